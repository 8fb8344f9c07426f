"""The engine protocol, both ways: our players for other programs, other programs at our tables."""
