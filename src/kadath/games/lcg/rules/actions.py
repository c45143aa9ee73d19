"""Actions: the basic ones, and playing and activating cards (LCG-140 to LCG-173)."""

# ruff: noqa: PERF401 (hot paths use plain loops)

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from kadath.kernel.citations import cites
from kadath.kernel.decision import Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.listeners import Ability, Hook, Topic
from kadath.kernel.procedure import Procedure, procedure, step

from ..faces import FACES, AssetFace
from ..frames import turn_now
from ..happenings import Engaged, Moved
from ..state import LcgState
from ..values import Working, as_used_by, has_keyword, is_engaged, only_user, working
from ..vocabulary.abilities import ACTION_TOPIC, Action, Play
from ..vocabulary.attempts import (
    THE_ENEMY,
    Fight,
    Investigate,
    TryToEvade,
    hindrance_to_attack,
    hindrance_to_investigate,
)
from ..vocabulary.clues import PayCluesAsGroup
from ..vocabulary.effects import GainResources
from ..vocabulary.modifiers import BLANK, DEARER, KEYWORD
from .drawing import Draw
from .enemy_attack import attacks_of_opportunity
from .engagement import Engage
from .forbidden import forbidden
from .initiation import QUIET, hindrance_to_initiate, initiate
from .movement import CANNOT_MOVE, moving
from .performed import Performed
from .play_card import PlayCard, designator_of, hindrance_to_play, playable_cards
from .spending_clues import Agreed, Given
from .turn_actions import actions_left, note_action, spend_actions, surcharge
from .waiting import Awaited, Waiting, run_next

if TYPE_CHECKING:
    from .investigation_phase import Turn

REFUSED = "action refused"
FAST: Topic = (KEYWORD, "fast")

INVESTIGATE = option("investigate")
DRAW = option("draw")
GAIN = option("resource")

INVESTIGATING = Investigate()
FIGHTING = Fight(enemy=THE_ENEMY)
EVADING = TryToEvade(enemy=THE_ENEMY)
GAINING = GainResources(1)
"""The effects of the basic actions, in the vocabulary of the cards."""

ALREADY_THERE = Hindrance("LCG-404", "already-there")
NOT_CONNECTED = Hindrance("LCG-150", "not-connected")
NOT_HERE = Hindrance("LCG-159", "not-here")
ENGAGED = Hindrance("LCG-165", "engaged")
NOT_ENGAGED = Hindrance("LCG-166", "not-engaged")
MASSIVE = Hindrance("LCG-253", "massive")
SOMEBODY_ELSES = Hindrance("LCG-156", "somebody-elses")
OUT_OF_REACH = Hindrance("LCG-157", "out-of-reach")
GROUP_REFUSES = Hindrance("LCG-353", "refused")


@procedure
class Act(Procedure, Performed, Agreed, Awaited):
    """An action being taken: `action` is the chosen option.

    If a group has to pay for it, `asked` is set once they have been asked, and `given` is what they
    agreed to pay.
    """

    who: int
    action: Option
    waiting: Waiting = ()
    asked: bool = False
    given: Given = ()

    @step("cost", "LCG-141", "LCG-154", "LCG-353", "LCG-358")
    def pay(self, state: LcgState) -> Procedure | None:
        """Spend the actions it costs; if the others refuse to pay their share, nothing is paid."""
        turn = turn_now(state)
        assert turn is not None
        if self.action.verb == "activate" and not self.given:
            one = _activated(state, self.who, self.action)
            if (cost := _paid_by_group(one.ability)) is not None:
                if not self.asked:
                    self.asked = True
                    self.goto("cost")
                    return cost.agreement(state, one.scope)
                self.given = state.returned or ()
                if not self.given:
                    turn.use((REFUSED, *self.action.args))
                    self.finish()
                    return None
        kind = self._kind(state)
        card, actions = self._spent_on(state)
        spend_actions(state, turn, actions + surcharge(state, self.who, kind), card)
        note_action(state, self.who, kind)
        return None

    @step("opportunity", "LCG-174", "LCG-177", "LCG-180")
    def provoke(self, state: LcgState) -> Procedure | None:
        """Engaged enemies attack, unless the action is exempt; cards provoke after their costs."""
        if self.action.verb in ("play", "activate") or self.action.verb in QUIET:
            return None
        return attacks_of_opportunity(state, self.who)

    @step("perform", "LCG-141", "LCG-145", "LCG-151", "LCG-152")
    def perform(self, state: LcgState) -> Procedure | None:
        """Carry out the action."""
        who, action = self.who, self.action
        verb, ids = action.verb, action.ids
        if verb == "investigate":
            return INVESTIGATING.run(state, Scope(who, who))
        if verb == "fight":
            return FIGHTING.run(state, Scope(who, who).bind("enemy", ids[0]))
        if verb == "evade":
            return EVADING.run(state, Scope(who, who).bind("enemy", ids[0]))
        if verb == "move":
            return moving(state, who, ids[0])
        if verb == "engage":
            return Engage((Engaged(ids[0], who),))
        if verb == "draw":
            return Draw(who, 1)
        if verb == "resource":
            return GAINING.run(state, Scope(who, who))
        if verb == "play":
            return PlayCard(who, ids[0], Scope(who, ids[0]))
        one = _activated(state, who, self.action)
        return initiate(state, one, one.scope)

    @step("waiting")
    def resolve_waiting(self, state: LcgState) -> Procedure | None:
        """Begin the tests that came up during the action's own test."""
        return run_next(self)

    def dearer(self, state: LcgState) -> int:
        """How many extra actions it costs right now."""
        return surcharge(state, self.who, self._kind(state))

    def _kind(self, state: LcgState) -> str:
        verb = self.action.verb
        if verb == "play":
            return designator_of(state, self.action.ids[0]) or verb
        if verb == "activate":
            one = _activated(state, self.who, self.action)
            return (one.ability.designator if isinstance(one.ability, Action) else "") or verb
        return verb

    def _spent_on(self, state: LcgState) -> tuple[int, int]:
        """The card it activates (0 if none), and how many actions the ability costs as printed."""
        if self.action.verb != "activate":
            return 0, 1
        one = _activated(state, self.who, self.action)
        return one.bearer, one.ability.actions if isinstance(one.ability, Action) else 1


