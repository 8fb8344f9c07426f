"""Any two options together: plain and compiled, the law plays every pair of values the same.

All pairs of values of two options that `check()` accepts, over each preset: in the soak every pair
with twenty deals, otherwise a sample drawn anew from the same seed with two. Deals are played at
random, out of turn too; after each action every field of both states is equal, and so is what each
seat may do and, at the end, the score.
"""

from __future__ import annotations

import functools
import itertools
import os
import random
from typing import Any, NamedTuple

import pytest

from maija import fast
from maija.games.family import bits
from maija.games.presets import PRESETS

pytestmark = [
    pytest.mark.fast,
    pytest.mark.skipif(not fast.available(), reason="needs Numba: pip install maija[fast]"),
]
SOAK = os.environ.get("MAIJA_SOAK") == "1"
SAMPLE = 40
"""Pairs of each preset in the usual run."""
DEALS = 20 if SOAK else 2
PARTS = 4
"""Tests of each preset, so that several can run at once."""
MOST_ACTIONS = 600
"""Random deals end long before, but for rules without an end by repetition."""


class Pair(NamedTuple):
    """Two options of a preset with a value each, and for how many players."""

    preset: str
    players: int
    options: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return f"{self.preset}-{self.players}-{'-'.join(map('='.join, self.options))}"


@functools.cache
def pairs(name: str) -> list[Pair]:
    """Every pair of values of two options that can stand together over a preset.

    A value of the preset itself counts as well. The numbers of players go round among those for
    which the pair can stand; an option of one number of players alone is played with that.
    """
    preset = PRESETS[name]
    rules = preset.rules
    values = [
        (option, rules.written(option, value))
        for option in rules.names()
        for value in rules.values(option)
    ]
    seats = itertools.cycle(rules.seats())
    found = []
    for one, two in itertools.combinations(values, 2):
        if one[0] == two[0] or (one[1], two[1]) == (rules.text(one[0]), rules.text(two[0])):
            continue
        changed = rules.changed([one, two])
        meant = [int(option[-1]) for option, _ in (one, two) if option[-1].isdigit()]
        tries = meant or [next(seats) for _ in range(len(rules.seats()))]
        for players in tries:
            if not preset.family.clashes(changed, players, rules):
                found.append(Pair(name, players, (one, two)))
                break
    return found


def drawn(name: str) -> list[Pair]:
    """The pairs to play: all of them, or a sample."""
    every = pairs(name)
    if SOAK:
        return every
    return random.Random(name).sample(every, min(SAMPLE, len(every)))


def numbers(state: Any) -> list[int]:
    """All numbers of a state, in the order of its record."""
    flat: list[int] = []
    for name in state.__slots__:
        value = getattr(state, name)
        if isinstance(value, list):
            flat += value
        else:
            flat.append(value)
    return flat


def play(pair: Pair, deals: int) -> int:
    """Play deals plain and compiled in step; the actions played."""
    import numpy as np

    preset = PRESETS[pair.preset]
    family, players = preset.family, pair.players
    rules = preset.changed(dict(pair.options), players)
    law = family.law
    chance = random.Random(str(pair))
    seeds = [chance.getrandbits(60) for _ in range(deals)]
    dealers = [chance.randrange(players) for _ in range(deals)]
    standing: dict[str, Any] = (
        {"number": [chance.randrange(8) for _ in range(deals)]} if family.name == "hearts" else {}
    )
    batch = fast.Batch(rules, players, threads=1)
    records = batch.start(seeds, dealers=dealers, **standing)
    states = [
        family.start(
            rules,
            players,
            dealer=dealers[at],
            seed=seeds[at],
            **{name: values[at] for name, values in standing.items()},
        )
        for at in range(deals)
    ]
    actions = 0
    for _ in range(MOST_ACTIONS):
        table = records.view(np.int64).reshape(len(states), -1)
        plain = np.array([numbers(state) for state in states], np.int64)
        if not np.array_equal(table, plain):
            at = int(np.flatnonzero((table != plain).any(axis=1))[0])
            assert batch.state(records[at]) == states[at], pair
        masks = [[law.legal(rules, state, seat) for seat in range(players)] for state in states]
        assert batch.legal(records).tolist() == masks, pair
        going = [at for at, state in enumerate(states) if law.turn(state)]
        if len(going) < len(states):
            over = [at for at in range(len(states)) if at not in set(going)]
            scores = [family.score(rules, states[at]) for at in over]
            assert batch.scores(records[over]).tolist() == list(map(list, scores)), pair
            states = [states[at] for at in going]
            masks = [masks[at] for at in going]
            records = records[going]
        if not states:
            break
        moves = []
        for state, mask in zip(states, masks, strict=True):
            waiting = law.turn(state)
            seat = chance.choice(list(bits(waiting)))
            if chance.random() < 0.3:
                seat = chance.choice([other for other in range(players) if mask[other]])
            moves.append((seat, chance.choice(list(bits(mask[seat])))))
        batch.apply(records, [seat for seat, _ in moves], [action for _, action in moves])
        for state, (seat, action) in zip(states, moves, strict=True):
            law.apply(rules, state, seat, action)
        actions += len(moves)
    return actions


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", PRESETS)
def test_a_pair_of_options_plays_otherwise_compiled(name: str, part: int) -> None:
    for pair in drawn(name)[part::PARTS]:
        assert play(pair, DEALS) >= DEALS


@pytest.mark.parametrize("name", PRESETS)
def test_an_option_is_in_no_pair(name: str) -> None:
    rules = PRESETS[name].rules
    seen = {option for pair in pairs(name) for option, _ in pair.options}
    assert seen == set(rules.names())
