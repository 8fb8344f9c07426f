"""Tables for tests: played step by step, watched by clients, or living a random life.

``Round`` is a table with its telling and its computer players, as the service runs them, but with
time and chance in the hands of the test. ``Page`` patches what it is told as the page does.
``Life`` lets people come, go, play and change their minds; a seed decides everything.
"""

from __future__ import annotations

import hashlib
import json
import random
from typing import TYPE_CHECKING, Any

from maija.games.presets import PRESETS, preset
from maija.shuffle import seat_commitment
from maija.table import clock, dealing, entries, keeping, machine
from maija.table import messages as m
from maija.table.computers import ANEW, Minds
from maija.table.happening import Acted
from maija.table.machine import Repeated
from maija.table.state import (
    BETWEEN,
    GATHERING,
    OVER,
    PLAYING,
    SHUFFLING,
    Refusal,
    family_of,
    rules_of,
    seats_of,
)
from maija.table.telling import SPECTATOR, Telling

if TYPE_CHECKING:
    from collections.abc import Callable

    from maija.table.machine import Outcome
    from maija.table.state import Table

MAKER = "p0"


def secret(name: str) -> bytes:
    """32 bytes that follow from a text."""
    return hashlib.sha256(name.encode()).digest()


def kinds(outcome: Outcome) -> list[str]:
    """What happened in a step, by name."""
    return ["acted" if isinstance(one, Acted) else one.kind for one in outcome.happened]


def text_of(name: str) -> bytes:
    """16 bytes that follow from a text."""
    return secret(name)[:16]


class Page:
    """What a client knows: the first ``Welcome``, patched by every update since."""

    def __init__(self, welcome: bytes) -> None:
        told = json.loads(welcome)
        assert told["is"] == "welcome"
        self.version = told["version"]
        self.table = told["table"]
        self.deal = told["deal"]
        self.own = told["own"]

    def hear(self, update: bytes) -> None:
        """Patch by an update."""
        told = json.loads(update)
        assert told["is"] == "update"
        assert told["version"] == self.version + 1
        self.version += 1
        everybody = told["all"]
        self.table = {**self.table, **everybody.get("table", {})}
        if everybody.get("dealt"):
            self.deal, self.own = everybody.get("deal"), None
        elif "deal" in everybody:
            part = dict(everybody["deal"])
            view = {**self.deal["view"], **part.pop("view")}
            self.deal = {**self.deal, **part, "view": view}
        if "own" in told:
            own = told["own"]
            for at, event in own.pop("events", ()):
                public = everybody["events"][at]
                assert (event["kind"], event.get("seat")) == (public["kind"], public.get("seat"))
            if "view" not in own:
                own["view"] = self.own["view"]
            self.own = own

    def facts(self) -> tuple[Any, ...]:
        """Everything that can be compared with another page."""
        return self.version, self.table, self.deal, self.own


