"""Hearts: what a single change of the law could do unnoticed, each under the clause it breaks."""

from __future__ import annotations

import dataclasses
from collections import Counter

import pytest

from maija.chance import seeded
from maija.games.hearts import Word
from maija.games.presets import PRESETS, preset
from tests.table import Table

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


@pytest.mark.parametrize(
    ("totals", "word", "scores"),
    [
        ("0 90 40 50", "OTHERS_PLUS", (0, 26, 26, 26)),  # B 116: the match ends, A is lowest
        ("0 74 40 50", "SELF_MINUS", (-26, 0, 0, 0)),  # B would stand at 100, and win
        ("0 73 40 50", "OTHERS_PLUS", (0, 26, 26, 26)),  # nobody gets there
        ("60 90 20 50", "SELF_MINUS", (-26, 0, 0, 0)),  # C would be lower than A
    ],
)
def test_t_33_an_automatic_moon_gives_the_match_to_who_reaches_the_target_exactly(
    totals: str, word: str, scores: tuple[int, ...]
) -> None:
    """Where exactly the target wins, giving somebody just that much would lose the match."""
    table = Table(
        f"hearts moon=auto exact_target=wins; totals {totals}; trick 13; broken; leader A;"
        " taken A 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH QS; tricks 12 0 0 0;"
        " A AH; B 2C; C 3C; D 4C"
    )
    table.play("A AH", "B 2C", "C 3C", "D 4C")
    assert table.over
    assert Word(table.state.moon).name == word
    assert table.scores == scores
