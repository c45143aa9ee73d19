"""Selectors that compare: the nearest, the one with the most clues, an enemy's prey."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node

from ..rules.enemy_phase import nearest_of
from ..rules.engagement import preyed_upon
from ..state import LcgState


@node
class Nearest(Selector):
    """The nearest to you of some things."""

    of: Selector

    NAMES_ONE: ClassVar[bool] = True

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        found = self.of.ids(state, scope)
        places = frozenset(state.location_of(one) for one in found)
        nearest = nearest_of(state, state.location_of(scope.who), places)
        # A ruling: if no path leads to any of them, all of them are the nearest.
        return tuple(one for one in found if not nearest or state.location_of(one) in nearest)


@node
class MostClues(Selector):
    """The locations with the most clues and without a copy of this card attached."""

    NAMES_ONE: ClassVar[bool] = True

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        title = state.face(scope.this).title
        found = [
            place
            for place in state.locations()
            if all(state.face(one).title != title for one in state.pile("attached", place))
        ]
        most = max((state.cards[place].clues for place in found), default=0)
        return tuple(place for place in found if state.cards[place].clues == most)


@node
class ItsPrey(Selector):
    """The investigators this enemy prefers most, wherever they are."""

    def ids(self, state: LcgState, scope: Scope) -> tuple[int, ...]:
        return preyed_upon(state, scope.this, state.player_order())