class Round:
    """A table as the service runs it; the test says what is done, by whom and when."""

    def __init__(
        self,
        game: str = "mustamaija",
        players: int | None = None,
        people: int = 1,
        computers: str | None = "habit",
        identity: str = "table",
        **settings: Any,
    ) -> None:
        chosen = m.Settings(game=game, players=players, **settings)
        self.now = 1000.0
        self.table: Any = machine.create(
            identity, "CODE", chosen, MAKER, "Anna", computers, self.now
        )
        self.log: list[entries.Entry] = []
        self.lines: list[str] = []
        """The game file of the match so far, without its head."""
        self.watchers: list[Callable[[Table, entries.Entry, Outcome], None]] = []
        self._asked = 0
        self.minds = Minds(self.table)
        self.do(entries.Arrive(), MAKER)
        for number in range(1, people):
            if computers is not None:
                self.do(m.Remove(id=self.name(), seat=number), MAKER)
            self.do(m.Sit(id=self.name(), name=f"P{number}", seat=number), f"p{number}")

    def name(self) -> str:
        """A name for a command, used by no other."""
        self._asked += 1
        return f"c{self._asked}"

    # --- steps ---

    def do(self, step: Any, by: str = "", wait: float = 0.5) -> Outcome:
        """Do a step; a little time passes before it."""
        self.now += wait
        before = self.table
        outcome = machine.step(before, step, by, self.now)
        self.table = outcome.table
        entry = entries.Entry(self.now, by, step)
        self.log.append(entry)
        for told in outcome.happened:
            if isinstance(told, Acted) and told.seat >= 0:
                self.minds.attend(self.table, told)
            elif isinstance(told, Acted) or told.kind in ANEW:
                self.minds = Minds(self.table)
        self.minds.table = self.table
        if len(self.table.results) > len(before.results):
            self.lines += dealing.recorded(before, self.table)
        elif self.table.match != before.match:
            self.lines = []
        for watch in self.watchers:
            watch(before, entry, outcome)
        return outcome

    def ask(self, kind: type[Any], by: str = MAKER, **facts: Any) -> Outcome:
        """Do a command of a person."""
        return self.do(kind(id=self.name(), **facts), by)

    def refused(self, step: Any, by: str = "") -> list[str]:
        """The codes with which a step is refused; nothing may have changed."""
        before = keeping.table_bytes(self.table)
        try:
            machine.step(self.table, step, by, self.now)
        except Refusal as refusal:
            assert keeping.table_bytes(self.table) == before
            return [reason.code for reason in refusal.reasons]
        raise AssertionError(f"{step} was not refused")

    # --- longer ways ---

    def ready(self) -> None:
        """Everybody who may be is ready; the cards are dealt."""
        for at, seat in enumerate(self.table.seats):
            if self.table.phase in {GATHERING, BETWEEN} and seat.person is not None:
                self.ask(m.Ready, seat.person, seat=at)
        self.deal()

    def deal(self, texts: bool = True) -> None:
        """Shuffle, with a text of every seat that may add one, or after the time for them."""
        if self.table.shuffle is None:
            self.do(entries.Shuffled(secret(f"{self.table.id} {self.table.version}")))
        while self.table.phase == SHUFFLING:
            shuffle = self.table.shuffle
            assert shuffle is not None
            at = next(
                (
                    at
                    for at, seat in enumerate(self.table.seats)
                    if texts and seat.awaited
                    if (shuffle.opened if shuffle.opening else shuffle.sealed)[at] is None
                    if not shuffle.opening or shuffle.sealed[at] is not None
                ),
                None,
            )
            if at is None:
                self.tick()
            elif shuffle.opening:
                self.unseal(at)
            else:
                self.seal(at)

    def sealing(self, at: int, name: str = "") -> m.Seal:
        """The command that adds a text; it follows from the seat unless a name is given."""
        assert self.table.shuffle is not None
        told = seat_commitment(
            text_of(name or f"text {at}"),
            dealing.shuffle_name(self.table),
            len(self.table.results),
            at,
            self.table.shuffle.commitment,
        )
        return m.Seal(id=self.name(), seat=at, commitment=told.hex())

    def opening(self, at: int, name: str = "") -> m.Unseal:
        """The command that opens it."""
        return m.Unseal(id=self.name(), seat=at, text=text_of(name or f"text {at}").hex())

    def seal(self, at: int) -> Outcome:
        """A seat adds its text."""
        return self.do(self.sealing(at), self.person(at))

    def unseal(self, at: int) -> Outcome:
        """A seat opens its text."""
        return self.do(self.opening(at), self.person(at))

    def tick(self) -> Outcome:
        """Time passes until it changes something."""
        due = clock.next_due(self.table)
        assert due is not None
        self.now = max(self.now, due)
        return self.do(entries.Tick(), wait=0)

    def act(self, at: int, *actions: int, seen: int | None = None) -> Outcome:
        """A person plays; by habit if nothing is said."""
        play = self.table.play
        assert play is not None
        told = actions or self.minds._group(family_of(self.table), at)
        number = len(play.turns) if seen is None else seen
        serial = self.table.serial
        return self.ask(m.Act, self.person(at), seat=at, deal=serial, at=number, actions=told)

    def person(self, at: int) -> str:
        """Who sits there."""
        return self.table.seats[at].person or MAKER

    def turn(self) -> tuple[int, ...]:
        """The seats that the deal waits for."""
        return family_of(self.table).turn(self.state)

    @property
    def state(self) -> Any:
        """What stands on the table."""
        assert self.table.play is not None
        return self.table.play.state

    def computers(self) -> bool:
        """What the computer players do now; whether they do anything."""
        decisions = self.minds.decide()
        for number, decision in enumerate(decisions):  # several only where all act at once
            step = entries.Play(decision.seat, decision.at + number, decision.actions)
            self.do(step, wait=0.9)
        return bool(decisions)

    def play_on(self, most: int = 10_000) -> None:
        """Everybody plays by habit until the deal is over, or so many turns."""
        while self.table.phase == PLAYING and most:
            most -= 1
            decisions = self.minds.decide()
            if decisions:
                self.do(entries.Play(*decisions[0]))
            else:
                self.act(self.turn()[0])

    def play_match(self) -> None:
        """Everybody plays until the match is over."""
        while self.table.phase != OVER:
            self.ready()
            self.play_on()

    def file(self) -> str:
        """The game file of the match so far."""
        last = [dealing.last_line(self.table)] if self.table.phase == OVER else []
        return "".join(f"{line}\n" for line in (dealing.head(self.table), *self.lines, *last))


