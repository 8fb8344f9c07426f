"""What a seat at a Hearts table can tell of the hands of others.

Only from what lies or has lain open, and from the cards that it passed itself. Chances are counted
in 1024ths. In the subset of the law (``docs/law.md``).
"""

from maija.cards import (
    ALL_CLUBS,
    ALL_DIAMONDS,
    ALL_HEARTS,
    ALL_SPADES,
    FULL_PACK,
    HEARTS,
    QUEEN_OF_SPADES,
    count,
)
from maija.games.hearts.law import forced_club, penalty_cards, receiver, removed
from maija.games.hearts.rules import LEAD_WHEN_BROKEN, POINTS_FORBIDDEN, FirstLead, Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import PLAY
from maija.players.limits import CASUAL, NOVICE, UNLIMITED
from maija.players.memory import Memory

CERTAIN = 1024
"""The chance of what is certain."""
LEFT_OF_DEALER = int(FirstLead.LEFT_OF_DEALER)
QUEEN = 1 << QUEEN_OF_SPADES


def unseen(r: Rules, s: State, seat: int) -> int:
    """The cards in the hands of the others, a mask."""
    seen = s.hands[seat] | s.pile | removed(r, s.players)
    for other in range(s.players):
        seen |= s.captured[other]
    return FULL_PACK & ~seen


def hidden_from(r: Rules, s: State, seat: int, memory: Memory) -> int:
    """The cards that others may hold, as far as the seat remembers.

    Somebody who plays now and then notices hearts and high spades; a novice notices nothing.
    """
    hidden = unseen(r, s, seat)
    if memory.forgets == UNLIMITED:
        return hidden
    forgotten = FULL_PACK
    if memory.forgets == CASUAL:
        forgotten = ALL_CLUBS | ALL_DIAMONDS | ALL_SPADES & (QUEEN - 1)
    for other in range(s.players):
        hidden |= s.captured[other] & forgotten
    return hidden


def watch(s: State, memory: Memory) -> None:
    """Keep in mind who did not follow suit, in this trick and in the last.

    A seat plays to every trick, so that it misses nothing when it looks before each of its cards.
    """
    if s.trick_number == 0 or memory.forgets == NOVICE:
        memory.lacking = 0
    elif s.last_leader >= 0:
        suit = s.last_trick[s.last_leader] // 13
        for seat in range(s.players):
            if s.last_trick[seat] // 13 != suit:
                memory.lacking |= 1 << (seat * 4 + suit)
    if s.played > 0 and memory.forgets != NOVICE:
        for seat in range(s.players):
            if s.trick[seat] >= 0 and s.trick[seat] // 13 != s.suit:
                memory.lacking |= 1 << (seat * 4 + s.suit)


def observe(r: Rules, s: State, seat: int, memory: Memory) -> None:  # noqa: ARG001 -- as every player's
    """Keep in mind what has happened; the state is that after the action."""
    watch(s, memory)
    conclude(r, s, memory)


def conclude(r: Rules, s: State, memory: Memory) -> None:
    """Keep in mind what else a card tells of the hand that it came from.

    Who leads first by a club has that club. Who plays what costs to a first trick that forbids it
    has nothing else; who leads the first heart while that is forbidden has hardly anything else.
    """
    if s.trick_number == 0:
        for other in range(s.players):
            memory.known[other] = 0
            memory.only[other] = FULL_PACK
        if s.phase == PLAY and r.first_lead != LEFT_OF_DEALER:
            memory.known[s.leader] = 1 << forced_club(r, s)
    if s.phase != PLAY:
        return
    if r.first_trick_points == POINTS_FORBIDDEN:
        dear = penalty_cards(r)
        for other in range(s.players):
            card = s.trick[other]
            if s.trick_number == 1 and s.played == 0:
                card = s.last_trick[other]
            elif s.trick_number:
                card = -1
            if card >= 0 and (dear >> card) & 1:
                memory.only[other] &= dear
    if s.played == 1 and s.suit == HEARTS and r.hearts_lead == LEAD_WHEN_BROKEN:
        taken = 0
        for other in range(s.players):
            taken |= s.captured[other]
        breakers = ALL_HEARTS | (QUEEN if r.queen_breaks_hearts else 0)
        if taken & breakers == 0:
            spared = QUEEN if r.lead_hearts_instead_of_queen else 0
            memory.only[s.leader] &= ALL_HEARTS | spared


def is_void(memory: Memory, other: int, suit: int) -> int:
    """1 when a seat has shown that it holds nothing of a suit."""
    return (memory.lacking >> (other * 4 + suit)) & 1


def share(s: State, seat: int, memory: Memory, other: int, suit: int) -> int:
    """The chance that another seat holds a certain unseen card of a suit."""
    if is_void(memory, other, suit):
        return 0
    cards = 0
    for at in range(s.players):
        if at != seat and not is_void(memory, at, suit):
            cards += count(s.hands[at])
    return CERTAIN * count(s.hands[other]) // cards if cards else 0


def holds(r: Rules, s: State, seat: int, memory: Memory, other: int, card: int) -> int:
    """The chance that another seat holds an unseen card; of one that it passed, a seat is sure.

    A novice has forgotten what it passed.
    """
    if memory.forgets != NOVICE and s.phase == PLAY and (s.chosen[seat] >> card) & 1:
        return CERTAIN if receiver(r, s, seat) == other else 0
    return share(s, seat, memory, other, card // 13)


def none_of(chance: int, cards: int) -> int:
    """The chance that none of some cards is where each is with a certain chance."""
    none = CERTAIN
    for _ in range(cards):
        none = none * (CERTAIN - chance) >> 10
    return none
