"""What is counted, and who may read it. No name, address, table or card is among it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from maija.games.options import Reason

from .asgi import refuse
from .errors import problem

if TYPE_CHECKING:
    from .addresses import Networks
    from .asgi import App, Receive, Scope, Send

PATH: Final = "/metrics"
_METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Metrics:
    """The counters of one service; the application adds its own to ``registry``."""

    def __init__(self) -> None:
        """Begin at nought."""
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.refused = Counter(
            "maija_refused", "Requests that the guard refused.", ["code"], registry=self.registry
        )
        self.answers = Counter(
            "maija_answers", "Answers by HTTP.", ["method", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "maija_answer_seconds",
            "Seconds until an answer was complete.",
            buckets=(0.001, 0.005, 0.02, 0.1, 0.5, 2.0),
            registry=self.registry,
        )
        self.sockets = Gauge("maija_sockets", "Sockets that are open.", registry=self.registry)
        self.faults = Counter(
            "maija_faults", "Requests that ended in a fault of ours.", registry=self.registry
        )

    def answered(self, method: str, status: int, seconds: float) -> None:
        """Count an answer."""
        named = method if method in _METHODS else "other"
        self.answers.labels(named, f"{status // 100}xx").inc()
        self.seconds.observe(seconds)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)


def reported(app: App, metrics: Metrics, readers: Networks) -> App:
    """An application that also answers ``/metrics``, behind the guard.

    Args:
        app: everything else.
        metrics: the counters.
        readers: who may read them beside this machine.
    """

    async def reporting(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"] != PATH:
            await app(scope, receive, send)
            return
        visit = scope["state"]["visit"]
        if not (visit.local or visit.address in readers):
            await refuse(scope, receive, send, 403, problem(Reason("not-for-you")))
            return
        body = metrics.text()
        told = [
            (b"content-type", CONTENT_TYPE_LATEST.encode()),
            (b"content-length", str(len(body)).encode()),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": told})
        await send({"type": "http.response.body", "body": body})

    return reporting
