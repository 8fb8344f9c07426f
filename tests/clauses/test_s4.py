"""The clauses of the Turkish seed (S4): standard Hearts and Black Maria, played at the table."""

from __future__ import annotations

import pytest

from maija.cards import parse_cards
from maija.games.match import Match
from maija.games.options import RulesError
from maija.games.presets import preset
from tests.table import Table, finished

KING_TO_TWO = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
"""Every heart but the ace."""


def codes(error: pytest.ExceptionInfo[RulesError]) -> list[str]:
    return [reason.code for reason in error.value.reasons]


def clause_and_fields(error: pytest.ExceptionInfo[RulesError]) -> set[tuple[str, ...]]:
    return {(reason.clause, *reason.facts["fields"]) for reason in error.value.reasons}


# --- standard Hearts ------------------------------------------------------------------------


def test_s4_01_another_card_costs_or_a_hand_is_not_worth_26() -> None:
    """A heart costs 1 and the spade queen 13, so that a hand is worth 26."""
    table = Table(
        "hearts; trick 13; leader A; broken; "
        "taken A 2H 3H 4H 5H B QS C 6H 7H 8H 9H TH D JH QH KH; A AH; B KS; C AS; D JD"
    )
    with pytest.raises(ValueError, match="not over"):
        table.scores  # noqa: B018 -- asked too early
    table.play("A AH", "B KS", "C AS", "D JD")
    assert table.scores == (5, 13, 5, 3)
    assert sum(table.scores) == 26


PASSES = [
    (3, 0, 1),
    (3, 1, -1),
    (3, 2, None),
    (3, 3, 1),
    (4, 0, 1),
    (4, 1, -1),
    (4, 2, 2),
    (4, 3, None),
    (4, 4, 1),
    (5, 0, 1),
    (5, 1, -1),
    (5, 2, None),
    (5, 3, 1),
    (6, 0, 1),
    (6, 1, -1),
    (6, 2, 3),
    (6, 3, None),
    (6, 4, 1),
]


@pytest.mark.parametrize(("players", "number", "step"), PASSES)
def test_s4_02_cards_are_passed_another_way_or_another_number_of_them(
    players: int, number: int, step: int | None
) -> None:
    """Three cards go left, right, with four and six players across, and then not at all."""
    table = Table.dealt("hearts", *[""] * players, number=number)
    seats = "ABCDEF"[:players]
    if step is None:
        assert len(table.turn) == 1
        assert "PASSED" not in table.events()
        return
    assert table.turn == seats
    given = {seat: table.hand(seat).split()[-3:] for seat in seats}
    kept = {seat: table.hand(seat).split()[:-3] for seat in seats}
    for seat in seats:
        assert table.legal_cards(seat) == {*given[seat], *kept[seat]}
        foreign = kept[seats[seats.index(seat) - 1]][0]
        assert table.refused(f"{seat} {foreign}") == "not-in-hand"
        assert table.refused(f"{seat} {given[seat][0]} {given[seat][0]}") == "already-chosen"
        if seat != seats[-1]:
            table.play(f"{seat} {' '.join(given[seat])}")
            assert table.refused(f"{seat} {kept[seat][0]}") == "enough-chosen"
    last = seats[-1]
    table.play(f"{last} {' '.join(given[last])}")
    assert len(table.turn) == 1
    for at, seat in enumerate(seats):
        giver = seats[(at - step) % players]
        assert table.holds(seat, " ".join([*kept[seat], *given[giver]]))


@pytest.mark.parametrize(
    ("players", "number", "club"), [(3, 2, "2C"), (4, 3, "2C"), (5, 2, "3C"), (6, 3, "4C")]
)
def test_s4_03_another_card_than_the_lowest_club_opens_the_hand(
    players: int, number: int, club: str
) -> None:
    """Whoever holds the lowest club of the pack leads that card: the 2, or the 3 or the 4."""
    hands = ["", f"{club} AC 7D 7S", *[""] * (players - 2)]
    table = Table.dealt("hearts", *hands, number=number)
    assert table.turn == "B"
    assert table.legal("B") == {club}
    assert table.refused("B AC") == "first-lead"
    assert table.refused("B 7D") == "first-lead"
    someone = table.hand("C").split()[0]
    assert table.refused(f"C {someone}") == "not-your-turn"
    table.play(f"B {club}")
    assert table.turn == "C"


