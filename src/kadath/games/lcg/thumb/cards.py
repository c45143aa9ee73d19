"""What cards are worth: to have in play, to keep in hand, to use."""

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
"""How much less an event or a skill is worth in an opening hand, what cards cost in the fight that
an act is about, and what an icon is worth that is saved for it."""
PRICE = 4.0
SAVED = 0.4
"""How much of the worth of an asset the resources are worth that are missing for it."""
PER_DAMAGE = 90.0
"""What it is worth to expect a point of damage more of every attack."""
SKILL = {"willpower": 10.0, "intellect": 12.0, "combat": 14.0, "agility": 7.0}
SOAKED = 0.5
"""How much of the points that an asset could take its controller is saved."""
ADDITIONAL = 60.0
ABILITY = 9.0
BOUGHT = 7.0
USE = 6.0
IDLE = 11.0
SERVED = 2.5
"""What an action is worth that is not missed, and how often an ability is used."""
PAID_CLUE = 20.0
"""What a clue costs that is spent for anything but the act."""
KEY = 120.0
"""What it is worth to control what a way out of a lost scenario takes."""
IN_VAIN = 10.0
"""What it costs at least to use an ability for nothing."""


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
    worth = _soak(eyes, card, face, in_play) + ADDITIONAL * one.actions + ABILITY * one.abilities
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
    return worth + KEY if is_key(state, key) else worth


def _soak(eyes: Outlook, card: int, face: AssetFace, in_play: bool) -> float:
    """What it is worth that an asset takes damage and horror: the more the fewer are left."""
    if not face.health and not face.sanity:
        return 0.0
    state = eyes.state
    health = remaining(state, card, "health") if in_play else face.health
    sanity = remaining(state, card, "sanity") if in_play else face.sanity
    strength, mind = eyes.lives(eyes.who)
    return SOAKED * ((health or 0) * loss(strength, 1) + (sanity or 0) * loss(mind, 1))


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
            total += 9.0 * one.cards
        elif isinstance(one, PayClues):
            total += PAID_CLUE * one.clues
        else:
            total += 10.0
    return total


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
    worth = effect_worth(eyes, ability.effect)
    # It is asked for at every window: what brings nothing need not be priced.
    return worth - (cost_of(eyes, ability.cost, source) if worth > 0.0 else IN_VAIN)


def saved_for(eyes: Outlook) -> float:
    """What one more resource is worth on the way to an asset in hand that is too dear yet."""
    state = eyes.state
    held = state.investigators[eyes.who].resources
    most = 0.0
    for card in state.pile("hand", eyes.who):
        face = state.face(card)
        if isinstance(face, AssetFace) and face.cost is not None:
            missing = cost_to_play(state, card, eyes.who) - held
            if missing > 0:
                most = max(most, SAVED * playing(eyes, card) / missing)
    return most
