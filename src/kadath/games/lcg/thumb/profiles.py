"""What the trees of a card offer, read once per face."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from kadath.kernel.abilities.selectors import This, You
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import SET, Adjust
from kadath.kernel.nodes import Node

from ..faces import FACES, SKILLS, AssetFace
from ..vocabulary.abilities import Action, Forced, Free, IfSuccessful, Play, PlayFast, Reaction
from ..vocabulary.amounts import AmountIf, ResultBy
from ..vocabulary.attempts import Fight, Investigate
from ..vocabulary.conditions import InTest, SucceededBy, YouControl
from ..vocabulary.costs import DiscardThis, SpendUses
from ..vocabulary.doom import PlaceDoom
from ..vocabulary.effects import Until
from ..vocabulary.granted import Gains, While
from ..vocabulary.modifiers import AdditionalAction, MayUseSkill
from ..vocabulary.selectors import Investigators
from ..vocabulary.skill_test_triggers import SucceedsAt

USUALLY = 0.8
"""How often a card's condition for its strength is assumed to hold."""


class Attack(NamedTuple):
    """A way to attack: its skill, bonus, damage, and how often it can be used."""

    skill: str = "combat"
    more: int = 0
    damage: float = 1.0
    limited: bool = False
    once: bool = False
    clearly: int = 0
    more_damage: float = 0.0
    """The additional damage if it succeeds by `clearly` or more."""


class Profile(NamedTuple):
    """What a card is good for while in play."""

    attacks: tuple[Attack, ...] = ()
    skills: tuple[tuple[str, int], ...] = ()
    """What it permanently adds to skills."""
    bought: tuple[str, ...] = ()
    """The skills it can raise for a resource."""
    at_clues: int = 0
    """What it adds to every investigation."""
    eases: int = 0
    """How much it reduces the shroud of its own investigations."""
    actions: int = 0
    abilities: int = 0
    """The number of its other abilities."""
    services: tuple[Action, ...] = ()
    """The other things it does for an action, any number of times."""
    doom: int = 0
    harder: int = 0
    """The additional damage of its controller's attacks."""


def attack_of(fight: Fight, *, limited: bool = False, once: bool = False) -> Attack:
    """The attack an effect makes."""
    more = sum(int(_likely(one)) for one in _adjusts(fight, fight.skill))
    damage = 1.0
    clearly, more_damage = 0, 0.0
    for one in _adjusts(fight, "attack damage"):
        if isinstance(one.by, AmountIf) and isinstance(one.by.condition, SucceededBy):
            clearly = one.by.condition.points
            more_damage = float(one.by.then) if isinstance(one.by.then, int) else 1.0
        else:
            damage = _likely(one) if one.op == SET else damage + _likely(one)
    return Attack(fight.skill, more, damage, limited, once, clearly, more_damage)


def easier_by(attempt: Investigate) -> int:
    """How much easier an effect makes an investigation."""
    less = sum(-int(_likely(one)) for one in _adjusts(attempt, "shroud"))
    return less + sum(int(_likely(one)) for one in _adjusts(attempt, attempt.skill))


def _adjusts(attempt: Fight | Investigate, stat: str) -> list[Adjust]:
    return [one for one in attempt.gets if isinstance(one, Adjust) and one.stat == stat]


def _likely(one: Adjust) -> float:
    """The approximate value of a modifier that depends on something."""
    if isinstance(one.by, int):
        return float(one.by)
    if isinstance(one.by, AmountIf):
        then, otherwise = one.by.then, one.by.otherwise
        if isinstance(then, int) and isinstance(otherwise, int):
            return USUALLY * then + (1.0 - USUALLY) * otherwise
    if isinstance(one.by, ResultBy):
        return 0.5 * (one.by.least + one.by.most)
    return 0.0


