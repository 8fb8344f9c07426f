"""The guard: who may not come in is told why, and every answer carries what a browser needs."""

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, Request, get, post
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router

from maija.service import headers, identity
from maija.service.addresses import Networks
from maija.service.guard import Guard
from maija.service.hosts import Hosts
from maija.service.limits import LIMITS, MOST_BODY, Credits, Held, Limit
from maija.service.metrics import Metrics, reported
from tests.service.asking import SOMEBODY, ask, asked

KEY = bytes(range(32))
EVIL = ("origin", "http://evil.example:8000")
OURS = ("origin", "http://192.0.2.10:8000")
PROXY = ("10.0.0.1", 4000)
ALWAYS = {
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-resource-policy",
    "cache-control",
}


@get("/who")
async def who(request: Request[Any, Any, Any]) -> dict[str, Any]:
    visit = request.scope["state"]["visit"]
    return {**visit._asdict(), "path": request.url.path}


@post("/echo", status_code=200)
async def echo(request: Request[Any, Any, Any]) -> int:
    return len(await request.body())


@get("/broken")
async def broken() -> None:
    raise RuntimeError("secret")


@get("/teapot")
async def teapot() -> None:
    raise HTTPException(status_code=418)


@pytest.fixture(scope="module")
def inside(tmp_path_factory):
    folder = tmp_path_factory.mktemp("static")
    Path(folder / "index.html").write_text("<!doctype html><title>x</title>", encoding="utf-8")
    Path(folder / "app.js").write_text("1", encoding="utf-8")
    files = create_static_files_router("/", [folder], html_mode=True)
    return Litestar([who, echo, broken, teapot, files], logging_config=None, openapi_config=None)


@pytest.fixture
def guard(inside):
    """Makes a guard, most of it as it is by itself."""

    def make(app=inside, **changed):
        made: dict[str, Any] = {"hosts": Hosts(["cards.example"]), "proxies": Networks([PROXY[0]])}
        metrics = changed.setdefault("metrics", Metrics())
        clock = changed.pop("clock", lambda: 1000.0)
        return Guard(reported(app, metrics, Networks()), KEY, **(made | changed), clock=clock)

    return make


# ------------------------------------------------------------------------------------- every answer


ANSWERS: dict[str, Any] = {
    "a page": {"path": "/"},
    "a file": {"path": "/app.js"},
    "an answer": {"path": "/who"},
    "no such page": {"path": "/nothing.png"},
    "no such method": {"path": "/who", "method": "DELETE"},
    "an error of the application": {"path": "/teapot"},
    "a fault": {"path": "/broken"},
    "a body that is told to be too long": {
        "path": "/echo",
        "method": "POST",
        "headers": [("content-length", str(MOST_BODY + 1))],
    },
    "a body that is too long": {"path": "/echo", "method": "POST", "body": [b"x" * 40000] * 3},
    "another name": {"host": "evil.example"},
    "no name": {"host": None},
    "another page": {"path": "/echo", "method": "POST", "headers": [EVIL]},
    "a socket of another page": {"method": "SOCKET", "headers": [EVIL]},
    "the figures": {"path": "/metrics"},
}
STATUS = dict(
    zip(
        ANSWERS, (200, 200, 200, 404, 405, 418, 500, 413, 413, 421, 400, 403, 403, 403), strict=True
    )
)


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_goes_out_without_the_security_fields(guard, name):
    answer = ask(guard(), **ANSWERS[name])
    assert answer.status == STATUS[name]
    names = [key.decode() for key, _ in answer.headers]
    assert set(names) >= ALWAYS
    assert len(names) == len(set(names))
    assert "strict-transport-security" not in names
    policy = answer.one("content-security-policy")
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.one("referrer-policy") == "no-referrer"


@pytest.mark.parametrize("name", ANSWERS)
def test_a_browser_that_came_by_tls_may_come_back_without(guard, name):
    answer = ask(guard(), **ANSWERS[name], scheme="https")
    assert answer.all("strict-transport-security")


