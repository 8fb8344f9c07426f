"""Records: the state and the rules of a game as NumPy sees them, derived from their dataclasses.

A field that is a whole number (or an enumeration of whole numbers, or yes and no) becomes one
signed 64-bit number; a list or a tuple of ``n`` whole numbers becomes ``n`` of them. The names and
their order are those of the dataclass, so there is no second description of a state anywhere.

What must not live here: anything about one game, and Numba.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

LEAST = -(1 << 63)
MOST = (1 << 63) - 1


class RecordError(ValueError):
    """Something that cannot be a record: a field of the wrong kind, length or size."""


def record_type(kind: Any) -> np.dtype[np.void]:  # noqa: ANN401 -- a class
    """The record type of a dataclass: its fields with their default lengths, 8 bytes a number.

    Raises:
        RecordError: the class is no dataclass, or a field is neither a whole number nor a list or
            tuple of them, or has no default to take the length from.
    """
    if not (isinstance(kind, type) and dataclasses.is_dataclass(kind)):
        raise RecordError(f"{kind!r} is no dataclass: a record needs named fields")
    if kind not in _known:
        fields = [(spec.name, *_shape(kind, spec)) for spec in dataclasses.fields(kind)]
        _known[kind] = np.dtype(fields, align=True)
    return _known[kind]


_known: dict[Any, np.dtype[np.void]] = {}


def _shape(kind: Any, spec: dataclasses.Field[Any]) -> tuple[Any, ...]:  # noqa: ANN401 -- a class
    name = f"{kind.__name__}.{spec.name}"
    if spec.default_factory is not dataclasses.MISSING:
        default = spec.default_factory()
    elif spec.default is not dataclasses.MISSING:
        default = spec.default
    else:
        raise RecordError(f"{name} has no default: its length is unknown")
    if isinstance(default, int):
        return (np.int64,)
    if isinstance(default, list | tuple) and all(isinstance(value, int) for value in default):
        return (np.int64, (len(default),))
    raise RecordError(f"{name} must be a whole number or a list of them, not {default!r}")


def pack(values: Iterable[Any], kind: type[Any]) -> NDArray[np.void]:
    """Write dataclass instances of one class into a new array of records.

    Raises:
        RecordError: an instance of another class, a list of another length, or a number that does
            not fit 64 signed bits.
    """
    rows = list(values)
    records = np.zeros(len(rows), record_type(kind))
    for at, value in enumerate(rows):
        write(value, records[at], kind)
    return records


def write(value: Any, record: np.void, kind: type[Any]) -> None:  # noqa: ANN401 -- any dataclass
    """Write one dataclass instance into a record, field by field.

    Raises:
        RecordError: as ``pack``.
    """
    if type(value) is not kind:
        raise RecordError(f"a {kind.__name__} was expected, not {value!r:.80}")
    layout = record_type(kind)
    for name in layout.names or ():
        number = getattr(value, name)
        length = layout[name].shape
        if length and len(number) != length[0]:
            raise RecordError(f"{kind.__name__}.{name} must have {length[0]} numbers: {number!r}")
        try:
            record[name] = number
        except (OverflowError, TypeError, ValueError) as error:
            message = f"{kind.__name__}.{name} must fit 64 signed bits: {number!r:.80}"
            raise RecordError(message) from error


def pack_state(state: Any) -> NDArray[np.void]:  # noqa: ANN401 -- any family's state
    """One state as an array of one record.

    Raises:
        RecordError: as ``pack``.
    """
    return pack([state], type(state))


def pack_rules(rules: Any) -> NDArray[np.void]:  # noqa: ANN401 -- any family's rules
    """Rules as an array of one record; enumerations and yes and no become their numbers.

    Raises:
        RecordError: as ``pack``.
    """
    return pack([rules], type(rules))


def unpack_state(record: np.void, kind: type[Any]) -> Any:  # noqa: ANN401 -- any family
    """A state of plain whole numbers and lists from a record.

    Raises:
        RecordError: the record is not of the class's record type.
    """
    layout = record_type(kind)
    if getattr(record, "dtype", None) != layout:
        raise RecordError(f"this is no record of {kind.__module__}.{kind.__name__}")
    return kind(**{name: record[name].tolist() for name in layout.names or ()})


def numbers(value: Any) -> list[int]:  # noqa: ANN401 -- any dataclass
    """All numbers of a dataclass instance in the order of its record: for comparing the two."""
    flat: list[int] = []
    for spec in dataclasses.fields(value):
        part = getattr(value, spec.name)
        if isinstance(part, int):
            flat.append(int(part))
        else:
            flat.extend(map(int, part))
    return flat
