"""The computer players of a live table: when they are asked, and how long they seem to think.

What they play is decided in ``maija.table.computers``, beside the loop; here it becomes steps.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import structlog

from maija.table.computers import ANEW, MOST_TURNS, Minds
from maija.table.entries import BreakOff, EngineLost, Play
from maija.table.happening import Acted
from maija.table.outside import Outside
from maija.table.state import OVER, PLAYING, REST

if TYPE_CHECKING:
    from maija.table.machine import Outcome
    from maija.table.state import Table

    from .live import LiveTable

_log = structlog.get_logger(__name__)


class Thinking:
    """The computer players at one table."""

    def __init__(self, live: LiveTable) -> None:
        """Nobody has been asked yet.

        Args:
            live: their table.
        """
        self._live = live
        self._minds: Minds | None = None
        self._outside = Outside(live.hall.engines.seat)
        self._considered: object = None
        """The deal as the players saw it last."""
        self._seats: object = None
        """The seats when it was looked last whether computer players are wanted there."""
        self._wanted = False
        self.task: asyncio.Task[None] | None = None
        """The players while they look for something to do."""

    def attend(self, outcome: Outcome) -> None:
        """Let the players see what has happened."""
        for told in outcome.happened:
            if isinstance(told, Acted):
                if told.seat < 0:
                    self._minds = None
                elif self._minds is not None:
                    self._minds.attend(outcome.table, told)
            elif told.kind in ANEW:
                self._minds = None
            elif told.kind == "deal-over" and self._minds is not None and self._minds.waits:
                self._live.hall.aside(partial(self._end, self._minds, outcome.table.phase))
        if self._minds is not None:
            self._minds.table = outcome.table

    def _end(self, minds: Minds, phase: str) -> None:
        """Tell the programs that a deal is over; after a match they go."""
        minds.tell_outside()
        if phase == OVER:
            self._outside.close()

    def begin_anew(self) -> None:
        """The table has gone back: the players have to remember anew."""
        self._minds = None

    def ask(self) -> None:
        """Ask the players, unless they are thinking already."""
        table = self._live.table
        if (
            self.task is None
            and table.phase == PLAYING
            and table.paused is None
            and self._are_wanted(table)
        ):
            self.task = asyncio.get_running_loop().create_task(self._play())
            self.task.add_done_callback(self._thought)

    def _are_wanted(self, table: Table) -> bool:
        """Whether some seat is theirs to play, and somebody is there to see it."""
        if table.seats is not self._seats:
            self._seats = table.seats
            self._wanted = any(seat.player is not None for seat in table.seats) and any(
                seat.here for seat in table.seats
            )
        return self._wanted

    def stop(self) -> None:
        """Think no more."""
        if self.task is not None:
            self.task.cancel()
        self._outside.kill()
        self._live.hall.aside(self._outside.close)

    def _thought(self, task: asyncio.Task[None]) -> None:
        self.task = None
        live = self._live
        if not live.closed and live.table.play is not self._considered:
            self.ask()
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("computer-player-failed", table=live.table.id, exc_info=error)

    def _tell_lost(self, minds: Minds) -> bool:
        """Programs have lost their seats: the table is told, and whoever runs the service why.

        Returns:
            Whether there was one.
        """
        told = False
        for at, (name, why) in minds.lost.items():
            table, facts = self._live.table.id, dict(why.facts)
            _log.warning("engine-lost", table=table, engine=name, code=why.code, facts=facts)
            told |= self._live.attempt(EngineLost(at, name))
        return told

    async def _play(self) -> None:
        """Play as long as it is theirs to play."""
        live = self._live
        while True:
            table, asked = live.table, live.hall.now()
            play = self._considered = table.play
            if table.phase != PLAYING or play is None or table.paused is not None:
                return
            if len(play.turns) >= MOST_TURNS:
                live.attempt(BreakOff())
                return
            if self._minds is None:
                self._minds = Minds(table, self._outside)
                live.hall.aside(partial(self._outside.keep, self._minds.programs))
            minds = self._minds
            ask = live.hall.wait_for if minds.waits else live.hall.think
            decisions = await ask(minds.decide)
            lost = self._tell_lost(minds)
            decided = any(seat.sits_in == REST for seat in table.seats)
            rest = 0.0 if decided else table.settings.pace - (live.hall.now() - asked)
            if decisions and rest > 0:
                await live.hall.sleep(rest)
            if live.table.play is play:
                for decision in decisions:  # several only where all are asked at once
                    now = live.table.play
                    turns = len(now.turns) if now is not None else 0
                    live.attempt(Play(decision.seat, turns, decision.actions))
            if not decisions and not lost and live.table.play is play:
                return
