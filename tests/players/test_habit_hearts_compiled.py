"""``habit`` in Hearts compiled is ``habit`` plain: every choice, and no index astray."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest

pytest.importorskip("numba")

import numpy as np

from maija.cards import lowest
from maija.chance import seeded
from maija.fast import Twin, pack, pack_rules, pack_state
from maija.games.family import families
from maija.games.hearts.law import apply, shuffle, stack, start
from maija.games.hearts.rules import Rules
from maija.games.hearts.state import State
from maija.games.presets import PRESETS
from maija.players import Memory
from maija.players.hearts.driver import decide, play_out
from maija.players.numbers import HABIT, SIMPLE
from tests import random_games

pytestmark = [pytest.mark.fast, pytest.mark.slow]

FAMILY = families()["hearts"]
MOST = 200
TABLES = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name, preset in PRESETS.items()
    if preset.family is FAMILY
    for players in preset.rules.seats()
]


def trace(r: Rules, s: State, memories, seated, log) -> int:
    """Play a deal; note seat and action, and the memory of the seat that did it."""
    actions = 0
    while s.waiting:
        seat = lowest(s.waiting)
        action = decide(seated[seat], r, s, seat, memories[seat])
        log[3 * actions] = seat * 64 + action
        log[3 * actions + 1] = memories[seat].rng
        log[3 * actions + 2] = memories[seat].lacking
        apply(r, s, seat, action)
        actions += 1
    return actions


@cache
def _twin() -> Twin:
    kinds = (Rules, State, list[Memory], list[int], list[int])
    return Twin("hearts-habit-trace", {trace: kinds}, boundscheck=True)


def difference(rules: Any, state: State, seated: list[int], seed: int) -> str:
    """Play one deal both ways; what differs first, nothing if nothing does."""
    memories = [Memory(seed + seat) for seat in range(len(seated))]
    room = np.zeros(3 * MOST, np.int64)
    _twin()[trace](
        pack_rules(rules)[0], pack_state(state)[0], pack(memories, Memory),
        np.array(seated, np.int64), room,
    )  # fmt: skip
    plain = [0] * (3 * MOST)
    trace(rules, state, memories, seated, plain)
    compiled = room.tolist()
    at = next((at for at, number in enumerate(plain) if number != compiled[at]), None)
    return "" if at is None else f"at {at}: plain {plain[at]}, compiled {compiled[at]}"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_habit_plays_otherwise_when_compiled(name: str, players: int) -> None:
    chance = random.Random(f"{name} {players}")
    rules = PRESETS[name].rules
    for deal in range(random_games.times(10, 500)):
        state = random_games.start(FAMILY, rules, players, chance)
        seated = [chance.choice((0, 1, 2, 2, 3, 4)) for _ in range(8)]
        found = difference(rules, state, seated, deal + 1)
        assert not found, f"deal {deal}: {found}"


def test_habit_plays_otherwise_when_compiled_under_some_options() -> None:
    chance = random.Random(7)
    for deal in range(random_games.times(100, 10_000)):
        rules, players = random_games.table(FAMILY, chance)
        state = random_games.start(FAMILY, rules, players, chance)
        seated = [chance.choice((0, 1, 2, 2, 3, 4)) for _ in range(8)]
        found = difference(rules, state, seated, deal + 1)
        assert not found, f"{rules!r}, {players} players: {found}"


# --- moons let through ------------------------------------------------------------------------


def moons(r: Rules, s: State, memories, seated, players, seed: int, deals: int) -> int:
    """How many deals see a moon shot by somebody else than the first of some players."""
    n = s.players
    through = 0
    for i in range(deals):
        for place in range(n):
            seat = (place + i) % n
            seated[seat] = players[place]
            memories[seat].rng = seeded(16 * (seed + i) + 1 + place)
        s.dealer = i // n % n
        s.number = i // n
        s.rng = seeded(16 * (seed + i))
        stack(r, s)
        shuffle(s)
        start(r, s)
        play_out(r, s, seated, memories)
        if s.shooter >= 0 and s.shooter != i % n:
            through += 1
    return through


@cache
def _moons() -> Any:
    kinds = (Rules, State, list[Memory], list[int], list[int], int, int)
    return Twin("hearts-moons", {moons: kinds})[moons]


def through(players: list[int], deals: int = 20_000) -> int:
    return int(
        _moons()(
            pack_rules(PRESETS["hearts"].rules)[0], pack_state(State(players=4))[0],
            pack([Memory()] * 8, Memory), np.zeros(8, np.int64), np.array(players, np.int64),
            1_000_000, deals,
        )
    )  # fmt: skip


def test_habit_lets_half_as_many_moons_through_as_simple() -> None:
    assert through([HABIT, SIMPLE, SIMPLE, SIMPLE]) < through([SIMPLE] * 4) / 2


def test_habit_lets_as_many_moons_through_as_simple_where_somebody_tries() -> None:
    tried = through([SIMPLE, HABIT, SIMPLE, SIMPLE])
    assert through([HABIT, HABIT, SIMPLE, SIMPLE]) < 0.8 * tried
