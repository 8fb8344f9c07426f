"""What everybody at a Mustamaija table could know, if he kept count: the memory of ``habit``.

``observe`` is called after every action, and after the deal; it reads of the events only what all
may know. ``recall`` works out, before a choice, which cards a seat has not seen. In the subset of
the law (``docs/law.md``).
"""

from maija.cards import FULL_PACK, JACK, QUEEN_OF_SPADES, SUIT_MASKS, count
from maija.games.mustamaija.law import held, packs, stock_left
from maija.games.mustamaija.rules import COUNTS_HIDDEN, COUNTS_PUBLIC, Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import (
    BEAT,
    CLAIMED,
    DEALT,
    DREW,
    EVENT_SIZE,
    INDICATOR_DRAWN,
    LED,
    NAMED,
    OUT,
    PICKED_UP,
    TOOK_BACK,
)
from maija.players.limits import NOVICE, UNLIMITED
from maija.players.memory import MOST_SEATS, Memory

CERTAIN = 4096
"""A chance of one; chances are whole numbers of this."""
HIGH = (1 << 13) - (1 << JACK)
STRIKING = HIGH | HIGH << 13 | HIGH << 26 | HIGH << 39
"""Aces and courts."""


def observe(r: Rules, s: State, seat: int, memory: Memory) -> None:  # noqa: ARG001 -- as every player
    """Keep in mind what happened openly during the last action."""
    for i in range(s.told):
        note(s, memory, i * EVENT_SIZE)
    if s.led == 0:
        memory.lying = 0
        memory.lying_twice = 0
    if memory.forgets:
        lose_count(memory)


def note(s: State, memory: Memory, at: int) -> None:
    """Keep in mind the open facts of one event."""
    kind = s.events[at]
    seat = s.events[at + 1]
    number = s.events[at + 4]
    if kind == DEALT:
        memory.known[seat] = 0
        memory.known_twice[seat] = 0
        memory.counted[seat] = number
        memory.lying = 0
        memory.lying_twice = 0
    elif kind == DREW:
        recount(memory, seat, number)
    elif kind == BEAT:
        lay(memory, seat, s.events[at + 2])
    elif kind == LED:
        lay(memory, seat, s.events[at + 2])
        memory.lying_twice |= memory.lying & s.events[at + 2]
        memory.lying |= s.events[at + 2]
    elif kind == PICKED_UP or kind == TOOK_BACK:  # noqa: PLR1714, SIM109 -- no tuple in the subset
        if memory.forgets:
            lose_sight(memory)
        receive(memory, seat, s.events[at + 2], s.events[at + 3])
        recount(memory, seat, number)
    elif kind == INDICATOR_DRAWN:
        receive(memory, seat, s.events[at + 2], 0)
    elif kind == NAMED:
        memory.known[seat] |= s.events[at + 2]
    elif kind == CLAIMED:
        hand_over(memory, seat, number)
    elif kind == OUT:
        forget(memory, seat)


def recount(memory: Memory, seat: int, change: int) -> None:
    """Count on, where the hand has been counted from the deal."""
    if memory.counted[seat] >= 0:
        memory.counted[seat] += change


def lay(memory: Memory, seat: int, card: int) -> None:
    """A seat has laid a card, given as a mask."""
    recount(memory, seat, -1)
    if memory.known_twice[seat] & card:
        memory.known_twice[seat] ^= card
    else:
        memory.known[seat] &= ~card


def receive(memory: Memory, seat: int, once: int, twice: int) -> None:
    """A seat has got cards that all have seen."""
    memory.known_twice[seat] |= twice | (memory.known[seat] & once)
    memory.known[seat] |= once


def hand_over(memory: Memory, seat: int, offender: int) -> None:
    """A seat has handed its cards over, and the lead goes back (S1.37, M46)."""
    number = count(memory.lying) + count(memory.lying_twice)
    recount(memory, offender, number)
    if memory.counted[seat] >= 0:
        recount(memory, offender, memory.counted[seat])
    receive(memory, offender, memory.known[seat], memory.known_twice[seat])
    receive(memory, offender, memory.lying, memory.lying_twice)
    forget(memory, seat)


