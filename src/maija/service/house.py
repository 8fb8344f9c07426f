"""The house: the hall and everything around it that a request may need, in one hand."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from maija.table.messages import AddComputer, Rename, Sit
from maija.table.state import Refusal, refuse

from . import identity, names, network
from .bodies import Invitation, Opened
from .limits import LIMITS, Bucket, Credits
from .ports import ListeningError
from .store.writes import LinkMade

if TYPE_CHECKING:
    from litestar import Request

    from maija.table.messages import FromClient
    from maija.table.state import Table

    from .guard import Visit
    from .hall import Hall
    from .hosts import Authority
    from .listening import Listening
    from .metrics import Metrics
    from .public import Public

    Asking = Request[Any, Any, Any]


_NAMED: Final = (Sit, Rename)
LINK_SECONDS: Final = 24 * 3600.0
"""How long a personal link can be opened."""


@dataclass(slots=True)
class House:
    """A running service."""

    hall: Hall
    listening: Listening
    metrics: Metrics
    names: tuple[Authority, ...] = ()
    """Where others find what listens here, by its names; none behind a proxy."""
    public: Public | None = None
    """The address by which others come, where it was told: no other is shown then."""
    credits: dict[str, Credits] = field(
        default_factory=lambda: {name: Credits(limit) for name, limit in LIMITS.items()}
    )

    # --- limits ---

    def spend(self, what: str, request: Asking) -> None:
        """Spend a credit of the address that asks.

        Raises:
            Refusal: it has none left.
        """
        self.spend_at(what, visit_of(request).key)

    def spend_at(self, what: str, key: str) -> None:
        """Spend a credit of an address.

        Raises:
            Refusal: it has none left.
        """
        now = self.hall.now()
        if not self.credits[what].spend(key, now):
            self.metrics.refused.labels("too-many-requests").inc()
            seconds = max(1, round(self.credits[what].wait(key, now)))
            raise refuse("too-many-requests", seconds=seconds)

    def buckets(self) -> tuple[Bucket, Bucket]:
        """The credits of a new connection: its commands, and its bytes."""
        now = self.hall.now()
        return Bucket(LIMITS["frames"], now), Bucket(LIMITS["bytes"], now)

    def cleaned(self, command: FromClient) -> FromClient:
        """A command with a clean name, and for a computer player that there is.

        Raises:
            Refusal: the name is none, or that of no program here.
        """
        if isinstance(command, AddComputer):
            self.hall.engines.allow(command.player)
        if isinstance(command, _NAMED):
            return replace(command, name=names.cleaned(command.name))
        return command

    # --- coming to a table ---

    def invitation(self, table: Table, request: Asking) -> Invitation:
        """How others come to a table."""
        links = tuple(network.invitation(page, table.code) for page in self._pages(request))
        base = f"{visit_of(request).root}/api/tables/{table.id}/invitation"
        return Invitation(
            table.code,
            links,
            tuple(f"{base}/{at}" for at in range(len(links))),
            self._reach(request),
            self.may_open(request),
        )

    def _reach(self, request: Asking) -> str:
        """Who can come: loopback, network, everybody; whom a proxy lets in, nobody here knows."""
        reach = self.listening.reach
        proxied = self.public is not None or not visit_of(request).host.local
        return "everybody" if proxied and reach == "loopback" else reach

    def _pages(self, request: Asking) -> tuple[str, ...]:
        """Front pages that others can reach: as this person came, and our own addresses."""
        visit, listening = visit_of(request), self.listening
        tls = listening.certificate is not None
        if self.public is not None:  # and the network of the house, if it was opened on demand
            opened = listening.others if listening.private else ()
            public, secure = self.public.host, self.public.secure
            return network.pages(public, opened, visit.root, secure=secure, tls=tls)
        places = (*self.names, *listening.others)
        return network.pages(visit.host, places, visit.root, secure=visit.secure, tls=tls)

    async def make_link(self, table: str, seat: int, person: str) -> str:
        """The token of a personal link for a seat."""
        token = identity.fresh(secrets.token_bytes)
        made = LinkMade(table, identity.digest(token), seat, person, self.hall.now())
        await self.hall.written(made)
        return token

    def personal_links(self, token: str, request: Asking) -> tuple[str, ...]:
        """A personal link under each address; the token stands where no server sees it."""
        return tuple(network.personal(page, token) for page in self._pages(request))

    async def use_link(self, token: str, person: str) -> str:
        """Open a personal link; the table it leads to.

        Raises:
            Refusal: there is none, it was used, or the seat is somebody else's by now.
        """
        now = self.hall.now()
        digest = identity.digest(token)
        oldest = now - LINK_SECONDS
        link = await self.hall.stored(self.hall.store.use_link, digest, now, oldest)
        if link is None:
            raise refuse("link-used")
        await self.hall.move(link.table, link.seat, link.person, person)
        return link.table

    # --- the network ---

    def may_open(self, request: Asking) -> bool:
        """Whether this person may open the service to the network: only from this machine."""
        return self.listening.private and visit_of(request).local

    async def open_network(self, *, on: bool) -> None:
        """Open the service to the network of the house, or close it.

        Raises:
            Refusal: there is no network, or nobody can be let in there.
        """
        if not on:
            await self.listening.close()
            return
        try:
            opened = await self.listening.open()
        except ListeningError as error:
            raise Refusal(error.reason) from error
        if not opened:
            raise refuse("no-network")

    def opened(self) -> Opened:
        """Where the service listens for others."""
        listening = self.listening
        secure = listening.certificate is not None
        pages = [network.base(place, listening.root, secure=secure) for place in listening.others]
        return Opened(listening.reach != "loopback", tuple(pages))


def visit_of(request: Asking) -> Visit:
    """Who asks, as the guard knows it."""
    visit: Visit = request.scope["state"]["visit"]
    return visit
