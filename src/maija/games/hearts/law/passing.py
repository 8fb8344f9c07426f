"""Where cards are passed (S4.2, S4.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.games.hearts.rules import PASS_END, PASS_LEFT, PASS_RIGHT
from maija.games.hearts.terms import MOST_CYCLE

if TYPE_CHECKING:
    from maija.games.hearts.rules import Rules
    from maija.games.hearts.state import State


def step_of(r: Rules, players: int, at: int) -> int:
    """One entry of the cycle of passing in force (S4.2, S4.12)."""
    if players == 3:
        return int(r.pass_cycle_3[at])
    if players == 4:
        return int(r.pass_cycle_4[at])
    if players == 5:
        return int(r.pass_cycle_5[at])
    return int(r.pass_cycle_6[at])


def direction(r: Rules, s: State) -> int:
    """Where the cards of this deal are passed (T2)."""
    length = 0
    while length < MOST_CYCLE and step_of(r, s.players, length) != PASS_END:
        length += 1
    return step_of(r, s.players, s.number % length)


def receiver(r: Rules, s: State, seat: int) -> int:
    """Who gets the cards of a seat (T1).

    Here too: T4.
    """
    where = direction(r, s)
    if where == PASS_LEFT:
        return (seat + 1) % s.players
    if where == PASS_RIGHT:
        return (seat + s.players - 1) % s.players
    return (seat + s.players // 2) % s.players
