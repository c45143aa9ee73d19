"""How many questions a person answers in a round, and which.

    python bench/questions.py machina --games 5

A person controls one seat or all of them, and answers as `thumb` would; the other seats are bots.
Only questions shown on the page count: not those that standing orders pass, and not what a person
agrees to for another of their seats. An option to do something first counts with the question that
it is shown with, and several things that are ticked and confirmed together are one question.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Any, NamedTuple

from kadath.games import game as game_called
from kadath.games import playable
from kadath.kernel.decision import Option
from kadath.kernel.game import Game, Setup
from kadath.kernel.state import State
from kadath.lab.seated import seated_bot
from kadath.table.orders import Orders, agreed, passed_by, settled, spared
from kadath.table.question import question
from kadath.table.seats import Seat

ORDERS = Orders()
PER_ROUND = ("questions a round", "with one option", "spared", "ticked along")
MOST = 6
"""How many kinds of questions to list."""


class Asked(NamedTuple):
    """The questions that people were asked."""

    rounds: int
    shown: Counter[str]
    single: int
    """How many of these had one option."""
    passed: int
    """How many were passed by orders, or joined with another question."""
    ticks: int
    """How many single choices belonged to a choice of several that was already counted."""


def play(game: Game[Any], setup: Setup, seed: int, people: int) -> Asked:
    """Play a game in which one person controls the first seats."""
    s: State = game.new(setup, seed)
    count = game.seats(s)
    bots = [seated_bot("thumb", seed + seat) for seat in range(count)]
    seats = [Seat("me") if seat < people else Seat("thumb", is_bot=True) for seat in range(count)]
    orders = [ORDERS] * count
    shown: Counter[str] = Counter()
    single = passed = ticks = 0
    while (decision := s.decision) is not None:
        chosen = bots[decision.seat].choose(game, s, decision.seat)
        if decision.seat < people:
            held = passed_by(game, s, ORDERS) or agreed(game, s, ORDERS, seats)
            held = held or settled(game, s, ORDERS) or spared(game, s, ORDERS)
            if held is not None:
                chosen = decision.option(held) or chosen
            if held is not None or _stands_beside(game, s, chosen, seats, orders):
                passed += 1
            elif s.several is not None and s.several.picked:
                ticks += 1
            else:
                shown[decision.ask] += 1
                single += len(decision.options) == 1
        s.apply(chosen)
    return Asked(game.progress(s).round, shown, single, passed, ticks)


def _stands_beside(
    game: Game[Any], s: State, chosen: Option, seats: list[Seat], orders: list[Orders]
) -> bool:
    """Whether passing is not a separate answer, because the next question is joined to this one."""
    occasion = game.occasion(s)
    if occasion is None or chosen != occasion.passing:
        return False
    asked = question(game, s, seats, orders)
    return asked is not None and bool(asked.preludes)


def line(game: Game[Any], seats: int, people: int, asked: argparse.Namespace) -> str:
    """A line of the table: the questions at a number of seats, of which a person controls some."""
    setups = [one for one in game.varied_setups() if one["seats"] == seats]
    every = [
        play(game, setups[seed % len(setups)], seed, people)
        for seed in range(asked.seed, asked.seed + asked.games)
    ]
    rounds = sum(one.rounds for one in every)
    shown = sum((one.shown for one in every), Counter[str]())
    kinds = ", ".join(f"{ask} {n / rounds:.1f}" for ask, n in shown.most_common(MOST))
    figures = (
        seats,
        people,
        len(every),
        rounds,
        f"{shown.total() / rounds:.1f}",
        f"{sum(one.single for one in every) / rounds:.2f}",
        f"{sum(one.passed for one in every) / rounds:.1f}",
        f"{sum(one.ticks for one in every) / rounds:.1f}",
        kinds,
    )
    return f"| {' | '.join(map(str, figures))} |"


def main() -> None:
    """Print the table line by line, as the games are played."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", choices=playable())
    parser.add_argument("--games", type=int, default=6, help="games per line")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    game = game_called(asked.game)
    most = max(one["seats"] for one in game.varied_setups())
    heads = ("seats", "of a person", "games", "rounds", *PER_ROUND, "most often")
    print(f"| {' | '.join(heads)} |")
    print(f"|{' --- |' * len(heads)}")
    for seats, people in ((1, 1), (most, 1), (most, most)):
        print(line(game, seats, people, asked), flush=True)


if __name__ == "__main__":
    main()
