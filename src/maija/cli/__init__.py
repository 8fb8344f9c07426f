"""The command ``maija``: one file per command; this one only opens the door.

It must load without any extra, to say which one is missing.
"""

import sys
from collections.abc import Sequence
from importlib.util import find_spec

NEEDED = ("typer", "rich", "fluent")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command ``maija``.

    Args:
        arguments: what is typed after the program's name; by default what was.

    Returns:
        The exit status: 0, 1 when an extra is missing, 2 for bad input, 130 when interrupted.
    """
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        told = f"the command needs {' and '.join(missing)}: pip install maija[terminal]"
        print(f"maija: {told}", file=sys.stderr)
        return 1
    from .app import run  # noqa: PLC0415 -- needs the extra terminal

    return run(arguments)
