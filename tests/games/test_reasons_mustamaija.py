"""Why a Mustamaija action is refused: one true reason for each, and none for what is legal."""

from __future__ import annotations

import random
import re

import pytest

from maija.cards import QUEEN_OF_SPADES
from maija.games.mustamaija import FAMILY, check, law
from maija.games.mustamaija.reasons import CLAUSES
from maija.games.mustamaija.terms import DECLINE, DEFENCE, DRAWING, LEAD, NAMING, OVER, Refusal
from maija.games.mustamaija.view import counts_open
from tests import random_games
from tests.random_games import times
from tests.table import Table

SEEDS = range(times(4, 40))
CODES = {refusal.name.lower().replace("_", "-"): refusal for refusal in Refusal}


@pytest.mark.parametrize("seed", SEEDS)
def test_an_illegal_action_has_no_reason_or_a_legal_one_has_one(seed):
    chance = random.Random(seed)
    for _ in range(60):
        r, players = random_games.table(FAMILY, chance)
        s = random_games.start(FAMILY, r, players, chance)
        for state in random_games.states(FAMILY, r, s, chance):
            often = 0.03 if state.phase in {LEAD, DEFENCE} and not state.overload else 0.3
            if chance.random() < often or state.phase == OVER:
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
    assert all(type(value) is int for value in facts.values()), facts
    assert str(reason)
    assert facts.get("card", action) == facts.get("word", action) == action
    assert (code == "deal-over") == (s.phase == OVER)
    assert (code == "no-such-action") == (s.phase != OVER and not 0 <= action <= 60)
    if code == "not-your-turn":
        assert facts["seat"] == s.actor != seat
    assert (code == "not-seated") == (seat < 0 and code not in {"deal-over", "no-such-action"})
    if code == "already-out":
        assert law.is_out(s, seat)
    if code == "not-in-hand":
        assert not s.hands[seat] >> action & 1
    if code in {"attack-limit", "defender-limit"}:
        assert facts["limit"] == s.led == law.attack_limit(r, s)
        assert action // 13 == s.suit
    if code == "defender-limit":
        assert counts_open(r, s)
        assert law.held(s, s.defender) == facts["limit"] < law.attack_cap(r)
    if code == "attack-limit":
        assert facts["limit"] == law.attack_cap(r)
    if code == "other-suit":
        assert facts["suit"] == s.suit != action // 13
    if code in {"too-low", "does-not-beat", "queen-cannot-beat", "queen-unbeatable"}:
        assert s.phase == DEFENCE
        assert facts["attack"] == s.attack[s.asked]
        assert (code == "queen-unbeatable") == (facts["attack"] == QUEEN_OF_SPADES)
        assert not law.beaters(r, s, seat, facts["attack"]) >> action & 1
    if code == "must-beat":
        assert r.must_beat_if_possible
    if code == "no-pair":
        assert not law.pairs(r, s, seat) >> facts["suit"] & 1
    if code in {"already-named", "suit-already-named"}:
        assert facts["trump"] == s.trump >= 0
    if code == "naming-in-lead":
        assert law.pairs(r, s, seat) >> facts["suit"] & 1
        assert s.phase == LEAD
        assert s.led > 0
    if code == "must-draw":
        assert s.phase == DRAWING
        assert not s.hands[seat]
        assert action == DECLINE
    if code == "card-not-now":
        assert s.phase in {DRAWING, NAMING}


def test_a_refusal_has_no_clause_of_its_own_in_the_table():
    assert set(CLAUSES) == set(Refusal) - {Refusal.NONE}
    for clause in CLAUSES.values():
        assert re.fullmatch(r"(S[123]\.\d+|M\d+)?", clause)


# ------------------------------------------------------------------------- one by one


def refusal(r, s, seat, action):
    """The code of the reason for refusing one action."""
    reason = check(r, s, seat, action)
    assert reason is not None
    return reason.code


def why(table, seat, text):
    """The reason for refusing one action, whole."""
    return check(table.rules, table.state, "ABCDEFGH".index(seat), table.family.read_action(text))


