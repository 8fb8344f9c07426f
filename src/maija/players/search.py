"""The door to search: what a seat had best do, and what each of its plays is likely to bring.

The loops are compiled (``searching``, ``maija.fast``); here room is laid out for them, and time is
kept. A search reads of a state only what its seat may know. Time is that of the processor, so that
a busy machine does not make a player weaker.
"""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from maija.games.family import families
from maija.games.hearts import law as hearts_law
from maija.games.mustamaija import law as mustamaija_law

from . import endgame, searching
from .hearts import belief as hearts_belief
from .hearts import gathering as hearts_gathering
from .hearts import habit as hearts_habit
from .hearts import habit_pass as hearts_habit_pass
from .hearts import knowledge as hearts_knowledge
from .hearts import playout as hearts_playout
from .hearts import result as hearts_result
from .memory import Memory
from .mustamaija import belief as mustamaija_belief
from .mustamaija import gathering as mustamaija_gathering
from .mustamaija import habit as mustamaija_habit
from .mustamaija import habit_defence as mustamaija_defence
from .mustamaija import habit_lead as mustamaija_lead
from .mustamaija import knowledge as mustamaija_knowledge
from .mustamaija import playout as mustamaija_playout
from .plays import LONGEST, MOST_PLAYS, WHOLE, Plays

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from maija.fast import Twin
    from maija.games.family import Family

WORLDS: Final = LONGEST + 4
"""States that a search needs room for."""
SLICE: Final = 64
"""Deals played on between two looks at the clock."""

PLACES: Final[Mapping[str, Mapping[Any, Any]]] = {
    "mustamaija": {
        searching.gather: mustamaija_gathering.gather,
        searching.redeal: mustamaija_belief.redeal,
        searching.act: mustamaija_playout.act,
        searching.play_on: mustamaija_playout.play_on,
        searching.brings: mustamaija_playout.brings,
        searching.count_up: mustamaija_playout.count_up,
    },
    "hearts": {
        searching.gather: hearts_gathering.gather,
        searching.redeal: hearts_belief.redeal,
        searching.act: hearts_playout.act,
        searching.play_on: hearts_playout.play_on,
        searching.brings: hearts_result.brings,
        searching.count_up: hearts_result.count_up,
    },
}
"""What stands in the open places of ``searching``, by the name of the family."""

APART: Final[Mapping[str, tuple[Any, ...]]] = {
    "mustamaija": (
        *(mustamaija_law.legal, mustamaija_law.apply, mustamaija_habit.choose),
        *(mustamaija_knowledge.observe, mustamaija_knowledge.recall),
        *(mustamaija_lead.lead_beside, mustamaija_lead.plan_lead),
        *(mustamaija_defence.full_defence, mustamaija_defence.lost_defence),
    ),
    "hearts": (
        *(hearts_law.apply, hearts_law.legal, hearts_habit.choose, hearts_habit.cost),
        *(hearts_knowledge.observe, hearts_habit_pass.card_to_pass),
    ),
}
"""What many call, and is large: it is compiled once (``maija.fast.Twin``)."""


@dataclass(frozen=True)
class Weighed:
    """A play, and what it brought when it was tried."""

    actions: tuple[int, ...]
    """The actions in their order; none where the seat does nothing."""
    tries: int
    """In how many deals it was tried."""
    mean: float
    """What it brought on average, from 0 (worst) to 1."""
    error: float = 0.0
    """The standard error of the mean."""
    counted: float = 0.0
    """What it came to on average, as people count: the share of deals lost, or points."""
    counted_error: float = 0.0
    """The standard error of that."""
    moons: float = 0.0
    """Hearts: in which share of the deals the seat shot the moon."""
    moons_of_others: float = 0.0
    """Hearts: in which share another did."""
    gap: float = 0.0
    """Where plays are compared: how much less it brought than the first in the same deals."""
    gap_error: float = 0.0
    """The standard error of that."""
    intent: int = 0
    """What the seat is after, a number of the family; 0 for nothing special."""


