"""Further situations of Mustamaija, in which rules and options meet in awkward ways.

Each was worked out by hand from the options (2.1) and the decided edge cases (4.1-4.3) of the
rules; seats A B C D clockwise, as in the situations that came with the project.
"""

from __future__ import annotations

import pytest

from maija.cards import card_name, parse_cards
from maija.games.deal import deal
from tests.table import Table, told_cards


def stock_of(table: Table) -> str:
    """The stock from its top."""
    state = table.state
    return " ".join(card_name(card) for card in state.stock[state.top : state.end])


# --- claims ---------------------------------------------------------------------------------


def test_a_claim_with_two_packs_loses_the_second_of_two_equal_cards() -> None:
    # 3 before 2; A still holds a 2D and gets B's 2D: both are his.
    table = Table("musta-maija packs=2; A 7C 7C 9C 2D; B 2D QS; C 3H 4H").play("A 7C 7C 9C done")
    table.play("B claim")
    assert table.hand("A") == "7C 7C 9C 2D 2D QS"
    assert (table.out, table.attacker, table.defender) == ("B", "C", "A")
    for seat, cards in ((0, "2D QS"), (1, "2D QS"), (2, ""), (-1, "")):
        assert told_cards(table, "CLAIMED", seat) == cards  # M46: only the offender sees them
    assert "7C" not in table.gone


def test_naming_trumps_before_the_first_beat_ends_the_right_to_claim() -> None:
    # M46: only a beat or a take ends it; the pair goes to A, who is known to hold it.
    table = Table("musta-maija; A 5D 6D 7D 2S; B KC QC; C 3H QS").play("A 5D 6D 7D done")
    assert table.legal("B") == {"name clubs", "take", "claim"}
    table.play("B name clubs")
    assert table.legal("B") == {"QC", "KC", "take", "claim"}
    table.play("B claim")
    assert table.holds("A", "5D 6D 7D 2S QC KC")
    assert table.view("C").shown == (parse_cards("QC KC"), (), ())
    assert (table.trump, table.turn) == ("C", "C")
    table.play("C 3H done")
    assert table.legal_cards("A") == {"QC", "KC"}


def test_a_claim_is_still_open_after_the_first_answer() -> None:
    text = "musta-maija; A 5C 6C 7C 2S; B 9C 2D; C QS 3H"
    for answer in ("B 9C", "B take"):
        table = Table(text).play("A 5C 6C 7C done", answer)
        assert table.refused("B claim") == "claim-lapsed"


LAST_THREE = "musta-maija; A 5C 6C 7C; B 9C 2D; C QS 3H 4H"


def test_an_offender_with_his_last_cards_is_out_before_the_claim_lapsed() -> None:
    table = Table(LAST_THREE).play("A 5C 6C 7C done")
    assert (table.out, table.count("A")) == ("", 0)
    table.play("B claim")  # the attack is void: A is in again
    assert table.holds("A", "5C 6C 7C 9C 2D")
    assert (table.out, table.attacker, table.defender) == ("B", "C", "A")


@pytest.mark.parametrize(
    ("first", "rest", "hand"), [("9C", "take take", "6C 7C 2D"), ("take", "9C take", "5C 7C 2D")]
)
def test_an_offender_with_his_last_cards_stays_in_when_nobody_claims(
    first: str, rest: str, hand: str
) -> None:
    table = Table(LAST_THREE).play("A 5C 6C 7C done")
    table.play(f"B {first}")
    assert table.out == "A"  # M53: out when the right has lapsed, in the middle of the defence
    table.play(f"B {rest}")
    assert table.holds("B", hand)
    assert (table.attacker, table.defender) == ("C", "B")


@pytest.mark.parametrize(
    ("answer", "loser", "hand"),
    [
        ("claim", "A", "5C 6C 7C AC QS"),  # M49
        ("AC", "B", "5C 6C 7C AC QS"),  # M54: over at once, whatever he could beat
        ("take", "B", "5C 6C 7C AC QS"),
    ],
)
def test_with_two_players_the_last_overload_goes_to_the_wrong_loser(
    answer: str, loser: str, hand: str
) -> None:
    table = Table("musta-maija; A 5C 6C 7C; B AC QS").play("A 5C 6C 7C done")
    assert not table.over
    table.play(f"B {answer}")
    assert (table.over, table.loser) == (True, loser)
    assert table.holds(loser, hand)
    assert told_cards(table, "DISCARDED") == ""
    assert table.scores == ((0, 1) if loser == "A" else (1, 0))


