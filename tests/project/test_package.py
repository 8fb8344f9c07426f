"""What is published: the wheel with its types and its texts, and what its label says."""

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import maija

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SUITABLE = ["3.11", "3.12", "3.13", "3.14", "3.15"]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    with zipfile.ZipFile(path) as file:
        yield file


def test_the_wheel_misses_a_file_of_the_package(wheel):
    source = ROOT / "src"
    wanted = {
        str(path.relative_to(source))
        for path in (source / "maija").rglob("*")
        if path.suffix in {".py", ".ftl", ".typed"}
    }
    assert "maija/py.typed" in wanted
    assert wanted <= set(wheel.namelist())


def test_the_wheel_says_that_the_library_needs_something(wheel):
    (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
    label = wheel.read(name).decode()
    for line in re.findall(r"^Requires-Dist: .*$", label, re.MULTILINE):
        assert "extra ==" in line, line
    assert f"\nVersion: {maija.__version__}\n" in label
    assert "\nLicense-Expression: MIT\n" in label


def test_the_supported_pythons_are_named_differently_in_two_places():
    label = "Programming Language :: Python :: "
    named = [line.removeprefix(label) for line in PROJECT["classifiers"] if label in line]
    assert [version for version in named if "." in version] == SUITABLE
    assert PROJECT["requires-python"] == ">=3.11,<3.16"
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "(3, 11) <= sys.version_info[:2] < (3, 14 if intel else 16)" in makefile
    assert "a Python from 3.11 to 3.15" in makefile


def test_importing_the_library_loads_something_that_is_not_pythons_own():
    script = ROOT / "tests" / "environments" / "bare.py"
    subprocess.run([sys.executable, "-I", str(script)], check=True)
