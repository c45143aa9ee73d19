"""The value of each option of a decision."""

from __future__ import annotations

from kadath.kernel.decision import DONE, PASS, Option
from kadath.kernel.effects import Effect
from kadath.kernel.modifiers import Adjust

from ..estimate import estimate
from ..faces import SKILLS, AssetFace, EnemyFace
from ..frames import test_now, turn_now
from ..rules.chaos import TokensRevealed
from ..rules.choosing import Choosing
from ..rules.committing import icons
from ..rules.damage import STAT, DealDamage
from ..rules.skill_test import SkillTest
from ..state import LcgState
from ..values import remaining
from ..vocabulary.abilities import Free, PlayFast, Reaction
from ..vocabulary.attempts import Fight, InvestigationSucceeds, TryToEvade
from ..vocabulary.choices import ChoosingEffect
from ..vocabulary.effects import Deal, Discard, EvadeAutomatically
from ..vocabulary.interrupts import RedrawToken
from ..vocabulary.story import Advance
from .actions import NEVER, actions, evading, fighting
from .bag import token_value
from .between import settled
from .cards import (
    asset_worth,
    committing,
    cost_of,
    event_worth,
    free_worth,
    keeping,
    opening,
    playing,
    price,
    reward,
)
from .effects import amount, effect_worth
from .outlook import Outlook, loss
from .profiles import Attack, attack_of
from .strength import is_prepared

DOUBT = 8.0
"""How much worse than the best an option may look and still be worth considering."""
PASSING = 0.0
ADVANCE = 100.0
WAIT = -20.0
MULLIGAN = 9.0
"""Cards in an opening hand worth less than this are replaced."""
PER_ESTIMATE = 500.0
ORDERS = frozenset({"order-results", "order-forced", "choose-mover", "choose-attacker"})
"""Questions where the order hardly matters: take the first without search."""


def worths(state: LcgState) -> list[float]:
    """The value of each option of the decision, by a rule of thumb or the estimate."""
    decision = state.decision
    assert decision is not None
    ask, options = decision.ask, decision.options
    if ask in ORDERS:
        return [PASSING, *[-2.0 * DOUBT] * (len(options) - 1)]
    between = settled(state)
    if between is not None:
        return between
    turn = turn_now(state)
    if ask == "take-action" and turn is not None:
        return actions(state, turn.who, options)
    test = test_now(state)
    if ask == "commit" and test is not None:
        return _commitments(state, test, options)
    who = _decider(state, decision.seat)
    if who:
        outlook = Outlook(state, who)
        found = [_answer(outlook, one, test) for one in options]
        return _in_order(found) if ask == "mulligan" else found
    return [_trial(state, one) for one in options]


def _in_order(found: list[float]) -> list[float]:
    """Cards to replace are named in order: the first one first, even if another is worse."""
    first = next((at for at, worth in enumerate(found) if worth > PASSING), None)
    if first is not None:
        found[first] = max(found) + 1.0
    return found


def _decider(state: LcgState, seat: int) -> int:
    """The seat's investigator most likely being asked."""
    mine = [who for who, row in state.investigators.items() if row.seat == seat and not row.out]
    turn = turn_now(state)
    test = test_now(state)
    for one in (test.who if test else 0, turn.who if turn else 0):
        if one in mine:
            return one
    return mine[0] if mine else 0


def _commitments(state: LcgState, test: SkillTest, options: tuple[Option, ...]) -> list[float]:
    """What committing each card adds to the value of the test, minus the value of the card."""
    outlook = Outlook(state, test.who)
    margin = test.margin(state)
    success, failure = _stakes(outlook, test)
    chance = outlook.chance(margin)
    found = []
    for one in options:
        if one == DONE:
            found.append(0.0)
            continue
        card = one.ids[0]
        owner = (
            outlook
            if state.cards[card].owner == test.who
            else Outlook(state, state.cards[card].owner)
        )
        then = outlook.chance(margin + icons(state, card, test.skill))
        worth = (then - chance) * (success + failure)
        worth += then * reward(outlook, card, test.kind, test.against)
        found.append(worth - committing(owner, card, test.against))
    return found


def _stakes(outlook: Outlook, test: SkillTest) -> tuple[float, float]:
    """The value of success in the current test, and the cost of failure."""
    state = outlook.state
    if test.kind == "fight":
        damage = 1.0
        for ability in test.gets:
            if isinstance(ability, Adjust) and ability.stat == "attack damage":
                damage += ability.by if isinstance(ability.by, int) else 0.6
        worth = outlook.harm(test.against, damage + outlook.harder())
        return worth, outlook.attack(test.against, Attack())[2]
    if test.kind == "evade":
        return outlook.evasion(test.against), 0.0
    if test.kind == "investigate":
        if not isinstance(test.success, InvestigationSucceeds):
            return effect_worth(outlook, test.success), 0.0
        return outlook.clue() if state.cards[test.against].clues else 0.0, 0.0
    return effect_worth(outlook, test.success), -effect_worth(outlook, test.failure)


