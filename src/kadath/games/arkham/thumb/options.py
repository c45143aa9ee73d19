"""How good each option of a decision looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kadath.kernel.decision import DONE, PASS, Option
from kadath.kernel.events import enclosing

from ..board import AT_SEA
from ..cards import CLUES, ENCOUNTERS, GATE_CARDS, SANITY, STAMINA
from ..foes import foe
from ..odds import odds
from ..rules.checks import CLOSING, COMBAT, EVADE, HORROR, SkillCheck, successes
from ..rules.closing import seal_cost
from ..rules.combat import Combat
from ..rules.movement_phase import LEAVE, Movement
from ..rules.other_worlds import entry_of
from ..rules.shops import price
from ..state import ArkhamState
from ..values import maximum, success_on
from ..vocabulary.effects.checks import Checking
from ..vocabulary.effects.spells import Cast, LastsThisCombat
from ..vocabulary.modifiers import CombatBonus
from .aims import aims
from .battle import dread, spare_in_battle
from .effects import cast_worth, cost_worth, effect_worth, point_worth
from .gates import often
from .outing import TIRING, Outing, free_steps
from .raid import evidence_worth
from .rumors import captive_worth, worth_of_ending
from .sliders import stance
from .strength import arms, bonus_of, fight_with, loss, price_of_falling
from .wares import bargain, possession_worth

DOUBT = 2.0
A_TURN = 2.1
"""The worth of a turn."""
PREVAILED = 1.0
"""The worth of being rid of a monster now."""
SEALED, CLOSED = 30.0, 15.0
"""The worth of a gate to somebody who can seal it, or only close it."""
ENCOUNTER = 0.8
NOTHING_LOST = 0.05
"""What gains no more than this is not worth the trouble."""
STRANDED = 2.0
"""How much worse it is to return through a gate that leads nowhere else."""
OVER = 2.0
BRAVE = 0.45
"""The chance to win a round from which fighting is worth it."""

Judge = Callable[[ArkhamState, Any, Option], float]


def worths(s: ArkhamState) -> list[float]:
    """How good each option of the decision looks; higher is better."""
    decision = s.decision
    assert decision is not None
    frame: Any = s.stack[-1]
    if isinstance(frame, Movement) and decision.ask == "movement":
        return _of_movement(s, frame, decision.options)
    if decision.ask in ("return-where", "go-where"):
        return _of_places(s, frame.who, decision.options)
    if decision.ask == "sliders":
        return _of_sliders(s, frame, decision.options)
    judge = _BY_ASK.get(decision.ask, _any)
    return [judge(s, frame, one) for one in decision.options]


def _of_movement(s: ArkhamState, frame: Movement, options: Sequence[Option]) -> list[float]:
    row = s.investigators[frame.who]
    outing = Outing(s, frame.who)
    aimed = aims(outing)
    stay = outing.promise(row.space, aimed, 0)
    tireless = free_steps(s)
    found = []
    for one in options:
        if one.verb in ("move", "ride"):
            there = one.words[0]
            tiring = TIRING * (frame.spent >= tireless)
            found.append(outing.promise(there, aimed, frame.points - 1) - tiring)
        elif one == DONE:
            found.append(stay + 0.1)
        elif one == LEAVE:
            found.append(stay - 1)
        elif one.verb in ("fight", "evade"):
            fight = outing.fight(one.ids[0])
            # Getting past it allows going on, while any fight ends the movement.
            onward = max(stay, outing.promise(row.space, aimed, frame.points))
            past = fight.evade * onward + (1 - fight.evade) * stay + fight.past
            found.append(stay + fight.worth if one.verb == "fight" else past)
        else:
            found.append(stay + _use(s, frame, one) - 0.2)
    return found


def _of_places(s: ArkhamState, who: int, options: Sequence[Option]) -> list[float]:
    """For choosing where to come out."""
    outing = Outing(s, who)
    aimed = aims(outing)
    return [outing.promise(one.words[0], aimed, 0) if one.args else 0.0 for one in options]


def _of_sliders(s: ArkhamState, frame: Any, options: Sequence[Option]) -> list[float]:
    """A slider goes where its two skills count for most, along with what was picked already."""
    now = list(s.investigators[frame.who].sliders)
    for slider, stop in [pick.ids for pick in frame.picked]:
        now[slider] = stop
    stood = stance(s, frame.who, tuple(now)) + NOTHING_LOST
    found = []
    for one in options:
        then = list(now)
        if one != DONE:
            then[one.ids[0]] = one.ids[1]
        found.append(stance(s, frame.who, tuple(then)) - stood if one != DONE else 0.0)
    return found


def _fight(s: ArkhamState, frame: Any, one: Option) -> float:
    if not isinstance(frame, Combat):
        return 0.0
    fight = fight_with(s, frame.who, frame.monster)
    if one.verb == "fight":
        return fight.win
    if one.verb == "use":
        return _strike(s, frame, one, fight.win)
    if one.verb == "break-off":
        # There were no dice, and nothing has changed.
        return OVER
    if fight.evade > 0:
        return fight.evade * BRAVE
    # Without a chance to get away from a harmless monster, trying would go on for ever; without a
    # chance to win either, a try without dice is a way to break off.
    return -0.1 if fight.win > 0 else 0.1


def _strike(s: ArkhamState, frame: Combat, one: Option, win: float) -> float:
    """Cast a spell if it makes winning more likely by more than the Sanity it costs."""
    dear = s.investigators[frame.who].sanity <= 2
    return win + 0.1 * _strike_bonus(s, one) * (1 - win) - 0.1 - dear


def _strike_bonus(s: ArkhamState, one: Option) -> int:
    """What a spell would add to the Combat checks of this fight."""
    thing, number = one.ids[:2]
    return sum(
        change.by
        for part in s.abilities(thing)[number].walk()
        if isinstance(part, LastsThisCombat)
        for change in part.changes
        if isinstance(change, CombatBonus)
    )


def _battle(s: ArkhamState, frame: Any, one: Option) -> float:
    """Cast all spells that strike before attacking the Ancient One, except with the last Sanity."""
    if one.verb != "use":
        return 0.0
    dear = s.investigators[frame.who].sanity <= 2
    return float(_strike_bonus(s, one)) - 0.5 if not dear else -1.0


def _meet(s: ArkhamState, frame: Any, one: Option) -> float:
    fight = fight_with(s, frame.who, one.ids[0])
    return fight.worth if one.verb == "fight" else fight.past


def _wield(s: ArkhamState, frame: Any, one: Option) -> float:
    return 0.0 if one == DONE else 1.0 + bonus_of(s.cards[one.ids[0]].face)


def _mend(s: ArkhamState, frame: Any, one: Option) -> float:
    """Spend a Clue token if the die that it gives is worth more than the token."""
    if one == DONE:
        return 0.0
    if one.verb != "clue" or not isinstance(frame, SkillCheck):
        return 0.2
    who = frame.who
    if s.awake:
        return float(spare_in_battle(s, who))
    missing = frame.difficulty - successes(s, who, frame.kind, frame.dice)
    held = s.investigators[who].clues
    if not 0 < missing <= held:
        return -1.0
    chance = float(7 - success_on(s, who)) / 6
    return stake(s, frame) * chance**missing + point_worth(s, who, CLUES, -1)


def stake(s: ArkhamState, check: SkillCheck) -> float:
    """The worth of passing a check rather than failing it."""
    who = check.who
    row = s.investigators[who]
    fall = price_of_falling(s, who)
    if check.purpose == CLOSING:
        return SEALED if row.clues > seal_cost(s, who) else A_TURN
    if check.monster in s.monsters and check.kind in (COMBAT, EVADE):
        return loss(row.stamina, foe(s, check.monster, who).combat_damage, fall) + PREVAILED
    if check.monster in s.monsters and check.kind == HORROR:
        return loss(row.sanity, foe(s, check.monster, who).horror_damage, fall)
    card = next(iter(enclosing(s, Checking)), None)
    if card is None:
        return 0.0
    passed, failed = (effect_worth(s, who, one) for one in (card.check.passed, card.check.failed))
    return passed - failed


def _encounter(s: ArkhamState, frame: Any, one: Option) -> float:
    if one.verb == "close":
        chances = odds(s, s.seat_of(frame.who))
        assert chances is not None
        sealing = SEALED if s.investigators[frame.who].clues >= seal_cost(s, frame.who) else CLOSED
        return sealing * float(chances.options[one.key])
    if one.verb in ("use", "ability"):
        return _use(s, frame, one)
    return ENCOUNTER if one.verb == "encounter" else 0.0


def _use(s: ArkhamState, frame: Any, one: Option) -> float:
    """What an ability brings minus what it costs, regardless of the other options."""
    if one.verb == "evidence":
        return evidence_worth(s, frame.who) - NOTHING_LOST
    if len(one.args) < 2:
        return 0.0
    thing, number = one.ids[:2]
    bearer = s.cards[thing].owner if thing in s.cards else thing
    who = bearer if bearer in s.investigators else getattr(frame, "who", 0) or _asked(s)
    ability = s.abilities(thing)[number]
    effect, costs = getattr(ability, "effect", None), getattr(ability, "costs", ())
    if thing == s.rumor and effect is not None:
        return worth_of_ending(s, who, effect) - cost_worth(s, who, costs)
    if isinstance(effect, Cast):
        return cast_worth(s, who, thing, effect) - cost_worth(s, who, costs) - NOTHING_LOST
    return effect_worth(s, who, effect) - cost_worth(s, who, costs) - NOTHING_LOST


def _upkeep(s: ArkhamState, frame: Any, one: Option) -> float:
    """What is mandatory is neither better nor worse for being done now."""
    return 0.0 if one.verb == "trigger" else _use(s, frame, one)


def _asked(s: ArkhamState) -> int:
    """The first investigator of the deciding seat."""
    assert s.decision is not None
    seat = s.decision.seat
    return next(who for who in s.investigators if s.seat_of(who) == seat)


def _effect(s: ArkhamState, frame: Any, one: Option) -> float:
    """One of several effects."""
    return effect_worth(s, frame.scope.who, frame.effects[one.ids[0]]) if one.args else 0.0


def _offer(s: ArkhamState, frame: Any, one: Option) -> float:
    """Paying for something, or what follows if nothing is paid."""
    who = frame.scope.who
    if one == PASS:
        return effect_worth(s, who, frame.otherwise)
    return effect_worth(s, who, frame.effect) - cost_worth(s, who, frame.costs)


def _most(s: ArkhamState, frame: Any, one: Option) -> float:
    """The more the better."""
    return float(one.ids[0]) if one.args else 0.0


def _part_with(s: ArkhamState, frame: Any, one: Option) -> float:
    """What is worth least goes first."""
    return -possession_worth(s.cards[one.ids[0]].face) if one.args else 0.0


def _keep(s: ArkhamState, frame: Any, one: Option) -> float:
    return -_part_with(s, frame, one)


def _buy(s: ArkhamState, frame: Any, one: Option) -> float:
    if one == PASS:
        return 0.0
    who, card = frame.buyers[0], one.ids[0]
    asked = price(s, who, card, frame.surcharge, half=frame.half)
    return bargain(arms(s, who), s.investigators[who].money, s.cards[card].face, asked, dread(s))


def _gate(s: ArkhamState, frame: Any, one: Option) -> float:
    """Return through the gate that opens most often, but not through one at sea."""
    gate = one.words[0]
    return often(s, gate) - 0.1 * len(s.monsters_at(gate)) - STRANDED * (gate in AT_SEA)


def _entry(s: ArkhamState, frame: Any, one: Option) -> float:
    """An entry of a location card or a gate card."""
    key = one.words[0]
    if key in ENCOUNTERS:
        return effect_worth(s, frame.who, ENCOUNTERS[key].effect)
    return effect_worth(s, frame.who, entry_of(GATE_CARDS[key], frame.world))


def _captive(s: ArkhamState, frame: Any, one: Option) -> float:
    """The monster that is easiest to fight."""
    return captive_worth(s, frame.who, one.words[0]) if one.words[0] in s.captives else 0.0


def _lower(s: ArkhamState, frame: Any, one: Option) -> float:
    """Lower the maximum that is higher."""
    return float(maximum(s, frame.who, one.words[0]))


def _mix(s: ArkhamState, frame: Any, one: Option) -> float:
    """Points of Sanity and Stamina go where they are missing, and come from where they are not."""
    sign = -1 if frame.is_loss else 1
    shares = zip((SANITY, STAMINA), one.ids, strict=True)
    return sum([point_worth(s, frame.who, what, sign * points) for what, points in shares])


def _let_be(s: ArkhamState, frame: Any, one: Option) -> float:
    return float(one in (DONE, PASS) or one.verb == "refuse")


def _seal(s: ArkhamState, frame: Any, one: Option) -> float:
    return float(one != PASS)


def _any(s: ArkhamState, frame: Any, one: Option) -> float:
    """Without a rule of thumb anything will do, but declining comes first."""
    return 0.1 if one in (DONE, PASS) else 0.0


_BY_ASK: dict[str, Judge] = {
    "fight-or-flee": _fight,
    "battle": _battle,
    "meet-monster": _meet,
    "wield": _wield,
    "mend-roll": _mend,
    "encounter": _encounter,
    "take-clues": _most,
    "lose-items": _part_with,
    "discard-cards": _part_with,
    "keep-cards": _keep,
    "buy": _buy,
    "trade": _let_be,
    "battle-trade": _let_be,
    "stay-put": _let_be,
    "agree-trade": _let_be,
    "seal": _seal,
    "upkeep": _upkeep,
    "react": _use,
    "take-clue": _most,
    "choose-effect": _effect,
    "pay-or-not": _offer,
    "return-gate": _gate,
    "encounter-card": _entry,
    "gate-card": _entry,
    "which-monster": _captive,
    "lower-maximum": _lower,
    "mix-points": _mix,
    "before-horror": _use,
    "other-world": _use,
}
