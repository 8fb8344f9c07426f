"""A table of Hearts at which our player meets those of other programs."""
