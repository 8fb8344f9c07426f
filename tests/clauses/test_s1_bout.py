"""S1.11-S1.22: the attack and the defence."""

from __future__ import annotations

from tests.table import Table, told_cards


def test_s1_11_somebody_but_forehand_begins() -> None:
    """S1.11: forehand, at the dealer's left, begins."""
    table = Table("musta-maija; dealer B; stock 30; A 2D 5; B 3D 5; C QS 2S 3S 4S 5S 6S")
    assert (table.turn, table.attacker, table.defender) == ("C", "C", "A")
    assert table.refused("A 2D") == "not-your-turn"
    assert table.refused("B 3D") == "not-your-turn"
    table.play("C 2S done")
    assert table.turn == "A"


def test_s1_12_a_lead_is_limited_before_the_endgame_or_may_be_empty() -> None:
    """S1.12: the attacker lays as many cards as he likes, at least one."""
    text = "musta-maija; stock 20; A 2H 3H 4H 5H 6H 7H 8H 9C; B 6; C QS 5"
    table = Table(text)
    assert table.refused("A done") == "empty-lead"
    table.play("A 2H 3H 4H 5H 6H 7H 8H")
    assert table.legal("A") == {"done"}
    table.play("A done")
    assert (table.turn, table.count("B")) == ("B", 6)  # seven cards before six
    table = Table(text).play("A 9C done")
    assert table.turn == "B"


def test_s1_13_two_suits_lie_in_one_lead() -> None:
    """S1.13: all cards of a lead are of one suit."""
    table = Table("musta-maija; stock 20; A 2H 3H 4H 3D 4S 9C; B 6; C QS 5")
    assert table.legal_cards("A") == {"2H", "3H", "4H", "3D", "4S", "9C"}
    assert table.refused("A 2H 3D") == "other-suit"
    assert table.refused("A 2H 3H 9C") == "other-suit"
    table.play("A 3H")
    assert table.legal_cards("A") == {"2H", "4H"}


def test_s1_14_the_attacker_draws_after_the_defence_or_another_number() -> None:
    """S1.14: he draws what he led, up to six cards, before the defence."""
    stock = "stock 7S 8S 9S 10S JS 2C"
    others = "B 2D 3D 4D 5D 6D 7D; C QS 2S 3S 4S 5S 6S"
    table = Table(f"musta-maija; {stock}; A 2H 5H 9H 4C 5C 6C; {others}")
    table.play("A 2H 5H 9H done")
    assert table.hand("A") == "4C 5C 6C 7S 8S 9S"
    assert (table.turn, table.stock, table.count("B")) == ("B", 3, 6)
    assert told_cards(table, "DREW", seat=0) == "7S 8S 9S"
    assert told_cards(table, "DREW", seat=1) == ""

    table = Table(f"musta-maija; {stock}; A 2H 5H 9H 4C 5C 6C 7C 8C; {others}")
    table.play("A 2H 5H 9H done")
    assert table.hand("A") == "4C 5C 6C 7C 8C 7S"  # eight less three, filled up to six

    table = Table(f"musta-maija draw_amount=same_number; {stock}; A 2H 5C 6C 7C; {others}")
    table.play("A 2H done")
    assert table.hand("A") == "5C 6C 7C 7S"


def test_s1_15_the_cards_go_to_somebody_else_than_the_left_neighbour() -> None:
    """S1.15: the led cards lie before the player at the left, the next one still in (M68)."""
    table = Table("musta-maija; stock 10; A 5C 5; B 7C 5; C 8C 5; D 9C QS 4").play("A 5C done")
    assert (table.turn, table.defender) == ("B", "B")
    assert table.refused("C 8C") == "not-your-turn"
    assert table.refused("D 9C") == "not-your-turn"

    table = Table("musta-maija; out B; A 5C 3D; B -; C 8C 2D; D 9C QS").play("A 5C done")
    assert table.turn == "C"
    assert table.refused("B 8C") == "already-out"


def test_s1_16_leaving_a_card_that_could_be_beaten_is_refused_or_always_allowed() -> None:
    """S1.16: he tries to beat as many as possible; only the strict option makes it a duty."""
    cards = "stock 10; A 5H 8H 2C 3C 4C 5C; B 6H 9H 2D 3D 4D 5D; C QS 5"
    table = Table(f"musta-maija; {cards}").play("A 5H 8H done")
    assert table.legal("B") == {"6H", "9H", "take"}
    table.play("B take take")
    assert table.holds("B", "5H 6H 8H 9H 2D 3D 4D 5D")

    table = Table(f"musta-maija must_beat_if_possible=yes; {cards}").play("A 5H 8H done")
    assert table.refused("B take") == "must-beat"
    assert table.refused("B 9H") == "must-beat"  # the 8H would stay unbeaten
    table.play("B 6H")
    assert table.refused("B take") == "must-beat"
    table.play("B 9H")
    assert table.attacker == "B"


