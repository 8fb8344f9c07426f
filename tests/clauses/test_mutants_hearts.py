"""Hearts: what a single change of the law could do unnoticed, each under the clause it breaks."""

from __future__ import annotations

import dataclasses
from collections import Counter

import pytest

from maija.chance import seeded
from maija.games.presets import PRESETS, preset

HERE = [name for name, game in PRESETS.items() if game.family.name == "hearts"]
GIVEN = {"players", "dealer", "number", "totals", "rng", "stock", "end", "events"}
"""What a deal is made of; everything else follows from it."""


@pytest.mark.parametrize("name", HERE)
def test_t_37_something_of_the_last_deal_is_left_in_the_next(name: str) -> None:
    """The next deal begins like any other, whatever has happened at this table before."""
    game = preset(name)
    law, rules = game.family.law, game.rules
    for players in rules.seats():
        for number in range(4):
            clean, used = (
                game.family.state(players=players, dealer=1, number=number, rng=7) for _ in "ab"
            )
            for spec in dataclasses.fields(used):
                if spec.name not in GIVEN:
                    value = getattr(used, spec.name)
                    nonsense = [5] * players + value[players:] if isinstance(value, list) else 5
                    setattr(used, spec.name, nonsense)
            for state in (used, clean):
                law.stack(rules, state)
                law.shuffle(state)
                law.start(rules, state)
            assert used == clean
            assert (clean.shooter, clean.last_leader, clean.last_winner) == (-1, -1, -1)
            assert (clean.trick_number, clean.broken, clean.sun, clean.moon) == (0, 0, 0, 0)
            assert set(clean.last_trick[:players]) == set(clean.trick[:players]) == {-1}


def test_s4_07_some_order_of_the_pack_is_likelier_than_another() -> None:
    """The pack is shuffled: each order is as likely as any other."""
    family = preset("hearts").family
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(6000):
        state = family.state(end=3, rng=seeded(seed))
        state.stock[:4] = [0, 1, 2, 3]
        family.law.shuffle(state)
        assert state.stock[3] == 3  # not of the pack
        orders[tuple(state.stock[:3])] += 1
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values()), orders
