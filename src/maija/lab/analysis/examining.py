"""Examining a game: each decision by the search of master, with more time than at the table.

A decision is judged by what its seat could know: the hidden cards are dealt anew as it could
believe them to lie, never looked at. A search that chooses the best of many plays flatters it; so
the play made and the best one are tried once more, both in the same new deals, and what they cost
is the difference there. The same seed and the same number of deals give the same analysis.
"""

from __future__ import annotations

import hashlib
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final

from maija.chance import seeded
from maija.players.advice import UNITS, Unit, advise, compare, contrast, prepare, usual_order
from maija.players.asked import asked

from .facts import Analysis, Decision, Outcome
from .walking import Walk, people

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from maija.games.family import Family
    from maija.record import GameRecord

    from .walking import Place

MORE: Final = 20_000
"""Deals that the search may play on for a decision, if nobody says otherwise."""
AGAIN: Final = 4
"""One in so many deals tries the play made and the best one once more."""
SURE: Final = 2.5
"""By so many standard errors a play must be better for the difference to be clear."""
WORTH_TELLING: Final[Mapping[Unit, float]] = {Unit.LOSING: 0.01, Unit.POINTS: 0.002}
"""What a clear difference must be worth: one in a hundred deals, or some quarter of a point."""
_SEEDS: Final = 2**62


def analyse(
    record: GameRecord,
    seats: Iterable[int] | None = None,
    *,
    deals: int = MORE,
    seed: int = 0,
    threads: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Examine the decisions of a game.

    Args:
        record: the game; it may have been left before its end.
        seats: whose decisions; by default those of people, or of all where there were none.
        deals: how many deals the search may play on for each.
        seed: decides the deals tried.
        threads: in how many threads; the same whatever their number.
        progress: called with the number of decisions examined and of all, from any thread; what it
            raises ends the analysis.

    Raises:
        ValueError: there is no such seat, or no deals are to be tried.
        ImportError: the extra ``fast`` is not installed.
    """
    family = record.preset.family
    chosen = people(record) if seats is None else tuple(dict.fromkeys(seats))
    for seat in chosen:
        if not 0 <= seat < len(record.seats):
            raise ValueError(f"there is no seat {seat}: they are 0 to {len(record.seats) - 1}")
    if deals < 1:
        raise ValueError("at least one deal must be tried")
    prepare(family)
    walk = Walk(record, chosen)
    examined = _Examined(record, walk.places, deals, seed, progress)
    return Analysis(
        record.preset.name,
        UNITS[family.name],
        record.seats,
        chosen,
        deals,
        seed,
        walk.forced,
        examined.all(threads),
        tuple(_outcome(family, record.rules, at, end) for at, end in enumerate(walk.ends, 1)),
    )


class _Examined:
    """The decisions of a game under examination."""

    def __init__(
        self,
        record: GameRecord,
        places: list[Place],
        deals: int,
        seed: int,
        progress: Callable[[int, int], None] | None,
    ) -> None:
        self.family, self.rules = record.preset.family, record.rules
        self.places, self.deals, self.seed = places, deals, seed
        self.progress = progress
        self.done = 0

    def all(self, threads: int) -> tuple[Decision, ...]:
        """Examine all of them."""
        if self.progress is not None:
            self.progress(0, len(self.places))
        numbered = list(enumerate(self.places, 1))
        if threads <= 1:
            return tuple(self._one(each) for each in numbered)
        with ThreadPoolExecutor(threads) as pool:
            futures = [pool.submit(self._one, each) for each in numbered]
            try:
                return tuple(future.result() for future in futures)
            except BaseException:
                pool.shutdown(wait=True, cancel_futures=True)
                raise

    def _one(self, numbered: tuple[int, Place]) -> Decision:
        decision = self._examine(*numbered)
        self.done += 1
        if self.progress is not None:
            self.progress(self.done, len(self.places))
        return decision

    def _examine(self, number: int, place: Place) -> Decision:
        family, rules, state, seat = self.family, self.rules, place.state, place.seat
        memory = place.memory.copy()
        memory.rng = _chance(self.seed, place)
        played = usual_order(family, state, place.played)
        advice = advise(family, rules, state, seat, memory, deals=self.deals, also=[played])
        made, best = advice.find(played) or advice.best, advice.best
        reached, possible, loss, error = made.estimate, best.estimate, 0.0, 0.0
        if made is not best:
            again = max(self.deals // AGAIN, 1)
            found = compare(family, rules, state, seat, memory, best.actions, played, deals=again)
            reached, possible = found.other, found.best
            loss, error = found.gap, found.gap_error
        if loss <= 0:
            best, possible, loss = made, reached, 0.0
        clear = loss >= max(WORTH_TELLING[advice.unit], SURE * error)
        better, worse = contrast(best, made) if clear else ((), ())
        return Decision(
            number,
            place.deal,
            place.turn,
            seat,
            asked(family, rules, state, seat),
            played,
            best.actions,
            reached,
            possible,
            reached.counted - possible.counted,
            loss,
            error,
            clear,
            better,
            worse,
        )


def _chance(seed: int, place: Place) -> int:
    """Where the chance of a decision starts: from the seed and its place alone."""
    told = f"maija analysis/{seed}/{place.deal}/{place.turn}/{place.seat}/{len(place.played) > 0}"
    return seeded(int.from_bytes(hashlib.sha256(told.encode()).digest()[:8], "big") % _SEEDS)


def _outcome(family: Family, rules: Any, number: int, end: Any) -> Outcome:  # noqa: ANN401 -- any family's
    """How a deal ended."""
    if not family.over(end):
        return Outcome(number, None)
    if UNITS[family.name] is Unit.LOSING:
        lost = tuple(float(seat == end.loser) for seat in range(end.players))
        return Outcome(number, lost, drawn=end.loser < 0)
    return Outcome(number, tuple(float(points) for points in family.score(rules, end)))
