"""How a refusal is written over HTTP: one shape, for the guard and for the interface alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from maija.table.messages import Fault  # noqa: TC001 - msgspec reads the field's type
from maija.table.telling import fault

if TYPE_CHECKING:
    from maija.games.options import Reason


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    """The sentence ``reason-<code>`` of the catalogue says it."""
    facts: dict[str, Any] = {}
    reasons: tuple[Fault, ...] = ()
    """Every reason, where there may be more than one."""


def problem(*reasons: Reason) -> Problem:
    """A refusal with its reasons, the first of them in front."""
    faults = tuple(fault(reason) for reason in reasons)
    return Problem(faults[0].code, dict(faults[0].facts), faults if len(faults) > 1 else ())