def test_after_a_claim_a_player_who_is_out_leads() -> None:
    table = Table("musta-maija; out C; A 5C 6C 7C 2S; B 9C 2D; C -; D QS 3H")
    table.play("A 5C 6C 7C done", "B claim")
    assert (table.out, table.attacker, table.defender) == ("CB", "D", "A")


def test_three_cards_before_two_are_refused_or_claimed_where_nothing_limits_a_lead() -> None:
    table = Table("musta-maija overload=illegal defender_limit=never; A 5C 6C 7C 2S; B 9C QS; C 3H")
    table.play("A 5C 6C 7C done")
    assert table.legal("B") == {"9C", "take"}
    assert table.refused("B claim") == "no-overload"
    table.play("B take 9C take")
    assert table.holds("B", "QS 5C 7C")


def test_a_public_limit_binds_before_the_stock_is_empty_or_not_after() -> None:
    hands = "A 5C 6C 7C 8C 2S; B 9D 2D; C QS 3S 4S 5S 6S"
    text = "mustamaija defender_limit=after_stock_empty; trump hearts;"
    table = Table(f"{text} stock 9S; {hands}").play("A 5C 6C 7C 8C done")
    assert (table.stock, table.turn) == (0, "B")
    assert Table(f"{text} {hands}").refused("A 5C 6C 7C") == "defender-limit"


def test_the_most_one_can_take_is_hidden_when_the_stock_has_run_out() -> None:
    # A draws the last card after his lead; from then on everybody knows the counts.
    table = Table(
        "musta-maija announce_counts=max_receivable; stock 9S; A 5C 6C 7C 8C 9C JC; B 2D 3D;"
        " C QS 3S 4S; D KH"
    )
    assert table.view("D").counts == (None, None, None, 1)
    table.play("A 5C 6C 7C done", "B take take take")
    assert table.view("D").counts == (4, 5, 3, 1)
    assert table.refused("C 3S 4S") == "defender-limit"
    table.play("C 3S done", "D take")
    assert table.view().counts == (4, 5, 2, 2)


# --- naming trumps --------------------------------------------------------------------------

IN_THE_MIDDLE = "stock 12; A 5D 9D JD 2S 3S 4S; B 10D 2C 7H 2H 3H 4H; C KC QC QS 5S 6S 7S"


def test_a_card_left_before_trumps_were_named_is_not_asked_again() -> None:
    table = Table(f"musta-maija; {IN_THE_MIDDLE}").play("A 5D 9D JD done", "B take 10D")
    assert table.view().asked == 2
    table.play("C name clubs")
    assert table.view().asked == 0
    assert table.view().bout[1] == parse_cards("9D 10D")  # what is beaten stays beaten
    assert table.legal("B") == {"2C", "take"}
    table.play("B 2C")
    assert table.legal("B") == {"take"}  # the jack: no club is left
    table.play("B take")
    assert told_cards(table, "DISCARDED") == "2C 5D 9D 10D"
    assert (table.count("B"), table.stock) == (6, 8)  # five and one drawn
    assert {"7H", "2H", "3H", "4H", "JD"} <= set(table.hand("B").split())
    assert table.attacker == "C"


def test_the_last_moment_to_name_trumps_in_a_defence_is_missing() -> None:
    # 4.2: after the last beat there is a window; the 5D that was left is asked again.
    text = "musta-maija; stock 12; A 5D 9D 8H 2S 3S 4S; B 10D 2C 7H 2H 3H 4H; C KC QC QS 5S 6S 7S"
    table = Table(text).play("A 5D 9D done", "B take 10D")
    assert (table.turn, table.legal("B")) == ("B", {"take"})
    assert table.view().asked is None
    assert table.refused("B 2C") == "all-answered"
    named = Table(text).play("A 5D 9D done", "B take 10D", "C name clubs", "B 2C")
    assert (named.attacker, told_cards(named, "DISCARDED")) == ("B", "2C 5D 9D 10D")
    table.play("B take")
    assert (table.attacker, told_cards(table, "PICKED_UP")) == ("C", "5D")

    known = Table(text.replace("; stock", "; trump hearts; stock", 1)).play(
        "A 5D 9D done", "B take 10D"
    )
    assert known.attacker == "C"  # nobody can name any more: nothing is asked


