"""What the deals of a contest add up to: for each player its result, its interval, its cost.

A deal, with all its rotations, is one observation: the games of one pack are not independent, and
the luck of the cards cancels out within it. Everything is added up in whole numbers, so that the
same deals give the same figures to the last digit.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from maija.lab.results import Line, Z, wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .contest import Contest
    from .outcome import Cost, Game, LostSeat, PlayedDeal


@dataclass(frozen=True, slots=True)
class Standing(Line):
    """How one player did in the arena: as in an experiment, and what it cost."""

    cpu_ms_per_move: float
    """CPU time per action, with all that lies between two of them."""
    advantage: float | None
    """How many losses or points fewer he has, per deal and seat, than the others have; ``None``
    when there are no others."""
    advantage_low: float | None
    advantage_high: float | None
    cpu_ms_per_decision: float
    """CPU time per decision: a whole lead, a whole defence, all the cards to pass are one."""
    cpu_ms_most: float
    """The dearest decision."""
    moves: int
    decisions: int
    over_budget: int
    """Decisions that cost more than ``AT_MOST`` times the budget."""
    lost_seats: int
    """How many times a program lost its seat to ``habit``, who played to the end of the deal: at
    most once for each deal and seat."""


@dataclass(frozen=True, slots=True)
class Results:
    """What a contest found."""

    preset: str
    deals: int
    lines: tuple[Standing, ...]
    games: int
    """Each deal was played so many times, once for each rotation, in all."""
    seed: int
    budget: float | None
    drawn: int
    """Games of Mustamaija that nobody lost, those broken off included."""
    broken_off: int
    """Games that went in circles for so long that they were broken off."""
    sprt: dict[str, Any] | None = None
    """The sequential test and how it ended."""

    def as_dict(self) -> dict[str, Any]:
        """The results as one JSON object, as of ``maija simulate`` and more."""
        found: dict[str, Any] = {
            "preset": self.preset,
            "deals": self.deals,
            "results": [asdict(line) for line in self.lines],
            "games": self.games,
            "seed": self.seed,
            "budget_ms": None if self.budget is None else self.budget * 1000,
            "drawn": self.drawn,
            "broken_off": self.broken_off,
        }
        return found if self.sprt is None else found | {"sprt": self.sprt}


class Tally:
    """One player's results, deal by deal, in whole numbers."""

    def __init__(self, name: str, places: Sequence[int], contest: Contest) -> None:
        """Begin with no deal."""
        self.name = name
        self.places = tuple(places)
        self.seats = len(self.places)
        self.others = len(contest.seats) - self.seats
        self.rotations = len(contest.rotations)
        self.own: list[int] = []
        """For each deal the losses or points of all his seats in all rotations."""
        self.less: list[int] = []
        """For each deal how much less that is than what the others have, brought to whole
        numbers: times his seats, their seats and the rotations."""
        self.moves = self.decisions = self.total = self.most = self.over = 0
        self.lost = 0
        """Seats that it lost, being a program."""

    def add(self, own: int, rest: int, costs: Sequence[Cost]) -> None:
        """Add a deal: what he and what the others have in it, and what his seats spent."""
        self.own.append(own)
        self.less.append(rest * self.seats - own * self.others)
        for cost in costs:
            self.moves += cost.moves
            self.decisions += cost.decisions
            self.total += cost.total
            self.most = max(self.most, cost.most)
            self.over += cost.over

    @property
    def own_unit(self) -> float:
        """What one of ``own`` is, per deal and seat."""
        return 1 / (self.rotations * self.seats)

    @property
    def less_unit(self) -> float:
        """What one of ``less`` is, per deal and seat."""
        return 1 / (self.rotations * self.seats * self.others) if self.others else 0.0


