"""Records are the dataclasses' own fields, and nothing is lost on the way there and back."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import numpy as np
import pytest

from maija.fast import RecordError, pack, pack_rules, pack_state, record_type, unpack_state
from maija.fast.records import numbers
from maija.games.presets import PRESETS
from tests import random_games

pytestmark = pytest.mark.fast


@pytest.mark.parametrize("name", PRESETS)
def test_a_state_comes_back_changed(name: str) -> None:
    preset = PRESETS[name]
    chance = random.Random(name)
    state = random_games.start(preset.family, preset.rules, preset.players, chance)
    for after in random_games.states(preset.family, preset.rules, state, chance):
        record = pack_state(after)[0]
        assert unpack_state(record, type(after)) == after
        assert record.tobytes() == np.array(numbers(after)).tobytes()
    back = unpack_state(record, type(state))
    assert all(
        type(value) in {int, list} for value in map(back.__getattribute__, type(back).__slots__)
    )


@pytest.mark.parametrize("name", PRESETS)
def test_an_option_is_lost_in_the_record(name: str) -> None:
    rules = PRESETS[name].rules
    record = pack_rules(rules)[0]
    assert record.dtype.names == rules.names()
    for option in rules.names():
        value = getattr(rules, option)
        told = [int(part) for part in value] if isinstance(value, tuple) else int(value)
        assert record[option].tolist() == told


@dataclass
class Odd:
    number: int = 0
    row: list[int] = field(default_factory=lambda: [0] * 3)


@dataclass
class NoLength:
    row: list[int]


@dataclass
class Words:
    word: str = ""


def test_a_record_of_what_is_no_number() -> None:
    for kind in (NoLength, Words, int, Odd()):
        with pytest.raises(RecordError):
            record_type(kind)


@pytest.mark.parametrize(
    "value",
    [Odd(1 << 63), Odd(-(1 << 63) - 1), Odd(row=[0] * 4), Odd(row=[1 << 64, 0, 0]), Words()],
    ids=["too-large", "too-small", "too-long", "too-large-in-a-row", "another-class"],
)
def test_a_record_that_does_not_hold_its_value(value: object) -> None:
    with pytest.raises(RecordError, match=r"Odd"):
        pack([value], Odd)


def test_the_extremes_of_a_number_are_lost() -> None:
    state = Odd(-(1 << 63), [(1 << 63) - 1, -1, 0])
    assert unpack_state(pack_state(state)[0], Odd) == state


def test_a_record_of_another_class_is_taken_for_a_state() -> None:
    with pytest.raises(RecordError, match="no record of"):
        unpack_state(pack_state(Odd())[0], type(PRESETS["hearts"].family.state()))
