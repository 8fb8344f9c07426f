"""What a seat is told of an event: the facts it may know, and nothing else.

Here lives the filter that all families share. Which facts of an event are open to whom stands in
the table of each family, in its ``view``; an event without an entry there is told to nobody.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import TYPE_CHECKING, Final

from maija.cards import cards_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


SPECTATOR: Final = -1


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
    open: bool = field(init=False)
    """Whether everybody may know all of it."""

    def __post_init__(self) -> None:
        """See whether anything is hidden."""
        everybody = self.cards is self.number is Knows.EVERYBODY
        object.__setattr__(self, "open", everybody)


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


def share(
    table: Mapping[int, Facts], noted: Iterable[Noted]
) -> tuple[list[Told], dict[int, list[tuple[int, Told]]]]:
    """The events as a spectator is told them, and what seats know beyond that.

    Returns:
        The events; and by seat those of which it knows more, each with its place among all.
    """
    everybody: list[Told] = []
    own: dict[int, list[tuple[int, Told]]] = {}
    for event in noted:
        facts = table.get(event[0])
        if facts is None:
            continue
        if facts.open:
            everybody.append(_whole(event))
            continue
        for seat in {event[1], event[4]}:
            if _knows_more(facts.cards, event, seat) or _knows_more(facts.number, event, seat):
                own.setdefault(seat, []).append((len(everybody), _told(facts, event, seat)))
        everybody.append(_told(facts, event, SPECTATOR))
    return everybody, own


def _whole(event: Noted) -> Told:
    kind, concerned, once, twice, number = event
    return Told(kind, concerned if concerned >= 0 else None, cards_of(once, twice), int(number))


def _told(facts: Facts, event: Noted, seat: int) -> Told:
    told = _whole(event)
    if not (facts.open or _knows(facts.cards, event, seat)):
        told.cards = None
    if not (facts.open or _knows(facts.number, event, seat)):
        told.number = None
    return told


def _knows(who: Knows, event: Noted, seat: int) -> bool:
    return who is Knows.EVERYBODY or _knows_more(who, event, seat)


def _knows_more(who: Knows, event: Noted, seat: int) -> bool:
    if who is Knows.EVERYBODY or seat < 0:
        return False
    return seat == event[1] or (who is Knows.BOTH_SEATS and seat == event[4])
