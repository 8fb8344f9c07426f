"""Who may name trumps, and when (S1.23-S1.27, S3.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import SPADES, SUIT_MASKS
from maija.games.mustamaija.rules import KQ_ANYTIME
from maija.games.mustamaija.terms import LEAD, NAME, OVER, QUEENS

if TYPE_CHECKING:
    from maija.games.mustamaija.rules import Rules
    from maija.games.mustamaija.state import State


def pairs(r: Rules, s: State, seat: int) -> int:
    """The suits of which a seat holds king and queen, one bit each (S1.23, M20-M23).

    Here too: S1.49.
    """
    hand = s.hands[seat]
    queens = hand & (hand >> 1) & QUEENS
    suits = 0
    if queens:
        for suit in range(4):
            if queens & SUIT_MASKS[suit] and (suit != SPADES or r.spades_may_be_trump):
                suits |= 1 << suit
    return suits


def may_be_named(r: Rules, s: State) -> int:
    """The suits that may be named now, by whoever holds the pair (S1.24, M19).

    Here too: S1.48, M15, M18 and M26.
    """
    if r.trump_method != KQ_ANYTIME or (s.phase == LEAD and s.led > 0) or s.phase == OVER:
        return 0
    if s.trump >= 0 and not r.trump_redeclare:
        return 0
    return 15 & ~s.named


def nameable(r: Rules, s: State, seat: int) -> int:
    """The naming actions open to a seat, as a mask; a player who is out has none (M17)."""
    suits = may_be_named(r, s)
    if suits == 0:
        return 0
    return (suits & pairs(r, s, seat)) << NAME
