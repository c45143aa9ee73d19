"""What cards are worth: to have in play, to keep in hand, to use."""

from __future__ import annotations

from kadath.kernel.effects import Effect, Number
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Adjust
from kadath.kernel.nodes import Node

from ..abilities import Action, Forbid, Free, IfRevealed, MayUseSkill, Play, PlayFast
from ..amounts import FailedBy
from ..choices import Choose, MustChoose, OneOf, OrElse, Then
from ..costs import Cost, DiscardFromHand, DiscardThis, Exhaust, SpendResources, SpendUses, Suffer
from ..doom import PlaceDoom
from ..effects import (
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
    SearchDeck,
    Until,
)
from ..faces import FACES, SKILLS, AssetFace, EventFace, PlayerFace, SkillFace, WhileInHand
from ..frames import turn_now
from ..hands import DiscardAtRandom
from ..interrupts import Cancel, CancelRevelation, Instead
from ..rules.committing import icons
from ..rules.slots import spare
from ..selectors import Enemies, Named, You
from ..story import TakeControl
from ..turns import GainActions
from ..values import cost_to_play, engaged_enemies, remaining
from .aims import expects_a_fight, is_goal
from .outlook import CLUE, ROUNDS, Outlook
from .profiles import favoured, played_attack, profile, rewards
from .strength import arm, might

ACTION = 20.0
CARD = 12.0
RESOURCE = 5.0
SPARE_RESOURCE = 2.0
LATE = 3.0
AT_LAST = 0.3
FOR_LATER = 3.0
"""How much less an event or a skill is worth in an opening hand, what cards cost in the fight that
an act is about, and what an icon is worth that is saved for it."""
PRICE = 4.0
PER_DAMAGE = 42.0
"""What it is worth to expect a point of damage more of every attack."""
SKILL = {"willpower": 10.0, "intellect": 12.0, "combat": 14.0, "agility": 7.0}
PER_SOAK = 5.0
ADDITIONAL = 60.0
ABILITY = 9.0
BOUGHT = 7.0
USE = 6.0
IDLE = 11.0
SERVED = 2.5
"""What an action is worth that is not missed, and how often an ability is used."""
PLENTY = 4.0
"""So many resources, and each that is spent of more costs less."""
DOOM = 18.0
ASSET_LOST = 18.0
CARD_LOST = 10.0
DIRECT = 0.6
"""What damage without a test is worth, beside an attack that may do as well."""
DREAD = 20.0
"""What drawing an encounter card costs."""


def asset_worth(eyes: Outlook, card: int) -> float:
    """What it is worth to have an asset in play."""
    state, who = eyes.state, eyes.who
    row = state.cards[card]
    key = row.face
    one = profile(key)
    face = FACES[key]
    assert isinstance(face, AssetFace)
    in_play = row.zone == "play"
    uses = row.uses if in_play else face.uses
    worth = PER_SOAK * one.soak + ADDITIONAL * one.actions + ABILITY * one.abilities
    worth -= DOOM * one.doom
    for service in one.services:
        worth += _served(eyes, face, service)
    if one.attacks:
        worth += 5.0
    if one.attacks or one.harder or one.bought or one.skills:
        foe = eyes.foe()
        worth += PER_DAMAGE * (might(eyes, foe, more=card) - might(eyes, foe, but=card))
    for skill, by in one.skills:
        worth += SKILL[skill] * by
    if one.bought:
        worth += BOUGHT * len(one.bought) * min(1.0, state.investigators[who].resources / 4.0)
    if eyes.clue() >= CLUE:
        worth += 12.0 * one.at_clues
        if one.eases > eyes.easier(card):
            worth += 16.0 * one.eases * min(1.0, uses / 3.0)
    if face.uses and not uses:
        worth -= 5.0
    return worth


def _served(eyes: Outlook, face: AssetFace, service: Action) -> float:
    """What it is worth to have an ability that may be used again and again."""
    favoured_ones = favoured(eyes.state.face(eyes.who).key)
    idle = 0.0 if favoured_ones.intersection(face.traits) else IDLE
    return SERVED * max(0.0, effect_worth(eyes, service.effect) - idle) + 0.5 * ABILITY


def playing(eyes: Outlook, card: int) -> float:
    """What playing an asset is worth, less what it costs and what has to go for it."""
    state, who = eyes.state, eyes.who
    worth = asset_worth(eyes, card)
    crowded = spare(state, who, card)
    if crowded:
        worth -= min([max(0.0, asset_worth(eyes, one)) for one in crowded]) + 6.0
    return worth - price(eyes, cost_to_play(state, card, who))


def price(eyes: Outlook, resources: int) -> float:
    """What it costs to spend so many resources."""
    held = eyes.state.investigators[eyes.who].resources
    return PRICE * resources * min(1.0, PLENTY / max(1, held))


