"""How likely the decisions of others make it that their hands are what they may be.

From a hand as it may be now it goes back, decision by decision: what was laid since returns, what
was picked up or drawn since goes. Each decision is then compared with what ``habit`` would think of
it with that hand: a lead by how much better the best lead would have been, a defence by how much
better the other course. People and other players differ, so nothing is impossible, only unlikely.
In the subset of the law (``docs/law.md``).
"""

from maija.cards import count, lowest, nth
from maija.chance import below
from maija.games.mustamaija.law import put_all, remove
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import DEFENCE, LEAD, OPEN
from maija.players.memory import PAST_SIZE, Memory

from .habit_defence import beater_for, full_defence, lost_defence
from .habit_lead import lead_worth, plan_lead
from .knowledge import recall
from .past import (
    CARDS,
    COUNTED,
    DRAWN,
    ENDED,
    GONE,
    GONE_TWICE,
    IDLE,
    INDICATOR,
    KIND,
    KNOWN,
    KNOWN_TWICE,
    LAID,
    LAID_TWICE,
    LEADING,
    LOST,
    NAMED,
    OPEN_STILL,
    OTHER,
    OUT,
    SEAT,
    STOCK,
    TAKEN,
    TAKEN_TWICE,
    TRUMP,
    TURNED,
    TURNED_BY,
    TWICE,
)
from .worth import QUEEN

SCALE = 16
"""So much worth makes a decision less likely by a unit."""
MOST = 24
"""A decision is not less likely than by so many units; eight are a factor of e."""
EXACT = 8
"""By how much it is less likely that somebody beats with another card than the cheapest."""


def doubt(r: Rules, s: State, seat: int, memory: Memory, mind: Memory, then: State) -> int:
    """How unlikely a hand is, in eighths of the exponent; 0 for one that explains everything.

    Args:
        r: the rules in force.
        s: a deal as it may be; not changed.
        seat: whose hand.
        memory: the decisions that are remembered; its generator moves on.
        mind: room for what that seat had in mind.
        then: room for the table as it was.
    """
    then.players = s.players
    then.hands[seat] = s.hands[seat]
    then.twice[seat] = s.twice[seat]
    units = 0
    for step in range(memory.rows):
        at = (memory.rows - 1 - step) * PAST_SIZE
        if (memory.past[at + DRAWN] >> (6 * seat)) & 63:
            return units
        go_back(memory, at, seat, then)
        if memory.past[at + SEAT] == seat and memory.past[at + ENDED] != OPEN_STILL:
            lay_out(r, s, memory, at, seat, mind, then)
            if memory.past[at + KIND] == LEADING:
                units += doubt_lead(r, then, seat, memory, at, mind)
            else:
                units += doubt_defence(r, then, seat, memory, at, mind)
    return units


# --- going back -----------------------------------------------------------------------------


def go_back(memory: Memory, at: int, seat: int, then: State) -> None:
    """Undo for a hand what has happened since a decision was to be made."""
    if memory.past[at + TURNED] and memory.past[at + TURNED_BY] == seat:
        give_up(then, seat, 1 << (memory.past[at + TURNED] - 1), 0)
    drawn = (memory.past[at + DRAWN] >> (6 * seat)) & 63
    if memory.past[at + TURNED] and memory.past[at + TURNED_BY] == seat:
        drawn -= 1
    if drawn > 0:
        undraw(memory, at, seat, then, drawn)
    if memory.past[at + SEAT] != seat:
        return
    if memory.past[at + KIND] == LEADING:
        put_all(then, seat, memory.past[at + CARDS], memory.past[at + TWICE])
    else:
        give_up(then, seat, memory.past[at + TAKEN], memory.past[at + TAKEN_TWICE])
        put_all(then, seat, memory.past[at + LAID], memory.past[at + LAID_TWICE])


def undraw(memory: Memory, at: int, seat: int, then: State, number: int) -> None:
    """Take so many cards from a hand that may have been drawn: none that it was known to hold."""
    known = memory.past[at + KNOWN + seat]
    if memory.past[at + SEAT] == seat:
        known |= memory.past[at + TAKEN]
    for _ in range(number):
        cards = then.hands[seat] & ~known
        if cards == 0:
            cards = then.twice[seat]
        if cards == 0:
            return
        remove(then, seat, nth(cards, below(memory, count(cards))))