def dealt(game: str = "mustamaija", people: int = 2, **settings: Any) -> Round:
    """A table at which the cards have just been dealt."""
    at = Round(game, people=people, **settings)
    at.ready()
    return at


def played_again(start: bytes, log: list[entries.Entry]) -> bytes:
    """The table that steps make of an earlier one, all of it through the bytes of the store."""
    table = keeping.read_table(start)
    for entry in log:
        kept = keeping.read_entry(keeping.entry_bytes(entry))
        table = machine.step(table, kept.step, kept.by, kept.now).table
    return keeping.table_bytes(table)


class Pages:
    """A page for every seat and one for those who look on, all told what they may know."""

    def __init__(self, table: Table) -> None:
        self.telling = Telling(table)
        self.pages = {seat: self._page(seat) for seat in range(SPECTATOR, len(table.seats))}

    def _page(self, seat: int) -> Page:
        return Page(self._welcome(self.telling, seat))

    @staticmethod
    def _welcome(telling: Telling, seat: int) -> bytes:
        person = telling.table.seats[seat].person if seat >= 0 else None
        return telling.welcome(person or "", None if seat < 0 else seat, 0.0)

    def watch(self, before: Table, entry: entries.Entry, outcome: Outcome) -> None:
        """Tell a step, and compare every page with that of a newcomer."""
        people = [at for at, seat in enumerate(outcome.table.seats) if seat.person is not None]
        told = self.telling.told(outcome, people)
        after = Telling(outcome.table)
        if len(before.seats) != len(outcome.table.seats):
            self.pages = {
                seat: self._page(seat) for seat in range(SPECTATOR, len(after.table.seats))
            }
        for seat in (SPECTATOR, *people):
            page = self.pages[seat]
            was = before.seats[seat].person if 0 <= seat < len(before.seats) else None
            if seat >= 0 and was != outcome.table.seats[seat].person:
                page = self.pages[seat] = self._page(seat)  # a new person is told everything
            elif page.version < outcome.table.version:
                page.hear(told.update(b"%.3f" % entry.now, seat))
            for newcomer in (self._page(seat), Page(self._welcome(after, seat))):
                assert page.facts() == newcomer.facts(), f"seat {seat} after {entry}"


