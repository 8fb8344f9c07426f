"""When the page is built, and when it is not."""

import json
from pathlib import Path

import pytest

from tools import licences, page

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A page of one file, whose build is counted instead of made by Vite."""
    for folder in ("page", "locales", "service"):
        (tmp_path / folder).mkdir()
    (tmp_path / "page" / "main.ts").write_text("one")
    (tmp_path / "locales" / "page.ftl").write_text("a = one")
    (tmp_path / "page.py").write_text("")
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "PAGE", tmp_path / "page")
    monkeypatch.setattr(page, "LOCALES", tmp_path / "locales")
    monkeypatch.setattr(page, "STATIC", tmp_path / "service" / "static")
    monkeypatch.setattr(page, "__file__", str(tmp_path / "page.py"))
    monkeypatch.setattr(licences, "__file__", str(tmp_path / "page.py"))
    monkeypatch.setattr(page, "install_packages", lambda: None)
    builds: list[Path] = []

    def vite(*arguments):
        (out,) = (Path(each[9:]) for each in arguments if each.startswith("--outDir="))
        out.mkdir()
        (out / "bundled.json").write_text("[]")
        (out / "index.html").write_text(f"built {len(builds)}")
        builds.append(out)

    monkeypatch.setattr(page, "npm", vite)
    return tmp_path, builds


def test_an_installation_builds_the_page_again_though_nothing_is_different(project):
    folder, builds = project
    page.build()
    page.build()
    (folder / "page" / "main.ts").touch()
    (folder / "page" / "main.test.ts").write_text("a test is not in the page")
    page.build()
    assert len(builds) == 1
    assert sorted(path.name for path in page.STATIC.iterdir()) == [
        ".built-from",
        "THIRD_PARTY_LICENSES.txt",
        "index.html",
    ]


@pytest.mark.parametrize("changed", ["page/main.ts", "locales/page.ftl", "page/new.ts", "page.py"])
def test_a_change_does_not_reach_the_page(project, changed):
    folder, builds = project
    page.build()
    (folder / changed).write_text("two")
    assert page.stale()
    page.build()
    assert len(builds) == 2
    assert (page.STATIC / "index.html").read_text() == "built 1"
    assert [path.name for path in page.STATIC.parent.iterdir()] == ["static"]


def test_a_build_that_failed_takes_the_page_away(project, monkeypatch):
    folder, _ = project
    page.build()
    (folder / "page" / "main.ts").write_text("two")

    def fails(*_arguments):
        raise page.PageError("no")

    monkeypatch.setattr(page, "npm", fails)
    with pytest.raises(page.PageError):
        page.build()
    assert (page.STATIC / "index.html").read_text() == "built 0"
    assert page.stale()


def test_a_machine_without_node_gets_a_traceback(monkeypatch):
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(page, "node_of_wheel", lambda: None)
    with pytest.raises(page.PageError, match=r"needs Node 20\.19"):
        page.npm("run", "build")


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        *(("v18.20.0", 0), ("v20.18.3", 0), ("v20.19.0", 1), ("v21.7.0", 0)),
        *(("v22.11.0", 0), ("v22.12.0", 1), ("v24.1.0", 1), ("nonsense", 0)),
    ],
)
def test_a_node_that_vite_refuses_is_used(tmp_path, monkeypatch, version, fits):
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert bool(page.node_on_path()) == bool(fits)


def package(folder, label, **files):
    folder = folder / "node_modules" / label["name"]
    folder.mkdir(parents=True)
    (folder / "package.json").write_text(json.dumps({"version": "1.0.0", **label}))
    for name, text in files.items():
        (folder / name).write_text(text)
    return folder


def test_a_package_without_a_licence_is_passed_on(tmp_path):
    bare = package(tmp_path, {"name": "bare", "license": "MIT"})
    with pytest.raises(licences.LicenceError, match="bare brings no text"):
        licences.text_of([bare])


def test_a_package_that_names_the_apache_licence_is_refused(tmp_path):
    bare = package(tmp_path, {"name": "@a/bare", "license": "Apache-2.0", "author": "Aino"})
    with pytest.raises(licences.LicenceError):
        licences.text_of([bare])
    whole = package(tmp_path, {"name": "whole", "license": "Apache-2.0"}, LICENSE="the terms")
    text = licences.text_of([whole, bare])
    assert "Copyright: Aino\nIts terms are the text at whole" in text
    assert text.endswith("the terms\n")


def test_the_lock_of_the_page_names_a_host():
    lock = json.loads((ROOT / "page" / "package-lock.json").read_text(encoding="utf-8"))
    for name, entry in lock["packages"].items():
        assert "resolved" not in entry, name
        assert not name or "integrity" in entry, name
    label = json.loads((ROOT / "page" / "package.json").read_text(encoding="utf-8"))
    for version in (label["dependencies"] | label["devDependencies"]).values():
        assert version[0].isdigit(), "a release is named exactly"
