"""How often each bot wins: a table by seats and difficulty, with 95 % intervals.

    python bench/bots.py --games 100 --iterations 400

Random and rush are quick and play ten times as many games.
"""

from __future__ import annotations

import argparse

from kadath.lab import simulate

SEATS = (1, 2, 4)
DIFFICULTIES = ("easy", "normal")
QUICK = ("random", "rush")


def row(bot: str, seats: int, difficulty: str, asked: argparse.Namespace) -> str:
    """One line of the table."""
    setup = {"seats": seats, "difficulty": difficulty, "ancient_one": asked.ancient_one}
    games = asked.games * (10 if bot in QUICK else 1)
    budget = {"iterations": asked.iterations}
    result = simulate("final_hour", setup, games, asked.seed, bot, asked.jobs, budget=budget)
    low, high = result.interval
    ends = ", ".join(f"{reason} {times}" for reason, times in result.reasons.most_common())
    return (
        f"| {seats} | {difficulty} | {bot} | {games} | {100 * result.win_rate:.1f} | "
        f"{100 * low:.1f} to {100 * high:.1f} | {result.mean_rounds:.1f} | {ends} | "
        f"{result.seconds:.0f} |"
    )


def main() -> None:
    """Print the table line by line, as the games are played."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=40, help="games of search in each line")
    parser.add_argument("--iterations", type=int, default=200, help="what search may think")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--ancient-one", default="cthulhu")
    parser.add_argument("--bots", nargs="+", default=[*QUICK, "search"])
    asked = parser.parse_args()
    print(f"{asked.ancient_one}, search with {asked.iterations} iterations a choice\n")
    print("| seats | difficulty | bot | games | won, % | 95 % | rounds | ends | seconds |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for seats in SEATS:
        for difficulty in DIFFICULTIES:
            for bot in asked.bots:
                print(row(bot, seats, difficulty, asked), flush=True)


if __name__ == "__main__":
    main()
