"""Copies of law functions in which the names reach other functions than in their own module.

A law function refers to others by bare name. A copy has the same code and a namespace of its own,
in which each of those names stands for the copy of that function, and so on down: the functions
are followed by identity, in whatever module they live, and each is copied once. What a copy is,
the caller says: itself (plain), or its compiled self.

What must not live here: Numba, and anything about one game.
"""

from __future__ import annotations

import dis
from enum import IntEnum
from types import FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

Function = FunctionType


class LawError(TypeError):
    """A text that cannot have a compiled twin; the message names the function and the cause."""


def told(function: Function) -> str:
    """A function's full name."""
    return f"{function.__module__}.{function.__qualname__}"


def globals_of(function: Function) -> dict[str, Any]:
    """The global names that a function's code reads, with what they stand for; no builtins.

    Raises:
        LawError: a default value, a closure, or a name that stands for something other than a
            function, a whole number, a tuple of them or an enumeration of them.
    """
    if function.__defaults__ or function.__kwdefaults__ or function.__closure__:
        raise LawError(f"{told(function)} has default values or a closure")
    found = {}
    for step in dis.get_instructions(function):
        name = step.argval
        if step.opname == "LOAD_GLOBAL" and name in function.__globals__ and name not in found:
            value = function.__globals__[name]
            if not _is_law(value):
                raise LawError(f"{told(function)} reads {name}, which is {value!r:.60}")
            found[name] = value
    return found


def _is_law(value: object) -> bool:
    if isinstance(value, tuple):
        return all(_is_law(part) for part in value)
    if isinstance(value, type):
        return issubclass(value, IntEnum)
    return isinstance(value, int | FunctionType)


def copies(
    entries: Iterable[Any],
    places: Mapping[Any, Any],
    make: Callable[[Function], Any],
) -> dict[Any, Any]:
    """Copy functions and all that they reach.

    Args:
        entries: where to begin.
        places: for a function what to put in its stead, wherever it is reached: another function,
            which is copied too, or anything else that can be called, which is not.
        make: what becomes of each copy, called with those it reaches already made.

    Returns:
        For every function reached (itself, not the one in its stead) what was made of it, callees
        before callers.

    Raises:
        LawError: a text outside the subset, or one that calls itself.
    """
    made: dict[Function, Any] = {}
    begun: list[Function] = []

    def copy(original: Function) -> Any:  # noqa: ANN401 -- whatever `make` returns
        function = places.get(original, original)
        if not isinstance(function, FunctionType):
            return function
        if function in made:
            return made[function]
        if function in begun:
            circle = " -> ".join(told(each) for each in [*begun, function])
            raise LawError(f"the law may not call itself: {circle}")
        begun.append(function)
        space: dict[str, Any] = {"__name__": function.__module__}
        for name, value in globals_of(function).items():
            space[name] = copy(value) if isinstance(value, FunctionType) else value
        own = FunctionType(function.__code__, space, function.__name__)
        own.__module__ = function.__module__
        own.__qualname__ = function.__qualname__
        begun.pop()
        made[function] = make(own)
        return made[function]

    for entry in entries:
        made[entry] = copy(entry)
    return made


def bound(entry: Any, places: Mapping[Any, Any]) -> Any:  # noqa: ANN401 -- functions
    """A plain copy of a function with others in the places of some that it reaches."""
    return copies([entry], places, lambda function: function)[entry]
