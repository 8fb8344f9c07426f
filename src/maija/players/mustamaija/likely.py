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
from maija.players.memory import MOST_PAST, MOST_SEATS, PAST_SIZE, Memory
from maija.players.plays import Plays

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

SCALE = 4
"""So much worth makes a decision less likely by a unit."""
MOST = 32
"""A decision is not less likely than by so many units; eight are a factor of e."""
IMPOSSIBLE = 1 << 20
"""A doubt that nothing outweighs."""
EXACT = 8
"""By how much it is less likely that somebody beats with another card than the cheapest."""


def doubt(
    r: Rules, s: State, seat: int, memory: Memory, plays: Plays, mind: Memory, then: State
) -> int:
    """How unlikely a hand is, in eighths of the exponent; 0 for one that explains everything.

    Args:
        r: the rules in force.
        s: a deal as it may be; not changed.
        seat: whose hand.
        memory: the decisions that are remembered.
        plays: what the seat may have drawn when.
        mind: room for what that seat had in mind.
        then: room for the table as it was.

    Returns:
        The units; ``IMPOSSIBLE`` where a card was laid before it was drawn.
    """
    then.players = s.players
    then.hands[seat] = s.hands[seat]
    then.twice[seat] = s.twice[seat]
    then.shown[seat] = 0
    units = 0
    for step in range(memory.rows):
        row = memory.rows - 1 - step
        at = row * PAST_SIZE
        if not go_back(memory, at, seat, then, plays.drawn[row * MOST_SEATS + seat]):
            return IMPOSSIBLE
        if memory.past[at + SEAT] == seat and memory.past[at + ENDED] != OPEN_STILL:
            lay_out(s, memory, at, seat, mind, then)
            if memory.past[at + KIND] == LEADING:
                units += doubt_lead(r, then, seat, memory, at, mind)
            else:
                units += doubt_defence(r, then, seat, memory, at, mind)
    return units


# --- going back -----------------------------------------------------------------------------


def go_back(memory: Memory, at: int, seat: int, then: State, drawn: int) -> int:
    """Undo for a hand what has happened since a decision was to be made; 0 if that cannot be."""
    if drawn & ~then.hands[seat]:
        return 0
    give_up(then, seat, drawn, 0)
    if memory.past[at + TURNED] and memory.past[at + TURNED_BY] == seat:
        give_up(then, seat, 1 << (memory.past[at + TURNED] - 1), 0)
    if memory.past[at + SEAT] == seat:
        if memory.past[at + KIND] == LEADING:
            put_all(then, seat, memory.past[at + CARDS], memory.past[at + TWICE])
        else:
            give_up(then, seat, memory.past[at + TAKEN], memory.past[at + TAKEN_TWICE])
            put_all(then, seat, memory.past[at + LAID], memory.past[at + LAID_TWICE])
    return 1


def guess_draws(s: State, seat: int, memory: Memory, plays: Plays, then: State) -> None:
    """Guess what a seat drew when: nothing that it was known to hold, nothing that it laid before.

    Args:
        s: a deal as it may be; not changed.
        seat: the seat.
        memory: the decisions that are remembered.
        plays: gets the guess; its generator moves on.
        then: room for the table as it was.
    """
    then.hands[seat] = s.hands[seat]
    then.twice[seat] = s.twice[seat]
    then.shown[seat] = 0
    known = 0
    for step in range(memory.rows):
        row = memory.rows - 1 - step
        at = row * PAST_SIZE
        known = memory.past[at + KNOWN + seat]
        here = known
        if memory.past[at + SEAT] == seat:
            here |= memory.past[at + TAKEN]
        number = (memory.past[at + DRAWN] >> (6 * seat)) & 63
        if memory.past[at + TURNED] and memory.past[at + TURNED_BY] == seat:
            here |= 1 << (memory.past[at + TURNED] - 1)
            number -= 1
        drawn = 0
        cards = then.hands[seat] & ~here
        for _ in range(number):
            if cards:
                card = nth(cards, below(plays, count(cards)))
                drawn |= 1 << card
                cards ^= 1 << card
        plays.drawn[row * MOST_SEATS + seat] = drawn
        go_back(memory, at, seat, then, drawn)
    plays.drawn[MOST_PAST * MOST_SEATS + seat] = then.hands[seat] & ~known


def exchange(seat: int, memory: Memory, plays: Plays) -> int:
    """Let two cards of a seat change the time when they were drawn; which, for ``trade``."""
    cards = plays.drawn[MOST_PAST * MOST_SEATS + seat]
    for row in range(memory.rows):
        cards |= plays.drawn[row * MOST_SEATS + seat]
    if cards & (cards - 1) == 0:
        return 0
    one = nth(cards, below(plays, count(cards)))
    cards ^= 1 << one
    return 1 << one | 1 << nth(cards, below(plays, count(cards)))


def trade(seat: int, memory: Memory, plays: Plays, cards: int) -> None:
    """Put the second of two cards wherever the first was drawn, and the other way round."""
    for row in range(memory.rows + 1):
        at = (row if row < memory.rows else MOST_PAST) * MOST_SEATS + seat
        both = plays.drawn[at] & cards
        if both and both != cards:
            plays.drawn[at] ^= cards


def give_up(then: State, seat: int, once: int, twice: int) -> None:
    """Take cards from a hand, as far as they are there."""
    rest = once & then.hands[seat]
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        remove(then, seat, card)
        if (twice >> card) & 1 and (then.hands[seat] >> card) & 1:
            remove(then, seat, card)


def lay_out(s: State, memory: Memory, at: int, seat: int, mind: Memory, then: State) -> None:
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
    made = lead_worth(r, then, seat, mind, memory.past[at + CARDS], memory.past[at + TWICE])
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
