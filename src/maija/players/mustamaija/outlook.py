"""What an endgame is likely to bring, at a glance: how likely the one who leads is to win it.

Two players, no stock, a bout begins: who wins if both play well is certain then, but to find it out
takes a hundred times as long as to play on by rules of thumb, and what these tell is wrong in one
position of five. The numbers here were fitted to positions that had been solved, and are wrong in
one of twenty (``docs/decisions/0005-search.md``).

What counts most: a lead that cannot be beaten whole is followed by another one, and with his last
cards the attacker is out whether they are beaten or not. So he wins if he has no more than one suit
that can be beaten whole. In the subset of the law (``docs/law.md``).
"""

from typing import Final

from maija.cards import QUEEN_OF_SPADES, SPADES, SUIT_MASKS, count, lowest
from maija.games.mustamaija.law import next_in
from maija.games.mustamaija.rules import QUEEN_NEVER_BEATS, Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import LEAD
from maija.players.plays import WHOLE

from .endgame import is_endgame

QUEEN: Final = 1 << QUEEN_OF_SPADES

EVEN: Final = 25
"""What it is worth to lead, whatever the cards. All of these are in 256ths of the logarithm of the
odds; cards are counted without the queen."""
EACH_CARD: Final = 55
EACH_SUIT: Final = -459
EACH_TOP: Final = 374
"""Each card of the leader, each plain suit of his, and each suit in which his is the highest."""
ONE_UNSAFE: Final = 1438
"""That he has at most one suit that the other one can beat whole."""
UNSAFE_BY_CARDS: Final = -65
"""Each suit of that kind, times the cards of the other one."""
THEIR_SUIT: Final = 405
THEIR_MATCHED: Final = 133
THEIR_SUIT_MATCHED: Final = -231
"""Each plain suit of the other one, each card of his that the leader can beat by the suit, and each
plain suit in which he can beat all of them."""
THEIR_ONE_UNSAFE: Final = -652
THEIR_ONE_SUIT: Final = -443
"""That the other one has at most one suit that can be beaten whole, or at most one at all."""

ROOM: Final = 1536
"""Beyond this much either way nothing changes any more."""
STEP: Final = 64
CHANCES: Final = (
    *(11, 15, 19, 24, 31, 40, 51, 65, 83, 106, 136, 172),
    *(219, 277, 349, 437, 545, 674, 827, 1004, 1205, 1428, 1668, 1920),
    *(2176, 2428, 2668, 2891, 3092, 3269, 3422, 3551, 3659, 3747, 3819, 3877),
    *(3924, 3960, 3990, 4013, 4031, 4045, 4056, 4065, 4072, 4077, 4081, 4085),
)
"""The chance of each step, of ``WHOLE``."""


def is_foreseen(r: Rules, s: State) -> int:
    """1 where an endgame begins a bout, and the queen is beaten by nothing."""
    if s.phase != LEAD or s.led > 0 or r.queen_may_beat != QUEEN_NEVER_BEATS:
        return 0
    return is_endgame(s)


def outlook(s: State, seat: int) -> int:
    """What an endgame is likely to be worth to one of the last two, from 0 to ``WHOLE``."""
    leader = s.attacker
    rival = next_in(s, leader)
    odds = EVEN
    unsafe = 0
    their_unsafe = 0
    their_suits = 0
    number = 0
    for suit in range(4):
        mine = cards_of(s, leader, suit)
        theirs = cards_of(s, rival, suit)
        odds += mine * EACH_CARD
        number += theirs
        if mine:
            unsafe += is_unsafe(s, leader, rival, suit)
            if suit != s.trump:
                odds += EACH_SUIT
            row = SUIT_MASKS[suit] & ~QUEEN
            if s.hands[leader] & row >= s.hands[rival] & row:
                odds += EACH_TOP
        if theirs:
            their_unsafe += is_unsafe(s, rival, leader, suit)
            their_suits += 1
            here = matched(s, rival, leader, suit)
            odds += here * THEIR_MATCHED
            if suit != s.trump:
                odds += THEIR_SUIT + (THEIR_SUIT_MATCHED if here == theirs else 0)
        elif suit == SPADES and s.hands[rival] & QUEEN:
            their_suits += 1
    odds += unsafe * number * UNSAFE_BY_CARDS
    if unsafe <= 1:
        odds += ONE_UNSAFE
    if their_unsafe <= 1:
        odds += THEIR_ONE_UNSAFE
    if their_suits <= 1:
        odds += THEIR_ONE_SUIT
    chance = CHANCES[(max(-ROOM, min(ROOM - 1, odds)) + ROOM) // STEP]
    return chance if seat == leader else WHOLE - chance


def cards_of(s: State, seat: int, suit: int) -> int:
    """How many cards of a suit a seat holds, but for the queen."""
    row = SUIT_MASKS[suit] & ~QUEEN
    return count(s.hands[seat] & row) + count(s.twice[seat] & row)


def is_unsafe(s: State, seat: int, rival: int, suit: int) -> int:
    """1 where another one can beat all cards that a seat has of a suit, by the suit and trumps."""
    if suit == SPADES and s.hands[seat] & QUEEN:
        return 0
    trumps = cards_of(s, rival, s.trump) if s.trump >= 0 and s.trump != suit else 0
    return 1 if cards_of(s, seat, suit) - matched(s, seat, rival, suit) <= trumps else 0


def matched(s: State, seat: int, rival: int, suit: int) -> int:
    """How many of a seat's cards of a suit another one can beat at once by the suit."""
    row = SUIT_MASKS[suit] & ~QUEEN
    mine = s.hands[seat] & row
    theirs = s.hands[rival] & row
    rest = mine | theirs
    waiting = 0
    found = 0
    while rest:
        bit = 1 << lowest(rest)
        rest ^= bit
        if theirs & bit:
            better = min(waiting, 2 if s.twice[rival] & bit else 1)
            waiting -= better
            found += better
        if mine & bit:
            waiting += 2 if s.twice[seat] & bit else 1
    return found
