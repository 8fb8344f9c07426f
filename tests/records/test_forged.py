"""A forged file is told apart from a true one, and where it is wrong."""

import json
import os

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from maija.record import RecordError, prove, prove_text, read_text, steps
from tests.records import games

ROWS = games.text("mustamaija", 3).splitlines()
DEALS = [at for at, row in enumerate(ROWS) if row.startswith('{"deal"')]
SCORES = [at for at, row in enumerate(ROWS) if row.startswith('{"scores"')]


def forged(at, change):
    """The true match with one line changed; lines count from 0."""
    rows = list(ROWS)
    fields = json.loads(rows[at])
    change(fields)
    rows[at] = json.dumps(fields)
    return "\n".join(rows) + "\n"


def faults(text):
    return [(fault.deal, fault.line, fault.reason.code) for fault in prove_text(text).faults]


def shuffle(**changes):
    return lambda fields: fields["shuffle"].update(changes)


def swapped(fields):
    order = fields["shuffle"]["order"]
    order[0], order[30] = order[30], order[0]


def test_a_true_match_is_called_forged():
    assert faults("\n".join(ROWS) + "\n") == []
    assert len(DEALS) == 3


@pytest.mark.parametrize("deal", [1, 2, 3])
def test_a_pack_in_another_order_is_not_noticed_at_its_deal(deal):
    at = DEALS[deal - 1]
    found = faults(forged(at, swapped))
    assert found[0] == (deal, at + 1, "shuffle-untrue")
    assert all(line > at for _, line, _ in found)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (shuffle(secret="ab" * 32), "shuffle-untrue"),
        (shuffle(commitment="ab" * 32), "shuffle-untrue"),
        (shuffle(deal=7), "shuffle-of-another-deal"),
        (shuffle(table="elsewhere"), "shuffle-of-another-table"),
        (shuffle(rules="ab" * 32), "shuffle-of-other-rules"),
        (
            shuffle(draws=[{"label": "x", "below": "5", "value": "9"}]),
            "shuffle-untrue",
        ),
    ],
)
def test_a_changed_shuffle_is_not_noticed(change, code):
    found = faults(forged(DEALS[1], change))
    assert (2, DEALS[1] + 1, code) in found
    assert all(deal == 2 for deal, _, _ in found)


def test_the_shuffle_of_another_true_deal_passes():
    other = json.loads(games.text("voron", 3, deals=1).splitlines()[1])["shuffle"]
    found = faults(forged(DEALS[0], lambda fields: fields.update(shuffle=other)))
    codes = {code for _, _, code in found}
    assert {"shuffle-of-another-table", "shuffle-of-other-rules"} <= codes
    same = json.loads(ROWS[DEALS[0]])["shuffle"]
    found = faults(forged(DEALS[1], lambda fields: fields.update(shuffle=same)))
    assert (2, DEALS[1] + 1, "shuffle-of-another-deal") in found
    assert (2, DEALS[1] + 1, "secret-used-again") in found


def test_changed_rules_are_not_noticed():
    found = faults(forged(0, lambda fields: fields["rules"].update(scoring="winner_1")))
    assert (1, DEALS[0] + 1, "shuffle-of-other-rules") in found


@pytest.mark.parametrize("deal", [1, 2])
def test_a_dealer_who_was_not_drawn_deals(deal):
    at = DEALS[deal - 1]
    told = json.loads(ROWS[at])["dealer"]
    other = "ABC"[("ABC".index(told) + 1) % 3]
    found = faults(forged(at, lambda fields: fields.update(dealer=other)))
    assert found[0] == (deal, at + 1, "wrong-dealer")
    (first, *_) = prove_text(forged(at, lambda fields: fields.update(dealer=other))).faults
    assert first.reason.facts == {"told": other, "right": told}


def test_swapped_seats_or_another_card_are_not_noticed():
    turn = DEALS[1] + 1
    told = json.loads(ROWS[turn])
    other = next(seat for seat in "ABC" if seat != told["seat"])
    found = faults(forged(turn, lambda fields: fields.update(seat=other)))
    assert found == [(2, turn + 1, "not-your-turn")]
    hand = {json.loads(row)["does"] for row in ROWS[DEALS[1] : DEALS[2]] if "does" in row}
    codes = set()
    for card in ("2C", "AS", "QS", "9H", "JD", "take", "claim"):
        if card in hand or card != told["does"]:
            for _, line, code in faults(forged(turn, lambda f, card=card: f.update(does=card)))[:1]:
                assert line > turn
                codes.add(code)
    assert "not-in-hand" in codes
    assert "word-not-now" in codes


