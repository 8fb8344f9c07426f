"""Decided edge cases of Mustamaija, set-up and trump: M1 to M26."""

from collections import Counter

import pytest

from maija.cards import QUEEN_OF_SPADES, card_name, parse_cards
from maija.chance import seeded
from maija.games.deal import deal
from maija.games.match import Drawn, first_dealer
from maija.games.options import RulesError
from maija.games.presets import preset
from tests.table import Table, told_cards


def drawn_for_dealer(game: str, players: int, cards: str) -> tuple[str, list[str]]:
    """Who deals when these cards lie on top, and what was drawn: ``A 5C``, ``A QS again``."""
    name, *options = game.split()
    chosen = preset(name)
    rules = chosen.changed(dict(option.split("=") for option in options), players)
    found = first_dealer(chosen.family, rules, players, parse_cards(cards))
    told = [
        f"{'ABCDEFGH'[seat]} {card_name(card)}{'' if counts else ' again'}"
        for seat, card, counts in found.drawn
    ]
    return "ABCDEFGH"[found.seat], told


def stock_of(table: Table) -> str:
    """The cards of the stock from the top."""
    cards = table.state.stock[table.state.top : table.state.end]
    return " ".join(card_name(card) for card in cards)


def test_m_01_a_tie_in_the_cut_is_not_drawn_again_by_the_tied() -> None:
    """Those who cut equally high draw again, and nobody else."""
    assert drawn_for_dealer("musta-maija", 3, "AC AD 5H 3C 9D KH") == (
        "B",
        ["A AC", "B AD", "C 5H", "A 3C", "B 9D"],
    )
    assert drawn_for_dealer("musta-maija", 3, "9C 4D 9H 2C 2D 7S 3C 4C") == (
        "A",
        ["A 9C", "B 4D", "C 9H", "A 2C", "C 2D", "A 7S", "C 3C"],
    )
    assert drawn_for_dealer("musta-maija", 3, "9C 4D 2H 2C")[1] == ["A 9C", "B 4D", "C 2H"]
    chosen = preset("musta-maija")
    assert first_dealer(chosen.family, chosen.rules, 2, parse_cards("2C 3C")).drawn == (
        Drawn(0, 0, counts=True),
        Drawn(1, 1, counts=True),
    )


def test_m_02_the_spade_queen_decides_the_cut() -> None:
    """Whoever draws the spade queen in the cut draws again; where she counts she is above all."""
    assert drawn_for_dealer("musta-maija", 3, "3C QS 7D KH") == (
        "C",
        ["A 3C", "B QS again", "B 7D", "C KH"],
    )
    assert drawn_for_dealer("musta-maija queen_in_cut=counts", 3, "AC QS KH 7D") == (
        "B",
        ["A AC", "B QS", "C KH"],
    )


def test_m_03_six_players_have_one_pack_or_two_spade_queens() -> None:
    """From six players on S1 has two packs: 103 cards, the spade queen once."""
    for players, cards, stock in ((5, 52, 22), (6, 103, 67), (7, 103, 61), (8, 103, 55)):
        game = deal("musta-maija", players, seed=3)
        pack = game.state.stock[: game.state.end]
        assert len(pack) == cards
        assert pack.count(QUEEN_OF_SPADES) == 1
        assert game.view().stock == stock
        assert Counter(Counter(pack).values()) == ({1: 52} if cards == 52 else {1: 1, 2: 51})
    doubled = preset("musta-maija")
    pack = doubled.family.pack(doubled.rules, 6)
    pack[pack.index(0)] = QUEEN_OF_SPADES
    with pytest.raises(RulesError) as refusal:
        deal("musta-maija", 6, pack=pack)
    assert refusal.value.reasons[0].facts["extra"] == ["QS"]


def test_m_04_six_players_cannot_be_dealt_from_one_pack() -> None:
    """Six players with five cards each leave a stock of 22 from one pack."""
    for game in ("mustamaija", "voron", "pagat"):
        table = Table.from_pack(game, 6)
        assert [table.count(seat) for seat in "ABCDEF"] == [5] * 6
        assert table.stock == 22
        assert table.legal("B")


