"""Help at the person's decisions: what the situation is, and what is worth knowing.

What is pointed out, and when, stands in ``maija.players.guidance``; here it is said, a tip once in
a deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from maija.players import guidance

from .keeping import kept
from .telling import NONE

if TYPE_CHECKING:
    from maija.games.family import Family
    from maija.players.pointers import Pointer

    from .screen import Screen
    from .telling import Teller

WITH_PROMPTS: Final = 1
WITH_TIPS: Final = 3
"""So many games have prompts, and so many tips, if the person says nothing of it."""


class Guide:
    """Helps the person at the terminal."""

    def __init__(self, *, prompts: bool = False, tips: bool = False) -> None:
        """Say as much as is wanted.

        Args:
            prompts: what the situation is, and what may be done.
            tips: what is worth knowing.
        """
        self.prompts = prompts
        self.tips = tips
        self.told: set[str] = set()
        """The tips of this deal."""

    @classmethod
    def wanted(cls, asked: bool | None) -> Guide:  # noqa: FBT001 -- yes, no, or not said
        """As much as the person has asked for; of one who has not said, by the games kept here."""
        games = len(kept())
        return cls(
            prompts=games < WITH_PROMPTS if asked is None else asked,
            tips=games < WITH_TIPS if asked is None else asked,
        )

    def begin(self) -> None:
        """Another deal: every tip may come again."""
        self.told.clear()

    def tell(self, screen: Screen, teller: Teller, asked: tuple[Family, Any, Any, int]) -> None:
        """Say what helps at a decision.

        Args:
            screen: where it is shown.
            teller: says it.
            asked: the family, the rules, the state and the seat.
        """
        prompt = guidance.prompt(*asked) if self.prompts else None
        if prompt is not None:
            screen.show(_words(teller, "prompt", prompt), style="italic")
        tip = guidance.tip(*asked, self.told) if self.tips else None
        if tip is not None:
            self.told.add(tip.code)
            told = _words(teller, "tip", tip)
            screen.show(teller.say("guide-tip", sentence=told, clause=tip.clause), style="italic")


def _words(teller: Teller, kind: str, pointer: Pointer) -> str:
    """A prompt or a tip as a sentence."""
    return teller.say(
        f"{kind}-{pointer.code}",
        number=-1 if pointer.number is None else pointer.number,
        against=-1 if pointer.against is None else pointer.against,
        cards=teller.cards(pointer.cards),
        seat=NONE if pointer.seat is None else teller.seat(pointer.seat),
        suit=teller.suit(pointer.suit),
    )
