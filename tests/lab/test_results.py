"""Rates, means and their intervals."""

import json
from statistics import stdev

import pytest

from maija.lab.results import Results, losses, points, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_interval_of_a_rate_is_not_wilsons(successes, trials, low, high):
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_two_seats_of_one_player_count_as_independent():
    one, two = losses("simple", 1, 100, 50), losses("simple", 2, 100, 50)
    assert two.loss_rate == 0.25
    assert one.low is not None
    assert one.high is not None
    assert (two.low, two.high) == pytest.approx((one.low / 2, one.high / 2))
    # All seats are one player's: he loses one seat in every deal, and nothing is left to chance.
    every = points("simple", 4, 100, 2600, 100 * 26 * 26)
    assert (every.points_per_deal, every.low, every.high) == (6.5, 6.5, 6.5)


def test_the_interval_of_a_mean_is_not_normal():
    scores = [0, 13, 5, 26, 0, 1, 7, 0]
    line = points("simple", 1, 8, sum(scores), sum(score * score for score in scores))
    assert line.points_per_deal == 6.5
    assert line.high is not None
    assert line.high - line.points_per_deal == pytest.approx(
        1.96 * stdev(scores) / 8**0.5, abs=1e-3
    )


def test_one_deal_pretends_to_know_its_interval():
    line = points("simple", 1, 1, 13, 169)
    assert (line.points_per_deal, line.low, line.high) == (13, None, None)


def test_the_object_of_results_has_other_fields_than_promised():
    results = Results("dam", 10, (losses("simple", 1, 10, 2),), drawn=1)
    found = json.loads(json.dumps(results.as_dict()))
    assert list(found) == ["preset", "deals", "results"]
    assert list(found["results"][0]) == [
        "player", "seats", "loss_rate", "points_per_deal", "low", "high",
    ]  # fmt: skip
    assert found["results"][0]["points_per_deal"] is None