def saving(eyes: Outlook, resources: int) -> float:
    """What it costs to spend so many resources on something else than the cards in hand."""
    held = eyes.state.investigators[eyes.who].resources
    wanted = 0
    for card in eyes.state.pile("hand", eyes.who):
        face = eyes.state.face(card)
        if isinstance(face, AssetFace) and face.cost is not None and playing(eyes, card) > CARD:
            wanted = max(wanted, cost_to_play(eyes.state, card, eyes.who))
    if expects_a_fight(eyes.state) and eyes.raises(arm(eyes)):
        wanted += 4
    missing = min(resources, max(0, wanted - held + resources))
    return 10.0 * missing + 3.0 * (resources - missing)


def keeping(eyes: Outlook, card: int) -> float:
    """What a card is worth in hand."""
    state = eyes.state
    face = state.face(card)
    if isinstance(face, AssetFace) and face.cost is not None:
        hand = state.pile("hand", eyes.who)
        twice = any(
            other != card and state.face(other).title == face.title
            for other in (*hand, *state.pile("play", eyes.who))
        )
        worth = max(4.0, 0.6 * (playing(eyes, card) - 4.0))
        return 0.4 * worth if twice else worth
    if isinstance(face, SkillFace):
        return 5.0 + 2.0 * len(face.icons)
    if isinstance(face, EventFace):
        return 10.0 + (8.0 if played_attack(face.key) else 0.0)
    return 2.0 if isinstance(face, PlayerFace) else 0.0


def opening(eyes: Outlook, card: int) -> float:
    """What a card is worth in an opening hand, with the whole game before it."""
    face = eyes.state.face(card)
    if isinstance(face, AssetFace) and face.cost is not None:
        return 0.6 * (asset_worth(eyes, card) - 2.0 * face.cost)
    return keeping(eyes, card) - LATE


def committing(eyes: Outlook, card: int, against: int = 0) -> float:
    """What it costs to commit a card to a test; hardly anything to one that the act is about."""
    if against and is_goal(eyes.state, against):
        return AT_LAST * keeping(eyes, card)
    cost = 0.8 * keeping(eyes, card)
    if expects_a_fight(eyes.state):
        cost += FOR_LATER * icons(eyes.state, card, arm(eyes))
    return cost


def earning(eyes: Outlook, resources: float) -> float:
    """What it is worth to gain so many resources."""
    held = eyes.state.investigators[eyes.who].resources
    useful = min(resources, max(0.0, PLENTY + money_wanted(eyes) - held))
    return RESOURCE * useful + SPARE_RESOURCE * (resources - useful)


def reward(eyes: Outlook, card: int, kind: str, against: int) -> float:
    """What a committed card adds to the success of a test."""
    worth = 0.0
    for node in rewards(eyes.state.cards[card].face):
        if isinstance(node, Effect):
            worth += effect_worth(eyes, node)
        elif isinstance(node, Adjust) and node.stat == "attack damage" and kind == "fight":
            left = max(1, remaining(eyes.state, against, "health") or 1)
            worth += eyes.bounty(against) / left if left > 1 else 0.0
        elif isinstance(node, Adjust) and node.stat == "clues discovered":
            more = kind == "investigate" and eyes.state.cards[against].clues > 1
            worth += eyes.clue() if more else 0.0
    return worth


def side_effects(eyes: Outlook, gets: tuple[Ability, ...]) -> float:
    """What may come of symbols that an attempt fears, as often as they are revealed."""
    bag = eyes.state.bag
    worth = 0.0
    for one in gets:
        if isinstance(one, IfRevealed) and bag:
            feared = sum([token in one.symbols for token in bag])
            worth += effect_worth(eyes, one.effect) * feared / len(bag)
    return worth


def cost_of(eyes: Outlook, costs: tuple[Cost, ...], source: int) -> float:
    """What the costs of an ability cost."""
    total = 0.0
    for one in costs:
        if isinstance(one, SpendResources):
            total += saving(eyes, one.resources)
        elif isinstance(one, DiscardThis):
            face = eyes.state.face(source)
            total += max(6.0, asset_worth(eyes, source)) if isinstance(face, AssetFace) else 6.0
        elif isinstance(one, SpendUses):
            total += USE
        elif isinstance(one, Exhaust):
            total += 0.5
        elif isinstance(one, Suffer):
            total += eyes.pain(one.damage, one.horror) if isinstance(one.to, You) else 6.0
        elif isinstance(one, DiscardFromHand):
            total += 9.0
        else:
            total += 10.0
    return total


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
        return sum([effect_worth(eyes, one) for one in effect.children()])
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


def event_worth(eyes: Outlook, card: int) -> float:
    """What an event does when it is played, less what it costs."""
    state = eyes.state
    effects = [one.effect for one in state.face(card).abilities if isinstance(one, Play | PlayFast)]
    worth = sum([effect_worth(eyes, one) for one in effects])
    for one in state.face(card).abilities:
        if isinstance(one, WhileInHand):
            worth -= ROUNDS * sum([effect_worth(eyes, part) for part in one.abilities])
    return worth - price(eyes, cost_to_play(state, card, eyes.who)) - 4.0


def free_worth(eyes: Outlook, ability: Free, source: int) -> float:
    """What a free ability does, less what it costs."""
    return effect_worth(eyes, ability.effect) - cost_of(eyes, ability.cost, source)


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
