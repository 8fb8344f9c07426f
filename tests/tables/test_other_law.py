"""A table that was begun by another law: it goes on, and nothing of it is played again."""

import pytest

from maija.table import agreements, entries, keeping
from maija.table import messages as m
from maija.table.computers import Minds
from maija.table.state import BETWEEN, PLAYING
from tests.tables.rounds import Round


def restarted(game="hearts", turns=6):
    at = Round(game, 4, people=1)
    at.ready()
    at.play_on(turns)
    law = at.table.law + 1
    told = at.do(entries.Restart(law))
    at.do(entries.Arrive(), "p0")
    return at, law, told


def kinds(outcome):
    return [getattr(one, "kind", "acted") for one in outcome.happened]


def test_another_law_is_not_said_or_said_twice():
    at, law, told = restarted()
    assert kinds(told) == ["other-law"]
    assert told.happened[0].number == law
    assert at.table.law == law
    assert kinds(at.do(entries.Restart(law))) == []


@pytest.mark.parametrize("game", ["hearts", "voron", "musta-maija"])
def test_a_deal_that_was_begun_by_another_law_is_played_again(game, monkeypatch):
    at, _, _ = restarted(game)

    def refuse(*_):
        raise AssertionError("it was played again")

    monkeypatch.setattr(agreements, "committed_start", refuse)
    assert at.table.phase == PLAYING
    while at.turn() != (0,):
        assert at.computers()
    at.act(0)
    step = m.Offer(id="o", seat=0, what="take-back")
    assert at.refused(step, "p0") == ["nothing-to-take-back"]
    Minds(at.table).decide()
    Minds(keeping.read_table(keeping.table_bytes(at.table))).decide()
    at.play_on()
    assert at.table.phase != PLAYING


def test_a_question_from_before_another_law_leads_back_to_it():
    at = Round("hearts", 4, people=2)
    at.ready()
    at.act(0)
    at.ask(m.Offer, seat=0, what="take-back")
    at.do(entries.Restart(at.table.law + 1))
    assert at.refused(m.Answer(id="a", seat=1, agree=True), "p1") == ["no-offer"]


def test_the_deal_after_another_law_is_not_played_as_ever():
    at, _, _ = restarted()
    at.play_on()
    assert at.table.phase == BETWEEN
    at.ready()
    assert at.table.play.replayable
    while at.turn() and 0 not in at.turn():
        at.computers()
    at.act(0)
    at.ask(m.Offer, seat=0, what="take-back")
    at.play_match()


def test_a_restart_by_the_same_law_ends_a_deal_or_lets_people_be_there():
    at = Round("voron", 4, people=2)
    at.ready()
    at.play_on(5)
    at.do(entries.Watch(), "w")
    state = at.state
    assert kinds(at.do(entries.Restart(at.table.law))) == []
    assert at.table.watchers == ()
    assert [seat.here for seat in at.table.seats] == [False] * 4
    assert [seat.gone for seat in at.table.seats[:2]] == [at.now] * 2
    assert at.state == state
    assert at.table.play.since == at.now
    at.tick()
    assert [seat.sits_in for seat in at.table.seats[:2]] == ["gone", "gone"]
    at.do(entries.Arrive(), "p0")
    at.play_match()
