"""A small program that limits itself and then becomes another one: run as a file, by itself.

Limits are set here, in the process that is limited, because between the copy of a process and the
program that takes its place nothing may be done where other threads run. Nothing of Maija is
imported here: it must start in no time, and in an empty environment.

    python -I -S confine.py MEMORY CPU FILE_SIZE COMMAND [ARGUMENT ...]
"""

import os
import resource
import sys

OPEN_FILES = 256


def confined(memory: int, cpu: int, file_size: int) -> None:
    """Limit this process: bytes of memory, seconds of processor, bytes of any file it writes."""
    wanted = {
        resource.RLIMIT_AS: memory,
        resource.RLIMIT_CPU: cpu,
        resource.RLIMIT_FSIZE: file_size,
        resource.RLIMIT_NOFILE: OPEN_FILES,
        resource.RLIMIT_CORE: 0,
    }
    for what, most in wanted.items():
        _soft, hard = resource.getrlimit(what)
        least = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(what, (least, least))


if __name__ == "__main__":
    confined(*map(int, sys.argv[1:4]))
    os.execve(sys.argv[4], sys.argv[4:], {})  # noqa: S606 -- the program that the user named
