"""How much anybody may ask for: credits that are spent and come back with time.

All limits stand here as data. Who spends what is decided where it is spent. An IPv6 address counts
as its /64, which is what one household or one machine has. Time is an argument.
"""

from __future__ import annotations

import ipaddress
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from . import addresses

if TYPE_CHECKING:
    from collections.abc import Mapping


class Limit(NamedTuple):
    """How much may be spent at once, and in how many seconds all of it has come back."""

    most: float
    seconds: float
    altogether: float | None = None
    """How much everybody together may spend in that time; ``None`` for any amount."""


LIMITS: Final[Mapping[str, Limit]] = {
    # by address
    "requests": Limit(600, 60),
    # What the page is made of lies ready. A browser that keeps it on its device loads all of it, in
    # every language, some hundred files; and a whole household may come at once.
    "files": Limit(6000, 60),
    "tables": Limit(20, 600),
    "analyses": Limit(30, 600),
    # One in two thousand million codes is that of a table: nobody tries many.
    "codes": Limit(12, 120, altogether=600),
    "sockets": Limit(60, 60),
    # Each takes a processor for some tenths of a second.
    "hints": Limit(60, 60, altogether=240),
    # by connection
    "frames": Limit(600, 20),
    "bytes": Limit(262144, 20),
}
MOST_SOCKETS: Final = 64
"""Sockets that one address may have open at the same time: a household, or a class in a school."""
MOST_BODY: Final = 65536
"""Bytes of the body of a request."""
MOST_KEYS: Final = 20000
"""Addresses that are remembered; beyond that the oldest are forgotten early."""


@lru_cache(4096)
def key(address: str) -> str:
    """By what an address is counted.

    >>> key("2001:db8:1:2:3:4:5:6"), key("::ffff:192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7')
    """
    parsed = addresses.parsed(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.IPv6Address(int(parsed) >> 64 << 64))
    return address if parsed is None else str(parsed)


class Bucket:
    """The credits of one address or connection."""

    __slots__ = ("_at", "_level", "_most", "_rate")

    def __init__(self, limit: Limit, now: float) -> None:
        """Begin with all credits."""
        self._most = self._level = float(limit.most)
        self._rate = limit.most / limit.seconds
        self._at = now

    def spend(self, now: float, cost: float = 1.0) -> bool:
        """Spend credits, if there are enough."""
        level = self._level
        if now > self._at:
            level = min(self._most, level + (now - self._at) * self._rate)
            self._at = now
        if level < cost:
            self._level = level
            return False
        self._level = level - cost
        return True

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Seconds until so much can be spent."""
        missing = cost - self._level - max(0.0, now - self._at) * self._rate
        return max(0.0, missing / self._rate)


class Credits:
    """The credits of many addresses.

    An address that was quiet for the time of the limit has all its credits back, so it can be
    forgotten. Two generations do that: the older one is dropped whole.
    """

    def __init__(self, limit: Limit, most_keys: int = MOST_KEYS) -> None:
        """Begin with nobody.

        Args:
            limit: what each may spend.
            most_keys: how many addresses are remembered.
        """
        self._limit = limit
        self._most = most_keys // 2
        self._young: dict[str, Bucket] = {}
        self._old: dict[str, Bucket] = {}
        self._turned = 0.0
        self._all: Bucket | None = None
        if limit.altogether is not None:
            self._all = Bucket(Limit(limit.altogether, limit.seconds), 0.0)

    def __len__(self) -> int:
        """How many addresses are remembered."""
        return len(self._young) + len(self._old)

    def spend(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Spend an address's credits, if there are enough.

        Args:
            key: by what it is counted; see ``key``.
            now: the time in seconds.
            cost: how many.
        """
        if not self._bucket(key, now).spend(now, cost):
            return False
        return self._all is None or self._all.spend(now, cost)

    def wait(self, key: str, now: float, cost: float = 1.0) -> float:
        """Seconds until an address can spend so much."""
        own = self._bucket(key, now).wait(now, cost)
        return own if self._all is None else max(own, self._all.wait(now, cost))

    def _bucket(self, key: str, now: float) -> Bucket:
        bucket = self._young.get(key)
        if bucket is not None:
            return bucket
        if len(self._young) >= self._most or now - self._turned >= self._limit.seconds:
            self._old, self._young, self._turned = self._young, {}, now
        bucket = self._old.pop(key, None) or Bucket(self._limit, now)
        self._young[key] = bucket
        return bucket


class Held:
    """What each address holds at the moment, with a most for each."""

    def __init__(self, most: int = MOST_SOCKETS) -> None:
        """Begin with nothing held."""
        self._most = most
        self._held: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        """Take one more, if it may be."""
        if self._held[key] >= self._most:
            return False
        self._held[key] += 1
        return True

    def give_back(self, key: str) -> None:
        """Give one back."""
        self._held[key] -= 1
        if self._held[key] <= 0:
            del self._held[key]
