"""S1.48-S1.52: hints that rest on a rule; what a computer player makes of them is not here."""

from __future__ import annotations

from tests.table import Table


def test_s1_48_a_pair_held_back_until_the_end_names_nothing() -> None:
    """S1.48: one may name trumps late, when the stock is gone (M26)."""
    table = Table("musta-maija; A 5D 9D; B KC QC 2C; C QS KD").play("A 5D 9D done")
    assert table.legal("B") == {"name clubs", "take"}
    table.play("B name clubs")
    assert table.legal("B") == {"2C", "QC", "KC", "take"}
    table.play("B 2C QC")
    assert (table.attacker, table.trump) == ("B", "C")


def test_s1_49_a_king_given_away_does_not_help_to_a_pair() -> None:
    """S1.49: a pair that came together by picking up names trumps, once in the hand (M21)."""
    table = Table("musta-maija; stock 10; A KC 2D 3D 4D 5D 6D; B QC 2H 3H 4H 5H 6H; C QS 5; D 6")
    assert table.refused("B name clubs") == "no-pair"
    table.play("A KC done")
    assert table.refused("B name clubs") == "no-pair"  # the king still lies on the table
    table.play("B take")
    assert "name clubs" in table.legal("B")
    table.play("B name clubs")
    assert (table.trump, table.attacker) == ("C", "C")


def test_s1_51_a_player_must_draw_where_drawing_is_optional() -> None:
    """S1.51: who may, does not draw at the end; by the text of S1.14 he must (M67)."""
    hands = "A 5C 6C 2D 3D 4D 6D; B 7C 8C 2H 3H 4H 5H; C QS 5"
    stock = "stock 9S 8S 7S 6S"
    table = Table(f"musta-maija draw_compulsory=no; {stock}; {hands}").play("A 5C 6C done")
    assert (table.turn, table.legal("A")) == ("A", {"draw", "decline"})
    assert table.refused("B 7C") == "not-your-turn"
    table.play("A decline", "B 7C 8C")
    assert (table.count("A"), table.stock, table.turn) == (4, 4, "B")
    table.play("B draw")
    assert (table.hand("B"), table.stock, table.turn) == ("2H 3H 4H 5H 8S 9S", 2, "B")
    table.play("B 2H done")
    assert table.legal("B") == {"draw", "decline"}  # declining binds for one draw only

    table = Table(f"musta-maija; {stock}; {hands}").play("A 5C 6C done")
    assert table.count("A") == 6
    assert table.refused("A decline") == "not-your-turn"


def test_s1_52_somebody_learns_how_many_cards_another_holds() -> None:
    """S1.52: the number of one's cards is secret; no list and no refusal gives it away (M75)."""
    few = Table("musta-maija; A 5C 8C JC 2D; B 9D QS; C 3H 4H")
    many = Table("musta-maija; A 5C 8C JC 2D; B 9D QS 2H 3D 4D 5D; C 3H 4H")
    for table in (few, many):
        assert table.view("A").counts == (4, None, None)
        assert table.view().counts == (None, None, None)
        assert table.refused("A 5C 2D") == "other-suit"
        assert table.refused("A 9C") == "not-in-hand"
    for move in ("A 5C", "A 8C", "A JC", "A done"):
        assert few.legal("A") == many.legal("A")
        assert few.legal("C") == many.legal("C")
        few.play(move)
        many.play(move)
    assert few.view("A").turn == many.view("A").turn == (1,)
    assert few.view("C").bout == many.view("C").bout
    for seat in ("A", "C", None):
        assert few.view(seat).claim is many.view(seat).claim is False
    assert few.refused("C claim") == many.refused("C claim") == "not-your-turn"
    assert (few.view("B").claim, many.view("B").claim) == (True, False)
