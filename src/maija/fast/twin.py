"""The compiled twin of a law text: the one door to Numba.

``Twin`` takes entry functions, follows everything that they reach, and compiles a copy of each
(``copies``). Nothing is written twice, but for the bodies of ``count`` and ``lowest``, one machine
instruction each, and of ``overwrite``, a copy of memory. Compiled code does not look whether an
index is in range, so what goes in is looked at before: every entry states the kinds of its
arguments.

What must not live here: anything about one game.
"""

from __future__ import annotations

import hashlib
import inspect
import platform
import sys
import threading
from dataclasses import dataclass
from enum import EnumType
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args, get_origin

import llvmlite
import llvmlite.binding
import numba
import numpy as np
from llvmlite import ir
from numba.core import config, types
from numba.core.registry import cpu_target
from numba.extending import intrinsic

from maija import cards
from maija.games import copying

from . import cache, copies
from .records import LEAST, MOST, record_type

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from types import FunctionType

# Numba reads its own tables when it compiles or loads first; with the module is as good a time, and
# a first call then takes no longer than the next.
cpu_target.target_context.refresh()

Kind = Any
"""What an argument is: ``int``, a dataclass (one record), ``list[int]`` (an array of numbers),
or ``list`` of a dataclass (an array of records)."""


# --- the functions with a second body -------------------------------------------------------


