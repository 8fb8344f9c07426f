"""The table as a machine: ``step(table, step, by, now)`` gives the next table and what happened.

Nothing here waits, reads a clock, draws a number or talks to anybody: time and chance are
arguments. A step is done whole, or refused with ``Refusal`` and nothing has changed. The phases::

    gathering --ready--> shuffling --sealed, opened--> playing --last card--> between | over
        ^                    ^                                                  |        |
        |                    +-------------------ready--------------------------+        |
        +--------------------------------------rematch----------------------------------+

Each kind of step is told where one would look for it: ``seating`` (who has which seat),
``presence`` (who is there), ``dealing`` (the chance of a deal), ``playing`` (what is done in a
deal), ``agreements`` (what people agree about it), ``clock`` (what time does).
"""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from . import agreements, clock, dealing, entries, messages, playing, presence, seating, teaching
from .state import MOST_REMEMBERED, Refusal, Table, refuse

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .entries import Step
    from .happening import Acted
    from .messages import Happened, Settings


class Outcome(NamedTuple):
    """The table after a step, and what happened in it."""

    table: Table
    happened: tuple[Happened | Acted, ...]
    """Events of the table, and turns of the deal in the order in which they were done."""


class Repeated(Exception):  # noqa: N818 -- an answer, not a fault
    """A command that had been done before; ``version`` is the one it made."""

    def __init__(self, version: int) -> None:
        """Keep the version."""
        super().__init__(version)
        self.version = version


_STEPS: Final[Mapping[type, Callable[..., list[Happened | Acted]]]] = {
    messages.Sit: seating.sit,
    messages.Leave: seating.leave,
    messages.Rename: seating.rename,
    messages.AddComputer: seating.add_computer,
    messages.Remove: seating.remove,
    messages.Bar: seating.bar,
    messages.Set: seating.set_settings,
    messages.Ready: seating.ready,
    messages.Rematch: seating.rematch,
    messages.Back: presence.back,
    messages.Seal: dealing.seal,
    messages.Unseal: dealing.unseal,
    messages.Act: playing.act,
    messages.Defend: playing.defend,
    messages.Offer: agreements.offer,
    messages.Answer: agreements.answer,
    messages.Concede: agreements.concede,
    messages.Pause: clock.pause,
    entries.Arrive: presence.arrive,
    entries.Depart: presence.depart,
    entries.Watch: presence.watch,
    entries.Unwatch: presence.unwatch,
    entries.Move: seating.move,
    entries.Shuffled: dealing.shuffled,
    entries.Play: playing.play,
    entries.EngineLost: seating.engine_lost,
    entries.BreakOff: dealing.break_off,
    entries.Tick: clock.tick,
    entries.Restart: presence.restart,
}


def create(
    identity: str,
    code: str,
    settings: Settings,
    person: str,
    name: str,
    computers: str | None,
    now: float,
) -> Table:
    """A new table; its maker sits at the first seat and is its host.

    Args:
        identity: the table's name, unguessable unless it is public.
        code: the invitation code.
        settings: what is agreed.
        person: who makes it.
        name: what the person is called, cleaned.
        computers: the computer player for every other seat; ``None`` leaves them free.
        now: the time.

    Raises:
        Refusal: there is no such game, no such player, or the rules clash.
    """
    players = seating.checked(settings)
    table = Table(identity, code, person, settings, (seating.FREE,) * players, now, now)
    seating.seat_maker(table, person, name)
    if computers is not None:
        for at in range(1, players):
            seating.seat_computer(table, at, computers)
    return table


def teach(identity: str, code: str, lesson: str, person: str, name: str, now: float) -> Table:
    """A new table for a lesson, its cards laid out; who wants it is the pupil.

    Args:
        identity: the table's name.
        code: its invitation code; nobody but the pupil may come.
        lesson: the name of the lesson.
        person: the pupil.
        name: what the pupil is called, cleaned.
        now: the time.

    Raises:
        Refusal: there is no such lesson.
    """
    table = create(identity, code, teaching.settings(lesson), person, name, "habit", now)
    table.lesson = lesson
    teaching.lay_out(table, now)
    return table


def step(table: Table, step: Step, by: str, now: float) -> Outcome:
    """Do one step.

    Args:
        table: the table, which is not changed.
        step: what is to be done.
        by: the person who asks for it; empty for the service.
        now: the time, which does not go back.

    Raises:
        Refusal: it may not be done; the reasons say why.
        Repeated: this person has sent this command before.
    """
    identifier: Any = getattr(step, "id", None)
    if identifier is not None:
        told = table.answered.find(asked := f"\n{by} {identifier} ")
        if told >= 0:
            raise Repeated(int(table.answered[told + len(asked) :].partition("\n")[0]))
        if by in table.barred:
            raise refuse("barred")
    after = copy(table)
    happened = _STEPS[type(step)](after, step, by, now)
    after.version = table.version + 1
    if by:
        after.touched = now
    if identifier is not None:
        kept = table.answered
        if kept.count("\n") >= MOST_REMEMBERED:
            kept = kept[kept.index("\n", 1) :]
        after.answered = f"{kept}{asked}{after.version}"
    return Outcome(after, tuple(happened))


__all__ = ["Outcome", "Refusal", "Repeated", "create", "step", "teach"]
