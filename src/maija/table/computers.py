"""The computer players of one table: what they keep in mind of a deal, and what they decide.

Their chance follows from public things and their seat, never from the secret of a deal. Nothing of
them is part of the table: what a player keeps in mind is worked out again from the deal's turns.
"""

from __future__ import annotations

import hashlib
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from maija.chance import seeded
from maija.players import PLAYERS, Memory
from maija.players.engine import Lost
from maija.players.engine.names import called, is_engine

from .agreements import history
from .outside import Asked
from .state import PLAYING, family_of, rules_of
from .teaching import scripted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.games.family import Family
    from maija.players import Player

    from .happening import Acted
    from .outside import Outside
    from .state import Table

_SEEDS: Final = 2**62
ANEW: Final = frozenset({"taken-back", "computer-added", "sat"})
"""Events of a table after which what the players keep in mind is worked out anew."""
MOST_TURNS: Final = 3000
"""A deal with more turns goes in circles; it is broken off."""


class Decision(NamedTuple):
    """What a computer player does."""

    seat: int
    at: int
    """How many turns had been played when it was asked."""
    actions: tuple[int, ...]


class Minds:
    """What the players at a table keep in mind of the deal."""

    def __init__(self, table: Table, outside: Outside | None = None) -> None:
        """Work it out for a table as it stands.

        Args:
            table: the table.
            outside: the programs that sit there; without it there are none.
        """
        self.table = table
        self._outside = outside
        self._memories: list[Memory] = []
        self._states: list[Any] = []
        """The deal as dealt and after each action, where a program has to be told."""
        self.lost: dict[int, tuple[str, Lost]] = {}
        """The programs that have lost their seats in the last decision, and why, by seat:
        ``habit`` has decided for them."""
        self.begin(table)

    def begin(self, table: Table) -> None:
        """Work it out anew: after the cards were dealt, a turn was taken back, or a restart."""
        self.table = table
        self._memories = [Memory() for _seat in table.seats]
        self._states = []
        if table.phase != PLAYING or table.play is None or not table.play.replayable:
            return
        for states in history(table, table.play.turns):
            self._observe(states)

    def attend(self, table: Table, acted: Acted) -> None:
        """Let every seat see a turn: a person's too, for whom a player may have to sit in."""
        self.table = table
        self._observe(acted.states)

    def _observe(self, states: Sequence[Any]) -> None:
        family, rules = family_of(self.table), rules_of(self.table)
        for at, memory in enumerate(self._memories):
            player = _player(self.table.seats[at].computer)
            for state in states:
                player.observe(family, rules, state, at, memory)
        if any(map(is_engine, self._names())):
            self._states += states

    def _names(self) -> list[str]:
        """The computer player that decides at each seat now; nothing where a person does."""
        return [seat.player or "" for seat in self.table.seats]

    def decide(self) -> list[Decision]:
        """What the players do now: the first to name trumps out of turn, or those in turn.

        Works on copies, so that it may run beside the table.
        """
        table, play = self.table, self.table.play
        if table.phase != PLAYING or play is None:
            return []
        self.lost = {}
        family = family_of(table)
        turn = family.turn(play.state)
        first = turn[0] if turn else 0
        for step in range(1, len(table.seats)):
            other = (first + step) % len(table.seats)
            if other in turn or not self._is_asked(family, other):
                continue
            if table.seats[other].player is not None and (told := self._group(family, other)):
                return [Decision(other, len(play.turns), told)]
        return [
            Decision(at, len(play.turns), told)
            for at in turn
            if table.seats[at].player is not None and (told := self._group(family, at))
        ]

    def _is_asked(self, family: Family, at: int) -> bool:
        """Whether a seat out of turn is asked.

        A program is, whenever trumps may be named, whatever it holds: how long it takes must not
        tell that it has something to name.
        """
        rules, state = rules_of(self.table), self.table.play and self.table.play.state
        if is_engine(self.table.seats[at].player or ""):
            return at in family.asked(rules, state)
        return bool(family.legal(rules, state, at))

    def _group(self, family: Family, at: int) -> tuple[int, ...]:
        """What a player does at a seat in one go, until somebody else is asked."""
        table, play = self.table, self.table.play
        if play is None:
            return ()
        if group := scripted(table, at):
            return group
        rules, state, memory = rules_of(table), play.state, deepcopy(self._memories[at])
        memory.rng = _seed(table.id, table.serial, at, len(play.turns))
        if is_engine(table.seats[at].player or ""):
            try:
                return self._ask_outside(family, at)
            except Lost as error:
                self.lost[at] = called(table.seats[at].player or ""), error
        player = _player(table.seats[at].player)
        told: list[int] = []
        waiting, phase = family.turn(state), state.phase
        while True:
            action = player.choose(family, rules, state, at, memory)
            if action < 0:
                return tuple(told)
            told.append(action)
            state = family.apply(rules, state, at, action)
            player.observe(family, rules, state, at, memory)
            if family.turn(state) != waiting or state.phase != phase or at not in waiting:
                return tuple(told)

    # --- programs ---

    def _ask_outside(self, family: Family, at: int) -> tuple[int, ...]:
        """What a program does in one go.

        Raises:
            Lost: it has lost its seat.
        """
        name = called(self.table.seats[at].player or "")
        if self._outside is None:
            raise Lost("unknown", name=name)
        return self._outside.group(name, self._asked(family, at))

    def tell_outside(self) -> None:
        """Tell the programs what has happened since they were asked: the end of a deal."""
        if self._outside is not None and self._states:
            family = family_of(self.table)
            for at, name in enumerate(self._names()):
                if is_engine(name):
                    self._outside.tell(called(name), self._asked(family, at))

    def _asked(self, family: Family, at: int) -> Asked:
        """What a program at a seat is told of, and the chance that it gets for the deal."""
        table, play = self.table, self.table.play
        states = self._states or ([] if play is None else [play.state])
        memory = Memory(_seed(table.id, table.serial, at, 0))
        return Asked(family, rules_of(table), at, tuple(states), memory)

    @property
    def programs(self) -> tuple[str, ...]:
        """The program that decides at each seat now; nothing where none does."""
        return tuple(called(name) if is_engine(name) else "" for name in self._names())

    @property
    def waits(self) -> bool:
        """Whether programs have to be waited for."""
        return any(self.programs)


def _player(name: str | None) -> Player:
    """The player that keeps in mind what happens; for a program the one that would play on."""
    return PLAYERS.get(name or "habit", PLAYERS["habit"])


def _seed(table: str, serial: int, at: int, turns: int) -> int:
    told = hashlib.sha256(f"maija computer/{table}/{serial}/{at}/{turns}".encode()).digest()
    return seeded(int.from_bytes(told[:8], "big") % _SEEDS)
