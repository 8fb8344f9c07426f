"""A contest from the first deal to the last, or to the one that decides: ``maija arena``.

Deals come in their order, whoever played them; the sequential test sees one after the other, and
what lies behind the deal that decides it does not count. So the results follow from the contest
alone: not from the number of processes, nor from how often the run was ended and taken up again.
"""

from __future__ import annotations

from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, NamedTuple

from .figures import Figures, Results, Tally
from .keeping import Kept
from .sprt import ADVANTAGE, UNDECIDED, Hypotheses, SequentialTest
from .table import Table
from .workers import played

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    from .contest import Contest
    from .outcome import LostSeat, PlayedDeal


class Found(NamedTuple):
    """What a contest found, and deal by deal what it rests on."""

    results: Results
    figures: Figures


def run(
    contest: Contest,
    *,
    processes: int | None = None,
    cluster: str | None = None,
    test: Hypotheses | None = None,
    keep: Path | None = None,
    out: Path | None = None,
    progress: Callable[[int], None] | None = None,
    lost: Callable[[str, LostSeat], None] | None = None,
) -> Found:
    """Play a contest.

    Args:
        contest: who plays what.
        processes: how many play at once; by default as many as this machine has cores.
        cluster: ``ray`` for a Ray cluster.
        test: a question about the first player; when it is answered, the contest ends.
        keep: a file that keeps each deal, so that the same contest can go on from there.
        out: a Parquet file for the outcome of every game and seat.
        progress: called with the number of deals since the last time.
        lost: called when a program has lost a seat, for the first one of each.

    Raises:
        Unwritable: a file cannot be written.
        NotKept: the file holds deals of another contest.
        Misplay: a player did what the law does not allow.
        NoCluster: the cluster cannot be reached.
        ImportError: the extra ``lab``, or ``ray``, is not installed.
    """
    figures = Figures(contest)
    tests = None if test is None else SequentialTest(test, _bounds(test, figures))
    with ExitStack() as stack:
        table = None if out is None else Table(out, contest)
        kept = None if keep is None else Kept.opened(keep, contest)
        if kept is not None:
            stack.callback(kept.close)
        deals = stack.enter_context(closing(_deals(contest, kept, processes, cluster)))
        for each in deals:
            known = len(figures.lost)
            figures.add(each)
            if lost is not None:
                for name in list(figures.lost)[known:]:
                    lost(name, figures.lost[name])
            if table is not None:
                table.add(each)
            if progress is not None:
                progress(1)
            if tests is not None:
                tests.add(_sample(tests.asked, figures.tallies[0]))
                if tests.decision != UNDECIDED:
                    break
        if table is not None:
            table.write()
    return Found(figures.results(tests.as_dict() if tests is not None else None), figures)


def _deals(
    contest: Contest, kept: Kept | None, processes: int | None, cluster: str | None
) -> Generator[PlayedDeal]:
    """All deals in their order: those that are kept, and the others played and kept."""
    known = kept.known if kept is not None else {}
    fresh = [deal for deal in range(contest.deals) if deal not in known]
    playing = played(contest, fresh, processes=processes, cluster=cluster)
    with closing(playing):
        for deal in range(contest.deals):
            if deal in known:
                yield known[deal]
                continue
            each = next(playing)
            if kept is not None:
                kept.keep(each)
            yield each


def _sample(asked: Hypotheses, tally: Tally) -> float:
    """What the last deal says about the first player."""
    if asked.measure == ADVANTAGE:
        return tally.less[-1] * tally.less_unit
    return tally.own[-1] * tally.own_unit


def _bounds(asked: Hypotheses, figures: Figures) -> tuple[float, float] | None:
    """The least and the most that a deal can say; nobody knows the most points there are."""
    tally = figures.tallies[0]
    if not figures.losses:
        return None
    if asked.measure == ADVANTAGE:
        return -1 / tally.seats, 1 / tally.others if tally.others else 0.0
    return 0.0, 1 / tally.seats
