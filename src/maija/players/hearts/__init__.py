"""The players of Hearts and Black Maria."""
