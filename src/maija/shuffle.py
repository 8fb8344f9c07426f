"""The committed shuffle that anyone can recompute.

A secret is committed to before the deal, every seat adds a text of its own, and after the deal
everyone can recompute the pack. The bytes of it are laid down, with test vectors, in
``docs/shuffle.md``.

What must not live here: a clock, any source of randomness that the caller cannot replace, the
choices of computer players, and any import from outside the standard library.
"""

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final


class ShuffleError(ValueError):
    """Something that a committed shuffle cannot be made of, or read from. The text says what."""


@dataclass(frozen=True, slots=True, repr=False)
class Secret:
    """The 256 bits that the operator commits to: made for one deal, and never used again.

    Its ``repr`` does not show them, so that no log can tell the pack of a deal in progress.

    Raises:
        ShuffleError: if it is not 32 bytes.
    """

    data: bytes

    def __post_init__(self) -> None:
        """Refuse anything but 32 bytes."""
        _bytes_of("secret", self.data, 32)

    def __repr__(self) -> str:
        """Say that it is a secret, and no more."""
        return "<Secret: not shown>"


@dataclass(frozen=True, slots=True)
class Circumstances:
    """All that the order of a pack follows from, beside the pack itself.

    Raises:
        ShuffleError: if a part is not of its kind or length.
    """

    secret: Secret
    table: str
    """The table's name: 1 to 200 bytes of UTF-8."""
    deal: int
    """The number of the deal at this table, from 0 to 2**53 - 1."""
    rules: bytes
    """The digest of the rules in force, 16 to 64 bytes."""
    seats: tuple[bytes | None, ...]
    """For each seat the 16 bytes that it opened, or None if it is missing."""

    def __post_init__(self) -> None:
        """Refuse parts of the wrong kind."""
        if not isinstance(self.secret, Secret):
            raise ShuffleError(f"the secret must be a Secret, not {_kind(self.secret)}")
        _table_of(self.table)
        _whole("deal number", self.deal, LARGEST_DEAL)
        _bytes_of("rules digest", self.rules, 16, 64)
        if not isinstance(self.seats, tuple) or len(self.seats) > MOST_SEATS:
            raise ShuffleError(f"the seats must be a tuple of at most {MOST_SEATS}")
        for seat, text in enumerate(self.seats):
            if text is not None:
                _bytes_of(f"text of seat {seat}", text, 16)


LARGEST_DEAL: Final = 2**53 - 1
MOST_SEATS: Final = 64
LARGEST_RANGE: Final = 2**63
PACK: Final = "pack"
"""The label of the stream that orders the pack."""
DEALER: Final = "dealer"
"""The label of the lot for the first dealer."""
LAW: Final = "law"
"""The label of the seed for the law's generator."""


def fresh_secret(source: Callable[[int], bytes] = secrets.token_bytes) -> Secret:
    """Return a new secret from a source of random bytes (the operating system's)."""
    return Secret(source(32))


def fresh_seat_text(source: Callable[[int], bytes] = secrets.token_bytes) -> bytes:
    """Return a new text for a seat, 16 bytes from a source of random bytes."""
    return _bytes_of("text of a seat", source(16), 16)


def commitment(secret: Secret, table: str, deal: int) -> bytes:
    """Return what the operator publishes before the deal: 32 bytes of SHA-256.

    Raises:
        ShuffleError: if table or deal number is not of its kind.
    """
    _whole("deal number", deal, LARGEST_DEAL)
    message = _encoded(b"maija/1/commitment", _table_of(table), _number(deal), secret.data)
    return hashlib.sha256(message).digest()


def seat_commitment(text: bytes, table: str, deal: int, seat: int, published: bytes) -> bytes:
    """Return what a seat publishes before any seat opens its text: 32 bytes of SHA-256.

    ``published`` is the operator's commitment, which must have been there first.

    Raises:
        ShuffleError: if a part is not of its kind or length.
    """
    _bytes_of(f"text of seat {seat}", text, 16)
    _whole("deal number", deal, LARGEST_DEAL)
    _whole("seat", seat, MOST_SEATS - 1)
    _bytes_of("operator's commitment", published, 32)
    message = _encoded(
        b"maija/1/seat", _table_of(table), _number(deal), _number(seat), published, text
    )
    return hashlib.sha256(message).digest()


