"""What a seat is told of an event: the facts it may know, and nothing else.

Here lives the filter that all families share. Which facts of an event are open to whom stands in
the table of each family, in its ``view``; an event without an entry there is told to nobody.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class Knows(IntEnum):
    """Who may know a fact of an event."""

    EVERYBODY = 0
    SEAT = 1
    """Only the seat it happened to."""
    BOTH_SEATS = 2
    """That seat, and the other one, whose number the event carries."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Who may know the cards and the number of one kind of event; its seat is always open."""

    cards: Knows = Knows.EVERYBODY
    number: Knows = Knows.EVERYBODY


@dataclass(frozen=True, slots=True)
class Told:
    """One event as one seat is told it."""

    kind: int
    seat: int | None
    """Whom it happened to; ``None`` for nobody."""
    cards: tuple[int, ...] | None
    """The cards, sorted; ``None`` when they are not for this seat to know."""
    number: int | None
    """What the number means depends on the kind; ``None`` when it is not for this seat to know."""


def tell(facts: Facts, event: Told, seat: int) -> Told:
    """Leave of an event what a seat may know; -1 is a spectator."""
    return Told(
        event.kind,
        event.seat,
        event.cards if _knows(facts.cards, event, seat) else None,
        event.number if _knows(facts.number, event, seat) else None,
    )


def _knows(who: Knows, event: Told, seat: int) -> bool:
    if who == Knows.EVERYBODY:
        return True
    if seat < 0:
        return False
    return seat == event.seat or (who == Knows.BOTH_SEATS and seat == event.number)
