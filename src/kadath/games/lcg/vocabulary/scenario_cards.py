"""What is printed on acts, agendas, and locations and is not an ability anyone uses."""

from __future__ import annotations

from kadath.kernel.effects import Condition
from kadath.kernel.listeners import Ability, Topic
from kadath.kernel.nodes import node

from .topics import OBJECTIVE


@node
class Objective(Ability):
    """What advances an act or agenda, instead of or besides its number (LCG-423, 425)."""

    ability: Ability


@node
class AdvanceIf(Ability):
    """The act advances as soon as a condition holds (LCG-423)."""

    condition: Condition

    def topics(self) -> tuple[Topic, ...]:
        return (OBJECTIVE,)


@node
class ActAndAgenda(Ability):
    """This card is the current act and the current agenda in one."""


@node
class LeadsTo(Ability):
    """This location connects to every other one with a trait, whatever their symbols."""

    trait: str
