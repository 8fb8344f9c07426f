"""The search in Hearts: what it decides, and that it decides by what its seat may know alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from maija.chance import seeded
from maija.fast import copies
from maija.games.family import families
from maija.players import PLAYERS, Memory, searching
from maija.players.plays import LONGEST, Plays
from maija.players.search import PLACES, WORLDS, search_of
from maija.record import read_position
from tests import random_games, redeal

HEARTS = families()["hearts"]
BEGIN, SEARCH, BEST = (
    copies.bound(entry, PLACES["hearts"])
    for entry in (searching.begin, searching.search, searching.best)
)


def searched(rules: Any, state: Any, seat: int, memory: Memory, playouts: int) -> Plays:
    """The search as it stands, not compiled."""
    worlds, minds = [state.copy() for _ in range(WORLDS)], [memory.copy() for _ in range(2)]
    plays = Plays(rng=memory.rng)
    BEGIN(rules, state, seat, memory, worlds, plays, playouts)
    SEARCH(rules, state, seat, memory, worlds, minds, plays, playouts)
    return plays


def decided(position: str, playouts: int = 400) -> str:
    """The first action of the best play."""
    preset, rules, state = read_position(position)
    (seat, *_) = preset.family.turn(state)
    memory = Memory(rng=seeded(5))
    PLAYERS["habit"].observe(preset.family, rules, state, seat, memory)
    plays = searched(rules, state, seat, memory, playouts)
    return str(preset.family.action_text(plays.actions[BEST(plays) * LONGEST]))


def test_the_last_player_takes_the_queen_though_it_could_duck():
    position = "hearts; trick 8; leader B; table JS QS 3S; A KS 2S 4D 6C 7C 9D; B 5; C 5; D 5"
    assert decided(position) == "2S"


def test_a_void_seat_keeps_the_queen():
    position = "hearts; trick 8; leader B; table JC 9C 3C; A QS 2S 4D 6D 7D 9D; B 5; C 5; D 5"
    assert decided(position) == "QS"


@pytest.mark.parametrize("change", [redeal.hearts, redeal.hearts_nonsense])
def test_a_search_looks_at_hidden_cards(change):
    asked = 0
    for number in range(random_games.times(6, 200)):
        chance = random.Random(number)
        rules, players = random_games.table(HEARTS, chance)
        start = random_games.start(HEARTS, rules, players, chance)
        seat, memory = chance.randrange(players), Memory(rng=seeded(number))
        for state in random_games.states(HEARTS, rules, start, chance):
            PLAYERS["habit"].observe(HEARTS, rules, state, seat, memory)
            if not HEARTS.law.legal(rules, state, seat) or chance.random() > 0.3:
                continue
            other = change(rules, state, seat, chance)
            kept = state.copy()
            one = searched(rules, state, seat, memory.copy(), 12)
            assert state == kept
            two = searched(rules, other, seat, memory.copy(), 12)
            assert (one.actions, one.sums, one.tries) == (two.actions, two.sums, two.tries)
            asked += 1
    assert asked > 10


@pytest.mark.slow
@pytest.mark.fast
def test_the_compiled_search_decides_otherwise_than_the_text_that_can_be_read():
    search = search_of(HEARTS)
    for number in range(12):
        chance = random.Random(number)
        rules, players = random_games.table(HEARTS, chance)
        state = random_games.start(HEARTS, rules, players, chance)
        for at, now in enumerate(random_games.states(HEARTS, rules, state, chance)):
            seats = HEARTS.turn(now)
            if at % 7 or not seats:
                continue
            memory = Memory(rng=seeded(number))
            PLAYERS["habit"].observe(HEARTS, rules, now, seats[0], memory)
            plain = searched(rules, now, seats[0], memory.copy(), 40)
            judged = search.judge(rules, now, seats[0], memory.copy(), playouts=40)
            best = BEST(plain) * LONGEST
            row = plain.actions[best : best + LONGEST]
            assert judged.best == tuple(row[: row.index(-1)])
            assert judged.playouts == plain.playouts
