"""The law keeps to the text that means the same plain and compiled, and to 64 signed bits."""

from __future__ import annotations

import importlib
import linecache
import pkgutil
import random
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import pytest

from maija import cards
from maija.fast import copies, drivers
from maija.games import copying
from maija.games.presets import PRESETS
from maija.players import DRIVERS, PLAYERS, Memory, searching
from maija.players.mustamaija import endgame, endgame_room, outlook
from maija.players.plays import Plays
from maija.players.search import PLACES as SEARCH_PLACES
from maija.players.search import WORLDS
from tests import random_games

from .subset import faults, functions_of


def _modules() -> list[ModuleType]:
    """The law of every family, policies, drivers and search of the players, the random driver."""
    names = ["maija.fast.drivers"]
    for family in {preset.family.name for preset in PRESETS.values()}:
        law = importlib.import_module(f"maija.games.{family}.law")
        names.append(law.__name__)
        names += [f"{law.__name__}.{part.name}" for part in pkgutil.iter_modules(law.__path__)]
    for player in PLAYERS.values():
        names += [policy.__module__ for policy in player.policies.values()]
    names += [driver.play_out.__module__ for driver in DRIVERS.values()]
    names += [endgame.__name__, endgame_room.__name__]
    names += [searching.__name__, outlook.__name__]
    for places in SEARCH_PLACES.values():
        names += [function.__module__ for function in places.values()]
    return [importlib.import_module(name) for name in sorted(set(names))]


FUNCTIONS = functions_of(*_modules())


@pytest.mark.parametrize("function", FUNCTIONS, ids=copies.told)
def test_a_law_function_leaves_the_subset(function: FunctionType) -> None:
    assert not faults(function)


def test_the_walk_misses_a_module() -> None:
    modules = {function.__module__ for function in FUNCTIONS}
    assert {"maija.cards", "maija.chance", "maija.fast.drivers"} <= modules
    for family in DRIVERS:
        assert f"maija.games.{family}.law" in modules
        for part in ("driver", "belief", "gathering", "playout"):
            assert f"maija.players.{family}.{part}" in modules
    assert "maija.players.searching" in modules


# --- a test of the test ---------------------------------------------------------------------

WRONG = {
    "s.row[1:2]": "slice",
    "s.row[-1]": "negative index",
    "s.row[0, 1]": "several indices",
    "x << 63": "shift by 63",
    "x >> -1": "negative shift",
    "x / 2": "operator Div",
    "x ** 2": "operator Pow",
    "1.5": "constant 1.5",
    "'text'": "constant 'text'",
    "None": "constant None",
    "9223372036854775808": "over 63 bits",
    "[1, 2]": "List",
    "{1: 2}": "Dict",
    "(1, 2)": "Tuple",
    "[i for i in range(3)]": "ListComp",
    "lambda: 1": "Lambda",
    "f'{x}'": "JoinedStr",
    "cards.count(x)": "call of something else than a bare name",
    "x.bit_count()": "call of something else than a bare name",
    "cards.SUIT": "module.name",
    "print(x)": "call of print",
    "sum(s.row)": "call of sum",
    "min(x, 3, key=abs)": "keyword",
    "min(*s.row)": "Starred|starred",
    "range(3)": "range outside for",
    "x in s.row": "operator In",
    "x is s": "operator Is",
    "(y := x)": "NamedExpr",
}
WRONG_STATEMENTS = {
    "import os": "Import",
    "raise ValueError": "Raise",
    "assert x": "Assert",
    "try:\n        x = 1\n    finally:\n        x = 2": "Try",
    "with s:\n        x = 1": "With",
    "def g():\n        pass": "FunctionDef",
    "class C:\n        pass": "ClassDef",
    "for i in s.row:\n        pass": "something else than range",
    "for i, j in range(3):\n        pass": "several names",
    "for i in range(3):\n        pass\n    else:\n        pass": "else of a loop",
    "while x:\n        pass\n    else:\n        pass": "else of a loop",
    "global y": "Global",
    "yield x": "expression without effect",
    "x, y = 1, 2": "Tuple",
    "x = y = 1": "several targets",
    "del x": "Delete",
    "match x:\n        case y:\n            pass": "match with a name",
    "match x:\n        case [1]:\n            pass": "MatchSequence",
    "x": "without effect",
}
RIGHT = """\
def f(s, x):
    \"\"\"All that is allowed.\"\"\"
    y: int = 0
    for i in range(2, x, 1):
        s.row[i] |= 1 << i
        if i > 3 and not x:
            continue
    while y < 3:
        y += min(int(x), nth(x, 0)) % 2 // 1
        break
    match x:
        case 1 | 2:
            y = -1
        case _:
            pass
    nth(x, y)
    s.a = ~x & 3 ^ y if 0 <= x < 3 else SUIT
    return s.row[s.a]
"""


