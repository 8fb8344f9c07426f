"""Each sentence that says how ``simple`` plays Mustamaija."""

import pytest

from tests.players.asked import answer, answers

TABLE = "mustamaija; trump hearts; stock 20; B 5; C 5; D 5;"


@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        ("3S 9C KD 2H AH", "3S, done"),
        ("3S 6S 9S 10S QS", "3S, 6S, 9S, done"),
        ("4S 4C 4D 9C KD", "4C, 9C, done"),
        ("JC QC KC AC 2H", "JC, done"),
        ("8D 9D 10D AD 2H", "8D, 9D, done"),
    ],
)
def test_simple_leads_other_cards_than_its_lowest_plain_ones_below_the_ten(hand, lead):
    assert answers("simple", f"{TABLE} A {hand}") == lead


def test_simple_leads_more_cards_than_the_rules_allow():
    assert answers("simple", "dam; stock 9; A 2C 3C 4C 5C 6C 7C; B 3; C 5") == "2C, 3C, 4C, done"
    assert answers("simple", "voron; stock 9; A 2C 3C 4C 5C 6C; B 1; C 5") == "2C, done"


def test_simple_leads_one_of_two_equal_cards_below_the_ten():
    position = "musta-maija; stock 9; A 2C 2C 7C 7C; B 3; C 5; D 5; E 5; F 5"
    assert answers("simple", position) == "2C, 2C, 7C, 7C, done"


def test_simple_leads_trumps_while_it_holds_anything_else():
    assert answers("simple", f"{TABLE} A AC 2H 3H 4H 5H") == "AC, done"
    assert answers("simple", f"{TABLE} A 2H 3H 4H 5H AH") == "2H, done"


def test_simple_leads_the_queen_before_her_time():
    assert answers("simple", f"{TABLE} A 5H QS") == "5H, done"
    assert answers("simple", f"{TABLE} A AC QS") == "AC, done"
    assert answers("simple", "mustamaija; trump hearts; stock 0; A QS; B 5; C 5") == "QS, done"


def test_simple_leads_spades_as_plain_cards_where_spades_are_trumps():
    position = "musta-maija; trump spades; stock 9; A 2S QS KC; B 3; C 5"
    assert answers("simple", position) == "KC, done"
    assert answers("simple", position.replace(" KC", "")) == "2S, done"


@pytest.mark.parametrize(
    ("led", "hand", "defence"),
    [
        ("3S", "5S 8S 2H 9D", "5S"),
        ("3S 6S", "8S 9S 2H 9D", "8S, 9S"),
        ("3S 6S QS", "8S 2H 9D AD", "8S, take, take"),
        ("6S", "2H 3H 9D AD", "take"),
        ("7S", "2H 3H 9D AD", "2H"),
        ("KS", "3H 9H 9D AD", "3H"),
        ("KS", "AS 2H 9D AD", "AS"),
        ("5H", "4H 9H JH AC", "9H"),
        ("QS", "KS AS 2H AH", "take"),
        ("JS", "QS KS 2H AH", "KS"),
        ("3C", "8S 9S 10D JD", "take"),
    ],
)
def test_simple_beats_with_another_card_or_trumps_a_cheap_one(led, hand, defence):
    position = f"mustamaija; trump hearts; stock 9; led {led}; A 5; B {hand}; C 5; D 5"
    assert answers("simple", position) == defence


def test_simple_saves_its_trumps_when_the_stock_is_gone():
    position = "mustamaija; trump hearts; stock 0; led 2S; A 5; B 3H 9H AD; C 5; D 5"
    assert answers("simple", position) == "3H"


def test_simple_lets_the_queen_beat_while_a_trump_would_do():
    rules = "mustamaija queen_may_beat=yes_as_top_trump; trump hearts; stock 9; A 5; C 5;"
    assert answers("simple", f"{rules} led 7S; B QS 9H 2C") == "9H"
    assert answers("simple", f"{rules} led 7S; B QS KS 2C") == "KS"
    assert answers("simple", f"{rules} led 7D; B QS KS 2C") == "QS"
    assert answers("simple", f"{rules} led 6D; B QS KS 2C") == "take"


def test_simple_takes_where_it_must_beat():
    position = "mustamaija must_beat_if_possible=yes; trump hearts; stock 9; A 5; C 5;"
    assert answers("simple", f"{position} led 3S; B 4H 9H AD") == "4H"


@pytest.mark.parametrize(
    ("hand", "named"),
    [
        ("KC QC 2C 5D 6H 7S", "name clubs"),
        ("KC QC 5D KH QH 7H", "name hearts"),
        ("KC QC KH QH 7S 8S", "name hearts"),
        ("KC QC 2C KH QH 8S", "name clubs"),
        ("KS QS KH QH 7C 8C", "name spades"),
    ],
)
def test_simple_waits_with_trumps_or_names_another_suit_than_its_fullest(hand, named):
    position = f"musta-maija; stock 20; A {hand}; B 6; C 6; D 6"
    assert answer("simple", position) == named
    elsewhere = f"musta-maija; stock 20; A 6; B 6; C {hand}; D 6"
    assert answer("simple", elsewhere, "C") == named


def test_simple_does_something_out_of_turn_without_a_pair():
    position = "musta-maija; stock 20; A 6; B 6; C KC QD 3C 4C 5C 6C; D 6"
    assert answer("simple", position, "C") == "-"


def test_simple_names_in_the_middle_of_its_defence():
    position = "musta-maija; stock 20; led 7S; A 6; B KH QH 2C 3C 4C 5C; C 6; D 6"
    assert answers("simple", position) == "name hearts, QH"


def test_simple_counts_one_card_of_two_equal_ones_when_it_names():
    position = "musta-maija; stock 20; A KC QC 2C KD QD QD KD; B 6; C 6; D 6; E 6; F 6"
    assert answer("simple", position) == "name diamonds"


def test_simple_declines_to_name_after_the_deal():
    rules = "mustamaija trump_method=kq_after_deal"
    assert answer("simple", f"{rules}; naming; stock 9; A KC QC 2C 5D 6H; B 5; C 5") == "name clubs"


def test_simple_declines_to_draw():
    position = "mustamaija draw_compulsory=no; stock 9; A 2C 3D 4D 5D 6D; B 5; C 5"
    assert answers("simple", position) == "2C, done"
    assert answer("simple", position, after=("A 2C done",)) == "draw"


def test_simple_claims_an_overload():
    position = "musta-maija; stock 0; A 2C 3C 4C 5D; B 5C; C 5"
    assert answer("simple", position, after=("A 2C 3C 4C done",)) == "5C"
    position = "musta-maija; stock 0; A 7C 8C 9C 5D; B 6C; C 5"
    assert answer("simple", position, after=("A 7C 8C 9C done",)) == "take"
