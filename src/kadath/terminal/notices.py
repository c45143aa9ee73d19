"""The notice about a file that no longer fits."""

from __future__ import annotations

from kadath.table import Misfit

from .words import Words


def misfit_text(misfit: Misfit, words: Words) -> str:
    """What exactly no longer fits, and where the table stands now."""
    what = words(f"terminal-misfit-{misfit.kind}", number=misfit.at, key=misfit.key)
    then = words("terminal-misfit-whole" if misfit.whole else "terminal-misfit-part")
    return f"{what} {then}"
