"""The Russian rules, clause by clause: S3.1 to S3.25 (preset ``voron``)."""

from collections import Counter

import pytest

from maija.cards import card_name, mask_of, parse_cards
from maija.games.deal import deal
from maija.games.match import Match, first_dealer
from maija.games.options import RulesError
from maija.games.presets import preset
from tests.table import Table, finished


def test_s3_01_another_pack_than_one_of_52_cards_is_used() -> None:
    """One pack of 52 cards, for any number of players."""
    game = preset("voron")
    for players in range(2, 7):
        pack = game.family.pack(game.rules, players)
        assert Counter(Counter(pack).values()) == {1: 52}
    with pytest.raises(RulesError) as refusal:
        deal("voron", 3, pack=[*pack, pack[0]])
    assert refusal.value.reasons[0].code == "wrong-pack"


def test_s3_02_fewer_than_two_or_more_than_six_sit_down() -> None:
    """Two to six play, both included."""
    for players in (2, 6):
        table = Table.from_pack("voron", players)
        assert table.legal("B")
    for players in (1, 7):
        with pytest.raises(RulesError):
            deal("voron", players)


def test_s3_03_a_card_does_not_rank_as_in_two_to_ace() -> None:
    """Ranks run 2 to 10, jack, queen, king, ace."""
    order = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH".split()
    for at, card in enumerate(order[:-1]):
        others = [other for other in order if other != card]
        table = Table(f"voron; A {card} 2D; B {' '.join(others)}; C QS 3D")
        table.play(f"A {card} done")
        assert table.legal("B") == {*order[at + 1 :], "take"}


def test_s3_04_another_than_the_only_one_left_with_the_queen_loses() -> None:
    """The aim is not to be the only player left, with the spade queen."""
    table = Table("voron; A 2C; B QS; C AH KH").play("A 2C done", "B take")
    assert not table.over
    table.play("C KH done", "B take", "C AH done")
    assert table.over
    assert table.loser == "B"
    assert table.holds("B", "2C KH AH QS")
    assert table.scores == (0, 1, 0)


def test_s3_06_the_deal_does_not_go_round_clockwise_from_a_lot() -> None:
    """The first dealer is drawn by lot, then the deal goes round clockwise."""
    game = preset("voron")
    pack = game.family.pack(game.rules, 4)
    turned = [pack[at:] + pack[:at] for at in range(52)]
    drawn = Counter(first_dealer(game.family, game.rules, 4, order).seat for order in turned)
    assert drawn == {0: 13, 1: 13, 2: 13, 3: 13}  # the same chance for everybody
    match = Match.of("voron", 2, options={"deals": "3"}, dealer=1)
    dealers = []
    while not match.over:
        state = match.start(seed=5)
        dealers.append(state.dealer)
        assert state.attacker == 1 - state.dealer
        end = finished(f"voron; dealer {'AB'[state.dealer]}; attacker A; A 2C; B QS", "A 2C done")
        match.finish(end.state)
    assert dealers == [1, 0, 1]


def test_s3_07_the_pack_is_not_shuffled_or_a_hand_is_not_five_cards() -> None:
    """The pack is shuffled thoroughly and everybody is dealt five cards."""
    hands: Counter[tuple[int, ...]] = Counter()
    for seed in range(40):
        game = deal("voron", 4, seed=seed)
        cards = [game.view(seat).hand for seat in range(4)]
        assert [len(hand) for hand in cards] == [5, 5, 5, 5]
        assert len({card for hand in cards for card in hand}) == 20
        hands[cards[0]] += 1
    assert max(hands.values()) == 1  # no two deals alike
    with pytest.raises(RulesError):
        deal("voron", 4, options={"hand_size": "4"})


