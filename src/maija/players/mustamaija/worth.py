"""What cards and hands are worth to ``habit``, as whole numbers; ten is a step or two of rank.

A row has a number for each stage of the deal. The first is what ``habit`` thinks; these numbers
were found by playing: each was changed alone, and the change kept where fewer deals were lost. The
second is what ``novice`` thinks, the third what ``casual`` thinks (``maija.players.limits``). By
the last one loses least against a single one who plays by habit: so a seat plays on for which a
search plays (``docs/decisions/0005-search.md``). In the subset of the law (``docs/law.md``).
"""

from typing import Final

from maija.cards import KING, QUEEN_OF_SPADES, SUIT_MASKS, count
from maija.cards import QUEEN as QUEEN_RANK
from maija.games.mustamaija.law import stock_left
from maija.games.mustamaija.state import State
from maija.players.memory import Memory

QUEEN: Final = 1 << QUEEN_OF_SPADES
HIGH: Final = 1 << QUEEN_RANK | 1 << KING
COURTS: Final = HIGH | HIGH << 13 | HIGH << 26 | HIGH << 39
"""Kings and queens."""
WINS: Final = 1 << 40
"""Worth more than anything: to be out."""

STAGES: Final = 5
LATE: Final = 1
ENDGAME: Final = 2
"""The stages: early, late, and without a stock four or more, three, two players (or one, who still
answers the lead of the last but one)."""

PLAIN: Final = (
    *(-70, -100, -120, -120, -120),
    *(-70, -100, -120, -120, -120),
    *(-70, -100, -120, -120, -120),
    *(-48, -113, -120, -120, -131),
)
"""What a card is worth whatever its rank: keeping it is a burden."""
STEP: Final = (
    *(5, 6, 6, 6, 6),
    *(5, 6, 6, 6, 6),
    *(5, 6, 6, 6, 6),
    *(3, 4, 6, 6, 8),
)
"""What each rank adds to a plain card."""
TRUMP: Final = (
    *(95, 90, 90, 90, 90),
    *(40, 40, 40, 40, 40),
    *(95, 90, 90, 90, 90),
    *(111, 113, 90, 90, 63),
)
"""What a trump is worth more than a plain card; a novice hardly knows."""
TRUMP_STEP: Final = (
    *(4, 4, 5, 5, 7),
    *(4, 4, 5, 5, 7),
    *(4, 4, 5, 5, 7),
    *(6, 4, 5, 5, 4),
)
"""What each rank adds to a trump."""
QUEEN_WORTH: Final = (
    *(60, 30, -16, -16, -16),
    *(60, 60, 60, 60, 60),
    *(60, 60, 20, 20, 20),
    *(58, 38, -16, -16, -16),
)
"""What the spade queen is worth (S1.50); who does not see when she becomes a burden keeps her."""
COURT: Final = (
    *(110, 110, 60, 60, 60),
    *(0, 0, 0, 0, 0),
    *(110, 110, 60, 60, 60),
    *(110, 110, 60, 60, 60),
)
"""What a king or queen is worth more while trumps can still be named (S1.49)."""
SUIT_HELD: Final = (
    *(21, 10, 46, 46, 46),
    *(0, 0, 0, 0, 0),
    *(0, 0, 0, 0, 0),
    *(21, 16, 46, 46, 39),
)
"""What each plain suit in the hand costs: a lead is of one suit (S1.51)."""
LEADING: Final = (
    *(20, 30, 60, 60, 120),
    *(20, 30, 60, 60, 120),
    *(20, 30, 60, 60, 120),
    *(5, 42, 60, 60, 125),
)
"""What it is worth to lead after a defence that beat everything."""
LEADING_AGAINST_ONE: Final = (
    *(60, 60, 0, 0, 0),
    *(60, 60, 0, 0, 0),
    *(60, 60, 0, 0, 0),
    *(32, 66, 0, 0, -10),
)
"""What it is worth more where two are left."""
PICKED_UP: Final = (
    *(26, 20, 40, 50, 140),
    *(26, 20, 40, 50, 140),
    *(26, 20, 40, 50, 140),
    *(12, 16, 40, 50, 152),
)
"""What it is worth that the defender must pick up."""
EACH_PICKED_UP: Final = (
    *(21, 5, 10, 10, 10),
    *(21, 5, 10, 10, 10),
    *(21, 5, 10, 10, 10),
    *(20, 8, 10, 10, 7),
)
"""What each card is worth that he picks up."""
LAST_CARDS: Final = (
    *(0, 0, 50, 50, 50),
    *(0, 0, 50, 50, 50),
    *(0, 0, 50, 50, 50),
    *(0, 0, 50, 50, 40),
)
"""What it is worth more where he would have been out."""
FEW_LEFT: Final = (
    *(0, 0, 5, 5, 5),
    *(0, 0, 5, 5, 5),
    *(0, 0, 5, 5, 5),
    *(-4, 1, 5, 5, 8),
)
"""What it is worth more for each card that he has fewer than five."""
RIVAL: Final = (
    *(0, 0, 0, -32, 0),
    *(0, 0, 0, -32, 0),
    *(0, 0, 0, -32, 0),
    *(-7, 2, 0, -32, 9),
)
"""What it is worth more for each card that he has more than the leader keeps."""
ALONE_AGAINST_ONE: Final = (
    *(100, 100, 0, 0, 0),
    *(100, 100, 0, 0, 0),
    *(100, 100, 0, 0, 0),
    *(97, 83, 0, 0, 10),
)
"""What it is worth more where two are left: the leader leads again (M59)."""

