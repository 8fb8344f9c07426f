"""What may help a person at a decision: prompts for the first game, and tips for any.

A prompt says what the situation is and what may be done in it; a tip says what is worth knowing
now, as the seeds give it, with the clause it rests on. Both are a code with facts, from two closed
lists; the sentences are ``maija.text``'s (``prompt-…`` and ``tip-…``). When which is pointed out
stands in the ``prompts`` and ``tips`` of each family. Nothing may be told that the seat does not
know, and nothing that is not true under the rules in force.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

PROMPTS: Final = (
    # Mustamaija
    "lead",
    "lead-more",
    "beat-all",
    "beat-whole",
    "beat-some",
    "beat-none",
    "beat-not-whole",
    "beat-must",
    "claim",
    "take-up",
    "draw",
    "name",
    "may-name",
    # Hearts
    "pass",
    "only-card",
    "trick-lead",
    "trick-lead-no-hearts",
    "trick-lead-club",
    "trick-lead-harmless",
    "follow",
    "throw-off",
    "throw-off-harmless",
    "moon",
)
"""Every prompt there is."""
TIPS: Final = (
    # Mustamaija
    "claim-overload",
    "mind-overload",
    "count-hands",
    "lead-queen-late",
    "unbeaten",
    "two-suits",
    "draw-little",
    "last-of-stock",
    "watch-trumps",
    "hold-trump-back",
    "keep-pair-cards",
    "keep-queen",
    "small-first",
    "spare-trumps",
    "smallest-first",
    # Hearts
    "pass-queen",
    "guarded-queen",
    "pass-high-spades",
    "pass-short-suit",
    "stop-moon",
    "own-moon",
    "catch-omnibus",
    "hold-high-spades",
    "draw-queen-out",
    "first-trick-free",
    "first-trick-costs",
    "throw-costly",
    "duck",
    "last-and-free",
)
"""Every tip there is."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """One thing to be said to a seat; what a code does not need is empty."""

    code: str
    clause: str = ""
    """The clause a tip rests on (``docs/clauses.md``)."""
    number: int | None = None
    """How many: cards, points, suits."""
    against: int | None = None
    """What that is set against."""
    cards: tuple[int, ...] = ()
    seat: int | None = None
    """Another seat, whom it concerns."""
    suit: int | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a seat, as its family's tips and prompts look at it.

    ``view`` and ``choices`` are the seat's own. The state is there to ask the law by; of it only
    that may be read, and only such answers, as the seat may know.
    """

    rules: Any
    state: Any
    seat: int
    view: Any
    choices: Any

    @property
    def in_turn(self) -> bool:
        """Whether the game waits for the seat; otherwise it may do something out of turn."""
        return self.seat in self.view.turn