def test_m_05_seven_players_are_offered_one_pack() -> None:
    """Seven or eight are too many for one pack; the refusal names packs and players."""
    for game, options in (("mustamaija", {}), ("voron", {}), ("musta-maija", {"packs": "1"})):
        for players in (7, 8):
            with pytest.raises(RulesError) as refusal:
                deal(game, players, options=options)
            assert "packs=1" in str(refusal.value)
            assert f"players={players}" in str(refusal.value)
    assert Table.from_pack("mustamaija packs=2", 7).stock == 103 - 35
    assert Table.from_pack("musta-maija packs=2", 2).stock == 103 - 12


def test_m_06_a_packet_of_three_deals_five_cards_otherwise_than_three_and_two() -> None:
    """Five cards by threes: three to each, then two to each."""
    top = "2C 3C 4C  2D 3D 4D  2H 3H 4H  9C 10C  9D 10D  9H 10H"
    table = Table.from_pack("musta-maija hand_size=5", 3, top, dealer="A")
    assert table.holds("B", "2C 3C 4C 9C 10C")
    assert table.holds("C", "2D 3D 4D 9D 10D")
    assert table.holds("A", "2H 3H 4H 9H 10H")
    table = Table.from_pack("musta-maija", 2, "2C 3C 4C 2D 3D 4D 9C 10C JC 9D 10D JD", dealer="A")
    assert table.holds("B", "2C 3C 4C 9C 10C JC")
    whole = "musta-maija hand_size=5 deal_packet=hand_size"
    table = Table.from_pack(whole, 2, "2C 3C 4C 5C 6C 2D 3D 4D 5D 6D", dealer="A")
    assert table.holds("B", "2C 3C 4C 5C 6C")


def test_m_07_a_turned_spade_stays_or_only_one_is_put_back() -> None:
    """Turned spades go into the middle, one after the other, until another suit is turned."""
    table = Table("pagat; stock KS 9S 5H 6H 7H; A 2C 3C 4C 5C 6C 7C; B QS 8C")
    table.play("A 2C done")
    # KS: 9S 5H KS 6H 7H; 9S: 5H KS 9S 6H 7H; the five of hearts goes under.
    assert stock_of(table) == "KS 9S 6H 7H 5H"
    assert table.trump == "H"
    assert told_cards(table, "SPADE_RETURNED") == "9S KS"
    assert told_cards(table, "TRUMP_TURNED") == "5H"
    assert table.view().trump == 2


def test_m_08_a_turned_spade_queen_is_treated_otherwise_than_a_spade() -> None:
    """The spade queen, turned, goes back like any spade."""
    hands = "2C 2D 3C 3D 4C 4D 5C 5D 6C 6D"
    table = Table.from_pack("mustamaija", 2, f"{hands} QS 9H", dealer="A")
    assert table.trump == "H"
    assert stock_of(table).split().index("QS") == 19
    assert stock_of(table).endswith("9H")
    assert "QS" not in table.hand("A") + table.hand("B")


def test_m_09_a_turned_spade_is_refused_though_spades_may_be_trump() -> None:
    """Where spades may be trump a turned spade makes them so; the queen still goes back."""
    hands = "2C 3C 4C 2D 3D 4D 5C 6C 7C 5D 6D 2S"
    game = "musta-maija trump_method=turn_up"
    table = Table.from_pack(game, 2, f"{hands} 9S 8S", dealer="A")
    assert table.trump == "S"
    table.play("B 2C done")
    assert table.legal("A") == {"2S", "take"}
    assert table.refused("A 5D") == "does-not-beat"
    table = Table.from_pack(game, 2, f"{hands} QS KS", dealer="A")
    assert table.trump == "S"
    assert stock_of(table).endswith("KS")
    assert stock_of(table).split().index("QS") == 18
    table = Table.from_pack(game, 2, f"{hands} QS 9H", dealer="A")
    assert table.trump == "H"
    assert Table.from_pack("mustamaija", 2, f"{hands} KS 9H").trump != "S"


