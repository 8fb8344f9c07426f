"""How ``habit`` plays Hearts and Black Maria, what it may know, and how strong it is."""

from __future__ import annotations

import copy
import random

import pytest

from maija.chance import seeded
from maija.games.family import families
from maija.games.hearts import law
from maija.games.presets import PRESETS
from maija.lab import Experiment, simulate
from maija.players import PLAYERS, Memory
from maija.record import read_position
from tests import random_games, redeal
from tests.players.asked import answer, answers

FAMILY = families()["hearts"]
HABIT = PLAYERS["habit"]
GAMES = random_games.times(40, 600)


def passed(hand, rules="hearts", number=0):
    """The cards passed from a hand, each a word of the notation."""
    position = f"{rules}; passing; number {number}; A {hand}; B 13; C 13; D 13"
    return set(answers("habit", position).split(", "))


def choices_by_seed(position, seeds=30):
    preset, rules, state = read_position(position)
    (seat, *_) = preset.family.turn(state)
    return {
        HABIT.choose(preset.family, rules, state, seat, Memory(seeded(seed)))
        for seed in range(seeds)
    }


# --- passing --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "goes"),
    [
        ("QS 4S 9H 7H 4H 3H 10D 8D 5D 2D 9C 6C 4C", "QS"),
        ("KS 4S 9H 7H 4H 3H 10D 8D 5D 2D 9C 6C 4C", "KS"),
        ("AS 4S 9H 7H 4H 3H 10D 8D 5D 2D 9C 6C 4C", "AS"),
        ("8S 7S 4S AH KH 7H 10D 8D 5D 3D 9C 6C 4C", "AH"),
        ("8S 7S 4S AH KH 7H 10D 8D 5D 3D 9C 6C 4C", "KH"),
    ],
)
def test_an_unguarded_high_card_is_kept(hand, goes):
    assert goes in passed(hand)


def test_a_queen_with_many_guards_is_passed():
    assert "QS" not in passed("QS 9S 7S 6S 4S 2S 5H 3H 2H 9D KD KC QC")


def test_a_short_suit_is_kept_while_a_long_one_is_thinned():
    assert {"KD", "JD"} <= passed("8S 7S 5S 4S 5H 3H 2H KD JD 9C 7C 5C 2C")


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_another_number_of_cards_is_passed_than_agreed(count):
    hand = "QS 4S 9H 7H 4H 3H 10D 8D 5D 2D 9C 6C 4C"
    assert len(passed(hand, f"hearts pass_count={count}")) == count
    assert "QS" in passed(hand, f"hearts pass_count={count}")


def test_the_black_king_and_ace_of_black_maria_are_kept_unguarded():
    assert {"AS", "KS"} <= passed("AS KS 9H 7H 4H 3H 10D 8D 5D 2D 9C 6C 4C", "black-maria")


def test_the_omnibus_jack_is_passed():
    hand = "8S 7S 4S 9H 7H 3H AD JD QC JC 9C 6C 4C"
    assert "JD" not in passed(hand, "hearts omnibus=JD")


# --- following ------------------------------------------------------------------------------


def test_the_last_player_takes_the_queen_though_it_could_duck():
    position = "hearts; trick 8; leader B; table JS QS 3S; A KS 2S 4D 6C 7C 9D; B 5; C 5; D 5"
    assert answer("habit", position) == "2S"


def test_the_last_player_takes_a_harmless_trick_with_less_than_his_highest():
    position = "hearts; trick 3; leader B; table 5C 9C 2C; A 10C AC"
    position += " 4D 5D 7D 8D 2S 3S 4S 5S 4H; B 10; C 10; D 10"
    assert answer("habit", position) == "AC"


def test_the_queen_is_not_dropped_under_the_ace():
    position = "hearts; trick 8; leader D; table AS; A QS 2S 4D 6C 7C 9D; B 6; C 6; D 5"
    assert answer("habit", position) == "QS"


def test_the_black_king_is_not_dropped_under_the_ace():
    position = "black-maria; trick 8; leader D; table AS; A KS 2S 4D 6C 7C 9D; B 6; C 6; D 5"
    assert answer("habit", position) == "KS"


@pytest.mark.parametrize(
    ("rules", "thrown"),
    [("hearts", "QS"), ("hearts heart_values=pip queen_value=0", "AH"), ("black-maria", "QS")],
)
def test_a_dearer_card_is_kept_when_it_can_be_thrown(rules, thrown):
    position = f"{rules}; trick 9; leader D; table 5C; A QS AH 3D 4D 6D; B 5; C 5; D 4"
    assert answer("habit", position) == thrown


