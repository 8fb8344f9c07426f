"""What beats what, and how much can be beaten (S1.16-S1.17, S1.25, S2.9, S2.13, S2.19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from maija.cards import QUEEN_OF_SPADES, SUIT_MASKS, count, lowest
from maija.games.mustamaija.rules import ALL_OR_NOTHING, QUEEN_NEVER_BEATS
from maija.games.mustamaija.terms import GIVEN_UP, OPEN

from .hands import remove

if TYPE_CHECKING:
    from maija.games.mustamaija.rules import Rules
    from maija.games.mustamaija.state import State


def beaters(r: Rules, s: State, seat: int, card: int) -> int:
    """The cards of a seat that beat a card, a mask (S1.17, S1.25, S2.9, S2.13, M30-M35).

    Here too: S1.31, S3.3, S3.14, S3.15, M29 and M37.
    """
    if card == QUEEN_OF_SPADES:
        return 0
    suit = card // 13
    better = SUIT_MASKS[suit] & ~((1 << (card + 1)) - 1)
    if s.trump >= 0 and s.trump != suit:
        better |= SUIT_MASKS[s.trump]
    queen = 1 << QUEEN_OF_SPADES
    if r.queen_may_beat == QUEEN_NEVER_BEATS:
        better &= ~queen
    else:
        better |= queen
    return s.hands[seat] & better


def next_open(s: State, at: int) -> int:
    """The next attack card without an answer, ``led`` when there is none."""
    while at < s.led and s.beater[at] != OPEN:
        at += 1
    return at


def must_beat(r: Rules, s: State) -> int:
    """How many of the open attack cards have to be beaten; 0 when all may be left."""
    if not r.must_beat_if_possible:
        return 0
    most = most_beaten(r, s, s.asked)
    if r.partial_defence == ALL_OR_NOTHING and most < s.led - s.asked:
        return 0
    return most


def most_beating(r: Rules, s: State, at: int, options: int, most: int) -> int:
    """Of the answers to an open card keep those after which so many can be beaten (S1.16)."""
    if most <= 1:
        return options
    seat = s.defender
    hand = s.hands[seat]
    twice = s.twice[seat]
    shown = s.shown[seat]
    s.beater[at] = GIVEN_UP
    kept = 0
    while options:
        card = lowest(options)
        options &= options - 1
        remove(s, seat, card)
        if most_beaten(r, s, s.asked) + 1 == most:
            kept |= 1 << card
        s.hands[seat] = hand
        s.twice[seat] = twice
        s.shown[seat] = shown
    s.beater[at] = OPEN
    return kept


def most_beaten(r: Rules, s: State, first: int) -> int:
    """How many of the open attack cards from ``first`` on the defender can beat at most.

    Cards of the suit beat a nested row of attack cards, trumps and a beating queen any of them:
    pair the suit from below, then fill up.

    Here too: M42.
    """
    open_cards = 0
    by_suit = 0
    at = next_open(s, first)
    queen = 1 << QUEEN_OF_SPADES
    suit_cards = s.hands[s.defender] & SUIT_MASKS[s.suit] & ~queen
    row = at
    while suit_cards:
        card = lowest(suit_cards)
        suit_cards &= suit_cards - 1
        for _ in range(1 + ((s.twice[s.defender] >> card) & 1)):
            if row < s.led and s.attack[row] < card and s.attack[row] != QUEEN_OF_SPADES:
                by_suit += 1
                row = next_open(s, row + 1)
    free = 0
    if s.trump >= 0 and s.trump != s.suit:
        trumps = SUIT_MASKS[s.trump] & ~queen
        free = count(s.hands[s.defender] & trumps) + count(s.twice[s.defender] & trumps)
    if r.queen_may_beat != QUEEN_NEVER_BEATS and s.hands[s.defender] & queen:
        free += 1
    while at < s.led:
        if s.attack[at] != QUEEN_OF_SPADES:
            open_cards += 1
        at = next_open(s, at + 1)
    return min(open_cards, by_suit + free)