class ChanceStream:
    """An endless stream of chance for one purpose, the same for the same circumstances.

    Block ``i`` is the HMAC-SHA-256, keyed with the secret, of the encoded circumstances and
    ``i``. Streams with different labels have nothing to do with each other.

    Raises:
        ShuffleError: if the label is not 1 to 64 bytes of UTF-8.
    """

    def __init__(self, circumstances: Circumstances, label: str) -> None:
        """Start the stream of a purpose, such as ``"pack"`` or ``"dealer"``."""
        self._key = circumstances.secret.data
        self._head = _encoded(
            b"maija/1/stream",
            _text_of("label", label, 64),
            _table_of(circumstances.table),
            _number(circumstances.deal),
            circumstances.rules,
            _number(len(circumstances.seats)),
            *(text or b"" for text in circumstances.seats),
        )
        self._block = 0
        self._left = b""

    def number(self) -> int:
        """Return the next 64 bits as a number."""
        if not self._left:
            message = self._head + _encoded(_number(self._block))
            self._left = hmac.digest(self._key, message, "sha256")
            self._block += 1
        taken, self._left = self._left[:8], self._left[8:]
        return int.from_bytes(taken, "big")

    def below(self, n: int) -> int:
        """Return a number from 0 to ``n - 1``, each as likely as the other, by rejection.

        Raises:
            ShuffleError: if ``n`` is not from 1 to 2**63.
        """
        _whole("range of a draw", n, LARGEST_RANGE, least=1)
        limit = 2**64 - 2**64 % n
        while True:
            number = self.number()
            if number < limit:
                return number % n


