"""Scripted people at tables of a running service: what the benchmarks let play.

They speak the protocol as any client does, over real sockets, and play the first group that
``choices`` offers, or another one by chance. Each comes from a loopback address of its own, so that
the limits for one address hold for each of them as they would for people.
"""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import random
import secrets
import time
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from maija.shuffle import seat_commitment

_decode: Final = msgspec.json.Decoder().decode
_encode: Final = msgspec.json.Encoder().encode
_numbers: Final = itertools.count()


def address() -> str:
    """A loopback address that nobody has used yet."""
    number = next(_numbers)
    return f"127.{10 + number // 62500 % 200}.{number // 250 % 250}.{1 + number % 250}"


class Visitor:
    """A browser of its own: an address and a cookie."""

    def __init__(self, port: int) -> None:
        """Come to the service at a port of this machine."""
        self.port = port
        self.address = address()
        self.cookie = ""
        self.ask("GET", "/api/network")

    def ask(self, method: str, path: str, body: Any = None) -> Any:  # noqa: ANN401 -- any JSON
        """Ask over HTTP; the answer's JSON.

        Raises:
            RuntimeError: the service refuses.
        """
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=30, source_address=(self.address, 0)
        )
        headers = {"Cookie": self.cookie} if self.cookie else {}
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        connection.request(method, path, data, headers)
        answer = connection.getresponse()
        text = answer.read()
        if (made := answer.getheader("Set-Cookie")) is not None:
            self.cookie = made.partition(";")[0]
        connection.close()
        if answer.status >= 400:
            raise RuntimeError(f"{method} {path}: {answer.status} {text[:300]!r}")
        return json.loads(text) if text else None

    async def join(self, table: str) -> ClientConnection:
        """Open the socket of a table."""
        return await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket",
            additional_headers={"Cookie": self.cookie},
            local_addr=(self.address, 0),
            compression=None,
            ping_interval=None,
            max_queue=None,
        )


class Person:
    """Somebody at a seat, who plays by himself."""

    def __init__(self, visitor: Visitor, table: str, *, chance: int, wait: float = 0.0) -> None:
        """Come to a table.

        Args:
            visitor: the browser.
            table: the name of the table.
            chance: decides what is played.
            wait: seconds before each move.
        """
        self.visitor = visitor
        self.table = table
        self.wait = wait
        self.moves = 0
        self.times: list[float] = []
        """Seconds from each of this person's moves to the answer that tells it."""
        self.deals = 0
        self._random = random.Random(chance)
        self._asked: dict[str, float] = {}
        self._view: dict[str, Any] = {}
        self._own: dict[str, Any] = {}
        self._text = b""
        self._refused: set[Any] = set()
        self._last: Any = ()
        self._deal: dict[str, Any] | None = None
        self.seat = -1

    async def play(self, stop: asyncio.Event, name: str) -> None:
        """Sit down and play until it is enough."""
        self._socket = await self.visitor.join(self.table)
        try:
            while not stop.is_set():
                message = _decode(await self._socket.recv(decode=False))
                await self._hear(message, name)
        finally:
            await self._socket.close()

    async def _send(self, do: str, **fields: Any) -> str:  # noqa: ANN401 -- fields of any kind
        identifier = secrets.token_hex(6)
        await self._socket.send(_encode({"do": do, "id": identifier, **fields}).decode())
        return identifier

    async def _hear(self, message: dict[str, Any], name: str) -> None:
        kind = message["is"]
        if kind == "welcome":
            self._view = dict(message["table"])
            self._deal = message["deal"]
            self._own = message["own"] or {}
            if not message["you"]:
                await self._send("sit", name=name)
                return
            self.seat = message["you"][0]
        elif kind == "update":
            self._update(message)
        elif kind == "refused":
            self._refused.add(self._last)
            if message["ack"] in self._asked:
                del self._asked[message["ack"]]
        else:
            return
        if self.seat >= 0:
            await self._decide(message)

    def _update(self, message: dict[str, Any]) -> None:
        everybody = message["all"]
        if everybody.get("table"):
            self._view.update(everybody["table"])
        deal = everybody.get("deal")
        if everybody.get("dealt") and deal is None:
            self._deal, self._own = None, {}
        if deal is not None:
            if everybody.get("dealt"):
                self._deal = deal
                self.deals += 1
            elif self._deal is not None:
                self._deal.update(at=deal["at"])
            self._refused.clear()
        if (own := message.get("own")) is not None:
            self._own = own
        if (asked := self._asked.pop(message.get("ack", ""), None)) is not None:
            self.times.append(time.monotonic() - asked)
            self.moves += 1

    async def _decide(self, message: dict[str, Any]) -> None:
        view, phase = self._view, self._view["phase"]
        shuffle = view["shuffle"]
        if phase in {"gathering", "between"} and not view["seats"][self.seat]["ready"]:
            if all(seat["taken"] for seat in view["seats"]) and "ready" not in self._asked:
                await self._send("ready", seat=self.seat)
        elif phase == "over":
            if self.seat == 0 and (message.get("all") or {}).get("table", {}).get("phase"):
                await self._send("rematch")
        elif phase == "shuffling" and shuffle is not None:
            await self._take_part(shuffle)
        elif phase == "playing" and self._own.get("choices") and not self._asked:
            await self._act(self._own["choices"])

    async def _take_part(self, shuffle: dict[str, Any]) -> None:
        commitment = bytes.fromhex(shuffle["commitment"])
        if shuffle["sealed"][self.seat] is None:
            if self._text[:32] != commitment:
                text = secrets.token_bytes(16)
                self._text = commitment + text
                told = seat_commitment(
                    text, shuffle["table"], shuffle["deal"], self.seat, commitment
                )
                await self._send("seal", seat=self.seat, commitment=told.hex())
        elif shuffle["opening"] and len(self._text) == 48:
            text, self._text = self._text[32:], commitment
            await self._send("unseal", seat=self.seat, text=text.hex())

    async def _act(self, choices: dict[str, Any]) -> None:
        if self._deal is None:
            return
        cover = choices.get("cover")
        group = tuple(map(tuple, choices.get("best", ()))) if cover else self._group(choices)
        if group is None:
            return
        if self.wait:
            await asyncio.sleep(self.wait)
        self._last = group
        at = time.monotonic()
        where = {"seat": self.seat, "deal": self._deal["serial"], "at": self._deal["at"]}
        if cover:
            identifier = await self._send("defend", **where, beats=group)
        else:
            identifier = await self._send("act", **where, actions=group)
        self._asked[identifier] = at

    def _group(self, choices: dict[str, Any]) -> tuple[int, ...] | None:
        """A group that the choices offer; the best cover, or some first card."""
        passing = choices.get("pass_")
        if passing:
            return tuple(self._random.sample(passing["cards"], passing["exactly"]))
        words = [word for word in choices.get("words", ()) if (word,) not in self._refused]
        picks = choices.get("pick")
        if picks:
            chosen = self._random.choice(picks)
            group = [chosen["card"]]
            while len(group) < chosen["least"]:
                group.append(chosen["joins"][len(group) - 1])
            if chosen["word"] is not None:
                group.append(chosen["word"])
            return tuple(group)
        return (self._random.choice(words),) if words else None
