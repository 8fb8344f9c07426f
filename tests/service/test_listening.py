"""Opening to the network of the house, and closing again: nobody who should not comes in."""

import asyncio
import errno
import importlib.util
import ssl
import subprocess
import sys

import pytest
import uvicorn
from websockets.asyncio.client import connect

from maija.games.options import Reason
from maija.service import network, ports
from maija.service.hosts import Authority
from maija.service.listening import Listening, served
from maija.service.ports import ListeningError, bound, port_of
from tests.service import certificates

OTHER = "127.0.0.2"
"""It stands for the address of this machine in its network."""
linux = pytest.mark.skipif(sys.platform != "linux", reason="others have one loopback address")


@pytest.fixture(autouse=True)
def _at_home(monkeypatch):
    monkeypatch.setattr(network, "reachable", lambda _found: (OTHER,))


class House:
    """A service that answers ``ok``, and holds whoever asks for ``/hold``."""

    def __init__(self, certificate=None, key=None):
        self.sockets = bound(["127.0.0.1"], 0)
        self.listening = Listening(
            ("127.0.0.1",), port_of(self.sockets), "", certificate, key, self.answer
        )
        self.holding = asyncio.Event()

    async def answer(self, scope, receive, send):
        if scope["path"] == "/close":
            await self.listening.close()
        if scope["path"] == "/hold":
            self.holding.set()
            await asyncio.sleep(60)
        await receive()
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass
            return
        told = [(b"content-length", b"2")]
        await send({"type": "http.response.start", "status": 200, "headers": told})
        await send({"type": "http.response.body", "body": b"ok"})

    async def __aenter__(self):
        self.server = self.listening.server(self.answer)
        self.serving = asyncio.create_task(served(self.server, self.sockets))
        return self

    async def __aexit__(self, *_error):
        await self.listening.close()
        self.server.should_exit = True
        await self.serving

    async def ask(self, address, path="/", context=None, port=None):
        try:
            reader, writer = await asyncio.open_connection(
                address, port or self.listening.port, ssl=context
            )
        except OSError:
            return b"refused"
        writer.write(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
        try:
            async with asyncio.timeout(10):
                return (await reader.read()).partition(b"\r\n\r\n")[2]
        finally:
            writer.close()


def run(scene, *given):
    async def whole():
        async with House(*given) as house:
            await scene(house)

    # The loop that the service has; not every system has it.
    uvloop = importlib.util.find_spec("uvloop") and importlib.import_module("uvloop")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop if uvloop else None) as runner:
        runner.run(whole())


@linux
def test_the_house_cannot_come_in_or_stays_in():
    async def scene(house):
        listening = house.listening
        assert (await house.ask("127.0.0.1"), await house.ask(OTHER)) == (b"ok", b"refused")
        assert (listening.reach, listening.others) == ("loopback", ())
        for _ in range(2):
            assert await listening.open()
            assert (await house.ask("127.0.0.1"), await house.ask(OTHER)) == (b"ok", b"ok")
            assert listening.others == (Authority(OTHER, listening.port),)
            await listening.close()
            assert (await house.ask("127.0.0.1"), await house.ask(OTHER)) == (b"ok", b"refused")
            assert listening.others == ()

    run(scene)


@linux
def test_two_taps_open_two_listeners():
    async def scene(house):
        assert await asyncio.gather(*(house.listening.open() for _ in range(3))) == [True] * 3
        assert await house.ask(OTHER) == b"ok"
        await asyncio.gather(*(house.listening.close() for _ in range(3)))
        assert await house.ask(OTHER) == b"refused"

    run(scene)


@linux
def test_whoever_came_in_stays_in_after_closing():
    async def scene(house):
        await house.listening.open()
        held = asyncio.create_task(house.ask(OTHER, "/hold"))
        await house.holding.wait()
        task = house.listening._task
        await house.listening.close()
        assert await house.ask(OTHER) == b"refused"
        assert await held != b"ok"
        await task

    run(scene)


@linux
def test_a_socket_stays_open_after_closing():
    async def scene(house):
        await house.listening.open()
        async with connect(f"ws://{OTHER}:{house.listening.port}/", proxy=None) as socket:
            async with asyncio.timeout(2):
                await house.listening.close()
                await socket.wait_closed()
            assert socket.close_code == 1012

    run(scene)


@linux
def test_the_answer_to_closing_is_lost_where_it_came_in():
    async def scene(house):
        await house.listening.open()
        assert await house.ask(OTHER, "/close") == b"ok"
        assert await house.ask(OTHER) == b"refused"

    run(scene)


