"""The nine rows of the Turkish table: where Hearts and Black Maria differ, by playing both."""

from __future__ import annotations

import pytest

from maija.games.match import Match
from maija.games.options import RulesError
from maija.games.presets import preset
from tests.table import SEATS, Table, finished

ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"
LAST = "; A 5D; B 6D; C 7D; D 8D"
LAST_TRICK = ("A 5D", "B 6D", "C 7D", "D 8D")


def scores(game: str, taken: str) -> tuple[int, ...]:
    """What a hand scores in which these cards were taken; its last trick costs nothing."""
    text = f"{game}; trick 13; leader A; broken; taken {taken}{LAST}"
    return finished(text, *LAST_TRICK).scores


def test_turkish_table_1_penalty_cards_cost_the_same_in_both() -> None:
    """Both: hearts one, queen 13. Only Black Maria: king of spades 10, ace 7."""
    taken = "A 2H AH B QS C KS D AS"
    assert scores("hearts", taken) == (2, 13, 0, 0)
    assert scores("black-maria", taken) == (2, 13, 10, 7)


def test_turkish_table_2_a_hand_is_worth_another_number() -> None:
    """26 points a hand in Hearts, 43 in Black Maria."""
    taken = f"A {ALL_HEARTS} B QS KS AS"
    assert sum(scores("hearts", taken)) == 26
    assert sum(scores("black-maria", taken)) == 43


def receivers(game: str, players: int, number: int) -> str:
    """Who gets the three lowest cards of each seat, ``-`` for a hand without passing."""
    table = Table.dealt(game, *[""] * players, number=number)
    seats = SEATS[:players]
    if table.turn != seats:
        return "-"
    given = [set(table.hand(seat).split()[:3]) for seat in seats]
    for seat, cards in zip(seats, given, strict=True):
        table.play(f"{seat} {' '.join(sorted(cards))}")
    return "".join(
        taker for cards in given for taker in seats if cards <= set(table.hand(taker).split())
    )


@pytest.mark.parametrize(
    ("players", "hearts", "black_maria"),
    [
        (3, ["BCA", "CAB", "-", "BCA"], "CAB"),
        (4, ["BCDA", "DABC", "CDAB", "-", "BCDA"], "DABC"),
        (5, ["BCDEA", "EABCD", "-", "BCDEA"], "EABCD"),
        (6, ["BCDEFA", "FABCDE", "DEFABC", "-", "BCDEFA"], "FABCDE"),
    ],
)
def test_turkish_table_3_cards_are_passed_another_way(
    players: int, hearts: list[str], black_maria: str
) -> None:
    """Hearts: left, right, across with four and six, none. Black Maria: always to the right."""
    assert [receivers("hearts", players, number) for number in range(len(hearts))] == hearts
    assert {receivers("black-maria", players, number) for number in range(5)} == {black_maria}


@pytest.mark.parametrize(
    ("players", "number", "club"), [(3, 2, "2C"), (4, 3, "2C"), (5, 2, "3C"), (6, 3, "4C")]
)
def test_turkish_table_4_another_card_opens_the_hand(players: int, number: int, club: str) -> None:
    """Hearts: the lowest club of the pack. Black Maria: any card, from the dealer's left."""
    hands = ["", "AD", f"{club} AC", *[""] * (players - 3)]
    hearts = Table.dealt("hearts", *hands, number=number)
    assert (hearts.turn, hearts.legal("C")) == ("C", {club})
    assert hearts.refused("C AC") == "first-lead"
    black = Table("black-maria; dealer A; A KD KH; B AD QS; C 4C AC" + EXTRA[players])
    assert black.turn == "B"
    assert black.legal("B") == {"AD", "QS"}
    assert black.refused("C 4C") == "not-your-turn"


EXTRA = {
    3: "",
    4: "; D QD QH",
    5: "; D QD QH; E JD JH",
    6: "; D QD QH; E JD JH; F 9D 9H",
}
"""Two more cards for each of the other players."""


