"""Conditions on cards."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.effects import Condition, Scope
from kadath.kernel.nodes import node

from ..cards import BLESSING, CURSE, DEPUTY, LOAN, TABLE
from ..rules.fight import fight_of
from ..rules.parting import owned
from ..state import ArkhamState
from ..values import doom_track


@node
class Against(Condition):
    """The monster that you are fighting has a certain ability."""

    keyword: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        fight = fight_of(state, scope.who)
        return fight is not None and self.keyword in fight.against(state).keywords


@node
class OtherHandEmpty(Condition):
    """You hold nothing but this card, which needs one hand."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        fight = fight_of(state, scope.who)
        return fight is not None and fight.free_hands(state) > 0


@node
class HasTokens(Condition):
    """At least this many tokens lie on this card."""

    tokens: int

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return state.cards[scope.this].tokens >= self.tokens


@node
class TokensFromTo(Condition):
    """At least this many tokens lie on this card, and at most that many."""

    least: int
    most: int

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return self.least <= state.cards[scope.this].tokens <= self.most


@node
class HadBefore(Condition):
    """This is not your first Upkeep with this card."""

    @cites("AH-3.1.3")
    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return not state.cards[scope.this].fresh


@node
class Has(Condition):
    """You have at least this much Sanity, Stamina or money, or this many Clue tokens."""

    least: int
    what: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        held: int = getattr(state.investigators[scope.who], self.what)
        return held >= self.least


@node
class HasAtMost(Condition):
    """You have at most this much Sanity, Stamina or money, or this many Clue tokens."""

    most: int
    what: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        held: int = getattr(state.investigators[scope.who], self.what)
        return held <= self.most


@node
class Holds(Condition):
    """You have a card of a kind."""

    what: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(owned(state, scope.who, self.what))


@node
class HoldsAtMost(Condition):
    """You have at most this many cards of a kind."""

    most: int
    what: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return len(owned(state, scope.who, self.what)) <= self.most


@node
class HoldsNamed(Condition):
    """You have a certain card."""

    face: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return _has_face(state, scope.who, self.face)


@node
class IsCursed(Condition):
    """You are cursed."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return _has_face(state, scope.who, CURSE)


@node
class IsBlessed(Condition):
    """You are blessed."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return _has_face(state, scope.who, BLESSING)


@node
class InPlay(Condition):
    """A card is in play, such as a herald or an Environment, or an alternative one is."""

    face: str
    other: str = ""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return any(_has_face(state, TABLE, face) for face in (self.face, self.other) if face)


@node
class NoLoan(Condition):
    """You have no Bank Loan, and have never defaulted on one."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return not state.cards_of(scope.who, frozenset({LOAN}))


@node
class NoDeputy(Condition):
    """Nobody is the Deputy of Arkham."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.decks.get(DEPUTY))


@node
class MonsterInPlay(Condition):
    """A monster of one of two kinds is on the board."""

    kind: str
    other: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return any(row.monster in (self.kind, self.other) for row in state.monsters.values())


@node
class DoomSpacesAtMost(Condition):
    """At most this many spaces of the doom track are empty."""

    most: int

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return doom_track(state) - state.doom <= self.most


@node
class BothHold(Condition):
    """Both of two conditions hold."""

    one: Condition
    other: Condition

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return self.one.holds(state, scope) and self.other.holds(state, scope)


@node
class EitherHolds(Condition):
    """At least one of two conditions holds."""

    one: Condition
    other: Condition

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return self.one.holds(state, scope) or self.other.holds(state, scope)


def _has_face(s: ArkhamState, owner: int, face: str) -> bool:
    return any(s.cards[card].face == face for card in s.cards_of(owner))
