"""Whatever the interface is asked, it answers as its own document says, and refuses with a reason.

Schemathesis makes the requests from the document, right ones and wrong ones; the shipped service
answers them without a network.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import threading
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.transport import Response
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from maija.service.app import interface
from maija.text import Catalogue
from tests.random_games import SOAK, times
from tests.service.asking import HERE, Answer, asked
from tests.service.quiet import Person, deprecations, quiet, template

CHECKS: Any = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ALWAYS = {
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "permissions-policy",
    "cross-origin-resource-policy",
    "cache-control",
}
PACKED = (b"content-encoding", b"gzip")
BASE = f"http://{HERE[0]}:{HERE[1]}"


def document() -> dict[str, Any]:
    """The document of the interface, as the application makes it."""
    with deprecations():
        told: dict[str, Any] = interface(SimpleNamespace()).openapi_schema.to_schema()  # type: ignore[arg-type] # no request is answered by it
    return told


DOCUMENT = document()
OPERATIONS = [
    (path, method.upper()) for path, methods in DOCUMENT["paths"].items() for method in methods
]
NOTHING_WRONG = {"/api/tables", "/api/network", "/api/tables/{table}/invitation"}
"""What takes nothing, or any text."""


class Running:
    """A service in a thread of its own, and a table with a host."""

    def __init__(self, folder: Any) -> None:
        self.ready: Future[None] = Future()
        self.loop = asyncio.new_event_loop()
        self.stopping = asyncio.Event()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=[self.run(folder)])
        self.thread.start()
        self.ready.result(30)

    async def run(self, folder: Any) -> None:
        """Serve until the end."""
        async with quiet(folder / "data", template(folder / "empty"), "http") as self.service:
            self.host = Person(self.service, "host")
            settings_ = {"game": "mustamaija", "public": True}
            made = await self.host.ask(
                "POST", "/api/tables", {"name": "Anna", "settings": settings_}
            )
            self.table = json.loads(made.body)["table"]
            invited = await self.host.ask("GET", f"/api/tables/{self.table}/invitation")
            self.code = json.loads(invited.body)["code"]
            self.ready.set_result(None)
            await self.stopping.wait()

    def stop(self) -> None:
        """End it."""
        self.loop.call_soon_threadsafe(self.stopping.set)
        self.thread.join(30)
        self.loop.close()

    def ask(self, request: requests.PreparedRequest, *, host: bool) -> Answer:
        """The answer to a request."""
        parts = urlsplit(str(request.url))
        body = request.body or b""
        fields = [(name.lower(), str(value)) for name, value in request.headers.items()]
        if host:
            fields += self.host.headers

        async def app(scope: Any, receive: Any, send: Any) -> None:
            scope["path"] = unquote_to_bytes(parts.path).decode("utf-8", "replace")
            scope["raw_path"] = parts.path.encode()
            scope["query_string"] = parts.query.encode()
            await self.service.app(scope, receive, send)

        sent = body if isinstance(body, bytes) else str(body).encode()
        asking = asked(app, str(request.method), "/", fields, (sent,))
        answer: Answer = asyncio.run_coroutine_threadsafe(asking, self.loop).result(30)
        if PACKED in answer.headers:  # as every client does
            answer.headers.remove(PACKED)
            answer.body = gzip.decompress(answer.body)
        return answer


@pytest.fixture(scope="module")
def service(tmp_path_factory):
    running = Running(tmp_path_factory.mktemp("service"))
    yield running
    running.stop()


def prepared(case: Any) -> requests.PreparedRequest:
    """The request of a case."""
    given_ = case.as_transport_kwargs(base_url=BASE)
    wanted = ("method", "url", "headers", "params", "data", "json")
    request = requests.Request(**{name: given_[name] for name in wanted if name in given_})
    return request.prepare()


def looked_at(answer: Answer, method: str = "GET") -> None:
    """Every answer has the security fields, and every refusal a reason that can be said."""
    names = [name.decode().lower() for name, _ in answer.headers]
    assert set(names) >= ALWAYS
    assert len(names) == len(set(names))
    assert answer.status is not None
    if answer.status >= 400 and method != "HEAD":
        told = json.loads(answer.body)
        faults = [told, *told["reasons"]]
        for fault in faults:
            assert Catalogue().knows(f"reason-{fault['code']}"), fault
            assert isinstance(fault.get("facts", {}), dict)


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_an_answer_is_not_what_the_document_says(service, path, method, mode):
    schema = schemathesis.openapi.from_dict(DOCUMENT)
    operation = schema[path][method]
    if mode is GenerationMode.NEGATIVE and path in NOTHING_WRONG and method == "GET":
        return

    @settings(
        max_examples=times(20, 500),
        deadline=None,
        database=None,
        derandomize=not SOAK,
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode), st.booleans(), st.booleans())
    def asking(case: Any, real: bool, host: bool) -> None:
        if real and "table" in case.path_parameters:
            case.path_parameters["table"] = service.table
        if real and path == "/api/join" and mode is GenerationMode.POSITIVE:
            case.body["code"] = service.code
        request = prepared(case)
        answer = service.ask(request, host=host)
        looked_at(answer)
        fields = {name.decode(): [value.decode()] for name, value in answer.headers}
        told = Response(answer.status or 0, fields, answer.body, request, 0.0, verify=False)
        case.validate_response(told, checks=CHECKS)

    asking()


def test_the_document_is_not_the_one_that_is_served(service):
    request = requests.Request("GET", f"{BASE}/api/openapi.json").prepare()
    answer = service.ask(request, host=False)
    assert answer.status == 200
    assert json.loads(answer.body) == json.loads(json.dumps(DOCUMENT))


METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "ANY"]
NOWHERE = [
    *("/nothing", "/api", "/api/", "/api/nothing", "/api/nothing/here", "/api/tables/", "//"),
    *("/%00", "/index.html%00", "/.", "/..", "/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%ff"),
    *(f"/{'x' * 300}", f"/{'x' * 5000}", f"{'/x' * 3000}", "/api/tables/%00/invitation"),
    *("/api/tables/x/games/99999999999999999999999", "/api/tables/x/games/-1"),
]


@pytest.mark.parametrize("path", NOWHERE, ids=lambda path: path[:30])
def test_what_there_is_not_is_refused_without_a_reason(service, path):
    for method in METHODS:
        request = requests.Request(method, BASE).prepare()
        request.url = f"{BASE}{path}"
        answer = service.ask(request, host=True)
        assert answer.status < 500, method
        looked_at(answer, method)
