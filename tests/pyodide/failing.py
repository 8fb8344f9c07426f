"""A test that holds and one that does not: shows that failures come out of Pyodide.

Its name keeps pytest from finding it; `test_pyodide.py` asks for it.
"""

import sys


def test_this_is_a_browsers_python() -> None:
    assert sys.platform == "emscripten"


def test_this_fails() -> None:
    assert sys.platform == "linux"
