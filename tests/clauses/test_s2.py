"""The French rules, clause by clause: S2.1 to S2.23 (preset ``mustamaija``)."""

import pytest

from maija.cards import card_name
from maija.games.deal import deal
from maija.games.options import RulesError
from maija.games.presets import preset
from maija.record import NotationError
from tests.table import Table


def test_s2_01_the_pack_is_not_52_different_cards_without_a_joker() -> None:
    """One ordinary pack of 52 cards, nothing added."""
    game = preset("mustamaija")
    pack = game.family.pack(game.rules, 4)
    assert len(pack) == len(set(pack)) == 52
    assert {card_name(card)[-1] for card in pack} == set("CDHS")
    with pytest.raises(RulesError) as short:
        deal("mustamaija", 4, pack=pack[1:])
    assert [reason.code for reason in short.value.reasons] == ["wrong-pack"]
    with pytest.raises(RulesError) as twice:
        deal("mustamaija", 4, pack=[*pack[:-1], pack[0]])
    assert twice.value.reasons[0].facts["missing"] == [card_name(pack[-1])]
    assert twice.value.reasons[0].facts["extra"] == [card_name(pack[0])]
    with pytest.raises(NotationError):
        Table("mustamaija; A JOKER 2C; B 3C")
    with pytest.raises(NotationError):
        Table("mustamaija; A 2C 2C; B 3C")


def test_s2_02_fewer_than_two_or_more_than_six_sit_down() -> None:
    """Two to six play."""
    for players in (2, 3, 4, 5, 6):
        assert Table.from_pack("mustamaija", players).count("A") == 5
    for players in (0, 1, 7, 8):
        with pytest.raises(RulesError):
            deal("mustamaija", players)


def test_s2_03_someone_else_than_the_keeper_of_the_spade_queen_loses() -> None:
    """Whoever keeps the spade queen has lost, whatever else he does."""
    table = Table("mustamaija; trump hearts; A QS; B AH KH; C 2C; dealer C")
    table.play("A QS done", "B take", "C 2C done")
    assert table.over
    assert table.holds("B", "2C KH AH QS")
    assert table.loser == "B"
    assert table.scores == (0, 1, 0)


def test_s2_04_a_hand_is_not_five_cards() -> None:
    """Everybody is dealt five cards; the rest is the stock."""
    for players, stock in ((2, 42), (3, 37), (4, 32), (5, 27), (6, 22)):
        table = Table.from_pack("mustamaija", players)
        assert [table.count(seat) for seat in "ABCDEF"[:players]] == [5] * players
        assert table.stock == stock
    for size in ("4", "7"):
        with pytest.raises(RulesError):
            deal("mustamaija", 4, options={"hand_size": size})


def test_s2_05_a_card_does_not_rank_as_in_two_to_ten_jack_queen_king_ace() -> None:
    """Ranks run from the two, the lowest, to the ace, the highest."""
    ranks = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    for low, card, high in zip(ranks, ranks[1:], ranks[2:], strict=False):
        table = Table(f"mustamaija; A {card}C 2D; B {low}C {high}C 2H; C QS 3D")
        table.play(f"A {card}C done")
        assert table.legal("B") == {f"{high}C", "take"}
        assert table.refused(f"B {low}C") == "too-low"
    table = Table("mustamaija; A AC 2D; B 2C KC 2H; C QS 3D").play("A AC done")
    assert table.legal("B") == {"take"}


def test_s2_06_cards_are_not_dealt_one_by_one() -> None:
    """Five cards to each player, dealt one at a time; the rest lies in the middle."""
    table = Table.from_pack(
        "mustamaija", 3, "2C 2D 2H  3C 3D 3H  4C 4D 4H  5C 5D 5H  6C 6D 6H  9D", dealer="A"
    )
    assert table.holds("B", "2C 3C 4C 5C 6C")
    assert table.holds("C", "2D 3D 4D 5D 6D")
    assert table.holds("A", "2H 3H 4H 5H 6H")
    assert table.stock == 37
    assert table.refused("B 7C") == "not-in-hand"


