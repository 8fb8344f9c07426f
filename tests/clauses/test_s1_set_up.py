"""S1.1-S1.10: cards, players, the deal and the aim."""

from __future__ import annotations

import pytest

from maija.cards import QUEEN_OF_SPADES, parse_cards
from maija.games.deal import deal
from maija.games.match import Drawn, Match, first_dealer
from maija.games.options import RulesError
from maija.games.presets import preset
from maija.record import NotationError
from tests.table import Table, sort, told_cards


def test_s1_02_six_players_have_one_pack_or_two_spade_queens() -> None:
    """S1.2: from six players on two packs are used, and only one spade queen stays."""
    table = Table(
        "musta-maija; stock 67; A 7C 7C 2D 3D 4D 5D; B 8C 8C 2D 3D 4D 5D; C 6; D 6; E 6;"
        " F QS 2S 2S 3S 3S 4S"
    )
    table.play("A 7C 7C done")
    assert (table.count("A"), table.stock) == (6, 65)
    table.play("B 8C 8C")
    assert sort(told_cards(table, "DISCARDED")) == "7C 7C 8C 8C"
    assert sum(table.count(seat) for seat in "ABCDEF") + table.stock + 4 == 103

    with pytest.raises(NotationError, match="QS stands in the position more often"):
        Table("musta-maija; stock 66; A QS 5; B QS 5; C 6; D 6; E 6; F 6")
    with pytest.raises(NotationError, match="7C stands in the position more often"):
        Table("musta-maija; stock 20; A 7C 7C 4; B 6; C 6; D 6; E 6")


@pytest.mark.parametrize(("players", "cards"), [(5, 52), (6, 103), (8, 103)])
def test_s1_02_the_wrong_pack_is_dealt(players: int, cards: int) -> None:
    """S1.2: 52 cards up to five players, 103 above, the spade queen once."""
    state = deal("musta-maija", players, seed=3).state
    dealt = state.stock[: state.end]
    assert len(dealt) == cards
    assert dealt.count(QUEEN_OF_SPADES) == 1


def test_s1_03_the_ace_is_low_or_ranks_are_in_another_order() -> None:
    """S1.3: ranks are the ordinary ones, the ace highest."""
    hands = "B 9H JH QH KH AH 8H; C QS 2S 3S 4S 5S 6S"
    table = Table(f"musta-maija; stock 7S 8S 9S; A 10H 2H 3H 4H 5H 6H; {hands}")
    table.play("A 10H done")
    assert table.legal_cards("B") == {"JH", "QH", "KH", "AH"}
    assert table.refused("B 9H") == "too-low"

    table = Table(f"musta-maija; stock 7S 8S 9S; A 2H 3H 4H 5H 6H 7H; {hands}")
    table.play("A 2H done")
    assert table.legal_cards("B") == {"8H", "9H", "JH", "QH", "KH", "AH"}

    table = Table("musta-maija; stock 7S 8S; A AH 3; B KH QH 2H 2; C QS")
    table.play("A AH done")
    assert table.legal_cards("B") == set()
    assert table.refused("B 2H") == "too-low"


def test_s1_04_the_spade_queen_beats_a_card_or_is_beaten() -> None:
    """S1.4: she is above every card, and may not be used to beat one (reading a)."""
    table = Table(
        "musta-maija; trump hearts; stock 10; A JS 2C 3C 4C 5C 6C; B QS KS 2H 2D 3D 4D; C 6"
    )
    table.play("A JS done")
    assert table.legal_cards("B") == {"KS", "2H"}
    assert table.refused("B QS") == "queen-cannot-beat"

    table = Table(
        "musta-maija; trump hearts; stock 10; A QS 2C 3C 4C 5C 6C; B AS KS AH 2D 3D 4D; C 6"
    )
    table.play("A QS done")
    assert table.legal("B") == {"take"}
    assert table.refused("B AS") == "queen-unbeatable"
    assert table.refused("B AH") == "queen-unbeatable"


def test_s1_04_the_spade_queen_decides_who_deals() -> None:
    """S1.4: drawn in the cut for dealer she does not count and is drawn again (reading b)."""
    game = preset("musta-maija")
    order = parse_cards("QS 2C KD 9H 5C")
    dealer = first_dealer(game.family, game.rules, 3, order)
    queen, two, king, nine = parse_cards("QS 2C KD 9H")
    assert dealer.seat == 1
    assert dealer.drawn == (
        Drawn(0, queen, counts=False),
        Drawn(0, two, counts=True),
        Drawn(1, king, counts=True),
        Drawn(2, nine, counts=True),
    )
    counting = game.changed({"queen_in_cut": "counts"})
    assert first_dealer(game.family, counting, 3, order).seat == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8])
