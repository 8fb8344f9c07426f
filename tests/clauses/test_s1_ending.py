"""S1.35-S1.40: the endgame, the penalty for offering too much, the loser and the score."""

from __future__ import annotations

import pytest

from tests.table import Table

FIVE = "A 5C; B 6C; C 7D; D 8D; E QS"
"""Everybody can beat his neighbour and be out, until E is left with the queen."""
FIVE_GO_OUT = ("A 5C done", "B 6C", "C 7D done", "D 8D")


def test_s1_35_the_endgame_begins_before_the_stock_is_exhausted() -> None:
    """S1.35: it begins when no card is left to draw, a turned one counted (M12, M63)."""
    hands = "A 5C 6C 7C 8C 2D; B 2H 3H; C QS 2S"
    table = Table(f"musta-maija; {hands}").play("A 5C 6C 7C done")
    assert "claim" in table.legal("B")

    table = Table(f"musta-maija; stock 4D; {hands}").play("A 5C 6C 7C done")
    assert (table.stock, table.hand("A")) == (0, "8C 2D 4D")  # this lead emptied the stock
    assert table.refused("B claim") == "no-overload"

    table = Table(f"musta-maija trump_method=turn_up; stock 6D*; {hands}").play("A 5C 6C 7C done")
    assert table.refused("B claim") == "no-overload"


def test_s1_36_too_many_cards_are_no_offence_in_the_endgame() -> None:
    """S1.36: from then on not more may be given than the left neighbour holds."""
    hands = "A 5C 6C 7C 8C 2D; B 2H 3H; C QS 2S 3S 4S 5S"
    table = Table(f"musta-maija announce_counts=public; {hands}")
    assert table.refused("A 5C 6C 7C") == "defender-limit"
    table.play("A 5C 6C done")
    table = Table(f"musta-maija announce_counts=public; stock 9D; {hands}")
    table.play("A 5C 6C 7C 8C done")  # no limit before

    table = Table(f"musta-maija; {hands}").play("A 5C 6C done")
    assert table.refused("B claim") == "no-overload"  # two cards before two
    table = Table(f"musta-maija; {hands}").play("A 5C 6C 7C done")
    assert table.legal("B") == {"take", "claim"}


def test_s1_37_the_offered_player_keeps_cards_or_must_hand_them_over() -> None:
    """S1.37: he may hand all his cards to the offender and is out; it is his right, no duty."""
    text = "musta-maija; A 5C 8C JC 2D; B 9C QS; C 3H 4H; D 5H"
    table = Table(text).play("A 5C 8C JC done")
    assert table.legal("B") == {"9C", "take", "claim"}
    assert table.refused("C claim") == "not-your-turn"
    table.play("B claim")
    assert (table.out, table.hand("B")) == ("B", "")
    assert table.hand("A") == "5C 8C 9C JC 2D QS"
    assert (table.attacker, table.defender) == ("C", "D")

    table = Table(text).play("A 5C 8C JC done", "B 9C take take")
    assert (table.out, table.hand("B"), table.hand("A")) == ("", "8C JC QS", "2D")
    assert table.attacker == "C"


def test_s1_38_another_than_the_last_with_cards_loses() -> None:
    """S1.38: the loser keeps cards last, the spade queen among them; she may be gone (S1.43)."""
    table = Table("musta-maija; A JC; B QD; C 3H 4H QS").play("A JC done", "B take", "C 3H 4H done")
    assert (table.out, table.turn) == ("A", "B")
    table.play("B take take", "C QS done")
    assert (table.over, table.loser, table.out) == (True, "B", "AC")
    assert table.hand("B") == "JC QD 3H 4H QS"

    text = "queen_may_beat=yes_as_top_trump; A JC; B QS; C 3H 4H"
    table = Table(f"musta-maija {text}").play("A JC done", "B QS")
    assert (table.over, table.loser, table.hand("C")) == (True, "C", "3H 4H")
    table = Table(f"musta-maija no_queen_left=nobody_loses {text}").play("A JC done", "B QS")
    assert (table.over, table.loser) == (True, "-")


def test_s1_39_several_lose_or_one_wins() -> None:
    """S1.39: many win and one loses."""
    table = Table(f"musta-maija; {FIVE}").play(*FIVE_GO_OUT)
    assert (table.over, table.out, table.loser) == (True, "ABCD", "E")
    assert [seat for seat, score in zip("ABCDE", table.scores, strict=True) if not score] == ["E"]


@pytest.mark.parametrize(
    ("scoring", "scores"),
    [
        ("winner_1", (1, 1, 1, 1, 0)),
        ("none", (0, 0, 0, 0, 0)),
        ("loss_count", (0, 0, 0, 0, 1)),
        ("finish_order", (1, 2, 3, 4, 5)),
    ],
)
def test_s1_40_a_winner_does_not_score_one(scoring: str, scores: tuple[int, ...]) -> None:
    """S1.40: each winner scores one and the loser none; other scores are agreed on."""
    table = Table(f"musta-maija scoring={scoring}; {FIVE}").play(*FIVE_GO_OUT)
    assert table.scores == scores
    with pytest.raises(ValueError, match="not over"):
        _ = Table(f"musta-maija scoring={scoring}; {FIVE}").play(*FIVE_GO_OUT[:-1]).scores
