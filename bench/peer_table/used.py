"""What a server has used for a number of moves: ours and the peer's are measured by this alone.

Seconds are those of the server's processor time, all its threads together, as Linux counts them,
in hundredths. Clients must be other processes. Nothing here knows whose server it is.
"""

from __future__ import annotations

import os
import statistics
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True)
class Round:
    """A number of moves, and what they cost the server."""

    moves: int
    processor: float
    """Seconds of the processor."""
    seconds: float
    """Seconds by the clock."""
    idle: float
    """Which part of the machine's processors had nothing to do meanwhile."""

    @property
    def rate(self) -> float:
        """Moves in a second of the processor."""
        return self.moves / max(self.processor, 1 / TICKS)


class Watch:
    """A server is watched from here on."""

    def __init__(self, pid: int) -> None:
        """Begin to watch.

        Args:
            pid: the server.
        """
        self._pid = pid
        self._seconds = time.monotonic()
        self._processor = processor(pid)
        self._machine = _machine()

    def round(self, moves: int) -> Round:
        """So many moves have been made since."""
        seconds = time.monotonic() - self._seconds
        idle, all_ = (now - before for now, before in zip(_machine(), self._machine, strict=True))
        spent = processor(self._pid) - self._processor
        return Round(moves, spent, seconds, idle / max(all_, 1))


def processor(pid: int) -> float:
    """Seconds of the processor that a process has used so far, in user and in system mode."""
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    user, system = after_name[11:13]
    return (int(user) + int(system)) / TICKS


def _machine() -> tuple[int, int]:
    """Ticks of all processors in which there was nothing to do, and all of them."""
    ticks = [int(each) for each in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return ticks[3] + ticks[4], sum(ticks)


def memory(pid: int) -> int:
    """Bytes of a process that are resident."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def median(played: Sequence[Round]) -> float:
    """The median rate."""
    return statistics.median([one.rate for one in played])