class Life:
    """A random life of a table; the same seed, the same life."""

    def __init__(self, seed: int, game: str | None = None, **settings: Any) -> None:
        self.chance = chance = random.Random(seed)
        game = game or chance.choice(list(PRESETS))
        seats = preset(game).rules.seats()
        settings.setdefault("players", chance.choice(seats))
        settings.setdefault("clock", chance.choice((None, None, m.Clock(20.0, 60.0))))
        people = chance.randrange(1, settings["players"] + 1)
        computers = chance.choice(("habit", "habit", None))
        self.round = Round(
            game, people=people, computers=computers, identity=f"life-{seed}", **settings
        )
        self.people = [f"p{number}" for number in range(people + 2)]
        self.refusals: set[str] = set()

    def live(self, steps: int) -> Round:
        """So many things are tried."""
        for _ in range(steps):
            self.one()
        return self.round

    def one(self) -> None:
        """Something is tried; it may be refused."""
        rare = self.chance.random()
        table = self.round.table
        if table.phase == SHUFFLING and table.shuffle is None:
            self.attempt(entries.Shuffled(secret(f"{table.id} {table.version}")))
        elif rare < 0.80:
            self._usual()
        elif rare < 0.97:
            self._command()
        else:
            self._inside()

    def attempt(self, step: Any, by: str = "", wait: float | None = None) -> None:
        """Try a step, which may be refused."""
        before = keeping.table_bytes(self.round.table)
        now = self.round.now
        try:
            self.round.do(step, by, self.chance.choice((0.1, 1, 5)) if wait is None else wait)
        except (Refusal, Repeated) as refusal:
            assert keeping.table_bytes(self.round.table) == before, step
            self.round.now = now
            if isinstance(refusal, Refusal):
                self.refusals |= {reason.code for reason in refusal.reasons}

    def _usual(self) -> None:
        """What brings the match on."""
        table, chance = self.round.table, self.chance
        due = clock.next_due(table)
        people = [at for at, seat in enumerate(table.seats) if seat.person is not None]
        if not people or (due is not None and chance.random() < 0.05):
            if due is None:
                self._command()
            else:
                self.attempt(entries.Tick(), wait=max(0.0, due - self.round.now))
        elif table.phase == PLAYING and table.paused is None:
            self._play()
        elif table.phase == PLAYING:
            self.attempt(m.Pause(id=self._id(), on=False), table.seats[people[0]].person or "")
        elif table.phase in {GATHERING, BETWEEN}:
            self._ready(people)
        elif table.phase == SHUFFLING:
            self._shuffle(people)
        elif chance.random() < 0.3:
            self.attempt(m.Rematch(id=self._id()), table.seats[people[0]].person or "")

    def _ready(self, people: list[int]) -> None:
        table = self.round.table
        free = [at for at, seat in enumerate(table.seats) if not seat.taken]
        waiting = [at for at in people if not table.seats[at].ready]
        if free and self.chance.random() < 0.7:
            kind: Any = self.chance.choice((m.AddComputer, m.AddComputer, m.Sit))
            facts = {"name": "Kaisa"} if kind is m.Sit else {}
            by = self.chance.choice(self.people) if kind is m.Sit else table.host
            self.attempt(kind(id=self._id(), seat=free[0], **facts), by)
        elif waiting:
            at = self.chance.choice(waiting)
            self.attempt(m.Ready(id=self._id(), seat=at), table.seats[at].person or "")
        else:
            self._command()

    def _shuffle(self, people: list[int]) -> None:
        at, table = self.chance.choice(people), self.round.table
        shuffle = table.shuffle
        assert shuffle is not None
        texts = shuffle.opened if shuffle.opening else shuffle.sealed
        if texts[at] is None and (not shuffle.opening or shuffle.sealed[at] is not None):
            name = f"text {at}" if self.chance.random() < 0.95 else "another"
            step = self.round.opening(at, name) if shuffle.opening else self.round.sealing(at, name)
            self.attempt(step, table.seats[at].person or "")
        else:
            self.attempt(entries.Tick(), wait=max(0.0, shuffle.ends - self.round.now))

    def _play(self) -> None:
        table, chance = self.round.table, self.chance
        decisions = self.round.minds.decide()
        if decisions and chance.random() < 0.8:
            self.attempt(entries.Play(*decisions[0]))
            return
        family, state = family_of(table), self.round.state
        ready = [
            at
            for at, seat in enumerate(table.seats)
            if seat.person is not None and family.legal(rules_of(table), state, at)
        ]
        if not ready:
            return
        at = chance.choice(ready)
        told: tuple[int, ...] = ()
        if chance.random() < 0.6:
            told = self.round.minds._group(family, at)
        told = told or self._group(at)
        assert table.play is not None
        seen = max(0, len(table.play.turns) - chance.choice((0, 0, 0, 0, 0, 1, 2)))
        step = m.Act(id=self._id(), seat=at, deal=table.serial, at=seen, actions=told)
        self.attempt(step, table.seats[at].person or "")

    def _group(self, at: int) -> tuple[int, ...]:
        """A group at random, now and then only its beginning."""
        table, state = self.round.table, self.round.state
        family, rules = family_of(table), rules_of(table)
        waiting, phase = family.turn(state), state.phase
        told: list[int] = []
        while (options := family.legal(rules, state, at)) and len(told) < 60:
            told.append(self.chance.choice(options))
            state = family.apply(rules, state, at, told[-1])
            other = family.turn(state) != waiting or state.phase != phase or at not in waiting
            if other or self.chance.random() < 0.1:
                break
        return tuple(told)

    def _id(self) -> str:
        if self.chance.random() < 0.02:
            return "again"
        return self.round.name()

    def _command(self) -> None:
        """Any command of anybody, with right or without."""
        chance, table = self.chance, self.round.table
        by = chance.choice(self.people)
        mine = seats_of(table, by)
        at = chance.choice(mine) if mine and chance.random() < 0.8 else chance.randrange(8)
        facts: dict[str, Any]
        kind, facts = chance.choice(
            (
                (
                    m.Sit,
                    {"name": chance.choice(("Anna", "Kaisa")), "seat": chance.choice((None, at))},
                ),
                (m.Leave, {"seat": at}),
                (m.Rename, {"seat": at, "name": chance.choice(("Anna", "Olli"))}),
                (m.AddComputer, {"seat": at, "player": chance.choice(("habit", "random"))}),
                (m.Remove, {"seat": at}),
                (m.Bar, {"seat": at}),
                (m.Ready, {"seat": at, "ready": chance.random() < 0.8}),
                (m.Offer, {"seat": at, "what": chance.choice(("rest", "take-back"))}),
                (m.Offer, {"seat": at, "what": "take-back"}),
                (m.Answer, {"seat": at, "agree": chance.random() < 0.7}),
                (m.Answer, {"seat": at, "agree": True}),
                (m.Concede, {"seat": at}),
                (m.Pause, {"on": chance.random() < 0.5}),
                (m.Back, {}),
                (m.Rematch, {}),
                (m.Seal, {"seat": at, "commitment": "0" * 64}),
                (m.Unseal, {"seat": at, "text": "0" * 32}),
                (m.Act, {"seat": at, "deal": table.serial, "at": 0, "actions": (50, 52)}),
            )
        )
        if kind in {m.Bar, m.Remove, m.Leave} and chance.random() < 0.7:
            return
        if kind in {m.Bar, m.Remove, m.AddComputer} and chance.random() < 0.5:
            by = table.host
        self.attempt(kind(id=self._id(), **facts), by)

    def _inside(self) -> None:
        chance = self.chance
        by = chance.choice(self.people)
        step = chance.choice(
            (
                entries.Arrive(),
                entries.Arrive(),
                entries.Depart(),
                entries.Watch(),
                entries.Unwatch(),
                entries.Move(chance.randrange(8)),
                entries.BreakOff(),
                entries.Tick(),
                entries.Restart(self.round.table.law + (chance.random() < 0.2)),
            )
        )
        if isinstance(step, entries.BreakOff) and chance.random() < 0.7:
            return
        self.attempt(step, by, chance.choice((1.0, 70.0)))


