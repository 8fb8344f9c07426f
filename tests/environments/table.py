"""The extra `table` has all of `terminal`, and the web page without a Node to build it."""

import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

script = Path(__file__).with_name("terminal.py")
subprocess.run([sys.executable, "-I", str(script)], check=True)

assert shutil.which("node") is None
page = files("maija.service").joinpath("static", "index.html").read_text(encoding="utf-8")
assert '<script type="module"' in page
