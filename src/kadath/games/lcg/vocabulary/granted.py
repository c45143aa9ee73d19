"""Abilities within abilities: a face unwraps them to see which are active when, and on what."""

from __future__ import annotations

from typing import ClassVar

from kadath.kernel.effects import Condition, Selector
from kadath.kernel.listeners import Ability, Topic
from kadath.kernel.nodes import node

from .topics import FREE_IN_TURN, IN_HAND


@node
class Gains(Ability):
    """Some things have additional abilities that are not printed on them."""

    of: Selector
    abilities: tuple[Ability, ...]


@node
class While(Ability):
    """Abilities that are active only while a condition holds."""

    condition: Condition
    abilities: tuple[Ability, ...]


@node
class WhileInHand(Ability):
    """Abilities that are active while the card is in its owner's hand."""

    abilities: tuple[Ability, ...]


@node
class PlayInYourTurn(Ability):
    """Makes a fast asset playable in the player windows of its owner's turn (LCG-248)."""

    ZONES: ClassVar[frozenset[str]] = IN_HAND

    def topics(self) -> tuple[Topic, ...]:
        return (FREE_IN_TURN,)
