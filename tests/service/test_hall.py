"""The hall when the store refuses or cannot be read: nobody waits for ever, and it goes on."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3

import pytest

from maija.games.mustamaija.terms import DONE
from maija.service import hall as halls
from maija.service.hall import Hall
from maija.service.store import Journal, Store
from maija.service.store.store import NAME
from maija.table import teaching
from maija.table.entries import Arrive
from maija.table.messages import Act, Concede, Ready, Settings
from maija.table.state import Refusal

REFUSE = "CREATE TRIGGER refuse BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'no'); END"
ALLOW = "DROP TRIGGER refuse"
GAME = Settings(game="mustamaija", players=3, public=True, pace=0)


class Scene:
    """A hall with its store, and a way to spoil the store from outside."""

    def __init__(self, folder):
        self.folder = folder
        self.store = Store.open(folder)
        self.journal = Journal(self.store.engine, asyncio.get_running_loop())
        self.hall = Hall(self.store, self.journal)

    async def made(self, code="kopa-rime-tesa"):
        """A table that has been put away."""
        live = await self.hall.make(GAME, "anna", "Anna", "habit", code)
        del self.hall.tables[live.table.id]
        live.close("put-away")
        return live.table.id

    def spoil(self, statement, *values):
        with contextlib.closing(sqlite3.connect(self.folder / NAME)) as connection:
            connection.execute(statement, values)
            connection.commit()

    @staticmethod
    async def until(wanted):
        while not wanted():  # noqa: ASYNC110 -- the hall has no event for it
            await asyncio.sleep(0.001)

    async def refusal(self, asking):
        with pytest.raises(Refusal) as refused:
            await asking
        return refused.value.reasons[0].code


def play(folder, scene):
    async def whole():
        at = Scene(folder)
        try:
            async with asyncio.timeout(20):
                await scene(at)
        finally:
            await at.hall.close()
            await asyncio.to_thread(at.journal.close)
            at.store.close()

    asyncio.run(whole())


def test_a_table_is_opened_though_the_store_refuses_its_first_step(tmp_path):
    async def scene(at):
        table = await at.made()
        at.spoil(REFUSE)
        both = (at.refusal(at.hall.table(table)) for _ in range(2))
        assert await asyncio.gather(*both) == ["store-conflict"] * 2
        assert at.hall.tables == {}
        at.spoil(ALLOW)
        live = await at.hall.table(table)
        assert (live.table.version, live.kept.version) == (1, 1)
        live.take(Ready(id="x", seat=0), "anna")
        await at.hall.written()
        assert live.kept.version == live.table.version > 1

    play(tmp_path, scene)


def test_a_table_whose_step_is_refused_never_goes_on(tmp_path):
    async def scene(at):
        live = await at.hall.table(await at.made())
        at.spoil(REFUSE)
        live.take(Ready(id="x", seat=0), "anna")
        assert live.table.version > 1
        await at.until(lambda: live.table.version == 1)
        at.spoil(ALLOW)
        live.take(Ready(id="x", seat=0), "anna")
        await at.hall.written()
        assert live.kept.version > 1

    play(tmp_path, scene)


def test_a_table_that_cannot_be_read_again_stays_in_order_for_ever(tmp_path):
    async def scene(at):
        table = await at.made()
        live = await at.hall.table(table)
        at.spoil("UPDATE tables SET state = x'00'")
        at.spoil(REFUSE)
        live.take(Ready(id="x", seat=0), "anna")
        await at.until(lambda: table not in at.hall.tables)
        assert live.closed
        assert await at.refusal(at.hall.table(table)) == "table-unreadable"

    play(tmp_path, scene)


def test_one_table_that_cannot_be_read_hides_all_others(tmp_path):
    async def scene(at):
        bad, good = await at.made(), await at.made("sano-meri-kala")
        at.spoil("UPDATE tables SET state = x'81' WHERE id = ?", bad)
        assert await at.refusal(at.hall.table(bad)) == "table-unreadable"
        assert [told.table for told in await at.hall.listed()] == [good]

    play(tmp_path, scene)


def test_a_store_that_cannot_be_read_is_a_fault_of_ours(tmp_path):
    async def scene(at):
        table = await at.made()
        at.spoil("ALTER TABLE tables RENAME TO away")
        for asking in (
            *(at.hall.table(table), at.hall.by_code("x"), at.hall.listed()),
            *(at.hall.stored(at.store.remove, table),),
        ):
            assert await at.refusal(asking) == "store-failed"
        at.spoil("ALTER TABLE away RENAME TO tables")
        assert (await at.hall.table(table)).table.id == table

    play(tmp_path, scene)


def test_nothing_is_swept_any_more_after_the_store_failed_once(tmp_path, monkeypatch):
    monkeypatch.setattr(halls, "SWEEP", 0.001)
    asked = []

    async def scene(at):
        def fail(since):
            asked.append(since)
            raise OSError("no disk")

        monkeypatch.setattr(at.store, "remove_untouched", fail)
        at.hall.open()
        (task,) = at.hall._tasks
        await at.until(lambda: asked)
        await asyncio.sleep(0.02)
        assert not task.done()

    play(tmp_path, scene)


def test_a_lesson_leaves_a_game_file_or_is_not_there_again(tmp_path, monkeypatch):
    monkeypatch.setattr(teaching, "PACE", 0.0)

    async def scene(at):
        live = await at.hall.make(GAME, "anna", "Anna", None, "kopa-rime-tesa", "mustamaija")
        table, asked = live.table.id, Act(id="x", seat=0, deal=1, at=0, actions=(1, DONE))
        live.take(asked, "anna")
        live.take(Concede(id="y", seat=0), "anna")
        live.take(Arrive(), "anna")
        await at.until(lambda: live.table.phase == "over" and not live.pending)
        assert await at.refusal(at.hall.game_file(table, 0)) == "no-such-game-file"
        del at.hall.tables[table]
        live.close("put-away")
        again = await at.hall.table(table)
        assert (again.table.lesson, again.table.phase) == ("mustamaija", "over")

    play(tmp_path, scene)