def test_turkish_table_5_hearts_are_led_too_early_or_too_late() -> None:
    """Hearts: not before a heart was played, unless there is nothing else. Black Maria: always."""
    position = "trick 2; leader A; A 5H 6H 9C; B 2D 3D 4D; C 5D 6D 7D; D 8D 9D 10D"
    hearts = Table(f"hearts; {position}")
    assert hearts.legal("A") == {"9C"}
    assert hearts.refused("A 5H") == "hearts-not-broken"
    assert Table(f"black-maria; {position}").legal("A") == {"5H", "6H", "9C"}
    only = position.replace("9C", "7H")
    assert Table(f"hearts; {only}").legal("A") == {"5H", "6H", "7H"}
    assert Table(f"hearts; {position.replace('leader', 'broken; leader')}").legal("A") == {
        "5H",
        "6H",
        "9C",
    }


def test_turkish_table_6_penalty_cards_fall_on_the_wrong_first_trick() -> None:
    """Hearts: refused while another card can be played. Black Maria: free."""
    position = "dealer D; A 2C 3D; B QS 5H 4D; C 5C 6D; D 7C 8D"
    hearts = Table(f"hearts; {position}").play("A 2C")
    assert hearts.legal("B") == {"4D"}
    assert hearts.refused("B QS") == "first-trick-points"
    assert hearts.refused("B 5H") == "first-trick-points"
    black = Table(f"black-maria; {position}").play("A 2C")
    assert black.legal("B") == {"QS", "5H", "4D"}
    black.play("B QS", "C 5C", "D 7C")
    assert black.taken("D") == "2C 5C 7C QS"
    nothing_else = Table(f"hearts; {position.replace('4D', '6H')}").play("A 2C")
    assert nothing_else.legal("B") == {"QS", "5H", "6H"}


def test_turkish_table_7_the_moon_shines_in_the_wrong_game() -> None:
    """Hearts: 26 to the others, or off one's own. Black Maria: no moon, 43 to who took it all."""
    everything = f"A {ALL_HEARTS} QS KS AS"
    assert scores("hearts", everything) == (0, 26, 26, 26)
    assert scores("hearts moon=self_minus", everything) == (-26, 0, 0, 0)
    assert scores("black-maria", everything) == (43, 0, 0, 0)


@pytest.mark.parametrize(
    ("players", "hearts", "black_maria"),
    [
        (3, {"2D"}, {"2C"}),
        (4, set(), set()),
        (5, {"2C", "2D"}, {"2C", "2D"}),
        (6, {"2C", "2D", "2S", "3C"}, {"2C", "2D", "2H", "2S"}),
    ],
)
def test_turkish_table_8_other_cards_are_removed(
    players: int, hearts: set[str], black_maria: set[str]
) -> None:
    """Three, five and six players leave out different low cards in the two games."""
    low = {f"{rank}{suit}" for rank in "23456789" for suit in "CDHS"}
    for game, out in (("hearts", hearts), ("black-maria", black_maria)):
        table = Table.dealt(game, *[""] * players)
        seats = SEATS[:players]
        held = [card for seat in seats for card in table.hand(seat).split()]
        assert low - set(held) == out
        assert len(held) == 52 - len(out)
        assert len({table.count(seat) for seat in seats}) == 1


def test_turkish_table_9_an_option_does_not_work_in_both() -> None:
    """Spot and Omnibus work in both; king and ace keep 10 and 7; the moon only in Hearts."""
    taken = "A 10H AH B QS C KS JD D AS"
    assert scores("hearts spot=yes", taken) == (24, 25, 0, 0)
    assert scores("black-maria spot=yes", taken) == (24, 25, 10, 7)
    assert scores("hearts omnibus=jd", taken) == (2, 13, -10, 0)
    assert scores("black-maria omnibus=jd", taken) == (2, 13, 0, 7)
    assert scores("black-maria spot=yes omnibus=jd", taken) == (24, 25, 0, 7)
    everything = f"A {ALL_HEARTS} QS KS AS"
    assert scores("hearts moon=self_minus spot=yes", everything) == (-129, 0, 0, 0)
    with pytest.raises(RulesError):
        preset("black-maria").changed({"moon": "others_plus"})
    for game in ("hearts", "black-maria"):
        for target, over in (("40", True), ("41", False)):
            match = Match.of(game, 4, options={"target": target})
            match.totals = (30, 27, 5, 6)
            hand = finished(f"{game}; trick 13; leader A; taken B QS{LAST}", *LAST_TRICK)
            match.finish(hand.state)
            assert match.totals == (30, 40, 5, 6)
            assert match.over is over
