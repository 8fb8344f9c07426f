"""All players of a game against each other, two at a table, and their ratings: ``maija ladder``.

The two sit alternately (A B A B), so that each deal is played in two ways, at a table of an odd
number in as many as there are seats. Each pair has deals of its own.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Any, Final

from maija.lab.parquet import Unwritable

from .contest import Contest
from .rating import Pair, Rating, by_losses, by_points, misfit, rate
from .run import run

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from .figures import Standing

LOSSES: Final = "losses"
POINTS: Final = "points"


@dataclass(frozen=True, slots=True)
class Cpu:
    """What a player spent, over all its pairs."""

    per_move: float
    per_decision: float
    most: float


@dataclass(frozen=True, slots=True)
class Ladder:
    """Who is how good at a game."""

    preset: str
    options: dict[str, str]
    """What differs from the preset."""
    players: int
    deals: int
    """Played by each pair."""
    seed: int
    budget: float | None
    unit: str
    """``losses``: 400 are ten times fewer losses; ``points``: points per deal and seat."""
    ratings: tuple[Rating, ...]
    """The best player first."""
    cpu: dict[str, Cpu]
    pairs: tuple[Pair, ...]
    misfit: float
    """How badly the ratings fit the pairs, chi-square."""
    freedom: int
    """Its degrees of freedom."""
    broken_off: int

    def as_dict(self) -> dict[str, Any]:
        """The ladder as one JSON object."""
        return {
            "preset": self.preset,
            "options": self.options,
            "players": self.players,
            "deals": self.deals,
            "seed": self.seed,
            "budget_ms": None if self.budget is None else self.budget * 1000,
            "unit": self.unit,
            "results": [
                asdict(each)
                | {
                    "cpu_ms_per_move": self.cpu[each.player].per_move,
                    "cpu_ms_per_decision": self.cpu[each.player].per_decision,
                    "cpu_ms_most": self.cpu[each.player].most,
                }
                for each in self.ratings
            ],
            "pairs": [
                {
                    "first": pair.first,
                    "second": pair.second,
                    "difference": pair.difference,
                    "low": pair.low,
                    "high": pair.high,
                    "deals": pair.deals,
                }
                for pair in self.pairs
            ],
            "misfit": self.misfit,
            "freedom": self.freedom,
            "broken_off": self.broken_off,
        }


def pairs_of(players: Sequence[str], *, neighbours: bool) -> tuple[tuple[str, str], ...]:
    """Who meets whom: all, or each the next."""
    return tuple(pairwise(players) if neighbours else combinations(players, 2))


def ladder(
    game: Contest,
    players: Sequence[str],
    *,
    options: dict[str, str] | None = None,
    neighbours: bool = False,
    processes: int | None = None,
    cluster: str | None = None,
    keep: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Ladder:
    """Let all players meet, and rate them.

    Args:
        game: what is played, how often, with which seed and budget; who sits there does not count
            but for how many.
        players: who takes part, at least two.
        options: what differs from the preset, to be told.
        neighbours: each meets only the next instead of all.
        processes: as for a contest.
        cluster: as for a contest.
        keep: a folder that keeps each deal, so that the same ladder can go on from there.
        progress: called with the number of deals since the last time.

    Raises:
        Unwritable: the folder cannot be written.
        NotKept: it holds deals of another ladder.
        Misplay: a player did what the law does not allow.
        ImportError: the extra ``lab``, or ``ray``, is not installed.
    """
    n = len(game.seats)
    pairs: list[Pair] = []
    lines: list[Standing] = []
    broken_off = 0
    _make(keep)
    for at, two in enumerate(pairs_of(players, neighbours=neighbours)):
        seats = tuple(two[place % 2] for place in range(n))
        contest = Contest(game.preset, game.rules, seats, game.deals, game.seed + at, game.budget)
        file = None if keep is None else keep / f"{two[0]}-{two[1]}.jsonl"
        found = run(contest, processes=processes, cluster=cluster, keep=file, progress=progress)
        first, second = found.figures.tallies
        pairs.append((by_losses if game.counts_losses else by_points)(first, second))
        lines += found.results.lines
        broken_off += found.results.broken_off
    ratings = rate(players, pairs)
    square, freedom = misfit(ratings, pairs)
    return Ladder(
        game.preset, options or {}, n, game.deals, game.seed, game.budget,
        LOSSES if game.counts_losses else POINTS, ratings,
        {player: _cpu([line for line in lines if line.player == player]) for player in players},
        tuple(pairs), square, freedom, broken_off,
    )  # fmt: skip


def _make(keep: Path | None) -> None:
    """Make the folder that keeps the deals."""
    if keep is None:
        return
    try:
        keep.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unwritable(f"{keep}: {error.strerror or error}") from error


def _cpu(lines: Sequence[Standing]) -> Cpu:
    """What a player spent in several contests."""
    moves = sum(line.moves for line in lines)
    decisions = sum(line.decisions for line in lines)
    total = sum(line.cpu_ms_per_move * line.moves for line in lines)
    most = max((line.cpu_ms_most for line in lines), default=0.0)
    return Cpu(total / max(moves, 1), total / max(decisions, 1), most)