@dataclass(frozen=True)
class Judgement:
    """What a search has found."""

    plays: tuple[Weighed, ...]
    """All plays that were weighed, the best first."""
    playouts: int
    """Deals played on, all plays together."""

    @property
    def best(self) -> tuple[int, ...]:
        """The actions of the best play."""
        return self.plays[0].actions if self.plays else ()


class Search:
    """The compiled search of a family."""

    def __init__(self, family: Family) -> None:
        """Prepare it; nothing is compiled before the first question.

        Raises:
            ImportError: the extra ``fast`` is not installed.
        """
        from maija import fast  # noqa: PLC0415 -- takes a second to load

        self.family = family
        self._pack = fast.pack
        states, minds = list[family.state], list[Memory]  # type: ignore[name-defined]
        asked = (family.rules, family.state, int, Memory, states)
        self.twin = fast.Twin(
            f"search-{family.name}",
            {
                searching.begin: (*asked, Plays, int),
                searching.search: (*asked, minds, Plays, int),
                searching.best: (Plays,),
                searching.compare: (*asked, minds, Plays, int),
            },
            PLACES[family.name],
            apart=APART[family.name],
        )

    def judge(
        self,
        rules: Any,  # noqa: ANN401 -- any family's
        state: Any,  # noqa: ANN401 -- any family's
        seat: int,
        memory: Memory,
        *,
        playouts: int,
        seconds: float | None = None,
    ) -> Judgement:
        """Weigh what a seat may do.

        Args:
            rules: the rules in force.
            state: what stands on the table; not changed.
            seat: whose decision; it must have one.
            memory: what it keeps in mind; its generator moves on.
            playouts: how many deals may be played on, all plays together.
            seconds: of the processor, when to stop in any case; the answer is then the best so far.
        """
        packed = self._pack([rules], self.family.rules)[0]
        position = self._pack([state], self.family.state)[0]
        mind = self._pack([memory], Memory)[0]
        worlds = self._pack([state], self.family.state).repeat(WORLDS)
        minds = self._pack([memory] * 2, Memory)
        plays = self._pack([Plays(rng=memory.rng)], Plays)[0]
        ends = None if seconds is None else time.thread_time() + seconds
        self.twin[searching.begin](packed, position, seat, mind, worlds, plays, playouts)
        step = playouts if ends is None else SLICE
        until = step
        go_on = self.twin[searching.search]
        go_on(packed, position, seat, mind, worlds, minds, plays, until)
        while ends is not None and until < playouts and time.thread_time() < ends:
            until += step
            go_on(packed, position, seat, mind, worlds, minds, plays, until)
        memory.rng = int(plays["rng"])
        return self._judgement(plays)

    def compare(
        self,
        rules: Any,  # noqa: ANN401 -- any family's
        state: Any,  # noqa: ANN401 -- any family's
        seat: int,
        memory: Memory,
        groups: Sequence[tuple[tuple[int, ...], int]],
        deals: int,
    ) -> tuple[Weighed, ...]:
        """Try plays that are given, all of them in the same new deals.

        Args:
            rules: the rules in force.
            state: what stands on the table; not changed.
            seat: whose plays.
            memory: what it keeps in mind; its generator moves on.
            groups: the actions of each play, and what the seat is after in it; ``MOST_PLAYS`` at
                most.
            deals: in how many deals.

        Raises:
            ValueError: too many plays, or one is too long.
        """
        if len(groups) > MOST_PLAYS or any(len(actions) >= LONGEST for actions, _ in groups):
            raise ValueError(f"at most {MOST_PLAYS} plays of fewer than {LONGEST} actions")
        plays = self._pack([Plays(rng=memory.rng, number=len(groups))], Plays)[0]
        for at, (actions, intent) in enumerate(groups):
            plays["actions"][at * LONGEST : at * LONGEST + len(actions)] = actions
            plays["intent"][at] = intent
        self.twin[searching.compare](
            self._pack([rules], self.family.rules)[0],
            self._pack([state], self.family.state)[0],
            seat,
            self._pack([memory], Memory)[0],
            self._pack([state], self.family.state).repeat(WORLDS),
            self._pack([memory] * 2, Memory),
            plays,
            deals,
        )
        memory.rng = int(plays["rng"])
        return tuple(_weighed(plays, at) for at in range(len(groups)))

    def _judgement(self, plays: Any) -> Judgement:  # noqa: ANN401 -- a record of Plays
        best = int(self.twin[searching.best](plays))
        running, found = int(plays["running"]), []
        for at in range(int(plays["number"])):
            each = _weighed(plays, at)
            order = (at != best, not running >> at & 1, -each.mean, -int(plays["liked"][at]))
            found.append((order, each))
        found.sort(key=lambda each: each[0])
        return Judgement(tuple(each for _, each in found), int(plays["playouts"]))