def test_s4_04_hearts_are_led_before_one_was_played_or_the_queen_opens_them() -> None:
    """Hearts may be led after a heart was played, or by a leader who holds only hearts."""
    table = Table(
        "hearts; trick 2; leader A; A 5H 9H JH 3C; B QS 2D 4D 5D; C 3D 6D 8D 7H; D 8C 9C 10C 10H"
    )
    assert table.legal("A") == {"3C"}
    assert table.refused("A 5H") == "hearts-not-broken"
    table.play("A 3C", "B QS", "C 3D", "D 8C")
    assert table.legal("D") == {"9C", "10C"}, "the queen has broken hearts"
    assert table.refused("D 10H") == "hearts-not-broken"
    table.play("D 9C", "A 9H")
    assert "BROKEN" in table.events()
    table.play("B 2D", "C 6D")
    assert table.legal("D") == {"10C", "10H"}


def test_s4_04_a_leader_with_only_hearts_has_nothing_to_lead() -> None:
    """A leader who holds only hearts may lead them, and that breaks hearts."""
    table = Table("hearts; trick 2; leader A; A 5H 9H; B KH 2D; C 3D 6D; D 8C 9C")
    assert table.legal("A") == {"5H", "9H"}
    table.play("A 5H")
    assert "BROKEN" in table.events()
    table.play("B KH", "C 3D", "D 8C")
    assert table.turn == "B"


def test_s4_05_a_penalty_card_is_thrown_on_the_first_trick_beside_another_card() -> None:
    """On the first trick hearts and the spade queen are refused while another card fits."""
    table = Table("hearts; A 2C 9C 9D; B QS 5H 6D; C 3C AH KD; D KS AS 7H")
    table.play("A 2C")
    assert table.legal("B") == {"6D"}
    assert table.refused("B QS") == "first-trick-points"
    assert table.refused("B 5H") == "first-trick-points"
    table.play("B 6D", "C 3C")
    assert table.legal("D") == {"KS", "AS"}, "king and ace of spades cost nothing here"
    assert table.refused("D 7H") == "first-trick-points"
    table.play("D KS", "C KD", "D 7H", "A 9D")
    assert table.legal("B") == {"QS", "5H"}, "the ban outlived the first trick"


@pytest.mark.parametrize(
    ("moon", "scores"), [("others_plus", (0, 26, 26, 26)), ("self_minus", (-26, 0, 0, 0))]
)
def test_s4_06_who_takes_everything_pays_26_or_nobody_does(
    moon: str, scores: tuple[int, ...]
) -> None:
    """All hearts and the queen: 26 to everybody else, or 26 off one's own score."""
    table = finished(
        f"hearts moon={moon}; trick 13; leader A; broken; taken A {KING_TO_TWO} QS; "
        "A AH; B 2C; C 3C; D 4C",
        "A AH",
        "B 2C",
        "C 3C",
        "D 4C",
    )
    assert table.scores == scores
    assert "MOON_SHOT" in table.events()


@pytest.mark.parametrize(
    ("taken", "scores"),
    [(f"A {KING_TO_TWO} B QS", (13, 13, 0, 0)), (f"A QS {KING_TO_TWO[3:]} B 2H", (25, 1, 0, 0))],
)
def test_s4_06_a_moon_is_shot_without_one_of_the_cards(taken: str, scores: tuple[int, ...]) -> None:
    """Without the queen, or without one heart, the cards cost what they always cost."""
    table = finished(
        f"hearts; trick 13; leader A; broken; taken {taken}; A AH; B 2C; C 3C; D 4C",
        "A AH",
        "B 2C",
        "C 3C",
        "D 4C",
    )
    assert table.scores == scores
    assert "MOON_SHOT" not in table.events()


