"""A program that plays, as a process: started without our environment, asked line by line.

It may be silent, mad or malicious: it gets so much time, memory and output, and whatever it does
ends in ``Lost``, never in a wait without end. How its answers are judged is told in ``seated``.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from .lines import LONGEST_LINE, Message, Unreadable, read, shortened, written

if TYPE_CHECKING:
    from collections.abc import Mapping

_CONFINE: Final = Path(__file__).with_name("confine.py")
_READ: Final = 1 << 16
_MOST_UNREAD: Final = 1 << 23
"""Bytes that may wait for a program that does not listen."""
_PARTING: Final = 0.5
"""Seconds that a program has to end by itself."""
POSSIBLE: Final = sys.platform != "win32"
"""Whether programs can be limited here."""


class Lost(Exception):  # noqa: N818 -- what has happened to a program
    """A program that can play no more; the code says why, the facts what it did."""

    def __init__(self, code: str, **facts: str | float) -> None:
        """Keep the code and the facts."""
        super().__init__(f"{code} {facts}" if facts else code)
        self.code = code
        self.facts: Mapping[str, str | float] = facts


@dataclass(frozen=True, slots=True)
class Limits:
    """What a program may use."""

    start: float = 20.0
    """Seconds until it has greeted."""
    answer: float = 10.0
    """Seconds for each answer, by the clock on the wall."""
    grace: float = 0.5
    """Seconds beyond those of which the program is told."""
    memory: int = 4 << 30
    """Bytes of address space."""
    cpu: int = 7 * 24 * 3600
    """Seconds of processor, all together."""
    file_size: int = 64 << 20
    """Bytes of the largest file that it may write."""
    output: int = 1 << 18
    """Bytes that it may write for one answer."""


@dataclass(eq=False)
class Program:
    """A program that was named by whoever runs Maija."""

    command: tuple[str, ...]
    """The program and its arguments; no shell reads them."""
    limits: Limits = field(default_factory=Limits)
    quiet: bool = False
    """Whether what it writes to the standard error is thrown away."""
    closed: bool = field(default=False, init=False)
    """Whether it has been let go."""
    spent: int = field(default=0, init=False)
    """Nanoseconds of processor time that it has used, as far as was looked."""
    _process: subprocess.Popen[bytes] | None = field(default=None, init=False, repr=False)
    _out: bytearray = field(default_factory=bytearray, init=False, repr=False)
    _in: bytearray = field(default_factory=bytearray, init=False, repr=False)

    @classmethod
    def of(cls, text: str, limits: Limits | None = None) -> Program:
        """A program by its command line, as somebody types it.

        Raises:
            ValueError: nothing is named, or a quotation mark is missing.
        """
        command = tuple(shlex.split(text))
        if not command:
            raise ValueError(text)
        return cls(command, limits or Limits())

    @property
    def running(self) -> bool:
        """Whether it has been started, and not been closed."""
        return self._process is not None

    def start(self) -> None:
        """Start it.

        Raises:
            Lost: there is no such program, or it cannot be limited here.
        """
        if not POSSIBLE:
            raise Lost("not-here")
        found = shutil.which(self.command[0])
        if found is None:
            raise Lost("not-found", program=shortened(self.command[0]))
        limits, self.closed = self.limits, False
        numbers = map(str, (limits.memory, limits.cpu, limits.file_size))
        confined = (sys.executable, "-I", "-S", "-B", str(_CONFINE), *numbers)
        try:
            self._process = subprocess.Popen(  # noqa: S603 -- named by whoever runs Maija, no shell
                [*confined, str(Path(found).absolute()), *self.command[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL if self.quiet else None,
                env={},
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Lost("not-found", program=shortened(self.command[0])) from error
        for stream in (self._stdin, self._stdout):
            os.set_blocking(stream.fileno(), False)
        self._out.clear()
        self._in.clear()

    @property
    def _stdin(self) -> Any:  # noqa: ANN401 -- a pipe
        return self._running().stdin

    @property
    def _stdout(self) -> Any:  # noqa: ANN401 -- a pipe
        return self._running().stdout

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            raise Lost("ended", status="-")
        return self._process

    def tell(self, message: Message) -> None:
        """Tell it something; what it is too slow to read waits.

        Raises:
            Lost: it has ended, or has not been reading for too long.
        """
        self._out += written(message)
        self._push()
        if len(self._out) > _MOST_UNREAD:
            raise Lost("silent", seconds=self.limits.answer)

    def ask(self, message: Message, seconds: float) -> Message:
        """Tell it something and wait for its answer.

        Lines of the kind ``info`` are notes for whoever looks on at the program; they are skipped.

        Raises:
            Lost: it gives no answer in time, or none that can be read.
        """
        self.tell(message)
        ends = time.monotonic() + seconds
        room = self.limits.output
        while True:
            line = self._line()
            if line is None:
                room -= self._wait(ends, seconds)
                if room < 0:
                    raise Lost("flooding", most=self.limits.output)
                continue
            try:
                answer = read(line)
            except Unreadable as error:
                raise Lost("unreadable", line=str(error)) from error
            if answer["is"] == "error":
                raise Lost("gave-up", why=shortened(str(answer.get("why"))))
            if answer["is"] != "info":
                return answer

    def _line(self) -> bytes | None:
        """The next line that it has written whole, without its end."""
        end = self._in.find(b"\n")
        if max(end, len(self._in) if end < 0 else 0) > LONGEST_LINE:
            raise Lost("long-line", most=LONGEST_LINE)
        if end < 0:
            return None
        line = bytes(self._in[:end])
        del self._in[: end + 1]
        return line

    def _wait(self, ends: float, seconds: float) -> int:
        """Wait until it writes or reads something; how many bytes it has written."""
        left = ends - time.monotonic()
        if left <= 0:
            raise Lost("silent", seconds=seconds)
        with selectors.DefaultSelector() as selector:
            selector.register(self._stdout, selectors.EVENT_READ)
            if self._out:
                selector.register(self._stdin, selectors.EVENT_WRITE)
            ready = {key.fileobj for key, _ in selector.select(left)}
        if self._stdin in ready:
            self._push()
        if self._stdout not in ready:
            return 0
        read_now = self._stdout.read(_READ)
        if read_now == b"":
            raise Lost("ended", status=self._status())
        self._in += read_now or b""
        return len(read_now or b"")

    def _push(self) -> None:
        """Write as much as it takes."""
        try:
            while self._out:
                taken = self._stdin.write(self._out[:_READ])
                if not taken:
                    return
                del self._out[:taken]
        except (BrokenPipeError, ConnectionError) as error:
            raise Lost("ended", status=self._status()) from error

    def _status(self) -> str:
        """How it ended: a number, or the name of what killed it."""
        try:
            status = self._running().wait(_PARTING)
        except subprocess.TimeoutExpired:
            return "-"
        try:
            return str(status) if status >= 0 else signal.Signals(-status).name
        except ValueError:
            return str(status)

    def used(self) -> int:
        """Nanoseconds of processor time that it has used, where the system tells it (Linux)."""
        if self._process is not None and sys.platform.startswith("linux"):
            with contextlib.suppress(OSError):
                clock = (~self._process.pid << 3) | 2  # clock_getcpuclockid
                self.spent = max(self.spent, time.clock_gettime_ns(clock))
        return self.spent

    def kill(self) -> None:
        """End it and whatever it has started, at once; may be called from anywhere."""
        process = self._process
        if process is not None:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(process.pid, signal.SIGKILL)

    def close(self) -> None:
        """Let it end, or else end it; a closed program may be started again."""
        process, self.closed = self._process, True
        if process is None:
            return
        with contextlib.suppress(Lost):
            self.tell({"is": "quit"})
        with contextlib.suppress(OSError):
            self._stdin.close()
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(_PARTING)
        self.kill()
        process.wait()
        with contextlib.suppress(OSError):
            self._stdout.close()
        self._process = None
