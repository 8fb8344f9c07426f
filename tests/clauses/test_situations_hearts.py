"""Worked situations of Hearts and Black Maria, card for card.

The first part are those of the rules, by their numbers; the second part combines options that the
single clauses try alone. Each has exactly one right course.
"""

from __future__ import annotations

import pytest

from maija.cards import parse_cards
from maija.games.hearts.law import card_points
from maija.games.match import Match
from tests.table import Table, finished

TO_KING = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
"""Every heart but the ace."""
LAST_TRICK = ("A AH", "B 2C", "C 3C", "D 4C")


def hand(game: str, taken: str, more: str = "") -> Table:
    """A hand of four in whose last trick A leads the heart ace and takes it."""
    return Table(
        f"{game}; trick 13; leader A; broken; taken {taken}{more}; A AH; B 2C; C 3C; D 4C"
    ).play(*LAST_TRICK)


def match(game: str, *totals: int, **options: str) -> Match:
    """A match in which the seats stand so."""
    standing = Match.of(game, len(totals), options=options)
    standing.totals = totals
    return standing


# --- situations 22 and 24 to 28 ---------------------------------------------------------------


def test_situation_22_the_first_trick_takes_another_card_or_breaks_nothing() -> None:
    """Five players, third hand: 3C is led; void in clubs 4D, or any of only penalty cards."""
    hands = ("3C AC", "QS 4D 9H", "QC", "JC", "10C")
    table = Table.dealt("hearts", *hands, number=2)
    assert table.turn == "A"
    assert table.legal("A") == {"3C"}
    three = Table("hearts; number 2; A 3C AC 5S; B QS 4D 9H; C QC 6D 6S; D JC 7D 7S; E 10C 8D 8S")
    three.play("A 3C")
    assert three.legal("B") == {"4D"}
    assert three.refused("B QS") == "first-trick-points"
    assert three.refused("B 9H") == "first-trick-points"
    nine = "2H 3H 4H 5H 6H 7H 8H 9H 10H"
    for thrown, broken in (("10H", True), ("QS", False)):
        table = Table.dealt("hearts", "3C AC", f"QS {nine}", "QC", "JC JH", "KC QH", number=2)
        table.play("A 3C")
        assert table.legal("B") == {"QS", *nine.split()}
        table.play(f"B {thrown}")
        assert ("BROKEN" in table.events()) is broken
        table.play("C QC", "D JC", "E KC")
        assert ("QH" in table.legal("E")) is broken


def test_situation_24_a_tie_for_the_lowest_ends_the_match_or_is_not_shared() -> None:
    """101 40 40 79: a further hand of +5 +3 +2 +16 is won by C; shared: B and C first."""
    further = hand("hearts", "A 2H 3H 4H 5H B 6H 7H 8H C 9H 10H D JH QH KH QS")
    assert further.scores == (5, 3, 2, 16)
    before = hand("hearts", "A 2H 3H 4H 5H")
    game = match("hearts", 96, 40, 40, 79)
    game.finish(before.state)
    assert game.totals == (101, 40, 40, 79)
    assert not game.over
    game.finish(further.state)
    assert game.totals == (106, 43, 42, 95)
    assert game.over
    assert game.places == (4, 2, 1, 3)
    shared = match("hearts", 96, 40, 40, 79, tie="shared")
    shared.finish(before.state)
    assert shared.over
    assert shared.places == (4, 1, 1, 3)


