"""Modifiers: changes to values, or to what investigators may do, while they are active."""

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
    """The printed text box of some cards counts as blank, except for traits."""

    of: Selector

    def topics(self) -> tuple[Topic, ...]:
        return (BLANK,)

    def touches(self, state: LcgState, scope: Scope, thing: int) -> bool:
        """Whether it currently blanks this thing."""
        return self.of.includes(state, scope, thing)


@node
class GainKeyword(Modifier):
    """Some things have a keyword."""

    of: Selector
    keyword: str

    def topics(self) -> tuple[Topic, ...]:
        return ((KEYWORD, self.keyword),)

    def touches(self, state: LcgState, scope: Scope, thing: int) -> bool:
        """Whether it currently gives this thing the keyword."""
        return self.of.includes(state, scope, thing)


@node
class PlayFromDiscard(Modifier):
    """The card of a kind closest to the top of your discard pile can be played as if from hand."""

    kind: CardKind

    def topics(self) -> tuple[Topic, ...]:
        return (PLAY_FROM_DISCARD,)


@node
class BottomInsteadOfDiscard(Modifier):
    """Your cards of a kind go to the bottom of your deck instead of your discard pile."""

    kind: CardKind

    def topics(self) -> tuple[Topic, ...]:
        return (INSTEAD_OF_DISCARD,)


@node
class FirstCostsMore(Modifier):
    """The first of these actions you take each round costs more actions."""

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
    """A chaos symbol you reveal counts as another."""

    symbol: str
    counts_as: str

    def topics(self) -> tuple[Topic, ...]:
        return ((TREATED_TOPIC, self.symbol),)


@node
class MoreSlots(Modifier):
    """You have additional slots of a kind, for all assets or only those with a trait."""

    slot: str
    slots: int = 1
    trait: str = ""

    def topics(self) -> tuple[Topic, ...]:
        return ((SLOTS_TOPIC, self.slot),)


@node
class UseSkill(Modifier):
    """A test of some kind against some things uses this skill instead of the usual one."""

    kind: str
    against: Selector
    skill: str

    def topics(self) -> tuple[Topic, ...]:
        return (("skill for", self.kind),)


@node
class MayUseSkill(Modifier):
    """You may use a skill instead of certain others in every test."""

    skill: str
    instead_of: tuple[str, ...]

    def topics(self) -> tuple[Topic, ...]:
        return tuple(("skill in place of", skill) for skill in self.instead_of)


@node
class DoubleNegatives(Modifier):
    """In tests of some kind against some things, negative modifiers of chaos tokens are doubled."""

    kind: str
    against: Selector

    def topics(self) -> tuple[Topic, ...]:
        return (("negatives in", self.kind),)


@node
class AdditionalAction(Modifier):
    """You may take an additional action each turn, optionally only on cards with a trait."""

    trait: str = ""

    def topics(self) -> tuple[Topic, ...]:
        return (ADDITIONAL_ACTION,)
