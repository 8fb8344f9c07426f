"""What is different between two sets of rules: a table of differences, topic by topic.

Only what differs is told. What a deal is worth and which options can be changed at all is asked of
the rules and the law, so that the table is true of any two games.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from maija.games.options import Choice, Options

from .book import called, chapters, label, sentence
from .fixed import worth
from .order import CHAPTERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from maija.games.family import Family
    from maija.text import Catalogue

Rules = Any
"""The rules of any family."""

TOPICS: Final[Mapping[str, Mapping[str, str]]] = {
    "mustamaija": {
        "cards": "*players packs",
        "hands": "hand_size deal_packet",
        "dealer": "first_dealer queen_in_cut next_dealer",
        "attack": "max_attack defender_limit overload",
        "counts": "announce_counts",
        "defence": "partial_defence must_beat_if_possible",
        "queen": "queen_may_beat no_queen_left",
        "trumps": "trump_method fixed_trump spades_may_be_trump spade_indicator_goes"
        " indicator_position trump_redeclare kq_must_show",
        "draw": "attacker_draws draw_order draw_amount refill_after_pickup draw_compulsory",
        "score": "scoring deals",
        "repetition": "repetition",
        "choices": "*choices",
    },
    "hearts": {
        "costs": "heart_values queen_value king_value ace_value omnibus",
        "worth": "*worth",
        "pass": "pass_count pass_cycle",
        "first-lead": "first_lead",
        "hearts-lead": "hearts_lead queen_breaks_hearts lead_hearts_instead_of_queen",
        "first-trick": "first_trick_points",
        "moon": "moon moon_value omnibus_needed_for_moon sun no_tricks_bonus",
        "removed": "removed",
        "dealer": "first_dealer dealer_rotation",
        "end": "end target hands exact_target tie floor_zero",
        "choices": "*choices",
    },
}
"""The rows of a comparison of two games of one family; a star marks what is worked out."""


@dataclass(frozen=True, slots=True)
class Side:
    """One of the two sets of rules that are compared."""

    family: Family
    rules: Rules


@dataclass(frozen=True, slots=True)
class Difference:
    """One row: what is said on either side, and not on the other."""

    name: str
    title: str
    one: tuple[str, ...]
    other: tuple[str, ...]


def differences(
    catalogue: Catalogue, one: Side, other: Side, players: int | None = None
) -> tuple[Difference, ...]:
    """What is different between two sets of rules.

    Args:
        catalogue: the sentences.
        one: some rules.
        other: others, of the same family or another.
        players: compare for so many players; for all numbers by default.
    """
    if one.family is not other.family:
        return tuple(_by_chapter(catalogue, one, other, players))
    return tuple(_by_topic(catalogue, one, other, players))


def _by_topic(
    catalogue: Catalogue, one: Side, other: Side, players: int | None
) -> Iterator[Difference]:
    family = one.family
    chosen = {side: _choices(side, players) for side in (one, other)}
    for name, entries in TOPICS[family.name].items():
        told = [
            [
                text
                for entry in entries.split()
                for text in (
                    _can_change(catalogue, side, chosen[side], chosen[against], players)
                    if entry == "*choices"
                    else _lines(catalogue, side, entry, players)
                )
            ]
            for side, against in ((one, other), (other, one))
        ]
        left, right = _apart(*told)
        if left or right:
            yield Difference(name, catalogue.say(f"topic-{family.name}-{name}"), left, right)


def _by_chapter(
    catalogue: Catalogue, one: Side, other: Side, players: int | None
) -> Iterator[Difference]:
    """Games of two families have the chapters in common, and hardly a sentence in one of them."""
    told = [
        {
            chapter.name: tuple(clause.text for clause in chapter.clauses)
            for chapter in chapters(catalogue, side.family, side.rules, _number(side, players))
        }
        for side in (one, other)
    ]
    names = dict.fromkeys(name for family in CHAPTERS.values() for name in family)
    for name in names:
        left, right = _apart(*(texts.get(name, ()) for texts in told))
        if left or right:
            yield Difference(name, catalogue.say(f"chapter-{name}"), left, right)


def _apart(one: Sequence[str], other: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is said on one side only, on either."""
    return (
        tuple(text for text in one if text not in other),
        tuple(text for text in other if text not in one),
    )


