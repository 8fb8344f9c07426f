"""The programs that whoever runs the service has named: they alone can be chosen at a table.

A command line comes from the command that starts the service, and from nowhere else: neither from
the network nor from a file, for whoever can give one can do anything.
"""

from __future__ import annotations

import shlex
from threading import Lock
from typing import TYPE_CHECKING, Final

from maija.games.options import Reason, RulesError
from maija.players import PLAYERS
from maija.players.engine import Limits, Lost, Program, Seated
from maija.players.engine.names import called, is_engine, is_name
from maija.table.state import refuse

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

MOST_PROGRAMS: Final = 16
"""Programs that run at once; who comes later finds ``habit`` instead."""
AT_TABLE: Final = Limits(
    start=10.0, answer=3.0, memory=2 << 30, cpu=3600, file_size=1 << 20, output=1 << 18
)
"""What a program may use at a served table."""
_LONGEST: Final = 60


class Engines:
    """The programs by their names, and how many of them run."""

    def __init__(
        self, commands: Mapping[str, tuple[str, ...]] | None = None, limits: Limits = AT_TABLE
    ) -> None:
        """Name them.

        Args:
            commands: the program and its arguments by each name.
            limits: what each may use.
        """
        self._commands = dict(commands or {})
        self._limits = limits
        self._lock = Lock()
        self._running: list[Program] = []

    @property
    def names(self) -> tuple[str, ...]:
        """What they are called, in the order in which they were named."""
        return tuple(self._commands)

    def allow(self, player: str | None) -> None:
        """Let a word for a computer player pass if it means one of ours or one of these.

        Raises:
            Refusal: there is no program of that name here.
        """
        if player is not None and is_engine(player) and called(player) not in self._commands:
            raise refuse("no-such-player", player=player, players=(*PLAYERS, *self.words))

    @property
    def words(self) -> tuple[str, ...]:
        """The words for them, as a client names them."""
        return tuple(f"engine:{name}" for name in self._commands)

    def seat(self, name: str) -> Seated:
        """Seat a program; it is started when it is first told something.

        Raises:
            Lost: there is none of that name any more, or too many run.
        """
        command = self._commands.get(name)
        if command is None:
            raise Lost("unknown", name=name)
        program = Program(command, self._limits, quiet=True)
        with self._lock:
            self._running = [other for other in self._running if not other.closed]
            if len(self._running) >= MOST_PROGRAMS:
                raise Lost("too-many", most=MOST_PROGRAMS)
            self._running.append(program)
        return Seated(program, name)


def read_engines(texts: Iterable[str]) -> Engines:
    """The programs of ``--engine NAME=COMMAND``, each given once.

    Raises:
        RulesError: a text that is none, a name that cannot be one or is given twice.
    """
    commands: dict[str, tuple[str, ...]] = {}
    for text in texts:
        name, equals, line = text.partition("=")
        name = name.strip()
        try:
            command = tuple(shlex.split(line))
        except ValueError:
            command = ()
        if not equals or not command:
            raise RulesError(Reason("engine-form", {"text": text[:_LONGEST]}))
        if not is_name(name) or name in PLAYERS or name in commands:
            raise RulesError(Reason("engine-name", {"name": name[:_LONGEST]}))
        commands[name] = command
    return Engines(commands)
