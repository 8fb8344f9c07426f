"""What a program is told of a deal: exactly what its seat may know.

Every message about the cards is made of the family's view and events of the seat; nothing else of
a state is read here, but whose turn it is and what the seat itself may do.
"""

from __future__ import annotations

import hashlib
from dataclasses import fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from .lines import PROTOCOL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from maija.games.family import Family
    from maija.games.told import Told

    from .lines import Message

_FIELDS: Final[dict[type[Any], tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]]] = {}
_CHANCES: Final = (1 << 53) - 1
"""So many numbers every reader of JSON keeps whole."""


def hello() -> Message:
    """The first message."""
    return {"is": "hello", "protocol": PROTOCOL}


def rules_of(family: Family, rules: Any, players: int) -> Message:  # noqa: ANN401 -- the family's rules
    """What is played: every option as it is written, and the numbers of the words."""
    return {
        "is": "rules",
        "family": family.name,
        "options": rules.texts(),
        "players": players,
        "pack": family.pack(rules, players),
        "words": {family.action_text(word): int(word) for word in family.words},
        "phases": {_named(phase): int(phase) for phase in family.phases},
    }


def deal(seat: int, chance: int) -> Message:
    """A new deal begins."""
    return {"is": "deal", "seat": seat, "chance": chance}


def seen(family: Family, rules: Any, state: Any, seat: int, by: int | None) -> Message:  # noqa: ANN401 -- the family's
    """What has happened in one action, or by the deal, and the table after it."""
    told = family.told(rules, state, seat)
    return {
        "is": "seen",
        "by": by,
        "events": [_event(family, event) for event in told],
        "view": shown(family.view(rules, state, seat)),
    }


def choose(
    number: int, legal: Iterable[int], seconds: float, budget: float | None = None
) -> Message:
    """The seat is asked what it does.

    Args:
        number: of the question.
        legal: what it may do.
        seconds: by the clock on the wall; who takes longer loses the seat.
        budget: seconds of processor time that it ought to spend, if somebody measures it.
    """
    question = {"is": "choose", "id": number, "legal": list(legal), "seconds": seconds}
    return question if budget is None else {**question, "budget": budget}


def over(scores: Iterable[int]) -> Message:
    """The deal is over."""
    return {"is": "over", "scores": list(scores)}


def shown(view: Any) -> Message:  # noqa: ANN401 -- the family's view
    """A view as an object."""
    names, values = _fields(view)
    return dict(zip(names, values(view), strict=True))


def mover(family: Family, waiting: tuple[int, ...], told: Iterable[Told]) -> int | None:
    """Who did an action: whom the game waited for, or who named trumps out of turn.

    Everybody may know it: where several seats may act, the first event carries the one that did.

    Args:
        family: the family of the game.
        waiting: whom the game waited for before it.
        told: the events of the action as anybody is told them.
    """
    own = {"NAMED", "CHOSE"} & set(family.events.__members__)
    for event in told:
        if family.events(event.kind).name in own:
            return event.seat
    return waiting[0] if waiting else None


def chance_of(rng: int) -> int:
    """The chance of a program, from that of a seat; what it came from cannot be found again.

    The generators of the seats and of the cards come from one seed in an experiment, and they can
    be run backwards.
    """
    told = hashlib.sha256(f"maija engine/{rng}".encode()).digest()
    return 1 + int.from_bytes(told[:8], "big") % _CHANCES


def _event(family: Family, event: Told) -> Message:
    return {
        "kind": _named(family.events(event.kind)),
        "seat": event.seat,
        "cards": event.cards,
        "number": event.number,
    }


def _named(value: Any) -> str:  # noqa: ANN401 -- a member of an enumeration
    return str(value.name.lower().replace("_", "-"))


def _fields(view: Any) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:  # noqa: ANN401 -- the family's view
    """The fields of a view, and what reads them all at once."""
    kind = type(view)
    if kind not in _FIELDS:
        names = tuple(field.name for field in fields(kind))
        _FIELDS[kind] = names, attrgetter(*names)
    return _FIELDS[kind]
