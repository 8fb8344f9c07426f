"""The plays that a search weighs against each other, and what they have brought, as whole numbers.

A play is what a seat does in one go: a card, a whole lead with its ``done``, all the answers of a
defence, the cards to pass. Nothing here knows a game.
A play ends with ``NOTHING``; alone, that is a play in which the seat does nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from .memory import MOST_AHEAD, NOTHING

MOST_PLAYS = 60
"""Plays that are weighed at once."""
LONGEST = MOST_AHEAD
"""Actions of a play."""
MOST_CARDS = 105
"""Cards that may have to be dealt again."""
WHOLE = 4096
"""What the best result is worth; the worst is worth 0."""


def _row(length: int, value: int = 0) -> list[int]:
    return field(default_factory=lambda: [value] * length)


@dataclass(slots=True)
class Plays:
    """Plays, and the deals in which they have been tried."""

    rng: int = 1
    """The search's own generator (``maija.chance.seeded``)."""
    number: int = 0
    """How many plays there are."""
    actions: list[int] = _row(MOST_PLAYS * LONGEST, NOTHING)
    """The actions of each play, ended by ``NOTHING`` where it is shorter than ``LONGEST``."""
    intent: list[int] = _row(MOST_PLAYS)
    """What the seat is after in each, a number of the family; 0 for nothing special."""
    liked: list[int] = _row(MOST_PLAYS)
    """What each is worth by rules of thumb, before anything was tried."""
    favour: list[int] = _row(MOST_PLAYS)
    """How much less it need bring than others, by that: chance must not outweigh experience."""

    running: int = 0
    """The plays still tried, a mask; all of them have been tried in the same deals."""
    tries: list[int] = _row(MOST_PLAYS)
    """In how many deals each was tried."""
    sums: list[int] = _row(MOST_PLAYS)
    """What it brought in all, each time from 0 to ``WHOLE``."""
    squares: list[int] = _row(MOST_PLAYS)
    counted: list[int] = _row(MOST_PLAYS)
    """What it came to in all as people count: deals lost, or points."""
    counted_squares: list[int] = _row(MOST_PLAYS)
    moons: list[int] = _row(MOST_PLAYS)
    """Hearts: how often the seat shot the moon."""
    moons_of_others: list[int] = _row(MOST_PLAYS)
    """Hearts: how often another did."""
    last: list[int] = _row(MOST_PLAYS)
    """What it brought the last time."""
    gaps: list[int] = _row(MOST_PLAYS)
    """How much less it brought than the first play in the same deals, where plays are compared."""
    gap_squares: list[int] = _row(MOST_PLAYS)
    playouts: int = 0
    """Deals played on, all plays together."""
    budget: int = 0
    """How many may be played on."""
    due: int = 0
    """After how many the worse half is dropped."""

    pool: list[int] = _row(MOST_CARDS)
    """Room for cards that are dealt again or laid out."""
    once: list[int] = _row(MOST_PLAYS)
    """Room for the cards of leads, masks."""
    again: list[int] = _row(MOST_PLAYS)
    """Room for those cards of leads that they have twice."""
    path: list[int] = _row(LONGEST)
    """Room for the actions of a play that is being put together."""
    untried: list[int] = _row(LONGEST)
    """Room for what else could be done at each of them, masks."""


__all__ = ["LONGEST", "MOST_CARDS", "MOST_PLAYS", "NOTHING", "WHOLE", "Plays"]
