"""What the tests need of the machine beside Python: a browser, PostgreSQL and nginx.

`prepare` looks for each and installs what is missing, where it may: with Debian's packages when
it is root. A browser may also be the one that Playwright downloads. Standard library only: this
runs before anything is installed.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
BROWSER_ON_MACS = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")


class MachineError(Exception):
    """What is missing and how it is installed, in one line for a person."""


def browser() -> str | None:
    """Return the Chromium or Chrome of this machine, or None."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    return found or (str(BROWSER_ON_MACS) if BROWSER_ON_MACS.exists() else None)


def postgres() -> Path | None:
    """Return the folder with `initdb` and `postgres`, or None."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    # Debian keeps them off the path, one folder for each release.
    folders = Path("/usr/lib/postgresql").glob("*/bin")
    fitting = [folder for folder in folders if (folder / "initdb").exists()]
    return max(fitting, key=lambda folder: float(folder.parent.name), default=None)


def nginx() -> str | None:
    """Return the nginx of this machine, or None."""
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")


def prepare(python: Path) -> None:
    """Install what is missing; `python` has Playwright.

    PostgreSQL and nginx may stay missing: the tests that need them say so, and fail only in CI.

    Raises:
        MachineError: if there is no browser and none can be installed.
    """
    found = {"chromium": browser(), "postgresql": postgres(), "nginx": nginx()}
    missing = [package for package, path in found.items() if path is None]
    if "chromium" in missing and playwright_browser(python):
        missing.remove("chromium")
    if missing and is_root() and shutil.which("apt-get"):
        print(f"maija: installing {', '.join(missing)} for the tests", file=sys.stderr, flush=True)
        if not apt("install", *missing):
            apt("update")
            apt("install", *missing)
    if "chromium" in missing and browser() is None:
        download = (str(python), "-m", "playwright", "install", "chromium")
        if not quietly(*download) or not playwright_browser(python):
            raise MachineError("the tests need a browser: install Chromium or Google Chrome")


def playwright_browser(python: Path) -> bool:
    """Return whether Playwright has downloaded its own Chromium."""
    ask = (
        "import pathlib, playwright.sync_api as p, sys\n"
        "with p.sync_playwright() as own:\n"
        "    sys.exit(not pathlib.Path(own.chromium.executable_path).exists())"
    )
    return quietly(str(python), "-c", ask)


def is_root() -> bool:
    """Return whether this process may install packages of the system."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def apt(wish: str, *packages: str) -> bool:
    """Run apt-get without questions; return whether it went well."""
    options = ("--yes", "--no-install-recommends", "-qq") if packages else ("-qq",)
    return quietly("apt-get", wish, *options, *packages, DEBIAN_FRONTEND="noninteractive")


def quietly(*command: str, **environment: str) -> bool:
    """Run a command without a word; return whether it went well."""
    done = subprocess.run(
        command,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode == 0
