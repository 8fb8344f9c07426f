"""Deals of Mustamaija by ``habit`` at every seat, with what each seat keeps in mind."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from maija.games.family import families
from maija.games.presets import PRESETS
from maija.players import PLAYERS, Memory
from tests import random_games

if TYPE_CHECKING:
    from collections.abc import Iterator

FAMILY = families()["mustamaija"]
HABIT = PLAYERS["habit"]
GAMES = tuple(name for name, preset in PRESETS.items() if preset.family is FAMILY)
MOST = 400


def tables(name: str, deals: int) -> Iterator[tuple[Any, int, random.Random]]:
    """Rules, players and chance: a game with every number of players, and some options changed."""
    for deal in range(deals):
        chance = random.Random(f"{name} {deal}")
        rules = PRESETS[name].rules
        for players in rules.seats():
            yield rules, players, chance
        yield *random_games.table(FAMILY, chance), chance


def states(
    rules: Any, players: int, chance: random.Random
) -> Iterator[tuple[Any, list[Memory], int]]:
    """The states of a deal, each with all memories and the seat that is to act.

    State and memories are always the same ones; who changes them changes the deal.
    """
    state = random_games.start(FAMILY, rules, players, chance)
    memories = [Memory(chance.getrandbits(60) + 1) for _ in range(players)]
    for _ in range(MOST):
        for seat, memory in enumerate(memories):
            HABIT.observe(FAMILY, rules, state, seat, memory)
        if FAMILY.over(state):
            return
        seat = state.actor
        namers = [at for at in range(players) if at != seat and FAMILY.law.legal(rules, state, at)]
        if namers:
            yield state, memories, namers[0]
        yield state, memories, seat
        for at in (*namers, seat):
            action = HABIT.choose(FAMILY, rules, state, at, memories[at])
            if action >= 0:
                FAMILY.law.apply(rules, state, at, action)
                break
