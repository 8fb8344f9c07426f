"""What ``habit`` leads: of one suit the lowest or the highest cards, with or without the queen.

Each lead is weighed by the hand that stays and by the chance that the defender must pick up. In
the subset of the law (``docs/law.md``).
"""

from maija.cards import QUEEN_OF_SPADES, SUIT_MASKS, count, lowest
from maija.chance import below
from maija.games.mustamaija.law import attack_limit, held, stock_left
from maija.games.mustamaija.rules import QUEEN_NEVER_BEATS, Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import DONE
from maija.players.memory import Memory

from .knowledge import CERTAIN, hand_count, known_of, none_among, recall, unknown_of
from .worth import (
    ALONE_AGAINST_ONE,
    EACH_PICKED_UP,
    FEW_LEFT,
    LAST_CARDS,
    NOISE,
    PICKED_UP,
    QUEEN,
    RIVAL,
    WINS,
    above,
    hand_worth,
    numbers,
    suit_worth,
    unrest,
)


def next_led(r: Rules, s: State, seat: int, memory: Memory, options: int) -> int:
    """The next card of a lead, or the word that ends it."""
    if s.led == 0:
        plan_lead(r, s, seat, memory)
    row = options & memory.plan
    if row == 0:
        return DONE if (options >> DONE) & 1 else lowest(options)
    card = lowest(row & ~QUEEN) if row & ~QUEEN else QUEEN_OF_SPADES
    if memory.plan_twice & (1 << card):
        memory.plan_twice ^= 1 << card
    else:
        memory.plan ^= 1 << card
    return card


def plan_lead(r: Rules, s: State, seat: int, memory: Memory) -> None:
    """Find the best lead and keep it in mind.

    Of each suit these are looked at: the lowest cards, however many, and all cards from one on.
    """
    recall(r, s, seat, memory)
    limit = max(min(attack_limit(r, s), hand_count(r, s, s.defender, memory)), 1)
    memory.plan = 0
    memory.plan_twice = 0
    memory.plan_worth = -WINS
    whole = hand_worth(s, s.hands[seat], s.twice[seat], memory)
    for suit in range(4):
        row = s.hands[seat] & SUIT_MASKS[suit]
        plain = row & ~QUEEN
        rest = whole - suit_worth(s, suit, row, s.twice[seat], memory)
        if row & QUEEN:
            weigh_lead(r, s, seat, memory, QUEEN, 0, rest)
            plan_rows(r, s, seat, memory, plain, QUEEN, limit, rest)
        plan_rows(r, s, seat, memory, plain, 0, limit, rest)


def plan_rows(
    r: Rules,
    s: State,
    seat: int,
    memory: Memory,
    plain: int,
    queen: int,
    limit: int,
    elsewhere: int,
) -> None:
    """Weigh the leads of one suit, with the queen or without.

    Args:
        r: the rules in force.
        s: the state.
        seat: who leads.
        memory: what it keeps in mind; gets the best lead.
        plain: its cards of the suit but for the queen, a mask.
        queen: the queen, or 0.
        limit: how many cards may be led.
        elsewhere: what its cards of other suits are worth, the same for all these leads.
    """
    starts = plain
    while starts:
        rest = starts
        once = queen
        twice = 0
        size = count(queen)
        while rest and size < limit:
            bit = 1 << lowest(rest)
            if once & bit:
                twice |= bit
            once |= bit
            if twice & bit or not s.twice[seat] & bit:
                rest &= rest - 1
            size += 1
            if starts == plain or rest == 0:
                weigh_lead(r, s, seat, memory, once, twice, elsewhere)
        starts &= starts - 1


def weigh_lead(
    r: Rules, s: State, seat: int, memory: Memory, lead: int, twice: int, elsewhere: int
) -> None:
    """Keep a lead in mind if it is the best so far; who goes in circles tries other ones (M71)."""
    value = lead_beside(r, s, seat, memory, lead, twice, elsewhere)
    value += below(memory, 1 + NOISE + unrest(s))
    if value > memory.plan_worth:
        memory.plan_worth = value
        memory.plan = lead
        memory.plan_twice = twice


def lead_worth(r: Rules, s: State, seat: int, memory: Memory, lead: int, lead_twice: int) -> int:
    """What a lead is worth."""
    suit = lowest(lead) // 13
    other_suits = s.hands[seat] & ~SUIT_MASKS[suit]
    elsewhere = hand_worth(s, other_suits, s.twice[seat], memory)
    return lead_beside(r, s, seat, memory, lead, lead_twice, elsewhere)


def lead_beside(
    r: Rules, s: State, seat: int, memory: Memory, lead: int, lead_twice: int, elsewhere: int
) -> int:
    """What a lead is worth beside the cards of other suits, whose worth is given.

    The hand that stays counts, and what the lead brings if it is not beaten.
    """
    size = count(lead) + count(lead_twice)
    hand = held(s, seat)
    left = stock_left(s)
    if left == 0 and size == hand:
        return WINS
    at = numbers(s, memory)
    once = s.hands[seat] & ~(lead & ~s.twice[seat]) & ~lead_twice
    value = elsewhere + suit_worth(s, lowest(lead) // 13, once, s.twice[seat] & ~lead, memory)
    others = hand_count(r, s, s.defender, memory)
    reward = PICKED_UP[at] + size * EACH_PICKED_UP[at]
    if left == 0 and others <= size:
        reward += LAST_CARDS[at]
    if others < 5:
        reward += (5 - others) * FEW_LEFT[at]
    if s.players - s.outs == 2:
        reward += ALONE_AGAINST_ONE[at]
    reward += (others - hand + size) * RIVAL[at]
    fails = CERTAIN
    if not lead & QUEEN:
        fails -= beaten_chance(r, s, memory, lead, lead_twice)
    return value + fails * reward // CERTAIN


def beaten_chance(r: Rules, s: State, memory: Memory, lead: int, lead_twice: int) -> int:
    """The chance that the defender can beat a lead: what he is known to hold, then guesses."""
    seat = s.defender
    suit = lowest(lead) // 13
    free = 0
    if s.trump >= 0 and s.trump != suit:
        free = SUIT_MASKS[s.trump] & ~QUEEN
    if r.queen_may_beat != QUEEN_NEVER_BEATS:
        free |= QUEEN
    kept = known_of(s, seat, memory)
    spare = count(kept & free) + count(memory.known_twice[seat] & free)
    kept &= SUIT_MASKS[suit] & ~QUEEN
    unknown = unknown_of(r, s, seat, memory)
    unseen = count(memory.unseen) + count(memory.unseen_twice)
    chance = CERTAIN
    used = 0
    while lead:
        card = lowest(lead)
        if lead_twice & (1 << card):
            lead_twice ^= 1 << card
        else:
            lead ^= 1 << card
        if kept & above(card):
            kept ^= 1 << lowest(kept & above(card))
        elif spare > 0:
            spare -= 1
        else:
            better = above(card) | free
            beaters = count(memory.unseen & better) + count(memory.unseen_twice & better)
            if beaters <= used or unknown <= used:
                return 0
            none = none_among(beaters - used, unseen - used, unknown - used)
            chance = chance * (CERTAIN - none) // CERTAIN
            used += 1
    return chance
