"""Forwarded fields: believed from whom they may be, and from nobody else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maija.service.addresses import Networks
from maija.service.proxies import arrival
from tests.service.asking import scope_of

PROXY = ("10.0.0.1", 4000)
CLIENT = "198.51.100.7"
TRUSTED = Networks(["10.0.0.0/24"])


def came(*headers, client=PROXY, trusted=TRUSTED, scheme="http", server=("10.0.0.9", 8000)):
    fields = [("host", "inside:8000"), *headers]
    return arrival(scope_of("GET", "/", fields, client, server, scheme), trusted)


def forwarded(*chain):
    return [("x-forwarded-for", text) for text in chain]


@given(st.lists(st.sampled_from(["10.0.0.5", "203.0.113.1", "127.0.0.1", "::1", "x", ""])))
def test_somebody_chooses_an_address_by_writing_one_to_the_left(spoofed):
    assert came(*forwarded(", ".join([*spoofed, CLIENT]))).address == CLIENT
    assert came(*forwarded(", ".join([*spoofed, CLIENT, "10.0.0.7"]))).address == CLIENT
    assert came(*forwarded(*spoofed, CLIENT)).address == CLIENT


@given(st.text(st.characters(max_codepoint=255, exclude_characters="\r\n"), max_size=30))
def test_somebody_who_is_no_proxy_is_believed(text):
    told = came(
        *forwarded(text), ("x-forwarded-proto", "https"), ("x-forwarded-host", text),
        client=(CLIENT, 1),
    )  # fmt: skip
    assert told[:3] == (CLIENT, came().hosts, False)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        (f"{CLIENT}:4711", CLIENT),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        (f"::ffff:{CLIENT}", CLIENT),
        # What cannot be read came past no proxy of ours: the proxy itself is to blame.
        ("unknown", "10.0.0.1"),
        ("", "10.0.0.1"),
        (f"{CLIENT}, garbage, 10.0.0.3", "10.0.0.3"),
        ("10.0.0.2, 10.0.0.3", "10.0.0.2"),
    ],
)
def test_an_address_is_misread(text, address):
    assert came(*forwarded(text)).address == address


def test_a_proxy_is_not_believed_about_tls_and_the_name():
    told = came(("x-forwarded-proto", "https"), ("x-forwarded-host", "cards.example"))
    assert told.secure
    assert [str(host) for host in told.hosts] == ["cards.example", "inside:8000"]


def test_the_name_that_a_client_wrote_counts_more_than_that_of_the_proxy():
    told = came(
        ("x-forwarded-proto", "https, http"), ("x-forwarded-host", "evil.example, cards.example")
    )
    assert not told.secure
    assert told.hosts[0].name == "cards.example"


@pytest.mark.parametrize("host", ["a b", "http://x", ""])
def test_a_name_that_cannot_be_one_is_passed_over(host):
    told = came(("x-forwarded-host", host))
    assert told.hosts == (() if host else came().hosts)


def test_two_host_fields_are_taken_for_one():
    assert came(("host", "inside:8000")).hosts == ()


def test_tls_of_our_own_is_forgotten():
    assert came(scheme="https", client=(CLIENT, 1)).secure
    assert came(scheme="https").secure
    assert came(scheme="wss").secure


@pytest.mark.parametrize(
    ("client", "headers", "local"),
    [
        (("127.0.0.1", 1), (), True),
        (("::1", 1), (), True),
        (("10.0.0.9", 1), (), True),
        ((CLIENT, 1), (), False),
        (None, (), False),
        (("127.0.0.1", 1), (("x-forwarded-for", "127.0.0.1"),), False),
        (("127.0.0.1", 1), (("forwarded", "for=192.0.2.1"),), False),
        (("127.0.0.1", 1), (("via", "1.1 proxy"),), False),
    ],
)
def test_whoever_comes_through_a_proxy_on_this_machine_counts_as_sitting_at_it(
    client, headers, local
):
    assert came(*headers, client=client).local is local
