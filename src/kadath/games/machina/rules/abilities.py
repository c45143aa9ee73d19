"""Using active abilities, in and out of turn (MA-R14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from kadath.kernel.abilities.using import Using
from kadath.kernel.abilities.using import hindrance as hindrance_of_use
from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.listeners import Hook
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.windows import FREE, Window

from ..cards import EXPLORER, MONSTER
from ..state import UNIT, MachinaState
from ..values import ETHEREAL, SEES_ETHEREAL, has
from ..vocabulary.abilities import DOOR, OUT_OF_TURN, SPACE, Active
from ..vocabulary.costs import LOSSES
from ..vocabulary.effects import attacks, attacks_target
from ..vocabulary.timing import Marked
from .attack import barrels_now
from .monster_choices import preferred
from .turn import is_steered, whose_turn

UNITS = frozenset((UNIT, EXPLORER, MONSTER))
AIMED_AT = {**dict.fromkeys(UNITS, "target"), DOOR: "target-door", SPACE: "target-space"}
"""The verbs of the options that choose a target."""
OUT_OF_REACH = Hindrance("MA-R14.4", "no-target")
ALL_ETHEREAL = Hindrance("MA-R8.1", "all-ethereal")
IN_VAIN = Hindrance("MA-R14.4", "no-effect")


def active(s: MachinaState, card: int, number: int) -> Active:
    """The active ability with that number on a card."""
    ability = s.abilities(card)[number]
    assert isinstance(ability, Active)
    return ability


@cites("MA-R14.3", "MA-R14.4", "MA-R14.5", "MA-R14.9", "MA-R14.10", "MA-R18.17")
def hindrance(s: MachinaState, who: int, card: int, number: int) -> Hindrance | None:
    """What keeps a unit from using an active ability now, if anything."""
    ability = active(s, card, number)
    if not (ability.out_of_turn() or whose_turn(s) == who):
        return Hindrance("MA-R14.5", "not-your-turn")
    scope = Scope(who, card)
    # If it was used this round, say so, even if its cost cannot be paid any more.
    hindered = ability.effect.hindrance(s, scope) if isinstance(ability.effect, Marked) else None
    if hindered is not None:
        return hindered
    # Do not offer to lose something for nothing, though some costs are worth paying for their own
    # sake. What an ability is aimed at is checked below (MA-R18.17).
    worth_it = s.is_explorer(who) and not all(isinstance(one, LOSSES) for one in ability.costs)
    tried = None if ability.targets or worth_it else ability.effect
    # Costs first: targets take longer to find.
    hindered = hindrance_of_use(s, scope, tried, ability.costs, ability.condition)
    if hindered is not None:
        return hindered
    for icon in range(len(ability.targets)):
        aims = _besides_barrels(s, scope, ability, icon)
        if aims.hindrance is None:
            continue
        if not (_is_led(s, who) and barrels(s, scope, ability, icon)):
            return aims.hindrance
    return None


class Aims(NamedTuple):
    """What an ability can be aimed at, or why it cannot be aimed at anything."""

    at: tuple[int, ...] = ()
    hindrance: Hindrance | None = None


@cites("MA-R14.4", "MA-R7.10", "MA-R8.1", "MA-R18.5")
def targets(s: MachinaState, scope: Scope, ability: Active, icon: int) -> tuple[int, ...]:
    """What a unit may aim an ability at, if that has any effect; monsters aim at explorers."""
    found = _besides_barrels(s, scope, ability, icon).at
    return found + barrels(s, scope, ability, icon) if _is_led(s, scope.who) else found


def _is_led(s: MachinaState, who: int) -> bool:
    """Whether somebody decides for a unit: it is an explorer, or a steered monster."""
    return s.is_explorer(who) or is_steered(s, who)


@cites("MA-R14.4", "MA-R8.1", "MA-R18.5")
def _besides_barrels(s: MachinaState, scope: Scope, ability: Active, icon: int) -> Aims:
    """What a unit may aim an ability at, apart from barrels.

    If there are two icons, the use of one target depends on the other.
    """
    target, effect = ability.targets[icon], ability.effect
    reached = target.ids(s, scope)
    if not _is_led(s, scope.who):
        reached = tuple([one for one in reached if s.is_explorer(one)])
    found = reached
    if target.what in UNITS and attacks(effect):
        if not has(s, scope.who, SEES_ETHEREAL):
            found = tuple([one for one in found if one == scope.who or not has(s, one, ETHEREAL)])
        if found == (scope.who,):
            # With nobody else in reach, attackers would strike themselves without being asked.
            found = ()
    if not found:
        hidden = any(one != scope.who for one in reached)
        return Aims((), ALL_ETHEREAL if hidden else OUT_OF_REACH)
    if len(ability.targets) > 1:
        return Aims(found)
    useful = tuple([one for one in found if effect.could(s, scope.bind("targets", (one,)))])
    return Aims(useful) if useful else Aims((), IN_VAIN)


@cites("MA-R10.23", "MA-R6.1")
def barrels(s: MachinaState, scope: Scope, ability: Active, icon: int) -> tuple[int, ...]:
    """The barrels that an attack may be aimed at, each as the negative of its space's number."""
    target = ability.targets[icon]
    if target.what != UNIT or not attacks_target(ability.effect):
        return ()
    there = barrels_now(s, scope.who)
    near = target.reached(s, scope, there) if there else ()
    return tuple([-space for space in there if space in near])


