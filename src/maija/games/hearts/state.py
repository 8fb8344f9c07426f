"""Everything that stands on a Hearts table during one deal, hidden or open, as whole numbers.

Nothing here knows a rule. Cards are 0..51, sets of cards masks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from maija.games.copying import copier

from .terms import EVENT_SIZE, EVENTS, MOST_SEATS, NOBODY, Phase


def _row(length: int, value: int = 0) -> list[int]:
    return field(default_factory=lambda: [value] * length)


@dataclass(slots=True)
class State:
    """One deal of Hearts. The law changes it in place; ``copy`` gives an independent one."""

    players: int = 4
    """Players dealt in."""
    dealer: int = 0
    number: int = 0
    """Which deal of the match this is, from 0: it decides where cards are passed."""
    totals: list[int] = _row(MOST_SEATS)
    """The score of each seat before this deal."""
    phase: int = int(Phase.OVER)
    waiting: int = 0
    """The seats the game waits for, one bit each."""

    stock: list[int] = _row(52)
    """The pack as it is dealt."""
    end: int = 0
    """Cards in the pack."""
    hands: list[int] = _row(MOST_SEATS)
    """Cards in hand, masks."""
    chosen: list[int] = _row(MOST_SEATS)
    """Cards chosen to be passed, masks."""
    received: list[int] = _row(MOST_SEATS)
    """Cards that came by passing, masks."""

    leader: int = NOBODY
    """Who led to the trick."""
    actor: int = NOBODY
    """Who plays next."""
    trick: list[int] = _row(MOST_SEATS, NOBODY)
    """The card of each seat in the trick."""
    played: int = 0
    """Cards in the trick."""
    suit: int = NOBODY
    """The suit led."""
    best: int = NOBODY
    """The winning card so far."""
    winner: int = NOBODY
    """Who holds the trick so far."""
    pile: int = 0
    """The cards of the trick, a mask."""
    trick_number: int = 0
    """Tricks completed."""
    broken: int = 0
    """1 when hearts are broken."""
    captured: list[int] = _row(MOST_SEATS)
    """Cards that a seat has taken, masks."""
    tricks: list[int] = _row(MOST_SEATS)
    """Tricks that a seat has taken."""
    last_trick: list[int] = _row(MOST_SEATS, NOBODY)
    last_leader: int = NOBODY
    last_winner: int = NOBODY

    shooter: int = NOBODY
    """Who shot the moon."""
    sun: int = 0
    """1 when the shooter took every trick and that counts."""
    moon: int = 0
    """How the moon is scored, a word."""

    events: list[int] = _row(EVENTS * EVENT_SIZE)
    told: int = 0
    """Events of the last action."""
    rng: int = 1
    """The generator that answers chance within the deal."""

    def copy(self) -> Self:
        """An independent copy."""
        other: Self = _copied(self)
        return other


_copied = copier(State)
