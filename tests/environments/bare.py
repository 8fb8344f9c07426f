"""The library alone is plain Python: nothing of anyone else is loaded, and no NumPy is missed."""

import sys
from importlib.metadata import distribution
from importlib.resources import files

before = set(sys.modules)
import maija  # noqa: E402 - what was loaded before does not count

loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
foreign = loaded - set(sys.stdlib_module_names) - {"maija"}
assert not foreign, f"`import maija` loads {', '.join(sorted(foreign))}"
assert maija.__version__ == distribution("maija").version
assert files("maija").joinpath("py.typed").is_file(), "py.typed is not in the wheel"
