"""Random tables and random games for tests: any preset, any options, any number of players.

All of it comes from the ``random.Random`` of the caller, so that a failing test can be run again.
"""

from __future__ import annotations

import dataclasses
import os
from typing import TYPE_CHECKING, Any

from maija.games.options import RulesError
from maija.games.presets import PRESETS

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

    from maija.games.family import Family

SOAK = os.environ.get("MAIJA_SOAK") == "1"


def times(quick: int, soak: int) -> int:
    """How often to try: a few times usually, often under ``MAIJA_SOAK=1``."""
    return soak if SOAK else quick


def table(family: Family, chance: random.Random, **options: str) -> tuple[Any, int]:
    """Rules and a number of players: a preset with up to four options changed at random."""
    names = [name for name, preset in PRESETS.items() if preset.family is family]
    while True:
        preset = PRESETS[chance.choice(names)]
        players = chance.choice(preset.rules.seats())
        names_changed = chance.sample(preset.rules.names(), chance.randrange(5))
        changes = {name: chance.choice(preset.rules.values(name)) for name in names_changed}
        try:
            rules = dataclasses.replace(preset.rules, **changes).changed(options)
        except RulesError:
            continue
        if not family.clashes(rules, players):
            return rules, players


def start(family: Family, rules: Any, players: int, chance: random.Random) -> Any:
    """A fresh deal."""
    standing: dict[str, Any] = {}
    if family.name == "hearts":
        standing["number"] = chance.randrange(8)
    return family.start(
        rules, players, dealer=chance.randrange(players), seed=chance.getrandbits(60), **standing
    )


def turn(
    family: Family, rules: Any, state: Any, chance: random.Random, words_often: float = 0.3
) -> tuple[int, int]:
    """Anything that any seat may do now; words (end the lead, take) as often as is said."""
    ways = [
        (seat, options)
        for seat in range(state.players)
        if (options := family.legal(rules, state, seat))
    ]
    seat, options = chance.choice(ways)
    words = [option for option in options if option >= 52]
    if words and chance.random() < words_often:
        return seat, chance.choice(words)
    return seat, chance.choice(options)


def states(family: Family, rules: Any, state: Any, chance: random.Random) -> Iterator[Any]:
    """The states of a random game, from the deal to the end; the same object, changed in place."""
    words_often = chance.choice((0.05, 0.3, 0.6))
    yield state
    while not family.over(state):
        seat, action = turn(family, rules, state, chance, words_often)
        family.law.apply(rules, state, seat, action)
        yield state
