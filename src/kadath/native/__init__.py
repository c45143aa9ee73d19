"""The compiled build: the same rules, rewritten so that mypyc makes native classes of them.

Procedures, nodes, rows and states are made by class decorators, which the compiler does not see
through. Before compiling, each such class is written out: its fields, its constructor and its
copying as plain code, and its steps as plain methods that are registered after it. Nobody edits the
result, and written out but not compiled it plays the same games.
"""

from __future__ import annotations

from pathlib import Path

from kadath.kernel import state


def is_compiled() -> bool:
    """Whether the rules of this very program are compiled."""
    return Path(state.__file__).suffix != ".py"
