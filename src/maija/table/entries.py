"""What the service itself does at a table, and how every accepted step is kept.

The steps of a table are its history: played again from a stored state they make the same table.
"""

from __future__ import annotations

from msgspec import Struct

from .messages import ToTable


class Inside(Struct, tag_field="do", frozen=True):
    """A step that no client can ask for."""


class Arrive(Inside, tag="arrive", frozen=True):
    """A person with seats is connected."""


class Depart(Inside, tag="depart", frozen=True):
    """A person's last connection is lost."""


class Watch(Inside, tag="watch", frozen=True):
    """A person looks on."""


class Unwatch(Inside, tag="unwatch", frozen=True):
    """A person looks on no more."""


class Move(Inside, tag="move", frozen=True):
    """A personal link was used: the seat belongs to the person who opened it."""

    seat: int


class Shuffled(Inside, tag="shuffled", frozen=True):
    """The secret of the next deal, 32 bytes, never used before."""

    secret: bytes


class Play(Inside, tag="play", frozen=True):
    """A computer player plays for a seat."""

    seat: int
    at: int
    """How many turns had been played when it was asked."""
    actions: tuple[int, ...]


class EngineLost(Inside, tag="engine-lost", frozen=True):
    """A program has given no legal answer in time: ``habit`` plays on for it."""

    seat: int
    name: str
    """What the program is called at this service."""


class BreakOff(Inside, tag="break-off", frozen=True):
    """The deal goes in circles: it is dealt anew."""


class Tick(Inside, tag="tick", frozen=True):
    """Time has passed."""


class Restart(Inside, tag="restart", frozen=True):
    """The service has been started again: nobody is connected."""

    law: int
    """The number of the law from now on."""


Step = (
    ToTable
    | Arrive
    | Depart
    | Watch
    | Unwatch
    | Move
    | Shuffled
    | Play
    | EngineLost
    | BreakOff
    | Tick
    | Restart
)
"""Everything that can change a table."""


class Entry(Struct, frozen=True, array_like=True):
    """A step as it is kept."""

    now: float
    by: str
    """The person, or nothing for the service itself."""
    step: Step
