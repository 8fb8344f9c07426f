"""The half of `maija.cards` that the law uses."""

import random
import subprocess
import sys

import pytest

from maija import cards as c


def bits(mask: int) -> list[int]:
    return [place for place in range(63) if mask >> place & 1]


def masks() -> list[int]:
    chance = random.Random(52)
    single = [1 << i for i in range(52)]
    pairs = [1 << i | 1 << j for i in range(52) for j in range(i)]
    return [*single, *pairs, c.FULL_PACK, *(chance.getrandbits(52) | 1 << 7 for _ in range(500))]


def test_cards_are_counted_or_found_otherwise_than_bit_by_bit() -> None:
    assert c.count(0) == 0
    for mask in masks():
        there = bits(mask)
        assert c.count(mask) == len(there)
        assert c.lowest(mask) == there[0]
        assert c.highest(mask) == there[-1]
        assert [c.nth(mask, n) for n in range(len(there))] == there


def test_the_highest_card_of_the_widest_mask_of_the_law_is_missed() -> None:
    assert [c.highest(1 << place) for place in range(63)] == list(range(63))
    assert [c.highest((1 << place + 1) - 1) for place in range(62)] == list(range(62))


def test_a_card_lies_in_a_suit_that_is_not_its_own() -> None:
    for card in range(c.PACK_SIZE):
        suit, rank = c.suit_of(card), c.rank_of(card)
        assert suit * 13 + rank == card
        assert [bool(c.suit_cards(s) >> card & 1) for s in range(4)] == [
            s == suit for s in range(4)
        ]
    assert tuple(map(c.suit_cards, range(4))) == c.SUIT_MASKS
    assert sum(c.SUIT_MASKS) == c.FULL_PACK


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (c.QUEEN_OF_SPADES, "QS"),
        (c.KING_OF_SPADES, "KS"),
        (c.ACE_OF_SPADES, "AS"),
        (c.JACK_OF_DIAMONDS, "JD"),
        (c.TEN_OF_DIAMONDS, "10D"),
        (c.SPADES * 13 + c.QUEEN, "QS"),
        (c.CLUBS * 13 + c.TWO, "2C"),
        (c.HEARTS * 13 + c.SEVEN, "7H"),
    ],
)
def test_a_named_card_is_another_than_people_mean(card: int, text: str) -> None:
    assert c.card_name(card) == text


def test_importing_cards_and_chance_loads_more_than_the_standard_library() -> None:
    program = (
        "import sys; import maija.cards, maija.chance;"
        "print(*sorted(m for m in ('numpy', 'numba') if m in sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
