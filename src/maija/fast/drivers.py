"""Whole deals with every action drawn at random: the loops that compiled code runs.

Written once for every family, in the subset of the law (``docs/law.md``). ``legal``, ``apply`` and
the like are open places here: a family's law is put in their stead, plain or compiled. Where
something is one of many it comes as an array (a list, plain): ``rules`` has one entry, ``states``
one for each deal. Nothing here looks whether an action or an index is good: ``batch`` does.

What must not live here: anything of one game, and players.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.cards import count, lowest, nth
from maija.chance import below, seeded

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    Numbers = MutableSequence[int]

UNFINISHED = -1
"""What is told of a deal that was broken off."""


# --- open places ----------------------------------------------------------------------------


def stack(r: Any, s: Any) -> None:  # noqa: ANN401 -- an open place
    """Lay the pack in order."""


def shuffle(s: Any) -> None:  # noqa: ANN401 -- an open place
    """Shuffle the pack."""


def start(r: Any, s: Any) -> None:  # noqa: ANN401 -- an open place
    """Deal."""


def turn(s: Any) -> int:  # noqa: ANN401, ARG001 -- an open place
    """The seats the game waits for, a mask."""
    return 0


def legal(r: Any, s: Any, seat: int) -> int:  # noqa: ANN401, ARG001 -- an open place
    """What a seat may do, a mask of actions."""
    return 0


def apply(r: Any, s: Any, seat: int, action: int) -> None:  # noqa: ANN401 -- an open place
    """Do a legal action."""


def score(r: Any, s: Any, seat: int) -> int:  # noqa: ANN401, ARG001 -- an open place
    """What the finished deal scores for a seat."""
    return 0


# --- one deal -------------------------------------------------------------------------------


def seed_of(seed: int, index: int) -> int:
    """The generator of a deal: it follows from its own index, whatever is played beside it."""
    return seeded(seeded(seed) ^ index)


def deal(r: Any, s: Any) -> None:  # noqa: ANN401 -- any family's
    """Shuffle and deal."""
    stack(r, s)
    shuffle(s)
    start(r, s)


def play_random(r: Any, s: Any, most: int) -> int:  # noqa: ANN401 -- any family's
    """Play a deal to its end; of the seats to act the lowest does a legal action at random.

    Returns:
        The number of actions, or ``UNFINISHED`` if there would be more than ``most``.
    """
    actions = 0
    waiting = turn(s)
    while waiting:
        if actions == most:
            return UNFINISHED
        seat = lowest(waiting)
        options = legal(r, s, seat)
        apply(r, s, seat, nth(options, below(s, count(options))))
        actions += 1
        waiting = turn(s)
    return actions


# --- many deals -----------------------------------------------------------------------------


def start_many(rules: Sequence[Any], states: Sequence[Any], first: int, last: int) -> None:
    """Shuffle and deal the states ``first`` to ``last - 1``; their generators are set."""
    r = rules[0]
    for i in range(first, last):
        deal(r, states[i])


def turn_many(states: Sequence[Any], waiting: Numbers, first: int, last: int) -> None:
    """Tell for each state the seats to act."""
    for i in range(first, last):
        waiting[i] = turn(states[i])


def legal_many(
    rules: Sequence[Any], states: Sequence[Any], players: int, masks: Numbers, first: int, last: int
) -> None:
    """Tell for each state, and in it for each seat, the legal actions."""
    r = rules[0]
    for i in range(first, last):
        for seat in range(players):
            masks[i * players + seat] = legal(r, states[i], seat)


def illegal_many(
    rules: Sequence[Any],
    states: Sequence[Any],
    seats: Numbers,
    actions: Numbers,
    first: int,
    last: int,
) -> int:
    """The first state in which the action is not legal for the seat, -1 if there is none."""
    r = rules[0]
    for i in range(first, last):
        if not (legal(r, states[i], seats[i]) >> actions[i]) & 1:
            return i
    return -1


def apply_many(
    rules: Sequence[Any],
    states: Sequence[Any],
    seats: Numbers,
    actions: Numbers,
    first: int,
    last: int,
) -> None:
    """Do one legal action in each state."""
    r = rules[0]
    for i in range(first, last):
        apply(r, states[i], seats[i], actions[i])


def play_many(
    rules: Sequence[Any], states: Sequence[Any], most: int, lengths: Numbers, first: int, last: int
) -> None:
    """Play each state to its end at random."""
    r = rules[0]
    for i in range(first, last):
        lengths[i] = play_random(r, states[i], most)


def score_many(
    rules: Sequence[Any],
    states: Sequence[Any],
    players: int,
    scores: Numbers,
    first: int,
    last: int,
) -> None:
    """Tell for each finished state, and in it for each seat, the score."""
    r = rules[0]
    for i in range(first, last):
        for seat in range(players):
            scores[i * players + seat] = score(r, states[i], seat)


def play_deals(
    rules: Sequence[Any],
    states: Sequence[Any],
    at: int,
    seed: int,
    deals: int,
    most: int,
    lengths: Numbers,
    scores: Numbers,
    first: int,
    last: int,
) -> None:
    """Deal, play at random and score the deals ``first`` to ``last - 1`` of an experiment.

    All are played on the state ``at``, which says how many play; the dealer goes round. Deal ``i``
    is told in the places of ``i - deals``.
    """
    r = rules[0]
    s = states[at]
    players = s.players
    for i in range(first, last):
        s.rng = seed_of(seed, i)
        s.dealer = i % players
        deal(r, s)
        lengths[i - deals] = play_random(r, s, most)
        for seat in range(players):
            scores[(i - deals) * players + seat] = score(r, s, seat)