@cites("LCG-122", "LCG-144", "LCG-145", "LCG-146", "LCG-150", "LCG-159", "LCG-163", "LCG-166")
def actions_of(state: LcgState, turn: Turn) -> list[Option]:
    """The actions an investigator can take with the actions left in the turn."""
    who = turn.who
    left = actions_left(state, turn)
    found: list[Option] = []
    if left >= 1:
        found = _basic_actions(state, who)
        is_dearer = DEARER in state.listeners.hooks
        if is_dearer:
            found = _affordable(state, who, found, left)
        for card in playable_cards(state, who):
            if (
                takes_an_action(state, card)
                and hindrance_to_play(state, who, card) is None
                and not (is_dearer and _too_few_for(state, who, designator_of(state, card), left))
            ):
                found.append(option("play", card))
    for ability in abilities_in_reach(state, who):
        if _hindrance_to_activate(state, turn, ability, left) is None:
            found.append(activation(ability))
    return found


@cites("LCG-165", "LCG-233", "LCG-242")
def _basic_actions(state: LcgState, who: int) -> list[Option]:
    here = state.location_of(who)
    found = [INVESTIGATE] if hindrance_to_investigate(state, who) is None else []
    for place in state.connected(here):
        if _hindrance_to_move(state, who, here, place) is None:
            found.append(option("move", place))
    found += (DRAW, GAIN)
    for enemy in state.enemies_at(here):
        if hindrance_to_attack(state, enemy) is None:
            found.append(option("fight", enemy))
        engaging = hindrance_to_engage(state, enemy, who)
        if engaging is None:
            found.append(option("engage", enemy))
        elif _hindrance_to_evade(engaging) is None:
            found.append(option("evade", enemy))
    return found


def _affordable(state: LcgState, who: int, actions: list[Option], left: int) -> list[Option]:
    """The basic actions that enough actions are left for."""
    return [one for one in actions if _too_few_for(state, who, one.verb, left) is None]


def actions_tried(state: LcgState, turn: Turn) -> Iterator[Attempt]:
    """Every action an investigator might consider this turn, with what prevents it, if anything."""
    who = turn.who
    left = actions_left(state, turn)
    for attempt in _basic_actions_tried(state, who):
        few = _too_few_for(state, who, attempt.option.verb, left)
        yield attempt if few is None else Attempt(attempt.option, few)
    for card in playable_cards(state, who):
        if takes_an_action(state, card):
            few = _too_few_for(state, who, designator_of(state, card), left)
            yield Attempt(option("play", card), few or hindrance_to_play(state, who, card))
    for one in abilities_for_actions(state):
        mine = as_used_by(state, one, who)
        hindrance = out_of_reach(state, one, who) or _hindrance_to_activate(state, turn, mine, left)
        yield Attempt(activation(mine), hindrance)


@cites("LCG-150", "LCG-159", "LCG-166", "LCG-404")
def _basic_actions_tried(state: LcgState, who: int) -> Iterator[Attempt]:
    """Every basic action an investigator might consider, ignoring what it costs."""
    here = state.location_of(who)
    yield Attempt(INVESTIGATE, hindrance_to_investigate(state, who))
    yield Attempt(DRAW, None)
    yield Attempt(GAIN, None)
    near = state.connected(here)
    for place in state.locations():
        if place == here:
            hindrance: Hindrance | None = ALREADY_THERE
        elif place in near:
            hindrance = _hindrance_to_move(state, who, here, place)
        else:
            hindrance = NOT_CONNECTED
        yield Attempt(option("move", place), hindrance)
    for enemy in sorted(filter(state.is_enemy, state.cards_in_play())):
        away = None if state.location_of(enemy) == here else NOT_HERE
        engaging = hindrance_to_engage(state, enemy, who)
        yield Attempt(option("fight", enemy), away or hindrance_to_attack(state, enemy))
        yield Attempt(option("evade", enemy), away or _hindrance_to_evade(engaging))
        yield Attempt(option("engage", enemy), away or engaging)


