"""Only our own page may change something with somebody's cookie."""

import pytest

from maija.service.hosts import Authority
from maija.service.origin import ours

HOST = Authority("cards.example", 8000)


def passes(origin, site=None, host=HOST, secure=False):
    return ours([] if origin is None else [origin], site, host, secure=secure)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://cards.example:8000", HOST),
        ("http://CARDS.example:8000", HOST),
        ("http://cards.example", Authority("cards.example")),
        ("http://cards.example", Authority("cards.example", 80)),
        ("https://cards.example", Authority("cards.example", 443)),
        # The proxy speaks TLS and does not say so.
        ("https://cards.example", Authority("cards.example")),
        ("http://[2001:db8::1]:8000", Authority("2001:db8::1", 8000)),
    ],
)
def test_our_own_page_is_refused(origin, host):
    assert passes(origin, host=host)


@pytest.mark.parametrize(
    "origin",
    [
        *("http://evil.example", "http://evil.example:8000", "http://cards.example:8001"),
        *("http://cards.example", "https://cards.example", "null", "", "cards.example:8000"),
        *("http://cards.example:8000.evil.example", "http://cards.example:8000@evil.example"),
        *("http://evil.example/http://cards.example:8000", "http://cards.example:8000/"),
        *("http://cards.example:8000 http://evil.example", "file://", "moz-extension://a-b"),
        *("http://sub.cards.example:8000", "http://cards.example.:8000x"),
    ],
)
def test_a_page_of_somebody_else_may_ask(origin):
    assert not passes(origin)


def test_a_page_that_came_in_the_clear_may_ask_by_tls():
    host = Authority("cards.example")
    assert passes("https://cards.example", host=host, secure=True)
    assert not passes("http://cards.example", host=host, secure=True)


def test_two_origins_are_better_than_none():
    assert not ours(["http://cards.example:8000", "http://evil.example"], None, HOST, secure=False)


@pytest.mark.parametrize(
    ("site", "passing"),
    [
        (None, True),
        ("same-origin", True),
        ("none", True),
        ("same-site", False),
        ("cross-site", False),
    ],
)
def test_a_browser_that_names_no_origin_is_taken_for_a_program(site, passing):
    assert passes(None, site) is passing
