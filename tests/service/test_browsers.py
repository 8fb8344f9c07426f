"""What a browser loads to play without a network, and what alone may run it."""

import gzip
import io
import zipfile

import msgspec
import pytest

from maija.service import browsers, headers
from tests.service.people import Visitor


@pytest.fixture
def offered(tmp_path, monkeypatch):
    """The extra as it lies in an environment, with files of a few bytes."""
    (tmp_path / browsers.STAMP).write_text("one")
    for name in ("pyodide.mjs", "pyodide.asm.wasm", "msgspec-1-pyemscripten.whl"):
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(name.encode()))
    monkeypatch.setattr(browsers, "folder", lambda: tmp_path)
    browsers.runtime.cache_clear()
    yield tmp_path
    browsers.runtime.cache_clear()


def test_a_browser_is_offered_what_is_not_there(monkeypatch):
    monkeypatch.setattr(browsers, "folder", lambda: None)
    browsers.runtime.cache_clear()
    try:
        assert browsers.runtime() == browsers.NOTHING
    finally:
        browsers.runtime.cache_clear()


def test_other_files_are_offered_under_the_same_version(offered):
    first = browsers.runtime()
    names = {path.rpartition("/")[2] for path, _size in first.files}
    assert names == {
        "maija.zip",
        "msgspec-1-pyemscripten.whl",
        "pyodide.asm.wasm",
        "pyodide.mjs",
    }
    assert first.wheel in dict(first.files)
    assert first.sources in dict(first.files)
    browsers.runtime.cache_clear()
    (offered / browsers.STAMP).write_text("two")
    second = browsers.runtime()
    assert second.version != first.version
    assert second.pyodide != first.pyodide
    assert second.sources == first.sources


def test_a_browser_gets_what_only_a_service_needs_or_lacks_what_plays():
    with zipfile.ZipFile(io.BytesIO(browsers.packed())) as file:
        names = set(file.namelist())
    assert {"maija/__init__.py", "maija/service/offline/desk.py"} <= names
    assert "maija/text/locales/fi/options.ftl" in names
    assert "maija/games/hearts/law/play.py" in names
    for name in names:
        assert not name.startswith(("maija/cli/", "maija/lab/", "maija/service/st")), name
        assert "/page" not in name, name


def test_a_file_is_not_what_its_name_says(service):
    visitor = Visitor(service)
    status, fields, body = visitor.ask("GET", "/python/runtime.json")
    assert (status, fields["cache-control"]) == (200, "no-cache")
    runtime = msgspec.json.decode(body, type=browsers.Runtime)
    for path, size in runtime.files:
        status, fields, body = visitor.ask("GET", f"/{path}")
        assert (status, len(body)) == (200, size), path
        assert "immutable" in fields["cache-control"]
    assert visitor.ask("GET", "/python/0123456789abcdef/maija.zip")[0] == 404
    assert visitor.ask("GET", "/python/0123456789abcdef/%2e%2e%2fmaija.zip")[0] == 404


def test_more_than_the_worker_may_run_the_python_of_browsers(service):
    visitor = Visitor(service)
    _status, _fields, shell = visitor.ask("GET", "/shell.js")
    (worker,) = {each for each in shell.decode().split() if each.startswith("offline/worker-")}
    worker = worker.partition("`")[0]
    status, fields, _body = visitor.ask("GET", f"/{worker}")
    assert status == 200
    assert fields["content-security-policy"] == headers.OFFLINE_POLICY
    assert "'wasm-unsafe-eval'" in headers.OFFLINE_POLICY
    assert "'wasm-unsafe-eval'" not in headers.POLICY
    for path in ("/", "/index.html", "/shell.js", "/python/runtime.json", "/offline/nothing.js"):
        _status, fields, _body = visitor.ask("GET", path)
        assert fields["content-security-policy"] == headers.POLICY, path
