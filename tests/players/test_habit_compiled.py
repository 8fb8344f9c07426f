"""``habit`` compiled is ``habit`` plain: the same choices all along, and no index astray."""

from __future__ import annotations

import random

import pytest

from maija.games.presets import PRESETS
from tests import random_games
from tests.players.habit_tracing import FAMILY, difference

pytestmark = [pytest.mark.fast, pytest.mark.slow]

TABLES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name, preset in PRESETS.items()
    if preset.family is FAMILY
    for players in preset.rules.seats()
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_habit_plays_otherwise_when_compiled(name: str, players: int) -> None:
    chance = random.Random(f"{name} {players}")
    rules = PRESETS[name].rules
    for deal in range(random_games.times(8, 500)):
        state = random_games.start(FAMILY, rules, players, chance)
        seated = [chance.choice((0, 1, 2, 2, 3, 4)) for _ in range(8)]
        found = difference(rules, state, seated, deal + 1)
        assert not found, f"deal {deal}: {found}"


def test_habit_plays_otherwise_when_compiled_under_some_options() -> None:
    chance = random.Random(7)
    for deal in range(random_games.times(150, 10_000)):
        rules, players = random_games.table(FAMILY, chance)
        state = random_games.start(FAMILY, rules, players, chance)
        seated = [chance.choice((0, 1, 2, 2, 3, 4)) for _ in range(8)]
        found = difference(rules, state, seated, deal + 1)
        assert not found, f"{rules!r}, {players} players: {found}"