def test_the_attacker_cannot_name_with_a_pair_drawn_after_his_lead() -> None:
    # Useful equivalence (1): with after_lead he may name during the defence, with after_bout not.
    text = "stock KC QC 9; A 5D 9D 2S 3S 4S 5S; B 8D 2C 2H 3H 4H 5H; C QS 5"
    table = Table(f"musta-maija; {text}").play("A 5D 9D done", "B 8D")
    assert table.legal("B") == {"take"}
    table.play("A name clubs")
    assert table.legal("B") == {"2C", "take"}
    table.play("B 2C")
    assert table.attacker == "B"

    table = Table(f"musta-maija attacker_draws=after_bout; {text}").play("A 5D 9D done", "B 8D")
    assert table.refused("A name clubs") == "no-pair"
    table.play("B take")
    assert table.holds("A", "2S 3S 4S 5S KC QC")
    table.play("A name clubs")
    assert (table.trump, table.attacker) == ("C", "C")


def test_a_new_trump_undoes_what_the_old_one_beat_or_does_not_count_at_once() -> None:
    text = "stock 9; A 5D 9D 2S 3S 4S 5S; B 3H 4H 2C 2D 3D 4D; C KC QC QS 6S 7S 8S; D 6"
    table = Table(f"musta-maija trump_redeclare=yes; trump hearts; {text}")
    table.play("A 5D 9D done", "B 3H", "C name clubs")
    assert table.view().bout[0] == parse_cards("5D 3H")
    assert table.refused("B 4H") == "does-not-beat"
    table.play("B 2C")
    assert (table.attacker, table.trump) == ("B", "C")
    assert table.refused("C name clubs") == "suit-already-named"
    assert Table(f"musta-maija; trump hearts; {text}").refused("C name clubs") == "already-named"


def test_a_pair_of_spades_is_not_asked_after_the_deal_where_spades_may_be_trumps() -> None:
    table = Table(
        "voron trump_method=kq_after_deal spades_may_be_trump=yes; naming; dealer D; stock 20;"
        " A KS QS 2D 3D 4D; B KH QH AC 6D 7D; C 8D 9D 10D 2S 3S; D 5"
    )
    assert (table.turn, table.legal("A")) == ("A", {"name spades", "decline"})
    assert table.refused("A name hearts") == "no-pair"
    assert table.refused("B name hearts") == "not-your-turn"
    table.play("A name spades", "A 2D done", "B 6D", "B AC done")
    assert table.legal("C") == {"2S", "3S", "take"}
    table.play("C 2S", "C 8D done", "D take", "A 3D done")
    other = Table("voron spades_may_be_trump=yes; trump spades; A 9C; B KS QS; C 2S")
    assert other.play("A 9C done").legal_cards("B") == {"KS"}


def test_two_queens_of_a_suit_and_one_king_name_only_once_both_queens_are_held() -> None:
    # M20, M23: one queen led, the other and the king still in the hand are a pair.
    text = "musta-maija packs=2; stock 9; A KC QC QC 2D; B 4; C QS 3"
    table = Table(text).play("A QC done")
    assert "name clubs" in table.legal("A")
    table = Table(text.replace("stock 9; ", "")).play("A QC QC done")
    assert table.refused("A name clubs") == "no-pair"


def test_trumps_are_not_named_while_somebody_is_asked_whether_he_draws() -> None:
    table = Table(
        "musta-maija draw_compulsory=no; stock 9; A 5D 2S 3S 4S 5S 6S; B 2C 2H 3H 4H 5H 6H;"
        " C KC QC QS 7S 8S 9S"
    ).play("A 5D done")
    assert table.legal("C") == {"name clubs"}
    table.play("C name clubs")
    assert table.legal("A") == {"draw", "decline"}
    table.play("A decline")
    assert table.legal_cards("B") == {"2C"}


