"""What is published works where nothing else is: the wheel of the sdist, without a Node."""

import json
import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

ROOT = Path(__file__).resolve().parents[2]
BUILT = "maija/service/static"
LICENCES = f"{BUILT}/THIRD_PARTY_LICENSES.txt"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel, built of the sdist alone with nothing on the path."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build"]
    subprocess.run([*build, "-t", "sdist", "-d", str(folder)], cwd=ROOT, check=True)
    (sdist,) = folder.glob("*.tar.gz")
    with tarfile.open(sdist) as file:
        file.extractall(folder, filter="data")
    (unpacked,) = (path for path in folder.iterdir() if path.is_dir())
    bare = {"PATH": str(folder)}
    subprocess.run([*build, "-t", "wheel", "-d", str(folder)], cwd=unpacked, env=bare, check=True)
    assert not (unpacked / "page" / "node_modules").exists()
    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def python(wheel, tmp_path_factory):
    """A Python with the wheel and its extra `table` at the locked releases, and nothing else."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder / "venv")
    own = folder / "venv" / "bin" / "python"
    # The pip that is here already, and nothing compiled that is run only once.
    pip = [sys.executable, "-m", "pip", "--python", str(own), "--disable-pip-version-check"]
    pip += ["--no-input", "-qq", "install", "--no-compile"]
    lock = ROOT / "requirements" / "play.txt"
    subprocess.run([*pip, "--require-hashes", "--requirement", str(lock)], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return own


@pytest.mark.slow
def test_an_sdist_needs_node_or_loses_the_page(wheel):
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
    for name in ("index.html", "api.html", "THIRD_PARTY_LICENSES.txt"):
        assert f"{BUILT}/{name}" in names
    assert not [name for name in names if "node_modules" in name]


@pytest.mark.slow
def test_a_wheel_without_node_shows_no_page(wheel, python, page, tmp_path):
    with zipfile.ZipFile(wheel) as file:
        licences = file.read(LICENCES).decode()
    bare = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    bare["PATH"] = str(python.parent)
    service: Any = subprocess.Popen(
        [str(python.parent / "maija"), "serve", "--no-open", "--port", "0", "--data", tmp_path],
        stdout=subprocess.PIPE,
        text=True,
        env=bare | {"PYTHONUNBUFFERED": "1"},
        cwd=tmp_path,
    )
    try:
        address = re.search(r"http://\S+", service.stdout.readline())
        assert address
        page.goto(address[0])
        expect(page.get_by_role("heading", name="Maija", level=1)).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("^Play now: ")).first).to_be_visible()
        page.get_by_role("link", name=re.compile("licen[cs]es", re.IGNORECASE)).click()
        page.wait_for_url("**/THIRD_PARTY_LICENSES.txt")
        assert page.locator("body").inner_text().strip()[:200] == licences.strip()[:200]
        version = json.loads(page.request.get(f"{address[0]}api/presets?lang=en").text())["version"]
        assert f"maija-{version}-" in wheel.name
    finally:
        service.terminate()
        service.communicate(timeout=20)
