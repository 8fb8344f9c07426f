"""Positions that return, and bouts in which nothing happens (M71)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.games.mustamaija.rules import REPETITION_DRAWS

from .dealing import packs

if TYPE_CHECKING:
    from maija.games.mustamaija.rules import Rules
    from maija.games.mustamaija.state import State

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
    """The number of the position: hands and attacker; stock and trump cannot have changed."""
    one = s.attacker + 1
    two = s.attacker + 77
    two_packs = packs(r, s.players) == 2
    for seat in range(s.players):
        hand = s.hands[seat]
        one = stir_lane((one ^ (hand & LANE)) * 0x2C1B3C6D)
        two = stir_lane((two ^ (hand & LANE)) * 0x297A2D39)
        one = stir_lane((one ^ (hand >> 30)) * 0x3A4D5E67)
        two = stir_lane((two ^ (hand >> 30)) * 0x1B56C4E9)
        if two_packs:
            hand = s.twice[seat]
            one = stir_lane((one ^ (hand & LANE)) * 0x2C1B3C6D)
            two = stir_lane((two ^ (hand & LANE)) * 0x297A2D39)
            one = stir_lane((one ^ (hand >> 30)) * 0x3A4D5E67)
            two = stir_lane((two ^ (hand >> 30)) * 0x1B56C4E9)
    return one << 30 | two


def stir_lane(product: int) -> int:
    """Fold a product of two 30-bit numbers to 30 bits."""
    return (product ^ (product >> 30) ^ (product >> 13)) & LANE
