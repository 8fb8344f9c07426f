"""What a lesson is made of, and how it is written: cards and words as they are everywhere."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from maija.cards import parse_cards
from maija.games.presets import preset

if TYPE_CHECKING:
    from collections.abc import Mapping

Group = tuple[int, ...]
"""What a seat does in one go: cards in any order, and the words that follow them."""
PUPIL: Final = 0
"""The seat of whoever learns."""


@dataclass(frozen=True)
class Step:
    """One decision of the pupil, and what is said about it."""

    name: str
    """The sentence ``lesson-<lesson>-<name>`` says what to do, ``…-done`` what has come of it."""
    play: Group
    """What is expected."""
    others: tuple[Group, ...] = ()
    """What is as good here: the lesson goes on after it just the same."""
    against: tuple[int, ...] = ()
    """Cards that the sentence speaks of beside those to be played: ``$against``."""

    @property
    def cards(self) -> tuple[int, ...]:
        """The cards to be played: ``$cards``."""
        return tuple(action for action in self.play if action < _WORDS)


@dataclass(frozen=True)
class Lesson:
    """A lesson."""

    name: str
    game: str
    """The preset."""
    options: Mapping[str, str]
    """What differs from it: a match of one deal."""
    players: int
    dealer: int
    pack: tuple[int, ...]
    """The pack as it is dealt, from the top."""
    steps: tuple[Step, ...]
    scripts: Mapping[int, tuple[Group, ...]] = field(default_factory=dict)
    """What each other seat does, in order; after that and when it does not fit, it plays freely."""


_WORDS: Final = 52
"""Words have the numbers from here on."""


def pack(text: str) -> tuple[int, ...]:
    """A pack as it is dealt, from the top."""
    return parse_cards(text)


def step(game: str, name: str, play: str, *others: str, against: str = "") -> Step:
    """A step of the pupil.

    Args:
        game: the preset.
        name: what its sentences are called.
        play: what is expected.
        others: what is as good.
        against: the cards that are spoken of beside those.
    """
    told = parse_cards(against) if against else ()
    return Step(name, group(game, play), tuple(group(game, other) for other in others), told)


def script(game: str, *groups: str) -> tuple[Group, ...]:
    """What another seat does, group by group."""
    return tuple(group(game, text) for text in groups)


def group(game: str, text: str) -> Group:
    """Cards and words with spaces between."""
    family = preset(game).family
    return tuple(family.read_action(part) for part in text.split())


def is_card(action: int) -> bool:
    """Whether an action is a card."""
    return action < _WORDS


__all__ = ["PUPIL", "Group", "Lesson", "Step", "is_card", "pack", "script", "step"]