def test_s1_17_a_card_is_beaten_by_a_lower_one_another_suit_or_two_by_one() -> None:
    """S1.17: a higher card of the suit or a trump, one for each card."""
    table = Table(
        "musta-maija; trump hearts; stock 10; A 8D 10D 2C 3C 4C 5C; B 7D 9D 2H AC 8S QS; C 6"
    ).play("A 8D 10D done")
    assert table.legal_cards("B") == {"9D", "2H"}
    assert table.refused("B 7D") == "too-low"
    assert table.refused("B AC") == "does-not-beat"
    assert table.refused("B 10C") == "not-in-hand"
    table.play("B 2H")
    assert table.refused("B 2H") == "not-in-hand"  # one trump against one card
    assert table.refused("B 9D") == "too-low"
    assert table.legal("B") == {"take"}


def test_s1_18_a_successful_defender_does_not_fill_up() -> None:
    """S1.18: who has beaten all fills up from the stock, if any cards are left in it."""
    hands = "A 2H 3H 4C 5C 6C 7C; B 8H 9H 2S 3S 4S 5S; C QS 6S 7S 8S 9S 10S"
    table = Table(f"musta-maija; stock 3D 4D 5D 6D 7D; {hands}")
    table.play("A 2H 3H done", "B 8H 9H")
    assert table.hand("B") == "5D 6D 2S 3S 4S 5S"
    assert table.stock == 1

    table = Table(f"musta-maija; stock 3D 4D 5D; {hands}").play("A 2H 3H done", "B 8H 9H")
    assert (table.hand("B"), table.stock) == ("5D 2S 3S 4S 5S", 0)

    table = Table(f"musta-maija; stock 3D; {hands}").play("A 2H 3H done", "B 8H 9H")
    assert (table.hand("B"), table.attacker) == ("2S 3S 4S 5S", "B")


def test_s1_19_a_successful_defender_does_not_lead_next() -> None:
    """S1.19: he in turn leads cards of one suit to his left."""
    table = Table(
        "musta-maija; stock 10; A 2H 3H 2C 3C 4C 5C; B 8H 9H 2S 3S 4S 5S; C QS 5; D 6"
    ).play("A 2H 3H done", "B 8H 9H")
    assert (table.turn, table.defender) == ("B", "C")
    assert table.refused("A 2C") == "not-your-turn"
    assert table.refused("C QS") == "not-your-turn"
    assert table.refused("B 2S 9H") == "not-in-hand"
    table.play("B 2S 3S done")
    assert table.turn == "C"


def test_s1_20_unbeaten_cards_leave_play_or_beaten_ones_stay() -> None:
    """S1.20: the unbeaten cards are taken up; the beaten pairs leave play."""
    table = Table(
        "musta-maija; trump clubs; stock 10; A 2H 5H 10H 2D 3D 4D; B 8H 3H 2S 3S 4S 5S; C QS 5"
    ).play("A 2H 5H 10H done", "B 3H take take")
    assert table.hand("B") == "5H 8H 10H 2S 3S 4S 5S"
    assert told_cards(table, "PICKED_UP") == "5H 10H"
    assert told_cards(table, "DISCARDED") == "2H 3H"
    assert {"2H", "3H"} <= set(table.gone.split())
    assert not {"5H", "10H"} & set(table.gone.split())


def test_s1_21_who_picked_up_leads() -> None:
    """S1.21: after a pick-up the next player at the left leads."""
    table = Table("musta-maija; stock 10; A 2H 5; B 3H 8C 4; C 9S QS 4; D 6")
    table.play("A 2H done", "B take")
    assert (table.turn, table.attacker, table.defender) == ("C", "C", "D")
    assert table.refused("B 8C") == "not-your-turn"
    table.play("C 9S done")
    assert table.turn == "D"

    table = Table("musta-maija; stock 10; A 2H 3S QS 3; B 6").play("A 2H done", "B take")
    assert table.turn == "A"  # of two players the one at the left is the attacker (M59)


def test_s1_22_a_defender_who_picked_up_and_holds_few_does_not_draw() -> None:
    """S1.22: who picked up and is below six draws, unless agreed otherwise."""
    hands = "A 5C 9C 2D 3D 4D 5D; B 7C 2H 3H 4H; C QS 2S 3S 4S 5S 6S"
    stock = "stock 6H 7H 8H 9H 10H"
    moves = ("A 5C 9C done", "B 7C take")
    table = Table(f"musta-maija; trump spades; {stock}; {hands}").play(*moves)
    assert (table.hand("B"), table.stock) == ("9C 2H 3H 4H 8H 9H", 1)

    table = Table(f"musta-maija refill_after_pickup=no; trump spades; {stock}; {hands}")
    table.play(*moves)
    assert (table.hand("B"), table.stock) == ("9C 2H 3H 4H", 3)
