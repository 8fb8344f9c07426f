"""What a match of Hearts is beyond the deal: dealers, totals, the end, the places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import law
from .rules import FirstDealer, Rules
from .state import State

if TYPE_CHECKING:
    from collections.abc import Sequence

CUT: Final = FirstDealer.CUT
LOT: Final = FirstDealer.LOT


def cut_value(rules: Rules, card: int) -> int | None:  # noqa: ARG001 -- as asked of every family
    """What a card is worth in the cut: the lowest card deals, so low is worth more (T36)."""
    return 12 - card % 13


def next_dealer(rules: Rules, state: State) -> int:  # noqa: ARG001 -- as asked of every family
    """Who deals next: one place left (S4.13, T37)."""
    return (state.dealer + 1) % state.players


def add(rules: Rules, totals: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:
    """The totals after a deal (T29, T33)."""
    return tuple(
        law.settled(rules, total, score) for total, score in zip(totals, scores, strict=True)
    )


def over(rules: Rules, totals: Sequence[int], deals: int) -> bool:
    """Whether the match is over (S4.10, S4.25, T30, T31, T33)."""
    state = State(players=len(totals), totals=list(totals))
    return bool(law.match_over(rules, state, deals))


def places(rules: Rules, totals: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, from 1, the lowest total first; equal totals share one (T31-T33)."""
    return tuple(
        1 + sum(law.stands_before(rules, other, total) for other in totals) for total in totals
    )
