"""A cookie says who somebody is; nobody else can write one."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maija.service import identity
from maija.service.hosts import Authority

KEY = bytes(range(32))
PERSON = "00112233445566778899aabbccddeeff"


def chance(seed=1):
    return random.Random(seed).randbytes


def test_two_people_get_one_name():
    draw = chance()
    names = {identity.fresh(draw) for _ in range(1000)}
    assert len(names) == 1000
    assert {len(bytes.fromhex(name)) for name in names} == {16}


def test_a_cookie_of_ours_is_not_known_again():
    assert identity.person_of(KEY, identity.signed(KEY, PERSON)) == PERSON


@given(st.integers(0, 64), st.characters())
def test_a_changed_cookie_is_still_good(at, sign):
    value = identity.signed(KEY, PERSON)
    changed = value[:at] + sign + value[at + 1 :]
    assert identity.person_of(KEY, changed) == (PERSON if changed == value else None)


@given(st.text())
def test_a_cookie_ends_in_a_crash(text):
    assert identity.person_of(KEY, text) is None


def test_a_cookie_of_another_service_is_good_here():
    assert identity.person_of(KEY, identity.signed(bytes(32), PERSON)) is None


def test_whoever_reads_the_store_can_sign_in():
    known = identity.known_as(PERSON)
    assert known not in identity.signed(KEY, PERSON)
    assert identity.person_of(KEY, f"{PERSON}.{known}{PERSON}"[:65]) is None
    assert identity.person_of(KEY, identity.signed(KEY, known)) is None


def test_a_seat_of_an_earlier_version_is_somebody_elses():
    assert identity.known_as(PERSON) == "a84be44419ca7a8cbcb24fb5"


def test_whoever_reads_the_store_can_use_a_link():
    token = identity.fresh(chance())
    assert token not in identity.digest(token)
    assert identity.digest(token) == identity.digest(token)
    assert identity.digest(token) != identity.digest(token[:-1] + "x")


# ---------------------------------------------------------------------------------------- cookies


@pytest.mark.parametrize(
    ("host", "root", "secure", "name"),
    [
        (Authority("localhost", 8000), "", False, "maija-8000"),
        (Authority("localhost", 8001), "", False, "maija-8001"),
        (Authority("cards.example"), "", True, "__Host-maija"),
        (Authority("cards.example"), "/maija", True, "maija"),
    ],
)
def test_two_services_on_one_machine_take_each_others_cookies(host, root, secure, name):
    assert identity.cookie_name(host, root, secure=secure) == name


def test_a_script_or_another_site_gets_the_cookie():
    plain = identity.cookie("maija", "x.y", "", secure=False).decode().split("; ")
    assert plain == ["maija=x.y", "Max-Age=34560000", "Path=/", "HttpOnly", "SameSite=Lax"]
    below = identity.cookie("maija", "x.y", "/cards", secure=True).decode().split("; ")
    assert {"Path=/cards", "Secure", "HttpOnly", "SameSite=Lax"} < set(below)


def test_a_planted_cookie_hides_ours():
    good = identity.signed(KEY, PERSON)

    def person(*cookies):
        return identity.cookie_person(KEY, "maija-1", list(cookies))

    assert person(f"maija-1={good}") == PERSON
    assert person(f"a=b; maija-1=planted; maija-1={good};c=d") == PERSON
    assert person("a=b", f"maija-1={good}") == PERSON
    assert person(f"maija-2={good}") is None
    assert person(f"maija-1={good}x") is None
    assert person("") is None
    assert person() is None
