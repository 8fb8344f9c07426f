"""A test that ends as soon as it knows: Wald's sequential probability ratio test, deal by deal.

What a deal brings has no known distribution, so the ratio is that of the likelihoods of the two
hypotheses about its mean, each with the distribution that suits it best (Owen 1988, empirical
likelihood; Van den Bergh uses the same for chess engines). Measured against the usual normal
approximation at a loss rate of 5 % against 3 %, both errors 5 %, with a look after every tenth deal
from the hundredth on: this errs in 2 % of the runs, the normal one in 13 %, because a series that
happens to have few losses has a small variance too.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import log, log1p
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

RESULT: Final = "result"
ADVANTAGE: Final = "advantage"
MEASURES: Final = (RESULT, ADVANTAGE)
"""Losses or points per deal and seat; how much fewer of them than the others have."""

H0: Final = "h0"
H1: Final = "h1"
UNDECIDED: Final = "undecided"

_DOUBT: Final = 1e-3
"""The weight of one sample at either end of what is possible, so that no hypothesis is excluded
before it was looked at."""
_HALVINGS: Final = 60


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """What is asked about the first player of a line-up."""

    measure: str
    h0: float
    h1: float
    alpha: float = 0.05
    """How often h1 may be accepted though h0 is true."""
    beta: float = 0.05
    """How often h0 may be accepted though h1 is true."""
    least: int = 100
    """The number of deals before which nothing is decided."""

    def __post_init__(self) -> None:
        """Refuse what is no question.

        Raises:
            ValueError: two equal hypotheses, or an error rate that is none.
        """
        if self.measure not in MEASURES:
            raise ValueError(f"{self.measure!r} is none of {', '.join(MEASURES)}")
        if self.h0 == self.h1:
            raise ValueError("the two hypotheses are the same")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError("an error rate lies between 0 and 0.5")

    @property
    def lower(self) -> float:
        """Where h0 is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """Where h1 is accepted."""
        return log((1 - self.beta) / self.alpha)


class SequentialTest:
    """The test of one contest, sample by sample."""

    def __init__(self, asked: Hypotheses, bounds: tuple[float, float] | None = None) -> None:
        """Begin with no sample.

        Args:
            asked: the hypotheses.
            bounds: the least and the most that a sample can be; by default those that have come,
                and what lies as far beyond them as the hypotheses lie apart.
        """
        self.asked = asked
        self.bounds = bounds
        self.samples: Counter[float] = Counter()
        self.deals = 0
        self.ratio = 0.0
        """The logarithm of the likelihood ratio, h1 against h0."""
        self.decision = UNDECIDED

    def add(self, sample: float) -> None:
        """Take the next deal into account; after a decision nothing changes any more."""
        if self.decision != UNDECIDED:
            return
        self.samples[sample] += 1
        self.deals += 1
        if self.deals < self.asked.least:
            return
        self._weigh()
        if self.ratio >= self.asked.upper:
            self.decision = H1
        elif self.ratio <= self.asked.lower:
            self.decision = H0

    def as_dict(self) -> dict[str, Any]:
        """The test and how it ended."""
        asked = self.asked
        return {
            "measure": asked.measure,
            "h0": asked.h0,
            "h1": asked.h1,
            "alpha": asked.alpha,
            "beta": asked.beta,
            "least": asked.least,
            "deals": self.deals,
            "ratio": self.ratio,
            "lower": asked.lower,
            "upper": asked.upper,
            "decision": self.decision,
        }

    def _weigh(self) -> None:
        values, weights = list(self.samples), [float(each) for each in self.samples.values()]
        for end in self._ends(values):
            values.append(end)
            weights.append(_DOUBT)
        away = [[value - mean for value in values] for mean in (self.asked.h0, self.asked.h1)]
        first, second = (_tilt(row, weights) for row in away)
        self.ratio = sum(
            weight * (log1p(first * one) - log1p(second * other))
            for weight, one, other in zip(weights, *away, strict=True)
        )

    def _ends(self, values: Sequence[float]) -> tuple[float, float]:
        h0, h1 = self.asked.h0, self.asked.h1
        gap = abs(h1 - h0)
        least, most = self.bounds or (min(*values, h0, h1), max(*values, h0, h1))
        return min(least, h0 - gap, h1 - gap), max(most, h0 + gap, h1 + gap)


def _tilt(away: Sequence[float], weights: Sequence[float]) -> float:
    """By how much samples must be weighed differently for their mean to be the hypothesis.

    Args:
        away: how far each value lies from the hypothesis, on both sides of it.
        weights: how often it came.
    """
    low, high = -1 / max(away), -1 / min(away)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        pull = sum(
            weight * far / (1 + middle * far) for weight, far in zip(weights, away, strict=True)
        )
        if pull > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
