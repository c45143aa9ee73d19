"""Actions: the basic ones, and playing and activating cards (LCG-140 to LCG-173)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from kadath.kernel.citations import cites
from kadath.kernel.decision import Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.listeners import Ability, Hook
from kadath.kernel.procedure import Procedure, procedure, step

from ..faces import FACES, AssetFace
from ..frames import turn_now
from ..happenings import Engaged, Moved
from ..state import LcgState
from ..values import Working, as_used_by, has_keyword, is_engaged, only_user, working
from ..vocabulary.abilities import ACTION_TOPIC, DEARER, Action, Play
from ..vocabulary.attempts import (
    THE_ENEMY,
    Fight,
    Investigate,
    TryToEvade,
    can_be_attacked,
    can_investigate,
)
from ..vocabulary.effects import GainResources
from .drawing import Draw
from .enemy_attack import attacks_of_opportunity
from .engagement import Engage
from .initiation import QUIET, hindrance, initiate
from .movement import CANNOT_MOVE, moving
from .performed import Performed
from .play_card import PlayCard, designator_of, is_fast, may_play, playable_cards
from .spending_clues import Agreed, Given, PayCluesAsGroup
from .turn_actions import actions_left, note_action, spend_actions, surcharge
from .waiting import Awaited, Waiting, run_next

if TYPE_CHECKING:
    from .investigation_phase import Turn

REFUSED = "action refused"

INVESTIGATE = option("investigate")
DRAW = option("draw")
GAIN = option("resource")


@procedure
class Act(Procedure, Performed, Agreed, Awaited):
    """An action being taken: `action` is the option that was chosen.

    Where a group pays for it they were `asked`, and `given` is what they have agreed on.
    """

    who: int
    action: Option
    waiting: Waiting = ()
    asked: bool = False
    given: Given = ()

    @step("cost", "LCG-141", "LCG-154", "LCG-353", "LCG-358")
    def pay(self, state: LcgState) -> Procedure | None:
        """Spend the actions it costs; if others refuse to pay their part, nothing is paid."""
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
        card = self.action.ids[0] if self.action.verb == "activate" else 0
        kind = self._kind(state)
        spend_actions(state, turn, self._actions(state) + self.dearer(state), card)
        note_action(state, self.who, kind)
        return None

    @step("opportunity", "LCG-174", "LCG-177", "LCG-180")
    def provoke(self, state: LcgState) -> Procedure | None:
        """Enemies attack, unless it is a quiet action; cards see to that after their own costs."""
        if self.action.verb in ("play", "activate") or self.action.verb in QUIET:
            return None
        return attacks_of_opportunity(state, self.who)

    @step("perform", "LCG-141", "LCG-145", "LCG-151", "LCG-152")
    def perform(self, state: LcgState) -> Procedure | None:
        """Do it."""
        who, verb, ids = self.who, self.action.verb, self.action.ids
        scope = Scope(who, who)
        if verb == "investigate":
            return Investigate().run(state, scope)
        if verb == "fight":
            return Fight(enemy=THE_ENEMY).run(state, scope.bind("enemy", ids[0]))
        if verb == "evade":
            return TryToEvade(enemy=THE_ENEMY).run(state, scope.bind("enemy", ids[0]))
        if verb == "move":
            return moving(state, who, ids[0])
        if verb == "engage":
            return Engage((Engaged(ids[0], who),))
        if verb == "draw":
            return Draw(who, 1)
        if verb == "resource":
            return GainResources(1).run(state, scope)
        if verb == "play":
            return PlayCard(who, ids[0], Scope(who, ids[0]))
        one = _activated(state, who, self.action)
        return initiate(state, one, one.scope)

    @step("waiting")
    def resolve_waiting(self, state: LcgState) -> Procedure | None:
        """A test that came up within the action's own begins now."""
        return run_next(self)

    def dearer(self, state: LcgState) -> int:
        """How many actions more than it says it costs now."""
        return surcharge(state, self.who, self._kind(state))

    def _kind(self, state: LcgState) -> str:
        verb = self.action.verb
        if verb == "play":
            return designator_of(state, self.action.ids[0]) or verb
        if verb == "activate":
            one = _activated(state, self.who, self.action)
            return (one.ability.designator if isinstance(one.ability, Action) else "") or verb
        return verb

    def _actions(self, state: LcgState) -> int:
        if self.action.verb != "activate":
            return 1
        one = _activated(state, self.who, self.action)
        return one.ability.actions if isinstance(one.ability, Action) else 1


