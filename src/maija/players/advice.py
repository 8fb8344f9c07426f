"""The door for hints: what a seat may do, what that is likely to come to, what can be said of it.

It asks the search of master and adds what people want to know: an estimate for every legal action,
in the unit they speak (the chance of losing the deal, or points), how sure it is, and remarks on
the play as codes with facts. Read is only what the seat may know. No sentence stands here.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from math import hypot, sqrt
from typing import TYPE_CHECKING, Any, Final

from .asked import Asked, asked
from .exact import values
from .hearts import remarks as hearts_remarks
from .levels import LEVELS
from .memory import NOTHING
from .mustamaija import remarks as mustamaija_remarks
from .remarks import Remark
from .search import Weighed, compile_aside, ready, search_of
from .weighing import Weighing, usual_order

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from maija.games.family import Family

    from .memory import Memory

MASTER: Final = LEVELS[-1]
STANDARD_ERRORS: Final = 3
"""By so many a difference between plays must be larger than chance to be remarked."""
SEEN: Final = 0.02
"""A difference in the share of moons below it is not remarked."""


class Unit(StrEnum):
    """In what people count what a deal comes to."""

    LOSING = "losing"
    """The chance of losing the deal, from 0 to 1."""
    POINTS = "points"
    """Points that the deal scores."""


UNITS: Final[Mapping[str, Unit]] = {"mustamaija": Unit.LOSING, "hearts": Unit.POINTS}
"""By the name of the family."""
_REMARKS: Final[Mapping[str, Callable[..., tuple[Remark, ...]]]] = {
    "mustamaija": mustamaija_remarks.remarks,
    "hearts": hearts_remarks.remarks,
}
_INTENTS: Final[Mapping[str, str]] = {"hearts": "goes-for-moon"}
"""What is said of a play that is after something, by the name of the family.

In Mustamaija it is the end that is foreseen, and of that there is nothing to say.
"""
MOONS: Final = frozenset({"goes-for-moon", "stops-moon"})
"""The remarks that rest on what a search has found."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a play is likely to come to."""

    counted: float
    """The chance of losing the deal, or its points: less is better."""
    error: float
    """The standard error of that; 0 where it is certain."""
    worth: float
    """What decides, from 0 (worst) to 1: in Hearts the match counts, not the points alone."""
    tries: int
    """In how many deals it was tried; few where it was dropped early."""
    solved: int | None = None
    """What it comes to if both play as well as can be: 1 the seat does not lose, 0 nobody loses, -1
    the seat loses; ``None`` where nobody has solved it. For the first two the chance of losing is
    0; for the last it stays what it is against others who err."""
    moons: float = 0.0
    """Hearts: how likely it is that the seat shoots the moon."""
    moons_of_others: float = 0.0
    """Hearts: how likely it is that another does."""


