"""What holds in every deal of Hearts: its points are those of the pack, however they fall."""

from __future__ import annotations

import pytest
from hypothesis import given

from maija.cards import cards_in
from tests.strategies import TABLES, Game, Setting, examples, games

TABLES_HERE = [table for table in TABLES if Setting(*table).family.name == "hearts"]
PACK_POINTS = {
    # by hand: 13 hearts at 1 and the queen at 13; with king 10 and ace 7; six players of
    # Black Maria play without the two of hearts; Spot: hearts 2 to 14 are 104, the queen 25
    ("hearts", ""): dict.fromkeys(range(3, 7), 26),
    ("black-maria", ""): {3: 43, 4: 43, 5: 43, 6: 42},
    ("hearts", "spot"): dict.fromkeys(range(3, 7), 129),
    ("black-maria", "spot"): {3: 146, 4: 146, 5: 146, 6: 144},
}


@pytest.mark.parametrize(("name", "players"), TABLES_HERE)
@pytest.mark.parametrize("variant", ["", "spot"])
@pytest.mark.parametrize("omnibus", ["none", "jd", "td"])
def test_the_points_of_a_hand_add_up_to_those_of_the_pack(
    name: str, players: int, variant: str, omnibus: str
) -> None:
    options = (("moon", "none"), ("omnibus", omnibus), ("spot", "yes" if variant else "no"))
    expected = PACK_POINTS[name, variant][players] - (0 if omnibus == "none" else 10)
    for seed in range(8):
        game = Game(Setting(name, players, options), seed=seed, number=seed)
        assert sum(game.family.score(game.rules, game.end())) == expected


def by_hand(game: Game) -> tuple[int, int, int]:
    """Of a game's pack: what its penalty cards cost, what the Omnibus card gives, and its seats."""
    rules = game.rules
    hearts = {
        "1": [1] * 13,
        "pip": [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
        "face": [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5],
    }[rules.text("heart_values")]
    cost = dict(zip(range(26, 39), hearts, strict=True))
    cost |= {49: rules.queen_value, 50: rules.king_value, 51: rules.ace_value}
    lucky = {"none": -1, "jd": 22, "td": 21}[rules.text("omnibus")]
    pack = game.family.pack(rules, game.setting.players)
    return sum(cost.get(card, 0) for card in pack), 10 * (lucky in pack), game.setting.players


@examples(150)
@given(games(preset_family="hearts"))
def test_the_points_add_up_whatever_the_options_moon_and_sun_included(game: Game) -> None:
    rules, state = game.rules, game.end()
    total, lucky, players = by_hand(game)
    value = rules.moon_value or total
    if state.sun:
        expected = rules.sun * (players - 1)
    elif state.shooter < 0:
        expected = total
    elif state.moon == 53:
        expected = -value
    else:
        expected = value * (players - 1)
    expected -= lucky + rules.no_tricks_bonus * state.tricks[:players].count(0)
    assert sum(game.family.score(rules, state)) == expected


@examples(150)
@given(games(preset_family="hearts"))
def test_everybody_holds_and_takes_whole_hands_and_tricks(game: Game) -> None:
    players = game.setting.players
    size = len(game.family.pack(game.rules, players)) // players
    for state, _, _ in game.walk():
        for seat in range(players):
            assert len(cards_in(state.captured[seat])) == players * state.tricks[seat]
        assert sum(state.tricks) == state.trick_number
    assert state.trick_number == size
    assert not any(state.hands)


@examples(150)
@given(games(preset_family="hearts"))
def test_a_deal_is_over_after_every_card_was_played_once(game: Game) -> None:
    players = game.setting.players
    pack = len(game.family.pack(game.rules, players))
    passed = players * game.rules.pass_count
    actions = sum(1 for _, seat, _ in game.walk() if seat >= 0)
    assert pack <= actions <= pack + passed + 1  # the last one: how the moon is scored
