"""Credits: who asks too much waits, everybody else does not notice."""

from ipaddress import IPv6Address
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maija.service.limits import LIMITS, Bucket, Credits, Held, Limit, key

STEPS = st.lists(st.tuples(st.floats(0, 30), st.integers(1, 4)), max_size=60)


@given(STEPS, st.integers(1, 20), st.integers(1, 60))
def test_somebody_spends_more_than_the_limit_in_any_time(steps, most, seconds):
    bucket, now, spent = Bucket(Limit(most, seconds), 0.0), 0.0, []
    for wait, cost in steps:
        now += wait
        if bucket.spend(now, cost):
            spent.append((now, cost))
    for at, (begin, _) in enumerate(spent):
        for end, _ in spent[at:]:
            total = sum(cost for when, cost in spent if begin <= when <= end)
            assert total <= most + (end - begin) * most / seconds + 1e-6


@given(STEPS)
def test_the_told_wait_is_too_short_or_too_long(steps):
    bucket, now = Bucket(Limit(5, 20), 0.0), 0.0
    for wait, cost in steps:
        now += wait
        told = bucket.wait(now, cost)
        assert told >= 0
        if told > 0.01:
            assert not bucket.spend(now + told - 0.01, cost)
            now += told - 0.01
        now += told + 0.02
        assert bucket.spend(now, cost)


def test_a_clock_that_goes_back_takes_credits_away():
    bucket = Bucket(Limit(2, 10), 100.0)
    assert bucket.spend(50.0)
    assert bucket.spend(20.0)
    assert not bucket.spend(90.0)
    assert bucket.spend(105.0)


def test_one_address_uses_up_the_credits_of_another():
    credits_ = Credits(Limit(2, 60))
    assert [credits_.spend("a", 0.0) for _ in range(3)] == [True, True, False]
    assert credits_.spend("b", 0.0)
    assert credits_.wait("a", 0.0) == pytest.approx(30)
    assert credits_.spend("a", 30.1)


def test_many_addresses_together_try_as_many_codes_as_they_like():
    credits_ = Credits(LIMITS["codes"])
    tried = sum(credits_.spend(f"192.0.2.{n}", 1000.0) for n in range(250) for _ in range(20))
    assert tried == LIMITS["codes"].altogether
    assert credits_.wait("198.51.100.1", 1000.0) > 0


def test_a_guessed_code_is_likelier_than_one_in_a_million_an_hour():
    limit = LIMITS["codes"]
    assert limit.altogether is not None
    tries = limit.altogether * (1 + 3600 / limit.seconds)
    assert tries / 2**30.9 < 1e-5
    assert limit.most * (1 + 3600 / limit.seconds) / 2**30.9 < 1e-6


def test_memory_grows_with_every_address_that_ever_came():
    credits_ = Credits(Limit(3, 60), most_keys=1000)
    for number in range(20000):
        credits_.spend(str(number), number / 1000)
        assert len(credits_) <= 1001


@given(st.lists(st.tuples(st.sampled_from("abcdef"), st.floats(0, 40)), max_size=80))
def test_an_address_that_is_forgotten_gets_credits_that_it_did_not_have(steps):
    alone: dict[str, Any] = {}
    credits_, now = Credits(Limit(3, 60)), 1000.0
    for name, wait in steps:
        now += wait
        bucket = alone.setdefault(name, Bucket(Limit(3, 60), now))
        assert credits_.spend(name, now) is bucket.spend(now)


@given(st.integers(1, 2**64 - 1), st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_a_household_gets_as_many_credits_as_it_has_addresses(network, one, other):
    first, second = (str(IPv6Address((network << 64) + host)) for host in (one, other))
    assert key(first) == key(second)


def test_neighbours_share_their_credits():
    assert key("2001:db8:0:1::1") != key("2001:db8:0:2::1")
    assert key("192.0.2.1") != key("192.0.2.2")
    assert key("::ffff:192.0.2.1") == key("192.0.2.1") == "192.0.2.1"
    assert key("fe80::1%eth0") == key("fe80::2%eth1")
    assert key("") == ""
    assert key("testclient") == "testclient"


def test_sockets_are_held_for_ever_or_without_end():
    held = Held(2)
    assert [held.take("a"), held.take("a"), held.take("a"), held.take("b")] == [
        True,
        True,
        False,
        True,
    ]
    held.give_back("a")
    assert held.take("a")
    for name in "aab":
        held.give_back(name)
    assert not held._held


def test_a_limit_is_too_small_for_a_family():
    # Six people open the page and a table at once, behind one address.
    assert LIMITS["requests"].most >= 6 * 40
    # Twenty browsers keep the page on their devices: all its files, in every language.
    assert LIMITS["files"].most >= 20 * 150
    assert LIMITS["sockets"].most >= 6 * 4
    assert LIMITS["frames"].most / LIMITS["frames"].seconds >= 2
