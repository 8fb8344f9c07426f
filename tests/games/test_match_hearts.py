"""A match of Hearts: several deals with their dealers, totals, numbers, end and places."""

from __future__ import annotations

from typing import Any

import pytest

from maija.cards import parse_cards
from maija.games.match import Match
from maija.games.options import RulesError
from tests.table import Table, finished


def play(match: Match, seed: int) -> Any:
    """Play the next deal, always the first legal action."""
    state = match.start(seed=seed)
    while not match.family.over(state):
        seat = match.family.turn(state)[0]
        action = match.family.legal(match.rules, state, seat)[0]
        state = match.family.apply(match.rules, state, seat, action)
    return state


@pytest.mark.parametrize("game", ["hearts", "black-maria"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_whole_match_does_not_add_up_or_end_with_one_lowest(game: str, players: int) -> None:
    """Every deal adds 26, 42 or 43, or a moon; the match ends at 100 with one winner."""
    points = 26 if game == "hearts" else 42 if players == 6 else 43
    match = Match.of(game, players, dealer=players - 1)
    dealers = []
    while not match.over:
        before = match.totals
        assert max(before) < 100 or before.count(min(before)) > 1
        state = play(match, seed=len(match.results))
        result = match.finish(state)
        dealers.append(result.dealer)
        assert sum(result.scores) in {points, 26 * (players - 1)}
        assert match.totals == tuple(
            total + score for total, score in zip(before, result.scores, strict=True)
        )
        assert len(match.results) < 60
    assert dealers == [(players - 1 + deal) % players for deal in range(len(dealers))]
    assert max(match.totals) >= 100
    assert match.places.count(1) == 1
    assert match.totals[match.places.index(1)] == min(match.totals)


def test_a_deal_does_not_know_its_number_or_the_totals_before_it() -> None:
    """The deal is told which it is, for the passing, and how all stand, for the moon."""
    match = Match.of("hearts", 4)
    first = match.start(seed=1)
    assert (first.number, first.totals[:4]) == (0, [0, 0, 0, 0])
    result = match.finish(play(match, seed=1))
    second = match.start(seed=2)
    assert second.number == 1
    assert tuple(second.totals[:4]) == result.totals
    assert second.dealer == 1


def test_the_same_seed_deals_other_cards_or_a_pack_is_shuffled_again() -> None:
    """A deal follows from its seed, or from the pack that is handed in."""
    match = Match.of("black-maria", 3)
    assert match.start(seed=7) == match.start(seed=7)
    assert match.start(seed=7) != match.start(seed=8)
    pack = [card for card in range(52) if card != parse_cards("2C")[0]]
    state = match.start(pack=pack)
    assert state.hands[1] & 1 << pack[0]
    assert state.hands[2] & 1 << pack[1]
    assert state.hands[0] & 1 << pack[2]
    with pytest.raises(RulesError) as error:
        match.start(pack=list(range(52)))
    assert error.value.reasons[0].code == "wrong-pack"


def test_a_deal_that_is_not_over_is_counted() -> None:
    """An unfinished deal changes neither totals nor dealer."""
    match = Match.of("hearts", 4, dealer=2)
    with pytest.raises(ValueError, match="not over"):
        match.finish(match.start(seed=3))
    assert match.totals == (0, 0, 0, 0)
    assert match.results == []
    assert match.dealer == 2


@pytest.mark.parametrize(("target", "over"), [("1", True), ("13", True), ("14", False)])
def test_the_target_is_reached_a_point_too_early_or_too_late(target: str, over: object) -> None:
    """Thirteen points reach a target of thirteen and not one of fourteen."""
    state = finished(
        "hearts; trick 13; leader A; taken B QS; A 5D; B 6C; C 7C; D 8C",
        "A 5D",
        "B 6C",
        "C 7C",
        "D 8C",
    ).state
    match = Match.of("hearts", 4, options={"target": target, "tie": "shared"})
    match.finish(state)
    assert match.over is over
    assert match.places == (1, 4, 1, 1)


@pytest.mark.parametrize("players", [2, 7])
def test_two_or_seven_sit_down_to_a_match(players: int) -> None:
    """Three to six sit down."""
    with pytest.raises(RulesError) as error:
        Match.of("hearts", players)
    assert error.value.reasons[0].code == "wrong-players"


def test_a_match_of_so_many_hands_ends_with_another() -> None:
    """Eight hands of four players: everybody deals twice, whatever the totals are."""
    match = Match.of("black-maria", 4, options={"end": "hands", "hands": "8"})
    while not match.over:
        match.finish(play(match, seed=len(match.results)))
    assert [result.dealer for result in match.results] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert sum(match.totals) == 8 * 43
    assert max(match.totals) >= 100


@pytest.mark.parametrize("game", ["hearts moon=choice sun=52", "black-maria"])
def test_a_state_used_before_changes_the_next_deal(game: str) -> None:
    """A state in which a deal was played out is dealt again as if it were new."""
    used = Table.dealt(game, *[""] * 4, number=3)
    while not used.over:
        seat = used.turn[0]
        used.play(f"{seat} {min(used.legal(seat))}")
    state = used.state
    state.shooter, state.sun, state.moon, state.broken = 2, 1, 52, 1
    state.number, state.totals = 1, [1, 2, 3, 4, 0, 0]
    fresh = used.family.state(players=4, number=1, totals=[1, 2, 3, 4, 0, 0], rng=state.rng)
    for each in (state, fresh):
        used.family.law.stack(used.rules, each)
        used.family.law.start(used.rules, each)
        each.events = each.events[: each.told * 2]
    assert state == fresh


def test_the_shuffle_loses_a_card_or_favours_a_place() -> None:
    """Every shuffle is a permutation of the pack, and no card prefers a place."""
    match = Match.of("hearts", 4)
    counts = [[0] * 52 for _ in range(2)]
    for seed in range(2600):
        order = match.start(seed=seed).stock
        assert sorted(order) == list(range(52))
        counts[0][order.index(0)] += 1
        counts[1][order.index(51)] += 1
    for places in counts:
        chi_square = sum((places[at] - 50) ** 2 / 50 for at in range(52))
        assert chi_square < 100, "51 degrees of freedom: above 100 once in 20,000"
