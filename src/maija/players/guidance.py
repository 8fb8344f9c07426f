"""The doors for guidance: the prompt and the tip for a decision of a seat (``players.pointers``).

Of tips there is at most one at a time, and none twice in a deal: whoever asks says which have been
told. No sentence stands here, and no rule of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .hearts import prompts as hearts_prompts
from .hearts import tips as hearts_tips
from .mustamaija import prompts as mustamaija_prompts
from .mustamaija import tips as mustamaija_tips
from .pointers import Decision, Pointer

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from maija.games.family import Family

_PROMPTS: Final[Mapping[str, Callable[[Decision], Pointer | None]]] = {
    "mustamaija": mustamaija_prompts.prompt,
    "hearts": hearts_prompts.prompt,
}
_TIPS: Final[Mapping[str, Callable[[Decision], Iterator[Pointer]]]] = {
    "mustamaija": mustamaija_tips.tips,
    "hearts": hearts_tips.tips,
}


def prompt(family: Family, rules: Any, state: Any, seat: int) -> Pointer | None:  # noqa: ANN401 -- any family's
    """What the situation of a seat is, and what it may do.

    Args:
        family: the family of the game.
        rules: the rules in force.
        state: what stands on the table; not changed.
        seat: who decides.

    Returns:
        ``None`` where there is nothing to decide.
    """
    if not family.legal(rules, state, seat):
        return None
    return _PROMPTS[family.name](_decision(family, rules, state, seat))


def tip(
    family: Family,
    rules: Any,  # noqa: ANN401 -- any family's
    state: Any,  # noqa: ANN401 -- any family's
    seat: int,
    told: Collection[str] = (),
) -> Pointer | None:
    """What is worth knowing most at a decision.

    Args:
        family: the family of the game.
        rules: the rules in force.
        state: what stands on the table; not changed.
        seat: who decides.
        told: the codes of the tips that were told in this deal; none of them comes again.

    Returns:
        ``None`` where nothing applies that was not told, or there is nothing to decide.
    """
    if not family.legal(rules, state, seat):
        return None
    found = _TIPS[family.name](_decision(family, rules, state, seat))
    return next((each for each in found if each.code not in told), None)


def _decision(family: Family, rules: Any, state: Any, seat: int) -> Decision:  # noqa: ANN401 -- any family's
    view = family.view(rules, state, seat)
    return Decision(rules, state, seat, view, family.choices(rules, state, seat))
