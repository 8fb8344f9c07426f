"""A lesson in the terminal: the deal that is laid out for it, its steps, and the person's entries.

What the lesson has for each seat stands in ``maija.table.lessons``, and what may be done the law
says. Nothing of a lesson is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from maija.games.family import IllegalAction
from maija.games.match import Match
from maija.games.presets import preset
from maija.players import PLAYERS, Memory
from maija.table.lessons import LESSONS, Stand, follow, following, stand

from .asking import Asking, Quit, Undo, Wish
from .ends import tell_result
from .game import TABLES
from .telling import YOU, Teller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from maija.games.told import Told

    from .screen import Screen

PLAYER: Final = PLAYERS["habit"]
"""Who plays where the lesson has nothing, or nothing that fits."""


class Learning:
    """A lesson in the terminal."""

    def __init__(self, screen: Screen, teller: Teller, name: str) -> None:
        """Lay out the deal.

        Args:
            screen: where it is shown.
            teller: says things in the person's language.
            name: the name of the lesson.
        """
        self.screen = screen
        self.teller = screen.teller_for(teller)
        self.lesson = LESSONS[name]
        chosen = preset(self.lesson.game)
        self.family = chosen.family
        self.rules = chosen.changed(self.lesson.options, self.lesson.players)
        self.telling = TABLES[self.family.name]
        self.asking = Asking(
            screen, self.teller, chosen, self.rules, self.lesson.players, self._aside
        )
        self.shown: Stand | None = None
        """What was last said of the lesson."""
        self._lay_out()

    def _lay_out(self, turns: Sequence[tuple[int, tuple[int, ...]]] = ()) -> None:
        """Deal, and play so far."""
        lesson = self.lesson
        self.match = Match(self.family, self.rules, lesson.players, lesson.dealer)
        self.state: Any = self.match.start(pack=lesson.pack)
        self.turns: list[tuple[int, tuple[int, ...]]] = []
        self.memories = [Memory(1 + seat) for seat in range(lesson.players)]
        self.news: list[Told] = list(self.family.told(self.rules, self.state, YOU))
        self._observe(self.state)
        for seat, actions in turns:
            self.news = []
            self._apply(seat, *actions)

    def play(self) -> int:
        """Give the lesson, to the end of the deal or until the person leaves; the exit status."""
        self.screen.rule(self.say("learn-title", game=self.teller.game(self.asking.preset.name)))
        self.screen.show(self.say("lesson-set-up"), style="dim")
        try:
            while not self.family.over(self.state):
                self._step()
        except (Quit, EOFError):
            self.screen.space()
        else:
            self._tell_news()
            self.match.finish(self.state)
            tell_result(self.screen, self.teller, self.match)
            command = f"maija play {self.lesson.game}"
            self.screen.show(self.say("learn-end", command=command))
        self.screen.show(self.say("goodbye"))
        return 0

    # --- turns ---

    def _step(self) -> None:
        """One turn of somebody; the others first where all are asked at once."""
        waiting = self.family.turn(self.state)
        seat = next((seat for seat in waiting if seat != YOU), YOU)
        if seat != YOU:
            self._apply(seat, *self._chosen(seat))
            return
        try:
            self._ask()
        except Undo:
            self._take_back()
            return
        if YOU not in self.family.turn(self.state):
            self._tell_stand()

    def _chosen(self, seat: int) -> tuple[int, ...]:
        """What another seat does: as the lesson has it, if the law allows that."""
        group = following(self.lesson, self.turns, seat)
        try:
            self.family.steps(self.rules, self.state, seat, *group)
        except IllegalAction:
            group = ()
        if group:
            return group
        memory = self.memories[seat]
        return (PLAYER.choose(self.family, self.rules, self.state, seat, memory),)

    def _apply(self, seat: int, *actions: int) -> None:
        """Do actions, whole or not at all.

        Raises:
            IllegalAction: one of them is refused; then nothing was done.
        """
        states = self.family.steps(self.rules, self.state, seat, *actions)
        self.turns.append((seat, actions[: len(states)]))
        for state in states:
            self.news += self.family.told(self.rules, state, YOU)
            self._observe(state)
        self.state = states[-1]

    def _observe(self, state: Any) -> None:  # noqa: ANN401 -- the family's
        for seat, memory in enumerate(self.memories):
            PLAYER.observe(self.family, self.rules, state, seat, memory)

    # --- the person ---

    def _ask(self) -> None:
        """Show the table and the step, and let the person do something."""
        view = self.family.view(self.rules, self.state, YOU)
        choices = self.family.choices(self.rules, self.state, YOU)
        if self._tell_news():
            self.screen.space()
        self.screen.show(*self.telling.table(self.teller, view, self.rules))
        self._tell_stand()
        self.screen.show(self.telling.question(self.teller, view, choices), style="bold")
        self.asking.offer(self.family.legal(self.rules, self.state, YOU))
        self.asking.decision(choices, lambda actions: self._apply(YOU, *actions))

    def _tell_news(self) -> bool:
        """Show what has happened since the person was last told; whether anything has."""
        told = self.telling.sentences(self.teller, self.news)
        self.screen.space()
        self.screen.show(*told)
        self.news = self.telling.untold(self.news)
        return bool(told)

    def _tell_stand(self) -> None:
        """Show where the person is in the lesson, if that was not just shown."""
        asked = YOU in self.family.turn(self.state)
        now = stand(self.lesson, self.turns, asked=asked)
        if now == self.shown:
            return
        self.shown = now
        self.screen.space()
        number, steps = now.number + 1, len(self.lesson.steps)
        self.screen.show(self.say("lesson-step", number=number, steps=steps), style="dim")
        self.screen.show(self._sentence(now))
        if now.stands == "left":
            self.screen.show(self.say("learn-back", undo=self.say("undo")))

    def _sentence(self, now: Stand) -> str:
        """What is said of the step."""
        if now.stands == "left":
            return self.say("lesson-left")
        lesson, step = self.lesson, self.lesson.steps[now.number]
        ends = {"asked": step.name, "done": f"{step.name}-done", "over": "over"}
        return self.say(
            f"lesson-{lesson.name}-{ends[now.stands]}",
            cards=self.teller.cards(step.cards),
            against=self.teller.cards(step.against),
            left=self.teller.seat(1),
            across=self.teller.seat(2 % lesson.players),
            right=self.teller.seat(lesson.players - 1),
        )

    def _take_back(self) -> None:
        """Go back to the step that was left, or to the person's last decision."""
        left = follow(self.lesson, self.turns).left
        own = [at for at, (seat, _) in enumerate(self.turns) if seat == YOU]
        self._lay_out(self.turns[: own[-1] if left is None else left])
        self.news, self.shown = [], None
        self.screen.show(self.say("undo-done"), style="dim")

    def _aside(self, wish: Wish) -> bool:
        """Fulfil a wish without leaving the question, or say why it cannot be fulfilled."""
        if isinstance(wish, Quit):
            return False
        if isinstance(wish, Undo):
            if any(seat == YOU for seat, _ in self.turns):
                return False
            self.screen.show(self.say("undo-nothing"), style="yellow")
            return True
        self.screen.show(self.say("learn-nothing-kept"), style="yellow")
        return True

    def say(self, message: str, /, **facts: str | float) -> str:
        """A sentence of the catalogue."""
        return self.teller.say(message, **facts)


__all__ = ["Learning"]
