"""A lesson at a table without a service: a pupil who does as told, and the seats of the lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.table import entries, machine, teaching
from maija.table import messages as m
from maija.table.computers import Minds
from maija.table.lessons import LESSONS, PUPIL, Step
from maija.table.state import PLAYING, Play, Table, family_of, rules_of

if TYPE_CHECKING:
    from collections.abc import Iterator

ME = "pupil"


class Lesson:
    """The table of a lesson."""

    def __init__(self, name: str) -> None:
        self.taught = LESSONS[name]
        self.table: Table = machine.teach("table", "code", name, ME, "Aino", 0.0)
        self.commands = 0

    def do(self, step: entries.Step, by: str = "") -> machine.Outcome:
        outcome = machine.step(self.table, step, by, float(self.table.version))
        self.table = outcome.table
        return outcome

    def command(self, kind: type, **facts: object) -> machine.Outcome:
        """Something that the pupil wants."""
        self.commands += 1
        return self.do(kind(id=str(self.commands), **facts), ME)

    def play(self, *actions: int) -> machine.Outcome:
        """What the pupil plays."""
        at = len(self.deal.turns)
        return self.command(m.Act, seat=PUPIL, deal=self.table.serial, at=at, actions=actions)

    def others(self) -> bool:
        """Let the others play once; whether they had anything to do."""
        decisions = Minds(self.table).decide()
        for decision in decisions:
            self.do(entries.Play(decision.seat, len(self.deal.turns), decision.actions))
        return bool(decisions)

    def wait(self) -> None:
        """Let the others play until the pupil is asked, or the deal is over."""
        while not self.asked and self.table.phase == PLAYING:
            assert self.others()

    @property
    def legal(self) -> tuple[int, ...]:
        """What the law lets the pupil do."""
        return family_of(self.table).legal(rules_of(self.table), self.deal.state, PUPIL)

    @property
    def view(self) -> Any:
        """What the pupil sees."""
        return family_of(self.table).view(rules_of(self.table), self.deal.state, PUPIL)

    @property
    def deal(self) -> Play:
        """The deal."""
        assert self.table.play is not None
        return self.table.play

    @property
    def asked(self) -> bool:
        """Whether the pupil is to play."""
        table = self.table
        return table.play is not None and PUPIL in family_of(table).turn(table.play.state)

    @property
    def step(self) -> Step:
        """The step at which the pupil is."""
        return self.taught.steps[self.told.number]

    @property
    def told(self) -> m.Lesson:
        """Where the pupil is."""
        told = teaching.told(self.table, PUPIL)
        assert told is not None
        return told

    def follow(self, steps: int = 10) -> None:
        """Do as told, so many steps."""
        for _ in range(steps):
            self.wait()
            assert self.told.stands == "asked"
            self.play(*self.step.play)


def sentences() -> Iterator[str]:
    """What can be said in the lessons, step by step."""
    for name in LESSONS:
        lesson = Lesson(name)
        while lesson.table.phase == PLAYING:
            told = lesson.told
            if told.stands == "over":
                yield f"lesson-{name}-over"
                break
            yield f"lesson-{name}-{told.step}{'-done' if told.stands == 'done' else ''}"
            if lesson.asked:
                lesson.play(*lesson.step.play)
            else:
                lesson.others()


__all__ = ["ME", "Lesson", "sentences"]
