"""What cannot have a twin is refused by name; what a compiled function may not be given, too."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from numba.core import config

from maija.fast import LawError, Twin, pack, pack_state
from maija.fast.copies import bound

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.fast

LIMIT = 7
TABLE = {"a": 1}
ROW = [1, 2, 3]
RATIO = 0.5


@dataclass
class State:
    total: int = 0
    row: list[int] = field(default_factory=lambda: [0] * 4)


def double(x: int) -> int:
    return 2 * x


def triple(x: int) -> int:
    return 3 * x


def add(s: State, x: int) -> int:
    s.total += double(x) + LIMIT
    s.row[1] = s.total
    return s.total


def add_all(states: list[State], numbers: list[int]) -> int:
    total = 0
    for i in range(len(states)):
        total += add(states[i], numbers[i])
    return total


def ping(x: int) -> int:
    return pong(x - 1) if x else 0


def pong(x: int) -> int:
    return ping(x - 1) if x else 1


def reads_dict(x: int) -> int:
    return TABLE["a"] + x


def reads_list(x: int) -> int:
    return ROW[0] + x


def reads_float(x: int) -> int:
    return int(RATIO * x)


def reads_module(x: int) -> Any:
    return np.int64(x)


def has_default(x: int = 3) -> int:
    return x


def closure() -> Callable[[int], int]:
    y = 3

    def inner(x: int) -> int:
        return x + y

    return inner


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (ping, "may not call itself: .*ping -> .*pong -> .*ping"),
        (reads_dict, "reads_dict reads TABLE"),
        (reads_list, "reads_list reads ROW"),
        (reads_float, "reads_float reads RATIO"),
        (reads_module, "reads_module reads np"),
        (has_default, "default values or a closure"),
        (closure(), "default values or a closure"),
    ],
)
def test_a_text_outside_the_subset_is_compiled(function: Any, said: str) -> None:
    with pytest.raises(LawError, match=said):
        Twin("test", {function: (int,)}).warm()


def test_an_entry_with_too_few_kinds_is_compiled() -> None:
    with pytest.raises(LawError, match="add has 2 arguments"):
        Twin("test", {add: (State,)})


def test_compiled_and_plain_differ() -> None:
    twin = Twin("test", {add: (State, int), add_all: (list[State], list[int])})
    states = pack([State(i) for i in range(5)], State)
    plain = [State(i) for i in range(5)]
    numbers = [3, 1, 4, 1, 5]
    assert twin[add_all](states, np.array(numbers)) == add_all(plain, numbers)
    assert twin[add](states[2], np.int64(9)) == add(plain[2], 9)
    assert np.array_equal(states, pack(plain, State))
    assert repr(twin[add]).startswith("<compiled ")
    assert twin.ready()


def test_another_function_in_a_place_is_forgotten() -> None:
    twin = Twin("test-places", {add: (State, int)}, {double: triple})
    record = pack_state(State())
    state = State()
    assert twin[add](record[0], 5) == 3 * 5 + LIMIT == bound(add, {double: triple})(state, 5)
    assert add(State(), 5) == 2 * 5 + LIMIT


def test_compiled_code_is_given_the_wrong_thing() -> None:
    twin = Twin("test", {add: (State, int), add_all: (list[State], list[int])})
    one, some, numbers = pack_state(State())[0], pack([State()] * 4, State), np.arange(4)
    for wrong in (State(), 3, some, np.zeros(1, "i8,i8")[0], None):
        with pytest.raises(TypeError, match="s must be one of the State records"):
            twin[add](wrong, 1)
    for wrong in (1.0, True, "1", None, numbers):
        with pytest.raises(TypeError, match="x must be a whole number"):
            twin[add](one, wrong)
    for wrong in (1 << 63, -(1 << 63) - 1):
        with pytest.raises(ValueError, match="64 signed bits"):
            twin[add](one, wrong)
    for wrong in ([State()], one, some.reshape(2, 2), numbers):
        with pytest.raises(TypeError, match="states must be an array of State records"):
            twin[add_all](wrong, numbers)
    for wrong in ([1, 2], numbers.astype(np.int32), numbers.astype(float), np.int64(1)):
        with pytest.raises(TypeError, match="numbers must be an array of numbers"):
            twin[add_all](some, wrong)
    locked = numbers.copy()
    locked.flags.writeable = False
    for wrong in (np.arange(8)[::2], locked):
        with pytest.raises(TypeError, match="contiguous, aligned and writeable"):
            twin[add_all](some, wrong)
    with pytest.raises(TypeError, match="takes 2 arguments, not 1"):
        twin[add](one)
    assert one["total"] == 0


def past_the_end(s: State, at: int) -> int:
    return s.row[at]


def test_an_index_out_of_range_goes_unseen_in_the_checked_build() -> None:
    twin = Twin("test-bounds", {past_the_end: (State, int)}, boundscheck=True)
    record = pack_state(State())[0]
    assert twin[past_the_end](record, 3) == 0
    with pytest.raises(IndexError):
        twin[past_the_end](record, 4)
    assert twin.digest != Twin("test-bounds", {past_the_end: (State, int)}).digest


def test_numbas_own_setting_is_left_changed(caplog: pytest.LogCaptureFixture) -> None:
    settings: Any = config
    before = settings.CACHE_DIR
    with caplog.at_level(logging.WARNING):
        Twin("test", {add: (State, int)}).warm()
    assert before == settings.CACHE_DIR
