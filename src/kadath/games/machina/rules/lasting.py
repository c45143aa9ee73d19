"""Lasting effects, which are counted and limited by markers (MA-R16.3 to MA-R16.10)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kadath.kernel.abilities.selectors import These
from kadath.kernel.citations import cites
from kadath.kernel.effects import Scope
from kadath.kernel.events import Event
from kadath.kernel.legality import Hindrance
from kadath.kernel.modifiers import Modifier
from kadath.kernel.procedure import Procedure, procedure

from ..happenings import MarkerReturns
from ..state import HORROR, MachinaState


def markers_on(s: MachinaState, card: int) -> tuple[int, ...]:
    """The markers on a card, ordered by number."""
    return tuple(marker for marker, row in s.markers.items() if row.on == card)


@cites("MA-R16.14")
def on_pile(s: MachinaState, pile: str) -> tuple[int, ...]:
    """The destroyed cards of a pile; a card whose marker is still out is not on it yet."""
    return tuple([card for card in s.spent[pile] if not markers_on(s, card)])


@cites("MA-R16.5", "MA-R16.6", "MA-R16.7", "MA-R16.8")
def free_marker(s: MachinaState, scope: Scope, most: int) -> int | None:
    """The marker for one more lasting effect of a card; None if there is none or may be none.

    A unit that has died over its own attack has taken its card and its markers along.
    """
    is_gone = scope.who != HORROR and scope.who not in s.units
    if is_gone or len(markers_on(s, scope.this)) >= most:
        return None
    owner = scope.who if s.is_explorer(scope.who) else HORROR
    return next((m for m, row in s.markers.items() if row.owner == owner and not row.on), None)


@cites("MA-R16.6", "MA-R16.8")
def without_marker(s: MachinaState, scope: Scope, most: int, rule: str) -> Hindrance | None:
    """Why there is no marker for one more lasting effect of a card, if there is none.

    The rule is the one that limits how many markers the card may carry.
    """
    if free_marker(s, scope, most) is not None:
        return None
    if len(markers_on(s, scope.this)) >= most:
        return Hindrance(rule, "limit", (("most", most),))
    return Hindrance("MA-R16.6" if s.is_explorer(scope.who) else "MA-R16.8", "no-marker-left")


@cites("MA-R16.3", "MA-R16.5", "MA-R15.11", "MA-R8.2")
def let_last(s: MachinaState, scope: Scope, most: int, changes: tuple[Modifier, ...]) -> None:
    """Put one marker on the card and let all the changes last; without a marker, none do."""
    marker = free_marker(s, scope, most)
    if marker is None:
        return
    # What the effect applies to is fixed now, and stays so wherever the units go.
    caught: list[Any] = list(changes)
    fixed = tuple(replace(one, of=These(one.of.ids(s, scope))) for one in caught)
    s.set_marker(marker, scope.this, fixed)
    s.note("lasts", card=scope.source, marker=marker)


@cites("MA-R16.7")
def return_from(s: MachinaState, card: int) -> None:
    """Take the markers off a card that leaves play, without responses."""
    for marker in markers_on(s, card):
        s.set_marker(marker)


@cites("MA-R6.11")
def forget(s: MachinaState, unit: int) -> None:
    """End lasting effects on a unit that leaves play: its card may come back as a new unit."""
    for marker, row in s.markers.items():
        caught: list[Any] = list(row.changes)
        if any(unit in one.of.things for one in caught):
            left = tuple(
                replace(one, of=These(tuple(other for other in one.of.things if other != unit)))
                for one in caught
            )
            s.set_marker(marker, row.on, left)


@procedure
class ReturningMarkers(Event[MarkerReturns]):
    """Markers return to their owners, and the lasting effects they stand for end."""

    @cites("MA-R16.4", "MA-R16.10")
    def impact(self, s: MachinaState) -> Procedure | None:
        for marker, _ in self.parts():
            s.set_marker(marker)
        return None


@cites("MA-R3.2", "MA-R3.10")
def returning(s: MachinaState, *owners: int) -> ReturningMarkers:
    """All markers of these owners return."""
    return ReturningMarkers(
        tuple(
            MarkerReturns(marker, row.on)
            for marker, row in s.markers.items()
            if row.on and row.owner in owners
        )
    )
