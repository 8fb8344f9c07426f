"""Reading a game file: all of it, or a refusal with the line and the reason.

Whatever a file says is looked at before it is believed: size, text, fields, and each action by
the law. Nothing is half read. Whether shuffles and results are true is the business of ``proof``.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Final

from maija.games import LAW
from maija.games.family import IllegalAction
from maija.games.options import Reason, RulesError
from maija.games.presets import preset
from maija.shuffle import ShuffleError, Transcript

from .game import (
    FORMAT,
    LONGEST_LINE,
    LONGEST_NAME,
    MOST_BYTES,
    MOST_LINES,
    GameRecord,
    RecordedDeal,
)
from .notation import SEATS, NotationError, read_moves
from .replay import Replay

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maija.games.family import Family

_SHORT: Final = 60


class RecordError(ValueError):
    """A file that is no record, or an impossible one.

    Attributes:
        line: where, from 1; 0 for the file as a whole.
        reason: why.
        family: of the game, where it is known.
    """

    def __init__(self, line: int, reason: Reason, family: Family | None = None) -> None:
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}{reason}")
        self.line = line
        self.reason = reason
        self.family = family


def read_file(path: str | Path) -> GameRecord:
    """Read a game file.

    Raises:
        OSError: it cannot be read.
        RecordError: it is too big, no text, no record, damaged or impossible.
    """
    with Path(path).open("rb") as file:
        return read_text(decoded(file))


def decoded(file: IO[bytes]) -> str:
    """The text of a file, if it is one and not too big.

    Raises:
        OSError: it cannot be read.
        RecordError: it is too big, or no text.
    """
    data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise RecordError(0, Reason("file-too-big", {"most": MOST_BYTES // 2**20}))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise RecordError(line, Reason("not-utf-8", {"byte": str(error.start + 1)})) from error


def read_text(text: str) -> GameRecord:
    """Read a game file from its text.

    Raises:
        RecordError: with the line and the reason.
    """
    reader = Reader(text)
    for _ in reader:
        pass
    return reader.record


class Reader:
    """Reads a game file line by line; ``proof`` looks at what was whole before a damage.

    Attributes:
        record: what has been read so far; to be handed on only when all of it is.

    Raises:
        RecordError: there is no head, or it cannot be.
    """

    def __init__(self, text: str) -> None:
        """Read the head."""
        self._rest = _lines(text)
        self.line, head = next(self._rest, (0, None))
        if head is None:
            raise RecordError(0, Reason("empty-file", {}))
        self.record = _head(self.line, head)
        self.replay = Replay(self.record)

    def __iter__(self) -> Iterator[int]:
        """Read on; the number of each line that has been read.

        Raises:
            RecordError: with the line and the reason.
        """
        for number, fields in self._rest:
            self.line = number
            try:
                _event(self.record, self.replay, fields)
            except _Wrong as wrong:
                raise RecordError(self.line, wrong.reason) from wrong
            except IllegalAction as refusal:
                family = self.record.preset.family
                raise RecordError(self.line, refusal.reason, family) from refusal
            except RulesError as error:
                raise RecordError(self.line, error.reasons[0]) from error
            except (NotationError, ShuffleError) as error:
                raise RecordError(self.line, Reason("unreadable", {"why": str(error)})) from error
            yield self.line


class _Wrong(ValueError):  # noqa: N818 -- told as a RecordError
    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.reason = Reason(code, facts)


def _lines(text: str) -> Iterator[tuple[int, dict[str, Any]]]:
    rows = text.removesuffix("\n").split("\n") if text.strip() else []
    if len(rows) > MOST_LINES:
        raise RecordError(0, Reason("too-many-lines", {"most": MOST_LINES}))
    for number, row in enumerate(rows, 1):
        if len(row) > LONGEST_LINE:
            raise RecordError(number, Reason("line-too-long", {"most": LONGEST_LINE}))
        try:
            fields = json.loads(row, object_pairs_hook=_once)
        except (ValueError, RecursionError) as error:
            raise RecordError(number, Reason("no-json", {"found": row[:_SHORT]})) from error
        if not isinstance(fields, dict):
            raise RecordError(number, Reason("no-event", {"found": row[:_SHORT]}))
        yield number, fields


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        raise ValueError("a field stands twice")
    return fields


def _head(number: int, fields: dict[str, Any]) -> GameRecord:
    try:
        return _agreed(fields)
    except _Wrong as wrong:
        raise RecordError(number, wrong.reason) from wrong
    except RulesError as error:
        raise RecordError(number, error.reasons[0]) from error


def _agreed(fields: dict[str, Any]) -> GameRecord:
    """What was agreed before the first deal."""
    if fields.get("maija") != "game":
        raise _Wrong("no-record")
    for needed in ("format", "law", "game"):
        if needed not in fields:
            raise _Wrong("field-missing", field=needed)
    if _number(fields, "format") != FORMAT:
        raise _Wrong("other-format", format=fields["format"], known=FORMAT)
    law = _number(fields, "law")
    if law != LAW:  # nothing after it can be understood for certain
        raise _Wrong("other-law", law=law, known=LAW, game=_text(fields, "game")[:_SHORT])
    _only(fields, "maija", "format", "law", "game", "rules", "seats", "table")
    chosen = preset(_text(fields, "game"))
    options = fields["rules"]
    if not isinstance(options, dict) or set(options) != set(chosen.rules.names()):
        raise _Wrong("bad-field", field="rules")
    if not all(isinstance(value, str) for value in options.values()):
        raise _Wrong("bad-field", field="rules")
    seats = fields["seats"]
    if not isinstance(seats, list) or not all(
        isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable()
        for name in seats
    ):
        raise _Wrong("bad-field", field="seats")
    rules = chosen.rules.changed(options)
    chosen.family.settle(rules, len(seats))
    table = _text(fields, "table")
    if len(table) > LONGEST_NAME or not table.isprintable():
        raise _Wrong("bad-field", field="table")
    return GameRecord(chosen, rules, tuple(seats), table, law=law)


def _event(record: GameRecord, replay: Replay, fields: dict[str, Any]) -> None:
    if record.places is not None:
        raise _Wrong("after-the-end")
    if "deal" in fields:
        _only(fields, "deal", "dealer", "shuffle")
        if _number(fields, "deal") != len(record.deals) + 1 or not replay.between_deals:
            raise _Wrong("wrong-deal", expected=len(record.deals) + 1)
        if replay.match.over:
            raise _Wrong("match-is-over")
        shuffle = Transcript.from_json(json.dumps(fields["shuffle"]))
        deal = RecordedDeal(_seat(record, fields, "dealer"), shuffle)
        replay.deal(deal)
        record.deals.append(deal)
    elif "does" in fields:
        _only(fields, "seat", "does")
        if replay.between_deals:
            raise _Wrong("no-deal")
        seat = _seat(record, fields, "seat")
        _, actions = read_moves(record.preset.name, f"{SEATS[seat]} {_text(fields, 'does')}")
        if not actions:
            raise _Wrong("bad-field", field="does")
        replay.act(seat, *actions)
        record.act(seat, *actions)
    elif "scores" in fields:
        _only(fields, "scores", "totals")
        if not replay.deal_over:
            raise _Wrong("deal-not-over")
        record.deals[-1].scores = _numbers(record, fields, "scores")
        record.deals[-1].totals = _numbers(record, fields, "totals")
        replay.finish()
    elif "places" in fields:
        _only(fields, "places")
        if not replay.match.over or not replay.between_deals:
            raise _Wrong("match-not-over")
        record.places = _numbers(record, fields, "places")
    else:
        raise _Wrong("no-event", found=str(fields)[:_SHORT])


def _only(fields: dict[str, Any], *names: str) -> None:
    for name in names:
        if name not in fields:
            raise _Wrong("field-missing", field=name)
    for name in fields:
        if name not in names:
            raise _Wrong("field-unknown", field=name[:_SHORT])


def _text(fields: dict[str, Any], name: str) -> str:
    value = fields[name]
    if not isinstance(value, str) or not value or not value.isprintable():
        raise _Wrong("bad-field", field=name)
    return value


def _number(fields: dict[str, Any], name: str) -> int:
    value = fields[name]
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 31:
        raise _Wrong("bad-field", field=name)
    return value


def _numbers(record: GameRecord, fields: dict[str, Any], name: str) -> tuple[int, ...]:
    values = fields[name]
    if (
        not isinstance(values, list)
        or len(values) != len(record.seats)
        or not all(isinstance(value, int) and not isinstance(value, bool) for value in values)
        or not all(abs(value) < 1 << 31 for value in values)
    ):
        raise _Wrong("bad-field", field=name)
    return tuple(values)


def _seat(record: GameRecord, fields: dict[str, Any], name: str) -> int:
    seat = SEATS.find(_text(fields, name))
    if not 0 <= seat < len(record.seats) or len(fields[name]) != 1:
        raise _Wrong("bad-field", field=name)
    return seat
