"""How long a person waits for the answer to a move while a thousand tables play.

One person and three computer players sit at each table, with the usual pause of the computers. The
people play as often as it takes for so many actions a second in all, theirs and the computers',
at moments that do not depend on how fast the answers come. Measured is the time from a person's
command to the last event of it: the only socket of the table is the person's own.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import NamedTuple

from peer_table import used

from .company import Company, Visitor, together
from .people import Person
from .running import raise_limit, serving

TABLES = 1_000
ACTIONS = 500.0
"""In a second, at all tables together."""
WARM = 20.0
"""Seconds before anything is measured."""
SECONDS = 60.0
WINDOWS = 6
"""Parts of that time that are looked at one by one."""
SPARE = 200
LATELY = 2_000
"""By so many of the last turns it is judged which part of them is the people's."""
PLAYER = "habit"


class Found(NamedTuple):
    """What was found."""

    turns: used.Round
    """Those of everybody, and what the service spent meanwhile."""
    windows: list[list[float]]
    """Seconds that each of the people's moves took, in each part of the time."""

    @property
    def all(self) -> list[float]:
        """Every one of them."""
        return [seconds for window in self.windows for seconds in window]


def within(part: float, times: list[float]) -> float:
    """Within how many milliseconds so large a part of the moves was told."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


async def measure(seconds: float = SECONDS) -> Found:
    """Let them play.

    Args:
        seconds: how long it is measured.
    """
    raise_limit(TABLES + SPARE)
    with serving() as service:
        crowd = Crowd(service.port)
        company, pacing = crowd.company, None
        try:
            await crowd.seat()
            pacing = asyncio.create_task(crowd.pace())
            await company.rest(WARM)
            windows, before, watch = [], company.turns, used.Watch(service.pid)
            for _ in range(WINDOWS):
                crowd.times = []
                await company.rest(seconds / WINDOWS)
                windows.append(crowd.times)
            turns = watch.round(company.turns - before)
        finally:
            if pacing is not None:
                pacing.cancel()
            company.leave()
    if not all(windows):
        raise RuntimeError(f"{seconds:.0f} s are too short, or nothing went on any more")
    return Found(turns, windows)


class Crowd:
    """The people, who take turns so that there are so many actions a second in all."""

    def __init__(self, port: int) -> None:
        """Bring nobody yet."""
        self.company = Company(port)
        self.times: list[float] = []
        """Seconds that each move took, since somebody began to look."""
        self._moves = 0
        self._waiting: list[Person] = []
        self._random = random.Random(1)

    async def seat(self) -> None:
        """Set up the tables; the cards are dealt, and everybody waits."""
        await together(self._table(number) for number in range(TABLES))

    async def _table(self, number: int) -> None:
        visitor = Visitor(self.company.port)
        table = await visitor.make_table(PLAYER)
        await Person(
            self.company, visitor, table, number, wish=self._waiting.append, played=self._played
        ).come()

    async def pace(self) -> None:
        """Let somebody play, now and then: of all actions a part is the people's."""
        moves, turns = LATELY / 4, float(LATELY)
        moves_before, turns_before = self._moves, self.company.turns
        due = time.monotonic()
        while True:
            now = time.monotonic()
            while due <= now:
                moves += self._moves - moves_before
                turns += self.company.turns - turns_before
                moves_before, turns_before = self._moves, self.company.turns
                if turns > 2 * LATELY:
                    moves, turns = moves / 2, turns / 2
                due += self._random.expovariate(ACTIONS * moves / turns)
                if self._waiting:
                    at = self._random.randrange(len(self._waiting))
                    self._waiting.pop(at).play()
            await asyncio.sleep(due - now)

    def _played(self, _person: Person, seconds: float) -> None:
        self._moves += 1
        self.times.append(seconds)
