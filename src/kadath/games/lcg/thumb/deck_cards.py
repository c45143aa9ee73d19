"""The value of a card in a deck, with a whole scenario ahead and nothing in play."""

from __future__ import annotations

from functools import cache

from ..decks.deck import Deck
from ..decks.every import every_card
from ..decks.purchases import price, replaceable
from ..faces import FACES, SKILLS, AssetFace, EventFace, InvestigatorFace, SkillFace
from .profiles import Attack, played_attack, profile

LEVEL = 6.0
"""The value of a level in itself: its designers knew why, though the tree does not say."""
EXPERIENCE = 3.0
"""The value of a point of experience kept for later."""
RESOURCE = 2.0
ICON = 1.0
SKILL = 7.0
SOAKED = 2.0
AT_CLUES = 10.0
EASED = 4.0
RAISED = 4.0
ADDITIONAL_ACTION = 30.0
ABILITY = 7.0
EVENT = 9.0
COMMITTED = 5.0
PER_DAMAGE = 3.0
"""The value of one more damage in an attack, per point of skill it is made with."""
FEW, ONCE = 0.7, 0.4
"""The share that remains if the attacks are few, or there is just one."""


def gain(deck: Deck, gained: str, lost: str) -> float:
    """What a deck gains by replacing a card, minus the value of the experience."""
    who = deck.investigator
    change = in_deck(gained, who) - (in_deck(lost, who) if lost else 0.0)
    return change - EXPERIENCE * price(gained, lost)


def best_gain(deck: Deck, gained: str) -> float:
    """A deck's best gain from a card; a card without a level is not worth experience."""
    if not every_card().cards[gained].level:
        return -EXPERIENCE
    return max(gain(deck, gained, lost) for lost in replaceable(deck, gained))


@cache
def in_deck(key: str, investigator: str) -> float:
    """The value of a card in an investigator's deck."""
    face, owner = FACES[key], FACES[investigator]
    assert isinstance(owner, InvestigatorFace)
    skills = dict(zip(SKILLS, owner.skills, strict=True))
    card = every_card().cards.get(key)
    worth = LEVEL * (card.level or 0) if card is not None else 0.0
    if isinstance(face, AssetFace):
        return worth + _asset(face, skills) + ICON * len(face.icons)
    if isinstance(face, EventFace):
        attack = played_attack(key)
        worth += EVENT - RESOURCE * face.cost + ICON * len(face.icons)
        return worth + (ONCE * _attack(attack, skills) if attack else 0.0)
    if isinstance(face, SkillFace):
        return worth + COMMITTED + 2.0 * ICON * len(face.icons)
    return worth


def _asset(face: AssetFace, skills: dict[str, int]) -> float:
    one = profile(face.key)
    worth = SOAKED * ((face.health or 0) + (face.sanity or 0)) - RESOURCE * (face.cost or 0)
    worth += max((_attack(attack, skills) for attack in one.attacks), default=0.0)
    worth += SKILL * sum(by for _, by in one.skills) + RAISED * len(one.bought)
    worth += AT_CLUES * one.at_clues + EASED * one.eases
    worth += ADDITIONAL_ACTION * one.actions + ABILITY * (one.abilities + len(one.services))
    return worth + PER_DAMAGE * skills["combat"] * one.harder


def _attack(attack: Attack, skills: dict[str, int]) -> float:
    """How much better an attack is than bare hands."""
    bare = float(skills["combat"])
    worth = PER_DAMAGE * max(1.0, (skills[attack.skill] + attack.more) * attack.damage - bare)
    if attack.once:
        return ONCE * worth
    return FEW * worth if attack.limited else worth
