"""Where a request really comes from: the proxies in between, as far as they are to be believed.

Anybody can write ``X-Forwarded-For``. It is believed only from a configured proxy, and read from
the right: each proxy adds whom it saw, so the first address that is no proxy of ours is the
client's, and all to the left of it is hearsay. A configured proxy must set all three fields
itself. The name in ``Host`` must be on the list even where ``X-Forwarded-Host`` names another: a
proxy that passes on what it does not know would else let a page choose its own name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from . import addresses
from .asgi import field, fields
from .hosts import Authority, authority

if TYPE_CHECKING:
    from .addresses import Networks
    from .asgi import Scope

_FORWARDED: Final = frozenset(
    {b"x-forwarded-for", b"x-forwarded-host", b"x-forwarded-proto", b"forwarded", b"via"}
)


class Arrival(NamedTuple):
    """How a request came here."""

    address: str
    """The client's; empty where it has none."""
    hosts: tuple[Authority, ...]
    """Every name by which the service was called, the one in the browser first; empty if any of
    them cannot be one."""
    secure: bool
    """Whether the client came by TLS."""
    local: bool
    """Whether it comes from this machine, with nothing in between."""


def arrival(scope: Scope, trusted: Networks) -> Arrival:
    """How a request came here.

    Args:
        scope: the request.
        trusted: the configured proxies.
    """
    peer = addresses.plain((scope.get("client") or ("", 0))[0])
    server = addresses.plain((scope.get("server") or ("", 0))[0] or "")
    secure = scope["scheme"] in {"https", "wss"}
    between = any(name in _FORWARDED for name, _value in scope["headers"])
    local = not between and bool(peer) and (addresses.loopback(peer) or peer == server)
    called = authority(field(scope, b"host"))
    hosts: tuple[Authority | None, ...] = (called,)
    address = peer
    if peer in trusted:
        address = _client(peer, fields(scope, b"x-forwarded-for"), trusted)
        protocol = _last(scope, b"x-forwarded-proto")
        secure = secure if protocol is None else protocol.lower() in {"https", "wss"}
        named = _last(scope, b"x-forwarded-host")
        hosts = (called,) if named is None else (authority(named), called)
    known = tuple(host for host in hosts if host is not None)
    return Arrival(address, known if len(known) == len(hosts) else (), secure, local)


def _last(scope: Scope, name: bytes) -> str | None:
    """What the nearest proxy says."""
    values = ",".join(fields(scope, name))
    return values.rpartition(",")[2].strip() if values else None


def _client(peer: str, chain: list[str], trusted: Networks) -> str:
    address = peer
    for text in reversed(",".join(chain).split(",")):
        if address not in trusted:
            break
        seen = addresses.parsed(_without_port(text.strip()))
        if seen is None:
            break
        address = str(seen)
    return address


def _without_port(text: str) -> str:
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
