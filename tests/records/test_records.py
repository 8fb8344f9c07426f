"""A game file holds the whole game, and reading it gives the same game or a refusal."""

import json
import pathlib
import re

import pytest

import maija
from maija.games import LAW
from maija.games.presets import PRESETS
from maija.record import (
    GameRecord,
    RecordError,
    prove,
    prove_text,
    read_file,
    read_text,
    reading,
    steps,
    write_file,
)
from maija.record import game as bounds
from tests.records import games

GOLDEN = pathlib.Path(__file__).parents[1] / "golden-records"
DOCS = pathlib.Path(__file__).parents[2] / "docs" / "records.md"


def lines(name="dam", players=3, **facts):
    return games.text(name, players, **facts).splitlines()


def refusal(text):
    with pytest.raises(RecordError) as caught:
        read_text(text)
    return caught.value


@pytest.mark.parametrize("name", PRESETS)
def test_a_match_is_read_differently_than_it_was_written(name):
    written = games.record(name)
    text = written.text()
    read = read_text(text)
    assert isinstance(read, GameRecord)
    assert read == written
    assert read.text() == text
    assert read.places == written.places is not None
    assert prove(read) == []
    verdict = prove_text(text)
    assert (verdict.true, verdict.law, verdict.deals) == (True, LAW, len(read.deals))


@pytest.mark.parametrize("name", PRESETS)
def test_a_game_that_was_left_cannot_be_read(name):
    for last in (0, 1, 7):
        text = games.text(name, deals=1, last=last)
        read = read_text(text)
        assert read.text() == text
        assert len(read.deals[0].turns) == last
        assert read.deals[0].scores is None
        assert prove(read) == []


@pytest.mark.parametrize(
    ("players", "options"), [(2, {}), (8, {}), (7, {"trump_redeclare": "yes"})]
)
def test_a_table_of_another_size_or_with_changed_options_is_not_kept(players, options):
    text = games.text("musta-maija", players, deals=2, **options)
    read = read_text(text)
    assert (read.text(), len(read.seats)) == (text, players)
    assert read.rules.differences(PRESETS["musta-maija"].rules) == options
    assert prove(read) == []


def test_the_head_of_a_file_leaves_something_open():
    head = json.loads(lines()[0])
    assert set(head["rules"]) == set(PRESETS["dam"].rules.names())
    assert (head["maija"], head["format"], head["law"]) == ("game", 1, LAW)


def test_steps_leave_out_a_turn():
    record = read_text(games.text("hearts", 4, deals=2))
    seen = [turn for _, _, turn in steps(record)]
    assert len(seen) == sum(len(deal.turns) + 1 for deal in record.deals)
    assert seen[0] is None


def test_a_file_is_not_written_and_read(tmp_path):
    path = tmp_path / "game.maija"
    record = games.record("dam", deals=1)
    path.write_text("before")
    write_file(record, path)
    assert read_file(path) == record
    assert list(tmp_path.iterdir()) == [path]
    assert maija.read_file is read_file


@pytest.mark.parametrize("failing", ["write", "fsync", "replace"])
def test_a_full_disk_loses_the_file_that_was_there(failing, tmp_path, monkeypatch):
    path = tmp_path / "game.maija"
    path.write_text("before")

    def full(*_arguments, **_named):
        raise OSError(28, "No space left on device")

    if failing == "fsync":
        monkeypatch.setattr("os.fsync", full)
    elif failing == "replace":
        monkeypatch.setattr("pathlib.Path.replace", full)
    else:
        monkeypatch.setattr(GameRecord, "text", full)
    with pytest.raises(OSError, match="No space"):
        write_file(games.record("dam", deals=1), path)
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


def changed(row, **fields):
    return json.dumps({**json.loads(row), **fields})


def without(row, field):
    return json.dumps({key: value for key, value in json.loads(row).items() if key != field})