def _function(text: str) -> FunctionType:
    """A function of a text, which the walk can read again."""
    name = f"<law {hash(text)}>"
    linecache.cache[name] = (len(text), None, text.splitlines(keepends=True), name)
    names: dict[str, Any] = {"cards": cards, "nth": cards.nth, "SUIT": cards.SUIT}
    exec(compile(text, name, "exec"), names)  # noqa: S102 -- texts of this file
    made: FunctionType = names["f"]
    return made


@pytest.mark.parametrize("text", WRONG)
def test_the_walk_misses_an_expression(text: str) -> None:
    found = faults(_function(f"def f(s, x):\n    x = 1\n    return {text}\n"))
    assert found
    assert any(part in found[0] for part in WRONG[text].split("|")), found
    assert ":3: " in found[0]


@pytest.mark.parametrize("text", WRONG_STATEMENTS)
def test_the_walk_misses_a_statement(text: str) -> None:
    found = faults(_function(f"def f(s, x):\n    {text}\n"))
    assert found
    assert WRONG_STATEMENTS[text] in found[0], found


@pytest.mark.parametrize("head", ["def f(s, x=1):", "def f(s, *x):", "def f(s, *, x):"])
def test_the_walk_misses_an_argument(head: str) -> None:
    assert faults(_function(f"{head}\n    return 1\n"))


def test_the_walk_refuses_what_is_right() -> None:
    assert not faults(_function(RIGHT))


# --- 64 signed bits -------------------------------------------------------------------------


class Int64(int):
    """A whole number that refuses to leave 64 signed bits, or to be shifted too far."""

    __slots__ = ()


def _guarded(name: str) -> Any:
    plain = getattr(int, name)

    def operate(self: int, *others: int) -> Any:
        if name in {"__lshift__", "__rshift__"}:
            assert 0 <= others[0] < 63, f"shift by {others[0]}"
        if name in {"__rlshift__", "__rrshift__"}:
            assert 0 <= self < 63, f"shift by {self}"
        found = plain(self, *others)
        if found is NotImplemented:
            return found
        assert -(1 << 63) <= found < 1 << 63, f"{self} {name} {others} is {found}"
        return Int64(found)

    return operate


for _name in ("add", "sub", "mul", "floordiv", "mod", "lshift", "rshift", "and", "or", "xor"):
    setattr(Int64, f"__{_name}__", _guarded(f"__{_name}__"))
    setattr(Int64, f"__r{_name}__", _guarded(f"__r{_name}__"))
for _name in ("neg", "invert", "abs"):
    setattr(Int64, f"__{_name}__", _guarded(f"__{_name}__"))


class Row(list[int]):
    """A list that refuses an index from the end."""

    def __getitem__(self, at: Any) -> Any:
        assert at >= 0, f"index {at}"
        return super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        assert at >= 0, f"index {at}"
        super().__setitem__(at, value)


def _narrow(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(_narrow, value))
    if isinstance(value, list):
        return Row(map(_narrow, value))
    return Int64(value) if isinstance(value, int) else value


def _narrow_function(function: FunctionType) -> FunctionType:
    """The same text with every constant a narrow number."""
    space = {name: _narrow(value) for name, value in function.__globals__.items()}
    space["range"] = lambda *bounds: map(Int64, range(*bounds))
    space["int"] = Int64
    code = function.__code__
    code = code.replace(co_consts=tuple(map(_narrow, code.co_consts)))
    return FunctionType(code, space, function.__name__)


def _lay_over(rows: Any, at: int, state: Any) -> None:
    """``overwrite`` with rows that stay narrow."""
    copy = object.__new__(type(state))
    for name in type(state).__slots__:
        value = getattr(state, name)
        setattr(copy, name, Row(value) if isinstance(value, list) else value)
    rows[at] = copy


