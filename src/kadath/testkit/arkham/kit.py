"""Arkham Horror in the battery."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kadath.games.arkham.cards import ENCOUNTERS, FACES, GATE_CARDS, MONSTERS, MYTHOS, SHEETS
from kadath.games.arkham.game import Arkham
from kadath.games.arkham.rules.play import ArkhamPlay

from ..kit import Kit
from .conservation import complaints


class ArkhamKit(Kit[ArkhamPlay]):
    """What the battery should know of Arkham Horror beyond what it knows of any game."""

    def __init__(self) -> None:
        super().__init__(Arkham())

    def complaints(self, state: ArkhamPlay) -> Iterable[str]:
        """Cards, monsters and people are all there, and where they may be."""
        return complaints(state)

    def definitions(self) -> Any:
        """All that is printed."""
        return FACES, SHEETS, MONSTERS, ENCOUNTERS, MYTHOS, GATE_CARDS

    def derived(self, state: ArkhamPlay) -> tuple[Any, Any]:
        """Who listens and who holds what, kept and rebuilt."""
        rebuilt = state.clone()
        rebuilt.derive()
        held = {who: cards for who, cards in state.held.items() if cards}
        return (state.listeners, held), (rebuilt.listeners, rebuilt.held)


KIT = ArkhamKit