def _answer(outlook: Outlook, one: Option, test: SkillTest | None) -> float:
    """The value of a response, or of any other choice."""
    state = outlook.state
    verb = one.verb
    if one == PASS:
        return PASSING
    if verb == "advance":
        return ADVANCE if is_prepared(state) else WAIT
    if verb == "contribute":
        return ADVANCE
    if verb in ("react", "use"):
        return _ability(outlook, one, test)
    if verb == "play":
        return _fast(outlook, one.ids[0], test)
    if verb == "assign":
        return _assignment(outlook, one.ids[0], one.words[1])
    if verb == "refuse":
        return NEVER
    if verb == "mulligan":
        return MULLIGAN - opening(outlook, one.ids[0])
    if one == DONE:
        return PASSING
    if verb == "choose":
        return _target(outlook, one.ids[0])
    if verb == "discard" and state.cards[one.ids[0]].zone == "hand":
        return -keeping(outlook, one.ids[0])
    if verb == "make-room":
        return -asset_worth(outlook, one.ids[0])
    if verb == "find":
        return keeping(outlook, one.ids[0])
    frame = state.stack[-1]
    if verb == "effect" and isinstance(frame, ChoosingEffect):
        return effect_worth(outlook, frame.effects[one.ids[0]])
    if verb == "skill":
        return float(outlook.skill(one.words[0]))
    return _trial(state, one)


def _trial(state: LcgState, one: Option) -> float:
    """How much an option improves the estimate."""
    after = state.clone()
    after.apply(one)
    return PER_ESTIMATE * (estimate(after) - estimate(state))


def _target(outlook: Outlook, thing: int) -> float:
    """The value of choosing a target, for an attempt against it or by the result."""
    state = outlook.state
    frame = state.stack[-1]
    if isinstance(frame, Choosing):
        for node in frame.then.walk():
            if isinstance(node, Fight):
                return fighting(outlook, thing, attack_of(node))
            if isinstance(node, TryToEvade):
                return evading(outlook, thing, node.skill)
            if isinstance(node, Deal) and isinstance(state.face(thing), EnemyFace):
                return outlook.harm(thing, amount(node.damage))
            if isinstance(node, EvadeAutomatically):
                return outlook.evasion(thing)
            if isinstance(node, Discard) and isinstance(state.face(thing), AssetFace):
                return -asset_worth(outlook, thing)
    decision = state.decision
    assert decision is not None
    one = next(it for it in decision.options if it.args and it.args[0] == thing)
    return _trial(state, one)


def _ability(outlook: Outlook, one: Option, test: SkillTest | None) -> float:
    """The value of a reaction or free ability, minus its costs."""
    state = outlook.state
    bearer, giver, number = one.ids[:3]
    if giver < 0:
        return 1.0
    ability = state.face(giver).placed[number].ability
    if not isinstance(ability, Free | Reaction):
        return 1.0
    if test is not None and not test.result:
        gained = _for_the_test(outlook, ability.effect, test)
        if gained is not None:
            return gained - cost_of(outlook, ability.cost, bearer)
    if any(isinstance(node, Advance) for node in ability.effect.walk()):
        return ADVANCE if is_prepared(state) else WAIT
    if isinstance(ability, Free):
        return free_worth(outlook, ability, bearer) - 1.0
    return 2.0 + effect_worth(outlook, ability.effect) - cost_of(outlook, ability.cost, bearer)


def _fast(outlook: Outlook, card: int, test: SkillTest | None) -> float:
    """The value of playing a card without an action."""
    state = outlook.state
    face = state.face(card)
    if isinstance(face, AssetFace):
        return playing(outlook, card) + 4.0
    if test is not None and not test.result:
        for ability in face.abilities:
            if isinstance(ability, PlayFast):
                gained = _for_the_test(outlook, ability.effect, test)
                if gained is not None:
                    return gained - price(outlook, getattr(face, "cost", 0)) - 4.0
    return event_worth(outlook, card)


def _for_the_test(outlook: Outlook, effect: Effect, test: SkillTest) -> float | None:
    """What an effect adds to the current test; None if it does something else."""
    state = outlook.state
    if outlook.who != test.who:
        return None
    success, failure = _stakes(outlook, test)
    stake = success + failure
    margin = test.margin(state)
    for node in effect.walk():
        if isinstance(node, RedrawToken):
            shown = next(
                (it for it in reversed(state.stack) if isinstance(it, TokensRevealed)), None
            )
            token = shown.what[0].token if shown is not None and shown.what[0] else ""
            if not token or margin + token_value(state, test.who, token) >= 0:
                return -20.0
            return outlook.chance(margin) * stake
        if isinstance(node, Adjust) and node.stat in (*SKILLS, "skill value"):
            if node.stat not in (test.skill, "skill value") or not isinstance(node.by, int):
                return -20.0
            if test.tokens:
                saved = test.fails(state) and margin + node.by >= 0
                return stake if saved and not test.fails_automatically(state) else -20.0
            return (outlook.chance(margin + node.by) - outlook.chance(margin)) * stake
    return None


def _assignment(outlook: Outlook, card: int, kind: str) -> float:
    """The value of assigning a point of damage or horror to a card: higher where it costs less."""
    state = outlook.state
    left = remaining(state, card, STAT[kind]) or 0
    frame = state.stack[-1]
    if isinstance(frame, DealDamage):
        left -= sum([getattr(part, kind) for part in frame.assigned if part.card == card])
    if card in state.investigators:
        return -loss(left, 1)
    return -3.0 if left > 1 else -4.0 - 0.6 * max(0.0, asset_worth(outlook, card))
