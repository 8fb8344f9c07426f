"""The extra `table` has all of `terminal`, and later the web service."""

import subprocess
import sys
from pathlib import Path

script = Path(__file__).with_name("terminal.py")
subprocess.run([sys.executable, "-I", str(script)], check=True)