LATE_STOCK: Final = 1
"""So many cards of the stock for each player are the late stage."""
NOISE: Final = 3
"""How much chance there is in the worth of a lead."""
RESTLESS: Final = 40
"""How much more for each half round in which nothing happens, after the first round. As much
readier is a defender then to beat everything: what is beaten is gone, no position returns (M71)."""

AGAINST_HABIT: Final = 3
"""The row of a seat for which a search plays, against a single one."""


def own_row(s: State) -> int:
    """The row of a seat for which a search plays: among several that of ``habit``, so far."""
    return AGAINST_HABIT if s.players == 2 else 0


def stage(s: State) -> int:
    """How far the deal has come, the place in each row of numbers."""
    left = stock_left(s)
    if left > LATE_STOCK * s.players:
        return 0
    if left > 0:
        return LATE
    return ENDGAME + min(max(4 - s.players + s.outs, 0), 2)


def unrest(s: State) -> int:
    """How restless a player has become by bouts in which nothing happened (M71)."""
    return max(2 * s.idle // (s.players - s.outs) - 2, 0) * RESTLESS


def above(card: int) -> int:
    """The cards of its suit that beat a card, as a mask."""
    return SUIT_MASKS[card // 13] & ~((1 << (card + 1)) - 1) & ~QUEEN


def numbers(s: State, memory: Memory) -> int:
    """The place in each row of numbers, for a seat and a stage."""
    return stage(s) + STAGES * memory.misjudges


def worth(s: State, card: int, memory: Memory) -> int:
    """What a card is worth to its holder."""
    return cards_worth(s, card // 13, 1 << card, memory, numbers(s, memory))


def cards_worth(s: State, suit: int, cards: int, memory: Memory, at: int) -> int:
    """What cards of one suit are worth; a rank counts by the higher cards that others hold.

    Args:
        s: the state.
        suit: of the cards.
        cards: a mask.
        memory: what the holder keeps in mind.
        at: the place in each row of numbers.
    """
    value = QUEEN_WORTH[at] if cards & QUEEN else 0
    each = PLAIN[at]
    step = STEP[at]
    if suit == s.trump:
        each += TRUMP[at]
        step = TRUMP_STEP[at]
    rest = cards & ~QUEEN
    if s.trump < 0:
        value += count(rest & COURTS) * COURT[at]
    number = count(rest)
    heights = 12 * number
    better = memory.abroad & SUIT_MASKS[suit] & ~QUEEN
    while rest:
        card = rest & -rest
        heights -= count(better & ~(card | (card - 1)))
        rest ^= card
    return value + number * each + heights * step


def suit_worth(s: State, suit: int, hand: int, twice: int, memory: Memory) -> int:
    """What a hand has in one suit is worth."""
    row = hand & SUIT_MASKS[suit]
    if row == 0:
        return 0
    at = numbers(s, memory)
    value = cards_worth(s, suit, row, memory, at)
    if twice & row:
        value += cards_worth(s, suit, twice & row, memory, at)
    return value if suit == s.trump else value - SUIT_HELD[at]


def hand_worth(s: State, hand: int, twice: int, memory: Memory) -> int:
    """What a hand is worth: each suit for itself."""
    value = 0
    for suit in range(4):
        value += suit_worth(s, suit, hand, twice, memory)
    return value
