"""What each option of a decision is worth."""

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
"""How much worse than the best an option may look that is still worth a thought."""
PASSING = 0.0
ADVANCE = 100.0
WAIT = -20.0
MULLIGAN = 9.0
"""A card in an opening hand that is worth less is replaced."""
PER_ESTIMATE = 500.0
ORDERS = frozenset({"order-results", "order-forced", "choose-mover", "choose-attacker"})
"""Where it hardly matters what comes first: the first does, and nobody thinks about it."""


def worths(state: LcgState) -> list[float]:
    """What each option of the decision is worth, by a rule of thumb or by the estimate."""
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
        eyes = Outlook(state, who)
        found = [_answer(eyes, one, test) for one in options]
        return _in_order(found) if ask == "mulligan" else found
    return [_trial(state, one) for one in options]


def _in_order(found: list[float]) -> list[float]:
    """Cards to replace are named in order: the first of them first, whichever is the poorest."""
    first = next((at for at, worth in enumerate(found) if worth > PASSING), None)
    if first is not None:
        found[first] = max(found) + 1.0
    return found


def _decider(state: LcgState, seat: int) -> int:
    """The investigator of a seat who is most likely meant."""
    mine = [who for who, row in state.investigators.items() if row.seat == seat and not row.out]
    turn = turn_now(state)
    test = test_now(state)
    for one in (test.who if test else 0, turn.who if turn else 0):
        if one in mine:
            return one
    return mine[0] if mine else 0


def _commitments(state: LcgState, test: SkillTest, options: tuple[Option, ...]) -> list[float]:
    """What committing each card adds to what the test is worth, less what the card is worth."""
    eyes = Outlook(state, test.who)
    margin = test.margin(state)
    success, failure = _stakes(eyes, test)
    chance = eyes.chance(margin)
    found = []
    for one in options:
        if one == DONE:
            found.append(0.0)
            continue
        card = one.ids[0]
        owner = (
            eyes if state.cards[card].owner == test.who else Outlook(state, state.cards[card].owner)
        )
        then = eyes.chance(margin + icons(state, card, test.skill))
        worth = (then - chance) * (success + failure)
        worth += then * reward(eyes, card, test.kind, test.against)
        found.append(worth - committing(owner, card, test.against))
    return found


def _stakes(eyes: Outlook, test: SkillTest) -> tuple[float, float]:
    """What the success of the test under way is worth, and what its failure costs."""
    state = eyes.state
    if test.kind == "fight":
        damage = 1.0
        for ability in test.gets:
            if isinstance(ability, Adjust) and ability.stat == "attack damage":
                damage += ability.by if isinstance(ability.by, int) else 0.6
        worth = eyes.harm(test.against, damage + eyes.harder())
        return worth, eyes.attack(test.against, Attack())[2]
    if test.kind == "evade":
        return eyes.evasion(test.against), 0.0
    if test.kind == "investigate":
        if not isinstance(test.success, InvestigationSucceeds):
            return effect_worth(eyes, test.success), 0.0
        return eyes.clue() if state.cards[test.against].clues else 0.0, 0.0
    return effect_worth(eyes, test.success), -effect_worth(eyes, test.failure)


def _answer(eyes: Outlook, one: Option, test: SkillTest | None) -> float:
    """What an answer, or any other choice, is worth."""
    state = eyes.state
    verb = one.verb
    if one == PASS:
        return PASSING
    if verb == "advance":
        return ADVANCE if is_prepared(state) else WAIT
    if verb == "contribute":
        return ADVANCE
    if verb in ("react", "use"):
        return _ability(eyes, one, test)
    if verb == "play":
        return _fast(eyes, one.ids[0], test)
    if verb == "assign":
        return _assignment(eyes, one.ids[0], one.words[1])
    if verb == "refuse":
        return NEVER
    if verb == "mulligan":
        return MULLIGAN - opening(eyes, one.ids[0])
    if one == DONE:
        return PASSING
    if verb == "choose":
        return _target(eyes, one.ids[0])
    if verb == "discard" and state.cards[one.ids[0]].zone == "hand":
        return -keeping(eyes, one.ids[0])
    if verb == "make-room":
        return -asset_worth(eyes, one.ids[0])
    if verb == "find":
        return keeping(eyes, one.ids[0])
    frame = state.stack[-1]
    if verb == "effect" and isinstance(frame, ChoosingEffect):
        return effect_worth(eyes, frame.effects[one.ids[0]])
    if verb == "skill":
        return float(eyes.skill(one.words[0]))
    return _trial(state, one)