# --- beating --------------------------------------------------------------------------------

MUST = "musta-maija must_beat_if_possible=yes"


def test_a_defence_that_beats_fewer_than_possible_is_accepted() -> None:
    # 6H, 9H and the trump 2C beat all three in one way only.
    a = "A 5H 8H JH 2S 3S 4S"
    table = Table(f"{MUST}; trump clubs; stock 9; {a}; B 6H 9H 2C 7D; C QS 5")
    table.play("A 5H 8H JH done")
    for card in ("6H", "9H", "2C"):
        assert table.legal("B") == {card}
        table.play(f"B {card}")
    assert table.attacker == "B"
    # Without the trump two can be beaten, and only so.
    table = Table(f"{MUST}; trump clubs; stock 9; {a}; B 6H 9H 7D; C QS 5")
    table.play("A 5H 8H JH done", "B 6H")
    assert table.legal("B") == {"9H"}
    table.play("B 9H")
    assert table.legal("B") == {"take"}


def test_which_cards_are_beaten_is_not_free_where_as_many_as_possible_must_be() -> None:
    table = Table(f"{MUST}; stock 9; A 5H 8H 2S 3S 4S 5S; B 9H 7D 2D 3D; C QS 5")
    table.play("A 5H 8H done")
    assert table.legal("B") == {"9H", "take"}  # one of the two, whichever
    table.play("B take")
    assert table.legal("B") == {"9H"}
    table = Table(f"{MUST}; stock 9; A 5H 8H 2S 3S 4S 5S; B 9H 10H 2D 3D; C QS 5")
    table.play("A 5H 8H done")
    assert table.legal("B") == {"9H", "10H"}  # with which is free as well


def test_the_queen_among_the_attack_frees_from_the_duty_to_beat() -> None:
    table = Table(f"{MUST}; stock 9; A 3S QS 2C 3C 4C 5C; B 4S 2D 3D 4D; C 6")
    table.play("A 3S QS done")
    assert table.legal("B") == {"4S"}
    table.play("B 4S")
    assert table.legal("B") == {"take"}
    # All or nothing: all cannot be beaten, so he is free.
    table = Table(
        f"{MUST} partial_defence=all_or_nothing; stock 9; A 3S QS 2C 3C 4C 5C; B 4S 2D 3D 4D; C 6"
    ).play("A 3S QS done")
    assert table.legal("B") == {"4S", "take"}


def test_two_equal_cards_do_not_both_count_for_the_duty_to_beat() -> None:
    table = Table(f"{MUST} packs=2; stock 9; A 5H 8H 2S 3S 4S 5S; B 9H 9H 2D 3D; C QS 5")
    table.play("A 5H 8H done")
    assert table.legal("B") == {"9H"}
    table.play("B 9H")
    assert table.legal("B") == {"9H"}
    table.play("B 9H")
    assert table.attacker == "B"


def test_naming_trumps_in_the_middle_does_not_widen_the_duty_to_beat() -> None:
    # B cannot beat the 5D and leaves it; when clubs are trumps he must beat it with the 2C.
    table = Table(
        f"{MUST}; stock 9; A 5D 9D 2S 3S 4S 5S; B 2C 10D 2H 3H; C KC QC QS 6S 7S 8S"
    ).play("A 5D 9D done")
    assert table.legal("B") == {"10D", "take"}
    table.play("B take 10D", "C name clubs")
    assert table.legal("B") == {"2C"}
    assert table.refused("B take") == "must-beat"


def test_the_queen_as_top_trump_is_spared_from_the_duty_to_beat() -> None:
    table = Table(
        f"{MUST} queen_may_beat=yes_as_top_trump; stock 9; A AC 2S 3S; B QS 2D 3D; C 6"
    ).play("A AC done")
    assert table.legal("B") == {"QS"}


QUEEN_BEATS = "queen_may_beat=yes_as_top_trump"