def _narrow_law(entry: Any, places: dict[Any, Any]) -> Any:
    bodies: dict[Any, Any] = {
        cards.count: lambda mask: Int64(cards.count(mask)),
        cards.lowest: lambda mask: Int64(cards.lowest(mask)),
        copying.overwrite: _lay_over,
    }
    wrapped = {
        each: type("Leaf", (), {"__call__": staticmethod(body)})() for each, body in bodies.items()
    }
    return copies.copies([entry], {**places, **wrapped}, _narrow_function)[entry]


def _narrow_state(state: Any) -> Any:
    for name in type(state).__slots__:
        setattr(state, name, _narrow(getattr(state, name)))
    return state


def _narrow_rules(rules: Any) -> Any:
    return SimpleNamespace(**{name: _narrow(getattr(rules, name)) for name in rules.names()})


PLACES = ("stack", "shuffle", "start", "turn", "legal", "apply", "score")


@pytest.mark.parametrize("family", DRIVERS)
def test_a_number_leaves_64_bits(family: str) -> None:
    chosen = next(preset.family for preset in PRESETS.values() if preset.family.name == family)
    places = {getattr(drivers, name): getattr(chosen.law, name) for name in PLACES}
    random_deals = _narrow_law(drivers.play_deals, places)
    played_deals = _narrow_law(DRIVERS[family].play_deals, {})
    chance = random.Random(family)
    for deal in range(random_games.times(60, 6_000)):
        rules, players = random_games.table(chosen, chance)
        if deal % 3 == 0:
            rules = chance.choice([p.rules for p in PRESETS.values() if p.family is chosen])
            players = chance.choice(rules.seats())
        seed = Int64(chance.getrandbits(63))
        narrow = _narrow_rules(rules)
        state = _narrow_state(chosen.state(players=players))
        told, scores = Row([0]), Row([0] * players)
        zero, one = Int64(0), Int64(1)
        random_deals([narrow], [state], zero, seed, zero, Int64(3_000), told, scores, zero, one)
        state = _narrow_state(chosen.state(players=players))
        memories = [_narrow_state(Memory()) for _ in range(players)]
        known = [player.number for player in PLAYERS.values() if player.number >= 0]
        seated = Row([chance.choice(known) for _ in range(players)])
        row = [Row([0]) for _ in range(2)]
        played_deals(
            *(narrow, state, memories, Row([0] * players), seated, seed, zero, one),
            *(*row, scores),
        )


@pytest.mark.parametrize("family", SEARCH_PLACES)
def test_a_number_of_a_search_leaves_64_bits(family: str) -> None:
    chosen = next(preset.family for preset in PRESETS.values() if preset.family.name == family)
    begin, search = (
        _narrow_law(entry, dict(SEARCH_PLACES[family]))
        for entry in (searching.begin, searching.search)
    )
    searched = 0
    for deal in range(random_games.times(1, 300)):
        chance = random.Random(f"{family} {deal}")
        rules, players = random_games.table(chosen, chance)
        memories = [Memory() for _ in range(players)]
        start = random_games.start(chosen, rules, players, chance)
        for state in random_games.states(chosen, rules, start, chance):
            for seat, memory in enumerate(memories):
                PLAYERS["habit"].observe(chosen, rules, state, seat, memory)
            for seat in chosen.turn(state):
                if (
                    len(chosen.legal(rules, state, seat)) > 1
                    and chance.random() < 0.1
                    and searched < 3 + deal
                ):
                    given = (
                        *(_narrow_rules(rules), _narrow_state(state.copy()), Int64(seat)),
                        _narrow_state(memories[seat].copy()),
                        Row(_narrow_state(state.copy()) for _ in range(WORLDS)),
                    )
                    plays = _narrow_state(Plays(rng=chance.getrandbits(60) + 1))
                    minds = Row(_narrow_state(memories[seat].copy()) for _ in range(2))
                    begin(*given, plays, Int64(2))
                    search(*given, minds, plays, Int64(2))
                    searched += plays.playouts >= 2
    assert searched


def test_the_narrow_number_leaves_64_bits() -> None:
    one = Int64(1)
    for wrong in (
        lambda: (one << 62) + (one << 62),
        lambda: one << 63,
        lambda: 1 << Int64(63),
        lambda: one >> -1,
        lambda: Int64(-(1 << 62)) * 3,
        lambda: -Int64(-(1 << 63)),
        lambda: Row([1])[Int64(-1)],
    ):
        with pytest.raises(AssertionError):
            wrong()
    assert type(1 + one * 3 - 2) is Int64