def test_m_10_turning_never_ends_when_only_spades_are_left() -> None:
    """After one pass through a stock of spades the deal is played without trumps."""
    table = Table("pagat; stock 3S 4S 5S; A 2C 3C 4C 5C 6C 7C; B QS 8C 2D; C 2S")
    table.play("A 2C 3C done")
    assert table.trump == "-"
    assert "NO_TRUMP" in table.events()
    assert "TRUMP_TURNED" not in table.events()
    assert table.view().indicator is None
    assert table.stock == 2  # the attacker has drawn one
    assert table.legal("B") == {"8C", "take"}
    assert table.refused("B 2D") == "does-not-beat"
    alone = Table("pagat; stock QS; A 2C 3C 4C 5C 6C 7C; B 8C 2D; C 2S").play("A 2C done")
    assert (alone.trump, stock_of(alone)) == ("-", "QS")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("KS 2H 3H 4H 5H", "3H KS 4H 5H 2H"),  # four are left: two above
        ("KS 2H 3H 4H 5H 6H", "3H KS 4H 5H 6H 2H"),  # five are left: two above
        ("KS 2H 3H", "KS 3H 2H"),  # two are left: one above
        ("KS 2H", "KS 2H"),  # one is left: none above, so the king is turned once more
    ],
)
def test_m_11_the_middle_is_not_half_of_the_cards_left(before: str, after: str) -> None:
    """A spade put back has half of the cards left above it, rounded down."""
    table = Table(f"pagat; stock {before}; A 2C 3C 4C 5C 6C 7C; B QS 8C").play("A 2C done")
    if before == "KS 2H":
        assert (table.trump, stock_of(table)) == ("-", after)
    else:
        assert (table.trump, stock_of(table)) == ("H", after)


def turned_with(goes: str, stock: str, seeds: int) -> Counter[str]:
    """The stocks that come out when trump is turned, over many seeds."""
    found: Counter[str] = Counter()
    for seed in range(seeds):
        position = f"pagat spade_indicator_goes={goes}; stock {stock}; A 2C 3C 4C 5C 6C 7C; B QS 8C"
        table = Table(position)
        table.state.rng = seeded(seed)
        table.twin = None
        found[stock_of(table.play("A 2C done"))] += 1
    return found


def test_m_11_a_random_place_is_top_or_bottom_or_not_equally_likely() -> None:
    """Random: any place but top and bottom, each as likely; reshuffle: all orders are possible."""
    found = turned_with("random", "KS 2H 3H 4H", 120)
    # Three are left: the king lies under 2H or under 3H; then 2H is turned and goes under.
    assert set(found) == {"KS 3H 4H 2H", "3H KS 4H 2H"}
    assert 40 < found["KS 3H 4H 2H"] < 80
    shuffled = turned_with("reshuffle", "KS 2H 3D", 120)
    for order in ("KS 3D 2H", "3D KS 2H", "KS 2H 3D", "2H KS 3D"):
        assert 12 < shuffled[order] < 50


def test_m_12_the_indicator_cannot_be_drawn_or_not_by_whoever_needs_it() -> None:
    """The indicator is the last card of the stock and is drawn like any card."""
    for after in ("A 4C done", "A 4C 5C done"):
        table = Table("mustamaija; stock 2S 6D*; A 4C 5C 2H 3H KH; B 9C TC 4H 5H 6H; C QS")
        table.play(after)
        drawn = table.stock == 0
        assert drawn == ("5C" in after)
        assert ("6D" in table.hand("A").split()) == drawn
        if not drawn:
            table.play("B 9C")
            assert table.stock == 0
            assert "6D" in table.hand("B").split()
    table = Table("mustamaija indicator_position=top; stock 6D* 2S; A 4C 5C 2H 3H KH; B 9C; C QS")
    table.play("A 4C done")
    assert "6D" in table.hand("A").split()  # on top it is the first
    assert table.events().count("INDICATOR_DRAWN") == 1


