"""The deals of a contest, played by several processes, here or on a cluster, told in their order.

A deal follows from its number alone, so it does not matter who plays it. joblib hands the deals
out; a Ray cluster is one of its back ends.
"""

from __future__ import annotations

import logging
import os
import warnings
from typing import TYPE_CHECKING, Any, Final

from maija.lab.simulate import available

from .loop import Loop, play

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from .contest import Contest
    from .outcome import PlayedDeal

RAY: Final = "ray"
CLUSTERS: Final = (RAY,)
"""Where else than on this machine deals can be played."""
ROUND: Final = 8
"""So many deals for each worker of a cluster are handed out at once."""


class NoCluster(ConnectionError):  # noqa: N818 -- what is wrong with the cluster
    """The cluster cannot be reached, or not be started; the text says why."""


def played(
    contest: Contest,
    deals: Sequence[int],
    *,
    processes: int | None = None,
    cluster: str | None = None,
) -> Generator[PlayedDeal]:
    """Play some deals.

    Args:
        contest: who plays what.
        deals: the numbers of the deals, in the order in which they are told.
        processes: how many play at once, by default one for each core; of one alone, this process
            itself plays.
        cluster: ``ray`` for a Ray cluster: that of ``RAY_ADDRESS``, or else one on this machine.

    Raises:
        ImportError: joblib or Ray is not installed.
        NoCluster: the cluster cannot be reached.
        Misplay: a player did what the law does not allow.
    """
    if not deals:
        return
    if cluster is not None:
        yield from _on_ray(contest, deals, processes)
    elif (processes or available()) == 1:
        loop = Loop(contest)
        for deal in deals:
            yield loop.play(deal)
    else:
        yield from _here(contest, deals, processes or available())


def _here(contest: Contest, deals: Sequence[int], processes: int) -> Generator[PlayedDeal]:
    import joblib  # noqa: PLC0415 -- needs the extra lab

    parallel = joblib.Parallel(n_jobs=min(processes, len(deals)), return_as="generator")
    results: Any = parallel(joblib.delayed(play)(contest, deal) for deal in deals)
    try:
        for each in results:  # noqa: UP028 -- `yield from` would close them itself, loudly
            yield each
    finally:  # a test that is decided, or an interrupt, leaves deals that nobody needs
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # joblib says that it drops them
            results.close()


def _on_ray(contest: Contest, deals: Sequence[int], processes: int | None) -> Generator[PlayedDeal]:
    """In rounds: joblib gets the results of this back end only when all of them are there."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody else is told
    import joblib  # noqa: PLC0415 -- needs the extra lab
    import ray as untyped  # noqa: PLC0415 -- needs the extra ray
    from ray.util.joblib import register_ray as untyped_register  # noqa: PLC0415 -- the same

    ray: Any = untyped
    register_ray: Any = untyped_register
    ours = not ray.is_initialized()
    if ours:
        try:
            ray.init(include_dashboard=False, log_to_driver=False, logging_level=logging.WARNING)
        except Exception as error:  # Ray raises whatever comes, a bare `Exception` among others
            raise NoCluster(" ".join(str(error).split())) from error
    register_ray()
    workers = processes or max(int(ray.cluster_resources().get("CPU", 1)), 1)
    try:
        with joblib.parallel_config(backend="ray"), joblib.Parallel(n_jobs=workers) as parallel:
            for at in range(0, len(deals), ROUND * workers):
                some = deals[at : at + ROUND * workers]
                yield from parallel(joblib.delayed(play)(contest, deal) for deal in some)
    finally:
        if ours:
            ray.shutdown()
