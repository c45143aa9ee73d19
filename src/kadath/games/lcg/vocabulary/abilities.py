"""Abilities: how what is printed on a card comes to work (LCG-298)."""

from __future__ import annotations

from typing import Any, ClassVar

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.abilities.kinds import Forbidding, forbidding
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.effects import Condition, Effect, Number, Scope, Selector
from kadath.kernel.listeners import Ability, Topic
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import node
from kadath.kernel.windows import FREE

from ..faces import FREE_TOPIC, PLAYABLE
from ..state import LcgState

ACTION_TOPIC: Topic = ("action", "turn")
ACTION_COST = "action cost"
DEARER: Topic = (ACTION_COST, "any")
SYMBOL_TOPIC = "chaos symbol"
RESULT_TOPIC: Topic = ("result", "success")
ADDITIONAL_ACTION: Topic = ("additional", "action")
REVEALED_TOPIC: Topic = ("revealed", "symbol")
SLOTS_TOPIC = "slots"
TREATED_TOPIC = "treated"


def free_topic(condition: Condition | None) -> Topic:
    """The player windows in which something with a condition may be free to do."""
    within: str = getattr(condition, "WITHIN", "")
    return (FREE, within) if within else FREE_TOPIC


@node
class Forced(Ability):
    """It must resolve whenever this happens."""

    time: str
    to: Trigger[Any]
    effect: Effect

    def topics(self) -> tuple[Topic, ...]:
        return ((self.time, self.to.KIND.__name__),)


@node
class Reaction(Ability):
    """It may be used whenever this happens."""

    time: str
    to: Trigger[Any]
    effect: Effect
    cost: tuple[Cost, ...] = ()
    limit: Limit | None = None

    def topics(self) -> tuple[Topic, ...]:
        return ((self.time, self.to.KIND.__name__),)


@node
class Free(Ability):
    """It may be used in any player window."""

    effect: Effect
    cost: tuple[Cost, ...] = ()
    condition: Condition | None = None
    limit: Limit | None = None

    def topics(self) -> tuple[Topic, ...]:
        return (free_topic(self.condition),)


@node
class Action(Ability):
    """It is used with actions in one's own turn; `designator` names the action it performs.

    Whether it provokes attacks of opportunity is for the action to say, unless the card does.
    """

    effect: Effect
    cost: tuple[Cost, ...] = ()
    actions: int = 1
    designator: str = ""
    limit: Limit | None = None
    provokes: bool = True

    def topics(self) -> tuple[Topic, ...]:
        return (ACTION_TOPIC,)


@node
class Revelation(Ability):
    """It resolves as the card is drawn."""

    effect: Effect


@node
class Play(Ability):
    """What an event does when it is played with an action; `designator` names what it performs."""

    effect: Effect
    designator: str = ""

    ZONES: ClassVar[frozenset[str]] = PLAYABLE


@node
class PlayFast(Ability):
    """What a fast event does: played at a timing point, or in a player window while it may be."""

    effect: Effect
    time: str = FREE
    to: Trigger[Any] | None = None
    condition: Condition | None = None

    ZONES: ClassVar[frozenset[str]] = PLAYABLE

    def topics(self) -> tuple[Topic, ...]:
        if self.to is not None:
            return ((self.time, self.to.KIND.__name__),)
        return (free_topic(self.condition),)


@node
class IfSuccessful(Ability):
    """What a committed card adds to the results of a successful test."""

    effect: Effect
    condition: Condition | None = None

    def topics(self) -> tuple[Topic, ...]:
        return (RESULT_TOPIC,)


@node
class IfRevealed(Ability):
    """What happens, once, if one of some chaos symbols is revealed during a test."""

    symbols: tuple[str, ...]
    effect: Effect

    def topics(self) -> tuple[Topic, ...]:
        return (REVEALED_TOPIC,)


@node
class Symbol(Ability):
    """What a chaos symbol does: its modifier, an effect, and what it adds to the results."""

    symbol: str
    modifier: Number = 0
    effect: Effect | None = None
    if_failed: Effect | None = None
    if_successful: Effect | None = None
    automatic_success: Condition | None = None

    def topics(self) -> tuple[Topic, ...]:
        return ((SYMBOL_TOPIC, self.symbol),)


@node
class Spawn(Ability):
    """Where an enemy spawns."""

    at: Selector


@node
class Prey(Ability):
    """Whom an enemy prefers: the highest, or the lowest, in something."""

    stat: str
    highest: bool = False


@node
class PreyOnly(Ability):
    """The only investigator whom an enemy moves towards and engages (LCG-232)."""

    whom: Selector


@node
class DiscardWithoutUses(Ability):
    """The card is discarded when it has no uses left."""


@node
class MaxCommitted(Ability):
    """At most so many copies may be committed to a skill test (LCG-374)."""

    copies: int = 1


@node
class CommitToYourTests(Ability):
    """The card may be committed only to a skill test that its owner performs."""


@node
class ReturnsAfterTest(Ability):
    """The committed card returns to its owner's hand after the test instead of being discarded."""

    condition: Condition


@node
class FirstCostsMore(Modifier):
    """The first of these actions that you take in a round costs more actions."""

    actions: tuple[str, ...]
    by: int = 1

    def topics(self) -> tuple[Topic, ...]:
        return (DEARER, *((ACTION_COST, action) for action in self.actions))


@node
class Forbid(Forbidding):
    """Something cannot happen."""

    what: Trigger[Any]

    def topics(self) -> tuple[Topic, ...]:
        return (forbidding(self.what.KIND),)

    def forbids(self, state: LcgState, scope: Scope, part: tuple[Any, ...]) -> bool:
        """Whether it forbids this part of an event."""
        return self.what.matches(state, scope, part)


@node
class TreatSymbol(Modifier):
    """A chaos symbol that you reveal counts as another one."""

    symbol: str
    counts_as: str

    def topics(self) -> tuple[Topic, ...]:
        return ((TREATED_TOPIC, self.symbol),)


@node
class MoreSlots(Modifier):
    """You have further slots of a kind, for all assets or only for those with a trait."""

    slot: str
    slots: int = 1
    trait: str = ""

    def topics(self) -> tuple[Topic, ...]:
        return ((SLOTS_TOPIC, self.slot),)


@node
class UseSkill(Modifier):
    """A test of some kind against some things uses this skill in place of the usual one."""

    kind: str
    against: Selector
    skill: str

    def topics(self) -> tuple[Topic, ...]:
        return (("skill for", self.kind),)


@node
class MayUseSkill(Modifier):
    """You may use a skill in place of some others, in every test of those."""

    skill: str
    instead_of: tuple[str, ...]

    def topics(self) -> tuple[Topic, ...]:
        return tuple(("skill in place of", skill) for skill in self.instead_of)


@node
class DoubleNegatives(Modifier):
    """In tests of some kind against some things, negative chaos tokens count twice."""

    kind: str
    against: Selector

    def topics(self) -> tuple[Topic, ...]:
        return (("negatives in", self.kind),)


@node
class AdditionalAction(Modifier):
    """You may take an additional action in your turn, perhaps only to activate cards of a trait."""

    trait: str = ""

    def topics(self) -> tuple[Topic, ...]:
        return (ADDITIONAL_ACTION,)
