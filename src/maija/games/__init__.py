"""The games: their laws, presets and matches."""

from typing import Final

LAW: Final = 1
"""The number of the law. It is raised whenever play changes, and every record carries it."""
