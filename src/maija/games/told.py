"""What a seat is told of an event: the facts it may know, and nothing else.

Here lives the filter that all families share. Which facts of an event are open to whom stands in
the table of each family, in its ``view``; an event without an entry there is told to nobody.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from maija.cards import cards_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


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


@dataclass(slots=True)  # not frozen, as a view
class Told:
    """One event as one seat is told it."""

    kind: int
    seat: int | None
    """Whom it happened to; ``None`` for nobody."""
    cards: tuple[int, ...] | None
    """The cards, sorted; ``None`` when they are not for this seat to know."""
    number: int | None
    """What the number means depends on the kind; ``None`` when it is not for this seat to know."""


Noted = tuple[int, int, int, int, int]
"""An event in full: kind, seat (-1 for nobody), the cards and those there twice, number."""


def tell(table: Mapping[int, Facts], noted: Iterable[Noted], seat: int) -> tuple[Told, ...]:
    """Leave of the events what a seat may know; -1 is a spectator."""
    return tuple(
        [_told(facts, event, seat) for event in noted if (facts := table.get(event[0])) is not None]
    )


def tell_own(
    table: Mapping[int, Facts], noted: Iterable[Noted], seat: int
) -> tuple[tuple[int, Told], ...]:
    """The events of which a seat knows more than a spectator, each with its place among all."""
    own = []
    at = 0
    for event in noted:
        facts = table.get(event[0])
        if facts is not None:
            if _knows_more(facts.cards, event, seat) or _knows_more(facts.number, event, seat):
                own.append((at, _told(facts, event, seat)))
            at += 1
    return tuple(own)


def knowing_more(table: Mapping[int, Facts], noted: Iterable[Noted]) -> int:
    """The seats that know more of some event than a spectator, as a mask."""
    seats = 0
    for event in noted:
        facts = table.get(event[0])
        if facts is not None and event[1] >= 0:
            most = max(facts.cards, facts.number)
            if most:
                seats |= 1 << event[1]
            if most == Knows.BOTH_SEATS:
                seats |= 1 << event[4]
    return seats


def _told(facts: Facts, event: Noted, seat: int) -> Told:
    kind, concerned, once, twice, number = event
    return Told(
        kind,
        concerned if concerned >= 0 else None,
        cards_of(once, twice) if _knows(facts.cards, event, seat) else None,
        int(number) if _knows(facts.number, event, seat) else None,
    )


def _knows(who: Knows, event: Noted, seat: int) -> bool:
    return who is Knows.EVERYBODY or _knows_more(who, event, seat)


def _knows_more(who: Knows, event: Noted, seat: int) -> bool:
    if who is Knows.EVERYBODY or seat < 0:
        return False
    return seat == event[1] or (who is Knows.BOTH_SEATS and seat == event[4])