def test_s3_08_the_rest_of_the_pack_does_not_lie_face_down() -> None:
    """What is not dealt lies face down in the middle; only the turned card is seen."""
    table = Table.from_pack("voron", 3, "2C 2D 2H 3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 9D")
    assert table.stock == 37
    for seat in ("A", "B", "C", None):
        seen = repr(table.view(seat))
        other = Table.from_pack("voron", 3, "2C 2D 2H 3C 3D 3H 4C 4D 4H 5C 5D 5H 6C 6D 6H 9D AS QS")
        assert repr(other.view(seat)) == seen  # the cards under it may be any
    assert table.refused("B 7C") == "not-in-hand"


def test_s3_09_the_top_card_does_not_make_trumps_from_under_the_pack() -> None:
    """The top card is laid face up under the pack: its suit is trump, and it is drawn last."""
    table = Table.from_pack("voron", 2, "2C 2D 3C 3D 4C 4D 5C 5D 6C 6D 9H 8S 7S", dealer="A")
    assert table.trump == "H"
    assert table.view().indicator == 33
    table.play("B 2C 3C done", "A take")
    assert table.holds("B", "4C 5C 6C 7S 8S")  # the turned card was not on top any more
    assert table.view().indicator == 33


def test_s3_10_spades_become_trump() -> None:
    """A turned spade is pushed into the middle of the pack and the new top card is turned."""
    hands = "2C 2D 3C 3D 4C 4D 5C 5D 6C 6D"
    table = Table.from_pack("voron", 2, f"{hands} KS 9H", dealer="A")
    assert table.trump == "H"
    stock = [card_name(card) for card in table.state.stock[table.state.top : table.state.end]]
    # 41 cards were left: the king has 20 above him, then the nine went from the top to the bottom.
    assert stock.index("KS") == 19
    assert stock[-1] == "9H"
    table = Table.from_pack("voron", 2, f"{hands} KS AS 9D", dealer="A")
    assert table.trump == "D"
    for options in (
        {"trump_method": "fixed", "fixed_trump": "spades"},
        {"trump_method": "fixed", "fixed_trump": "pikes"},
    ):
        with pytest.raises(RulesError):
            deal("voron", 2, options=options)
    table = Table(
        "voron trump_method=kq_after_deal; naming; dealer C; A KS QS 2C; B KH QH 3C; C 4C 5C"
    )
    assert table.turn == "B"  # a pair of spades names nothing
    assert table.refused("B name spades") == "spades-never-trump"


def test_s3_11_the_first_move_is_not_that_of_the_dealers_left_neighbour() -> None:
    """The player at the dealer's left attacks first, the next clockwise defends."""
    for dealer, attacker, defender in (("A", "B", "C"), ("B", "C", "D"), ("D", "A", "B")):
        table = Table.from_pack("voron", 4, dealer=dealer)
        assert (table.turn, table.defender) == (attacker, defender)
        card = table.hand(defender).split()[0]
        assert table.refused(f"{defender} {card}") == "not-your-turn"


def test_s3_12_a_lead_is_not_one_or_more_cards_of_one_suit() -> None:
    """The attacker leads one or more cards of one suit."""
    table = Table("voron; stock 9; A 2H 3H 5H 8H JH KH 4C; B 2C 3C 5C 6C 7C 8C 9C; C 5")
    assert table.refused("A done") == "empty-lead"
    assert table.refused("A 4C 2H") == "other-suit"
    table.play("A 2H 3H 5H 8H JH KH done")  # there is no cap of five
    assert table.turn == "B"


def test_s3_13_more_cards_are_led_than_the_defender_holds() -> None:
    """Not more cards may be led than the defender holds, stock or not."""
    for stock in ("stock 9;", ""):
        table = Table(f"voron; {stock} A 2H 3H 5H 8H JH KH; B 2C 3C 4C 5C; C QS 6C 7C 8C 9C")
        assert table.refused("A 2H 3H 5H 8H JH") == "defender-limit"
        table.play("A 2H 3H 5H 8H done")
        assert table.turn == "B"


