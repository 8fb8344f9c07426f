"""The names of the service: whoever calls it by another does not come from here."""

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maija.games.options import RulesError
from maija.service.addresses import Networks, loopback, plain
from maija.service.hosts import LOOK_AGAIN, Authority, Hosts, authority

OWN = ("vm", "vm.local", "192.0.2.10", "2001:db8::10")


def admits(host, *configured, server=""):
    named = authority(host)
    return named is not None and Hosts(configured, lambda: OWN).admit(named, server)


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST:8000", "localhost.", "maija.localhost:1", "127.0.0.1:8000"),
        *("127.3.2.1", "[::1]:8000", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]"),
        *("vm", "VM.local:8000", "192.0.2.10:65535", "[2001:db8::10]:8000"),
        *("cards.example", "Cards.Example.:443", "xn--mkel-loa.example", "[fd00::7]"),
    ],
)
def test_a_name_of_our_own_is_turned_away(host):
    assert admits(host, "cards.example", "mäkel.example" if "xn" in host else "x", "fd00::7")


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example"),
        *("notlocalhost", "cards.example.evil.example", "evilcards.example", "192.0.2.11"),
        # Not how a browser writes an address; a resolver may read it as one.
        *("2130706433", "0x7f000001", "127.1", "0.0.0", "[::]"),
        *("vm.evil.example", "vm.local.evil.example", "local", "128.0.0.1", "[::ffff:192.0.2.11]"),
    ],
)
def test_a_page_that_has_its_name_lead_here_may_ask(host):
    assert not admits(host, "cards.example")


@pytest.mark.parametrize(
    "text",
    [
        *(None, "", " ", "a b", "localhost ", "a,b", "localhost:", "localhost:99999", "a:b"),
        *("localhost:-1", "user@localhost", "http://localhost", "localhost/", "[::1", "::1", "."),
        *("[127.0.0.1]x", "[gg::]", "[fe80::1%eth0]", "ехample", "localhost\r\nx: y", "a" * 300),
    ],
)
def test_what_is_no_name_is_read_as_one(text):
    assert authority(text) is None


@given(st.text(max_size=40) | st.text(string.printable, max_size=40))
def test_a_host_field_ends_in_a_crash_or_changes_when_it_is_written_again(text):
    read = authority(text)
    assert read is None or authority(str(read)) == read


def test_the_address_at_which_somebody_arrived_is_not_known_to_be_ours():
    assert admits("198.51.100.1:8000", server="198.51.100.1")
    assert admits("[2001:db8::5]:8000", server="2001:db8:0::5")
    assert not admits("198.51.100.1:8000", server="198.51.100.2")
    assert not admits("unix", server="/run/maija.sock")


def test_a_laptop_that_changes_its_network_must_be_started_again():
    own, clock, looks = ["192.0.2.10"], [100.0], []

    def look():
        looks.append(clock[0])
        return tuple(own)

    hosts = Hosts((), look, lambda: clock[0])
    own.append("203.0.113.9")
    new = Authority("203.0.113.9")
    assert not hosts.admit(new)
    clock[0] += LOOK_AGAIN
    assert hosts.admit(new)
    for _ in range(1000):
        assert not hosts.admit(Authority("evil.example"))
    assert len(looks) == 2


@pytest.mark.parametrize("name", ["", "a b", "http://x", "x:99999", "ö" * 80, "..", "a..b"])
def test_a_wrong_name_in_the_settings_is_kept_silently(name):
    with pytest.raises(RulesError) as refused:
        Hosts([name])
    assert [reason.code for reason in refused.value.reasons] == ["bad-host"]


def test_an_address_has_two_forms():
    assert plain("::ffff:192.0.2.1") == "192.0.2.1"
    assert plain("2001:DB8:0:0::1") == "2001:db8::1"
    assert plain("fe80::1%eth0") == "fe80::1"
    assert plain("testclient") == "testclient"
    assert loopback("::ffff:127.0.0.1")
    assert not loopback("localhost")


def test_a_network_does_not_hold_its_addresses():
    networks = Networks(["10.0.0.0/8", "192.0.2.7", "fd00::/8"])
    assert "10.255.0.1" in networks
    assert "::ffff:10.0.0.1" in networks
    assert "192.0.2.7" in networks
    assert "fd12::1" in networks
    for other in ("192.0.2.8", "11.0.0.1", "fe80::1", "", "x"):
        assert other not in networks
    assert "10.0.0.1" not in Networks()
    with pytest.raises(RulesError, match="bad network"):
        Networks(["10.0.0.0/33"])
