"""The ladders of `docs/strength.md`, from the results that `maija ladder --out` has kept.

What stands between the two marks of the page is generated; everything else there is written by
hand. A result is a file `docs/strength/GAME-PLAYERS.json`, or `GAME-PLAYERS-WHAT.json` for a game
with other options.
"""

import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "docs" / "strength"
BEGIN = "<!-- ladders: written by tools/strength.py from docs/strength/*.json -->"
END = "<!-- end of the ladders -->"
UNITS = {
    "losses": "Rating: 400 more are a tenth of the losses.",
    "points": "Rating: points per deal better than the mean of these players.",
}
DIGITS = {"losses": 0, "points": 2}


def text() -> str:
    """Return the page with the ladders that are kept."""
    page = PAGE.read_text(encoding="utf-8")
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE}: the lines {BEGIN} and {END} are missing")
    ladders = [ladder(json.loads(path.read_text())) for path in sorted(KEPT.glob("*.json"))]
    return f"{before}{begin}\n\n" + "\n".join(ladders) + f"\n{end}{after}"


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
