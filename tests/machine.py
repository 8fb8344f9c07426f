"""What the tests ask of the machine: a browser for pages, PostgreSQL, nginx.

A test that needs one which is not there is skipped with the reason; in CI it fails.
"""

import os
from typing import Any, TypeVar

import pytest

from tools import machine

Found = TypeVar("Found")
QUIET = [
    # Nothing but what the test does goes over the network.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]


def needed(found: Found | None, name: str) -> Found:
    """Return what was found, or skip the test; in CI, fail."""
    if found is not None:
        return found
    reason = f"this needs {name}, which is not installed here"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def launch_arguments() -> dict[str, Any]:
    """Say how a browser is started: this machine's if it has one, else Playwright's own."""
    arguments = [*QUIET, "--no-sandbox"] if machine.is_root() else QUIET
    own = machine.browser()
    return {"args": arguments} | ({"executable_path": own} if own else {})
