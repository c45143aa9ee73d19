"""The value of a turn's actions."""

from __future__ import annotations

from kadath.kernel.decision import DONE, Option

from ..faces import AssetFace, EnemyFace, TreacheryFace
from ..rules.initiation import QUIET
from ..state import LcgState
from ..values import cost_to_play, engaged_enemies, value
from ..vocabulary.abilities import Action, Play
from ..vocabulary.attempts import Fight, Investigate, TryToEvade
from ..vocabulary.effects import MakeTest
from ..vocabulary.either_skill import TestEither
from ..vocabulary.victory import AddToVictoryDisplay
from .aims import rounds_left
from .cards import cost_of, event_worth, playing, price, saved_for, side_effects
from .effects import CARD, earning, effect_worth, money_wanted
from .endings import is_looked_for, leads_out
from .outlook import Outlook
from .profiles import Attack, attack_of, easier_by, played_attack
from .strength import mastered, provoked
from .ways import ways

NEVER = -100.0
DRAWN = 3.0
FULL = 2.0
"""How much more a card drawn now is worth, and how much less per card in a full hand."""
WANTED = 7.0
"""The minimum value of a resource that is needed for something."""
SHORT = 9.0
HASTE = 1.5
"""Fewer rounds than this are short; each round missing adds to the haste."""
DANGER = 1.5
"""How many attacks to expect from an enemy at the destination that cannot be handled."""
PROGRESS = 80.0
RIDDANCE = 30.0
"""The value of doing what an act asks for, and of getting rid of a treachery."""
ESCAPE = 400.0
LOOKED_FOR = 25.0
"""The value of ending a scenario without losing, and of looking for the card that takes."""
SETTING_OUT = 10.0
WAY = 0.6
"""The value of setting out, and the share of what waits there."""


def actions(state: LcgState, who: int, options: tuple[Option, ...]) -> list[float]:
    """The value of each action of a turn."""
    outlook = Outlook(state, who)
    cost = provoked(outlook)
    there = ways(outlook) if any(one.verb == "move" for one in options) else {}
    return [_action(outlook, one, cost, there) for one in options]


def _action(outlook: Outlook, one: Option, exposed: float, there: dict[int, float]) -> float:
    state = outlook.state
    verb = one.verb
    if verb == "fight":
        return fighting(outlook, one.ids[0], Attack())
    if verb == "evade":
        return evading(outlook, one.ids[0], "agility")
    if verb == "investigate":
        return investigating(outlook, 0) - exposed
    if verb == "move":
        return _move(outlook, one.ids[0], there) - exposed
    if verb == "play":
        return _play(outlook, one.ids[0], exposed)
    if verb == "activate":
        return _activation(outlook, one, exposed)
    if verb == "draw":
        held = len(state.pile("hand", outlook.who))
        if is_looked_for(state, outlook.who):
            return CARD + LOOKED_FOR - exposed
        return CARD + DRAWN - FULL * max(0, held - 3) - exposed - _haste(state)
    if verb == "resource":
        wanted = max(WANTED, saved_for(outlook)) if money_wanted(outlook) else 0.0
        return earning(outlook, 1) + wanted - exposed - _haste(state)
    return 0.0 if one == DONE else -2.0


def _haste(state: LcgState) -> float:
    """How much less preparing for later is worth when little time is left."""
    return HASTE * max(0.0, SHORT - rounds_left(state))


def fighting(outlook: Outlook, enemy: int, attack: Attack) -> float:
    """The value of an attack."""
    margin, success, failure = outlook.attack(enemy, attack)
    return outlook.attempt(attack.skill, margin, success, failure)


def evading(outlook: Outlook, enemy: int, skill: str) -> float:
    """The value of an evasion attempt."""
    margin = outlook.skill(skill) - value(outlook.state, enemy, "evade")
    return outlook.attempt(skill, margin, outlook.evasion(enemy), 0.0)


def investigating(outlook: Outlook, easier: int, skill: str = "intellect") -> float:
    """The value of an investigation."""
    state = outlook.state
    here = state.location_of(outlook.who)
    if not state.cards[here].clues:
        return -1.0
    return outlook.attempt(skill, outlook.search_margin(here, easier, skill), outlook.clue(), 0.0)


