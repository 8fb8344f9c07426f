"""Search by dealing again and playing on: the loops, written once for every family.

The hidden cards are dealt anew as the seat believes them to lie; in each such deal every play that
is still in the running is tried, with the same chance for all, and everybody plays on by rules of
thumb. Plays that do worse are dropped: at any time one that is clearly behind, and the worse half
each time that a part of the budget is spent (sequential halving: Karnin, Koren and Somekh, "Almost
Optimal Exploration in Multi-Armed Bandits", 2013). The answer follows from the generator and the
budget alone.

In the subset of the law (``docs/law.md``); what a family has to say stands in open places. What
must not live here: anything of one game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.cards import count, lowest
from maija.chance import draw, seeded
from maija.games.copying import overwrite

from .memory import share
from .plays import LONGEST, MOST_PLAYS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from .memory import Memory
    from .plays import Plays

    States = MutableSequence[Any]
    Memories = MutableSequence[Memory]

CLEARLY = 9
"""The square of how many standard errors a play may be behind."""
FAVOUR = 80
"""How much less the play that experience likes most need bring than others, of ``WHOLE``."""
LOOK = 16
"""After so many deals it is looked which plays are clearly behind."""


# --- open places ----------------------------------------------------------------------------


def gather(
    r: Any,  # noqa: ANN401 -- an open place
    s: Any,  # noqa: ANN401 -- an open place
    seat: int,
    memory: Memory,
    worlds: States,
    plays: Plays,
) -> None:
    """Find the plays of a seat: ``number``, ``actions`` and ``liked``."""


def redeal(r: Any, s: Any, seat: int, memory: Memory, plays: Plays) -> None:  # noqa: ANN401 -- an open place
    """Deal the cards that a seat has not seen again, in place, as it believes them to lie."""


def act(r: Any, s: Any, seat: int, memory: Memory, action: int) -> int:  # noqa: ANN401, ARG001 -- an open place
    """Do an action, and keep in mind what all could see of it; 0 if it may not be done."""
    return 0


def play_on(r: Any, s: Any, seat: int, memory: Memory, passed: int) -> None:  # noqa: ANN401 -- an open place
    """Play a deal on by rules of thumb, until it is known what it brings a seat.

    ``passed`` has just chosen to do nothing.
    """


def brings(r: Any, s: Any, seat: int) -> int:  # noqa: ANN401, ARG001 -- an open place
    """What the finished deal is worth to a seat, from 0 to ``WHOLE``."""
    return 0


def count_up(r: Any, s: Any, seat: int, plays: Plays, at: int) -> None:  # noqa: ANN401 -- an open place
    """Add to what a play has come to, as people count, what the finished deal comes to.

    What it brings stands in ``plays.last``.
    """


# --- a search -------------------------------------------------------------------------------


def begin(
    r: Any,  # noqa: ANN401 -- any family's
    s: Any,  # noqa: ANN401 -- any family's
    seat: int,
    memory: Memory,
    worlds: States,
    plays: Plays,
    budget: int,
) -> None:
    """Find the plays of a seat, and try none yet.

    Args:
        r: the rules in force.
        s: the state, not changed.
        seat: whose play.
        memory: what the seat keeps in mind.
        worlds: room, ``WORLDS`` states.
        plays: changed; its generator is set.
        budget: how many deals may be played on.
    """
    plays.number = 0
    for at in range(MOST_PLAYS):
        plays.intent[at] = 0
    gather(r, s, seat, memory, worlds, plays)
    plays.running = (1 << plays.number) - 1
    plays.playouts = 0
    plays.budget = budget
    for at in range(plays.number):
        plays.tries[at] = 0
        plays.sums[at] = 0
        plays.squares[at] = 0
        plays.counted[at] = 0
        plays.counted_squares[at] = 0
        plays.moons[at] = 0
        plays.moons_of_others[at] = 0
        plays.favour[at] = 0
    if plays.number:
        plays.favour[most_liked(plays)] = FAVOUR
    plan_drop(plays)


def search(
    r: Any,  # noqa: ANN401 -- any family's
    s: Any,  # noqa: ANN401 -- any family's
    seat: int,
    memory: Memory,
    worlds: States,
    minds: Memories,
    plays: Plays,
    until: int,
) -> None:
    """Try the plays until so many deals were played on, or one play is left.

    Args:
        r: the rules in force.
        s: the state, not changed.
        seat: whose play.
        memory: what the seat keeps in mind; not changed.
        worlds: room, ``WORLDS`` states.
        minds: room, two memories.
        plays: changed.
        until: how many deals in all; a search may go on where it stopped.
    """
    while plays.running & (plays.running - 1) and plays.playouts < until:
        try_all(r, s, seat, memory, worlds, minds, plays)
        if plays.tries[lowest(plays.running)] % LOOK == 0:
            drop_hopeless(plays)
        if plays.playouts >= plays.due:
            drop_half(plays)
            plan_drop(plays)


def try_all(
    r: Any,  # noqa: ANN401 -- any family's
    s: Any,  # noqa: ANN401 -- any family's
    seat: int,
    memory: Memory,
    worlds: States,
    minds: Memories,
    plays: Plays,
) -> None:
    """Deal the hidden cards again, and try every play that is still in the running."""
    overwrite(worlds, 0, s)
    overwrite(minds, 0, memory)
    redeal(r, worlds[0], seat, minds[0], plays)
    worlds[0].rng = seeded(draw(plays))
    minds[0].rng = seeded(draw(plays))
    rest = plays.running
    while rest:
        at = lowest(rest)
        rest &= rest - 1
        overwrite(worlds, 1, worlds[0])
        share(minds[1], minds[0])
        value = try_play(r, worlds[1], seat, minds[1], plays, at)
        plays.tries[at] += 1
        plays.sums[at] += value
        plays.squares[at] += value * value
        plays.playouts += 1


def try_play(r: Any, s: Any, seat: int, memory: Memory, plays: Plays, at: int) -> int:  # noqa: ANN401 -- any family's
    """What a play brings in one deal; the state is changed."""
    passed = seat
    memory.intent = plays.intent[at]
    for i in range(LONGEST):
        action = plays.actions[at * LONGEST + i]
        if action < 0 or not act(r, s, seat, memory, action):
            break
        passed = -1
    play_on(r, s, seat, memory, passed)
    plays.last[at] = brings(r, s, seat)
    count_up(r, s, seat, plays, at)
    return plays.last[at]


def compare(
    r: Any,  # noqa: ANN401 -- any family's
    s: Any,  # noqa: ANN401 -- any family's
    seat: int,
    memory: Memory,
    worlds: States,
    minds: Memories,
    plays: Plays,
    deals: int,
) -> None:
    """Try plays that are given, all in the same so many deals: none is dropped.

    Args:
        r: the rules in force.
        s: the state, not changed.
        seat: whose plays.
        memory: what the seat keeps in mind; not changed.
        worlds: room, ``WORLDS`` states.
        minds: room, two memories.
        plays: changed; its generator, the number of plays and their actions are set.
        deals: how many deals each play is played on in.
    """
    plays.running = (1 << plays.number) - 1
    for _ in range(deals):
        try_all(r, s, seat, memory, worlds, minds, plays)
        for at in range(plays.number):
            gap = plays.last[0] - plays.last[at]
            plays.gaps[at] += gap
            plays.gap_squares[at] += gap * gap


# --- which plays stay -----------------------------------------------------------------------


def plan_drop(plays: Plays) -> None:
    """Set when the worse half is dropped next: each halving has an equal part of the budget."""
    stages = 0
    left = count(plays.running)
    while left > 1:
        left = (left + 1) // 2
        stages += 1
    plays.due = plays.playouts + (plays.budget - plays.playouts) // max(stages, 1)


def drop_half(plays: Plays) -> None:
    """Drop the worse half of the plays."""
    keep = (count(plays.running) + 1) // 2
    while count(plays.running) > keep:
        plays.running &= ~(1 << worst(plays))


def worst(plays: Plays) -> int:
    """The play in the running that has brought least; of equal ones that which is liked least."""
    return extreme(plays, 1)


def best(plays: Plays) -> int:
    """The play that has brought most; of equal ones that which is liked most."""
    return extreme(plays, 0)


def extreme(plays: Plays, low: int) -> int:
    """The play in the running to which no other is better, or with ``low`` that is to none."""
    found = -1
    rest = plays.running
    while rest:
        at = lowest(rest)
        rest &= rest - 1
        if found < 0 or is_better(plays, found if low else at, at if low else found):
            found = at
    return found


def most_liked(plays: Plays) -> int:
    """The play that is liked most."""
    found = 0
    for at in range(1, plays.number):
        if plays.liked[at] > plays.liked[found]:
            found = at
    return found


def brought(plays: Plays, at: int) -> int:
    """What a play has brought in all, with what it is favoured."""
    return plays.sums[at] + plays.favour[at] * plays.tries[at]


def is_better(plays: Plays, one: int, other: int) -> int:
    """1 when a play has brought more than another in the same deals."""
    if brought(plays, one) != brought(plays, other):
        return 1 if brought(plays, one) > brought(plays, other) else 0
    return 1 if plays.liked[one] > plays.liked[other] else 0


def drop_hopeless(plays: Plays) -> None:
    """Drop the plays that are clearly behind the best one."""
    first = best(plays)
    tries = plays.tries[first]
    if tries == 0:
        return
    spread = plays.squares[first] - plays.sums[first] * plays.sums[first] // tries
    rest = plays.running & ~(1 << first)
    while rest:
        at = lowest(rest)
        rest &= rest - 1
        behind = brought(plays, first) - brought(plays, at)
        own = plays.squares[at] - plays.sums[at] * plays.sums[at] // tries
        if behind * behind > CLEARLY * (spread + own):
            plays.running &= ~(1 << at)
