"""A service that cannot begin says so and ends; it leaves the folder to the next."""

import errno
import logging

import pytest
import structlog
import uvicorn

from maija.games.options import RulesError
from maija.service.folder import Folder
from maija.service.hosts import Authority
from maija.service.listening import Listening
from maija.service.ports import ListeningError, bound, port_of
from maija.service.serving import Wishes, _places, serve
from maija.service.store import StoreError
from maija.service.store.store import NAME


@pytest.fixture(autouse=True)
def _logs():
    root, quiet = logging.getLogger(), logging.getLogger("uvicorn.error")
    before = root.handlers[:], root.level, quiet.level
    yield
    root.handlers[:], level, quiet.level = before
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.fixture
def told(tmp_path):
    """What a service has told; in the end nobody has its folder."""
    said: list[object] = []
    yield said
    folder = Folder.take(tmp_path)
    folder.leave()


def wishes(tmp_path, **more):
    return Wishes(tmp_path, **{"port": 0, "open": False, **more})


def test_a_first_listener_that_fails_is_waited_for_for_ever(tmp_path, told, monkeypatch):
    async def full(*_given, **_named):
        raise OSError(errno.EMFILE, "too many files")

    monkeypatch.setattr(uvicorn.Server, "startup", full)
    with pytest.raises(ListeningError) as error:
        serve(wishes(tmp_path), told.append)
    assert error.value.reason.code == "cannot-listen"
    assert error.value.reason.facts["why"] == "too many files"
    assert told == []


def test_a_listener_that_dies_leaves_a_service_that_nobody_reaches(tmp_path, told, monkeypatch):
    async def dies(_server):
        raise RuntimeError("the loop of the server")

    monkeypatch.setattr(uvicorn.Server, "main_loop", dies)
    with pytest.raises(RuntimeError, match="the loop of the server"):
        serve(wishes(tmp_path), told.append)
    assert len(told) == 1


def test_a_service_starts_by_a_name_that_cannot_be_one(tmp_path, told):
    with pytest.raises(RulesError):
        serve(wishes(tmp_path, names=("no name",)), told.append)
    with pytest.raises(RulesError):
        serve(wishes(tmp_path, proxies=("nowhere",)), told.append)
    assert told == []


def test_a_folder_stays_taken_when_the_port_is(tmp_path, told):
    (taken,) = bound(["127.0.0.1"], 0)
    try:
        with pytest.raises(ListeningError) as error:
            serve(wishes(tmp_path, port=port_of([taken])), told.append)
    finally:
        taken.close()
    assert error.value.reason.code == "port-in-use"
    assert told == []


@pytest.mark.parametrize(
    ("hosts", "more", "places"),
    [
        (("0.0.0.0",), {}, (Authority("cards.example", 8000), Authority("b.example", 80))),  # noqa: S104 - nothing listens
        (("127.0.0.1",), {}, ()),
        (("192.0.2.1",), {"proxies": ("192.0.2.2",)}, ()),
    ],
)
def test_a_link_by_a_name_leads_beside_the_proxy(tmp_path, hosts, more, places):
    asked = wishes(tmp_path, names=("Cards.Example", "b.example:80"), **more)
    assert _places(asked, Listening(hosts, 8000)) == places


def test_a_damaged_store_is_served_or_written_over(tmp_path, told):
    (tmp_path / NAME).write_bytes(b"no store at all" * 999)
    with pytest.raises(StoreError) as error:
        serve(wishes(tmp_path), told.append)
    assert error.value.reason.code == "store-damaged"
    assert (tmp_path / NAME).read_bytes() == b"no store at all" * 999
    assert told == []
