"""Programs at a served table: those of the operator alone, and no table stops for one."""

from __future__ import annotations

import asyncio
import json
import shlex
import sys

import pytest

from maija.games.options import RulesError
from maija.players.engine import Limits, Lost
from maija.service.engines import MOST_PROGRAMS, Engines, read_engines
from maija.service.hall import Hall, restored
from maija.service.house import House
from maija.service.store import Journal, Store
from maija.table import entries, keeping
from maija.table import messages as m
from maija.table.state import OVER, PLAYING, Refusal
from tests.players.engine.seats import DOUBLES
from tests.service.people import Service, Visitor

PATIENCE = 60
LIMITS = Limits(start=60.0, answer=20.0, memory=1 << 30, cpu=600)
HASTY = Limits(start=60.0, answer=0.3, grace=0.2, memory=1 << 30, cpu=600)
SETTINGS = m.Settings(game="musta-maija", players=4, pace=0, options={"deals": "2"})


def double(name):
    return (sys.executable, str(DOUBLES), name)


class Scene:
    """A hall with programs, and one person who agrees to everything."""

    def __init__(self, folder, engines):
        self.store = Store.open(folder)
        self.journal = Journal(self.store.engine, asyncio.get_running_loop())
        self.hall = Hall(self.store, self.journal, engines)
        self.told = []
        self.number = self.tables = 0

    def id(self):
        self.number += 1
        return f"c{self.number}"

    async def table(self, settings=SETTINGS, computers="habit"):
        self.tables += 1
        code = f"kopa-rime-tes{self.tables}"
        self.live = await self.hall.make(settings, "anna", "Anna", computers, code)
        stored = self.live._stored

        def watch(error, outcome, *rest):
            assert error is None
            self.told += [one for one in outcome.happened if isinstance(one, m.Happened)]
            stored(error, outcome, *rest)

        self.live._stored = watch  # type: ignore[method-assign] # to hear what happens
        self.live.take(entries.Arrive(), "anna")
        return self.live

    def do(self, command, **fields):
        self.live.take(command(id=self.id(), **fields), "anna")

    async def until(self, wanted):
        async with asyncio.timeout(PATIENCE):
            while not wanted():  # noqa: ASYNC110 -- the table has no event for it
                await asyncio.sleep(0.002)

    async def play(self):
        """Begin, and let computers play for Anna to the end of the match."""
        while self.live.table.phase != OVER:
            self.do(m.Ready, seat=0)
            await self.until(lambda: self.live.table.phase in {PLAYING, OVER} or self.sealing())
            if self.live.table.phase != PLAYING:
                await self.until(lambda: self.live.table.phase == PLAYING)
            self.do(m.Offer, seat=0, what="rest")
            await self.until(lambda: self.live.table.phase != PLAYING)
        await self.hall.written()  # what happens is told when the store has it

    def sealing(self):
        """Add nothing to the shuffle: five seconds are over at once."""
        self.live.hall._last += 6
        self.live._tick()
        return True

    def kinds(self):
        return [one.kind for one in self.told]


def run(folder, scene, engines):
    async def whole():
        at = Scene(folder, engines)
        try:
            async with asyncio.timeout(4 * PATIENCE):
                await scene(at)
        finally:
            await at.hall.close()
            await asyncio.to_thread(at.journal.close)
            at.store.close()
        running = [program for program in engines._running if not program.closed]
        assert [program for program in running if program.running] == []

    asyncio.run(whole())


def test_a_program_of_the_operator_does_not_play_a_match(tmp_path):
    engines = Engines({"well": double("well")}, LIMITS)

    async def scene(at):
        live = await at.table()
        at.do(m.Remove, seat=1)
        at.do(m.AddComputer, seat=1, player="engine:well")
        await at.play()
        assert "engine-lost" not in at.kinds()
        assert live.table.seats[1].computer == "engine:well"
        asked = [program for program in engines._running if program.command == double("well")]
        assert len(asked) == 1
        await at.until(lambda: asked[0].closed)

    run(tmp_path, scene, engines)


@pytest.mark.parametrize(
    ("name", "limits"), [("illegal", LIMITS), ("crashed", LIMITS), ("silent", HASTY)]
)
def test_a_bad_program_stops_the_table_or_is_told_twice(tmp_path, name, limits):
    engines = Engines({"bad": double(name)}, limits)

    async def scene(at):
        live = await at.table(computers="engine:bad")
        assert [seat.computer for seat in live.table.seats[1:]] == ["engine:bad"] * 3
        await at.play()
        lost = [(one.seat, one.name) for one in at.told if one.kind == "engine-lost"]
        assert sorted(lost) == [(1, "bad"), (2, "bad"), (3, "bad")]
        assert [seat.computer for seat in live.table.seats[1:]] == ["habit"] * 3

    run(tmp_path, scene, engines)


