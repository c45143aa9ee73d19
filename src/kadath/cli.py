"""The `kadath` command."""

from __future__ import annotations

from kadath import __version__


def main() -> int:
    """Print the version of Kadath."""
    print(f"kadath {__version__}")
    return 0