@pytest.mark.parametrize(
    ("players", "size", "out"),
    [(3, 17, "2D"), (4, 13, ""), (5, 10, "2C 2D"), (6, 8, "2C 3C 2D 2S")],
)
def test_s4_07_hands_are_unequal_or_other_cards_are_removed(
    players: int, size: int, out: str
) -> None:
    """Three to six play; 2D, nothing, 2C 2D or 2C 3C 2D 2S are out: 17, 13, 10 or 8 cards each."""
    table = Table.dealt("hearts", *[""] * players)
    seats = "ABCDEF"[:players]
    assert [table.count(seat) for seat in seats] == [size] * players
    dealt = {card for seat in seats for card in table.hand(seat).split()}
    assert {"2C", "3C", "2D", "2S", "2H", "3D"} - dealt == set(out.split())
    assert len(dealt) == size * players
    if out:
        with pytest.raises(RulesError) as error:
            table.family.start(table.rules, players, pack=list(range(52)))
        assert codes(error) == ["wrong-pack"]


@pytest.mark.parametrize("players", [2, 7])
def test_s4_07_two_or_seven_can_play(players: int) -> None:
    """Fewer than three or more than six players are refused."""
    game = preset("hearts")
    with pytest.raises(RulesError) as error:
        game.family.start(game.rules, players)
    assert codes(error) == ["wrong-players"]


@pytest.mark.parametrize(
    ("option", "scores"),
    [
        ("queen_value=13", (1, 14, 0, 0)),
        ("spot=yes", (2, 38, 0, 0)),
        ("omnibus=jd", (1, 4, 0, 0)),
        ("omnibus=td", (1, 14, -10, 0)),
    ],
)
def test_s4_08_spot_or_omnibus_changes_nothing(option: str, scores: tuple[int, ...]) -> None:
    """Spot Hearts, Omnibus, the rule of the moon and the target are for the table to choose."""
    table = finished(
        f"hearts {option}; trick 13; leader A; taken A 2H B QS C TD; A 5D; B JD; C 3C; D KH",
        "A 5D",
        "B JD",
        "C 3C",
        "D KH",
    )
    assert table.scores == scores


def test_s4_08_every_match_ends_at_the_same_target() -> None:
    """With a target of 50 a match is over that goes on with a target of 100."""
    last = finished(
        "hearts; trick 13; leader A; A 5H; B 6H; C 7H; D 8H", "A 5H", "B 6H", "C 7H", "D 8H"
    )
    assert last.scores == (0, 0, 0, 4)
    for target, over in (("100", False), ("50", True)):
        match = Match.of("hearts", 4, options={"target": target})
        match.totals = (3, 7, 8, 46)
        assert not match.over
        match.finish(last.state)
        assert match.over is over


@pytest.mark.parametrize("option", ["omnibus=qd", "moon=half", "target=0", "spot=perhaps"])
def test_s4_08_an_option_takes_a_value_it_does_not_have(option: str) -> None:
    """A value that the option does not have is refused."""
    with pytest.raises(RulesError) as error:
        Table(f"hearts {option}; A 2C; B 3C; C 4C; D 5C")
    assert codes(error) == ["bad-value"]


def test_s4_09_the_suit_led_is_not_followed_or_takes_no_trick() -> None:
    """A hand that holds the suit led follows it; any other hand plays what it likes."""
    table = Table("hearts; trick 2; broken; leader A; A 5D; B 2D KD AH 3C; C QS 4H 9C; D 6D 7S")
    table.play("A 5D")
    assert table.legal("B") == {"2D", "KD"}
    assert table.refused("B AH") == "follow-suit"
    assert table.refused("B 3C") == "follow-suit"
    table.play("B 2D")
    assert table.legal("C") == {"QS", "4H", "9C"}
    table.play("C QS")
    assert table.refused("D 7S") == "follow-suit"
    table.play("D 6D")
    assert table.taken("D") == "2D 5D 6D QS", "a card of another suit has taken the trick"


