"""What a bench needs from npm: installed from the lock beside it, the first time."""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def install(folder: Path, who: str, node_from: int) -> str:
    """Install what a folder's lock names, unless it is there; returns the path of Node.

    Args:
        folder: where the lock is.
        who: what needs it, as it is said where Node is missing.
        node_from: the oldest Node that will do.
    """
    node, tool = shutil.which("node"), shutil.which("npm")
    if node is None or tool is None:
        sys.exit(f"{who} needs Node and npm on the path (Node {node_from} or newer)")
    wanted, there = folder / "package-lock.json", folder / "node_modules" / ".package-lock.json"
    if not there.exists() or there.stat().st_mtime < wanted.stat().st_mtime:
        words = [tool, "ci", "--ignore-scripts"]
        subprocess.run(words, cwd=folder, check=True, stdout=sys.stderr)  # noqa: S603 - npm itself
    return node
