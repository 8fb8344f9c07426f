"""Players who are asked one by one play the deals that the drivers play."""

from typing import Any

import pytest

from maija.games.presets import PRESETS
from maija.lab import Asking, Experiment, simulate
from maija.lab.kernel import Plain
from maija.players import PLAYERS
from tests.players.engine.seats import double, ours, seated

SEATS = ("habit", "simple", "random")


@pytest.mark.parametrize("name", PRESETS)
def test_whoever_is_asked_one_by_one_plays_otherwise(name):
    preset = PRESETS[name]
    seats = tuple(SEATS[place % 3] for place in range(preset.players))
    wanted = Experiment(name, preset.family, preset.rules, seats, 8, seed=3)
    asked = Asking(preset.family, [PLAYERS[seat] for seat in seats])
    assert simulate(wanted, kernel=asked) == simulate(wanted, kernel=Plain(preset.family))


def test_a_program_goes_round_the_table_otherwise_than_a_player():
    preset = PRESETS["mustamaija"]
    seats = ("program", "simple", "simple")
    wanted = Experiment("mustamaija", preset.family, preset.rules, seats, 6, seed=3)
    simple = PLAYERS["simple"]
    program = seated(ours("simple"))
    try:
        results = simulate(wanted, kernel=Asking(preset.family, [program, simple, simple]))
    finally:
        program.close()
    assert program.lost is None
    named = Experiment("mustamaija", preset.family, preset.rules, ("simple",) * 3, 6, seed=3)
    plain = simulate(named, kernel=Plain(preset.family))
    lost = sum((line.loss_rate or 0.0) * line.seats for line in results.lines)
    assert lost == pytest.approx((plain.lines[0].loss_rate or 0.0) * 3)


def test_a_bad_program_ends_an_experiment():
    preset = PRESETS["hearts"]
    wanted = Experiment("hearts", preset.family, preset.rules, ("bad", *["simple"] * 3), 3)
    program = seated(double("crashed"))
    places: list[Any] = [program, *[PLAYERS["simple"]] * 3]
    results = simulate(wanted, kernel=Asking(preset.family, places))
    assert program.lost is not None
    habit = Experiment("hearts", preset.family, preset.rules, ("habit", *["simple"] * 3), 3)
    plain = simulate(habit, kernel=Plain(preset.family))
    assert results.lines[0].points_per_deal == plain.lines[0].points_per_deal