def _number(side: Side, players: int | None) -> int:
    if players is not None and players in side.rules.seats():
        return players
    return 4


def _lines(catalogue: Catalogue, side: Side, entry: str, players: int | None) -> Iterator[str]:
    """What one set of rules says of an entry."""
    rules = side.rules
    if entry == "*players":
        seats = rules.seats()
        facts = {"least": seats.start, "most": seats.stop - 1}
        yield catalogue.say("rule-mustamaija-players", **facts)
    elif entry == "*worth":
        yield from _worth(catalogue, side, players)
    elif entry in {"removed", "pass_cycle"}:
        yield from _numbered(catalogue, side, entry, players)
    elif _matters(rules, entry, players):
        yield sentence(catalogue, side.family, entry, getattr(rules, entry))


def _matters(rules: Rules, option: str, players: int | None) -> bool:
    numbers = rules.seats() if players is None else (players,)
    return any(rules.matters(option, number) for number in numbers)


def _worth(catalogue: Catalogue, side: Side, players: int | None) -> Iterator[str]:
    """What a deal is worth: what most numbers of players have in common, and the exceptions."""
    numbers = _playable(side, players)
    by_number = {number: worth(side.family, side.rules, number) for number in numbers}
    values = list(by_number.values())
    usual = max(values, key=values.count)
    yield catalogue.say("rule-hearts-worth", number=usual)
    for number, value in by_number.items():
        if value != usual:
            yield catalogue.say("compare-worth", players=number, number=value)


def _playable(side: Side, players: int | None) -> list[int]:
    numbers = side.rules.seats() if players is None else (players,)
    return [each for each in numbers if not side.family.clashes(side.rules, each)] or [4]


def _numbered(catalogue: Catalogue, side: Side, stem: str, players: int | None) -> Iterator[str]:
    """An option that stands in the rules once for each number of players."""
    names = {
        number: name
        for number in side.rules.tables
        if (name := f"{stem}_{number}") in side.rules.names()
    }
    if players is not None:
        if players in names:
            name = names[players]
            yield sentence(catalogue, side.family, name, getattr(side.rules, name))
        return
    said = {
        number: sentence(catalogue, side.family, name, getattr(side.rules, name))
        for number, name in names.items()
    }
    if len(set(said.values())) == 1:
        yield next(iter(said.values()))
        return
    for number, text in said.items():
        yield catalogue.say("compare-for-players", players=number, sentence=text)


# --- what can be changed ---


@lru_cache(maxsize=64)
def _choices(side: Side, players: int | None) -> dict[str, tuple[Any, ...]]:
    """For each option the values to which it could be changed alone."""
    rules: Options = side.rules
    found: dict[str, tuple[Any, ...]] = {}
    for option in rules.names():
        values = dict.fromkeys((getattr(rules, option), *rules.values(option)))
        found[option] = tuple(value for value in values if _fits(side, option, value, players))
    return found


def _fits(side: Side, option: str, value: Any, players: int | None) -> bool:  # noqa: ANN401 -- any option's
    changed = replace(side.rules, **{option: value})
    return not changed.clashes(side.rules, players)


def _can_change(
    catalogue: Catalogue,
    side: Side,
    mine: Mapping[str, tuple[Any, ...]],
    theirs: Mapping[str, tuple[Any, ...]],
    players: int | None,
) -> Iterator[str]:
    """The options that can be changed here in another way than there."""
    for option, values in mine.items():
        if {str(each) for each in values} == {str(each) for each in theirs[option]}:
            continue
        name = called(catalogue, side.family, option)[0]
        others = tuple(value for value in values if value != getattr(side.rules, option))
        if not others and not _matters(side.rules, option, players):
            continue
        if not others:
            yield catalogue.say("compare-choice-none", option=name)
        elif all(isinstance(value, bool | Choice) for value in others):
            told = ", ".join(label(catalogue, side.family, option, each) for each in others)
            yield catalogue.say("compare-choice", option=name, values=told)
        else:
            yield catalogue.say("compare-choice-free", option=name)