def _move(outlook: Outlook, place: int, there: dict[int, float]) -> float:
    state = outlook.state
    worth = SETTING_OUT + WAY * there[place] if place in there else -3.0
    for enemy in state.enemies_at(place):
        if not state.cards[enemy].exhausted and not state.engaged_with(enemy):
            worth -= DANGER * outlook.menace(enemy) * (1.2 - mastered(outlook, enemy))
    return worth


def _play(outlook: Outlook, card: int, exposed: float) -> float:
    state = outlook.state
    face = state.face(card)
    if isinstance(face, AssetFace):
        return playing(outlook, card) - exposed
    for ability in face.abilities:
        for node in ability.walk() if isinstance(ability, Play) else ():
            if isinstance(node, TryToEvade):
                mine = engaged_enemies(state, outlook.who)
                worth = max([evading(outlook, it, node.skill) for it in mine], default=NEVER)
                return (
                    worth
                    + effect_worth(outlook, node.also)
                    - price(outlook, cost_to_play(state, card, outlook.who))
                    - 4.0
                )
    attack = played_attack(face.key)
    if attack is not None:
        cost = price(outlook, cost_to_play(state, card, outlook.who)) + 5.0
        return _best_attack(outlook, attack) - cost
    return event_worth(outlook, card) - exposed


def _for_the_act(outlook: Outlook, ability: Action) -> float:
    """The value of an act's action, for which clues were found."""
    test = ability.effect
    if isinstance(test, TestEither) and isinstance(test.difficulty, int):
        skill = max(test.skill, test.or_skill, key=outlook.skill)
        return outlook.attempt(skill, outlook.skill(skill) - test.difficulty, PROGRESS, 0.0)
    return PROGRESS


def _riddance(outlook: Outlook, ability: Action) -> float:
    """The value of trying to get rid of a treachery."""
    test = ability.effect
    if isinstance(test, MakeTest) and isinstance(test.difficulty, int):
        margin = outlook.skill(test.skill) - test.difficulty
        return outlook.attempt(test.skill, margin, RIDDANCE, 0.0)
    return RIDDANCE


def _best_attack(outlook: Outlook, attack: Attack) -> float:
    state = outlook.state
    there = state.enemies_at(state.location_of(outlook.who))
    return max([fighting(outlook, enemy, attack) for enemy in there], default=NEVER)


def _activation(outlook: Outlook, one: Option, exposed: float) -> float:
    state = outlook.state
    bearer, giver, number = one.ids
    ability = state.face(giver).placed[number].ability
    if not isinstance(ability, Action):
        return NEVER
    if ability.designator == "resign":
        return NEVER
    if ability.designator in QUIET or not ability.provokes:
        exposed = 0.0
    if leads_out(state, ability):
        return ESCAPE - exposed
    if giver == state.act:
        return _for_the_act(outlook, ability) - exposed
    cost = cost_of(outlook, ability.cost, bearer)
    if isinstance(state.face(bearer), TreacheryFace):
        return _riddance(outlook, ability) - exposed - cost
    for node in ability.effect.walk():
        if isinstance(node, AddToVictoryDisplay) and isinstance(state.face(bearer), EnemyFace):
            return outlook.bounty(bearer) - exposed - cost
        if isinstance(node, Fight):
            worth = _best_attack(outlook, attack_of(node)) + side_effects(outlook, node.gets)
            return worth - 0.5 * cost
        if isinstance(node, TryToEvade):
            mine = engaged_enemies(state, outlook.who)
            return max([evading(outlook, it, node.skill) for it in mine], default=NEVER) - cost
        if isinstance(node, Investigate):
            if node.instead is not None:
                here = state.location_of(outlook.who)
                margin = outlook.skill(node.skill) - value(state, here, "shroud")
                success = effect_worth(outlook, node.instead)
                return outlook.attempt(node.skill, margin, success, 0.0) - exposed - cost
            worth = investigating(outlook, easier_by(node), node.skill)
            return worth - exposed - 0.5 * cost
    return effect_worth(outlook, ability.effect) - exposed - cost
