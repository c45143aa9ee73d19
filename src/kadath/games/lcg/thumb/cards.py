"""The value of cards: in play, in hand, and in use."""

from __future__ import annotations

from kadath.kernel.abilities.costs import Cost
from kadath.kernel.abilities.selectors import You
from kadath.kernel.effects import Effect
from kadath.kernel.listeners import Ability
from kadath.kernel.modifiers import Adjust

from ..faces import FACES, AssetFace, EventFace, PlayerFace, SkillFace
from ..rules.committing import icons
from ..rules.slots import spare
from ..values import cost_to_play, remaining
from ..vocabulary.abilities import Action, Free, IfRevealed, Play, PlayFast
from ..vocabulary.clues import PayClues
from ..vocabulary.costs import (
    DiscardFromHand,
    DiscardThis,
    Exhaust,
    SpendResources,
    SpendUses,
    Suffer,
)
from ..vocabulary.granted import WhileInHand
from .aims import expects_a_fight, is_goal
from .effects import CARD, DOOM, PLENTY, effect_worth
from .endings import is_key
from .outlook import CLUE, ROUNDS, Outlook, loss
from .profiles import favoured, played_attack, profile, rewards
from .strength import arm, might

LATE = 3.0
AT_LAST = 0.3
FOR_LATER = 3.0
"""How much less an event or skill is worth in an opening hand; the share of a card's value it costs
in the fight the act is about; and the value of an icon saved for that fight.
"""
PRICE = 4.0
SAVED = 0.4
"""The share of an asset's value that the missing resources are worth."""
PER_DAMAGE = 90.0
"""The value of one more expected point of damage in every attack."""
SKILL = {"willpower": 10.0, "intellect": 12.0, "combat": 14.0, "agility": 7.0}
SOAKED = 0.5
"""The share of an asset's health and sanity that protects its controller."""
ADDITIONAL = 60.0
ABILITY = 9.0
BOUGHT = 7.0
USE = 6.0
IDLE = 11.0
SERVED = 2.5
"""The value of an action that is not missed, and how often an ability is used."""
PAID_CLUE = 20.0
"""The cost of a clue spent on anything but the act."""
KEY = 120.0
"""The value of controlling the card needed for a way out of a lost scenario."""
IN_VAIN = 10.0
"""The minimum cost of using an ability for nothing."""


def asset_worth(outlook: Outlook, card: int) -> float:
    """The value of having an asset in play."""
    state, who = outlook.state, outlook.who
    row = state.cards[card]
    key = row.face
    one = profile(key)
    face = FACES[key]
    assert isinstance(face, AssetFace)
    in_play = row.zone == "play"
    uses = row.uses if in_play else face.uses
    worth = _soak(outlook, card, face, in_play) + ADDITIONAL * one.actions + ABILITY * one.abilities
    worth -= DOOM * one.doom
    for service in one.services:
        worth += _served(outlook, face, service)
    if one.attacks:
        worth += 5.0
    if one.attacks or one.harder or one.bought or one.skills:
        foe = outlook.foe()
        worth += PER_DAMAGE * (might(outlook, foe, more=card) - might(outlook, foe, but=card))
    for skill, by in one.skills:
        worth += SKILL[skill] * by
    if one.bought:
        worth += BOUGHT * len(one.bought) * min(1.0, state.investigators[who].resources / 4.0)
    if outlook.clue() >= CLUE:
        worth += 12.0 * one.at_clues
        if one.eases > outlook.easier(card):
            worth += 16.0 * one.eases * min(1.0, uses / 3.0)
    if face.uses and not uses:
        worth -= 5.0
    return worth + KEY if is_key(state, key) else worth


def _soak(outlook: Outlook, card: int, face: AssetFace, in_play: bool) -> float:
    """The value of an asset's soaking damage and horror: higher the less is left."""
    if not face.health and not face.sanity:
        return 0.0
    state = outlook.state
    health = remaining(state, card, "health") if in_play else face.health
    sanity = remaining(state, card, "sanity") if in_play else face.sanity
    strength, mind = outlook.lives(outlook.who)
    return SOAKED * ((health or 0) * loss(strength, 1) + (sanity or 0) * loss(mind, 1))


def _served(outlook: Outlook, face: AssetFace, service: Action) -> float:
    """The value of an ability that can be used repeatedly."""
    favoured_ones = favoured(outlook.state.face(outlook.who).key)
    idle = 0.0 if favoured_ones.intersection(face.traits) else IDLE
    return SERVED * max(0.0, effect_worth(outlook, service.effect) - idle) + 0.5 * ABILITY


def playing(outlook: Outlook, card: int) -> float:
    """The value of playing an asset, minus its cost and what has to make room for it."""
    state, who = outlook.state, outlook.who
    worth = asset_worth(outlook, card)
    crowded = spare(state, who, card)
    if crowded:
        worth -= min([max(0.0, asset_worth(outlook, one)) for one in crowded]) + 6.0
    return worth - price(outlook, cost_to_play(state, card, who))


def price(outlook: Outlook, resources: int) -> float:
    """The cost of spending resources."""
    held = outlook.state.investigators[outlook.who].resources
    return PRICE * resources * min(1.0, PLENTY / max(1, held))


