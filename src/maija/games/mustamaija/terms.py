"""The words of a Mustamaija table: phases, actions, events, refusals.

Only numbers with names live here. The law compares whole numbers, so every name stands twice: in
its enumeration, for people, and as a plain ``int``, for the law.
"""

from enum import IntEnum
from typing import Final


class Phase(IntEnum):
    """What the game is waiting for."""

    NAMING = 0
    """A holder of king and queen, asked after the deal (S3.24)."""
    LEAD = 1
    """The attacker's cards, one by one, then ``DONE``."""
    DRAWING = 2
    """Whether a seat draws, where drawing is optional (M67)."""
    DEFENCE = 3
    """The defender's answer to one attack card."""
    OVER = 4


NAMING: Final = int(Phase.NAMING)
LEAD: Final = int(Phase.LEAD)
DRAWING: Final = int(Phase.DRAWING)
DEFENCE: Final = int(Phase.DEFENCE)
OVER: Final = int(Phase.OVER)


class Word(IntEnum):
    """The actions that are not cards; cards are 0..51."""

    DONE = 52
    """End the lead."""
    TAKE = 53
    """Leave the attack card asked about: it is picked up."""
    CLAIM = 54
    """Claim an overload: hand all cards to the offender (S1.37)."""
    DRAW = 55
    """Fill up from the stock."""
    DECLINE = 56
    """Do not draw, or do not name trumps when asked after the deal."""
    NAME_CLUBS = 57
    NAME_DIAMONDS = 58
    NAME_HEARTS = 59
    NAME_SPADES = 60


DONE: Final = int(Word.DONE)
TAKE: Final = int(Word.TAKE)
CLAIM: Final = int(Word.CLAIM)
DRAW: Final = int(Word.DRAW)
DECLINE: Final = int(Word.DECLINE)
NAME: Final = int(Word.NAME_CLUBS)
"""Naming a suit is this number plus the suit."""


class Event(IntEnum):
    """What happened during an action; the facts of each and who may know them stand in ``view``."""

    DEALT = 0
    SPADE_RETURNED = 1
    TRUMP_TURNED = 2
    NO_TRUMP = 3
    NAMED = 4
    LED = 5
    LEAD_ENDED = 6
    DREW = 7
    INDICATOR_DRAWN = 8
    BEAT = 9
    LEFT = 10
    DISCARDED = 11
    TOOK_BACK = 12
    PICKED_UP = 13
    CLAIMED = 14
    OUT = 15
    REPEATED = 16
    ENDED = 17
    DECLINED = 18


DEALT: Final = int(Event.DEALT)
SPADE_RETURNED: Final = int(Event.SPADE_RETURNED)
TRUMP_TURNED: Final = int(Event.TRUMP_TURNED)
NO_TRUMP: Final = int(Event.NO_TRUMP)
NAMED: Final = int(Event.NAMED)
LED: Final = int(Event.LED)
LEAD_ENDED: Final = int(Event.LEAD_ENDED)
DREW: Final = int(Event.DREW)
INDICATOR_DRAWN: Final = int(Event.INDICATOR_DRAWN)
BEAT: Final = int(Event.BEAT)
LEFT: Final = int(Event.LEFT)
DISCARDED: Final = int(Event.DISCARDED)
TOOK_BACK: Final = int(Event.TOOK_BACK)
PICKED_UP: Final = int(Event.PICKED_UP)
CLAIMED: Final = int(Event.CLAIMED)
OUT: Final = int(Event.OUT)
REPEATED: Final = int(Event.REPEATED)
ENDED: Final = int(Event.ENDED)
DECLINED: Final = int(Event.DECLINED)

EVENTS: Final = 24
"""Room for the events of one action; a bout's end is the longest."""
EVENT_SIZE: Final = 5
"""Numbers of one event: kind, seat, cards, cards there twice, number."""


class Refusal(IntEnum):
    """Why an action is refused. The clause of each stands in ``moves``."""

    NONE = 0
    DEAL_OVER = 1
    NO_SUCH_ACTION = 2
    ALREADY_OUT = 3
    NOT_YOUR_TURN = 4
    NOT_IN_HAND = 5
    WORD_NOT_NOW = 6
    OTHER_SUIT = 7
    ATTACK_LIMIT = 8
    DEFENDER_LIMIT = 9
    EMPTY_LEAD = 10
    QUEEN_UNBEATABLE = 11
    QUEEN_CANNOT_BEAT = 12
    TOO_LOW = 13
    DOES_NOT_BEAT = 14
    MUST_BEAT = 15
    ALL_ANSWERED = 16
    NO_OVERLOAD = 17
    CLAIM_LAPSED = 18
    PAIRS_NAME_NOTHING = 19
    ALREADY_NAMED = 20
    SUIT_ALREADY_NAMED = 21
    SPADES_NEVER_TRUMP = 22
    NO_PAIR = 23
    NAMING_IN_LEAD = 24
    MUST_DRAW = 25
    CARD_NOT_NOW = 26
    NOT_SEATED = 27


OPEN: Final = -1
"""An attack card that has not been answered."""
GIVEN_UP: Final = -2
"""An attack card that the defender left."""
MOST_ATTACK: Final = 26
"""The most cards of one suit: two packs."""
MOST_SEATS: Final = 8
MOST_STOCK: Final = 105
"""Two packs and a place under them for the indicator."""
MOST_POSITIONS: Final = 161
"""Twenty bouts for each of eight players, and the start."""
IDLE_BOUTS: Final = 20
"""Idle bouts for each player dealt in before the deal is a draw (M71)."""
QUEENS: Final = 1 << 10 | 1 << 23 | 1 << 36 | 1 << 49
"""The four queens, as a mask."""
