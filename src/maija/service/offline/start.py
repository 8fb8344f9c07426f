"""The beginning of Maija in a browser: what the worker hands in becomes Python's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from . import speech

if TYPE_CHECKING:
    from collections.abc import Callable

    from .desk import Desk


class Bytes(Protocol):
    """Bytes of the browser."""

    def to_py(self) -> Any:  # noqa: ANN401 -- a view of them
        """The same for Python."""
        ...


def begin(
    fluent: Callable[..., Any], chance: Callable[[int], Bytes], clock: Callable[[], float]
) -> Desk:
    """Open the tables of a browser.

    Args:
        fluent: makes the sentences of a language; see ``speech.install``.
        chance: gives so many random bytes.
        clock: gives the time in seconds.
    """
    speech.install(fluent)
    # The texts look for Fluent when they are first imported.
    from .desk import Desk  # noqa: PLC0415 - not before that

    class Here(Desk):
        """The same, for bytes of the browser."""

        def open(self, name: str, kept: Bytes) -> str:  # type: ignore[override] # as it hands them in
            """Open a table as it was kept."""
            return super().open(name, bytes(kept.to_py()))

    return Here(lambda number: bytes(chance(number).to_py()), clock)
