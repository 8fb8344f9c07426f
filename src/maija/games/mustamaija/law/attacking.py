"""What may be led: how many cards, of what suit (S1.12-S1.13, S1.36, S2.11-S2.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import QUEEN_OF_SPADES, SUIT_MASKS
from maija.games.mustamaija.rules import (
    CAP_OF_FIVE,
    CAP_OF_HAND_SIZE,
    COUNTS_HIDDEN,
    LIMITED_AFTER_STOCK,
    NEVER_LIMITED,
    OVERLOAD_CLAIM,
)
from maija.games.mustamaija.terms import LED, MOST_ATTACK, OPEN

from .hands import held, remove, stock_left, tell

if TYPE_CHECKING:
    from maija.games.mustamaija.rules import Rules
    from maija.games.mustamaija.state import State


def bounded(r: Rules, s: State) -> int:
    """1 when a lead may not exceed the defender's hand (S1.36, S2.12, S3.13)."""
    if r.defender_limit == NEVER_LIMITED:
        return 0
    if r.defender_limit == LIMITED_AFTER_STOCK:
        if stock_left(s) > 0:
            return 0
        if r.overload == OVERLOAD_CLAIM and r.announce_counts == COUNTS_HIDDEN:
            return 0
    return 1


def attack_cap(r: Rules) -> int:
    """The most cards of a lead, whatever the defender holds (S1.12, S2.11)."""
    if r.max_attack == CAP_OF_FIVE:
        return 5
    if r.max_attack == CAP_OF_HAND_SIZE:
        return r.hand_size
    return MOST_ATTACK


def attack_limit(r: Rules, s: State) -> int:
    """The most cards that may be led now (M52).

    Here too: M44 and M45.
    """
    most = attack_cap(r)
    if bounded(r, s):
        most = min(most, held(s, s.defender))
    return most


def joining(r: Rules, s: State, suit: int, laid: int) -> int:
    """The attacker's cards that may join so many laid cards of a suit, a mask."""
    if laid >= attack_limit(r, s):
        return 0
    return s.hands[s.attacker] & SUIT_MASKS[suit]


def lead(s: State, card: int) -> None:
    """Lay one card of the lead, keeping the attack lowest first with the spade queen last.

    Here too: S1.28, M27, M28 and M36.
    """
    remove(s, s.attacker, card)
    at = s.led
    while (
        at > 0
        and card != QUEEN_OF_SPADES
        and (s.attack[at - 1] > card or s.attack[at - 1] == QUEEN_OF_SPADES)
    ):
        s.attack[at] = s.attack[at - 1]
        at -= 1
    s.attack[at] = card
    s.beater[s.led] = OPEN
    s.led += 1
    s.suit = card // 13
    tell(s, LED, s.attacker, 1 << card, 0, s.led)
