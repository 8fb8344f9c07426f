"""The command `maija`: one file per command; this one only reads the command line."""

import argparse
from collections.abc import Sequence

import maija


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command `maija` with `arguments` (without the program's name); return the status."""
    parser = argparse.ArgumentParser(prog="maija", description=maija.__doc__)
    parser.add_argument("--version", action="version", version=f"maija {maija.__version__}")
    parser.parse_args(arguments)
    parser.print_help()
    return 0
