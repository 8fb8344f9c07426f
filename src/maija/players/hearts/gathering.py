"""The plays that a seat at Hearts may make in one go, as a search weighs them.

A play is a card, the cards to pass, or a word. Of cards that come to the same one is weighed; of
all sets of cards to pass those that ``habit`` would pay most to be rid of, and those that leave the
hand with which a moon is likeliest. In the subset of the law (``docs/law.md``).
"""

from collections.abc import MutableSequence

from maija.cards import FULL_PACK, HEARTS, SPADES, SUIT_MASKS, count, lowest, nth
from maija.games.hearts.law import card_points, legal, omnibus_card, penalty_cards
from maija.games.hearts.rules import MOON_NONE, Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import PASSING, PLAY
from maija.players.memory import Memory
from maija.players.plays import LONGEST, MOST_PLAYS, NOTHING, Plays

from .habit import cost, look_at
from .habit_danger import danger, usual
from .habit_shoot import losers
from .habit_stop import foe_of, threat_of, thwarts
from .habit_trick import wins
from .habit_weights import PASSING_HEARTS, PASSING_SPADES, VOIDING
from .knowledge import unseen, watch
from .moon import takes_all

MOST_SETS = 40
"""Sets of cards to pass that are weighed for what they spare."""
MOON_SETS = 6
"""Sets more that are weighed for the moon."""
OWN_LOSERS = 5
"""With fewer losers a seat looks at the moon."""
OWN_LOSERS_AFOOT = 7
"""The same once it has taken what costs."""
FEW_LOSERS = 7
"""With fewer losers left a moon is thought of."""


def gather(
    r: Rules,
    s: State,
    seat: int,
    memory: Memory,
    worlds: MutableSequence[State],  # noqa: ARG001 -- as every family's
    plays: Plays,
) -> None:
    """Find the plays of a seat.

    Args:
        r: the rules in force.
        s: the state, not changed.
        seat: whose plays.
        memory: what it keeps in mind; the voids it sees now are added.
        worlds: room for states, not needed here.
        plays: gets them.
    """
    options = legal(r, s, seat)
    if s.phase == PASSING:
        gather_sets(r, s, seat, plays)
    elif s.phase == PLAY:
        watch(s, memory)
        gather_cards(r, s, seat, memory, plays, options)
    else:
        while options:
            add(plays, lowest(options), 0)
            options &= options - 1


def add(plays: Plays, action: int, liked: int) -> None:
    """Add a single action as a play."""
    first = plays.number * LONGEST
    plays.actions[first] = action
    plays.actions[first + 1] = NOTHING
    plays.liked[plays.number] = liked
    plays.number += 1


# --- a card ---------------------------------------------------------------------------------


