"""A copy of a state: every field, and nothing in common."""

from __future__ import annotations

import dataclasses
import random

import pytest

from maija.games.family import families
from tests import random_games

FAMILIES = families().values()


@pytest.mark.parametrize("family", FAMILIES)
def test_a_copy_differs_or_changes_with_the_state(family):
    chance = random.Random(3)
    r, players = random_games.table(family, chance)
    s = random_games.start(family, r, players, chance)
    for state in random_games.states(family, r, s, chance):
        copy = state.copy()
        assert copy == state
        assert type(copy) is type(state)
        for spec in dataclasses.fields(state):
            value = getattr(state, spec.name)
            if isinstance(value, list):
                assert getattr(copy, spec.name) is not value
            else:
                assert spec.default_factory is dataclasses.MISSING
