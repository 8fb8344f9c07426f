"""A player reads only what its seat may know, and does only what it may do."""

import os
import random

import pytest

from maija.games.family import families
from maija.players import PLAYERS, Memory
from tests import random_games, redeal

BY_RULES = [name for name, player in PLAYERS.items() if player.number >= 0]
"""Those who do not search: of the others ``test_searcher`` asks the same."""
GAMES = 400 if os.environ.get("MAIJA_SOAK") == "1" else 25
CHANGES = {
    ("mustamaija", "another deal"): redeal.mustamaija,
    ("mustamaija", "nonsense"): redeal.mustamaija_nonsense,
    ("hearts", "another deal"): redeal.hearts,
    ("hearts", "nonsense"): redeal.hearts_nonsense,
}


@pytest.mark.parametrize("player", BY_RULES)
@pytest.mark.parametrize(("family", "kind"), CHANGES)
def test_a_player_looks_at_hidden_cards(player, family, kind):
    game, change = families()[family], CHANGES[family, kind]
    changed = asked = 0
    for number in range(GAMES):
        chance = random.Random(number)
        rules, players = random_games.table(game, chance)
        state = random_games.start(game, rules, players, chance)
        for before in random_games.states(game, rules, state, chance):
            if chance.random() > 0.2:
                continue
            seat = chance.randrange(players)
            after = change(rules, before, seat, chance)
            memories = [Memory(12345 + number), Memory(12345 + number)]
            choices = [
                PLAYERS[player].choose(game, rules, at, seat, memory)
                for at, memory in zip((before, after), memories, strict=True)
            ]
            assert choices[0] == choices[1], (number, seat, rules)
            assert memories[0] == memories[1]
            changed += before.hands != after.hands
            asked += choices[0] >= 0
    assert changed > GAMES
    assert asked > GAMES


@pytest.mark.parametrize("player", BY_RULES)
@pytest.mark.parametrize("family", families())
def test_a_player_changes_the_table_or_answers_what_is_not_legal(player, family):
    game = families()[family]
    for number in range(GAMES):
        chance = random.Random(number)
        rules, players = random_games.table(game, chance)
        state = random_games.start(game, rules, players, chance)
        for before in random_games.states(game, rules, state, chance):
            if chance.random() > 0.3:
                continue
            seat = chance.randrange(players)
            kept, legal = before.copy(), game.legal(rules, before, seat)
            action = PLAYERS[player].choose(game, rules, before, seat, Memory(7))
            assert before == kept
            assert action in legal or action == -1
            if seat in game.turn(before):
                assert action in legal


def test_random_prefers_some_actions():
    from maija.record import read_position

    preset, rules, state = read_position("mustamaija; stock 9; A 2C 3D 4H 5S 6S; B 5; C 5")
    memory = Memory(1)
    counts = dict.fromkeys(preset.family.legal(rules, state, 0), 0)
    for _ in range(5000):
        counts[PLAYERS["random"].choose(preset.family, rules, state, 0, memory)] += 1
    assert len(counts) == 5
    assert all(900 < often < 1100 for often in counts.values())


def test_random_names_trumps_out_of_turn():
    from tests.players.asked import answer

    position = "musta-maija; stock 20; A 6; B 6; C KC QC 3C 4C 5C 6C; D 6"
    assert answer("random", position, "C") == "-"
