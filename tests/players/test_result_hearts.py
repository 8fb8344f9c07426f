"""What a finished deal of Hearts is worth to a search, the match in mind."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from maija.games.family import families
from maija.games.hearts import law
from maija.games.hearts.standing import add, over, places
from maija.games.hearts.terms import OVER
from maija.games.presets import preset
from maija.players.hearts.result import FOR_PLACES, brings, hope
from maija.players.plays import WHOLE

HEARTS = families()["hearts"]
ALL = 0x1FFF << 26


def finished(
    taken: list[int], totals: list[int], game: str = "hearts", number: int = 0, **options: str
) -> tuple[Any, Any]:
    """A deal in which seats have taken so many hearts and the last of them the queen too."""
    rules = preset(game).changed(options, len(taken))
    state = HEARTS.state(players=len(taken), phase=OVER, number=number)
    card = 26
    for seat, hearts in enumerate(taken):
        for _ in range(hearts):
            state.captured[seat] |= 1 << card
            card += 1
        state.tricks[seat] = 1
        state.totals[seat] = totals[seat]
    assert card == 39
    return rules, state


def worth(seat: int, taken: list[int], totals: list[int], **more: Any) -> int:
    rules, state = finished(taken, totals, **more)
    return brings(rules, state, seat)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_early_in_a_match_something_else_counts_than_points_against_the_others(players):
    """What a seat gains is in proportion to what the others have more than it on average."""
    for own in range(14):
        taken = [own, 13 - own, *[0] * (players - 2)]
        level = [0] * players
        others_had_all = worth(2, [13, *[0] * (players - 1)], level) - WHOLE / 2
        point = others_had_all * (players - 1) / 13
        mean = (13 - own) / (players - 1)
        expected = WHOLE / 2 + (mean - own) * point
        assert worth(0, taken, level) == pytest.approx(expected, abs=25)


def test_all_seats_together_gain_or_lose():
    values = [worth(seat, [1, 2, 4, 6], [12, 3, 20, 9]) for seat in range(4)]
    assert sum(values) == pytest.approx(2 * WHOLE, abs=8)


def test_a_seat_far_ahead_fears_a_point_as_much_as_one_that_is_level():
    def point(totals: list[int]) -> int:
        return worth(0, [0, 5, 4, 4], totals) - worth(0, [1, 4, 4, 4], totals)

    assert point([0, 80, 85, 90]) < point([80, 80, 85, 90]) // 2


def test_whoever_wins_the_match_is_not_told_so():
    assert worth(0, [0, 0, 0, 13], [10, 60, 60, 95]) > WHOLE * 9 // 10
    assert worth(3, [0, 0, 0, 13], [10, 60, 60, 95]) < WHOLE // 10
    second = worth(1, [0, 0, 0, 13], [10, 50, 60, 95])
    third = worth(2, [0, 0, 0, 13], [10, 50, 60, 95])
    assert third < second < worth(0, [0, 0, 0, 13], [10, 50, 60, 95])


def test_a_leader_is_not_stopped_where_the_match_would_be_lost():
    """Last but one before the end: better a point oneself than that the leader wins now."""
    goes_on = worth(1, [0, 9, 4, 0], [40, 50, 88, 60])
    ends = worth(1, [0, 0, 13, 0], [40, 50, 88, 60])
    assert goes_on > 0
    assert ends == pytest.approx(WHOLE / 2 + FOR_PLACES / 3, abs=130)


def test_the_last_of_a_number_of_hands_counts_points_and_not_places():
    options = {"end": "hands", "hands": "8"}
    last = worth(0, [1, 4, 4, 4], [50, 52, 10, 90], number=7, **options)
    behind = worth(0, [4, 1, 4, 4], [50, 51, 10, 90], number=7, **options)
    early = worth(0, [1, 4, 4, 4], [50, 52, 10, 90], number=0, **options)
    assert last > WHOLE // 2 > behind
    assert early != last


def test_an_exact_target_is_not_worth_the_match():
    wins = worth(0, [3, 0, 0, 10], [97, 10, 20, 30], exact_target="wins")
    loses = worth(0, [4, 0, 0, 9], [97, 10, 20, 30], exact_target="wins")
    assert wins > WHOLE * 3 // 4 > WHOLE // 4 > loses


@pytest.mark.parametrize("game", ["hearts", "black-maria"])
def test_a_result_lies_outside_the_whole(game):
    for totals in ([0, 0, 0, 0], [99, 0, -40, 90], [5000, -5000, 0, 7]):
        for taken in ([13, 0, 0, 0], [0, 13, 0, 0], [3, 3, 3, 4]):
            for seat in range(4):
                assert 0 <= worth(seat, taken, totals, game=game) <= WHOLE


def test_hope_jumps_or_falls_with_a_lead():
    values = [hope(lead, 40) for lead in range(-400, 401)]
    assert values == sorted(values)
    assert max(b - a for a, b in itertools.pairwise(values)) <= FOR_PLACES // 40 + 1
    assert values[0] == -values[-1]


def test_the_law_and_the_standing_disagree_about_the_end():
    """The standing asks the law; what it says stays what the clauses say."""
    rules = preset("hearts").rules
    assert over(rules, [100, 3, 4, 5], 4)
    assert not over(rules, [99, 3, 4, 5], 4)
    assert not over(rules, [100, 3, 3, 5], 4)
    assert places(rules, [100, 3, 3, 5]) == (4, 1, 1, 3)
    assert add(rules, [1, 2], [3, 4]) == (4, 6)
    assert law.stands_before(rules, 1, 2)
    assert not law.stands_before(rules, 2, 2)
