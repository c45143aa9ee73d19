"""What a seat sees of Arkham Horror: everything except the contents of the decks and of the cup."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import enclosing
from kadath.kernel.modifiers import ADD, worked_out
from kadath.kernel.views import Seen

from .battle import at_least_one, battle, mean
from .board import BLACK, JOINED, MEETING, OUTSKIRTS, REEF, WHITE
from .body import (
    ArkhamBody,
    BattleView,
    CheckView,
    EndsView,
    FighterView,
    FightView,
    FoeView,
    Foretold,
    HarmView,
    HoldView,
    LimitsView,
    LostView,
    PartView,
    SheetView,
    SpentView,
    TestView,
    WayView,
)
from .foes import foe
from .odds import of_dice
from .outlook import Errand, errand, harm
from .prospects import Ends, Hold, holds, prospect
from .rules.casting import CastingSpell
from .rules.checks import ANY, SPELL, SkillCheck, successes
from .rules.clues import clues_for_dice, clues_within_reach
from .rules.combat import Combat
from .rules.fight import fight_of, hands
from .rules.monsters import counted_monsters, monster_limit, outskirts_limit
from .rules.movement_phase import Movement, shut
from .state import ArkhamState
from .things import things
from .values import doom_track, focus, gate_limit, skill, success_on
from .vocabulary.modifiers import clue_dice

MOST_SPENT = 5
"""The chances are computed for up to this many further Clue tokens."""


def seen(s: ArkhamState, seat: int | None) -> Seen[ArkhamBody]:
    """All that a seat (None: a spectator) may know."""
    return Seen(things(s)(seat), body(s))


def body(s: ArkhamState) -> ArkhamBody:
    """What the town needs besides the things; it is the same for everybody."""
    return {
        "boxes": list(s.boxes),
        "ancient_one": s.ancient_one,
        "awake": s.awake,
        "limits": _limits(s),
        "foes": {},
        "sheets": {who: _sheet(s, who) for who in s.investigators},
        "raid": dict(s.feds),
        "acting": _acting(s),
        "ways": _ways(s),
        "check": _check(s),
        "fights": [],
        "battle": None,
    }


def foretold(s: ArkhamState) -> Foretold:
    """What monsters are like now, where they would go, and how fights with them would end."""
    return {
        "foes": {monster: _foe(s, monster) for monster in s.monsters},
        "fights": _fights(s, _acting(s)),
        "battle": _battle(s),
    }


def _battle(s: ArkhamState) -> BattleView | None:
    found = battle(s)
    if found is None:
        return None
    test = found.test
    attacker, hands = _acting(s), holds(s)
    return {
        "round": found.round,
        "doom": found.standing.doom,
        "track": doom_track(s),
        "hits": found.standing.hits,
        "each": found.each,
        "extra": found.standing.extra,
        "beaten": found.standing.beaten,
        "times": found.times,
        "keywords": list(found.keywords),
        "test": None if test is None else TestView(skill=test.skill, modifier=test.modifier),
        "fighters": [
            FighterView(
                who=one.who,
                holds=[_hold(hold) for hold in hands] if one.who == attacker else [],
                held=list(one.held),
                rating=one.rating,
                dice=one.dice,
                hit=round(at_least_one(one.hits), 4),
                mean=round(mean(one.hits), 2),
                withstands=None if one.withstands is None else float(one.withstands),
                attacked=one.has_attacked,
            )
            for one in found.fighters
        ],
        "within": [round(one, 4) for one in found.within],
    }


def _acting(s: ArkhamState) -> int:
    """The investigator whom the innermost procedure is about, else the one who is asked."""
    if s.decision is None:
        return 0
    for frame in reversed(s.stack):
        who = getattr(frame, "who", 0)
        if isinstance(who, int) and who in s.investigators:
            return who
    who = s.seats[s.decision.seat]
    return who if who in s.investigators else 0


def _limits(s: ArkhamState) -> LimitsView:
    return {
        "monsters": counted_monsters(s),
        "most_monsters": monster_limit(s),
        "outskirts": len(s.monsters_at(OUTSKIRTS)),
        "most_outskirts": outskirts_limit(s),
        "gates": len(s.gates),
        "most_gates": gate_limit(s),
    }


def _foe(s: ArkhamState, monster: int) -> FoeView:
    now = foe(s, monster)
    space = s.monsters[monster].space
    stays = space in (OUTSKIRTS, MEETING)
    white, black = (Errand() if stays else errand(s, monster, one) for one in (WHITE, BLACK))
    return {
        "movement": now.movement,
        "dimension": now.dimension,
        "awareness": now.awareness,
        "horror": now.horror,
        "horror_damage": now.horror_damage,
        "toughness": now.toughness,
        "combat": now.combat,
        "combat_damage": now.combat_damage,
        "nightmarish": now.nightmarish,
        "overwhelming": now.overwhelming,
        "keywords": sorted(now.keywords),
        "white": list(white.spaces),
        "black": list(black.spaces),
        "acts": white.acts,
        "harm": None if stays else _harm(s, monster),
    }


def _harm(s: ArkhamState, monster: int) -> HarmView | None:
    found = harm(s, monster)
    if found is None:
        return None
    losses = [LostView(who=who, what=what, amount=many) for who, what, many in found.losses]
    return {"chance": float(found.chance), "losses": losses}


def _sheet(s: ArkhamState, who: int) -> SheetView:
    row = s.investigators[who]
    fight = fight_of(s, who)
    return {
        "sliders": list(row.sliders),
        "lowest": success_on(s, who),
        "focus": focus(s, who),
        "hands": hands(s, who),
        "held": list(fight.wielded) if fight is not None else [],
        "trophies": list(row.trophies),
    }


@cites("AH-3.2.2", "AH-3.2.3")
def _ways(s: ArkhamState) -> list[WayView]:
    """Where the moving investigator can go; nobody gets past monsters, or beyond Devil Reef."""
    frame = s.stack[-1] if s.stack else None
    if s.decision is None or not isinstance(frame, Movement) or frame.at != "move":
        return []
    start = s.investigators[frame.who].space
    ways: dict[str, tuple[str, ...]] = {start: ()}
    front = [start] if frame.stopped(s) is None else []
    for here in front:
        steps = ways[here]
        if len(steps) >= frame.points or here == REEF or (steps and s.monsters_at(here)):
            continue
        for there in JOINED[here]:
            if there not in ways and shut(s, here, there) is None:
                ways[there] = (*steps, there)
                front.append(there)
    return [WayView(space=space, steps=list(steps)) for space, steps in ways.items() if steps]


def _check(s: ArkhamState) -> CheckView | None:
    """The innermost check, if somebody is asked during it."""
    frame = next(iter(enclosing(s, SkillCheck)), None)
    if s.decision is None or frame is None or frame.who not in s.investigators:
        return None
    if frame.monster and frame.monster not in s.monsters:
        # A consequence of the failure removed the monster, and the check with it.
        return None
    who, kind = frame.who, frame.kind
    spell = next(iter(enclosing(s, CastingSpell)), None)
    have = successes(s, who, kind, frame.dice)
    pool = frame.pool(s)
    return {
        "who": who,
        "kind": kind,
        "skill": frame.skill(s),
        "monster": frame.monster,
        "card": spell.scope.this if spell is not None and kind == SPELL else 0,
        "parts": _parts(s, frame),
        "pool": pool,
        "needed": frame.difficulty,
        "lowest": success_on(s, who),
        "chance": float(of_dice(s, who, kind, pool, frame.difficulty)),
        "dice": list(frame.dice),
        "successes": have,
        "counts": frame.counts,
        "spending": _spending(s, frame, frame.difficulty - have),
    }


@cites("AH-4.2", "AH-4.9")
def _parts(s: ArkhamState, check: SkillCheck) -> list[PartView]:
    """The skill, its modifiers, other sources of dice, and the modifier of the check."""
    name = check.skill(s)
    shown = skill(s, check.who, name)
    kinds = dict.fromkeys((check.kind, name, check.purpose or ANY, ANY))
    changes = list(shown.changes)
    for kind in kinds:
        changes += worked_out(s, check.who, f"{kind}_check", 0).changes
    parts = [PartView(source=name, amount=shown.base)]
    parts += [
        PartView(source=s.name_of(one.source), amount=one.amount)
        for one in changes
        if one.op == ADD and one.amount
    ]
    if check.modifier:
        parts.append(PartView(source="modifier", amount=check.modifier))
    return parts


@cites("AH-4.6")
def _spending(s: ArkhamState, check: SkillCheck, lacking: int) -> list[SpentView]:
    """The chance to pass for each further Clue token that may be spent."""
    if lacking <= 0 or not clues_for_dice(s, check.who):
        return []
    each = worked_out(s, check.who, clue_dice(check.skill(s)), 1).floored()
    most = min(MOST_SPENT, clues_within_reach(s, check.who))
    return [
        SpentView(clues=many, chance=float(of_dice(s, check.who, check.kind, each * many, lacking)))
        for many in range(1, most + 1)
    ]


def _fights(s: ArkhamState, who: int) -> list[FightView]:
    """The acting investigator's fight, or their possible fights with the monsters around them."""
    if s.decision is None or not who or s.awake:
        return []
    fight = fight_of(s, who)
    if isinstance(fight, Combat):
        monsters: tuple[int, ...] = (fight.monster,)
    else:
        monsters = s.monsters_at(s.investigators[who].space) + s.monsters_at(MEETING)
    return [_fight(s, who, monster) for monster in monsters if monster in s.monsters]


def _hold(one: Hold) -> HoldView:
    return {
        "picked": list(one.picked),
        "held": list(one.held),
        "dice": one.dice,
        "round": float(one.round),
        "ends": None if one.ends is None else _ends(one.ends),
    }


def _ends(one: Ends) -> EndsView:
    return {
        "won": float(one.won),
        "hurt": float(1 - one.unhurt),
        "unconscious": float(one.unconscious),
        "insane": float(one.insane),
        "taken": float(one.taken),
    }


def _fight(s: ArkhamState, who: int, monster: int) -> FightView:
    found = prospect(s, who, monster)
    return {
        "who": who,
        "monster": monster,
        "holds": [_hold(one) for one in holds(s)],
        "held": list(found.held),
        "dice": found.dice,
        "needed": found.needed,
        "round": float(found.round),
        "flee": float(found.flee),
        "horror": None if found.horror is None else float(found.horror),
        "ends": _ends(found.ends),
        "better": None if found.better is None else _hold(found.better),
        "fate": found.fate,
    }
