"""Who somebody is, without accounts: a signed name in a cookie, and links that move a seat.

The name is told to nobody but its browser. The tables and the store know a person by a digest of
it. The name is 128 random bits, so nobody finds it by its digest, and no cookie is made without the
key. Chance and the key are arguments.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from .hosts import Authority

LASTS: Final = 400 * 86400
"""Seconds that a cookie lasts; browsers keep none longer."""
_VALUE: Final = re.compile(r"([0-9a-f]{32})\.([0-9a-f]{32})")


def fresh(chance: Callable[[int], bytes]) -> str:
    """The name of somebody new, or the token of a personal link: 128 bits.

    Args:
        chance: gives so many random bytes, such as ``secrets.token_bytes``.
    """
    return chance(16).hex()


def _keyed(key: bytes, purpose: str, text: str) -> bytes:
    return hmac.digest(key, f"{purpose}\0{text}".encode(), "sha256")


def signed(key: bytes, person: str) -> str:
    """A person's name with its signature, as the cookie has it."""
    return f"{person}.{_keyed(key, 'cookie', person)[:16].hex()}"


def person_of(key: bytes, value: str) -> str | None:
    """The person whom a cookie names; ``None`` if we have not signed it."""
    found = _VALUE.fullmatch(value)
    if found is None:
        return None
    # The time it takes does not tell where the two differ.
    good = hmac.compare_digest(signed(key, found[1]).encode(), value.encode())
    return found[1] if good else None


def known_as(person: str) -> str:
    """What the tables know a person by."""
    return digest(f"maija person/{person}")[:24]


def digest(token: str) -> str:
    """What is kept of a token: whoever reads the store cannot use it.

    It is looked for by this, never by itself, so that no time tells how much of a guess was right.
    """
    return hashlib.sha256(token.encode()).hexdigest()


# ---------------------------------------------------------------------------------------- cookies


def cookie_name(host: Authority, root: str, *, secure: bool) -> str:
    """What the cookie is called.

    Browsers share cookies between the ports of a host; the port in the name keeps two services on
    one machine apart. With ``__Host-`` no neighbouring host can plant one.

    Args:
        host: how the service was called.
        root: the path below which it lies.
        secure: whether it was called by TLS.
    """
    name = "maija" if host.port is None else f"maija-{host.port}"
    return f"__Host-{name}" if secure and not root else name


def cookie(name: str, value: str, root: str, *, secure: bool) -> bytes:
    """The value of ``Set-Cookie``."""
    parts = [f"{name}={value}", f"Max-Age={LASTS}", f"Path={root or '/'}", "HttpOnly"]
    parts += ["SameSite=Lax", *(["Secure"] if secure else [])]
    return "; ".join(parts).encode()


def cookie_person(key: bytes, name: str, cookies: list[str]) -> str | None:
    """The person whom the cookies of a request name; ``None`` if none of them is ours.

    Args:
        key: what we sign with.
        name: what the cookie is called.
        cookies: every ``Cookie`` field.
    """
    for text in "; ".join(cookies).split(";"):
        called, _, value = text.strip().partition("=")
        if called == name and (person := person_of(key, value)) is not None:
            return person
    return None
