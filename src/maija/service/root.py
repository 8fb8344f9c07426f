"""A service below a path, as a proxy puts it there: inside, everything is as if it lay at the top.

A proxy may pass the path on or take it away; both are understood.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from maija.games.options import Reason, RulesError

if TYPE_CHECKING:
    from .asgi import Scope


def read_root(text: str) -> str:
    """The path below which the service lies, without a slash at its end.

    >>> read_root("cards/maija/")
    '/cards/maija'

    Raises:
        RulesError: it cannot be one.
    """
    root = "/".join(["", *(part for part in text.split("/") if part)])
    if not re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", root) or "/.." in root or "/./" in f"{root}/":
        raise RulesError(Reason("bad-root-path", {"path": text[:60]}))
    return root


def stripped(scope: Scope, root: str) -> Scope | None:
    """A request as it is inside; ``None`` for the root without its slash.

    Without the slash the relative links of the page would lead beside the service.
    """
    path = scope["path"]
    raw = scope.get("raw_path") or path.encode()
    if root and path == root:
        return None
    if root and path.startswith(f"{root}/"):
        path, raw = path[len(root) :], raw[len(root) :]
    return {**scope, "path": path, "raw_path": raw, "root_path": ""}
