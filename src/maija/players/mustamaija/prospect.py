"""What a deal is likely to bring once the stock is gone and three or four are left, at a glance.

Who loses such a deal is half decided by what lies in the hands: how many cards, how many of them
trumps, how many suits, which of them the next seat can beat, who has the queen, and how far one
sits from the lead. By these each seat is in danger, and loses with its share of the danger of all.

Played on by rules of thumb the same deal is lost once and won once; to foresee it has no chance in
it, and takes less time. It also knows what rules of thumb do not: the seat that searches plays the
end better than the others, above all with trumps. The numbers were fitted to deals among ``habit``
players and, for that seat, to deals of ``master`` among them
(``docs/decisions/0005-search.md``). In the subset of the law (``docs/law.md``).
"""

from typing import Final

from maija.cards import QUEEN_OF_SPADES, SPADES, count
from maija.games.mustamaija.law import next_in, stock_left
from maija.games.mustamaija.rules import QUEEN_NEVER_BEATS, Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import LEAD
from maija.players.plays import WHOLE

from .outlook import cards_of, matched

QUEEN: Final = 1 << QUEEN_OF_SPADES
LEAST_LEFT: Final = 3
MOST_LEFT: Final = 4

EACH_CARD: Final = (29, 42)
"""All of these are in 256ths of a doubling of the danger, where three are left and where four. A
card, the queen not counted."""
EACH_TRUMP: Final = (-121, -149)
EACH_SUIT: Final = (78, 110)
"""Each plain suit."""
TRUMPS_ALONE: Final = (-219, -277)
"""That there is no plain card."""
ONE_SUIT: Final = (-100, -128)
"""That there is at most one plain suit."""
FEW: Final = (-101, -72)
"""That there are at most two cards."""
ONE: Final = (-75, -34)
"""That there is at most one."""
HOLDS_QUEEN: Final = (42, 39)
NEXT_HOLDS_QUEEN: Final = (-132, -49)
LAST_HOLDS_QUEEN: Final = (91, 137)
"""Who has the queen: the seat, the next one, whom it leads to, or the one before, who leads to it.
"""
NEXT_CARD: Final = (-47, 4)
NEXT_TRUMP: Final = (-105, -45)
LAST_CARD: Final = (18, 72)
MATCHED: Final = (-78, -29)
"""Each plain card that the next seat can beat by the suit."""
MATCHES: Final = (-144, -116)
"""Each plain card of the seat before that can be beaten by the suit."""
UNSAFE: Final = (152, 84)
"""Each suit that the next seat can beat whole, with trumps too."""
SITS: Final = (0, 0, 268, 206, 213, 186, 0, 277)
"""Where the seat sits, counted from the lead on."""
OWN: Final = (-450, -379)
OWN_TRUMP: Final = (-195, -150)
"""What the seat that searches is in less danger than others, and what more for each trump."""

ROOM: Final = 3072
"""Beyond this much either way nothing changes any more."""
STEP: Final = 16
DANGER: Final = (256, 267, 279, 292, 304, 318, 332, 347, 362, 378, 395, 412, 431, 450, 470, 490)
"""The danger of each step within a doubling."""


def is_told(r: Rules, s: State) -> int:
    """1 where a bout begins without a stock, three or four are left, and the queen never beats."""
    if s.phase != LEAD or s.led > 0 or r.queen_may_beat != QUEEN_NEVER_BEATS:
        return 0
    left = s.players - s.outs
    return 1 if LEAST_LEFT <= left <= MOST_LEFT and stock_left(s) == 0 else 0


def prospect(s: State, seat: int) -> int:
    """What the deal is likely to be worth to a seat that searches, from 0 to ``WHOLE``."""
    left = s.players - s.outs
    last = s.attacker
    for _ in range(left - 1):
        last = next_in(s, last)
    here = s.attacker
    own = 0
    everybody = 0
    for place in range(left):
        score = danger(s, here, last, left - LEAST_LEFT)
        score += SITS[place * 2 + left - LEAST_LEFT]
        if here == seat:
            score += OWN[left - LEAST_LEFT]
            if s.trump >= 0:
                score += cards_of(s, here, s.trump) * OWN_TRUMP[left - LEAST_LEFT]
        steps = (max(-ROOM, min(ROOM - 1, score)) + ROOM) // STEP
        share = DANGER[steps % STEP] << (steps // STEP)
        everybody += share
        if here == seat:
            own = share
        last = here
        here = next_in(s, here)
    return WHOLE - WHOLE * own // everybody


def danger(s: State, seat: int, last: int, at: int) -> int:
    """How much a seat is in danger by the cards that it, the next one and the one before hold."""
    after = next_in(s, seat)
    score = 0
    cards = 0
    suits = 0
    spare = cards_of(s, after, s.trump) if s.trump >= 0 else 0
    for suit in range(4):
        here = cards_of(s, seat, suit)
        cards += here
        if here:
            beaten = matched(s, seat, after, suit)
            free = 0
            if suit == s.trump:
                score += here * EACH_TRUMP[at]
            else:
                suits += 1
                free = spare
                score += beaten * MATCHED[at] + matched(s, last, seat, suit) * MATCHES[at]
            if here <= beaten + free and (suit != SPADES or not s.hands[seat] & QUEEN):
                score += UNSAFE[at]
    score += cards * EACH_CARD[at] + suits * EACH_SUIT[at] + spare * NEXT_TRUMP[at]
    score += cards_in(s, after) * NEXT_CARD[at] + cards_in(s, last) * LAST_CARD[at]
    if suits <= 1:
        score += ONE_SUIT[at]
        if suits == 0:
            score += TRUMPS_ALONE[at]
    if cards <= 2:
        score += FEW[at]
        if cards <= 1:
            score += ONE[at]
    if s.hands[seat] & QUEEN:
        score += HOLDS_QUEEN[at]
    if s.hands[after] & QUEEN:
        score += NEXT_HOLDS_QUEEN[at]
    if s.hands[last] & QUEEN:
        score += LAST_HOLDS_QUEEN[at]
    return score


def cards_in(s: State, seat: int) -> int:
    """How many cards a seat holds, but for the queen."""
    return count(s.hands[seat] & ~QUEEN) + count(s.twice[seat] & ~QUEEN)
