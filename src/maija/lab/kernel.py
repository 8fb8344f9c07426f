"""Deals in bulk, plain or compiled: the same text, so the same results.

What must not live here: anything about one game.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from maija.players import DRIVERS, Memory

from .tally import tally

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from maija.games.family import Family

    Numbers = Sequence[int] | NDArray[np.int64]

_SEATS = 8


@dataclass(frozen=True, slots=True)
class Batch:
    """What some deals in a row brought; lists, or arrays of the same numbers."""

    first: int
    lengths: Numbers
    """The number of actions of each deal; -1 for one that was broken off."""
    losers: Numbers
    """The place that lost each deal, -1 for nobody."""
    scores: Numbers
    """The score of each deal and place, one after the other."""
    lost: Sequence[int]
    """The losses of each group."""
    sums: Sequence[int]
    """The points of each group."""
    squares: Sequence[int]
    """The sum of the squares of each group's points in a deal."""
    nobody: int
    broken_off: int


class Kernel(Protocol):
    """Something that plays deals in bulk."""

    size: int
    """How many deals make a good batch."""

    def play(
        self,
        rules: Any,  # noqa: ANN401 -- any family's
        players: Sequence[int],
        groups: Sequence[int],
        seed: int,
        deals: range,
    ) -> Batch:
        """Play some deals."""
        ...


class Plain:
    """The law as it stands."""

    size = 25

    def __init__(self, family: Family) -> None:
        """Play deals of a family."""
        self.family = family
        self.play_deals: Callable[..., int] = DRIVERS[family.name].play_deals

    def play(
        self,
        rules: Any,  # noqa: ANN401 -- any family's
        players: Sequence[int],
        groups: Sequence[int],
        seed: int,
        deals: range,
    ) -> Batch:
        """Play some deals."""
        n, number = len(players), len(deals)
        state = self.family.state(players=n)
        memories = [Memory() for _ in range(_SEATS)]
        lengths, losers, scores = [0] * number, [-1] * number, [0] * number * n
        broken_off = self.play_deals(
            rules, state, memories, [0] * _SEATS, players, seed, deals.start, deals.stop, lengths,
            losers, scores,
        )  # fmt: skip
        lost, sums, squares = [0] * n, [0] * n, [0] * n
        nobody = tally(scores, losers, groups, n, number, lost, sums, squares)
        return Batch(deals.start, lengths, losers, scores, lost, sums, squares, nobody, broken_off)


class Compiled:
    """The law compiled."""

    size = 4000

    def __init__(self, family: Family) -> None:
        """Play deals of a family.

        Raises:
            ImportError: the extra ``fast`` is not installed.
        """
        from maija import fast  # noqa: PLC0415 -- takes a second to load

        self.family = family
        self.pack = fast.pack
        numbers = list[int]
        self.play_deals = DRIVERS[family.name].play_deals
        self.twin = fast.Twin(
            f"simulate-{family.name}",
            {
                self.play_deals: (
                    family.rules, family.state, list[Memory], numbers, numbers, int, int, int,
                    numbers, numbers, numbers,
                ),
                tally: (numbers, numbers, numbers, int, int, numbers, numbers, numbers),
            },
        )  # fmt: skip

    def play(
        self,
        rules: Any,  # noqa: ANN401 -- any family's
        players: Sequence[int],
        groups: Sequence[int],
        seed: int,
        deals: range,
    ) -> Batch:
        """Play some deals; other threads run meanwhile."""
        import numpy as np  # noqa: PLC0415 -- needs the extra fast

        n, number = len(players), len(deals)
        lengths, losers = np.zeros(number, np.int64), np.zeros(number, np.int64)
        scores = np.zeros(number * n, np.int64)
        lost, sums, squares = (np.zeros(n, np.int64) for _ in range(3))
        broken_off = self.twin[self.play_deals](
            self.pack([rules], self.family.rules)[0],
            self.pack([self.family.state(players=n)], self.family.state)[0],
            self.pack([Memory()] * _SEATS, Memory),
            np.zeros(_SEATS, np.int64),
            np.array(players, np.int64),
            seed,
            deals.start,
            deals.stop,
            lengths,
            losers,
            scores,
        )
        nobody = self.twin[tally](
            scores, losers, np.array(groups, np.int64), n, number, lost, sums, squares
        )
        return Batch(
            deals.start, lengths, losers, scores, lost.tolist(), sums.tolist(), squares.tolist(),
            int(nobody), int(broken_off),
        )  # fmt: skip


@cache
def compiled(family: Family) -> Compiled | None:
    """The compiled kernel of a family, ``None`` where the extra ``fast`` is missing."""
    try:
        return Compiled(family)
    except ImportError:
        return None
