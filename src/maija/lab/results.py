"""What an experiment found: a line for each player, with its 95 % interval.

The seats of one player in one deal are not independent (in Mustamaija one loss excludes another),
so a deal counts as one observation, however many seats a player has in it.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

Z: Final = 1.959963984540054
"""The 97.5 % point of the normal distribution."""


@dataclass(frozen=True, slots=True)
class Line:
    """How one player did."""

    player: str
    seats: int
    """How many seats he had in each deal."""
    loss_rate: float | None
    """Losses per seat and deal; ``None`` where a deal has no loser (Hearts)."""
    points_per_deal: float | None
    """Points per seat and deal; ``None`` where losses are counted (Mustamaija)."""
    low: float | None
    """The lower bound of the 95 % interval; ``None`` when one deal says nothing about it."""
    high: float | None


@dataclass(frozen=True, slots=True)
class Results:
    """What an experiment found."""

    preset: str
    deals: int
    lines: tuple[Line, ...]
    """A line for each player, in the order in which they first sit down."""
    drawn: int = 0
    """Deals of Mustamaija that nobody lost, those broken off included."""
    broken_off: int = 0
    """Deals that went in circles for so long that they were broken off."""

    def as_dict(self) -> dict[str, Any]:
        """The results as one JSON object."""
        return {
            "preset": self.preset,
            "deals": self.deals,
            "results": [asdict(line) for line in self.lines],
        }


def losses(player: str, seats: int, deals: int, lost: int) -> Line:
    """The line of a player whose losses are counted.

    A deal has at most one loser, so that the deals lost by any of his seats are so many successes
    in so many trials (Wilson 1927); a seat's rate and its interval are the ``seats``-th part.
    """
    low, high = wilson(lost, deals)
    return Line(player, seats, lost / deals / seats, None, low / seats, high / seats)


def points(player: str, seats: int, deals: int, total: int, squares: int) -> Line:
    """The line of a player whose points are counted: a normal interval of his mean in a deal.

    Args:
        player: his name.
        seats: how many seats he had in each deal.
        deals: how many deals.
        total: the points of all his seats.
        squares: the sum over the deals of the squared points of all his seats together.
    """
    mean = total / (deals * seats)
    if deals == 1:
        return Line(player, seats, None, mean, None, None)
    variance = (deals * squares - total * total) / (deals * (deals - 1) * seats * seats)
    margin = Z * sqrt(variance / deals)
    return Line(player, seats, None, mean, mean - margin, mean + margin)


def wilson(successes: float, trials: float) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson (1927)."""
    rate = successes / trials
    middle = (rate + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    spread = rate * (1 - rate) / trials + Z * Z / (4 * trials * trials)
    margin = Z * sqrt(spread) / (1 + Z * Z / trials)
    low = 0.0 if successes == 0 else max(0.0, middle - margin)
    high = 1.0 if successes == trials else min(1.0, middle + margin)
    return low, high
