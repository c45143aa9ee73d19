"""What things are currently worth to an investigator: health, clues, enemies."""

from __future__ import annotations

from ..faces import FACES, ActFace
from ..rules.committing import icons
from ..state import LcgState
from ..values import engaged_enemies, has_keyword, modifying, remaining, value
from ..vocabulary.modifiers import MayUseSkill
from .aims import awaited, clues_missing, goals_of, is_goal
from .bag import Bag
from .profiles import Attack, profile

DEATH = 150.0
PER_POINT = 4.0
LAST_POINT = 36.0
"""A point of health or sanity is worth more the fewer are left."""
SHIELD = 0.6
"""The share of an asset's health or sanity that counts as its controller's."""
CLUE = 42.0
LATER_CLUE = 12.0
SPARE_CLUE = 2.0
NUISANCE = 12.0
ROUNDS = 2.5
"""How many more attacks to expect from an enemy that stays."""
GOAL = 140.0
VICTORY = 300.0
"""The value of wearing down an enemy the act is about, and of defeating it."""
USUAL_FIGHT = 3
RAISE = 4.0
COMMITTED = 8.0
OTHERS_COMMITTED = 11.0
"""The approximate cost of raising a skill with a resource, a skill card, or another card."""


class Outlook:
    """The table from one investigator's point of view."""

    __slots__ = (
        "_bag",
        "_clue",
        "_foe",
        "_harder",
        "_helps",
        "_lives",
        "_menaces",
        "mights",
        "ready",
        "state",
        "who",
    )

    def __init__(self, state: LcgState, who: int) -> None:
        self.state = state
        self.who = who
        self.ready = [
            enemy for enemy in engaged_enemies(state, who) if not state.cards[enemy].exhausted
        ]
        self._bag: Bag | None = None
        self._clue: float | None = None
        self._foe: int | None = None
        self._harder: int | None = None
        self._helps: dict[str, list[tuple[int, float]]] = {}
        self._lives: dict[int, tuple[float, float]] = {}
        self._menaces: dict[int, float] = {}
        self.mights: dict[tuple[int, int, int], float] = {}

    def chance(self, margin: int) -> float:
        """The chance of success when skill exceeds difficulty by this margin."""
        if self._bag is None:
            self._bag = Bag(self.state, self.who)
        return self._bag.chance(margin)

    def skill(self, skill: str) -> int:
        """The investigator's current skill, or a better one that may be used instead."""
        state = self.state
        most = value(state, self.who, skill)
        topic = ("skill in place of", skill)
        if topic in state.listeners.hooks:
            for scope, modifier in modifying(state, topic):
                if isinstance(modifier, MayUseSkill) and scope.who == self.who:
                    most = max(most, value(state, self.who, modifier.skill))
        return most

    def lives(self, who: int) -> tuple[float, float]:
        """Remaining health and sanity, including a share of what assets could take."""
        found = self._lives.get(who)
        if found is None:
            state = self.state
            found = (_life(state, who, "health"), _life(state, who, "sanity"))
            self._lives[who] = found
        return found

    def pain(self, damage: float, horror: float, who: int = 0) -> float:
        """The cost of taking this damage and horror."""
        health, sanity = self.lives(who or self.who)
        return loss(health, damage) + loss(sanity, horror)

    def menace(self, enemy: int) -> float:
        """The cost of an enemy's attack to whoever it is engaged with, or to this investigator."""
        found = self._menaces.get(enemy)
        if found is None:
            state = self.state
            damage, horror = value(state, enemy, "damage"), value(state, enemy, "horror")
            found = self.pain(damage, horror, state.engaged_with(enemy))
            self._menaces[enemy] = found
        return found

    def clue(self) -> float:
        """The value of another clue."""
        if self._clue is None:
            self._clue = _clue_worth(self.state)
        return self._clue

    def bounty(self, enemy: int) -> float:
        """The value of defeating an enemy."""
        state = self.state
        worth = NUISANCE + min(ROUNDS * self.menace(enemy), GOAL)
        if state.cards[enemy].doom:
            worth += 15.0 * state.cards[enemy].doom
        return worth + (GOAL if is_goal(state, enemy) else 5.0 * state.face(enemy).victory)

    def harm(self, enemy: int, damage: float) -> float:
        """The value of dealing damage to an enemy."""
        state = self.state
        left = max(1, remaining(state, enemy, "health") or 1)
        worth = self.bounty(enemy)
        if damage < left:
            return 0.9 * worth * damage / left
        return worth + VICTORY if is_goal(state, enemy) else worth

    def harder(self) -> int:
        """The additional damage of attacks from cards in play at this location."""
        if self._harder is None:
            state = self.state
            here = state.location_of(self.who)
            self._harder = sum(
                [
                    profile(state.cards[card].face).harder
                    for who in state.investigators
                    if state.location_of(who) == here
                    for card in state.pile("play", who)
                ]
            )
        return self._harder

    def raises(self, skill: str, more: int = 0) -> int:
        """How much a skill can be raised with resources; `more` is an asset assumed in play."""
        state = self.state
        for card in (*state.pile("play", self.who), *([more] if more else [])):
            if skill in profile(state.cards[card].face).bought:
                return state.investigators[self.who].resources
        return 0

    def attack(self, enemy: int, attack: Attack) -> tuple[int, float, float]:
        """The margin of an attack, the value of success, and the cost of failure."""
        state = self.state
        margin = self.skill(attack.skill) + attack.more - value(state, enemy, "fight")
        damage = attack.damage + value(state, self.who, "attack damage") + self.harder()
        if attack.clearly and (sure := self.chance(margin)):
            damage += attack.more_damage * self.chance(margin - attack.clearly) / sure
        worth = self.harm(enemy, damage)
        engaged = state.engaged_with(enemy)
        cost = 0.0
        if engaged and engaged != self.who:
            cost = self.pain(damage, 0, engaged)
        if not state.cards[enemy].exhausted and has_keyword(state, enemy, "retaliate"):
            cost += self.menace(enemy)
        return margin, worth, cost

    def evasion(self, enemy: int) -> float:
        """The value of evading an enemy."""
        if self.state.cards[enemy].exhausted:
            return 0.0
        return self.menace(enemy) + 8.0

    def attempt(self, skill: str, margin: int, success: float, failure: float) -> float:
        """The value of a test, including the cards worth committing."""
        chance = self.chance(margin)
        worth = chance * success - (1.0 - chance) * failure
        best = worth
        spent = 0.0
        for more, cost in self.helps(skill):
            margin += more
            spent += cost
            chance = self.chance(margin)
            best = max(best, chance * success - (1.0 - chance) * failure - spent)
        return best

    def helps(self, skill: str) -> list[tuple[int, float]]:
        """What could be added to a skill, and its approximate cost."""
        found = self._helps.get(skill)
        if found is None:
            state = self.state
            found = [(1, RAISE)] * min(3, self.raises(skill))
            for card in state.pile("hand", self.who):
                if more := icons(state, card, skill):
                    is_skill = FACES[state.cards[card].face].TYPE == "skill"
                    found.append((more, COMMITTED if is_skill else OTHERS_COMMITTED))
            self._helps[skill] = found
        return found

    def search_margin(self, place: int, easier: int = 0, skill: str = "intellect") -> int:
        """The margin of an investigation, with the shroud reduced by `easier`."""
        state = self.state
        held = [profile(state.cards[card].face) for card in state.pile("play", self.who)]
        lasting = sum([one.at_clues for one in held])
        return self.skill(skill) + lasting - max(0, value(state, place, "shroud") - easier)

    def easier(self, but: int = 0) -> int:
        """How much the best tool in play reduces the shroud, leaving out one card."""
        cards = self.state.cards
        tools = [cards[card] for card in self.state.pile("play", self.who) if card != but]
        return max([profile(row.face).eases for row in tools if row.uses], default=0)

    def foe(self) -> int:
        """The fight value of the enemies that matter most now or next."""
        if self._foe is None:
            self._foe = self._hardest()
        return self._foe

    def _hardest(self) -> int:
        goals = goals_of(self.state)
        fights = [value(self.state, enemy, "fight") for enemy in goals]
        fights += [face.fight for face in awaited(self.state)]
        return max(fights, default=USUAL_FIGHT)


def _life(state: LcgState, who: int, stat: str) -> float:
    left = float(remaining(state, who, stat) or 0)
    for card in state.pile("play", who):
        left += SHIELD * (remaining(state, card, stat) or 0)
    return left


def loss(left: float, points: float) -> float:
    """The cost of losing points of health or sanity, with this many left."""
    if not points:
        return 0.0
    if points >= left:
        return DEATH + LAST_POINT
    middle = left - 0.5 * (points - 1.0)
    return points * (PER_POINT + LAST_POINT / (1.0 + middle))


def _clue_worth(state: LcgState) -> float:
    act = state.face(state.act) if state.act else None
    if not isinstance(act, ActFace):
        return SPARE_CLUE if state.agenda else CLUE
    missing = clues_missing(state)
    if missing > 0:
        return CLUE
    later = [FACES[state.cards[card].face] for card in state.pile("act deck")]
    return LATER_CLUE if any(getattr(one, "clues", None) for one in later) else SPARE_CLUE
