"""What ``maija arena`` and ``maija ladder`` share: options, the progress bar, refusals."""

from __future__ import annotations

import re
import signal
import sys
from contextlib import contextmanager, redirect_stdout, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from maija.lab import Unwritable
from maija.lab.arena import CLUSTERS, Misplay, NoCluster, NotKept

from .arguments import Refused, teller, whole_number

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

MOST_DEALS: Final = 10**7
MOST_PROCESSES: Final = 4096
_UNITS: Final = {"us": 1e-6, "µs": 1e-6, "ms": 1e-3, "s": 1.0}
_TIME: Final = re.compile(r"(\d{1,9}(?:\.\d{1,9})?)\s*(us|µs|ms|s)")
_LONGEST: Final = 60
_EXTRAS: Final = {"ray": "ray"}
"""The extra that brings a module, where it is not ``lab``."""


def duration(text: str) -> float:
    """Read a time such as ``30ms``, in seconds."""
    found = _TIME.fullmatch(str(text).strip().lower())
    seconds = float(found[1]) * _UNITS[found[2]] if found else 0.0
    if seconds <= 0:
        raise typer.BadParameter(teller.say("error-time", text=str(text)[:_LONGEST]))
    return seconds


def _cluster(text: str) -> str:
    name = str(text).strip().lower()
    if name not in CLUSTERS:
        names = ", ".join(CLUSTERS)
        told = teller.say("error-cluster", name=name[:_LONGEST], names=names)
        raise typer.BadParameter(told)
    return name


deals_option: Final = typer.Option(
    "--deals", help="help-deals", parser=whole_number(1, MOST_DEALS), metavar="metavar-number"
)
Budget = Annotated[
    float | None,
    typer.Option("--budget", help="help-budget", parser=duration, metavar="metavar-time"),
]
Processes = Annotated[
    int | None,
    typer.Option(
        "--processes",
        help="help-processes",
        parser=whole_number(1, MOST_PROCESSES),
        metavar="metavar-number",
    ),
]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", help="help-cluster", parser=_cluster, metavar="metavar-cluster"),
]
Resume = Annotated[Path | None, typer.Option("--resume", help="help-keep", metavar="metavar-path")]


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A bar for so many deals, where somebody sees it: to be told of each."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(
        *columns, TimeRemainingColumn(), console=console, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task(teller.say("simulate-playing"), total=total)
        yield lambda played: bar.advance(task, played)


@contextmanager
def refusing() -> Iterator[None]:
    """Tell in words what keeps a contest from being played.

    Raises:
        Refused: a file, an extra or a player was at fault.
    """
    before = _end_politely()
    try:
        # A cluster tells of itself now and then; what is printed is the result alone.
        with redirect_stdout(sys.stderr):
            yield
    except Unwritable as error:
        raise Refused(teller.say("error-file", file=str(error))) from error
    except NotKept as error:
        what = ", ".join(error.differs) or "none"
        raise Refused(teller.say("error-kept", file=str(error.file), what=what)) from error
    except Misplay as error:
        told = teller.say(
            "error-misplay",
            name=error.player,
            action=error.action or "none",
            deal=str(error.deal),
        )
        raise Refused(told) from error
    except NoCluster as error:
        raise Refused(teller.say("error-no-cluster", why=str(error))) from error
    except ModuleNotFoundError as error:
        extra = _EXTRAS.get((error.name or "").partition(".")[0], "lab")
        raise Refused(teller.say("error-extra", extra=extra)) from error
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end_politely() -> dict[int, Any]:
    """A polite request to end is an interrupt, so that those who play for us are ended too.

    Returns:
        What was done before, by the signal.
    """
    before: dict[int, Any] = {}
    for name in ("SIGHUP", "SIGTERM"):
        with suppress(AttributeError, ValueError):  # no such signal; another thread
            number = getattr(signal, name)
            before[number] = signal.signal(number, signal.default_int_handler)
    return before


def percent(value: float) -> str:
    """A rate in words."""
    return teller.say("simulate-percent", number=100 * value)


def number(value: float) -> str:
    """A number of points, or of milliseconds, in words."""
    return teller.say("simulate-number", number=value)


def span(low: float | None, high: float | None, write: Callable[[float], str]) -> str:
    """An interval in words."""
    if low is None or high is None:
        return teller.say("simulate-unknown")
    return teller.say("arena-range", low=write(low), high=write(high))
