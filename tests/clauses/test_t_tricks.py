"""Decided cases of Hearts in the tricks: first trick, breaking, what is legal (T9-T16, T42)."""

from __future__ import annotations

from itertools import product

import pytest

from maija.games.options import RulesError
from maija.games.presets import preset
from tests.table import Table

ALL_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"


def test_t_09_a_hand_of_penalty_cards_cannot_play_to_the_first_trick() -> None:
    """On the first trick a hand of penalty cards alone may play any of them."""
    table = Table("hearts; A 2C 5D; B QS 9H; C 3C 6D; D 4C 7D")
    table.play("A 2C")
    assert table.legal("B") == {"QS", "9H"}
    table.play("B QS")
    table = Table("hearts; A 2C 5D 8S; B QS 9H 3D; C 3C 6D 9S; D 4C 7D 10S")
    table.play("A 2C")
    assert table.legal("B") == {"3D"}, "there was another card"
    assert table.refused("B QS") == "first-trick-points"


def test_t_10_three_players_throw_points_on_the_first_trick() -> None:
    """At three players even the hand with all fourteen penalty cards has three others to play."""
    table = Table.dealt("hearts", "2C", f"{ALL_HEARTS} QS 7D 8D 9S", "", number=2)
    table.play("A 2C")
    assert table.legal("B") == {"7D", "8D", "9S"}
    assert table.refused("B AH") == "first-trick-points"


def test_t_10_a_hand_of_hearts_alone_cannot_be_played() -> None:
    """At four players a hand can be all hearts, and then any is played."""
    table = Table.dealt("hearts", "2C", ALL_HEARTS, "", "", number=3)
    table.play("A 2C")
    assert table.legal("B") == set(ALL_HEARTS.split())


@pytest.mark.parametrize(("omnibus", "card"), [("jd", "JD"), ("td", "10D")])
def test_t_11_the_omnibus_card_is_held_back_on_the_first_trick(omnibus: str, card: str) -> None:
    """The Omnibus card may be thrown on the first trick, the penalty cards may not."""
    table = Table(f"hearts omnibus={omnibus}; A 2C 5D; B {card} QS; C 3C 6D; D 4C 7D")
    table.play("A 2C")
    assert table.legal("B") == {card}
    assert table.refused("B QS") == "first-trick-points"


def test_t_12_king_and_ace_of_spades_are_held_back_where_they_are_free() -> None:
    """They are free in Hearts; in Black Maria they cost, and only an added ban would hold them."""
    position = "dealer D; A 2C 5D; B KS 6C; C AS 3D; D QS 4D"
    hearts = Table(f"hearts; {position.replace('B KS 6C', 'B KS 6D')}").play("A 2C")
    assert hearts.legal("B") == {"KS", "6D"}
    black = Table(f"black-maria; {position.replace('B KS 6C', 'B KS 6D')}").play("A 2C")
    assert black.legal("B") == {"KS", "6D"}
    banned = "black-maria first_trick_points=forbidden"
    table = Table(f"{banned}; {position.replace('B KS 6C', 'B KS 6D')}").play("A 2C")
    assert table.legal("B") == {"6D"}
    assert table.refused("B KS") == "first-trick-points"
    table.play("B 6D")
    assert table.legal("C") == {"3D"}
    assert table.refused("C AS") == "first-trick-points"
    least = "black-maria first_trick_points=forbidden king_value=1 ace_value=1 queen_value=1"
    for card in ("KS", "AS", "QS"):
        held = Table(f"{least}; dealer D; A 2C 5D; B {card} 6D; C 7D 3D; D 8D 4D").play("A 2C")
        assert held.refused(f"B {card}") == "first-trick-points", "one point is no penalty"


def test_t_13_a_leader_with_only_hearts_is_stuck_or_breaks_nothing() -> None:
    """Only hearts in hand and none played yet: any heart may be led, and hearts are broken."""
    table = Table("hearts; trick 4; leader C; A 2D 3D; B 4D 5H; C 7H 8H; D 6D 6H")
    assert table.legal("C") == {"7H", "8H"}
    table.play("C 8H")
    assert "BROKEN" in table.events()
    table.play("D 6H", "A 2D", "B 5H")
    assert table.legal("C") == {"7H"}
    one_more = Table("hearts; trick 4; leader C; A 2D 3D; B 4D 5H; C 7H 8C; D 6D 6H")
    assert one_more.refused("C 7H") == "hearts-not-broken"


def test_t_14_a_heart_goes_before_the_queen_without_the_option_or_not_with_it() -> None:
    """Hearts and the spade queen, not broken: the queen must be led; by option a heart may."""
    position = "trick 4; leader A; A QS 5H 9H; B 2D 3D 4D; C 5D 6D 7D; D 8D 9D 10D"
    table = Table(f"hearts; {position}")
    assert table.legal("A") == {"QS"}
    assert table.refused("A 5H") == "hearts-not-broken"
    table = Table(f"hearts lead_hearts_instead_of_queen=yes; {position}")
    assert table.legal("A") == {"QS", "5H", "9H"}
    table.play("A 9H")
    assert "BROKEN" in table.events()


def test_t_14_the_option_frees_hearts_beside_another_card() -> None:
    """With any other card in hand the option changes nothing."""
    table = Table(
        "hearts lead_hearts_instead_of_queen=yes; trick 4; leader A; "
        "A QS 5H 9S; B 2D 3D 4D; C 5D 6D 7D; D 8D 9D 10D"
    )
    assert table.legal("A") == {"QS", "9S"}
    assert table.refused("A 5H") == "hearts-not-broken"