@dataclass(frozen=True, slots=True)
class Play:
    """What a seat may do in one go."""

    actions: tuple[int, ...]
    """The actions in their order; none for doing nothing out of turn."""
    estimate: Estimate
    remarks: tuple[Remark, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A legal action, and the best play that begins with it."""

    action: int
    """The action; ``NOTHING`` for doing nothing out of turn."""
    play: Play
    alike: int | None = None
    """The action with which it comes to the same, and whose estimate it has."""
    dropped: bool = False
    """Whether the search left it early, or out: its estimate rests on few deals."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a seat had best do, and what everything else would come to."""

    seat: int
    unit: Unit
    asked: Asked
    """What the seat is asked."""
    best: Play
    options: tuple[Option, ...]
    """Every legal action once: those of the best play first, then by what they are worth."""
    plays: tuple[Play, ...]
    """Every play that was weighed, each once, the best first."""
    deals: int
    """Deals played on, all plays together."""
    solved: int | None
    """What the position is worth for certain, as ``Estimate.solved``."""

    def find(self, actions: Sequence[int]) -> Play | None:
        """The play of these actions, if it was weighed."""
        return next((play for play in self.plays if play.actions == tuple(actions)), None)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two plays in the same new deals."""

    best: Estimate
    other: Estimate
    gap: float
    """How much more the first is worth, from -1 to 1."""
    gap_error: float
    """The standard error of that."""


# --- the doors ------------------------------------------------------------------------------


def prepared(family: Family) -> bool:
    """Whether advice would come at once; if not, it is seen to aside (a minute, once)."""
    if ready(family, endgames=True):
        return True
    compile_aside(family, endgames=True)
    return False


def prepare(family: Family) -> None:
    """Compile what is needed here and now, or load it.

    Raises:
        ImportError: the extra ``fast`` is not installed; the text says how to get it.
    """
    MASTER.prepare(family)


def advise(
    family: Family,
    rules: Any,  # noqa: ANN401 -- any family's
    state: Any,  # noqa: ANN401 -- any family's
    seat: int,
    memory: Memory,
    *,
    deals: int | None = None,
    seconds: float | None = None,
    also: Sequence[Sequence[int]] = (),
) -> Advice:
    """Weigh everything that a seat may do.

    Args:
        family: the family of the game.
        rules: the rules in force.
        state: what stands on the table; not changed.
        seat: whose decision; it must have one.
        memory: what the seat keeps in mind, as ``habit`` observes it; its generator moves on.
        deals: how many deals the search may play on, all plays together; by default as master.
            Actions that it drops early or leaves out get up to a quarter more.
        seconds: of the processor, when the search stops in any case.
        also: plays that are weighed in any case, their actions in any order that may be.

    Raises:
        ValueError: the seat has nothing to do.
        ImportError: the extra ``fast`` is not installed.
    """
    legal = family.legal(rules, state, seat)
    if not legal:
        raise ValueError(f"seat {seat} has nothing to decide")
    many = MASTER.playouts[family.name] if deals is None else deals
    weighing = Weighing(family, rules, state, seat, memory)
    weighing.search(many, seconds)
    weighing.complete(legal, also, many)
    return _written(weighing)


def compare(
    family: Family,
    rules: Any,  # noqa: ANN401 -- any family's
    state: Any,  # noqa: ANN401 -- any family's
    seat: int,
    memory: Memory,
    best: Sequence[int],
    other: Sequence[int],
    *,
    deals: int,
) -> Comparison:
    """Try two plays in the same new deals: a search that has chosen the best flatters it.

    Args:
        family: the family of the game.
        rules: the rules in force.
        state: what stands on the table; not changed.
        seat: whose plays.
        memory: what the seat keeps in mind; its generator moves on.
        best: the actions of the one.
        other: the actions of the other.
        deals: in how many deals.

    Raises:
        ImportError: the extra ``fast`` is not installed.
    """
    groups = [usual_order(family, state, actions) for actions in (best, other)]
    found = search_of(family).compare(
        rules, state, seat, memory, [(actions, 0) for actions in groups], deals
    )
    known = values(family, rules, state, seat, groups)
    one, two = (
        _estimate(family, each, known.get(actions))
        for each, actions in zip(found, groups, strict=True)
    )
    certain = [each.solved is not None and each.solved >= 0 for each in (one, two)]
    if not any(certain):
        least = 1 / max(deals, 1)  # what has not differed yet may still differ
        return Comparison(one, two, found[1].gap, max(found[1].gap_error, least))
    errors = [0.0 if sure else each.error for sure, each in zip(certain, found, strict=True)]
    return Comparison(one, two, one.worth - two.worth, hypot(*errors))


def contrast(one: Play, other: Play) -> tuple[tuple[Remark, ...], tuple[Remark, ...]]:
    """What can be said of the one play and not of the other, and the other way round."""
    mine, theirs = (
        [remark for remark in play.remarks if remark.code not in MOONS] for play in (one, other)
    )
    return (
        (*_moons(one.estimate, other.estimate), *(each for each in mine if each not in theirs)),
        (*_moons(other.estimate, one.estimate), *(each for each in theirs if each not in mine)),
    )


# --- what was weighed, as advice ------------------------------------------------------------


def _written(weighing: Weighing) -> Advice:
    """Everything that was weighed, in words of this module."""
    family, best = weighing.family, weighing.best
    made = {
        actions: Play(
            actions,
            _estimate(family, each, weighing.known.get(actions)),
            _remarks(weighing, actions, each),
        )
        for actions, each in weighing.weighed.items()
    }
    others = [play for actions, play in made.items() if actions != best]
    rescued = max(others, key=lambda play: play.estimate.moons_of_others, default=made[best])
    found = _moons(made[best].estimate, rescued.estimate)
    stops = tuple(remark for remark in found if remark.code == "stops-moon")
    made[best] = replace(made[best], remarks=(*stops, *made[best].remarks))
    options = [_option(weighing, made, action) for action in weighing.begins]
    first = best[0] if best else NOTHING
    options.sort(
        key=lambda each: (each.action != first, each.play.actions != best, *_rank(each.play))
    )
    return Advice(
        weighing.seat,
        UNITS[family.name],
        asked(family, weighing.rules, weighing.state, weighing.seat),
        made[best],
        tuple(options),
        tuple(sorted(made.values(), key=lambda play: (play.actions != best, *_rank(play)))),
        sum(each.tries for each in weighing.weighed.values()),
        weighing.solved,
    )


def _option(weighing: Weighing, made: Mapping[tuple[int, ...], Play], action: int) -> Option:
    """A legal action with the best play that begins with it."""
    actions, same = weighing.begins[action], weighing.alike.get(action)
    if same is None:
        return Option(action, made[actions], None, actions in weighing.few)
    like = weighing.begins[same]
    own = _REMARKS[weighing.family.name](weighing.rules, weighing.state, weighing.seat, actions)
    return Option(action, Play(actions, made[like].estimate, own), same, like in weighing.few)


def _remarks(weighing: Weighing, actions: tuple[int, ...], each: Weighed) -> tuple[Remark, ...]:
    """What can be said of a play, what it is after first."""
    said = _REMARKS[weighing.family.name](weighing.rules, weighing.state, weighing.seat, actions)
    after = _INTENTS.get(weighing.family.name)
    if each.intent and after:
        return (Remark(after, number=round(100 * each.moons)), *said)
    return said


def _estimate(family: Family, each: Weighed, solved: int | None) -> Estimate:
    """What a play is likely to come to, or comes to for certain."""
    if solved is not None and solved >= 0:
        return Estimate(0.0, 0.0, (solved + 1) / 2, each.tries, solved)
    error = each.counted_error
    if UNITS[family.name] is Unit.LOSING:  # never certain because it has not happened yet
        rate = (each.counted * each.tries + 1) / (each.tries + 2)
        error = sqrt(rate * (1 - rate) / (each.tries + 2))
    return Estimate(
        each.counted, error, each.mean, each.tries, solved, each.moons, each.moons_of_others
    )


def _moons(one: Estimate, other: Estimate) -> list[Remark]:
    """That after the one play the seat shoots the moon more often, or another more rarely."""
    found = []
    if _is_more(one.moons, one.tries, other.moons, other.tries):
        found.append(Remark("goes-for-moon", number=round(100 * one.moons)))
    mine, theirs = one.moons_of_others, other.moons_of_others
    if _is_more(theirs, other.tries, mine, one.tries):
        told = Remark("stops-moon", number=round(100 * mine), against=round(100 * theirs))
        found.append(told)
    return found


def _is_more(share: float, tries: int, other: float, other_tries: int) -> bool:
    """Whether a share is larger than another, by more than chance and enough to be seen."""
    spread = share * (1 - share) / max(tries, 1) + other * (1 - other) / max(other_tries, 1)
    return share - other >= max(SEEN, STANDARD_ERRORS * sqrt(spread))


def _rank(play: Play) -> tuple[float, float]:
    """The more it is worth the sooner; of equal worth what comes to less."""
    return -play.estimate.worth, play.estimate.counted


__all__ = [
    "MASTER",
    "UNITS",
    "Advice",
    "Comparison",
    "Estimate",
    "Option",
    "Play",
    "Unit",
    "advise",
    "compare",
    "contrast",
    "prepare",
    "prepared",
    "usual_order",
]