def test_s1_05_two_to_eight_cannot_play(players: int) -> None:
    """S1.5: two to eight play."""
    dealt = deal("musta-maija", players, dealer=0, seed=players)
    card = dealt.legal(1)[0]
    dealt.play(1, card, "done")
    assert dealt.turn == (2 % players,)


@pytest.mark.parametrize("players", [1, 9])
def test_s1_05_one_or_nine_can_play(players: int) -> None:
    """S1.5: not one, and not nine."""
    with pytest.raises(RulesError) as refusal:
        deal("musta-maija", players)
    assert [reason.code for reason in refusal.value.reasons] == ["wrong-players"]


def test_s1_06_somebody_deals_who_did_not_draw_the_highest_card() -> None:
    """S1.6: the highest card drawn deals; who ties for it draws again (M1)."""
    game = preset("musta-maija")
    order = parse_cards("9C AH 4S KD")
    assert first_dealer(game.family, game.rules, 4, order).seat == 1
    order = parse_cards("9C KH KD 2C 5S 3S AC")
    dealer = first_dealer(game.family, game.rules, 4, order)
    assert dealer.seat == 1  # of the two kings B's second card, the 5S, is above C's 3S
    assert [drawn.seat for drawn in dealer.drawn] == [0, 1, 2, 3, 1, 2]


def test_s1_07_the_deal_goes_another_way_round_or_not_by_threes() -> None:
    """S1.7: clockwise from the dealer's left, three at a time, six each."""
    game = preset("musta-maija")
    pack = game.family.pack(game.rules, 3)
    state = deal("musta-maija", 3, dealer=0, pack=pack).state
    table = Table("musta-maija; A 8C 9C 10C 4D 5D 6D; B 2C 3C 4C JC QC KC; C 5C 6C 7C AC 2D 3D")
    assert state.hands[:3] == table.state.hands[:3]
    assert state.end - state.top == 52 - 18


def test_s1_08_a_card_is_turned_for_trumps_or_the_stock_lies_open() -> None:
    """S1.8: the rest is a face-down stock; no trump is turned."""
    dealt = deal("musta-maija", 3, dealer=2, seed=8)
    for seat in (-1, 0, 1, 2):
        seen = dealt.view(seat)
        assert (seen.stock, seen.indicator, seen.trump) == (34, None, None)
        assert {event.kind for event in dealt.events(seat)} == {0}  # dealt, and nothing else

    table = Table("musta-maija; stock 9D 8D 7D; A 5C 2S 3S 4S 5S 6S; B 6H 7H 8H 9H 10H 2D; C QS 5")
    table.play("A 5C done")
    assert table.legal("B") == {"take"}
    assert table.refused("B 2D") == "does-not-beat"


def test_s1_09_the_same_player_deals_again() -> None:
    """S1.9: the seed names no later dealer; the deal goes to the left, unless agreed otherwise."""
    table = Table("musta-maija; dealer C; A 5C; B QS; C 3H")
    table.play("A 5C done", "B take", "C 3H done")
    assert (table.over, table.loser) == (True, "B")

    match = Match.of("musta-maija", 3, dealer=2)
    assert match.start(seed=1).attacker == 0
    match.finish(table.state)
    assert match.dealer == 0
    assert match.start(seed=2).attacker == 1

    match = Match.of("musta-maija", 3, options={"next_dealer": "loser"}, dealer=2)
    match.finish(table.state)
    assert match.dealer == 1


def test_s1_10_the_owner_of_the_spade_queen_wins() -> None:
    """S1.10: get rid of the cards, and above all do not own the spade queen at the end."""
    text = "A 5C; B QS 6C; C 3H 4H"
    table = Table(f"musta-maija; {text}").play("A 5C done", "B take", "C 3H 4H done")
    assert (table.over, table.loser) == (True, "B")
    assert "QS" in table.hand("B")
    assert table.scores == (1, 0, 1)

    table = Table(f"musta-maija scoring=finish_order; {text}")
    table.play("A 5C done", "B take", "C 3H 4H done")
    assert table.scores == (1, 3, 2)

    table = Table(f"musta-maija; {text}").play("A 5C done", "B 6C", "B QS done")
    assert (table.over, table.loser) == (True, "C")
    assert table.holds("C", "QS 3H 4H")
    assert table.scores == (1, 1, 0)


def test_s1_10_play_goes_on_after_the_deal() -> None:
    """S1.10: the end has come when one alone owns cards."""
    table = Table("musta-maija; A 5C; B QS").play("A 5C done")
    assert table.over
    assert table.refused("B QS") == "deal-over"
    assert table.refused("A name hearts") == "deal-over"