def test_a_browser_complains_of_a_field_it_cannot_use(guard):
    field = "cross-origin-opener-policy"
    assert not ask(guard()).all(field)
    assert ask(guard(), scheme="https").all(field)
    assert ask(guard(), host="localhost:8000").all(field)


def test_an_answer_loses_a_field_of_its_own():
    async def own(_scope, _receive, send):
        told = [(b"Content-Security-Policy", b"sandbox"), (b"cache-control", b"max-age=60")]
        await send({"type": "http.response.start", "status": 200, "headers": told})
        await send({"type": "http.response.body"})

    good = identity.signed(KEY, "0" * 32)
    cookie = ("cookie", f"maija-8000={good}")
    answer = ask(Guard(own, KEY), headers=[cookie])
    fields = {key.lower(): value for key, value in answer.headers}
    assert fields[b"content-security-policy"] == b"sandbox"
    assert fields[b"cache-control"] == b"max-age=60"
    assert headers.POLICY.encode() not in fields.values()


@pytest.mark.parametrize("name", [name for name in ANSWERS if STATUS[name] in {400, 403, 413, 421}])
def test_a_refusal_has_another_shape_than_those_of_the_interface(guard, name):
    answer = ask(guard(), **ANSWERS[name])
    assert set(msgspec.json.decode(answer.body)) == {"code", "facts", "reasons"}
    assert answer.one("content-type") == "application/json"


# -------------------------------------------------------------------------------------------- names


@pytest.mark.parametrize("method", ["GET", "POST", "SOCKET", "OPTIONS"])
def test_a_page_whose_name_leads_here_reads_or_writes(guard, method):
    for host in ("evil.example", "evil.example:8000", "192.0.2.11:8000"):
        answer = ask(guard(), method, "/who", [("origin", f"http://{host}")], host=host)
        assert answer.status == 421
        assert answer.problem == ("wrong-host", {"host": host.partition(":")[0]})


def test_two_names_or_none_are_taken_for_ours(guard):
    for host, more in ((None, []), ("a b", []), ("localhost", [("host", "evil.example")])):
        answer = ask(guard(), headers=more, host=host)
        assert (answer.status, answer.problem) == (400, ("bad-host-field", {}))


@pytest.mark.parametrize("forwarded", ["evil.example", "cards.example, evil.example", "a b"])
def test_a_proxy_passes_on_a_name_that_is_not_ours(guard, forwarded):
    answer = ask(guard(), headers=[("x-forwarded-host", forwarded)], client=PROXY)
    assert answer.status in {400, 421}


def test_a_page_chooses_its_name_by_a_field_that_the_proxy_passes_on(guard):
    fields = [("x-forwarded-host", "cards.example")]
    answer = ask(guard(), headers=fields, client=PROXY, host="evil.example")
    assert answer.status == 421


# -------------------------------------------------------------------------------------------- pages


@pytest.mark.parametrize("method", ["POST", "SOCKET", "DELETE", "PUT", "PATCH", "WHATEVER"])
def test_another_page_acts_with_somebodys_cookie(guard, method):
    answer = ask(guard(), method, "/echo", [EVIL])
    assert answer.status == 403
    told = {"origin": "http://evil.example:8000", "host": "192.0.2.10:8000"}
    assert answer.problem == ("wrong-origin", told)


def test_a_refused_socket_was_accepted_before(guard):
    answer = ask(guard(), "SOCKET", headers=[EVIL])
    assert answer.messages == ["websocket.http.response.start", "websocket.http.response.body"]
    bare = ask(guard(), "SOCKET", headers=[EVIL], extensions=False)
    assert (bare.messages, bare.status) == (["websocket.close"], 4403)


