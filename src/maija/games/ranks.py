"""Places with shared places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence


def ranked(values: Sequence[Any]) -> tuple[int, ...]:
    """The place of each value, from 1, the least first; equal values share a place.

    >>> ranked([5, 3, 5, 9])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other < value for other in values) for value in values)
