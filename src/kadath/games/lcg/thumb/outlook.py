"""What things are worth to an investigator as they stand: life, clues, enemies, time."""

from __future__ import annotations

from functools import cache

from ..faces import FACES, ActFace, EnemyFace
from ..rules.advancing import doom_in_play
from ..rules.committing import icons
from ..rules.table import LcgTable
from ..selectors import SetAside
from ..story import SpawnAt
from ..values import engaged_enemies, has_keyword, remaining, value
from .bag import Bag
from .profiles import Attack, profile

DEATH = 150.0
PER_POINT = 4.0
LAST_POINT = 36.0
"""A point of health or sanity is worth the more the fewer are left."""
SHIELD = 0.6
"""How much of an asset's health or sanity counts as its controller's."""
CLUE = 60.0
LATER_CLUE = 12.0
SPARE_CLUE = 2.0
NUISANCE = 12.0
ROUNDS = 2.5
"""So many attacks more are expected of an enemy that stays."""
GOAL = 140.0
"""What it is worth to defeat an enemy whose defeat is what the act is about."""
USUAL_FIGHT = 3
MISSES = 0.2
SAFETY = 0.8
USUAL_DOOM = 1.25
LAST_DOOM = 2.2
"""How much doom a round brings, and in the end."""
SLACK = 8.0
"""So many rounds too early is early enough for what awaits."""


class Outlook:
    """A look at the table with the eyes of an investigator."""

    __slots__ = ("_bag", "_clue", "_foe", "_lives", "_menaces", "ready", "state", "who")

    def __init__(self, state: LcgTable, who: int) -> None:
        self.state = state
        self.who = who
        self.ready = [
            enemy for enemy in engaged_enemies(state, who) if not state.cards[enemy].exhausted
        ]
        self._bag: Bag | None = None
        self._clue: float | None = None
        self._foe: int | None = None
        self._lives: dict[int, tuple[float, float]] = {}
        self._menaces: dict[int, float] = {}

    def chance(self, margin: int) -> float:
        """How often a test succeeds with so much more skill than it needs."""
        if self._bag is None:
            self._bag = Bag(self.state, self.who)
        return self._bag.chance(margin)

    def skill(self, skill: str) -> int:
        """A skill of the investigator now."""
        return value(self.state, self.who, skill)

    def lives(self, who: int) -> tuple[float, float]:
        """Health and sanity left, with part of what assets could take."""
        found = self._lives.get(who)
        if found is None:
            state = self.state
            found = (_life(state, who, "health"), _life(state, who, "sanity"))
            self._lives[who] = found
        return found

    def pain(self, damage: float, horror: float, who: int = 0) -> float:
        """What it costs somebody to take that."""
        health, sanity = self.lives(who or self.who)
        return loss(health, damage) + loss(sanity, horror)

    def menace(self, enemy: int) -> float:
        """What an attack of an enemy costs whom it is engaged with, else this investigator."""
        found = self._menaces.get(enemy)
        if found is None:
            state = self.state
            damage, horror = value(state, enemy, "damage"), value(state, enemy, "horror")
            found = self.pain(damage, horror, state.engaged_with(enemy))
            self._menaces[enemy] = found
        return found

    def provoked(self) -> float:
        """What the attacks of opportunity cost that an action provokes."""
        return sum([self.menace(enemy) for enemy in self.ready])

    def clue(self) -> float:
        """What another clue is worth."""
        if self._clue is None:
            self._clue = _clue_worth(self.state)
        return self._clue

    def bounty(self, enemy: int) -> float:
        """What the defeat of an enemy is worth."""
        state = self.state
        worth = NUISANCE + min(ROUNDS * self.menace(enemy), GOAL)
        if state.cards[enemy].doom:
            worth += 15.0 * state.cards[enemy].doom
        return worth + (GOAL if is_goal(state, enemy) else 5.0 * state.face(enemy).victory)

    def attack(self, enemy: int, attack: Attack) -> tuple[int, float, float]:
        """The margin of an attack, what its success is worth, and what its failure costs."""
        state = self.state
        margin = self.skill(attack.skill) + attack.more - value(state, enemy, "fight")
        left = max(1, remaining(state, enemy, "health") or 1)
        damage = attack.damage + value(state, self.who, "attack damage")
        part = min(1.0, damage / left)
        worth = self.bounty(enemy) * (part if part == 1.0 else 0.9 * part)
        engaged = state.engaged_with(enemy)
        cost = 0.0
        if engaged and engaged != self.who:
            cost = self.pain(damage, 0, engaged)
        if not state.cards[enemy].exhausted and has_keyword(state, enemy, "retaliate"):
            cost += self.menace(enemy)
        return margin, worth, cost

    def evasion(self, enemy: int) -> float:
        """What it is worth that an enemy is evaded."""
        if self.state.cards[enemy].exhausted:
            return 0.0
        return self.menace(enemy) + 8.0

    def attempt(self, skill: str, margin: int, success: float, failure: float) -> float:
        """What a test is worth, with the cards that it would pay to commit."""
        chance = self.chance(margin)
        worth = chance * success - (1.0 - chance) * failure
        best = worth
        state = self.state
        spent = 0.0
        for card in state.pile("hand", self.who):
            more = icons(state, card, skill)
            if not more or FACES[state.cards[card].face].TYPE != "skill":
                continue
            margin += more
            spent += 8.0
            chance = self.chance(margin)
            best = max(best, chance * success - (1.0 - chance) * failure - spent)
        return best

    def search_margin(self, place: int, easier: int = 0, skill: str = "intellect") -> int:
        """The margin of an investigation somewhere, made easier by something."""
        state = self.state
        held = [profile(state.cards[card].face) for card in state.pile("play", self.who)]
        lasting = sum([one.at_clues for one in held])
        return self.skill(skill) + lasting - max(0, value(state, place, "shroud") - easier)

    def easier(self) -> int:
        """How much easier the best tool in play makes an investigation."""
        cards = self.state.cards
        tools = [cards[card] for card in self.state.pile("play", self.who)]
        return max([profile(row.face).eases for row in tools if row.uses], default=0)

    def rate(self, difficulty: int, attack: Attack) -> float:
        """The damage to expect of an attack on somebody as hard to fight as that."""
        return self.chance(self.skill(attack.skill) + attack.more - difficulty) * attack.damage

    def best_rate(self, difficulty: int, but: int = 0) -> float:
        """The damage to expect of the best attack that the cards in play allow, without one."""
        state = self.state
        most = self.rate(difficulty, Attack())
        for card in state.pile("play", self.who):
            if card == but:
                continue
            row = state.cards[card]
            for one in profile(row.face).attacks:
                if one.limited and not row.uses:
                    continue
                part = 0.3 if one.once else min(1.0, row.uses / 3.0) if one.limited else 1.0
                most = max(most, part * self.rate(difficulty, one))
        return most

    def foe(self) -> int:
        """How hard the enemies are to fight that matter most now or next."""
        if self._foe is None:
            self._foe = self._hardest()
        return self._foe

    def _hardest(self) -> int:
        goals = goals_of(self.state)
        fights = [value(self.state, enemy, "fight") for enemy in goals]
        fights += [face.fight for face in awaited(self.state)]
        return max(fights, default=USUAL_FIGHT)