class Figures:
    """The figures of a contest."""

    def __init__(self, contest: Contest) -> None:
        """Begin with no deal."""
        self.contest = contest
        self.losses = contest.counts_losses
        self.deals = self.drawn = self.broken_off = 0
        self.tallies = [
            Tally(name, [at for at, each in enumerate(contest.seats) if each == name], contest)
            for name in contest.players
        ]
        self.lost: dict[str, LostSeat] = {}
        """For each program that has lost a seat, the first one."""

    def add(self, played: PlayedDeal) -> None:
        """Add a deal."""
        self.deals += 1
        self.broken_off += sum(game.broken_off for game in played.games)
        if self.losses:
            self.drawn += sum(game.loser < 0 for game in played.games)
        rows = [self._row(game) for game in played.games]
        everything = sum(map(sum, rows))
        for tally in self.tallies:
            own = sum(row[place] for row in rows for place in tally.places)
            costs = [game.costs[place] for game in played.games for place in tally.places]
            tally.add(own, everything - own, costs)
            tally.lost += sum(seat.place in tally.places for seat in played.lost)
        for seat in played.lost:
            self.lost.setdefault(self.contest.seats[seat.place], seat)

    def _row(self, game: Game) -> Sequence[int]:
        """What counts in a game, by the places of the line-up."""
        if not self.losses:
            return game.scores
        return [int(game.loser == place) for place in range(len(game.scores))]

    def results(self, sprt: dict[str, Any] | None = None) -> Results:
        """What has been found so far."""
        contest = self.contest
        return Results(
            contest.preset, self.deals, tuple(map(self._line, self.tallies)),
            self.deals * len(contest.rotations), contest.seed, contest.budget,
            self.drawn, self.broken_off, sprt,
        )  # fmt: skip

    def _line(self, tally: Tally) -> Standing:
        result, low, high = self._result(tally)
        advantage: tuple[float | None, float | None, float | None] = (None, None, None)
        if tally.others:
            advantage = interval(tally.less, tally.less_unit)
        moves, decisions = max(tally.moves, 1), max(tally.decisions, 1)
        return Standing(
            tally.name,
            tally.seats,
            result if self.losses else None,
            None if self.losses else result,
            low,
            high,
            tally.total / moves / 1e6,
            *advantage,
            tally.total / decisions / 1e6,
            tally.most / 1e6,
            tally.moves,
            tally.decisions,
            tally.over,
            tally.lost,
        )

    def _result(self, tally: Tally) -> tuple[float, float | None, float | None]:
        """Losses or points per deal and seat, with their interval."""
        if not self.losses or self.deals < 2:
            return interval(tally.own, tally.own_unit)
        rate, low, high = losing(tally.own, tally.rotations)
        return rate / tally.seats, low / tally.seats, high / tally.seats


def moments(numbers: Sequence[int]) -> tuple[float, float]:
    """The mean of some whole numbers, and its variance (not that of the numbers)."""
    n, total = len(numbers), sum(numbers)
    squares = sum(number * number for number in numbers)
    return total / n, (n * squares - total * total) / (n * n * (n - 1)) if n > 1 else 0.0


def interval(numbers: Sequence[int], unit: float) -> tuple[float, float | None, float | None]:
    """A mean with its 95 % interval, by the normal distribution; one deal says nothing about it."""
    mean, variance = moments(numbers)
    if len(numbers) == 1:
        return mean * unit, None, None
    margin = Z * sqrt(variance)
    return mean * unit, (mean - margin) * unit, (mean + margin) * unit


def losing(lost: Sequence[int], rotations: int) -> tuple[float, float, float]:
    """The rate of lost games with its 95 % interval, after Wilson.

    The games of one deal are not independent: they count as so many independent ones as would give
    the spread that the deals show (Kish 1965, the effective size of a sample), but never as more
    than were played; where nothing spreads, as one for each deal.
    """
    mean, variance = moments(lost)
    rate, variance = mean / rotations, variance / rotations**2
    trials = float(len(lost))
    if variance > 0:
        trials = min(rate * (1 - rate) / variance, trials * rotations)
    low, high = wilson(rate * trials, trials)
    return rate, low, high
