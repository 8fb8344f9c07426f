"""Whole matches in the browser, of every game and in every way of playing, to their real end.

Usually each game once and short, as house rules allow it; with ``MAIJA_SOAK=1`` in every way and at
full length.
"""

import os
import random

import pytest
from playwright.sync_api import expect

from maija.games.presets import PRESETS
from tests.page.hands import WAYS
from tests.page.house import address
from tests.page.person import play_on

__all__ = ["address"]
SOAK = os.environ.get("MAIJA_SOAK") == "1"
SEED = 5
FULL = {"mustamaija": {"deals": "3"}, "hearts": {"target": "50"}}
SHORT = {"mustamaija": ({"deals": "1"}, 3), "hearts": ({"target": "1"}, 4)}
"""By the family: what makes a match short, and for how many."""


def matches():
    """Each game once, the ways spread over them; in the soak every way of every game."""
    if SOAK:
        return [(game, way) for game in PRESETS for way in WAYS]
    ways = [*WAYS] * 3
    random.Random(SEED).shuffle(ways)
    return list(zip(PRESETS, ways, strict=False))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "way"), matches())
def test_a_match_cannot_be_played_to_its_end(somebody, address, game, way):
    short, players = SHORT[PRESETS[game].family.name]
    options = FULL.get(game, {}) if SOAK else short
    person = somebody(way, SEED)
    person.make_table(address, game, options, players=None if SOAK else players)
    play_on(person)
    expect(person.page.locator("p.proof.true")).to_be_visible()
