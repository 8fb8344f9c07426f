"""Asking the person: one decision at a time, and every wish that is none.

What was typed is understood here or in ``entry``; whether it is allowed, the law says. A wish that
concerns the whole game (leave, take back, keep) goes up as a ``Wish``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from maija.cards import folded
from maija.games.family import IllegalAction
from maija.rulebook import chapters, clause_for

from . import entry
from .book import show_chapters

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from maija.games.choices import Choices
    from maija.games.presets import Preset
    from maija.rulebook import Chapter

    from .screen import Screen
    from .telling import Teller


class Wish(Exception):  # noqa: N818 -- a wish, not a fault
    """Something that the person wants other than to play; ``text`` is what was typed after it."""

    def __init__(self, text: str = "") -> None:
        """Keep what was typed after the word."""
        super().__init__(text)
        self.text = text


class Quit(Wish):
    """The person leaves."""


class Undo(Wish):
    """The person takes back the last decision."""


class Save(Wish):
    """The person wants the game kept, in a file if one is named."""


class Resume(Wish):
    """The person wants another game, from a file if one is named."""


class Hint(Wish):
    """The person wants a hint; ``text`` may ask for all there is to do."""


class Asking:
    """The person at the terminal."""

    def __init__(
        self,
        screen: Screen,
        teller: Teller,
        preset: Preset,
        rules: Any,  # noqa: ANN401 -- the family's
        players: int,
        aside: Callable[[Wish], bool] | None = None,
    ) -> None:
        """Sit down opposite.

        Args:
            screen: where it is shown and typed.
            teller: says things in the person's language.
            preset: the game.
            rules: its rules in force.
            players: how many play.
            aside: tries to fulfil a wish at once; if it can, the question stands.
        """
        self.aside = aside or _never
        self.screen = screen
        self.teller = teller
        self.preset = preset
        self.family = preset.family
        self.rules = rules
        self.players = players
        self.refused: ValueError | None = None
        self.options: Sequence[int] = ()
        self.wishes: dict[str, type[Wish]] = {
            self.word("quit"): Quit,
            self.word("undo"): Undo,
            self.word("save"): Save,
            self.word("resume"): Resume,
            self.word("hint"): Hint,
        }

    def say(self, message: str, /, **facts: str | float) -> str:
        """A sentence of the catalogue."""
        return self.teller.say(message, **facts)

    def word(self, message: str) -> str:
        """A word that the person may type, as it is compared."""
        return folded(self.say(message))

    def offer(self, options: Sequence[int]) -> None:
        """Show what may be done, with numbers."""
        self.options = options
        self.screen.choices(
            [
                self.say("choice", number=str(number), text=self.teller.action(self.family, action))
                for number, action in enumerate(options, 1)
            ]
        )

    def decision(self, choices: Choices, do: Callable[[Sequence[int]], None]) -> None:
        """Ask until something typed has been done.

        Args:
            choices: what may be done.
            do: does actions, or raises ``IllegalAction``.

        Raises:
            Wish: the person wants something else.
        """
        while True:
            typed = self.entry()
            if not typed and len(self.options) == 1:
                typed = "1"
            try:
                actions = entry.read(self.teller, self.family, self.options, typed)
                do(entry.complete(self.teller, choices, actions))
            except (entry.EntryError, IllegalAction) as refusal:
                self.refuse(refusal)
            else:
                self.refused = None
                return

    def meanwhile(self, do: Callable[[Sequence[int]], None]) -> bool:
        """Ask whether the person does something while another is to act.

        Raises:
            Wish: the person wants something else.
        """
        while True:
            typed = self.entry()
            if not typed:
                return False
            try:
                actions = entry.read(self.teller, self.family, self.options, typed)
                do([entry.one(self.teller, actions)])
            except (entry.EntryError, IllegalAction) as refusal:
                self.refuse(refusal)
            else:
                self.refused = None
                return True

    def yes(self, question: str) -> bool:
        """Ask a question; no answer is a yes.

        Raises:
            Wish: the person wants something else.
        """
        self.options = ()
        self.screen.show(question, style="bold")
        while True:
            typed = folded(self.entry())
            for word, answer in (("yes", True), ("no", False)):
                if not typed or self.word(word).startswith(typed):
                    return answer
            self.screen.show(self.say("entry-yes-no"), style="yellow")

    def entry(self) -> str:
        """Read an entry; explain, if that was asked.

        Raises:
            Wish: the person wants something else.
        """
        while True:
            typed = self.screen.ask(self.say("prompt"))
            word, _, rest = typed.partition(" ")
            word = folded(word)
            if word in self.wishes:
                wish = self.wishes[word](rest.strip())
                if self.aside(wish):
                    continue
                raise wish
            if typed == "?" or word == self.word("rules"):
                self.explain_rules()
            elif word == self.word("help"):
                self.screen.show(self.say("entry-help"), style="dim")
            elif word == self.word("why"):
                self.explain_refusal()
            else:
                return typed

    def refuse(self, refusal: ValueError) -> None:
        """Say why something is not done."""
        self.refused = refusal
        self.screen.show(self._reason(refusal), style="yellow")

    def _reason(self, refusal: ValueError) -> str:
        if isinstance(refusal, IllegalAction):
            return self.teller.reason(refusal.reason, self.family)
        return str(refusal)

    def explain_refusal(self) -> None:
        """Explain the last refusal: the rule behind it, and what would be right."""
        refusal = self.refused
        if refusal is None:
            self.screen.show(self.say("why-nothing"), style="dim")
            return
        self.screen.show(self._reason(refusal), style="yellow")
        if isinstance(refusal, IllegalAction):
            self.screen.show(self.say(f"why-{refusal.reason.code}"))
            self._name_clause(refusal.reason.code)
        if self.options:
            told = ", ".join(self.teller.action(self.family, action) for action in self.options)
            self.screen.show(self.say("why-right", actions=told))
        else:
            self.screen.show(self.say("entry-help"), style="dim")

    def _name_clause(self, code: str) -> None:
        """Say where in the rulebook the rule stands that a refusal rests on."""
        found = clause_for(self._chapters(), code)
        if found is not None:
            chapter, clause = found
            told = self.say("refused-by", chapter=chapter.title, sentence=clause.text)
            self.screen.show(told, style="dim")

    def explain_rules(self) -> None:
        """Show the rules in force."""
        called = self.teller.game(self.preset.name)
        title = self.say("rulebook-title", game=called, players=self.players)
        self.screen.show(title, style="bold underline")
        changed = self.rules.differences(self.preset.rules)
        show_chapters(self.screen, self.teller, self._chapters(), changed)

    def _chapters(self) -> Sequence[Chapter]:
        return chapters(self.teller.catalogue, self.family, self.rules, self.players)


def _never(_wish: Wish) -> bool:
    return False
