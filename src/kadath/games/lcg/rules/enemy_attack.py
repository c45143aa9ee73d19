"""Enemy attacks: the only place where an enemy attacks, whatever step calls for it."""

# ruff: noqa: PERF401 (hot paths use plain loops)

from __future__ import annotations

from kadath.kernel.abilities.kinds import forbidding
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..happenings import Attacked
from ..state import LcgState
from ..values import engaged_enemies, has_keyword, is_engaged, value
from .cancelling import cancelling
from .damage import deal

CANNOT_ATTACK = forbidding(Attacked)


@procedure
class EnemyAttack(Event[Attacked]):
    """An enemy's attack; its damage and horror may still change."""

    CHANGES = False

    @step("would", "LCG-501")
    def would(self, state: LcgState) -> Procedure | None:
        """It may be replaced or cancelled before any forced ability triggers."""
        return Event.would.run(self, state) or cancelling(state, self)

    @cites("LCG-129", "LCG-176", "LCG-181")
    def impact(self, state: LcgState) -> Procedure | None:
        """Deal damage and horror simultaneously (LCG-129, LCG-176)."""
        part = self.what[0]
        if state.log is not None:
            state.tell("attacked", part.enemy, who=part.who)
        return deal(
            state,
            (part.who,),
            part.damage,
            part.horror,
            source=part.enemy,
            attacker=part.enemy,
        )


@cites("LCG-181")
def attack(state: LcgState, enemy: int, who: int) -> EnemyAttack:
    """An enemy's attack on an investigator, with the enemy's current values."""
    damage, horror = value(state, enemy, "damage"), value(state, enemy, "horror")
    return EnemyAttack((Attacked(enemy, who, damage, horror),))


@procedure
class OpportunityAttacks(Procedure):
    """Enemies make attacks of opportunity, in the order their target chooses."""

    who: int
    enemies: tuple[int, ...]

    @ask("order", "LCG-175", "LCG-179", prompt="choose-attacker")
    def order(self, state: LcgState) -> Decision | None:
        """Choose the next attacker among the enemies that still can; they do not exhaust."""
        if state.is_out(self.who):
            return None
        options = tuple(
            [
                option("attacker", enemy)
                for enemy in self.enemies
                if can_attack(state, enemy, self.who)
            ]
        )
        return OpportunityAttacks.order.offer(state.seat_of(self.who), options) if options else None

    @order.chosen
    def attack(self, state: LcgState, chosen: Option) -> Procedure | None:
        """It attacks; then the next one is chosen."""
        enemy = chosen.ids[0]
        self.enemies = tuple(one for one in self.enemies if one != enemy)
        self.goto("order")
        return attack(state, enemy, self.who)


@procedure
class PhaseAttacks(Procedure):
    """All enemies engaged with an investigator attack in the enemy phase.

    Enemies that engage meanwhile attack too. A massive enemy attacks everyone when it attacks its
    first investigator. `attacked` are those that have attacked, `last` the most recent one.
    """

    who: int
    attacked: tuple[int, ...] = ()
    last: int = 0

    @ask("order", "LCG-128", "LCG-131", prompt="choose-attacker")
    def order(self, state: LcgState) -> Decision | None:
        """Choose the next attacker among the enemies that have not attacked yet and still can."""
        if state.is_out(self.who):
            return None
        options = tuple(
            option("attacker", enemy)
            for enemy in engaged_enemies(state, self.who)
            if enemy not in self.attacked and can_attack(state, enemy, self.who)
        )
        return PhaseAttacks.order.offer(state.seat_of(self.who), options) if options else None

    @order.chosen
    def attack(self, state: LcgState, chosen: Option) -> Procedure | None:
        """The chosen enemy attacks."""
        enemy = chosen.ids[0]
        self.attacked = (*self.attacked, enemy)
        if has_keyword(state, enemy, "massive"):
            self.goto("order")
            return MassiveAttacks(enemy)
        self.last = enemy
        return attack(state, enemy, self.who)

    @step("exhaust", "LCG-130")
    def exhaust(self, state: LcgState) -> None:
        """It exhausts, even if its attack was cancelled; then the next one is chosen."""
        if self.last:
            if state.is_in_play(self.last):
                state.set_card(self.last, exhausted=True)
            self.last = 0
            self.goto("order")


@procedure
class MassiveAttacks(Procedure):
    """A massive enemy attacks every investigator it is engaged with, one after another."""

    enemy: int
    attacked: tuple[int, ...] = ()

    @ask("order", "LCG-254", prompt="choose-attacked")
    def order(self, state: LcgState) -> Decision | None:
        """The lead investigator chooses whom it attacks next."""
        here = state.investigators_at(state.location_of(self.enemy))
        left = [
            who for who in here if who not in self.attacked and can_attack(state, self.enemy, who)
        ]
        if not left:
            return None
        options = tuple(option("attacked", who) for who in left)
        return MassiveAttacks.order.offer(state.seat_of(state.lead), options)

    @order.chosen
    def attack(self, state: LcgState, chosen: Option) -> Procedure | None:
        """Resolve its whole attack against that investigator."""
        who = chosen.ids[0]
        self.attacked = (*self.attacked, who)
        self.goto("order")
        return attack(state, self.enemy, who)

    @step("exhaust", "LCG-255")
    def exhaust(self, state: LcgState) -> None:
        """It exhausts after its last attack, unless it could attack nobody."""
        if self.attacked and state.is_in_play(self.enemy):
            state.set_card(self.enemy, exhausted=True)


@cites("LCG-174", "LCG-177", "LCG-178", "LCG-256")
def attacks_of_opportunity(state: LcgState, who: int) -> Procedure | None:
    """Each ready enemy engaged with an investigator makes an attack of opportunity."""
    enemies = able_to_attack(state, who)
    return OpportunityAttacks(who, enemies) if enemies else None


def able_to_attack(state: LcgState, who: int) -> tuple[int, ...]:
    """The enemies engaged with an investigator that can attack now."""
    able = []
    for enemy in engaged_enemies(state, who):
        if can_attack(state, enemy, who):
            able.append(enemy)
    return tuple(able)


@cites("LCG-261", "LCG-262")
def retaliation(state: LcgState, enemy: int, who: int) -> Procedure | None:
    """A ready enemy with retaliate attacks the investigator who failed to attack it."""
    if not state.is_in_play(enemy) or state.cards[enemy].exhausted or state.is_out(who):
        return None
    return attack(state, enemy, who) if has_keyword(state, enemy, "retaliate") else None


@cites("LCG-004", "LCG-130")
def can_attack(state: LcgState, enemy: int, who: int) -> bool:
    """Whether an enemy is ready and engaged with an investigator, and nothing forbids an attack.

    An enemy that cannot attack makes no attack, and so does not exhaust.
    """
    if state.cards[enemy].exhausted or not is_engaged(state, enemy, who):
        return False
    if CANNOT_ATTACK not in state.listeners.hooks:
        return True
    return not state.forbids(Attacked(enemy, who, 0, 0))
