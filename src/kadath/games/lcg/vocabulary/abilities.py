"""Abilities: how the printed text of a card takes effect (LCG-298)."""

from __future__ import annotations

from typing import Any, ClassVar

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.effects import Condition, Effect, Number, Selector
from kadath.kernel.listeners import Ability, Topic
from kadath.kernel.nodes import node
from kadath.kernel.windows import FREE

from .topics import FREE_TOPIC, PLAYABLE, WITHOUT_USES

ACTION_TOPIC: Topic = ("action", "turn")
SYMBOL_TOPIC = "chaos symbol"
RESULT_TOPIC: Topic = ("result", "success")
REVEALED_TOPIC: Topic = ("revealed", "symbol")


def free_topic(condition: Condition | None) -> Topic:
    """The player windows in which something with a condition may be used."""
    within: str = getattr(condition, "WITHIN", "")
    return (FREE, within) if within else FREE_TOPIC


@node
class Forced(Ability):
    """Must resolve whenever this happens."""

    time: str
    to: Trigger[Any]
    effect: Effect

    def topics(self) -> tuple[Topic, ...]:
        return ((self.time, self.to.KIND.__name__),)


@node
class Reaction(Ability):
    """May be used whenever this happens."""

    time: str
    to: Trigger[Any]
    effect: Effect
    cost: tuple[Cost, ...] = ()
    limit: Limit | None = None

    def topics(self) -> tuple[Topic, ...]:
        return ((self.time, self.to.KIND.__name__),)


@node
class Free(Ability):
    """May be used in any player window."""

    effect: Effect
    cost: tuple[Cost, ...] = ()
    condition: Condition | None = None
    limit: Limit | None = None

    def topics(self) -> tuple[Topic, ...]:
        return (free_topic(self.condition),)


@node
class Action(Ability):
    """Used with actions during one's own turn; `designator` names the action it performs.

    Whether it provokes attacks of opportunity depends on the action, unless the card says so.
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
    """Resolves when the card is drawn."""

    effect: Effect


@node
class Play(Ability):
    """An event's effect when played with an action; `designator` names the action it performs."""

    effect: Effect
    designator: str = ""

    ZONES: ClassVar[frozenset[str]] = PLAYABLE


@node
class PlayFast(Ability):
    """A fast event's effect, played at a timing point or, under a condition, in player windows."""

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
    """What happens, once, if one of several chaos symbols is revealed during a test."""

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
    """Whom an enemy prefers: the highest or lowest in something."""

    stat: str
    highest: bool = False


@node
class PreyOnly(Ability):
    """The only investigator an enemy moves toward and engages (LCG-232)."""

    whom: Selector


@node
class DiscardWithoutUses(Ability):
    """The card is discarded when it has no uses left."""

    def topics(self) -> tuple[Topic, ...]:
        return (WITHOUT_USES,)


@node
class MaxCommitted(Ability):
    """At most this many copies may be committed to a skill test (LCG-374)."""

    copies: int = 1


@node
class CommitToYourTests(Ability):
    """The card may be committed only to a skill test that its owner performs."""


@node
class ReturnsAfterTest(Ability):
    """The committed card returns to its owner's hand after the test instead of being discarded."""

    condition: Condition
