"""Encounters (AH-3.3)."""

from __future__ import annotations

from kadath.kernel.effects import Scope
from kadath.kernel.procedure import Procedure, procedure, step

from ..cards import ENCOUNTERS
from ..state import ArkhamState


@procedure
class Encountering(Procedure):
    """An investigator resolves an entry of a location card."""

    who: int
    entry: str

    @step("resolve", "AH-3.3")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """Do what it says."""
        return ENCOUNTERS[self.entry].effect.run(s, Scope(self.who, self.entry))
