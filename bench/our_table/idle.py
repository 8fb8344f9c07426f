"""Sockets of people who sit at tables and do nothing: what each costs, and whether it stays open.

Four sit at each table. The cards of the first deal are on the table and nobody plays; every page
gives the sign of life that the real one gives. Memory is what the service has more than before they
came, when one such table had been there already.
"""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from peer_table import used

from .company import Company, Visitor, together
from .people import Person
from .running import raise_limit, serving

SEATS = 4
SOCKETS = 10_000
SECONDS = 60.0
"""How long they sit there, once all have come."""
BEAT = 25.0
"""Seconds between two signs of life of a page."""
ANSWER = 10.0
"""Seconds in which all must be answered at the end."""
SPARE = 200
"""Files that a process has open beside the sockets."""
ABSENT = 3600
"""Seconds after which a table takes somebody for absent: as many as it may have."""


class Found(NamedTuple):
    """What they cost; all of them answered at the end."""

    sockets: int
    seconds: float
    """How long they sat there."""
    bytes: int
    """Resident memory of the service that came with them."""

    @property
    def kilobytes(self) -> float:
        """For each socket; a kB is 1,024 bytes."""
        return self.bytes / self.sockets / 1024


async def measure(sockets: int = SOCKETS, seconds: float = SECONDS) -> Found:
    """Let them come, sit, and answer.

    Args:
        sockets: how many; four of them at each table.
        seconds: how long they sit.

    Raises:
        RuntimeError: one is closed, or does not answer.
    """
    raise_limit(sockets + SPARE)
    tables = max(1, sockets // SEATS)
    with serving() as service:
        company = Company(service.port)
        beating = asyncio.create_task(_beat(company))
        try:
            await _seat(company, 0)
            before = used.memory(service.pid)
            await together(_seat(company, number) for number in range(1, tables + 1))
            await company.rest(seconds)
            after = used.memory(service.pid)
            await _answer(company)
        finally:
            beating.cancel()
            company.leave()
    return Found(tables * SEATS, seconds, after - before)


async def _seat(company: Company, number: int) -> None:
    visitors = [Visitor(company.port) for _ in range(SEATS)]
    table = await visitors[0].make_table(idle=ABSENT)
    waiting = asyncio.Event()
    for at, visitor in enumerate(visitors):
        chance = number * SEATS + at
        person = Person(company, visitor, table, chance, wish=lambda _person: waiting.set())
        await person.come()
    await company.until(waiting, 30, "dealing the cards")


async def _beat(company: Company) -> None:
    """Let everybody give signs of life, some in every moment."""
    moments, moment = 100, 0
    while True:
        for person in company.people[moment::moments]:
            if person.seat >= 0:
                person.beat()
        moment = (moment + 1) % moments
        await asyncio.sleep(BEAT / moments)


async def _answer(company: Company) -> None:
    """Let everybody give a sign of life now, and be answered.

    Raises:
        RuntimeError: somebody is not.
    """
    begun = time.monotonic()
    for person in company.people:
        person.beat()
    left = company.people
    while left := [person for person in left if person.answered < begun]:
        if time.monotonic() > begun + ANSWER:
            raise RuntimeError(f"{len(left)} of {len(company.people)} sockets are not answered")
        await company.rest(0.1)
