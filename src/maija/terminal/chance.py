"""Where the chance of a game in the terminal comes from: the secrets of its deals.

Without a seed each secret is fresh from the operating system. With one they all follow from it, so
that the game can be played again; what anybody else is shown of them says nothing of the seed.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass

from maija.chance import seeded
from maija.shuffle import Secret, fresh_secret

_SEEDS = 2**62


@dataclass(frozen=True)
class Chance:
    """The source of the tables' names and the deals' secrets."""

    seed: int | None = None
    """What everything follows from; ``None`` for true chance."""

    def table(self, number: int = 0) -> str:
        """A name for a table, the ``number``-th of this game."""
        if self.seed is None:
            return secrets.token_hex(8)
        return self._derived("table", number).hex()[:16]

    def secret(self, table: str, deal: int, again: int = 0) -> Secret:
        """The secret of a deal, made for it alone; another one when it is dealt again."""
        if self.seed is None:
            return fresh_secret()
        return Secret(self._derived(f"{table}/{again}", deal))

    def _derived(self, purpose: str, number: int) -> bytes:
        key = hashlib.sha256(f"maija seed {self.seed}".encode()).digest()
        return hmac.digest(key, f"{purpose}/{number}".encode(), "sha256")


def computers_seed(table: str, deal: int, seat: int) -> int:
    """Where a computer player's own chance starts: from public things, never from the secret."""
    told = hashlib.sha256(f"maija computer/{table}/{deal}/{seat}".encode()).digest()
    return seeded(int.from_bytes(told[:8], "big") % _SEEDS)
