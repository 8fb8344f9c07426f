"""Scripted people, who play what the service offers by chance.

They speak the protocol as the page does and hold to its limits. When they play, and what is noted
of it, is up to whoever brings them.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from maija.service.limits import LIMITS, Bucket, Limit
from maija.shuffle import seat_commitment

from .line import Line
from .told import Everybody, Own, read

if TYPE_CHECKING:
    from collections.abc import Callable

    from maija.games.choices import Choices

    from .company import Company, Visitor

FRAMES: Final = Limit(LIMITS["frames"].most * 0.9, LIMITS["frames"].seconds)
"""How much a person sends: a little less than the service takes from one socket."""
_names: Final = itertools.count()
_encode: Final = msgspec.json.Encoder().encode


class Person:
    """Somebody at a seat."""

    def __init__(
        self,
        company: Company,
        visitor: Visitor,
        table: str,
        chance: int,
        *,
        wish: Callable[[Person], None],
        played: Callable[[Person, float], None] = lambda _person, _seconds: None,
    ) -> None:
        """Be about to come to a table.

        Args:
            company: whom the person belongs to.
            visitor: the person's browser.
            table: the name of the table.
            chance: decides what is played.
            wish: called when the person is to play; ``play`` is to follow, now or later.
            played: called with the seconds that it took until the person was told of the move.
        """
        self.company = company
        self.visitor = visitor
        self.table = table
        self.seat = -1
        self.answered = 0.0
        """When the service answered the last sign of life."""
        self.seated = asyncio.Event()
        self._line: Line | None = None
        self._wish = wish
        self._played = played
        self._random = random.Random(chance)
        self._credits = Bucket(FRAMES, time.monotonic())
        self._phase = ""
        self._seats: list[dict[str, Any]] = []
        self._shuffle: dict[str, Any] | None = None
        self._serial = self._at = -1
        self._choices: Choices | None = None
        self._wishing = False
        self._asked = ""
        self._asked_at = 0.0
        self._ready = ""
        self._text = b""
        company.people.append(self)

    # --- coming ---

    async def come(self) -> None:
        """Open the socket, and take a seat."""
        loop, visitor = asyncio.get_running_loop(), self.visitor
        if not visitor.cookie:
            await visitor.come()
        path = f"/api/tables/{self.table}/socket?since=-1"
        line = self._line = Line(visitor.port, path, visitor.cookie, self._hear, self._lost)
        await loop.create_connection(
            lambda: line, "127.0.0.1", visitor.port, local_addr=(visitor.address, 0)
        )
        await self.company.until(self.seated, 30, "taking a seat")

    def leave(self) -> None:
        """Close the socket, if there is one."""
        if self._line is not None:
            self._line.close()

    def beat(self) -> None:
        """Give a sign of life."""
        self._send("beat")

    def _lost(self, why: str) -> None:
        self.company.fail(f"seat {self.seat} of table {self.table}: {why}")

    def _send(self, do: str, **fields: object) -> str:
        identifier = f"{next(_names):016x}"
        self._credits.spend(time.monotonic())
        if self._line is not None:
            self._line.send(_encode({"do": do, "id": identifier, **fields}))
        return identifier

    # --- what comes ---

    def _hear(self, frame: bytes) -> None:
        message = read(frame)
        kind, everybody = message.kind, message.all
        if kind == "update" and everybody is not None:
            self._update(everybody, message.own)
            if message.ack == self._asked and self._asked:
                self._asked = ""
                self._played(self, time.monotonic() - self._asked_at)
        elif kind == "welcome" and message.table is not None:
            self._update(Everybody(message.table, message.deal, dealt=True), message.own)
            if not message.you:
                self._send("sit", name="Anna")
                return
            self.seat = message.you[0]
            self.seated.set()
        elif kind == "pulse":
            self.answered = time.monotonic()
            return
        elif kind in {"refused", "closed"}:
            self._lost(f"{kind}: {message.reasons or message.reason}")
            return
        if self.seat >= 0:
            self._go_on()

    def _update(self, everybody: Everybody, own: Own | None) -> None:
        table, deal = everybody.table, everybody.deal
        if table is not None:
            self._phase = table.phase or self._phase
            self._seats = table.seats or self._seats
            if table.shuffle is not msgspec.UNSET:
                self._shuffle = table.shuffle
        if everybody.dealt:
            self._choices = None
        if deal is not None:
            if not everybody.dealt:
                self.company.turns += deal.at - self._at
            self._at = deal.at
            self._serial = self._serial if deal.serial is None else deal.serial
        if own is not None:
            self._choices = own.choices

    def _go_on(self) -> None:
        """Do what is to be done now."""
        if self._phase == "playing":
            self._ready = ""
            if self._choices is not None and not self._wishing and not self._asked:
                self._wishing = True
                self._wish(self)
        elif self._phase == "shuffling":
            if self._shuffle is not None:
                self._take_part(self._shuffle)
        elif self._phase == "over":
            if self.seat == 0 and self._ready != "rematch":
                self._ready = "rematch"
                self._send("rematch")
        elif self._ready != self._phase and all(seat["taken"] for seat in self._seats):
            self._ready = self._phase
            self._send("ready", seat=self.seat)

    def _take_part(self, shuffle: dict[str, Any]) -> None:
        """Add something to the chance of the deal."""
        commitment = bytes.fromhex(shuffle["commitment"])
        if shuffle["sealed"][self.seat] is None:
            if self._text[:32] != commitment:
                text = secrets.token_bytes(16)
                self._text = commitment + text
                told = seat_commitment(
                    text, shuffle["table"], shuffle["deal"], self.seat, commitment
                )
                self._send("seal", seat=self.seat, commitment=told.hex())
        elif shuffle["opening"] and len(self._text) == 48:
            text, self._text = self._text[32:], commitment
            self._send("unseal", seat=self.seat, text=text.hex())

    # --- playing ---

    def play(self) -> bool:
        """Play something that is offered, as soon as the credits allow it; whether there was."""
        choices, now = self._choices, time.monotonic()
        if choices is None:
            self._wishing = False
            return False
        if wait := self._credits.wait(now):
            asyncio.get_running_loop().call_later(wait, self.play)
            return True
        self._wishing = False
        where = {"seat": self.seat, "deal": self._serial, "at": self._at}
        self._asked_at = now
        if choices.cover:
            self._asked = self._send("defend", **where, beats=choices.best)
        else:
            self._asked = self._send("act", **where, actions=self._group(choices))
        return True

    def _group(self, choices: Choices) -> list[int]:
        """One of the groups that are offered."""
        if choices.pass_ is not None:
            return self._random.sample(choices.pass_.cards, choices.pass_.exactly)
        if not choices.pick:
            return [self._random.choice(choices.words)]
        first = self._random.choice(choices.pick)
        group = [first.card, *first.joins[: first.least - 1]]
        return group if first.word is None else [*group, first.word]