def to_the_end(game: Round, most: int = 20_000) -> None:
    """Nobody does anything any more but what has to be done for the match to end.

    Everybody is away but one person, who lets the computer players play and is ready.
    """
    people = sorted({seat.person for seat in game.table.seats if seat.person is not None})
    if not people:
        return
    for person in people[1:]:
        game.do(entries.Depart(), person)
    last = people[0]
    game.do(entries.Arrive(), last)
    if game.table.paused is not None:
        game.ask(m.Pause, last, on=False)
    ticks = 0
    while game.table.phase != OVER and most:
        most -= 1
        table = game.table
        due = clock.next_due(table)
        if table.phase == SHUFFLING:
            game.deal(texts=False)
        elif table.phase == PLAYING and game.computers():
            ticks = 0
        elif table.phase == PLAYING and last_in_turn(game, last) is not None:
            game.act(last_in_turn(game, last) or 0)
            ticks = 0
        elif table.phase == GATHERING:
            gather(game, last)
        elif table.phase == BETWEEN and not any(
            table.seats[at].ready for at in seats_of(table, last)
        ):
            game.ask(m.Ready, last, seat=seats_of(table, last)[0])
        else:
            assert due is not None, f"stuck: {table.phase}"
            before = keeping.table_bytes(table)
            game.tick()
            ticks += 1
            assert ticks < 20, "time goes in circles"
            game.table.version, version = table.version, game.table.version
            assert keeping.table_bytes(game.table) != before, "a tick that changes nothing"
            game.table.version = version
    assert game.table.phase == OVER


def last_in_turn(game: Round, person: str) -> int | None:
    """A seat of this person that has to play."""
    seats = [at for at in game.turn() if game.table.seats[at].person == person]
    return next((at for at in seats if game.table.seats[at].awaited), None)


def gather(game: Round, person: str) -> None:
    """The one who is left has computer players in all other seats, and is ready."""
    if game.table.host != person:
        game.tick()
        return
    for at, seat in enumerate(game.table.seats):
        if seat.person != person and seat.computer is None:
            game.ask(m.AddComputer, person, seat=at)
    for at in seats_of(game.table, person):
        if game.table.phase == GATHERING:
            game.ask(m.Ready, person, seat=at)
