"""Where this user's data is kept, by the rules of the system. Nothing is made or read here."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def user_data() -> Path:
    """The user's data folder: ``MAIJA_DATA``, or what the system has for it."""
    named = os.environ.get("MAIJA_DATA")
    if named:
        return Path(named)
    shared = os.environ.get("XDG_DATA_HOME", "")
    if shared and Path(shared).is_absolute():
        return Path(shared) / "maija"
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "maija"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "maija"
    return home / ".local" / "share" / "maija"