@pytest.mark.parametrize(
    ("game", "seats", "hearts", "points"),
    [
        ("black-maria", "BCD", TO_KING, 43),
        ("black-maria", "BCDEF", TO_KING.removeprefix("2H "), 42),
        ("black-maria spot=yes", "BCD", TO_KING, 146),
        ("black-maria spot=yes", "BCDEF", TO_KING.removeprefix("2H "), 144),
        ("hearts moon=none", "BC", TO_KING, 26),
        ("hearts moon=none", "BCD", TO_KING, 26),
        ("hearts moon=none", "BCDE", TO_KING, 26),
        ("hearts moon=none", "BCDEF", TO_KING, 26),
        ("hearts moon=none spot=yes", "BCD", TO_KING, 129),
    ],
)
def test_situation_25_a_hand_is_worth_another_number(
    game: str, seats: str, hearts: str, points: int
) -> None:
    """43, with six players 42, Spot 146 and 144; Hearts 26 with any number, Spot 129."""
    clubs = dict(zip(seats, ("5C", "6C", "7C", "8C", "9C"), strict=False))
    others = "; ".join(f"{seat} {card}" for seat, card in clubs.items())
    table = finished(
        f"{game}; trick 8; leader A; broken; taken A {hearts} QS KS AS; A AH; {others}",
        "A AH",
        *(f"{seat} {card}" for seat, card in clubs.items()),
    )
    assert table.scores == (points, *[0] * len(seats))


def test_situation_26_a_heart_is_led_before_the_queen() -> None:
    """With QS 5H 9H the queen must be led, with 5H 9H a heart may."""
    rest = "; B 2D 3D 4D; C 5D 6D 7D; D 8D 9D 10D"
    table = Table(f"hearts; trick 5; leader A; A QS 5H 9H{rest}")
    assert table.legal("A") == {"QS"}
    assert table.refused("A 5H") == "hearts-not-broken"
    assert table.refused("A 9H") == "hearts-not-broken"
    hearts = Table("hearts; trick 5; leader A; A 5H 9H; B 2D 3D; C 5D 6D; D 8D 9D")
    assert hearts.legal("A") == {"5H", "9H"}


def test_situation_27_the_cards_go_another_way_or_the_trick_costs_another_number() -> None:
    """Three players, dealer A: A to C, B to A, C to B; B leads AH, KS and QS fall: 24 to B."""
    table = Table.dealt(
        "black-maria",
        "QS 3C 4C 5C 6C 7C 8C 9C 10C 2S 3S 4S 5S 6S 7S 8S 9S",
        "5H 6H 7H 8H 9H 10H JH QH KH AH 2D 3D 4D 5D 6D 7D 8D",
        "2H 3H 4H KS JC QC KC AC 9D 10D JD QD KD AD 10S JS AS",
        dealer="A",
    )
    table.play("A 3C 4C 5C", "B 2D 3D 4D", "C 2H 3H 4H")
    assert table.holds("A", "QS 6C 7C 8C 9C 10C 2S 3S 4S 5S 6S 7S 8S 9S 2D 3D 4D")
    assert table.holds("B", f"{TO_KING} AH 5D 6D 7D 8D")
    assert table.holds("C", "KS JC QC KC AC 9D 10D JD QD KD AD 10S JS AS 3C 4C 5C")
    assert table.turn == "B"
    assert len(table.legal("B")) == 17
    table.play("B AH")
    assert len(table.legal("C")) == 17
    table.play("C KS", "A QS")
    assert table.taken("B") == "AH QS KS"
    assert table.turn == "B"
    assert card_points(table.rules, table.state.captured[1]) == 24


def test_situation_28_sixteen_points_are_a_moon_or_a_spot_moon_is_cheap() -> None:
    """16 points with Omnibus are no moon; a Spot moon gives 129; Black Maria Spot costs 146."""
    table = Table(
        "hearts omnibus=jd; trick 13; leader A; broken; "
        "taken A 2H 3H QS B 4H 5H 6H C JD 7H 8H D 9H 10H JH QH KH; A AH; B 2C; C 3C; D 4C"
    ).play(*LAST_TRICK)
    assert table.scores == (16, 3, -8, 5)
    assert sum(table.scores) == 16
    assert hand("hearts spot=yes", f"A {TO_KING} QS").scores == (0, 129, 129, 129)
    everything = hand("black-maria spot=yes", f"A {TO_KING} QS KS AS")
    assert everything.scores == (146, 0, 0, 0)


