"""How much a question reveals: how often another hand would have changed who is asked next.

    .venv/bin/python bench/tells.py                # 40 games of the card game: two minutes
    .venv/bin/python bench/tells.py --games 10
    .venv/bin/python bench/tells.py --set-up asking=who-might

A game asks only players who can do something, so a pause reveals that somebody can. This plays
random games and looks at every choice from the point of view of each other player: everything
hidden from them is redealt, with the same dice, and the same option is chosen. If what they may
read of it is the same in both, and only who is asked next differs, the question has revealed
something.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from typing import Any

from kadath.games import game as game_called
from kadath.kernel.log import Entry
from kadath.kernel.rng import Rng
from kadath.table import may_read


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="lcg")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--choices", type=int, default=150, help="the most choices of each game")
    parser.add_argument("--every", type=int, default=3, help="look at every so many choices")
    parser.add_argument("--set-up", nargs="*", default=[], metavar="KEY=VALUE")
    chosen = parser.parse_args()
    found: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for seed in range(chosen.games):
        look(chosen, seed, found, kinds)
    told, pairs = found["told"], found["pairs"]
    print(f"{pairs} pairs that look alike, {told} of which tell: {told / max(1, pairs):.1%}")
    print(f"a bare pause for nobody else's reason: {found['pause']} of them")
    for kind, count in kinds.most_common():
        print(f"{count:>6}  {kind}")


def look(chosen: argparse.Namespace, seed: int, found: Counter[str], kinds: Counter[str]) -> None:
    """Play a game, and compare every few choices in redealt states."""
    game: Any = game_called(chosen.game)
    dice = random.Random(seed)
    more = dict(one.split("=", 1) for one in chosen.set_up)
    state = game.new({"seats": chosen.seats, **more}, seed)
    for number in range(chosen.choices):
        if state.decision is None:
            return
        option = dice.choice(state.decision.options)
        if number % chosen.every == 0:
            for observer in range(chosen.seats):
                compare(game, state, option.key, observer, Rng(seed, str(number)), found, kinds)
        state.apply(option)


def compare(
    game: Any,
    state: Any,
    key: str,
    observer: int,
    rng: Rng,
    found: Counter[str],
    kinds: Counter[str],
) -> None:
    """Choose the same option in two states that an observer cannot tell apart."""
    other = game.determinize(state, observer, rng)
    other.rng = state.rng
    if other.decision is None or other.decision.option(key) is None:
        # The choice itself is something that the observer did not know of.
        return
    real = state.clone()
    shown = [played(one, key, observer) for one in (real, other)]
    if shown[0] != shown[1]:
        return
    found["pairs"] += 1
    asked = [one.decision.seat if one.decision is not None else None for one in (real, other)]
    if asked[0] == asked[1]:
        return
    found["told"] += 1
    occasion = game.occasion(real) or game.occasion(other)
    kinds[occasion.kind if occasion is not None else "a choice"] += 1
    found["pause"] += observer in asked


def played(state: Any, key: str, observer: int) -> list[tuple[str, str]]:
    """What an observer may read about a choice."""
    log: list[Entry] = []
    state.log = log
    state.apply(key)
    return [(one.kind, repr(one.args)) for one in log if may_read((observer,), one)]


if __name__ == "__main__":
    main()