LEADING = "A 2H 3H 5H 8H JH KH 2C"
SITUATIONS = [
    # position, moves, who, what, the code, some facts
    (
        f"mustamaija; trump diamonds; stock 9; {LEADING}; B 7; C 5",
        "",
        "B",
        "2C",
        "not-your-turn",
        {"seat": 0},
    ),
    (f"mustamaija; trump diamonds; stock 9; {LEADING}; B 7; C 5", "", "A", "4H", "not-in-hand", {}),
    (
        f"mustamaija; trump diamonds; stock 9; {LEADING}; B 7; C 5",
        "",
        "A",
        "done",
        "empty-lead",
        {},
    ),
    (
        f"mustamaija; trump diamonds; stock 9; {LEADING}; B 7; C 5",
        "",
        "A",
        "take",
        "word-not-now",
        {},
    ),
    (
        f"mustamaija; trump diamonds; stock 9; {LEADING}; B 7; C 5",
        "",
        "A",
        "name hearts",
        "pairs-name-nothing",
        {},
    ),
    (
        f"mustamaija; trump diamonds; stock 9; {LEADING}; B 7; C 5",
        "A 2H",
        "A",
        "2C",
        "other-suit",
        {"suit": 2},
    ),
    (
        f"mustamaija; trump diamonds; stock 9; {LEADING}; B 7; C 5",
        "A 2H 3H 5H 8H JH",
        "A",
        "KH",
        "attack-limit",
        {"limit": 5},
    ),
    (
        f"mustamaija; trump diamonds; stock 9; {LEADING}; B 2; C 5",
        "A 2H 3H",
        "A",
        "KH",
        "defender-limit",
        {"limit": 2, "seat": 1},
    ),
    (
        "mustamaija; trump diamonds; stock 9; A QS 5S 2C; B KS 4S 9H 4; C 5",
        "A 5S QS done",
        "B",
        "4S",
        "too-low",
        {"attack": 42},
    ),
    (
        "mustamaija; trump diamonds; stock 9; A QS 5S 2C; B KS 4S 9H 4; C 5",
        "A 5S QS done",
        "B",
        "9H",
        "does-not-beat",
        {"trump": 1},
    ),
    (
        "mustamaija; trump diamonds; stock 9; A QS 5S 2C; B KS 4S 9H 4; C 5",
        "A 5S QS done|B take",
        "B",
        "KS",
        "queen-unbeatable",
        {"attack": 49},
    ),
    (
        "mustamaija; trump diamonds; stock 9; A 5S 2C; B QS 4S 9H 4; C 5",
        "A 5S done",
        "B",
        "QS",
        "queen-cannot-beat",
        {"attack": 42},
    ),
    (
        "mustamaija must_beat_if_possible=yes; trump none; stock 9; A 5H 8H 2C; B 6H 9H KC; C 5",
        "A 5H 8H done",
        "B",
        "9H",
        "must-beat",
        {"attack": 29},
    ),
    (
        "mustamaija must_beat_if_possible=yes; trump none; stock 9; A 5H 8H 2C; B 6H 9H KC; C 5",
        "A 5H 8H done",
        "B",
        "take",
        "must-beat",
        {"attack": 29},
    ),
    (
        "musta-maija; stock 9; A 5D 9D 2C; B KC QC TD 2H; C 6",
        "A 5D 9D done|B take TD",
        "B",
        "2H",
        "all-answered",
        {},
    ),
    (
        "musta-maija; stock 9; A 5D 9D 2C; B KC QC TD 2H; C 6",
        "A 5D",
        "B",
        "name clubs",
        "naming-in-lead",
        {},
    ),
    (
        "musta-maija; stock 9; A 5D 9D 2C; B KC QC TD 2H; C 6",
        "",
        "B",
        "name hearts",
        "no-pair",
        {"suit": 2},
    ),
    (
        "musta-maija; stock 9; A 5D 9D 2C; B KC QC KD QD; C 6",
        "B name clubs",
        "B",
        "name diamonds",
        "already-named",
        {"seat": 1, "trump": 0},
    ),
    (
        "musta-maija trump_redeclare=yes; stock 9; A 5D 9D 2C; B KC QC KD QD; C 6",
        "B name clubs",
        "B",
        "name clubs",
        "suit-already-named",
        {"seat": 1, "trump": 0},
    ),
    (
        "musta-maija spades_may_be_trump=no; stock 9; A 5D 9D 2C; B KS QS KD QD; C 6",
        "",
        "B",
        "name spades",
        "spades-never-trump",
        {},
    ),
    (
        "musta-maija; stock 0; A 5C 8C JC 2D; B 9D QS; C 3H",
        "A 5C 8C done",
        "B",
        "claim",
        "no-overload",
        {},
    ),
    (
        "musta-maija; stock 0; A 5C 8C JC 2D; B 9C QS; C 3H",
        "A 5C 8C JC done|B 9C",
        "B",
        "claim",
        "claim-lapsed",
        {},
    ),
    (
        "musta-maija; stock 0; A 5C 8C JC 2D; B 9C QS; C 3H",
        "A 5C 8C JC done",
        "A",
        "claim",
        "not-your-turn",
        {},
    ),
    (
        "mustamaija draw_compulsory=no; trump none; stock 9; A 5C; B 5; C 5",
        "A 5C done",
        "A",
        "decline",
        "must-draw",
        {},
    ),
    (
        "mustamaija draw_compulsory=no; trump none; stock 9; A 5C 6D; B 5; C 5",
        "A 5C done",
        "A",
        "6D",
        "card-not-now",
        {},
    ),
    (
        "mustamaija draw_compulsory=no; trump none; stock 9; A 5C 6D; B 5; C 5",
        "A 5C done",
        "A",
        "take",
        "word-not-now",
        {},
    ),
    (
        "mustamaija; trump none; stock 0; A 5C 6D; B 5H 6C; D QS; out C",
        "",
        "C",
        "5C",
        "already-out",
        {},
    ),
]