def _life(state: LcgTable, who: int, stat: str) -> float:
    left = float(remaining(state, who, stat) or 0)
    for card in state.pile("play", who):
        left += SHIELD * (remaining(state, card, stat) or 0)
    return left


def loss(left: float, points: float) -> float:
    """What it costs to lose points of health or sanity, with so many left."""
    if not points:
        return 0.0
    if points >= left:
        return DEATH + LAST_POINT
    middle = left - 0.5 * (points - 1.0)
    return points * (PER_POINT + LAST_POINT / (1.0 + middle))


def _clue_worth(state: LcgTable) -> float:
    act = state.face(state.act) if state.act else None
    if not isinstance(act, ActFace):
        return SPARE_CLUE
    missing = clues_missing(state)
    if missing > 0:
        return CLUE
    later = [FACES[state.cards[card].face] for card in state.pile("act deck")]
    return LATER_CLUE if any(getattr(one, "clues", None) for one in later) else SPARE_CLUE


def clues_missing(state: LcgTable) -> int:
    """How many clues the current act still asks for."""
    act = state.face(state.act) if state.act else None
    if not isinstance(act, ActFace) or act.clues is None:
        return 0
    held = sum([row.clues for row in state.investigators.values() if not row.out])
    return max(0, value(state, state.act, "clues") - held)


def goals_of(state: LcgTable) -> list[int]:
    """The enemies that an act without clues is about: the elite ones in play."""
    act = state.face(state.act) if state.act else None
    if not isinstance(act, ActFace) or act.clues is not None:
        return []
    return [
        enemy
        for place in state.locations()
        for enemy in state.enemies_at(place)
        if "Elite" in state.face(enemy).traits
    ]


def is_goal(state: LcgTable, enemy: int) -> bool:
    """Whether an enemy is one that the act is about."""
    return "Elite" in state.face(enemy).traits and enemy in goals_of(state)


def awaited(state: LcgTable) -> tuple[EnemyFace, ...]:
    """The enemies that come when the act advances."""
    return _awaited(state.cards[state.act].face) if state.act else ()


@cache
def _awaited(act: str) -> tuple[EnemyFace, ...]:
    face = FACES[act]
    if not isinstance(face, ActFace):
        return ()
    names = [
        node.enemies.face
        for node in face.reverse.walk()
        if isinstance(node, SpawnAt) and isinstance(node.enemies, SetAside)
    ]
    found = [FACES[name] for name in names]
    return tuple(one for one in found if isinstance(one, EnemyFace))


def rounds_left(state: LcgTable) -> float:
    """About how many rounds the agendas leave."""
    if not state.agenda:
        return 0.0
    doom = [value(state, card, "doom") for card in state.pile("agenda deck")]
    doom.insert(0, max(0, value(state, state.agenda, "doom") - doom_in_play(state)))
    return sum(doom[:-1]) / USUAL_DOOM + doom[-1] / LAST_DOOM


def is_prepared(state: LcgTable) -> bool:
    """Whether what comes with the next act may come, since they can take it or must."""
    enemies = awaited(state)
    if not enemies:
        return True
    people = state.player_order()
    time = rounds_left(state)
    for enemy in enemies:
        health = enemy.health * (len(state.investigators) if enemy.health_per_investigator else 1)
        rate = lives = 0.0
        for who in people:
            eyes = Outlook(state, who)
            rate += eyes.best_rate(enemy.fight)
            strength, mind = eyes.lives(who)
            lives += min(
                strength / enemy.damage if enemy.damage else 99.0,
                mind / enemy.horror if enemy.horror else 99.0,
            )
        if time < SLACK:
            return True
        # With so many actions one suffers an attack a round, and one for many a miss.
        actions = health / max(0.1, rate)
        if lives < SAFETY * actions * (1.0 / 3.0 + MISSES):
            return False
    return True
