"""Opening to the network of the house, and closing again: nobody who should not comes in."""

import asyncio
import importlib.util
import shutil
import ssl
import subprocess
import sys

import pytest
from websockets.asyncio.client import connect

from maija.service import network
from maija.service.listening import Listening, served
from maija.service.ports import ListeningError, bound, port_of

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

    async def ask(self, address, path="/", context=None):
        try:
            reader, writer = await asyncio.open_connection(
                address, self.listening.port, ssl=context
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
            assert listening.others == (OTHER,)
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
def test_a_port_of_another_program_is_taken_for_ours():
    async def scene(house):
        (foreign,) = bound([OTHER], house.listening.port)
        try:
            assert not await house.listening.open()
            assert house.listening.others == ()
        finally:
            foreign.close()

    run(scene)


def test_a_public_service_is_opened_once_more():
    listening = Listening(("0.0.0.0",), 8000)  # noqa: S104 - nothing listens
    assert asyncio.run(listening.open())
    assert (listening.reach, listening.others) == ("everybody", (OTHER,))
    assert listening.home == "http://127.0.0.1:8000/"


# -------------------------------------------------------------------------------------------- TLS


@pytest.fixture
def certificate(tmp_path):
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("no openssl to make a certificate with")
    files = tmp_path / "cert.pem", tmp_path / "key.pem"
    command = (
        f"{openssl} req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 "
        "-subj /CN=localhost -addext subjectAltName=IP:127.0.0.1 "
        f"-out {files[0]} -keyout {files[1]}"
    )
    subprocess.run(command.split(), check=True, capture_output=True)
    return tuple(map(str, files))


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
    other = str(tmp_path / "text")
    missing = str(tmp_path / "missing")
    for pair in ((other, certificate[1]), (certificate[0], other), (missing, missing)):
        with pytest.raises(ListeningError) as error:
            Listening(("127.0.0.1",), 1, "", *pair)
        reason = error.value.reason
        assert reason.code == "bad-certificate"
        assert reason.facts["file"] == pair[0]
        assert reason.facts["why"]


def test_a_key_with_a_password_is_waited_for(certificate, tmp_path):
    locked = str(tmp_path / "locked.pem")
    command = (
        f"openssl pkcs8 -topk8 -in {certificate[1]} -out {locked} -passout pass:x -v2 aes-256-cbc"
    )
    subprocess.run(command.split(), check=True, capture_output=True)
    with pytest.raises(ListeningError):
        Listening(("127.0.0.1",), 1, "", certificate[0], locked)
