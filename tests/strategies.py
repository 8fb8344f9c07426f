"""Random tables for properties: a game with its options, a deal, and how the seats play it.

All strategies of Hypothesis stand here and nowhere else. What is drawn is plain and small (names,
texts, seeds), so that a failure prints as something that can be dealt again.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from maija.games.family import bits
from maija.games.mustamaija.terms import DECLINE, DEFENCE, DONE, DRAWING, LEAD, NAMING, TAKE
from maija.games.presets import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from maija.games.family import Family

TABLES = [(name, players) for name, preset in PRESETS.items() for players in preset.rules.seats()]
"""Every preset with every number of players."""
MANNERS = ("random", "takes", "feints", "beats")
"""How seats play: anything; give way and lead little; beat once, then take; beat and lead much."""
MOST_ACTIONS = 60_000
SOAK = os.environ.get("MAIJA_SOAK") == "1"


def examples(number: int) -> settings:
    """So many examples, always the same; in the soak ten times as many, always others."""
    return settings(
        max_examples=number * 10 if SOAK else number,
        derandomize=not SOAK,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


@dataclass(frozen=True)
class Setting:
    """A preset with some options changed, for so many players."""

    preset: str
    players: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def family(self) -> Family:
        """The family of the game."""
        return PRESETS[self.preset].family

    @property
    def rules(self) -> Any:
        """The rules in force."""
        return PRESETS[self.preset].changed(dict(self.options), self.players)


@dataclass(frozen=True)
class Game:
    """A whole deal that anybody can play again: what is dealt and how the seats act."""

    setting: Setting
    seed: int = 0
    dealer: int = 0
    manner: str = "random"
    number: int = 0
    """Which deal of the match it is (Hearts: where cards are passed)."""

    @property
    def family(self) -> Family:
        """The family of the game."""
        return self.setting.family

    @property
    def rules(self) -> Any:
        """The rules in force."""
        return self.setting.rules

    def start(self) -> Any:
        """The deal before the first action."""
        standing: dict[str, Any] = {"number": self.number} if self.family.name == "hearts" else {}
        return self.family.start(
            self.rules,
            self.setting.players,
            dealer=self.dealer % self.setting.players,
            seed=self.seed,
            **standing,
        )

    def walk(self, most: int = MOST_ACTIONS) -> Iterator[tuple[Any, int, int]]:
        """Play: the state before each action, who acts and what he does.

        The state is one and the same object, changed by the law; copy it to keep it. After the
        last action comes the last state, with seat and action -1.
        """
        family, rules, state = self.family, self.rules, self.start()
        chance = Random(self.seed)
        for _ in range(most):
            waiting = family.law.turn(state)
            if waiting == 0:
                break
            seat, action = self._choose(rules, state, chance)
            yield state, seat, action
            family.law.apply(rules, state, seat, action)
        yield state, -1, -1

    def end(self, most: int = MOST_ACTIONS) -> Any:
        """The state after the last action."""
        return [state for state, _, _ in self.walk(most)][-1]

    def _choose(self, rules: Any, state: Any, chance: Random) -> tuple[int, int]:
        family = self.family
        waiting = family.law.turn(state)
        seat = chance.choice(list(bits(waiting)))
        if self.manner == "random" and chance.random() < 0.25:
            # Some may act out of turn: they may name trumps at any time.
            others = [
                other for other in range(state.players) if family.law.legal(rules, state, other)
            ]
            seat = chance.choice(others)
        options = list(bits(family.law.legal(rules, state, seat)))
        if self.manner == "random":
            return seat, chance.choice(options)
        if family.name == "hearts":
            # Highest, lowest, or the highest for one seat alone, who may shoot the moon.
            high = self.manner == "takes" or (self.manner == "feints" and seat == self.dealer)
            return seat, options[-1] if high else options[0]
        return seat, self._in_manner(state, options)

    def _in_manner(self, state: Any, options: list[int]) -> int:
        giving_way = self.manner in {"takes", "feints"}
        cards = [action for action in options if action < 52]
        if state.phase == LEAD and DONE in options:
            least = 1 if self.manner == "takes" else 2
            return cards[0] if cards and (state.led < least or not giving_way) else DONE
        if state.phase == DEFENCE and TAKE in options:
            beats = not giving_way or (self.manner == "feints" and state.asked == 0)
            return cards[0] if cards and beats else TAKE
        if state.phase in {DRAWING, NAMING} and giving_way and DECLINE in options:
            return DECLINE
        return cards[0] if cards else options[0]


def tables(preset_family: str = "") -> st.SearchStrategy[Setting]:
    """A preset and a number of players, with options that can stand together."""
    plain = [Setting(*table) for table in TABLES]
    fit = [one for one in plain if preset_family in {"", one.family.name}]
    return st.sampled_from(fit).flatmap(_changed)


@st.composite
def _changed(draw: st.DrawFn, plain: Setting) -> Setting:
    rules = plain.family.rules
    changes = draw(
        st.dictionaries(st.sampled_from(rules.names()), st.integers(0, 9), max_size=6).map(
            lambda drawn: {
                name: rules.values(name)[at % len(rules.values(name))] for name, at in drawn.items()
            }
        )
    )
    base = PRESETS[plain.preset].rules
    options = {name: rules.written(name, value) for name, value in changes.items()}
    # What clashes goes back to the preset, one field after the other: in the end it fits.
    while True:
        reasons = plain.family.clashes(base.changed(options), plain.players, base)
        if not reasons:
            break
        named = {
            text.partition("=")[0] for reason in reasons for text in reason.facts.get("fields", [])
        }
        del options[next(name for name in options if name in named or not named)]
    kept = base.changed(options).differences(base)
    return Setting(plain.preset, plain.players, tuple(kept.items()))


def games(preset_family: str = "") -> st.SearchStrategy[Game]:
    """A deal of any preset for any number of players, played in any manner."""
    return st.builds(
        Game,
        setting=tables(preset_family),
        seed=st.integers(0, 2**32 - 1),
        dealer=st.integers(0, 7),
        manner=st.sampled_from(MANNERS),
        number=st.integers(0, 4),
    )
