"""The value of effects to the investigator resolving them, judged from their trees."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel, Instead
from kadath.kernel.abilities.selectors import Named, You
from kadath.kernel.effects import Number
from kadath.kernel.modifiers import Adjust
from kadath.kernel.nodes import Node

from ..faces import SKILLS, AssetFace, EventFace
from ..frames import turn_now
from ..values import cost_to_play, engaged_enemies
from ..vocabulary.amounts import FailedBy
from ..vocabulary.choices import Choose, MustChoose, OneOf, OrElse, Then
from ..vocabulary.doom import PlaceDoom
from ..vocabulary.effects import (
    AfterTest,
    Deal,
    Discard,
    Discover,
    DisengageAndMove,
    Draw,
    DrawFromEncounterDeck,
    EvadeAutomatically,
    GainResources,
    Heal,
    LookAtTop,
    MakeTest,
    MoveTo,
    SearchDeck,
    Until,
)
from ..vocabulary.hands import DiscardAtRandom
from ..vocabulary.interrupts import CancelRevelation
from ..vocabulary.modifiers import Forbid, MayUseSkill
from ..vocabulary.selectors import Enemies
from ..vocabulary.story import TakeControl
from ..vocabulary.turns import GainActions
from .aims import is_goal
from .outlook import CLUE, Outlook

ACTION = 20.0
CARD = 12.0
RESOURCE = 5.0
SPARE_RESOURCE = 2.0
PLENTY = 4.0
"""Beyond this many resources, each is worth less."""
DOOM = 18.0
ASSET_LOST = 18.0
CARD_LOST = 10.0
DIRECT = 0.6
"""The value of damage without a test, relative to an attack that may do the same."""
DREAD = 20.0
"""The cost of drawing an encounter card."""


def effect_worth(outlook: Outlook, effect: Node | None) -> float:
    """The value of an effect to the investigator resolving it, judged from its tree."""
    if effect is None:
        return 0.0
    if isinstance(effect, MustChoose | OneOf):
        return max([effect_worth(outlook, one) for one in effect.effects])
    if isinstance(effect, OrElse):
        return effect_worth(outlook, effect.effect)
    if isinstance(effect, MakeTest):
        return _test_worth(outlook, effect)
    if isinstance(effect, Choose | Then | AfterTest) or not _is_leaf(effect):
        return sum([effect_worth(outlook, one) for one in effect.children()], 0.0)
    return _leaf_worth(outlook, effect)


LEAVES = (
    Cancel,
    CancelRevelation,
    Deal,
    Discard,
    DiscardAtRandom,
    Discover,
    DisengageAndMove,
    Draw,
    DrawFromEncounterDeck,
    EvadeAutomatically,
    GainActions,
    GainResources,
    Heal,
    Instead,
    LookAtTop,
    MoveTo,
    PlaceDoom,
    SearchDeck,
    TakeControl,
    Until,
)


def _is_leaf(effect: Node) -> bool:
    return isinstance(effect, LEAVES)


def _test_worth(outlook: Outlook, test: MakeTest) -> float:
    difficulty = test.difficulty if isinstance(test.difficulty, int) else 3
    success, failure = effect_worth(outlook, test.success), effect_worth(outlook, test.failure)
    return outlook.attempt(test.skill, outlook.skill(test.skill) - difficulty, success, -failure)


def _leaf_worth(outlook: Outlook, effect: Node) -> float:
    state, who = outlook.state, outlook.who
    if isinstance(effect, Deal):
        return _dealt(outlook, effect)
    if isinstance(effect, Discover):
        here = state.location_of(who)
        there = state.cards[here].clues if here else 0
        return outlook.clue() * min(amount(effect.clues), there)
    if isinstance(effect, Draw):
        return CARD * amount(effect.cards)
    if isinstance(effect, GainResources):
        return earning(outlook, amount(effect.resources)) + 3.0
    if isinstance(effect, Heal):
        return _healed(outlook, effect)
    if isinstance(effect, SearchDeck):
        return CARD + 4.0
    if isinstance(effect, LookAtTop):
        return 4.0
    if isinstance(effect, GainActions):
        return ACTION * effect.actions
    if isinstance(effect, Cancel):
        return max([outlook.menace(enemy) for enemy in outlook.ready], default=10.0)
    if isinstance(effect, CancelRevelation):
        return DREAD
    if isinstance(effect, DrawFromEncounterDeck):
        return -DREAD
    if isinstance(effect, PlaceDoom):
        return -DOOM
    if isinstance(effect, MoveTo):
        return -ACTION
    if isinstance(effect, EvadeAutomatically):
        return max([outlook.evasion(enemy) for enemy in outlook.ready], default=-5.0)
    if isinstance(effect, DisengageAndMove):
        return sum([outlook.evasion(enemy) for enemy in outlook.ready]) - 5.0
    if isinstance(effect, TakeControl):
        return 90.0
    if isinstance(effect, Until):
        return _lasting(outlook, effect)
    if isinstance(effect, DiscardAtRandom):
        return -CARD_LOST if state.pile("hand", who) else 0.0
    if isinstance(effect, Discard):
        return -ASSET_LOST
    return -CLUE if isinstance(effect, Instead) else 0.0


def amount(number: Number) -> float:
    """The approximate value of a number on a card."""
    if isinstance(number, int):
        return float(number)
    return 2.0 if isinstance(number, FailedBy) else 1.0


def _dealt(outlook: Outlook, effect: Deal) -> float:
    """The value of dealing damage: to the enemy it hurts most; negative if to oneself."""
    damage, horror = amount(effect.damage), amount(effect.horror)
    if isinstance(effect.to, You):
        return -outlook.pain(damage, horror)
    state = outlook.state
    enemies = state.enemies_at(state.location_of(outlook.who))
    worth = 0.0
    for enemy in enemies:
        worth = max(worth, (1.0 if is_goal(state, enemy) else DIRECT) * outlook.harm(enemy, damage))
    if isinstance(effect.to, Named | Enemies):
        return worth
    return worth - outlook.pain(damage, horror)


def _healed(outlook: Outlook, effect: Heal) -> float:
    row = outlook.state.investigators[outlook.who]
    damage, horror = min(effect.damage, row.damage), min(effect.horror, row.horror)
    health, sanity = outlook.lives(outlook.who)
    worth = damage * (3.0 + 40.0 / (1.0 + health)) + horror * (3.0 + 40.0 / (1.0 + sanity))
    return worth - 1.0


def _lasting(outlook: Outlook, effect: Until) -> float:
    what = effect.what
    if isinstance(what, Forbid):
        return 0.7 * sum([outlook.menace(enemy) for enemy in outlook.ready]) - 6.0
    if isinstance(what, MayUseSkill):
        turn = turn_now(outlook.state)
        if turn is None or turn.who != outlook.who or turn.actions < 2:
            return -1.0
        there = engaged_enemies(outlook.state, outlook.who)
        gain = max([outlook.skill(what.skill) - outlook.skill(skill) for skill in what.instead_of])
        return 12.0 * gain - 8.0 if there and gain > 0 else -1.0
    if isinstance(what, Adjust):
        return 4.0 if what.stat in SKILLS else 6.0
    return 3.0


def earning(outlook: Outlook, resources: float) -> float:
    """The value of gaining resources."""
    held = outlook.state.investigators[outlook.who].resources
    useful = min(resources, max(0.0, PLENTY + money_wanted(outlook) - held))
    return RESOURCE * useful + SPARE_RESOURCE * (resources - useful)


def money_wanted(outlook: Outlook) -> int:
    """How many resources are missing for the most expensive card in hand."""
    state = outlook.state
    held = state.investigators[outlook.who].resources
    missing = 0
    for card in state.pile("hand", outlook.who):
        face = state.face(card)
        if isinstance(face, AssetFace | EventFace) and face.cost is not None:
            missing = max(missing, cost_to_play(state, card, outlook.who) - held)
    return missing