def test_s3_14_the_defender_beats_with_other_than_higher_cards_or_trumps() -> None:
    """Higher cards of the suit beat, and trumps; trumps are beaten by higher trumps alone."""
    table = Table("voron; trump hearts; A 6C 7C 6H; B 5C 9C 2H 8H AD; C QS 2D 3D")
    plain = Table("voron; trump hearts; A 6C 7C 6H; B 5C 9C 2H 8H AD; C QS 2D 3D")
    plain.play("A 6C done")
    assert plain.legal("B") == {"9C", "2H", "8H", "take"}
    assert plain.refused("B 5C") == "too-low"
    assert plain.refused("B AD") == "does-not-beat"
    table.play("A 6H done")
    assert table.legal("B") == {"8H", "take"}
    assert table.refused("B 2H") == "too-low"
    assert table.refused("B 9C") == "does-not-beat"


def test_s3_15_the_spade_queen_beats_or_is_beaten() -> None:
    """The spade queen beats nothing and nothing beats her, not even a trump."""
    table = Table("voron; trump hearts; A QS 2C; B AS KS AH 3C; C 2D 3D").play("A QS done")
    assert table.legal("B") == {"take"}
    for card in ("AS", "KS", "AH"):
        assert table.refused(f"B {card}") == "queen-unbeatable"
    for lead in ("JS", "2C", "2H"):
        table = Table(f"voron; trump hearts; A {lead} 3D; B QS 4D; C 5D 6D").play(f"A {lead} done")
        assert table.legal("B") == {"take"}
        assert table.refused("B QS") == "queen-cannot-beat"


def test_s3_16_a_beaten_attack_stays_in_play() -> None:
    """When all are beaten, all those cards leave the game."""
    table = Table("voron; trump hearts; A 6C 7C 6D; B 9C 2H 8D 3D; C QS 2D AD")
    table.play("A 6C 7C done", "B 9C")
    assert "DISCARDED" not in table.events()  # not before all are beaten
    table.play("B 2H")
    gone = mask_of(parse_cards("6C 7C 9C 2H"))
    assert table.state.gone & gone == gone
    assert (table.hand("A"), table.hand("B")) == ("6D", "3D 8D")
    assert table.refused("B 9C") == "not-in-hand"


def test_s3_17_somebody_draws_before_the_bout_is_over_or_before_the_attacker() -> None:
    """After the bout both refill to five, the attacker first, then the defender."""
    table = Table(
        "voron; trump hearts; stock 2S 3S 4S 5S 6S 7S; A 6C 7C 8C 2D 3D; B 9C TC JC 4D 5D; C 5"
    )
    table.play("A 6C 7C 8C done")
    assert (table.count("A"), table.stock) == (2, 6)
    table.play("B 9C TC")
    assert (table.count("A"), table.count("B"), table.stock) == (2, 3, 6)
    table.play("B JC")
    assert table.holds("A", "2D 3D 2S 3S 4S")
    assert table.holds("B", "4D 5D 5S 6S 7S")
    assert table.events().count("DREW") == 2


def test_s3_18_the_defender_who_beat_all_does_not_attack_the_next() -> None:
    """The defender who beat everything attacks, the next clockwise defends."""
    table = Table("voron; trump hearts; stock 9; A 6C 2D; B 9C 4D; C QS 5D; D 6D 7D")
    table.play("A 6C done", "B 9C")
    assert (table.turn, table.attacker, table.defender) == ("B", "B", "C")
    assert table.refused("C 5D") == "not-your-turn"


def test_s3_19_a_defender_may_not_take_without_beating() -> None:
    """A defender who could beat may take the cards instead."""
    table = Table("voron; trump hearts; A 6C 7C 2D; B 9C TC 4D; C QS 5D").play("A 6C 7C done")
    assert table.legal("B") == {"9C", "10C", "take"}
    table.play("B take")
    assert table.holds("B", "6C 7C 9C TC 4D")


