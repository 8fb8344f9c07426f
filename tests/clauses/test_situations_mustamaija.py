"""The worked situations of Mustamaija, card for card; each test carries its number."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from maija.cards import parse_cards
from tests.table import Table, told_cards

if TYPE_CHECKING:
    from collections.abc import Callable

FIRST = "trump hearts; stock 20; A 3S 6S QS 2C 5C 7D; B 8S 2H 9H 4C 5D JD; C 6; D 6"


def test_situation_01_a_card_left_with_trumps_in_the_hand_goes_elsewhere() -> None:
    table = Table(f"musta-maija; {FIRST}").play("A 3S 6S QS done")
    assert (table.count("A"), table.stock) == (6, 17)
    assert table.legal("B") == {"8S", "2H", "9H", "take"}
    table.play("B 8S")
    assert table.legal("B") == {"2H", "9H", "take"}
    table.play("B take")
    assert table.legal("B") == {"take"}
    table.play("B take")
    assert told_cards(table, "DISCARDED") == "3S 8S"
    assert table.holds("B", "2H 9H 4C 5D JD 6S QS")
    assert (table.count("B"), table.stock) == (7, 17)
    assert (table.turn, table.attacker, table.defender) == ("C", "C", "D")


def test_situation_01_all_or_nothing_leaves_the_defender_a_beaten_pair() -> None:
    table = Table(f"musta-maija partial_defence=all_or_nothing; {FIRST}")
    table.play("A 3S 6S QS done", "B 8S take")
    assert table.holds("B", "8S 2H 9H 4C 5D JD 3S 6S QS")
    assert told_cards(table, "DISCARDED") == ""
    assert told_cards(table, "TOOK_BACK") == "8S"
    assert told_cards(table, "PICKED_UP") == "3S 6S QS"
    assert (table.count("B"), table.stock, table.turn) == (9, 17, "C")


def largest_heart_lead(text: str) -> tuple[int, Table]:
    """Lay hearts until no more may lie there; the table after the lead."""
    table = Table(text)
    hearts = [card for card in ("2H", "3H", "5H", "8H", "JH", "KH") if card in table.hand("A")]
    laid = 0
    for card in hearts:
        if card not in table.legal("A"):
            assert table.refused(f"A {card}") in {"attack-limit", "defender-limit"}
            continue
        table.play(f"A {card}")
        laid += 1
    return laid, table.play("A done")


@pytest.mark.parametrize(("game", "most"), [("mustamaija", 5), ("voron", 6), ("musta-maija", 6)])
def test_situation_03_the_largest_lead_is_another(game: str, most: int) -> None:
    hand = "A 2H 3H 5H 8H JH KH 4C"
    laid, table = largest_heart_lead(f"{game}; trump clubs; stock 20; {hand}; B 7; C QS 4")
    assert laid == most
    assert "claim" not in table.legal("B")
    laid, table = largest_heart_lead(f"{game}; trump clubs; {hand}; B 7; C QS 4")
    assert laid == most
    assert "claim" not in table.legal("B")


@pytest.mark.parametrize(("game", "most"), [("mustamaija", 3), ("voron", 3), ("musta-maija", 6)])
def test_situation_03_the_largest_lead_before_three_cards_is_another(game: str, most: int) -> None:
    laid, _ = largest_heart_lead(f"{game}; trump clubs; A 2H 3H 5H 8H JH KH 4C; B 2D 3D 4D; C QS 4")
    assert laid == most


@pytest.mark.parametrize(
    ("lead", "overload"),
    [
        ("2H", False),
        ("2H 3H 5H", False),
        ("2H 3H 5H 8H", True),
        ("2H 3H 5H 8H JH", True),
        ("2H 3H 5H 8H JH KH", True),
    ],
)
def test_situation_03_another_lead_is_an_overload(lead: str, overload: bool) -> None:
    table = Table("musta-maija; trump clubs; A 2H 3H 5H 8H JH KH 4C; B 2D 3D 4D; C QS 4")
    table.play(f"A {lead} done")
    assert ("claim" in table.legal("B")) is overload


FOURTH = "stock 7C 8C 6D*; A 2C 3C 4C 5C KH; B 9C 10C JC QC AS; C QS 2H 3H 4H 5H"


def test_situation_04_the_last_card_of_the_stock_goes_to_the_defender() -> None:
    table = Table(f"voron; {FOURTH}").play("A 2C 3C 4C 5C done")
    assert (table.stock, table.count("A")) == (3, 1)  # nothing is drawn before the defence
    table.play("B 9C 10C JC QC")
    assert table.holds("A", "KH 7C 8C 6D")
    assert told_cards(table, "INDICATOR_DRAWN") == "6D"
    assert table.holds("B", "AS")
    assert (table.turn, table.attacker, table.defender) == ("B", "B", "C")
    assert (table.trump, table.stock, table.out) == ("D", 0, "")


def test_situation_04_defender_first_gives_the_attacker_a_card() -> None:
    table = Table(f"voron draw_order=defender_first; {FOURTH}")
    table.play("A 2C 3C 4C 5C done", "B 9C 10C JC QC")
    assert table.holds("B", "AS 7C 8C 6D")
    assert table.holds("A", "KH")
    assert (table.out, table.attacker, table.trump) == ("", "B", "D")


def test_situation_05_an_attacker_who_may_still_draw_is_out() -> None:
    table = Table(
        "voron; stock 2D 3D 4D 6H*; A 5C 6C 7C 8C 9C; B 10C JC QC KC AC; C QS 2S 3S 4S 5S"
    )
    assert table.trump == "H"
    table.play("A 5C 6C 7C 8C 9C done")
    assert (table.out, table.count("A"), table.turn) == ("", 0, "B")
    table.play("B 10C JC QC KC")
    assert table.out == ""
    table.play("B AC")
    assert table.holds("A", "2D 3D 4D 6H")
    assert (table.out, table.stock) == ("B", 0)
    assert (table.turn, table.attacker, table.defender) == ("C", "C", "A")


def test_situation_06_the_defender_is_out_before_the_attacker_or_the_lead_goes_astray() -> None:
    table = Table("mustamaija; trump diamonds; A 9C; B 10C; C 4H 5H; D QS 2S").play("A 9C done")
    assert (table.out, table.turn) == ("A", "B")
    table.play("B 10C")
    assert table.out == "AB"
    assert (table.turn, table.attacker, table.defender) == ("C", "C", "D")


def test_situation_07_a_defender_who_failed_leads_because_the_attacker_left() -> None:
    table = Table("mustamaija; trump diamonds; A 9C; B 4C 7D; C 4H 5H; D QS 2S")
    table.play("A 9C done")
    assert table.legal("B") == {"7D", "take"}
    table.play("B take")
    assert table.holds("B", "4C 7D 9C")
    assert table.out == "A"
    assert (table.turn, table.attacker, table.defender) == ("C", "C", "D")


def test_situation_08_a_claim_gives_the_hand_to_another_or_the_deal_goes_on() -> None:
    table = Table("musta-maija; A 5C 8C JC 2D; B 9D QS; C 3H").play("A 5C 8C JC done")
    assert "claim" in table.legal("B")
    table.play("B claim")
    assert (table.out, table.hand("B")) == ("B", "")
    assert table.holds("A", "2D 5C 8C JC 9D QS")
    assert (table.turn, table.attacker, table.defender) == ("C", "C", "A")
    table.play("C 3H done")
    assert (table.over, table.out, table.loser) == (True, "BC", "A")
    assert table.holds("A", "2D 5C 8C JC 9D QS 3H")
    assert table.scores == (0, 1, 1)


def test_situation_11_a_position_that_returns_for_the_third_time_goes_on() -> None:
    table = Table("musta-maija; A 2C 2D; B QS 2H; C 3C 3D")
    first = (table.hand("A"), table.hand("B"), table.hand("C"), table.attacker)
    cycle = (("A", "2C"), ("C", "3C"), ("B", "2C"), ("A", "3C"), ("C", "2C"), ("B", "3C"))
    bouts = 0
    for appearance in (2, 3):
        for attacker, card in cycle:
            assert not table.over
            assert table.attacker == attacker
            table.play(f"{attacker} {card} done", f"{table.defender} take")
            bouts += 1
        now = tuple(table.hand(seat) for seat in "ABC")
        assert now == first[:3], appearance
    assert bouts == 12  # the third appearance stands before bout 13
    assert (table.over, table.loser) == (True, "-")
    assert table.state.drawn == 1
    assert table.scores == (0, 0, 0)
    assert "REPEATED" in table.events()
    assert table.refused("A 2C") == "deal-over"


def idle_deal(choose: Callable[[Table], str]) -> tuple[int, Table]:
    """Seven cards each, stock 5, one card a lead, nothing beaten; how many bouts that was."""
    table = Table(
        "musta-maija; stock 2C 2D 2H 2S 3S; A 3C 6C 9C 3D 6D 9D 3H; B QS 4C 7C 10C 4D 7D 10D;"
        " C 5C 8C JC 5D 8D JD 5H"
    )
    bouts = 0
    while not table.over:
        assert min(table.count(seat) for seat in "ABC") >= 6
        assert table.stock == 5
        table.play(f"{table.attacker} {choose(table)} done", f"{table.defender} take")
        bouts += 1
        assert bouts <= 60
    assert (table.loser, table.state.drawn, table.scores) == ("-", 1, (0, 0, 0))
    return bouts, table


def test_situation_12_idle_bouts_go_on_past_the_third_appearance() -> None:
    seen: list[tuple[str, ...]] = []

    def lowest(table: Table) -> str:
        seen.append((*(table.hand(seat) for seat in "ABC"), table.attacker))
        return min(table.legal_cards(table.attacker), key=lambda card: (parse_cards(card), card))

    bouts, table = idle_deal(lowest)
    end = (*(table.hand(seat) for seat in "ABC"), "ABC"[table.state.attacker])
    assert seen.count(end) == 2  # it ended on the third
    assert all(seen.count(position) < 3 for position in seen)
    assert bouts < 60


def test_situation_12_sixty_idle_bouts_are_not_the_last() -> None:
    chance = Random(12)
    bouts, table = idle_deal(lambda table: chance.choice(sorted(table.legal_cards(table.attacker))))
    assert bouts == 60
    assert table.state.idle == 60


FIFTEENTH = "A 5D 9D 2H 3H 4H; B JD 3D 2S KC 7H; C QS 3S 4S 5S 6S"


def test_situation_15_trump_is_turned_before_the_first_lead_or_after_the_draw() -> None:
    table = Table(f"pagat; stock KD 4C 5C 6C 7C; {FIFTEENTH}")
    assert (table.trump, table.view().indicator) == ("-", None)
    table.play("A 5D 9D done")
    assert table.trump == "D"
    assert table.events() == ["LEAD_ENDED", "TRUMP_TURNED", "DREW"]
    assert table.view().indicator == parse_cards("KD")[0]
    assert table.holds("A", "2H 3H 4H 4C 5C")
    assert table.stock == 3
    assert table.legal("B") == {"JD", "take"}
    for card in ("3D", "2S", "KC", "7H"):
        assert table.refused(f"B {card}") in {"too-low", "does-not-beat"}
    other = Table(f"pagat; stock KD 4C 5C 6C 7C; {FIFTEENTH}").play("A 5D 9D done", "B take")
    assert other.legal("B") == {"JD", "take"}  # the jack beats the nine as well; the three neither
    assert other.refused("B 3D") == "too-low"
    table.play("B JD take")
    assert table.attacker == "C"
    table.play("C 3S done")  # and no card is turned a second time
    assert table.trump == "D"
    assert "TRUMP_TURNED" not in table.events()


def test_situation_15_a_turned_spade_is_trump_or_is_drawn_by_the_attacker() -> None:
    table = Table(f"pagat; stock 8S KD 4C 5C 6C; {FIFTEENTH}").play("A 5D 9D done")
    assert table.events() == ["LEAD_ENDED", "SPADE_RETURNED", "TRUMP_TURNED", "DREW"]
    assert (table.trump, table.stock) == ("D", 3)
    # Four cards are left when the 8S is off: KD 4C (8S) 5C 6C; then the KD goes underneath.
    assert table.holds("A", "2H 3H 4H 4C 8S")


def sixteenth() -> Table:
    """A leads 5D 9D and B has laid 7D on 5D."""
    table = Table(
        "musta-maija; stock 12; A 5D 9D 2S 3S 5S 9S; B KC QC 7D 2C 3H 4S; C KH QH QS 6S 7S 8S"
    )
    return table.play("A 5D 9D done", "B 7D")


def test_situation_16_trumps_named_in_the_middle_of_a_defence_do_not_count() -> None:
    table = sixteenth()
    assert table.stock == 10
    assert table.legal("B") == {"take", "name clubs"}
    table.play("B name clubs")
    assert table.legal("B") == {"2C", "QC", "KC", "take"}
    table.play("B 2C")
    assert told_cards(table, "DISCARDED") == "2C 5D 7D 9D"
    assert (table.count("B"), table.stock) == (6, 8)  # B drew two
    assert (table.turn, table.attacker, table.defender) == ("B", "B", "C")


def test_situation_16_a_third_player_cannot_forestall_the_defender() -> None:
    table = sixteenth()
    assert table.legal("C") == {"name hearts"}
    table.play("C name hearts")
    assert table.refused("B name clubs") == "already-named"
    assert table.refused("B 2C") == "does-not-beat"
    assert table.legal("B") == {"3H", "take"}
    table.play("B 3H")
    assert table.attacker == "B"


def test_situation_17_two_pairs_name_a_third_suit_or_trumps_are_named_twice() -> None:
    text = "musta-maija; stock 12; A 6; B KC QC KD QD 2S 3S; C KH QH QS 4S 5S 6S; D KS AS 7S 8S"
    table = Table(text)
    assert table.legal("B") == {"name clubs", "name diamonds"}
    assert table.refused("B name hearts") == "no-pair"
    for suit in ("clubs", "diamonds"):
        table = Table(text).play(f"B name {suit}")
        assert table.trump == suit[0].upper()
        for seat, other in (("B", "clubs"), ("B", "diamonds"), ("C", "hearts"), ("A", "hearts")):
            assert table.refused(f"{seat} name {other}") == "already-named"


def eighteenth() -> Table:
    """Pairs at A, B and C; D has dealt."""
    return Table(
        "voron trump_method=kq_after_deal; naming; dealer D; stock 20; A KS QS 2D 3D 4D;"
        " B KH QH 5D 6D 7D; C KC QC 8D 9D 10D; D 5"
    )


def test_situation_18_a_holder_of_spades_is_asked_or_another_than_the_nearest() -> None:
    table = eighteenth()
    assert table.turn == "B"
    assert table.legal("B") == {"name hearts", "decline"}
    assert table.refused("A name spades") == "not-your-turn"
    assert table.refused("C name clubs") == "not-your-turn"
    assert table.refused("A 2D") == "not-your-turn"
    table.play("B name hearts")
    assert (table.trump, table.turn, table.attacker) == ("H", "A", "A")
    assert table.view().indicator is None
    assert table.stock == 20
    assert "TRUMP_TURNED" not in table.events()
    assert table.legal("C") == set()


def test_situation_18_who_declined_is_asked_again_or_the_next_is_passed_over() -> None:
    table = eighteenth().play("B decline")
    assert (table.turn, table.trump, table.events()) == ("C", "-", ["DECLINED"])
    assert table.legal("C") == {"name clubs", "decline"}
    named = eighteenth().play("B decline", "C name clubs")
    assert (named.trump, named.turn) == ("C", "A")
    table.play("C decline")
    assert (table.turn, table.trump, table.view().indicator) == ("A", "-", None)
    assert table.stock == 20
    assert table.refused("A name spades") == "spades-never-trump"
    table.play("A 2D done")
    for seat, suit in (("B", "hearts"), ("C", "clubs")):
        assert f"name {suit}" not in table.legal(seat)  # no later naming
    assert table.refused("B name hearts") == "word-not-now"
    assert table.refused("B QH") == "does-not-beat"
    table.play("B 5D")
    assert table.trump == "-"


@pytest.mark.parametrize(
    ("players", "stock", "others"),
    [(6, 67, "C QS 5; D 6; E 6; F 6"), (8, 55, "C QS 5; D 6; E 6; F 6; G 6; H 6")],
)
def test_situation_19_an_equal_card_beats_or_two_equal_cards_are_no_lead(
    players: int, stock: int, others: str
) -> None:
    # The situation gives B a third 7C, which two packs do not have: here he first holds none, and
    # then one while A leads the other.
    hand = "2D 3D 4D 5D"
    table = Table(f"musta-maija; stock {stock}; A 7C 7C {hand}; B 6C 8C {hand}; {others}")
    assert table.state.players == players
    assert sum(table.count(seat) for seat in "ABCDEFGH"[:players]) + table.stock == 103
    table.play("A 7C 7C done")
    assert table.legal_cards("B") == {"8C"}
    table.play("B 8C")
    assert table.legal("B") == {"take"}
    table.play("B take")
    assert table.holds("B", f"6C 7C {hand}")
    assert told_cards(table, "PICKED_UP") == "7C"
    assert sorted(told_cards(table, "DISCARDED").split()) == ["7C", "8C"]
    assert table.attacker == "C"

    table = Table(f"musta-maija; stock {stock}; A 7C 6S {hand}; B 7C 8C {hand}; {others}").play(
        "A 7C done"
    )
    assert table.legal_cards("B") == {"8C"}
    assert table.refused("B 7C") == "too-low"


def test_situation_20_a_part_is_drawn_or_declining_is_refused() -> None:
    table = Table(
        "musta-maija draw_compulsory=no; stock 3S 4S 5S 6S 7S 8S 9S 10S JS KS;"
        " A 6C 9C 2D 3D 4D 5D; B 6; C QS 5"
    ).play("A 6C 9C done")
    assert table.legal("A") == {"draw", "decline"}
    drawn = Table(
        "musta-maija draw_compulsory=no; stock 3S 4S 5S 6S 7S 8S 9S 10S JS KS;"
        " A 6C 9C 2D 3D 4D 5D; B 6; C QS 5"
    ).play("A 6C 9C done", "A draw")
    assert (drawn.holds("A", "2D 3D 4D 5D 3S 4S"), drawn.stock) == (True, 8)
    table.play("A decline")
    assert (table.hand("A"), table.stock, table.turn) == ("2D 3D 4D 5D", 10, "B")
    assert table.refused("A draw") == "not-your-turn"


def test_situation_20_an_empty_hand_may_decline_while_cards_are_in_the_stock() -> None:
    table = Table(
        "musta-maija draw_compulsory=no; stock 3S 4S 5S 6S 7S 8S 9S; A 6C; B 2D 3D 4D; C QS 5"
    ).play("A 6C done")
    assert table.out == ""
    assert table.legal("A") == {"draw"}
    assert table.refused("A decline") == "must-draw"
    table.play("A draw")
    assert table.holds("A", "3S 4S 5S 6S 7S 8S")
    assert (table.stock, table.turn) == (1, "B")


def test_situation_21_a_third_card_before_two_is_laid_or_claimed() -> None:
    table = Table("musta-maija announce_counts=public; A 5C 8C JC; B 9D 2S; C QS 3S")
    before = table.state.copy()
    assert table.refused("A 5C 8C JC") == "defender-limit"
    assert table.state == before
    for lead in ("5C", "JC", "5C 8C", "8C JC"):
        other = Table("musta-maija announce_counts=public; A 5C 8C JC; B 9D 2S; C QS 3S")
        other.play(f"A {lead} done")
        assert other.turn == "B"
        assert "claim" not in other.legal("B")
        assert other.refused("B claim") == "no-overload"
