"""How well an investigator, or the whole group, would do in a fight."""

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
"""How much more an attack costs if dealing with the enemy first would have avoided it."""
TURN = 3
LONG_FIGHT = 6
"""The number of actions in a turn, and in a long fight."""
PER_HELP = 3
MOST_HELP = 3
"""How many icons or resources add one to every attack of a long fight, and the most they add."""
MISSES = 0.2
"""How many attacks failing costs per action."""
LONGEST = 8.0
SAFETY = 1.0
SLACK = 8.0
"""The safe ratio of endurance to need, and how many rounds early is early enough."""


class Means(NamedTuple):
    """What an investigator could fight with: attacks with their number, and what adds to them."""

    attacks: tuple[tuple[Attack, int], ...]
    raised: dict[str, int]
    swaps: dict[str, str]
    extra: float
    hand: tuple[int, ...]


def might(outlook: Outlook, difficulty: int, but: int = 0, more: int = 0) -> float:
    """The expected damage per action in a long fight, without one asset or with one more."""
    cards = outlook.state.cards
    # Most queries are about cards that change nothing, so they share the current value.
    but = but if but and cards[but].zone == "play" else 0
    more = more if more and cards[more].zone != "play" else 0
    asked = (difficulty, but, more)
    found = outlook.mights.get(asked)
    if found is None:
        found = outlook.mights[asked] = _might(outlook, difficulty, but, more)
    return found


def _might(outlook: Outlook, difficulty: int, but: int, more: int) -> float:
    state = outlook.state
    means = _means(outlook, but, more)
    helped: dict[str, int] = {}
    rates: list[tuple[float, int]] = []
    for it, times in means.attacks:
        skill = it.skill
        if skill not in helped:
            pool = sum([icons(state, card, skill) for card in means.hand])
            helped[skill] = min(MOST_HELP, (pool + outlook.raises(skill, more)) // PER_HELP)
        # Temporary replacements for the skill do not count: the fight is not now.
        base = value(state, outlook.who, skill)
        margin = base + it.more + means.raised.get(skill, 0) + helped[skill] - difficulty
        damage = it.damage + means.extra
        if (
            skill in means.swaps
            and (gain := value(state, outlook.who, means.swaps[skill]) - base) > 0
        ):
            rates.append((outlook.chance(margin + gain) * damage, min(times, TURN)))
        rate = outlook.chance(margin) * damage
        if it.clearly:
            rate += outlook.chance(margin - it.clearly) * it.more_damage
        rates.append((rate, times))
    rates.sort(reverse=True)
    left = LONG_FIGHT
    total = 0.0
    for rate, times in rates:
        total += rate * min(left, times)
        left -= min(left, times)
    return total / LONG_FIGHT


def _means(outlook: Outlook, but: int, more: int) -> Means:
    state, who = outlook.state, outlook.who
    cards = state.cards
    played = [card for card in state.pile("play", who) if card != but]
    if more:
        played.append(more)
    hand = tuple([card for card in state.pile("hand", who) if card != more])
    extra = float(value(state, who, "attack damage") + outlook.harder())
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


def arm(outlook: Outlook) -> str:
    """The skill the investigator fights with best."""
    state = outlook.state
    skills = {"combat"}
    for card in (*state.pile("play", outlook.who), *state.pile("hand", outlook.who)):
        skills.update([one.skill for one in profile(state.cards[card].face).attacks])
    return max(sorted(skills), key=outlook.skill)


def mastered(outlook: Outlook, enemy: int) -> float:
    """The chance of defeating or evading an enemy with an action."""
    state = outlook.state
    evaded = outlook.chance(outlook.skill("agility") - value(state, enemy, "evade"))
    left = max(1, remaining(state, enemy, "health") or 1)
    return max(evaded, min(1.0, might(outlook, value(state, enemy, "fight")) / left))


def provoked(outlook: Outlook) -> float:
    """The cost of the attacks of opportunity an action provokes.

    It is higher the more easily the enemy could be dealt with first.
    """
    return sum(
        [
            outlook.menace(enemy) * (1.0 + PROVOKED * mastered(outlook, enemy))
            for enemy in outlook.ready
        ]
    )


def duel(state: LcgState, outlooks: Sequence[Outlook]) -> float:
    """How much longer than needed they would last in the deciding fight; 1 is just enough."""
    least = LONGEST
    for foe in foes(state):
        rate = lives = 0.0
        for outlook in outlooks:
            rate += might(outlook, foe.fight)
            strength, mind = outlook.lives(outlook.who)
            lives += min(
                strength / foe.damage if foe.damage else LONGEST,
                mind / foe.horror if foe.horror else LONGEST,
            )
        # These actions mean one attack each round, and one for many a miss.
        actions = foe.health / max(0.1, rate)
        least = min(least, lives / (actions * (1.0 / TURN + MISSES)))
    return least


def is_prepared(state: LcgState) -> bool:
    """Whether the next act may come, because they are ready for it or out of time."""
    if not awaited(state) or rounds_left(state) < SLACK:
        return True
    return duel(state, [Outlook(state, who) for who in state.player_order()]) >= SAFETY
