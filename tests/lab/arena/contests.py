"""Contests for the tests, and players of the tests' own."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import thread_time
from typing import TYPE_CHECKING, Any

from maija.games.presets import PRESETS
from maija.lab.arena import Contest
from maija.players import PLAYERS, Memory, Player

if TYPE_CHECKING:
    import pytest

COSTS = ("cpu_ms_per_move", "cpu_ms_per_decision", "cpu_ms_most")


def contest(
    name: str, *seats: str, deals: int = 8, seed: int = 1, budget: float | None = None
) -> Contest:
    """Some deals of a game as it is."""
    return Contest(name, PRESETS[name].rules, seats, deals, seed, budget)


def without_costs(found: dict[str, Any]) -> dict[str, Any]:
    """Results without what depends on the machine."""
    lines = [
        {name: value for name, value in line.items() if name not in COSTS}
        for line in found["results"]
    ]
    return {**found, "results": lines}


@dataclass(frozen=True)
class Watcher(Player):
    """Plays as ``simple``, and tells the test what it is asked and shown."""

    asked: list[tuple[Any, ...]] = field(default_factory=list, compare=False)
    shown: list[tuple[Any, ...]] = field(default_factory=list, compare=False)
    burning: float = 0.0
    """Seconds of CPU time for each question."""
    answer: int | None = None
    """What it answers instead."""
    elsewhere: list[int] = field(default_factory=lambda: [0], compare=False)
    """Nanoseconds it claims to have spent in threads of its own; grows by the second entry."""

    def choose(self, family: Any, rules: Any, state: Any, seat: int, memory: Memory) -> int:
        self.asked.append((state.dealer, seat, tuple(state.hands), memory.rng))
        until = thread_time() + self.burning
        while thread_time() < until:
            pass
        self.elsewhere[0] += sum(self.elsewhere[1:])
        if self.answer is not None:
            return self.answer
        return PLAYERS["simple"].choose(family, rules, state, seat, memory)

    def observe(self, family: Any, rules: Any, state: Any, seat: int, memory: Memory) -> None:  # noqa: ARG002 -- as every player
        self.shown.append((seat, id(memory), state.told))

    def spent_elsewhere(self) -> int:
        return self.elsewhere[0]


def seat(monkeypatch: pytest.MonkeyPatch, name: str = "watcher", **more: Any) -> Watcher:
    """A watcher among the players."""
    watcher = Watcher(name, 99, {}, **more)
    monkeypatch.setitem(PLAYERS, name, watcher)
    return watcher
