"""How far a deal has followed a lesson: worked out anew from its turns, so nothing has to be kept.

Each seat's actions are laid beside what the lesson has for it. Cards of one group may come in any
order and in several turns; a word comes after them. From the first action that does not fit, the
lesson is left, until that is taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from .lesson import PUPIL, Group, Lesson, is_card

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    Turns = Iterable[tuple[int, Sequence[int]]]
    """Who did what, in order."""


class Course(NamedTuple):
    """How far a deal has followed a lesson."""

    done: int
    """Steps that the pupil has done."""
    left: int | None
    """The turn with which the lesson was left, from 0: to go back to before it; else ``None``."""


class _Place:
    """Where a seat is in what the lesson has for it."""

    def __init__(self, groups: Sequence[tuple[Group, ...]]) -> None:
        self.groups = groups
        """One after the other; each with all that will do."""
        self.done = 0
        self.began: int | None = None
        """The turn in which the group was begun that is not complete."""
        self._begin()

    def _begin(self) -> None:
        self.rest = self.groups[self.done] if self.done < len(self.groups) else ()
        self.began = None

    def fits(self, action: int, turn: int) -> bool:
        """Take note of an action; whether it fits. After the last group everything does."""
        if self.done == len(self.groups):
            return True
        left = [_without(rest, action) for rest in self.rest]
        rest = tuple(each for each in left if each is not None)
        if not rest:
            return False
        if () in rest:
            self.done += 1
            self._begin()
        else:
            self.rest = rest
            self.began = turn if self.began is None else self.began
        return True


def _without(rest: Group, action: int) -> Group | None:
    """What is left of a group after an action; ``None`` if it does not belong there."""
    if action not in rest or not (is_card(action) or rest[0] == action):
        return None
    at = rest.index(action)
    return rest[:at] + rest[at + 1 :]


def _places(lesson: Lesson) -> list[_Place]:
    wanted = [(step.play, *step.others) for step in lesson.steps]
    scripts = [lesson.scripts.get(seat, ()) for seat in range(lesson.players)]
    groups = [
        wanted if seat == PUPIL else [(one,) for one in scripts[seat]]
        for seat in range(lesson.players)
    ]
    return [_Place(each) for each in groups]


def _followed(lesson: Lesson, turns: Turns) -> tuple[list[_Place], int | None]:
    places = _places(lesson)
    for turn, (seat, actions) in enumerate(turns):
        place = places[seat]
        began = turn if place.began is None else place.began
        for action in actions:
            if not place.fits(action, turn):
                return places, began
            began = turn if place.began is None else place.began
    return places, None


def follow(lesson: Lesson, turns: Turns) -> Course:
    """How far a deal has followed a lesson.

    Args:
        lesson: the lesson.
        turns: what has been done in the deal.
    """
    places, left = _followed(lesson, turns)
    return Course(places[PUPIL].done, left)


class Stand(NamedTuple):
    """Where the pupil is."""

    number: int
    """The step, from 0."""
    stands: str
    """asked, done, left, over: as a table tells it (``messages.Lesson``)."""


def stand(lesson: Lesson, turns: Turns, *, asked: bool) -> Stand:
    """Where the pupil is.

    Args:
        lesson: the lesson.
        turns: what has been done in the deal.
        asked: whether the pupil is to play.
    """
    done, left = follow(lesson, turns)
    if done == len(lesson.steps):
        return Stand(done - 1, "over")
    if left is not None:
        return Stand(done, "left")
    return Stand(done, "asked") if asked or done == 0 else Stand(done - 1, "done")


def following(lesson: Lesson, turns: Turns, seat: int) -> Group:
    """What a seat does next as the lesson has it; nothing where it plays freely.

    Args:
        lesson: the lesson.
        turns: what has been done in the deal.
        seat: who is asked.
    """
    places, left = _followed(lesson, turns)
    return () if left is not None or not places[seat].rest else places[seat].rest[0]


__all__ = ["Course", "Stand", "follow", "following", "stand"]
