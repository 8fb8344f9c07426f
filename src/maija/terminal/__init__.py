"""Playing in a terminal: a plain loop in which a person sits among computer players."""

from .asking import Asking
from .game import Game
from .guiding import Guide
from .keeping import Keeper
from .plain import PlainScreen, screen_for
from .resuming import ResumeError, find, opened
from .screen import Screen
from .stepping import Stepping
from .telling import Teller

__all__ = [
    "Asking",
    "Game",
    "Guide",
    "Keeper",
    "PlainScreen",
    "ResumeError",
    "Screen",
    "Stepping",
    "Teller",
    "find",
    "opened",
    "screen_for",
]
