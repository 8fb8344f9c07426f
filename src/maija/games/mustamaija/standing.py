"""What a match of Mustamaija is beyond the deal: dealers, totals, the end, the places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from maija.cards import QUEEN_OF_SPADES
from maija.games.ranks import ranked

from .rules import FirstDealer, NextDealer, QueenInCut, Rules, Scoring

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .state import State

CUT: Final = FirstDealer.CUT
LOT: Final = FirstDealer.LOT


def cut_value(rules: Rules, card: int) -> int | None:
    """What a card is worth in the cut, the highest deals (S1.6); ``None``: draw again (M2).

    Ace is high. Where the spade queen counts she is above every other card (S1.4).
    """
    if card == QUEEN_OF_SPADES:
        return 13 if rules.queen_in_cut is QueenInCut.COUNTS else None
    return card % 13


def next_dealer(rules: Rules, state: State) -> int:
    """Who deals after a finished deal (S3.6, M72); with no such player the deal goes left.

    Here too: S1.9.
    """
    if rules.next_dealer is NextDealer.FIXED:
        return state.dealer
    if rules.next_dealer is NextDealer.LOSER and state.loser >= 0:
        return state.loser
    if rules.next_dealer is NextDealer.WINNER and state.outs > 0:
        return state.order[0]
    return (state.dealer + 1) % state.players


def add(rules: Rules, totals: Sequence[int], scores: Sequence[int]) -> tuple[int, ...]:  # noqa: ARG001 -- as asked of every family
    """The totals after a deal."""
    return tuple(total + score for total, score in zip(totals, scores, strict=True))


def over(rules: Rules, totals: Sequence[int], deals: int) -> bool:
    """Whether the match is over: so many deals, by default one for each player (M73)."""
    return deals >= (rules.deals or len(totals))


def places(rules: Rules, totals: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, from 1; equal totals share one (M73)."""
    sign = -1 if rules.scoring is Scoring.WINNER_1 else 1
    return ranked([sign * total for total in totals])
