"""The committed shuffle and the transcript that proves it."""

import dataclasses
import hashlib
import hmac
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maija.chance import seeded
from maija.shuffle import (
    ChanceStream,
    Circumstances,
    DrawRecord,
    SeatRecord,
    Secret,
    ShuffleError,
    Transcript,
    commitment,
    committed_draw,
    committed_order,
    fresh_seat_text,
    fresh_secret,
    law_seed,
    seat_commitment,
    verify,
)

PAGE = Path(__file__).parents[2] / "docs" / "shuffle.md"
VECTORS: list[dict[str, Any]] = [
    json.loads(block)
    for block in re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
]
vectors = pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["name"]))
KITCHEN = Circumstances(
    Secret(bytes(range(32))), "kitchen", 7, bytes(32), (bytes(16), None, b"0123456789abcdef")
)


def transcript_of(vector: dict[str, Any]) -> Transcript:
    own = {key: value for key, value in vector.items() if key not in ("name", "first block")}
    return Transcript.from_json(json.dumps(own))


def proof() -> Transcript:
    return transcript_of(VECTORS[0])


def by_the_page(vector: dict[str, Any]) -> dict[str, Any]:
    """The page's recipe once more, without a line of `maija.shuffle`."""

    def fields(*parts: bytes | int | str) -> bytes:
        whole = b""
        for part in parts:
            data = part.encode() if isinstance(part, str) else part
            data = data.to_bytes(8, "big") if isinstance(data, int) else data
            whole += len(data).to_bytes(4, "big") + data
        return whole

    table, deal, secret = vector["table"], vector["deal"], bytes.fromhex(vector["secret"])
    texts = [bytes.fromhex(seat["text"] or "") for seat in vector["seats"]]
    public = hashlib.sha256(fields("maija/1/commitment", table, deal, secret)).digest()

    def numbers(label: str) -> Callable[[int], int]:
        head = fields("maija/1/stream", label, table, deal, bytes.fromhex(vector["rules"]))
        head += fields(len(texts), *texts)
        blocks = b"".join(
            hmac.new(secret, head + fields(i), hashlib.sha256).digest() for i in range(40)
        )
        stream = iter([int.from_bytes(blocks[i : i + 8], "big") for i in range(0, len(blocks), 8)])

        def below(n: int) -> int:
            return next(v for v in stream if v < 2**64 - 2**64 % n) % n

        return below

    order, below = sorted(vector["order"]), numbers("pack")
    for last in reversed(range(1, len(order))):
        j = below(last + 1)
        order[last], order[j] = order[j], order[last]
    head = fields("maija/1/stream", "pack", table, deal, bytes.fromhex(vector["rules"]))
    first = hmac.new(secret, head + fields(len(texts), *texts) + fields(0), hashlib.sha256)
    return {
        "commitment": public.hex(),
        "seats": [
            hashlib.sha256(fields("maija/1/seat", table, deal, seat, public, text)).hexdigest()
            if text
            else None
            for seat, text in enumerate(texts)
        ],
        "first block": first.hexdigest(),
        "order": order,
        "draws": [numbers(draw["label"])(int(draw["below"])) for draw in vector["draws"]],
    }


@vectors
def test_the_page_and_the_program_shuffle_differently(vector: dict[str, Any]) -> None:
    assert verify(transcript_of(vector)) == []
    again = by_the_page(vector)
    assert again["commitment"] == vector["commitment"]
    assert again["first block"] == vector["first block"]
    assert again["order"] == vector["order"]
    assert again["draws"] == [int(draw["value"]) for draw in vector["draws"]]
    for seat, right in zip(vector["seats"], again["seats"], strict=True):
        assert right is None or seat["commitment"] == right


def test_the_vectors_have_vanished_from_the_page() -> None:
    assert [len(vector["order"]) for vector in VECTORS] == [52, 104, 36, 0]
    missing = VECTORS[1]["seats"]
    assert missing[1] == {"commitment": None, "text": None}
    assert missing[2]["commitment"]
    assert missing[2]["text"] is None


@vectors
def test_a_transcript_changes_by_being_written_down(vector: dict[str, Any]) -> None:
    transcript = transcript_of(vector)
    assert Transcript.from_json(transcript.to_json()) == transcript
    assert eval(repr(transcript)) == transcript  # noqa: S307 - our own text


Change = Callable[[Transcript], Transcript]


def changed(**fields: Any) -> Change:
    return lambda transcript: dataclasses.replace(transcript, **fields)


def other_text(transcript: Transcript) -> Transcript:
    seats = (dataclasses.replace(transcript.seats[0], text=bytes(16)), *transcript.seats[1:])
    return dataclasses.replace(transcript, seats=seats)


def swapped(transcript: Transcript) -> Transcript:
    a, b, *rest = transcript.order
    return dataclasses.replace(transcript, order=(b, a, *rest))


