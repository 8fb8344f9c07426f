"""Hints at a running table: to whom they are told, and that nobody waits for them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from functools import partial

import pytest

from maija.players import advice
from maija.players.searcher import Searcher
from maija.service import advising as service_advising
from maija.service import warming
from maija.service.limits import Credits, Limit
from maija.table import advising
from maija.table.state import PLAYING, SHUFFLING, family_of
from tests.service.evening import Evening
from tests.service.quiet import QuietHall, quiet, template

pytestmark = pytest.mark.fast
DEALS = 40
WARMING = '{"is":"warming","on":true}'


@pytest.fixture(scope="module")
def empty(tmp_path_factory):
    return template(tmp_path_factory.mktemp("empty"))


@pytest.fixture
def quickly(monkeypatch):
    """Hints that are worked out at once, and in few deals."""
    monkeypatch.setattr(advice, "prepared", lambda _family: True)
    monkeypatch.setattr(advising, "hint", partial(advising.hint, deals=DEALS))


class Company(Evening):
    """Two people and two computer players, and one who looks on."""

    def __init__(self, service, game, hints=True):
        super().__init__(service, game, "1")
        self.seats = ["p0", "p1"]
        self.people = {
            name: one for name, one in self.people.items() if name in {"stranger", "watcher", "p0"}
        }
        kind = type(self.people["p0"])
        self.people["p1"] = kind(service, "p1", "198.51.100.99")
        self.free = 2
        self.settings |= {"players": 4, "delay": 0, "clock": None, "hints": hints}


async def decision(service, game="mustamaija", hints=True):
    """A table at which the first person has something to decide; what was told before is gone."""
    evening = Company(service, game, hints)
    await evening.begin()
    while True:
        table = evening.live.kept
        if table.phase == PLAYING:
            turn = family_of(table).turn(table.play.state)
            if 0 in turn:
                return evening
            step = evening._act(1, evening._group(1)) if 1 in turn else ("wait", "", 1.0)
        else:
            step = evening._shuffling() if table.phase == SHUFFLING else evening._ready()
        await evening.do(step)


def question(evening, name="h", seat=0):
    table = evening.live.kept
    where = {"seat": seat, "deal": table.serial, "at": len(table.play.turns)}
    return json.dumps({"do": "hint", "id": name, **where})


def run(tmp_path, empty, scene, hall=QuietHall):
    async def living():
        async with quiet(tmp_path / "data", empty, "seed", hall) as service:
            await scene(service)

    asyncio.run(living())


def texts(told):
    return [json.loads(message["text"]) for message in told]


@pytest.mark.slow
@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("game", ["mustamaija", "hearts"])
def test_somebody_else_learns_that_a_hint_was_asked_for(tmp_path, empty, game):
    async def scene(service):
        evening = await decision(service, game)
        asker = evening.people["p0"]
        others = [one for name, one in evening.people.items() if name != "p0"]
        before = [len(one.told) for one in others]
        version, rows = evening.live.kept.version, entries(tmp_path)
        told = texts(await asker.send(question(evening)))
        assert [message["is"] for message in told] == ["hint"]
        assert told[0]["options"]
        assert [len(one.told) for one in others] == before
        assert evening.live.kept.version == version
        assert entries(tmp_path) == rows
        assert b"hint" not in (await evening.people["watcher"].ask("GET", "/metrics")).body

    run(tmp_path, empty, scene)


def entries(folder):
    file = sqlite3.connect(folder / "data" / "maija.sqlite")
    rows = file.execute("SELECT COUNT(*) FROM entries").fetchone()
    file.close()
    return rows


@pytest.mark.slow
@pytest.mark.usefixtures("quickly")
def test_a_hint_goes_to_another_socket_or_to_one_whose_hand_is_covered(tmp_path, empty):
    async def scene(service):
        evening = await decision(service)
        asker = evening.people["p0"]
        second = type(asker)(service, "p0", "198.51.100.7")
        await second.open(evening.live.table.id)
        before = len(second.told)
        assert texts(await asker.send(question(evening)))[0]["is"] == "hint"
        assert len(second.told) == before
        await asker.send(json.dumps({"do": "show", "id": "cover"}))
        told = texts(await asker.send(question(evening, "covered")))
        assert [told[0]["is"], told[0]["reasons"][0]["code"]] == ["refused", "not-your-seat"]
        assert texts(await evening.people["watcher"].send(question(evening, "w")))[0]["is"] == (
            "refused"
        )

    run(tmp_path, empty, scene)


@pytest.mark.usefixtures("quickly")
def test_hints_that_are_not_allowed_are_given(tmp_path, empty):
    async def scene(service):
        evening = await decision(service, hints=False)
        told = texts(await evening.people["p0"].send(question(evening)))
        assert told[0]["reasons"][0]["code"] == "no-hints"
        service.house.credits["hints"] = Credits(Limit(0.5, 60))
        told = texts(await evening.people["p0"].send(question(evening)))
        assert told[0]["reasons"][0]["code"] == "too-many-requests"

    run(tmp_path, empty, scene)


class SlowHall(QuietHall):
    """A hall in which a hint takes as long as the test wants."""

    def __init__(self, *given):
        super().__init__(*given)
        self.may_answer = threading.Event()

    async def advise(self, work):
        def slowly():
            assert self.may_answer.wait(20)
            return work()

        return await super(QuietHall, self).advise(slowly)


@pytest.mark.slow
@pytest.mark.usefixtures("quickly")
def test_a_table_waits_for_a_hint_or_somebody_asks_for_two_at_once(tmp_path, empty, monkeypatch):
    async def scene(service):
        evening = await decision(service)
        asker, hall = evening.people["p0"], service.hall
        assert await asker.send(question(evening, "one")) == []
        again = texts(await asker.send(question(evening, "two")))
        assert again[0]["reasons"][0]["code"] == "hint-under-way"
        monkeypatch.setattr(service_advising, "MOST_WAITING", 1)
        turns = len(evening.live.kept.play.turns)
        await evening.do(evening._act(0, evening._group(0)))  # the table goes on meanwhile
        assert len(evening.live.kept.play.turns) > turns
        before = len(asker.told)
        hall.may_answer.set()
        for _ in range(2000):
            await asyncio.sleep(0.005)
            if len(asker.told) > before:
                break
        late = texts([message for _moment, message in asker.told[before:]])
        assert late[-1]["is"] == "hint"
        assert late[-1]["at"] == turns, "of the decision for which it was asked"
        assert not hall.advising._asking

    run(tmp_path, empty, scene, SlowHall)


@pytest.mark.slow
def test_a_hint_that_fails_is_waited_for_without_end(tmp_path, empty, monkeypatch):
    def fails(*_given):
        raise ZeroDivisionError

    monkeypatch.setattr(advising, "hint", fails)

    async def scene(service):
        evening = await decision(service)
        told = texts(await evening.people["p0"].send(question(evening)))
        assert told[0]["reasons"][0]["code"] == "our-fault"
        assert not service.hall.advising._asking

    run(tmp_path, empty, scene)


# ------------------------------------------------------------------------- who is not ready yet


@pytest.mark.slow
def test_computer_players_play_by_habit_and_nobody_is_told(tmp_path, empty, monkeypatch):
    ready = threading.Event()
    begun = []
    monkeypatch.setattr(Searcher, "prepared", lambda _self, _family: ready.is_set())
    monkeypatch.setattr(
        warming, "compile_aside", lambda family, *, endgames: begun.append((family.name, endgames))
    )

    async def scene(service):
        evening = Company(service, "mustamaija")
        await evening.begin()
        assert not any("warming" in text for text in sent(evening.people["p0"]))
        await evening.do(evening.frame("p0", "remove", seat=3))
        await evening.do(evening.frame("p0", "add-computer", seat=3, player="master"))
        for name in ("p0", "watcher"):
            assert WARMING in sent(evening.people[name])
        assert begun[0] == ("mustamaija", True)
        await evening.people["p1"].close()
        await evening.people["p1"].open(evening.live.table.id)
        assert sent(evening.people["p1"])[-1] == WARMING
        ready.set()
        await service.hall.go_on(warming.LOOK + 0.1)
        assert '{"is":"warming","on":false}' in sent(evening.people["p0"])

    run(tmp_path, empty, scene)


def sent(person):
    return [
        message["text"]
        for _moment, message in person.told
        if isinstance(message, dict) and "text" in message
    ]
