"""How strong the players are meant to be: each claim, and the contest that is to bear it out.

A claim is put to a sequential test with both errors at 5 %, over at least 300 and at most 1,000
duplicate deals. Its two hypotheses are the value that is asked for and a clearly better one: where
the better one is accepted, the claim is *shown*; where the other is, the player may just reach what
is asked for, or not, and it is *not shown*. What must not live here: playing, files, words.
"""

from dataclasses import dataclass
from itertools import pairwise

LEAST, MOST = 300, 1000
"""Duplicate deals."""
SETTING = 200
"""Duplicate deals that compare master as at the table with master in the time of the others."""
BUDGET = "30ms"
LEVELS = ("novice", "casual", "skilled", "expert", "master")
ARENA = ("maija", "arena")
PEERS = ("python", "bench/hearts_peers.py")
OPENSPIEL, PROGRAM = "openspiel", "program"
SIMULATIONS = 1000
"""Of OpenSpiel for a move: more time than master takes, as the results show."""
XINXIN_SPENDS = "36ms"
"""What xinxin takes for a decision with 10,000 simulations in 30 worlds; ours may take no more."""
LINES = {"1-3": "one against three", "3-1": "three against one", "2-2": "two against two"}


@dataclass(frozen=True)
class Target:
    """One claim."""

    name: str
    """Also the name of its files."""
    who: str
    """Who plays what against whom, for a person."""
    asked: str
    """What is asked for."""
    words: tuple[str, ...]
    """The command that measures it, but for the number of deals and where they are kept."""
    sprt: str = ""
    """The test, as the command reads it."""
    peer: str = ""
    """What must be there beside Maija."""
    beside: str = ""
    """The target to whose first deals these are compared, deal by deal."""

    @property
    def most(self) -> int:
        """After how many deals it ends at the latest."""
        return SETTING if self.beside else MOST

    @property
    def least(self) -> int:
        """Before how many deals it does not end."""
        return SETTING if self.beside else LEAST

    def command(self, deals: int | None = None) -> tuple[str, ...]:
        """The command, to be typed in the root of the project."""
        words = (*self.words, "--deals", str(deals or self.most))
        return (*words, "--sprt", self.sprt, "--least", str(LEAST)) if self.sprt else words

    @property
    def text(self) -> str:
        """The command as it is told."""
        program = ("--command", "PROGRAM") if self.peer == PROGRAM else ()
        return " ".join((*self.command(), *program))


def _arena(game: str, seats: str, *options: str, budget: str = BUDGET) -> tuple[str, ...]:
    spends = ("--budget", budget) if budget else ()
    return (*ARENA, game, "--seats", seats, *spends, *options)


def _one(player: str, among: str, players: int) -> str:
    return ",".join((player, *[among] * (players - 1)))


def _losing(game: str, players: int, among: str, asked: str, better: str, packs: int = 1) -> Target:
    options = ("--set", "packs=2") if packs == 2 else ()
    return Target(
        f"{game}-{players}-{among}",
        f"{game}, {players} players{', two packs' if packs == 2 else ''}: master among `{among}`",
        f"loses at most {asked.replace('%', ' %')}",
        _arena(game, _one("master", among, players), *options),
        f"result:{asked}:{better}",
    )


def _points(game: str, players: int, asked: str, better: str) -> Target:
    return Target(
        f"{game}-{players}-habit",
        f"{game}, {players} players: master among `habit`",
        f"at least {asked} points a deal better",
        _arena(game, _one("master", "habit", players)),
        f"advantage:{asked}:{better}",
    )


def _setting(game: str) -> Target:
    """Master as at the table, where it may think longer."""
    return Target(
        f"{game}-4-setting",
        f"{game}, 4 players: master with 8,000 deals a decision among `habit`",
        f"no worse than with {BUDGET.replace('ms', ' ms')}",
        _arena(game, _one("master", "habit", 4), budget=""),
        beside=f"{game}-4-habit",
    )


def _level(game: str, better: str, lower: str, higher: str) -> Target:
    return Target(
        f"{game}-4-{higher}-{lower}",
        f"{game}, 4 players: {higher} among three {lower}",
        "better",
        _arena(game, _one(higher, lower, 4)),
        f"advantage:0:{better}",
    )


def _openspiel(line: str) -> Target:
    return Target(
        f"hearts-openspiel-{line}",
        f"hearts without passing: master against OpenSpiel's `ISMCTSBot`, {LINES[line]}",
        "at least 2 points a deal better",
        (*PEERS, OPENSPIEL, "--simulations", str(SIMULATIONS), "--line", line, "--budget", BUDGET),
        "2:3",
        OPENSPIEL,
    )


def _xinxin(line: str) -> Target:
    return Target(
        f"hearts-xinxin-{line}",
        f"hearts: master against xinxin with 10,000 simulations in 30 worlds, {LINES[line]}",
        "at least 1.5 points a deal better",
        (*PEERS, PROGRAM, "--line", line, "--budget", XINXIN_SPENDS),
        "1.5:2.5",
        PROGRAM,
    )


TARGETS = (
    _losing("mustamaija", 4, "simple", "3%", "2%"),
    _losing("mustamaija", 4, "habit", "7%", "5%"),
    _losing("musta-maija", 4, "habit", "7%", "5%"),
    _losing("mustamaija", 2, "habit", "4%", "2.5%"),
    _losing("musta-maija", 2, "habit", "4%", "2.5%"),
    # Half of an eighth.
    _losing("musta-maija", 8, "habit", "6.25%", "4.5%", packs=2),
    _points("hearts", 4, "2", "3"),
    _points("black-maria", 3, "3", "4"),
    *map(_openspiel, LINES),
    *map(_xinxin, LINES),
    *(_level("mustamaija", "3%", *two) for two in pairwise(LEVELS)),
    *(_level("hearts", "0.5", *two) for two in pairwise(LEVELS)),
    _setting("mustamaija"),
    _setting("hearts"),
)
"""All claims, in the order in which they are told."""


def named(names: str) -> tuple[Target, ...]:
    """The targets of a list with commas: whole names, or how they begin.

    Raises:
        ValueError: there is no such target; it says which there are.
    """
    wanted = [name.strip() for name in names.split(",") if name.strip()]
    for name in wanted:
        if not any(target.name.startswith(name) for target in TARGETS):
            known = "\n  ".join(target.name for target in TARGETS)
            raise ValueError(f"there is no target {name!r}. There are:\n  {known}")
    if not wanted:
        return TARGETS
    return tuple(t for t in TARGETS if any(t.name.startswith(name) for name in wanted))