def test_our_own_page_is_turned_away(guard):
    assert ask(guard(), "POST", "/echo", [OURS], [b"abc"]).body == b"3"
    behind = [("origin", "https://cards.example"), ("x-forwarded-proto", "https")]
    told = ask(guard(), "POST", "/echo", behind, [b"abc"], client=PROXY, host="cards.example")
    assert told.status == 200


def test_a_page_of_another_port_of_our_name_is_ours(guard):
    fields = [("origin", "http://192.0.2.10:9000")]
    assert ask(guard(), "POST", "/echo", fields).status == 403


# ------------------------------------------------------------------------------------------ credits


def limited(**changed):
    told = {
        name: limit._replace(most=3) if name in changed else limit for name, limit in LIMITS.items()
    }
    return {name: Credits(limit) for name, limit in told.items()}


def test_somebody_asks_as_often_as_he_likes(guard):
    now = [1000.0]
    service = guard(credits=limited(requests=1), clock=lambda: now[0])
    assert [ask(service).status for _ in range(4)] == [200, 200, 200, 429]
    answer = ask(service)
    assert answer.problem == ("too-many-requests", {"seconds": 20})
    assert answer.one("retry-after") == "20"
    assert ask(service, client=("198.51.100.8", 1)).status == 200
    now[0] += 20.5
    assert ask(service).status == 200


@pytest.mark.parametrize("path", ["/assets/page-1.js", "/python/runtime.json"])
def test_files_of_the_page_use_up_what_somebody_may_ask(guard, path):
    service = guard(credits=limited(requests=1), clock=lambda: 1000.0)
    assert [ask(service, path=path).status == 429 for _ in range(4)] == [False] * 4
    assert ask(service).status == 200
    service = guard(credits=limited(files=1), clock=lambda: 1000.0)
    assert [ask(service, path=path).status == 429 for _ in range(4)] == [False, False, False, True]
    assert ask(service).status == 200


def test_a_household_multiplies_its_credits_by_its_addresses(guard):
    service = guard(credits=limited(requests=1))
    clients = [(f"2001:db8:0:1::{n}", 1) for n in range(1, 6)]
    assert [ask(service, client=client).status for client in clients].count(429) == 2
    assert ask(service, client=("2001:db8:0:2::1", 1)).status == 200


def test_somebody_multiplies_credits_by_writing_addresses(guard):
    service = guard(credits=limited(requests=1))
    told = [ask(service, headers=[("x-forwarded-for", f"192.0.2.{n}")]).status for n in range(5)]
    assert told == [200, 200, 200, 429, 429]
    behind = [
        ask(service, headers=[("x-forwarded-for", f"1.2.3.{n}, 203.0.113.9")], client=PROXY).status
        for n in range(5)
    ]
    assert behind == [200, 200, 200, 429, 429]


def test_sockets_are_opened_without_end(guard):
    service = guard(accepting, credits=limited(sockets=1))
    told = [ask(service, "SOCKET", headers=[OURS]).status for _ in range(4)]
    assert told == [101, 101, 101, 429]


async def accepting(_scope, receive, send):
    await receive()
    await send({"type": "websocket.accept"})
    await receive()


def test_one_address_holds_every_socket(guard):
    async def scene():
        held, let_go = asyncio.Event(), asyncio.Event()

        async def holding(scope, receive, send):
            await accepting(scope, receive, send)
            held.set()
            await let_go.wait()

        service = guard(holding, sockets=Held(1))
        first = asyncio.create_task(asked(service, "SOCKET"))
        await held.wait()
        second = await asked(service, "SOCKET")
        other = asyncio.create_task(asked(service, "SOCKET", client=("198.51.100.8", 1)))
        await asyncio.sleep(0)
        let_go.set()
        return [(await first).status, second.status, (await other).status, service]

    *told, service = asyncio.run(scene())
    assert told == [101, 429, 101]
    assert not service.sockets._held


