"""One table in a browser: the machine, the one person who sits there, and what the page is told.

What ``live`` is for a table of the service, without other people, a network and threads. Whoever
calls hands in the time, keeps ``kept()`` after every call and passes on ``told`` only then; at
``due`` it calls ``wake``. No rule of a game and no right of a person is decided here.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from maija.games.options import Reason
from maija.players import PLAYERS
from maija.players.engine.names import is_engine
from maija.service.names import cleaned
from maija.table import clock, dealing, guiding, keeping
from maija.table.computers import ANEW, MOST_TURNS, Minds
from maija.table.entries import Arrive, BreakOff, Depart, Play, Restart, Shuffled, Tick
from maija.table.happening import Acted
from maija.table.machine import Refusal, Repeated, step
from maija.table.messages import (
    PHRASES,
    AddComputer,
    Beat,
    Done,
    FromClient,
    Guide,
    Hint,
    Pulse,
    Refused,
    Rename,
    Said,
    Say,
    Show,
    Sit,
)
from maija.table.state import OVER, PLAYING, REST, SHUFFLING, refuse, seats_of
from maija.table.telling import SPECTATOR, Telling, fault

if TYPE_CHECKING:
    from collections.abc import Callable

    from maija.table.entries import Step
    from maija.table.machine import Outcome
    from maija.table.state import Table

ME: Final = "here"
"""The person at this browser."""
MOST_FILES: Final = 5
"""Matches at a table of which the game files are kept, the last ones."""
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(FromClient).decode


class Kept(msgspec.Struct, array_like=True):
    """All that is kept of a table."""

    state: bytes
    files: dict[int, list[str]] = {}
    """The lines of each match's game file: its head, its deals, its end."""


_keep: Final = msgspec.msgpack.Encoder().encode
_kept: Final = msgspec.msgpack.Decoder(Kept).decode


def ours(player: str | None) -> None:
    """Let no program sit down: there are none in a browser.

    Raises:
        Refusal: this is one.
    """
    if player is not None and is_engine(player):
        raise refuse("no-such-player", player=player, players=tuple(PLAYERS))


