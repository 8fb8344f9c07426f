"""Many deals between computer players: ``maija simulate``.

Every deal follows from the seed and its own number alone; players move on by a seat from deal to
deal and the dealer goes round, so that nobody's place is better. The results do not depend on the
number of threads, nor on whether the law runs plain or compiled.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from maija.players import PLAYERS
from maija.players.numbers import SEARCHES

from . import results
from .asking import Asking
from .kernel import Batch, Compiled, Kernel, Plain, compiled
from .parquet import Parquet
from .results import Results

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from maija.games.family import Family

COMPILE_FROM: Final = 20_000
"""So many deals are worth the seconds of the compiler, where nothing is compiled yet."""


@dataclass(frozen=True)
class Experiment:
    """Who plays what, how often."""

    preset: str
    """The name of the game, for the results."""
    family: Family
    rules: Any
    seats: tuple[str, ...]
    """The name of the player at each seat, in the first deal."""
    deals: int
    seed: int = 0

    @property
    def counts_losses(self) -> bool:
        """Whether a deal has a loser; if not, its points are counted."""
        return hasattr(self.family.state(), "loser")

    @property
    def players(self) -> tuple[str, ...]:
        """Each player once, in the order in which they first sit down."""
        return tuple(dict.fromkeys(self.seats))


def simulate(
    experiment: Experiment,
    *,
    threads: int | None = None,
    out: Path | None = None,
    started: Callable[[], None] | None = None,
    progress: Callable[[int], None] | None = None,
    kernel: Kernel | None = None,
) -> Results:
    """Run an experiment.

    Args:
        experiment: what to play.
        threads: how many threads play, where the law is compiled; by default all that there are.
        out: a Parquet file for the outcome of every deal and seat.
        started: called when what had to be compiled is, and the deals begin.
        progress: called now and then with the number of deals played since the last time.
        kernel: plays the deals; by default the compiled law, where it pays. Programs need one
            that asks (``asking``).

    Raises:
        Unwritable: the file cannot be written; nothing was played.
        ImportError: a file is asked for, and the extra ``lab`` is not installed.
    """
    names = experiment.players
    n = len(experiment.seats)
    numbers = [PLAYERS[name].number if name in PLAYERS else -1 for name in experiment.seats]
    groups = [names.index(name) for name in experiment.seats]
    table = None if out is None else _Table(out, experiment.seats)
    kernel = kernel or kernel_for(experiment)
    if isinstance(kernel, Compiled):
        kernel.twin.warm()
    if started is not None:
        started()
    lost, sums, squares = [0] * n, [0] * n, [0] * n
    nobody = broken_off = 0
    for batch in _batches(kernel, experiment, numbers, groups, threads):
        for group in range(n):
            lost[group] += batch.lost[group]
            sums[group] += batch.sums[group]
            squares[group] += batch.squares[group]
        nobody += batch.nobody
        broken_off += batch.broken_off
        if table is not None:
            table.add(batch)
        if progress is not None:
            progress(len(batch.lengths))
    if table is not None:
        table.write()
    lines = []
    for group, name in enumerate(names):
        seats = experiment.seats.count(name)
        if experiment.counts_losses:
            lines.append(results.losses(name, seats, experiment.deals, lost[group]))
        else:
            lines.append(results.points(name, seats, experiment.deals, sums[group], squares[group]))
    drawn = nobody if experiment.counts_losses else 0
    return Results(experiment.preset, experiment.deals, tuple(lines), drawn, broken_off)


def kernel_for(experiment: Experiment) -> Kernel:
    """What plays an experiment: the compiled law, where there is one and it pays."""
    players = [PLAYERS[name] for name in experiment.seats]
    if any(each.number == SEARCHES for each in players):
        return Asking(experiment.family, players)
    fast = compiled(experiment.family)
    if fast is not None and (experiment.deals >= COMPILE_FROM or fast.twin.ready()):
        return fast
    return Plain(experiment.family)


def _batches(
    kernel: Kernel,
    experiment: Experiment,
    numbers: Sequence[int],
    groups: Sequence[int],
    threads: int | None,
) -> Iterator[Batch]:
    """All deals, batch by batch, in their order."""
    starts = range(0, experiment.deals, kernel.size)
    ranges = (range(at, min(at + kernel.size, experiment.deals)) for at in starts)

    def play(deals: range) -> Batch:
        return kernel.play(experiment.rules, numbers, groups, experiment.seed, deals)

    workers = threads or available()
    if workers == 1 or not isinstance(kernel, Compiled):
        yield from map(play, ranges)
        return
    with ThreadPoolExecutor(workers) as pool:
        waiting = []
        for deals in ranges:
            waiting.append(pool.submit(play, deals))
            if len(waiting) > 2 * workers:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()


def available() -> int:
    """How many threads this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class _Table:
    """The outcome of every deal and seat, for a Parquet file."""

    def __init__(self, out: Path, seats: tuple[str, ...]) -> None:
        """Look whether the file can be written before anything is played."""
        self.file = Parquet(out)
        self.polars = self.file.polars
        self.seats = seats

    def add(self, batch: Batch) -> None:
        """Note some deals: a row for each deal and place."""
        polars, n = self.polars, len(self.seats)
        deals = len(batch.lengths)
        self.file.add(
            {
                "deal": [batch.first + at // n for at in range(deals * n)],
                "place": polars.Series([*range(n)] * deals, dtype=polars.Int8),
                "player": [*self.seats] * deals,
                "lost": [int(batch.losers[at // n]) == at % n for at in range(deals * n)],
                "points": list(map(int, batch.scores)),
                "actions": [int(batch.lengths[at // n]) for at in range(deals * n)],
            }
        )

    def write(self) -> None:
        """Write the file: whole, or not at all.

        Raises:
            Unwritable: it cannot be written.
        """
        self.file.write()
