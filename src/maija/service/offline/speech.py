"""Project Fluent in a browser: the sentences are put together by the page's own implementation.

``fluent.runtime`` would bring the data of all the world's languages along. What ``maija.text``
uses of it stands here, upon a bundle that the worker makes with ``@fluent/bundle``.
"""

from __future__ import annotations

import json
import sys
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence


class FluentResource(NamedTuple):
    """The text of a file of sentences."""

    text: str


class Message(NamedTuple):
    """A sentence; its pattern is looked up by its name."""

    value: str


def install(make: Callable[..., Any]) -> None:
    """Let ``maija.text`` find Fluent; call it before the first import of that.

    Args:
        make: makes a bundle of the page: for a language, with a function for ``FORM``. It has
            ``add(text)``, ``has(name)`` and ``say(name, facts)``, which takes facts as JSON and
            gives a sentence and what was wrong with it as JSON.
    """

    class FluentBundle:
        """The sentences of one language."""

        def __init__(
            self,
            locales: Sequence[str],
            functions: Mapping[str, Callable[..., str]],
            *,
            use_isolating: bool,
        ) -> None:
            del use_isolating  # the page isolates nothing
            self._bundle = make(locales[0], functions["FORM"])

        def add_resource(self, resource: FluentResource) -> None:
            """Take the sentences of a file."""
            self._bundle.add(resource.text)

        def has_message(self, name: str) -> bool:
            """Whether there is a sentence of that name."""
            return bool(self._bundle.has(name))

        def get_message(self, name: str) -> Message:
            """The sentence of that name."""
            return Message(name)

        def format_pattern(
            self, pattern: str, facts: Mapping[str, str | float]
        ) -> tuple[str, list[str]]:
            """A sentence with its facts, and what was wrong with them."""
            text, faults = json.loads(self._bundle.say(pattern, json.dumps(facts)))
            return text, faults

    fluent, runtime = ModuleType("fluent"), ModuleType("fluent.runtime")
    vars(runtime).update(FluentBundle=FluentBundle, FluentResource=FluentResource)
    vars(fluent).update(runtime=runtime)
    sys.modules["fluent"], sys.modules["fluent.runtime"] = fluent, runtime
