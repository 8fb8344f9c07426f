"""``count`` and ``lowest`` are the only functions with two bodies; both must say the same."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from maija.cards import FULL_PACK, count, highest, lowest, nth
from maija.fast import Twin

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


TWIN = Twin(
    "bodies",
    {
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
