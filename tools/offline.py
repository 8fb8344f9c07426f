"""Fetches the Python of browsers, for playing without a network: `python -m tools.offline`.

The one place that knows how: the hook of `offline/` and `tools/install.py` ask here. Pyodide comes
from npm and the wheel of msgspec from the registry of Python, each by the hash that a lock in
`offline/` names. They go into `offline/src/maija_offline/runtime/`, packed as browsers take them,
with the texts of their licences. Standard library only: this runs before anything is installed.
"""

import gzip
import importlib.metadata
import json
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import page

ROOT = Path(__file__).resolve().parent.parent
OFFLINE = ROOT / "offline"
LOCKS = (OFFLINE / "package-lock.json", OFFLINE / "requirements.txt")
MODULES = OFFLINE / "node_modules"
RUNTIME = OFFLINE / "src" / "maija_offline" / "runtime"
STAMP = ".fetched-by"
TERMS = "THIRD_PARTY_LICENSES.txt"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""What of Pyodide a browser loads, beside its list of packages, of which none is needed."""
LIST = "pyodide-lock.json"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
"""What the wheel must fit: the Python of this Pyodide."""
LICENSED = {"pathspec": "MPL-2.0", "typing-extensions": "PSF-2.0"}
"""Packages of Python that bring the whole text of a licence which Pyodide only names."""
RULE = "-" * 80


class OfflineError(Exception):
    """Why the files could not be fetched, in one line for a person."""


def build() -> None:
    """Fetch the files, unless those that are there are the ones that the locks name.

    Raises:
        OfflineError: if there is no Node, a registry does not answer, or a hash is wrong.
    """
    with page.alone(OFFLINE):
        if not stale():
            return
        page.tell("fetching the Python of browsers, for playing without a network")
        with tempfile.TemporaryDirectory(prefix=".runtime-", dir=RUNTIME.parent) as folder:
            made = Path(folder) / "new"
            made.mkdir()
            wheel = fetched(Path(folder))
            for path in (*(MODULES / "pyodide" / name for name in FILES), wheel):
                packed = gzip.compress(path.read_bytes(), 9, mtime=0)
                (made / f"{path.name}.gz").write_bytes(packed)
            listed = json.loads((MODULES / "pyodide" / LIST).read_text(encoding="utf-8"))
            empty = json.dumps({"info": listed["info"], "packages": {}}).encode()
            (made / f"{LIST}.gz").write_bytes(gzip.compress(empty, 9, mtime=0))
            (made / TERMS).write_text(terms(wheel), encoding="utf-8", newline="\n")
            (made / STAMP).write_text(wanted(), encoding="utf-8")
            if RUNTIME.exists():
                RUNTIME.rename(Path(folder) / "old")
            made.rename(RUNTIME)


def stale() -> bool:
    """Return whether the files are not there, or not those that the locks name."""
    stamp = RUNTIME / STAMP
    return not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted()


def wanted() -> str:
    """Return what stands for the files that the locks name."""
    return page.digest_of(iter((*LOCKS, Path(__file__))))


def needed() -> list[str]:
    """Return what a build needs that knows nothing of this environment."""
    if not stale():
        return []
    node = [page.NODE_WHEEL] if page.node_on_path() is None else []
    return ["pip", *LICENSED, *node]


def fetched(folder: Path) -> Path:
    """Fetch Pyodide and the wheel; return where the wheel is."""
    try:
        page.npm("ci", "--ignore-scripts", "--loglevel=error", folder=OFFLINE)
    except page.PageError as error:
        raise OfflineError(str(error)) from error
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "-qq")
    command = (
        *(*pip, "download", "--no-deps", "--only-binary=:all:", *PLATFORM),
        *("--require-hashes", "--requirement", str(LOCKS[1]), "--dest", str(folder)),
    )
    done = subprocess.run(command, cwd=OFFLINE, stdout=sys.stderr, check=False)
    found = sorted(folder.glob("*.whl"))
    if done.returncode or len(found) != 1:
        raise OfflineError("pip could not fetch what offline/requirements.txt names")
    return found[0]


def terms(wheel: Path) -> str:
    """Return the licences of all that is carried, as one text.

    Raises:
        OfflineError: if the text of one is not to be found.
    """
    texts = []
    for name, licence in LICENSED.items():
        try:
            files = importlib.metadata.files(name) or []
        except importlib.metadata.PackageNotFoundError:
            files = []
        found = [path for path in files if path.name == "LICENSE"]
        if not found:
            raise OfflineError(f"the text of {licence} comes with {name}, which is not installed")
        texts.append(f"{RULE}\nThe text of {licence}\n{RULE}\n\n{found[0].read_text().strip()}")
    with zipfile.ZipFile(wheel) as file:
        (name,) = (each for each in file.namelist() if each.endswith("/licenses/LICENSE"))
        own = file.read(name).decode().strip()
    return "\n\n".join((ABOUT, *texts, f"{RULE}\nmsgspec (BSD-3-Clause)\n{RULE}\n\n{own}")) + "\n"


ABOUT = f"""\
What Maija plays with in a browser without a network carries the following software.

{RULE}
Pyodide (MPL-2.0): https://github.com/pyodide/pyodide
CPython and its standard library (PSF-2.0), compiled by Pyodide: https://github.com/python/cpython
{RULE}

Both are passed on unchanged. Their sources can be had at the addresses above; the licences stand
below."""


if __name__ == "__main__":
    try:
        build()
    except OfflineError as error:
        sys.exit(f"maija: {error}")
