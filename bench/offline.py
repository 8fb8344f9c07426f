"""What does playing without a network cost in a browser? Start, time per turn, memory.

The worker of the built page is started in the browser of the tests, and plays whole matches of four
computer players without a pause, over the same messages as the page; each step is kept in the
browser's database. Time passes slower where the machine does much else; the processor's time, of
all threads of the page's process, does not. The memory of that process is looked at before Python
and after the matches.

    python bench/offline.py            the figures
    python bench/offline.py --json     the figures as one JSON object
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from our_table.running import serving  # noqa: E402 -- the root must be known first
from playwright.sync_api import sync_playwright  # noqa: E402 -- the same

from tests.machine import launch_arguments  # noqa: E402 -- the same
from tools import offline  # noqa: E402 -- the same

GAMES = {"musta-maija": {"deals": "2"}, "hearts": {"target": "20"}}
START = """async (worker) => {
  const root = new URL('./', location.href).href
  const runtime = await (await fetch(`${root}python/runtime.json`)).json()
  const python = new Worker(new URL(worker, root), { type: 'module' })
  let told = () => {}
  const next = (fits) => new Promise((done) => {
    told = (message) => { if (fits(message)) done(message) }
  })
  python.onmessage = ({ data }) => told(data)
  const ask = (wanted, fits) => {
    const answer = next(fits)
    python.postMessage(wanted)
    return answer
  }
  Object.assign(window, { python, next, ask })
  const started = await ask({ do: 'start', root, runtime },
    ({ is }) => is === 'started' || is === 'failed')
  if (started.is === 'failed') throw new Error(started.why)
  return { start_ms: started.took, python_bytes: started.bytes }
}"""
PLAY = """async (games) => {
  const { python, next, ask } = window
  const found = {}
  let id = 0
  for (const [game, options] of Object.entries(games)) {
    const settings = { game, options, pace: 0 }
    const body = JSON.stringify({ name: 'Aino', settings, computers: 'habit' })
    const made = await ask({ do: 'ask', id: (id += 1), path: 'tables', body },
      ({ is }) => is === 'answer')
    const line = (id += 1)
    let turns = 0, playing = 0, since = 0, phase = '', deal = 0
    const send = (wish) => python.postMessage(
      { do: 'say', id: line, text: JSON.stringify({ ...wish, id: `b${(id += 1)}`, seat: 0 }) })
    const over = next((message) => {
      if (message.is === 'open') since = performance.now()
      if (message.is !== 'said') return false
      const heard = JSON.parse(message.text)
      const table = heard.is === 'welcome' ? heard.table : (heard.all?.table ?? {})
      if (heard.all?.deal?.at > deal) turns += 1
      deal = heard.all?.deal?.at ?? deal
      if (!table.phase || table.phase === phase) return false
      if (phase === 'playing') playing += performance.now() - since
      phase = table.phase
      since = performance.now()
      if (phase === 'gathering' || phase === 'between') send({ do: 'ready', ready: true })
      // From here on a computer player plays for the one person, too.
      if (phase === 'playing') send({ do: 'concede' })
      return phase === 'over'
    })
    python.postMessage({ do: 'open', id: line, table: JSON.parse(made.body).table })
    await over
    found[game] = { turns, ms_per_turn: playing / turns }
  }
  return found
}"""


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    offline.build()
    paths = [str(offline.OFFLINE / "src"), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    with serving() as service, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_arguments())
        page = browser.new_page()
        page.goto(f"http://127.0.0.1:{service.port}/")
        shell = page.evaluate("async () => (await fetch('./shell.js')).text()")
        worker = re.findall(r"offline/worker-[\w-]+\.js", shell)[0]
        before, before_cpu = memory(browser), cpu(browser)
        figures: dict[str, Any] = page.evaluate(START, worker)
        figures["start_cpu_s"] = cpu(browser) - before_cpu
        figures["games"] = page.evaluate(PLAY, GAMES)
        figures["process_bytes"] = memory(browser) - before
        browser.close()
    if given.json:
        print(json.dumps(figures))
        return
    print(f"Python starts in                 {figures['start_ms'] / 1000:8.1f} s")
    print(f"of the processor's time          {figures['start_cpu_s']:8.1f} s")
    print(f"its memory, once it has started  {figures['python_bytes'] / 1e6:8.0f} MB")
    print(f"the process of the page grows by {figures['process_bytes'] / 1e6:8.0f} MB")
    for game, told in figures["games"].items():
        print(f"{game:14} {told['turns']:6} turns  {told['ms_per_turn']:12.1f} ms for each")


def memory(browser: Any) -> int:  # noqa: ANN401 -- Playwright's own
    """Bytes that the pages of a browser take, as the system counts them."""
    texts = [Path(f"/proc/{each['id']}/status").read_text("ascii") for each in renderers(browser)]
    return sum(int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) * 1024 for text in texts)


def cpu(browser: Any) -> float:  # noqa: ANN401 -- the same
    """Seconds of the processor that the pages of a browser have taken."""
    return sum(float(each["cpuTime"]) for each in renderers(browser))


def renderers(browser: Any) -> list[dict[str, Any]]:  # noqa: ANN401 -- the same
    """What the browser tells of the processes of its pages."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [each for each in told if each["type"] == "renderer"]


if __name__ == "__main__":
    main()
