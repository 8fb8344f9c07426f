"""The table of boardgame.io 0.50.2: its server in one process, all clients in another.

The game is trivial and ours (``server.cjs``), so what is measured is the table: a move comes in
through the socket transport, is checked, stored in memory, and told to the four seats, to each
what it may see. The next move at that table is made when all four have seen it (``clients.cjs``).

It keeps its matches in memory, as it comes, where ours are on the disk before anybody is told. With
its own storage in files (``FlatFile``, node-persist 3.1.3), which writes a whole match anew for
every move and does not wait for the disk, it made 631 and 507 moves in a second of the processor
where it made 2,750 in memory, and in the third round it ended over a file that it took for damaged.
So that is not what ours is measured beside.

Its lobby answers 404 with koa-compose 4.2, so that is held at 4.1.0. What it needs is installed
from the npm registry the first time, beside this file. Only the loopback device is used.

    cd bench; python -m peer_table.peer
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

import npm

from . import used

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

HERE = Path(__file__).parent
TABLES = 50
MOVES = 80
"""At every table, in a round."""
ROUNDS = 5
LONGEST = 600
"""Seconds after which everything is ended, whatever has been played."""


class Peer:
    """The peer as it runs, with everybody seated."""

    def __init__(
        self, server: subprocess.Popen[str], clients: subprocess.Popen[str], tables: int
    ) -> None:
        """Take it over."""
        self.pid = server.pid
        self._clients = clients
        self._tables = tables

    def play(self, moves: int) -> used.Round:
        """Play so many moves, as many at every table; at least one."""
        watch = used.Watch(self.pid)
        _write(self._clients, f"play {max(1, moves // self._tables)}\n")
        return watch.round(int(json.loads(_line(self._clients, "{"))["moves"]))


def install() -> str:
    """Install what the peer needs, unless it is there; returns the path of Node."""
    return npm.install(HERE, "the peer", 18)


def version() -> str:
    """The release of Node that runs the peer."""
    told = subprocess.run([install(), "--version"], check=True, capture_output=True, text=True)  # noqa: S603 - Node itself
    return told.stdout.strip().removeprefix("v")


@contextmanager
def running(tables: int = TABLES) -> Iterator[Peer]:
    """The server and its clients, seated; both are ended in any case."""
    node = install()
    server = _start(node, "server.cjs")
    ends = [server]
    late = threading.Timer(LONGEST, _end, [ends])
    late.start()
    try:
        port = _line(server, "port ").split()[1]
        clients = _start(node, "clients.cjs", port, str(tables))
        ends.append(clients)
        _line(clients, "ready")
        yield Peer(server, clients, tables)
    finally:
        late.cancel()
        _end(ends)
        for one in ends:
            one.communicate()


def _end(processes: Sequence[subprocess.Popen[str]]) -> None:
    for one in processes:
        one.kill()


def _start(node: str, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(  # noqa: S603 - our own scripts
        [node, *words],
        cwd=HERE,
        env=os.environ | {"NODE_ENV": "production"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def _line(process: subprocess.Popen[str], start: str) -> str:
    """The next line that starts like this."""
    for line in _pipe(process.stdout):
        if line.startswith(start):
            return line
    sys.exit(f"the peer ended, or was ended after {LONGEST} s, before it said {start!r}")


def _write(process: subprocess.Popen[str], line: str) -> None:
    pipe = _pipe(process.stdin)
    pipe.write(line)
    pipe.flush()


def _pipe(pipe: IO[str] | None) -> IO[str]:
    if pipe is None:
        raise TypeError
    return pipe


def main() -> None:
    """Print what the peer does."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--moves", type=int, default=MOVES, help="at every table, in a round")
    given = parser.parse_args()
    moves = given.moves * given.tables
    with running(given.tables) as peer:
        peer.play(moves // 4)
        rate = used.median([peer.play(moves) for _ in range(ROUNDS)])
        memory = used.memory(peer.pid)
    print(
        f"boardgame.io 0.50.2, {given.tables} tables of four: "
        f"{rate:,.0f} moves per processor second, {memory / 2**20:.0f} MiB"
    )


if __name__ == "__main__":
    main()
