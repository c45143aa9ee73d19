"""Verbs of acts, agendas, locations, and scenarios: changing the map and ending the game."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.abilities.selectors import THIS
from kadath.kernel.citations import cites
from kadath.kernel.effects import Condition, Effect, Scope, Selector
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure

from ..faces import ActFace
from ..happenings import ControlTaken, Defeated, Moved, Resigned
from ..rules.advancing import AdvanceCard, may_advance
from ..rules.conclusion import suffer
from ..rules.defeat import Defeat
from ..rules.elimination import Resign as Resigning
from ..rules.encounter import spawn_at
from ..rules.ending import EndScenario
from ..rules.entering import PutIntoPlay as PuttingIntoPlay
from ..rules.movement import Move, reveal
from ..rules.play_card import TakeControl as TakingControl
from ..rules.spending_clues import clues_of, spend_as_group
from ..state import LcgState
from ..values import value
from ..zones import put
from .selectors import Investigators


@node
class Advance(Effect):
    """Advance this card, the current act or agenda."""

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return AdvanceCard(scope.this) if self.could(state, scope) else None

    def could(self, state: LcgState, scope: Scope) -> bool:
        card = scope.this
        return card in (state.act, state.agenda) and may_advance(state, card)


@node
class SpendCluesAsGroup(Effect):
    """Some investigators may spend the act's clues as a group; then an effect follows."""

    by: Selector
    then: Effect

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        group = self.by.ids(state, scope)
        return spend_as_group(state, self._needed(state, scope), group, self.then, scope)

    @cites("LCG-312", "LCG-353")
    def could(self, state: LcgState, scope: Scope) -> bool:
        """Whether one of the group proposes it, and it could have an effect."""
        group = self.by.ids(state, scope)
        return (
            scope.who in group
            and clues_of(state, group) >= self._needed(state, scope)
            and self.then.could(state, scope)
        )

    def _needed(self, state: LcgState, scope: Scope) -> int:
        return value(state, scope.this, "clues")


@node
class Reach(Effect):
    """Reach a resolution by number: the scenario ends."""

    resolution: int

    ENDS_SCENARIO: ClassVar[bool] = True

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return EndScenario(f"R{self.resolution}", scope.this == state.act)


@node
class PutIntoPlay(Effect):
    """Put cards into play: locations unrevealed, others at a location."""

    cards: Selector
    at: Selector | None = None

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        place = 0
        if self.at is not None:
            place = next(iter(self.at.ids(state, scope)), 0)
        return PuttingIntoPlay.of(state, self.cards.ids(state, scope), place)

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(self.cards.ids(state, scope))


@node
class SpawnAt(Effect):
    """Spawn enemies at a location, ignoring their own instructions (LCG-223)."""

    enemies: Selector
    at: Selector

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for enemy in self.enemies.ids(state, scope):
            return spawn_at(state, enemy, self.at.ids(state, scope), scope.who)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(self.enemies.ids(state, scope))


@node
class RevealLocation(Effect):
    """Reveal a location."""

    location: Selector

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for location in self.location.ids(state, scope):
            reveal(state, location)
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(not state.cards[one].revealed for one in self.location.ids(state, scope))


@node
class PlaceInvestigators(Effect):
    """Place investigators at a location, all at once."""

    location: Selector
    who: Selector = Investigators()

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for location in self.location.ids(state, scope):
            moved = tuple(
                Moved(who, who, state.location_of(who), location)
                for who in self.who.ids(state, scope)
                if state.location_of(who) != location
            )
            return Move(moved) if moved else None
        return None


@node
class RemoveFromGame(Effect):
    """Remove cards from the game."""

    cards: Selector = THIS

    @cites("LCG-051")
    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for card in self.cards.ids(state, scope):
            put(state, card, "removed")
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(self.cards.ids(state, scope))


@node
class TakeControl(Effect):
    """You take control of a card in play."""

    card: Selector = THIS

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        for card in self.card.ids(state, scope):
            return TakingControl((ControlTaken(card, scope.who),))
        return None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return any(
            state.is_in_play(card) and state.cards[card].controller != scope.who
            for card in self.card.ids(state, scope)
        )


@node
class Resign(Effect):
    """You resign."""

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        return Resigning((Resigned(scope.who),))


@node
class DefeatInvestigators(Effect):
    """Investigators are defeated and suffer trauma."""

    who: Selector
    physical: int = 0
    mental: int = 0

    def run(self, state: LcgState, scope: Scope) -> Procedure | None:
        beaten = self.who.ids(state, scope)
        for one in beaten:
            suffer(state, one, self.physical, self.mental)
        return Defeat(tuple(Defeated(one, 0, "card") for one in beaten)) if beaten else None

    def could(self, state: LcgState, scope: Scope) -> bool:
        return bool(self.who.ids(state, scope))


@node
class AtAct(Condition):
    """The investigators are at one of these acts."""

    stages: tuple[int, ...]

    def holds(self, state: LcgState, scope: Scope) -> bool:
        face = state.face(state.act) if state.act else None
        return isinstance(face, ActFace) and face.stage in self.stages