@cites("LCG-122", "LCG-144", "LCG-145", "LCG-146", "LCG-150", "LCG-159", "LCG-163", "LCG-166")
def actions_of(state: LcgState, turn: Turn) -> list[Option]:
    """The actions that an investigator can take with the actions left in a turn."""
    who = turn.who
    left = actions_left(state, turn)
    found: list[Option] = []
    if left > 0:
        found = _basic_actions(state, who)
        is_dearer = DEARER in state.listeners.hooks
        if is_dearer:
            found = _affordable(state, who, found, left)
        for card in playable_cards(state, who):
            if (
                _is_played_with_action(state, card)
                and may_play(state, who, card)
                and not (is_dearer and surcharge(state, who, designator_of(state, card)) >= left)
            ):
                found.append(option("play", card))
    for ability in activatable(state, who):
        action = ability.ability
        if isinstance(action, Action):
            actions = action.actions + surcharge(state, who, action.designator)
            if actions <= left or actions <= actions_left(state, turn, ability.bearer):
                instance = (ability.bearer, ability.giver, ability.number)
                # Those who pay with somebody are not asked again in that turn.
                if not turn.times_used((REFUSED, *instance)):
                    found.append(option("activate", *instance))
    return found


def _affordable(state: LcgState, who: int, actions: list[Option], left: int) -> list[Option]:
    return [one for one in actions if left > surcharge(state, who, one.verb)]


@cites("LCG-165", "LCG-233", "LCG-242")
def _basic_actions(state: LcgState, who: int) -> list[Option]:
    here = state.location_of(who)
    found = [INVESTIGATE] if can_investigate(state, who) else []
    may_be_barred = CANNOT_MOVE in state.listeners.hooks
    for place in state.connected(here):
        if not (may_be_barred and state.forbids(Moved(who, who, here, place))):
            found.append(option("move", place))
    found += (DRAW, GAIN)
    for enemy in state.enemies_at(here):
        if can_be_attacked(state, enemy):
            found.append(option("fight", enemy))
        if is_engaged(state, enemy, who):
            found.append(option("evade", enemy))
        elif not has_keyword(state, enemy, "massive"):
            found.append(option("engage", enemy))
    return found


@cites("LCG-022", "LCG-156", "LCG-157", "LCG-158", "LCG-170", "LCG-311")
def activatable(state: LcgState, who: int) -> Iterator[Working]:
    """The action abilities that an investigator may use: their own cards', and those there."""
    here = state.location_of(who)
    cards = state.cards
    for hook in state.listeners.hooks.get(ACTION_TOPIC, ()):
        if only_user(state, hook) not in (0, who):
            continue
        for one in working(state, hook):
            if not isinstance(one.ability, Action):
                continue
            row = cards.get(one.bearer)
            controller = row.controller if row is not None else one.bearer
            if controller not in (0, who):
                continue
            is_there = (
                row is None
                or row.zone in ("play", "story")
                or state.location_of(one.bearer) == here
            )
            if is_there:
                mine = one if one.scope.who == who else as_used_by(state, one, who)
                if hindrance(state, mine, mine.scope) is None:
                    yield mine


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
def _is_played_with_action(state: LcgState, card: int) -> bool:
    return _takes_an_action(state.cards[card].face) and not is_fast(state, card)


@cache
def _takes_an_action(card: str) -> bool:
    face = FACES[card]
    return isinstance(face, AssetFace) or any(isinstance(one, Play) for one in face.abilities)
