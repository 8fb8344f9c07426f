"""Shows that the tests of the law reach every branch of it, in a plain run.

`python -m tools.coverage tests/clauses tests/games` fails under 100 %. Until there is a law and a
folder with its clauses, there is nothing to measure.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LAW = "src/maija/games/*/law/*.py"


def main() -> int:
    """Run the tests under coverage; return the status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", default="2", help="how many tests run at once")
    parser.add_argument("tests", nargs="+", help="folders with the tests of the law")
    chosen = parser.parse_args()
    folders = [folder for folder in chosen.tests if (ROOT / folder).is_dir()]
    if not any(ROOT.glob(LAW)) or chosen.tests[0] not in folders:
        print(f"coverage: nothing to measure before {LAW} and {chosen.tests[0]} are there")
        return 0
    pytest = (sys.executable, "-m", "pytest", "-n", chosen.workers)
    plain = ("-m", "not slow and not soak and not fast")
    cover = ("--cov", "--cov-branch", "--cov-report=term-missing", "--cov-fail-under=100")
    # The compiled twin is not traced, and what it runs must not count.
    command = (*pytest, *plain, *cover, *folders)
    return subprocess.run(command, cwd=ROOT, env=os.environ, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
