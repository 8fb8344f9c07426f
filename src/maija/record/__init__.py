"""Positions and moves as text."""

from .notation import NotationError, format_position, read_moves, read_position

__all__ = ["NotationError", "format_position", "read_moves", "read_position"]