@pytest.mark.parametrize(
    ("damage", "code"),
    [
        (lambda row: "", "no-json"),
        (lambda row: "{", "no-json"),
        (lambda row: row[:-3], "no-json"),
        (lambda row: "[" * 10_000, "no-json"),
        (lambda row: '{"maija": ' + "9" * 9000 + "}", "no-json"),
        (lambda row: "[]", "no-event"),
        (lambda row: "7", "no-event"),
        (lambda row: '{"maija": "game", "maija": "game"}', "no-json"),
        (lambda row: '{"maija": "chess"}', "no-record"),
        (lambda row: "{}", "no-record"),
        (lambda row: without(row, "law"), "field-missing"),
        (lambda row: without(row, "table"), "field-missing"),
        (lambda row: changed(row, more=1), "field-unknown"),
        (lambda row: changed(row, format=2), "other-format"),
        (lambda row: changed(row, format=True), "bad-field"),
        (lambda row: changed(row, format=1.0), "bad-field"),
        (lambda row: changed(row, law=-1), "bad-field"),
        (lambda row: changed(row, law="1"), "bad-field"),
        (lambda row: changed(row, game="chess"), "unknown-preset"),
        (lambda row: changed(row, game=3), "bad-field"),
        (lambda row: changed(row, seats=[]), "wrong-players"),
        (lambda row: changed(row, seats=["a"] * 9), "wrong-players"),
        (lambda row: changed(row, seats=["a", "b", 3]), "bad-field"),
        (lambda row: changed(row, seats=["a", "b", "\x1b[2J"]), "bad-field"),
        (lambda row: changed(row, seats=["a", "b", "\ud800"]), "bad-field"),
        (lambda row: changed(row, seats=["a", "b", "c" * 61]), "bad-field"),
        (lambda row: changed(row, table=""), "bad-field"),
        (lambda row: changed(row, table="\n"), "bad-field"),
        (lambda row: changed(row, table="x" * 61), "bad-field"),
        (lambda row: changed(row, rules={}), "bad-field"),
        (lambda row: changed(row, rules=[]), "bad-field"),
        (
            lambda row: changed(row, rules={**json.loads(row)["rules"], "packs": "3"}),
            "bad-value",
        ),
        (lambda row: changed(row, rules={**json.loads(row)["rules"], "packs": 1}), "bad-field"),
        (
            lambda row: changed(row, rules={**json.loads(row)["rules"], "overload": "illegal"}),
            "clash",
        ),
    ],
)
def test_a_damaged_head_is_believed(damage, code):
    head, *rest = lines("musta-maija", deals=1)
    error = refusal("\n".join([damage(head), *rest]))
    assert (error.line, error.reason.code) == (1, code)
    assert str(error).startswith("line 1: ")


def test_a_record_of_another_law_is_refused_without_both_numbers():
    head, *rest = lines()
    future = changed(head, law=LAW + 4, rules={"something": "new"}, more="fields")
    error = refusal("\n".join([future, *rest]))
    assert (error.line, error.reason.code) == (1, "other-law")
    assert error.reason.facts == {"law": LAW + 4, "known": LAW, "game": "dam"}
    verdict = prove_text("\n".join([future, *rest]))
    assert (verdict.true, verdict.law, verdict.deals) == (False, LAW + 4, 0)


def shuffled(row, **fields):
    return changed(row, shuffle={**json.loads(row)["shuffle"], **fields})


@pytest.mark.parametrize(
    ("at", "damage", "code"),
    [
        (1, lambda row: changed(row, deal=2), "wrong-deal"),
        (1, lambda row: changed(row, deal="1"), "bad-field"),
        (1, lambda row: changed(row, dealer="D"), "bad-field"),
        (1, lambda row: changed(row, dealer="AB"), "bad-field"),
        (1, lambda row: without(row, "shuffle"), "field-missing"),
        (1, lambda row: changed(row, shuffle=7), "unreadable"),
        (1, lambda row: shuffled(row, secret="00"), "unreadable"),
        (1, lambda row: shuffled(row, order=[]), "wrong-pack"),
        (1, lambda row: shuffled(row, order=[52] * 52), "unreadable"),
        (1, lambda row: shuffled(row, order=[1] * 52), "wrong-pack"),
        (1, lambda row: shuffled(row, seats=[{}]), "unreadable"),
        (1, lambda row: '{"scores": [0, 0, 0], "totals": [0, 0, 0]}', "deal-not-over"),
        (1, lambda row: '{"places": [1, 1, 1]}', "match-not-over"),
        (1, lambda row: '{"seat": "A", "does": "2C"}', "no-deal"),
        (1, lambda row: '{"something": 1}', "no-event"),
        (2, lambda row: changed(row, does="3X"), "unreadable"),
        (2, lambda row: changed(row, does=" "), "bad-field"),
        (2, lambda row: changed(row, does=5), "bad-field"),
        (2, lambda row: changed(row, seat="Z"), "bad-field"),
        (2, lambda row: changed(row, seat=None), "bad-field"),
        (2, lambda row: changed(row, more="x"), "field-unknown"),
        (2, lambda row: changed(row, does="take"), "word-not-now"),
        (-2, lambda row: changed(row, scores=[1]), "bad-field"),
        (-2, lambda row: changed(row, scores=[1, True, 0]), "bad-field"),
        (-2, lambda row: changed(row, scores=[1, 10**30, 0]), "bad-field"),
        (-2, lambda row: without(row, "totals"), "field-missing"),
        (-1, lambda row: changed(row, places="none"), "bad-field"),
        (-1, lambda row: f"{row}\n{row}", "after-the-end"),
    ],
)
def test_a_damaged_event_is_believed(at, damage, code):
    rows = lines()
    place = at % len(rows)
    rows[place] = damage(rows[place])
    error = refusal("\n".join(rows))
    assert error.reason.code == code
    assert error.line == place + 1 + (code == "after-the-end")


