"""One bout of Mustamaija, step by step, in the order of section 4.2 of the rules."""

from tests.table import Table, told_cards

PAIR = "D KH QH 3S"
"""A fourth player who could name hearts, to show where the naming windows are."""


def test_step_01_trump_may_be_named_between_the_cards_of_a_lead_or_not_before_it() -> None:
    """Before the lead there is a window, between its cards there is none."""
    table = Table(f"musta-maija; stock 9; A 4C 5C KD QD; B 9C 2D; C QS 2S; {PAIR}")
    assert table.turn == "A"
    assert table.legal("D") == {"name hearts"}
    assert table.legal("A") == {"4C", "5C", "QD", "KD", "name diamonds"}
    table.play("A 4C")
    assert table.legal("A") == {"5C", "done"}
    assert table.legal("D") == set()
    assert table.refused("A name diamonds") == "naming-in-lead"
    assert table.refused("D name hearts") == "naming-in-lead"
    table.play("A 5C")
    assert table.refused("D name hearts") == "naming-in-lead"
    before = Table(f"musta-maija; stock 9; A 4C 5C KD QD; B 9C 2D; C QS 2S; {PAIR}")
    before.play("D name hearts")
    assert (before.trump, before.turn) == ("H", "A")
    assert before.refused("A name diamonds") == "already-named"
    before.play("A 4C done")
    assert before.turn == "B"


def test_step_02_trump_is_turned_before_the_lead_is_complete_or_with_every_lead() -> None:
    """Where trump is turned after the first lead, it is turned then and never again."""
    table = Table("pagat; stock 5D 2S 3S 4S; A 4C 5C 2H 3H 4H; B 9C 2D; C QS 5S")
    table.play("A 4C 5C")
    assert (table.trump, table.view().indicator) == ("-", None)
    table.play("A done")
    assert table.events()[:3] == ["LEAD_ENDED", "TRUMP_TURNED", "DREW"]
    assert table.trump == "D"
    assert table.legal("B") == {"9C", "2D", "take"}
    table.play("B take take", "C 5S done")
    assert "TRUMP_TURNED" not in table.events()
    later = Table("pagat; bout 1; stock 5D 2S; A 4C 5C; B 9C 2D; C QS").play("A 4C done")
    assert later.trump == "-"  # it was not the first lead of the deal


def test_step_03_the_attacker_draws_at_another_time_or_naming_is_closed_after_it() -> None:
    """After the lead the attacker draws, then there is a window; he may name what he drew."""
    position = "stock KD 2S 3S 4S; A 4C 5C QD 2H 3H 4H; B 9C TC 2D; C QS 5S"
    table = Table(f"musta-maija; {position}").play("A 4C 5C done")
    assert table.events() == ["LEAD_ENDED", "DREW"]
    assert table.holds("A", "QD KD 2H 3H 4H 2S")
    assert told_cards(table, "DREW", 0) == "KD 2S"
    assert told_cards(table, "DREW", 1) == ""
    assert table.legal("A") == {"name diamonds"}
    table.play("A name diamonds")
    assert table.legal("B") == {"9C", "10C", "2D", "take"}
    later = Table(f"musta-maija attacker_draws=after_bout; {position}").play("A 4C 5C done")
    assert later.events() == ["LEAD_ENDED"]
    assert later.refused("A name diamonds") == "no-pair"
    later.play("B 9C TC")
    assert "name diamonds" in later.legal("A")


def test_step_04_an_attacker_without_cards_stays_in_during_the_defence() -> None:
    """Stock and hand empty: the attacker is out now; not while an overload may be claimed."""
    table = Table("musta-maija; A 4C 5C; B 9C TC 2D; C QS 5S").play("A 4C 5C done")
    assert table.events() == ["LEAD_ENDED", "OUT"]
    assert table.refused("A 4C") == "already-out"
    assert table.turn == "B"
    stocked = Table("musta-maija attacker_draws=after_bout; stock 9; A 4C; B 9C TC; C QS 5S")
    assert stocked.play("A 4C done").out == ""
    alone = Table("musta-maija; A 4C 5C; B QS TC 2D").play("A 4C 5C done")
    assert (alone.over, alone.loser) == (True, "B")
    overload = Table("musta-maija; A 4C 5C; B TC; C QS").play("A 4C 5C done")
    assert overload.out == ""
    overload.play("B TC")
    assert overload.out == "A"


def test_step_05_a_claim_does_not_end_the_bout() -> None:
    """An overload may be claimed now, before any answer; the claim ends the bout."""
    table = Table(f"musta-maija; A 4C 5C 6D; B TC; C QS 5S; {PAIR}").play("A 4C 5C done")
    assert table.legal("B") == {"10C", "take", "claim"}
    table.play("D name hearts")  # a naming is no answer
    assert "claim" in table.legal("B")
    table.play("B claim")
    assert table.view().bout == ()
    assert (table.turn, table.attacker, table.defender) == ("C", "C", "D")
    assert table.holds("A", "4C 5C 10C 6D")


