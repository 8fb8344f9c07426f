"""Many deals at once: start, legal actions, apply, random play and scores on arrays of records.

Compiled code does not look whether an index is in range; so everything that comes in is looked at
here first: layout, lengths, players, and each action against the legal ones. The deals of a call
are shared among threads, which run without the interpreter's lock; a deal follows from its own
seed or index alone, so the number of threads changes nothing but the time.

What must not live here: a rule of any game, and Numba.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from maija.chance import seeded
from maija.games.family import families

from . import drivers
from .copies import bound
from .records import pack, pack_rules, record_type, unpack_state
from .twin import Twin

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import ArrayLike, NDArray

    from maija.games.family import Family

    Numbers = NDArray[np.int64]
    Records = NDArray[np.void]

MOST_ACTIONS = 20_000
"""After so many actions a random deal is broken off; only rules without an end by repetition can
come so far."""
_PLACES = ("stack", "shuffle", "start", "turn", "legal", "apply", "score")
LARGEST_SEED = (1 << 63) - 1


class BatchError(ValueError):
    """Something that compiled code must not be given; the message says what, and where."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """What came of some deals."""

    scores: Numbers
    """Deals by seats."""
    lengths: Numbers
    """Actions of each deal; -1 where it was broken off, and has no score worth the name."""


def places(family: Family) -> dict[Any, Any]:
    """The law of a family in the open places of ``drivers``."""
    return {getattr(drivers, name): getattr(family.law, name) for name in _PLACES}


@cache
def twin_of(name: str, *, boundscheck: bool = False) -> Twin:
    """The twin of a family's law with the loops of ``drivers``.

    Args:
        name: the family.
        boundscheck: whether an index out of range is an ``IndexError``; for tests.

    Raises:
        BatchError: there is no such family.
    """
    family = _family(name)
    rules, states, numbers, span = list[family.rules], list[family.state], list[int], (int, int)  # type: ignore[name-defined]
    entries = {
        drivers.start_many: (rules, states, *span),
        drivers.turn_many: (states, numbers, *span),
        drivers.legal_many: (rules, states, int, numbers, *span),
        drivers.illegal_many: (rules, states, numbers, numbers, *span),
        drivers.apply_many: (rules, states, numbers, numbers, *span),
        drivers.play_many: (rules, states, int, numbers, *span),
        drivers.score_many: (rules, states, int, numbers, *span),
        drivers.play_deals: (
            *(rules, states, int, int, int, int, numbers, numbers),
            *span,
        ),
    }
    suffix = "-checked" if boundscheck else ""
    return Twin(name + suffix, entries, places(family), boundscheck=boundscheck)


def plain(name: str, driver: Any) -> Any:  # noqa: ANN401 -- a function of `drivers`
    """A loop of ``drivers`` on a family's law as it stands: lists in the stead of arrays."""
    return bound(driver, places(_family(name)))


def _family(name: str) -> Family:
    known = families()
    if name not in known:
        raise BatchError(f"no family {name!r}: there are {', '.join(known)}")
    return known[name]


