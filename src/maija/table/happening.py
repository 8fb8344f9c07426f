"""What happened in a step, before anybody is told: who may know what is decided in ``telling``."""

from __future__ import annotations

from typing import Any, NamedTuple

from .messages import Happened


class Acted(NamedTuple):
    """A turn of the deal: the family's state after each of its actions."""

    seat: int
    """Who acted; -1 for the deal of the cards."""
    states: tuple[Any, ...]


def happened(
    kind: str,
    seat: int | None = None,
    *,
    number: int | None = None,
    name: str | None = None,
    cards: tuple[int, ...] | None = None,
) -> Happened:
    """An event of the table."""
    return Happened(kind, seat, cards, number, name)
