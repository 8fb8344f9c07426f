"""The hint that a person may ask for: the best play, and on demand everything that may be done.

What is likely to come of it stands in ``maija.players.advice``; how it is said in ``advising``.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from maija.cards import folded
from maija.players.advice import Advice, advise, prepared

from .advising import (
    estimate_words,
    is_for_the_match,
    margin_words,
    option_words,
    play_words,
    remark_words,
    short_words,
)

if TYPE_CHECKING:
    from maija.games.family import Family
    from maija.players import Memory

    from .screen import Screen
    from .telling import Teller


class Hints:
    """Gives hints to the person at the terminal."""

    def __init__(self, screen: Screen, teller: Teller, family: Family) -> None:
        """Be ready to be asked.

        Args:
            screen: where it is shown.
            teller: says things in the person's language.
            family: the family of the game.
        """
        self.screen = screen
        self.teller = teller
        self.family = family

    def tell(self, rules: Any, state: Any, seat: int, memory: Memory, wanted: str) -> None:  # noqa: ANN401 -- any family's
        """Show a hint, or why there is none.

        Args:
            rules: the rules in force.
            state: what stands on the table; not changed.
            seat: whose decision.
            memory: what the seat keeps in mind; not changed, so the same question gets the same
                answer.
            wanted: what was typed after the word.
        """
        everything = folded(wanted) == folded(self.teller.say("hint-all"))
        if wanted and not everything:
            one = self.teller.say("hint")
            both = f"{one} {self.teller.say('hint-all')}"
            self._refuse("advice-unknown", one=one, all=both)
        elif state is None or not self.family.legal(rules, state, seat):
            self._refuse("advice-nothing")
        elif find_spec("numba") is None or find_spec("numpy") is None:
            self._refuse("advice-missing")
        elif not prepared(self.family):
            self._refuse("advice-warming")
        else:
            advice = advise(self.family, rules, state, seat, memory.copy())
            self._best(advice)
            if everything:
                self._all(advice)
            else:
                command = f"{self.teller.say('hint')} {self.teller.say('hint-all')}"
                self.screen.show(self.teller.say("advice-more", command=command), style="dim")
            self.screen.show(self.teller.say("advice-knowledge"), style="dim")

    def _refuse(self, message: str, **facts: str) -> None:
        self.screen.show(self.teller.say(message, **facts), style="yellow")

    def _best(self, advice: Advice) -> None:
        """The best play, what it is likely to come to, and what can be said of it."""
        play = play_words(self.teller, self.family, advice.asked, advice.best.actions)
        self.screen.show(self.teller.say("advice-best", play=play), style="bold")
        self.screen.show(estimate_words(self.teller, advice.unit, advice.best.estimate))
        if is_for_the_match(advice):
            self.screen.show(self.teller.say("advice-match"))
        for told in remark_words(self.teller, advice.best.remarks):
            self.screen.show(told, indent=2)

    def _all(self, advice: Advice) -> None:
        """Every legal action with its estimate."""
        self.screen.show(self.teller.say("advice-all"), style="bold")
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_column()
        table.add_column(justify="right")
        table.add_column()
        table.add_column()
        for option in advice.options:
            estimate = option.play.estimate
            action = (
                self.teller.say("advice-play-wait")
                if option.action < 0
                else self.teller.action(self.family, option.action)
            )
            table.add_row(
                self.screen.coloured(action),
                short_words(self.teller, advice.unit, estimate),
                Text(margin_words(self.teller, advice.unit, estimate), style="dim"),
                self.screen.coloured(option_words(self.teller, self.family, advice, option)),
            )
        self.screen.table(table)
