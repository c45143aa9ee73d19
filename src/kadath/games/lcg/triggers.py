"""Triggers: the happenings that abilities answer, each with what it must be about.

A happening is matched against the part of an event, in the scope of the ability that listens; a
selector left out matches anything.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from kadath.kernel.effects import Scope, Selector
from kadath.kernel.nodes import Node, node

from .frames import test_now
from .happenings import (
    Advanced,
    Attacked,
    CluesSpent,
    Damaged,
    Defeated,
    Discovered,
    Drawn,
    Engaged,
    EnteredPlay,
    Evaded,
    Failed,
    GameEnded,
    Investigated,
    LeftPlay,
    Moved,
    PhaseBegan,
    PhaseEnded,
    Played,
    Revealing,
    RoundEnded,
    Spawned,
    Succeeded,
    Taken,
    TokenRevealed,
    TurnBegan,
    TurnEnded,
)
from .selectors import THIS, YOU
from .state import LcgState
from .values import has_trait

Part = TypeVar("Part", bound=tuple[Any, ...])


class Happening(Node, Generic[Part]):
    """A node that recognises a part of an event."""

    KIND: ClassVar[type[tuple[Any, ...]]]
    """The kind of part, for the index."""

    __slots__ = ()

    def matches(self, state: LcgState, scope: Scope, part: Part) -> bool:
        """Whether that part is such a happening."""
        raise NotImplementedError


def _is(selector: Selector | None, state: LcgState, scope: Scope, thing: int) -> bool:
    return selector is None or selector.includes(state, scope, thing)


@node
class EnemyAttacks(Happening[Attacked]):
    """An enemy attacks an investigator."""

    enemy: Selector | None = None
    whom: Selector | None = None

    KIND = Attacked

    def matches(self, state: LcgState, scope: Scope, part: Attacked) -> bool:
        return _is(self.enemy, state, scope, part.enemy) and _is(self.whom, state, scope, part.who)


@node
class DamageDealt(Happening[Damaged]):
    """Damage or horror is placed on a card; `by_attack`: by the attack of an enemy."""

    kind: str
    card: Selector
    by_attack: bool = False

    KIND = Damaged

    def matches(self, state: LcgState, scope: Scope, part: Damaged) -> bool:
        if getattr(part, self.kind) <= 0 or (self.by_attack and not part.attacker):
            return False
        return self.card.includes(state, scope, part.card)


@node
class EnemyDefeated(Happening[Defeated]):
    """An enemy is defeated, by anyone or by somebody in particular."""

    enemy: Selector | None = None
    by: Selector | None = None

    KIND = Defeated

    def matches(self, state: LcgState, scope: Scope, part: Defeated) -> bool:
        if part.card in state.investigators or state.face(part.card).TYPE != "enemy":
            return False
        return _is(self.enemy, state, scope, part.card) and _is(self.by, state, scope, part.who)


@node
class EnemyEngages(Happening[Engaged]):
    """An enemy engages an investigator."""

    enemy: Selector | None = None
    whom: Selector = YOU

    KIND = Engaged

    def matches(self, state: LcgState, scope: Scope, part: Engaged) -> bool:
        return _is(self.enemy, state, scope, part.enemy) and _is(self.whom, state, scope, part.who)


@node
class EnemySpawns(Happening[Spawned]):
    """An enemy spawns at a location; one with a trait may be left out."""

    at: Selector
    but_not: str = ""

    KIND = Spawned

    def matches(self, state: LcgState, scope: Scope, part: Spawned) -> bool:
        if self.but_not and has_trait(state, part.enemy, self.but_not):
            return False
        return self.at.includes(state, scope, part.location)


@node
class Spawns(Happening[Spawned]):
    """A certain enemy spawns, wherever it does."""

    enemy: Selector

    KIND = Spawned

    def matches(self, state: LcgState, scope: Scope, part: Spawned) -> bool:
        return self.enemy.includes(state, scope, part.enemy)


@node
class EnemyEvaded(Happening[Evaded]):
    """An enemy is evaded."""

    enemy: Selector | None = None
    by: Selector | None = None

    KIND = Evaded

    def matches(self, state: LcgState, scope: Scope, part: Evaded) -> bool:
        return _is(self.enemy, state, scope, part.enemy) and _is(self.by, state, scope, part.who)


@node
class Enters(Happening[Moved]):
    """An investigator enters a location."""

    location: Selector
    who: Selector = YOU

    KIND = Moved

    def matches(self, state: LcgState, scope: Scope, part: Moved) -> bool:
        if part.mover != part.who:
            return False
        return _is(self.who, state, scope, part.who) and _is(
            self.location, state, scope, part.destination
        )


@node
class Leaves(Happening[Moved]):
    """An investigator leaves a location."""

    location: Selector
    who: Selector | None = None

    KIND = Moved

    def matches(self, state: LcgState, scope: Scope, part: Moved) -> bool:
        if part.mover != part.who:
            return False
        return _is(self.who, state, scope, part.who) and _is(
            self.location, state, scope, part.origin
        )


@node
class EnemyMoves(Happening[Moved]):
    """An enemy moves into a location."""

    enemy: Selector
    into: Selector

    KIND = Moved

    def matches(self, state: LcgState, scope: Scope, part: Moved) -> bool:
        return _is(self.enemy, state, scope, part.mover) and _is(
            self.into, state, scope, part.destination
        )


@node
class EntersPlay(Happening[EnteredPlay]):
    """A card enters play."""

    card: Selector

    KIND = EnteredPlay

    def matches(self, state: LcgState, scope: Scope, part: EnteredPlay) -> bool:
        return self.card.includes(state, scope, part.card)


@node
class LeavesPlay(Happening[LeftPlay]):
    """A card leaves play."""

    card: Selector

    KIND = LeftPlay

    def matches(self, state: LcgState, scope: Scope, part: LeftPlay) -> bool:
        return self.card.includes(state, scope, part.card)


@node
class TakesHarm(Happening[Taken]):
    """An investigator takes damage or horror, on themselves or on what they control."""

    kind: str
    who: Selector = YOU

    KIND = Taken

    def matches(self, state: LcgState, scope: Scope, part: Taken) -> bool:
        return getattr(part, self.kind) > 0 and self.who.includes(state, scope, part.who)


@node
class RevealsToken(Happening[TokenRevealed]):
    """An investigator reveals a chaos token, any or one with a negative modifier."""

    who: Selector = YOU
    negative: bool = False

    KIND = TokenRevealed

    def matches(self, state: LcgState, scope: Scope, part: TokenRevealed) -> bool:
        if self.negative:
            test = test_now(state)
            if test is None or not test.is_negative(state, part.token):
                return False
        return self.who.includes(state, scope, part.who)


@node
class DrawsToken(Happening[Revealing]):
    """An investigator would reveal a chaos token: it is not known yet which."""

    who: Selector = YOU

    KIND = Revealing

    def matches(self, state: LcgState, scope: Scope, part: Revealing) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class FailsTest(Happening[Failed]):
    """An investigator fails a skill test, any or one of a kind, by any points or no more than so.

    `most` None: by any.
    """

    who: Selector = YOU
    kind: str = ""
    most: int | None = None

    KIND = Failed

    def matches(self, state: LcgState, scope: Scope, part: Failed) -> bool:
        if self.kind and part.kind != self.kind:
            return False
        if self.most is not None and part.by > self.most:
            return False
        return self.who.includes(state, scope, part.who)


@node
class SucceedsAt(Happening[Succeeded]):
    """An investigator succeeds at a skill test of a kind, against something, by so many points."""

    kind: str
    who: Selector = YOU
    against: Selector | None = None
    least: int = 0

    KIND = Succeeded

    def matches(self, state: LcgState, scope: Scope, part: Succeeded) -> bool:
        if (self.kind and part.kind != self.kind) or part.by < self.least:
            return False
        return self.who.includes(state, scope, part.who) and _is(
            self.against, state, scope, part.against
        )


@node
class DiscoversClues(Happening[Discovered]):
    """An investigator discovers clues, anywhere or at a location."""

    who: Selector = YOU
    at: Selector | None = None

    KIND = Discovered

    def matches(self, state: LcgState, scope: Scope, part: Discovered) -> bool:
        return self.who.includes(state, scope, part.who) and _is(
            self.at, state, scope, part.location
        )


@node
class SpendsClues(Happening[CluesSpent]):
    """An investigator spends clues."""

    who: Selector = YOU

    KIND = CluesSpent

    def matches(self, state: LcgState, scope: Scope, part: CluesSpent) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class Investigates(Happening[Investigated]):
    """An investigator investigates a location."""

    location: Selector
    who: Selector | None = None

    KIND = Investigated

    def matches(self, state: LcgState, scope: Scope, part: Investigated) -> bool:
        return _is(self.location, state, scope, part.location) and _is(
            self.who, state, scope, part.who
        )


@node
class DrawsTreachery(Happening[Drawn]):
    """An investigator draws a treachery that is no weakness."""

    who: Selector = YOU

    KIND = Drawn

    def matches(self, state: LcgState, scope: Scope, part: Drawn) -> bool:
        face = state.face(part.card)
        if face.TYPE != "treachery" or face.weakness:
            return False
        return self.who.includes(state, scope, part.who)


@node
class PlaysCard(Happening[Played]):
    """An investigator plays a card, of any kind or with a trait."""

    trait: str = ""
    who: Selector = YOU

    KIND = Played

    def matches(self, state: LcgState, scope: Scope, part: Played) -> bool:
        if self.trait and self.trait not in state.face(part.card).traits:
            return False
        return self.who.includes(state, scope, part.who)


@node
class PhaseBegins(Happening[PhaseBegan]):
    """A phase begins, any or a certain one."""

    phase: str = ""

    KIND = PhaseBegan

    def matches(self, state: LcgState, scope: Scope, part: PhaseBegan) -> bool:
        return not self.phase or part.phase == self.phase


@node
class PhaseEnds(Happening[PhaseEnded]):
    """A phase ends, any or a certain one."""

    phase: str = ""

    KIND = PhaseEnded

    def matches(self, state: LcgState, scope: Scope, part: PhaseEnded) -> bool:
        return not self.phase or part.phase == self.phase


@node
class Advances(Happening[Advanced]):
    """An act or an agenda advances."""

    card: Selector = THIS

    KIND = Advanced

    def matches(self, state: LcgState, scope: Scope, part: Advanced) -> bool:
        return self.card.includes(state, scope, part.card)


@node
class TurnEnds(Happening[TurnEnded]):
    """An investigator's turn ends."""

    who: Selector = YOU

    KIND = TurnEnded

    def matches(self, state: LcgState, scope: Scope, part: TurnEnded) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class TurnBegins(Happening[TurnBegan]):
    """An investigator's turn begins."""

    who: Selector = YOU

    KIND = TurnBegan

    def matches(self, state: LcgState, scope: Scope, part: TurnBegan) -> bool:
        return self.who.includes(state, scope, part.who)


@node
class RoundEnds(Happening[RoundEnded]):
    """The round ends."""

    KIND = RoundEnded

    def matches(self, state: LcgState, scope: Scope, part: RoundEnded) -> bool:
        return True


@node
class GameEnds(Happening[GameEnded]):
    """The game ends, for everybody or for an investigator who is eliminated."""

    who: Selector = YOU

    KIND = GameEnded

    def matches(self, state: LcgState, scope: Scope, part: GameEnded) -> bool:
        return self.who.includes(state, scope, part.who)
