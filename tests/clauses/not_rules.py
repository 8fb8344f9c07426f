"""Clauses of the seeds that lay down no rule, each with the reason why it has no test.

A clause stands here or has a test, never both. Sorted by clause.
"""

from __future__ import annotations

from typing import Final

NOT_RULES: Final[dict[str, str]] = {
    "S1.1": "praise: no rule",
    "S2.23": "silence: what it leaves open is decided in M1, M46, M60, M72, M73 and M75",
    "S3.5": "history: what the name means; the advice to get rid of the queen is for players",
    "S3.25": "silence: what it leaves open is decided in M52, M38, M73 and M74",
    "S4.20": "history: where the game comes from, no rule",
    "S4.21": "history: which game it grew out of, no rule",
    "S4.22": "history: who claimed and who printed it first, no rule",
    "M43": "a page may let a beat be undone before it is sent; the law knows only what was sent",
    "M74": "a matter of the table service: a computer player takes the seat, no card moves",
    "T39": "client: it may play a forced card for its person, the law never acts for one",
    "T40": "client: it may offer to end a hand without points, the law plays it out",
    "T45": "not built: two packs with cancellation stand in no seed",
    "T46": "table service: who replaces a slow player is decided by the table, not by the law",
}
