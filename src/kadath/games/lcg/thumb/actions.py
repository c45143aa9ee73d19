"""What the actions of a turn are worth."""

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
"""How much better a card is that is drawn now, and how much worse for each in a full hand."""
WANTED = 7.0
"""What a resource is worth at least that is missing for something."""
SHORT = 9.0
HASTE = 1.5
"""So few rounds are short, and each that is missing makes haste."""
DANGER = 1.5
"""How many attacks to expect of an enemy where one goes, who cannot be mastered."""
PROGRESS = 80.0
RIDDANCE = 30.0
"""What it is worth to do what an act asks for, and to get rid of a treachery."""
ESCAPE = 400.0
LOOKED_FOR = 25.0
"""What it is worth to end a scenario unbeaten, and to look for the card that it takes."""
SETTING_OUT = 10.0
WAY = 0.6
"""What it is worth to go on, and how much of what waits there."""


def actions(state: LcgState, who: int, options: tuple[Option, ...]) -> list[float]:
    """What the actions of a turn are worth."""
    eyes = Outlook(state, who)
    cost = provoked(eyes)
    there = ways(eyes) if any(one.verb == "move" for one in options) else {}
    return [_action(eyes, one, cost, there) for one in options]


def _action(eyes: Outlook, one: Option, exposed: float, there: dict[int, float]) -> float:
    state = eyes.state
    verb = one.verb
    if verb == "fight":
        return fighting(eyes, one.ids[0], Attack())
    if verb == "evade":
        return evading(eyes, one.ids[0], "agility")
    if verb == "investigate":
        return investigating(eyes, 0) - exposed
    if verb == "move":
        return _move(eyes, one.ids[0], there) - exposed
    if verb == "play":
        return _play(eyes, one.ids[0], exposed)
    if verb == "activate":
        return _activation(eyes, one, exposed)
    if verb == "draw":
        held = len(state.pile("hand", eyes.who))
        if is_looked_for(state, eyes.who):
            return CARD + LOOKED_FOR - exposed
        return CARD + DRAWN - FULL * max(0, held - 3) - exposed - _haste(state)
    if verb == "resource":
        wanted = max(WANTED, saved_for(eyes)) if money_wanted(eyes) else 0.0
        return earning(eyes, 1) + wanted - exposed - _haste(state)
    return 0.0 if one == DONE else -2.0


def _haste(state: LcgState) -> float:
    """How much less it is worth to prepare for later, where there is not much of it left."""
    return HASTE * max(0.0, SHORT - rounds_left(state))


def fighting(eyes: Outlook, enemy: int, attack: Attack) -> float:
    """What an attack is worth."""
    margin, success, failure = eyes.attack(enemy, attack)
    return eyes.attempt(attack.skill, margin, success, failure)


def evading(eyes: Outlook, enemy: int, skill: str) -> float:
    """What trying to evade is worth."""
    margin = eyes.skill(skill) - value(eyes.state, enemy, "evade")
    return eyes.attempt(skill, margin, eyes.evasion(enemy), 0.0)


def investigating(eyes: Outlook, easier: int, skill: str = "intellect") -> float:
    """What an investigation is worth."""
    state = eyes.state
    here = state.location_of(eyes.who)
    if not state.cards[here].clues:
        return -1.0
    return eyes.attempt(skill, eyes.search_margin(here, easier, skill), eyes.clue(), 0.0)


def _move(eyes: Outlook, place: int, there: dict[int, float]) -> float:
    state = eyes.state
    worth = SETTING_OUT + WAY * there[place] if place in there else -3.0
    for enemy in state.enemies_at(place):
        if not state.cards[enemy].exhausted and not state.engaged_with(enemy):
            worth -= DANGER * eyes.menace(enemy) * (1.2 - mastered(eyes, enemy))
    return worth


def _play(eyes: Outlook, card: int, exposed: float) -> float:
    state = eyes.state
    face = state.face(card)
    if isinstance(face, AssetFace):
        return playing(eyes, card) - exposed
    for ability in face.abilities:
        for node in ability.walk() if isinstance(ability, Play) else ():
            if isinstance(node, TryToEvade):
                mine = engaged_enemies(state, eyes.who)
                worth = max([evading(eyes, it, node.skill) for it in mine], default=NEVER)
                return (
                    worth
                    + effect_worth(eyes, node.also)
                    - price(eyes, cost_to_play(state, card, eyes.who))
                    - 4.0
                )
    attack = played_attack(face.key)
    if attack is not None:
        cost = price(eyes, cost_to_play(state, card, eyes.who)) + 5.0
        return _best_attack(eyes, attack) - cost
    return event_worth(eyes, card) - exposed


def _for_the_act(eyes: Outlook, ability: Action) -> float:
    """What the action of an act is worth, for which clues were found."""
    test = ability.effect
    if isinstance(test, TestEither) and isinstance(test.difficulty, int):
        skill = max(test.skill, test.or_skill, key=eyes.skill)
        return eyes.attempt(skill, eyes.skill(skill) - test.difficulty, PROGRESS, 0.0)
    return PROGRESS


def _riddance(eyes: Outlook, ability: Action) -> float:
    """What it is worth to try to get rid of a treachery."""
    test = ability.effect
    if isinstance(test, MakeTest) and isinstance(test.difficulty, int):
        margin = eyes.skill(test.skill) - test.difficulty
        return eyes.attempt(test.skill, margin, RIDDANCE, 0.0)
    return RIDDANCE


def _best_attack(eyes: Outlook, attack: Attack) -> float:
    state = eyes.state
    there = state.enemies_at(state.location_of(eyes.who))
    return max([fighting(eyes, enemy, attack) for enemy in there], default=NEVER)


def _activation(eyes: Outlook, one: Option, exposed: float) -> float:
    state = eyes.state
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
        return _for_the_act(eyes, ability) - exposed
    cost = cost_of(eyes, ability.cost, bearer)
    if isinstance(state.face(bearer), TreacheryFace):
        return _riddance(eyes, ability) - exposed - cost
    for node in ability.effect.walk():
        if isinstance(node, AddToVictoryDisplay) and isinstance(state.face(bearer), EnemyFace):
            return eyes.bounty(bearer) - exposed - cost
        if isinstance(node, Fight):
            worth = _best_attack(eyes, attack_of(node)) + side_effects(eyes, node.gets)
            return worth - 0.5 * cost
        if isinstance(node, TryToEvade):
            mine = engaged_enemies(state, eyes.who)
            return max([evading(eyes, it, node.skill) for it in mine], default=NEVER) - cost
        if isinstance(node, Investigate):
            if node.instead is not None:
                here = state.location_of(eyes.who)
                margin = eyes.skill(node.skill) - value(state, here, "shroud")
                success = effect_worth(eyes, node.instead)
                return eyes.attempt(node.skill, margin, success, 0.0) - exposed - cost
            worth = investigating(eyes, easier_by(node), node.skill)
            return worth - exposed - 0.5 * cost
    return effect_worth(eyes, ability.effect) - exposed - cost