# --- leading --------------------------------------------------------------------------------


def test_low_spades_do_not_flush_the_queen():
    position = "hearts; trick 5; leader A; A 4S 5S 7S 6H 8H 9D 10D JC QC; B 9; C 9; D 9"
    assert answer("habit", position) in {"4S", "5S", "7S"}


def test_the_holder_of_the_queen_leads_her_guards_away():
    position = "hearts; trick 5; leader A; A QS 3S 5S 4H 8H 3D 9D 4C 8C; B 9; C 9; D 9"
    assert answer("habit", position) in {"3D", "4C", "9D", "8C"}


# --- the moon -------------------------------------------------------------------------------

NEARLY = (
    "hearts; trick 10; broken; taken B QS 2H 3H 4H 5H 6H 7H 8H 9H; tricks 1 7 1 0; B 4; C 4; D 4;"
)
"""B is after the moon; C leads and D follows."""


def test_a_moon_is_let_through_that_a_high_heart_stops():
    assert answer("habit", f"{NEARLY} leader C; table QH JH; A KH 10H 4D 3C") == "KH"


def test_the_last_heart_is_thrown_to_the_one_after_the_moon():
    position = (
        "hearts; trick 10; broken; taken B QS 2H 3H 4H 5H 6H 7H 8H 9H; tricks 1 7 1 0;"
        " leader B; table AC 2C 4C; A AH KD 3D QD; B 3; C 3; D 3"
    )
    assert answer("habit", position) != "AH"


def test_a_heart_is_not_thrown_to_somebody_else_while_a_moon_threatens():
    position = (
        "hearts; trick 10; broken; taken B QS 2H 3H 4H 5H 6H 7H 8H 9H; tricks 1 7 1 0;"
        " leader B; table 2C 3C 4C; A 10H KD 3D QD; B 3; C 3; D 3"
    )
    assert answer("habit", position) == "10H"


def test_an_overwhelming_hand_is_not_used_for_the_moon():
    position = (
        "hearts; trick 6; broken; taken A QS 2H 3H 4H 5H; tricks 5 0 0 0; leader A;"
        " A AH KH QH JH 10H AC AD KD; B 8; C 8; D 8"
    )
    assert answer("habit", position) in {"AH", "AD", "AC"}


def test_a_moon_is_tried_where_it_does_not_count():
    position = (
        "hearts moon=none; trick 10; broken; taken A QS 2H 3H 4H 5H; tricks 9 0 0 0; leader B;"
        " table 7H 9H 6H; A AH 8H AC AD; B 3; C 3; D 3"
    )
    assert answer("habit", position) == "8H"


@pytest.mark.parametrize(
    ("totals", "word"), [("0 0 0 0", "others plus"), ("99 20 20 80", "self minus")]
)
def test_the_moon_is_given_to_the_others_though_that_loses_the_match(totals, word):
    hearts = " ".join(f"{rank}H" for rank in "2 3 4 5 6 7 8 9 10 J Q K".split())
    position = (
        f"hearts moon=choice; trick 13; leader A; broken; taken A {hearts} QS; tricks 12 0 0 0;"
        f" totals {totals}; A AH; B 2C; C 3C; D 4C"
    )
    moves = ("A AH", "B 2C", "C 3C", "D 4C")
    assert answer("habit", position, after=moves) == word


# --- Omnibus and the rest --------------------------------------------------------------------


@pytest.mark.parametrize(("rules", "played"), [("hearts omnibus=JD", "AD"), ("hearts", "3D")])
def test_the_omnibus_jack_is_left_to_others_by_the_last_player(rules, played):
    position = (
        f"{rules}; trick 9; leader B; table 5D JD 7H; broken; A AD 3D 4C 6C 4S; B 4; C 4; D 4"
    )
    assert answer("habit", position) == played


@pytest.mark.parametrize(("rules", "played"), [("hearts omnibus=TD", "AD"), ("hearts", "3D")])
def test_the_omnibus_ten_is_left_to_others_by_the_last_player(rules, played):
    position = (
        f"{rules}; trick 9; leader B; table 5D 10D 7H; broken; A AD 3D 4C 6C 4S; B 4; C 4; D 4"
    )
    assert answer("habit", position) == played


