"""Shows that the tests of the law reach every branch of it, in a plain run.

`python -m tools.law_coverage tests/clauses tests/games` fails under 100 %. Until there is a law
and the first folder with its tests, there is nothing to measure. Which files are the law says
`tool.coverage.run` in `pyproject.toml`.
"""

import argparse
import subprocess
import sys
from pathlib import Path

from coverage import Coverage

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Run the tests under coverage and print what they miss; return the status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", default="2", help="how many tests run at once")
    parser.add_argument("tests", nargs="+", help="folders with the tests of the law")
    chosen = parser.parse_args()
    coverage = Coverage(data_file=str(ROOT / ".coverage"))
    patterns: list[str] = coverage.get_option("run:include")  # type: ignore[assignment]
    law = {str(path) for pattern in patterns for path in ROOT.glob(pattern)}
    folders = [folder for folder in chosen.tests if (ROOT / folder).is_dir()]
    if not law or chosen.tests[0] not in folders:
        print(f"coverage: nothing to measure before there is a law and {chosen.tests[0]}")
        return 0
    # Without the compiled twin: it is not traced, and what it runs must not count.
    pytest = (sys.executable, "-m", "pytest", "-n", chosen.workers)
    plain = ("-m", "not slow and not soak and not fast", "--cov", "--cov-report=")
    status = subprocess.run((*pytest, *plain, *folders), cwd=ROOT, check=False).returncode
    if status:
        return status
    coverage.load()
    reached = coverage.get_data().measured_files()
    for path in sorted(law - reached):
        print(f"coverage: no test reaches {path}")
    percent = coverage.report(show_missing=True) if reached else 0
    print(f"coverage: {percent:.2f} % of the branches of the law")
    return 1 if law - reached or percent < 100 else 0


if __name__ == "__main__":
    sys.exit(main())
