"""How long Kadath takes to start: importing the package, `kadath --help`, importing a game.

    python bench/start_up.py

The least of several runs, each in a new process; the interpreter's own start is told beside it.
"""

from __future__ import annotations

import subprocess
import sys
from time import perf_counter

RUNS = 7
LIMITS = {"import kadath": 150, "kadath --help": 300}
COMMANDS = {
    "python alone": ["-c", "pass"],
    "import kadath": ["-c", "import kadath"],
    "kadath --help": ["-m", "kadath", "--help"],
    "import of Final Hour": ["-c", "import kadath.games.final_hour.game"],
    "import of the card game": ["-c", "import kadath.games.lcg.game"],
}


def milliseconds(arguments: list[str]) -> float:
    """How long a process takes, at its best."""
    times = []
    for _ in range(RUNS):
        began = perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
        times.append(perf_counter() - began)
    return 1000 * min(times)


def main() -> int:
    """Print the times; 1 where one is over its limit."""
    over = False
    for name, arguments in COMMANDS.items():
        took = milliseconds(arguments)
        limit = LIMITS.get(name)
        over |= limit is not None and took > limit
        print(f"{name:<24} {took:6.0f} ms" + (f"   (at most {limit})" if limit else ""))
    return int(over)


if __name__ == "__main__":
    sys.exit(main())
