"""The tables of `docs/strength.md`: what `make strength` and `maija ladder --out` have kept.

What stands between two marks of the page is generated; everything else there is written by hand.
Of a target the result is `docs/strength/targets/NAME.json`; of a ladder
`docs/strength/GAME-PLAYERS.json`, or `GAME-PLAYERS-WHAT.json` for a game with other options.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tools.targets import TARGETS, Target

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "docs" / "strength"
BEGIN = "<!-- ladders: written by tools/strength.py from docs/strength/*.json -->"
END = "<!-- end of the ladders -->"
TARGETS_BEGIN = "<!-- targets: written by tools/strength.py from docs/strength/targets/*.json -->"
TARGETS_END = "<!-- end of the targets -->"
COST = """What a decision cost, in ms of CPU time: on average, at most, how many cost over three
times the budget; and on average those of the others."""
UNITS = {
    "losses": "Rating: 400 more are a tenth of the losses.",
    "points": "Rating: points per deal better than the mean of these players.",
}
DIGITS = {"losses": 0, "points": 2}


def text() -> str:
    """Return the page with the targets and ladders that are kept."""
    page = PAGE.read_text(encoding="utf-8")
    ladders = [ladder(json.loads(path.read_text())) for path in sorted(KEPT.glob("*.json"))]
    page = filled(page, BEGIN, "\n".join(ladders), END)
    files = sorted((KEPT / "targets").glob("*.json"))
    results = {path.stem: json.loads(path.read_text()) for path in files}
    return filled(page, TARGETS_BEGIN, targets(TARGETS, results), TARGETS_END)


def filled(page: str, begin: str, told: str, end: str) -> str:
    """Return the page with something else between two marks.

    Raises:
        SystemExit: the marks are missing.
    """
    before, found, rest = page.partition(begin)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise SystemExit(f"{PAGE}: the lines {begin} and {end} are missing")
    return f"{before}{begin}\n\n{told}\n{end}{after}"


def targets(wanted: Sequence[Target], results: dict[str, dict[str, Any]]) -> str:
    """Write the table of targets, and the commands that measured them."""
    lines = [
        "| who | asked for | found | 95 % interval | deals | CPU, s | verdict |",
        "| --- | --- | ---: | --- | ---: | ---: | --- |",
    ]
    commands, costs = [], []
    for target in wanted:
        kept = results.get(target.name)
        if kept is None:
            lines.append(f"| {target.who} | {target.asked} | | | | | not measured |")
            continue
        found, low, high = (amount(kept, kept[name]) for name in ("mean", "low", "high"))
        lines.append(
            f"| {target.who} | {target.asked} | {found} | {low} to {high} | {kept['deals']:,} |"
            f" {kept['cpu_seconds']:,.0f} | {kept['verdict']} |"
        )
        commands.append(f"{kept['command']}    # {kept['deals']} deals")
        costs.append(
            f"| {target.who} | {kept['cpu_ms_per_decision']:.1f} | {kept['cpu_ms_most']:.0f} |"
            f" {kept['over_budget']} of {kept['decisions']:,} |"
            f" {kept['their_cpu_ms_per_decision']:.1f} |"
        )
    return "\n".join(
        [
            *lines,
            "",
            COST,
            "",
            "| who | average | most | too dear | the others |",
            "| --- | ---: | ---: | ---: | ---: |",
            *costs,
            "",
            "```",
            *commands,
            "```",
            "",
        ]
    )


def amount(kept: dict[str, Any], value: float | None) -> str:
    """Write a share of lost deals, or points, with a sign where it is a difference."""
    if value is None:
        return "?"
    sign = "" if kept["measure"] == "result" else "+"
    if kept["unit"] == "losses":
        return f"{100 * value:{sign}.1f} %"
    return f"{value:{sign}.2f}"


def ladder(kept: dict[str, Any]) -> str:
    """Write one ladder as a section."""
    options = "".join(f", {name}={value}" for name, value in kept["options"].items())
    digits = DIGITS[kept["unit"]]
    played = (
        f"{kept['deals']:,} deals for each pair, the two alternately at the table, each deal once "
        f"for every way of sitting. {UNITS[kept['unit']]}"
    )
    lines = [
        f"### {kept['preset']}{options}, {kept['players']} players",
        "",
        "```",
        kept["command"],
        "```",
        "",
        played,
        "",
        "| player | rating | 95 % interval | CPU, ms a move | CPU, ms a decision | at most |",
        "| --- | ---: | --- | ---: | ---: | ---: |",
    ]
    for line in kept["results"]:
        rating, low, high = (number(line[name], digits) for name in ("rating", "low", "high"))
        costs = (line[f"cpu_ms_{name}"] for name in ("per_move", "per_decision", "most"))
        spent = " | ".join(f"{cost:.3f}" for cost in costs)
        lines.append(f"| {line['player']} | {rating} | {low} to {high} | {spent} |")
    lines += [
        "",
        "| pair | difference | 95 % interval |",
        "| --- | ---: | --- |",
    ]
    for pair in kept["pairs"]:
        shown = (number(pair[name], digits) for name in ("difference", "low", "high"))
        difference, low, high = shown
        lines.append(f"| {pair['first']} - {pair['second']} | {difference} | {low} to {high} |")
    if kept["freedom"]:
        misfit = f"chi-square {kept['misfit']:.1f} with {kept['freedom']} degrees of freedom"
        lines += ["", f"How badly one row of ratings fits these pairs: {misfit}."]
    if kept["broken_off"]:
        lines += ["", f"Broken off: {kept['broken_off']} games that went in circles."]
    return "\n".join(lines) + "\n"


def number(value: float, digits: int) -> str:
    """Write a rating."""
    return f"{value:+.{digits}f}"
