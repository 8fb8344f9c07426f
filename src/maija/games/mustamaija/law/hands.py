"""Cards in hands, stock and discard, and what is told of them. No clause of play lives here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import count
from maija.games.mustamaija.terms import EVENT_SIZE, OUT

if TYPE_CHECKING:
    from maija.games.mustamaija.state import State


def tell(s: State, kind: int, seat: int, cards: int, twice: int, number: int) -> None:
    """Report an event."""
    events = s.events
    at = (s.told * EVENT_SIZE) & 127  # it is less anyway; now the compiler knows it is not negative
    events[at] = kind
    events[at + 1] = seat
    events[at + 2] = cards
    events[at + 3] = twice
    events[at + 4] = number
    s.told += 1


def held(s: State, seat: int) -> int:
    """How many cards a seat holds."""
    return count(s.hands[seat]) + count(s.twice[seat])


def put(s: State, seat: int, card: int) -> None:
    """Give a card to a seat."""
    bit = 1 << card
    if s.hands[seat] & bit:
        s.twice[seat] |= bit
    else:
        s.hands[seat] |= bit


def remove(s: State, seat: int, card: int) -> None:
    """Take a card from a seat; of two equal cards one stays, and the shown one goes."""
    bit = 1 << card
    if s.twice[seat] & bit:
        s.twice[seat] ^= bit
    else:
        s.hands[seat] ^= bit
    s.shown[seat] &= ~bit


def discard(s: State, card: int) -> None:
    """Put a card out of play."""
    bit = 1 << card
    if s.gone & bit:
        s.gone_twice |= bit
    else:
        s.gone |= bit


def put_all(s: State, seat: int, cards: int, twice: int) -> None:
    """Give a set of cards to a seat."""
    s.twice[seat] |= twice | (s.hands[seat] & cards)
    s.hands[seat] |= cards


def stock_left(s: State) -> int:
    """Cards that can still be drawn; the indicator counts until it is drawn (S3.22).

    Here too: S1.35 and S2.20.
    """
    return s.end - s.top


def is_out(s: State, seat: int) -> int:
    """1 when a seat is out."""
    return (s.out >> seat) & 1


def next_in(s: State, seat: int) -> int:
    """The first player still in clockwise after a seat (M68, M69); somebody must be."""
    seat = seat + 1 if seat + 1 < s.players else 0
    while (s.out >> seat) & 1:
        seat = seat + 1 if seat + 1 < s.players else 0
    return seat


def leave(s: State, seat: int) -> None:
    """A seat is out (S2.21, M70)."""
    s.out |= 1 << seat
    s.order[s.outs] = seat
    s.outs += 1
    tell(s, OUT, seat, 0, 0, s.outs)