def test_m_13_trump_ends_with_the_indicator() -> None:
    """When the indicator has been drawn the trump stays and is shown."""
    table = Table("mustamaija; stock 6D*; A 4C 5C 2H 3H KH; B 9C 2D 4H; C QS 7C 8C")
    table.play("A 4C done")
    assert table.view().indicator is None
    assert table.view().trump == 1
    assert table.legal("B") == {"9C", "2D", "take"}
    table.play("B 2D")
    assert table.trump == "D"


def test_m_14_trump_is_turned_before_the_first_lead_or_after_the_draw() -> None:
    """Pagat: the first lead is blind; then trump is turned, then the attacker draws."""
    hands = "5D 2H 9D 2C 4C JD 3D 2S KC 7H"
    cards = hands.split()
    top = " ".join(card for pair in zip(cards[:5], cards[5:], strict=True) for card in pair)
    table = Table.from_pack("pagat", 2, f"{top} KS KD 6H 7C", dealer="B")
    assert table.holds("A", "2C 4C 5D 9D 2H")
    assert (table.trump, table.view().trump, table.view().indicator) == ("-", None, None)
    table.play("A 5D 9D done")
    assert table.trump == "D"
    events = table.events()
    assert events.index("SPADE_RETURNED") < events.index("TRUMP_TURNED") < events.index("DREW")
    assert table.holds("A", "2C 4C 2H 6H 7C")
    assert table.legal("B") == {"JD", "take"}
    assert table.refused("B 3D") == "too-low"
    table.play("B JD take", "A 2C done")
    assert "TRUMP_TURNED" not in table.events()  # once in a deal


def test_m_15_there_are_trumps_though_nobody_named_any() -> None:
    """Nobody names a pair: no trump at all, only higher cards of the suit beat."""
    table = Table("musta-maija; stock 9; A 4C AD 2H; B 5C AH KH 2D AC 3C; C QS")
    table.play("A 4C done")
    assert table.legal("B") == {"5C", "AC", "take"}
    for card in ("AH", "2D"):
        assert table.refused(f"B {card}") == "does-not-beat"
    table.play("B take", "C QS done", "A take")
    assert table.trump == "-"


def test_m_16_a_naming_in_the_defence_undoes_a_beat_or_helps_only_later() -> None:
    """Trump named in a defence: what is beaten stays beaten, the rest is met with the new trump."""
    position = "musta-maija; stock 12; A 5D 9D; B KC QC 7D 2C 3H 4S; C KH QH QS"
    table = Table(position).play("A 5D 9D done", "B 7D")
    assert table.legal("B") == {"take", "name clubs"}
    table.play("B name clubs")
    assert table.view().bout == ((16, 18), (20, -1))
    assert table.legal("B") == {"2C", "QC", "KC", "take"}
    table.play("B 2C")
    assert table.turn == "B"
    assert table.count("B") == 6  # two drawn
    table = Table(position).play("A 5D 9D done", "B 7D", "C name hearts")
    assert table.view().bout == ((16, 18), (20, -1))
    assert table.refused("B name clubs") == "already-named"
    assert table.refused("B 2C") == "does-not-beat"
    assert table.legal("B") == {"3H", "take"}
    table = Table(position).play("A 5D 9D done", "B take", "B name clubs")
    assert table.view().asked == 0  # what was left is asked again
    table.play("B 7D 2C")
    assert table.turn == "B"


def test_m_17_a_holder_may_not_name_out_of_turn_or_somebody_else_may() -> None:
    """Any player in the game who holds both may name, also out of turn; nobody within a lead."""
    position = "musta-maija; A 4C 5C 2H; B KD 2D; C KH QH 2S; D QS 3S; E -; out E"
    table = Table(position)
    assert table.legal("C") == {"name hearts"}
    assert table.legal("B") == set()
    assert table.refused("B name diamonds") == "no-pair"
    assert table.refused("C name diamonds") == "no-pair"
    assert table.refused("E name hearts") == "already-out"
    table.play("A 4C")
    assert table.legal("C") == set()
    assert table.refused("C name hearts") == "naming-in-lead"
    table.play("A done")
    assert table.legal("C") == {"name hearts"}
    table.play("C name hearts")
    assert table.trump == "H"
    assert table.turn == "B"  # it is still his turn who was asked


