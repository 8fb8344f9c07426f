"""What a server meets before there is a request: whoever sends too slowly, too much, or junk."""

import asyncio

import pytest

from maija.service import frames, wire
from maija.service.guard import Guard
from maija.service.listening import Listening, served
from maija.service.ports import bound, port_of

KEY = bytes(32)
GET = b"GET / HTTP/1.1\r\nhost: localhost\r\n"


async def answering(scope, receive, send):
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    length, more = 0, True
    while more:
        message = await receive()
        length, more = length + len(message["body"]), message["more_body"]
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": str(length).encode()})


def talk(*pieces, pause=0.0, app=answering, until=b""):
    """What the server says to these pieces, until it hangs up or has said something."""

    async def scene():
        sockets = bound(["127.0.0.1"], 0)
        server = Listening(("127.0.0.1",), port_of(sockets)).server(Guard(app, KEY))
        serving = asyncio.create_task(served(server, sockets))
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(sockets))
        heard = b""
        try:
            for piece in pieces:
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(pause)
            async with asyncio.timeout(10):
                while until not in heard or not until:
                    piece = await reader.read(65536)
                    heard += piece
                    if not piece:
                        break
        except ConnectionError:
            pass
        finally:
            writer.close()
            server.should_exit = True
            await serving
        return heard

    return asyncio.run(scene())


def fields(answer):
    return {line.partition(b":")[0].lower() for line in answer.split(b"\r\n\r\n")[0].split(b"\r\n")}


def test_a_request_is_not_answered():
    answer = talk(GET + b"connection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 200")
    assert b"uvicorn" not in answer


@pytest.mark.parametrize("junk", [b"\x16\x03\x01\x02\x00\x01\x00", b"NO HTTP\r\n\r\n"])
def test_what_is_no_http_is_answered_without_the_security_fields(junk):
    answer = talk(junk)
    assert answer.startswith(b"HTTP/1.1 400")
    assert {b"content-security-policy", b"x-content-type-options"} <= fields(answer)
    assert b'"bad-http"' in answer


@pytest.mark.parametrize(
    "head",
    [
        [GET] + [b"x-%d: %s\r\n" % (n, b"y" * 1000) for n in range(100)],
        [GET + b"x: "] + [b"y" * 4000] * 30,
        [b"GET /" + b"x" * 4000] + [b"x" * 4000] * 30,
    ],
)
def test_a_head_that_never_ends_fills_the_memory(head):
    answer = talk(*head, pause=0.001)
    assert answer.startswith(b"HTTP/1.1 400") or answer == b""


def test_a_long_body_is_taken_for_a_long_head():
    post = b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n"
    body = b"z" * 60000
    twice = [post + b"\r\n", body, post + b"connection: close\r\n\r\n" + body[:100], body[100:]]
    answer = talk(*twice, pause=0.02)
    assert answer.count(b"HTTP/1.1 200") == 2
    assert answer.count(b"\r\n60000\r\n") == 2


@pytest.mark.parametrize(
    "pieces",
    [
        [],
        [b"GET / HT"],
        [GET],
        [b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n", b"z"],
        [b"\r\n"],
        [GET + b"\r\n", GET],
    ],
)
def test_somebody_who_sends_nothing_more_is_waited_for(monkeypatch, pieces):
    monkeypatch.setattr(wire.Connection, "patience", 0.1)
    talk(*pieces, pause=0.02)  # ends in a TimeoutError unless the server hangs up


UPGRADE = GET + b"connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"


def test_a_socket_ends_because_it_is_no_request(monkeypatch):
    monkeypatch.setattr(wire.Connection, "patience", 0.05)
    key = b"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"

    async def patient(_scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.sleep(0.15)
        await send({"type": "websocket.send", "text": "still here"})
        await receive()

    assert b"still here" in talk(UPGRADE + key, app=patient, until=b"still here")


async def closing(_scope, receive, send):
    await receive()
    await send({"type": "websocket.close", "code": 4404})


@pytest.mark.parametrize(
    ("head", "app", "status"),
    [
        (UPGRADE + b"\r\n", answering, b"400"),
        (UPGRADE + b"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n", closing, b"403"),
        (
            UPGRADE + b"origin: http://evil.example\r\n"
            b"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n",
            answering,
            b"403",
        ),
    ],
)
def test_a_socket_that_is_refused_hears_it_without_the_security_fields(head, app, status):
    answer = talk(head, app=app)
    assert answer.startswith(b"HTTP/1.1 " + status)
    assert {b"content-security-policy", b"cache-control"} <= fields(answer)
    assert answer.lower().count(b"content-security-policy:") == 1


def test_what_was_said_last_is_lost_or_goes_out_in_pieces(monkeypatch):
    key = b"sec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    written = []
    speak = wire.Socket.speak

    def counted(self):
        written.append(self._said)
        speak(self)

    monkeypatch.setattr(wire.Socket, "speak", counted)

    async def talking(scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        line = scope["extensions"][wire.LINE]
        line.serve(lambda _frame: None, lambda: None)
        for message in (b"one", b"two"):
            line.put(message)
        await asyncio.sleep(0.02)
        line.put(b"three")
        line.end()
        await receive()
        await send({"type": "websocket.close", "code": 4400})

    heard = talk(UPGRADE + key, app=talking, until=b"\x88\x02")
    one, two, three = map(frames.text, (b"one", b"two", b"three"))
    assert heard.partition(b"\r\n\r\n")[2].startswith(one + two + three + b"\x88\x02")
    assert [each for each in written if each] == [one + two, three]
