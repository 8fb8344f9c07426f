"""Decided cases of a match of Hearts: totals, the target, ties, numbers of hands (T29-T35)."""

from __future__ import annotations

import pytest

from maija.games.match import Match
from maija.games.options import RulesError
from tests.table import Table, finished

TO_KING = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
"""Every heart but the ace."""
LAST_TRICK = ("A AH", "B 2C", "C 3C", "D 4C")


def hand(taken: str, game: str = "hearts", totals: str = "0 0 0 0") -> Table:
    """A hand in whose last trick A leads the heart ace and takes it."""
    return finished(
        f"{game}; trick 13; totals {totals}; leader A; broken; "
        f"taken {taken}; A AH; B 2C; C 3C; D 4C",
        *LAST_TRICK,
    )


def match(*totals: int, **options: str) -> Match:
    """A match of Hearts in which the seats stand so."""
    game = Match.of("hearts", len(totals), options=options)
    game.totals = totals
    return game


FIVE = "A 2H 3H 4H 5H"
"""With the ace of the last trick: five hearts to A."""


def test_t_29_a_total_stops_at_nought_or_falls_through_the_floor() -> None:
    """A negative total stands; with ``floor_zero`` it is nought."""
    omnibus = hand("B JD 2H C 3H", "hearts omnibus=jd")
    assert omnibus.scores == (1, -9, 1, 0)
    game = match(0, 3, 5, 0, omnibus="jd")
    game.finish(omnibus.state)
    assert game.totals == (1, -6, 6, 0)
    game.finish(omnibus.state)
    assert game.totals == (2, -15, 7, 0)
    floor = match(0, 3, 5, 0, omnibus="jd", floor_zero="yes")
    floor.finish(omnibus.state)
    assert floor.totals == (1, 0, 6, 0)
    floor.finish(hand("B 2H 3H").state)
    assert floor.totals == (2, 2, 6, 0), "what was cut off has come back"


def test_t_30_a_target_reached_in_the_middle_breaks_off_the_hand() -> None:
    """The hand is played to its end, then the total is compared with the target."""
    table = Table(
        "hearts omnibus=jd; trick 12; totals 98 3 40 80; leader A; broken; "
        "A 9H 9D; B 2H 2D; C 3H 3D; D 4H JD"
    )
    game = match(98, 3, 40, 80, omnibus="jd")
    table.play("A 9H", "B 2H", "C 3H", "D 4H")
    assert table.taken("A") == "2H 3H 4H 9H"
    assert not table.over, "A stands at 102 and the hand was broken off"
    with pytest.raises(ValueError, match="not over"):
        game.finish(table.state)
    table.play("A 9D", "B 2D", "C 3D", "D JD")
    game.finish(table.state)
    assert game.totals == (102, 3, 40, 70)
    assert game.over


def test_t_30_a_total_that_has_come_back_ends_the_match() -> None:
    """Four hearts and the Omnibus card together are what counts at the end of the hand."""
    game = match(98, 3, 40, 80, omnibus="jd")
    game.finish(hand("A 2H 3H 4H JD", "hearts omnibus=jd").state)
    assert game.totals == (92, 3, 40, 80)
    assert not game.over


def test_t_31_two_lowest_end_the_match_or_play_on_though_they_share() -> None:
    """With the target reached and two lowest, the match goes on; by option they share the win."""
    game = match(95, 40, 40, 70)
    game.finish(hand(FIVE).state)
    assert game.totals == (100, 40, 40, 70)
    assert not game.over
    game.start(seed=5)
    game.finish(hand("B 2H C 3H").state)
    assert game.totals == (101, 41, 41, 70)
    assert not game.over, "the second further hand was not played"
    game.finish(hand("B 2H 3H C 4H").state)
    assert game.totals == (102, 43, 42, 70)
    assert game.over
    assert game.places == (4, 2, 1, 3)
    shared = match(95, 40, 40, 70, tie="shared")
    shared.finish(hand(FIVE).state)
    assert shared.over
    assert shared.places == (4, 1, 1, 3)
    with pytest.raises(ValueError, match="over"):
        shared.start(seed=5)