def test_s4_10_play_goes_on_past_the_target_or_the_highest_wins() -> None:
    """The match is over when a player reaches the target; the lowest score wins."""
    match = Match.of("hearts", 4)
    match.totals = (99, 40, 60, 75)
    assert not match.over
    table = Table("hearts; trick 13; leader A; broken; A 5H; B 6C; C 7C; D 8C")
    table.play("A 5H", "B 6C", "C 7C")
    with pytest.raises(ValueError, match="not over"):
        match.finish(table.state)
    table.play("D 8C")
    match.finish(table.state)
    assert match.totals == (100, 40, 60, 75)
    assert match.over
    assert match.places == (4, 1, 2, 3)
    with pytest.raises(ValueError, match="over"):
        match.start(seed=1)


# --- Black Maria ----------------------------------------------------------------------------


def test_s4_11_king_or_ace_of_spades_costs_nothing_in_black_maria() -> None:
    """Hearts 1, queen 13, and besides them the spade king 10 and the spade ace 7: 43 a hand."""
    position = (
        "trick 13; leader A; taken A 2H 3H 4H 5H B QS C 6H 7H 8H 9H 10H JH D QH KH KS; "
        "A 6S; B AS; C AH; D 2C"
    )
    moves = ("A 6S", "B AS", "C AH", "D 2C")
    table = finished(f"black-maria; {position}", *moves)
    assert table.scores == (4, 21, 6, 12)
    assert sum(table.scores) == 43
    assert finished(f"hearts; {position}", *moves).scores == (4, 14, 6, 2)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_s4_12_black_maria_passes_elsewhere_than_right_or_not_in_every_hand(
    players: int, number: int
) -> None:
    """Three cards go to the right in every hand at every table; none stay, none go elsewhere."""
    table = Table.dealt("black-maria", *[""] * players, number=number)
    seats = "ABCDEF"[:players]
    assert table.turn == seats, "a hand without passing"
    given = {seat: table.hand(seat).split()[:3] for seat in seats}
    kept = {seat: table.hand(seat).split()[3:] for seat in seats}
    for seat in seats:
        foreign = kept[seats[seats.index(seat) - 1]][0]
        assert table.refused(f"{seat} {foreign}") == "not-in-hand"
        if seat != seats[-1]:
            fourth = f"{seat} {' '.join(given[seat])} {kept[seat][0]}"
            assert table.refused(fourth) == "enough-chosen"
        table.play(f"{seat} {' '.join(given[seat])}")
    for at, seat in enumerate(seats):
        left_neighbour = seats[(at + 1) % players]
        assert table.holds(seat, " ".join([*kept[seat], *given[left_neighbour]]))


@pytest.mark.parametrize(("dealer", "leader"), [("A", "B"), ("B", "C"), ("D", "A")])
def test_s4_13_a_club_or_somebody_else_opens_black_maria(dealer: str, leader: str) -> None:
    """The player left of the dealer leads to the first trick, and what he likes."""
    hands = {
        seat: f"{rank}C {rank}D {rank}H {rank}S" for seat, rank in zip("ABCD", "2589", strict=True)
    }
    table = Table(
        f"black-maria; dealer {dealer}; " + "; ".join(f"{seat} {hands[seat]}" for seat in "ABCD")
    )
    assert table.turn == leader
    assert table.legal(leader) == set(hands[leader].split())
    other = "A" if leader != "A" else "B"
    assert table.refused(f"{other} {hands[other].split()[0]}") == "not-your-turn"
    table.play(f"{leader} {hands[leader].split()[2]}")
    assert table.turn != leader


def test_s4_13_the_same_player_deals_again() -> None:
    """After each hand the deal moves one place to the left, so another player leads."""
    match = Match.of("black-maria", 3, dealer=1)
    dealers = []
    for _ in range(4):
        table = Table(
            f"black-maria; dealer {'ABC'[match.dealer]}; trick 17; leader A; A 5C; B 6C; C 7C"
        )
        table.play("A 5C", "B 6C", "C 7C")
        dealers.append(match.finish(table.state).dealer)
    assert dealers == [1, 2, 0, 1]
    assert match.dealer == 2


