"""Writes the lock files: every release with its hashes, for all supported Pythons and systems.

`requirements/dev.txt` holds all extras. `requirements/play.txt` holds what a game needs, at the
same releases. `requirements/node.txt` is the Node that builds the page where the system has none.
No host is named in them: pip and uv take the files from where they always do.
Without `--upgrade` a release stays as long as it fits `pyproject.toml`.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILE = (
    "pip",
    "compile",
    "--universal",
    "--generate-hashes",
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--python-version=3.11",
    "--quiet",
    "pyproject.toml",
)
LOCKS = {
    "requirements/dev.txt": ("--extra=dev", "--group=build"),
    "requirements/play.txt": (
        "--extra=table",
        "--extra=terminal",
        "--extra=fast",
        "--group=build",
        "--constraints=requirements/dev.txt",
    ),
    "requirements/node.txt": ("--group=node",),
}


def main(arguments: list[str]) -> int:
    """Write both files; return the status of the first failure, or 0."""
    (ROOT / "requirements").mkdir(exist_ok=True)
    uv = str(Path(sys.executable).parent / "uv")
    for path, choice in LOCKS.items():
        command = (uv, *COMPILE, *choice, *arguments, f"--output-file={path}")
        status = subprocess.run(command, cwd=ROOT, stdout=subprocess.DEVNULL, check=False)
        if status.returncode:
            return status.returncode
        print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
