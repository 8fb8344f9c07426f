"""A store and a game file as this version writes them: what every later version must still read.

`python tools/stores.py` writes `tests/stores/VERSION-FORM.sqlite` and `.maija`; nobody writes them
anew once a version is out. The service's own hall makes them: tables that wait, play, rest between
two deals and are over, with steps since each was last kept whole.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

import maija  # noqa: E402 -- the root must be known first
from maija.service.hall import Hall  # noqa: E402
from maija.service.store import Journal, Store  # noqa: E402
from maija.service.store.migrating import head  # noqa: E402
from maija.shuffle import seat_commitment  # noqa: E402
from maija.table import dealing  # noqa: E402
from maija.table import messages as m  # noqa: E402
from maija.table.computers import Minds  # noqa: E402
from maija.table.entries import Arrive  # noqa: E402
from maija.table.state import BETWEEN, GATHERING, OVER, PLAYING, family_of  # noqa: E402

if TYPE_CHECKING:
    from maija.service.live import LiveTable

STORES = ROOT / "tests" / "stores"
PERSON = "anna"
TABLES: dict[str, tuple[m.Settings, int, int, str]] = {
    # code: what is agreed, after how many deals and turns it is left, and in which phase
    "waits": (m.Settings(game="voron", public=True), 0, 0, GATHERING),
    "maija": (m.Settings(game="mustamaija", players=3, pace=0), 1, 7, PLAYING),
    "hearts": (m.Settings(game="hearts", players=4, pace=0), 1, 9, PLAYING),
    "rests": (m.Settings(game="black-maria", players=3, pace=0), 1, 0, BETWEEN),
    "over": (m.Settings(game="dam", options={"deals": "2"}, players=3, pace=0), 2, 0, OVER),
}


class Person:
    """The one person at a table, who plays by habit until the table is as it is to be left."""

    def __init__(self, live: LiveTable, deals: int, turns: int) -> None:
        """Sit down.

        Args:
            live: the table; its maker sits at the first seat.
            deals: how many deals are played to their end.
            turns: how many turns of the next are played.
        """
        self.live = live
        self.deals = deals
        self.turns = turns
        self.text = secrets.token_bytes(16)

    async def play(self) -> None:
        """Play until then."""
        self.live.take(Arrive(), PERSON)
        while not self._done():
            if self.live.pending == 0:
                self._one()
            await asyncio.sleep(0.002)

    def _done(self) -> bool:
        table = self.live.table
        played = len(table.play.turns) if table.play is not None else 0
        return len(table.results) >= self.deals and (
            not self.turns or (table.phase == PLAYING and played >= self.turns)
        )

    def _one(self) -> None:
        """What is to be done now, if anything."""
        table, shuffle = self.live.table, self.live.table.shuffle
        if table.phase in {GATHERING, BETWEEN} and not table.seats[0].ready:
            self._ask(m.Ready)
        elif shuffle is not None and table.phase not in {PLAYING, BETWEEN, OVER}:
            if shuffle.opening and shuffle.opened[0] is None:
                self._ask(m.Unseal, text=self.text.hex())
            elif not shuffle.opening and shuffle.sealed[0] is None:
                name, number = dealing.shuffle_name(table), len(table.results)
                sealed = seat_commitment(self.text, name, number, 0, shuffle.commitment)
                self._ask(m.Seal, commitment=sealed.hex())
        elif table.play is not None and 0 in family_of(table).turn(table.play.state):
            habit = Minds(table)._group(family_of(table), 0)  # noqa: SLF001 -- no player sits here
            at = len(table.play.turns)
            self._ask(m.Act, deal=table.serial, at=at, actions=habit)

    def _ask(self, kind: type[Any], **facts: Any) -> None:  # noqa: ANN401 -- the command's own
        self.live.take(kind(id=secrets.token_hex(8), seat=0, **facts), PERSON)


async def play(store: Store) -> dict[str, str]:
    """Play all tables; the name of each."""
    journal = Journal(store.engine, asyncio.get_running_loop())
    hall = Hall(store, journal)
    names = {}
    for code, (settings, deals, turns, phase) in TABLES.items():
        computers = None if phase == GATHERING else "habit"
        live = await hall.make(settings, PERSON, "Anna", computers, code)
        await Person(live, deals, turns).play()
        names[code] = live.table.id
        # Left as a kill leaves it: steps stand behind the last whole table.
        del hall.tables[live.table.id]
        live.close("put-away")
    await hall.written()
    await hall.close()
    await asyncio.to_thread(journal.close)
    return names


def main() -> None:
    """Write the files of this version."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.parse_args()
    stem = STORES / f"{'.'.join(maija.__version__.split('.')[:2])}-{head()}"
    file = stem.with_name(f"{stem.name}.sqlite")
    if file.exists():
        sys.exit(f"stores: {file} is there already; remove it if no release has it")
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(Path(folder))
        names = asyncio.run(play(store))
        game = store.game_file(names["over"], 0)
        STORES.mkdir(exist_ok=True)
        store.copy(file)
        store.close()
    if game is not None:
        stem.with_name(f"{stem.name}.maija").write_text(game[1], encoding="utf-8", newline="\n")
    print(file)


if __name__ == "__main__":
    main()
