"""Our side of the table bench: the shipped service, and scripted people who come to it."""
