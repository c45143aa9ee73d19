"""What effects are worth to the investigator who resolves them, as far as their trees tell."""

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
"""So many resources, and each more is worth less."""
DOOM = 18.0
ASSET_LOST = 18.0
CARD_LOST = 10.0
DIRECT = 0.6
"""What damage without a test is worth, beside an attack that may do as well."""
DREAD = 20.0
"""What drawing an encounter card costs."""


def effect_worth(eyes: Outlook, effect: Node | None) -> float:
    """What an effect is worth to the investigator who resolves it, as far as its tree tells."""
    if effect is None:
        return 0.0
    if isinstance(effect, MustChoose | OneOf):
        return max([effect_worth(eyes, one) for one in effect.effects])
    if isinstance(effect, OrElse):
        return effect_worth(eyes, effect.effect)
    if isinstance(effect, MakeTest):
        return _test_worth(eyes, effect)
    if isinstance(effect, Choose | Then | AfterTest) or not _is_leaf(effect):
        return sum([effect_worth(eyes, one) for one in effect.children()], 0.0)
    return _leaf_worth(eyes, effect)


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


def _test_worth(eyes: Outlook, test: MakeTest) -> float:
    difficulty = test.difficulty if isinstance(test.difficulty, int) else 3
    success, failure = effect_worth(eyes, test.success), effect_worth(eyes, test.failure)
    return eyes.attempt(test.skill, eyes.skill(test.skill) - difficulty, success, -failure)


def _leaf_worth(eyes: Outlook, effect: Node) -> float:
    state, who = eyes.state, eyes.who
    if isinstance(effect, Deal):
        return _dealt(eyes, effect)
    if isinstance(effect, Discover):
        here = state.location_of(who)
        there = state.cards[here].clues if here else 0
        return eyes.clue() * min(amount(effect.clues), there)
    if isinstance(effect, Draw):
        return CARD * amount(effect.cards)
    if isinstance(effect, GainResources):
        return earning(eyes, amount(effect.resources)) + 3.0
    if isinstance(effect, Heal):
        return _healed(eyes, effect)
    if isinstance(effect, SearchDeck):
        return CARD + 4.0
    if isinstance(effect, LookAtTop):
        return 4.0
    if isinstance(effect, GainActions):
        return ACTION * effect.actions
    if isinstance(effect, Cancel):
        return max([eyes.menace(enemy) for enemy in eyes.ready], default=10.0)
    if isinstance(effect, CancelRevelation):
        return DREAD
    if isinstance(effect, DrawFromEncounterDeck):
        return -DREAD
    if isinstance(effect, PlaceDoom):
        return -DOOM
    if isinstance(effect, MoveTo):
        return -ACTION
    if isinstance(effect, EvadeAutomatically):
        return max([eyes.evasion(enemy) for enemy in eyes.ready], default=-5.0)
    if isinstance(effect, DisengageAndMove):
        return sum([eyes.evasion(enemy) for enemy in eyes.ready]) - 5.0
    if isinstance(effect, TakeControl):
        return 90.0
    if isinstance(effect, Until):
        return _lasting(eyes, effect)
    if isinstance(effect, DiscardAtRandom):
        return -CARD_LOST if state.pile("hand", who) else 0.0
    if isinstance(effect, Discard):
        return -ASSET_LOST
    return -CLUE if isinstance(effect, Instead) else 0.0


def amount(number: Number) -> float:
    """About how much a number on a card is."""
    if isinstance(number, int):
        return float(number)
    return 2.0 if isinstance(number, FailedBy) else 1.0


def _dealt(eyes: Outlook, effect: Deal) -> float:
    """What damage is worth: to enemies, on the one that it does most to; to oneself, pain."""
    damage, horror = amount(effect.damage), amount(effect.horror)
    if isinstance(effect.to, You):
        return -eyes.pain(damage, horror)
    state = eyes.state
    enemies = state.enemies_at(state.location_of(eyes.who))
    worth = 0.0
    for enemy in enemies:
        worth = max(worth, (1.0 if is_goal(state, enemy) else DIRECT) * eyes.harm(enemy, damage))
    if isinstance(effect.to, Named | Enemies):
        return worth
    return worth - eyes.pain(damage, horror)


def _healed(eyes: Outlook, effect: Heal) -> float:
    row = eyes.state.investigators[eyes.who]
    damage, horror = min(effect.damage, row.damage), min(effect.horror, row.horror)
    health, sanity = eyes.lives(eyes.who)
    worth = damage * (3.0 + 40.0 / (1.0 + health)) + horror * (3.0 + 40.0 / (1.0 + sanity))
    return worth - 1.0


def _lasting(eyes: Outlook, effect: Until) -> float:
    what = effect.what
    if isinstance(what, Forbid):
        return 0.7 * sum([eyes.menace(enemy) for enemy in eyes.ready]) - 6.0
    if isinstance(what, MayUseSkill):
        turn = turn_now(eyes.state)
        if turn is None or turn.who != eyes.who or turn.actions < 2:
            return -1.0
        there = engaged_enemies(eyes.state, eyes.who)
        gain = max([eyes.skill(what.skill) - eyes.skill(skill) for skill in what.instead_of])
        return 12.0 * gain - 8.0 if there and gain > 0 else -1.0
    if isinstance(what, Adjust):
        return 4.0 if what.stat in SKILLS else 6.0
    return 3.0


def earning(eyes: Outlook, resources: float) -> float:
    """What it is worth to gain so many resources."""
    held = eyes.state.investigators[eyes.who].resources
    useful = min(resources, max(0.0, PLENTY + money_wanted(eyes) - held))
    return RESOURCE * useful + SPARE_RESOURCE * (resources - useful)


def money_wanted(eyes: Outlook) -> int:
    """How many resources are missing for the dearest useful card in hand."""
    state = eyes.state
    held = state.investigators[eyes.who].resources
    missing = 0
    for card in state.pile("hand", eyes.who):
        face = state.face(card)
        if isinstance(face, AssetFace | EventFace) and face.cost is not None:
            missing = max(missing, cost_to_play(state, card, eyes.who) - held)
    return missing
