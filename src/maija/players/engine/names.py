"""What the programs are called that can be chosen at a table.

A table keeps the word for its player as long as it is kept itself; which programs there are is
known to the service alone, and may be otherwise tomorrow. So the word says that it means a program.
"""

from __future__ import annotations

import re
from typing import Final

ENGINE: Final = "engine:"
"""What stands before the name of a program in the word for a computer player."""
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9._-]{0,23}")


def is_name(text: str) -> bool:
    """Whether a program can be called so."""
    return _NAME.fullmatch(text) is not None


def is_engine(player: str) -> bool:
    """Whether a word for a computer player means a program."""
    return player.startswith(ENGINE) and is_name(player.removeprefix(ENGINE))


def called(player: str) -> str:
    """The name of a program, from the word for it."""
    return player.removeprefix(ENGINE)
