"""The service as one ASGI application: the guard around it, sockets, the interface, the page."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License
from litestar.static_files import create_static_files_router

import maija
from maija.table.state import Refusal

from . import api, browsers, sockets
from .errors import Problem, problem
from .guard import Guard
from .headers import OFFLINE_POLICY
from .metrics import reported

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, MutableMapping

    from .addresses import Networks
    from .hosts import Hosts
    from .house import House

    Scope = MutableMapping[str, Any]
    Receive = Callable[[], Awaitable[Any]]
    Send = Callable[[Any], Awaitable[None]]
    App = Callable[[Scope, Receive, Send], Awaitable[None]]

STATIC: Final = Path(__file__).parent / "static"
_FOR_GOOD: Final = CacheControlHeader(public=True, max_age=31536000, immutable=True)
"""What lies below `assets/` is named by its contents."""
_AS_IT_IS: Final = (
    r"^/(?!$|index|assets/|offline/|shell\.js|api\.html|THIRD_PARTY|api/(presets|rules|openapi))"
)
"""All answers but the page and what is the same for everybody: where a secret may stand beside
something that somebody else has chosen, nothing is compressed."""
"""The built page."""
_STATUS: Final = {
    "no-such-table": 404,
    "no-such-game-file": 404,
    "no-such-picture": 404,
    "no-such-code": 404,
    "no-such-analysis": 404,
    "analysis-failed": 500,
    "analyses-busy": 503,
    "no-advice-here": 503,
    "link-without-seat": 404,
    "link-used": 410,
    "too-many-requests": 429,
    "not-your-seat": 403,
    "not-seated": 403,
    "not-the-host": 403,
    "barred": 403,
    "not-from-here": 403,
    "store-conflict": 409,
    **dict.fromkeys(
        (
            *("store-busy", "store-damaged", "store-failed", "store-full", "store-read-only"),
            *("table-unreadable", "cannot-listen", "port-not-allowed"),
        ),
        503,
    ),
}
_log = structlog.get_logger(__name__)


def _refused(_request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    told = problem(*error.reasons)
    return Response(told, status_code=_STATUS.get(told.code, 400))


def _http(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    codes = {404: "no-such-page", 405: "no-such-method", 413: "body-too-large"}
    code = codes.get(error.status_code, "bad-request" if error.status_code < 500 else "our-fault")
    facts = {"why": str(error.detail)[:300]} if code == "bad-request" else {}
    return Response(Problem(code, facts), status_code=error.status_code)


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("our-fault", path=request.url.path, exc_info=error)
    return Response(Problem("our-fault"), status_code=500)


def _no_file(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A name that no file can have, for its signs or its length."""
    cause = error.__cause__ or error  # Litestar wraps what the system says
    if isinstance(cause, ValueError) or getattr(cause, "errno", None) == errno.ENAMETOOLONG:
        return Response(Problem("no-such-page"), status_code=404)
    return _fault(request, error)


def _may_run_python(response: Response[Any]) -> Response[Any]:
    """Let the worker that plays without a network run the Python of browsers."""
    response.headers["content-security-policy"] = OFFLINE_POLICY
    return response


class _Document(JsonRenderPlugin):
    """The document of the interface, and no page of Litestar's beside it."""

    def receive_router(self, router: Router) -> None:
        """Let what is not there be answered as everywhere."""
        router.routes = [route for route in router.routes if route.path.endswith(".json")]


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health() -> str:
    """Say that the service is alive."""
    return "ok\n"


def interface(house: House) -> Litestar:
    """The interface and the page, without guard and sockets."""
    app = Litestar(
        route_handlers=[
            api.router(),
            health,
            create_static_files_router(
                "/assets",
                [STATIC / "assets"],
                include_in_schema=False,
                cache_control=_FOR_GOOD,
                name="assets",
                exception_handlers={ValueError: _no_file, InternalServerException: _no_file},
            ),
            create_static_files_router(
                "/offline",
                [STATIC / "offline"],
                include_in_schema=False,
                cache_control=_FOR_GOOD,
                name="offline",
                after_request=_may_run_python,
                exception_handlers={ValueError: _no_file, InternalServerException: _no_file},
            ),
            browsers.router(),
            create_static_files_router(
                "/",
                [STATIC],
                html_mode=True,
                include_in_schema=False,
                exception_handlers={ValueError: _no_file, InternalServerException: _no_file},
            ),
        ],
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, exclude=_AS_IT_IS
        ),
        exception_handlers={
            Refusal: _refused,
            HTTPException: _http,
            Exception: _fault,
        },
        openapi_config=OpenAPIConfig(
            title="Maija",
            version=maija.__version__,
            license=License("MIT"),
            path="/api",
            render_plugins=[_Document()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
        pdb_on_exception=False,
        debug=False,
    )
    app.state.house = house
    return app


def route(house: House, app: App) -> App:
    """Sockets to the tables, everything else to the interface."""

    async def routed(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        parts = scope["path"].strip("/").split("/")
        if len(parts) == 4 and parts[:2] == ["api", "tables"] and parts[3] == "socket":
            await sockets.serve(house, scope, receive, send, parts[2])
            return
        await receive()
        await send({"type": "websocket.close", "code": 4404})

    return routed


def application(
    house: House, key: bytes, hosts: Hosts, proxies: Networks, readers: Networks
) -> App:
    """The whole service, guard and all.

    Args:
        house: the service.
        key: what cookies are signed with.
        hosts: the names by which it may be called.
        proxies: whose forwarded fields are believed.
        readers: who may read the figures beside this machine.
    """
    app: Any = interface(house)
    inside: Any = reported(route(house, app), house.metrics, readers)
    return Guard(
        inside,
        key,
        hosts,
        proxies,
        house.listening.root,
        credits=house.credits,
        metrics=house.metrics,
        clock=house.hall.now,
    )
