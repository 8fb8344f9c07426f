"""What somebody may be called: free text, but nothing that harms the line it stands in.

Taken away are control signs, marks of direction, what has no width, and marks heaped upon marks;
line ends and wide spaces become a space. What is left is text, never HTML: whoever shows it shows
it as text.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from maija.table.names import MOST
from maija.table.state import refuse

if TYPE_CHECKING:
    from collections.abc import Iterator

MOST_TYPED: Final = 400
"""Characters that are looked at at all."""
MOST_MARKS: Final = 3
"""Marks upon one character; no language needs more."""
# By the categories of Unicode: control signs, line and paragraph ends, spaces.
_SPACES: Final = frozenset({"Cc", "Zl", "Zp", "Zs"})
# Format signs (direction, no width, tags), surrogates, private use, unassigned, frames.
_GONE: Final = frozenset({"Cf", "Cs", "Co", "Cn", "Me"})
_MARKS: Final = frozenset({"Mn", "Mc"})
_UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
"""Letters and marks that show nothing, whatever their category says."""


def cleaned(text: str) -> str:
    """A name as it is shown.

    Raises:
        Refusal: nothing is left of it, or it is too long.
    """
    if len(text) > MOST_TYPED:
        raise refuse("name-too-long", most=MOST)
    name = "".join(_kept(unicodedata.normalize("NFC", text)))
    name = unicodedata.normalize("NFC", re.sub(" +", " ", name).strip())
    if not name:
        raise refuse("name-empty")
    if _length(name) > MOST:
        raise refuse("name-too-long", most=MOST)
    return name


def _kept(text: str) -> Iterator[str]:
    marks = MOST_MARKS  # at the beginning there is nothing that a mark could stand upon
    for sign in text:
        kind = unicodedata.category(sign)
        if kind in _GONE or sign in _UNSEEN:
            continue
        if kind in _SPACES:
            marks = MOST_MARKS
            yield " "
        elif kind not in _MARKS:
            marks = 0
            yield sign
        elif marks < MOST_MARKS:
            marks += 1
            yield sign


def _length(name: str) -> int:
    return sum(unicodedata.category(sign) not in _MARKS for sign in name)
