"""What the service writes down: one line for each thing worth knowing, and no secret ever.

Whoever logs gives names of tables, codes of reasons and numbers only; any other field is struck
out. What is secret has a shape, too: cookies, tokens, keys and the secrets of deals are 32
hexadecimal digits or more, invitation codes are syllables, and secrets of an address stand behind
``?`` or ``#``. Whatever looks so is hidden, in tracebacks as well.
"""

from __future__ import annotations

import logging
import re
import sys
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import structlog

from .codes import CONSONANTS, VOWELS

if TYPE_CHECKING:
    from collections.abc import Callable, MutableMapping
    from typing import TextIO

HIDDEN: Final = "[hidden]"
_ALLOWED: Final = frozenset(
    "event level timestamp table code path exc_info exception logger "
    "version port address count".split()
)
_WORD: Final = f"(?:[{CONSONANTS}][{VOWELS}]){{2}}"
_SECRETS: Final = re.compile(
    rf"[0-9a-f]{{32,}}|\b{_WORD}(?:[\s_.-]?{_WORD}){{2}}\b|(?<=\S)[?#][^\s\"'<>]+",
    re.IGNORECASE,
)
_FORMS: Final[dict[str, Callable[[], Any]]] = {
    "text": partial(structlog.processors.LogfmtRenderer, key_order=["timestamp", "level", "event"]),
    "json": partial(structlog.processors.JSONRenderer, ensure_ascii=False),
}
_log = structlog.get_logger(__name__)


def strike_out(_logger: object, _method: str, line: MutableMapping[str, Any]) -> Any:  # noqa: ANN401 -- as structlog has it
    """Strike out every field that is not known to be harmless."""
    return {name: value for name, value in line.items() if name in _ALLOWED}


def hide(_logger: object, _method: str, line: MutableMapping[str, Any]) -> Any:  # noqa: ANN401 -- as structlog has it
    """Hide whatever looks like a secret in what is left; numbers are none."""
    return {
        name: value if isinstance(value, bool | int | float) else scrubbed(str(value))
        for name, value in line.items()
    }


def scrubbed(text: str) -> str:
    """A text without its secrets.

    >>> scrubbed("GET /api/join?code=kopa-rime-tesa by kopa-rime-tesa")
    'GET /api/join[hidden] by [hidden]'
    """
    return _SECRETS.sub(HIDDEN, text)


_OF_SOCKETS: Final = ("Invalid UTF-8 sequence", "ASGI callable returned without completing")
"""What Uvicorn calls errors: text that is none, and a socket that was refused."""


class _Library(logging.Handler):
    """What libraries log goes the same way."""

    def emit(self, record: logging.LogRecord) -> None:
        if record.getMessage().startswith(_OF_SOCKETS):  # as often as somebody sends it
            return
        _log.log(record.levelno, record.getMessage(), logger=record.name, exc_info=record.exc_info)


def begin(form: str = "text", stream: TextIO | None = None) -> None:
    """Write lines from now on.

    Args:
        form: text (``name=value``, for people) or json (an object, for programs).
        stream: where; by default to the standard error.
    """
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            strike_out,
            structlog.processors.format_exc_info,
            hide,
            _FORMS[form](),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.WriteLoggerFactory(stream or sys.stderr),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    root.handlers[:] = [_Library()]
    root.setLevel(logging.WARNING)
    # It warns of whatever is no HTTP, as often as somebody sends it.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
