"""Names are free text, and harm neither the line they stand in nor whoever reads it."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maija.service.names import cleaned
from maija.table.names import MOST, heard, told_apart
from maija.table.state import Refusal

NASTY = st.text(
    st.characters() | st.sampled_from("\u202e\u2066\u200b\u200d\ufeff\u0301\u20dd\u2028\x00\n\t a"),
    max_size=60,
)


def refusal(text):
    with pytest.raises(Refusal) as refused:
        cleaned(text)
    (reason,) = refused.value.reasons
    return reason.code, dict(reason.facts)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna \t Maija\n", "Anna Maija"),
        ("a\u0308iti", "äiti"),
        ("Ана́стасия", "Ана́стасия"),
        ("İpek Çağ", "İpek Çağ"),
        ("日本語", "日本語"),
        ("मीनाक्षी", "मीनाक्षी"),
        ("Ng\u1ecdc Y\u1ebfn", "Ngọc Yến"),
        ("👍 Eino", "👍 Eino"),
        # Direction, no width, control signs, line ends, wide spaces.
        ("\u202eannA\u202c", "annA"),
        ("A\u2066nn\u2069a\u200f", "Anna"),
        ("A\u200bn\u200cn\u200da\ufeff\u00ad", "Anna"),
        ("An\x00\x1b[31mna", "An [31mna"),
        ("Anna\u2028Eino\u2029", "Anna Eino"),
        ("Anna\u00a0\u3000\u2003Eino", "Anna Eino"),
        ("Anna\U000e0041\U000e007f", "Anna"),
        ("Anna\u3164\u2800\uffa0", "Anna"),
        # Marks heaped upon a letter, or upon nothing; frames.
        ("a" + "\u0323\u0331\u0330\u0316\u0317" * 50, "ạ̱̰̖"),
        ("\u0301\u0301Anna", "Anna"),
        ("A\u20dd\u20e3nna", "Anna"),
        # Text, not HTML: it stays what was typed.
        ("<b>Anna</b>&amp;", "<b>Anna</b>&amp;"),
        ("'; DROP TABLE--", "'; DROP TABLE--"),
    ],
)
def test_a_name_comes_out_wrong(text, name):
    assert cleaned(text) == name


@pytest.mark.parametrize(
    "text", ["", "   ", "\n", "\u202e\u200b", "\u0301" * 9, "\ud800", "\u3164"]
)
def test_somebody_has_no_name_at_all(text):
    assert refusal(text) == ("name-empty", {})


@pytest.mark.parametrize("text", ["x" * (MOST + 1), "x" * 10_000, "\u200b" * 10_000, "é" * 25])
def test_a_name_of_ten_thousand_characters_is_kept(text):
    assert refusal(text) == ("name-too-long", {"most": MOST})


def test_a_name_of_full_length_is_refused():
    assert len(cleaned("x" * MOST)) == MOST
    assert cleaned("e\u0301\u0323\u0331" * MOST)


@given(NASTY)
def test_what_is_left_can_turn_a_line_around_or_end_it(text):
    try:
        name = cleaned(text)
    except Refusal:
        return
    assert cleaned(name) == name
    assert name == name.strip()
    assert name
    assert len(name) <= MOST * 4
    assert unicodedata.is_normalized("NFC", name)
    kinds = {unicodedata.category(sign) for sign in name if sign != " "}
    assert not kinds & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs", "Me"}
    assert "  " not in name
    assert name.encode()


@given(st.lists(NASTY, max_size=9))
def test_two_people_at_a_table_have_the_same_name(texts):
    names: list[str] = []
    for text in texts:
        try:
            names.append(told_apart(cleaned(text), names))
        except Refusal:
            continue
    assert len({heard(name) for name in names}) == len(names)
    assert [cleaned(name) for name in names] == names
