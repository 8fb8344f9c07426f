"""How ``novice`` and ``casual`` are limited, what they may know, and how strong they are."""

from __future__ import annotations

import copy
import random

import pytest

from maija.games.family import families
from maija.games.presets import PRESETS
from maija.lab import Experiment, simulate
from maija.lab.kernel import compiled
from maija.players import PLAYERS, Memory
from tests import random_games, redeal
from tests.players.asked import answer, answers

LEVELS = ("novice", "casual")
GAMES = random_games.times(25, 400)


def told_games(name, player):
    """Random games, each state with the memory of every seat; rules and chance go along."""
    family = families()[name]
    for game in range(GAMES):
        chance = random.Random(game)
        rules, players = random_games.table(family, chance)
        state = random_games.start(family, rules, players, chance)
        memories = [Memory(99 + seat) for seat in range(players)]
        for before in random_games.states(family, rules, state, chance):
            for seat, memory in enumerate(memories):
                PLAYERS[player].observe(family, rules, before, seat, memory)
            yield rules, before, memories, chance


# --- what is remembered ---------------------------------------------------------------------

GONE = "dam; trump hearts; stock 0; A {mine} 9D; B 10D 3C 4S QS"
"""Everything else has left the table."""


def test_a_novice_remembers_what_has_gone():
    """S1.46: nothing beats the jack of clubs any more, which only he does not know who forgets."""
    assert answers("habit", GONE.format(mine="JC")) == "JC, done"
    assert answers("novice", GONE.format(mine="JC")) != "JC, done"


def test_casual_forgets_that_the_courts_have_gone():
    assert answers("casual", GONE.format(mine="JC")) == "JC, done"


def test_a_novice_keeps_in_mind_who_picked_up_what():
    for _, state, memories, _ in told_games("mustamaija", "novice"):
        for memory in memories:
            assert not any(memory.known[: state.players])
            assert set(memory.counted) == {-1}


def test_casual_keeps_in_mind_more_or_less_than_the_last_pickup():
    kept = 0
    for _, state, memories, _ in told_games("mustamaija", "casual"):
        for memory in memories:
            holders = [seat for seat in range(state.players) if memory.known[seat]]
            kept += bool(holders)
            for seat in holders:
                assert not memory.known[seat] & ~state.hands[seat]
    assert kept


def test_a_novice_sees_in_hearts_who_is_void():
    for _, _, memories, _ in told_games("hearts", "novice"):
        assert not any(memory.lacking for memory in memories)


def test_casual_forgets_in_hearts_who_is_void():
    assert any(
        memory.lacking for *_, memories, _ in told_games("hearts", "casual") for memory in memories
    )


def test_habit_is_limited_by_what_was_asked_before_it():
    family = families()["mustamaija"]
    rules = PRESETS["mustamaija"].rules
    state = random_games.start(family, rules, 4, random.Random(1))
    memory = Memory(5)
    for name, level in (("novice", 1), ("casual", 2), ("habit", 0)):
        PLAYERS[name].observe(family, rules, state, 0, memory)
        assert (memory.forgets, memory.misjudges) == (level, level)


# --- what is worth keeping ------------------------------------------------------------------


def test_a_novice_saves_its_trumps_for_something_better():
    position = "mustamaija; trump hearts; stock 20; A 3H KC AD KS; B 5; C 5; D 5"
    assert answer("novice", position) == "3H"
    assert answer("casual", position) in {"KC", "AD", "KS"}


def test_casual_lets_a_moon_through_that_is_nearly_shot():
    nearly = (
        "hearts; trick 10; broken; taken B QS 2H 3H 4H 5H 6H 7H 8H 9H; tricks 1 7 1 0;"
        " B 4; C 4; D 4; leader C; table 10H JH; A KH 2C 4D 3C"
    )
    assert answer("casual", nearly) == "KH"


# --- what they may know ---------------------------------------------------------------------


@pytest.mark.parametrize("player", LEVELS)
@pytest.mark.parametrize("family", families())
def test_a_level_looks_at_hidden_cards_with_a_memory(family, player):
    game = families()[family]
    nonsense = getattr(redeal, f"{family}_nonsense")
    asked = changed = 0
    for rules, state, memories, chance in told_games(family, player):
        if chance.random() > 0.2:
            continue
        seat = chance.randrange(state.players)
        other = nonsense(rules, state, seat, chance)
        one, two = copy.deepcopy(memories[seat]), copy.deepcopy(memories[seat])
        action = PLAYERS[player].choose(game, rules, state, seat, one)
        assert PLAYERS[player].choose(game, rules, other, seat, two) == action
        assert one == two
        legal = game.legal(rules, state, seat)
        assert action in legal or (action == -1 and seat not in game.turn(state))
        asked += action >= 0
        changed += state.hands != other.hands
    assert min(asked, changed) > GAMES


# --- strength -------------------------------------------------------------------------------


def _line(preset, seats, deals):
    chosen = PRESETS[preset]
    wanted = Experiment(preset, chosen.family, chosen.rules, seats, deals, 1)
    return simulate(wanted, kernel=compiled(chosen.family)).lines[0]


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize(
    ("level", "below"), [("novice", "random"), ("casual", "novice"), ("habit", "casual")]
)
def test_a_level_is_no_better_than_the_one_below(level, below):
    line = _line("mustamaija", (level, below, below, below), 2000)
    assert line.high < 0.25
    better, others = (
        _line("hearts", (one, *[other] * 3), 2000)
        for one, other in ((level, below), (below, below))
    )
    assert better.high < others.low


@pytest.mark.fast
@pytest.mark.slow
@pytest.mark.parametrize("player", LEVELS)
@pytest.mark.parametrize("name", PRESETS)
def test_a_table_of_one_level_goes_in_circles(name, player):
    preset = PRESETS[name]
    for players in preset.rules.seats():
        wanted = Experiment(name, preset.family, preset.rules, (player,) * players, 300, 1)
        results = simulate(wanted, kernel=compiled(preset.family))
        assert results.broken_off == 0
        three_all_or_nothing = name == "voron" and players == 3
        assert results.drawn <= (45 if three_all_or_nothing else 15)
