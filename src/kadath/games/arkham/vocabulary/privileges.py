"""Modifiers that exempt investigators from rules, or set numbers for them."""

from __future__ import annotations

from kadath.kernel.effects import Condition, Number, Scope, count
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import ADD, AT_LEAST, SET, VALUE, Change, Modifier
from kadath.kernel.nodes import node

from ..privileges import KEPT
from ..rules.drawing import extra
from ..rules.shops import PRICE
from ..state import ArkhamState


@node
class Privilege(Modifier):
    """You have a privilege; the module `privileges` of the game documents each."""

    what: str

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, self.what),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, SET, 1) if thing == scope.who else None


@node
class IsKept(Modifier):
    """You lose this card only if you choose to."""

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, KEPT),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, SET, 1) if thing == scope.source else None


@node
class DrawsMore(Modifier):
    """When you draw cards of a kind, draw one more, and put one of them back."""

    kind: str

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, extra(self.kind)),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, ADD, 1) if thing == scope.who else None


@node
class EachHas(Modifier):
    """A bonus for every investigator, or for each for whom a condition holds."""

    to: str
    by: Number
    where: Condition | None = None

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, self.to),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        if thing not in state.investigators:
            return None
        theirs = scope._replace(who=thing)
        if self.where is not None and not self.where.holds(state, theirs):
            return None
        return Change(scope.source, ADD, count(self.by, state, theirs))


@node
class PayAtLeast(Modifier):
    """What you buy costs at least this much, even with discounts."""

    dollars: int

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, PRICE),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, AT_LEAST, self.dollars) if thing == scope.who else None


@node
class Fixed(Modifier):
    """A value is this number, for you or for everyone."""

    what: str
    value: int
    everyone: bool = False

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, self.what),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        meant = self.everyone or thing == scope.who
        return Change(scope.source, SET, self.value) if meant else None
