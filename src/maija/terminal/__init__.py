"""Playing in a terminal: a plain loop in which a person sits among computer players."""

from .game import Game
from .screen import Screen
from .telling import Teller

__all__ = ["Game", "Screen", "Teller"]