def _trial(state: LcgState, one: Option) -> float:
    """How much nearer to winning an option leads."""
    after = state.clone()
    after.apply(one)
    return PER_ESTIMATE * (estimate(after) - estimate(state))


def _target(eyes: Outlook, thing: int) -> float:
    """What choosing something is worth, for an attempt against it or by what comes of it."""
    state = eyes.state
    frame = state.stack[-1]
    if isinstance(frame, Choosing):
        for node in frame.then.walk():
            if isinstance(node, Fight):
                return fighting(eyes, thing, attack_of(node))
            if isinstance(node, TryToEvade):
                return evading(eyes, thing, node.skill)
            if isinstance(node, Deal) and isinstance(state.face(thing), EnemyFace):
                return eyes.harm(thing, amount(node.damage))
            if isinstance(node, EvadeAutomatically):
                return eyes.evasion(thing)
            if isinstance(node, Discard) and isinstance(state.face(thing), AssetFace):
                return -asset_worth(eyes, thing)
    decision = state.decision
    assert decision is not None
    one = next(it for it in decision.options if it.args and it.args[0] == thing)
    return _trial(state, one)


def _ability(eyes: Outlook, one: Option, test: SkillTest | None) -> float:
    """What a reaction or a free ability is worth, less its costs."""
    state = eyes.state
    bearer, giver, number = one.ids[:3]
    if giver < 0:
        return 1.0
    ability = state.face(giver).placed[number].ability
    if not isinstance(ability, Free | Reaction):
        return 1.0
    if test is not None and not test.result:
        gained = _for_the_test(eyes, ability.effect, test)
        if gained is not None:
            return gained - cost_of(eyes, ability.cost, bearer)
    if any(isinstance(node, Advance) for node in ability.effect.walk()):
        return ADVANCE if is_prepared(state) else WAIT
    if isinstance(ability, Free):
        return free_worth(eyes, ability, bearer) - 1.0
    return 2.0 + effect_worth(eyes, ability.effect) - cost_of(eyes, ability.cost, bearer)


def _fast(eyes: Outlook, card: int, test: SkillTest | None) -> float:
    """What playing a card is worth that costs no action."""
    state = eyes.state
    face = state.face(card)
    if isinstance(face, AssetFace):
        return playing(eyes, card) + 4.0
    if test is not None and not test.result:
        for ability in face.abilities:
            if isinstance(ability, PlayFast):
                gained = _for_the_test(eyes, ability.effect, test)
                if gained is not None:
                    return gained - price(eyes, getattr(face, "cost", 0)) - 4.0
    return event_worth(eyes, card)


def _for_the_test(eyes: Outlook, effect: Effect, test: SkillTest) -> float | None:
    """What an effect does for the test under way; None: it does something else."""
    state = eyes.state
    if eyes.who != test.who:
        return None
    success, failure = _stakes(eyes, test)
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
            return eyes.chance(margin) * stake
        if isinstance(node, Adjust) and node.stat in (*SKILLS, "skill value"):
            if node.stat not in (test.skill, "skill value") or not isinstance(node.by, int):
                return -20.0
            if test.tokens:
                saved = test.fails(state) and margin + node.by >= 0
                return stake if saved and not test.fails_automatically(state) else -20.0
            return (eyes.chance(margin + node.by) - eyes.chance(margin)) * stake
    return None


def _assignment(eyes: Outlook, card: int, kind: str) -> float:
    """Who or what takes a point where it costs least."""
    state = eyes.state
    left = remaining(state, card, STAT[kind]) or 0
    frame = state.stack[-1]
    if isinstance(frame, DealDamage):
        left -= sum([getattr(part, kind) for part in frame.assigned if part.card == card])
    if card in state.investigators:
        return -loss(left, 1)
    return -3.0 if left > 1 else -4.0 - 0.6 * max(0.0, asset_worth(eyes, card))
