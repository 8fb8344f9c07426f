"""What mistakes the levels make, and how often.

One of each level sits among three `habit`, in the same deals. It is counted how often it parts with
the wrong cards and, of those that play by rules of thumb, how often it would have done something
else had it forgotten nothing (it judges the cards as it does, but is asked with the memory of
`habit`); who searches forgets nothing. The law and those who play by rules of thumb run plain.

    python bench/levels.py --deals 400
    python bench/levels.py --levels novice,casual,habit --json
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, MutableSequence, Sequence
from types import FunctionType
from typing import Any

from maija.cards import FULL_PACK, QUEEN_OF_SPADES, SUIT_MASKS, TEN
from maija.chance import seeded
from maija.games.mustamaija.law import stock_left
from maija.games.mustamaija.terms import DEFENCE, LEAD
from maija.games.presets import PRESETS
from maija.players import DRIVERS, PLAYERS, Memory, Searcher

LEVELS = ("novice", "casual", "habit", "skilled", "expert", "master")
BUDGET = 0.03
"""Seconds of CPU time that a level that searches may spend on a decision."""
SEATS = 4
Rules = Any
State = Any
QUEEN = 1 << QUEEN_OF_SPADES
REMINDED = "would do something else if it had forgotten nothing"
TRUMP_SPENT = "spends a trump on a plain card below the ten while there is a stock"
TRUMP_LED = "leads trumps while it has other cards and there is a stock"
QUEEN_KEPT = "leads without the queen that it has when the stock is gone"
QUEEN_TAKEN = "takes the queen"
MOON = "sees somebody else's moon"
LOST = "loses the deal"
Counts = Counter[str]


class Watched:
    """A seat whose decisions are looked at."""

    def __init__(self, game: str, level: str) -> None:
        """Seat a level at a game, and three others."""
        preset = PRESETS[game]
        self.family, self.rules = preset.family, preset.rules
        self.player, self.habit = PLAYERS[level].within(BUDGET), PLAYERS["habit"]
        self.searches = isinstance(self.player, Searcher)
        self.player.prepare(self.family)
        self.level = self.player.level
        self.seat = 0
        self.reminded = Memory()
        self.ways: Counts = Counter()
        """How often it was in a position to make a mistake."""
        self.wrongs: Counts = Counter()
        """How often it made it."""
        driver: Any = DRIVERS[self.family.name]
        own: dict[str, Any] = {"decide": self.decide}
        if "attend" in vars(driver):
            own["attend"] = self.attend
        # The driver's own loop, with us in the place of its decisions.
        self.play_out = FunctionType(driver.play_out.__code__, {**vars(driver), **own})

    def attend(
        self, r: Rules, s: State, seated: MutableSequence[int], memories: Sequence[Memory]
    ) -> None:
        """Let everybody look, and keep in mind what the level would know if it forgot nothing."""
        DRIVERS[self.family.name].attend(r, s, seated, memories)  # type: ignore[attr-defined] # where there is one
        self.habit.observe(self.family, r, s, self.seat, self.reminded)
        if self.searches:
            self.player.observe(self.family, r, s, self.seat, memories[self.seat])

    def decide(self, number: int, r: Rules, s: State, seat: int, memory: Memory) -> int:
        """Ask whoever sits there; look at what the level does."""
        before = memory.copy()
        if seat == self.seat and self.searches:
            if self.family.name == "hearts":  # whose driver lets nobody attend
                self.player.observe(self.family, r, s, seat, memory)
            action = self.player.choose(self.family, r, s, seat, memory)
        else:
            action = DRIVERS[self.family.name].decide(number, r, s, seat, memory)
        if seat == self.seat and action >= 0:
            if self.family.name == "hearts":
                self.habit.observe(self.family, r, s, seat, self.reminded)
            options = self.family.law.legal(r, s, seat)
            if options & (options - 1) and self.begins(s) and not self.searches:
                self.remind(r, s, before, memory, action)
            if self.family.name == "mustamaija":
                self.judge(s, memory, options, action)
        return action

    def begins(self, s: State) -> bool:
        """Whether this is the first action of what is decided at once."""
        return self.family.name == "hearts" or s.phase == DEFENCE or s.led == 0

    def remind(self, r: Rules, s: State, before: Memory, after: Memory, action: int) -> None:
        """Ask again with a memory that has forgotten nothing."""
        again = self.reminded.copy()
        again.rng, again.forgets, again.misjudges = before.rng, 0, self.level
        policy = self.player.policies[self.family.name]
        other = policy(r, s, self.seat, again)
        same = other == action
        if self.family.name == "mustamaija" and s.phase == LEAD:
            same = same and (again.plan, again.plan_twice) == (after.plan, after.plan_twice)
        self.count(REMINDED, not same)

    def judge(self, s: State, memory: Memory, options: int, action: int) -> None:
        """Look which cards of Mustamaija it parts with."""
        hand = s.hands[self.seat]
        trumps = SUIT_MASKS[s.trump] if s.trump >= 0 else 0
        if s.phase == DEFENCE and s.asked < s.led and stock_left(s):
            card = s.attack[s.asked]
            cards = options & FULL_PACK
            small = card // 13 != s.trump and card % 13 < TEN
            if small and cards & trumps and not cards & SUIT_MASKS[card // 13] & ~QUEEN:
                self.count(TRUMP_SPENT, bool(trumps >> action & 1))
        if s.phase == LEAD and s.led == 0:
            if stock_left(s) and hand & trumps and hand & ~trumps & ~QUEEN:
                self.count(TRUMP_LED, bool(trumps >> action & 1))
            if not stock_left(s) and hand & QUEEN and hand & ~QUEEN:
                led = memory.plan | 1 << action
                if self.searches:
                    led = 1 << action | sum(1 << card for card in memory.ahead if 0 <= card < 52)
                self.count(QUEEN_KEPT, not led & QUEEN)

    def count(self, mistake: str, made: bool) -> None:  # noqa: FBT001 -- of a bench
        """Count a mistake that was made, or could have been."""
        self.ways[mistake] += 1
        self.wrongs[mistake] += made

    def deal(self, number: int) -> None:
        """Play a deal; the level moves on by a seat from one to the next."""
        law, base = self.family.law, 16 * number
        s = self.family.state(players=SEATS)
        self.seat = number % SEATS
        memories = [Memory(rng=seeded(base + 1 + at)) for at in range(8)]
        self.reminded = Memory()
        seated = [self.habit.number] * 8
        seated[self.seat] = self.player.number
        s.dealer = number // SEATS % SEATS
        if self.family.name == "hearts":
            s.number = number // SEATS
        s.rng = seeded(base)
        law.stack(self.rules, s)
        law.shuffle(s)
        law.start(self.rules, s)
        self.play_out(self.rules, s, seated, memories)
        if self.family.name == "mustamaija":
            self.count(LOST, s.loser == self.seat)
            return
        taken = bool(s.captured[self.seat] & QUEEN)
        self.count(QUEEN_TAKEN, taken)
        self.count(MOON, s.shooter >= 0 and s.shooter != self.seat)


def table(deals: int, levels: Sequence[str]) -> dict[str, dict[str, dict[str, tuple[int, int]]]]:
    """By game, mistake and level: how often it was made, of how many times that it could be."""
    found: dict[str, dict[str, dict[str, tuple[int, int]]]] = {}
    for game in ("mustamaija", "hearts"):
        rows = found.setdefault(game, {})
        for level in levels:
            watched = Watched(game, level)
            for number in range(deals):
                watched.deal(number)
            for mistake, ways in watched.ways.items():
                rows.setdefault(mistake, {})[level] = (watched.wrongs[mistake], ways)
    return found


def show(
    found: dict[str, dict[str, dict[str, tuple[int, int]]]],
    levels: Sequence[str],
    say: Callable[[str], None],
) -> None:
    """Show the table, as the documentation has it."""
    for game, rows in found.items():
        say(f"| {game} | " + " | ".join(levels) + " |")
        say("| --- |" + " ---: |" * len(levels))
        for mistake, counted in rows.items():
            cells = (counted.get(level, (0, 0)) for level in levels)
            told = (
                f"{100 * made / ways:.1f} % of {ways:,}" if ways else "" for made, ways in cells
            )
            say(f"| {mistake} | " + " | ".join(told) + " |")
        say("")


def main() -> None:
    """Count and show."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--levels", default=",".join(LEVELS), help="names with commas")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    levels = [name.strip() for name in chosen.levels.split(",")]
    found = table(chosen.deals, levels)
    if chosen.json:
        print(json.dumps(found))
    else:
        show(found, levels, print)


if __name__ == "__main__":
    main()
