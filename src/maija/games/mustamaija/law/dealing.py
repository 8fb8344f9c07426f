"""The pack, the deal and the turned trump (S1.2-S1.8, S2.4-S2.8, S3.7-S3.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import QUEEN_OF_SPADES, SPADES
from maija.chance import below
from maija.games.mustamaija.rules import (
    AUTO_PACKS,
    PACKET_IS_HAND,
    TO_A_RANDOM_PLACE,
    TO_THE_MIDDLE,
    TWO_PACKS,
    UNDER_THE_STOCK,
)
from maija.games.mustamaija.terms import DEALT, NO_TRUMP, SPADE_RETURNED, TRUMP_TURNED

from .hands import put, stock_left, tell

if TYPE_CHECKING:
    from maija.games.mustamaija.rules import Rules
    from maija.games.mustamaija.state import State


def packs(r: Rules, players: int) -> int:
    """How many packs are in use (S1.2).

    Here too: M3 and M4.
    """
    if r.packs == AUTO_PACKS:
        return 2 if players > 5 else 1
    return 2 if r.packs == TWO_PACKS else 1


def stack(r: Rules, s: State) -> None:
    """Lay the pack in order as the stock: one spade queen, whatever the number of packs (S1.2).

    Here too: S2.1 and S3.1.
    """
    n = 0
    for _ in range(packs(r, s.players)):
        for card in range(52):
            if card != QUEEN_OF_SPADES or n < 52:
                s.stock[n] = card
                n += 1
    s.top = 0
    s.end = n


def shuffle(s: State) -> None:
    """Shuffle what is left of the stock."""
    for i in range(s.end - 1, s.top, -1):
        j = s.top + below(s, i - s.top + 1)
        card = s.stock[i]
        s.stock[i] = s.stock[j]
        s.stock[j] = card


def deal_hands(r: Rules, s: State) -> None:
    """Deal clockwise from the dealer's left, a packet at a time (S1.7, M6)."""
    dealt = 0
    packet = int(r.deal_packet)
    if packet == PACKET_IS_HAND:
        packet = r.hand_size
    while dealt < r.hand_size:
        now = min(packet, r.hand_size - dealt)
        for turn_ in range(1, s.players + 1):
            seat = (s.dealer + turn_) % s.players
            for _ in range(now):
                put(s, seat, s.stock[s.top])
                s.top += 1
        dealt += now
    for seat in range(s.players):
        tell(s, DEALT, seat, s.hands[seat], s.twice[seat], r.hand_size)


def turn_trump(r: Rules, s: State) -> None:
    """Turn the top card of the stock for trumps (S2.7, S3.9); spades go back (S2.8, S3.10, M7-M11).

    After as many turns as there are cards the deal is played without trumps (M10).

    Here too: S1.44 and M13.
    """
    returned = 0
    turns = 0
    for _ in range(stock_left(s)):
        card = s.stock[s.top]
        if card // 13 != SPADES or (r.spades_may_be_trump and card != QUEEN_OF_SPADES):
            if turns > 0:
                tell(s, SPADE_RETURNED, s.dealer, returned, 0, turns)
            s.trump = card // 13
            s.indicator = card
            s.indicator_at = s.top
            if r.indicator_position == UNDER_THE_STOCK:
                s.top += 1
                s.stock[s.end] = card
                s.indicator_at = s.end
                s.end += 1
            tell(s, TRUMP_TURNED, s.dealer, 1 << card, 0, s.trump)
            return
        returned |= 1 << card
        turns += 1
        put_back(r, s, card)
    if turns > 0:
        tell(s, SPADE_RETURNED, s.dealer, returned, 0, turns)
    tell(s, NO_TRUMP, s.dealer, 0, 0, 0)


def put_back(r: Rules, s: State, card: int) -> None:
    """Put the turned top card back into the stock (S3.10, M11)."""
    rest = stock_left(s) - 1
    if r.spade_indicator_goes == TO_THE_MIDDLE:
        above = rest // 2
    elif r.spade_indicator_goes == TO_A_RANDOM_PLACE:
        above = 1 + below(s, rest - 1) if rest > 1 else rest
    else:
        shuffle(s)
        return
    for i in range(above):
        s.stock[s.top + i] = s.stock[s.top + i + 1]
    s.stock[s.top + above] = card