def test_s2_07_the_first_card_of_the_stock_does_not_make_trumps() -> None:
    """The first card of the stock is turned; its suit is trump."""
    for card, name, suit in (("9C", "C", 0), ("9D", "D", 1), ("9H", "H", 2)):
        table = Table.from_pack(
            "mustamaija", 2, f"2C 2D  3C 3D  4C 4H  5C 5H  6C 6H  {card}", dealer="A"
        )
        assert table.trump == name
        assert table.view().indicator == {"9C": 7, "9D": 20, "9H": 33}[card]
        assert table.view().trump == suit
    table.play("B 2C done")
    assert table.legal("A") == {"4H", "5H", "6H", "take"}
    assert table.refused("A 2D") == "does-not-beat"


def test_s2_08_a_turned_spade_makes_trumps() -> None:
    """A turned spade goes back into the stock and another card is turned."""
    hands = "2C 2D  3C 3D  4C 4S  5C 5H  6C 6H"
    table = Table.from_pack("mustamaija", 2, f"{hands} KS AS QS 7H", dealer="A")
    assert table.trump == "H"
    assert table.view().indicator == 31
    assert table.stock == 42  # the spades are in it again
    table.play("B 2C done")
    assert table.refused("A 4S") == "does-not-beat"
    assert table.legal("A") == {"5H", "6H", "take"}
    with pytest.raises(RulesError) as fixed:
        deal("mustamaija", 2, options={"trump_method": "fixed", "fixed_trump": "spades"})
    assert fixed.value.reasons[0].facts["fields"] == [
        "fixed_trump=spades",
        "spades_may_be_trump=no",
    ]


def test_s2_09_a_trump_does_not_beat_all_but_higher_trumps_and_the_queen() -> None:
    """A trump beats any card whatever its rank, except a higher trump and the spade queen."""
    position = "mustamaija; trump diamonds; A AC AH AS 5D QS; B 2D 4D 6D 3C; C 2H 3H"
    for ace in ("AC", "AH", "AS"):
        table = Table(position).play(f"A {ace} done")
        assert table.legal("B") == {"2D", "4D", "6D", "take"}
    table = Table(position).play("A 5D done")
    assert table.legal("B") == {"6D", "take"}
    assert table.refused("B 4D") == "too-low"
    table = Table(position).play("A QS done")
    assert table.legal("B") == {"take"}
    assert table.refused("B 6D") == "queen-unbeatable"


def test_s2_10_someone_else_than_the_dealers_left_neighbour_attacks_first() -> None:
    """The dealer's left neighbour attacks first, the one after him defends."""
    for dealer, attacker, defender in (("A", "B", "C"), ("C", "D", "A"), ("D", "A", "B")):
        table = Table.from_pack("mustamaija", 4, dealer=dealer)
        assert (table.turn, table.attacker, table.defender) == (attacker, attacker, defender)
        for seat in set("ABCD") - {attacker}:
            assert table.legal(seat) == set()
            assert table.refused(f"{seat} {table.hand(seat).split()[0]}") == "not-your-turn"
        card = table.hand(attacker).split()[0]
        table.play(f"{attacker} {card} done")
        assert table.turn == defender


def test_s2_11_an_attack_is_not_one_to_five_cards_of_one_suit() -> None:
    """The attacker lays one to five cards of one suit, face up."""
    table = Table("mustamaija; stock 9; A 2H 3H 5H 8H JH KH 4C; B 2C 3C 5C 6C 7C 8C 9C; C 5")
    assert table.refused("A done") == "empty-lead"
    assert table.refused("A 2H 4C") == "other-suit"
    assert table.refused("A 2H 3H 5H 8H JH KH") == "attack-limit"
    table.play("A 2H")
    assert table.legal("A") == {"3H", "5H", "8H", "JH", "KH", "done"}
    table.play("A 3H 5H 8H JH")
    assert table.legal("A") == {"done"}
    assert [card for card, _ in table.view().bout] == [26, 27, 29, 32, 35]


