"""This machine in its network: its addresses, its names, and links that others can open.

No name server is asked and nothing is sent. A loopback address never stands in a link.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import struct
import sys
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import segno

from . import addresses

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .hosts import Authority

if sys.platform != "win32":
    import fcntl

_INET6: Final = Path("/proc/net/if_inet6")
_SIOCGIFADDR: Final = 0x8915
_ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that belong to nobody: the way there is asked for, never taken."""
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - they are only recognised here
"""What to listen on for every address of the machine."""
_INSIDE: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "cni", "flannel", "lxc")
"""Interfaces to machines inside this one: nobody else comes in there."""
_PASSING: Final = 0x01 | 0x08 | 0x20 | 0x40
"""Flags of IPv6 addresses that will not last: temporary, in conflict, deprecated, tentative."""
_PORTS: Final = {"http": 80, "https": 443}


class Interface(NamedTuple):
    """An address of this machine."""

    name: str
    """Of the interface; empty where the system does not tell."""
    address: str
    lasting: bool = True


def interfaces() -> tuple[Interface, ...]:
    """Every address of this machine, as the system tells it."""
    found = [Interface("", address) for address in _routed()]
    if sys.platform == "linux":
        found += _ipv4()
        with contextlib.suppress(OSError):
            found += inet6(_INET6.read_text(encoding="ascii"))
    else:
        with contextlib.suppress(OSError):
            told = socket.getaddrinfo(socket.gethostname(), None)
            found += [Interface("", addresses.plain(str(name[0]))) for *_, name in told]
    return tuple(found)


def _routed() -> Iterator[str]:
    """The addresses from which this machine would speak to others."""
    for family, elsewhere in _ELSEWHERE:
        with (
            contextlib.suppress(OSError),
            socket.socket(family, socket.SOCK_DGRAM) as probe,
        ):
            probe.connect((elsewhere, 9))
            yield str(probe.getsockname()[0])


def _ipv4() -> Iterator[Interface]:
    if sys.platform == "win32":
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                asked = struct.pack("256s", name.encode()[:15])
                answer = fcntl.ioctl(probe.fileno(), _SIOCGIFADDR, asked)
                yield Interface(name, socket.inet_ntoa(answer[20:24]))


def inet6(text: str) -> Iterator[Interface]:
    """The addresses in Linux's list of IPv6 addresses."""
    for line in text.splitlines():
        digits, _, _, _, flags, name = line.split()
        address = ipaddress.IPv6Address(bytes.fromhex(digits))
        yield Interface(name, str(address), lasting=not int(flags, 16) & _PASSING)


def own_names(found: Iterable[Interface] | None = None) -> frozenset[str]:
    """Every name and address by which this machine may be called in its network."""
    names = {interface.address for interface in (interfaces() if found is None else found)}
    host = socket.gethostname().lower()
    first = host.partition(".")[0]
    return frozenset(names | {host, first, f"{first}.local"} - {""})


def reachable(found: Iterable[Interface]) -> tuple[str, ...]:
    """The addresses to give to others, the best first: IPv4, then IPv6; never loopback.

    Where there are addresses of a home network, those of the whole internet are left out: whoever
    opens a table to the house does not mean the world.
    """
    seen = [
        (interface, address)
        for interface in found
        if (address := addresses.parsed(interface.address)) is not None
        and not interface.name.startswith(_INSIDE)
        and not (address.is_loopback or address.is_unspecified or address.is_multicast)
        and not (address.version == 6 and address.is_link_local)  # those need a zone
    ]
    passing = {address for interface, address in seen if not interface.lasting}
    known = dict.fromkeys(address for _, address in seen if address not in passing)
    home = [address for address in known if not address.is_global] or list(known)
    home.sort(key=lambda address: (address.version, address.is_link_local))
    return tuple(map(str, home))


def reach(listening: Iterable[str]) -> str:
    """Who can reach addresses at which the service listens: loopback, network or everybody.

    Args:
        listening: the addresses, as sockets have them.
    """
    widest = "loopback"
    for text in listening:
        address = addresses.parsed(text)
        if address is None or address.is_unspecified or address.is_global:
            return "everybody"
        if not address.is_loopback:
            widest = "network"
    return widest


# ------------------------------------------------------------------------------------------ links


def base(host: Authority, root: str, *, secure: bool) -> str:
    """The address of the page.

    >>> from maija.service.hosts import Authority
    >>> base(Authority("192.0.2.7", 8000), "", secure=False)
    'http://192.0.2.7:8000/'
    """
    scheme = "https" if secure else "http"
    named = host._replace(port=None) if host.port == _PORTS[scheme] else host
    return f"{scheme}://{named}{root}/"


def invitation(page: str, code: str) -> str:
    """A link to a table. What is behind ``#`` is sent to no server and stands in no log."""
    return f"{page}#join={code}"


def personal(page: str, token: str) -> str:
    """A link that moves a seat to the device that opens it."""
    return f"{page}#me={token}"


def pages(
    came: Authority, places: Iterable[Authority], root: str, *, secure: bool, tls: bool
) -> tuple[str, ...]:
    """Where others find the page: as this person did, unless by loopback, and in the network.

    Args:
        came: how the person called the service.
        places: where it listens for others.
        root: the path below which it lies.
        secure: whether the person came by TLS.
        tls: whether the service itself speaks TLS.
    """
    told = [] if came.local else [base(came, root, secure=secure)]
    told += [base(place, root, secure=tls) for place in places if not place.local]
    return tuple(dict.fromkeys(told))


def picture(text: str) -> bytes:
    """A link as a QR code: an SVG of two paths, without styles, scripts or fonts."""
    image = BytesIO()
    segno.make(text, error="m", micro=False).save(
        image,
        kind="svg",
        scale=8,
        dark="#000",
        light="#fff",
        xmldecl=False,
        svgclass=None,
        lineclass=None,
        omitsize=True,
    )
    return image.getvalue()