def gather_cards(r: Rules, s: State, seat: int, memory: Memory, plays: Plays, options: int) -> None:
    """Find the cards that may be played; of those that come to the same, the lowest."""
    hidden = unseen(r, s, seat)
    foe = foe_of(r, s, seat)
    threat = threat_of(r, s, foe, 0) if foe >= 0 else 0
    last = -1
    rest = options
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if last < 0 or not is_same(r, last, card, hidden | s.pile):
            if last < 0 or last // 13 != card // 13:
                look_at(r, s, seat, memory, card // 13, hidden)
            chance = wins(s, seat, memory, card, hidden)
            liked = -cost(r, s, seat, memory, card, hidden, chance)
            if foe >= 0:
                liked += thwarts(r, s, memory, card, hidden, foe, threat, chance)
            add(plays, card, liked)
        last = card
    aim_high(r, s, seat, plays, hidden)


def aim_high(r: Rules, s: State, seat: int, plays: Plays, hidden: int) -> None:
    """Add every play once more, with the moon in mind, where that is not out of reach."""
    dear = penalty_cards(r)
    if r.moon == MOON_NONE or not takes_all(s, seat, dear):
        return
    limit = OWN_LOSERS if s.captured[seat] & dear == 0 else OWN_LOSERS_AFOOT
    for at in range(plays.number):
        first = at * LONGEST
        kept = s.hands[seat]
        if s.phase == PASSING:
            for i in range(r.pass_count):
                if plays.actions[first + i] >= 0:
                    kept &= ~(1 << plays.actions[first + i])
        if plays.number < MOST_PLAYS and losers(s, kept, hidden) < limit:
            to = plays.number * LONGEST
            for i in range(r.pass_count + 1):
                plays.actions[to + i] = plays.actions[first + i]
            plays.intent[plays.number] = 1
            plays.liked[plays.number] = plays.liked[at] - 1
            plays.number += 1


def is_same(r: Rules, low: int, high: int, between: int) -> int:
    """1 when two cards of a hand do the same: no card lies between, and they cost the same."""
    if low // 13 != high // 13 or between & ((1 << high) - (1 << low)):
        return 0
    lucky = omnibus_card(r)
    if lucky & (1 << low | 1 << high):
        return 0
    return 1 if card_points(r, 1 << low) == card_points(r, 1 << high) else 0


# --- cards to pass --------------------------------------------------------------------------


def gather_sets(r: Rules, s: State, seat: int, plays: Plays) -> None:
    """Find the sets of cards that are worth passing, those chosen already left out."""
    hand = s.hands[seat]
    mine = hand & ~s.chosen[seat]
    hidden = unseen(r, s, seat)
    left = r.pass_count - count(s.chosen[seat])
    cards = count(mine)
    for suit in range(4):
        plays.untried[suit] = usual(r, s, suit, hand, hidden)
    for moon in range(2 if r.moon != MOON_NONE else 1):
        start = plays.number
        room = MOON_SETS if moon else MOST_SETS
        chosen = (1 << left) - 1
        while chosen < 1 << cards:
            out = 0
            rest = chosen
            while rest:
                out |= 1 << nth(mine, lowest(rest))
                rest &= rest - 1
            if moon:
                lost = losers(s, hand & ~out, hidden)
                if lost < FEW_LOSERS:
                    offer(plays, start, room, out, -1000 * lost - count_ranks(out))
            else:
                offer(plays, start, room, out, spared(r, s, hand, out, hidden, plays))
            low = chosen & -chosen
            ripple = chosen + low
            chosen = ripple | ((chosen ^ ripple) >> 2) // low
    for at in range(plays.number):
        write_set(plays, at)
    aim_high(r, s, seat, plays, hidden)


def count_ranks(cards: int) -> int:
    """The sum of the ranks of some cards."""
    total = 0
    while cards:
        total += lowest(cards) % 13
        cards &= cards - 1
    return total


def spared(r: Rules, s: State, hand: int, out: int, hidden: int, plays: Plays) -> int:
    """What a hand is likely to cost less without some cards, weighed as ``habit`` passes."""
    total = 0
    for suit in range(4):
        gone = out & SUIT_MASKS[suit]
        if gone:
            row = hand & SUIT_MASKS[suit]
            price = plays.untried[suit]
            gain = danger(r, s, suit, row, hidden, price)
            gain -= danger(r, s, suit, row & ~gone, hidden, price)
            if suit == HEARTS:
                gain = gain * PASSING_HEARTS // 100
            elif suit == SPADES:
                gain = gain * PASSING_SPADES // 100
            elif gone == row:
                gain += VOIDING * 20
            total += gain
    return total


def offer(plays: Plays, start: int, room: int, out: int, value: int) -> None:
    """Take a set among the plays from ``start`` on if it is among the best so far."""
    for at in range(start):
        if plays.once[at] == out:
            return
    at = plays.number
    if at == start + room:
        at -= 1
        if plays.liked[at] >= value:
            return
    else:
        plays.number += 1
    while at > start and plays.liked[at - 1] < value:
        plays.liked[at] = plays.liked[at - 1]
        plays.once[at] = plays.once[at - 1]
        at -= 1
    plays.liked[at] = value
    plays.once[at] = out


def write_set(plays: Plays, at: int) -> None:
    """Write a set as actions."""
    n = at * LONGEST
    rest = plays.once[at] & FULL_PACK
    while rest:
        plays.actions[n] = lowest(rest)
        n += 1
        rest &= rest - 1
    plays.actions[n] = NOTHING