@pytest.mark.parametrize(("option", "loser"), [("last_holder_loses", "B"), ("nobody_loses", "-")])
def test_both_run_out_with_the_queen_and_the_wrong_one_loses(option: str, loser: str) -> None:
    # M54, M56: A is out, the defence is still played; B is last in the order.
    text = f"musta-maija no_queen_left={option} {QUEEN_BEATS}; A JC; B QS"
    table = Table(text).play("A JC done")
    assert (table.out, table.over, table.legal("B")) == ("A", False, {"QS", "take"})
    table.play("B QS")
    assert (table.over, table.out, table.loser) == (True, "AB", loser)
    assert table.scores == ((1, 0) if loser == "B" else (1, 1))
    # If he takes, he holds her, and the option is not read.
    table = Table(text).play("A JC done", "B take")
    assert (table.over, table.loser, table.hand("B")) == (True, "B", "JC QS")


def test_nobody_loses_though_the_queen_is_in_play() -> None:
    table = Table(f"musta-maija no_queen_left=nobody_loses {QUEEN_BEATS}; A JC; B 2D; C QS 3H")
    table.play("A JC done", "B take", "C QS done")
    assert table.legal("B") == {"take"}
    table.play("B take", "C 3H done")
    assert table.legal("B") == {"QS", "take"}
    played = Table(f"musta-maija no_queen_left=nobody_loses {QUEEN_BEATS}; A JC; B 2D; C QS 3H")
    played.play("A JC done", "B take", "C QS done", "B take", "C 3H done", "B take")
    assert (played.over, played.loser) == (True, "B")
    table.play("B QS")
    assert (table.over, table.loser, table.hand("B")) == (True, "-", "JC 2D")


def test_a_led_queen_is_a_trump_or_can_be_beaten_where_spades_are_trumps() -> None:
    # M32: the queen may beat, spades are trumps; led she joins spades and nothing beats her.
    table = Table(f"musta-maija {QUEEN_BEATS}; trump spades; stock 9; A QS KS 2D; B AS 3S 4S; C 6")
    table.play("A KS QS done")
    assert table.legal("B") == {"AS", "take"}
    table.play("B AS")
    assert table.legal("B") == {"take"}
    assert table.refused("B 4S") == "queen-unbeatable"


def test_a_beater_laid_in_vain_is_lost_before_the_queen() -> None:
    # M41 with M29: all or nothing before the queen is always nothing.
    table = Table("voron; trump hearts; stock 9; A 3S QS 2C 3C 4C; B 4S 2H 2D 3D 4D; C 5")
    table.play("A 3S QS done", "B 4S")
    assert table.legal("B") == {"take"}
    table.play("B take")
    assert table.holds("B", "4S 2H 2D 3D 4D 3S QS")
    assert (told_cards(table, "TOOK_BACK"), told_cards(table, "DISCARDED")) == ("4S", "")
    assert (table.count("A"), table.stock, table.attacker) == (5, 7, "C")


# --- drawing and going out ------------------------------------------------------------------


def test_a_defender_who_beat_with_his_last_card_may_stay_without_cards() -> None:
    # M67 with M62: cards in the stock, an empty hand: he must fill up, and is not out.
    table = Table(
        "musta-maija draw_compulsory=no; trump hearts; stock 2S 3S 4S; A 5C 2D; B 6C; C QS 5"
    ).play("A 5C done", "A decline", "B 6C")
    assert (table.out, table.legal("B")) == ("", {"draw"})
    assert table.refused("B decline") == "must-draw"
    table.play("B draw")
    assert (table.hand("B"), table.stock, table.attacker) == ("2S 3S 4S", 0, "B")


def test_the_defender_draws_only_what_he_beat_where_the_attacker_draws_what_he_led() -> None:
    # A: four less one is three, he draws one; B: three less one is two, he fills up to six.
    table = Table(
        "musta-maija draw_amount=same_number; stock 2S 3S 4S 5S 6S 7S; A 5C 2D 3D 4D;"
        " B 6C 2H 3H; C QS 5"
    ).play("A 5C done")
    assert table.hand("A") == "2D 3D 4D 2S"
    table.play("B 6C")
    assert (table.hand("B"), table.stock) == ("2H 3H 3S 4S 5S 6S", 1)
    # Eight cards less four are four: never above six.
    table = Table(
        "musta-maija draw_amount=same_number; stock 2S 3S 4S 5S 6S 7S;"
        " A 5C 6C 7C 8C 2D 3D 4D 5D; B 6; C QS 5"
    ).play("A 5C 6C 7C 8C done")
    assert (table.hand("A"), table.stock) == ("2D 3D 4D 5D 2S 3S", 4)


