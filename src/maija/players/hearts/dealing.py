"""Dealing hidden cards again where some hands may not hold some of them.

``Memory.only`` says what each hand may hold, ``Memory.known`` what it surely holds, ``untried`` of
the plays how many places each has besides, ``path`` how many of them are left. In the subset of
the law (``docs/law.md``).
"""

from maija.cards import SUIT_MASKS, count, lowest
from maija.chance import below
from maija.games.hearts.state import State
from maija.players.memory import Memory
from maija.players.plays import Plays

FIRST = 1
FORCED = 2


def tightest(s: State, seat: int, memory: Memory, plays: Plays, hidden: int) -> int:
    """The suit that has the fewest places left for its cards, of those still to be dealt."""
    found = -1
    least = 0
    for suit in range(4):
        row = hidden & SUIT_MASKS[suit]
        if row:
            places = -count(row)
            for other in range(s.players):
                if other != seat and memory.only[other] & row:
                    places += plays.path[other]
            if found < 0 or places < least:
                found = suit
                least = places
    return found


def deal(s: State, seat: int, memory: Memory, plays: Plays, hidden: int, forced: int) -> int:
    """Deal the hidden cards, the suit with the fewest places for its cards first.

    A card is dealt to any place of as many as there could have been; where it falls on none that
    there is, the whole deal is void, so that all that are not are as likely.

    Args:
        s: the state; the hands of the others change.
        seat: who looks at them.
        memory: what each may hold, and what each holds for certain.
        plays: its generator, and in ``untried`` the places that each of the others has.
        hidden: the cards.
        forced: 1 to deal to places that there are, whatever that does to the chances.

    Returns:
        0 when the deal is void.
    """
    free = 0
    for other in range(s.players):
        if other != seat:
            s.hands[other] = memory.known[other]
            plays.path[other] = plays.untried[other]
            free += plays.untried[other]
    sure = FORCED if forced else FIRST
    for _ in range(4):
        suit = tightest(s, seat, memory, plays, hidden)
        if suit >= 0:
            row = hidden & SUIT_MASKS[suit]
            hidden ^= row
            if not deal_suit(s, seat, memory, plays, row, free, sure):
                return 0
            free -= count(row)
            sure = forced * FORCED
    return 1


def deal_suit(
    s: State, seat: int, memory: Memory, plays: Plays, row: int, free: int, sure: int
) -> int:
    """Deal the cards of a suit.

    Args:
        s: the state; the hands of the others change.
        seat: who looks at them.
        memory: what each may hold.
        plays: its generator, in ``untried`` the places that there were in each hand before any
            card was dealt, in ``path`` those left.
        row: the cards.
        free: all places that are left.
        sure: ``FIRST`` for the first suit: what is dealt to a place that there is then comes to
            the same; ``FORCED`` to deal to such places anyway; or 0.

    Returns:
        0 when the deal is void.
    """
    even = 1
    for other in range(s.players):
        if other != seat and memory.only[other] & row and row & ~memory.only[other]:
            even = 0
    exact = even if sure == FIRST else sure
    done = 0
    while row:
        card = lowest(row)
        row &= row - 1
        places = 0
        could = 0
        for other in range(s.players):
            if other != seat and (memory.only[other] >> card) & 1:
                places += plays.path[other]
                could += plays.untried[other]
        could = min(could - done * even, free - done)
        if places == 0 and exact:
            squeeze_in(s, seat, memory, plays, card)
        else:
            left = below(plays, places if exact else max(could, 1))
            if left >= places:
                return 0
            for other in range(s.players):
                if left >= 0 and other != seat and (memory.only[other] >> card) & 1:
                    left -= plays.path[other]
                    if left < 0:
                        give(s, plays, other, card)
        done += 1
    return 1


def give(s: State, plays: Plays, other: int, card: int) -> None:
    """Put a card into a hand that has a place for it."""
    s.hands[other] |= 1 << card
    plays.path[other] -= 1


def squeeze_in(s: State, seat: int, memory: Memory, plays: Plays, card: int) -> None:
    """Give a card to a seat that may hold it and is full, by moving cards on from seat to seat.

    ``once`` and ``again`` get whose card each seat would take over, and which.
    """
    reached = 0
    for other in range(s.players):
        if other != seat and (memory.only[other] >> card) & 1:
            reached |= 1 << other
    first = reached
    for _ in range(s.players):
        for taker in range(s.players):
            if taker != seat and not (reached >> taker) & 1:
                for giver in range(s.players):
                    moved = s.hands[giver] & ~memory.known[giver] & memory.only[taker]
                    if not (reached >> taker) & 1 and (reached >> giver) & 1 and moved:
                        reached |= 1 << taker
                        plays.once[taker] = giver
                        plays.again[taker] = lowest(moved)
                if (reached >> taker) & 1 and plays.path[taker]:
                    last = taker
                    plays.path[last] -= 1
                    while not (first >> last) & 1:
                        s.hands[plays.once[last]] ^= 1 << plays.again[last]
                        s.hands[last] ^= 1 << plays.again[last]
                        last = plays.once[last]
                    s.hands[last] |= 1 << card
                    return
    for other in range(s.players):  # what is kept in mind contradicts itself: anywhere
        if card >= 0 and other != seat and plays.path[other]:
            give(s, plays, other, card)
            card = -1


def mix_all(s: State, seat: int, memory: Memory, plays: Plays) -> None:
    """Mix the cards of every two of the others."""
    for one in range(s.players):
        for other in range(one):
            if one != seat and other != seat:  # noqa: PLR1714 -- no tuple in the subset
                mix(s, memory, plays, one, other)


def mix(s: State, memory: Memory, plays: Plays, one: int, other: int) -> None:
    """Deal again what two seats hold and both may hold."""
    both = memory.only[one] & memory.only[other] & ~memory.known[one] & ~memory.known[other]
    rest = (s.hands[one] | s.hands[other]) & both
    wanted = count(s.hands[one] & both)
    left = count(rest)
    s.hands[one] &= ~both
    s.hands[other] &= ~both
    while rest:
        bit = rest & -rest
        rest ^= bit
        if below(plays, left) < wanted:
            s.hands[one] |= bit
            wanted -= 1
        else:
            s.hands[other] |= bit
        left -= 1
