"""What deals add up to: means, intervals, costs."""

import json
from statistics import mean, stdev

import pytest

from maija.lab.arena import Cost, Game, PlayedDeal, run
from maija.lab.arena.figures import Figures, interval, losing, moments
from maija.lab.arena.loop import Loop
from tests.lab.arena.contests import contest

FREE = Cost(1, 1, 0, 0, 0)


def lost(deal, *losers):
    """A deal of Mustamaija, with who lost each of its games, by his place."""
    games = tuple(
        Game(turn, 40, loser, tuple(int(at == loser) for at in range(4)), (FREE,) * 4)
        for turn, loser in enumerate(losers)
    )
    return PlayedDeal(deal, games)


def test_points_are_not_counted_as_they_fell():
    wanted = contest("hearts", "habit", "simple", "habit", "random", deals=30)
    loop, figures = Loop(wanted), Figures(wanted)
    points: dict[str, list[float]] = {"habit": [], "simple": [], "random": []}
    for deal in range(30):
        played = loop.play(deal)
        figures.add(played)
        sums = dict.fromkeys(points, 0.0)
        for game in played.games:
            for name, score in zip(wanted.seats, game.scores, strict=True):
                sums[name] += score / len(played.games)
        for name, total in sums.items():
            points[name].append(total)
    results = figures.results()
    for line in results.lines:
        row = [total / line.seats for total in points[line.player]]
        assert line.points_per_deal == pytest.approx(mean(row))
        assert line.high is not None
        assert line.high - mean(row) == pytest.approx(1.959964 * stdev(row) / 30**0.5)
        others = [
            (sum(points[name][at] for name in points) - points[line.player][at]) / (4 - line.seats)
            for at in range(30)
        ]
        gaps = [other - own for own, other in zip(row, others, strict=True)]
        assert line.advantage == pytest.approx(mean(gaps))
        assert line.advantage_high is not None
        assert line.advantage_high - mean(gaps) == pytest.approx(1.959964 * stdev(gaps) / 30**0.5)
    assert results.games == 120


def test_a_lost_deal_is_counted_for_another():
    figures = Figures(contest("mustamaija", "habit", "simple", "simple", "random"))
    figures.add(lost(0, 0, 1, 2, 3))
    figures.add(lost(1, 3, 3, -1, 3))
    results = figures.results()
    rates = {line.player: line.loss_rate for line in results.lines}
    assert rates == {"habit": 1 / 8, "simple": 2 / 16, "random": 4 / 8}
    assert results.drawn == 1
    (habit, *_) = results.lines
    assert habit.advantage == pytest.approx((6 / 3 - 1) / 8)


def test_deals_that_were_broken_off_are_hidden():
    figures = Figures(contest("mustamaija", "habit", "simple", "simple", "random"))
    broken = Game(0, -1, -1, (0, 0, 0, 0), (FREE,) * 4)
    figures.add(PlayedDeal(0, (broken, *lost(0, 0, 1, 2).games)))
    assert (figures.results().broken_off, figures.results().drawn) == (1, 1)


def test_rotations_of_one_deal_count_as_independent_deals():
    # The same seat loses whoever sits there: the luck of the cards cancels out, nothing is open.
    even = interval([1, 1, 1, 1], 1 / 4)
    assert even == (0.25, 0.25, 0.25)
    # All four games of a deal go the same way: they are worth one, not four.
    together, apart = losing([4, 0] * 50, 4), losing([1, 1] * 50 + [3, 3] * 50, 4)
    assert together[0] == apart[0] == 0.5
    assert together[2] - together[1] == pytest.approx(0.19, abs=0.01)
    assert apart[2] - apart[1] < together[2] - together[1]


def test_who_never_lost_is_sure_never_to_lose():
    rate, low, high = losing([0] * 100, 4)
    assert (rate, low) == (0, 0)
    assert 0.02 < high < 0.05
    rate, low, high = losing([4] * 100, 4)
    assert (rate, high) == (1, 1)
    assert low > 0.95


def test_the_variance_is_not_that_of_the_mean():
    numbers = [3, 1, 4, 1, 5]
    middle, variance = moments(numbers)
    assert middle == mean(numbers)
    assert variance == pytest.approx(stdev(numbers) ** 2 / 5)


def test_one_deal_pretends_to_know_its_interval():
    for name in ("mustamaija", "hearts"):
        line = run(contest(name, "simple", "random", "random", deals=1), processes=1).results.lines[
            0
        ]
        assert (line.low, line.high, line.advantage_low) == (None, None, None)


def test_a_player_alone_is_better_than_the_others():
    (line,) = run(contest("dam", "simple", "simple", deals=3), processes=1).results.lines
    assert (line.advantage, line.advantage_low) == (None, None)


def test_the_object_has_other_fields_than_that_of_a_simulation():
    found = json.loads(
        json.dumps(
            run(contest("dam", "simple", "random", budget=1e-9), processes=1).results.as_dict()
        )
    )
    assert list(found)[:3] == ["preset", "deals", "results"]
    assert list(found["results"][0])[:7] == [
        "player", "seats", "loss_rate", "points_per_deal", "low", "high", "cpu_ms_per_move",
    ]  # fmt: skip
    line = found["results"][0]
    assert line["cpu_ms_per_move"] * line["moves"] == pytest.approx(
        line["cpu_ms_per_decision"] * line["decisions"]
    )
    assert line["over_budget"] >= line["decisions"]
    assert line["cpu_ms_most"] > 0
    assert found["budget_ms"] == pytest.approx(1e-6)