@pytest.mark.parametrize(
    ("change", "complaints"),
    [
        (changed(secret=bytes(32)), ["the secret is not the one", "the order of the pack"]),
        (changed(table="garden"), ["the secret is not the one", "the text of seat 0"]),
        (changed(deal=2), ["the secret is not the one", "the text of seat 3"]),
        (changed(rules=bytes(32)), ["the order of the pack"]),
        (changed(commitment=bytes(32)), ["the secret is not the one", "the text of seat 1"]),
        (changed(commitment=b""), ["the operator's commitment must have 32 bytes, not 0"]),
        (changed(secret=b"short"), ["the secret must have 32 bytes, not 5"]),
        (other_text, ["the text of seat 0 is not the one", "the order of the pack"]),
        (swapped, ["the order of the pack is not the one that follows: card 1 must be"]),
        (changed(order=(49, 49, 49)), ["a card is there three times"]),
        (
            changed(draws=(DrawRecord("dealer", 4, 99),)),
            ["the draw 'dealer' must be 2, not 99"],
        ),
        (
            changed(draws=(DrawRecord("pack", 4, 0),)),
            ["the draw 'pack' cannot be: the label 'pack' is for the order of the pack"],
        ),
        (
            changed(draws=(DrawRecord("x", 1, 0), DrawRecord("x", 1, 0))),
            ["the label 'x' is there twice"],
        ),
        (
            changed(seats=(SeatRecord(None, bytes(16)),)),
            ["seat 0 opened a text without having committed to it"],
        ),
    ],
)
def test_a_forged_transcript_passes(change: Change, complaints: list[str]) -> None:
    found = verify(change(proof()))
    for complaint in complaints:
        assert any(complaint in line for line in found), found


def test_one_bit_of_any_part_leaves_the_pack_as_it_was() -> None:
    right = committed_order(KITCHEN, range(52))
    for other in (
        dataclasses.replace(KITCHEN, secret=Secret(bytes([1, *range(1, 32)]))),
        dataclasses.replace(KITCHEN, table="kitcheo"),
        dataclasses.replace(KITCHEN, deal=6),
        dataclasses.replace(KITCHEN, rules=bytes(31) + b"\x01"),
        dataclasses.replace(KITCHEN, rules=bytes(33)),
        dataclasses.replace(KITCHEN, seats=(bytes(15) + b"\x01", *KITCHEN.seats[1:])),
        dataclasses.replace(KITCHEN, seats=(None, bytes(16), KITCHEN.seats[2])),
        dataclasses.replace(KITCHEN, seats=(*KITCHEN.seats, None)),
    ):
        order = committed_order(other, range(52))
        assert sorted(order) == sorted(right)
        same = sum(a == b for a, b in zip(order, right, strict=True))
        assert same < 8


def test_the_operator_can_choose_how_the_pack_lies_before_the_shuffle() -> None:
    assert committed_order(KITCHEN, range(52)) == committed_order(KITCHEN, range(51, -1, -1))


def test_draws_of_one_deal_hang_together() -> None:
    assert committed_draw(KITCHEN, "a", 2**63) != committed_draw(KITCHEN, "b", 2**63)
    assert law_seed(KITCHEN) == committed_draw(KITCHEN, "law", 2**63)
    assert seeded(law_seed(KITCHEN)) > 0
    stream = ChanceStream(KITCHEN, "a")
    assert len({stream.number() for _ in range(1000)}) == 1000


def test_a_number_that_would_favour_small_ones_is_kept() -> None:
    """With 2**64 - 1 first, three is drawn only from the number that comes after it."""
    stream = ChanceStream(KITCHEN, "a")
    numbers = iter([2**64 - 1, 2**64 - 2])
    stream.number = lambda: next(numbers)  # type: ignore[method-assign]
    assert stream.below(3) == (2**64 - 2) % 3
    for n in (1, 2, 3, 52, 104, 2**63):
        assert (2**64 - 2**64 % n) % n == 0


def test_a_card_prefers_a_place_in_the_committed_shuffle() -> None:
    deals, cards = 1_500, 52
    counts = [[0] * cards for _ in range(cards)]
    for deal in range(deals):
        order = committed_order(dataclasses.replace(KITCHEN, deal=deal), range(cards))
        for place, card in enumerate(order):
            counts[place][card] += 1
    expected = deals / cards
    total = sum((seen - expected) ** 2 / expected for row in counts for seen in row)
    degrees = (cards - 1) ** 2
    assert abs(total - degrees) < 4 * (2 * degrees) ** 0.5  # four standard deviations


def test_a_seat_passes_off_the_commitment_of_another_as_its_own() -> None:
    public = commitment(KITCHEN.secret, "kitchen", 7)
    made = {seat_commitment(bytes(16), "kitchen", 7, seat, public) for seat in range(64)}
    assert len(made) == 64


def test_a_secret_shows_itself_in_a_log() -> None:
    secret = fresh_secret()
    assert secret.data.hex() not in repr(secret) + str(secret)
    assert repr(secret.data) not in repr(dataclasses.replace(KITCHEN, secret=secret))
    assert fresh_secret() != secret
    assert fresh_secret(bytes) == Secret(bytes(32))
    assert fresh_seat_text(bytes) == bytes(16)
    assert len(fresh_seat_text()) == 16


