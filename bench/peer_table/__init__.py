"""The peer of the table bench, and how a server is measured, ours or the peer's."""