# --- combined options ---------------------------------------------------------------------------


def test_situation_combined_01_spot_omnibus_and_a_deducted_moon_clash_at_six() -> None:
    """Everything and the ten of diamonds, self minus, Spot, six players: -144 and -10."""
    cards = f"taken A {TO_KING[3:]} QS KS AS 10D; A AH; B 3C; C 4C; D 5C; E 6C; F 7C"
    moves = ("A AH", "B 3C", "C 4C", "D 5C", "E 6C", "F 7C")
    game = "black-maria spot=yes omnibus=td moon=self_minus"
    assert finished(f"{game}; trick 8; leader A; {cards}", *moves).scores == (-154, *[0] * 5)
    game = f"{game} omnibus_needed_for_moon=yes"
    assert finished(f"{game}; trick 8; leader A; {cards}", *moves).scores == (-154, *[0] * 5)
    to_b = cards.replace("AS 10D;", "AS B 10D;")
    assert finished(f"{game}; trick 8; leader A; {to_b}", *moves).scores == (144, -10, *[0] * 4)


def test_situation_combined_02_the_choice_of_the_shooter_does_not_reach_the_totals() -> None:
    """Standing 80 76 90 60: giving 26 wins the match at once, taking 26 off plays on."""
    text = (
        "hearts moon=choice; trick 13; totals 80 76 90 60; leader A; broken; "
        f"taken A {TO_KING} QS; A AH; B 2C; C 3C; D 4C"
    )
    give = Table(text).play(*LAST_TRICK, "A others plus")
    game = match("hearts", 80, 76, 90, 60, moon="choice")
    game.finish(give.state)
    assert game.totals == (80, 102, 116, 86)
    assert game.over
    assert game.places == (1, 3, 4, 2)
    keep = Table(text).play(*LAST_TRICK, "A self minus")
    game = match("hearts", 80, 76, 90, 60, moon="choice")
    game.finish(keep.state)
    assert game.totals == (54, 76, 90, 60)
    assert not game.over


def test_situation_combined_03_the_sun_shines_without_every_trick_or_leaves_a_choice() -> None:
    """All thirteen tricks: 52 to the others instead of 26, the Omnibus card still counts."""
    cards = f"taken A {TO_KING} QS JD"
    sun = hand("hearts sun=52 omnibus=jd", cards.removeprefix("taken "), "; tricks 12 0 0 0")
    assert sun.scores == (-10, 52, 52, 52)
    assert "SUN_SHOT" in sun.events()
    moon = hand("hearts sun=52 omnibus=jd", cards.removeprefix("taken "), "; tricks 11 1 0 0")
    assert moon.scores == (-10, 26, 26, 26)
    off = hand("hearts omnibus=jd", cards.removeprefix("taken "), "; tricks 12 0 0 0")
    assert off.scores == (-10, 26, 26, 26)
    asked = hand("hearts sun=52 moon=choice", f"A {TO_KING} QS", "; tricks 12 0 0 0")
    assert asked.over, "the sun left a choice"
    assert asked.scores == (0, 52, 52, 52)


def test_situation_combined_04_the_moon_swallows_the_bonus_for_no_tricks() -> None:
    """After a moon who took no trick at all pays five less than the others."""
    cards = f"A {TO_KING} QS"
    table = hand("hearts no_tricks_bonus=5", cards, "; tricks 11 1 0 0")
    assert table.scores == (0, 26, 21, 21)
    minus = hand("hearts no_tricks_bonus=5 moon=self_minus", cards, "; tricks 11 1 0 0")
    assert minus.scores == (-26, 0, -5, -5)
    plain = hand("black-maria no_tricks_bonus=5", "A 2H B QS", "; tricks 6 6 0 0")
    assert plain.scores == (2, 13, -5, -5)
    floor = match("hearts", 0, 0, 3, 7, no_tricks_bonus="5", floor_zero="yes")
    floor.finish(hand("hearts no_tricks_bonus=5", "A 2H", "; tricks 6 6 0 0").state)
    assert floor.totals == (2, 0, 0, 2)


