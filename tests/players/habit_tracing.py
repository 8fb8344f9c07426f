"""Deals with ``habit`` told action by action, plain and compiled."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from maija.fast import Twin, pack, pack_rules, pack_state
from maija.games.family import families
from maija.games.mustamaija.law import apply, may_be_named
from maija.games.mustamaija.rules import Rules
from maija.games.mustamaija.state import State
from maija.games.mustamaija.terms import NAME, OVER
from maija.players import Memory
from maija.players.mustamaija.driver import attend, decide

MOST = 3_000
FAMILY = families()["mustamaija"]


def trace(r: Rules, s: State, memories, seated, log, most: int) -> int:
    """Play a deal; note seat and action, and the generator of the seat that did it."""
    actions = 0
    attend(r, s, seated, memories)
    while s.phase != OVER and actions < most:
        seat = s.actor
        action = decide(seated[seat], r, s, seat, memories[seat])
        if action < NAME and may_be_named(r, s):
            for step in range(1, s.players):
                other = (s.actor + step) % s.players
                naming = decide(seated[other], r, s, other, memories[other])
                if naming >= 0:
                    seat = other
                    action = naming
                    break
        log[2 * actions] = seat * 64 + action
        log[2 * actions + 1] = memories[seat].rng
        apply(r, s, seat, action)
        attend(r, s, seated, memories)
        actions += 1
    return actions


@cache
def _twin() -> Twin:
    kinds = (Rules, State, list[Memory], list[int], list[int], int)
    return Twin("habit-trace", {trace: kinds}, boundscheck=True)


def difference(rules: Any, state: State, seated: list[int], seed: int) -> str:
    """Play one deal both ways; what differs first, nothing if nothing does."""
    memories = [Memory(seed + seat) for seat in range(len(seated))]
    room = np.zeros(2 * MOST, np.int64)
    length = _twin()[trace](
        pack_rules(rules)[0], pack_state(state)[0], pack(memories, Memory),
        np.array(seated, np.int64), room, MOST,
    )  # fmt: skip
    plain = [0] * (2 * MOST)
    if trace(rules, state, memories, seated, plain, MOST) != length:
        return f"compiled {length} actions"
    compiled = room.tolist()
    at = next((at for at, number in enumerate(plain) if number != compiled[at]), None)
    return "" if at is None else f"at {at}: plain {plain[at]}, compiled {compiled[at]}"
