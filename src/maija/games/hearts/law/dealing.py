"""The pack, the deal, and what is told (S4.7, S4.17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.chance import below
from maija.games.hearts.terms import EVENT_SIZE

if TYPE_CHECKING:
    from maija.games.hearts.rules import Rules
    from maija.games.hearts.state import State


def tell(s: State, kind: int, seat: int, cards: int, number: int) -> None:
    """Report an event."""
    events = s.events
    at = (s.told * EVENT_SIZE) & 31  # it is less anyway; now the compiler knows it is not negative
    events[at] = kind | (seat + 1) << 8 | number << 16
    events[at + 1] = cards
    s.told += 1


def removed(r: Rules, players: int) -> int:
    """The cards taken out of the pack, a mask (S4.7, S4.17)."""
    if players == 3:
        return r.removed_3
    if players == 5:
        return r.removed_5
    if players == 6:
        return r.removed_6
    return 0


def stack(r: Rules, s: State) -> None:
    """Lay the pack in order."""
    out = removed(r, s.players)
    n = 0
    for card in range(52):
        if not (out >> card) & 1:
            s.stock[n] = card
            n += 1
    s.end = n


def shuffle(s: State) -> None:
    """Shuffle the pack."""
    for i in range(s.end - 1, 0, -1):
        j = below(s, i + 1)
        card = s.stock[i]
        s.stock[i] = s.stock[j]
        s.stock[j] = card
