"""S1.28-S1.34: the worked example of the Finnish text, card for card."""

from __future__ import annotations

from maija.cards import parse_cards
from maija.games.deal import deal
from maija.games.mustamaija.terms import Event
from tests.table import Table, told_cards

A = "3S 6S QS 2C 5C 7D"
B = "8S 2H 9H 4C 5D JD"
C = "3H 4H 7C 8C 9C 10C"
D = "KH QH 3D 4D 6D 8D"
STOCK = "2S JC KD 9S 10S JS KS AS 3C 6C QC KC AC 2D 9D 10D QD AD 4S 5S 7S 5H 6H 7H 8H 10H JH AH"
EXAMPLE = f"musta-maija; trump hearts; stock {STOCK}; A {A}; B {B}; C {C}; D {D}"


def after_the_lead() -> Table:
    """Hearts are trumps and A has led three, six and queen."""
    return Table(EXAMPLE).play("A 3S 6S QS done")


def after_the_defence() -> Table:
    """B has beaten the three with his eight and taken the rest."""
    return after_the_lead().play("B 8S take take")


def test_s1_28_three_six_and_queen_are_not_one_lead() -> None:
    """S1.28: hearts are trumps; somebody leads three, six and queen of one suit, spades."""
    table = Table(EXAMPLE)
    table.play("A QS")
    assert table.legal("A") == {"3S", "6S", "done"}
    assert table.refused("A 7D") == "other-suit"
    table.play("A 3S 6S done")
    assert [card for card, _ in table.view("B").bout] == [*parse_cards("3S 6S QS")]
    assert table.turn == "B"


def test_s1_29_the_eight_may_not_beat_the_three_or_another_is_asked_first() -> None:
    """S1.29: with the eight of spades he beats the three, since the smallest come first."""
    table = after_the_lead()
    assert table.view("B").asked == 0
    assert table.legal("B") == {"8S", "2H", "9H", "take"}
    assert table.refused("B JD") == "does-not-beat"
    table.play("B 8S")
    assert table.view("B").bout[0] == parse_cards("3S 8S")
    # It is advice: leaving the three and beating the six is legal too.
    other = after_the_lead().play("B take 8S take")
    assert told_cards(other, "DISCARDED") == "6S 8S"
    assert other.holds("B", "3S QS 2H 9H 4C 5D JD")


def test_s1_30_the_cards_not_beaten_do_not_go_to_the_hand() -> None:
    """S1.30: he takes the other two, the six and the spade queen."""
    table = after_the_defence()
    assert told_cards(table, "PICKED_UP") == "6S QS"
    assert told_cards(table, "DISCARDED") == "3S 8S"
    assert table.holds("B", "2H 9H 4C 5D JD 6S QS")


def test_s1_31_a_trump_must_be_spent_or_beats_the_spade_queen() -> None:
    """S1.31: he has hearts too, but spends none; the queen must be picked up anyway."""
    table = after_the_lead().play("B 8S")
    assert table.legal("B") == {"2H", "9H", "take"}
    table.play("B take")
    assert table.legal("B") == {"take"}
    assert table.refused("B 9H") == "queen-unbeatable"
    table = after_the_lead().play("B 8S 2H take")
    assert table.holds("B", "9H 4C 5D JD QS 9S")  # five left: he draws the next card, the 9S
    assert table.attacker == "C"  # all but the queen is beaten, and still he has picked up


def test_s1_32_the_count_is_not_seven() -> None:
    """S1.32: six less one and two more are seven."""
    table = after_the_lead()
    assert table.count("B") == 6
    table.play("B 8S")
    assert table.count("B") == 5
    table.play("B take take")
    assert table.count("B") == 7


def test_s1_33_a_player_with_seven_cards_draws() -> None:
    """S1.33: with seven cards he may not draw from the stock."""
    before = after_the_lead().stock
    table = after_the_defence()
    assert "DREW" not in table.events()
    assert (before, table.stock) == (25, 25)

    table = Table(EXAMPLE.replace("musta-maija", "musta-maija draw_compulsory=no", 1))
    table.play("A 3S 6S QS done", "A draw", "B 8S take take")
    assert table.turn == "C"  # B is not even asked
    assert table.refused("B draw") == "not-your-turn"


def test_s1_34_who_picked_up_sends_the_damage_on() -> None:
    """S1.34: because he picked up he may not lead."""
    table = after_the_defence()
    assert table.refused("B 6S") == "not-your-turn"
    assert table.refused("B QS") == "not-your-turn"
    assert (table.turn, table.attacker, table.defender) == ("C", "C", "D")
    table.play("C 7C done")
    assert table.turn == "D"


def test_the_worked_example_goes_otherwise_than_the_text_tells() -> None:
    """S1.28-S1.34 from the deal on: every card, every event, at every seat."""
    a, b, c, d = (parse_cards(hand) for hand in (A, B, C, D))
    pack = [*a[:3], *b[:3], *c[:3], *d[:3], *a[3:], *b[3:], *c[3:], *d[3:], *parse_cards(STOCK)]
    game = deal("musta-maija", 4, dealer=3, pack=pack)
    assert [game.view(seat).hand for seat in range(4)] == [
        tuple(sorted(hand)) for hand in (a, b, c, d)
    ]
    assert (game.turn, game.view().trump, game.view().stock) == ((0,), None, 28)

    # D holds king and queen of hearts and names hearts, out of turn.
    game.play(3, "name hearts")
    assert (game.turn, game.view().trump, game.view().namer) == ((0,), 2, 3)
    assert game.view(1).shown[3] == parse_cards("QH KH")

    game.play(0, "3S", "6S", "QS", "done")
    assert [Event(event.kind).name for event in game.events(2)] == ["LEAD_ENDED", "DREW"]
    assert game.view(0).hand == parse_cards("2C 5C JC 7D KD 2S")
    assert [event.cards for event in game.events(0)] == [(), parse_cards("JC KD 2S")]
    assert [event.cards for event in game.events(1)] == [(), None]
    assert (game.turn, game.view().stock) == ((1,), 25)
    assert game.view(2).counts == (None, None, 6, None)

    assert game.legal(1) == ("2H", "9H", "8S", "take")
    game.play(1, "8S")
    assert game.legal(1) == ("2H", "9H", "take")
    game.play(1, "take")
    assert game.legal(1) == ("take",)
    game.play(1, "take")
    told = [(Event(event.kind).name, event.cards) for event in game.events()]
    assert told == [
        ("LEFT", parse_cards("QS")),
        ("DISCARDED", parse_cards("3S 8S")),
        ("PICKED_UP", parse_cards("6S QS")),
    ]
    assert game.view(1).hand == parse_cards("4C 5D JD 2H 9H 6S QS")
    assert game.view().discard == parse_cards("3S 8S")
    assert game.view().stock == 25
    assert (game.turn, game.view().attacker, game.view().defender) == ((2,), 2, 3)
    assert game.legal(1) == ()
