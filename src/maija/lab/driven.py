"""The loops of a driver with other things in the places of what they call.

In which order the seats are asked is the driver's business alone, and written there once. Whoever
plays deals in another way runs that same loop, and only stands in for its decisions and the law.
"""

from __future__ import annotations

from types import FunctionType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


def driven(loop: Any, **places: Callable[..., Any]) -> Callable[..., Any]:  # noqa: ANN401 -- a function of a driver
    """Copy a loop of a driver.

    Args:
        loop: one of its functions.
        places: by the name that the loop calls, what is called instead.

    Returns:
        A function with the same code, for which these names stand for those functions.
    """
    return FunctionType(loop.__code__, {**loop.__globals__, **places})
