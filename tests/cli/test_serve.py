"""``maija serve`` as a person types it: what cannot be is told in a line, and nothing is left."""

import logging
import socket
import sqlite3
import stat
import webbrowser

import pytest
import structlog

from maija.cli import main
from maija.service import serving
from maija.service.folder import KEY, LOCK, Folder
from maija.service.listening import Listening
from maija.service.serving import Wishes
from maija.service.store import Store
from maija.service.store.store import NAME
from tests.service import certificates


@pytest.fixture(autouse=True)
def _logs():
    root, quiet = logging.getLogger(), logging.getLogger("uvicorn.error")
    before = root.handlers[:], root.level, quiet.level
    yield
    root.handlers[:], level, quiet.level = before
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.fixture
def opened(monkeypatch):
    """What the browser is opened at."""
    told: list[str] = []
    monkeypatch.setattr(webbrowser, "open", told.append)
    return told


def serve(data, *more):
    return main(["serve", "--no-open", "--port", "0", "--data", str(data), *more])


def refused(capsys, data, *more):
    """What is said when the service does not start."""
    assert serve(data, *more) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "Traceback" not in captured.err
    return captured.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--host", "no.such.host.invalid"], "no.such.host.invalid is not an address of this"),
        (["--host", "192.0.2.254"], "192.0.2.254 is not an address of this machine."),
        (["--port", "70000"], "“70000” is no whole number from 0 to 65535."),
        (["--root-path", "/a/../b"], "cannot be the path of a service"),
        (["--name", "no name"], "“no name” cannot be the name of a host."),
        (["--proxy", "nowhere"], "“nowhere” is neither an address nor a network"),
        (["--monitor", "10.0.0.0/99"], "“10.0.0.0/99” is neither an address nor a network"),
        (["--public-url", "cards.example"], "“cards.example” is no address of a page"),
        (["--public-url", "ftp://cards.example/"], "is no address of a page"),
        (["--public-url", "https://cards.example/?a=b"], "is no address of a page"),
        (["--public-url", "https://me@cards.example/"], "is no address of a page"),
        (["--public-url", "https://cards.example:x/"], "is no address of a page"),
        (["--public-url", "https://cards.example/a/../b"], "cannot be the path of a service"),
        (["--public-url", "http://localhost:8000/"], "leads everybody to his own machine"),
        (["--public-url", "https://[::1]/"], "leads everybody to his own machine"),
        (["--public-url", "https://127.0.0.9/"], "leads everybody to his own machine"),
        (["--public-url", "https://x.org/a", "--root-path", "/b"], "Leave --root-path out."),
        (["--cert", "x"], "give both --cert and --key"),
        (["--key", "x"], "give both --cert and --key"),
        (["--cert", "/no/such/cert", "--key", "/no/such/key"], "There is no file /no/such/cert."),
        (["--log", "xml"], "xml"),
    ],
)
def test_a_wrong_option_is_not_explained(arguments, told, tmp_path, capsys):
    assert told in refused(capsys, tmp_path / "data", *arguments)


def test_a_wrong_certificate_is_not_told_from_a_wrong_key(tmp_path, capsys):
    certificate, key = certificates.made(tmp_path)
    (tmp_path / "other").mkdir()
    _other, another = certificates.made(tmp_path / "other")
    text = tmp_path / "text"
    text.write_text("neither", encoding="utf-8")
    for pair, told in (
        ((text, key), f"{text} is no certificate"),
        ((certificate, text), f"{text} is no private key"),
        ((certificate, another), f"{another} is the key of another certificate"),
    ):
        given = ("--cert", str(pair[0]), "--key", str(pair[1]))
        assert told in refused(capsys, tmp_path / "data", *given)


def test_a_port_in_use_ends_in_a_traceback_or_without_advice(tmp_path, capsys):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = refused(capsys, tmp_path / "data", "--port", str(port))
    assert f"Port {port} is in use at 127.0.0.1." in told
    assert "--port" in told


def test_a_second_start_opens_a_second_service(tmp_path, capsys, opened):
    folder = Folder.take(tmp_path)
    folder.tell("http://127.0.0.1:8765/")
    try:
        assert main(["serve", "--data", str(tmp_path)]) == 0
        assert "The table is open already at http://127.0.0.1:8765/" in capsys.readouterr().out
        assert opened == ["http://127.0.0.1:8765/"]
        folder.tell("")
        told = refused(capsys, tmp_path)
        assert f"Another service is just starting with the folder {tmp_path}." in told
    finally:
        folder.leave()


def damaged(store):
    store.write_bytes(b"no store at all" * 999)


def newer(store):
    Store.open(store.parent).close()
    connection = sqlite3.connect(store)
    connection.execute("UPDATE alembic_version SET version_num = 'z9'")
    connection.commit()
    connection.close()


def foreign(store):
    connection = sqlite3.connect(store)
    connection.execute("CREATE TABLE other (a)")
    connection.commit()
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (damaged, "is damaged. It has been left as it is. Put it aside and copy a back-up"),
        (newer, "was made by a newer version of Maija (form z9; this one knows"),
        (foreign, "is a database of something else."),
    ],
)
def test_a_store_that_cannot_be_used_is_changed_or_not_explained(spoil, told, tmp_path, capsys):
    store = tmp_path / NAME
    spoil(store)
    before = store.read_bytes()
    said = refused(capsys, tmp_path)
    assert told in said
    assert str(store) in said
    assert store.read_bytes() == before
    assert not [file.name for file in tmp_path.iterdir() if file.name not in {NAME, LOCK, KEY}]


def test_a_damaged_key_is_replaced_without_a_word(tmp_path, capsys):
    (tmp_path / KEY).write_bytes(b"short")
    assert f"The key {tmp_path / KEY} is damaged." in refused(capsys, tmp_path)
    assert (tmp_path / KEY).read_bytes() == b"short"


def test_what_others_could_read_stays_readable(tmp_path, capsys):
    tmp_path.chmod(0o755)
    (tmp_path / NAME).touch(mode=0o644)
    (tmp_path / KEY).write_bytes(bytes(32))
    refused(capsys, tmp_path, "--host", "192.0.2.254")
    for file in (tmp_path, tmp_path / NAME, tmp_path / KEY):
        assert not stat.S_IMODE(file.stat().st_mode) & 0o077


def test_who_starts_it_behind_a_proxy_is_told_the_wrong_address(tmp_path, capsys, monkeypatch):
    def started(wishes, tell):
        assert isinstance(wishes, Wishes)
        assert (wishes.root, wishes.log) == ("/maija", "json")
        tell(Listening(("127.0.0.1",), 8765, wishes.root))

    monkeypatch.setattr(serving, "serve", started)
    given = ("--public-url", "https://Cards.Example.org/maija", "--log", "json")
    assert serve(tmp_path, *given) == 0
    told = capsys.readouterr().out
    assert "http://127.0.0.1:8765/maija/" in told
    assert "Others come by https://cards.example.org/maija/" in told
