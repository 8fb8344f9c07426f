"""Where Numba is not installed only the test of its absence is collected."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("numba") else ["test_[!a]*.py", "tracing.py"]
