"""Chance within the law: a small generator that runs as it stands and compiled.

It works on any state with an integer field ``rng`` and keeps to integers that fit 64 signed bits.
It serves simulation, search, and those games whose rules ask for chance in the middle of a deal.
The shuffle that people can check is ``maija.shuffle``. No clock and no generator shared by the
process may live here.
"""

from typing import Final, Protocol


class HasGenerator(Protocol):
    """A state that carries the law's generator."""

    rng: int


MULTIPLIER: Final = 2_131_995_753
"""The multiplier ``a`` of the generator, the largest below 2**31 in George Marsaglia's list of
multipliers for 32-bit multiply-with-carry: ``a * 2**32 - 1`` and ``a * 2**31 - 1`` are prime,
so that every state but two lies on one of two cycles of length ``a * 2**31 - 1``."""

LOW_32: Final = (1 << 32) - 1
TRIES: Final = 64


def seeded(seed: int) -> int:
    """Return a first value of ``rng`` for a seed, ``0 <= seed < 2**63`` (higher bits are dropped).

    A six-round unbalanced Feistel network over the lanes of 31 and 32 bits spreads every bit
    of the seed over the whole state, and every product stays below 2**63. Different seeds give
    different states, but for 0.7 % of them that share theirs with one other. The two states
    that the generator cannot leave are never returned.
    """
    high = seed >> 32 & 0x7FFFFFFF
    low = seed & LOW_32
    for turn in range(3):
        product = (high ^ (0x3C6EF372 + turn)) * 0x5851F42D
        low ^= (product ^ (product >> 31)) & LOW_32
        product = (low ^ (0x1E3779B9 + turn)) * 0x4C957F2D
        high ^= (product ^ (product >> 31)) >> 1 & 0x7FFFFFFF
    if high >= MULTIPLIER:
        high -= MULTIPLIER
    state = (high << 32) | low
    if state == 0:
        return 1
    if state == MULTIPLIER * (LOW_32 + 1) - 1:
        return 1
    return state


def draw(s: HasGenerator) -> int:
    """Return 32 random bits and step the generator ``s.rng``.

    Multiply-with-carry (Marsaglia 1994): the low half of the state is the digit, the high half
    the carry, and the two are folded together for the output (as in Thomas, MWC64X, 2011).
    """
    state = s.rng
    digit = state & LOW_32
    carry = state >> 32
    s.rng = MULTIPLIER * digit + carry
    return digit ^ carry


def below(s: HasGenerator, n: int) -> int:
    """Return a random integer from 0 to ``n - 1``, each as likely as the other.

    ``1 <= n < 2**31``. Multiplication with rejection (Lemire, "Fast Random Integer Generation
    in an Interval", 2019): a division is needed only in one of ``2**32 / n`` cases. After 64
    rejections in a row (less likely than 2**-64) the last draw is kept, so that even a state
    that nobody seeded ends.
    """
    product = draw(s) * n
    if product & LOW_32 < n:
        refused = (LOW_32 + 1 - n) % n
        for _ in range(TRIES):
            if product & LOW_32 >= refused:
                break
            product = draw(s) * n
    return product >> 32