def test_situation_combined_05_exactly_the_target_from_above_does_not_count() -> None:
    """105 and a further hand: the Omnibus card brings A to exactly 100, who then wins or falls."""
    down = hand("hearts omnibus=jd", "A JD 2H 3H 4H 5H B 6H C 7H 8H 9H 10H JH QH KH QS")
    assert down.scores == (-5, 1, 20, 0)
    wins = match("hearts", 105, 40, 20, 40, omnibus="jd", exact_target="wins")
    wins.finish(down.state)
    assert wins.totals == (100, 41, 40, 40)
    assert wins.over
    assert wins.places == (1, 4, 2, 2)
    minus = match("hearts", 105, 40, 20, 40, omnibus="jd", exact_target="minus_50")
    minus.finish(down.state)
    assert minus.totals == (50, 41, 40, 40)
    assert not minus.over, "nobody stands at the target any more"
    nothing = match("hearts", 105, 40, 20, 40, omnibus="jd")
    nothing.finish(down.state)
    assert not nothing.over, "two are lowest"


def test_situation_combined_06_a_deducted_moon_falls_through_the_floor() -> None:
    """A moon of 26 off a score of 10 leaves 0 with the floor and -16 without."""
    moon = hand("hearts moon=self_minus", f"A {TO_KING} QS")
    for floor, total in (("yes", 0), ("no", -16)):
        game = match("hearts", 10, 5, 0, 99, moon="self_minus", floor_zero=floor)
        game.finish(moon.state)
        assert game.totals == (total, 5, 0, 99)


def test_situation_combined_07_one_card_across_at_six_goes_astray() -> None:
    """pass_count=1 and a cycle of across alone: each seat swaps one card with the seat opposite."""
    game = "hearts pass_count=1 pass_cycle_6=across"
    hands = ("AS 4C", "KS", "QS", "AH", "KH 5C", "QH")
    for number in (0, 3):
        table = Table.dealt(game, *hands, number=number)
        table.play("A AS", "B KS", "C QS", "D AH", "E KH")
        assert table.refused("E 5C") == "enough-chosen"
        assert table.turn == "F"
        table.play("F QH")
        assert "AH" in table.hand("A").split()
        assert "KH" in table.hand("B").split()
        assert "QH" in table.hand("C").split()
        assert "AS" in table.hand("D").split()
        assert "KS" in table.hand("E").split()
        assert "QS" in table.hand("F").split()
        assert table.turn == "A"


def test_situation_combined_08_a_cycle_of_the_tables_own_is_forgotten() -> None:
    """right, none, across with four cards: the fourth hand begins the cycle again."""
    game = "black-maria pass_count=4 pass_cycle_4=right_none_across"
    hands = ("2C 3C 4C 5C", "2D 3D 4D 5D", "2H 3H 4H 5H", "2S 3S 4S 5S")
    for number, takers in ((0, "DABC"), (1, ""), (2, "CDAB"), (3, "DABC"), (4, ""), (5, "CDAB")):
        table = Table.dealt(game, *hands, number=number, dealer="C")
        if not takers:
            assert table.turn == "D", "left of the dealer leads"
            continue
        assert table.turn == "ABCD"
        for seat, cards in zip("ABCD", hands, strict=True):
            table.play(f"{seat} {cards}")
        for cards, taker in zip(hands, takers, strict=True):
            assert set(cards.split()) <= set(table.hand(taker).split())
        assert table.turn == "D"


