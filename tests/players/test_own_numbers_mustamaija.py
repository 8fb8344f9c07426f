"""A seat for which a search plays has numbers of its own, and nobody else has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from maija.chance import seeded
from maija.games.presets import PRESETS
from maija.players import Memory
from maija.players.mustamaija import habit, knowledge, playout, worth
from maija.record import read_position
from tests import random_games
from tests.players.deals_by_habit import FAMILY

if TYPE_CHECKING:
    from collections.abc import Sequence

DEALS = random_games.times(40, 2000)
TABLES = (
    *(worth.PLAIN, worth.STEP, worth.TRUMP, worth.TRUMP_STEP, worth.QUEEN_WORTH, worth.COURT),
    *(worth.SUIT_HELD, worth.LEADING, worth.LEADING_AGAINST_ONE, worth.PICKED_UP),
    *(worth.EACH_PICKED_UP, worth.LAST_CARDS, worth.FEW_LEFT, worth.RIVAL),
    worth.ALONE_AGAINST_ONE,
)


def loser(deal: int, rows: Sequence[int]) -> int:
    """Who loses a deal of two, each going by a row of numbers."""
    rules = PRESETS["mustamaija"].rules
    state = FAMILY.start(rules, 2, dealer=deal % 2, seed=seeded(deal))
    memories = [Memory(seeded(2 * deal + seat), misjudges=row) for seat, row in enumerate(rows)]
    while not FAMILY.over(state):
        for seat, memory in enumerate(memories):
            knowledge.observe(rules, state, seat, memory)
        seat = state.actor
        FAMILY.law.apply(rules, state, seat, habit.choose(rules, state, seat, memories[seat]))
    return int(state.loser)


@pytest.mark.slow
def test_the_own_numbers_are_no_better_than_those_of_habit() -> None:
    """They lose 22 % of the deals against a single one (20,000 deals); of 80 not 40 %."""
    own = worth.AGAINST_HABIT
    lost = sum(loser(deal, (own, 0)) == 0 for deal in range(DEALS))
    lost += sum(loser(deal, (0, own)) == 1 for deal in range(DEALS))
    assert lost < 0.4 * 2 * DEALS


def test_a_stage_is_missing_for_somebody() -> None:
    rows = 1 + worth.AGAINST_HABIT
    assert {len(table) for table in TABLES} == {worth.STAGES * rows}


@pytest.mark.parametrize(
    "text",
    [
        "mustamaija; stock 20; A 2C 5C 9C KC 3D; B 5",
        "mustamaija; stock 20; A 2C 5C 9C KC 3D; B 5; C 5; D 5",
    ],
)
def test_others_go_by_the_own_numbers_of_a_seat_too(
    monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    _, rules, state = read_position(text)
    seen: list[tuple[int, int]] = []

    def watched(r: Any, s: Any, seat: int, memory: Memory) -> int:
        seen.append((seat, memory.misjudges))
        return habit.choose(r, s, seat, memory)

    monkeypatch.setattr(playout, "choose", watched)
    playout.play_on(rules, state, 0, Memory(seeded(3)), -1)
    assert {seat for seat, _ in seen} == set(range(state.players))
    assert {(seat, row) for seat, row in seen} == {
        (seat, 0 if seat else worth.own_row(state)) for seat in range(state.players)
    }