def give_up(then: State, seat: int, once: int, twice: int) -> None:
    """Take cards from a hand, as far as they are there."""
    rest = once & then.hands[seat]
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        remove(then, seat, card)
        if (twice >> card) & 1 and (then.hands[seat] >> card) & 1:
            remove(then, seat, card)


def lay_out(
    r: Rules, s: State, memory: Memory, at: int, seat: int, mind: Memory, then: State
) -> None:
    """Lay the table as everybody saw it when a decision was to be made."""
    then.trump = memory.past[at + TRUMP]
    then.named = memory.past[at + NAMED]
    then.top = 0
    then.end = memory.past[at + STOCK]
    then.out = memory.past[at + OUT]
    then.outs = count(then.out)
    then.idle = memory.past[at + IDLE]
    then.gone = memory.past[at + GONE]
    then.gone_twice = memory.past[at + GONE_TWICE]
    then.indicator = memory.past[at + INDICATOR]
    then.left = 0
    then.asked = 0
    then.overload = 0
    for other in range(s.players):
        then.shown[other] = 0
        mind.known[other] = memory.past[at + KNOWN + other]
        mind.known_twice[other] = memory.past[at + KNOWN_TWICE + other]
        mind.counted[other] = memory.past[at + COUNTED + other]
        if other != seat:  # of others only the number counts, where it is shown
            then.hands[other] = (1 << max(mind.counted[other], 0)) - 1 & (1 << 52) - 1
            then.twice[other] = 0
    mind.lying = 0
    mind.lying_twice = 0
    if memory.past[at + KIND] == LEADING:
        then.phase = LEAD
        then.attacker = seat
        then.defender = memory.past[at + OTHER]
        then.led = 0
    else:
        then.phase = DEFENCE
        then.attacker = memory.past[at + OTHER]
        then.defender = seat
        lay_lead(then, memory.past[at + CARDS], memory.past[at + TWICE])
    then.actor = seat


def lay_lead(then: State, once: int, twice: int) -> None:
    """Lay a lead on the table, the lowest first, the spade queen last."""
    then.led = 0
    then.suit = lowest(once) // 13
    for half in range(2):
        rest = once & ~QUEEN if half == 0 else once & QUEEN
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            then.attack[then.led] = card
            then.beater[then.led] = OPEN
            then.led += 1
            if (twice >> card) & 1:
                then.attack[then.led] = card
                then.beater[then.led] = OPEN
                then.led += 1


# --- comparing ------------------------------------------------------------------------------


def doubt_lead(r: Rules, then: State, seat: int, memory: Memory, at: int, mind: Memory) -> int:
    """How unlikely a lead is with a hand."""
    plan_lead(r, then, seat, mind)
    best = mind.plan_worth
    made = lead_worth(
        r, then, seat, mind, memory.past[at + CARDS], memory.past[at + TWICE]
    )
    return min(max(best - made, 0) // SCALE, MOST)


def doubt_defence(r: Rules, then: State, seat: int, memory: Memory, at: int, mind: Memory) -> int:
    """How unlikely a defence is with a hand."""
    recall(r, then, seat, mind)
    full = full_defence(r, then, seat, mind)
    lost = lost_defence(r, then, seat, mind)
    units = 0
    if memory.past[at + ENDED] == LOST:
        units = max(full - lost, 0) // SCALE
    else:
        units = max(lost - full, 0) // SCALE
        units += EXACT * count(cheapest_cards(r, then, seat) ^ memory.past[at + LAID])
    return min(units, MOST)


def cheapest_cards(r: Rules, then: State, seat: int) -> int:
    """The cards that ``habit`` would beat everything with, a mask."""
    hand = then.hands[seat]
    twice = then.twice[seat]
    laid = 0
    for i in range(then.led):
        card = beater_for(r, then, hand, then.attack[i])
        if card >= 0:
            laid |= 1 << card
            if (twice >> card) & 1:
                twice ^= 1 << card
            else:
                hand ^= 1 << card
    return laid
