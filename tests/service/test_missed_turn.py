"""A computer player whose turn comes at the worst moment: it must not be missed."""

from __future__ import annotations

import asyncio
import threading

import pytest

from maija.service.hall import Hall
from maija.service.store import Journal, Store
from maija.shuffle import seat_commitment
from maija.table import dealing
from maija.table import messages as m
from maija.table.computers import Minds
from maija.table.entries import Arrive
from maija.table.state import PLAYING, family_of
from tests.tables.rounds import text_of

ANNA = "anna"
PATIENCE = 10.0


class SlowHall(Hall):
    """A hall in which something happens at a chosen moment of a player who finds nothing to do."""

    def __init__(self, store, journal, moment):
        super().__init__(store, journal)
        self.moment = moment
        self.meanwhile = None

    def happen(self):
        meanwhile, self.meanwhile = self.meanwhile, None
        if meanwhile is not None:
            meanwhile()

    async def think(self, decide):
        loop, acted = asyncio.get_running_loop(), threading.Event()

        def act():
            self.happen()
            acted.set()

        def slowly():
            told = decide()
            if not told and self.moment == "while it thinks":
                loop.call_soon_threadsafe(act)
                assert acted.wait(PATIENCE)
            return told

        told = await super().think(slowly)
        if not told and self.moment == "after it has looked":
            loop.call_soon(self.happen)  # the player is done by then, and nobody knows it yet
        return told


def in_turn(live):
    play = live.table.play
    return family_of(live.table).turn(play.state) if live.table.phase == PLAYING else ()


def play(live):
    """Anna plays by habit."""
    table = live.table
    actions = Minds(table)._group(family_of(table), 0)
    at = len(table.play.turns)
    live.take(m.Act(id=f"act {at}", seat=0, deal=table.serial, at=at, actions=actions), ANNA)


async def dealt(hall):
    """A table at which Anna plays with two computer players."""
    settings = m.Settings(game="dam", players=3, pace=0.0)
    live = await hall.make(settings, ANNA, "Anna", "habit", "code")
    live.take(Arrive(), ANNA)
    live.take(m.Ready(id="ready", seat=0), ANNA)
    published = live.table.shuffle.commitment
    told = seat_commitment(text_of("x"), dealing.shuffle_name(live.table), 0, 0, published)
    live.take(m.Seal(id="seal", seat=0, commitment=told.hex()), ANNA)
    live.take(m.Unseal(id="unseal", seat=0, text=text_of("x").hex()), ANNA)
    return live


async def until(wanted):
    async with asyncio.timeout(PATIENCE):
        while not wanted():  # noqa: ASYNC110 -- nothing tells a test when a table moves
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("moment", ["while it thinks", "after it has looked"])
def test_a_computer_misses_the_turn_that_comes_while_it_looks_for_one(moment, tmp_path):
    async def evening(store):
        journal = Journal(store.engine, asyncio.get_running_loop())
        hall = SlowHall(store, journal, moment)
        live = await dealt(hall)
        turns = 0
        while turns < 3:
            await until(lambda: live.thinking.task is None)
            if 0 not in in_turn(live):
                break
            hall.meanwhile = lambda: play(live)
            live.thinking.ask()
            await until(lambda: hall.meanwhile is None)
            played = len(live.table.play.turns)
            if 0 not in in_turn(live) and live.table.phase == PLAYING:
                await until(lambda played=played: len(live.table.play.turns) > played)
                turns += 1
        assert turns
        await hall.close()
        await hall.written()
        journal.close()

    store = Store.open(tmp_path / "data")
    try:
        asyncio.run(evening(store))
    finally:
        store.close()
