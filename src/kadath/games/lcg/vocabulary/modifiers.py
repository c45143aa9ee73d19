"""Modifiers: what changes how something counts, or what somebody may do, while it works."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.kinds import Forbidding, forbidding
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.effects import Scope, Selector
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import node

from ..state import LcgState
from .kinds import CardKind

BLANK: Topic = ("blank", "text box")
KEYWORD = "keyword"
PLAY_FROM_DISCARD: Topic = ("play from", "discard")
INSTEAD_OF_DISCARD: Topic = ("instead of", "discard")
ACTION_COST = "action cost"
DEARER: Topic = (ACTION_COST, "any")
ADDITIONAL_ACTION: Topic = ("additional", "action")
SLOTS_TOPIC = "slots"
TREATED_TOPIC = "treated"


@node
class Blank(Modifier):
    """The printed text box of some cards counts as empty, but for their traits."""

    of: Selector

    def topics(self) -> tuple[Topic, ...]:
        return (BLANK,)

    def touches(self, state: LcgState, scope: Scope, thing: int) -> bool:
        """Whether it blanks that thing now."""
        return self.of.includes(state, scope, thing)


@node
class GainKeyword(Modifier):
    """Some things have a keyword."""

    of: Selector
    keyword: str

    def topics(self) -> tuple[Topic, ...]:
        return ((KEYWORD, self.keyword),)

    def touches(self, state: LcgState, scope: Scope, thing: int) -> bool:
        """Whether it gives the keyword to that thing now."""
        return self.of.includes(state, scope, thing)


@node
class PlayFromDiscard(Modifier):
    """Of a kind of card, the one nearest to the top of your discard pile is as good as in hand."""

    kind: CardKind

    def topics(self) -> tuple[Topic, ...]:
        return (PLAY_FROM_DISCARD,)


@node
class BottomInsteadOfDiscard(Modifier):
    """Your cards of a kind that were played or leave play go to the bottom of your deck instead."""

    kind: CardKind

    def topics(self) -> tuple[Topic, ...]:
        return (INSTEAD_OF_DISCARD,)


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