@cites("LCG-165", "LCG-253")
def hindrance_to_engage(state: LcgState, enemy: int, who: int) -> Hindrance | None:
    """What prevents an investigator from engaging an enemy at their location."""
    if is_engaged(state, enemy, who):
        return ENGAGED
    return MASSIVE if has_keyword(state, enemy, "massive") else None


def _hindrance_to_evade(engaging: Hindrance | None) -> Hindrance | None:
    """What prevents evading an enemy; `engaging` is what prevents engaging it."""
    return None if engaging is ENGAGED else NOT_ENGAGED


def _hindrance_to_move(state: LcgState, who: int, here: int, place: int) -> Hindrance | None:
    """What prevents an investigator from moving to a connecting location."""
    if CANNOT_MOVE not in state.listeners.hooks:
        return None
    return forbidden(state, Moved(who, who, here, place))


def _too_few_for(state: LcgState, who: int, action: str, left: int) -> Hindrance | None:
    """The hindrance if too few actions are left for an action that normally costs one."""
    return _too_few(1 + surcharge(state, who, action), left)


def _too_few(needed: int, left: int) -> Hindrance | None:
    """The hindrance if fewer actions are left than needed."""
    return too_few_actions(needed, left) if left < needed else None


@cites("LCG-154", "LCG-353")
def _hindrance_to_activate(
    state: LcgState, turn: Turn, one: Working, left: int
) -> Hindrance | None:
    """What prevents an investigator from using an action ability within reach."""
    hindrance = hindrance_to_initiate(state, one, one.scope)
    if hindrance is not None:
        return hindrance
    action = one.ability
    assert isinstance(action, Action)
    needed = action.actions + surcharge(state, turn.who, action.designator)
    # Some additional actions can be spent only on this card; they are counted only if needed.
    if left < needed and (few := _too_few(needed, actions_left(state, turn, one.bearer))):
        return few
    # Once the group has refused to pay, it is not asked again that turn.
    is_refused = turn.times_used((REFUSED, one.bearer, one.giver, one.number))
    return GROUP_REFUSES if is_refused else None


@cache
def too_few_actions(needed: int, left: int) -> Hindrance:
    """The hindrance that too few actions are left in the turn."""
    return Hindrance("LCG-141", "actions", (("needed", needed), ("left", left)))


def abilities_for_actions(state: LcgState) -> Iterator[Working]:
    """The action abilities that are active now, no matter who may use them."""
    for hook in state.listeners.hooks.get(ACTION_TOPIC, ()):
        for one in working(state, hook):
            if isinstance(one.ability, Action):
                yield one


@cites("LCG-022", "LCG-170", "LCG-311")
def abilities_in_reach(state: LcgState, who: int) -> list[Working]:
    """The action abilities an investigator can reach: their own, and those at their location."""
    found: list[Working] = []
    for hook in state.listeners.hooks.get(ACTION_TOPIC, ()):
        if only_user(state, hook) not in (0, who):
            continue
        for one in working(state, hook):
            if isinstance(one.ability, Action) and out_of_reach(state, one, who) is None:
                found.append(one if one.scope.who == who else as_used_by(state, one, who))
    return found


@cites("LCG-156", "LCG-157", "LCG-158")
def out_of_reach(state: LcgState, one: Working, who: int) -> Hindrance | None:
    """The hindrance if an ability belongs to somebody else, or its card is somewhere else."""
    row = state.cards.get(one.bearer)
    controller = row.controller if row is not None else one.bearer
    if controller not in (0, who):
        return SOMEBODY_ELSES
    if row is None or row.zone in ("play", "story"):
        return None
    return None if state.location_of(one.bearer) == state.location_of(who) else OUT_OF_REACH


def activation(one: Working) -> Option:
    """The option of using an action ability."""
    return option("activate", one.bearer, one.giver, one.number)


def _paid_by_group(ability: Ability) -> PayCluesAsGroup | None:
    costs = ability.cost if isinstance(ability, Action) else ()
    return next((one for one in costs if isinstance(one, PayCluesAsGroup)), None)


def _activated(state: LcgState, who: int, action: Option) -> Working:
    bearer, giver, number = action.ids
    for one in working(state, Hook(giver, number)):
        if one.bearer == bearer:
            return as_used_by(state, one, who)
    raise LookupError(action.key)


@cites("LCG-153", "LCG-211", "LCG-244", "LCG-364")
def takes_an_action(state: LcgState, card: int) -> bool:
    """Whether playing a card takes an action."""
    hooks = state.listeners.hooks
    is_as_printed = FAST not in hooks and BLANK not in hooks
    is_fast = not is_as_printed and has_keyword(state, card, "fast")
    return not is_fast and _takes_an_action(state.cards[card].face, is_as_printed)


@cache
def _takes_an_action(card: str, is_as_printed: bool) -> bool:
    face = FACES[card]
    if is_as_printed and "fast" in face.keywords:
        return False
    return isinstance(face, AssetFace) or any(isinstance(one, Play) for one in face.abilities)
