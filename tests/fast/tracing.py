"""A deal told action by action, plain and compiled: one text, two logs, which must be equal."""

from __future__ import annotations

from functools import cache
from operator import attrgetter
from typing import Any

import numpy as np

from maija.cards import count, nth
from maija.chance import below
from maija.fast import Twin, pack_rules, pack_state, record_type
from maija.fast.copies import bound
from maija.fast.drivers import apply, legal, turn
from maija.games.family import families

MOST = 6_000


def trace(rules, states, log, most) -> int:
    """Play a deal at random, any seat that may act; note the whole state after every action."""
    r = rules[0]
    s = states[0]
    actions = 0
    while turn(s) and actions < most:
        able = 0
        for seat in range(s.players):
            if legal(r, s, seat):
                able |= 1 << seat
        acting = nth(able, below(s, count(able)))
        options = legal(r, s, acting)
        apply(r, s, acting, nth(options, below(s, count(options))))
        log[actions] = s
        actions += 1
    return actions


class Log:
    """A list of states, each flattened to whole numbers as it is put in."""

    def __init__(self, layout: np.dtype[Any]) -> None:
        self._values = attrgetter(*(layout.names or ()))
        self.numbers: list[int] = []

    def __setitem__(self, _: int, state: Any) -> None:
        for value in self._values(state):
            if type(value) is list:
                self.numbers += value
            else:
                self.numbers.append(value)


def _places(name: str) -> dict[Any, Any]:
    law = families()[name].law
    return {turn: law.turn, legal: law.legal, apply: law.apply}


@cache
def twin(name: str, *, boundscheck: bool = False) -> Twin:
    family = families()[name]
    kinds = (list[family.rules], list[family.state], list[family.state], int)  # type: ignore[name-defined]
    suffix = "-checked" if boundscheck else ""
    return Twin(f"{name}-trace{suffix}", {trace: kinds}, _places(name), boundscheck=boundscheck)


@cache
def _room(name: str) -> Any:
    return np.zeros(MOST, record_type(families()[name].state))


def difference(rules: Any, state: Any, *, boundscheck: bool = False) -> str:
    """Play one deal both ways; what differs first, nothing if nothing does."""
    name = rules.family
    layout = record_type(type(state))
    room = _room(name)
    length = twin(name, boundscheck=boundscheck)[trace](
        pack_rules(rules), pack_state(state), room, MOST
    )
    log = Log(layout)
    plain_length = bound(trace, _places(name))([rules], [state.copy()], log, MOST)
    plain = np.array(log.numbers, np.int64)
    if plain.tobytes() == room[:length].tobytes():
        return ""
    if plain_length != length:
        return f"plain {plain_length} actions, compiled {length}"
    rows = plain.reshape(length, -1)
    compiled = room[:length].view(np.int64).reshape(length, -1)
    at, where = np.argwhere(rows != compiled)[0]
    fields: Any = layout.fields
    field = max((fields[each][1], each) for each in fields if fields[each][1] <= where * 8)[1]
    return f"action {at}, {field}: plain {rows[at, where]}, compiled {compiled[at, where]}"
