"""What people at one table are called, so that everybody hears who is meant.

Names come here cleaned; how is the service's business.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Collection

MOST: Final = 24
"""Characters of a name, marks not counted."""


def told_apart(name: str, others: Collection[str]) -> str:
    """A name that none of the others has: with a number if need be.

    >>> told_apart("Anna", ["anna", "Eino"])
    'Anna 2'

    Args:
        name: a cleaned name.
        others: the cleaned names of the others.
    """
    taken = {heard(other) for other in others}
    told, number = name, 1
    while heard(told) in taken:
        number += 1
        end = f" {number}"
        told = _shortened(name, MOST - len(end)).rstrip() + end
    return told


def heard(name: str) -> str:
    """A name as one hears it: capitals and forms of letters make no difference.

    >>> heard("ANNA") == heard("Anna")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()


def _shortened(name: str, most: int) -> str:
    """The beginning of a name; no mark loses its letter."""
    length = 0
    for at, sign in enumerate(name):
        length += not unicodedata.category(sign).startswith("M")
        if length > most:
            return name[:at]
    return name
