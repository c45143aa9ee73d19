"""Arkham Horror in the battery."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from kadath.games.arkham.board import AREAS
from kadath.games.arkham.cards import ENCOUNTERS, FACES, GATE_CARDS, MONSTERS, MYTHOS, SHEETS
from kadath.games.arkham.game import Arkham
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.vocabulary.effects.moves import DrawAnotherCard

from ..kit import Kit
from .conservation import complaints

OF_COPIES = frozenset(
    (
        *("movement", "upkeep", "battle", "before-horror", "wield", "trade"),
        *("lose-items", "keep-cards", "discard-cards", "sell", "spend-trophy"),
    )
)
"""What is asked where several copies of a card or of a monster may be among the options."""


class ArkhamKit(Kit[ArkhamPlay]):
    """What the battery should know of Arkham Horror beyond what it knows of any game."""

    def __init__(self) -> None:
        super().__init__(Arkham())

    def complaints(self, state: ArkhamPlay) -> Iterable[str]:
        """Cards, monsters and people are all there, and where they may be."""
        return complaints(state)

    def messages(self) -> Iterator[str]:
        """The messages of every game, and the names and tales that are put together from keys."""
        yield from super().messages()
        yield from (f"space-{area}" for area in AREAS)
        yield from (f"card-{monster}" for monster in MONSTERS)
        yield from (f"pile-dust_{number}" for number in (1, 2, 3))
        yield from (f"tale-{entry}" for entry in ENCOUNTERS)
        for key, card in GATE_CARDS.items():
            for world, effect in card.entries:
                if not isinstance(effect, DrawAnotherCard):
                    yield f"tale-{key}_{world}"

    def may_read_alike(self, prompt: str) -> bool:
        """Copies of a card, and monsters of a kind in one space, are offered one by one."""
        return prompt in OF_COPIES

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