def test_m_18_the_first_of_two_holders_to_name_does_not_decide() -> None:
    """Two hold pairs of different suits: the first to name decides, the other is refused."""
    position = "musta-maija; A 4C 5C 2H; B KD QD 2D; C KH QH 2S; D QS 3S"
    for first, suit, other, refused in (
        ("B", "diamonds", "C", "hearts"),
        ("C", "hearts", "B", "diamonds"),
    ):
        table = Table(position).play("A 4C done", f"{first} name {suit}")
        assert table.trump == suit[0].upper()
        assert table.legal(other) - {"take"} == set()
        assert table.refused(f"{other} name {refused}") == "already-named"


def test_m_19_a_second_naming_changes_trump() -> None:
    """The first naming holds for the deal; with the option each suit may be named once."""
    position = "stock 9; A 4C 5C 2H; B KD QD 2D 3H; C KH QH 2S; D QS 3S"
    table = Table(f"musta-maija; {position}").play("C name hearts")
    assert table.refused("B name diamonds") == "already-named"
    assert table.refused("C name hearts") == "already-named"
    table = Table(f"musta-maija trump_redeclare=yes; {position}")
    table.play("C name hearts", "A 4C 5C done", "B 3H", "B name diamonds")
    assert table.trump == "D"
    assert table.view().bout == ((2, 27), (3, -1))  # what the heart has beaten stays beaten
    assert table.legal("B") == {"2D", "QD", "KD", "take"}
    assert table.refused("C name hearts") == "suit-already-named"
    assert table.refused("B name diamonds") == "suit-already-named"


def test_m_20_a_king_on_the_table_makes_a_pair() -> None:
    """King and queen must both be in the hand at that moment."""
    table = Table("musta-maija; stock 9; A KC QC 2H; B KD 2D 3H; C QD 2S; D QS 3S")
    table.play("A KC done")
    assert table.legal("A") == set()
    assert table.refused("A name clubs") == "no-pair"
    assert table.refused("B name diamonds") == "no-pair"  # the queen is his neighbour's
    table = Table("musta-maija; stock 9; A QC 2H; B KC 3C 2D; C 2S; D QS 3S").play("A QC done")
    assert table.refused("B name clubs") == "no-pair"
    table.play("B KC")
    assert table.refused("B name clubs") == "no-pair"


def test_m_21_a_pair_made_by_picking_up_cannot_be_named() -> None:
    """A pair that comes together by a pick-up may be named, once it is in the hand."""
    table = Table("musta-maija; stock 9; A QC 2H; B KC 3C 2D; C 2S 4S; D QS 3S")
    table.play("A QC done")
    assert table.refused("B name clubs") == "no-pair"
    table.play("B take")
    assert table.legal("B") == {"name clubs"}
    table.play("B name clubs")
    assert table.trump == "C"


def test_m_22_a_pair_of_spades_is_or_is_not_a_pair_against_the_option() -> None:
    """King and queen of spades name spades in S1; the queen is what she always is."""
    position = "stock 2D 3D 4D 5D 6D 7D 8D; A KS QS 2C 3S; B 4C 5S AS; C 2S 4S"
    table = Table(f"musta-maija; {position}")
    assert "name spades" in table.legal("A")
    table.play("A name spades", "A 2C done")
    assert table.trump == "S"
    assert table.legal("B") == {"4C", "5S", "AS", "take"}
    table.play("B take", "C 2S done")
    assert table.legal("A") == {"3S", "KS", "take"}
    assert table.refused("A QS") == "queen-cannot-beat"
    table = Table(f"musta-maija; {position}").play("A name spades", "A QS done")
    assert table.refused("B AS") == "queen-unbeatable"
    table = Table(f"musta-maija spades_may_be_trump=no; {position}")
    assert "name spades" not in table.legal("A")
    assert table.refused("A name spades") == "spades-never-trump"


