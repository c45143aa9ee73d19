"""Triggers: the happenings that abilities answer, each with what it must be about.

A happening is matched against the part of an event, in the scope of the ability that listens; a
selector left out matches anything.
"""

from __future__ import annotations

from typing import Any, ClassVar

from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import Node, node

from .frames import test_now
from .selectors import THIS, YOU
from .state import LcgState
from .values import has_trait


class Happening(Node):
    """A node that recognises a part of an event."""

    KIND: ClassVar[str]
    """The kind of part, for the index."""

    __slots__ = ()

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        """Whether that part is such a happening."""
        raise NotImplementedError


def _is(selector: Selector | None, state: LcgState, scope: Scope, thing: int) -> bool:
    return selector is None or selector.includes(state, scope, thing)


@node
class EnemyAttacks(Happening):
    """An enemy attacks an investigator."""

    enemy: Selector | None = None
    whom: Selector | None = None

    KIND = "Attacked"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return _is(self.enemy, state, scope, part.enemy) and _is(self.whom, state, scope, part.who)


@node
class DamageDealt(Happening):
    """Damage or horror is placed on a card; `by_attack`: by the attack of an enemy."""

    kind: str
    card: Selector
    by_attack: bool = False

    KIND = "Damaged"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        if getattr(part, self.kind) <= 0 or (self.by_attack and not part.attacker):
            return False
        return self.card.includes(state, scope, part.card)


@node
class EnemyDefeated(Happening):
    """An enemy is defeated, by anyone or by somebody in particular."""

    enemy: Selector | None = None
    by: Selector | None = None

    KIND = "Defeated"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        if part.card in state.investigators or state.face(part.card).TYPE != "enemy":
            return False
        return _is(self.enemy, state, scope, part.card) and _is(self.by, state, scope, part.who)


@node
class EnemyEngages(Happening):
    """An enemy engages an investigator."""

    enemy: Selector | None = None
    whom: Selector = YOU

    KIND = "Engaged"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return _is(self.enemy, state, scope, part.enemy) and _is(self.whom, state, scope, part.who)


@node
class EnemySpawns(Happening):
    """An enemy spawns at a location; one with a trait may be left out."""

    at: Selector
    but_not: str = ""

    KIND = "Spawned"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        if self.but_not and has_trait(state, part.enemy, self.but_not):
            return False
        return self.at.includes(state, scope, part.location)


@node
class Spawns(Happening):
    """A certain enemy spawns, wherever it does."""

    enemy: Selector

    KIND = "Spawned"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return self.enemy.includes(state, scope, part.enemy)


@node
class EnemyEvaded(Happening):
    """An enemy is evaded."""

    enemy: Selector | None = None
    by: Selector | None = None

    KIND = "Evaded"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return _is(self.enemy, state, scope, part.enemy) and _is(self.by, state, scope, part.who)


@node
class Enters(Happening):
    """An investigator enters a location."""

    location: Selector
    who: Selector = YOU

    KIND = "Moved"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        if part.mover != part.who:
            return False
        return _is(self.who, state, scope, part.who) and _is(
            self.location, state, scope, part.destination
        )


@node
class Leaves(Happening):
    """An investigator leaves a location."""

    location: Selector
    who: Selector | None = None

    KIND = "Moved"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        if part.mover != part.who:
            return False
        return _is(self.who, state, scope, part.who) and _is(
            self.location, state, scope, part.origin
        )


@node
class EnemyMoves(Happening):
    """An enemy moves into a location."""

    enemy: Selector
    into: Selector

    KIND = "Moved"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return _is(self.enemy, state, scope, part.mover) and _is(
            self.into, state, scope, part.destination
        )


@node
class EntersPlay(Happening):
    """A card enters play."""

    card: Selector

    KIND = "EnteredPlay"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return self.card.includes(state, scope, part.card)


@node
class LeavesPlay(Happening):
    """A card leaves play."""

    card: Selector

    KIND = "LeftPlay"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return self.card.includes(state, scope, part.card)


