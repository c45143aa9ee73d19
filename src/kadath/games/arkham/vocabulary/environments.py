"""Modifiers, conditions, triggers and verbs of Environments."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.kinds import Forbidding
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Condition, Effect, Scope
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import ADD, SET, VALUE, Change, Modifier
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.windows import WHEN

from ..board import is_street
from ..cards import DEPUTY, MAGICAL, Monster
from ..happenings import EndsMovement, Enters, Gains, GateCloses, Loses, PhaseBegins, Surges
from ..rules.fight import fight_of
from ..rules.losses import Losing
from ..rules.mythos import discard_mythos
from ..rules.rolling import roll_dice
from ..rules.status import DEVOURED, HoldsUp, become
from ..state import ArkhamState
from ..town_rules import is_aquatic_location
from .effects.choices import InTurn
from .modifiers import COMBAT_CHECK, CombatBonus
from .monsters import Which


@node
class TownRule(Modifier):
    """A rule for the whole town is in force; `town_rules` documents each."""

    what: str

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, self.what),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, SET, 1)


@node
class TownNumber(Modifier):
    """A number that applies to the whole town is higher or lower by this much."""

    what: str
    by: int

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, self.what),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, ADD, self.by)


@node
class RegainOnly(Forbidding):
    """Sanity or Stamina can be regained only at a certain place or from a certain person."""

    KIND = Gains

    what: str
    place: str
    person: str

    def forbids(self, state: ArkhamState, scope: Scope, part: Gains) -> bool:
        return part.what == self.what and part.by not in (self.place, self.person)


@node
class Moving(Which):
    """Monsters that move in a certain way."""

    movement: str

    def fits(self, state: ArkhamState, scope: Scope, monster: Monster, token: int) -> bool:
        return monster.movement == self.movement


@node
class WeakMagic(Modifier):
    """Combat checks are lower by this much for every magical weapon used."""

    by: int

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, COMBAT_CHECK),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        fight = fight_of(state, thing)
        held = [card for card in fight.wielded if is_magic_weapon(state, card)] if fight else []
        return Change(scope.source, ADD, -self.by * len(held)) if held else None


def is_magic_weapon(s: ArkhamState, card: int) -> bool:
    """Whether a card is a weapon whose printed bonus is magical."""
    return s.face(card).is_weapon and any(
        isinstance(part, CombatBonus) and part.kind == MAGICAL
        for ability in s.face(card).abilities
        for part in ability.walk()
    )


@node
class AtGateTo(Condition):
    """You are at a gate to a certain world."""

    world: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        marker = state.gates.get(state.investigators[scope.who].space)
        return marker is not None and state.cards[marker].face == self.world


@node
class NotDeputy(Condition):
    """You are not the Deputy of Arkham."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return not state.cards_of(scope.who, frozenset({DEPUTY}))


@node
class AtSpace(Condition):
    """You are in a certain place."""

    space: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return state.investigators[scope.who].space == self.space


# --- Triggers -------------------------------------------------------------------------------------


@node
class MovementEndsOutside(Trigger[EndsMovement]):
    """Your movement ends in a street."""

    KIND = EndsMovement

    def matches(self, state: ArkhamState, scope: Scope, part: EndsMovement) -> bool:
        return is_street(part.space)


@node
class YouEnterWater(Trigger[Enters]):
    """You have entered an aquatic location."""

    KIND = Enters

    def matches(self, state: ArkhamState, scope: Scope, part: Enters) -> bool:
        return is_aquatic_location(state, part.space)


@node
class APhaseBegins(Trigger[PhaseBegins]):
    """A certain phase begins."""

    KIND = PhaseBegins
    TIME = WHEN

    phase: str

    def matches(self, state: ArkhamState, scope: Scope, part: PhaseBegins) -> bool:
        return part.phase == self.phase


@node
class MonstersSurge(Trigger[Surges]):
    """Monsters surge out of the gates."""

    KIND = Surges

    def matches(self, state: ArkhamState, scope: Scope, part: Surges) -> bool:
        return True


@node
class SomebodyClosesGate(Trigger[GateCloses]):
    """An investigator has closed a gate."""

    KIND = GateCloses

    def matches(self, state: ArkhamState, scope: Scope, part: GateCloses) -> bool:
        return part.who != 0


# --- Verbs ----------------------------------------------------------------------------------------


@node
class RiskAll(Effect):
    """Roll as many dice as you have Sanity or Stamina, and lose 1 for each failure.

    If you have none left, you are devoured; if you have, resolve an effect.
    """

    what: str
    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Risking(scope.who, self, scope)


@procedure
class Risking(HoldsUp):
    """An investigator risks all their Sanity or Stamina."""

    risk: RiskAll
    scope: Scope

    @step("roll", "AH-4.10")
    def roll(self, s: ArkhamState) -> Procedure | None:
        """Roll, and lose what the failures cost."""
        held: int = getattr(s.investigators[self.who], self.risk.what)
        failures = roll_dice(s, self.who, held).failures
        return Losing((Loses(self.who, self.risk.what, failures),)) if failures else None

    @step("result", "AH-7.8")
    def result(self, s: ArkhamState) -> Procedure | None:
        """At 0 they are devoured, rather than insane or unconscious."""
        if getattr(s.investigators[self.who], self.risk.what) <= 0:
            return become(s, self.who, DEVOURED)
        return self.risk.effect.run(s, self.scope)


@node
class ThisEnds(Effect):
    """This Mythos card leaves play."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        discard_mythos(state, scope.this)
        return None


@node
class OneInStreets(Effect):
    """The first player chooses an investigator in a street, who resolves an effect."""

    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ChoosingInStreets(self.effect, scope)


@procedure
class ChoosingInStreets(Procedure):
    """The first player chooses an investigator in a street."""

    effect: Effect
    scope: Scope

    @ask("whom", "AH-15.11", prompt="choose-whom")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer everyone in a street."""
        outside = [who for who in s.player_order() if is_street(s.investigators[who].space)]
        options = tuple(option("whom", who) for who in outside)
        return ChoosingInStreets.choose.offer(s.first_player, options) if options else None

    @choose.chosen
    def resolve(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """They resolve it."""
        return InTurn((chosen.ids[0],), self.effect, self.scope)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {}
