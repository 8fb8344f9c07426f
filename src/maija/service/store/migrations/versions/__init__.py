"""The forms of the store, one after the other."""