@node
class TakesHarm(Happening):
    """An investigator takes damage or horror, on themselves or on what they control."""

    kind: str
    who: Selector = YOU

    KIND = "Taken"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return getattr(part, self.kind) > 0 and self.who.includes(state, scope, part.who)


@node
class RevealsToken(Happening):
    """An investigator reveals a chaos token, any or one with a negative modifier."""

    who: Selector = YOU
    negative: bool = False

    KIND = "TokenRevealed"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        if self.negative:
            test = test_now(state)
            if test is None or not test.is_negative(state, part.token):
                return False
        return self.who.includes(state, scope, part.who)


@node
class DrawsToken(Happening):
    """An investigator would reveal a chaos token: it is not known yet which."""

    who: Selector = YOU

    KIND = "Revealing"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class FailsTest(Happening):
    """An investigator fails a skill test, any or one of a kind, by any points or no more than so.

    `most` None: by any.
    """

    who: Selector = YOU
    kind: str = ""
    most: int | None = None

    KIND = "Failed"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        if self.kind and part.kind != self.kind:
            return False
        if self.most is not None and part.by > self.most:
            return False
        return self.who.includes(state, scope, part.who)


@node
class SucceedsAt(Happening):
    """An investigator succeeds at a skill test of a kind, against something, by so many points."""

    kind: str
    who: Selector = YOU
    against: Selector | None = None
    least: int = 0

    KIND = "Succeeded"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        if (self.kind and part.kind != self.kind) or part.by < self.least:
            return False
        return self.who.includes(state, scope, part.who) and _is(
            self.against, state, scope, part.against
        )


@node
class DiscoversClues(Happening):
    """An investigator discovers clues, anywhere or at a location."""

    who: Selector = YOU
    at: Selector | None = None

    KIND = "Discovered"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return self.who.includes(state, scope, part.who) and _is(
            self.at, state, scope, part.location
        )


@node
class SpendsClues(Happening):
    """An investigator spends clues."""

    who: Selector = YOU

    KIND = "CluesSpent"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class Investigates(Happening):
    """An investigator investigates a location."""

    location: Selector
    who: Selector | None = None

    KIND = "Investigated"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return _is(self.location, state, scope, part.location) and _is(
            self.who, state, scope, part.who
        )


@node
class DrawsTreachery(Happening):
    """An investigator draws a treachery that is no weakness."""

    who: Selector = YOU

    KIND = "Drawn"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        face = state.face(part.card)
        if face.TYPE != "treachery" or face.weakness:
            return False
        return self.who.includes(state, scope, part.who)


@node
class PlaysCard(Happening):
    """An investigator plays a card, of any kind or with a trait."""

    trait: str = ""
    who: Selector = YOU

    KIND = "Played"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        if self.trait and self.trait not in state.face(part.card).traits:
            return False
        return self.who.includes(state, scope, part.who)


@node
class PhaseBegins(Happening):
    """A phase begins, any or a certain one."""

    phase: str = ""

    KIND = "PhaseBegan"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return not self.phase or part.phase == self.phase


@node
class PhaseEnds(Happening):
    """A phase ends, any or a certain one."""

    phase: str = ""

    KIND = "PhaseEnded"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return not self.phase or part.phase == self.phase


@node
class Advances(Happening):
    """An act or an agenda advances."""

    card: Selector = THIS

    KIND = "Advanced"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return self.card.includes(state, scope, part.card)


@node
class TurnEnds(Happening):
    """An investigator's turn ends."""

    who: Selector = YOU

    KIND = "TurnEnded"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class TurnBegins(Happening):
    """An investigator's turn begins."""

    who: Selector = YOU

    KIND = "TurnBegan"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class RoundEnds(Happening):
    """The round ends."""

    KIND = "RoundEnded"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return True


@node
class GameEnds(Happening):
    """The game ends, for everybody or for an investigator who is eliminated."""

    who: Selector = YOU

    KIND = "GameEnded"

    def matches(self, state: LcgState, scope: Scope, part: Any) -> bool:
        return self.who.includes(state, scope, part.who)