def test_m_23_king_and_queen_of_different_packs_make_no_pair() -> None:
    """With two packs any king and any queen of one suit make a pair; two kings do not."""
    table = Table("musta-maija packs=2; stock 9; A KC KC 2H; B 3C; C QS")
    assert table.refused("A name clubs") == "no-pair"
    table = Table("musta-maija packs=2; stock 9; A KC KC QC; B QC 3C; C QS")
    assert "name clubs" in table.legal("A")
    table.play("A KC done")  # one king led, the other makes the pair still
    assert table.legal("A") == {"name clubs"}
    table.play("B take")
    assert table.legal("B") == {"name clubs"}
    table.play("B name clubs")
    assert table.refused("A name clubs") == "already-named"


def test_m_24_a_pair_is_named_unproved() -> None:
    """The pair is verified and both cards are shown to all; without the option they are not."""
    position = "stock 9; A 4C 5C 2H; B KD QD 2D; C QS 3S"
    table = Table(f"musta-maija; {position}")
    assert table.refused("C name diamonds") == "no-pair"
    table.play("B name diamonds")
    assert told_cards(table, "NAMED") == "QD KD"
    assert table.view().shown[1] == (23, 24)
    assert table.view("C").shown[1] == (23, 24)
    table.play("A 4C done", "B KD")
    assert table.view().shown[1] == (23,)  # the king has been played
    secret = Table(f"musta-maija kq_must_show=no; {position}").play("B name diamonds")
    assert told_cards(secret, "NAMED") == ""
    assert secret.view("C").shown[1] == ()
    assert secret.trump == "D"
    assert Table.from_pack("musta-maija", 3).view().shown == ((), (), ())


def test_m_25_the_wrong_holder_names_after_the_deal_or_trump_comes_without_one() -> None:
    """Holders are asked from the dealer's left; with nobody, or nobody willing, no trump."""
    game = "voron trump_method=kq_after_deal; naming; dealer D"
    table = Table(f"{game}; A KS QS 2H; B KH QH 2C; C KC QC 3H; D 3C")
    assert table.turn == "B"  # spades are no pair here
    assert table.refused("C name clubs") == "not-your-turn"
    table.play("B name hearts")
    assert (table.trump, table.turn) == ("H", "A")
    table = Table(f"{game}; A KS QS 2H; B KH QH 2C; C KC QC 3H; D 3C").play("B decline")
    assert table.turn == "C"
    assert table.legal("C") == {"name clubs", "decline"}
    assert table.refused("B name hearts") == "not-your-turn"
    table.play("C decline")
    assert (table.trump, table.turn) == ("-", "A")
    assert table.refused("C name clubs") == "not-your-turn"
    assert table.refused("A name spades") == "spades-never-trump"
    table.play("A 2H done", "B take", "C 3H done", "D take")
    assert (table.attacker, table.trump) == ("A", "-")
    table = Table(f"{game}; A 2H 3H 4H; B 2C; C 3C; D KC QC").play("D name clubs")
    assert (table.trump, table.turn) == ("C", "A")  # the dealer is asked last
    hands = "2C 2D 3C 3D 4C 4D 5C 5D 6C 6D KS QS"
    nobody = Table.from_pack("voron trump_method=kq_after_deal", 2, hands, dealer="A")
    assert (nobody.trump, nobody.turn) == ("-", "B")
    assert nobody.view().indicator is None


def test_m_26_nobody_may_name_when_the_stock_is_gone() -> None:
    """Trump may still be named when the stock is exhausted."""
    table = Table("musta-maija; A 4C 5C 2H; B KD QD 2D; C QS 3S")
    assert table.stock == 0
    table.play("A 4C done")
    assert table.legal("B") == {"take", "name diamonds"}
    table.play("B name diamonds", "B 2D")
    assert table.turn == "B"