@pytest.mark.parametrize(("position", "moves", "seat", "text", "code", "facts"), SITUATIONS)
def test_another_reason_would_have_helped_more(position, moves, seat, text, code, facts):
    table = Table(position)
    for move in filter(None, moves.split("|")):
        table.play(move)
    reason = why(table, seat, text)
    assert reason.code == code
    assert facts.items() <= reason.facts.items()


def test_some_refusal_has_no_situation_that_shows_it():
    shown = {code for *_, code, _ in SITUATIONS}
    assert set(CODES) - shown == {"none", "deal-over", "no-such-action", "not-seated"}


def test_a_pair_after_the_deal_is_refused_for_another_reason():
    table = Table.from_pack(
        "mustamaija trump_method=kq_after_deal deal_packet=hand_size",
        3,
        "KH QH 2C 3C 4C KC QC KS QS 5C 2D 3D 4D 5D 6D",
    )
    assert table.state.phase == NAMING
    first = "ABC"[table.state.actor]
    other = "ABC"[(table.state.actor + 1) % 3]
    assert why(table, other, "name clubs").code == "not-your-turn"
    assert why(table, first, "name clubs").code == "no-pair"
    assert why(table, first, "name spades").code == "spades-never-trump"
    assert why(table, first, "2C").code == "card-not-now"
    assert why(table, first, "draw").code == "word-not-now"
    table.play(f"{first} name hearts")
    attacker = "ABC"[table.state.actor]
    assert why(table, attacker, "name clubs").code == "already-named"


def test_nobody_named_after_the_deal_and_it_is_not_said_that_it_is_too_late():
    table = Table.from_pack(
        "mustamaija trump_method=kq_after_deal", 3, "2C 3C 4C 5C 6C 7C 8C 9C 10C"
    )
    if table.state.phase == LEAD:
        actor = "ABC"[table.state.actor]
        assert why(table, actor, "name hearts").code == "word-not-now"


def test_a_claim_is_called_lapsed_that_there_never_was():
    table = Table("musta-maija; stock 9S; A 3H 4H 5H 6H 2D; B 7H 8S; C QS 2S; D 3S")
    table.play("A 3H 4H 5H 6H done")
    assert why(table, "B", "claim").code == "no-overload"
    table.play("B take")
    assert why(table, "B", "claim").code == "no-overload"


def test_a_finished_deal_gives_other_reasons():
    chance = random.Random(1)
    r, players = random_games.table(FAMILY, chance)
    s = random_games.start(FAMILY, r, players, chance)
    s.phase, s.actor = OVER, -1
    assert {refusal(r, s, seat, action) for seat in range(-1, 4) for action in (-1, 0, 52, 99)} == {
        "deal-over"
    }
