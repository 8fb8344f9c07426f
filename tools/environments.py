"""Tries the project as others install it: bare, with each extra alone, under each Python.

`python -m tools.environments tests/clauses tests/games`, in this order:

1. builds the sdist, and from it the wheel, and looks whether both carry the web page;
2. for the bare library and for each extra: a fresh environment with the wheel, that extra at the
   locked releases and nothing else runs `tests/environments/EXTRA.py`; no Node is on the path;
3. for each other Python 3.11 to 3.15 of this machine: a fresh environment with the bare wheel and
   pytest runs the tests of the law in the folders that are named.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
EXTRAS = ("bare", "terminal", "table", "fast", "lab", "offline", "postgres", "ray", "peers")
MINORS = (11, 12, 13, 14, 15)
TESTING = ("pytest", "pytest-xdist", "hypothesis")
PAGE = "maija/service/static/index.html"
NO_TESTS = 5
"""The status of pytest when it found no test."""


class TrialError(Exception):
    """An environment could not be made or does not do what it must; the message is its output."""


def main() -> int:
    """Try all environments; return 0 if each did what it must."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", default="2", help="how many tests run at once")
    parser.add_argument("tests", nargs="*", help="folders with the tests of the law")
    chosen = parser.parse_args()
    folders = [folder for folder in chosen.tests if (ROOT / folder).is_dir()]
    with tempfile.TemporaryDirectory(prefix="maija-") as folder:
        temporary = Path(folder)
        try:
            trial = Trial(temporary)
        except TrialError as error:
            print(f"environments: the wheel was not built\n{error}")
            return 1
        outcomes = [said(extra, partial(trial.alone, extra)) for extra in EXTRAS]
        for minor, python in other_pythons() if folders else ():
            law = partial(trial.law, python, folders, chosen.workers)
            outcomes.append(said(f"Python 3.{minor}", law))
    return 0 if all(outcomes) else 1


def said(name: str, attempt: Callable[[], str]) -> bool:
    """Make the attempt and say in one line how it went; return whether it went well."""
    start = time.monotonic()
    try:
        outcome = attempt()
    except TrialError as error:
        print(f"environment {name}: FAILED\n{error}", flush=True)
        return False
    print(f"environment {name}: {outcome} ({time.monotonic() - start:.0f} s)", flush=True)
    return True


class Trial:
    """A wheel of the project and the locked releases, in a temporary folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made = 0
        self.constraints = folder / "constraints.txt"
        self.constraints.write_text(locked_releases(), encoding="utf-8")
        build = (sys.executable, "-m", "hatchling", "build", "-d", str(folder))
        run(*build, "-t", "sdist", cwd=ROOT)
        (sdist,) = folder.glob("*.tar.gz")
        shutil.unpack_archive(sdist, folder / "sdist", filter="data")
        (unpacked,) = (folder / "sdist").iterdir()
        # As who has no Node installs it: the page comes out of the sdist.
        self.path = path_without_node()
        run(*build, "-t", "wheel", cwd=unpacked, path=self.path)
        (self.wheel,) = folder.glob("*.whl")
        with zipfile.ZipFile(self.wheel) as file:
            if PAGE not in file.namelist():
                raise TrialError(f"the wheel lacks {PAGE}")

    def alone(self, extra: str) -> str:
        """Run the script of one extra where that extra alone is installed."""
        wheel = str(self.wheel) if extra == "bare" else f"{self.wheel}[{extra}]"
        wanted = (wheel, self.second()) if extra == "offline" else (wheel,)
        python = self.environment(sys.executable, *wanted)
        # Isolated: the folder of the script is not searched for modules, so that `ray.py` there
        # can import ray.
        script = str(ROOT / "tests" / "environments" / f"{extra}.py")
        run(python, "-I", script, cwd=self.folder, path=self.path)
        return "works"

    def second(self) -> str:
        """Build the wheel of our second distribution, which the extra `offline` asks for."""
        folder = self.folder / "second"
        build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
        run(*build, cwd=ROOT / "offline")
        (wheel,) = folder.glob("*.whl")
        return str(wheel)

    def law(self, python: str, folders: list[str], workers: str) -> str:
        """Run the tests of the law under another Python, without NumPy and Numba."""
        inside = self.environment(python, str(self.wheel), *TESTING)
        plain = ("-m", "not slow and not soak and not fast", "-p", "no:cacheprovider")
        output = run(
            *(inside, "-m", "pytest", "-n", workers, *plain, *folders),
            cwd=ROOT,
            allowed=(0, NO_TESTS),
        )
        return output.rstrip().rpartition("\n")[2].strip("= ")

    def environment(self, python: str, *wanted: str) -> str:
        """Make a fresh environment with what is wanted; return its interpreter."""
        self.made += 1
        folder = self.folder / f"environment-{self.made}"
        inside = str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")
        uv = shutil.which("uv", path=str(Path(sys.executable).parent))
        if uv is not None:
            # Fast, but it does not read pip's settings: then pip tries.
            try:
                run(uv, "venv", "--quiet", "--python", python, str(folder))
                install = (uv, "pip", "install", "--quiet", "--python", inside)
                run(*install, "--constraints", str(self.constraints), *wanted)
            except TrialError:
                shutil.rmtree(folder, ignore_errors=True)
            else:
                return inside
        run(python, "-m", "venv", str(folder))
        install = (inside, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
        run(*install, "--constraint", str(self.constraints), *wanted)
        return inside


def path_without_node() -> str:
    """Return the path without the folders that have a Node."""
    folders = os.environ.get("PATH", "").split(os.pathsep)
    return os.pathsep.join(each for each in folders if shutil.which("node", path=each) is None)


def locked_releases() -> str:
    """Return the lines `name==release ; marker` of the lock, without hashes."""
    lock = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    lines = re.findall(r"^([a-z0-9][^\\\n]*==[^\\\n]*?)\s*\\?$", lock, re.MULTILINE)
    return "\n".join(lines) + "\n"


def other_pythons() -> Iterator[tuple[int, str]]:
    """Find the Pythons of this machine that are supported and not the one that runs this."""
    for minor in MINORS:
        if minor == sys.version_info.minor:
            continue
        for python in candidates(minor):
            ask = f"import ensurepip, venv, sys; sys.exit(sys.version_info[:2] != (3, {minor}))"
            try:
                run(python, "-c", ask)
            except TrialError:
                continue
            yield minor, python
            break
        else:
            print(f"environment Python 3.{minor}: this machine has none", flush=True)


def candidates(minor: int) -> Iterator[str]:
    """Name the interpreters that may be Python 3.`minor`; not all of them need to work."""
    found = shutil.which(f"python3.{minor}")
    if found is not None:
        yield found
    # pyenv puts a command on the path that works only for the chosen releases: ask for its folder.
    if shutil.which("pyenv") is not None:
        try:
            releases = run("pyenv", "versions", "--bare").split()
            for release in reversed(releases):
                if re.fullmatch(rf"3\.{minor}\.\d+", release):
                    yield str(Path(run("pyenv", "prefix", release).strip()) / "bin" / "python")
        except TrialError:
            return


def run(
    *command: str,
    cwd: Path | None = None,
    allowed: tuple[int, ...] = (0,),
    path: str | None = None,
) -> str:
    """Run a command; return what it printed, or raise TrialError with all of it."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path is not None:
        own["PATH"] = path
    try:
        done = subprocess.run(
            command,
            cwd=cwd,
            env=own,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
    except OSError as error:
        raise TrialError(str(error)) from error
    if done.returncode not in allowed:
        message = f"$ {' '.join(command)}\n{done.stdout}"
        raise TrialError(message)
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
