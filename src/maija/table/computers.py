"""The computer players of one table: what they keep in mind of a deal, and what they decide.

Their chance follows from public things and their seat, never from the secret of a deal. Nothing of
them is part of the table: what a player keeps in mind is worked out again from the deal's turns.
"""

from __future__ import annotations

import hashlib
from copy import deepcopy
from typing import TYPE_CHECKING, Final, NamedTuple

from maija.chance import seeded
from maija.players import PLAYERS, Memory

from .agreements import history
from .state import PLAYING, family_of, rules_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.games.family import Family

    from .happening import Acted
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

    def __init__(self, table: Table) -> None:
        """Work it out for a table as it stands."""
        self.table = table
        self._memories: list[Memory] = []
        self.begin(table)

    def begin(self, table: Table) -> None:
        """Work it out anew: after the cards were dealt, a turn was taken back, or a restart."""
        self.table = table
        self._memories = [Memory() for _seat in table.seats]
        if table.phase != PLAYING or table.play is None or not table.play.replayable:
            return
        for states in history(table, table.play.turns):
            self._observe(states)

    def attend(self, table: Table, acted: Acted) -> None:
        """Let every seat see a turn: a person's too, for whom a player may have to sit in."""
        self.table = table
        self._observe(acted.states)

    def _observe(self, states: Sequence[object]) -> None:
        family, rules = family_of(self.table), rules_of(self.table)
        for at, memory in enumerate(self._memories):
            player = PLAYERS[self.table.seats[at].computer or "habit"]
            for state in states:
                player.observe(family, rules, state, at, memory)

    def decide(self) -> list[Decision]:
        """What the players do now: the first to name trumps out of turn, or those in turn.

        Works on copies, so that it may run beside the table.
        """
        table, play = self.table, self.table.play
        if table.phase != PLAYING or play is None:
            return []
        family, rules = family_of(table), rules_of(table)
        turn = family.turn(play.state)
        first = turn[0] if turn else 0
        for step in range(1, len(table.seats)):
            other = (first + step) % len(table.seats)
            if other in turn or not family.legal(rules, play.state, other):
                continue
            if table.seats[other].player is not None and (told := self._group(family, other)):
                return [Decision(other, len(play.turns), told)]
        return [
            Decision(at, len(play.turns), told)
            for at in turn
            if table.seats[at].player is not None and (told := self._group(family, at))
        ]

    def _group(self, family: Family, at: int) -> tuple[int, ...]:
        """What a player does at a seat in one go, until somebody else is asked."""
        table, play = self.table, self.table.play
        if play is None:
            return ()
        rules, state, memory = rules_of(table), play.state, deepcopy(self._memories[at])
        memory.rng = _seed(table.id, table.serial, at, len(play.turns))
        player = PLAYERS[table.seats[at].player or "habit"]
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


def _seed(table: str, serial: int, at: int, turns: int) -> int:
    told = hashlib.sha256(f"maija computer/{table}/{serial}/{at}/{turns}".encode()).digest()
    return seeded(int.from_bytes(told[:8], "big") % _SEEDS)
