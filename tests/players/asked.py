"""Asking a player in a position of the notation."""

from __future__ import annotations

from typing import Any

from maija.games.family import IllegalAction
from maija.players import PLAYERS, Memory
from maija.record import read_moves, read_position

SEATS = "ABCDEFGH"


def answer(player: str, position: str, seat: str = "", after: tuple[str, ...] = ()) -> str:
    """What a player does: in turn, or as the seat given, after some moves; ``-`` for nothing."""
    preset, rules, state = read_position(position)
    for move in after:
        mover, actions = read_moves(preset.name, move)
        state = preset.family.apply(rules, state, mover, *actions)
    at = SEATS.index(seat) if seat else preset.family.turn(state)[0]
    action = PLAYERS[player].choose(preset.family, rules, state, at, Memory())
    return "-" if action < 0 else preset.family.action_text(action)


def answers(player: str, position: str) -> str:
    """Everything a player does until the game waits for another or for another kind of answer."""
    preset, rules, state = read_position(position)
    family = preset.family
    (seat, *_), phase = family.turn(state), state.phase
    done: list[str] = []
    memory = Memory()
    while seat in family.turn(state) and state.phase == phase and not family.over(state):
        done.append(_do(family, player, rules, state, seat, memory))
    return ", ".join(done)


def _do(family: Any, player: str, rules: Any, state: Any, seat: int, memory: Memory) -> str:
    action = PLAYERS[player].choose(family, rules, state, seat, memory)
    reason = family.check(rules, state, seat, action)
    if reason is not None:
        raise IllegalAction(reason)
    family.law.apply(rules, state, seat, action)
    return str(family.action_text(action))
