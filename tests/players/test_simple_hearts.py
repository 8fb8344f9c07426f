"""Each sentence that says how ``simple`` plays Hearts."""

import pytest

from tests.players.asked import answer, answers


@pytest.mark.parametrize(
    ("hand", "passed"),
    [
        ("QS KS AS KH AH 2C 3C 4C 5C 6C 7C 8C 9C", "AS, KS, QS"),
        ("QS JS 10S KH AH QH JH 4C 5C 6C 7C 8C 9C", "QS, AH, KH"),
        ("JS 10S 9S JH 10H AC AD KD KC 6C 7C 8C 9C", "AC, AD, KC"),
        ("2S 3S 4S 5S 6S 7S 8S 9S QH 2D 3D JD JC", "QH, JC, JD"),
    ],
)
def test_simple_passes_other_cards_than_high_spades_then_hearts_then_the_highest(hand, passed):
    position = f"hearts; passing; A {hand}; B 13; C 13; D 13"
    assert answers("simple", position) == passed


@pytest.mark.parametrize(
    ("hand", "table", "played"),
    [
        ("3C 8C 10C AD", "5C 9C", "8C"),
        ("10C QC AD 2H", "5C 9C", "10C"),
        ("QS KS 2H 3H", "5S 9S", "KS"),
        ("QS 2H 3H 4H", "5S 9S", "QS"),
        ("QS JS 3H 4H", "5S KS", "QS"),
    ],
)
def test_simple_does_not_duck_under_the_winning_card(hand, table, played):
    position = f"hearts; trick 10; leader C; table {table}; A {hand}; B 4; C 3; D 3"
    assert answer("simple", position) == played


def test_simple_ducks_under_a_card_that_does_not_win():
    position = "hearts; trick 10; leader C; table 5C AD; A 3C 8C 10C AC; B 4; C 3; D 3"
    assert answer("simple", position) == "3C"


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("AH QS AD 2C", "QS"),
        ("AD 2H 9H 2C", "9H"),
        ("AD 2C AC KC", "AC"),
        ("KD QC JC 2C", "KD"),
    ],
)
def test_simple_throws_something_better_than_queen_hearts_or_its_highest(hand, thrown):
    position = f"hearts; trick 10; leader D; table 5S; broken; A {hand}; B 4; C 4; D 3"
    assert answer("simple", position) == thrown


@pytest.mark.parametrize(
    ("hand", "led"),
    [("AD 3C 3D QS", "3C"), ("QS AH AD AC", "AC"), ("QS", "QS"), ("2H QS", "2H")],
)
def test_simple_leads_another_card_than_its_lowest(hand, led):
    more = len(hand.split())
    position = (
        f"hearts; trick {14 - more}; leader A; broken; A {hand}; B {more}; C {more}; D {more}"
    )
    assert answer("simple", position) == led


def test_simple_leads_hearts_before_they_are_broken():
    position = "hearts; trick 12; leader A; A 2H AC; B 2; C 2; D 2"
    assert answer("simple", position) == "AC"


def test_simple_gives_points_to_the_first_trick_where_they_are_forbidden():
    hand = "QS AH KH QH JH 10H 9H 8H 7H 6H 5H 4H KD"
    position = f"hearts; leader D; table 2C; number 3; A {hand}; B 13; C 13; D 12"
    assert answer("simple", position) == "KD"


def test_simple_takes_the_moon_off_its_own_score():
    hearts = " ".join(f"{rank}H" for rank in "2 3 4 5 6 7 8 9 10 J Q K".split())
    position = (
        f"hearts moon=choice; trick 13; leader A; broken; taken A {hearts} QS; tricks 12 0 0 0;"
        " A AH; B 2C; C 3C; D 4C"
    )
    moves = ("A AH", "B 2C", "C 3C", "D 4C")
    assert answer("simple", position, after=moves) == "others plus"
