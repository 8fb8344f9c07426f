"""Lessons: a deal that is laid out beforehand, in which somebody learns a family by playing it.

A lesson is data (``mustamaija``, ``hearts``): the pack as it lies, what the other seats do, and the
steps of the pupil. How far a deal has followed it says ``course``. No rule of a game may stand
here: that the pack can be played so, the law proves in the tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .course import Course, Stand, follow, following, stand
from .hearts import HEARTS
from .lesson import PUPIL, Group, Lesson, Step
from .mustamaija import MUSTAMAIJA

if TYPE_CHECKING:
    from collections.abc import Mapping

LESSONS: Final[Mapping[str, Lesson]] = {lesson.name: lesson for lesson in (MUSTAMAIJA, HEARTS)}
"""The lessons, by their names: those of the families they teach."""

__all__ = [
    "LESSONS",
    "PUPIL",
    "Course",
    "Group",
    "Lesson",
    "Stand",
    "Step",
    "follow",
    "following",
    "stand",
]
