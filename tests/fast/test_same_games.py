"""The compiled law is the plain law: same games, every number of the state after every action."""

from __future__ import annotations

import os
import random

import pytest

from maija.games.presets import PRESETS
from tests import random_games
from tests.fast.tracing import difference

pytestmark = pytest.mark.fast

SOAK = os.environ.get("MAIJA_SOAK") == "1"
TABLES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name, preset in PRESETS.items()
    for players in preset.rules.seats()
]


def deals(name: str, players: int, number: int, seed: int, *, boundscheck: bool = False) -> None:
    preset = PRESETS[name]
    chance = random.Random(f"{name} {players} {seed}")
    for deal in range(number):
        state = random_games.start(preset.family, preset.rules, players, chance)
        found = difference(preset.rules, state, boundscheck=boundscheck)
        assert not found, f"deal {deal}: {found}"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_preset_plays_otherwise_when_compiled(name: str, players: int) -> None:
    deals(name, players, 20, seed=1)


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="MAIJA_SOAK=1 runs it")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_preset_plays_otherwise_when_compiled_in_2000_deals(name: str, players: int) -> None:
    deals(name, players, 2000, seed=2)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_compiled_code_reaches_past_the_end_of_a_list(name: str, players: int) -> None:
    deals(name, players, 100 if SOAK else 10, seed=3, boundscheck=True)


@pytest.mark.parametrize("family", ["mustamaija", "hearts"])
def test_an_option_plays_otherwise_when_compiled(family: str) -> None:
    chosen = next(preset.family for preset in PRESETS.values() if preset.family.name == family)
    chance = random.Random(f"options of {family}")
    for _ in range(random_games.times(150, 20_000)):
        rules, players = random_games.table(chosen, chance)
        state = random_games.start(chosen, rules, players, chance)
        found = difference(rules, state)
        assert not found, f"{rules!r}, {players} players: {found}"
