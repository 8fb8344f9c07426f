"""The law's tests in a browser's Python: nothing that such a Python lacks may enter the law.

Node runs Pyodide, the project and the pure-Python pytest of this environment are mounted into it,
and there the tests of `tests/clauses` run as they stand (plain: a browser has no Numba).
"""

from __future__ import annotations

import importlib.metadata
import json
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MOUNTED = ("iniconfig", "packaging", "pluggy", "pygments", "pytest")
"""Pytest and what it needs: pure Python, so that any Python can run it."""
SECONDS = 900

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        shutil.which("node") is None or shutil.which("npm") is None,
        reason="the law is not tried in Pyodide: Node and npm are not installed",
    ),
]


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a command in this folder, its output kept."""
    return subprocess.run(
        command, cwd=HERE, capture_output=True, text=True, timeout=SECONDS, check=False
    )


def packages() -> dict[str, Path]:
    """Where the folders and modules of pytest lie in this environment."""
    found: dict[str, Path] = {}
    for name in MOUNTED:
        distribution = importlib.metadata.distribution(name)
        for file in distribution.files or ():
            top = file.parts[0]
            if top not in {"..", "__pycache__"}:
                found[top] = Path(str(distribution.locate_file(top)))
    return found


def in_pyodide(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in Pyodide."""
    locked = json.loads((HERE / "package-lock.json").read_text(encoding="utf-8"))
    wanted = locked["packages"]["node_modules/pyodide"]["version"]
    there = HERE / "node_modules" / "pyodide" / "package.json"
    if not there.exists() or json.loads(there.read_text(encoding="utf-8"))["version"] != wanted:
        installed = run("npm", "ci")
        assert installed.returncode == 0, installed.stderr
    request = {
        "mounts": {
            **{f"/packages/{name}": str(path) for name, path in packages().items()},
            **{f"/project/{name}": str(ROOT / name) for name in ("src", "tests", "tools", "docs")},
            "/project/pyproject.toml": str(ROOT / "pyproject.toml"),
        },
        "path": ["/packages", "/project/src", "/project"],
        "folder": "/project",
        "environment": {"MAIJA_PLAIN": "1", "HOME": "/home/pyodide"},
        "arguments": [
            *("-p", "no:cacheprovider", "-p", "no:faulthandler", "--capture=sys"),
            *("-m", "not slow and not soak and not fast"),
            *arguments,
        ],
    }
    return run("node", "run.mjs", json.dumps(request))


def test_a_browser_lacks_what_the_law_needs() -> None:
    # One test, so that two workers do not install at once. First: does a failure come out at all?
    failing = in_pyodide("tests/pyodide/failing.py")
    assert failing.returncode == 1, failing.stdout[-5000:] + failing.stderr[-2000:]
    assert "1 failed, 1 passed" in failing.stdout
    done = in_pyodide("tests/clauses")
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert " passed" in done.stdout
