"""The table laid again from what a seat is told: a state that any of our players can be asked in.

What the seat may know stands in it as it stands at the table; every other card is dealt out
somewhere among the places that are left. Players read only what their seat may know, so it does
not matter where. How the fields of a state follow from a view is told in the module of each
family; what is decided by a rule is asked of the law.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from . import laid_hearts, laid_mustamaija

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .lines import Message


class Laid(Protocol):
    """One deal, laid again message by message."""

    def see(self, view: Message, events: Sequence[Message]) -> Any:  # noqa: ANN401 -- the family's state
        """The table after an action.

        Args:
            view: as the seat sees it.
            events: what happened, as the seat is told it.
        """
        ...


class Begin(Protocol):
    """How a deal is begun."""

    def __call__(self, rules: Any, players: int, seat: int, /) -> Laid:  # noqa: ANN401 -- the family's rules
        """Nothing is seen yet."""
        ...


LAID: Final[Mapping[str, Begin]] = {
    "mustamaija": laid_mustamaija.Laid,
    "hearts": laid_hearts.Laid,
}
"""How a deal is laid again, by the name of the family."""
