"""Whole deals with a player at each seat."""

from dataclasses import replace

import pytest

from maija.games.presets import PRESETS
from maija.players import DRIVERS, PLAYERS, Memory
from maija.players.numbers import UNFINISHED
from maija.record import read_position

SIMPLE, RANDOM = PLAYERS["simple"].number, PLAYERS["random"].number


def play(preset, players, deals, seed=3):
    n = len(players)
    lengths, losers, scores = [0] * deals, [0] * deals, [0] * deals * n
    broken_off = DRIVERS[preset.family.name].play_deals(
        preset.rules, preset.family.state(players=n), [Memory() for _ in range(8)], [0] * 8,
        players, seed, 0, deals, lengths, losers, scores,
    )  # fmt: skip
    return broken_off, lengths, losers, scores


@pytest.mark.parametrize("name", PRESETS)
def test_a_deal_among_computer_players_does_not_end(name):
    preset = PRESETS[name]
    for n in preset.rules.seats():
        for players in ([RANDOM] * n, [SIMPLE] * n, [SIMPLE] + [RANDOM] * (n - 1)):
            broken_off, lengths, losers, scores = play(preset, players, 8)
            assert broken_off == 0
            assert min(lengths) > 0
            if preset.family.name == "mustamaija":
                assert all(-1 <= loser < n for loser in losers)
            else:
                assert any(scores)


@pytest.mark.parametrize("name", ["mustamaija", "black-maria"])
def test_simple_is_no_better_than_random(name):
    preset = PRESETS[name]
    _, _, losers, scores = play(preset, [SIMPLE, RANDOM, SIMPLE, RANDOM], 150)
    if preset.family.name == "mustamaija":
        assert losers.count(0) + losers.count(2) < 60
    else:
        assert sum(scores[::4] + scores[2::4]) < 0.6 * sum(scores[1::4] + scores[3::4])


def test_a_deal_depends_on_those_played_before_it():
    preset = PRESETS["musta-maija"]
    players = [SIMPLE, RANDOM, RANDOM]
    driver = DRIVERS["mustamaija"]

    def losers_of(first, last):
        number = last - first
        losers = [0] * number
        driver.play_deals(
            preset.rules, preset.family.state(players=3), [Memory() for _ in range(8)], [0] * 8,
            players, 5, first, last, [0] * number, losers, [0] * number * 3,
        )  # fmt: skip
        return losers

    assert losers_of(0, 30) == losers_of(0, 11) + losers_of(11, 30)


def test_a_holder_of_a_pair_does_not_get_to_name_trumps_out_of_turn():
    preset, rules, state = read_position("musta-maija; stock 0; A 2C 3C; B 5D; C KH QH; D 9S")
    seated, memories = [SIMPLE] * 8, [Memory() for _ in range(8)]
    DRIVERS["mustamaija"].play_out(rules, state, seated, memories)
    assert state.trump == 2
    assert state.namer == 2
    assert preset.family.over(state)


def test_players_that_go_in_circles_hang_the_program():
    preset = PRESETS["voron"]
    endless = replace(preset, rules=preset.rules.changed({"repetition": "off"}))
    broken_off, lengths, losers, _ = play(endless, [SIMPLE] * 3, 9)
    assert broken_off == lengths.count(UNFINISHED) > 0
    assert [loser for loser, length in zip(losers, lengths, strict=True) if length < 0] == [
        -1
    ] * broken_off
