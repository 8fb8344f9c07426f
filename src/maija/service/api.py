"""The HTTP interface: tables are made, found and looked up here; what is played goes by socket."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated, Any, Final

from litestar import MediaType, Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, Parameter, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec.structs import replace

from maija.table.state import refuse, seats_of

from . import books, codes, forms, names
from .bodies import (
    Comparison,
    ComparisonWanted,
    Games,
    Invitation,
    Join,
    Link,
    LinkUsed,
    LinkWanted,
    Listed,
    Made,
    Network,
    NewTable,
    Opened,
    Rulebook,
    RulesWanted,
)
from .errors import Problem
from .network import picture as network_picture
from .reports import Analysed, AnalysisWanted  # noqa: TC001 - Litestar reads the handlers' types
from .sockets import person_of

if TYPE_CHECKING:
    from .house import House

Language = Annotated[
    str | None, Parameter(max_length=100, description="The language of the texts.")
]
Named = Annotated[str, Parameter(max_length=500, description="Tables, with commas between.")]
Seat = Annotated[int, Parameter(ge=0, le=7, description="One's own seat.")]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]
REFUSALS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description="Refused, with the reason.")
    for status in (400, 403, 404, 409, 410, 413, 421, 429, 500, 503)
}
Visit = Request[Any, Any, Any]
"""A request; who makes it stands in its state."""


def _house(request: Visit) -> House:
    house: House = request.app.state.house
    return house


def _person(request: Visit) -> str:
    return person_of(dict(request.scope))


def _language(request: Visit, wanted: str | None) -> str:
    return forms.language_of(wanted or request.headers.get("accept-language"))


@get("/presets", responses=REFUSALS)
async def presets(request: Visit, lang: Language = None) -> Games:
    """Every game with its options: what a form for a new table needs."""
    told = forms.games(_language(request, lang))
    return replace(told, engines=_house(request).hall.engines.words)


@post("/rules", status_code=HTTP_200_OK, responses=REFUSALS)
async def rules(request: Visit, data: JSONBody[RulesWanted], lang: Language = None) -> Rulebook:
    """The rules of a table in words, or why there cannot be such a table."""
    return books.rulebook(data.settings, _language(request, lang))


@post("/rules/compare", status_code=HTTP_200_OK, responses=REFUSALS)
async def compare(
    request: Visit, data: JSONBody[ComparisonWanted], lang: Language = None
) -> Comparison:
    """What is different between two sets of rules."""
    return books.comparison(data.settings, data.against, _language(request, lang))


@get("/tables", responses=REFUSALS)
async def list_tables(request: Visit) -> list[Listed]:
    """The public tables."""
    return await _house(request).hall.listed()


@get("/tables/mine", responses=REFUSALS)
async def my_tables(request: Visit, named: Named) -> list[Listed]:
    """Those of the named tables at which this person sits; a browser keeps the names."""
    names_ = dict.fromkeys(named.split(","))
    return await _house(request).hall.sat_at(names_, _person(request))


@post("/tables", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def make_table(request: Visit, data: JSONBody[NewTable]) -> Made:
    """Make a table; whoever makes it sits at its first seat."""
    house = _house(request)
    name = names.cleaned(data.name)
    house.spend("tables", request)
    code = codes.fresh(secrets.randbelow)
    live = await house.hall.make(
        data.settings, _person(request), name, data.computers, code, data.lesson
    )
    return Made(live.table.id)


@post("/join", status_code=HTTP_200_OK, responses=REFUSALS)
async def join(request: Visit, data: JSONBody[Join]) -> Made:
    """Find a table by its invitation code."""
    house = _house(request)
    house.spend("codes", request)
    return Made(await house.hall.by_code(codes.read(data.code)))


@get("/tables/{table:str}/invitation", responses=REFUSALS)
async def invitation(request: Visit, table: FromPath[str]) -> Invitation:
    """How others come to a table; only for those who sit there."""
    house = _house(request)
    live = await house.hall.table(table)
    if not seats_of(live.kept, _person(request)):
        raise refuse("not-seated")
    return house.invitation(live.kept, request)


@get("/tables/{table:str}/invitation/{number:int}", media_type="image/svg+xml", responses=REFUSALS)
async def picture(request: Visit, table: FromPath[str], number: Number) -> Response[bytes]:
    """An invitation as a QR code; only for those who sit there."""
    house = _house(request)
    live = await house.hall.table(table)
    if not seats_of(live.kept, _person(request)):
        raise refuse("not-seated")
    links = house.invitation(live.kept, request).links
    if not 0 <= number < len(links):
        raise refuse("no-such-picture")
    return Response(network_picture(links[number]), media_type="image/svg+xml")


@post("/tables/{table:str}/link", status_code=HTTP_201_CREATED, responses=REFUSALS)
async def personal_link(request: Visit, table: FromPath[str], data: JSONBody[LinkWanted]) -> Link:
    """A personal link: it moves one's seat to the device that opens it, once."""
    house = _house(request)
    live = await house.hall.table(table)
    if data.seat not in seats_of(live.kept, _person(request)):
        raise refuse("not-your-seat")
    token = await house.make_link(table, data.seat, _person(request))
    return Link(token, house.personal_links(token, request))


