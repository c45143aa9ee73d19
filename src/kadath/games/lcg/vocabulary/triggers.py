"""Triggers: the events that abilities respond to, each with its restrictions.

A trigger is matched against a part of an event, in the scope of the listening ability; an omitted
selector matches anything. Triggers about enemies, skill tests, and time have modules of their own.
"""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import node

from ..happenings import (
    CluesSpent,
    Damaged,
    Discovered,
    Drawn,
    EnteredPlay,
    Investigated,
    LeftPlay,
    Moved,
    Played,
    Taken,
)
from ..state import LcgState


def is_one(selector: Selector | None, state: LcgState, scope: Scope, thing: int) -> bool:
    """Whether a selector includes a thing; an omitted selector includes anything."""
    return selector is None or selector.includes(state, scope, thing)


@node
class DamageDealt(Trigger[Damaged]):
    """Damage or horror is placed on a card; with `by_attack`, by an enemy's attack."""

    kind: str
    card: Selector
    by_attack: bool = False

    KIND = Damaged

    def matches(self, state: LcgState, scope: Scope, part: Damaged) -> bool:
        if getattr(part, self.kind) <= 0 or (self.by_attack and not part.attacker):
            return False
        return self.card.includes(state, scope, part.card)


@node
class Enters(Trigger[Moved]):
    """An investigator enters a location."""

    location: Selector
    who: Selector = YOU

    KIND = Moved

    def matches(self, state: LcgState, scope: Scope, part: Moved) -> bool:
        if part.mover != part.who:
            return False
        return is_one(self.who, state, scope, part.who) and is_one(
            self.location, state, scope, part.destination
        )


@node
class Leaves(Trigger[Moved]):
    """An investigator leaves a location."""

    location: Selector
    who: Selector | None = None

    KIND = Moved

    def matches(self, state: LcgState, scope: Scope, part: Moved) -> bool:
        if part.mover != part.who:
            return False
        return is_one(self.who, state, scope, part.who) and is_one(
            self.location, state, scope, part.origin
        )


@node
class EntersPlay(Trigger[EnteredPlay]):
    """A card enters play."""

    card: Selector

    KIND = EnteredPlay

    def matches(self, state: LcgState, scope: Scope, part: EnteredPlay) -> bool:
        return self.card.includes(state, scope, part.card)


@node
class LeavesPlay(Trigger[LeftPlay]):
    """A card leaves play."""

    card: Selector

    KIND = LeftPlay

    def matches(self, state: LcgState, scope: Scope, part: LeftPlay) -> bool:
        return self.card.includes(state, scope, part.card)


@node
class TakesHarm(Trigger[Taken]):
    """An investigator takes damage or horror, on their own card or on what they control."""

    kind: str
    who: Selector = YOU

    KIND = Taken

    def matches(self, state: LcgState, scope: Scope, part: Taken) -> bool:
        return getattr(part, self.kind) > 0 and self.who.includes(state, scope, part.who)


@node
class DiscoversClues(Trigger[Discovered]):
    """An investigator discovers clues, anywhere or at a location."""

    who: Selector = YOU
    at: Selector | None = None

    KIND = Discovered

    def matches(self, state: LcgState, scope: Scope, part: Discovered) -> bool:
        return self.who.includes(state, scope, part.who) and is_one(
            self.at, state, scope, part.location
        )


@node
class SpendsClues(Trigger[CluesSpent]):
    """An investigator spends clues."""

    who: Selector = YOU

    KIND = CluesSpent

    def matches(self, state: LcgState, scope: Scope, part: CluesSpent) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class Investigates(Trigger[Investigated]):
    """An investigator investigates a location."""

    location: Selector
    who: Selector | None = None

    KIND = Investigated

    def matches(self, state: LcgState, scope: Scope, part: Investigated) -> bool:
        return is_one(self.location, state, scope, part.location) and is_one(
            self.who, state, scope, part.who
        )


@node
class DrawsTreachery(Trigger[Drawn]):
    """An investigator draws a treachery that is not a weakness."""

    who: Selector = YOU

    KIND = Drawn

    def matches(self, state: LcgState, scope: Scope, part: Drawn) -> bool:
        face = state.face(part.card)
        if face.TYPE != "treachery" or face.weakness:
            return False
        return self.who.includes(state, scope, part.who)


@node
class PlaysCard(Trigger[Played]):
    """An investigator plays a card, any or one with a trait."""

    trait: str = ""
    who: Selector = YOU

    KIND = Played

    def matches(self, state: LcgState, scope: Scope, part: Played) -> bool:
        if self.trait and self.trait not in state.face(part.card).traits:
            return False
        return self.who.includes(state, scope, part.who)
