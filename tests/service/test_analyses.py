"""Analyses of finished deals: who may ask, how far they are, and what is kept of them."""

from __future__ import annotations

import json
import threading
import time
from typing import Any

import pytest

from maija.lab import analysis
from maija.players import advice
from maija.players.levels import LEVELS
from maija.record import read_text
from maija.service import analyses
from maija.service.analyses import Analyses
from maija.table import dealing
from maija.table.state import Refusal
from tests.service.people import Visitor
from tests.tables.rounds import Round

PATIENCE = 60
DEALS = 24


def game(name: str = "mustamaija") -> str:
    """The game file of a match of one deal."""
    options = {"deals": "1"} if name == "mustamaija" else {"end": "hands", "hands": "4"}
    table = Round(name, options=options)
    table.play_match()
    return "".join(f"{line}\n" for line in [dealing.head(table.table), *table.lines])


def waited(job: Any) -> Any:
    """What a job has found."""
    end = time.monotonic() + PATIENCE
    while job.open and time.monotonic() < end:
        time.sleep(0.01)
    return job.told()


def code(act: Any) -> str:
    """Why it is refused."""
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value.reasons[0].code


@pytest.fixture
def kept():
    running = Analyses(DEALS)
    yield running
    running.close()


# ------------------------------------------------------------------------- over HTTP


def test_somebody_has_a_game_examined_that_is_not_theirs_or_not_there(service):
    owner, stranger = Visitor(service), Visitor(service)
    table = owner.table("mustamaija", options={"deals": "1"})
    path = f"/api/tables/{table}/games/0/analysis"

    def refused(visitor: Visitor, method: str, where: str, body: Any = None) -> tuple[int, str]:
        status, _fields, text = visitor.ask(method, where, body)
        return status, json.loads(text)["code"]

    assert refused(stranger, "POST", path, {"seat": 0}) == (403, "not-your-seat")
    assert refused(owner, "POST", path, {"seat": 1}) == (403, "not-your-seat")
    assert refused(stranger, "GET", f"{path}?seat=0") == (403, "not-your-seat")
    assert refused(owner, "POST", path, {"seat": 0}) == (404, "no-such-game-file")
    assert refused(owner, "GET", f"{path}?seat=0") == (404, "no-such-analysis")
    assert refused(owner, "POST", path, {"seat": 9})[0] == 400
    nowhere = "/api/tables/0123456789abcdef/games/0/analysis"
    assert refused(owner, "POST", nowhere, {"seat": 0}) == (404, "no-such-table")


@pytest.mark.slow
@pytest.mark.fast
def test_a_finished_match_is_not_examined(service):
    advice.prepare(read_text(game()).preset.family)
    person = Visitor(service)
    table = person.table("mustamaija", options={"deals": "1"}, players=2)
    at = person.sit(table)
    at.play(lambda: at.public["phase"] == "over")
    at.close()
    path = f"/api/tables/{table}/games/0/analysis"
    told = person.json("POST", path, {"seat": 0})
    end = time.monotonic() + PATIENCE
    while told["state"] != "done" and time.monotonic() < end:
        time.sleep(0.2)
        told = person.json("GET", f"{path}?seat=0")
    assert told["state"] == "done"
    found = told["report"]
    assert (found["seat"], found["unit"]) == (0, "losing")
    assert [each["deal"] for each in found["outcomes"]] == [1]
    assert told["of"] == told["done"] == len(found["decisions"])
    assert set(found["costliest"]) <= {each["number"] for each in found["decisions"]}
    assert person.json("POST", path, {"seat": 0}) == told, "it is not examined twice"


# ------------------------------------------------------------------------- beside everything else


@pytest.mark.slow
@pytest.mark.fast
@pytest.mark.parametrize("name", ["mustamaija", "hearts"])
def test_a_report_says_something_else_than_the_analysis(kept, name):
    text = game(name)
    record = read_text(text)
    advice.prepare(record.preset.family)
    told = waited(kept.ask(("t", 0, 0), text, "p0")).report
    found = analysis.analyse(record, (0,), deals=DEALS)
    assert [each.played for each in told.decisions] == [each.played for each in found.decisions]
    assert [each.clear for each in told.decisions] == [each.clear for each in found.decisions]
    assert told.costliest == tuple(each.number for each in found.costliest(0))
    for one, other in zip(told.decisions, found.decisions, strict=True):
        assert one.reached.counted == pytest.approx(other.reached.counted, abs=1e-4)
        assert one.question.hand == other.asked.hand
    assert len(told.outcomes) == len(record.deals)


def test_without_the_compiler_an_analysis_is_promised(kept, monkeypatch):
    monkeypatch.setattr(analyses, "offered", tuple)
    assert code(lambda: kept.ask(("t", 0, 0), "", "p0")) == "no-advice-here"


@pytest.fixture
def slow(monkeypatch):
    """Analyses that go on when the test says so."""
    monkeypatch.setattr(analyses, "offered", lambda: LEVELS)
    monkeypatch.setattr(advice, "prepared", lambda _family: True)
    go_on = threading.Event()

    def examine(*_given: Any, progress: Any, **_named: Any) -> None:
        progress(0, 2)
        assert go_on.wait(PATIENCE)
        progress(1, 2)
        raise ZeroDivisionError

    monkeypatch.setattr(analysis, "analyse", examine)
    yield go_on
    go_on.set()


def test_an_analysis_that_fails_is_waited_for_without_end(kept, slow):
    job = kept.ask(("t", 0, 0), game(), "p0")
    assert kept.find(("t", 0, 0)) is job
    assert kept.kept(("t", 0, 0), job.text) is job
    slow.set()
    assert code(lambda: waited(job)) == "analysis-failed"
    assert kept.kept(("t", 0, 0), job.text) is None, "it may be tried again"


def test_one_person_or_many_fill_the_service_with_analyses(kept, slow, monkeypatch):
    monkeypatch.setattr(analyses, "MOST_WAITING", 2)
    text = game()
    first = kept.ask(("a", 0, 0), text, "p0")
    again = kept.ask(("b", 0, 0), text, "p0")
    assert first.unwanted, "a person has one at a time"
    assert code(lambda: kept.find(("a", 0, 0))) == "no-such-analysis"
    kept.ask(("c", 0, 0), text, "p1")
    assert code(lambda: kept.ask(("d", 0, 0), text, "p2")) == "analyses-busy"
    assert not again.unwanted
    slow.set()


def test_analyses_are_kept_without_end(kept, slow, monkeypatch):
    monkeypatch.setattr(analyses, "MOST_KEPT", 3)
    slow.set()
    for number in range(6):
        job = kept.ask((f"t{number}", 0, 0), "no game file", "p0")
        while job.open and not job.unwanted:
            time.sleep(0.005)
    assert len(kept._jobs) <= 3
    assert code(lambda: kept.find(("t0", 0, 0))) == "no-such-analysis"


def test_a_service_that_ends_waits_for_an_analysis(kept, slow):
    job = kept.ask(("t", 0, 0), game(), "p0")
    kept.close()
    slow.set()
    assert code(lambda: waited(job)) == "analysis-failed"
