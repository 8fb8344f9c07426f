"""IP addresses as text in one form, and sets of them. Whose they are is asked elsewhere."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import TYPE_CHECKING

from maija.games.options import Reason, RulesError

if TYPE_CHECKING:
    from collections.abc import Iterable

IP = ipaddress.IPv4Address | ipaddress.IPv6Address


@lru_cache(4096)
def parsed(text: str) -> IP | None:
    """An address, ``None`` for what is none; IPv4 inside IPv6 is IPv4, a zone does not count."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def plain(text: str) -> str:
    """An address in its one form; what is none stays as it is."""
    address = parsed(text)
    return text if address is None else str(address)


def loopback(text: str) -> bool:
    """Whether this address is the machine's own loopback."""
    address = parsed(text)
    return address is not None and address.is_loopback


class Networks:
    """A set of addresses, as somebody configured it.

    >>> "10.1.2.3" in Networks(["10.0.0.0/8", "fd00::/8"])
    True
    """

    def __init__(self, texts: Iterable[str] = ()) -> None:
        """Read addresses and networks.

        Raises:
            RulesError: one of them is neither.
        """
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for text in texts:
            try:
                self._networks.append(ipaddress.ip_network(text.strip(), strict=False))
            except ValueError as error:
                raise RulesError(Reason("bad-network", {"network": text[:60]})) from error

    def __contains__(self, text: str) -> bool:
        """Whether an address is among them."""
        if not self._networks:
            return False
        address = parsed(text)
        return address is not None and any(address in network for network in self._networks)
