"""S1.46-S1.52: the advice of the seed, as the player ``habit`` follows it."""

from __future__ import annotations

from typing import Any

import pytest

from maija.players import PLAYERS, Memory
from maija.record import read_moves, read_position
from tests.players.asked import SEATS, answer, answers

HABIT = PLAYERS["habit"]


def after(position: str, *moves: str, seat: str = "A") -> tuple[Any, Any, Any, Memory]:
    """A position after some moves, and what a seat that saw them keeps in mind."""
    preset, rules, state = read_position(position)
    memory, at = Memory(), SEATS.index(seat)
    memory.counted[: state.players] = [hand.bit_count() for hand in state.hands[: state.players]]
    for move in moves:
        mover, actions = read_moves(preset.name, move)
        for action in actions:
            state = preset.family.apply(rules, state, mover, action)
            HABIT.observe(preset.family, rules, state, at, memory)
    return preset.family, rules, state, memory


def then(position: str, *moves: str, seat: str = "A") -> str:
    """What ``habit`` does at a seat after some moves that it has seen."""
    family, rules, state, memory = after(position, *moves, seat=seat)
    action = HABIT.choose(family, rules, state, SEATS.index(seat), memory)
    return family.action_text(action) if action >= 0 else "-"


def test_s1_46_who_forgets_what_was_played_leads_the_beatable_card() -> None:
    """S1.46: with queen, king and ace of clubs gone the jack is a master; so she is led first."""
    gone = "dam; trump hearts; stock 0; A JC 9D; B 10D 3C 4S QS"
    assert answers("habit", gone) == "JC, done"
    alive = "dam; trump hearts; stock 0; A JC 9D; B QC 3D 4S QS"
    assert answers("habit", alive) == "9D, done"


def test_s1_46_a_card_that_was_picked_up_is_forgotten() -> None:
    """S1.46: B took up the ace of clubs in the open, so the king of diamonds is the better lead."""
    position = "dam; trump hearts; stock 0; A AC KC KD 9S; B 4S 5S 6S; C 2S QS 2D; D 3S 8S 7D"
    moves = ("A AC done", "B take", "C 2S done", "D 3S", "D 8S done", "A 9S")
    assert then(position, *moves) == "KD"


def test_s1_47_a_card_is_led_that_can_be_beaten_without_trumps() -> None:
    """S1.47: two are left, so A knows B's hand: the club is beaten, the diamond is not."""
    assert answers("habit", "dam; trump hearts; stock 0; A 9C 9D; B 10C 2D 3D QS") == "9D, done"
    assert answers("habit", "dam; trump hearts; stock 0; A 9C 9D; B 10D 2C 3C QS") == "9C, done"


def test_s1_48_a_weak_pair_names_trumps_while_the_stock_is_there() -> None:
    """S1.48: the pair alone is kept back until the stock is gone; a long suit is named at once."""
    weak = "musta-maija; stock {stock}; A KC QC 2D 3D 4D 5D; B 6; C 6; D 6"
    assert not answer("habit", weak.format(stock=20)).startswith("name")
    assert answer("habit", weak.format(stock=0)) == "name clubs"
    strong = "musta-maija; stock 20; A KC QC AC 10C 9C 5D; B 6; C 6; D 6"
    assert answer("habit", strong) == "name clubs"


def test_s1_49_big_cards_are_given_away_and_small_ones_kept() -> None:
    """S1.49: of two suits the one with small cards is led, without its king."""
    hand = "A 2C 3C KC QD KD 9H; B 6; C 6; D 6"
    assert answers("habit", f"musta-maija; stock 28; {hand}") == "2C, 3C, done"


def test_s1_49_a_small_card_is_beaten_with_a_bigger_one_than_needed() -> None:
    """S1.49 and S1.29: the smallest sufficient card beats the smallest card."""
    position = "mustamaija; trump hearts; stock 10; led 3C; A 5; B 2C 4C KC AC 2D; C 5; D 5"
    assert answer("habit", position) == "4C"


def test_s1_50_the_queen_is_led_while_the_stock_is_there() -> None:
    """S1.50: she is kept until the end phase, and is then a card that nobody beats."""
    hand = "A 3C 4C 5D QS KS; B 5; C 5; D 5"
    assert "QS" not in answers("habit", f"mustamaija; trump hearts; stock 20; {hand}")
    assert answers("habit", "dam; trump hearts; stock 0; A QS 9D; B 10D 3C 4H") == "QS, done"


def test_s1_51_a_card_is_drawn_when_the_stock_runs_out() -> None:
    """S1.51: where drawing is optional, nothing is drawn at the end; earlier it is."""
    hands = "A 7C 2D 3D 4D 6D; B 6; C 6"
    rules = "musta-maija draw_compulsory=no"
    assert then(f"{rules}; stock 3; {hands}", "A 7C done") == "decline"
    assert then(f"{rules}; stock 34; {hands}", "A 7C done") == "draw"


@pytest.mark.parametrize(("hand", "led"), [("5C 6C 5D QH AH", "5D"), ("5C 5D 6D QH AH", "5C")])
def test_s1_51_three_suits_are_kept_when_the_stock_ends(hand: str, led: str) -> None:
    """S1.51: of equal cards the one is led that leaves two suits."""
    position = f"mustamaija; trump hearts; stock 2; A {hand}; B 1; C 22; D 22"
    assert answers("habit", position) == f"{led}, done"


def test_s1_52_a_hidden_hand_is_not_counted() -> None:
    """S1.52: who has counted leads no card too many, and claims where another does."""
    position = "musta-maija; trump hearts; stock 0; attacker D; D 9C 2C; A 5C 7C 8C; B 3D; C QS 4S"
    family, rules, state, memory = after(position, "D 2C done", "A 5C")
    for _ in range(3):
        action = HABIT.choose(family, rules, state, 0, memory)
        if family.action_text(action) == "done":
            break
        state = family.apply(rules, state, 0, action)
        HABIT.observe(family, rules, state, 0, memory)
    assert state.led == 1
    overloaded = "musta-maija; trump hearts; stock 0; led 5C 7C; A 8D; B 3D; C QS 4S"
    assert answer("habit", overloaded) == "claim"


@pytest.mark.parametrize("spent", ["2H", "AH"])
def test_s1_31_a_trump_is_spent_on_a_lost_defence(spent: str) -> None:
    """S1.31: no trump is spent where the spade queen must be picked up anyway."""
    position = f"musta-maija; trump hearts; stock 9; led 3S 6S QS; A 5; B 8S {spent} 9H 2C 3C 4C"
    assert answers("habit", f"{position}; C 6; D 6") == "8S, take, take"