class Room:
    """A table, open for the person at this browser."""

    def __init__(self, table: Table, chance: Callable[[int], bytes]) -> None:
        """Open a table at which nobody is yet.

        Args:
            table: the table.
            chance: gives so many random bytes.
        """
        self.table = table
        self.told: list[str] = []
        """Messages for the page, the oldest first; whoever passes them on takes them away."""
        self.open = False
        """Whether the page listens."""
        self._chance = chance
        self._files: dict[int, list[str]] = {}
        self._telling = Telling(table)
        self._front: int | None = None
        """The seat in view; ``None`` for none."""
        self._minds: Minds | None = None
        self._thinks: float | None = None
        """When the computer players are asked next; ``None`` while they cannot do anything."""

    @classmethod
    def again(cls, data: bytes, law: int, chance: Callable[[int], bytes], now: float) -> Room:
        """Open a table as it was kept.

        Args:
            data: what ``kept`` gave.
            law: the number of the law that is played here.
            chance: gives so many random bytes.
            now: the time.

        Raises:
            msgspec.MsgspecError: these are not the bytes of a table.
        """
        kept = _kept(data)
        room = cls(keeping.read_table(kept.state), chance)
        room._files = kept.files
        room._take(Restart(law), "", now)
        return room

    def kept(self) -> bytes:
        """All that is to be kept of it."""
        return _keep(Kept(keeping.table_bytes(self.table), self._files))

    def file(self, match: int) -> str | None:
        """The game file of a match: its finished deals; ``None`` if there is none."""
        lines = self._files.get(match)
        return None if lines is None else "".join(f"{line}\n" for line in lines)

    # --- the person ---

    def come(self, now: float) -> None:
        """The page listens from now on: it is told the whole table."""
        seats = seats_of(self.table, ME)
        self._front = seats[0] if len(seats) == 1 else None
        if any(not self.table.seats[at].here or self.table.seats[at].sits_in for at in seats):
            self._take(Arrive(), ME, now)
        self.open = True
        self._tell_all(now)
        self._ask(now)

    def go(self, now: float) -> None:
        """The page listens no more."""
        self.open = False
        self.told.clear()
        with contextlib.suppress(Refusal):
            self._take(Depart(), ME, now)

    def hear(self, frame: str, now: float) -> None:
        """Do what the page asks for; the answer comes in any case."""
        try:
            command = _decode(frame)
        except msgspec.MsgspecError as error:
            self._refuse("", Reason("bad-command", {"why": str(error)}))
            return
        try:
            self._do(command, now)
        except Repeated as error:
            self._tell(_encode(Done(ack=command.id, version=error.version)))
        except Refusal as error:
            self._refuse(command.id, *error.reasons)

    def _do(self, command: FromClient, now: float) -> None:
        if isinstance(command, Beat):
            self._tell(_encode(Pulse(now=now)))
        elif isinstance(command, Say):
            self._say(command)
        elif isinstance(command, Show):
            self._show(command, now)
        elif isinstance(command, Hint):
            raise Refusal(Reason("no-advice-here"))
        elif isinstance(command, Guide):
            self._guide(command)
        else:
            if isinstance(command, AddComputer):
                ours(command.player)
            if isinstance(command, Sit | Rename):
                command = msgspec.structs.replace(command, name=cleaned(command.name))
            self._take(command, ME, now, command.id)

    def _say(self, command: Say) -> None:
        if command.phrase not in PHRASES:
            facts = {"phrase": command.phrase, "phrases": PHRASES}
            raise Refusal(Reason("no-such-phrase", facts))
        if command.seat not in seats_of(self.table, ME):
            raise Refusal(Reason("not-your-seat"))
        self._tell(_encode(Said(seat=command.seat, phrase=command.phrase)))
        self._tell(_encode(Done(ack=command.id, version=self.table.version)))

    def _guide(self, command: Guide) -> None:
        """Say what may help at a decision."""
        told = guiding.guided(self.table, command, ME)
        if self._front != command.seat:  # several people on one device: that hand is covered
            raise Refusal(Reason("not-your-seat"))
        self._tell(_encode(told))

    def _show(self, command: Show, now: float) -> None:
        """Several people on one device: turn to another's hand, or cover it."""
        if command.seat is not None and command.seat not in seats_of(self.table, ME):
            raise Refusal(Reason("not-your-seat"))
        self._front = command.seat
        self._tell_all(now)
        self._tell(_encode(Done(ack=command.id, version=self.table.version)))

    # --- steps ---

    def _take(self, asked: Step, by: str, now: float, ack: str = "") -> None:
        """Do a step, and tell it.

        Raises:
            Refusal: it may not be done.
            Repeated: it has been done before.
        """
        before = self.table
        outcome = step(before, asked, by, now)
        table = self.table = outcome.table
        people = [at for at, seat in enumerate(table.seats) if seat.person is not None]
        told = self._telling.told(outcome, people)
        self._record(before, table)
        seats = seats_of(table, ME)
        if seats != seats_of(before, ME) or table.host != before.host:
            self._front = seats[0] if len(seats) == 1 else None
            self._tell_all(now)
            if ack:
                self._tell(_encode(Done(ack=ack, version=told.version)))
        else:
            seat = SPECTATOR if self._front is None else self._front
            self._tell(told.update(b"%.3f" % now, seat, ack))
        self._attend(outcome)
        if table.phase == SHUFFLING and table.shuffle is None:
            self._take(Shuffled(self._chance(32)), "", now)
        self._ask(now)

    def _record(self, before: Table, table: Table) -> None:
        """Keep the lines of a deal that is finished, for the game file; a lesson has none."""
        if table.lesson or len(table.results) <= len(before.results):
            return
        head = dealing.head(table)
        lines = [head, *self._files.get(table.match, [head])[1:], *dealing.recorded(before, table)]
        if table.phase == OVER:
            lines.append(dealing.last_line(table))
        self._files[table.match] = lines
        for match in sorted(self._files)[:-MOST_FILES]:
            del self._files[match]

    def _tell(self, message: bytes) -> None:
        if self.open:
            self.told.append(message.decode())

    def _tell_all(self, now: float) -> None:
        self._tell(self._telling.welcome(ME, self._front, now))

    def _refuse(self, ack: str, *reasons: Reason) -> None:
        faults = tuple(fault(reason) for reason in reasons)
        self._tell(_encode(Refused(ack=ack, version=self.table.version, reasons=faults)))

    # --- computer players, and time ---

    @property
    def due(self) -> float | None:
        """When ``wake`` is to be called; ``None`` when time changes nothing."""
        dues = [due for due in (clock.next_due(self.table), self._thinks) if due is not None]
        return min(dues, default=None)

    def wake(self, now: float) -> None:
        """Time has passed: do what it does, and let the computer players play."""
        due = clock.next_due(self.table)
        if due is not None and due <= now:
            with contextlib.suppress(Refusal):
                self._take(Tick(), "", now)
        if self._thinks is not None and self._thinks <= now:
            self._think(now)

    def _attend(self, outcome: Outcome) -> None:
        """Let the players see what has happened."""
        for told in outcome.happened:
            if isinstance(told, Acted) and told.seat >= 0:
                if self._minds is not None:
                    self._minds.attend(outcome.table, told)
            elif isinstance(told, Acted) or told.kind in ANEW:
                self._minds = None
        if self._minds is not None:
            self._minds.table = outcome.table

    def _ask(self, now: float) -> None:
        """Ask the players once their time is over, if it may be theirs to play."""
        table = self.table
        self._thinks = None
        if (
            table.phase == PLAYING
            and table.paused is None
            and any(seat.player is not None for seat in table.seats)
            and any(seat.here for seat in table.seats)
        ):
            decided = any(seat.sits_in == REST for seat in table.seats)
            self._thinks = now + (0.0 if decided else table.settings.pace)

    def _think(self, now: float) -> None:
        """Play what the players decide."""
        self._thinks = None
        play: Any = self.table.play
        if len(play.turns) >= MOST_TURNS:
            self._take(BreakOff(), "", now)
            return
        if self._minds is None:
            self._minds = Minds(self.table)
        for decision in self._minds.decide():
            turns = len(self.table.play.turns) if self.table.play is not None else 0
            with contextlib.suppress(Refusal):
                self._take(Play(decision.seat, turns, decision.actions), "", now)


__all__ = ["ME", "Room", "ours"]
