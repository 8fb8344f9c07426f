"""What ``maija.fast`` says where the extra ``fast`` (NumPy and Numba) is not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from collections.abc import Callable


class MissingExtra(ImportError):  # noqa: N818 -- it names what to install
    """A part of Maija needs an extra that is not installed; the text says how to install it."""


def missing(why: str) -> MissingExtra:
    """The error for a use of compiled code that cannot be."""
    return MissingExtra(f"compiled play needs the extra 'fast': pip install maija[fast] ({why})")


def stand_in(name: str, why: str) -> Callable[..., NoReturn]:
    """A function that stands where a public name would be, and says what is missing."""

    def refuse(*_: object, **__: object) -> NoReturn:
        raise missing(why)

    refuse.__name__ = refuse.__qualname__ = name
    return refuse
