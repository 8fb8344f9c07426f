"""Two addresses of a running service, measured with Lighthouse in a real Chromium.

One is the front page; the other a table in play, to which a person has come by pressing what
stands on the front page. Lighthouse looks at it in the same browser, so it sees that person's hand.
It is installed from the npm registry the first time, beside this file.
"""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import npm
from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

HERE = Path(__file__).parent
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
SCREENS = ("front page", "table in play")
LONGEST = 180
"""Seconds after which a measurement has failed."""


class Measured(NamedTuple):
    """What Lighthouse says of one address."""

    scores: dict[str, int]
    """Of 100, by category."""
    failed: list[str]
    """The audits that cost something, by name."""


class Place(NamedTuple):
    """A browser that can be looked into, and the addresses to be measured."""

    port: int
    addresses: dict[str, str]


def install() -> str:
    """Install Lighthouse, unless it is there; returns the path of Node."""
    return npm.install(HERE, "Lighthouse", 20)


@contextmanager
def browsing(service: str, launch: Mapping[str, Any]) -> Iterator[Place]:
    """A browser in which a person has begun to play at this service.

    Args:
        service: its address.
        launch: how a browser is started on this machine.
    """
    port = _free_port()
    arguments = [*launch.get("args", ()), f"--remote-debugging-port={port}"]
    with tempfile.TemporaryDirectory(prefix="maija-bench-") as folder, sync_playwright() as play:
        browser = play.chromium.launch_persistent_context(
            folder, **{**launch, "args": arguments}, locale="en-GB"
        )
        page = browser.pages[0]
        page.goto(service)
        page.get_by_role("button", name=re.compile(r"^Play now: Mustamaija")).click()
        page.get_by_role("toolbar", name="Your hand").wait_for()
        table = page.url
        page.goto("about:blank")
        yield Place(port, dict(zip(SCREENS, (service, table), strict=True)))
        browser.close()


def measure(node: str, place: Place, screen: str, categories: Sequence[str]) -> Measured:
    """Measure one of the addresses once."""
    words = [
        *(node, str(HERE / "node_modules" / "lighthouse" / "cli" / "index.js")),
        *(place.addresses[screen], f"--port={place.port}", "--disable-storage-reset"),
        *("--output=json", "--quiet", f"--only-categories={','.join(categories)}"),
    ]
    done = subprocess.run(  # noqa: S603 - the script of the lock
        words, capture_output=True, text=True, check=False, timeout=LONGEST
    )
    if done.returncode:
        sys.exit(f"Lighthouse could not measure the {screen}:\n{done.stderr}")
    found = json.loads(done.stdout)
    audits, kinds = found["audits"], found["categories"]
    failed = [
        f"{each['id']} {audits[each['id']]['score']}"
        for kind in kinds.values()
        for each in kind["auditRefs"]
        if each["weight"] and (audits[each["id"]]["score"] or 0) < 1
        if audits[each["id"]]["scoreDisplayMode"] not in {"notApplicable", "manual", "informative"}
    ]
    scores = {name: round(100 * (kind["score"] or 0)) for name, kind in kinds.items()}
    return Measured(scores, failed)


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
    return port
