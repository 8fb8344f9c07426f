"""Decided cases of Hearts points: moon, Spot, Omnibus, other values (T17-T28, T38, T43, T44)."""

from __future__ import annotations

from random import Random

import pytest

from maija.games.match import Match
from maija.games.options import RulesError
from maija.games.presets import preset
from tests.table import Table, finished

TO_KING = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
"""Every heart but the ace."""
LAST = "; A AH; B 2C; C 3C; D 4C"
LAST_TRICK = ("A AH", "B 2C", "C 3C", "D 4C")
"""A leads the heart ace in the last trick, the others follow with clubs: it is his."""


def scores(game: str, taken: str) -> tuple[int, ...]:
    """The points when A takes the heart ace last and these cards were taken before."""
    text = f"{game}; trick 13; leader A; broken; taken {taken}{LAST}"
    return finished(text, *LAST_TRICK).scores


def test_t_17_the_moon_is_scored_otherwise_than_the_table_chose() -> None:
    """Everything to one player: 26 to the others, 26 off his own, or as he himself chooses."""
    everything = f"A {TO_KING} QS"
    assert scores("hearts", everything) == (0, 26, 26, 26)
    assert scores("hearts moon=self_minus", everything) == (-26, 0, 0, 0)
    assert scores("hearts moon=auto", everything) == (0, 26, 26, 26)
    assert scores("hearts moon=none", everything) == (26, 0, 0, 0)


def test_t_17_another_than_the_shooter_chooses_or_he_is_not_asked() -> None:
    """With ``moon=choice`` the shooter is asked; nobody else may answer and no card helps."""
    text = f"hearts moon=choice; trick 13; leader A; broken; taken A {TO_KING} QS{LAST}"
    table = Table(text)
    assert table.refused("A others plus") == "word-not-now"
    table.play(*LAST_TRICK)
    assert not table.over
    assert table.turn == "A"
    assert table.legal("A") == {"others plus", "self minus"}
    assert table.refused("A AH") == "choose-moon"
    assert table.refused("B self minus") == "not-your-turn"
    table.play("A self minus")
    assert table.over
    assert table.scores == (-26, 0, 0, 0)
    assert table.refused("A others plus") == "deal-over"
    other = Table(text).play(*LAST_TRICK, "A others plus")
    assert other.scores == (0, 26, 26, 26)


def test_t_18_everything_costs_less_than_everything_in_black_maria() -> None:
    """Everything to one player in Black Maria: he scores it all."""
    assert scores("black-maria", f"A {TO_KING} QS KS AS") == (43, 0, 0, 0)
    table = finished(
        f"black-maria; trick 8; leader A; taken A {TO_KING[3:]} QS KS AS; "
        "A AH; B 3C; C 4C; D 5C; E 6C; F 7C",
        *("A AH", "B 3C", "C 4C", "D 5C", "E 6C", "F 7C"),
    )
    assert table.scores == (42, 0, 0, 0, 0, 0)


SIX = "A AH; B 4C; C 5C; D 6C; E 7C; F 8C"
SIX_TRICK = ("A AH", "B 4C", "C 5C", "D 6C", "E 7C", "F 8C")


@pytest.mark.parametrize(
    ("game", "hearts", "total"),
    [
        ("black-maria", TO_KING[3:], 42),
        ("black-maria spot=yes", TO_KING[3:], 144),
        ("black-maria removed_6=2C_2D_2S_3C", TO_KING, 43),
        ("black-maria removed_6=2C_2D_2H_3H", TO_KING[6:], 41),
    ],
)
def test_t_19_the_total_is_that_of_another_pack(game: str, hearts: str, total: int) -> None:
    """Which cards are out decides what everything costs: nothing is written down."""
    text = f"{game}; trick 8; leader A; taken A {hearts} QS KS AS; {SIX}"
    assert finished(text, *SIX_TRICK).scores == (total, 0, 0, 0, 0, 0)
    minus = finished(text.replace("black-maria", "black-maria moon=self_minus"), *SIX_TRICK)
    assert minus.scores == (-total, 0, 0, 0, 0, 0)


