"""Whether a request comes from our own page: what a browser says of the page that asks.

Only browsers say it, and only they carry somebody's cookie unasked. A program without a browser
says nothing and may pass; what it may do, its cookie decides.
"""

from __future__ import annotations

import re
from typing import Final

from .hosts import Authority, authority

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""
_ORIGIN: Final = re.compile(r"(https?)://([^/?#@\s]+)")
_PORTS: Final = {"http": 80, "https": 443}
_OWN_SITES: Final = frozenset({None, "same-origin", "none"})


def ours(origins: list[str], site: str | None, host: Authority, *, secure: bool) -> bool:
    """Whether the page that asks is ours.

    Args:
        origins: every ``Origin`` field; a browser sends one at most.
        site: ``Sec-Fetch-Site``, ``None`` where there is none.
        host: how the service was called.
        secure: whether it was called by TLS.
    """
    if not origins:
        return site in _OWN_SITES
    found = _ORIGIN.fullmatch(origins[0])
    if found is None or len(origins) > 1 or (secure and found[1] != "https"):
        return False
    origin, usual = authority(found[2]), _PORTS[found[1]]
    return (
        origin is not None
        and origin.name == host.name
        and (origin.port or usual) == (host.port or usual)
    )
