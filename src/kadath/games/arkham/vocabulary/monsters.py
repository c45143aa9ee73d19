"""Selectors of monsters, and modifiers of their numbers and abilities."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.effects import Number, Scope, Selector, count
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import ADD, SET, VALUE, Change
from kadath.kernel.nodes import node

from ..cards import MONSTERS, Monster
from ..foes import OfMonsters, Reshapes, number_of_monsters, with_number
from ..rules.fight import fight_of
from ..state import ArkhamState


class Which(Selector):
    """A selector of monsters, whether they are in play or not."""

    __slots__ = ()

    def fits(self, state: ArkhamState, scope: Scope, monster: Monster, token: int) -> bool:
        """Whether it selects a monster; the token is 0 for one that is not in play."""
        raise NotImplementedError

    def ids(self, state: ArkhamState, scope: Scope) -> tuple[int, ...]:
        return tuple(
            token
            for token, row in state.monsters.items()
            if self.fits(state, scope, MONSTERS[row.monster], token)
        )


@node
class AnyMonster(Which):
    """Every monster."""

    def fits(self, state: ArkhamState, scope: Scope, monster: Monster, token: int) -> bool:
        return True


@node
class OfKind(Which):
    """Monsters of a kind."""

    kind: str

    def fits(self, state: ArkhamState, scope: Scope, monster: Monster, token: int) -> bool:
        return monster.key == self.kind


@node
class OfDimension(Which):
    """Monsters with a dimensional symbol."""

    symbol: str

    def fits(self, state: ArkhamState, scope: Scope, monster: Monster, token: int) -> bool:
        return monster.dimension == self.symbol


@node
class WithAbility(Which):
    """Monsters with a certain ability printed on them."""

    keyword: str

    def fits(self, state: ArkhamState, scope: Scope, monster: Monster, token: int) -> bool:
        return self.keyword in monster.keywords


@node
class ThisMonster(Which):
    """The monster that the ability is printed on."""

    def fits(self, state: ArkhamState, scope: Scope, monster: Monster, token: int) -> bool:
        return token == scope.source


@node
class YourFoe(Which):
    """The monster that you are fighting."""

    def fits(self, state: ArkhamState, scope: Scope, monster: Monster, token: int) -> bool:
        fight = fight_of(state, scope.who)
        return fight is not None and fight.monster == token != 0


@node
class MonstersGet(OfMonsters):
    """A number of some monsters is higher or lower, but not below `least`.

    `to_you`: only for you.
    """

    which: Which
    number: str
    by: Number
    least: int | None = None
    to_you: bool = False

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, number_of_monsters(self.number)),)

    def changes(
        self, state: ArkhamState, scope: Scope, monster: Monster, token: int, who: int
    ) -> Change | None:
        if (self.to_you and who != scope.who) or not self.which.fits(state, scope, monster, token):
            return None
        return Change(scope.source, ADD, count(self.by, state, scope))

    def lowest(self) -> int | None:
        return self.least


@node
class MonstersHave(OfMonsters):
    """A number of some monsters is this, regardless of what is printed on them."""

    which: Which
    number: str
    value: int

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, number_of_monsters(self.number)),)

    def changes(
        self, state: ArkhamState, scope: Scope, monster: Monster, token: int, who: int
    ) -> Change | None:
        meant = self.which.fits(state, scope, monster, token)
        return Change(scope.source, SET, self.value) if meant else None


@node
class MonstersGain(Reshapes):
    """Some monsters have an additional ability."""

    which: Which
    keyword: str

    def reshaped(
        self, state: ArkhamState, scope: Scope, monster: Monster, token: int, who: int
    ) -> Monster:
        if not self.which.fits(state, scope, monster, token):
            return monster
        return monster._replace(keywords=monster.keywords | {self.keyword})


@node
class MonstersLose(Reshapes):
    """Some monsters do not have an ability, at least not against you."""

    COMES_LAST: ClassVar[bool] = True

    which: Which
    keyword: str

    def reshaped(
        self, state: ArkhamState, scope: Scope, monster: Monster, token: int, who: int
    ) -> Monster:
        if who != scope.who or not self.which.fits(state, scope, monster, token):
            return monster
        if self.keyword in IN_NUMBERS:
            return with_number(monster, self.keyword, 0)
        return monster._replace(keywords=monster.keywords - {self.keyword})


@node
class ImmunityIsResistance(Reshapes):
    """Against you, monsters have resistance instead of immunity, and nothing for resistance."""

    COMES_LAST: ClassVar[bool] = True

    def reshaped(
        self, state: ArkhamState, scope: Scope, monster: Monster, token: int, who: int
    ) -> Monster:
        if who != scope.who:
            return monster
        weaker = {
            word.replace("immunity", "resistance") if word in IMMUNITIES else word
            for word in monster.keywords
            if not word.endswith("_resistance")
        }
        return monster._replace(keywords=frozenset(weaker))


@node
class MonstersMoveAs(Reshapes):
    """Some monsters move in a different way."""

    which: Which
    movement: str

    def reshaped(
        self, state: ArkhamState, scope: Scope, monster: Monster, token: int, who: int
    ) -> Monster:
        if not self.which.fits(state, scope, monster, token):
            return monster
        return monster._replace(movement=self.movement)


@node
class FoughtWith(Reshapes):
    """Combat checks against this monster are made with another skill."""

    skill: str

    def reshaped(
        self, state: ArkhamState, scope: Scope, monster: Monster, token: int, who: int
    ) -> Monster:
        return monster._replace(skill=self.skill) if token == scope.source else monster


IN_NUMBERS = frozenset({"nightmarish", "overwhelming"})
"""The monster abilities with a number."""

IMMUNITIES = frozenset({"physical_immunity", "magical_immunity"})
