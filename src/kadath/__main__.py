"""`python -m kadath` is the `kadath` command."""

from __future__ import annotations

import sys

from kadath.cli import main

if __name__ == "__main__":
    sys.exit(main())