def test_t_31_a_tie_adds_a_hand_to_the_agreed_number() -> None:
    """With ``end=hands`` equal totals share the place: nobody deals once more."""
    game = Match.of("hearts", 4, options={"end": "hands", "hands": "4"})
    for _ in range(4):
        assert not game.over
        game.finish(hand("A 2H B 3H C 4H 5H").state)
    assert game.totals == (8, 4, 8, 0)
    game = Match.of("hearts", 4, options={"end": "hands", "hands": "4"})
    for _ in range(4):
        assert not game.over
        game.finish(hand("B 3H C 4H 5H").state)
    assert game.totals == (4, 4, 8, 0)
    assert game.over
    assert game.places == (2, 2, 4, 1)
    with pytest.raises(RulesError) as error:
        Match.of("hearts", 4, options={"end": "hands", "hands": "4", "tie": "shared"})
    assert [reason.clause for reason in error.value.reasons] == ["T31"]


def test_t_31_two_lowest_after_the_agreed_hands_do_not_share() -> None:
    """Also the first place is shared when the agreed hands are played."""
    game = Match.of("hearts", 4, options={"end": "hands", "hands": "4"})
    for _ in range(4):
        game.finish(hand("C 4H 5H").state)
    assert game.totals == (4, 0, 8, 0)
    assert game.over
    assert game.places == (3, 1, 4, 1)


def test_t_32_a_tie_below_the_winner_matters() -> None:
    """A tie that is not for the lowest ends the match as it is, with a shared place."""
    game = match(95, 60, 20, 60)
    game.finish(hand(FIVE).state)
    assert game.over
    assert game.places == (4, 2, 1, 2)


def test_t_33_exactly_the_target_is_something_special() -> None:
    """Exactly 100 ends the match like 101, and its holder has lost."""
    game = match(95, 60, 20, 30)
    game.finish(hand(FIVE).state)
    assert game.totals == (100, 60, 20, 30)
    assert game.over
    assert game.places == (4, 3, 1, 2)


def test_t_33_exactly_the_target_does_not_win_though_agreed() -> None:
    """With ``exact_target=wins`` exactly 100 wins, several share; 101 does not."""
    game = match(95, 60, 20, 30, exact_target="wins")
    game.finish(hand(FIVE).state)
    assert game.over
    assert game.places == (1, 4, 2, 3)
    several = match(95, 99, 20, 130, exact_target="wins")
    several.finish(hand(f"{FIVE} B 6H").state)
    assert several.totals == (100, 100, 20, 130)
    assert several.over
    assert several.places == (1, 1, 3, 4)
    above = match(96, 60, 20, 30, exact_target="wins")
    above.finish(hand(FIVE).state)
    assert above.totals == (101, 60, 20, 30)
    assert above.places == (4, 3, 1, 2)


def test_t_33_exactly_the_target_stands_though_fifty_were_to_come_off() -> None:
    """With ``exact_target=minus_50`` 100 becomes 50 and play goes on; 101 ends the match."""
    game = match(95, 60, 20, 30, exact_target="minus_50")
    game.finish(hand(FIVE).state)
    assert game.totals == (50, 60, 20, 30)
    assert not game.over
    game.start(seed=1)
    above = match(96, 60, 20, 30, exact_target="minus_50")
    above.finish(hand(FIVE).state)
    assert above.totals == (101, 60, 20, 30)
    assert above.over


def test_t_33_fifty_off_falls_through_the_floor() -> None:
    """With a target below fifty and ``floor_zero`` the total is nought, not less."""
    game = match(35, 6, 2, 3, target="40", exact_target="minus_50", floor_zero="yes")
    game.finish(hand(FIVE).state)
    assert game.totals == (0, 6, 2, 3)
    free = match(35, 6, 2, 3, target="40", exact_target="minus_50")
    free.finish(hand(FIVE).state)
    assert free.totals == (-10, 6, 2, 3)