def test_situation_combined_09_any_club_is_led_by_the_old_holder_of_the_lowest() -> None:
    """Whoever holds the lowest club after the passing leads, and by option any of his clubs."""
    game = "hearts first_lead=any_club"
    table = Table.dealt(game, "3C AD AS", "9C KC AC", "QS KS QD", "KD JD JS", "")
    table.play("A 3C AD AS", "B 9C KC AC", "C QS KS QD", "D KD JD JS")
    table.play("E " + " ".join(table.hand("E").split()[-3:]))
    assert table.turn == "B"
    clubs = {card for card in table.hand("B").split() if card.endswith("C")}
    assert "3C" in clubs
    assert table.legal("B") == clubs
    assert table.refused("B AD") == "first-lead"
    assert table.refused("C 9C") == "not-your-turn", "the old clubs of B lead"


def test_situation_combined_10_two_options_on_the_queen_hinder_each_other() -> None:
    """Both options: a heart may be led before the queen, and the queen opens hearts as well."""
    game = "hearts queen_breaks_hearts=yes lead_hearts_instead_of_queen=yes"
    position = "trick 6; leader A; A QS 5H 9H; B 2D 3S 4H; C KS 6D 7H; D 8D 9D 10H"
    table = Table(f"{game}; {position}")
    assert table.legal("A") == {"QS", "5H", "9H"}
    table.play("A QS")
    assert "BROKEN" in table.events()
    table.play("B 3S", "C KS", "D 8D")
    assert table.legal("C") == {"6D", "7H"}
    one = Table(f"hearts lead_hearts_instead_of_queen=yes; {position}")
    one.play("A QS", "B 3S", "C KS", "D 8D")
    assert one.legal("C") == {"6D"}
    assert one.refused("C 7H") == "hearts-not-broken"


def test_situation_combined_11_the_first_ban_forgets_a_leader_left_of_the_dealer() -> None:
    """Black Maria with the ban: four kinds of penalty cards stay in the leader's hand as well."""
    game = "black-maria first_trick_points=forbidden"
    table = Table(f"{game}; dealer C; A 2D 4D; B 3D 5D; C 6D 7D; D AS 8D")
    assert table.turn == "D"
    assert table.legal("D") == {"8D"}
    assert table.refused("D AS") == "first-trick-points"
    hands = "A 2D 4D 2C 3C 4C; B 3D 5D 5C 6C 7C; C 6D 7D 8C 9C 10C"
    table = Table(f"{game}; dealer C; {hands}; D AS KS QS 2H 3H")
    assert table.legal("D") == {"AS", "KS", "QS", "2H", "3H"}, "only penalty cards are left"
    table.play("D 2H")
    assert table.legal("A") == {"2D", "4D", "2C", "3C", "4C"}
    table = Table(f"{game} hearts_lead=broken; dealer C; {hands}; D AS KS QS 2H 3H")
    assert table.legal("D") == {"AS", "KS", "QS"}, "hearts are not broken yet"
    table = Table(f"{game}; dealer C; {hands}; D AS KS QS 2H JS")
    assert table.legal("D") == {"JS"}


def test_situation_combined_12_the_cards_of_the_other_column_keep_the_old_total() -> None:
    """Hearts without the four twos: 3C leads and the moon is 25; Black Maria the other way: 43."""
    hearts = "hearts removed_6=2C_2D_2H_2S"
    table = Table.dealt(hearts, "", "3C KC", "", "", "", "", number=3)
    assert table.turn == "B"
    assert table.legal("B") == {"3C"}
    last = "A AH; B 4C; C 5C; D 6C; E 7C; F 8C"
    moves = ("A AH", "B 4C", "C 5C", "D 6C", "E 7C", "F 8C")
    moon = finished(
        f"{hearts}; trick 8; leader A; broken; taken A {TO_KING[3:]} QS; {last}", *moves
    )
    assert moon.scores == (0, 25, 25, 25, 25, 25)
    black = finished(
        "black-maria removed_6=2C_2D_2S_3C moon=self_minus; trick 8; leader A; "
        f"taken A {TO_KING} QS KS AS; {last}",
        *moves,
    )
    assert black.scores == (-43, 0, 0, 0, 0, 0)


