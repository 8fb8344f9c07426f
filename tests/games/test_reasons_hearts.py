"""Why a Hearts action is refused: one true reason for each, and none for what is legal."""

from __future__ import annotations

import random
import re

import pytest

from maija.games.hearts import FAMILY, check, law
from maija.games.hearts.reasons import CLAUSES
from maija.games.hearts.terms import MOON, OVER, PASSING, PLAY, Refusal
from tests import random_games
from tests.random_games import times
from tests.table import Table

SEEDS = range(times(4, 40))
CODES = {refusal.name.lower().replace("_", "-"): refusal for refusal in Refusal}


@pytest.mark.parametrize("seed", SEEDS)
def test_an_illegal_action_has_no_reason_or_a_legal_one_has_one(seed):
    chance = random.Random(seed)
    for _ in range(40):
        r, players = random_games.table(FAMILY, chance)
        s = random_games.start(FAMILY, r, players, chance)
        for state in random_games.states(FAMILY, r, s, chance):
            if chance.random() < 0.15 or state.phase in {MOON, OVER}:
                for seat in range(-1, players):
                    legal = FAMILY.legal(r, state, seat)
                    for action in range(-3, 71):
                        reason = check(r, state, seat, action)
                        assert (reason is None) == (action in legal)
                        if reason is not None:
                            judge(r, state, seat, action, reason)


def judge(r, s, seat, action, reason):
    """The reason is one that can be true, with plain facts."""
    code, facts = reason.code, reason.facts
    assert reason.clause == CLAUSES[CODES[code]]
    assert all(type(value) is int for value in facts.values())
    assert str(reason)
    assert facts.get("card", action) == action
    assert (code == "deal-over") == (s.phase == OVER)
    if code == "not-your-turn":
        assert facts["seat"] == s.actor != seat
    assert (code == "not-seated") == (seat < 0 and code not in {"deal-over", "no-such-action"})
    if code == "not-in-hand":
        assert not s.hands[seat] >> action & 1
    if code in {"already-chosen", "enough-chosen"}:
        assert s.phase == PASSING
    if code in {"first-lead", "follow-suit", "first-trick-points", "hearts-not-broken"}:
        assert s.phase == PLAY
        assert s.hands[seat] >> action & 1
        assert s.actor == seat
    if code == "first-lead":
        assert s.trick_number == s.played == 0
        legal = FAMILY.legal(r, s, seat)
        assert {card // 13 for card in legal} == {facts["suit"]}
        assert facts.get("lead", legal[0]) == legal[0]
    if code == "follow-suit":
        assert facts["suit"] == s.suit != action // 13
        assert {card // 13 for card in FAMILY.legal(r, s, seat)} == {s.suit}
    if code == "first-trick-points":
        assert s.trick_number == 0
        assert law.penalty_cards(r) >> action & 1
    if code == "hearts-not-broken":
        assert action // 13 == 2
        assert not s.broken
        assert s.played == 0


def test_a_refusal_has_no_clause_of_its_own_in_the_table():
    assert set(CLAUSES) == set(Refusal) - {Refusal.NONE}
    for clause in CLAUSES.values():
        assert re.fullmatch(r"(S4\.\d+|T\d+)?", clause)


def refusal(r, s, seat, action):
    """The code of the reason for refusing one action."""
    reason = check(r, s, seat, action)
    assert reason is not None
    return reason.code


def why(table, seat, text):
    """The reason for refusing one action, whole."""
    return check(table.rules, table.state, "ABCDEF".index(seat), table.family.read_action(text))


def test_passing_is_refused_without_saying_why():
    table = Table.dealt("hearts", "2C 3C 4C 5C", "6C", "", "")
    assert why(table, "A", "6C").code == "not-in-hand"
    table.play("A 2C")
    assert why(table, "A", "2C").code == "already-chosen"
    table.play("A 3C", "A 4C")
    reason = why(table, "A", "5C")
    assert (reason.code, reason.facts["limit"], reason.clause) == ("enough-chosen", 3, "S4.2")
    assert why(table, "A", "2C").code == "already-chosen"
    assert why(table, "A", "self minus").code == "word-not-now"
    assert refusal(table.rules, table.state, -1, 3) == "not-seated"


def test_the_first_lead_is_refused_without_naming_the_club():
    table = Table.dealt("hearts", "2C 3C", "4C", "5C", "6C", number=3)
    reason = why(table, "A", "3C")
    assert (reason.code, reason.facts["lead"], reason.clause) == ("first-lead", 0, "S4.3")
    assert why(table, "B", "4C").facts == {"seat": 0}
    assert why(table, "A", "others plus").code == "word-not-now"
    any_club = Table.dealt("hearts first_lead=any_club", "2C 3C QD", "4C", "5C", "6C", number=3)
    reason = why(any_club, "A", "QD")
    assert (reason.code, reason.facts["suit"]) == ("first-lead", 0)
    assert "lead" not in reason.facts
    assert why(any_club, "A", "3C") is None


def test_following_suit_and_the_first_trick_are_mixed_up():
    table = Table.dealt("hearts", "2C", "3C QH", "QS 4H 5H 6D", "KC", number=3)
    table.play("A 2C")
    assert why(table, "B", "QH").code == "follow-suit"
    table.play("B 3C")
    reasons = {text: why(table, "C", text) for text in ("QS", "4H", "6D")}
    if any(card < 13 for card in table.family.legal(table.rules, table.state, 2)):
        assert {reason.code for reason in reasons.values()} == {"follow-suit"}


def test_hearts_and_the_queen_on_the_first_trick_are_refused_for_another_reason():
    table = Table.dealt(
        "hearts",
        "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC",
        "QS 6D 4H",
        "5H",
        "6H",
        number=3,
    )
    table.play("A 2C")
    for text in ("QS", "4H"):
        assert why(table, "B", text).code == "first-trick-points"
        assert why(table, "B", text).clause == "S4.5"
    assert why(table, "B", "6D") is None


def test_a_heart_led_too_early_is_refused_for_another_reason():
    table = Table("hearts; leader A; A QS 5H 9H 2D; B 4; C 4; D 4")
    table.state.trick_number = 1
    assert why(table, "A", "5H").code == "hearts-not-broken"
    assert why(table, "A", "QS") is None


def test_the_first_trick_is_blamed_where_its_ban_found_nothing_else():
    table = Table("hearts first_lead=left_of_dealer; dealer D; A QS 5H; B 2H 4D; C 4H 5D; D 7H 6D")
    assert why(table, "A", "QS") is None
    assert why(table, "A", "5H").code == "hearts-not-broken"


def test_a_card_is_accepted_where_the_moon_is_to_be_chosen():
    r, s = random_deal()
    s.phase, s.actor, s.shooter, s.waiting = MOON, 1, 1, 2
    assert refusal(r, s, 1, 5) == "choose-moon"
    assert check(r, s, 1, 52) is None
    assert refusal(r, s, 0, 52) == "not-your-turn"
    assert refusal(r, s, 1, 54) == "no-such-action"


def random_deal():
    chance = random.Random(1)
    r, players = random_games.table(FAMILY, chance, moon="choice", king_value="0", ace_value="0")
    return r, random_games.start(FAMILY, r, players, chance)


def test_a_finished_deal_gives_other_reasons():
    r, s = random_deal()
    s.phase, s.waiting, s.actor = OVER, 0, -1
    assert {refusal(r, s, seat, action) for seat in range(-1, 4) for action in (-1, 0, 52, 99)} == {
        "deal-over"
    }
