"""The words of a Hearts table: phases, actions, events, refusals.

Only numbers with names live here. The law compares whole numbers, so every name stands twice: in
its enumeration, for people, and as a plain ``int``, for the law.
"""

from enum import IntEnum
from typing import Final


class Phase(IntEnum):
    """What the game is waiting for."""

    PASSING = 0
    """The cards each seat passes; all seats at once (T3)."""
    PLAY = 1
    MOON = 2
    """The shooter's choice how the moon is scored (S4.6)."""
    OVER = 3


PASSING: Final = int(Phase.PASSING)
PLAY: Final = int(Phase.PLAY)
MOON: Final = int(Phase.MOON)
OVER: Final = int(Phase.OVER)


class Word(IntEnum):
    """The actions that are not cards; cards are 0..51."""

    OTHERS_PLUS = 52
    """Give the value of the moon to everybody else."""
    SELF_MINUS = 53
    """Take the value of the moon off one's own score."""


OTHERS_PLUS: Final = int(Word.OTHERS_PLUS)
SELF_MINUS: Final = int(Word.SELF_MINUS)


class Event(IntEnum):
    """What happened during an action; the facts of each and who may know them stand in ``view``."""

    DEALT = 0
    CHOSE = 1
    PASSED = 2
    LED_FIRST = 3
    PLAYED = 4
    BROKEN = 5
    TRICK_WON = 6
    MOON_SHOT = 7
    SUN_SHOT = 8
    MOON_SCORED = 9
    ENDED = 10


DEALT: Final = int(Event.DEALT)
CHOSE: Final = int(Event.CHOSE)
PASSED: Final = int(Event.PASSED)
LED_FIRST: Final = int(Event.LED_FIRST)
PLAYED: Final = int(Event.PLAYED)
BROKEN: Final = int(Event.BROKEN)
TRICK_WON: Final = int(Event.TRICK_WON)
MOON_SHOT: Final = int(Event.MOON_SHOT)
SUN_SHOT: Final = int(Event.SUN_SHOT)
MOON_SCORED: Final = int(Event.MOON_SCORED)
ENDED: Final = int(Event.ENDED)

EVENTS: Final = 16
"""Room for the events of one action; the deal is the longest."""
EVENT_SIZE: Final = 2
"""Numbers of one event: kind, seat + 1 and number in one (8 bits, 8 bits, the rest), and cards."""


class Refusal(IntEnum):
    """Why an action is refused. The clause of each stands in ``moves``."""

    NONE = 0
    DEAL_OVER = 1
    NO_SUCH_ACTION = 2
    NOT_YOUR_TURN = 3
    NOT_IN_HAND = 4
    WORD_NOT_NOW = 5
    ALREADY_CHOSEN = 6
    ENOUGH_CHOSEN = 7
    FIRST_LEAD = 8
    FOLLOW_SUIT = 9
    FIRST_TRICK_POINTS = 10
    HEARTS_NOT_BROKEN = 11
    CHOOSE_MOON = 12
    NOT_SEATED = 13


MOST_SEATS: Final = 6
MOST_CYCLE: Final = 8
"""The longest cycle of passing."""
NOBODY: Final = -1
