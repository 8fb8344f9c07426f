"""Ratings of players from what each pair of them has shown, with 95 % intervals.

A pair says by how much the one is better than the other, and how sure that is. The ratings are
those whose differences fit all pairs best, each pair weighed by its certainty (for losses this is
the model of Bradley and Terry 1952, fitted as Berkson 1955 does); their mean is zero.

The order in which deals were played does not matter, and a deal with its rotations is one
observation. openskill, which rates people at tables, knows neither: it goes through the games in
their order, for players who may change, and its doubt falls with every game whatever the spread.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from maija.lab.results import Z

from .figures import moments

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .figures import Tally

SCALE: Final = 400 / log(10)
"""Losses are rated as in chess: of two players 400 apart, the better loses a tenth as often."""
_FEW: Final = 5
"""Fewer lost games than these do not show their own spread."""
_HALF: Final = 0.5
"""Added to either side's lost games, so that who has lost none is not infinitely good."""


@dataclass(frozen=True, slots=True)
class Pair:
    """By how much the first of two players is better than the second."""

    first: str
    second: str
    difference: float
    variance: float
    deals: int

    @property
    def low(self) -> float:
        """The lower bound of the 95 % interval."""
        return self.difference - Z * sqrt(self.variance)

    @property
    def high(self) -> float:
        """The upper bound of the 95 % interval."""
        return self.difference + Z * sqrt(self.variance)


@dataclass(frozen=True, slots=True)
class Rating:
    """How good a player is, against the mean of all."""

    player: str
    rating: float
    low: float
    high: float


def by_points(first: Tally, second: Tally) -> Pair:
    """A pair by the points per deal and seat that the first has fewer."""
    mean, variance = moments(first.less)
    unit = first.less_unit
    return Pair(first.name, second.name, mean * unit, variance * unit**2, len(first.less))


def by_losses(first: Tally, second: Tally) -> Pair:
    """A pair by the ratio of their losses per seat, on the scale of chess."""
    deals = len(first.own)
    lost = [sum(tally.own) + _HALF for tally in (first, second)]
    rates = [
        games * tally.own_unit / deals for games, tally in zip(lost, (first, second), strict=True)
    ]
    # How each deal pulls at the logarithm of the ratio (the delta method).
    mine, theirs = (deals / games for games in lost)
    pulls = [other * theirs - own * mine for own, other in zip(first.own, second.own, strict=True)]
    mean = sum(pulls) / deals
    variance = sum((pull - mean) ** 2 for pull in pulls) / max(deals - 1, 1) / deals
    if min(lost) < _FEW:
        variance = max(variance, sum(1 / games for games in lost))
    ratio = log(rates[1] / rates[0])
    return Pair(first.name, second.name, SCALE * ratio, SCALE**2 * variance, deals)


def rate(players: Sequence[str], pairs: Sequence[Pair]) -> tuple[Rating, ...]:
    """The ratings that fit the pairs best, the best player first.

    Args:
        players: all players; each must be linked with each other by pairs.
        pairs: what was shown.
    """
    import numpy as np  # noqa: PLC0415 -- needs the extra lab

    n = len(players)
    matrix, pull = np.zeros((n, n)), np.zeros(n)
    for pair in pairs:
        a, b = players.index(pair.first), players.index(pair.second)
        weight = 1 / max(pair.variance, 1e-12)
        for one, other, sign in ((a, b, 1), (b, a, -1)):
            matrix[one, one] += weight
            matrix[one, other] -= weight
            pull[one] += sign * weight * pair.difference
    # The pairs leave open what is added to all: the pseudo-inverse makes the mean zero.
    spread = np.linalg.pinv(matrix, hermitian=True)
    values = spread @ pull
    ratings = [
        Rating(
            player,
            float(values[at]),
            float(values[at] - Z * sqrt(max(spread[at, at], 0.0))),
            float(values[at] + Z * sqrt(max(spread[at, at], 0.0))),
        )
        for at, player in enumerate(players)
    ]
    return tuple(sorted(ratings, key=lambda each: (-each.rating, each.player)))


def misfit(ratings: Sequence[Rating], pairs: Sequence[Pair]) -> tuple[float, int]:
    """How badly the ratings fit the pairs: chi-square, and its degrees of freedom.

    Players who each beat one another in a circle have no ratings that fit.
    """
    known = {each.player: each.rating for each in ratings}
    square = sum(
        (pair.difference - (known[pair.first] - known[pair.second])) ** 2
        / max(pair.variance, 1e-12)
        for pair in pairs
    )
    return square, len(pairs) - (len(known) - 1)
