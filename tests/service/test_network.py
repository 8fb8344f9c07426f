"""Links for others: every one of them can be opened, and none leads to one's own machine."""

import re
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maija.service import network
from maija.service.hosts import Authority, authority
from maija.service.network import Interface, reach, reachable

INET6 = """\
00000000000000000000000000000001 01 80 10 80       lo
fe80000000000000021122fffe334455 02 40 20 80     eth0
fd000000000000000000000000000002 02 40 00 80     eth0
20010db8000000000000000000000007 02 40 00 01     eth0
20010db8000000000000000000000008 02 40 00 20     eth0
20010db8000000000000000000000009 02 40 00 40     eth0
"""


def test_this_machine_has_no_address():
    found = network.interfaces()
    assert all(re.fullmatch(r"[0-9a-f.:%\w]+", interface.address) for interface in found)
    names = network.own_names(found)
    assert any(name.endswith(".local") for name in names)
    assert "" not in names
    assert {interface.address for interface in found} <= names


def test_an_address_that_is_gone_tomorrow_is_given_to_others():
    found = tuple(network.inet6(INET6))
    assert found[1] == Interface("eth0", "fe80::211:22ff:fe33:4455")
    assert reachable(found) == ("fd00::2",)
    # The way to others goes by the temporary one; it is still not for a link.
    assert reachable((Interface("", "2001:db8::7"), *found)) == ("fd00::2",)


def test_a_link_leads_to_nobody():
    found = [
        Interface("lo", "127.0.0.1"),
        Interface("docker0", "172.17.0.1"),
        Interface("eth0", "169.254.7.7"),
        Interface("eth0", "fd00::2"),
        Interface("eth0", "192.168.1.5"),
        Interface("eth0", "fe80::1"),
        Interface("eth0", "0.0.0.0"),  # noqa: S104 - not listened on
        Interface("eth0", "224.0.0.1"),
        Interface("", "192.168.1.5"),
        Interface("", "garbage"),
        Interface("lo", "::1"),
    ]
    assert reachable(found) == ("192.168.1.5", "169.254.7.7", "fd00::2")


def test_opening_to_the_house_opens_to_the_world():
    home, world = Interface("eth0", "192.168.1.5"), Interface("eth0", "2a00:1450::5")
    assert reachable([home, world]) == ("192.168.1.5",)
    assert reachable([world]) == ("2a00:1450::5",)
    assert reachable([]) == ()


@given(st.lists(st.ip_addresses().map(str), max_size=12))
def test_an_invitation_shows_a_loopback_address(addresses):
    told = reachable(Interface("x", address) for address in [*addresses, "127.0.0.1", "::1"])
    assert reach(told) in {"network", "everybody"} or not told
    places = [Authority(address, 8000) for address in told]
    links = network.pages(Authority("localhost", 8000), places, "", secure=False, tls=False)
    assert len(links) == len(told)
    for link in links:
        named = authority(link.removeprefix("http://").removesuffix("/"))
        assert named is not None
        assert not named.local


@pytest.mark.parametrize(
    ("addresses", "who"),
    [
        (["127.0.0.1"], "loopback"),
        (["127.0.0.1", "::1"], "loopback"),
        (["127.0.0.1", "192.168.1.5"], "network"),
        (["10.0.0.1"], "network"),
        (["fd00::2"], "network"),
        (["100.64.0.1"], "network"),
        (["0.0.0.0"], "everybody"),  # noqa: S104 - not listened on
        (["::"], "everybody"),
        (["192.168.1.5", "8.8.8.8"], "everybody"),
        (["2a00:1450::5"], "everybody"),
    ],
)
def test_somebody_is_told_the_wrong_thing_about_who_can_come(addresses, who):
    assert reach(addresses) == who


def test_a_link_cannot_be_opened():
    base = network.base
    assert base(Authority("192.168.1.5", 8000), "", secure=False) == "http://192.168.1.5:8000/"
    assert base(Authority("fd00::2", 8000), "/m", secure=True) == "https://[fd00::2]:8000/m/"
    assert base(Authority("cards.example", 443), "", secure=True) == "https://cards.example/"
    assert base(Authority("cards.example", 443), "", secure=False) == "http://cards.example:443/"


def test_a_server_sees_the_code_or_the_token():
    assert network.invitation("http://x/", "kopa-rime-tesa") == "http://x/#join=kopa-rime-tesa"
    assert network.personal("http://x/", "00ff") == "http://x/#me=00ff"


def test_the_address_by_which_one_came_is_forgotten():
    came = Authority("cards.example")
    places = [Authority("192.168.1.5", 8000), Authority("127.0.0.1", 8000)]
    told = network.pages(came, places, "/m", secure=True, tls=False)
    assert told == ("https://cards.example/m/", "http://192.168.1.5:8000/m/")
    here = Authority("fd00::2", 80)
    again = network.pages(here, [here], "", secure=False, tls=False)
    assert again == ("http://[fd00::2]/",)


def test_a_picture_carries_what_the_policy_refuses():
    svg = network.picture("http://192.168.1.5:8000/#join=kopa-rime-tesa")
    tree = ET.fromstring(svg)  # noqa: S314 - our own
    tags = {element.tag.rpartition("}")[2] for element in tree.iter()}
    assert tags <= {"svg", "g", "path"}
    names = {name for element in tree.iter() for name in element.attrib}
    assert names <= {"viewBox", "transform", "fill", "stroke", "d"}
    assert b"kopa" not in svg
    assert svg != network.picture("http://192.168.1.5:8000/#join=kopa-rime-tesi")