def test_a_house_without_a_network_is_opened(monkeypatch):
    monkeypatch.setattr(network, "reachable", lambda _found: ())

    async def scene(house):
        assert not await house.listening.open()
        assert house.listening.reach == "loopback"

    run(scene)


@linux
def test_a_port_of_another_program_keeps_the_house_out():
    async def scene(house):
        (foreign,) = bound([OTHER], house.listening.port)
        try:
            assert await house.listening.open()
            (place,) = house.listening.others
            assert place.name == OTHER
            assert place.port != house.listening.port
            assert await house.ask(OTHER, port=place.port) == b"ok"
            await house.listening.close()
            assert await house.ask(OTHER, port=place.port) == b"refused"
        finally:
            foreign.close()

    run(scene)


def test_a_house_that_may_not_be_opened_is_told_that_it_has_no_network(monkeypatch):
    def refused(_hosts, _port):
        raise ListeningError(Reason("port-not-allowed"))

    async def scene(house):
        monkeypatch.setattr(ports, "bound", refused)
        with pytest.raises(ListeningError) as error:
            await house.listening.open()
        assert error.value.reason.code == "port-not-allowed"
        assert house.listening.others == ()

    run(scene)


@linux
def test_a_second_listener_that_fails_keeps_its_port_or_the_first_one_shut(monkeypatch):
    async def scene(house):
        assert await house.ask("127.0.0.1") == b"ok"

        async def full(*_given, **_named):
            raise OSError(errno.EMFILE, "too many")

        with monkeypatch.context() as patch:
            patch.setattr(uvicorn.Server, "startup", full)
            with pytest.raises(ListeningError) as error:
                await house.listening.open()
        assert error.value.reason.code == "cannot-listen"
        assert error.value.reason.facts["why"] == "too many"
        assert house.listening.reach == "loopback"
        assert (await house.ask("127.0.0.1"), await house.ask(OTHER)) == (b"ok", b"refused")
        assert await house.listening.open()  # the port is free again
        assert house.listening.others == (Authority(OTHER, house.listening.port),)

    run(scene)


def test_a_public_service_is_opened_once_more():
    listening = Listening(("0.0.0.0",), 8000)  # noqa: S104 - nothing listens
    assert asyncio.run(listening.open())
    assert listening.reach == "everybody"
    assert listening.others == (Authority(OTHER, 8000),)
    assert listening.home == "http://127.0.0.1:8000/"


# -------------------------------------------------------------------------------------------- TLS


@pytest.fixture
def certificate(tmp_path):
    return certificates.made(tmp_path)


def test_nobody_gets_in_by_tls(certificate):
    async def scene(house):
        context = ssl.create_default_context(cafile=certificate[0])
        assert await house.ask("127.0.0.1", context=context) == b"ok"
        assert house.listening.home.startswith("https://127.0.0.1:")
        if sys.platform == "linux":
            await house.listening.open()
            context.check_hostname = False
            assert await house.ask(OTHER, context=context) == b"ok"

    run(scene, *certificate)


def test_a_certificate_that_is_none_ends_in_a_traceback(certificate, tmp_path):
    (tmp_path / "text").write_text("no certificate", encoding="utf-8")
    (tmp_path / "others").mkdir()
    text, missing = str(tmp_path / "text"), str(tmp_path / "missing")
    other = certificates.made(tmp_path / "others")
    for cert, key, code in (
        (text, certificate[1], "bad-certificate"),
        (missing, certificate[1], "bad-certificate"),
        (certificate[1], certificate[1], "bad-certificate"),
        (certificate[0], text, "bad-private-key"),
        (certificate[0], missing, "bad-private-key"),
        (certificate[0], certificate[0], "bad-private-key"),
        (certificate[0], other[1], "key-of-another-certificate"),
    ):
        with pytest.raises(ListeningError) as error:
            Listening(("127.0.0.1",), 1, "", cert, key)
        reason = error.value.reason
        assert (reason.code, reason.facts["file"], reason.facts["key"]) == (code, cert, key)
        assert reason.facts["why"]


def test_a_key_with_a_password_is_waited_for(certificate, tmp_path):
    locked = str(tmp_path / "locked.pem")
    command = (
        f"openssl pkcs8 -topk8 -in {certificate[1]} -out {locked} -passout pass:x -v2 aes-256-cbc"
    )
    subprocess.run(command.split(), check=True, capture_output=True)
    with pytest.raises(ListeningError):
        Listening(("127.0.0.1",), 1, "", certificate[0], locked)
