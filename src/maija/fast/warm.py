"""Compiling ahead, so that nobody waits: in this process, or beside it in one of its own.

Until the compiled law is ready, players use the plain one; the games are the same.
"""

from __future__ import annotations

import atexit
import importlib
import logging
import os
import subprocess
import sys
from typing import TYPE_CHECKING

from .batch import twin_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from .twin import Twin

FAMILIES = ("mustamaija", "hearts")
_running: list[subprocess.Popen[bytes]] = []


@atexit.register
def _let_go() -> None:
    """Who still compiles when this process ends goes on: what comes of it is kept on disk."""
    for process in _running:
        if process.poll() is None:
            # Else Python complains of a process that nobody waits for.
            process.returncode = 0


def twin(name: str) -> Twin:
    """A twin by its name: a family, or ``module:function`` of a function that returns one.

    Raises:
        ValueError: no such family, module or function.
    """
    module, colon, function = name.partition(":")
    if not colon:
        return twin_of(name)
    try:
        found: Twin = getattr(importlib.import_module(module), function)()
    except (ImportError, AttributeError) as error:
        raise ValueError(f"there is no twin {name!r}: {error}") from error
    return found


def ready(*names: str) -> bool:
    """Whether compiled code is there: loaded, or on disk from where it loads at once.

    Args:
        names: which twins, as in ``warm``.
    """
    _running[:] = [process for process in _running if process.poll() is None]
    return all(twin(name).ready() for name in names or FAMILIES)


def warm(
    *names: str,
    wait: bool = True,
    progress: Callable[[int, int, str], None] | None = None,
) -> None:
    """Load or compile twins: 10 to 30 seconds each the first time, a moment later on.

    Args:
        names: families, or ``module:function`` of functions that return a twin; both families if
            none is given.
        wait: whether to compile here and now. If not, a process of its own does, and ``ready``
            tells when it is done.
        progress: called with the number of twins done, the number of all, and the name of the one
            at work (empty at the end).

    Raises:
        ValueError: no such family, module or function.
    """
    names = names or FAMILIES
    if not wait:
        if not ready(*names):
            _running.append(
                subprocess.Popen(  # noqa: S603 -- this interpreter, this module
                    [sys.executable, "-m", "maija.fast.warm", *names],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
            )
        return
    for done, name in enumerate(names):
        if progress:
            progress(done, len(names), name)
        twin(name).warm()
    if progress:
        progress(len(names), len(names), "")


def main() -> None:
    """Compile the twins named on the command line, politely."""
    logging.basicConfig(format="%(message)s")
    if hasattr(os, "nice"):
        os.nice(10)
    warm(*sys.argv[1:])


if __name__ == "__main__":
    main()