@pytest.mark.parametrize("field", ["scores", "totals"])
def test_changed_scores_are_not_noticed(field):
    at = SCORES[1]
    right = json.loads(ROWS[at])[field]
    found = prove_text(forged(at, lambda fields: fields.update({field: [9, *right[1:]]}))).faults
    assert [(fault.deal, fault.line, fault.reason.code) for fault in found] == [
        (2, at + 1, f"wrong-{field}")
    ]
    assert found[0].reason.facts == {"told": [9, *right[1:]], "right": right}
    assert str(found[0]).startswith(f"deal 2, line {at + 1}: wrong {field}")


def test_changed_places_are_not_noticed():
    text = forged(len(ROWS) - 1, lambda fields: fields.update(places=[3, 3, 3]))
    assert faults(text) == [(0, len(ROWS), "wrong-places")]
    assert len(prove(read_text(text))) == 1


def test_two_forgeries_are_told_as_one():
    rows = forged(DEALS[0], shuffle(table="x")).splitlines()
    at = SCORES[2]
    rows[at] = json.dumps({**json.loads(rows[at]), "scores": [0, 0, 0]})
    found = faults("\n".join(rows))
    assert (1, DEALS[0] + 1, "shuffle-of-another-table") in found
    assert (3, at + 1, "wrong-scores") in found


def test_a_damage_hides_what_is_forged_before_it():
    rows = forged(SCORES[0], lambda fields: fields.update(scores=[5, 5, 5])).splitlines()
    rows[DEALS[1] + 4] = "???"
    assert faults("\n".join(rows)) == [
        (1, SCORES[0] + 1, "wrong-scores"),
        (2, DEALS[1] + 5, "no-json"),
    ]


MANY = 4000 if os.environ.get("MAIJA_SOAK") else 80
SHORT = games.text("pagat", 2, deals=1, last=30)
LONG = games.text("hearts", 3, deals=1)
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=True),
    st.text(max_size=20),
    st.lists(st.integers(-3, 60), max_size=6),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)


def looked_at(text):
    """Read a file; whatever it is, it is a record or a refusal with its line and reason."""
    refusal = record = None
    try:
        record = read_text(text)
    except RecordError as error:
        refusal = error
    if record is not None:
        assert read_text(record.text()) == record
        prove(record)
        list(steps(record))
    if refusal is not None:
        assert refusal.reason.code
        assert 0 <= refusal.line <= text.count("\n") + 1
        assert prove_text(text).faults


@settings(max_examples=MANY, deadline=None)
@given(st.sampled_from([SHORT, LONG]), st.data())
def test_a_damaged_byte_is_a_traceback(text, data):
    data_bytes = bytearray(text.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(data_bytes) - 1))
        what = data.draw(st.sampled_from(["set", "cut", "add"]))
        byte = data.draw(st.integers(0, 255))
        if what == "set":
            data_bytes[at] = byte
        elif what == "cut":
            del data_bytes[at : at + data.draw(st.integers(1, 200))]
        else:
            data_bytes.insert(at, byte)
        if not data_bytes:
            return
    looked_at(data_bytes.decode(errors="replace"))


@settings(max_examples=MANY, deadline=None)
@given(st.sampled_from([SHORT, LONG]), st.data())
def test_a_damaged_field_is_a_traceback(text, data):
    rows = text.splitlines()
    at = data.draw(st.integers(0, len(rows) - 1))
    fields = json.loads(rows[at])
    target = fields
    name = data.draw(st.sampled_from(sorted(fields)))
    if isinstance(fields[name], dict) and data.draw(st.booleans()):
        target = fields[name]
        name = data.draw(st.sampled_from(sorted(target)))
    if data.draw(st.booleans()):
        target[name] = data.draw(JUNK)
    else:
        del target[name]
    rows[at] = json.dumps(fields)
    looked_at("\n".join(rows))


@settings(max_examples=MANY // 2, deadline=None)
@given(st.sampled_from([SHORT, LONG]), st.data())
def test_damaged_lines_are_a_traceback(text, data):
    rows = text.splitlines()
    one = data.draw(st.integers(0, len(rows) - 1))
    other = data.draw(st.integers(0, len(rows) - 1))
    rows[one], rows[other] = rows[other], rows[one]
    del rows[data.draw(st.integers(0, len(rows) - 1))]
    looked_at("\n".join(rows))


@settings(max_examples=MANY // 2, deadline=None)
@given(st.text(max_size=300))
def test_any_text_is_a_traceback(text):
    looked_at(text)