def test_situation_combined_13_the_moon_needs_a_heart_that_is_not_in_the_pack() -> None:
    """Three players and the heart two out: twelve hearts and the queen are a moon, worth 25."""
    table = finished(
        f"hearts removed_3=2H; trick 17; leader A; broken; taken A {TO_KING[3:]} QS; "
        "A AH; B 2C; C 3C",
        "A AH",
        "B 2C",
        "C 3C",
    )
    assert table.scores == (0, 25, 25)
    spot = finished(
        f"hearts removed_3=2H spot=yes; trick 17; leader A; broken; taken A {TO_KING[3:]} QS; "
        "A AH; B 2C; C 3C",
        "A AH",
        "B 2C",
        "C 3C",
    )
    assert spot.scores == (0, 127, 127)


def test_situation_combined_14_swapped_values_face_hearts_and_the_ten_do_not_add_up() -> None:
    """Ace 10, king 7, face values and the ten of diamonds, all in one hand of Black Maria."""
    game = "black-maria king_value=7 ace_value=10 heart_values=face omnibus=td"
    table = hand(game, "A JH B KS 10D C AS 2H 3H D QS QH KH")
    assert table.scores == (7, -3, 12, 20)


def test_situation_combined_15_a_free_queen_is_needed_for_a_spot_moon() -> None:
    """Queen 0 and pips: the hearts are the moon, 104, and the queen breaks nothing on trick one."""
    game = "hearts heart_values=pip queen_value=0"
    assert hand(game, f"A {TO_KING} C QS").scores == (0, 104, 104, 104)
    first = Table(f"{game}; A 2C 5D; B QS 5H 6H; C 3C 8D; D 4C 7D").play("A 2C")
    assert first.legal("B") == {"QS"}
    assert first.refused("B 5H") == "first-trick-points"


def test_situation_combined_16_an_automatic_moon_loses_the_match_for_its_shooter() -> None:
    """Target 26: giving ends the match; A gives where he wins, else takes 26 off, to the floor."""
    game = "hearts moon=auto target=26 omnibus=jd floor_zero=yes"
    win = hand(game, f"A {TO_KING} QS JD", "; totals 5 3 4 6")
    assert win.scores == (-10, 26, 26, 26)
    with_b = hand(game, f"A {TO_KING} QS B JD", "; totals 20 3 4 6")
    assert with_b.scores == (-26, -10, 0, 0), "B would win with 19"
    standing = match(
        "hearts", 20, 3, 4, 6, moon="auto", target="26", omnibus="jd", floor_zero="yes"
    )
    standing.finish(with_b.state)
    assert standing.totals == (0, 0, 4, 6)
    assert not standing.over


def test_situation_combined_17_hearts_led_at_any_time_lift_the_first_ban() -> None:
    """The lowest club opens, nothing is thrown on it, and the next lead may be a heart."""
    table = Table("hearts hearts_lead=any; A 2C 5D 6D; B KC 5H 7S; C QS 6H 8D; D 4C 7D 9S")
    table.play("A 2C", "B KC")
    assert table.legal("C") == {"8D"}
    assert table.refused("C 6H") == "first-trick-points"
    table.play("C 8D", "D 4C")
    assert table.legal("B") == {"5H", "7S"}
    table.play("B 5H")
    assert table.legal("C") == {"6H"}


