"""Sets of cards of one and two packs."""

import copy
import pickle
from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maija.cards import (
    FULL_PACK,
    CardError,
    Cards,
    cards_in,
    cards_of,
    mask_of,
    masks_of,
)

two_packs = st.permutations([*range(52)] * 2).flatmap(
    lambda order: st.integers(0, 104).map(lambda size: order[:size])
)


@given(two_packs)
def test_masks_lose_a_card_or_add_one(hand: list[int]) -> None:
    once, twice = masks_of(hand)
    assert cards_of(once, twice) == tuple(sorted(hand))
    assert twice & ~once == 0
    assert mask_of(set(hand)) == once
    assert cards_in(once) == tuple(sorted(set(hand)))


@given(two_packs)
def test_cards_cannot_be_pasted_back_or_sent_elsewhere(hand: list[int]) -> None:
    cards = Cards(hand)
    assert eval(repr(cards)) == cards  # noqa: S307 - our own text
    assert pickle.loads(pickle.dumps(cards)) == cards  # noqa: S301 - our own bytes
    assert copy.deepcopy(cards) == cards
    assert Cards.of_masks(cards.once, cards.twice) == cards
    assert hash(Cards(reversed(hand))) == hash(cards)
    assert (list(cards), len(cards)) == (sorted(hand), len(hand))


@given(two_packs, two_packs)
def test_sets_of_two_packs_do_not_add_up_as_heaps_of_cards_do(a: list[int], b: list[int]) -> None:
    left, right, many, other = Cards(a), Cards(b), Counter(a), Counter(b)
    assert Counter(left | right) == many | other
    assert Counter(left & right) == many & other
    assert Counter(left - right) == many - other
    assert (left <= right) == (many <= other)
    together = many + other
    if max(together.values(), default=0) > 2:
        with pytest.raises(CardError, match="there three times"):
            left + right
    else:
        assert Counter(left + right) == together


def test_a_hand_shows_itself_otherwise_than_it_is_written() -> None:
    assert repr(Cards("QS,3s 6S")) == "Cards('3S 6S QS')"
    assert repr(Cards()) == "Cards('')"
    assert str(Cards("QSQS")) == "QS QS"
    assert "QS" in Cards("QS")
    assert 49 in Cards("QS")
    for absent in ("KS", 50, 99, -1, None, 1.5):
        assert absent not in Cards("QS")
    with pytest.raises(CardError):
        assert "nonsense" in Cards("QS")


def test_a_hand_can_be_changed_in_place() -> None:
    with pytest.raises(AttributeError):
        Cards("QS").once = 0  # type: ignore[misc]


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ([49, 49], "QS is there twice: one pack has one of each card"),
        ([49, 49, 49], "QS is there three times: two packs have two of each"),
        ([52], "52 is no card: cards are numbered from 0 to 51"),
        (["QS"], "'QS' is no card: cards are numbered from 0 to 51"),
    ],
)
def test_a_pack_holds_what_no_pack_holds(cards: Iterable[int], message: str) -> None:
    with pytest.raises(CardError) as refused:
        mask_of(cards)
    assert str(refused.value) == message


@pytest.mark.parametrize("mask", [-1, FULL_PACK + 1, 1 << 20_000], ids=int.bit_length)
def test_a_mask_with_other_bits_passes_for_cards(mask: int) -> None:
    with pytest.raises(CardError, match="is no set of cards"):
        cards_in(mask)


def test_a_card_is_there_twice_without_being_there() -> None:
    with pytest.raises(CardError, match="2 has cards that 1 lacks"):
        Cards.of_masks(1, 2)