def cores() -> int:
    """How many threads this process may run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(work: Callable[[int, int], Any], count: int, threads: int) -> list[Any]:
    """Call ``work(first, last)`` for adjoining parts of ``range(count)``, each in a thread.

    Returns:
        The answers, in the order of the parts.
    """
    threads = max(1, min(threads, count))
    if threads == 1:
        return [work(0, count)]
    edges = [count * part // threads for part in range(threads + 1)]
    with ThreadPoolExecutor(threads, "maija") as pool:
        return list(pool.map(work, edges[:-1], edges[1:]))


class Batch:
    """Many deals of one game by the same rules, for so many players.

    Example:
        >>> batch = Batch(preset("hearts").rules, players=4)  # doctest: +SKIP
        >>> batch.simulate(100_000, seed=7).scores.mean(axis=0)  # doctest: +SKIP

    Raises:
        RulesError: rules that cannot be played by so many.
        BatchError: ``threads`` is no whole number from 1 on.
    """

    def __init__(
        self,
        rules: Any,  # noqa: ANN401 -- any family's
        players: int = 4,
        *,
        threads: int | None = None,
    ) -> None:
        """Check the rules.

        Args:
            rules: the rules in force.
            players: how many are dealt in.
            threads: how many threads share the deals of a call; all cores if not given.
        """
        self.family = _family(getattr(rules, "family", ""))
        self.family.settle(rules, players)
        self.rules = rules
        self.players = players
        self.threads = cores() if threads is None else _whole("threads", threads, 1, 1024)
        self.record_type = record_type(self.family.state)
        self._rules = pack_rules(rules)
        self._twin = twin_of(self.family.name)

    def __repr__(self) -> str:
        """Family, players and threads."""
        return f"<batch of {self.family.name}, {self.players} players, {self.threads} threads>"

    def start(
        self,
        seeds: ArrayLike,
        *,
        dealers: ArrayLike = 0,
        **standing: ArrayLike,
    ) -> Records:
        """Shuffle and deal, a deal for each seed.

        Args:
            seeds: whole numbers from 0 to 2**63 - 1, one a deal; as in ``Family.start``.
            dealers: the dealer's seat, one for all or one a deal.
            standing: what a match hands on (Hearts: ``number``, ``totals``), for all or a deal.

        Returns:
            An array of records, one a deal.

        Raises:
            BatchError: a seed or a seat out of range, a wrong number of them, or no such field.
        """
        seeds = _numbers("seeds", seeds, None, 0, LARGEST_SEED)
        deals = len(seeds)
        states = np.repeat(pack([self.family.state()], self.family.state), deals)
        states["players"] = self.players
        states["dealer"] = _numbers("dealers", dealers, deals, 0, self.players - 1)
        states["rng"] = [seeded(seed) for seed in seeds.tolist()]
        for name, value in standing.items():
            self._stand(states, name, value)
        self._spread("start_many", deals, self._rules, states)
        return states

    def _stand(self, states: Records, name: str, value: ArrayLike) -> None:
        if name not in {"number", "totals"} or name not in (self.record_type.names or ()):
            raise BatchError(f"{self.family.name} hands on nothing called {name!r} to a deal")
        given = np.asarray(value)
        if given.dtype.kind not in "iu":
            raise BatchError(f"{name} must be whole numbers")
        if name == "number" and given.size and given.min() < 0:
            raise BatchError("the number of a deal is 0 or more")
        room = states[name]
        if room.ndim > 1 and given.ndim and given.shape[-1] == self.players:
            room = room[:, : self.players]
        try:
            room[...] = given
        except ValueError:
            expected = f"{room.shape}, or less where it is the same"
            raise BatchError(f"{name} has the shape {given.shape}, not {expected}") from None

    def turn(self, states: Records) -> Numbers:
        """For each deal the seats to act, one bit each; 0 where it is over.

        Raises:
            BatchError: an array of another type.
        """
        deals = self._deals(states)
        waiting = np.zeros(deals, np.int64)
        self._spread("turn_many", deals, states, waiting)
        return waiting

    def legal(self, states: Records) -> Numbers:
        """For each deal and seat the legal actions, one bit each.

        Raises:
            BatchError: an array of another type.
        """
        deals = self._deals(states)
        masks = np.zeros(deals * self.players, np.int64)
        self._spread("legal_many", deals, self._rules, states, self.players, masks)
        return masks.reshape(deals, self.players)

    def apply(self, states: Records, seats: ArrayLike, actions: ArrayLike) -> None:
        """Do one action in each deal, in place; all of them or, if one is not legal, none.

        Args:
            states: the deals.
            seats: who acts, one a deal.
            actions: what he does.

        Raises:
            BatchError: an array of another type or length, or an action that is not legal.
        """
        deals = self._deals(states)
        seats = _numbers("seats", seats, deals, 0, self.players - 1)
        actions = _numbers("actions", actions, deals, 0, 62)
        wrong = self._spread("illegal_many", deals, self._rules, states, seats, actions)
        for first in wrong:
            if first >= 0:
                action = self.family.action_text(int(actions[first]))
                raise BatchError(f"deal {first}: seat {seats[first]} may not do {action}")
        self._spread("apply_many", deals, self._rules, states, seats, actions)

    def play_out(self, states: Records, *, most: int = MOST_ACTIONS) -> Numbers:
        """Play every deal to its end, in place, each action one of the legal ones at random.

        Returns:
            The actions played in each; -1 where the deal was broken off after ``most``.

        Raises:
            BatchError: an array of another type.
        """
        deals = self._deals(states)
        lengths = np.zeros(deals, np.int64)
        self._spread("play_many", deals, self._rules, states, _most(most), lengths)
        return lengths

    def scores(self, states: Records) -> Numbers:
        """What the finished deals score, deals by seats.

        Raises:
            BatchError: an array of another type, or a deal that is not over.
        """
        open_deals = np.flatnonzero(self.turn(states))
        if len(open_deals):
            raise BatchError(f"deal {open_deals[0]} is not over: there is no score yet")
        deals = len(states)
        scores = np.zeros(deals * self.players, np.int64)
        self._spread("score_many", deals, self._rules, states, self.players, scores)
        return scores.reshape(deals, self.players)

    def simulate(
        self, deals: int, *, seed: int = 0, first: int = 0, most: int = MOST_ACTIONS
    ) -> Simulated:
        """Deal, play at random and score; the dealer goes round from deal to deal.

        Args:
            deals: how many.
            seed: of the experiment.
            first: the index of the first deal: an experiment may be cut into parts.
            most: the actions after which a deal is broken off.

        Raises:
            BatchError: a number out of range.
        """
        deals = _whole("deals", deals, 0, 1 << 40)
        seed = _whole("seed", seed, 0, LARGEST_SEED)
        first = _whole("first", first, 0, 1 << 40)
        lengths = np.zeros(deals, np.int64)
        scores = np.zeros(deals * self.players, np.int64)
        run = self._twin[drivers.play_deals]

        def work(begin: int, end: int) -> None:
            own = pack([self.family.state(players=self.players)], self.family.state)
            run(
                *(self._rules, own, 0, seed, first, _most(most), lengths, scores),
                *(first + begin, first + end),
            )

        self._twin.warm()
        spread(work, deals, self.threads)
        return Simulated(scores.reshape(deals, self.players), lengths)

    def state(self, record: np.void) -> Any:  # noqa: ANN401 -- the family's state
        """One deal of an array as the plain law's state.

        Raises:
            RecordError: a record of another type.
        """
        return unpack_state(record, self.family.state)

    def pack(self, states: Sequence[Any]) -> Records:
        """The plain law's states as an array of records.

        Raises:
            RecordError: something else than a state of the family.
        """
        return pack(states, self.family.state)

    def _spread(self, name: str, deals: int, *args: Any) -> list[Any]:  # noqa: ANN401 -- as the driver
        entry = self._twin[getattr(drivers, name)]
        self._twin.warm()
        return spread(lambda first, last: entry(*args, first, last), deals, self.threads)

    def _deals(self, states: Any) -> int:  # noqa: ANN401 -- whatever came in
        if not isinstance(states, np.ndarray) or states.dtype != self.record_type:
            raise BatchError(f"an array of {self.family.name} records was expected")
        if states.ndim != 1:
            raise BatchError(f"the records must be in one row, not {states.ndim} dimensions")
        flags = states.flags
        if not (flags.c_contiguous and flags.writeable and flags.aligned):
            raise BatchError("the records must be contiguous, aligned and writeable: copy them")
        others = np.flatnonzero(states["players"] != self.players)
        if len(others):
            players = states["players"][others[0]]
            raise BatchError(f"deal {others[0]} is of {players} players, not {self.players}")
        return len(states)


def _most(most: int) -> int:
    return _whole("most", most, 0, 1 << 40)


def _whole(name: str, value: Any, least: int, most: int) -> int:  # noqa: ANN401 -- whatever came in
    if isinstance(value, bool) or not isinstance(value, int | np.integer):
        raise BatchError(f"{name} must be a whole number, not {value!r:.60}")
    if not least <= value <= most:
        raise BatchError(f"{name} must be from {least} to {most}, not {value}")
    return int(value)


def _numbers(name: str, value: ArrayLike, length: int | None, least: int, most: int) -> Numbers:
    """Whole numbers in range, as many as deals; one may stand for all."""
    try:
        given = np.asarray(value)
    except (ValueError, OverflowError) as error:
        raise BatchError(f"{name} must be whole numbers: {error}") from error
    if given.dtype.kind not in "iu" and given.size:
        raise BatchError(f"{name} must be whole numbers, not {given.dtype}")
    if given.ndim == 0 and length is not None:
        given = np.repeat(given, length)
    if given.ndim != 1 or (length is not None and len(given) != length):
        expected = "one row" if length is None else f"{length} of them, one a deal"
        raise BatchError(f"{name} must be {expected}, not the shape {given.shape}")
    if given.size and not (least <= int(given.min()) and int(given.max()) <= most):
        raise BatchError(f"{name} must be from {least} to {most}")
    return np.ascontiguousarray(given, np.int64)
