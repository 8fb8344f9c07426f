"""S1.23-S1.27: king and queen name trumps."""

from __future__ import annotations

from maija.cards import parse_cards
from maija.games.deal import deal
from tests.table import Table, told_cards


def test_s1_23_trumps_are_named_without_king_and_queen_or_in_another_suit() -> None:
    """S1.23: who holds king and queen of a suit may name it; of two pairs he chooses."""
    table = Table(
        "musta-maija; stock 20; A 2D 3D 4D 5D 6D 7D; B KC QC KH QH 2S 3S; C KD QS JD 4S 5S 6S"
    )
    assert {"name clubs", "name hearts"} <= table.legal("B")
    assert table.refused("B name diamonds") == "no-pair"
    assert table.refused("C name diamonds") == "no-pair"  # a king alone
    assert table.refused("C name spades") == "no-pair"  # a queen alone
    table.play("B name hearts")
    assert table.trump == "H"
    assert table.holds("B", "KC QC KH QH 2S 3S")  # the cards stay in the hand
    table.play("A 2D done")
    assert table.legal_cards("B") == {"QH", "KH"}
    assert table.refused("B QC") == "does-not-beat"


def test_s1_24_there_is_a_moment_when_a_pair_in_hand_may_not_name() -> None:
    """S1.24: at any moment but between the cards of one lead, with both cards in the hand."""
    text = (
        "musta-maija; stock 20; A 2D 9D 3C 4C 5C 6C; B 3D 10D 2S 3S 4S 5S;"
        " C KC QC 6S 7S 8S 9S; D QS 5"
    )
    for moves in ((), ("A 2D 9D done",), ("A 2D 9D done", "B 3D"), ("A 2D 9D done", "B 3D 10D")):
        table = Table(text).play(*moves)
        assert "name clubs" in table.legal("C"), moves
        table.play("C name clubs")
        assert table.trump == "C"
    table = Table(text).play("A 2D")
    assert table.refused("C name clubs") == "naming-in-lead"
    table.play("A 9D done")
    assert "name clubs" in table.legal("C")


def test_s1_24_a_pair_of_which_one_card_is_played_names_trumps() -> None:
    """S1.24: both cards must be in the hand at that moment (M20)."""
    table = Table("musta-maija; stock 20; A KH QH 2C 3C 4C 5C; B 6; C QS 5")
    assert "name hearts" in table.legal("A")
    table.play("A QH done")
    assert table.refused("A name hearts") == "no-pair"
    table.play("B take")
    assert table.refused("A name hearts") == "no-pair"


def test_s1_25_a_trump_fails_to_beat_or_beats_the_spade_queen() -> None:
    """S1.25: a trump beats every other card but the spade queen, and lower trumps only."""
    rest = "2D 3D 4D 5D"
    b = "B 2H 9H AH KC QS KS"
    table = Table(f"musta-maija; trump hearts; stock 9; A AC 6H {rest}; {b}; C 6")
    table.play("A AC done")
    assert table.legal_cards("B") == {"2H", "9H", "AH"}
    table = Table(f"musta-maija; trump hearts; stock 9; A AC 6H {rest}; {b}; C 6")
    table.play("A 6H done")
    assert table.legal_cards("B") == {"9H", "AH"}
    assert table.refused("B 2H") == "too-low"
    assert table.refused("B QS") == "queen-cannot-beat"
    table = Table(f"musta-maija; trump hearts; stock 9; A QS AC {rest}; B AH KH AS KS 2; C 6")
    table.play("A QS done")
    assert table.legal("B") == {"take"}
    assert table.refused("B AH") == "queen-unbeatable"


def test_s1_26_a_pair_names_trumps_where_diamonds_always_are() -> None:
    """S1.26: where diamonds are always trumps the pair has no meaning."""
    table = Table(
        "musta-maija trump_method=fixed; trump diamonds; stock 20; A AC 2C 3C 4C 5C 6C;"
        " B KH QH 2D 3S 4S 5S; C QS 5"
    )
    assert table.refused("B name hearts") == "pairs-name-nothing"
    table.play("A AC done")
    assert table.legal("B") == {"2D", "take"}
    assert table.refused("B QH") == "does-not-beat"
    table.play("B 2D")
    assert (table.attacker, table.trump) == ("B", "D")
    assert table.refused("B name hearts") == "pairs-name-nothing"


def test_s1_27_king_and_queen_of_spades_are_no_pair() -> None:
    """S1.27: spades may be named as well; the queen still beats nothing (M22)."""
    table = Table("musta-maija; stock 20; A 9C 2C 3C 4C 5C JS; B KS QS 2S 2D 3D 4D; C 6")
    table.play("B name spades", "A 9C done")
    assert table.legal_cards("B") == {"2S", "KS"}
    assert table.refused("B QS") == "queen-cannot-beat"

    table = Table(
        "musta-maija spades_may_be_trump=no; stock 20; A 9C 2C 3C 4C 5C JS;"
        " B KS QS 2S 2D 3D 4D; C 6"
    )
    assert table.refused("B name spades") == "spades-never-trump"


def test_s1_27_trumps_change_later_or_the_pair_stays_secret() -> None:
    """S1.27: the first trump stays for the deal and its pair is shown, unless agreed (M19, M24)."""
    cards = "stock 20; A 9C 2C 3C 4C 5C JS; B KH QH 2S 2D 3D 4D; C KD QD QS 3"
    table = Table(f"musta-maija; {cards}").play("B name hearts")
    assert told_cards(table, "NAMED") == "QH KH"
    for seat in (None, "A", "C"):
        assert table.view(seat).shown[1] == parse_cards("QH KH")
        assert table.view(seat).shown[2] == ()
    assert table.refused("C name diamonds") == "already-named"

    table = Table(f"musta-maija kq_must_show=no; {cards}").play("B name hearts")
    assert table.view("A").shown[1] == ()
    assert (table.events(), told_cards(table, "NAMED")) == (["NAMED"], "")
    assert table.trump == "H"

    table = Table(f"musta-maija trump_redeclare=yes; {cards}").play("B name hearts")
    assert table.refused("B name hearts") == "suit-already-named"
    table.play("C name diamonds")
    assert table.trump == "D"


def test_s1_27_there_are_trumps_though_nobody_named_them() -> None:
    """S1.27: when nobody ever names trumps, only higher cards of the suit beat (M15)."""
    dealt = deal("musta-maija", 3, dealer=2, seed=8)
    assert dealt.view().trump is None
    table = Table("musta-maija; A 9C 2C; B AD AH KH 10C 2D; C QS QH")
    table.play("A 9C done")
    assert table.legal("B") == {"10C", "take"}
    assert table.refused("B AD") == "does-not-beat"
    assert table.trump == "-"
