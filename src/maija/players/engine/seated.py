"""A program at a seat, asked as our own players are: told what it may know, judged by the law.

A program that gives no legal answer in time has lost its seat: ``habit``, which has kept in mind
all the while what happened, plays on there, and ``lost`` says why. Nothing that a program does
stops a table.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any, Final, Self

from maija.games.family import IllegalAction
from maija.games.told import SPECTATOR
from maija.players import PLAYERS

from . import telling
from .lines import PROTOCOL, Unreadable, actions_of, shortened
from .program import Limits, Lost, Program

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from maija.games.family import Family
    from maija.players.memory import Memory

    from .lines import Message

PIPE: Final = "pipe:"
"""What stands before a command line that plays at a seat."""
DEPUTY: Final = PLAYERS["habit"]
"""Who plays on where a program has lost its seat."""
_LONGEST_NAME: Final = 60


class Seated:
    """A program that plays, with the questions of a ``Player``.

    ``observe`` a state that has just been dealt begins a deal; ``observe`` every state after an
    action, the last one too. One program sits at one seat: two seats of one program are two
    processes, which do not know of each other.
    """

    number: Final = -1
    """No driver knows it."""

    def __init__(
        self, program: Program, name: str, lost: Callable[[Lost], None] | None = None
    ) -> None:
        """Nothing is started yet.

        Args:
            program: who plays.
            name: what it is called here.
            lost: told once when the program loses its seat.
        """
        self.program = program
        self.name = name
        self.called = ""
        """What the program calls itself."""
        self.lost: Lost | None = None
        """Why it has lost its seat."""
        self.evaluation: list[Message] = []
        """What it thought of its groups when it was last asked, if it said so."""
        self.asked = 0
        """How many questions it was asked."""
        self.budget: float | None = None
        """Seconds of processor time that it ought to spend on a decision."""
        self._lost = lost
        self._table: tuple[str, Any, int] | None = None
        self._waiting: tuple[int, ...] | None = None
        """Whom the game waited for before the next action; ``None`` before a deal."""
        self._rest: deque[int] = deque()
        """Actions of the last answer that are still to be done."""

    def open(self) -> None:
        """Start the program and greet it; if that fails, it has lost its seat."""
        self._attempt(self._greet)

    def close(self) -> None:
        """End the program."""
        self.program.close()
        self._table = self._waiting = None

    def within(self, budget: float | None) -> Self:
        """Let it spend so much on each decision; as ``Player.within``, but it is the same one."""
        self.budget = budget
        return self

    def spent_elsewhere(self) -> int:
        """Nanoseconds of processor time that its process has used, where the system tells it."""
        return self.program.used()

    def forget(self) -> None:
        """The deal is told anew from its cards on: it went otherwise than was told."""
        self._waiting = None
        self._rest.clear()

    def observe(self, family: Family, rules: Any, state: Any, seat: int, memory: Memory) -> None:  # noqa: ANN401 -- any family's
        """Tell the program what has happened; as ``Player.observe``."""
        DEPUTY.observe(family, rules, state, seat, memory)
        told = family.told(rules, state, SPECTATOR)
        dealt = any(family.events(event.kind).name == "DEALT" for event in told)
        begins = dealt or self._waiting is None
        by = None if begins else telling.mover(family, self._waiting or (), told)
        if begins or by != seat:
            self._rest.clear()
        self._waiting = family.turn(state)
        anew = memory if begins else None
        self._attempt(lambda: self._tell(family, rules, state, seat, by, anew))

    def choose(self, family: Family, rules: Any, state: Any, seat: int, memory: Memory) -> int:  # noqa: ANN401 -- any family's
        """What the program does, action by action; as ``Player.choose``."""
        legal = family.legal(rules, state, seat)
        if not legal:
            return -1
        if self._rest and self.lost is None:
            action = self._rest.popleft()
            if action in legal:
                return action
            self._lose(_illegal(family, action))
        group = self._ask(family, state, seat, legal)
        if group is None:
            return DEPUTY.choose(family, rules, state, seat, memory)
        self._rest.extend(group[1:])
        return group[0] if group else -1

    def group(self, family: Family, rules: Any, state: Any, seat: int) -> tuple[int, ...] | None:  # noqa: ANN401 -- any family's
        """What the program does in one go, whole and legal; ``None`` if it has lost its seat."""
        self._rest.clear()
        group = self._ask(family, state, seat, family.legal(rules, state, seat))
        if group is None:
            return None
        try:
            states = family.steps(rules, state, seat, *group)
        except IllegalAction:
            self._lose(Lost("illegal", action=", ".join(map(family.action_text, group))))
            return None
        return group[: len(states)]

    # --- the program ---

    def _greet(self) -> None:
        program = self.program
        program.start()
        answer = program.ask(telling.hello(), program.limits.start)
        if answer["is"] != "hello":
            raise Lost("unreadable", line=shortened(str(answer)))
        if answer.get("protocol") != PROTOCOL:
            raise Lost("other-protocol", protocol=shortened(str(answer.get("protocol"))))
        self.called = shortened(str(answer.get("name", "")), _LONGEST_NAME)

    def _tell(
        self,
        family: Family,
        rules: Any,  # noqa: ANN401 -- any family's
        state: Any,  # noqa: ANN401 -- any family's
        seat: int,
        by: int | None,
        memory: Memory | None,
    ) -> None:
        """Tell what has happened; with a memory, what went before it as well."""
        program = self.program
        if not program.running:
            self._greet()
        if memory is not None:
            table = family.name, rules, state.players
            if table != self._table:
                program.tell(telling.rules_of(family, rules, state.players))
                self._table = table
            program.tell(telling.deal(seat, telling.chance_of(memory.rng)))
        program.tell(telling.seen(family, rules, state, seat, by))
        if family.over(state):
            program.tell(telling.over(family.score(rules, state)))
            self._waiting = None

    def _ask(
        self,
        family: Family,
        state: Any,  # noqa: ANN401 -- any family's
        seat: int,
        legal: Sequence[int],
    ) -> tuple[int, ...] | None:
        """What the program answers; ``None`` if it has lost its seat."""
        if self.lost is not None:
            return None
        try:
            group = self._answered(legal)
        except Lost as error:
            self._lose(error)
            return None
        if group and group[0] not in legal:
            self._lose(_illegal(family, group[0]))
            return None
        if not group and seat in family.turn(state):
            self._lose(Lost("illegal", action="-"))
            return None
        return group

    def _answered(self, legal: Sequence[int]) -> tuple[int, ...]:
        """Ask the program.

        Raises:
            Lost: it gives no answer in time that can be read.
        """
        limits, program = self.program.limits, self.program
        self.asked += 1
        question = telling.choose(self.asked, legal, limits.answer, self.budget)
        answer = program.ask(question, limits.answer + limits.grace)
        if answer["is"] != "action" or answer.get("id") != self.asked:
            raise Lost("unreadable", line=shortened(str(answer)))
        try:
            group = actions_of(answer)
        except Unreadable as error:
            raise Lost("unreadable", line=str(error)) from error
        weighed = answer.get("evaluation")
        self.evaluation = weighed if isinstance(weighed, list) else []
        return group

    def _attempt(self, what: Callable[[], None]) -> None:
        """Do something with the program, while it has its seat."""
        if self.lost is None:
            try:
                what()
            except Lost as error:
                self._lose(error)

    def _lose(self, why: Lost) -> None:
        """The program has lost its seat."""
        self.lost = why
        self._rest.clear()
        self.program.kill()
        self.program.close()
        if self._lost is not None:
            self._lost(why)


def _illegal(family: Family, action: int) -> Lost:
    known = 0 <= action < 52 or action in list(family.words)
    return Lost("illegal", action=family.action_text(action) if known else str(action))


def seat_from_text(
    text: str, lost: Callable[[Lost], None] | None = None, limits: Limits | None = None
) -> Seated:
    """A program for one seat, from what somebody has typed: ``pipe:"command with arguments"``.

    Args:
        text: the word ``pipe:`` and a command line; no shell reads it.
        lost: told once when the program loses its seat.
        limits: what it may use.

    Raises:
        ValueError: it is no such text.
    """
    command = text.strip()
    if not command.startswith(PIPE):
        raise ValueError(text)
    command = command.removeprefix(PIPE).strip()
    mark = command[:1]
    quoted = len(command) > 1 and mark in {'"', "'"} and command.endswith(mark)
    if quoted and command.count(mark) == 2:
        command = command[1:-1]
    return Seated(Program.of(command, limits), f"{PIPE}{command}", lost)


def seats_in(text: str) -> list[str]:
    """The seats of a list with commas between; a comma inside quotation marks is none."""
    seats, mark = [""], ""
    for sign in text:
        if sign == "," and not mark:
            seats.append("")
            continue
        if sign in "\"'" and mark in {"", sign}:
            mark = "" if mark else sign
        seats[-1] += sign
    return [seat.strip() for seat in seats]