def test_s2_12_more_cards_are_led_than_the_defender_holds() -> None:
    """An attack never has more cards than the defender holds, also while there is a stock."""
    for stock in ("stock 9;", ""):
        table = Table(f"mustamaija; {stock} A 2H 3H 5H 8H JH; B 2C 3C 4C; C QS 5C 6C 7C 8C")
        assert table.refused("A 2H 3H 5H 8H") == "defender-limit"
        table.play("A 2H 3H 5H")
        assert table.legal("A") == {"done"}


def test_s2_13_one_card_beats_two_or_a_card_is_beaten_by_the_wrong_one() -> None:
    """Each attack card needs a card of its own: a higher one of its suit, or a trump."""
    table = Table("mustamaija; trump diamonds; A 4C 5C 2S; B 3C 9C KH 2D; C QS 2H")
    table.play("A 4C 5C done")
    assert table.legal("B") == {"9C", "2D", "take"}
    assert table.refused("B 3C") == "too-low"
    assert table.refused("B KH") == "does-not-beat"
    table.play("B 9C")
    assert table.legal("B") == {"2D", "take"}
    assert table.refused("B 9C") == "not-in-hand"
    table.play("B 2D")
    assert {"4C", "9C", "5C", "2D"} <= set(table.gone.split())
    assert table.holds("B", "3C KH")


def test_s2_14_a_player_below_five_cards_does_not_draw_what_he_needs() -> None:
    """Whoever has fewer than five cards draws up to five, and cannot decline."""
    table = Table(
        "mustamaija; trump diamonds; stock 2S 3S 4S 5S 6S 7S 8S;"
        " A 4C 5C 6C 2H 3H; B 7C 8C 9C 4H 5H; C 2C 3C 6H 7H 8H"
    )
    table.play("A 4C 5C 6C done")
    assert table.holds("A", "2H 3H 2S 3S 4S")
    assert table.refused("A decline") == "not-your-turn"
    table.play("B 7C 8C 9C")
    assert table.holds("B", "4H 5H 5S 6S 7S")
    assert table.count("C") == 5
    assert table.stock == 1
    table.play("B 4H done")
    assert table.count("B") == 5
    table.play("C take")
    assert table.count("C") == 6


def test_s2_15_somebody_draws_while_he_attacks_or_defends() -> None:
    """Nobody draws inside his own attack or defence."""
    table = Table(
        "mustamaija; trump diamonds; stock 2S 3S 4S 5S 6S 7S;"
        " A 4C 5C 2D 2H 3H; B 7C 8C 9C 4H 5H; C 2C 3C 6H 7H 8H"
    )
    table.play("A 4C")
    assert (table.count("A"), table.stock) == (4, 6)
    assert table.refused("A draw") == "word-not-now"
    table.play("A 5C done")
    assert (table.count("A"), table.stock) == (5, 4)
    table.play("B 7C")
    assert (table.count("B"), table.stock) == (4, 4)
    assert table.refused("B draw") == "word-not-now"
    table.play("B 8C")
    assert (table.count("B"), table.stock) == (5, 2)


def test_s2_16_beaten_cards_are_picked_up_or_unbeaten_ones_go_aside() -> None:
    """Beaten cards go aside with their beaters; the rest goes to the defender's hand."""
    table = Table(
        "mustamaija; trump diamonds; stock 9; A 4C 5C TC 2H 3H; B 7C 2D 4H 5H 6H; C 2C QS"
    )
    table.play("A 4C 5C TC done", "B take 7C take")
    assert set(table.gone.split()) >= {"5C", "7C"}
    assert table.holds("B", "2D 4H 5H 6H 4C TC")
    assert table.count("B") == 6  # more than five, so nothing is drawn
    assert table.stock == 6
    table = Table("mustamaija; stock KS JS TS 9S 8S 7S; A 4C 5C 2H 3H 6H; B 7C 8C 4H; C 2C QS")
    table.play("A 4C 5C done", "B 7C take")  # first the pick-up, then the draw: three and two
    assert table.holds("B", "5C 8C 4H 10S 9S")
    assert table.stock == 2