@cache
def profile(key: str) -> Profile:
    """What a face is good for in play."""
    face = FACES[key]
    if not isinstance(face, AssetFace):
        return Profile()
    attacks: list[Attack] = []
    skills: list[tuple[str, int]] = []
    bought: list[str] = []
    services: list[Action] = []
    at_clues = eases = actions = abilities = doom = harder = 0
    for ability in _given(face.abilities):
        if isinstance(ability, Adjust):
            skills += _raised(ability)
        elif isinstance(ability, While) and isinstance(ability.condition, InTest):
            at_clues += sum(by for one in ability.abilities for _, by in _raised(one))
        elif isinstance(ability, AdditionalAction):
            actions += 1
        elif isinstance(ability, Free) and isinstance(ability.condition, InTest):
            bought += [skill for node in ability.effect.walk() for skill, _ in _raised(node)]
        elif isinstance(ability, Forced):
            doom += any(isinstance(node, PlaceDoom) for node in ability.effect.walk())
        elif isinstance(ability, Action | Free | Reaction):
            found = _attempts(ability)
            attacks += found[0]
            eases += found[1]
            harder += (more := _more_damage(ability))
            is_other = not found[0] and not found[1] and not more
            if is_other and isinstance(ability, Action):
                services.append(ability)
            else:
                abilities += is_other
    return Profile(
        tuple(attacks),
        tuple(skills),
        tuple(bought),
        at_clues,
        eases,
        actions,
        abilities,
        tuple(services),
        doom,
        harder,
    )


def _given(abilities: tuple[Ability, ...]) -> Iterator[Ability]:
    """The abilities a card has, or gains while someone controls it."""
    for one in abilities:
        if (isinstance(one, While) and isinstance(one.condition, YouControl)) or (
            isinstance(one, Gains) and isinstance(one.of, This)
        ):
            yield from _given(one.abilities)
        else:
            yield one


def _raised(node: Node) -> list[tuple[str, int]]:
    """The skills a node raises, of its controller or of everyone there."""
    if isinstance(node, Adjust) and isinstance(node.by, int) and node.stat in SKILLS:
        return [(node.stat, node.by)] if isinstance(node.of, You | Investigators) else []
    return []


def _more_damage(ability: Action | Free | Reaction) -> int:
    """The additional damage an ability gives a successful attack."""
    if not isinstance(ability, Reaction) or not isinstance(ability.to, SucceedsAt):
        return 0
    return sum(
        node.by
        for node in ability.effect.walk()
        if isinstance(node, Adjust) and node.stat == "attack damage" and isinstance(node.by, int)
    )


def _attempts(ability: Action | Free | Reaction) -> tuple[list[Attack], int]:
    """The attacks an ability makes, and how much easier it makes investigations."""
    limited = any(isinstance(cost, SpendUses) for cost in ability.cost)
    once = any(isinstance(cost, DiscardThis) for cost in ability.cost)
    attacks = []
    easier = 0
    for node in ability.effect.walk():
        if isinstance(node, Fight):
            attacks.append(attack_of(node, limited=limited, once=once))
        elif isinstance(node, Investigate) and node.instead is None:
            easier = max(easier, easier_by(node))
    return attacks, easier


@cache
def played_attack(key: str) -> Attack | None:
    """The attack an event makes when played."""
    for ability in FACES[key].abilities:
        if isinstance(ability, Play):
            for node in ability.effect.walk():
                if isinstance(node, Fight):
                    return attack_of(node)
    return None


@cache
def favoured(key: str) -> frozenset[str]:
    """The traits of the cards an investigator has an extra action for."""
    return frozenset(
        one.trait for one in FACES[key].abilities if isinstance(one, AdditionalAction) and one.trait
    )


@cache
def swapped(key: str) -> dict[str, str]:
    """The skills that playing an event lets one replace by another."""
    return {
        skill: node.what.skill
        for ability in FACES[key].abilities
        if isinstance(ability, PlayFast)
        for node in ability.effect.walk()
        if isinstance(node, Until) and isinstance(node.what, MayUseSkill)
        for skill in node.what.instead_of
    }


@cache
def rewards(key: str) -> tuple[Node, ...]:
    """What a face does when committed to a successful test."""
    found: list[Node] = []
    for ability in FACES[key].abilities:
        if isinstance(ability, IfSuccessful):
            found.append(ability.effect)
        elif isinstance(ability, While):
            found += [one for one in ability.abilities if isinstance(one, Adjust)]
    return tuple(found)
