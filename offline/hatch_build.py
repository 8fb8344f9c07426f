"""Fetches the Python of browsers whenever a wheel, an sdist or an editable installation is made.

How is said in `tools/offline.py` of the repository. An sdist carries the files, fetching nothing.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent
TERMS = HERE / "src" / "maija_offline" / "runtime" / "THIRD_PARTY_LICENSES.txt"
TOOLS = HERE.parent / "tools" / "offline.py"


class RuntimeHook(BuildHookInterface):  # type: ignore[type-arg] # hatchling needs no more
    """Asks for what fetching needs, and for the files."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return what must be installed before, where the files are to be fetched."""
        if not TOOLS.exists():
            return []
        sys.path.insert(0, str(TOOLS.parent.parent))
        from tools import offline  # noqa: PLC0415 - in the repository alone

        return offline.needed()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - theirs
        """Fetch the files, unless they are there already."""
        if not TOOLS.exists():
            if not TERMS.exists():
                sys.exit("maija: the sdist is not whole: the Python of browsers is missing")
            return
        sys.path.insert(0, str(TOOLS.parent.parent))
        from tools import offline  # noqa: PLC0415 - in the repository alone

        try:
            offline.build()
        except offline.OfflineError as error:
            sys.exit(f"maija: {error}")