@post("/links", status_code=HTTP_200_OK, responses=REFUSALS)
async def use_link(request: Visit, data: JSONBody[LinkUsed]) -> Made:
    """Open a personal link."""
    house = _house(request)
    house.spend("codes", request)
    return Made(await house.use_link(data.token, _person(request)))


@get("/tables/{table:str}/games/{match:int}", media_type=MediaType.TEXT, responses=REFUSALS)
async def game_file(request: Visit, table: FromPath[str], match: Number) -> Response[str]:
    """The game file of a match: its finished deals."""
    text = await _house(request).hall.game_file(table, match)
    return Response(text, media_type="application/x-ndjson; charset=utf-8")


@post(
    "/tables/{table:str}/games/{match:int}/analysis",
    status_code=HTTP_200_OK,
    responses=REFUSALS,
)
async def begin_analysis(
    request: Visit, table: FromPath[str], match: Number, data: JSONBody[AnalysisWanted]
) -> Analysed:
    """Have the decisions of one's own seat examined, in the finished deals of a match.

    Each is judged by what the seat could know, never by hidden cards. It takes a while; how far it
    is says the same address when it is asked.
    """
    house, key = _house(request), await _own_seat(request, table, match, data.seat)
    text = await house.hall.game_file(table, match)
    analyses = house.hall.analyses
    job = analyses.kept(key, text)
    if job is None:
        house.spend("analyses", request)
        job = analyses.ask(key, text, _person(request))
    return job.told()


@get("/tables/{table:str}/games/{match:int}/analysis", responses=REFUSALS)
async def analysis(request: Visit, table: FromPath[str], match: Number, seat: Seat) -> Analysed:
    """How far the analysis of one's own seat is, and what it has found."""
    key = await _own_seat(request, table, match, seat)
    return _house(request).hall.analyses.find(key).told()


async def _own_seat(request: Visit, table: str, match: int, seat: int) -> tuple[str, int, int]:
    """What an analysis of one's own seat is kept under.

    Raises:
        Refusal: it is somebody else's seat, or there is no such table.
    """
    live = await _house(request).hall.table(table)
    if seat not in seats_of(live.kept, _person(request)):
        raise refuse("not-your-seat")
    return table, match, seat


@get("/network", responses=REFUSALS)
async def network(request: Visit) -> Opened:
    """Where the service listens."""
    return _house(request).opened()


@post("/network", status_code=HTTP_200_OK, responses=REFUSALS)
async def open_network(request: Visit, data: JSONBody[Network]) -> Opened:
    """Open the service to the network of this house, or close it; only from this machine."""
    house = _house(request)
    if not house.may_open(request):
        raise refuse("not-from-here")
    await house.open_network(on=data.open)
    return house.opened()


def router() -> Router:
    """Every route of the interface."""
    return Router(
        "/api",
        route_handlers=[
            *(presets, rules, compare, list_tables, my_tables, make_table, join, invitation),
            picture,
            *(personal_link, use_link, game_file, begin_analysis, analysis),
            *(network, open_network),
        ],
    )


__all__ = ["router"]
