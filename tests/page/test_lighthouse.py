"""The audits of Lighthouse that do not hang on the speed of a machine; `bench/page.py` has all.

Lighthouse is large and only these tests and that bench want it, so it is no package of the page:
it is installed beside the bench, from the lock there, the first time.
"""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.machine import launch_arguments
from tests.page.test_play import address

__all__ = ["address"]

BENCH = Path(__file__).resolve().parents[2] / "bench"
ASKED = """
import json, sys
sys.path.insert(0, sys.argv[1])
from page_lighthouse.measured import SCREENS, browsing, install, measure
with browsing(sys.argv[2], json.loads(sys.argv[3])) as place:
    node = install()
    found = {one: measure(node, place, one, ["accessibility", "best-practices"]) for one in SCREENS}
print(json.dumps(found))
"""
"""In a process of its own: a browser is driven here already."""


@pytest.mark.slow
def test_lighthouse_finds_fault_with_a_screen(address):
    words = [sys.executable, "-c", ASKED, str(BENCH), address, json.dumps(launch_arguments())]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    for screen, (scores, failed) in json.loads(done.stdout).items():
        assert scores == {"accessibility": 100, "best-practices": 100}, (screen, failed)
