"""Everything that stands on a Mustamaija table during one deal, hidden or open, as whole numbers.

Nothing here knows a rule. Cards are 0..51, sets of cards masks; with two packs a set is two masks,
the cards that are there at all and those that are there twice.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from maija.games.copying import copier

from .terms import (
    EVENT_SIZE,
    EVENTS,
    MOST_ATTACK,
    MOST_POSITIONS,
    MOST_SEATS,
    MOST_STOCK,
    OPEN,
    Phase,
)


def _row(length: int, value: int = 0) -> list[int]:
    return field(default_factory=lambda: [value] * length)


@dataclass(slots=True)
class State:
    """One deal of Mustamaija. The law changes it in place; ``copy`` gives an independent one."""

    players: int = 4
    """Players dealt in."""
    dealer: int = 0
    phase: int = int(Phase.OVER)
    actor: int = -1
    """The seat whose answer the game waits for; -1 when the deal is over."""
    attacker: int = 0
    defender: int = 1

    trump: int = -1
    """The trump suit, -1 while there is none."""
    named: int = 0
    """Suits named by holders of king and queen, one bit each."""
    namer: int = -1
    """The seat that named the trump in force."""
    indicator: int = -1
    """The face-up card of the stock, until it is drawn."""
    indicator_at: int = -1
    """Its place in the stock."""
    bouts: int = 0
    """Leads made in this deal."""

    stock: list[int] = _row(MOST_STOCK)
    """The pack; what is not dealt or drawn stands at ``top`` to ``end - 1``."""
    top: int = 0
    end: int = 0
    hands: list[int] = _row(MOST_SEATS)
    """Cards that a seat holds at least once, masks."""
    twice: list[int] = _row(MOST_SEATS)
    """Cards that a seat holds twice, masks."""
    shown: list[int] = _row(MOST_SEATS)
    """Kings and queens that a seat has shown and still holds, masks."""
    gone: int = 0
    """Cards that have left play at least once, a mask."""
    gone_twice: int = 0

    led: int = 0
    """Attack cards that lie on the table."""
    lead_size: int = 0
    """Cards of the last lead."""
    suit: int = 0
    """Suit of the lead."""
    attack: list[int] = _row(MOST_ATTACK)
    """The cards led, lowest first, the spade queen last."""
    beater: list[int] = _row(MOST_ATTACK, OPEN)
    """The answer to each: a card, ``OPEN`` or ``GIVEN_UP``."""
    asked: int = 0
    """Which attack card the defender is asked about; ``led`` when all are answered."""
    left: int = 0
    """Attack cards given up."""
    overload: int = 0
    """1 while the defender may claim an overload, 2 when that has lapsed, 0 without one."""
    won: int = 0
    """1 when the last defence beat everything."""
    step: int = 0
    """Which draw of the bout stands, 0 the attacker's after the lead."""

    out: int = 0
    """Seats that are out, one bit each."""
    outs: int = 0
    order: list[int] = _row(MOST_SEATS)
    """Seats in the order of going out."""
    loser: int = -1
    drawn: int = 0
    """1 when the deal ended by repetition."""

    idle: int = -1
    """Bouts in a row in which nothing happened that cannot be undone."""
    seen: int = 0
    positions: list[int] = _row(MOST_POSITIONS)
    """Numbers of the positions that stood at the start of those bouts."""

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