def test_an_attacker_asked_after_the_bout_is_asked_before_the_defence() -> None:
    # Useful equivalence (2), with the defender first: B decides before A.
    table = Table(
        "voron draw_compulsory=no draw_order=defender_first; trump hearts; stock 2S 3S 4S;"
        " A 5C 2D 3D 4D 5D; B 6C 6D 7D 8D 9D; C QS 5S 6S 7S 8S"
    ).play("A 5C done")
    assert table.turn == "B"
    table.play("B 6C")
    assert (table.turn, table.legal("B")) == ("B", {"draw", "decline"})
    table.play("B decline")
    assert (table.turn, table.legal("A")) == ("A", {"draw", "decline"})
    table.play("A draw")
    assert (table.hand("A"), table.count("B"), table.stock) == ("2D 3D 4D 5D 2S", 4, 2)
    assert table.attacker == "B"


def test_the_order_of_drawing_does_not_decide_who_is_out() -> None:
    text = "stock 6D*; A 2C; B 9C KH; C QS 2S 3S 4S 5S"
    table = Table(f"voron draw_order=defender_first; {text}").play("A 2C done")
    assert table.out == ""  # one card can still be drawn
    table.play("B 9C")
    assert (table.hand("B"), table.out, table.attacker) == ("6D KH", "A", "B")
    table = Table(f"voron; {text}").play("A 2C done", "B 9C")
    assert (table.hand("A"), table.hand("B"), table.out) == ("6D", "KH", "")


def test_a_defender_with_two_cards_fills_up_where_a_pick_up_is_not_refilled() -> None:
    # M66 and M59: he plays on with two, and two is the most that may be led.
    table = Table(
        "voron partial_defence=yes refill_after_pickup=no; trump hearts; stock 9;"
        " A 5C 9C 2D 3D 4D; B 6C 8S QS"
    ).play("A 5C 9C done", "B 6C take")
    assert table.holds("B", "8S QS 9C")
    assert (table.count("A"), table.stock, table.attacker) == (5, 7, "A")
    assert table.play("A 2D 3D").legal_cards("A") >= {"4D"}
    table = Table(
        "voron partial_defence=yes refill_after_pickup=no; trump hearts; stock 9;"
        " A 5C 2D 3D 4D 5D; B 6C QS"
    ).play("A 5C done", "B take")
    assert table.holds("B", "5C 6C QS")
    assert table.refused("A 2D 3D 4D 5D") == "defender-limit"


def test_attacker_and_defender_out_in_one_bout_leave_the_deal_open() -> None:
    # M55 with three players: the third is alone, and holds the queen.
    table = Table("musta-maija scoring=finish_order; A 9C; B 10C; C QS 2S").play("A 9C done")
    assert (table.out, table.over) == ("A", False)
    table.play("B 10C")
    assert (table.over, table.out, table.loser) == (True, "AB", "C")
    assert table.scores == (1, 2, 3)


def test_a_defender_may_still_beat_when_he_alone_is_left() -> None:
    # M54: the deal is over with the lead, and the attack goes to his hand.
    table = Table("mustamaija; trump hearts; out C; A 5C; B 6C 2H QS; C -").play("A 5C done")
    assert (table.over, table.loser, table.out) == (True, "B", "CA")
    assert table.holds("B", "5C 6C 2H QS")
    assert table.refused("B 6C") == "deal-over"


def test_two_equal_cards_drawn_at_once_become_one() -> None:
    table = Table("musta-maija packs=2; stock 7C 8C 8C; A 7C 2D 3D 4D 5D 6D; B 6; C QS 5").play(
        "A 2D 3D 4D done"
    )
    assert table.hand("A") == "7C 7C 8C 8C 5D 6D"
    assert told_cards(table, "DREW", seat=0) == "7C 8C 8C"
    table.play("B take take take", "C QS done", "A take")
    assert table.hand("A") == "7C 7C 8C 8C 5D 6D QS"


# --- the stock and the turned card ----------------------------------------------------------