def test_s4_14_black_maria_holds_back_hearts_or_penalty_cards() -> None:
    """Suit is followed; hearts may be led at once, penalty cards thrown on the first trick."""
    table = Table("black-maria; dealer D; A 5H 9C; B KS 4D; C 3H 7C; D QS AS 2S")
    assert table.legal("A") == {"5H", "9C"}
    table.play("A 5H")
    assert table.legal("B") == {"KS", "4D"}
    table.play("B KS")
    assert table.legal("C") == {"3H"}
    assert table.refused("C 7C") == "follow-suit"
    table.play("C 3H")
    assert table.legal("D") == {"QS", "AS", "2S"}
    table.play("D QS")
    assert table.taken("A") == "3H 5H QS KS"


def test_s4_15_somebody_shoots_the_moon_in_black_maria() -> None:
    """There is no moon: all penalty cards cost their taker 43; a moon for the others is refused."""
    table = finished(
        f"black-maria; trick 13; leader A; taken A {KING_TO_TWO} QS KS AS; A AH; B 2C; C 3C; D 4C",
        "A AH",
        "B 2C",
        "C 3C",
        "D 4C",
    )
    assert table.scores == (43, 0, 0, 0)
    assert "MOON_SHOT" not in table.events()
    for moon in ("others_plus", "choice", "auto"):
        with pytest.raises(RulesError) as error:
            preset("black-maria").changed({"moon": moon})
        assert clause_and_fields(error) == {
            ("S4.15", f"moon={moon}", "king_value=10", "ace_value=7")
        }


def test_s4_16_black_maria_goes_on_past_the_target_or_the_highest_wins() -> None:
    """The match ends when a player reaches the target, and the lowest score wins."""
    match = Match.of("black-maria", 3)
    match.totals = (57, 90, 12)
    table = finished(
        "black-maria; trick 17; leader A; taken A 2H 3H 4H 5H B KS; A 5D; B 6C; C AS",
        "A 5D",
        "B 6C",
        "C AS",
    )
    assert table.scores == (11, 10, 0)
    match.finish(table.state)
    assert match.totals == (68, 100, 12)
    assert match.over
    assert match.places == (2, 3, 1)


@pytest.mark.parametrize(
    ("players", "size", "out"),
    [(3, 17, "2C"), (4, 13, ""), (5, 10, "2C 2D"), (6, 8, "2C 2D 2H 2S")],
)
def test_s4_17_black_maria_removes_other_cards(players: int, size: int, out: str) -> None:
    """Three to six play; 2C, nothing, 2C 2D or all four 2s are out."""
    table = Table.dealt("black-maria", *[""] * players)
    seats = "ABCDEF"[:players]
    assert [table.count(seat) for seat in seats] == [size] * players
    dealt = {card for seat in seats for card in table.hand(seat).split()}
    assert {"2C", "3C", "2D", "2H", "2S"} - dealt == set(out.split())
    game = preset("black-maria")
    with pytest.raises(RulesError) as error:
        game.family.start(game.rules, players + 4)
    assert codes(error) == ["wrong-players"]


def test_s4_18_spot_or_omnibus_fails_in_black_maria_or_moves_king_and_ace() -> None:
    """Spot: hearts cost their rank, the queen 25, king and ace of spades stay 10 and 7."""
    position = "trick 13; leader A; taken A 2H TH B QS C KS D KH; A 5D; B JD; C AS; D AH"
    moves = ("A 5D", "B JD", "C AS", "D AH")
    assert finished(f"black-maria; {position}", *moves).scores == (2, 21, 10, 1)
    assert finished(f"black-maria spot=yes; {position}", *moves).scores == (12, 46, 10, 13)
    assert finished(f"black-maria omnibus=jd; {position}", *moves).scores == (2, 11, 10, 1)
    both = finished(f"black-maria spot=yes omnibus=jd; {position}", *moves)
    assert both.scores == (12, 36, 10, 13)


