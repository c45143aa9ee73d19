"""Rules of thumb: how good each option looks to somebody who has played a few times.

Fight or evade what is engaged, else find clues where there are some, else go where there are; play
assets while nobody is near; commit cards to tests that would otherwise fail. Where there is no rule
of thumb, what leads to the better estimate is better. The worth of options says only which of them
is preferred.
"""

from __future__ import annotations

from functools import cache

from kadath.kernel.decision import DONE, PASS, Option
from kadath.kernel.modifiers import Adjust

from .abilities import Action
from .estimate import estimate
from .faces import FACES, ActFace, AssetFace, LocationFace
from .frames import test_now, turn_now
from .odds import symbol_value
from .rules.attempts import Fight, Investigate
from .rules.chaos import AUTO_FAIL
from .rules.skill_test import icons
from .rules.table import LcgTable
from .selectors import Called
from .values import engaged_enemies, remaining, value

# What an action is worth; a test is worth so much by its chance.
KILL = 100.0
HIT = 60.0
AWAY = 55.0
CLUE = 85.0
WAY = 45.0
ASSET = 48.0
EVENT = 30.0
ABILITY = 26.0
PARLEY = 70.0
CARD = 20.0
MONEY = 18.0
STAY = 1.0
PROVOKING = 30.0
"""So much less what lets an enemy attack."""
NEVER = -100.0

# What an answer is worth, beside passing.
ADVANCE = 100.0
ANSWER = 40.0
FREELY = 25.0
PASSING = 20.0

PER_CARD = 12.0
"""What a card must add to the chance, in hundredths, to be committed."""
SURE = 0.85
PER_ESTIMATE = 500.0


def worths(state: LcgTable) -> list[float]:
    """What each option of the decision is worth, by a rule of thumb or by the estimate."""
    decision = state.decision
    assert decision is not None
    turn = turn_now(state)
    if decision.ask == "take-action" and turn is not None:
        return _actions(state, turn.who, decision.options)
    if decision.ask == "commit":
        return [_commitment(state, one) for one in decision.options]
    return [_answer(state, one) for one in decision.options]


def _actions(state: LcgTable, who: int, options: tuple[Option, ...]) -> list[float]:
    """What the actions of a turn are worth."""
    bag = _modifiers(state, who)
    enemies = [one for one in engaged_enemies(state, who) if not state.cards[one].exhausted]
    ways = _ways(state, who)
    return [_action(state, who, one, bag, enemies, ways) for one in options]


def _action(
    state: LcgTable, who: int, one: Option, bag: list[int], enemies: list[int], ways: set[int]
) -> float:
    provoked = PROVOKING if enemies else 0.0
    here = state.location_of(who)
    if one.verb == "fight":
        return _attack(state, who, int(one.args[0]), "combat", 0, 1, bag)
    if one.verb == "evade":
        enemy = int(one.args[0])
        if state.cards[enemy].exhausted:
            return NEVER
        return AWAY * _chance(bag, value(state, who, "agility") - value(state, enemy, "evade"))
    if one.verb == "investigate":
        if not state.cards[here].clues:
            return STAY - 1
        margin = value(state, who, "intellect") - value(state, here, "shroud")
        return CLUE * _chance(bag, margin) - provoked
    if one.verb == "move":
        return (WAY if one.args[0] in ways else STAY - 1) - provoked
    if one.verb == "play":
        face = state.face(int(one.args[0]))
        return (ASSET if isinstance(face, AssetFace) else EVENT) - provoked
    if one.verb == "activate":
        return _activation(state, who, one, bag, provoked)
    if one.verb == "draw":
        return CARD + (8.0 if len(state.pile("hand", who)) < 3 else 0.0) - provoked
    if one.verb == "resource":
        return MONEY + (10.0 if state.investigators[who].resources < 2 else 0.0) - provoked
    return STAY if one == DONE else STAY - 2


def _activation(state: LcgTable, who: int, one: Option, bag: list[int], provoked: float) -> float:
    giver, number = int(one.args[1]), int(one.args[2])
    ability = state.face(giver).placed[number].ability
    if not isinstance(ability, Action):
        return ABILITY
    if ability.designator == "resign":
        return NEVER
    if ability.designator == "parley":
        return PARLEY
    for node in ability.effect.walk():
        if isinstance(node, Fight):
            combat, damage = _bonus(node, node.skill), _bonus(node, "attack damage")
            there = state.enemies_at(state.location_of(who))
            skill = node.skill
            return max(
                (_attack(state, who, it, skill, combat, 1 + damage, bag) for it in there),
                default=NEVER,
            )
        if isinstance(node, Investigate):
            here = state.location_of(who)
            margin = value(state, who, "intellect") + 1 - value(state, here, "shroud")
            return (CLUE if state.cards[here].clues else 0.0) * _chance(bag, margin) - provoked
    return ABILITY - provoked


def _attack(
    state: LcgTable, who: int, enemy: int, skill: str, more: int, damage: int, bag: list[int]
) -> float:
    """What an attack is worth: more on one who is engaged, most if it may be the last."""
    margin = value(state, who, skill) + more - value(state, enemy, "fight")
    left = remaining(state, enemy, "health") or 1
    worth = KILL if left <= damage else HIT + 10.0 * damage
    engaged = state.engaged_with(enemy)
    if engaged != who:
        # Who misses hits the other one; who hits a sleeping one may wake trouble.
        worth *= 0.7 if engaged or "Elite" in state.face(enemy).traits else 0.5
    return worth * _chance(bag, margin)


