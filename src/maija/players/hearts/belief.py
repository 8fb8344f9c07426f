"""How the hidden cards of Hearts may lie, as far as a seat can tell.

Everybody sees how many cards each holds, who has shown to be void in a suit, and what else a card
tells of the hand that it came from (``knowledge``); a seat knows where the cards went that it
passed. The rest can lie in any order. In the subset of the law (``docs/law.md``).
"""

from maija.cards import FULL_PACK, SUIT_MASKS, count, lowest
from maija.chance import below
from maija.games.hearts.law import direction, receiver
from maija.games.hearts.rules import PASS_NONE, Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import PASSING, PLAY
from maija.players.memory import Memory
from maija.players.plays import Plays

from .habit_pass import card_to_pass
from .knowledge import conclude, is_void, unseen, watch

SWEEPS = 2
"""How often the cards of every two seats are mixed where several suits are barred to some."""


def redeal(r: Rules, s: State, seat: int, memory: Memory, plays: Plays) -> None:
    """Deal the cards again that a seat has not seen, each way they may lie as likely as any other.

    Where two or more suits are barred to some of the others, that is nearly so.

    Args:
        r: the rules in force.
        s: the state, changed in place.
        seat: whose knowledge counts.
        memory: what it keeps in mind; what it concludes from it is worked out anew.
        plays: whose generator deals, and where there is room for what is counted: in ``path`` the
            places left in each hand.
    """
    recall(r, s, seat, memory)
    hidden = unseen(r, s, seat)
    for other in range(s.players):
        if other != seat:
            memory.known[other] &= hidden
            plays.path[other] = count(s.hands[other]) - count(memory.known[other])
            s.hands[other] = memory.known[other]
            hidden &= ~memory.known[other]
    barred = 0
    for _ in range(4):
        suit = tightest(s, seat, memory, plays, hidden)
        if suit >= 0:
            barred += deal_suit(s, seat, memory, plays, hidden & SUIT_MASKS[suit])
            hidden &= ~SUIT_MASKS[suit]
    if barred > 1:
        for _ in range(SWEEPS):
            mix_all(s, seat, memory, plays)
    forget(r, s, seat, memory)


def recall(r: Rules, s: State, seat: int, memory: Memory) -> None:
    """Work out which cards each of the others may hold, and which it certainly holds."""
    if s.phase == PASSING:
        for other in range(s.players):
            memory.known[other] = 0
            memory.only[other] = FULL_PACK
        return
    watch(s, memory)
    conclude(r, s, memory)
    if direction(r, s) != PASS_NONE:
        memory.known[receiver(r, s, seat)] |= s.chosen[seat]
    for other in range(s.players):
        for suit in range(4):
            if is_void(memory, other, suit):
                memory.only[other] &= ~SUIT_MASKS[suit]


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


def deal_suit(s: State, seat: int, memory: Memory, plays: Plays, row: int) -> int:
    """Deal the cards of a suit, each to any place where it may lie.

    Returns:
        1 when some of the others may not hold them all.
    """
    barred = 0
    for other in range(s.players):
        if other != seat and row & ~memory.only[other]:
            barred = 1
    while row:
        card = lowest(row)
        row &= row - 1
        places = 0
        for other in range(s.players):
            if other != seat and (memory.only[other] >> card) & 1:
                places += plays.path[other]
        if places:
            left = below(plays, places)
            for other in range(s.players):
                if left >= 0 and other != seat and (memory.only[other] >> card) & 1:
                    left -= plays.path[other]
                    if left < 0:
                        give(s, plays, other, card)
        else:
            squeeze_in(s, seat, memory, plays, card)
    return barred


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


def forget(r: Rules, s: State, seat: int, memory: Memory) -> None:
    """Clear what others have chosen to pass; while cards are passed, who is ready chooses anew."""
    for other in range(s.players):
        if other != seat:
            s.chosen[other] = 0
            if s.phase == PASSING and not (s.waiting >> other) & 1:
                for _ in range(r.pass_count):
                    options = s.hands[other] & ~s.chosen[other]
                    s.chosen[other] |= 1 << card_to_pass(r, s, other, memory, options)
            elif s.phase == PLAY:
                s.received[other] = s.chosen[seat] if receiver(r, s, seat) == other else 0
