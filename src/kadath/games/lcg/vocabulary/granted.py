"""Abilities within abilities: what a face takes apart, to see which work when and on whom."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.effects import Condition, Selector
from kadath.kernel.listeners import Ability, Topic
from kadath.kernel.nodes import node

from .topics import FREE_IN_TURN, IN_HAND


@node
class Gains(Ability):
    """Some things have further abilities; they are not printed on them."""

    of: Selector
    abilities: tuple[Ability, ...]


@node
class While(Ability):
    """Abilities that work only while a condition holds."""

    condition: Condition
    abilities: tuple[Ability, ...]


@node
class WhileInHand(Ability):
    """Abilities that work while the card is in its owner's hand."""

    abilities: tuple[Ability, ...]


@node
class PlayInYourTurn(Ability):
    """What makes a fast asset playable in the player windows of one's own turn (LCG-248)."""

    ZONES: ClassVar[frozenset[str]] = IN_HAND

    def topics(self) -> tuple[Topic, ...]:
        return (FREE_IN_TURN,)
