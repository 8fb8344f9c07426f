"""What only French has: narrow spaces that are no break before and inside its signs, ordinals."""

import re

import pytest

from maija.text import Catalogue
from tests.text import sentences
from tests.text.test_languages import CODE

TORN = re.compile(r"(?<!\u202f)[;!?»%]|«(?!\u202f)|(?<!\u202f):(?=\s|$)|\s\u202f|\u202f\s")
"""A sign that can be torn from its word, or that stands too close to it."""

UNELIDED = re.compile(
    r"\b([cdjlmnst]e|la|que|jusque|lorsque|puisque) \{ \$(seat|name|to|left|across) \}",
    re.IGNORECASE,
)
"""A word that loses its vowel before another, in front of a name: “de Aino”, “que Eino”."""


def test_a_name_that_begins_with_a_vowel_stands_behind_one():
    for name in sentences.messages("fr"):
        told = sentences.written("fr", name)
        assert (name, UNELIDED.search(told)) == (name, None), told


def test_a_sign_can_be_torn_from_its_word():
    french = Catalogue("fr")
    for name in sentences.messages("fr"):
        for facts in sentences.samples("fr", name):
            plain = re.sub(r"\{.*\}", "x", CODE.sub("x", french.say(name, **facts)))
            assert (name, plain, TORN.search(plain)) == (name, plain, None)


@pytest.mark.parametrize(
    ("name", "facts", "told"),
    [
        ("mustamaija-out", {"who": "you", "seat": "vous", "number": 1}, "à la 1re place"),
        ("mustamaija-out", {"who": "other", "seat": "Aino", "number": 2}, "à la 2e place"),
        ("facts", {"one": "Sans atout", "other": "pioche\u202f: 2"}, "atout\u202f; pioche"),
    ],
)
def test_a_place_or_a_row_is_told_as_in_english(name, facts, told):
    assert told in Catalogue("fr").say(name, **facts)