def test_a_turned_card_that_stays_on_top_is_drawn_last_or_takes_trumps_with_it() -> None:
    table = Table(
        "mustamaija indicator_position=top; stock 6D* 2C 3C 4C; A 7C 8C 2H 3H 4H;"
        " B 9C 7D 5H 6H 7H; C QS 2S 3S 4S 5S"
    )
    assert (table.trump, table.stock) == ("D", 4)
    table.play("A 7C 8C done")
    assert table.hand("A") == "2C 6D 2H 3H 4H"
    assert told_cards(table, "INDICATOR_DRAWN") == "6D"
    assert (table.view().indicator, table.trump, table.stock) == (None, "D", 2)
    assert table.legal("B") == {"9C", "7D", "take"}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        # Of the n cards left n // 2 lie above the spade; then the new top goes underneath.
        ("8S KD 4C 5C 6C", "4C 8S 5C 6C KD"),  # four left: two above
        ("8S KD 4C 5C", "8S 4C 5C KD"),  # three left: one above
        ("8S KD 4C 5C 6C 7C", "4C 8S 5C 6C 7C KD"),  # five left: two above
        ("8S 9S KD 4C 5C", "8S 9S 4C 5C KD"),  # the second spade comes to lie behind the first
        ("QS KD 4C 5C 6C", "4C QS 5C 6C KD"),  # M8: the queen is a spade like any other
    ],
)
def test_a_turned_spade_goes_to_another_place_than_the_middle(before: str, after: str) -> None:
    rest = "B 9C 7D 5H 6H 7H; C 2S 3S 4S 5S 6S"
    queen = "" if "QS" in before else " QS"
    table = Table(f"pagat; stock {before}; A 2H 3H 4H 8H 9H 10H; {rest}{queen}")
    table.play("A 2H done")  # six less one are five: nothing is drawn
    assert stock_of(table) == after
    assert (table.trump, table.view().indicator) == ("D", parse_cards("KD")[0])
    spades = [card for card in before.split() if card.endswith("S")]
    assert told_cards(table, "SPADE_RETURNED").split() == spades


def test_a_card_is_turned_with_the_deal_or_never_where_the_first_lead_comes_first() -> None:
    game = deal("pagat", 3, dealer=2, pack=[*range(14, 52), *range(14)])
    assert (game.view().trump, game.view().indicator, game.view().stock) == (None, None, 37)
    # A holds 3D 6D 9D QD 2H; fifteen cards are dealt, the next one is the 5H.
    game.play(0, "3D", "6D", "done")
    assert (game.view().trump, game.view().indicator) == (2, parse_cards("5H")[0])
    assert game.view(0).hand == parse_cards("9D QD 2H 6H 7H")
    assert game.view().stock == 35


def test_trump_is_turned_after_the_defence_where_both_draw_after_the_bout() -> None:
    table = Table(
        "pagat attacker_draws=after_bout; stock KD 4C 7C 6C; A 5C 9C 2H 3H 4H;"
        " B 2D 3D 6H 7H 8H; C QS 2S 3S 4S 5S"
    ).play("A 5C 9C done")
    assert table.events() == ["LEAD_ENDED", "TRUMP_TURNED"]
    assert (table.trump, table.count("A"), table.stock) == ("D", 3, 4)
    table.play("B 2D 3D")
    assert table.holds("A", "2H 3H 4H 4C 7C")
    assert table.holds("B", "6H 7H 8H 6C KD")  # the last is the turned card
    assert (table.stock, table.trump) == (0, "D")


def test_an_attacker_is_out_though_the_turned_card_can_still_be_drawn() -> None:
    table = Table("mustamaija; stock 6D*; A 9C; B 2H 3H; C QS 2S").play("A 9C done")
    assert (table.hand("A"), table.out, table.stock) == ("6D", "", 0)


def test_a_cap_of_the_hand_size_is_five_or_none() -> None:
    hand = "A 2H 3H 4H 5H 6H 7H 8H"
    text = f"trump clubs; stock 9; {hand}; B 2D 3D 4D 5D 6D 7D 8D; C QS 5"
    assert (
        Table(f"musta-maija max_attack=hand_size; {text}").refused("A 2H 3H 4H 5H 6H 7H 8H")
        == "attack-limit"
    )
    Table(f"musta-maija max_attack=hand_size; {text}").play("A 2H 3H 4H 5H 6H 7H done")
    assert (
        Table(f"musta-maija max_attack=hand_size hand_size=5; {text}").refused(
            "A 2H 3H 4H 5H 6H 7H"
        )
        == "attack-limit"
    )


