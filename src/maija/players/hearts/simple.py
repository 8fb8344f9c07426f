"""The player ``simple`` in Hearts: a beginner's rules of thumb, and nothing else.

It passes the high spades, then high hearts, then the highest cards (high: queen, king, ace). It
leads the lowest card. It ducks under the winning card with the highest that stays below, or else
plays the lowest above. It throws the queen, then hearts, then the highest card. At a moon's choice
it gives the points to the others. The spade queen is led, or wins a trick, only if nothing else can
be played. Of equal cards the lower suit comes first.

In the subset of the law (``docs/law.md``), so that the same text plays plain and compiled.
"""

from maija.cards import ALL_HEARTS, QUEEN_OF_SPADES, SUIT_MASKS, highest, lowest
from maija.games.hearts.law import legal
from maija.games.hearts.rules import Rules
from maija.games.hearts.state import State
from maija.games.hearts.terms import OTHERS_PLUS, PASSING, PLAY
from maija.players.memory import Memory
from maija.players.ranks import highest_rank, lowest_rank

QUEEN = 1 << QUEEN_OF_SPADES
HIGH_HEARTS = 7 << (2 * 13 + 10)
HIGH_SPADES = 7 << (3 * 13 + 10)


def choose(r: Rules, s: State, seat: int, memory: Memory) -> int:  # noqa: ARG001 -- as every player
    """Return an action of a seat, -1 when it has nothing to do."""
    options = legal(r, s, seat)
    if options == 0:
        return -1
    if s.phase == PASSING:
        return card_to_pass(options)
    if s.phase == PLAY:
        if s.played == 0:
            return lowest_rank(unless_alone(options))
        if options & SUIT_MASKS[s.suit]:
            return follow(s, options)
        return throw(options)
    return OTHERS_PLUS


def card_to_pass(cards: int) -> int:
    """The next card to pass."""
    if cards & HIGH_SPADES:
        return highest(cards & HIGH_SPADES)
    if cards & HIGH_HEARTS:
        return highest(cards & HIGH_HEARTS)
    return highest_rank(cards)


def follow(s: State, cards: int) -> int:
    """A card of the suit led: below the winning card if possible."""
    under = cards & ((1 << s.best) - 1)
    if under:
        return highest(under)
    return lowest(unless_alone(cards))


def throw(cards: int) -> int:
    """A card of another suit than the one led."""
    if cards & QUEEN:
        return QUEEN_OF_SPADES
    if cards & ALL_HEARTS:
        return highest(cards & ALL_HEARTS)
    return highest_rank(cards)


def unless_alone(cards: int) -> int:
    """Some cards without the spade queen, unless she is the only one."""
    others = cards & ~QUEEN
    if others == 0:
        return cards
    return others
