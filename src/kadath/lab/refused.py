"""Refusals of simulations, in the user's language."""

from __future__ import annotations

from kadath.kernel.errors import NotWellFormed
from kadath.text.fluent import messages


class SimulationRefused(NotWellFormed):
    """A simulation cannot start: the reason and what to do, as a message and its values."""

    code = "simulation-refused"

    def __init__(self, why: str, **values: str | int) -> None:
        self.why = why
        self.values = values
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        """What is wrong, in a language."""
        return messages(language).format(self.why, **self.values)