def test_t_20_a_heart_costs_another_number_in_spot_hearts() -> None:
    """2 to 10 as printed, J 11, Q 12, K 13, A 14, the spade queen 25."""
    pips = (
        ("2H", 2),
        ("3H", 3),
        ("4H", 4),
        ("5H", 5),
        ("6H", 6),
        ("7H", 7),
        ("8H", 8),
        ("9H", 9),
        ("10H", 10),
        ("JH", 11),
        ("QH", 12),
        ("KH", 13),
        ("QS", 25),
    )
    for card, points in pips:
        assert scores("hearts spot=yes", f"B {card} C AS KS JD") == (14, points, 0, 0)
    assert scores("hearts spot=yes moon=none", f"A {TO_KING} QS") == (129, 0, 0, 0)
    assert scores("black-maria spot=yes", f"A {TO_KING} QS KS AS") == (146, 0, 0, 0)


def test_t_20_face_values_are_those_of_another_count() -> None:
    """With ``heart_values=face`` J Q K A cost 2, 3, 4, 5 and the rest one each."""
    game = "hearts heart_values=face"
    assert scores(game, "B 10H C JH D QH KH") == (5, 1, 2, 7)
    assert scores(f"{game} moon=none", f"A {TO_KING} QS") == (36, 0, 0, 0)


@pytest.mark.parametrize(("value", "points"), [("25", 25), ("0", 0), ("50", 50)])
def test_t_21_the_queen_costs_another_value_than_agreed(value: str, points: int) -> None:
    """The spade queen costs 25 in Spot Hearts; 0 and 50 are played elsewhere."""
    game = f"hearts heart_values=pip queen_value={value}"
    assert scores(game, "B QS C 2H") == (14, points, 2, 0)


def test_t_21_a_queen_that_costs_nothing_is_still_a_penalty_card() -> None:
    """A queen of value 0 may be thrown on the first trick, and the moon does not need her."""
    table = Table("hearts queen_value=0; A 2C 5D; B QS 5H 6D; C 3C 8D; D 4C 7D")
    table.play("A 2C")
    assert table.legal("B") == {"QS", "6D"}
    assert table.refused("B 5H") == "first-trick-points"
    assert scores("hearts queen_value=0", f"A {TO_KING} B QS") == (0, 13, 13, 13)


def test_t_22_a_moon_in_spot_hearts_is_worth_26() -> None:
    """The moon counts the total of the pack, 129, and not 26; another number may be agreed."""
    everything = f"A {TO_KING} QS"
    assert scores("hearts spot=yes", everything) == (0, 129, 129, 129)
    assert scores("hearts spot=yes moon=self_minus", everything) == (-129, 0, 0, 0)
    assert scores("hearts spot=yes moon_value=150", everything) == (0, 150, 150, 150)
    assert scores("hearts spot=yes moon_value=26", everything) == (0, 26, 26, 26)
    assert scores("hearts spot=yes moon_value=1", everything) == (0, 1, 1, 1)


def test_t_23_the_moon_needs_the_omnibus_card_or_does_not_though_agreed() -> None:
    """The moon needs the penalty cards; by option the Omnibus card as well, else there is none."""
    without = f"A {TO_KING} QS B JD"
    assert scores("hearts omnibus=jd", without) == (0, 16, 26, 26)
    needed = "hearts omnibus=jd omnibus_needed_for_moon=yes"
    assert scores(needed, without) == (26, -10, 0, 0)
    assert scores(needed, f"A {TO_KING} QS JD") == (-10, 26, 26, 26)
    assert scores(f"{needed} moon=self_minus", f"A {TO_KING} QS JD") == (-36, 0, 0, 0)
    with pytest.raises(RulesError) as error:
        preset("hearts").changed({"omnibus_needed_for_moon": "yes"})
    assert [(reason.code, reason.clause) for reason in error.value.reasons] == [("clash", "T23")]


def test_t_24_the_omnibus_card_changes_the_value_of_the_moon() -> None:
    """The Omnibus card does not change the value of the moon; a table may agree on 36."""
    assert scores("hearts omnibus=jd", f"A {TO_KING} QS C JD") == (0, 26, 16, 26)
    game = "hearts omnibus=jd moon_value=36"
    assert scores(game, f"A {TO_KING} QS C JD") == (0, 36, 26, 36)
    assert scores(f"{game} moon=self_minus", f"A {TO_KING} QS C JD") == (-36, 0, -10, 0)


def test_t_25_a_shooter_loses_his_ten_in_favour() -> None:
    """The ten in favour come after the moon, also for the shooter."""
    assert scores("hearts omnibus=jd", f"A {TO_KING} QS JD") == (-10, 26, 26, 26)
    assert scores("hearts omnibus=td", f"A {TO_KING} QS 10D B JD") == (-10, 26, 26, 26)


