"""The address by which others come, where it is told: that of a proxy, or a name of this machine.

A service behind a proxy knows neither the port nor the scheme that people use, and a person at the
machine itself cannot show it either. Links and pictures are then made from this address alone.
"""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

from maija.games.options import Reason, RulesError

from . import network
from .hosts import Authority, configured
from .root import read_root


class Public(NamedTuple):
    """A public address."""

    host: Authority
    root: str
    """The path below which the service lies; empty at the top."""
    secure: bool

    @property
    def page(self) -> str:
        """The front page."""
        return network.base(self.host, self.root, secure=self.secure)


def read_public(text: str, root: str = "") -> Public:
    """A public address, as somebody typed it.

    >>> read_public("https://cards.example/maija").page
    'https://cards.example/maija/'

    Args:
        text: the address.
        root: the path below which the service was said to lie, if it was said.

    Raises:
        RulesError: it is none, or one that only this machine can reach, or lies elsewhere.
    """
    bad = RulesError(Reason("bad-public-address", {"address": text[:60]}))
    try:
        read = urlsplit(text.strip())
        host = configured(read.netloc)
    except (ValueError, RulesError):
        raise bad from None
    if read.scheme not in {"http", "https"} or read.query or read.fragment:
        raise bad
    if host.local or host.name in network.EVERYWHERE:
        raise RulesError(Reason("public-address-of-nobody", {"address": text[:60]}))
    path = read_root(read.path)
    if root not in {"", path}:
        facts = {"public": path or "/", "root": root}
        raise RulesError(Reason("public-path-differs", facts))
    return Public(host, path, read.scheme == "https")
