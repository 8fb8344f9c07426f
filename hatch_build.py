"""Builds the web page whenever a wheel, an sdist or an editable installation is made.

How is said in `tools/page.py`; here it is only called at the right time.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import page


class PageHook(BuildHookInterface):  # type: ignore[type-arg] # hatchling needs no more
    """Asks for a Node where there is none, and for the page."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what must be installed before: Node, if it is needed and not there."""
        needed = page.stale() and page.node_on_path() is None
        return [page.NODE_WHEEL] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - theirs
        """Build the page, unless it is there already."""
        try:
            page.build()
        except page.PageError as error:
            sys.exit(f"maija: {error}")
