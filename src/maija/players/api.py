"""A player by its name, for every family of games.

A player is a function ``choose(r, s, seat, memory)`` for each family: it returns an action, or -1
when the seat has nothing to do. It is handed the whole state, so that nothing is copied inside a
search, and reads of it only what its seat may know; the tests replace the rest by nonsense.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Protocol, Self

if TYPE_CHECKING:
    from collections.abc import Mapping, MutableSequence, Sequence

    from maija.games.family import Family

    from .memory import Memory

AT_MOST: Final = 3
"""How many times what it may spend on average a player may spend on one decision."""


class Choose(Protocol):
    """How a player is asked."""

    def __call__(self, r: Any, s: Any, seat: int, memory: Memory, /) -> int:  # noqa: ANN401 -- any family's
        """An action, -1 for nothing."""
        ...


class Observe(Protocol):
    """How a player is told that something has happened."""

    def __call__(self, r: Any, s: Any, seat: int, memory: Memory, /) -> None:  # noqa: ANN401 -- any family's
        """Keep in mind what the seat may know of it; the state is that after the action."""
        ...


@dataclass(frozen=True)
class Player:
    """A computer player."""

    name: str
    number: int
    """The number by which the drivers know it."""
    policies: Mapping[str, Choose] = field(repr=False)
    """How it plays, by the name of the family."""
    observers: Mapping[str, Observe] = field(default_factory=dict, repr=False)
    """How it keeps in mind what happens, by the name of the family; not every player does."""
    level: int = 0
    """How it is limited (``maija.players.limits``), 0 for not at all."""
    budget: float | None = None
    """Seconds of CPU time that it may spend on a decision, on average; on one at most ``AT_MOST``
    times as many. ``None`` for as many as it takes. Who plays by rules of thumb takes no notice of
    it; a player who searches stops then."""

    def within(self, budget: float | None) -> Self:
        """The same player with a budget for each decision, in seconds."""
        return replace(self, budget=budget)

    def prepared(self, family: Family) -> bool:  # noqa: ARG002 -- of any family
        """Whether nothing is left to do that takes long (``prepare``)."""
        return True

    def prepare(self, family: Family) -> None:
        """Do what takes long and is done once, such as compiling, before a deal of a family."""

    def spent_elsewhere(self) -> int:
        """Nanoseconds of CPU time it has spent so far outside the thread that asks it.

        A player who thinks in threads or processes of his own tells here what they have cost, so
        that it is counted; of all others the time of the asking thread says everything.
        """
        return 0

    def choose(self, family: Family, rules: Any, state: Any, seat: int, memory: Memory) -> int:  # noqa: ANN401 -- any family's
        """What the player does at a seat, -1 for nothing.

        Args:
            family: the family of the game.
            rules: the rules in force.
            state: what stands on the table; not changed.
            seat: the player's seat.
            memory: what it has kept from its earlier choices of this deal; changed.
        """
        memory.forgets = memory.misjudges = self.level
        return self.policies[family.name](rules, state, seat, memory)

    def observe(self, family: Family, rules: Any, state: Any, seat: int, memory: Memory) -> None:  # noqa: ANN401 -- any family's
        """Keep in mind what has happened: called after the deal and after every action.

        Args:
            family: the family of the game.
            rules: the rules in force.
            state: what stands on the table after it, with the events; not changed.
            seat: the player's seat.
            memory: changed.
        """
        memory.forgets = memory.misjudges = self.level
        if family.name in self.observers:
            self.observers[family.name](rules, state, seat, memory)


class Driver(Protocol):
    """Whole deals with a player at each seat: a module in the subset of the law."""

    def decide(self, player: int, r: Any, s: Any, seat: int, memory: Memory) -> int:  # noqa: ANN401 -- any family's
        """What a player does at a seat, -1 for nothing."""
        ...

    def play_out(
        self,
        r: Any,  # noqa: ANN401 -- any family's
        s: Any,  # noqa: ANN401 -- any family's
        seated: MutableSequence[int],
        memories: Sequence[Memory],
    ) -> int:
        """Play a deal to its end; the number of actions."""
        ...

    def play_deals(
        self,
        r: Any,  # noqa: ANN401 -- any family's
        s: Any,  # noqa: ANN401 -- any family's
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
        """Play some deals of an experiment; how many were broken off."""
        ...
