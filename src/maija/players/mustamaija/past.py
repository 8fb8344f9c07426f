"""What a seat remembers of the decisions at its table: each lead and each defence, as it lay open.

A decision is kept with what everybody could know when it was made, and with what came of it until
the next one, so that a search can go back from the hands as they may be now to the hands as they
were then (``likely``). The oldest are forgotten first. In the subset of the law (``docs/law.md``).
"""

from maija.games.mustamaija.law import stock_left
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import (
    BEAT,
    CLAIMED,
    DEALT,
    DEFENCE,
    DISCARDED,
    DREW,
    EVENT_SIZE,
    INDICATOR_DRAWN,
    LEAD,
    LEAD_ENDED,
    OPEN,
    PICKED_UP,
    TOOK_BACK,
)
from maija.players.memory import MOST_PAST, PAST_SIZE, Memory

from .knowledge import observe as watch

KIND = 0
"""``LED`` or ``DEFENDED``."""
SEAT = 1
"""Who decided."""
OTHER = 2
"""Who defended against a lead; who had led."""
TRUMP = 3
NAMED = 4
STOCK = 5
"""Cards that could still be drawn."""
OUT = 6
IDLE = 7
GONE = 8
GONE_TWICE = 9
INDICATOR = 10
CARDS = 11
"""The lead, a mask, and the cards that are in it twice."""
TWICE = 12
ENDED = 13
"""What came of it: ``OPEN_STILL``, ``DONE``, or for a defence ``LOST``."""
LAID = 14
"""The cards laid in defence, a mask, and those laid twice."""
LAID_TWICE = 15
TAKEN = 16
"""The cards picked up, a mask, and those picked up twice."""
TAKEN_TWICE = 17
DRAWN = 18
"""How many cards each seat has drawn since, six bits each."""
TURNED = 19
"""The face-up card of the stock, if it was drawn since: card + 1, and who drew it."""
TURNED_BY = 20
KNOWN = 21
"""From here on: the cards that each seat was known to hold, masks."""
KNOWN_TWICE = 29
COUNTED = 37
"""And how many cards each held."""

LEADING = 1
DEFENDING = 2
OPEN_STILL = 0
DONE = 1
LOST = 2


def observe(r: Rules, s: State, seat: int, memory: Memory) -> None:
    """Keep in mind what happened openly during the last action, and who had to decide what."""
    for i in range(s.told):
        follow(s, memory, i * EVENT_SIZE)
    watch(r, s, seat, memory)
    if memory.rows > 0 and s.phase == LEAD and s.led > 0:
        last = (memory.rows - 1) * PAST_SIZE
        memory.past[last + CARDS] = memory.lying
        memory.past[last + TWICE] = memory.lying_twice
    if s.phase == LEAD and s.led == 0:
        begin(s, memory, LEADING, s.attacker, s.defender)
    elif s.phase == DEFENCE and untouched(s):
        begin(s, memory, DEFENDING, s.defender, s.attacker)


def untouched(s: State) -> int:
    """1 when no card of the lead has been answered."""
    for i in range(s.led):
        if s.beater[i] != OPEN:
            return 0
    return 1


def begin(s: State, memory: Memory, kind: int, seat: int, other: int) -> None:
    """Keep a decision that is to be made now, unless it is kept already."""
    if memory.rows > 0:
        last = (memory.rows - 1) * PAST_SIZE
        if (
            memory.past[last + KIND] == kind
            and memory.past[last + ENDED] == OPEN_STILL
            and memory.past[last + SEAT] == seat
        ):
            memory.rows -= 1
    if memory.rows == MOST_PAST:
        for i in range((MOST_PAST - 1) * PAST_SIZE):
            memory.past[i] = memory.past[i + PAST_SIZE]
        memory.rows -= 1
    at = memory.rows * PAST_SIZE
    memory.rows += 1
    memory.past[at + KIND] = kind
    memory.past[at + SEAT] = seat
    memory.past[at + OTHER] = other
    memory.past[at + TRUMP] = s.trump
    memory.past[at + NAMED] = s.named
    memory.past[at + STOCK] = stock_left(s)
    memory.past[at + OUT] = s.out
    memory.past[at + IDLE] = s.idle
    memory.past[at + GONE] = s.gone
    memory.past[at + GONE_TWICE] = s.gone_twice
    memory.past[at + INDICATOR] = s.indicator
    memory.past[at + CARDS] = memory.lying
    memory.past[at + TWICE] = memory.lying_twice
    for i in range(ENDED, TURNED_BY + 1):
        memory.past[at + i] = 0
    for other_ in range(s.players):
        memory.past[at + KNOWN + other_] = memory.known[other_] | s.shown[other_]
        memory.past[at + KNOWN_TWICE + other_] = memory.known_twice[other_]
        memory.past[at + COUNTED + other_] = memory.counted[other_]


def follow(s: State, memory: Memory, event: int) -> None:
    """Keep with the last decision what came of it."""
    kind = s.events[event]
    if kind == DEALT or kind == CLAIMED:  # noqa: PLR1714, SIM109 -- no tuple in the subset
        memory.rows = 0  # after a claim nobody can tell whose cards were whose
    if memory.rows == 0:
        return
    at = (memory.rows - 1) * PAST_SIZE
    once = s.events[event + 2]
    twice = s.events[event + 3]
    if kind == LEAD_ENDED:
        memory.past[at + ENDED] = DONE
    elif kind == BEAT:
        memory.past[at + LAID_TWICE] |= memory.past[at + LAID] & once
        memory.past[at + LAID] |= once
    elif kind == DISCARDED:
        if memory.past[at + ENDED] == OPEN_STILL:
            memory.past[at + ENDED] = DONE
    elif kind == TOOK_BACK:
        memory.past[at + LAID] = 0
        memory.past[at + LAID_TWICE] = 0
    elif kind == PICKED_UP:
        memory.past[at + ENDED] = LOST
        memory.past[at + TAKEN] = once
        memory.past[at + TAKEN_TWICE] = twice
    elif kind == DREW:
        memory.past[at + DRAWN] += s.events[event + 4] << (6 * s.events[event + 1])
    elif kind == INDICATOR_DRAWN:
        memory.past[at + TURNED] = s.events[event + 4] + 1
        memory.past[at + TURNED_BY] = s.events[event + 1]
