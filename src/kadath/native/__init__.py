"""The compiled build: the same rules, rewritten so that mypyc makes native classes of them.

Procedures, nodes, rows and states are created by class decorators, which the compiler does not
understand. Before compiling, each such class is expanded: its fields, its constructor and its copy
method become plain code, and its steps plain methods that are registered after it. The result is
never edited; without compiling, it plays the same games.
"""

from __future__ import annotations

from pathlib import Path

from kadath.kernel import state


def is_compiled() -> bool:
    """Whether this process runs the compiled rules."""
    return Path(state.__file__).suffix != ".py"
