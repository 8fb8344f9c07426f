"""What a server has used for a number of moves: ours and the peer's are measured by this alone.

Seconds are those of the server's processor time, all its threads together, as Linux counts them,
in hundredths. Clients must be other processes. Nothing here knows whose server it is.
"""

from __future__ import annotations

import os
import statistics
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

ROUNDS = 5
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
    memory: int
    """Bytes resident at the end."""

    @property
    def rate(self) -> float:
        """Moves in a second of the processor."""
        return self.moves / max(self.processor, 1 / TICKS)


def processor(pid: int) -> float:
    """Seconds of the processor that a process has used so far, in user and in system mode."""
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    user, system = after_name[11:13]
    return (int(user) + int(system)) / TICKS


def memory(pid: int) -> int:
    """Bytes of a process that are resident."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


def rounds(
    pid: int, play: Callable[[int], tuple[int, float]], moves: int, number: int = ROUNDS
) -> list[Round]:
    """Play several rounds after a shorter one that warms the server up.

    Args:
        pid: the server.
        play: makes so many moves at every table; returns how many that were in all, and the
            seconds by the clock.
        moves: at every table, in every round.
        number: how many rounds.
    """
    play(max(1, moves // 4))
    played = []
    for _ in range(number):
        begun = processor(pid)
        made, seconds = play(moves)
        played.append(Round(made, processor(pid) - begun, seconds, memory(pid)))
    return played


def median(played: Sequence[Round]) -> Round:
    """The round of the median rate."""
    rate = statistics.median_low([one.rate for one in played])
    return next(one for one in played if one.rate == rate)
