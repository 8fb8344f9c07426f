"""What an endgame is likely to bring, at a glance: how likely the one who leads is to win it.

Two players, no stock, a bout begins: who wins if both play well is certain then, but to find it out
takes a hundred times as long as to play on by rules of thumb, and what these tell is wrong in one
position of five. The numbers here were fitted to positions that had been solved, and are wrong in
one of ten (``docs/decisions/0005-search.md``). In the subset of the law (``docs/law.md``).
"""

from typing import Final

from maija.cards import QUEEN_OF_SPADES, SUIT_MASKS, count, lowest
from maija.games.mustamaija.law import next_in
from maija.games.mustamaija.rules import QUEEN_NEVER_BEATS, Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import LEAD
from maija.players.plays import WHOLE

from .endgame import is_endgame

QUEEN: Final = 1 << QUEEN_OF_SPADES

LEADS: Final = 1159
"""What it is worth to lead. All of these are in 256ths of the logarithm of the odds."""
MINE: Final = 146
THEIRS: Final = -56
"""What each card of the leader is worth to him, and each of the other one."""
LAST_CARD: Final = 1048
"""To have but one card, or only the queen besides."""
HAS_QUEEN: Final = 272
"""To have the queen, a lead that nobody beats; as much is lost where the other one has her."""
MY_SUIT: Final = -610
THEIR_SUIT: Final = 565
"""Each plain suit in a hand: a lead is of one suit."""
MY_SUIT_BEATEN: Final = 323
THEIR_SUIT_BEATEN: Final = -141
"""Each plain suit that the other one can beat whole without trumps."""
MY_CARD_BEATEN: Final = -478
"""Each card that can be beaten by the suit, all at once."""
MY_CARDS_BEATEN: Final = 28
"""The same, times the leader's cards."""
THEIR_TOP: Final = -323
"""Each suit in which the other one has the highest card."""
MY_TRUMP: Final = 110
THEIR_TRUMP: Final = 55
SUIT_TRUMPED: Final = -97
"""Each trump, and each plain suit of the leader times each trump of the other one."""

ROOM: Final = 1280
"""Beyond this much either way nothing changes any more."""
STEP: Final = 64
CHANCES: Final = (
    *(31, 40, 51, 65, 83, 106, 136, 172, 219, 277, 349, 437, 545, 674),
    *(827, 1004, 1205, 1428, 1668, 1920, 2176, 2428, 2668, 2891, 3092, 3269, 3422, 3551),
    *(3659, 3747, 3819, 3877, 3924, 3960, 3990, 4013, 4031, 4045, 4056, 4065),
)
"""The chance of each step, of ``WHOLE``."""


def is_foreseen(r: Rules, s: State) -> int:
    """1 where an endgame begins a bout, and the queen is beaten by nothing."""
    if s.phase != LEAD or s.led > 0 or r.queen_may_beat != QUEEN_NEVER_BEATS:
        return 0
    return is_endgame(s)


def outlook(s: State, seat: int) -> int:
    """What an endgame is likely to be worth to one of the last two, from 0 to ``WHOLE``."""
    rival = next_in(s, s.attacker)
    odds = LEADS
    beaten = 0
    trumps = 0
    suits = 0
    for suit in range(4):
        mine = cards_of(s, s.attacker, suit)
        theirs = cards_of(s, rival, suit)
        if suit == s.trump:
            trumps = theirs
            odds += mine * MY_TRUMP + theirs * THEIR_TRUMP
        if mine:
            here = matched(s, s.attacker, rival, suit)
            beaten += here
            if suit != s.trump:
                suits += 1
                odds += MY_SUIT + (MY_SUIT_BEATEN if here == mine else 0)
        if theirs:
            if suit != s.trump:
                odds += THEIR_SUIT
                if matched(s, rival, s.attacker, suit) == theirs:
                    odds += THEIR_SUIT_BEATEN
            row = SUIT_MASKS[suit] & ~QUEEN
            if s.hands[s.attacker] & row <= s.hands[rival] & row:
                odds += THEIR_TOP
    number = cards(s, s.attacker)
    odds += number * MINE + cards(s, rival) * THEIRS
    odds += beaten * (MY_CARD_BEATEN + number * MY_CARDS_BEATEN) + suits * trumps * SUIT_TRUMPED
    if number <= 1:
        odds += LAST_CARD
    if s.hands[s.attacker] & QUEEN:
        odds += HAS_QUEEN
    if s.hands[rival] & QUEEN:
        odds -= HAS_QUEEN
    chance = CHANCES[(max(-ROOM, min(ROOM - 1, odds)) + ROOM) // STEP]
    return chance if seat == s.attacker else WHOLE - chance


def cards(s: State, seat: int) -> int:
    """How many cards a seat holds, but for the queen."""
    return count(s.hands[seat] & ~QUEEN) + count(s.twice[seat])


def cards_of(s: State, seat: int, suit: int) -> int:
    """The same, of a suit."""
    row = SUIT_MASKS[suit] & ~QUEEN
    return count(s.hands[seat] & row) + count(s.twice[seat] & row)


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
