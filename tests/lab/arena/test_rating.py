"""Ratings from pairs: they fit, they know their doubt, and a circle is seen."""

import random
from dataclasses import replace

import pytest

from maija.lab.arena.figures import Tally
from maija.lab.arena.ladder import ladder, pairs_of
from maija.lab.arena.rating import Pair, by_losses, by_points, misfit, rate
from tests.lab.arena.contests import contest

np = pytest.importorskip("numpy", reason="needs the extra lab")


def tallies(name, first, second):
    """The two players of a table A B A B, with what their seats had in each deal."""
    wanted = contest(name, "a", "b", "a", "b")
    one, other = Tally("a", (0, 2), wanted), Tally("b", (1, 3), wanted)
    for mine, theirs in zip(first, second, strict=True):
        one.add(mine, theirs, ())
        other.add(theirs, mine, ())
    return one, other


def test_ratings_do_not_fit_the_pairs_they_come_from():
    true = {"a": 120.0, "b": 20.0, "c": -60.0, "d": -80.0}
    pairs = [
        Pair(one, other, true[one] - true[other], 100 + 40 * at, 500)
        for at, (one, other) in enumerate(pairs_of(tuple(true), neighbours=False))
    ]
    ratings = rate(tuple(true), pairs)
    assert [each.player for each in ratings] == list(true)
    for each in ratings:
        assert each.rating == pytest.approx(true[each.player])
        assert each.low < each.rating < each.high
    square, freedom = misfit(ratings, pairs)
    assert square == pytest.approx(0, abs=1e-6)
    assert freedom == 3
    chain = [
        pair for pair in pairs if (pair.first, pair.second) in pairs_of("abcd", neighbours=True)
    ]
    linked = rate(tuple(true), chain)
    assert [each.rating for each in linked] == pytest.approx([each.rating for each in ratings])
    assert all(
        one.high - one.low > other.high - other.low
        for one, other in zip(linked, ratings, strict=True)
    )


def test_a_circle_of_players_who_beat_each_other_fits():
    pairs = [Pair(one, other, 100, 50, 500) for one, other in ("ab", "bc", "ca")]
    ratings = rate(("a", "b", "c"), pairs)
    assert [each.rating for each in ratings] == pytest.approx([0, 0, 0])
    square, freedom = misfit(ratings, pairs)
    assert square == pytest.approx(600)
    assert freedom == 1


def test_an_uncertain_pair_weighs_as_much_as_a_certain_one():
    pairs = [Pair("a", "b", 100, 1, 9), Pair("b", "c", 100, 1, 9), Pair("a", "c", 0, 10_000, 9)]
    ratings = {each.player: each.rating for each in rate(("a", "b", "c"), pairs)}
    assert ratings["a"] - ratings["c"] == pytest.approx(200, abs=0.1)


def test_a_tenth_of_the_losses_is_not_400():
    one, other = tallies("mustamaija", [0] * 900 + [1] * 100, [1] * 1000)
    pair = by_losses(one, other)
    assert pair.difference == pytest.approx(400, abs=3)
    assert 30 < pair.high - pair.difference < 40
    assert by_losses(other, one).difference == pytest.approx(-pair.difference)


def test_the_doubt_about_losses_is_too_small():
    # Of 300 contests with one true difference, the interval must hold it in about 95 %.
    held, truth = 0, 400 * np.log10(3)
    for seed in range(300):
        chance = random.Random(seed)
        first = [sum(chance.random() < 0.25 for _ in range(2)) for _ in range(400)]
        one, other = tallies("mustamaija", first, [2 - lost for lost in first])
        pair = by_losses(one, other)
        held += pair.low <= truth <= pair.high
    assert 0.92 * 300 <= held <= 0.98 * 300


def test_who_never_lost_is_infinitely_good():
    pair = by_losses(*tallies("mustamaija", [0] * 50, [2] * 50))
    assert 800 < pair.difference < 1000
    assert pair.low < pair.difference - 300


def test_points_are_rated_otherwise_than_told():
    one, other = tallies("hearts", [10, 30, 20, 12], [42, 22, 32, 40])
    pair = by_points(one, other)
    # Two games a deal, two seats each: (136 - 72) points in 4 deals, a quarter of it per seat.
    assert pair.difference == pytest.approx(64 / 4 / 4)
    assert pair.low < pair.difference < pair.high


@pytest.mark.parametrize(("name", "unit"), [("dam", "losses"), ("black-maria", "points")])
def test_a_better_player_is_rated_below_a_worse_one(name, unit, tmp_path):
    players = ("random", "simple", "habit")
    wanted = contest(name, *["random"] * 3, deals=40)
    found = ladder(wanted, players, processes=1, keep=tmp_path / "ladder")
    assert [each.player for each in found.ratings] == ["habit", "simple", "random"]
    assert (found.unit, found.players, len(found.pairs)) == (unit, 3, 3)
    assert sum(each.rating for each in found.ratings) == pytest.approx(0, abs=1e-6)
    kept = sorted(file.name for file in (tmp_path / "ladder").iterdir())
    assert kept == ["random-habit.jsonl", "random-simple.jsonl", "simple-habit.jsonl"]
    again = ladder(wanted, players, processes=1, keep=tmp_path / "ladder")
    assert again == found
    few = ladder(replace(wanted, deals=10), players, neighbours=True, processes=1)
    assert [(pair.first, pair.second) for pair in few.pairs] == [
        ("random", "simple"),
        ("simple", "habit"),
    ]
    assert few.freedom == 0


def test_a_ladder_has_other_fields_than_promised():
    found = ladder(contest("dam", "random", "random", deals=3), ("simple", "random"), processes=1)
    told = found.as_dict()
    assert list(told["results"][0]) == [
        "player", "rating", "low", "high", "cpu_ms_per_move", "cpu_ms_per_decision", "cpu_ms_most",
    ]  # fmt: skip
    assert told["results"][0]["cpu_ms_per_move"] > 0
    assert list(told["pairs"][0]) == ["first", "second", "difference", "low", "high", "deals"]
