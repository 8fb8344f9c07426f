"""People who spend an evening at one table of a quiet service: a seed decides what they do.

Everybody plays, now and then says something, goes and comes back, asks for a turn back or stops the
table. What is done stands in a script, so that the same evening can be lived again.
"""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import msgspec

from maija.games.presets import preset
from maija.shuffle import seat_commitment
from maija.table import dealing
from maija.table import messages as m
from maija.table.computers import Minds
from maija.table.state import BETWEEN, GATHERING, SHUFFLING, family_of, rules_of
from maija.table.telling import SPECTATOR
from tests.service.quiet import Person, Quiet
from tests.tables.rounds import text_of
from tests.tables.swapped import _other_choice

if TYPE_CHECKING:
    from collections.abc import Sequence

Step = tuple[str, str, Any]
"""What is done, by whom, and with what."""


class Evening:
    """People at one table of a service. The same seed, the same evening."""

    def __init__(self, service: Quiet, game: str, seed: str, *, hints: bool = False) -> None:
        self.service = service
        self.hints = hints
        """Whether the one whose eyes it is about asks for hints."""
        self.chance = chance = random.Random(f"evening {seed}")
        players = chance.choice(preset(game).rules.seats())
        self.seats = [f"p{at}" for at in range(chance.randrange(1, players + 1))]
        self.seat = chance.randrange(SPECTATOR, len(self.seats))
        """Whose eyes it is about."""
        self.settings = {
            "game": game,
            "players": players,
            "public": True,
            "delay": chance.choice((0, 0, 7.5)),
            "clock": chance.choice((None, None, {"decision": 20, "reserve": 60})),
        }
        if hints:
            self.settings["hints"] = True
        self.people = {
            name: Person(service, name, f"198.51.100.{7 + at}")
            for at, name in enumerate(("stranger", "watcher", *self.seats))
        }
        self.script: list[Step] = []
        self.live: Any = None
        self.free = players - len(self.seats)
        self._asked = 0

    @property
    def eyes(self) -> list[str]:
        """Who must not be able to tell the evenings apart."""
        own = [self.seats[self.seat]] if self.seat >= 0 else []
        return ["stranger", "watcher", *own]

    def told(self) -> dict[str, Any]:
        """All that they were told so far."""
        return {name: list(self.people[name].told) for name in self.eyes}

    # --- doing ---

    async def begin(self) -> None:
        """Make the table, and sit down."""
        made = await self.people["p0"].ask(
            "POST", "/api/tables", {"name": "Anna", "settings": self.settings}
        )
        assert made.status == 201, made.body
        self.live = self.service.hall.tables[json.loads(made.body)["table"]]
        for name in ("watcher", *self.seats):
            await self.do(("open", name, -1))
        for at, name in enumerate(self.seats):
            if at:
                await self.do(self.frame(name, "sit", name=name, seat=at))
        for at in range(len(self.seats), len(self.seats) + self.free):
            await self.do(self.frame("p0", "add-computer", seat=at))

    async def do(self, step: Step, swapped: tuple[int, int] | None = None) -> None:
        """Do a step; two cards may lie in each other's place."""
        self.script.append(step)
        what, who, given = step
        if what == "wait":
            await self.service.hall.go_on(given)
        elif what == "open":
            await self.people[who].open(self.live.table.id, given)
        elif what == "close":
            await self.people[who].close()
        elif what == "ask":
            await self.people[who].ask("GET", given)
        elif self.people[who].connected:
            await self.people[who].send(self.translated(given, swapped))

    def translated(self, frame: str, swapped: tuple[int, int] | None) -> str:
        """A frame as its sender means it when two cards have changed places."""
        if swapped is None:
            return frame
        command = msgspec.json.decode(frame, type=m.FromClient)
        other = _other_choice(self.live.table, command, self.seat, swapped)
        return msgspec.json.encode(other).decode()

    def frame(self, who: str, do: str, **fields: Any) -> Step:
        """A command of somebody."""
        self._asked += 1
        return "send", who, json.dumps({"do": do, "id": f"c{self._asked}", **fields})

    # --- choosing ---

    def choose(self) -> Step:
        """What is done next."""
        chance, table = self.chance, self.live.kept
        away = [name for name, one in self.people.items() if not one.connected]
        away.remove("stranger")
        rare = chance.random()
        if away and rare < 0.4:
            name = chance.choice(away)
            return "open", name, chance.choice((-1, self.people[name].version, 0))
        if rare < 0.46:
            path = f"/api/tables/{table.id}"
            asked = ["/api/tables", "/metrics", "/api/network", "/health", "/api/tables/none/link"]
            asked += [f"{path}/invitation", f"{path}/games/0", f"{path}/games/1"]
            return "ask", chance.choice(self.eyes), chance.choice(asked)
        if rare < 0.49:
            at = chance.randrange(len(self.seats))
            return self.frame(self.seats[at], "say", seat=at, phrase=chance.choice(m.PHRASES))
        if rare < 0.51:
            return "close", chance.choice(["watcher", *self.seats]), None
        if rare < 0.53:
            return "wait", "", chance.choice((0.3, 6.0, 70.0))
        if table.phase in {GATHERING, BETWEEN}:
            return self._ready()
        return self._shuffling() if table.phase == SHUFFLING else self._playing(rare)

    def _ready(self) -> Step:
        seats = self.live.kept.seats
        for at, name in enumerate(self.seats):
            if self.people[name].connected and not seats[at].ready:
                return self.frame(name, "ready", seat=at)
        return "wait", "", 10.0

    def _shuffling(self) -> Step:
        table = self.live.kept
        shuffle, number = table.shuffle, len(table.results)
        if shuffle is None:
            return "wait", "", 1.0
        for at, name in enumerate(self.seats):
            text = text_of(f"{name} {number}")
            if not self.people[name].connected:
                continue
            if not shuffle.opening and shuffle.sealed[at] is None:
                bound = dealing.shuffle_name(table), number, at, shuffle.commitment
                return self.frame(
                    name, "seal", seat=at, commitment=seat_commitment(text, *bound).hex()
                )
            if shuffle.opening and shuffle.sealed[at] and shuffle.opened[at] is None:
                return self.frame(name, "unseal", seat=at, text=text.hex())
        return "wait", "", 2.0

    def _playing(self, rare: float) -> Step:
        chance, table = self.chance, self.live.kept
        at = chance.randrange(len(self.seats))
        if self.hints and self.seat >= 0 and chance.random() < 0.2:
            where = {"seat": self.seat, "deal": table.serial, "at": len(table.play.turns)}
            return self.frame(self.seats[self.seat], "hint", **where)
        if table.paused is not None:
            return self.frame(self.seats[at], "pause", on=False)
        if table.offer is not None:
            return self.frame(self.seats[at], "answer", seat=at, agree=chance.random() < 0.7)
        if rare < 0.60:
            return self._tried()
        if rare < 0.61:
            return self.frame(self.seats[at], "pause", on=True)
        if rare < 0.63:
            return self.frame(self.seats[at], "offer", seat=at, what="take-back")
        if rare < 0.635:
            return self.frame(self.seats[at], "concede", seat=at)
        family, rules, state = family_of(table), rules_of(table), table.play.state
        able = [
            at
            for at, name in enumerate(self.seats)
            if self.people[name].connected and table.seats[at].awaited
            if family.legal(rules, state, at)
        ]
        asked = [at for at in able if at in family.turn(state)]
        if not asked and (not able or chance.random() < 0.9):
            return "wait", "", 1.0
        at = chance.choice(asked or able)
        group: Sequence[int] = ()
        if chance.random() < 0.6:
            group = Minds(table)._group(family, at)
        return self._act(at, group or self._group(at))

    def _act(self, at: int, actions: Sequence[int]) -> Step:
        table = self.live.kept
        where = {"seat": at, "deal": table.serial, "at": len(table.play.turns)}
        return self.frame(self.seats[at], "act", **where, actions=list(actions))

    def _group(self, at: int) -> list[int]:
        """A group at random."""
        table = self.live.kept
        family, rules, state = family_of(table), rules_of(table), table.play.state
        waiting, phase = family.turn(state), state.phase
        told: list[int] = []
        while (options := family.legal(rules, state, at)) and len(told) < 60:
            told.append(self.chance.choice(options))
            state = family.apply(rules, state, at, told[-1])
            if family.turn(state) != waiting or state.phase != phase or at not in waiting:
                break
        return told

    def _tried(self) -> Step:
        """Something that the rules may refuse, tried by those whose eyes it is about."""
        chance, table = self.chance, self.live.kept
        who = "watcher" if self.seat < 0 else chance.choice(self.eyes[1:])
        where = {"seat": max(self.seat, 0), "deal": table.serial, "at": len(table.play.turns)}
        hand = family_of(table).view(rules_of(table), table.play.state, self.seat).hand or [0]
        cards = [chance.choice((chance.randrange(63), *hand)) for _ in range(chance.choice((1, 2)))]
        if chance.random() < 0.3:
            return self.frame(who, "defend", **where, beats=list(enumerate(cards)))
        return self.frame(who, "act", **where, actions=cards)
