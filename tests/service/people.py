"""A running service and people who come to it: over real sockets, as any client does."""

from __future__ import annotations

import http.client
import itertools
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from maija.shuffle import seat_commitment
from tests.tables.rounds import Page

_numbers = itertools.count(1)
PATIENCE = 30.0


class Service:
    """``maija serve`` as a process of its own."""

    def __init__(self, data, *options):
        self.data = Path(data)
        self.options = options
        self.port = 0
        self.start()

    def start(self):
        command = [sys.executable, "-m", "maija", "serve", "--no-open", "--port", str(self.port)]
        process: Any = subprocess.Popen(
            [*command, "--data", str(self.data), *self.options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        self.process = process
        line = process.stdout.readline()
        found = re.search(r"https?://[^ ]*:(\d+)/", line)
        assert found, (line, process.stderr.read())
        self.port = int(found[1])

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self._end()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self._end()

    def _end(self):
        status = self.process.wait(20)
        self.errors = self.process.stderr.read()
        self.process.stdout.close()
        self.process.stderr.close()
        return status


class Visitor:
    """A browser: a cookie, and an address of its own so that limits hold for it alone."""

    def __init__(self, service):
        self.service = service
        number = next(_numbers)
        self.address = f"127.{20 + number // 62500}.{number // 250 % 250}.{1 + number % 250}"
        self.cookie = ""
        assert self.ask("GET", "/api/network")[0] == 200

    def ask(self, method, path, body=None, headers=()):
        """The status, the fields, and the text of an answer."""
        line = http.client.HTTPConnection(
            "127.0.0.1", self.service.port, timeout=20, source_address=(self.address, 0)
        )
        told = {"Cookie": self.cookie} if self.cookie else {}
        told |= dict(headers)
        if body is not None and not isinstance(body, bytes):
            body = json.dumps(body).encode()
        if body is not None:
            told.setdefault("Content-Type", "application/json")
        line.request(method, path, body, told)
        answer = line.getresponse()
        text = answer.read()
        made = answer.getheader("Set-Cookie")
        if made is not None:
            self.cookie = made.partition(";")[0]
        line.close()
        return answer.status, dict(answer.getheaders()), text

    def json(self, method, path, body=None):
        """The JSON of a good answer."""
        status, _fields, text = self.ask(method, path, body)
        assert status < 400, (status, text)
        return json.loads(text)

    def table(self, game="mustamaija", computers="habit", **settings):
        """A new table, computer players around it."""
        body = {
            "name": "Anna",
            "settings": {"game": game, "pace": 0, **settings},
            "computers": computers,
        }
        return self.json("POST", "/api/tables", body)["table"]

    def socket(self, path):
        """A socket that is to be opened."""
        return connect(
            f"ws://127.0.0.1:{self.service.port}{path}",
            additional_headers={"Cookie": self.cookie},
            source_address=(self.address, 0),
            compression=None,
        )

    def sit(self, table, page=None):
        """The socket of a table; a page that knows it already is told what it missed."""
        return Person(self, table, page)


class Person:
    """Somebody at a table: what is told, and what is asked for."""

    def __init__(self, visitor, table, page=None):
        self.visitor = visitor
        self.table = table
        self.page: Any = page
        since = -1 if page is None else page.version
        self.you: list[int] = []
        self.kinds: list[str] = []
        self.refusals: list[str] = []
        self.acks: dict[str, Any] = {}
        self.last: dict[str, Any] = {}
        self.texts: dict[int, bytes] = {}
        self._coming: Any = visitor.socket(f"/api/tables/{table}/socket?since={since}")
        self.socket = self._coming.__enter__()
        self.hear()

    def hear(self, timeout=PATIENCE):
        """The next message."""
        frame: Any = self.socket.recv(timeout=timeout)
        message = json.loads(frame)
        kind = message["is"]
        if kind == "welcome":
            self.page, self.you = Page(frame.encode()), message["you"]
        elif kind == "update":
            self.page.hear(frame.encode())
        if kind == "refused":
            self.refusals.append(message["reasons"][0]["code"])
        if message.get("ack"):
            self.acks[message["ack"]] = message
        self.last = message
        self.kinds.append(kind)
        return message

    def send(self, do, **fields):
        """A command; its identifier."""
        identifier = fields.pop("id", None) or secrets.token_hex(6)
        self.socket.send(json.dumps({"do": do, "id": identifier, **fields}))
        return identifier

    def ask(self, do, **fields):
        """A command and its answer."""
        identifier = self.send(do, **fields)
        while identifier not in self.acks:
            self.hear()
        return self.acks[identifier]

    def until(self, wanted):
        """Listen until something holds."""
        ends = time.monotonic() + PATIENCE
        while not wanted():
            assert time.monotonic() < ends
            self.hear()

    def close(self):
        self._coming.__exit__(None, None, None)

    # --- playing ---

    @property
    def public(self):
        return self.page.table

    def play(self, until):
        """Do what there is to do, until something holds."""
        while not until():
            if not self.step():
                self.hear()

    def step(self):
        """Do the next thing, if there is one; whether there was."""
        seats, phase = self.you, self.public["phase"]
        seat = seats[0]
        shuffle = self.public["shuffle"]
        if phase in {"gathering", "between"} and not self.public["seats"][seat]["ready"]:
            self.ask("ready", seat=seat)
        elif phase == "shuffling" and shuffle and shuffle["sealed"][seat] is None:
            self._seal(seat, shuffle)
        elif phase == "shuffling" and shuffle and shuffle["opening"] and seat in self.texts:
            self.ask("unseal", seat=seat, text=self.texts.pop(seat).hex())
        elif phase == "playing" and self.page.own and self.page.own.get("choices"):
            self.act(self.page.own["choices"])
        else:
            return False
        return True

    def _seal(self, seat, shuffle):
        self.texts[seat] = text = secrets.token_bytes(16)
        published = bytes.fromhex(shuffle["commitment"])
        told = seat_commitment(text, shuffle["table"], shuffle["deal"], seat, published)
        self.ask("seal", seat=seat, commitment=told.hex())

    def act(self, choices):
        """Play something that is offered; the answer."""
        deal = self.page.deal
        where = {"seat": self.page.own["seat"], "deal": deal["serial"], "at": deal["at"]}
        if choices.get("pass_"):
            cards = choices["pass_"]["cards"][: choices["pass_"]["exactly"]]
            return self.ask("act", **where, actions=cards)
        if choices.get("cover"):
            return self.ask("defend", **where, beats=choices["best"])
        if choices.get("pick"):
            pick = choices["pick"][0]
            word = [] if pick["word"] is None else [pick["word"]]
            return self.ask("act", **where, actions=[pick["card"], *word])
        return self.ask("act", **where, actions=[choices["words"][0]])


__all__ = ["ConnectionClosed", "Person", "Service", "Visitor"]