def test_what_a_program_did_is_asked_anew_when_the_table_is_read_again(tmp_path):
    engines = Engines({"well": double("well"), "bad": double("illegal")}, LIMITS)

    async def scene(at):
        live = await at.table()
        for seat, name in ((1, "well"), (2, "bad")):
            at.do(m.Remove, seat=seat)
            at.do(m.AddComputer, seat=seat, player=f"engine:{name}")
        await at.play()
        await at.hall.written()
        before = keeping.table_bytes(live.table)
        at.hall.engines = Engines()  # nobody could be asked
        stored = await at.hall.stored(at.store.load, live.table.id)
        assert restored(stored) == keeping.read_table(before)

    run(tmp_path, scene, engines)


def test_a_table_whose_program_is_gone_cannot_go_on(tmp_path):
    async def scene(at):
        live = await at.table(computers="engine:old")
        at.hall.engines._commands.clear()
        await at.play()
        assert [one.seat for one in at.told if one.kind == "engine-lost"]
        assert {seat.computer for seat in live.table.seats[1:]} == {"habit"}

    run(tmp_path, scene, Engines({"old": double("well")}, LIMITS))


def test_a_client_names_a_program_that_the_operator_has_not_named(tmp_path):
    async def scene(at):
        await at.table()
        at.do(m.Remove, seat=1)
        house = House(at.hall, None, None)  # type: ignore[arg-type] # neither is asked
        for player in ("engine:other", "engine:sh", "engine:/bin/sh", "engine:", "pipe:sh", "sh"):
            command = m.AddComputer(id=at.id(), seat=1, player=player)
            with pytest.raises(Refusal) as refused:
                at.live.take(house.cleaned(command), "anna")
            assert refused.value.reasons[0].code == "no-such-player"
            with pytest.raises(Refusal):
                await at.hall.make(SETTINGS, "anna", "Anna", player, "kopa-rime-tesb")
        command = m.AddComputer(id=at.id(), seat=1, player="engine:well")
        assert house.cleaned(command) == command

    run(tmp_path, scene, Engines({"well": double("well")}, LIMITS))


def test_a_slow_program_holds_up_another_table(tmp_path):
    engines = Engines({"slow": double("silent")}, Limits(start=60.0, answer=30.0))

    async def scene(at):
        await at.table(computers="engine:slow")
        at.do(m.Ready, seat=0)
        await at.until(at.sealing)
        await at.until(lambda: at.live.table.phase == PLAYING)
        at.do(m.Concede, seat=0)
        slow = at.live
        await at.until(lambda: any(program.running for program in engines._running))
        await at.table()
        await at.play()
        assert slow.table.phase == PLAYING
        assert slow.table.results == ()

    run(tmp_path, scene, engines)


# ------------------------------------------------------------------------------- who is named how


def test_the_operator_is_misunderstood():
    engines = read_engines(["strong=/opt/strong --fast 'a b'", " two = x"])
    assert engines.names == ("strong", "two")
    assert engines.words == ("engine:strong", "engine:two")
    assert engines._commands["strong"] == ("/opt/strong", "--fast", "a b")
    for texts in (["x"], ["x="], ["x='"], ["=x"], ["X=x"], ["habit=x"], ["a b=x"], ["a=x", "a=y"]):
        with pytest.raises(RulesError):
            read_engines(texts)


def test_more_programs_run_than_the_machine_can_bear():
    engines = Engines({"well": double("well")}, LIMITS)
    seats = [engines.seat("well") for _ in range(MOST_PROGRAMS)]
    with pytest.raises(Lost) as lost:
        engines.seat("well")
    assert lost.value.code == "too-many"
    seats[0].close()
    assert engines.seat("well").lost is None
    with pytest.raises(Lost) as lost:
        engines.seat("other")
    assert lost.value.code == "unknown"


def test_a_browser_does_not_find_a_program_or_cannot_play_against_it(tmp_path):
    service = Service(tmp_path, "--engine", f"well={shlex.join(double('well'))}")
    try:
        visitor = Visitor(service)
        told = visitor.json("GET", "/api/presets")
        assert told["engines"] == ["engine:well"]
        assert "engine:well" not in told["computers"]
        body = {"name": "Anna", "settings": {}, "computers": "engine:other"}
        status, _, answer = visitor.ask("POST", "/api/tables", body)
        assert (status, json.loads(answer)["code"]) == (400, "no-such-player")
        table = visitor.table("hearts", computers="engine:well")
        person = visitor.sit(table)
        person.play(lambda: bool(person.public["results"]))
        assert [seat["computer"] for seat in person.public["seats"][1:]] == ["engine:well"] * 3
        person.close()
    finally:
        assert service.stop() == 0
