"""The players of Mustamaija."""