def test_s4_19_a_removed_heart_is_paid_for_by_six_players() -> None:
    """The heart 2 is out at six in Black Maria: 42 points a hand; in Hearts all hearts stay: 26."""
    black = Table.dealt("black-maria", *[""] * 6)
    assert "2H" not in {card for seat in "ABCDEF" for card in black.hand(seat).split()}
    table = finished(
        "black-maria; trick 8; leader A; taken A 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH QS KS AS; "
        "A AH; B 3C; C 4C; D 5C; E 6C; F 7C",
        *("A AH", "B 3C", "C 4C", "D 5C", "E 6C", "F 7C"),
    )
    assert table.scores == (42, 0, 0, 0, 0, 0)
    table = finished(
        f"hearts moon=none; trick 8; leader A; broken; taken A {KING_TO_TWO} QS KS AS; "
        "A AH; B 4C; C 5C; D 6C; E 7C; F 8C",
        *("A AH", "B 4C", "C 5C", "D 6C", "E 7C", "F 8C"),
    )
    assert table.scores == (26, 0, 0, 0, 0, 0)


# --- history and remarks (S4.20-22 stand in not_rules) ----------------------------------------


def test_s4_23_king_and_ace_cannot_change_their_values() -> None:
    """Some tables take 7 for the king and 10 for the ace: an option, not the preset."""
    position = "trick 17; leader A; taken A KS B 2H; A 5D; B 6D; C AS"
    moves = ("A 5D", "B 6D", "C AS")
    assert finished(f"black-maria; {position}", *moves).scores == (10, 8, 0)
    swapped = finished(f"black-maria king_value=7 ace_value=10; {position}", *moves)
    assert swapped.scores == (7, 11, 0)


def test_s4_24_the_moon_of_black_maria_cannot_be_agreed_or_needs_no_king() -> None:
    """One author takes 43 off the score of who took everything; the preset does not play it."""
    cards = f"taken A {KING_TO_TWO} QS KS; A AH; B AS; C 3C; D 4C"
    moves = ("A AH", "B AS", "C 3C", "D 4C")
    position = f"trick 13; leader A; {cards}"
    assert finished(f"black-maria moon=self_minus; {position}", *moves).scores == (-43, 0, 0, 0)
    assert finished(f"black-maria; {position}", *moves).scores == (43, 0, 0, 0)
    king_elsewhere = position.replace("QS KS;", "QS B KS;")
    table = finished(f"black-maria moon=self_minus; {king_elsewhere}", *moves)
    assert table.scores == (33, 10, 0, 0), "hearts, queen and ace alone are no moon here"


def test_s4_25_somebody_deals_more_often_than_others_in_an_agreed_number_of_hands() -> None:
    """Traditionally everybody deals equally often: so many hands, a multiple of the players."""
    for hands in ("4", "1"):
        with pytest.raises(RulesError) as error:
            Match.of("black-maria", 3, options={"end": "hands", "hands": hands})
        assert clause_and_fields(error) == {("S4.25", f"hands={hands}", "players=3")}
    match = Match.of("black-maria", 3, options={"end": "hands", "hands": "3"})
    dealers = []
    for _ in range(3):
        assert not match.over
        table = Table(
            f"black-maria; dealer {'ABC'[match.dealer]}; trick 17; leader A; "
            f"taken A {KING_TO_TWO} QS KS AS; A AH; B 6C; C 7C"
        )
        table.play("A AH", "B 6C", "C 7C")
        dealers.append(match.finish(table.state).dealer)
    assert dealers == [0, 1, 2]
    assert match.totals == (129, 0, 0), "the target of 100 has ended the match"
    assert match.over
    assert match.places == (3, 1, 1)


def test_the_kit_deals_other_cards_than_it_was_told() -> None:
    """The table of the tests deals the named cards to the named seats."""
    table = Table.dealt("hearts", "AS", "KS 2C", "", "QS", dealer="C", number=3)
    assert [table.count(seat) for seat in "ABCD"] == [13, 13, 13, 13]
    for seat, card in (("A", "AS"), ("B", "KS"), ("B", "2C"), ("D", "QS")):
        assert set(parse_cards(card)) <= set(parse_cards(table.hand(seat)))
