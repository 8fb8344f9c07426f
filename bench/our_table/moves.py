"""Moves in a second of the server's processor: ours and the peer's, a round of each in turn.

A move is an ``act`` or ``defend`` that the service has kept and told. Everything else of a table
(the shuffles, being ready, the scores, the next match) goes on around it and costs what it costs,
but is not counted. Tables are made and the first cards dealt before the first round.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from peer_table import peer, used

from .company import Company, Visitor, together
from .people import Person
from .running import serving

if TYPE_CHECKING:
    from pathlib import Path

    from .running import Service

SEATS = 4
TABLES = 50
MOVES = 10_000
"""In a round, at all tables together."""
ROUNDS = 5
LONGEST = 120.0
"""Seconds that a round may take."""


class Found(NamedTuple):
    """The rounds of both."""

    ours: list[used.Round]
    theirs: list[used.Round]

    @property
    def ratio(self) -> float:
        """How many moves of ours cost as much as one of theirs."""
        return used.median(self.ours) / used.median(self.theirs)


async def measure(moves: int = MOVES, rounds: int = ROUNDS, profile: Path | None = None) -> Found:
    """Play rounds in turn, after one that warms both up.

    Args:
        moves: in a round, at all tables together.
        rounds: how many of each.
        profile: where a profile of the service is written when it ends.
    """
    found = Found([], [])
    with serving(profile) as service, peer.running(TABLES) as theirs:
        ours = Tables(service)
        try:
            await ours.seat(TABLES)
            for played in range(1 + rounds):
                one = await ours.play(moves)
                other = await asyncio.to_thread(theirs.play, moves)
                if played:
                    found.ours.append(one)
                    found.theirs.append(other)
        finally:
            ours.company.leave()
    return found


class Tables:
    """Tables of four scripted people, who play when they are told to."""

    def __init__(self, service: Service) -> None:
        """Have no tables yet."""
        self.company = Company(service.port)
        self._pid = service.pid
        self._moves = 0
        self._left = 0
        self._asked = 0
        self._waiting: list[Person] = []
        self._tables = 0
        self._quiet = asyncio.Event()

    async def seat(self, tables: int) -> None:
        """Set up so many tables, everybody seated and the first cards dealt."""
        self._tables = tables
        await together(self._table(number) for number in range(tables))
        await self._until_quiet()

    async def _table(self, number: int) -> None:
        visitors = [Visitor(self.company.port) for _ in range(SEATS)]
        table = await visitors[0].make_table()
        for at, visitor in enumerate(visitors):
            chance = number * SEATS + at
            await Person(
                self.company, visitor, table, chance, wish=self._wish, played=self._played
            ).come()

    async def play(self, moves: int) -> used.Round:
        """Play so many moves, until every table waits for its next one."""
        before, watch = self._moves, used.Watch(self._pid)
        self._left = moves
        waiting, self._waiting = self._waiting, []
        self._quiet.clear()
        for person in waiting:
            self._wish(person)
        await self._until_quiet()
        return watch.round(self._moves - before)

    async def _until_quiet(self) -> None:
        await self.company.until(self._quiet, LONGEST, "a round")

    def _wish(self, person: Person) -> None:
        if self._left <= 0:
            self._waiting.append(person)
            self._look()
        elif person.play():
            self._left -= 1
            self._asked += 1

    def _played(self, _person: Person, _seconds: float) -> None:
        self._moves += 1
        self._asked -= 1
        self._look()

    def _look(self) -> None:
        """Whether every table waits: the next to play may be told before the one who played."""
        if self._left > 0 or self._asked:
            return
        if len({one.table for one in self._waiting}) == self._tables:
            self._quiet.set()
