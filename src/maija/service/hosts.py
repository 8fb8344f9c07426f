"""By which names the service may be called: the list that a page of somebody else cannot get past.

A page at ``evil.example`` may let its name lead to this machine and then ask as if it were ours
(DNS rebinding). Its requests carry ``Host: evil.example``, which is not on the list. The port is
not looked at: behind a tunnel or a proxy it is another one, and a foreign name stays foreign.
"""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Final, NamedTuple

from maija.games.options import Reason, RulesError

from . import addresses

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

_AUTHORITY: Final = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[0-9A-Za-z._-]{1,253})(?::([0-9]{1,5}))?")
LOOK_AGAIN: Final = 5.0
"""Seconds after which an unknown name is worth another look at the machine's addresses."""


class Authority(NamedTuple):
    """A name or address, and a port if one was told."""

    name: str
    port: int | None = None

    @property
    def local(self) -> bool:
        """Whether it can only mean the machine on which it is used."""
        name = self.name
        return name == "localhost" or name.endswith(".localhost") or addresses.loopback(name)

    def __str__(self) -> str:
        """As it stands in an address."""
        name = f"[{self.name}]" if ":" in self.name else self.name
        return name if self.port is None else f"{name}:{self.port}"


def authority(text: str | None) -> Authority | None:
    """What a ``Host`` field names; ``None`` for what cannot be one.

    >>> authority("LOCALHOST.:8000")
    Authority(name='localhost', port=8000)
    """
    found = _AUTHORITY.fullmatch(text or "")
    if found is None:
        return None
    name, port = found[1].lower(), None if found[2] is None else int(found[2])
    if port is not None and port > 65535:
        return None
    if name.startswith("["):
        inside = addresses.parsed(name[1:-1])
        return None if inside is None else Authority(str(inside), port)
    name = name.removesuffix(".")
    return Authority(name, port) if name.strip(".") else None


class Hosts:
    """The names by which the service may be called."""

    def __init__(
        self,
        known: Iterable[str] = (),
        own: Callable[[], Collection[str]] = tuple,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Make the list.

        Args:
            known: names and addresses of the settings.
            own: gives the machine's own names and addresses; they may change.
            clock: the time in seconds.

        Raises:
            RulesError: a configured name cannot be one.
        """
        self._known = frozenset(configured(name).name for name in known)
        self._look = own
        self._clock = clock
        self._own = frozenset(own())
        self._looked = clock()

    def admit(self, host: Authority, server: str = "") -> bool:
        """Whether the service may be called so.

        Args:
            host: how it is called.
            server: the address of this machine at which the request arrived.
        """
        name = host.name
        if host.local or name in self._known or name in self._own:
            return True
        if server and name == addresses.plain(server):
            return True
        now = self._clock()
        if now - self._looked < LOOK_AGAIN:
            return False
        self._own, self._looked = frozenset(self._look()), now
        return name in self._own


def configured(text: str) -> Authority:
    """A name or address of the settings.

    Raises:
        RulesError: it cannot be one.
    """
    name = text.strip()
    if ":" in name and addresses.parsed(name) is not None:
        name = f"[{name}]"
    try:
        read = authority(name.encode("idna").decode("ascii"))
    except UnicodeError:
        read = None
    if read is None:
        raise RulesError(Reason("bad-host", {"host": text[:60]}))
    return read