def committed_order(circumstances: Circumstances, pack: Sequence[int]) -> tuple[int, ...]:
    """Return the cards of one or two packs in the order they are dealt, the first card first.

    The order in which the cards are given does not matter: they are sorted, then shuffled
    (Fisher and Yates, from the last place down).

    Raises:
        ShuffleError: if something in the pack is no card, or is there three times.
    """
    order = _pack_of(pack)
    stream = ChanceStream(circumstances, PACK)
    for last in range(len(order) - 1, 0, -1):
        chosen = stream.below(last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


def committed_draw(circumstances: Circumstances, label: str, n: int) -> int:
    """Return a number from 0 to ``n - 1`` for a purpose other than the pack.

    One label stands for one draw: number the labels where a deal needs several.

    Raises:
        ShuffleError: if the label is that of the pack or no label, or ``n`` is out of range.
    """
    if label == PACK:
        raise ShuffleError(f"the label {PACK!r} is for the order of the pack: use another")
    return ChanceStream(circumstances, label).below(n)


def law_seed(circumstances: Circumstances) -> int:
    """Return the seed of the deal for the law's generator, as ``seeded`` takes it."""
    return committed_draw(circumstances, LAW, LARGEST_RANGE)


def _kind(what: object) -> str:
    return type(what).__name__


def _bytes_of(name: str, what: object, least: int, most: int = 0) -> bytes:
    if not isinstance(what, bytes):
        raise ShuffleError(f"the {name} must be bytes, not {_kind(what)}")
    if not least <= len(what) <= (most or least):
        length = f"{least} to {most}" if most else str(least)
        raise ShuffleError(f"the {name} must have {length} bytes, not {len(what)}")
    return what


def _whole(name: str, what: object, most: int, least: int = 0) -> int:
    if not isinstance(what, int) or isinstance(what, bool) or not least <= what <= most:
        raise ShuffleError(f"the {name} must be a whole number from {least} to {most}")
    return what


def _text_of(name: str, what: object, most: int) -> bytes:
    if not isinstance(what, str):
        raise ShuffleError(f"the {name} must be text, not {_kind(what)}")
    try:
        data = what.encode()
    except UnicodeEncodeError as error:
        raise ShuffleError(f"the {name} must be text that UTF-8 can write") from error
    return _bytes_of(name, data, 1, most)


def _table_of(table: object) -> bytes:
    return _text_of("table's name", table, 200)


def _pack_of(pack: Sequence[int]) -> list[int]:
    cards = sorted(_whole("card", card, 51) for card in pack)
    if any(cards[i] == cards[i + 2] for i in range(len(cards) - 2)):
        raise ShuffleError("a card is there three times: two packs have two of each")
    return cards


def _number(what: int) -> bytes:
    return what.to_bytes(8, "big")


def _encoded(*fields: bytes) -> bytes:
    return b"".join(len(field).to_bytes(4, "big") + field for field in fields)


# --------------------------------------------------------------- the proof that a deal leaves


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """What a seat published: its commitment and the text that it opened, or None for missing."""

    commitment: bytes | None = None
    text: bytes | None = None


@dataclass(frozen=True, slots=True)
class DrawRecord:
    """A draw of the deal beside the pack: its label, its range and what came out."""

    label: str
    below: int
    value: int


@dataclass(frozen=True, slots=True)
class Transcript:
    """All that is public about the chance of a deal after its end; ``verify`` needs no more."""

    table: str
    deal: int
    rules: bytes
    commitment: bytes
    secret: bytes
    seats: tuple[SeatRecord, ...]
    order: tuple[int, ...]
    """The cards in the order they were dealt; empty if the deal was abandoned before."""
    draws: tuple[DrawRecord, ...] = ()

    def to_json(self) -> str:
        """Write the transcript as one line of JSON."""
        return json.dumps(
            {
                "format": FORMAT,
                "table": self.table,
                "deal": self.deal,
                "rules": self.rules.hex(),
                "commitment": self.commitment.hex(),
                "secret": self.secret.hex(),
                "seats": [
                    {
                        "commitment": _hex_text(seat.commitment),
                        "text": _hex_text(seat.text),
                    }
                    for seat in self.seats
                ],
                "order": self.order,
                "draws": [
                    {"label": draw.label, "below": str(draw.below), "value": str(draw.value)}
                    for draw in self.draws
                ],
            },
            separators=(",", ":"),
        )

    @classmethod
    def from_json(cls, text: str) -> "Transcript":
        """Read a transcript, and refuse anything that ``to_json`` does not write.

        Raises:
            ShuffleError: if it is no JSON, or a field is missing, unknown, there twice, or not
                of its kind.
        """
        try:
            top = json.loads(text, object_pairs_hook=_object_of)
        except ShuffleError:
            raise
        except (ValueError, RecursionError, TypeError) as error:
            raise ShuffleError(f"this is no JSON: {str(error)[:80]}") from error
        fields = _fields_of("transcript", top, _TRANSCRIPT_FIELDS)
        if fields["format"] != FORMAT:
            raise ShuffleError(f"the format must be {FORMAT!r}")
        return cls(
            table=_string_of("table", fields["table"]),
            deal=_whole("deal number", fields["deal"], LARGEST_DEAL),
            rules=_hex_of("rules", fields["rules"]),
            commitment=_hex_of("commitment", fields["commitment"]),
            secret=_hex_of("secret", fields["secret"]),
            seats=tuple(
                SeatRecord(
                    commitment=_hex_or_none(f"commitment of seat {seat}", record["commitment"]),
                    text=_hex_or_none(f"text of seat {seat}", record["text"]),
                )
                for seat, record in enumerate(
                    _fields_of(f"seat {i}", each, ("commitment", "text"))
                    for i, each in enumerate(_list_of("seats", fields["seats"]))
                )
            ),
            order=tuple(_whole("card", card, 51) for card in _list_of("order", fields["order"])),
            draws=tuple(
                DrawRecord(
                    label=_string_of("label", record["label"]),
                    below=_decimal_of("range of a draw", record["below"]),
                    value=_decimal_of("value of a draw", record["value"]),
                )
                for record in (
                    _fields_of("draw", each, ("label", "below", "value"))
                    for each in _list_of("draws", fields["draws"])
                )
            ),
        )


FORMAT: Final = "maija/1"
_DECIMAL: Final = re.compile("0|[1-9][0-9]{0,18}")
_TRANSCRIPT_FIELDS: Final = (
    *("format", "table", "deal", "rules", "commitment", "secret", "seats", "order", "draws"),
)


def verify(transcript: Transcript) -> list[str]:
    """Recompute everything in a transcript and say what does not fit; nothing if all fits.

    Whether the commitments, a seat's own text and the cards are those that were seen at the
    table, only the one who saw them can tell: compare them too.
    """
    t = transcript
    try:
        given = Circumstances(
            Secret(t.secret), t.table, t.deal, t.rules, tuple(seat.text for seat in t.seats)
        )
        dealt = committed_order(given, t.order)
    except ShuffleError as error:
        return [str(error)]
    wrong = []
    if commitment(given.secret, t.table, t.deal) != t.commitment:
        wrong.append("the secret is not the one that was committed to for this table and deal")
    for number, seat in enumerate(t.seats):
        wrong.extend(_seat_faults(t, number, seat))
    if dealt != tuple(t.order):
        place = next(i for i, card in enumerate(dealt) if card != t.order[i])
        wrong.append(
            f"the order of the pack is not the one that follows: card {place + 1} "
            f"must be {dealt[place]}, not {t.order[place]}"
        )
    labels = set()
    for draw_ in t.draws:
        if draw_.label in labels:
            wrong.append(f"the label {draw_.label!r} is there twice: one label, one draw")
        labels.add(draw_.label)
        try:
            value = committed_draw(given, draw_.label, draw_.below)
        except ShuffleError as error:
            wrong.append(f"the draw {draw_.label!r} cannot be: {error}")
            continue
        if value != draw_.value:
            wrong.append(f"the draw {draw_.label!r} must be {value}, not {draw_.value}")
    return wrong


def _seat_faults(t: Transcript, number: int, seat: SeatRecord) -> list[str]:
    if seat.text is None:
        return []
    if seat.commitment is None:
        return [f"seat {number} opened a text without having committed to it"]
    try:
        right = seat_commitment(seat.text, t.table, t.deal, number, t.commitment)
    except ShuffleError as error:
        return [str(error)]
    if right != seat.commitment:
        return [f"the text of seat {number} is not the one that it had committed to"]
    return []


def _object_of(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ShuffleError("a field is there twice")
    return found


def _fields_of(name: str, what: object, fields: tuple[str, ...]) -> Mapping[str, object]:
    if not isinstance(what, dict):
        raise ShuffleError(f"the {name} must be an object, not {_kind(what)}")
    for field in fields:
        if field not in what:
            raise ShuffleError(f"the {name} lacks the field {field!r}")
    for field in what:
        if field not in fields:
            raise ShuffleError(f"the {name} has an unknown field {field[:24]!r}")
    return what


def _list_of(name: str, what: object) -> list[object]:
    if not isinstance(what, list):
        raise ShuffleError(f"the {name} must be a list, not {_kind(what)}")
    return what


def _string_of(name: str, what: object) -> str:
    if not isinstance(what, str):
        raise ShuffleError(f"the {name} must be text, not {_kind(what)}")
    return what


def _hex_of(name: str, what: object) -> bytes:
    text = _string_of(name, what)
    try:
        data = bytes.fromhex(text)
    except ValueError:
        data = b""
    if data.hex() != text:
        raise ShuffleError(f"the {name} must be pairs of hexadecimal digits 0-9, a-f")
    return data


def _hex_text(data: bytes | None) -> str | None:
    return None if data is None else data.hex()


def _hex_or_none(name: str, what: object) -> bytes | None:
    return None if what is None else _hex_of(name, what)


def _decimal_of(name: str, what: object) -> int:
    text = _string_of(name, what)
    if not _DECIMAL.fullmatch(text):
        raise ShuffleError(f"the {name} must be a number in decimal digits")
    return int(text)
