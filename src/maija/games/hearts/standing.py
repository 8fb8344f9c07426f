"""What a match of Hearts is beyond the deal: dealers, totals, the end, the places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maija.games.ranks import ranked

from . import law
from .rules import End, ExactTarget, FirstDealer, Rules, Tie

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .state import State

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
    """Whether the match is over (S4.10, S4.25, T30, T31, T33).

    Here too: S4.16.
    """
    if rules.end is End.HANDS:
        return deals >= rules.hands
    if _exact(rules, totals):
        return True
    if max(totals) < rules.target:
        return False
    return rules.tie is Tie.SHARED or list(totals).count(min(totals)) == 1


def places(rules: Rules, totals: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, from 1, the lowest total first; equal totals share one (T31-T33)."""
    exact = _exact(rules, totals)
    return ranked([(seat not in exact, total) for seat, total in enumerate(totals)])


def _exact(rules: Rules, totals: Sequence[int]) -> set[int]:
    """Who wins by reaching exactly the target (T33)."""
    if rules.end is not End.TARGET or rules.exact_target is not ExactTarget.WINS:
        return set()
    return {seat for seat, total in enumerate(totals) if total == rules.target}