def _bonus(fight: Fight, stat: str) -> int:
    given = (one for one in fight.gets if isinstance(one, Adjust) and one.stat == stat)
    return sum(one.by for one in given if isinstance(one.by, int))


def _modifiers(state: LcgTable, who: int) -> list[int]:
    """What each token in the bag adds; an automatic failure takes away more than anybody has."""
    symbols: dict[str, int] = {}
    found = []
    for token in state.bag:
        if token == AUTO_FAIL:
            found.append(-99)
        elif token.lstrip("+-").isdigit():
            found.append(int(token))
        else:
            if token not in symbols:
                symbols[token] = symbol_value(state, who, token) or 0
            found.append(symbols[token])
    return found


def _chance(bag: list[int], margin: int) -> float:
    """How often a test succeeds with so much more skill than it needs."""
    if not bag:
        return 1.0 if margin >= 0 else 0.0
    return sum([margin + one >= 0 for one in bag]) / len(bag)


def _ways(state: LcgTable, who: int) -> set[int]:
    """The locations next to an investigator that lie on a shortest way to where they want to go."""
    here = state.location_of(who)
    goals = set(_goals(state))
    if not here or here in goals:
        return set()
    steps = state.connected(here)
    reached = {place: {place} for place in steps}
    seen = {here, *steps}
    while reached:
        found = {step for place, firsts in reached.items() if place in goals for step in firsts}
        if found:
            return found
        further: dict[int, set[int]] = {}
        for place, firsts in reached.items():
            for other in state.connected(place):
                if other not in seen:
                    further.setdefault(other, set()).update(firsts)
        seen |= set(further)
        reached = further
    return set()


def _goals(state: LcgTable) -> list[int]:
    """Where there is something to do: where the act wants them, else clues and what is unseen."""
    act = state.face(state.act) if state.act else None
    held = sum([row.clues for row in state.investigators.values() if not row.out])
    if isinstance(act, ActFace):
        named = _named_by(act.key)
        places = [one for one in state.locations() if FACES[state.cards[one].face].title in named]
        if act.clues is None or held >= value(state, state.act, "clues"):
            if places:
                return places
            story = [one for one in state.cards if _is_for_the_taking(state, one)]
            return [state.location_of(one) for one in story]
    return [
        place
        for place in state.locations()
        if state.cards[place].clues or not state.cards[place].revealed
    ]


def _is_for_the_taking(state: LcgTable, card: int) -> bool:
    """Whether an asset lies at a location and nobody controls it yet."""
    row = state.cards[card]
    return row.zone == "at" and isinstance(FACES[row.face], AssetFace)


@cache
def _named_by(act: str) -> frozenset[str]:
    """The titles of the locations that an act speaks of."""
    names = (
        node.face
        for ability in FACES[act].abilities
        for node in ability.walk()
        if isinstance(node, Called)
    )
    return frozenset(FACES[name].title for name in names if isinstance(FACES[name], LocationFace))


def _commitment(state: LcgTable, one: Option) -> float:
    """What committing a card adds to the chance, in hundredths, less what a card is worth."""
    test = test_now(state)
    if test is None or one == DONE:
        return 0.0
    bag = _modifiers(state, test.who)
    margin = test.margin(state)
    chance = _chance(bag, margin)
    added = icons(state, int(one.args[0]), test.skill)
    if chance >= SURE or not added:
        return -1.0
    return 100.0 * (_chance(bag, margin + added) - chance) - PER_CARD


def _answer(state: LcgTable, one: Option) -> float:
    """What an answer, or any other choice, is worth."""
    if one == PASS:
        return PASSING
    if one.verb == "advance":
        return ADVANCE
    if one.verb in ("react", "contribute"):
        return ANSWER
    if one.verb == "use" or (one.verb == "play" and len(one.args) == 1):
        return PASSING + _gain(state, one)
    if one.verb == "play":
        return FREELY
    if one.verb == "assign":
        return _assignment(state, int(one.args[0]), str(one.args[1]))
    if one.verb in ("refuse", "mulligan"):
        return NEVER
    if one == DONE:
        return 0.0
    after = state.clone()
    after.apply(one)
    return estimate(after)


def _gain(state: LcgTable, one: Option) -> float:
    """What something free does for the test under way, in hundredths, or for the estimate."""
    after = state.clone()
    after.apply(one)
    test = test_now(state)
    if test is None or test.result:
        return PER_ESTIMATE * (estimate(after) - estimate(state)) - 1.0
    same = test_now(after)
    if same is None:
        return -1.0
    bag = _modifiers(state, test.who)
    chances = [_chance(bag, it.margin(table)) for it, table in ((test, state), (same, after))]
    return 100.0 * (chances[1] - chances[0]) - PER_CARD / 2


def _assignment(state: LcgTable, card: int, kind: str) -> float:
    """Assets take what they can bear; an investigator's last points are the dearest."""
    stat = "health" if kind == "damage" else "sanity"
    left = remaining(state, card, stat) or 0
    if card in state.investigators:
        return float(left) - 3.0
    return float(left) - 1.0