def test_a_socket_that_ends_in_a_fault_is_held_for_ever(guard):
    async def failing(scope, receive, send):
        await accepting(scope, receive, send)
        raise RuntimeError

    service = guard(failing)
    answer = ask(service, "SOCKET")
    assert answer.messages == ["websocket.accept", "websocket.close"]
    assert not service.sockets._held
    assert service.metrics.registry.get_sample_value("maija_faults_total") == 1


# ------------------------------------------------------------------------------------------- bodies


@given(st.lists(st.integers(0, 30), max_size=12))
def test_a_body_in_pieces_is_longer_than_one_in_one(sizes):
    async def reading(_scope, receive, send):
        length, more = 0, True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            length, more = length + len(message["body"]), message.get("more_body", False)
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": str(length).encode()})

    body = [b"x" * size for size in sizes] or [b""]
    answer = ask(Guard(reading, KEY, most_body=100), "POST", headers=[OURS], body=body)
    if sum(sizes) > 100:
        assert answer.status == 413
        assert answer.problem == ("body-too-large", {"most": 100})
        assert answer.one("connection") == "close"
    else:
        assert (answer.status, answer.body) == (200, str(sum(sizes)).encode())


def test_the_rest_of_a_body_that_is_too_long_is_read(guard):
    answer = ask(guard(), "POST", "/echo", [OURS], [b"x" * 1000] * 1000)
    assert answer.status == 413
    assert answer.left > 900
    told = ask(guard(), "POST", "/echo", [OURS, ("content-length", "99999999999999999999999")])
    assert told.status in {200, 413}


def test_a_client_that_sends_too_much_looks_like_a_fault_of_ours(guard):
    service = guard()
    ask(service, "POST", "/echo", [OURS], [b"x" * 40000] * 3)
    assert service.metrics.registry.get_sample_value("maija_faults_total") == 0


def test_half_an_answer_looks_whole():
    async def half(_scope, _receive, send):
        await send({"type": "http.response.start", "status": 200, "headers": []})
        raise RuntimeError("half")

    with pytest.raises(RuntimeError, match="half"):
        ask(Guard(half, KEY))


def test_a_fault_is_told_with_what_went_wrong():
    async def faulty(*_asked):
        raise RuntimeError("the secret")

    answer = ask(Guard(faulty, KEY))
    assert (answer.status, answer.problem) == (500, ("our-fault", {}))
    assert b"secret" not in answer.body


# ------------------------------------------------------------------------------------------- people


def person(service, *fields, **named):
    answer = ask(service, path="/who", headers=fields, **named)
    return msgspec.json.decode(answer.body)["person"], answer


def test_somebody_is_a_stranger_each_time(guard):
    service = guard(chance=random.Random(1).randbytes)
    first, answer = person(service)
    cookie = answer.one("set-cookie").partition(";")[0]
    again, kept = person(service, ("cookie", cookie))
    assert first == again
    assert not kept.all("set-cookie")
    stranger, _ = person(service)
    assert stranger != first
    forged, told = person(service, ("cookie", cookie[:-1] + "xy"))
    assert forged not in {first, stranger}
    assert told.all("set-cookie")


def test_a_cache_gives_one_persons_cookie_to_another(guard):
    for path in ("/", "/who", "/app.js"):
        answer = ask(guard(), path=path)
        assert answer.all("set-cookie")
        assert answer.one("cache-control") == "no-store"


def test_a_cookie_ends_though_somebody_plays_every_day(guard):
    service = guard()
    cookie = ask(service, path="/who").one("set-cookie").partition(";")[0]
    page = ask(service, path="/", headers=[("cookie", cookie)])
    assert page.one("set-cookie").startswith(cookie)
    file = ask(service, path="/app.js", headers=[("cookie", cookie)])
    assert not file.all("set-cookie")
    assert file.one("cache-control") == "no-cache"


