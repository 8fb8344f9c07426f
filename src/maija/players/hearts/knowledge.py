"""What a seat at a Hearts table can tell of the hands of others.

Only from what lies or has lain open, and from the cards that it passed itself. Chances are counted
in 1024ths. In the subset of the law (``docs/law.md``).
"""

from maija.cards import FULL_PACK, count
from maija.games.hearts.law import receiver, removed
from maija.games.hearts.rules import Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import PLAY
from maija.players.memory import Memory

CERTAIN = 1024
"""The chance of what is certain."""


def unseen(r: Rules, s: State, seat: int) -> int:
    """The cards in the hands of the others, a mask."""
    seen = s.hands[seat] | s.pile | removed(r, s.players)
    for other in range(s.players):
        seen |= s.captured[other]
    return FULL_PACK & ~seen


def watch(s: State, memory: Memory) -> None:
    """Keep in mind who did not follow suit, in this trick and in the last.

    A seat plays to every trick, so that it misses nothing when it looks before each of its cards.
    """
    if s.trick_number == 0:
        memory.lacking = 0
    elif s.last_leader >= 0:
        suit = s.last_trick[s.last_leader] // 13
        for seat in range(s.players):
            if s.last_trick[seat] // 13 != suit:
                memory.lacking |= 1 << (seat * 4 + suit)
    if s.played > 0:
        for seat in range(s.players):
            if s.trick[seat] >= 0 and s.trick[seat] // 13 != s.suit:
                memory.lacking |= 1 << (seat * 4 + s.suit)


def observe(r: Rules, s: State, seat: int, memory: Memory) -> None:  # noqa: ARG001 -- as every player's
    """Keep in mind what has happened; the state is that after the action."""
    watch(s, memory)


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
    """The chance that another seat holds an unseen card; of one that it passed, a seat is sure."""
    if s.phase == PLAY and (s.chosen[seat] >> card) & 1:
        return CERTAIN if receiver(r, s, seat) == other else 0
    return share(s, seat, memory, other, card // 13)


def none_of(chance: int, cards: int) -> int:
    """The chance that none of some cards is where each is with a certain chance."""
    none = CERTAIN
    for _ in range(cards):
        none = none * (CERTAIN - chance) >> 10
    return none
