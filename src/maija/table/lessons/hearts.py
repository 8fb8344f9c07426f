"""The lesson of Hearts: the cards to pass and nine tricks; the last four are the pupil's own.

Four play. The queen of spades comes to the pupil by passing, and is given away as soon as a suit is
led that the pupil cannot follow.
"""

from __future__ import annotations

from typing import Final

from .lesson import Lesson, Step, pack, script, step

GAME: Final = "hearts"


def _step(name: str, play: str, *others: str, against: str = "") -> Step:
    return step(GAME, name, play, *others, against=against)


HEARTS: Final = Lesson(
    name="hearts",
    game=GAME,
    options={"target": "1", "tie": "shared"},
    players=4,
    dealer=3,
    pack=pack(
        # dealt one by one: the pupil, then clockwise
        "AC TC 2C 9C  6C 4C 7C 3C  3D 7D 8C 5C  8D QD JD 5D  8S 9D TD 6D"
        "  7S 2D 4S 4D  2S 3S 5S 9S  4H JH 6S TS  3H QH 5H 6H  2H TH 8H 7H"
        "  KS AD KD QS  AS KH QC JS  AH JC 9H KC"
    ),
    steps=(
        _step("pass", "KS AS AH"),
        _step("first", "AC", against="2C"),
        _step("lead", "3D"),
        _step("follow", "8D", against="5D"),
        _step("queen", "QS", against="AD"),
        _step("under", "8S", "7S", "2S", against="9S"),
        _step("high", "JS", against="AS"),
        _step("take", "KC", against="QC"),
        _step("broken", "6C"),
        _step("hearts", "4H", "3H", "2H", against="9H"),
    ),
    scripts={
        1: script(GAME, *("AD KH JC", "TC", "7D", "QD", "9D", "KS", "AS", "4C", "JH", "QH")),
        2: script(GAME, *("KD QC 9H", "2C", "JD", "TD", "AD", "4S", "5S", "7C", "8C", "5H")),
        3: script(GAME, *("QS JS KC", "9C", "KD", "5D", "6D", "9S", "TS", "QC", "3C", "9H")),
    },
)
"""The lesson."""
