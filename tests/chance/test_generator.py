"""The law's small generator."""

import random
from collections import Counter
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maija.chance import LOW_32, MULTIPLIER, below, draw, seeded

FIXED_POINTS = {0, MULTIPLIER * 2**32 - 1}
seeds = st.integers(0, 2**63 - 1)


@dataclass
class State:
    """A state with nothing but the generator."""

    rng: int


def prime(number: int) -> bool:
    """Miller and Rabin's test, which the first twelve primes make certain below 3 * 10**24."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(base, odd, number)
        if power in (1, number - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % number
            if power == number - 1:
                break
        else:
            return False
    return True


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((seen - expected) ** 2 for seen in counts) / expected


def test_the_generator_falls_into_a_short_cycle() -> None:
    assert MULTIPLIER < 2**31
    assert prime(MULTIPLIER * 2**32 - 1)
    assert prime(MULTIPLIER * 2**31 - 1)
    assert [n for n in range(3, 60) if prime(n)][:5] == [41, 43, 47, 53, 59]  # beyond the bases


@given(seeds)
def test_a_seed_starts_the_generator_where_it_stands_still_or_overflows(seed: int) -> None:
    start = seeded(seed)
    assert 0 < start < MULTIPLIER * 2**32 - 1
    state = State(start)
    number = draw(state)
    assert 0 <= number <= LOW_32
    assert state.rng != start
    assert 0 < state.rng < MULTIPLIER * 2**32 - 1 < 2**63


def test_the_two_dead_states_are_not_what_the_rest_avoids() -> None:
    for dead in FIXED_POINTS:
        state = State(dead)
        draw(state)
        assert state.rng == dead


def unseeded(state: int) -> int:
    """Walk the rounds of `seeded` backwards: each can be undone, so no two seeds meet."""
    high, low = state >> 32, state & LOW_32
    for turn in (2, 1, 0):
        product = (low ^ (0x1E3779B9 + turn)) * 0x4C957F2D
        high ^= (product ^ (product >> 31)) >> 1 & 0x7FFFFFFF
        product = (high ^ (0x3C6EF372 + turn)) * 0x5851F42D
        low ^= (product ^ (product >> 31)) & LOW_32
    return high << 32 | low


@given(st.integers(1, MULTIPLIER * 2**32 - 2))
def test_a_state_cannot_be_reached_from_any_seed(state: int) -> None:
    assert seeded(unseeded(state)) == state


@pytest.mark.parametrize("dead", sorted(FIXED_POINTS))
def test_one_seed_leads_to_a_dead_state_after_all(dead: int) -> None:
    assert seeded(unseeded(dead)) == 1


@pytest.mark.parametrize("dead", sorted(FIXED_POINTS))
@pytest.mark.parametrize("n", [1, 3, 52, 2**31 - 1])
def test_a_state_that_nobody_seeded_hangs_the_law(dead: int, n: int) -> None:
    assert 0 <= below(State(dead), n) < n


def test_neighbouring_seeds_give_packs_that_resemble_each_other() -> None:
    chance = random.Random(63)
    for flipped in range(63):
        changed = Counter[int]()
        for _ in range(300):
            seed = chance.getrandbits(63)
            difference = seeded(seed) ^ seeded(seed ^ (1 << flipped))
            changed.update(bit for bit in range(62) if difference >> bit & 1)
        assert all(90 < changed[bit] < 210 for bit in range(62))
    assert len({seeded(seed) for seed in range(20_000)}) == 20_000


def test_the_same_seed_no_longer_gives_the_same_deal() -> None:
    state = State(seeded(2024))
    assert [below(state, 52) for _ in range(12)] == [49, 3, 23, 27, 6, 32, 33, 34, 34, 24, 48, 7]


@given(seeds, st.integers(1, 2**31 - 1))
def test_a_number_comes_out_that_was_not_asked_for(seed: int, n: int) -> None:
    assert 0 <= below(State(seeded(seed)), n) < n


@pytest.mark.parametrize("n", range(1, 258))
def test_on_a_generator_of_eight_bits_some_number_comes_out_more_often(n: int) -> None:
    """The same reasoning with 8 bits for 32, gone through completely: no modulo bias."""
    if n <= 256:
        refused = (256 - n) % n
        assert refused == 256 % n
        kept = [word * n >> 8 for word in range(256) if word * n & 255 >= refused]
        assert set(Counter(kept).values()) == {256 // n}
        assert len(Counter(kept)) == n
    assert (LOW_32 + 1 - n) % n == 2**32 % n


def test_a_large_range_is_drawn_with_modulo_bias() -> None:
    """Below 3 * 2**29 a remainder of 32 bits would give the lower two thirds half as often more."""
    state, n = State(seeded(5)), 3 * 2**29
    counts = [0] * 3
    for _ in range(30_000):
        counts[below(state, n) // 2**29] += 1
    assert chi_square(counts) < 13.8  # one in a thousand, 2 degrees of freedom


def test_cards_of_the_laws_generator_prefer_a_place() -> None:
    state = State(seeded(1))
    counts = [[0] * 52 for _ in range(52)]
    for _ in range(4_000):
        pack = list(range(52))
        for last in range(51, 0, -1):
            chosen = below(state, last + 1)
            pack[last], pack[chosen] = pack[chosen], pack[last]
        for place, card in enumerate(pack):
            counts[place][card] += 1
    total = sum(chi_square(row) for row in counts)
    assert abs(total - 51 * 52) < 4 * (2 * 51 * 51) ** 0.5  # four standard deviations


def test_the_low_or_the_high_bits_of_a_draw_are_not_random() -> None:
    state = State(seeded(9))
    ones = [0] * 32
    repeats = 0
    before = draw(state)
    for _ in range(20_000):
        number = draw(state)
        repeats += (number ^ before).bit_count()
        before = number
        for bit in range(32):
            ones[bit] += number >> bit & 1
    assert all(abs(count - 10_000) < 320 for count in ones)
    assert abs(repeats - 320_000) < 2_000
