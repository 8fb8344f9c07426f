"""The sequential test: its ratio, its errors, and when it may speak."""

import random
from math import log

import pytest

from maija.lab.arena import Hypotheses, SequentialTest
from maija.lab.arena.sprt import H0, H1, UNDECIDED

RATES = Hypotheses("result", 0.05, 0.03, least=1000)


def fed(asked, samples, bounds=(0.0, 1.0)):
    test = SequentialTest(asked, bounds)
    for sample in samples:
        test.add(sample)
    return test


@pytest.mark.parametrize("lost", [0, 3, 20, 50, 120])
def test_the_ratio_of_two_rates_is_not_that_of_the_binomial_law(lost):
    test = fed(RATES, [1.0] * lost + [0.0] * (1000 - lost))
    exact = lost * log(0.03 / 0.05) + (1000 - lost) * log(0.97 / 0.95)
    assert test.ratio == pytest.approx(exact, abs=0.05)


def test_which_hypothesis_is_named_first_makes_a_difference():
    chance = random.Random(1)
    samples = [chance.gauss(0.8, 4) for _ in range(300)]
    one = fed(Hypotheses("advantage", 0, 1, least=300), samples, None)
    other = fed(Hypotheses("advantage", 1, 0, least=300), samples, None)
    assert one.ratio == pytest.approx(-other.ratio)
    assert (one.decision, other.decision) == (H1, H0)


def test_a_ratio_of_means_is_far_from_that_of_a_normal_law():
    chance = random.Random(2)
    samples = [chance.gauss(0.3, 4) for _ in range(500)]
    mean = sum(samples) / 500
    variance = sum((sample - mean) ** 2 for sample in samples) / 500
    normal = 500 * (mean - 0.5) / variance
    test = fed(Hypotheses("advantage", 0, 1, least=500), samples, None)
    assert test.ratio == pytest.approx(normal, rel=0.1)


def test_something_is_decided_too_early_or_changed_afterwards():
    asked = Hypotheses("result", 0.5, 0.01, least=40)
    test = SequentialTest(asked, (0.0, 1.0))
    for deal in range(60):
        test.add(0.0)
        assert (test.decision == UNDECIDED) == (deal + 1 < 40)
    assert (test.decision, test.deals) == (H1, 40)
    for _ in range(60):
        test.add(1.0)
    assert (test.decision, test.deals) == (H1, 40)


def test_equal_samples_end_the_test_in_an_error():
    for sample in (0.0, 1.0, 0.5, 26.0):
        for bounds in (None, (0.0, 26.0)):
            test = fed(Hypotheses("advantage", 0, 1, least=1), [sample] * 30, bounds)
            assert test.decision in {H0, H1, UNDECIDED}
            assert test.deals > 0


@pytest.mark.slow
@pytest.mark.parametrize(("rate", "right"), [(0.05, H0), (0.03, H1)])
def test_the_test_errs_more_often_than_it_says(rate, right):
    # Four games a deal that are not independent, a look after every deal: 5 % may go wrong.
    asked = Hypotheses("result", 0.05, 0.03, least=100)
    runs, wrong = 120, 0
    for run in range(runs):
        chance = random.Random(f"{rate} {run}")
        test = SequentialTest(asked, (0.0, 1.0))
        for _ in range(1500):
            hard = chance.betavariate(8 * rate, 8 * (1 - rate))
            test.add(sum(chance.random() < hard for _ in range(4)) / 4)
            if test.decision != UNDECIDED:
                break
        wrong += test.decision not in {right, UNDECIDED}
    assert wrong <= 0.05 * runs


@pytest.mark.parametrize(
    "asked",
    [
        ("rank", 0, 1, 0.05, 0.05),
        ("result", 1, 1, 0.05, 0.05),
        ("result", 0, 1, 0, 0.05),
        ("result", 0, 1, 0.05, 0.5),
    ],
)
def test_a_question_without_sense_is_asked(asked):
    with pytest.raises(ValueError, match=r"none of|same|error rate"):
        Hypotheses(*asked)