@pytest.mark.parametrize(
    ("option", "after"), [("no", {"9C", "10C"}), ("yes", {"9C", "10C", "10H"})]
)
def test_t_15_a_thrown_queen_breaks_hearts_without_the_option(option: str, after: set[str]) -> None:
    """A thrown spade queen does not break hearts, unless the table agreed so."""
    table = Table(
        f"hearts queen_breaks_hearts={option}; trick 2; leader A; "
        "A 3C 2S; B QS 2D; C 4C 3D; D 8C 9C 10C 10H"
    )
    table.play("A 3C", "B QS")
    assert ("BROKEN" in table.events()) is (option == "yes")
    table.play("C 4C", "D 8C")
    assert table.legal("D") == after
    if option == "no":
        assert table.refused("D 10H") == "hearts-not-broken"


def test_t_15_a_led_queen_breaks_hearts_without_the_option() -> None:
    """The same holds for a queen that is led."""
    for option, after in (("no", {"4D"}), ("yes", {"4D", "6H"})):
        table = Table(
            f"hearts queen_breaks_hearts={option}; trick 2; leader A; "
            "A QS 3D; B KS 4D 6H; C 2S 5D; D 3S 6D"
        )
        table.play("A QS", "B KS", "C 2S", "D 3S")
        assert table.legal("B") == after


def test_t_16_a_heart_thrown_by_necessity_breaks_nothing() -> None:
    """Who had to throw a heart on the first trick has broken hearts for everybody."""
    table = Table("hearts; A 2C 5D; B QS 9H; C 3C 6D 6H; D 4C 7D 7H")
    table.play("A 2C", "B 9H")
    assert "BROKEN" in table.events()
    table.play("C 3C", "D 4C")
    assert table.legal("D") == {"7D", "7H"}
    queen = Table("hearts; A 2C 5D; B QS 9H; C 3C 6D 6H; D 4C 7D 7H")
    queen.play("A 2C", "B QS", "C 3C", "D 4C")
    assert queen.legal("D") == {"7D"}
    assert queen.refused("D 7H") == "hearts-not-broken"


def test_t_42_the_laws_are_asked_in_another_order() -> None:
    """Forced club, then following suit, then the ban of the first trick, then that on hearts."""
    forced = Table("hearts; A 2C 3C AS; B 4C 5H QS; C 5C 6H 2D; D 6C 7H 3D")
    assert forced.legal("A") == {"2C"}
    forced.play("A 2C")
    assert forced.legal("B") == {"4C"}
    assert forced.refused("B QS") == "follow-suit", "the ban was asked before the suit"
    banned = "hearts first_lead=left_of_dealer"
    lead = Table(f"{banned}; dealer D; A QS 5H 2D; B 2H 3H 4D; C 4H 6H 5D; D 7H 8H 6D")
    assert lead.legal("A") == {"2D"}
    assert lead.refused("A QS") == "first-trick-points"
    assert lead.refused("A 5H") == "first-trick-points"
    spades = Table(f"{banned}; dealer D; A 2S 5H; B QS 4D; C 4H 5D; D 7H 6D").play("A 2S")
    assert spades.legal("B") == {"QS"}, "the suit led is followed, whatever the card costs"


def test_t_42_a_ban_that_lapsed_is_blamed_or_takes_the_other_with_it() -> None:
    """A first leader with only penalty cards is free of the first ban, but not of the second."""
    table = Table("hearts first_lead=left_of_dealer; dealer D; A QS 5H; B 2H 4D; C 4H 5D; D 7H 6D")
    assert table.legal("A") == {"QS"}
    assert table.refused("A 5H") == "hearts-not-broken"
    hearts = Table("hearts first_lead=left_of_dealer; dealer D; A 5H 6H; B 2H 4D; C 4H 5D; D 7H 6D")
    assert hearts.legal("A") == {"5H", "6H"}


MIXES = list(
    product(
        ("lowest_club", "any_club", "left_of_dealer"),
        ("forbidden", "allowed"),
        ("broken", "any"),
        ("no", "yes"),
        ("no", "yes"),
    )
)


@pytest.mark.parametrize(("lead", "points", "hearts", "queen", "instead"), MIXES)
def test_t_42_somebody_is_without_a_legal_card(
    lead: str, points: str, hearts: str, queen: str, instead: str
) -> None:
    """Whatever the laws of leading and throwing, a hand of hearts and queen alone can be played."""
    options = {
        "first_lead": lead,
        "first_trick_points": points,
        "hearts_lead": hearts,
        "queen_breaks_hearts": queen,
        "lead_hearts_instead_of_queen": instead,
    }
    if hearts == "any" and "yes" in {queen, instead}:
        with pytest.raises(RulesError):
            preset("hearts").changed(options)
        return
    text = " ".join(f"{name}={value}" for name, value in options.items())
    table = Table.dealt(
        f"hearts {text}", "2C", f"{ALL_HEARTS.removesuffix(' AH')} QS", "", "AH", number=3
    )
    for turn in range(52):
        seat = table.turn
        legal = sorted(table.legal_cards(seat))
        assert legal, f"{seat} has nothing to play"
        table.play(f"{seat} {legal[turn % len(legal)]}")
    assert table.over