def test_s3_20_after_a_pick_up_the_wrong_ones_draw_or_attack() -> None:
    """The defender took: the attacker refills, the player after the defender attacks the next."""
    table = Table("voron; stock 2S 3S 4S; A 6C 7C 2D 3D 5C; B 9C TC 4D 6D 7D; C QS 5D; D 8D 9D")
    table.play("A 6C 7C done", "B take")
    assert table.holds("A", "5C 2D 3D 2S 3S")
    assert table.count("B") == 7
    assert table.stock == 1
    assert (table.turn, table.defender) == ("C", "D")
    assert table.refused("B 4D") == "not-your-turn"


def test_s3_21_a_defence_may_be_partial() -> None:
    """It is beat all or take: who cannot beat everything takes everything back."""
    table = Table("voron; trump hearts; stock 9; A 6C 7C 2D 3D 4D; B 9C 5D 6D 7D 8D; C QS 9D")
    table.play("A 6C 7C done", "B 9C")
    assert table.legal("B") == {"take"}
    table.play("B take")
    assert table.holds("B", "6C 7C 9C 5D 6D 7D 8D")
    assert {"6C", "9C"}.isdisjoint(table.gone.split())
    partial = Table(
        "voron partial_defence=yes; trump hearts; stock 9;"
        " A 6C 7C 2D 3D 4D; B 9C 5D 6D 7D 8D; C QS 9D"
    )
    partial.play("A 6C 7C done", "B 9C take")
    assert {"6C", "9C"} <= set(partial.gone.split())


def test_s3_22_the_turned_card_is_not_drawn_last() -> None:
    """When the stock ends the face-up trump card is drawn too."""
    table = Table("voron; stock 2S 6D*; A 6C 7C 8C 2H 3H; B 9C TC JC 4H 5H; C QS 6H")
    assert table.stock == 2
    table.play("A 6C 7C 8C done", "B 9C TC JC")
    assert table.holds("A", "6D 2H 3H 2S")
    assert table.stock == 0
    assert "INDICATOR_DRAWN" in table.events()
    assert table.view().indicator is None
    assert table.trump == "D"
    assert table.holds("B", "4H 5H")  # nothing is left for him


def test_s3_23_it_ends_before_one_player_with_the_queen_is_left() -> None:
    """It goes on until one player is left, with the spade queen: he has lost."""
    table = Table("voron; trump hearts; A 2C 3D; B 9C QS; C 3H 4H")
    table.play("A 2C done", "B 9C")
    assert not table.over
    table.play("B QS done")
    assert not table.over
    assert table.out == "B"
    table.play("C take", "A 3D done")  # the deal ends with the lead of the last but one
    assert table.over
    assert table.out == "BA"
    assert table.loser == "C"
    assert table.holds("C", "3D 3H 4H QS")
    assert table.refused("C 3H") == "deal-over"


def test_s3_24_the_two_varieties_of_trump_cannot_be_played() -> None:
    """Diamonds are always trump, or a holder of king and queen names trump after the deal."""
    table = Table.from_pack("voron trump_method=fixed", 2, "2C 2D 3C 3D 4C 4D 5C 5H 6C 6H 9H")
    assert table.trump == "D"
    assert table.view().indicator is None
    table.play("B 2C done")
    assert table.legal("A") == {"2D", "3D", "4D", "take"}
    assert table.refused("A 5H") == "does-not-beat"
    hands = "KC KH 2C  QC QH 3C  2H 2D 4C  3H 3D 5C  4H 4D 6C"
    table = Table.from_pack("voron trump_method=kq_after_deal", 3, hands, dealer="C")
    assert table.trump == "-"
    assert table.turn == "A"
    assert table.legal("A") == {"name clubs", "decline"}
    assert table.refused("A name hearts") == "no-pair"
    assert table.refused("B name hearts") == "not-your-turn"
    table.play("A decline")
    assert table.legal("B") == {"name hearts", "decline"}
    table.play("B name hearts")
    assert table.trump == "H"
    assert table.turn == "A"
    assert table.refused("A name clubs") == "already-named"
