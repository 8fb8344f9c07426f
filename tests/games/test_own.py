"""What a seat alone is told: with what all are told it is the whole, and none of it comes twice."""

from __future__ import annotations

import dataclasses
import random

import pytest

from maija.games.family import families
from maija.games.hearts import terms as hearts
from maija.games.mustamaija import terms as mustamaija
from tests import random_games
from tests.random_games import times

FAMILIES = families().values()
SPECTATOR = -1


def states(family, seed):
    """Random tables in random states, each once with all its seats and two that it has not."""
    chance = random.Random(seed)
    for _ in range(times(25, 400)):
        r, players = random_games.table(family, chance)
        s = random_games.start(family, r, players, chance)
        for state in random_games.states(family, r, s, chance):
            if chance.random() < 0.2 or family.over(state) or getattr(state, "overload", 0):
                yield r, state, range(-2, players + 2)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("seed", range(times(2, 10)))
def test_what_all_see_and_what_a_seat_alone_sees_are_not_its_view(family, seed):
    for r, s, seats in states(family, seed):
        everybody = family.view(r, s, SPECTATOR)
        for seat in seats:
            seen, own = family.view(r, s, seat), family.own(r, s, seat)
            assert seen == dataclasses.replace(everybody, **own)
            assert all(value != getattr(everybody, name) for name, value in own.items())
            assert bool(own) == (0 <= seat < s.players)


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("seed", range(times(2, 10)))
def test_what_all_are_told_and_what_a_seat_alone_is_told_are_not_all_it_is_told(family, seed):
    more = 0
    for r, s, seats in states(family, seed):
        everybody = family.told(r, s, SPECTATOR)
        for seat in seats:
            told = list(everybody)
            shared, own = family.shared(r, s)
            assert tuple(shared) == everybody
            for at, event in own.get(seat, ()):
                assert event != everybody[at]
                told[at] = event
                more += 1
            assert tuple(told) == family.told(r, s, seat)
    assert more


@pytest.mark.parametrize("family", FAMILIES)
def test_a_place_among_the_events_told_counts_those_told_to_nobody(family):
    r, s = next((r, s) for r, s, _ in states(family, 1) if 0 in family.shared(r, s)[1])
    size = {"hearts": hearts.EVENT_SIZE, "mustamaija": mustamaija.EVENT_SIZE}[family.name]
    before = family.shared(r, s)
    s.events[:] = [99, *[0] * (size - 1), *s.events[:-size]]
    s.told += 1
    assert family.shared(r, s) == before
