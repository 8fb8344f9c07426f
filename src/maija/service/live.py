"""One table as it is played: the machine, who is connected, and what they are told.

Steps are done one after the other, as they come. A step is told when the store has it, never
before; if the store refuses it, the table goes back to what the store has, and says so. No rule of
a game and no right of a person is decided here.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from maija.games.options import Reason
from maija.table import clock, dealing, guiding, keeping
from maija.table.entries import (
    Arrive,
    Depart,
    Entry,
    Play,
    Shuffled,
    Tick,
    Unwatch,
    Watch,
)
from maija.table.happening import Acted
from maija.table.machine import Outcome, Refusal, Repeated, step
from maija.table.messages import (
    PHRASES,
    Act,
    Beat,
    Defend,
    Done,
    Guide,
    Hint,
    Pulse,
    Refused,
    Said,
    Say,
    Show,
)
from maija.table.presence import let_in
from maija.table.state import GATHERING, OVER, SHUFFLING, refuse, seats_of
from maija.table.telling import SPECTATOR, Telling, Told, fault

from .gallery import Gallery
from .store.writes import DealFinished, EntryAdded, MatchNoted, TableKept
from .thinking import Thinking
from .warming import Warming

if TYPE_CHECKING:
    import asyncio

    from maija.table.entries import Step
    from maija.table.messages import FromClient
    from maija.table.state import Table

    from .connection import Connection
    from .hall import Hall

KEPT: Final = 64
"""How many of the last updates are kept for those who come back."""
SNAPSHOT: Final = 64
"""A table is kept whole every so many versions, and whenever cards are dealt."""
_encode: Final = msgspec.json.Encoder().encode
_log = structlog.get_logger(__name__)


class LiveTable:
    """A table in memory."""

    def __init__(self, hall: Hall, table: Table) -> None:
        """Open a table that the store has.

        Args:
            hall: where it stands.
            table: as the store has it.
        """
        self.hall = hall
        self.connections: set[Connection] = set()
        self.pending = 0
        """Steps that the store does not have yet."""
        self.mending = False
        """Whether the table goes back to what the store has."""
        self.closed = False
        """Whether it has been put away; nothing is done here any more."""
        self._timer: asyncio.TimerHandle | None = None
        self.thinking = Thinking(self)
        self.warming = Warming(self)
        self._lay(table)

    def _lay(self, table: Table) -> None:
        self.table = table
        self.kept = table
        """The table as the store has it."""
        self.telling = Telling(table)
        self.recent: deque[tuple[Told, bytes]] = deque(maxlen=KEPT)
        self.thinking.begin_anew()
        self.gallery = Gallery(self, table) if table.settings.delay else None

    # --- people ---

    def attach(self, connection: Connection, since: int) -> None:
        """A person's socket is there: tell what is new, or everything.

        Args:
            connection: the socket.
            since: the last version that the person has seen; -1 for none.

        Raises:
            Refusal: the person may not look on.
        """
        person = connection.person
        seats = seats_of(self.table, person)
        if seats:
            connection.front = front(self.table, person)
            if any(not self.table.seats[at].here or self.table.seats[at].sits_in for at in seats):
                self.take(Arrive(), person)
        elif person not in self.table.watchers:
            self.take(Watch(), person)
        version = self.table.version
        whole = self._whole(connection)

        def greet(_error: Reason | None) -> None:
            self._greet(connection, since, version, whole)

        self.hall.journal.append((), greet)

    def _greet(self, connection: Connection, since: int, version: int, whole: bytes) -> None:
        """Tell a person who came what is new, now that the store has it.

        Args:
            connection: the person's socket.
            since: the last version that the person has seen; -1 for none.
            version: the version of ``whole``.
            whole: everything the person may know.
        """
        if self.kept.version != version:
            connection.close("come-again")
            return
        self.connections.add(connection)
        seats = seats_of(self.kept, connection.person)
        missed = version - since
        if len(seats) == 1 and since >= 0 and 0 <= missed <= len(self.recent):
            for told, at in list(self.recent)[len(self.recent) - missed :]:
                connection.tell(told.update(at, seats[0]))
            connection.tell(_encode(Pulse(now=self.hall.now())))
        else:
            connection.tell(whole)
        self.warming.greet(connection)

    def _whole(self, connection: Connection) -> bytes:
        """Everything that a person may know of the table as it stands."""
        person, now = connection.person, self.hall.now()
        if self.gallery is not None and not seats_of(self.table, person):
            return self.gallery.welcome(person, now)
        return self.telling.welcome(person, connection.front, now)

    def detach(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        if self.closed or any(other.person == connection.person for other in self.connections):
            return
        if seats_of(self.table, connection.person):
            self.take(Depart(), connection.person)
        elif connection.person in self.table.watchers:
            self.take(Unwatch(), connection.person)

    @property
    def attended(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.connections)

    # --- steps ---

    def command(self, connection: Connection, command: FromClient) -> None:
        """Do what a person asks for; the answer comes in any case.

        Raises:
            Refusal: there is no hint or guidance to be had.
        """
        if isinstance(command, Beat):
            connection.tell(_encode(Pulse(now=self.hall.now())))
        elif isinstance(command, Say):
            self._say(connection, command)
        elif isinstance(command, Show):
            self._show(connection, command)
        elif isinstance(command, Hint):
            self.hall.advising.hint(self, connection, command)
        elif isinstance(command, Guide):
            self._guide(connection, command)
        else:
            self._do(command, connection.person, connection, command.id)

    def refused(self, connection: Connection, ack: str, *reasons: Reason) -> None:
        """Tell a person that a command is refused."""
        gallery = None if seats_of(self.kept, connection.person) else self.gallery
        version = self.kept.version if gallery is None else gallery.version
        told = Refused(ack=ack, version=version, reasons=tuple(fault(reason) for reason in reasons))
        connection.tell(_encode(told))

    def _do(self, asked: Step, person: str, connection: Connection, ack: str) -> None:
        try:
            self.take(asked, person, connection, ack)
        except Repeated as error:
            version = error.version
            self.hall.journal.append(
                (), lambda _e: connection.tell(_encode(Done(ack=ack, version=version)))
            )
        except Refusal as error:
            self.refused(connection, ack, *error.reasons)

    def take(
        self, asked: Step, person: str, connection: Connection | None = None, ack: str = ""
    ) -> None:
        """Do a step, keep it, and tell it once it is kept.

        Raises:
            Refusal: it may not be done.
            Repeated: it has been done before.
        """
        if self.mending or self.closed:
            raise refuse("store-busy")
        before, now = self.table, self.hall.now()
        outcome = step(before, asked, person, now)
        table = self.table = outcome.table
        people = [at for at, seat in enumerate(table.seats) if seat.person is not None]
        told = self.telling.told(outcome, people)
        changed = self._changed(before, table)
        at = b"%.3f" % now
        entry = EntryAdded(
            table.id, table.version, now, table.law, keeping.entry_bytes(Entry(now, person, asked))
        )
        self.pending += 1
        self.hall.journal.append(
            (entry, *self._also(before, table, outcome)),
            lambda error: self._stored(error, outcome, told, at, changed, connection, ack),
        )
        self.thinking.attend(outcome)
        if table.phase == SHUFFLING and table.shuffle is None:
            self.take(Shuffled(self.hall.secret()), "")
        self._wind(act=isinstance(asked, Act | Defend | Play))
        self.thinking.ask()
        self.warming.look()

    def _changed(self, before: Table, table: Table) -> dict[str, bytes]:
        """Whole tables for the people whose seats or rights have changed, by person."""
        if before.seats is table.seats and before.host == table.host:
            return {}
        told = {}
        for person in {connection.person for connection in self.connections}:
            seats = seats_of(table, person)
            if seats == seats_of(before, person) and (
                (person == table.host) == (person == before.host)
            ):
                continue
            told[person] = self.telling.welcome(person, front(table, person), self.hall.now())
        return told

    def _also(self, before: Table, table: Table, outcome: Outcome) -> list[Any]:
        """What the store keeps beside the step itself; of a lesson no game file."""
        writes: list[Any] = []
        finished = len(table.results) > len(before.results)
        if finished and not table.lesson:
            if len(table.results) == 1:
                writes.append(
                    MatchNoted(table.id, table.match, table.law, dealing.head(table), None)
                )
            lines = "".join(f"{line}\n" for line in dealing.recorded(before, table))
            number = len(table.results) - 1
            writes.append(
                DealFinished(table.id, table.match, number, table.law, lines, table.touched)
            )
            if table.phase == OVER:
                last = dealing.last_line(table)
                writes.append(
                    MatchNoted(table.id, table.match, table.law, dealing.head(table), last)
                )
        dealt = any(isinstance(told, Acted) and told.seat < 0 for told in outcome.happened)
        if (
            dealt
            or finished
            or table.version % SNAPSHOT == 0
            or table.settings is not before.settings
        ):
            writes.append(kept(table))
        return writes

    def _stored(
        self,
        error: Reason | None,
        outcome: Outcome,
        told: Told,
        now: bytes,
        changed: dict[str, bytes],
        origin: Connection | None,
        ack: str,
    ) -> None:
        """The store has a step, or has refused it."""
        self.pending -= 1
        if error is not None:
            if origin is not None:
                self.refused(origin, ack, error)
            self.hall.broken(self, error)
            return
        settled = outcome.table.settings is not self.kept.settings
        moved = (
            outcome.table.seats is not self.kept.seats or outcome.table.host != self.kept.host
        ) and _owners(self.kept) != _owners(outcome.table)
        begun = self.kept.phase == GATHERING != outcome.table.phase
        self.kept = outcome.table
        if begun:
            self._show_out()
        if settled:
            self.gallery = Gallery(self, self.kept) if self.kept.settings.delay else None
        if moved:  # an update does not tell a person which seats are whose
            self.recent.clear()
        else:
            self.recent.append((told, now))
        if self.gallery is not None:
            self.gallery.follow(outcome)
        for connection in tuple(self.connections):
            person = connection.person
            if person in changed:
                seats = seats_of(self.kept, person)
                connection.front = front(self.kept, person)
                connection.tell(changed[person])
                if connection is origin:
                    connection.tell(_encode(Done(ack=ack, version=told.version)))
                if not seats and person in self.kept.barred:
                    connection.close("barred")
            elif self.gallery is None or seats_of(self.kept, person):
                seat = SPECTATOR if connection.front is None else connection.front
                connection.tell(told.update(now, seat, ack if connection is origin else ""))

    def _show_out(self) -> None:
        """A match begins: those who may not look on at it have to go."""
        for connection in tuple(self.connections):
            try:
                let_in(self.kept, connection.person)
            except Refusal as error:
                connection.close(error.reasons[0].code)

    def relay(self, table: Table, error: Reason) -> None:
        """Go back to what the store has: later steps were never told.

        Args:
            table: as the store has it.
            error: why the store refused.
        """
        self._lay(table)
        self.mending = False
        for connection in self.connections:
            self.refused(connection, "", error)
            connection.tell(self._whole(connection))
        self._wind(act=False)
        self.thinking.ask()

    def begin_again(self, asked: Step) -> None:
        """After a restart of the service: nobody is connected, and the table is kept whole."""
        self.take(asked, "")
        self.hall.journal.append((kept(self.table),), lambda _error: None)

    def sweep(self, now: float) -> None:
        """Close connections that have fallen silent."""
        for connection in tuple(self.connections):
            connection.look(now)

    # --- what is not kept ---

    def _say(self, connection: Connection, command: Say) -> None:
        if command.phrase not in PHRASES:
            reason = Reason("no-such-phrase", {"phrase": command.phrase, "phrases": PHRASES})
            self.refused(connection, command.id, reason)
            return
        if command.seat not in seats_of(self.table, connection.person):
            self.refused(connection, command.id, Reason("not-your-seat"))
            return
        told = _encode(Said(seat=command.seat, phrase=command.phrase))
        for other in self.connections:
            if self.gallery is None or seats_of(self.table, other.person):
                other.tell(told)
        connection.tell(_encode(Done(ack=command.id, version=self.kept.version)))

    def _guide(self, connection: Connection, command: Guide) -> None:
        """Answer at once, by what the person has been told."""
        told = guiding.guided(self.kept, command, connection.person)
        if connection.front != command.seat:  # on a shared device: that hand is covered
            raise refuse("not-your-seat")
        connection.tell(_encode(told))

    def _show(self, connection: Connection, command: Show) -> None:
        """Several people on one device: turn to another's hand, or cover it."""
        if command.seat is not None and command.seat not in seats_of(self.table, connection.person):
            self.refused(connection, command.id, Reason("not-your-seat"))
            return

        connection.front = command.seat
        whole = self._whole(connection)

        def turn(_error: Reason | None) -> None:
            connection.tell(whole)
            connection.tell(_encode(Done(ack=command.id, version=self.kept.version)))

        self.hall.journal.append((), turn)

    # --- time ---

    def _wind(self, *, act: bool) -> None:
        """Set the clock for the next thing that time does; a turn only moves it later."""
        if self._timer is not None:
            if act:
                return
            self._timer.cancel()
            self._timer = None
        due = clock.next_due(self.table)
        if due is not None:
            self._timer = self.hall.later(due, self._tick)

    def _tick(self) -> None:
        self._timer = None
        due = clock.next_due(self.table)
        if due is not None and due <= self.hall.now():
            self.attempt(Tick())
        self._wind(act=False)

    def attempt(self, asked: Step) -> bool:
        """Do a step of the service itself; whether it was done."""
        try:
            self.take(asked, "")
        except Refusal:
            return False
        return True

    def close(self, code: str) -> None:
        """Put the table away; everybody is told why."""
        self.closed = True
        for connection in tuple(self.connections):
            connection.close(code)
        if self._timer is not None:
            self._timer.cancel()
        self.thinking.stop()
        self.warming.stop()


def _owners(table: Table) -> list[str | None]:
    """Who has which seat, and who is the host."""
    return [table.host, *[seat.person for seat in table.seats]]


def front(table: Table, person: str) -> int | None:
    """The seat in view when a person comes: the only one; where there are several, none."""
    seats = seats_of(table, person)
    return seats[0] if len(seats) == 1 else None


def kept(table: Table) -> TableKept:
    """A table as it is kept whole."""
    return TableKept(
        table.id,
        table.code,
        table.law,
        table.version,
        keeping.table_bytes(table),
        table.touched,
        table.phase == OVER,
        table.settings.public,
    )
