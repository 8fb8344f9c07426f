"""Writes the generated files, or with `--check` shows that they are up to date.

A generator is a module in `tools/` with a function `text() -> str`, or another one that is named
behind a colon. To add one, add a line to GENERATED.
"""

import difflib
import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GENERATED: dict[str, str] = {
    "docs/clauses.md": "tools.clauses",
    "docs/engine.md": "tools.engine",
    "docs/glossary.md": "tools.glossary",
    "docs/options.md": "tools.options",
    "docs/protocol.md": "tools.protocol:page",
    "docs/rules.md": "tools.rulebooks",
    "docs/strength.md": "tools.strength",
    "page/src/lib/protocol.ts": "tools.protocol",
    "page/src/lib/words.ts": "tools.protocol:words",
}
"""The file that is generated, from the root of the project: who knows its text."""


def main(arguments: list[str]) -> int:
    """Write all files, or compare them; return 1 if `--check` found a difference."""
    stale = 0
    for name, source in GENERATED.items():
        module, _, function = source.partition(":")
        path = ROOT / name
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        after: str = getattr(importlib.import_module(module), function or "text")()
        if before == after:
            continue
        if "--check" in arguments:
            stale += 1
            lines = difflib.unified_diff(
                before.splitlines(), after.splitlines(), name, source, lineterm=""
            )
            print("\n".join(list(lines)[:40]))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(after, encoding="utf-8")
            print(f"wrote {name}")
    if stale:
        print(f"{stale} generated files are not up to date: `make generate` writes them")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
