"""``maija verify``: whether a game file is true, and if not, exactly where."""

from __future__ import annotations

import json
from pathlib import Path  # noqa: TC003 -- Typer reads it
from typing import TYPE_CHECKING, Annotated, Any

import typer

from maija.record import RecordError, Verdict, decoded, prove_text, rejected

from .arguments import Refused, json_option, teller

if TYPE_CHECKING:
    from maija.record import Fault

file_argument: Any = typer.Argument(help="help-file", metavar="metavar-file", show_default=False)


def verify(
    file: Annotated[Path, file_argument],
    as_json: Annotated[bool, json_option] = False,  # noqa: FBT002 -- a flag
) -> int:
    """Verify a game file: shuffles, actions, results."""
    verdict = _verdict(file)
    if as_json:
        print(
            json.dumps(
                {
                    "file": str(file),
                    "true": verdict.true,
                    "law": verdict.law,
                    "deals": verdict.deals,
                    "faults": [_as_dict(fault) for fault in verdict.faults],
                },
                ensure_ascii=False,
            )
        )
        return int(not verdict.true)
    for fault in verdict.faults:
        print(teller.damage(str(file), fault.line, fault.reason, verdict.family))
    if verdict.true:
        print(teller.say("verify-true", file=str(file), deals=verdict.deals, law=str(verdict.law)))
    else:
        print(teller.say("verify-untrue", file=str(file), faults=len(verdict.faults)))
    return int(not verdict.true)


def _verdict(file: Path) -> Verdict:
    """Read and prove a file.

    Raises:
        Refused: it cannot be read.
    """
    try:
        with file.open("rb") as opened:
            return prove_text(decoded(opened))
    except RecordError as error:
        return rejected(error)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refused(teller.say("file-unreadable", file=str(file), why=why)) from error


def _as_dict(fault: Fault) -> dict[str, Any]:
    facts = dict(fault.reason.facts)
    if fault.reason.clause:
        facts["clause"] = fault.reason.clause
    if fault.line:
        facts["line"] = fault.line
    return {"deal": fault.deal, "code": fault.reason.code, "facts": facts}
