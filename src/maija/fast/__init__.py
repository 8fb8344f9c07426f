"""The law compiled: the same text at the speed of machine code, for search and experiments.

Needs the extra ``fast`` (``pip install maija[fast]``). Without it this package can be imported all
the same: ``available()`` is false, and every other name says what is missing when it is called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .missing import MissingExtra, stand_in

_NEEDS_NUMBA = (
    *("Batch", "BatchError", "LawError", "RecordError", "Simulated", "Twin"),
    *("pack", "pack_rules", "pack_state", "ready", "record_type", "spread"),
    *("twin_of", "unpack_state", "warm"),
)

try:
    from .batch import Batch, BatchError, Simulated, spread, twin_of
    from .copies import LawError
    from .records import (
        RecordError,
        pack,
        pack_rules,
        pack_state,
        record_type,
        unpack_state,
    )
    from .twin import Twin
    from .warm import ready, warm
except ImportError as error:
    if TYPE_CHECKING or (error.name or "").startswith("maija"):
        raise
    WHY = str(error)
    globals().update({name: stand_in(name, WHY) for name in _NEEDS_NUMBA})
else:
    WHY = ""


def available() -> bool:
    """Whether NumPy and Numba are installed and work."""
    return not WHY


__all__ = [
    "Batch",
    "BatchError",
    "LawError",
    "MissingExtra",
    "RecordError",
    "Simulated",
    "Twin",
    "available",
    "pack",
    "pack_rules",
    "pack_state",
    "ready",
    "record_type",
    "spread",
    "twin_of",
    "unpack_state",
    "warm",
]
