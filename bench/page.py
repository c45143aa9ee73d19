"""How soon the page is usable, and how smoothly ten tokens move, from a trace of Chromium."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Request, sync_playwright
from tests.server.serving import running
from tests.web.conftest import QUIET, chromium
from tests.web.guests import Guests

from kadath.games import playable

MOVES = """
async ([count, seconds]) => {
  const tokens = [...document.querySelectorAll(".board .piece")].slice(0, count);
  const flights = tokens.map((one, at) => one.animate(
    { translate: ["0px 0px", `${60 + at * 9}px ${40 - at * 11}px`, "0px 0px"] },
    { duration: 760, easing: "ease-in-out", iterations: Infinity }));
  const times = [];
  await new Promise((done) => {
    const start = performance.now();
    const frame = (now) => {
      times.push(now);
      if (now - start < seconds * 1000) requestAnimationFrame(frame); else done();
    };
    requestAnimationFrame(frame);
  });
  for (const one of flights) one.cancel();
  return [tokens.length, times];
}
"""
SPENT = {
    "FunctionCall": "script",
    "UpdateLayoutTree": "styles",
    "Layout": "layout",
    "PrePaint": "noting what changed",
    "Paint": "noting how it is drawn",
    "Layerize": "sorting layers",
    "Commit": "handing over",
    "ProxyMain::BeginMainFrame": "the page's thread, all of it",
    "RasterTask": "drawing",
    "DirectRenderer::DrawFrame": "putting together",
}
"""What Chromium does for a frame, starting with the parts on the page's own thread."""
CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame", "cc", "viz"]


def front_door(guests: Guests, times: int) -> list[float]:
    """Milliseconds from requesting the front door until its first button can be pressed."""
    found = []
    for _ in range(times):
        guest = guests.come(drawn=True)
        start = perf_counter()
        guest.open("/")
        guest.page.locator(".door .main:not([disabled])").first.wait_for()
        found.append((perf_counter() - start) * 1000)
    return sorted(found)


class Opened(NamedTuple):
    """The cost of opening a table, until its first question could be answered."""

    milliseconds: float
    kilobytes: float
    """Without fonts."""
    fonts: float


def opening(guests: Guests, game: str) -> Opened:
    """Open a solo table of a game, with an empty cache."""
    guest = guests.come(drawn=True)
    made = guest.post("tables", game=game, setup={"seats": 1}, seats=["me"], ready=True)
    finished: list[Request] = []
    guest.page.on("requestfinished", lambda request: finished.append(request))
    start = perf_counter()
    # Do not wait until everything has loaded: fonts and pictures may come after the question.
    guest.page.goto(f"{guest.url}/table/{made['table']}", wait_until="commit")
    guest.waits_for_turn()
    took = (perf_counter() - start) * 1000
    spent: Counter[bool] = Counter()
    for one in finished.copy():
        spent[one.url.endswith(".woff2")] += one.sizes()["responseBodySize"]
    return Opened(took, spent[False] / 1000, spent[True] / 1000)


def tables(guests: Guests, times: int) -> dict[str, Opened]:
    """The median cost of opening a table, for each game."""
    opened = {game: [opening(guests, game) for _ in range(times)] for game in playable()}
    return {game: Opened(*map(median, zip(*each, strict=True))) for game, each in opened.items()}


def moving(
    browser: Browser, guests: Guests, count: int, seconds: float, trace: Path
) -> list[float]:
    """Milliseconds between frames while tokens of Final Hour move."""
    guest = guests.come(drawn=True, moves=True)
    guest.new_table(["me", {"bot": "thumb"}])
    guest.waits_for_turn()
    # Meanwhile a worker draws the pictures.
    guest.page.wait_for_function(
        "() => document.querySelectorAll('.board .piece image').length"
        " === document.querySelectorAll('.board .piece .print').length"
    )
    guest.page.wait_for_timeout(3000)
    browser.start_tracing(page=guest.page, path=trace, categories=CATEGORIES)
    moved, times = guest.page.evaluate(MOVES, [count, seconds])
    browser.stop_tracing()
    assert moved == count, f"there were {moved} tokens"
    return sorted(after - before for before, after in pairwise(times))


def work(trace: Path, frames: int) -> dict[str, float]:
    """CPU milliseconds per frame, by activity."""
    spent: Counter[str] = Counter()
    for one in json.loads(trace.read_text(encoding="utf-8"))["traceEvents"]:
        if one.get("ph") == "X" and one["name"] in SPENT:
            spent[SPENT[one["name"]]] += one.get("tdur", one.get("dur", 0)) / 1000
    return {what: time / frames for what, time in spent.items()}


def main() -> None:
    """Measure, and print the figures and where the trace is."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tokens", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--trace", type=Path, default=Path("build/page-trace.json"))
    args = parser.parse_args()
    args.trace.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, running(Path(data)) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=QUIET.split())
        guests = Guests(browser, server.url)
        doors = front_door(guests, 7)
        print(f"front door usable: median {doors[3]:.0f} ms, worst {doors[-1]:.0f} ms")
        for game, (took, size, fonts) in tables(guests, 3).items():
            print(f"{game}: usable after {took:.0f} ms, {size:.0f} KB and {fonts:.0f} KB of fonts")
        gaps = moving(browser, guests, args.tokens, args.seconds, args.trace)
        late = sum(gap > 25 for gap in gaps)
        print(
            f"{args.tokens} tokens: {1000 * len(gaps) / sum(gaps):.1f} frames a second,"
            f" median gap {gaps[len(gaps) // 2]:.1f} ms, p95 {gaps[int(len(gaps) * 0.95)]:.1f} ms,"
            f" {late} of {len(gaps)} late; trace: {args.trace}"
        )
        for what, time in work(args.trace, len(gaps)).items():
            print(f"  processor time for {what}: {time:.1f} ms a frame")
        guests.close()
        browser.close()


if __name__ == "__main__":
    main()
