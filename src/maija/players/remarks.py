"""What can be said of a play in a few words: a closed list of codes, each with its facts.

A remark is a fact about the play, and not yet a reason; what it is worth the estimates tell. The
sentences are ``maija.text``'s (``remark-…``), what is remarked in a game stands in the ``remarks``
of its family. Nothing may be remarked that the seat does not know.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CODES: Final = (
    # Mustamaija
    "names-trump",
    "names-nothing",
    "claims-overload",
    "draws",
    "declines",
    "beats-all",
    "leaves",
    "empties-hand",
    "keeps-trumps",
    "spends-trumps",
    "spends-high",
    "cards-stay",
    "leads-queen",
    "beats-with-queen",
    "breaks-pair",
    # Hearts
    "cannot-win-trick",
    "wins-trick-so-far",
    "still-out",
    "queen-may-fall",
    "takes-trick",
    "lets-trick-go",
    "passes-queen",
    "sheds-queen",
    "sheds-points",
    "goes-for-moon",
    "stops-moon",
    "scores-moon",
    # both
    "keeps-queen",
    "voids-suit",
)
"""Every code there is."""


@dataclass(frozen=True, slots=True)
class Remark:
    """One fact about a play; what a code does not need is empty."""

    code: str
    number: int | None = None
    """How many: cards, points, cards that can still be drawn, or percent."""
    against: int | None = None
    """What that is set against: the percent otherwise, or higher cards against lower ones."""
    cards: tuple[int, ...] = ()
    seat: int | None = None
    """Another seat, whom it concerns."""
    suit: int | None = None