# --- repetition -----------------------------------------------------------------------------

CYCLE = (("A", "2C"), ("C", "3C"), ("B", "2C"), ("A", "3C"), ("C", "2C"), ("B", "3C"))
"""Situation 11: after these six bouts, nothing beaten, every hand is what it was."""


def go_round(table: Table, bouts: int, first: int = 0) -> None:
    """Play bouts of the cycle; everybody takes."""
    for number in range(first, first + bouts):
        attacker, card = CYCLE[number % 6]
        assert not table.over, f"over before bout {number + 1}"
        table.play(f"{attacker} {card} done", f"{table.defender} take")


def test_a_deal_is_drawn_where_repetition_is_off() -> None:
    table = Table("musta-maija repetition=off; A 2C 2D; B QS 2H; C 3C 3D")
    go_round(table, 90)
    assert not table.over


@pytest.mark.parametrize(
    ("scoring", "scores"),
    [("winner_1", (0, 0, 0, 1)), ("finish_order", (2, 2, 2, 1)), ("loss_count", (0, 0, 0, 0))],
)
def test_a_drawn_deal_scores_for_the_wrong_players(scoring: str, scores: tuple[int, ...]) -> None:
    table = Table(f"musta-maija scoring={scoring}; out D; A 2C 2D; B QS 2H; C 3C 3D; D -")
    go_round(table, 12)
    assert (table.over, table.loser, table.scores) == (True, "-", scores)


def test_positions_before_trumps_were_named_count_after_it() -> None:
    # B names in the defence of bout 6; bout 7 begins with a new position.
    table = Table("musta-maija; A 2C 2D; B QS 2H KD QD; C 3C 3D")
    go_round(table, 5)
    table.play("B 3C done", "B name diamonds", "C take")
    go_round(table, 12, first=6)
    assert (table.over, table.loser) == (True, "-")  # third time before bout 19, not before 13


def test_a_deal_without_end_where_a_beaten_pair_comes_back() -> None:
    # M41 undoes the beat: 3S and QS go round, each defender lays a spade on the 3S in vain.
    # M71 (a): before bout 13 every hand, trump and attacker stand for the third time.
    table = Table("voron; trump diamonds; A 3S QS 7S 2D; B 5S 2H; C 3C 6S 4H")
    higher = {"A": "7S", "B": "5S", "C": "6S"}
    for _ in range(2):
        for attacker, cards in (
            ("A", "3S QS"),
            ("C", "3C"),
            ("B", "3S QS"),
            ("A", "3C"),
            ("C", "3S QS"),
            ("B", "3C"),
        ):
            assert not table.over
            assert table.attacker == attacker
            vain = f"{higher[table.defender]} " if "QS" in cards else ""
            table.play(f"{attacker} {cards} done", f"{table.defender} {vain}take")
    assert table.holds("A", "3S QS 7S 2D")
    assert table.holds("B", "5S 2H")
    assert table.holds("C", "3C 6S 4H")
    assert (table.over, table.loser) == (True, "-")


def test_the_position_before_trump_was_turned_counts_as_the_same() -> None:
    # M71: a position is every hand, stock, trump and attacker. Before the first lead there was no
    # trump and the king lay on the stock: what stood before bout 2 is the first to stand three
    # times, before bouts 8 and 14, and not what stood before bout 1.
    table = Table(
        "pagat draw_compulsory=no; stock KD 4H 5H 6H; A 2C 2D 3D 4D 5D; B QS 2H 2S 3S 4S;"
        " C 3C 6D 7D 8D 9D"
    )
    for number in range(13):
        attacker, card = CYCLE[number % 6]
        assert not table.over, f"over before bout {number + 1}"
        table.play(f"{attacker} {card} done")
        if table.turn == attacker:
            table.play(f"{attacker} decline")
        table.play(f"{table.defender} take")
    assert (table.over, table.loser, table.trump) == (True, "-", "D")
