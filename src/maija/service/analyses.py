"""Analyses of finished deals, worked out beside everything else, one after the other.

What is found is kept for a while, so that whoever looks again does not wait again. Who may ask is
decided where it is asked; what is found in ``maija.lab.analysis``.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import structlog

from maija.players import advice
from maija.players.levels import offered
from maija.record import read_text
from maija.table.state import refuse

from .reports import Analysed, Report, report

if TYPE_CHECKING:
    from maija.games.family import Family

Key = tuple[str, int, int]
"""A table, a match of it, a seat."""
MOST_WAITING: Final = 8
"""Analyses that may wait or run at the same time."""
MOST_KEPT: Final = 64
"""Analyses that are kept; those asked for last stay."""
DEALS: Final = 20_000
"""Deals that may be tried for each decision: more than at the table."""
LOOK: Final = 1.0
"""Seconds between two looks whether what works it out is ready."""
_log = structlog.get_logger(__name__)


class Stopped(Exception):  # noqa: N818 -- the way out of an analysis, no fault
    """Nobody wants it any more."""


@dataclass(slots=True)
class Job:
    """One analysis."""

    person: str
    text: str = field(repr=False)
    """The game file."""
    seat: int
    state: str = "waiting"
    """As ``Analysed.state``; failed besides."""
    done: int = 0
    of: int = 0
    report: Report | None = None
    unwanted: bool = False

    @property
    def open(self) -> bool:
        """Whether it is still to be worked out."""
        return self.state not in {"done", "failed"}

    def told(self) -> Analysed:
        """How far it is.

        Raises:
            Refusal: it has failed.
        """
        if self.state == "failed":
            raise refuse("analysis-failed")
        return Analysed(self.state, self.done, self.of, self.report)


class Analyses:
    """All analyses of a service."""

    def __init__(self, deals: int = DEALS) -> None:
        """Nothing has been asked.

        Args:
            deals: how many deals may be tried for each decision.
        """
        self._deals = deals
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="maija-analysis")
        self._jobs: OrderedDict[Key, Job] = OrderedDict()

    def kept(self, key: Key, text: str) -> Job | None:
        """An analysis that is there, or on its way."""
        job = self._jobs.get(key)
        if job is None or job.text != text or job.unwanted or job.state == "failed":
            return None
        self._jobs.move_to_end(key)
        return job

    def ask(self, key: Key, text: str, person: str) -> Job:
        """Begin an analysis; what the person asked for before is left.

        Args:
            key: what is to be examined.
            text: the game file.
            person: who asks.

        Raises:
            Refusal: there are none to be had here, or too many others wait.
        """
        if not offered():
            raise refuse("no-advice-here")
        for at, other in self._jobs.items():
            if other.open and (other.person == person or at == key):
                other.unwanted = True
        if sum(each.open and not each.unwanted for each in self._jobs.values()) >= MOST_WAITING:
            raise refuse("analyses-busy")
        job = self._jobs[key] = Job(person, text, key[2])
        self._jobs.move_to_end(key)
        for old in [each for each, kept in self._jobs.items() if not kept.open or kept.unwanted]:
            if len(self._jobs) <= MOST_KEPT:
                break
            del self._jobs[old]
        self._pool.submit(self._work, job)
        return job

    def find(self, key: Key) -> Job:
        """An analysis that was asked for.

        Raises:
            Refusal: nobody has asked, or it is no longer kept.
        """
        job = self._jobs.get(key)
        if job is None or job.unwanted:
            raise refuse("no-such-analysis")
        return job

    def close(self) -> None:
        """Leave all of them."""
        for job in self._jobs.values():
            job.unwanted = True
        self._pool.shutdown(wait=False, cancel_futures=True)

    # --- beside everything else ---

    def _work(self, job: Job) -> None:
        from maija.lab.analysis import analyse  # noqa: PLC0415 -- not before somebody wants one

        def progress(done: int, of: int) -> None:
            if job.unwanted:
                raise Stopped
            job.state, job.done, job.of = "running", done, of

        try:
            record = read_text(job.text)
            _wait_until_ready(job, record.preset.family)
            found = analyse(record, (job.seat,), deals=self._deals, progress=progress)
            job.report = report(found, job.seat)
            job.state = "done"
        except Stopped:
            job.state = "failed"
        except Exception as error:  # noqa: BLE001 -- it ends this analysis, and no other
            job.state = "failed"
            _log.error("analysis-failed", exc_info=error)


def _wait_until_ready(job: Job, family: Family) -> None:
    """Wait until what is needed is compiled, by a process of its own.

    Raises:
        Stopped: nobody wants it any more.
    """
    while not advice.prepared(family):
        if job.unwanted:
            raise Stopped
        job.state = "warming"
        time.sleep(LOOK)
