"""The levels that search: how many deals each plays on for a decision.

A level is a stated number of deals, so that it plays the same everywhere; master solves endgames
as well. They need the extra ``fast``: without it these levels are not offered.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from .hearts import habit as hearts_habit
from .hearts import knowledge as hearts_knowledge
from .mustamaija import habit as mustamaija_habit
from .mustamaija import knowledge as mustamaija_knowledge
from .numbers import SEARCHES
from .searcher import Searcher

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .api import Choose, Observe

HABIT: Final[Mapping[str, Choose]] = {
    "mustamaija": mustamaija_habit.choose,
    "hearts": hearts_habit.choose,
}
"""Plays by experience."""
COUNTS: Final[Mapping[str, Observe]] = {
    "mustamaija": mustamaija_knowledge.observe,
    "hearts": hearts_knowledge.observe,
}
"""Keeps count of the cards."""


def _level(name: str, playouts: int, *, solves: bool = False) -> Searcher:
    return Searcher(
        name,
        SEARCHES,
        HABIT,
        COUNTS,
        playouts=dict.fromkeys(COUNTS, playouts),
        solves=solves,
    )


LEVELS: Final[tuple[Searcher, ...]] = (
    _level("skilled", 120),
    _level("expert", 800),
    _level("master", 8000, solves=True),
)
"""The levels, the weakest first."""


def offered() -> tuple[Searcher, ...]:
    """The levels that can be played here: none without the extra ``fast``."""
    return LEVELS if find_spec("numba") and find_spec("numpy") else ()