def saving(outlook: Outlook, resources: int) -> float:
    """The cost of spending resources on something other than the cards in hand."""
    held = outlook.state.investigators[outlook.who].resources
    wanted = 0
    for card in outlook.state.pile("hand", outlook.who):
        face = outlook.state.face(card)
        if isinstance(face, AssetFace) and face.cost is not None and playing(outlook, card) > CARD:
            wanted = max(wanted, cost_to_play(outlook.state, card, outlook.who))
    if expects_a_fight(outlook.state) and outlook.raises(arm(outlook)):
        wanted += 4
    missing = min(resources, max(0, wanted - held + resources))
    return 10.0 * missing + 3.0 * (resources - missing)


def keeping(outlook: Outlook, card: int) -> float:
    """The value of a card in hand."""
    state = outlook.state
    face = state.face(card)
    if isinstance(face, AssetFace) and face.cost is not None:
        hand = state.pile("hand", outlook.who)
        twice = any(
            other != card and state.face(other).title == face.title
            for other in (*hand, *state.pile("play", outlook.who))
        )
        worth = max(4.0, 0.6 * (playing(outlook, card) - 4.0))
        return 0.4 * worth if twice else worth
    if isinstance(face, SkillFace):
        return 5.0 + 2.0 * len(face.icons)
    if isinstance(face, EventFace):
        return 10.0 + (8.0 if played_attack(face.key) else 0.0)
    return 2.0 if isinstance(face, PlayerFace) else 0.0


def opening(outlook: Outlook, card: int) -> float:
    """The value of a card in an opening hand, with the whole game ahead."""
    face = outlook.state.face(card)
    if isinstance(face, AssetFace) and face.cost is not None:
        return 0.6 * (asset_worth(outlook, card) - 2.0 * face.cost)
    return keeping(outlook, card) - LATE


def committing(outlook: Outlook, card: int, against: int = 0) -> float:
    """The cost of committing a card to a test; low for a test the act is about."""
    if against and is_goal(outlook.state, against):
        return AT_LAST * keeping(outlook, card)
    cost = 0.8 * keeping(outlook, card)
    if expects_a_fight(outlook.state):
        cost += FOR_LATER * icons(outlook.state, card, arm(outlook))
    return cost


def reward(outlook: Outlook, card: int, kind: str, against: int) -> float:
    """What a committed card adds to the success of a test."""
    worth = 0.0
    for node in rewards(outlook.state.cards[card].face):
        if isinstance(node, Effect):
            worth += effect_worth(outlook, node)
        elif isinstance(node, Adjust) and node.stat == "attack damage" and kind == "fight":
            left = max(1, remaining(outlook.state, against, "health") or 1)
            worth += outlook.bounty(against) / left if left > 1 else 0.0
        elif isinstance(node, Adjust) and node.stat == "clues discovered":
            more = kind == "investigate" and outlook.state.cards[against].clues > 1
            worth += outlook.clue() if more else 0.0
    return worth


def side_effects(outlook: Outlook, gets: tuple[Ability, ...]) -> float:
    """The expected value of the symbols an attempt fears."""
    bag = outlook.state.bag
    worth = 0.0
    for one in gets:
        if isinstance(one, IfRevealed) and bag:
            feared = sum([token in one.symbols for token in bag])
            worth += effect_worth(outlook, one.effect) * feared / len(bag)
    return worth


def cost_of(outlook: Outlook, costs: tuple[Cost, ...], source: int) -> float:
    """The total cost of an ability."""
    total = 0.0
    for one in costs:
        if isinstance(one, SpendResources):
            total += saving(outlook, one.resources)
        elif isinstance(one, DiscardThis):
            face = outlook.state.face(source)
            total += max(6.0, asset_worth(outlook, source)) if isinstance(face, AssetFace) else 6.0
        elif isinstance(one, SpendUses):
            total += USE
        elif isinstance(one, Exhaust):
            total += 0.5
        elif isinstance(one, Suffer):
            total += outlook.pain(one.damage, one.horror) if isinstance(one.to, You) else 6.0
        elif isinstance(one, DiscardFromHand):
            total += 9.0 * one.cards
        elif isinstance(one, PayClues):
            total += PAID_CLUE * one.clues
        else:
            total += 10.0
    return total


def event_worth(outlook: Outlook, card: int) -> float:
    """The value of an event's effect, minus its cost."""
    state = outlook.state
    effects = [one.effect for one in state.face(card).abilities if isinstance(one, Play | PlayFast)]
    worth = sum([effect_worth(outlook, one) for one in effects])
    for one in state.face(card).abilities:
        if isinstance(one, WhileInHand):
            worth -= ROUNDS * sum([effect_worth(outlook, part) for part in one.abilities])
    return worth - price(outlook, cost_to_play(state, card, outlook.who)) - 4.0


def free_worth(outlook: Outlook, ability: Free, source: int) -> float:
    """The value of a free ability's effect, minus its cost."""
    worth = effect_worth(outlook, ability.effect)
    # This runs in every window, so an effect without value is not priced.
    return worth - (cost_of(outlook, ability.cost, source) if worth > 0.0 else IN_VAIN)


def saved_for(outlook: Outlook) -> float:
    """The value of one more resource toward an asset in hand that is still too expensive."""
    state = outlook.state
    held = state.investigators[outlook.who].resources
    most = 0.0
    for card in state.pile("hand", outlook.who):
        face = state.face(card)
        if isinstance(face, AssetFace) and face.cost is not None:
            missing = cost_to_play(state, card, outlook.who) - held
            if missing > 0:
                most = max(most, SAVED * playing(outlook, card) / missing)
    return most
