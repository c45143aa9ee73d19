"""How well an investigator, or all of them, would fare in a fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..faces import FACES
from ..rules.committing import icons
from ..state import LcgState
from ..values import remaining, value
from .aims import awaited, foes, rounds_left
from .outlook import Outlook
from .profiles import Attack, played_attack, profile, swapped

PROVOKED = 1.0
"""How much more an attack costs that would not have been if the enemy were dealt with first."""
TURN = 3
LONG_FIGHT = 6
"""So many actions are a turn, and a long fight."""
PER_HELP = 3
MOST_HELP = 3
"""So many icons or resources help every attack of a long fight by one, and by how much at most."""
MISSES = 0.2
"""How many attacks an action costs by failing."""
LONGEST = 8.0
SAFETY = 1.0
SLACK = 8.0
"""So much longer than needed is safe, and so many rounds too early is early enough."""


class Means(NamedTuple):
    """What somebody could fight with: attacks, how often each, and what adds to them."""

    attacks: tuple[tuple[Attack, int], ...]
    raised: dict[str, int]
    swaps: dict[str, str]
    extra: float
    hand: tuple[int, ...]


def might(eyes: Outlook, difficulty: int, but: int = 0, more: int = 0) -> float:
    """The damage to expect of an action in a long fight; without one asset, with one more."""
    cards = eyes.state.cards
    # What is asked most often is how things stand, for each card that would change nothing.
    but = but if but and cards[but].zone == "play" else 0
    more = more if more and cards[more].zone != "play" else 0
    asked = (difficulty, but, more)
    found = eyes.mights.get(asked)
    if found is None:
        found = eyes.mights[asked] = _might(eyes, difficulty, but, more)
    return found


def _might(eyes: Outlook, difficulty: int, but: int, more: int) -> float:
    state = eyes.state
    means = _means(eyes, but, more)
    helped: dict[str, int] = {}
    rates: list[tuple[float, int]] = []
    for it, times in means.attacks:
        skill = it.skill
        if skill not in helped:
            pool = sum([icons(state, card, skill) for card in means.hand])
            helped[skill] = min(MOST_HELP, (pool + eyes.raises(skill, more)) // PER_HELP)
        # Not what may be used in its place for now: the fight is not now.
        base = value(state, eyes.who, skill)
        margin = base + it.more + means.raised.get(skill, 0) + helped[skill] - difficulty
        damage = it.damage + means.extra
        if skill in means.swaps and (gain := value(state, eyes.who, means.swaps[skill]) - base) > 0:
            rates.append((eyes.chance(margin + gain) * damage, min(times, TURN)))
        rate = eyes.chance(margin) * damage
        if it.clearly:
            rate += eyes.chance(margin - it.clearly) * it.more_damage
        rates.append((rate, times))
    rates.sort(reverse=True)
    left = LONG_FIGHT
    total = 0.0
    for rate, times in rates:
        total += rate * min(left, times)
        left -= min(left, times)
    return total / LONG_FIGHT


def _means(eyes: Outlook, but: int, more: int) -> Means:
    state, who = eyes.state, eyes.who
    cards = state.cards
    played = [card for card in state.pile("play", who) if card != but]
    if more:
        played.append(more)
    hand = tuple([card for card in state.pile("hand", who) if card != more])
    extra = float(value(state, who, "attack damage") + eyes.harder())
    raised: dict[str, int] = {}
    attacks = [(Attack(), LONG_FIGHT)]
    for card in played:
        row = cards[card]
        one = profile(row.face)
        is_new = row.zone != "play"
        if is_new:
            extra += one.harder
            _raise(raised, one.skills, 1)
        uses = getattr(FACES[row.face], "uses", 0) if is_new else row.uses
        attacks += [
            (it, 1 if it.once else uses if it.limited else LONG_FIGHT) for it in one.attacks
        ]
    if but:
        one = profile(cards[but].face)
        extra -= one.harder
        _raise(raised, one.skills, -1)
    money = state.investigators[who].resources
    swaps: dict[str, str] = {}
    for card in hand:
        key = cards[card].face
        swaps.update(swapped(key))
        event = played_attack(key)
        if event is not None and getattr(FACES[key], "cost", 0) <= money:
            attacks.append((event, 1))
    return Means(tuple(attacks), raised, swaps, extra, hand)


def _raise(raised: dict[str, int], skills: tuple[tuple[str, int], ...], times: int) -> None:
    for skill, by in skills:
        raised[skill] = raised.get(skill, 0) + times * by


def arm(eyes: Outlook) -> str:
    """The skill that the investigator fights with best."""
    state = eyes.state
    skills = {"combat"}
    for card in (*state.pile("play", eyes.who), *state.pile("hand", eyes.who)):
        skills.update([one.skill for one in profile(state.cards[card].face).attacks])
    return max(sorted(skills), key=eyes.skill)


def mastered(eyes: Outlook, enemy: int) -> float:
    """How likely an enemy is defeated or evaded by an action."""
    state = eyes.state
    evaded = eyes.chance(eyes.skill("agility") - value(state, enemy, "evade"))
    left = max(1, remaining(state, enemy, "health") or 1)
    return max(evaded, min(1.0, might(eyes, value(state, enemy, "fight")) / left))


def provoked(eyes: Outlook) -> float:
    """What the attacks of opportunity cost that an action provokes.

    They cost the more the better the enemy could be dealt with first.
    """
    return sum(
        [eyes.menace(enemy) * (1.0 + PROVOKED * mastered(eyes, enemy)) for enemy in eyes.ready]
    )


def duel(state: LcgState, outlooks: Sequence[Outlook]) -> float:
    """How much longer than needed they would stand the fight that decides; 1: just long enough."""
    least = LONGEST
    for foe in foes(state):
        rate = lives = 0.0
        for eyes in outlooks:
            rate += might(eyes, foe.fight)
            strength, mind = eyes.lives(eyes.who)
            lives += min(
                strength / foe.damage if foe.damage else LONGEST,
                mind / foe.horror if foe.horror else LONGEST,
            )
        # With so many actions one suffers an attack a round, and one for many a miss.
        actions = foe.health / max(0.1, rate)
        least = min(least, lives / (actions * (1.0 / TURN + MISSES)))
    return least


def is_prepared(state: LcgState) -> bool:
    """Whether what comes with the next act may come, since they can take it or must."""
    if not awaited(state) or rounds_left(state) < SLACK:
        return True
    return duel(state, [Outlook(state, who) for who in state.player_order()]) >= SAFETY
