"""The extra `terminal` is enough for the command `maija`."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import maija

for module in ("typer", "rich", "fluent.runtime"):
    import_module(module)

command = Path(sys.executable).parent / "maija"
done = subprocess.run([command, "--version"], check=True, capture_output=True, text=True)
assert maija.__version__ in done.stdout, done.stdout

# A lesson stands beside the tables of the service, and needs nothing of them.
done = subprocess.run(
    [command, "learn", "hearts"], check=True, capture_output=True, text=True, input="quit\n"
)
assert "♠A" in done.stdout, done.stdout
