"""A person at a terminal that is none: what is shown is kept, what is typed comes from a rule."""

from __future__ import annotations

import io
import random
from typing import TYPE_CHECKING

from rich.console import Console

from maija.terminal import Screen

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence


class Person(Screen):
    """Types what a script says, then choices of the list at random, then no to another deal."""

    def __init__(
        self, script: Iterable[str] = (), *, width: int = 80, deals: int = 1, seed: int = 1
    ) -> None:
        """Sit down.

        Args:
            script: what is typed first, entry by entry.
            width: of the terminal.
            deals: how many deals the person plays.
            seed: of the choices.
        """
        self.paper = io.StringIO()
        super().__init__(Console(file=self.paper, width=width, highlight=False))
        self.script = list(script)
        self.deals = deals
        self.chance = random.Random(seed)
        self.list: list[str] = []
        self.asked: list[str] = []
        self.question = ""

    @property
    def shown(self) -> str:
        """Everything that was shown."""
        return self.paper.getvalue()

    def show(self, *lines: str, style: str = "", indent: int = 0) -> None:
        """Keep what is asked."""
        super().show(*lines, style=style, indent=indent)
        if style == "bold" and lines:
            self.question = lines[-1]

    def choices(self, items: Sequence[str]) -> None:
        """Keep the list."""
        self.list = list(items)
        self.asked.append(self.question)
        super().choices(items)

    def ask(self, prompt: str) -> str:
        """Type something."""
        typed = self.script.pop(0) if self.script else self._own()
        self.paper.write(f"{prompt} {typed}\n")
        return typed

    def _own(self) -> str:
        if "yes or no" in self.question:
            self.deals -= 1
            return "yes" if self.deals else "no"
        numbers = [str(number) for number in range(1, len(self.list) + 1)]
        if self.question.startswith("Pass"):
            return " ".join(self.chance.sample(numbers, 3))
        return self.chance.choice(numbers)