def test_situation_combined_18_a_higher_card_of_another_suit_takes_the_trick() -> None:
    """The highest card of the suit led takes the trick, whatever was thrown; its taker leads."""
    table = Table("black-maria; trick 3; leader C; A AS 2C; B AH 3C; C 4D 4C; D 3D AD")
    table.play("C 4D")
    assert table.legal("D") == {"3D", "AD"}
    table.play("D 3D", "A AS", "B AH")
    assert table.taken("C") == "3D 4D AH AS"
    assert table.turn == "C"
    assert table.refused("D AD") == "not-your-turn"
    table.play("C 4C", "D AD", "A 2C", "B 3C")
    assert table.over
    assert table.scores == (0, 0, 8, 0)
    assert table.refused("C 4C") == "deal-over"


def test_situation_combined_19_one_of_two_at_the_target_wins() -> None:
    """Two players pass the target in one hand; the lowest of the others wins, ties share below."""
    game = match("black-maria", 95, 92, 60, 70)
    game.finish(hand("black-maria", "A 2H 3H 4H 5H B KS D QS").state)
    assert game.totals == (100, 102, 60, 83)
    assert game.over
    assert game.places == (3, 4, 1, 2)


def test_situation_combined_20_a_deducted_moon_comes_without_its_omnibus_card() -> None:
    """Everything but the jack: no moon, all 43; with the jack 43 and ten off."""
    game = "black-maria moon=self_minus omnibus=jd omnibus_needed_for_moon=yes"
    assert hand(game, f"A {TO_KING} QS KS AS D JD").scores == (43, 0, 0, -10)
    assert hand(game, f"A {TO_KING} QS KS AS JD").scores == (-53, 0, 0, 0)
    free = "black-maria moon=self_minus omnibus=jd"
    assert hand(free, f"A {TO_KING} QS KS AS D JD").scores == (-43, 0, 0, -10)


def test_situation_combined_21_a_target_ends_an_agreed_number_of_hands() -> None:
    """end=hands: three hands, the target of 100 passed in the first, the place shared at last."""
    game = match("black-maria", 0, 0, 0, end="hands", hands="3")
    last = "; A AH; B 3C; C 4C"
    moves = ("A AH", "B 3C", "C 4C")
    all_to_a = finished(
        f"black-maria; trick 17; leader A; taken A {TO_KING} QS KS AS{last}", *moves
    )
    to_b = finished(f"black-maria; trick 17; leader A; taken B {TO_KING} QS KS AS{last}", *moves)
    assert to_b.scores == (1, 42, 0)
    for _ in range(2):
        game.finish(all_to_a.state)
        assert not game.over
    game.finish(to_b.state)
    assert game.totals == (87, 42, 0)
    assert game.over
    assert game.places == (3, 2, 1)


def test_situation_combined_22_a_fixed_moon_forgets_the_jack_or_follows_the_queen() -> None:
    """Spot with a queen of 50, moon_value 150, the jack for B: B pays 140."""
    game = "hearts heart_values=pip queen_value=50 moon_value=150 omnibus=jd"
    assert hand(game, f"A {TO_KING} QS B JD").scores == (0, 140, 150, 150)
    assert hand(game, "A QS B JD 10H C KH").scores == (64, 0, 13, 0)
    minus = f"{game} moon=self_minus"
    assert hand(minus, f"A {TO_KING} QS B JD").scores == (-150, -10, 0, 0)


def test_situation_combined_23_a_passed_queen_is_thrown_on_the_first_trick() -> None:
    """Two cards go left; the new holder of queen and ace may throw only the ace at first."""
    table = Table.dealt(
        "hearts pass_count=2",
        "2C QS AS",
        "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2S",
        "KS 3S 4S 5S",
        "6S 7S 8S 9S",
    )
    table.play("A QS AS", "B 2S 3H", "C 3S 4S", "D 6S 7S")
    queen = parse_cards("QS")[0]
    assert queen in table.view("B").received
    assert table.turn == "A"
    assert table.legal("A") == {"2C"}
    table.play("A 2C")
    assert table.legal("B") == {"AS"}, "the ace of spades is the only card that costs nothing"
    assert table.refused("B QS") == "first-trick-points"
