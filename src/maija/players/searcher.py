"""A player who searches: it decides by dealing again and playing on (``search``).

A play of several actions is decided at once, and then done action by action, as every player is
asked. Where nothing is to be decided it does not think; an endgame of which it knows everything it
solves (``endgame``), if it may. Until its search is compiled it plays by habit, so that nobody has
to wait for the compiler.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Self

from maija.games.mustamaija.law import may_be_named

from .api import AT_MOST, Player
from .endgame import LIMIT, solved
from .memory import NOTHING
from .search import Judgement, compile_aside, ready, search_of, twins

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from maija.games.family import Family

    from .memory import Memory

CAUTION = 0.9
"""Of the most that it may spend on a decision a search uses so much: its last deals take longer."""
POSITIONS_A_SECOND = 3_000_000
"""Positions of an endgame that are looked at in a second, on a slow machine."""
SAVED = 0.1
"""Of what it has saved it spends so much on a decision."""


@dataclass
class Savings:
    """What a player has saved of its budget so far, in seconds.

    In one turn it may have to decide more than once: trumps are named, by itself or by another,
    before it has done what it had decided, or an endgame that cannot be solved in time is searched.
    All that together may cost no more than one decision.
    """

    saved: float = 0.0
    turn: int = NOTHING
    """The turn under way."""
    spent: float = 0.0
    """What was spent in it."""

    def begin(self, turn: int) -> None:
        """Something is to be decided; it may be the turn that was under way."""
        if turn != self.turn:
            self.turn, self.spent = turn, 0.0

    def grant(self, budget: float, *, again: bool = False) -> float:
        """What a decision may cost; half of that where there may be another one in its turn."""
        left = AT_MOST * budget * CAUTION - self.spent
        wanted = max(budget + self.saved * SAVED, budget / 2)
        return max(min(wanted, left / 2 if again else left), 0.0)

    def spend(self, budget: float, cost: float) -> None:
        """A decision has cost so much, and might have cost the budget."""
        self.saved += budget - cost
        self.spent += cost


def _turn_of_mustamaija(state: Any) -> int:  # noqa: ANN401 -- the family's state
    return int(state.bouts * 8 + state.phase)


def _turn_of_hearts(state: Any) -> int:  # noqa: ANN401 -- the family's state
    return int(state.trick_number * 8 + state.phase)


_TURNS: Mapping[str, Callable[[Any], int]] = {
    "mustamaija": _turn_of_mustamaija,
    "hearts": _turn_of_hearts,
}
"""By the name of the family: a number that is another one in each turn of a seat."""


def _moment_of_mustamaija(state: Any) -> int:  # noqa: ANN401 -- the family's state
    return int((_turn_of_mustamaija(state) * 8 + state.trump + 1) * 16 + state.named)


_MOMENTS: Mapping[str, Callable[[Any], int]] = {
    "mustamaija": _moment_of_mustamaija,
    "hearts": _turn_of_hearts,
}
"""By the name of the family: a number that changes as soon as what was decided may not hold."""


def moment(family: Family, state: Any) -> int:  # noqa: ANN401 -- the family's state
    """A number that changes as soon as what a seat decided in one go may not hold any more."""
    return _MOMENTS[family.name](state)


def _may_be_asked_again(family: Family, rules: Any, state: Any) -> bool:  # noqa: ANN401 -- any family's
    """Whether a seat may have to decide again in one turn, since trumps are named meanwhile."""
    return family.name == "mustamaija" and bool(may_be_named(rules, state))


@dataclass(frozen=True)
class Searcher(Player):
    """A computer player that searches."""

    playouts: Mapping[str, int] = field(default_factory=dict)
    """How many deals it plays on for a decision, by the name of the family."""
    solves: bool = False
    """Whether it solves endgames in which it knows everything."""
    savings: Savings = field(default_factory=Savings, compare=False, repr=False)

    def within(self, budget: float | None) -> Self:
        """The same player with a budget for each decision, in seconds, and nothing saved."""
        return replace(self, budget=budget, savings=Savings())

    def prepared(self, family: Family) -> bool:
        """Whether the search of a family is compiled."""
        return ready(family, endgames=self.solves)

    def prepare(self, family: Family) -> None:
        """Compile the search of a family, or load it: up to a minute the first time.

        Raises:
            ImportError: the extra ``fast`` is not installed.
        """
        for twin in twins(family, endgames=self.solves):
            twin.warm()

    def choose(self, family: Family, rules: Any, state: Any, seat: int, memory: Memory) -> int:  # noqa: ANN401 -- any family's
        """What the player does at a seat, -1 for nothing.

        Args:
            family: the family of the game.
            rules: the rules in force.
            state: what stands on the table; not changed.
            seat: the player's seat.
            memory: what it keeps in mind; changed.
        """
        options = family.law.legal(rules, state, seat)
        if options == 0:
            return NOTHING
        if seat in family.turn(state) and options & (options - 1) == 0:
            return int(options).bit_length() - 1
        if not self.prepared(family):
            compile_aside(family, endgames=self.solves)
            return super().choose(family, rules, state, seat, memory)
        now = moment(family, state) * 64 + seat
        if memory.ahead_at == now and memory.ahead[0] >= 0 and options >> memory.ahead[0] & 1:
            actions = [action for action in memory.ahead if action >= 0]
        else:
            actions = list(self._decide(family, rules, state, seat, memory))
        if not actions:
            return NOTHING
        rest = actions[1:]
        memory.ahead[:] = rest + [NOTHING] * (len(memory.ahead) - len(rest))
        memory.ahead_at = now
        return actions[0]

    def _decide(
        self,
        family: Family,
        rules: Any,  # noqa: ANN401 -- any family's
        state: Any,  # noqa: ANN401 -- any family's
        seat: int,
        memory: Memory,
    ) -> tuple[int, ...]:
        """The actions of the best play; none for nothing."""
        self.savings.begin(_TURNS[family.name](state) * 64 + seat)
        if self.solves:
            limit = LIMIT if self.budget is None else int(self.budget * POSITIONS_A_SECOND)
            before = time.thread_time()
            found = solved(family, rules, state, seat, min(limit, LIMIT))
            self.savings.spend(0.0, time.thread_time() - before)
            if found is not None and found.actions:
                return found.actions
        return self.judge(family, rules, state, seat, memory).best

    def judge(
        self,
        family: Family,
        rules: Any,  # noqa: ANN401 -- any family's
        state: Any,  # noqa: ANN401 -- any family's
        seat: int,
        memory: Memory,
    ) -> Judgement:
        """Weigh what a seat may do, as this player would.

        Args:
            family: the family of the game.
            rules: the rules in force.
            state: what stands on the table; not changed.
            seat: whose decision; it must have one.
            memory: what it keeps in mind; its generator moves on.

        Raises:
            ImportError: the extra ``fast`` is not installed.
        """
        playouts = self.playouts[family.name]
        search = search_of(family)
        if self.budget is None:
            return search.judge(rules, state, seat, memory, playouts=playouts)
        again = _may_be_asked_again(family, rules, state)
        seconds, before = self.savings.grant(self.budget, again=again), time.thread_time()
        found = search.judge(rules, state, seat, memory, playouts=playouts, seconds=seconds)
        self.savings.spend(self.budget, time.thread_time() - before)
        return found

    def weigh(
        self,
        family: Family,
        rules: Any,  # noqa: ANN401 -- any family's
        state: Any,  # noqa: ANN401 -- any family's
        seat: int,
        memory: Memory,
    ) -> list[tuple[tuple[int, ...], float]]:
        """What a seat may do, the best first, each with what it is likely to bring, from 0 to 1.

        Nothing for a seat that has nothing to decide, or until the search is compiled.
        """
        if not self.prepared(family) or not family.law.legal(rules, state, seat):
            return []
        found = self.judge(family, rules, state, seat, memory)
        return [(play.actions, play.mean) for play in found.plays]
