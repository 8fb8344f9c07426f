"""The Python of browsers: with it the page of Maija plays against computers without a network.

Only files: Pyodide and the wheel of msgspec that fits it, packed with gzip, and their licences.
What is played in it is the Maija that is installed beside this.
"""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parent / "runtime"
"""Where the files lie."""
