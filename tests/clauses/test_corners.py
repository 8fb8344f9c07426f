"""Corners of the law that no other clause's test reaches."""

from maija.games.presets import preset
from tests.table import Table


def test_m_25_a_dealer_who_declines_last_is_followed_by_somebody_else() -> None:
    """When the dealer, asked last, declines as well, the deal is played without trumps."""
    table = Table(
        "voron trump_method=kq_after_deal; naming; stock 9; A 2D 3D; B 4D 5D; C 6D 7D; D KH QH"
    )
    assert table.turn == "D"
    table.play("D decline")
    assert table.turn == "A"
    assert table.trump == "-"
    assert table.refused("D name hearts") == "not-your-turn"


def test_m_10_trump_is_turned_from_a_stock_that_is_not_there() -> None:
    """Where nothing can be turned after the first lead there are no trumps."""
    table = Table("pagat; A 2C 2D; B QS 2H 5C; C 3C 3D")
    table.play("A 2C done")
    assert table.trump == "-"
    assert "NO_TRUMP" in table.events()
    assert "SPADE_RETURNED" not in table.events()
    assert table.legal("B") == {"5C", "take"}


def test_s4_06_the_moon_is_taken_off_where_no_target_can_be_reached() -> None:
    """`auto` gives the moon to the others where the match ends after a number of hands."""
    game = "hearts moon=auto end=hands hands=8; totals 90 90 99 99; trick 13; leader A; "
    table = Table(
        game + "A AS; B 2C; C 3C; D 4C; taken A 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH QS"
    )
    table.play("A AS", "B 2C", "C 3C", "D 4C")
    assert table.scores == (0, 26, 26, 26)
    assert preset("hearts").rules.text("moon") == "others_plus"
