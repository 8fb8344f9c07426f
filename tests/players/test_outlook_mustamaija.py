"""What an endgame is likely to bring, at a glance: right more often than experience is."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from maija.games.family import families
from maija.games.mustamaija.terms import OVER
from maija.games.presets import PRESETS
from maija.players import endgame
from maija.players.mustamaija.outlook import is_foreseen, outlook
from maija.players.mustamaija.playout import foresight
from maija.players.plays import WHOLE

from .deals_by_habit import GAMES, states

if TYPE_CHECKING:
    from collections.abc import Iterator

FAMILY = families()["mustamaija"]
DEALS = 6
SOLVED = 20_000
"""Positions in which a search is broken off."""


def foreseen(deals: int) -> Iterator[tuple[Any, Any]]:
    """The first endgame of each deal that is foreseen, for every game and number of players."""
    for name in GAMES:
        for players in PRESETS[name].rules.seats():
            rules = PRESETS[name].changed({}, players)
            for deal in range(deals):
                chance = random.Random(f"outlook {name} {players} {deal}")
                for state, _, _ in states(rules, players, chance):
                    if state.phase != OVER and is_foreseen(rules, state):
                        yield rules, state
                        break


def test_the_last_two_both_hope_to_win_or_both_fear_to_lose() -> None:
    tried = 0
    for _, state in foreseen(2):
        mine, theirs = (outlook(state, seat) for seat in (state.attacker, state.defender))
        assert 0 <= mine <= WHOLE
        assert mine + theirs == WHOLE
        tried += 1
    assert tried > 20


@pytest.mark.fast
@pytest.mark.slow
def test_the_outlook_is_wrong_as_often_as_what_habit_would_bring() -> None:
    """By playing on with ``habit`` the wrong one of the last two wins in one position of five."""
    right = tried = 0
    for rules, state in foreseen(DEALS):
        found = endgame.solved(FAMILY, rules, state, state.attacker, SOLVED)
        if found is not None and found.value:
            right += (outlook(state, state.attacker) > WHOLE // 2) == (found.value > 0)
            tried += 1
    assert tried > 100
    assert right > 0.9 * tried, f"{right} of {tried}"


def test_an_endgame_is_foreseen_where_more_than_two_sat_down_or_where_it_is_played() -> None:
    rules = PRESETS["mustamaija"].rules
    two, three = FAMILY.start(rules, 2, seed=1), FAMILY.start(rules, 3, seed=1)
    assert (foresight(two), foresight(three)) == (1, 0)
    two.top = two.end
    assert foresight(two) == 0