def test_step_06_cards_are_not_asked_about_from_the_lowest_or_naming_is_closed_between() -> None:
    """Lowest first, each beaten or left as he likes; a naming reopens what is left."""
    table = Table(f"musta-maija; stock 9; A 9C 4C 6C 2D; B TC 5C KD QD 3D 4D; C QS 5S; {PAIR}")
    table.play("A 9C 4C 6C done")
    assert table.view().bout == ((2, -1), (4, -1), (7, -1))
    assert table.view().asked == 0
    table.play("B take 10C")
    assert table.view().bout == ((2, -2), (4, 8), (7, -1))
    assert table.legal("D") == {"name hearts"}
    assert table.legal("B") == {"take", "name diamonds"}
    table.play("B name diamonds")
    assert table.view().bout == ((2, -1), (4, 8), (7, -1))  # the four is asked again
    assert table.view().asked == 0
    table.play("B 5C 3D")
    assert table.attacker == "B"
    last = Table(f"musta-maija; stock 9; A 4C 6C 2D; B TC 2S KD QD 3D 4D; C QS 5S; {PAIR}")
    last.play("A 4C 6C done", "B take TC")
    assert last.turn == "B"  # all are answered; the window after the last beat is still open
    assert last.legal("B") == {"take", "name diamonds"}
    assert last.refused("B 3D") == "all-answered"
    taken = Table(f"musta-maija; stock 9; A 4C 6C 2D; B TC 2S KD QD 3D 4D; C QS 5S; {PAIR}")
    taken.play("A 4C 6C done", "B take TC take")
    assert "LEFT" not in taken.events()
    assert told_cards(taken, "PICKED_UP") == "4C"
    assert taken.attacker == "C"
    last.play("B name diamonds", "B 3D")
    assert last.attacker == "B"
    closed = Table("musta-maija; trump hearts; stock 9; A 4C 6C; B TC 3D; C QS")
    closed.play("A 4C 6C done", "B take TC")
    assert closed.attacker == "C"  # nothing can be named any more: nothing to wait for


def test_step_07_beaten_pairs_are_kept_or_the_rest_leaves_play() -> None:
    """Beaten pairs leave play, the rest goes to the defender's hand."""
    table = Table("musta-maija; stock 9; A 4C 6C 2D; B 5C 3D 4D; C QS 5S").play("A 4C 6C done")
    table.play("B 5C take")
    assert told_cards(table, "DISCARDED") == "4C 5C"
    assert told_cards(table, "PICKED_UP") == "6C"
    assert {"6C", "3D", "4D"} <= set(table.hand("B").split())
    assert {"4C", "5C"}.isdisjoint(table.hand("B").split())


def test_step_08_the_wrong_ones_draw_after_the_bout_or_in_the_wrong_order() -> None:
    """After the bout: attacker and defender in their order, or the defender alone."""
    position = "stock 2S 3S 4S 5S 6S 7S; A 4C 6C 2D 3D 9D; B 7C 8C 4D 5D 6D; C QS 8S"
    moves = ("A 4C 6C done", "B 7C 8C")
    table = Table(f"mustamaija; {position}").play(*moves)
    assert (table.events().count("DREW"), table.hand("B")) == (1, "4D 5D 6D 4S 5S")
    table = Table(f"voron; {position}").play(*moves)
    assert table.events().count("DREW") == 2
    assert (table.hand("A"), table.hand("B")) == ("2D 3D 9D 2S 3S", "4D 5D 6D 4S 5S")
    table = Table(f"voron draw_order=defender_first; {position}").play(*moves)
    assert (table.hand("A"), table.hand("B")) == ("2D 3D 9D 4S 5S", "4D 5D 6D 2S 3S")
    picked = "stock 2S 3S 4S 5S 6S 7S; A 4C 6C 2D 3D 9D; B 7C 4D; C QS 8S"
    for refill, count in (("yes", 5), ("no", 2)):
        table = Table(f"mustamaija refill_after_pickup={refill}; {picked}")
        table.play("A 4C 6C done", "B 7C take")
        assert table.count("B") == count
    table = Table(f"mustamaija refill_after_pickup=no; {position}")
    table.play("A 4C done", "B 7C")
    assert table.count("B") == 5  # he picked nothing up, so he draws


def test_step_09_a_defender_without_cards_stays_in() -> None:
    """Stock and hand empty: out, the attacker before the defender."""
    table = Table("mustamaija; A 4C; B 7C; C QS 8S; D 9S").play("A 4C done", "B 7C")
    assert table.out == "AB"
    assert table.events()[-1] == "OUT"
    drawn = Table("mustamaija; stock 9; A 4C 2D; B 7C; C QS 8S; D 9S").play("A 4C done", "B 7C")
    assert (drawn.out, drawn.count("B"), drawn.attacker) == ("", 5, "B")


def test_step_10_the_deal_goes_on_with_one_player_or_the_wrong_one_attacks() -> None:
    """One left: over. Else the defender who beat all attacks, or the next after him."""
    table = Table("mustamaija; A 4C 2D; B 7C 3D; C QS 8S").play("A 4C done", "B 7C")
    assert (table.attacker, table.defender) == ("B", "C")
    table = Table("mustamaija; A 4C 2D; B 7C; C QS 8S").play("A 4C done", "B 7C")
    assert (table.attacker, table.defender) == ("C", "A")
    table = Table("mustamaija; A 4C 2D; B 3C 3D; C -; D QS 8S; out C").play("A 4C done", "B take")
    assert (table.attacker, table.defender) == ("D", "A")
    table = Table("mustamaija; A 4C; B 3C 3D; C QS 8S").play("A 4C done", "B take")
    assert (table.attacker, table.defender) == ("C", "B")  # he who is out does not defend
    table = Table("mustamaija; A QS 4C; B 7C").play("A 4C done", "B 7C")
    assert (table.over, table.loser, table.turn) == (True, "A", "")
    assert table.refused("A QS") == "deal-over"