def forget(memory: Memory, seat: int) -> None:
    """A seat holds nothing any more."""
    memory.known[seat] = 0
    memory.known_twice[seat] = 0
    memory.counted[seat] = 0


def lose_count(memory: Memory) -> None:
    """Forget what its seat does not keep in mind: it counts no hands, a novice notes no pickups."""
    for seat in range(MOST_SEATS):
        memory.counted[seat] = -1
    if memory.forgets == NOVICE:
        lose_sight(memory)


def lose_sight(memory: Memory) -> None:
    """Forget who has picked up what."""
    for seat in range(MOST_SEATS):
        memory.known[seat] = 0
        memory.known_twice[seat] = 0


def noticed(s: State, memory: Memory, cards: int) -> int:
    """Those of some cards that have gone which the seat remembers.

    Somebody who plays now and then notices trumps, aces and courts; a novice notices nothing.
    """
    if memory.forgets == UNLIMITED:
        return cards
    if memory.forgets == NOVICE:
        return 0
    trumps = SUIT_MASKS[s.trump] if s.trump >= 0 else 0
    return cards & (STRIKING | trumps)


def hand_count(r: Rules, s: State, seat: int, memory: Memory) -> int:
    """How many cards another seat holds: shown, else counted, else guessed (S1.42, S1.52, M75)."""
    if (s.out >> seat) & 1:
        return 0
    if r.announce_counts == COUNTS_PUBLIC:
        return held(s, seat)
    if r.announce_counts != COUNTS_HIDDEN and stock_left(s) == 0:
        return held(s, seat)
    if memory.counted[seat] >= 0:
        return memory.counted[seat]
    return r.hand_size


def recall(r: Rules, s: State, seat: int, memory: Memory) -> None:
    """Work out which cards the seat has not seen and cannot place (S1.46)."""
    memory.unseen = FULL_PACK
    memory.unseen_twice = 0
    if packs(r, s.players) == 2:
        memory.unseen_twice = FULL_PACK & ~(1 << QUEEN_OF_SPADES)
    strike(memory, s.hands[seat])
    strike(memory, s.twice[seat])
    strike(memory, noticed(s, memory, s.gone))
    strike(memory, noticed(s, memory, s.gone_twice))
    for i in range(s.led):
        strike(memory, 1 << s.attack[i])
        if s.beater[i] >= 0:
            strike(memory, 1 << s.beater[i])
    if s.indicator >= 0:
        strike(memory, 1 << s.indicator)
    memory.abroad = memory.unseen
    if s.indicator >= 0:
        memory.abroad |= 1 << s.indicator
    for other in range(s.players):
        if other != seat:
            strike(memory, known_of(s, other, memory))
            strike(memory, memory.known_twice[other])


def strike(memory: Memory, cards: int) -> None:
    """Take one of each of these cards from the unseen ones."""
    last = cards & ~memory.unseen_twice
    memory.unseen_twice &= ~cards
    memory.unseen &= ~last


def known_of(s: State, seat: int, memory: Memory) -> int:
    """The cards that another seat is known to hold, those twice in its hand once."""
    return memory.known[seat] | s.shown[seat]


def unknown_of(r: Rules, s: State, seat: int, memory: Memory) -> int:
    """How many cards of another seat nobody has seen."""
    number = hand_count(r, s, seat, memory)
    number -= count(known_of(s, seat, memory)) + count(memory.known_twice[seat])
    return max(number, 0)


def none_among(beaters: int, unseen: int, drawn: int) -> int:
    """The chance that of ``drawn`` cards from ``unseen`` none is among the ``beaters`` of them."""
    chance = CERTAIN
    for i in range(drawn):
        rest = unseen - beaters - i
        if rest <= 0:
            return 0
        chance = chance * rest // (unseen - i)
    return chance
