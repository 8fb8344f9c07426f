"""Whole deals of Hearts with a player at each seat, in the subset of the law.

The same text plays plain and compiled; everything that is one of many comes as a list (compiled:
an array). A player is a number of ``maija.players.numbers``.
"""

from collections.abc import MutableSequence, Sequence

from maija.cards import lowest
from maija.chance import seeded
from maija.games.hearts.law import apply, score, shuffle, stack, start
from maija.games.hearts.rules import Rules
from maija.games.hearts.state import State
from maija.players.limits import limit
from maija.players.memory import Memory
from maija.players.numbers import HABIT, MOST_ACTIONS, SIMPLE, UNFINISHED

from .habit import choose as choose_habit
from .simple import choose as choose_simple
from .uniform import choose as choose_uniform


def decide(player: int, r: Rules, s: State, seat: int, memory: Memory) -> int:
    """What a player does at a seat, -1 for nothing."""
    if player >= HABIT:
        limit(memory, player)
        return choose_habit(r, s, seat, memory)
    if player == SIMPLE:
        return choose_simple(r, s, seat, memory)
    return choose_uniform(r, s, seat, memory)


def play_out(r: Rules, s: State, seated: MutableSequence[int], memories: Sequence[Memory]) -> int:
    """Play a deal to its end; of seats that may act at once the lowest acts first.

    Returns:
        The number of actions, or ``UNFINISHED``.
    """
    actions = 0
    while s.waiting:
        if actions == MOST_ACTIONS:
            return UNFINISHED
        seat = lowest(s.waiting)
        apply(r, s, seat, decide(seated[seat], r, s, seat, memories[seat]))
        actions += 1
    return actions


def play_deals(
    r: Rules,
    s: State,
    memories: Sequence[Memory],
    seated: MutableSequence[int],
    players: Sequence[int],
    seed: int,
    first: int,
    last: int,
    lengths: MutableSequence[int],
    losers: MutableSequence[int],
    scores: MutableSequence[int],
) -> int:
    """Play the deals ``first`` to ``last - 1`` of an experiment, all on one state.

    A deal follows from the seed and its own number alone. Players move on by a seat from deal to
    deal; the dealer and the direction of passing when they have gone round.

    Args:
        r: the rules in force.
        s: a state for so many players.
        memories: one for each seat.
        seated: room for the player at each seat.
        players: the players in the order in which they sit down at deal 0.
        seed: of the experiment.
        first: the first deal.
        last: the deal after the last.
        lengths: gets the number of actions of each deal.
        losers: gets -1 for each deal: a deal of Hearts has no loser.
        scores: gets for each deal and place in ``players`` the score, one after the other.

    Returns:
        How many deals were broken off.
    """
    base = seeded(seed) & ((1 << 61) - 1)
    broken_off = 0
    n = s.players
    for i in range(first, last):
        for place in range(n):
            seat = (place + i) % n
            seated[seat] = players[place]
            memories[seat].rng = seeded(base + 16 * i + 1 + place)
        s.dealer = i // n % n
        s.number = i // n
        s.rng = seeded(base + 16 * i)
        stack(r, s)
        shuffle(s)
        start(r, s)
        lengths[i - first] = play_out(r, s, seated, memories)
        if lengths[i - first] == UNFINISHED:
            broken_off += 1
        losers[i - first] = -1
        for place in range(n):
            scores[(i - first) * n + place] = score(r, s, (place + i) % n)
    return broken_off
