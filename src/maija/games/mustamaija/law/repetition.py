"""Positions that return, and bouts in which nothing happens (M71)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.games.mustamaija.rules import REPETITION_DRAWS

from .dealing import packs

if TYPE_CHECKING:
    from maija.games.mustamaija.rules import Rules
    from maija.games.mustamaija.state import State

HALF = (1 << 26) - 1
LANE = (1 << 30) - 1


def stir(s: State) -> None:
    """Something happened that cannot be undone: earlier positions cannot return (M71)."""
    s.seen = 0
    s.idle = -1


def remember(r: Rules, s: State) -> None:
    """Note the position at the start of a bout; its third appearance is a draw (M71)."""
    if r.repetition != REPETITION_DRAWS:
        return
    number = position(r, s)
    appearances = 1
    for i in range(s.seen):
        if s.positions[i] == number:
            appearances += 1
    s.positions[s.seen] = number
    s.seen += 1
    if appearances == 3:
        s.drawn = 1


def position(r: Rules, s: State) -> int:
    """The number of the position: hands and attacker; stock and trump cannot have changed.

    A sum in which every seat has factors of its own, below 2**62. Two positions that differ only
    between two seats never share a number, others less likely than one in 2**29.
    """
    factor = 0x2C1B3C6D
    number = s.attacker * 0x3A4D5E67
    two_packs = packs(r, s.players) == 2
    for seat in range(s.players):
        hand = s.hands[seat]
        number += (hand & HALF) * factor
        factor = (factor * 0x297A2D39) & LANE
        number += (hand >> 26) * factor
        factor = (factor * 0x1B56C4E9) & LANE
        if two_packs:
            hand = s.twice[seat]
            number += (hand & HALF) * factor
            factor = (factor * 0x297A2D39) & LANE
            number += (hand >> 26) * factor
            factor = (factor * 0x1B56C4E9) & LANE
    return number