def _weighed(plays: Any, at: int) -> Weighed:  # noqa: ANN401 -- a record of Plays
    """One of the plays of a record."""
    row = plays["actions"][at * LONGEST : (at + 1) * LONGEST].tolist()
    actions = tuple(row[: row.index(-1)] if -1 in row else row)
    tries, intent = int(plays["tries"][at]), int(plays["intent"][at])
    if not tries:
        return Weighed(actions, 0, 0.0, intent=intent)
    mean, error = _mean(plays, "sums", "squares", at, WHOLE)
    counted, counted_error = _mean(plays, "counted", "counted_squares", at, 1)
    gap, gap_error = _mean(plays, "gaps", "gap_squares", at, WHOLE)
    moons, others = int(plays["moons"][at]) / tries, int(plays["moons_of_others"][at]) / tries
    return Weighed(
        actions, tries, mean, error, counted, counted_error, moons, others, gap, gap_error, intent
    )


def _mean(plays: Any, sums: str, squares: str, at: int, unit: int) -> tuple[float, float]:  # noqa: ANN401 -- a record of Plays
    """A mean and its standard error."""
    tries = int(plays["tries"][at])
    mean = int(plays[sums][at]) / tries
    spread = max(int(plays[squares][at]) / tries - mean * mean, 0.0)
    return mean / unit, sqrt(spread / max(tries - 1, 1)) / unit


@cache
def search_of(family: Family) -> Search:
    """The search of a family.

    Raises:
        ImportError: the extra ``fast`` is not installed.
    """
    return Search(family)


def twin_of_mustamaija() -> Twin:
    """The compiled search of Mustamaija, as ``maija.fast.warm`` finds it."""
    return search_of(families()["mustamaija"]).twin


def twin_of_hearts() -> Twin:
    """The compiled search of Hearts, as ``maija.fast.warm`` finds it."""
    return search_of(families()["hearts"]).twin


_TWINS: Final[Mapping[str, Callable[[], Twin]]] = {
    "mustamaija": twin_of_mustamaija,
    "hearts": twin_of_hearts,
}


def _needed(family: Family, *, endgames: bool) -> list[Callable[[], Twin]]:
    """What makes the twins by which a family is searched, and its endgames solved."""
    found = [_TWINS[family.name]]
    return [*found, endgame.twin] if endgames and endgame.are_solved(family) else found


def twins(family: Family, *, endgames: bool = False) -> list[Twin]:
    """What has to be compiled to search in a family, and to solve its endgames.

    Raises:
        ImportError: the extra ``fast`` is not installed.
    """
    return [make() for make in _needed(family, endgames=endgames)]


def ready(family: Family, *, endgames: bool = False) -> bool:
    """Whether a question to the search of a family would be answered at once."""
    try:
        return all(twin.ready() for twin in twins(family, endgames=endgames))
    except ImportError:
        return False


@cache
def compile_aside(family: Family, *, endgames: bool = False) -> None:
    """Have it compiled by a process of its own, unless that is under way."""
    from maija import fast  # noqa: PLC0415 -- takes a second to load

    makers = _needed(family, endgames=endgames)
    names = [f"{make.__module__}:{make.__name__}" for make in makers]
    with suppress(ImportError):
        fast.warm(*names, wait=False)
