"""What a player may spend, and what he says that he has spent."""

import pytest

from maija.games.family import families
from maija.games.presets import PRESETS
from maija.players import PLAYERS, Memory


@pytest.mark.parametrize("name", ["random", "simple", "habit"])
def test_a_player_of_thumb_rules_plays_otherwise_when_time_is_short(name):
    player = PLAYERS[name]
    hasty = player.within(0.001)
    assert (player.budget, hasty.budget, hasty.name) == (None, 0.001, name)
    assert hasty.within(None) == player
    for game in families():
        preset = next(each for each in PRESETS.values() if each.family.name == game)
        state = preset.family.start(preset.rules, 4, seed=3)
        seat = preset.family.turn(state)[0]
        asked = (preset.family, preset.rules, state, seat)
        assert player.choose(*asked, Memory(5)) == hasty.choose(*asked, Memory(5))


def test_a_player_without_threads_claims_to_have_spent_something_in_them():
    assert {player.spent_elsewhere() for player in PLAYERS.values()} == {0}