EVERYTHING = f"A {TO_KING} QS"


@pytest.mark.parametrize(
    ("totals", "auto", "why"),
    [
        ("70 80 60 90", (0, 26, 26, 26), "the match ends and A is alone lowest"),
        ("70 80 40 90", (-26, 0, 0, 0), "C would win with 66"),
        ("70 80 44 90", (-26, 0, 0, 0), "C would stand equal with 70"),
        ("70 80 45 90", (0, 26, 26, 26), "C would have 71 and A wins"),
        ("70 73 40 20", (0, 26, 26, 26), "nobody reaches the target"),
        ("70 74 40 20", (-26, 0, 0, 0), "B reaches exactly the target"),
    ],
)
def test_t_34_a_moon_is_scored_against_the_rule_of_the_table(
    totals: str, auto: tuple[int, ...], why: str
) -> None:
    """The fixed rules look at no totals; ``auto`` does, and ``choice`` leaves it to the shooter."""
    assert hand(EVERYTHING, "hearts", totals).scores == (0, 26, 26, 26)
    assert hand(EVERYTHING, "hearts moon=self_minus", totals).scores == (-26, 0, 0, 0)
    assert hand(EVERYTHING, "hearts moon=auto", totals).scores == auto, why
    table = Table(
        f"hearts moon=choice; trick 13; totals {totals}; leader A; broken; "
        f"taken {EVERYTHING}; A AH; B 2C; C 3C; D 4C"
    ).play(*LAST_TRICK)
    assert table.legal("A") == {"others plus", "self minus"}
    table.play("A others plus")
    assert table.scores == (0, 26, 26, 26)


def test_t_34_auto_overlooks_what_the_other_options_do_to_the_totals() -> None:
    """Whether somebody reaches the target is judged by the totals that would really stand."""
    totals = "70 80 44 90"
    assert hand(f"{EVERYTHING} JD", "hearts moon=auto omnibus=jd", totals).scores == (
        -10,
        26,
        26,
        26,
    ), "A would stand at 60 and win"
    to_b = f"{EVERYTHING} B JD"
    assert hand(to_b, "hearts moon=auto omnibus=jd", "70 83 40 20").scores == (0, 16, 26, 26)
    assert hand(to_b, "hearts moon=auto omnibus=jd", "70 84 40 20").scores == (-26, -10, 0, 0)
    exact = "hearts moon=auto exact_target=minus_50"
    assert hand(EVERYTHING, exact, "60 74 44 20").scores == (0, 26, 26, 26), "B falls to 50"
    wins = "hearts moon=auto exact_target=wins"
    assert hand(EVERYTHING, wins, "20 74 44 30").scores == (-26, 0, 0, 0), "B would win with 100"


def test_t_35_a_number_of_hands_leaves_somebody_with_more_deals() -> None:
    """The number of hands is a multiple of the players; then the target plays no part."""
    for players, good, bad in ((3, "9", "10"), (4, "8", "9"), (5, "10", "9"), (6, "12", "9")):
        with pytest.raises(RulesError) as error:
            Match.of("black-maria", players, options={"end": "hands", "hands": bad})
        assert [reason.facts["fields"] for reason in error.value.reasons] == [
            [f"hands={bad}", f"players={players}"]
        ]
        game = Match.of("black-maria", players, options={"end": "hands", "hands": good})
        state = game.start(seed=3)
        assert state.players == players
    with pytest.raises(RulesError) as error:
        Match.of("black-maria", 4, options={"end": "hands"})
    assert error.value.reasons[0].facts["fields"] == ["end=hands", "hands=none"]
    with pytest.raises(RulesError) as error:
        Match.of("black-maria", 4, options={"hands": "4"})
    assert error.value.reasons[0].facts["fields"] == ["hands=4", "end=target"]