def test_s2_17_who_beats_everything_does_not_attack_next() -> None:
    """The defender who beats every card attacks next."""
    table = Table("mustamaija; stock 9; A 4C 2H 3H; B 7C 2D 4H; C 2C QS 9H")
    table.play("A 4C done", "B 7C")
    assert (table.turn, table.attacker, table.defender) == ("B", "B", "C")
    assert table.refused("C 2C") == "not-your-turn"


def test_s2_18_a_defender_who_failed_leads_next() -> None:
    """After a failed defence the player left of the defender attacks the one left of him."""
    table = Table("mustamaija; stock 9; A 4C 5C 2H 3H; B 7C 2D 4H; C 2C QS 9H; D 2S 3S 4S")
    table.play("A 4C 5C done", "B 7C take")
    assert (table.turn, table.attacker, table.defender) == ("C", "C", "D")
    assert table.refused("B 4H") == "not-your-turn"


def test_s2_19_the_spade_queen_beats_or_is_beaten() -> None:
    """The spade queen may be led like any card, beats nothing and is beaten by nothing."""
    table = Table("mustamaija; trump hearts; stock 9; A 4S QS 2C 3C; B AS KS 2H AH 4C; C 2D 3D 4D")
    table.play("A 4S QS done")
    assert table.legal("B") == {"AS", "KS", "2H", "AH", "take"}
    table.play("B KS")
    assert table.legal("B") == {"take"}
    for card in ("AS", "2H", "AH"):
        assert table.refused(f"B {card}") == "queen-unbeatable"
    table = Table("mustamaija; trump hearts; A 2S 3C 4C; B QS 5C; C 2D 3D").play("A 2S done")
    assert table.legal("B") == {"take"}
    assert table.refused("B QS") == "queen-cannot-beat"
    table = Table("mustamaija; trump hearts; A 2D 3C 4C; B QS 5C; C 3D 4D").play("A 2D done")
    assert table.refused("B QS") == "queen-cannot-beat"


def test_s2_20_somebody_draws_when_the_stock_is_gone() -> None:
    """When the stock is gone play goes on with the hands alone."""
    table = Table("mustamaija; A 4C 2H 3H; B 7C 2D 4H; C 2C QS 9H")
    table.play("A 4C done")
    assert "DREW" not in table.events()
    assert table.holds("A", "2H 3H")
    table.play("B 7C")
    assert "DREW" not in table.events()
    assert table.holds("B", "2D 4H")
    assert table.turn == "B"
    assert table.refused("B draw") == "word-not-now"


def test_s2_21_a_player_without_cards_stays_in_or_holds_up_the_attack() -> None:
    """Without a stock, who has no cards leaves; the next at his left attacks next."""
    table = Table("mustamaija; A 9C 3H; B TC; C 4H 5H; D QS 2S").play("A 9C done", "B TC")
    assert table.out == "B"
    assert (table.turn, table.attacker, table.defender) == ("C", "C", "D")
    assert table.refused("B TC") == "already-out"
    table.play("C 4H done", "D take")
    assert (table.attacker, table.defender) == ("A", "C")  # who is out is left out
    table = Table("mustamaija; stock 9; A 9C 3H; B TC; C 4H 5H; D QS 2S").play("A 9C done", "B TC")
    assert table.out == ""  # with a stock he draws and stays
    assert table.turn == "B"


def test_s2_22_the_last_player_with_cards_does_not_lose() -> None:
    """The last player with cards has lost, and the spade queen is among them."""
    table = Table("mustamaija; A 2C; B 9C QS; C 3H").play("A 2C done", "B 9C", "B QS done")
    assert table.over
    assert table.out == "AB"
    assert table.loser == "C"
    assert table.holds("C", "3H QS")
    assert table.scores == (0, 0, 1)
    assert table.refused("C 3H") == "deal-over"
