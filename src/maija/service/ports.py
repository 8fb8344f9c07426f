"""Sockets to listen on: the port that was asked for, or one beside it that is free."""

from __future__ import annotations

import contextlib
import errno
import socket
import sys
from typing import TYPE_CHECKING, Final

from maija.games.options import Reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

USUAL: Final = 8000
"""The port where nobody says another."""
NEIGHBOURS: Final = 20
"""Ports that are tried after the usual one."""
_ABSENT: Final = frozenset({errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EPROTONOSUPPORT})


class ListeningError(Exception):
    """The service cannot listen where it should."""

    def __init__(self, reason: Reason) -> None:
        """Keep the reason."""
        super().__init__(str(reason))
        self.reason = reason


def resolved(host: str) -> tuple[str, ...]:
    """The addresses of a host of this machine.

    Raises:
        ListeningError: there is no such host.
    """
    try:
        found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise ListeningError(Reason("no-such-address", {"host": host[:100]})) from error
    return tuple(dict.fromkeys(str(name[0]) for *_, name in found))


def bound(addresses: Iterable[str], port: int | None = None) -> tuple[socket.socket, ...]:
    """Sockets on every address, all at one port.

    Args:
        addresses: where; those that this machine does not have are left out, if any is left.
        port: the port; 0 for any free one; ``None`` for the usual one or a neighbour.

    Raises:
        ListeningError: the port is in use or not allowed, or no address is this machine's.
    """
    addresses = tuple(addresses)
    for number in _tried(port):
        try:
            return _together(addresses, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise ListeningError(_reason(error, addresses, number)) from error
    raise ListeningError(_in_use(addresses, number))


def _in_use(addresses: tuple[str, ...], port: int) -> Reason:
    """A port is in use; the next free one is offered, if one is near."""
    facts = {"host": ", ".join(addresses), "port": port}
    for number in range(port + 1, min(port + 1 + NEIGHBOURS, 65536)):
        with contextlib.suppress(OSError):
            for opened in _together(addresses, number):
                opened.close()
            return Reason("port-in-use", {**facts, "next": number})
    return Reason("ports-in-use", facts)


def port_of(sockets: Iterable[socket.socket]) -> int:
    """The port of sockets."""
    return next(int(each.getsockname()[1]) for each in sockets)


def _tried(port: int | None) -> Iterator[int]:
    if port is None:
        yield from range(USUAL, USUAL + NEIGHBOURS)
        yield 0
    elif port == 0:
        yield from (0,) * NEIGHBOURS  # a second address may have the port in use
    else:
        yield port


def _together(addresses: tuple[str, ...], port: int) -> tuple[socket.socket, ...]:
    sockets: list[socket.socket] = []
    absent: OSError | None = None
    try:
        for address in addresses:
            try:
                sockets.append(_listening(address, port_of(sockets) if sockets else port))
            except OSError as error:
                if error.errno not in _ABSENT:
                    raise
                absent = error
        if not sockets:
            raise absent or OSError(errno.EADDRNOTAVAIL, "no address")
    except OSError:
        for opened in sockets:
            opened.close()
        raise
    return tuple(sockets)


def _listening(address: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform == "win32":
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            both = 0 if address == "::" else 1
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, both)
        opened.bind((address, port))
        # From here on the port is taken; who connects waits until the server is there.
        opened.listen(512)
        opened.setblocking(False)
    except OSError:
        opened.close()
        raise
    return opened


def _reason(error: OSError, addresses: tuple[str, ...], port: int) -> Reason:
    facts = {"host": ", ".join(addresses), "port": port}
    if error.errno in {errno.EACCES, errno.EPERM}:
        return Reason("port-not-allowed", facts)
    if error.errno in _ABSENT:
        return Reason("no-such-address", {"host": facts["host"]})
    return Reason("cannot-listen", {**facts, "why": str(error.strerror or error)})
