"""When a match is over, and who stands how in it (S4.10, S4.16, S4.25, T30-T33)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.games.hearts.rules import ENDS_AT_TARGET, EXACT_WINS, TIES_SHARED

if TYPE_CHECKING:
    from maija.games.hearts.rules import Rules
    from maija.games.hearts.state import State


def match_over(r: Rules, s: State, deals: int) -> int:
    """1 when the match is over with these totals after so many deals (S4.10, S4.25, T30, T31, T33).

    Here too: S4.16.
    """
    if r.end != ENDS_AT_TARGET:
        return 1 if deals >= r.hands else 0
    least = s.totals[0]
    most = s.totals[0]
    lowest_ones = 0
    for seat in range(s.players):
        total = s.totals[seat]
        if wins_exactly(r, total):
            return 1
        most = max(most, total)
        if total < least:
            lowest_ones = 0
        least = min(least, total)
        if total == least:
            lowest_ones += 1
    if most < r.target:
        return 0
    return 1 if r.tie == TIES_SHARED or lowest_ones == 1 else 0


def wins_exactly(r: Rules, total: int) -> int:
    """1 when a total wins by being exactly the target (T33)."""
    if r.end == ENDS_AT_TARGET and r.exact_target == EXACT_WINS and total == r.target:
        return 1
    return 0


def stands_before(r: Rules, total: int, other: int) -> int:
    """1 when a seat with a total stands before one with another: the lower total, T33 apart."""
    wins = wins_exactly(r, total)
    if wins != wins_exactly(r, other):
        return wins
    return 1 if total < other else 0
