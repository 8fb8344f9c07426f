"""What the tests of views share: a seat is asked everything, before and after a hidden change."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from tests import random_games

if TYPE_CHECKING:
    from collections.abc import Callable

    from maija.games.family import Family

    Look = Callable[[Any, Any, int], Any]
    Change = Callable[[Any, Any, int, random.Random], Any]

ACTIONS = range(-3, 71)


def answers(family: Family, look: Look, r: Any, s: Any, seat: int) -> dict[str, Any]:
    """Everything that a seat can be told of a state."""
    return {
        "view": look(r, s, seat),
        "told": family.told(r, s, seat),
        "legal": family.legal(r, s, seat),
        "turn": family.turn(s),
        "choices": family.choices(r, s, seat),
        "check": [family.check(r, s, seat, action) for action in ACTIONS],
    }


def blind(family: Family, look: Look, change: Change, games: int, seed: int) -> int:
    """Play random games, change what is hidden in some of their states, and compare the answers.

    Returns:
        How often the hidden hands really changed.
    """
    changed = 0
    for game in range(games):
        chance = random.Random(seed * 100_003 + game)
        r, players = random_games.table(family, chance)
        s = random_games.start(family, r, players, chance)
        states = random_games.states(family, r, s, chance)
        often = chance.choice((0.04, 0.15, 0.5))
        left = 40
        for state in states:
            rare = family.over(state) or bool(getattr(state, "overload", 0))
            if left and (rare or chance.random() < often):
                left -= 1
                seat = chance.randrange(-1, players)
                other = change(r, state, seat, chance)
                changed += other.hands != state.hands
                before = answers(family, look, r, state, seat)
                after = answers(family, look, r, other, seat)
                for name, answer in before.items():
                    assert answer == after[name], (
                        f"game {game} of seed {seed}: seat {seat} can tell by its {name}: {r!r}"
                    )
    return changed


def plain(value: Any) -> bool:
    """Whether a value is only whole numbers, truths, nothing, and tuples of them."""
    if isinstance(value, tuple):
        return all(plain(part) for part in value)
    return value is None or type(value) in {int, bool}