def test_t_26_sixteen_points_are_taken_for_a_moon() -> None:
    """The moon is found by the cards taken, never by a sum of points."""
    table = finished(
        "hearts omnibus=jd; trick 13; leader A; broken; "
        "taken A 2H 3H QS B 4H 5H 6H 7H 8H C JD 9H 10H JH QH KH; A AH; B 2C; C 3C; D 4C",
        *LAST_TRICK,
    )
    assert table.scores == (16, 5, -5, 0)
    assert "MOON_SHOT" not in table.events()


def test_t_27_omnibus_fails_in_black_maria_or_makes_a_moon() -> None:
    """The jack of diamonds takes ten off in Black Maria too, also off a hand of everything."""
    assert scores("black-maria omnibus=jd", "A 2H B JD KS C QS D AS") == (2, 0, 13, 7)
    assert scores("black-maria omnibus=jd", f"A {TO_KING} QS KS AS JD") == (33, 0, 0, 0)


@pytest.mark.parametrize(
    ("omnibus", "points"), [("none", (1, 0, 0, 0)), ("jd", (1, -10, 0, 0)), ("td", (1, 0, -10, 0))]
)
def test_t_28_another_card_counts_ten_in_favour(omnibus: str, points: tuple[int, ...]) -> None:
    """The jack of diamonds counts ten in favour, or by option the ten of diamonds; never both."""
    assert scores(f"hearts omnibus={omnibus}", "B JD C 10D") == points


def test_t_38_king_and_ace_cannot_swap_their_values() -> None:
    """Ace 10 and king 7 instead of king 10 and ace 7; the hand is worth 43 all the same."""
    swapped = "black-maria king_value=7 ace_value=10"
    assert scores(swapped, "B KS C AS") == (1, 7, 10, 0)
    assert scores("black-maria", "B KS C AS") == (1, 10, 7, 0)
    assert scores(swapped, f"A {TO_KING} QS KS AS") == (43, 0, 0, 0)


@pytest.mark.parametrize(
    ("game", "players", "total"),
    [
        ("hearts moon=none", 3, 26),
        ("hearts moon=none", 4, 26),
        ("hearts moon=none", 5, 26),
        ("hearts moon=none", 6, 26),
        ("hearts moon=none omnibus=jd", 4, 16),
        ("hearts moon=none omnibus=td", 6, 16),
        ("hearts moon=none spot=yes", 4, 129),
        ("hearts moon=none spot=yes omnibus=jd", 4, 119),
        ("black-maria", 3, 43),
        ("black-maria", 5, 43),
        ("black-maria", 6, 42),
        ("black-maria omnibus=jd", 3, 33),
        ("black-maria spot=yes", 4, 146),
        ("black-maria spot=yes", 6, 144),
        ("black-maria spot=yes omnibus=jd", 4, 136),
        ("black-maria spot=yes omnibus=td", 3, 136),
        ("black-maria spot=yes omnibus=jd", 6, 134),
    ],
)
def test_t_43_combined_options_lose_or_invent_points(game: str, players: int, total: int) -> None:
    """However a hand is played, its points are those of the pack, the Omnibus card minus ten."""
    chance = Random(43)
    for number in range(3):
        table = Table.dealt(game, *[""] * players, number=number)
        while not table.over:
            seat = table.turn[0]
            table.play(f"{seat} {chance.choice(sorted(table.legal(seat)))}")
        assert sum(table.scores) == total


def test_t_44_somebody_pays_for_a_moon_off_ones_own_or_the_target_comes_first() -> None:
    """Self minus: no penalty points for anybody, the Omnibus card still counts, then the target."""
    text = (
        f"hearts moon=self_minus omnibus=jd; trick 13; leader A; broken; "
        f"taken A {TO_KING} QS C JD{LAST}"
    )
    table = finished(text, *LAST_TRICK)
    assert table.scores == (-26, 0, -10, 0)
    match = Match.of("hearts", 4, options={"moon": "self_minus", "omnibus": "jd"})
    match.totals = (99, 99, 4, 99)
    match.finish(table.state)
    assert match.totals == (73, 99, -6, 99)
    assert not match.over, "somebody has paid for the moon"
    assert match.places == (2, 3, 1, 3)
