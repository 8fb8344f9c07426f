"""The shipped service as a process of its own: ``maija serve`` on a fresh folder, nothing else."""

from __future__ import annotations

import contextlib
import re
import resource
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 30.0
"""Seconds in which it must have ended."""


class Service(NamedTuple):
    """Where it is."""

    pid: int
    port: int


@contextlib.contextmanager
def serving(profile: Path | None = None) -> Iterator[Service]:
    """Start it on a free port of the loopback device; it is ended, and its folder removed.

    Args:
        profile: where a profile of its loop is written when it ends.
    """
    profiling = [] if profile is None else ["-m", "cProfile", "-o", str(profile.absolute())]
    with tempfile.TemporaryDirectory(prefix="maija-bench-") as folder:
        errors = Path(folder) / "errors.txt"
        words = [sys.executable, *profiling, "-m", "maija", "serve", "--no-open", "--port", "0"]
        with errors.open("w") as told:
            process = subprocess.Popen(  # noqa: S603 - our own command
                [*words, "--data", str(Path(folder) / "data")],
                stdout=subprocess.PIPE,
                stderr=told,
                text=True,
            )
        try:
            line = process.stdout.readline() if process.stdout is not None else ""
            found = re.search(r"http://[^ ]*:(\d+)/", line)
            if found is None:
                sys.exit("the service did not start")
            yield Service(process.pid, int(found[1]))
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.communicate(timeout=PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.communicate()
            if said := errors.read_text().strip():
                print(f"the service said:\n{said[-1000:]}", file=sys.stderr)


def raise_limit(wanted: int) -> None:
    """Let this process, and those it starts from now on, have so many files open.

    Ends the process, and says what to do, where the system does not allow it.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            most = hard if hard == resource.RLIM_INFINITY else max(hard, wanted)
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        except (ValueError, OSError) as error:
            sys.exit(
                f"{wanted:,} files must be open at once, the system allows {hard:,} ({error}): "
                f"raise it (ulimit -Hn {wanted}), or ask for fewer sockets (--sockets)"
            )