BAD_PARTS: list[tuple[dict[str, Any], str]] = [
    ({"table": ""}, "table's name must have 1 to 200 bytes, not 0"),
    ({"table": "x" * 201}, "table's name must have 1 to 200 bytes, not 201"),
    ({"table": "\ud800"}, "table's name must be text that UTF-8 can write"),
    ({"table": b"x"}, "table's name must be text, not bytes"),
    ({"deal": -1}, "deal number must be a whole number from 0 to"),
    ({"deal": 2**53}, "deal number must be a whole number from 0 to"),
    ({"deal": True}, "deal number must be a whole number from 0 to"),
    ({"rules": b"x"}, "rules digest must have 16 to 64 bytes, not 1"),
    ({"rules": "x"}, "rules digest must be bytes, not str"),
    ({"seats": (b"x",)}, "text of seat 0 must have 16 bytes, not 1"),
    ({"seats": [None]}, "the seats must be a tuple of at most 64"),
    ({"seats": (None,) * 65}, "the seats must be a tuple of at most 64"),
    ({"secret": bytes(32)}, "the secret must be a Secret, not bytes"),
]


@pytest.mark.parametrize(("parts", "message"), BAD_PARTS)
def test_a_part_of_the_wrong_kind_is_shuffled_with(parts: dict[str, Any], message: str) -> None:
    with pytest.raises(ShuffleError, match=re.escape(message)):
        dataclasses.replace(KITCHEN, **parts)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: Secret(b"x"),
        lambda: fresh_secret(lambda _: b"x"),
        lambda: commitment(KITCHEN.secret, "", 0),
        lambda: commitment(KITCHEN.secret, "kitchen", -1),
        lambda: seat_commitment(b"", "kitchen", 7, 0, bytes(32)),
        lambda: seat_commitment(bytes(16), "kitchen", 7, 64, bytes(32)),
        lambda: seat_commitment(bytes(16), "kitchen", 7, 0, b""),
        lambda: committed_order(KITCHEN, [52]),
        lambda: committed_order(KITCHEN, [0, 0, 0]),
        lambda: committed_draw(KITCHEN, "pack", 3),
        lambda: committed_draw(KITCHEN, "", 3),
        lambda: committed_draw(KITCHEN, "x" * 65, 3),
        lambda: committed_draw(KITCHEN, "dealer", 0),
        lambda: committed_draw(KITCHEN, "dealer", 2**63 + 1),
    ],
)
def test_bad_input_is_answered_with_a_traceback_or_with_chance(wrong: Callable[[], object]) -> None:
    with pytest.raises(ShuffleError):
        wrong()


def edited(**fields: object) -> str:
    return json.dumps(json.loads(proof().to_json()) | fields)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "this is no JSON"),
        ("[" * 100_000, "this is no JSON"),
        ("1" * 10_000, "this is no JSON"),
        ("[]", "the transcript must be an object, not list"),
        ("{}", "the transcript lacks the field 'format'"),
        ('{"deal":1,"deal":2}', "a field is there twice"),
        (edited(more=1), "the transcript has an unknown field 'more'"),
        (edited(format="maija/2"), "the format must be 'maija/1'"),
        (edited(deal=1.0), "the deal number must be a whole number"),
        (edited(deal=True), "the deal number must be a whole number"),
        (edited(table=1), "the table must be text, not int"),
        (edited(secret="AB"), "the secret must be pairs of hexadecimal digits"),
        (edited(secret="a b"), "the secret must be pairs of hexadecimal digits"),
        (edited(secret=None), "the secret must be text, not NoneType"),
        (edited(seats={}), "the seats must be a list, not dict"),
        (edited(seats=[{"text": None}]), "the seat 0 lacks the field 'commitment'"),
        (edited(order=[52]), "the card must be a whole number from 0 to 51"),
        (edited(draws=[{"label": "x", "below": 4, "value": "1"}]), "range of a draw must be text"),
        (
            edited(draws=[{"label": "x", "below": "04", "value": "1"}]),
            "must be a number in decimal",
        ),
        (edited(draws=[{"label": "x", "below": "4", "value": "٣"}]), "must be a number in decimal"),
    ],
)
def test_a_transcript_that_nobody_wrote_is_read(text: str, message: str) -> None:
    with pytest.raises(ShuffleError, match=re.escape(message)):
        Transcript.from_json(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


@given(st.sampled_from(sorted(json.loads(proof().to_json()))), json_values)
def test_some_transcript_breaks_the_reader_or_the_check(field: str, value: object) -> None:
    try:
        transcript = Transcript.from_json(edited(**{field: value}))
    except ShuffleError:
        return
    verify(transcript)


@given(st.text())
def test_some_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(ShuffleError):
        Transcript.from_json(text)