@cites("MA-R6.3", "MA-R6.6")
def usable_abilities(s: MachinaState, who: int) -> Iterator[tuple[int, int]]:
    """The card and number of every active ability that a unit may use now."""
    for card, number in _active_abilities(s, who):
        if hindrance(s, who, card, number) is None:
            yield card, number


def uses_tried(s: MachinaState, who: int) -> Iterator[Attempt]:
    """A unit's active abilities, each with what prevents it from being used now."""
    for card, number in _active_abilities(s, who):
        yield Attempt(option("use", who, card, number), hindrance(s, who, card, number))


def _active_abilities(s: MachinaState, who: int) -> list[tuple[int, int]]:
    return [
        (card, number)
        for card in s.cards_of(who)
        for number, ability in enumerate(s.abilities(card))
        if isinstance(ability, Active)
    ]


@cites("MA-R14.6", "MA-R16.10")
def usable_out_of_turn(s: MachinaState, who: int) -> list[Option]:
    """What an explorer may do between others' actions; in their own turn, it is just an action."""
    if who not in s.units or whose_turn(s) == who:
        return []
    cards = s.cards_of(who)
    found = [hook for hook in s.listeners.on(*OUT_OF_TURN) if hook.thing in cards]
    return [
        option("use", who, card, number)
        for card, number in sorted(found, key=lambda hook: cards.index(hook.thing))
        if hindrance(s, who, card, number) is None
    ]


@procedure
class Aiming(Procedure):
    """An active ability about to be used; nothing is paid until all targets are chosen."""

    who: int
    card: int
    number: int
    aimed: tuple[int, ...] = ()

    @ask("target", "MA-R14.4", "MA-R15.11", prompt="choose-target")
    def choose_target(self, s: MachinaState) -> Decision | None:
        """Ask for the target of the next icon; monsters choose by their own rules first."""
        ability = active(s, self.card, self.number)
        icon = len(self.aimed)
        if icon == len(ability.targets):
            return None
        scope = Scope(self.who, self.card)
        found = targets(s, scope, ability, icon)
        if not s.is_explorer(self.who) and not is_steered(s, self.who):
            found = preferred(s, self.who, found)
        options = tuple(option(AIMED_AT[ability.targets[icon].what], one) for one in found)
        return Aiming.choose_target.offer(s.seat_of(self.who), options)

    @choose_target.chosen
    def aim(self, s: MachinaState, chosen: Option) -> None:
        """Record it, and ask for the next."""
        self.aimed += (chosen.ids[0],)
        self.goto("target")

    @step("use", "MA-R14.3", "MA-R16.12")
    def use(self, s: MachinaState) -> Procedure | None:
        """Pay all costs, and resolve its effects in the printed order."""
        ability = active(s, self.card, self.number)
        scope = Scope(self.who, self.card).bind("targets", self.aimed)
        return s.use(Hook(self.card, self.number), Using(ability.costs, ability.effect, scope))

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"card": self.card, "ability": self.number, "aimed": self.aimed}


@procedure
class BetweenActions(Window):
    """The moment between two actions, in which others may use abilities that cost no stamina."""

    @ask("reactions", "MA-R14.6", prompt="between-actions")
    def reactions(self, s: Any) -> Decision | None:
        """Ask the next seat that can do something."""
        found = self.next_seat(s)
        if found is None:
            return None
        return BetweenActions.reactions.offer(found[0], (*found[1], PASS))

    @reactions.chosen
    def resolve_reaction(self, s: Any, chosen: Option) -> Procedure | None:
        """Any response restarts the round of asking."""
        return Window.resolve_reaction(self, s, chosen)

    def about(self, s: Any) -> dict[str, Any]:
        who = whose_turn(s)
        return {"who": who, "next": "turn" if who else "monsters"}


def between_actions(s: MachinaState) -> Procedure | None:
    """The window between two actions, if anybody has anything to use in it."""
    return BetweenActions(FREE) if s.listeners.on(*OUT_OF_TURN) else None
