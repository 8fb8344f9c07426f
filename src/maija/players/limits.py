"""What the weaker levels cannot do: remember what has gone by, and judge what is worth keeping.

``novice`` and ``casual`` play by the text of ``habit``. Their mistakes come from two limits alone,
each a number in the memory: how much a seat forgets, and how far it misjudges cards. What a limit
means in a game stands where the game's ``habit`` remembers or judges. In the subset of the law
(``docs/law.md``).
"""

from typing import Final

from .memory import Memory
from .numbers import HABIT

UNLIMITED: Final = 0
NOVICE: Final = 1
CASUAL: Final = 2


def limit(memory: Memory, player: int) -> None:
    """Set the limits of a player of the kind of ``habit``, by the number that the drivers know."""
    memory.forgets = player - HABIT
    memory.misjudges = player - HABIT
