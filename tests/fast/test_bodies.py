"""``count``, ``lowest`` and ``overwrite`` have two bodies; both must say the same."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from maija.cards import FULL_PACK, count, highest, lowest, nth
from maija.fast import Twin, pack, unpack_state
from maija.games.copying import overwrite
from maija.games.mustamaija.state import State

pytestmark = pytest.mark.fast


def ask(masks: Any, counts: Any, lowests: Any, highests: Any, last: int) -> None:
    """Answer for many masks."""
    for i in range(last):
        counts[i] = count(masks[i])
        lowests[i] = lowest(masks[i])
        highests[i] = highest(masks[i])


def ask_nth(masks, answers, last) -> None:
    """The middle card of many masks."""
    for i in range(last):
        answers[i] = nth(masks[i], count(masks[i]) // 2)


def lay_over(rows, s, card) -> None:
    """Lay a state over the second of two, and change it afterwards."""
    overwrite(rows, 1, s)
    s.hands[2] = card
    rows[1].hands[3] = card


TWIN = Twin(
    "bodies",
    {
        lay_over: (list[State], State, int),
        ask: (list[int], list[int], list[int], list[int], int),
        ask_nth: (list[int], list[int], int),
    },
)
SINGLES = [1 << i for i in range(63)]
PAIRS = [1 << i | 1 << j for i in range(63) for j in range(i)]
CHANCE = random.Random("bodies")
SETS = [CHANCE.getrandbits(63) or 1 for _ in range(5_000)] + [FULL_PACK, (1 << 63) - 1]


@pytest.mark.parametrize("masks", [SINGLES, PAIRS, SETS], ids=["single", "pairs", "sets"])
def test_the_machine_counts_cards_otherwise(masks: list[int]) -> None:
    plain: list[list[int]] = [[0] * len(masks) for _ in range(3)]
    ask(masks, plain[0], plain[1], plain[2], len(masks))
    compiled = [np.zeros(len(masks), np.int64) for _ in range(3)]
    TWIN[ask](np.array(masks), *compiled, len(masks))
    assert [answers.tolist() for answers in compiled] == plain
    middle = np.zeros(len(masks), np.int64)
    TWIN[ask_nth](np.array(masks), middle, len(masks))
    assert middle.tolist() == [nth(mask, count(mask) // 2) for mask in masks]


def test_the_machine_counts_cards_in_an_empty_hand() -> None:
    answers = [np.ones(1, np.int64) for _ in range(3)]
    TWIN[ask](np.zeros(1, np.int64), *answers, 1)
    assert answers[0].tolist() == [count(0)]


def test_a_state_laid_over_another_is_not_a_copy_of_its_own() -> None:
    rows, state = [State(dealer=1), State(dealer=2, hands=[5] * 8)], State(dealer=3, hands=[7] * 8)
    packed, given = pack(rows, State), pack([state], State)
    lay_over(rows, state, 9)
    TWIN[lay_over](packed, given[0], 9)
    assert [unpack_state(row, State) for row in packed] == rows
    assert unpack_state(given[0], State) == state
    assert rows[1].hands[:4] == [7, 7, 7, 9]
    assert state.hands[:4] == [7, 7, 9, 7]
    assert rows[0] == State(dealer=1)
