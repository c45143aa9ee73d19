"""How long Kadath takes to start: the import, `kadath --help`, a game, a server until ready.

    python bench/start_up.py

Each time is the best of several runs in new processes; the interpreter's own start is printed for
comparison. For the server the CPU time is printed too, since it does not depend on the load.
"""

from __future__ import annotations

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import perf_counter

from kadath.games import manifest, playable

RUNS = 7
_MODULES = {name: manifest(name).game.partition(":")[0] for name in playable()}
LIMITS = {"import kadath": 150, "kadath --help": 300, "kadath serve": 2000}
COMMANDS = {
    "python alone": ["-c", "pass"],
    "import kadath": ["-c", "import kadath"],
    "kadath --help": ["-m", "kadath", "--help"],
    **{f"import of {name}": ["-c", f"import {module}"] for name, module in _MODULES.items()},
}


def milliseconds(arguments: list[str]) -> float:
    """The best time of a process."""
    times = []
    for _ in range(RUNS):
        began = perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
        times.append(perf_counter() - began)
    return 1000 * min(times)


def ready() -> tuple[float, float]:
    """The time until a server reports that it is ready, and its CPU time."""
    found = []
    for _ in range(RUNS):
        before = getrusage(RUSAGE_CHILDREN)
        with TemporaryDirectory() as data:
            command = [sys.executable, "-m", "kadath", "serve", "--port", "0", "--data", data]
            began = perf_counter()
            with subprocess.Popen(command, stdout=subprocess.PIPE) as server:
                assert server.stdout is not None
                server.stdout.readline()
                took = perf_counter() - began
                server.kill()
        after = getrusage(RUSAGE_CHILDREN)
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        found.append((1000 * took, 1000 * used))
    return min(one[0] for one in found), min(one[1] for one in found)


def main() -> int:
    """Print the times; returns 1 if one is over its limit."""
    took = {name: milliseconds(arguments) for name, arguments in COMMANDS.items()}
    took["kadath serve"], used = ready()
    for name, time in took.items():
        limit = LIMITS.get(name)
        print(f"{name:<24} {time:6.0f} ms" + (f"   (at most {limit})" if limit else ""))
    print(f"{'  of the processor':<24} {used:6.0f} ms")
    return int(any(took[name] > limit for name, limit in LIMITS.items()))


if __name__ == "__main__":
    sys.exit(main())