def test_the_omnibus_jack_is_thrown_away():
    position = (
        "hearts omnibus=JD; trick 9; leader B; table 5C 9C 7C; A JD 4D 3D 2D 3S; B 4; C 4; D 4"
    )
    assert answer("habit", position) != "JD"


def test_habit_plays_the_same_with_every_seed():
    hand = "4C 8C JC KC 4D 8D JD KD 2H 5S 6S 7S 9S"
    position = f"black-maria number=0; leader A; A {hand}; B 13; C 13; D 13".replace(
        " number=0", ""
    )
    assert len(choices_by_seed(position)) > 1


# --- what it may know ------------------------------------------------------------------------


def told_games(number=GAMES):
    """Random games, in each state the memory of every seat that ``habit`` has kept there."""
    for game in range(number):
        chance = random.Random(game)
        rules, players = random_games.table(FAMILY, chance)
        state = random_games.start(FAMILY, rules, players, chance)
        memories = [Memory(seeded(game * 8 + seat)) for seat in range(players)]
        while state.waiting:
            yield rules, state, memories, chance
            seat = (state.waiting & -state.waiting).bit_length() - 1
            action = HABIT.choose(FAMILY, rules, state, seat, memories[seat])
            if chance.random() < 0.5:
                action = chance.choice(FAMILY.legal(rules, state, seat))
            law.apply(rules, state, seat, action)


def test_a_seat_is_thought_to_be_void_in_a_suit_that_it_holds():
    found = 0
    for _, state, memories, _ in told_games():
        if state.phase == 1 and state.trick_number:
            memory = memories[state.actor]
            for seat in range(state.players):
                for suit in range(4):
                    if memory.lacking >> (seat * 4 + suit) & 1:
                        assert not state.hands[seat] >> (13 * suit) & 8191
                        found += 1
    assert found > GAMES


@pytest.mark.parametrize("kind", ["another deal", "nonsense"])
def test_habit_looks_at_hidden_cards_with_a_memory(kind):
    change = redeal.hearts if kind == "another deal" else redeal.hearts_nonsense
    asked = changed = 0
    for rules, state, memories, chance in told_games():
        if chance.random() > 0.2:
            continue
        seat = chance.randrange(state.players)
        other = change(rules, state, seat, chance)
        one, two = copy.deepcopy(memories[seat]), copy.deepcopy(memories[seat])
        action = HABIT.choose(FAMILY, rules, state, seat, one)
        assert HABIT.choose(FAMILY, rules, other, seat, two) == action
        assert one == two
        asked += action >= 0
        changed += state.hands != other.hands
    assert min(asked, changed) > GAMES


def test_habit_with_a_memory_does_what_is_not_legal():
    for rules, state, memories, chance in told_games():
        if chance.random() < 0.3:
            for seat, memory in enumerate(memories):
                legal = FAMILY.legal(rules, state, seat)
                action = HABIT.choose(FAMILY, rules, state, seat, copy.deepcopy(memory))
                assert action in legal or (action == -1 and seat not in FAMILY.turn(state))


# --- strength --------------------------------------------------------------------------------


def points(preset, players=4, options=None, others="simple", deals=2000):
    chosen = PRESETS[preset]
    rules = chosen.rules.changed(options or {})
    seats = ("habit", *[others] * (players - 1))
    lines = simulate(Experiment(preset, FAMILY, rules, seats, deals, seed=11)).lines
    return {line.player: line.points_per_deal for line in lines}


@pytest.mark.slow
@pytest.mark.fast
@pytest.mark.parametrize(
    ("preset", "players", "better"),
    [
        ("hearts", 4, 2.0),
        ("black-maria", 4, 3.0),
        *[(preset, players, 1.0) for preset in ("hearts", "black-maria") for players in (3, 5, 6)],
    ],
)
def test_habit_is_no_better_than_simple(preset, players, better):
    found = points(preset, players)
    assert found["habit"] < found["simple"] - better


@pytest.mark.slow
@pytest.mark.fast
@pytest.mark.parametrize(
    "options",
    [
        {"omnibus": "JD"},
        {"omnibus": "TD"},
        {"heart_values": "pip", "queen_value": "25"},
        {"heart_values": "pip", "queen_value": "0"},
        {"queen_value": "50"},
        {"moon": "none"},
        {"sun": "52"},
        {"no_tricks_bonus": "5"},
    ],
    ids=str,
)
def test_an_option_makes_habit_no_better_than_simple(options):
    found = points("hearts", options=options)
    assert found["habit"] < found["simple"] - 1.0
