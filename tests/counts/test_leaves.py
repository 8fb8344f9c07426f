"""Leaf counts: how many sequences of legal actions there are from fixed deals and their middle."""

from __future__ import annotations

import json

import pytest

from maija.games.presets import PRESETS
from maija.lab.count import leaves
from maija.record import read_position
from tools.golden import LEAVES, counted

ROWS = json.loads(LEAVES.read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['preset']}-{row['players']}")
def test_the_number_of_ways_to_go_on_is_what_it_was(row: dict[str, object]) -> None:
    assert counted(row) == row["leaves"]


def test_every_preset_is_counted_for_every_number_of_players() -> None:
    counted_tables = {(row["preset"], row["players"]) for row in ROWS}
    assert counted_tables == {
        (name, players) for name, preset in PRESETS.items() for players in preset.rules.seats()
    }


def test_the_ways_to_go_on_are_those_counted_by_hand() -> None:
    # A leads 2C, 3C or 9D: after 2C he may stop or add 3C, after 3C add 2C, after 9D only stop.
    preset, rules, state = read_position("mustamaija; A 2C 3C 9D; B 4C QS; attacker A; dealer B")
    assert [leaves(preset.family, rules, state, depth) for depth in range(4)] == [1, 3, 5, 7]
    # 2C done: 4C or take; 2C 3C: done; 3C done: 4C or take; 3C 2C: done; 9D done: take.


def test_a_deal_that_ends_earlier_adds_nothing() -> None:
    preset, rules, state = read_position("mustamaija; A 2C; B QS; attacker A; dealer B")
    # 2C, done: A is out and B, who holds the queen, has lost
    assert [leaves(preset.family, rules, state, depth) for depth in range(4)] == [1, 1, 1, 0]