def test_a_deal_goes_on_after_its_end():
    rows = lines(deals=1)
    last = json.loads(rows[-2])
    rows[-2] = json.dumps({**last, "does": f"{last['does']} 2C"})
    error = refusal("\n".join(rows))
    assert (error.line, error.reason.code) == (len(rows) - 1, "deal-over")


def test_a_deal_begins_after_the_match_or_before_the_last_one_was_counted():
    rows = lines()
    error = refusal("\n".join([*rows[:-1], changed(rows[1], deal=4)]))
    assert (error.line, error.reason.code) == (len(rows), "match-is-over")
    error = refusal("\n".join([*lines(deals=1)[:-1], changed(rows[1], deal=2)]))
    assert error.reason.code == "wrong-deal"


def test_a_line_is_left_out_or_stands_twice_and_nobody_notices():
    rows = lines("pagat", 2, deals=1)
    read = 0
    for at in range(1, len(rows) - 1):
        for text in (rows[:at] + rows[at + 1 :], rows[:at] + rows[at : at + 1] + rows[at:]):
            try:
                record = read_text("\n".join(text))
            except RecordError as error:
                assert error.line >= at  # noqa: PT017 -- most are refused, each in its line
            else:  # a turn that could be left out: then something after it is wrong
                read += 1
                assert prove(record) != [] or record.text() != "\n".join(rows) + "\n"
    assert read < len(rows) / 4


def test_bounds_are_not_kept(monkeypatch, tmp_path):
    assert refusal("").reason.code == "empty-file"
    assert refusal(" \n").reason.code == "empty-file"
    long = refusal('{"maija": "' + "x" * bounds.LONGEST_LINE + '"}')
    assert (long.line, long.reason.code) == (1, "line-too-long")
    assert refusal("{}\n" * (bounds.MOST_LINES + 1)).reason.code == "too-many-lines"
    path = tmp_path / "huge"
    monkeypatch.setattr(reading, "MOST_BYTES", 1000)
    path.write_bytes(b"x" * 1001)
    with pytest.raises(RecordError, match="file too big"):
        read_file(path)


def test_a_file_that_is_no_text_is_a_traceback(tmp_path):
    path = tmp_path / "game"
    rows = lines(deals=1)
    data = "\n".join(rows).encode()
    path.write_bytes(data.replace(b'"does"', b'"d\xff\xfe"', 1))
    with pytest.raises(RecordError) as caught:
        read_file(path)
    assert (caught.value.line, caught.value.reason.code) == (3, "not-utf-8")
    path.write_bytes("\n".join(rows).encode("utf-16"))
    with pytest.raises(RecordError):
        read_file(path)
    with pytest.raises(OSError, match="No such file"):
        read_file(tmp_path / "none")


def test_lines_from_another_system_are_refused():
    rows = lines(deals=1)
    assert read_text("\r\n".join(rows) + "\r\n") == read_text("\n".join(rows))


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.maija")), ids=lambda path: path.stem)
def test_a_record_of_old_cannot_be_read_any_more(path):
    text = path.read_text(encoding="utf-8")
    verdict = prove_text(text)
    head = json.loads(text.partition("\n")[0])
    if head["law"] == LAW:
        assert verdict.true
        assert read_text(text).text() == text
    else:
        assert [fault.reason.code for fault in verdict.faults] == ["other-law"]
        assert verdict.law == head["law"]


def test_there_are_no_records_of_old():
    assert {path.stem for path in GOLDEN.glob("*.maija")} >= {"mustamaija-law-1", "hearts-law-1"}


def test_the_example_of_the_documentation_is_not_true():
    example = re.search(r"```jsonl\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    record = read_text(example[1])
    assert record.text() == example[1]
    assert prove(record) == []
