"""`python -m maija` is the command `maija`."""

import sys

from maija.cli import main

if __name__ == "__main__":
    sys.exit(main())