def test_a_socket_of_somebody_new_leaves_no_cookie(guard):
    answer = ask(guard(accepting), "SOCKET")
    assert answer.one("set-cookie").startswith("maija-8000=")


def test_a_cookie_goes_out_in_the_clear_once_it_came_by_tls(guard):
    answer = ask(guard(), scheme="https")
    assert answer.one("set-cookie").startswith("__Host-maija-8000=")
    assert "; Secure" in answer.one("set-cookie")


def test_the_application_learns_the_wrong_things_about_a_visit(guard):
    fields = [
        ("x-forwarded-for", "9.9.9.9, 2001:db8::7"),
        ("x-forwarded-proto", "https"),
        ("x-forwarded-host", "cards.example"),
    ]
    answer = ask(guard(), path="/who", headers=fields, client=PROXY, host="127.0.0.1:8000")
    visit = msgspec.json.decode(answer.body)
    del visit["person"]
    assert visit == {
        "address": "2001:db8::7",
        "key": "2001:db8::",
        "host": ["cards.example", None],
        "secure": True,
        "local": False,
        "root": "",
        "path": "/who",
    }


def test_a_browser_names_the_person_itself():
    async def naming(scope, _receive, send):
        told = scope["state"]["person"].encode()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": told})

    wished = "f" * 32
    for cookie in (f"maija-8000={wished}", f"maija-8000={wished}.{wished}"):
        answer = ask(Guard(naming, KEY), headers=[("cookie", cookie), ("person", wished)])
        assert len(answer.body) == 32
        assert answer.body != wished.encode()


# ----------------------------------------------------------------------------------- below a path


def test_a_service_below_a_path_cannot_be_reached(guard):
    service = guard(root="/cards")
    for path in ("/cards/who", "/who"):
        answer = ask(service, path=path)
        assert answer.status == 200
        assert msgspec.json.decode(answer.body)["root"] == "/cards"
        assert "Path=/cards;" in answer.one("set-cookie")
    assert ask(service, path="/cards/").status == 200
    there = ask(service, path="/cards")
    assert (there.status, there.one("location")) == (308, "/cards/")
    assert ask(service, "SOCKET", "/cards").status == 4404


def test_anything_but_requests_and_sockets_is_stopped():
    heard = []

    async def app(scope, *_asked):
        heard.append(scope["type"])

    nothing: Any = None
    asyncio.run(Guard(app, KEY)({"type": "lifespan"}, nothing, nothing))
    assert heard == ["lifespan"]


# ------------------------------------------------------------------------------------------ figures


def test_a_stranger_reads_the_figures(guard):
    metrics = Metrics()
    service = guard(metrics=metrics)
    ask(service, host="evil.example")
    ask(service, path="/who")
    ask(service, "BREW", "/who")
    assert ask(service, path="/metrics").problem[0] == "not-for-you"
    answer = ask(service, path="/metrics", client=("127.0.0.1", 1))
    text = answer.body.decode()
    assert answer.one("content-type").startswith("text/plain")
    assert 'maija_refused_total{code="wrong-host"} 1.0' in text
    assert 'maija_answers_total{method="GET",status="2xx"} 1.0' in text
    assert 'maija_answers_total{method="other",status="4xx"} 1.0' in text
    assert SOMEBODY[0] not in text
    through = ask(
        service, path="/metrics", client=("127.0.0.1", 1), headers=[("x-forwarded-for", "::1")]
    )
    assert through.status == 403


def test_a_configured_reader_is_turned_away(inside):
    made = Guard(reported(inside, Metrics(), Networks([SOMEBODY[0]])), KEY)
    assert ask(made, path="/metrics").status == 200


def test_limits_are_known_by_names_that_nobody_spends():
    by_address = {"requests", "files", "tables", "codes", "sockets", "hints", "analyses"}
    assert by_address | {"frames", "bytes"} == set(LIMITS)
    assert all(isinstance(limit, Limit) for limit in LIMITS.values())
