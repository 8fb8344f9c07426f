"""One of our players at a seat of which it is only told: what it keeps in mind, what it does.

It knows what it is told, and lays the table again from that. A group that it answers has not
happened yet: what it kept in mind at each of its choices waits until the choice is told as done,
and is dropped when something else happens first.
"""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from .laid import LAID

if TYPE_CHECKING:
    from collections.abc import Iterable

    from maija.games.family import Family
    from maija.players.api import Player
    from maija.players.memory import Memory

    from .lines import Message


@runtime_checkable
class Weigher(Protocol):
    """A player that can tell what it thinks of what it might do."""

    def weigh(
        self,
        family: Family,
        rules: Any,  # noqa: ANN401 -- any family's
        state: Any,  # noqa: ANN401 -- any family's
        seat: int,
        memory: Memory,
    ) -> Iterable[tuple[tuple[int, ...], float]]:
        """Groups of actions with what each is worth, the best first."""
        ...


@runtime_checkable
class Budgeted(Protocol):
    """A player that can be told how much it may spend."""

    def within(self, budget: float | None) -> Player:
        """The same player with a budget for each decision, in seconds of processor time."""
        ...


class Sitting:
    """A player at a seat, for one deal."""

    def __init__(
        self,
        player: Player,
        family: Family,
        rules: Any,  # noqa: ANN401 -- the family's rules
        players: int,
        seat: int,
        memory: Memory,
    ) -> None:
        """Sit down before the cards are dealt."""
        self.player = player
        self.family = family
        self.rules = rules
        self.seat = seat
        self.memory = memory
        """What the player keeps in mind of what has happened."""
        self.state: Any = None
        """The table as it was last told."""
        self._laid = LAID[family.name](rules, players, seat)
        self._chosen: list[Memory] = []
        """For each action of the last answer that has not happened: the memory as it chose it."""
        self._done = 0
        """How many actions of the last answer have happened."""

    def see(self, by: int | None, view: Message, events: list[Message]) -> None:
        """Take in what has happened.

        Args:
            by: who acted; ``None`` for the deal of the cards.
            view: the table as the seat sees it.
            events: what happened, as the seat is told it.
        """
        self.state = self._laid.see(view, events)
        if by == self.seat and self._chosen:
            self.memory = self._chosen.pop(0)
            self._done += 1
        else:
            self._drop()
        self._observe(self.state, self.memory)

    def choose(self, budget: float | None = None) -> list[int]:
        """What the player does in one go, until somebody else is asked or something else.

        Args:
            budget: seconds of processor time for it, for a player who takes notice.
        """
        self._drop()
        player = self.player
        if budget is not None and isinstance(player, Budgeted):
            player = player.within(budget)
        state, memory = self.state, deepcopy(self.memory)
        waiting, phase = self.family.turn(state), state.phase
        told: list[int] = []
        while True:
            action = player.choose(self.family, self.rules, state, self.seat, memory)
            if action < 0:
                return told
            self._chosen.append(deepcopy(memory))
            told.append(action)
            if self.seat not in waiting:
                return told
            state = self.family.apply(self.rules, state, self.seat, action)
            if self.family.turn(state) != waiting or state.phase != phase:
                return told
            self._observe(state, memory)

    def weigh(self) -> list[tuple[tuple[int, ...], float]]:
        """What the player thinks of what it might do; nothing if it does not weigh."""
        if not isinstance(self.player, Weigher):
            return []
        memory = deepcopy(self.memory)
        return list(self.player.weigh(self.family, self.rules, self.state, self.seat, memory))

    def _drop(self) -> None:
        """Something else has happened than was chosen; what was asked once was asked."""
        if self._chosen and not self._done:
            self.memory = self._chosen[0]
        self._chosen, self._done = [], 0

    def _observe(self, state: Any, memory: Memory) -> None:  # noqa: ANN401 -- the family's
        self.player.observe(self.family, self.rules, state, self.seat, memory)