@intrinsic
def _popcount(typing: Any, mask: Any) -> Any:  # noqa: ANN401, ARG001 -- Numba's calling convention
    def body(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:  # noqa: ANN401
        return builder.ctpop(args[0])

    return types.int64(types.int64), body


@intrinsic
def _trailing_zeros(typing: Any, mask: Any) -> Any:  # noqa: ANN401, ARG001 -- as above
    def body(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:  # noqa: ANN401
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), body


@numba.njit(nogil=True)
def _lay_over(rows: Any, at: Any, state: Any) -> None:  # noqa: ANN401 -- compiled
    rows[at] = state


BODIES = {
    cards.count: _popcount,
    cards.lowest: _trailing_zeros,
    copying.overwrite: _lay_over,
}


# --- kinds of arguments ---------------------------------------------------------------------


@dataclass(frozen=True)
class Argument:
    """An argument of an entry: its name and kind, and how Numba and NumPy call that."""

    name: str
    kind: Kind

    @property
    def many(self) -> bool:
        """Whether it is an array."""
        origin: Any = get_origin(self.kind)
        return origin is list

    @property
    def element(self) -> Any:  # noqa: ANN401 -- a type
        """``int`` or a dataclass."""
        return get_args(self.kind)[0] if self.many else self.kind

    @property
    def layout(self) -> np.dtype[Any]:
        """The NumPy type of an element."""
        return np.dtype(np.int64) if self.element is int else record_type(self.element)

    @property
    def type(self) -> Any:  # noqa: ANN401 -- a Numba type
        """The Numba type."""
        element = numba.from_dtype(self.layout)
        return types.Array(element, 1, "C") if self.many else element

    def check(self, value: Any) -> None:  # noqa: ANN401 -- whatever came in
        """Refuse what compiled code must not be given.

        Raises:
            TypeError: another kind, or an array of another layout.
            ValueError: a number that does not fit 64 signed bits.
        """
        if self.kind is int:
            if not isinstance(value, int | np.integer) or isinstance(value, bool):
                raise TypeError(f"{self.name} must be a whole number, not {value!r:.60}")
            if not LEAST <= value <= MOST:
                raise ValueError(f"{self.name} must fit 64 signed bits, not be {value}")
            return
        shape = 1 if self.many else 0
        right = np.ndarray if self.many else np.void
        if not isinstance(value, right) or value.dtype != self.layout or value.ndim != shape:
            what = "numbers (int64)" if self.element is int else f"{self.element.__name__} records"
            raise TypeError(
                f"{self.name} must be {'an array of' if self.many else 'one of the'} {what}"
            )
        flags = value.flags
        if not (flags.c_contiguous and flags.writeable and flags.aligned):
            raise TypeError(f"{self.name} must be contiguous, aligned and writeable")


class Entry:
    """A compiled function. It is called like its text, with NumPy's arrays and records.

    Its own checks are of kind and layout; that numbers are in range is the caller's to see to.
    """

    def __init__(self, twin: Twin, function: FunctionType, kinds: tuple[Kind, ...]) -> None:
        """Remember what to compile; nothing is compiled before the first call."""
        names = list(inspect.signature(function).parameters)
        if len(names) != len(kinds):
            raise copies.LawError(f"{copies.told(function)} has {len(names)} arguments")
        self._twin = twin
        self._run: Any = None
        self.function = function
        self.arguments = tuple(map(Argument, names, kinds))

    def __repr__(self) -> str:
        """The function's name."""
        return f"<compiled {copies.told(self.function)}>"

    def __call__(self, *args: Any) -> Any:  # noqa: ANN401 -- as the text
        """Call the compiled function.

        Raises:
            TypeError: too many or too few arguments, or one of another kind.
            ValueError: a number that does not fit 64 signed bits.
        """
        if len(args) != len(self.arguments):
            raise TypeError(f"{self!r} takes {len(self.arguments)} arguments, not {len(args)}")
        for argument, value in zip(self.arguments, args, strict=True):
            argument.check(value)
        if self._run is None:
            self._twin.warm()
        return self._run(*args)


# --- the twin -------------------------------------------------------------------------------


SHORT = 900
"""Bytes of Python's code below which a function is copied into its callers. LLVM does it, below
Numba, so it costs no time to compile, and a deal takes little more than half the time: what one
function writes into a record the next one finds in a register."""


class _KeptElsewhereError(OSError):
    """Numba would keep compiled code elsewhere than in our folder."""


class Twin:
    """Compiled copies of some entry functions and of all that they reach.

    Example:
        >>> twin = Twin("hearts", {law.legal: (Rules, State, int)})  # doctest: +SKIP
        >>> twin[law.legal](rules[0], states[0], 2)  # doctest: +SKIP

    Raises:
        LawError: a text outside the subset.
    """

    def __init__(
        self,
        name: str,
        entries: Mapping[Any, tuple[Kind, ...]],
        places: Mapping[Any, Any] | None = None,
        *,
        apart: Iterable[Any] = (),
        boundscheck: bool = False,
    ) -> None:
        """Follow the text; nothing is compiled before ``warm`` or the first call.

        Args:
            name: what the folder on disk is called, with a digest.
            entries: the functions to be called, each with the kinds of its arguments.
            places: functions to be put in the stead of others that are reached.
            apart: functions that are never copied into their callers: large ones that many call,
                which would take long to compile as often.
            boundscheck: whether an index out of range is an ``IndexError``; slower, for tests.
        """
        self.name = name
        self._places = {**(places or {}), **BODIES}
        self._apart = {copies.told(function) for function in apart}
        self._options: dict[str, Any] = {"nogil": True, "boundscheck": boundscheck}
        self._entries = {
            function: Entry(self, function, kinds) for function, kinds in entries.items()
        }
        self._lock = threading.RLock()
        self._digest = ""
        self._compiled = False

    def __repr__(self) -> str:
        """Name and digest."""
        return f"<twin {self.name}-{self.digest}>"

    def __getitem__(self, function: Any) -> Entry:  # noqa: ANN401 -- a function
        """The compiled self of an entry function."""
        return self._entries[function]

    @property
    def digest(self) -> str:
        """What compiled code follows from: texts, values, layouts, versions, machine, settings."""
        if not self._digest:
            whole = hashlib.sha256()
            settings = (_settings(), self._options, SHORT, sorted(self._apart))
            for part in (*settings, *self._texts(), *self._layouts()):
                whole.update(f"{part!r}\n".encode())
            self._digest = whole.hexdigest()[: cache.DIGEST_LENGTH]
        return self._digest

    def _texts(self) -> list[Any]:
        """Code and names of every function reached, and the whole text of their modules."""
        parts: list[Any] = []
        modules: set[str] = set()

        def note(function: FunctionType) -> FunctionType:
            code = function.__code__
            values: list[Any] = [
                (name, type(value), list(value) if isinstance(value, EnumType) else value)
                for name, value in sorted(function.__globals__.items())
                if isinstance(value, int | tuple | EnumType)
            ]
            parts.append((copies.told(function), code.co_code, code.co_consts, code.co_names))
            parts.append(values)
            modules.add(code.co_filename)
            return function

        copies.copies(self._entries, self._places, note)
        for path in sorted({*modules, __file__}):
            try:
                parts.append(hashlib.sha256(Path(path).read_bytes()).hexdigest())
            except OSError:
                parts.append(path)
        return parts

    def _layouts(self) -> list[Any]:
        return [
            (copies.told(function), argument.name, argument.many, argument.layout.descr)
            for function, entry in self._entries.items()
            for argument in entry.arguments
        ]

    def ready(self) -> bool:
        """Whether a call would not have to wait for the compiler."""
        if self._compiled:
            return True
        top = cache.root()
        return top is not None and cache.complete(top / f"{self.name}-{self.digest}")

    def warm(self) -> None:
        """Load the compiled code from disk, or compile it: seconds the first time."""
        with self._lock:
            if not self._compiled:
                self._load()
                self._compiled = True

    def _load(self) -> None:
        """Try the folder, then a fresh one, then none."""
        for _ in range(2):
            own = cache.folder(self.name, self.digest)
            if own is None:
                break
            old = any(own.iterdir())
            try:
                if cache.complete(own):
                    self._compile(own)
                else:
                    with cache.locked(own):
                        self._compile(own)
                        cache.finish(own, self.name)
            except _KeptElsewhereError as error:
                cache.log.warning("compiled code is not kept in %s: %s", own, error)
                break
            except Exception as error:
                if not old and not isinstance(error, OSError):
                    raise
                cache.discard(own, f"{type(error).__name__}: {error}".partition("\n")[0])
            else:
                return
        self._compile(None)

    def _compile(self, own: Path | None) -> None:
        made = self._decorated(own)
        for function, entry in self._entries.items():
            dispatcher = made[function]
            dispatcher.compile(tuple(argument.type for argument in entry.arguments))
        for function, entry in self._entries.items():
            entry._run = made[function]  # noqa: SLF001 -- its own twin

    def _decorated(self, own: Path | None) -> dict[FunctionType, Any]:
        """Every function as Numba's dispatcher, the entries told to keep their code in our folder.

        The code of an entry holds all that it reaches; there is no need to keep that as well.
        """
        entries = {copies.told(self._places.get(each, each)) for each in self._entries}

        def make(function: FunctionType) -> Any:  # noqa: ANN401 -- a dispatcher
            kept_here = own is not None and copies.told(function) in entries
            short = len(function.__code__.co_code) < SHORT and not kept_here
            short = short and copies.told(function) not in self._apart
            dispatcher = numba.njit(cache=kept_here, forceinline=short, **self._options)(function)
            if kept_here:
                kept = Path(dispatcher.stats.cache_path or "")
                if own not in kept.parents:
                    raise _KeptElsewhereError(f"{copies.told(function)} would be kept in {kept}")
            return dispatcher

        with _setting:
            settings: Any = config
            before = settings.CACHE_DIR
            settings.CACHE_DIR = str(own or "")
            try:
                return copies.copies(self._entries, self._places, make)
            finally:
                settings.CACHE_DIR = before


_setting = threading.Lock()
"""Held while Numba's own setting, one for the whole process, is ours."""

_SETTINGS = ("OPT", "BOUNDSCHECK", "LOOP_VECTORIZE", "SLP_VECTORIZE", "CPU_NAME", "CPU_FEATURES")


def _settings() -> list[Any]:
    """Versions, machine, and those of Numba's settings that change the code."""
    host = llvmlite.binding
    return [
        sys.version,
        platform.machine(),
        numba.__version__,
        llvmlite.__version__,
        np.__version__,
        host.get_host_cpu_name(),
        host.get_host_cpu_features().flatten(),
        [(name, getattr(config, name, None)) for name in _SETTINGS],
    ]
