"""The page and the worker of a browser, as far as tests need them: clock, chance, and a line."""

import hashlib
import json
from itertools import count
from typing import Any

from maija.service.offline.desk import Desk
from maija.shuffle import seat_commitment
from maija.table.state import family_of, rules_of

TEXT = bytes(range(16))


class Browser:
    """Someone at a browser without a network, who plays the lowest that may be played."""

    def __init__(self, seed: str = "one") -> None:
        self.now = 1000.0
        self.numbers = count()
        self.seed = seed
        self.begin()

    def begin(self) -> None:
        """Begin with nothing open, as after a reload."""
        self.desk = Desk(self.chance, lambda: self.now)
        self.heard: list[dict[str, Any]] = []

    def chance(self, number):
        text = f"{self.seed} {next(self.numbers)}".encode()
        return hashlib.sha512(text).digest()[:number]

    def make(self, game, options=None, computers="habit", name="Aino"):
        settings = {"game": game, "options": options or {}, "pace": 0}
        wanted = {"name": name, "settings": settings, "computers": computers}
        status, body = self.desk.ask("tables", json.dumps(wanted))
        assert status == 200, body
        self.name = json.loads(body)["table"]
        return self.name

    def come(self):
        self.desk.come(self.name)
        return self.take()

    def send(self, do, **facts):
        """Send a command; the messages that come of it."""
        frame = {"do": do, "id": f"c{next(self.numbers)}", **facts}
        self.desk.hear(self.name, json.dumps(frame))
        return self.take()

    def take(self):
        told = [json.loads(text) for text in self.desk.take(self.name)]
        self.heard += told
        return told

    @property
    def table(self):
        return self.desk.rooms[self.name].table

    def wait(self):
        """Let time pass until something is due; whether something was."""
        wait = self.desk.wait(self.name)
        if wait < 0:
            return False
        self.now += wait
        self.desk.wake(self.name)
        self.take()
        return True

    def step(self):
        """Do what is to be done in this moment."""
        table = self.table
        if table.phase in {"gathering", "between"}:
            self.send("ready", seat=0)
        elif table.phase == "shuffling":
            self.shuffle()
        elif not self.act():
            assert self.wait(), "nobody has anything to do"

    def shuffle(self):
        shuffle = self.table.shuffle
        if shuffle.opening:
            self.send("unseal", seat=0, text=TEXT.hex())
            return
        told = f"{self.table.id}-{self.table.match}"
        number = len(self.table.results)
        sealed = seat_commitment(TEXT, told, number, 0, shuffle.commitment)
        self.send("seal", seat=0, commitment=sealed.hex())

    def act(self):
        table = self.table
        family, rules, state = family_of(table), rules_of(table), table.play.state
        legal = family.law.legal(rules, state, 0)
        if not legal or 0 not in family.turn(state):
            return False
        action = (legal & -legal).bit_length() - 1
        at = len(table.play.turns)
        self.send("act", seat=0, deal=table.serial, at=at, actions=[action])
        return True

    def play(self, phase="over"):
        """Play until the table is in a phase."""
        for _step in range(5000):
            if self.table.phase == phase:
                return
            self.step()
        raise AssertionError("it has no end")
