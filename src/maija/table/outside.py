"""The programs that play at one table: what each has been told, and what it answers.

Nothing here may be called where nobody may wait: a program takes its time. Which programs there
are is not known here; whoever makes this gives the way to seat one.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING, Any, NamedTuple

from maija.players.engine import Lost, Seated

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from maija.games.family import Family
    from maija.players import Memory


class Asked(NamedTuple):
    """A deal, as far as it has been played, and the seat that is asked."""

    family: Family
    rules: Any
    seat: int
    states: Sequence[Any]
    """As dealt, and after each action."""
    memory: Memory
    """A fresh one with the chance of the seat for this deal; it is changed."""


class Outside:
    """The programs at one table; each is started when it is first needed."""

    def __init__(self, seat: Callable[[str], Seated]) -> None:
        """Nobody sits here yet.

        Args:
            seat: seats a program by its name; raises ``Lost`` if it cannot.
        """
        self._seat = seat
        self._lock = Lock()
        self._seated: dict[int, tuple[str, Seated]] = {}
        self._told: dict[int, list[Any]] = {}
        """The states of the deal that each has been told."""
        self._ended = False

    def group(self, name: str, asked: Asked) -> tuple[int, ...]:
        """What a program does in one go.

        Raises:
            Lost: it has lost its seat.
        """
        with self._lock:
            seated = self._at(asked.seat, name)
            self._tell(seated, asked)
            state = asked.states[-1]
            group = seated.group(asked.family, asked.rules, state, asked.seat)
            if group is None:
                self._leave(asked.seat)
                raise seated.lost or Lost("ended")
            return group

    def tell(self, name: str, asked: Asked) -> None:
        """Tell a program what has happened, if it has been asked before."""
        with self._lock:
            if self._seated.get(asked.seat, ("",))[0] == name:
                self._tell(self._seated[asked.seat][1], asked)

    def keep(self, names: Sequence[str]) -> None:
        """Let those go that sit here no more.

        Args:
            names: the program at each seat; nothing where none sits.
        """
        with self._lock:
            for at in tuple(self._seated):
                if at >= len(names) or self._seated[at][0] != names[at]:
                    self._leave(at)

    def kill(self) -> None:
        """End all of them at once, also while they are asked; then ``close``."""
        self._ended = True
        for _, seated in tuple(self._seated.values()):
            seated.program.kill()

    def close(self) -> None:
        """Let all of them go."""
        with self._lock:
            for at in tuple(self._seated):
                self._leave(at)

    def _at(self, at: int, name: str) -> Seated:
        sits = self._seated.get(at)
        if sits is not None and sits[0] != name:
            self._leave(at)
            sits = None
        if sits is None:
            if self._ended:
                raise Lost("ended", status="-")
            sits = self._seated[at] = name, self._seat(name)
            self._told[at] = []
        return sits[1]

    def _tell(self, seated: Seated, asked: Asked) -> None:
        """Tell what is new; all of the deal, if it went otherwise than was told."""
        told = self._told[asked.seat]
        if len(told) > len(asked.states) or any(
            one is not other for one, other in zip(told, asked.states, strict=False)
        ):
            told = self._told[asked.seat] = []
            seated.forget()
        for state in asked.states[len(told) :]:
            seated.observe(asked.family, asked.rules, state, asked.seat, asked.memory)
            told.append(state)

    def _leave(self, at: int) -> None:
        _, seated = self._seated.pop(at)
        self._told.pop(at, None)
        seated.close()
