"""How good is the page, as Lighthouse sees it? The front page, and a table in play.

All four categories, each the median of three runs as on a middling phone (Lighthouse's usual
settings). It takes three minutes, and whatever else the machine does spoils the first of them.

    python bench/page.py            the figures, and the audits that cost something
    python bench/page.py --json     the figures as one JSON object
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from our_table.running import serving  # noqa: E402 -- the root must be known first
from page_lighthouse.measured import (  # noqa: E402 -- the same
    CATEGORIES,
    SCREENS,
    browsing,
    install,
    measure,
)

from tests.machine import launch_arguments  # noqa: E402 -- the same

WANTED = 95


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--runs", type=int, default=3, help="of which the median counts")
    given = parser.parse_args()
    node = install()
    figures: dict[str, dict[str, int]] = {}
    failed: dict[str, set[str]] = {}
    with (
        serving() as service,
        browsing(f"http://127.0.0.1:{service.port}/", launch_arguments()) as place,
    ):
        for screen in SCREENS:
            runs = [measure(node, place, screen, CATEGORIES) for _ in range(given.runs)]
            figures[screen] = {
                name: round(statistics.median(run.scores[name] for run in runs))
                for name in CATEGORIES
            }
            failed[screen] = {audit for run in runs for audit in run.failed}
    if given.json:
        print(json.dumps(figures))
        return
    print(f"Lighthouse, of 100, the median of {given.runs} runs; {WANTED} is wanted everywhere")
    for screen, scores in figures.items():
        row = ", ".join(f"{name} {score}" for name, score in scores.items())
        print(f"  {screen:14s} {row}")
        for audit in sorted(failed[screen]):
            print(f"                 costs something: {audit}")


if __name__ == "__main__":
    main()
