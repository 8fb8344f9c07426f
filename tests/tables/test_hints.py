"""Who may have a hint, and that it says nothing which the seat may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from maija.players import advice
from maija.table import advising, keeping
from maija.table import messages as m
from maija.table.state import GATHERING, PLAYING, Refusal, family_of, hints_allowed, rules_of
from maija.table.telling import Telling
from tests import redeal
from tests.tables.rounds import MAKER, Round

CHANGED = {"mustamaija": redeal.mustamaija, "hearts": redeal.hearts}
DEALS = 60
"""Enough to tell plays apart; how strong they are is no matter here."""


def asked(table: Round, seat: int = 0) -> m.Hint:
    """A question about what is to be decided now."""
    turns = len(table.table.play.turns) if table.table.play is not None else 0
    return m.Hint(id=table.name(), seat=seat, deal=table.table.serial, at=turns)


def waiting(game: str, until: int = 0, people: int = 1, **settings: Any) -> Round:
    """A table that waits for its first person, after at least so many turns."""
    table = Round(game, people=people, **settings)
    table.ready()
    while table.table.phase == PLAYING:
        if 0 in table.turn():
            if len(table.table.play.turns) >= until:
                return table
            table.act(0)
        elif not table.computers():
            table.act(table.turn()[0])
    raise AssertionError(f"{game} does not last so long")


def refusal(table: Round, step: m.Hint, by: str = MAKER) -> str:
    """Why there is no hint."""
    with pytest.raises(Refusal) as refused:
        advising.question(table.table, step, by)
    return refused.value.reasons[0].code


# ------------------------------------------------------------------------- who may


def test_in_company_somebody_may_be_suspected_of_hints_that_nobody_has_allowed():
    alone, together = Round("mustamaija", people=1), Round("mustamaija", people=2)
    assert hints_allowed(alone.table)
    assert not hints_allowed(together.table)
    assert refusal(waiting("mustamaija", people=2), m.Hint(id="x", seat=0, deal=1, at=0)) == (
        "no-hints"
    )


@pytest.mark.parametrize("allowed", [True, False])
def test_the_word_of_the_host_about_hints_is_not_kept_or_not_shown(allowed):
    table = Round("mustamaija", people=2, hints=allowed)
    assert hints_allowed(table.table) is allowed
    told = Telling(table.table).welcome("watcher", None, 0.0).decode()
    assert told.count(f'"hints":{"true" if allowed else "false"}') == 2  # agreed, and in force


def test_hints_are_allowed_in_the_middle_of_a_match():
    table = Round("mustamaija", people=2)
    assert table.table.phase == GATHERING
    table.ask(m.Set, settings=m.Settings(hints=True))
    table.ready()
    step = m.Set(id=table.name(), settings=m.Settings(hints=False))
    assert table.refused(step, MAKER) == ["after-the-first-deal"]


def test_a_second_person_does_not_end_the_hints_of_one_who_played_alone():
    table = Round("mustamaija", players=4, people=1)
    before = Telling(table.table)
    assert hints_allowed(table.table)
    table.ask(m.Remove, seat=2)
    outcome = table.ask(m.Sit, "guest", name="Eino", seat=2)
    assert not hints_allowed(table.table)
    assert b'"hints":false' in before.told(outcome, [0]).all


@pytest.mark.fast
def test_somebody_gets_a_hint_who_has_nothing_to_ask():
    table = waiting("hearts", 5)
    step = asked(table)
    assert refusal(table, step, "stranger") == "not-your-seat"
    assert refusal(table, replace(step, seat=1)) == "not-your-seat"
    assert refusal(table, replace(step, deal=7)) == "other-deal"
    assert refusal(table, replace(step, at=step.at + 1)) == "moved-on"
    assert refusal(table, replace(step, at=0)) == "moved-on"
    table.act(0)
    if 0 not in table.turn():
        assert refusal(table, asked(table)) == "nothing-to-decide"
    table.ask(m.Pause, on=True)
    assert refusal(table, asked(table)) == "paused"
    table.ask(m.Pause, on=False)
    table.ask(m.Concede, seat=0)
    assert refusal(table, asked(table)) == "conceded"
    assert refusal(Round("hearts"), m.Hint(id="x", seat=0, deal=0, at=0)) == "between-deals"


def test_without_the_compiler_a_hint_is_promised(monkeypatch):
    monkeypatch.setattr(advising, "offered", tuple)
    table = waiting("mustamaija")
    assert refusal(table, asked(table)) == "no-advice-here"


def test_a_hint_is_kept_in_the_history_of_the_table():
    assert m.Hint not in m.ToTable.__args__


# ------------------------------------------------------------------------- what it says


@pytest.fixture(scope="module")
def ready():
    for family in ("mustamaija", "hearts"):
        advice.prepare(family_of(Round("hearts" if family == "hearts" else "mustamaija").table))


@pytest.mark.slow
@pytest.mark.fast
@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize(("game", "turns"), [("mustamaija", 6), ("musta-maija", 9), ("hearts", 9)])
def test_a_hint_leaves_something_out_that_may_be_done_or_changes_the_table(game, turns):
    table = waiting(game, turns)
    before, step = keeping.table_bytes(table.table), asked(table)
    told = advising.hint(advising.question(table.table, step, MAKER), step, deals=DEALS)
    assert keeping.table_bytes(table.table) == before
    assert (told.ack, told.seat, told.deal, told.at) == (step.id, 0, step.deal, step.at)
    assert not told.waits
    family, rules = family_of(table.table), rules_of(table.table)
    legal = family.legal(rules, table.state, 0)
    assert len(told.options) == len(legal)
    for option in told.options:
        assert option.actions[0] in legal
        family.steps(rules, table.state, 0, *option.actions)  # raises where one may not be done
    assert told.unit == ("points" if game == "hearts" else "losing")
    if told.unit == "losing":
        assert all(0 <= option.counted <= 1 for option in told.options)


@pytest.mark.slow
@pytest.mark.fast
@pytest.mark.usefixtures("ready")
@pytest.mark.parametrize("game", ["mustamaija", "musta-maija", "hearts", "black-maria"])
def test_a_hint_is_another_where_hidden_cards_lie_otherwise(game):
    compared = 0
    for turns in (0, 5, 9):
        table = waiting(game, turns)
        step = asked(table)
        first = advising.question(table.table, step, MAKER)
        told = advising.hint(first, step, deals=DEALS)
        chance = random.Random(turns)
        rules, state = rules_of(table.table), table.state
        for _ in range(2):
            other = CHANGED[family_of(table.table).name](rules, state, 0, chance)
            assert other.hands[0] == state.hands[0]
            compared += other.hands != state.hands
            swapped = replace(table.table.play, state=other)
            again = advising.Question(replace(table.table, play=swapped), 0)
            assert advising.hint(again, step, deals=DEALS) == told
    assert compared > 2
