"""Engagement: enemies engaging investigators, and evasion (LCG-224 to LCG-234)."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import forbidding
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure, procedure

from ..faces import SKILLS
from ..happenings import Engaged, Evaded
from ..state import LcgState
from ..values import has_keyword, is_blank, remaining, value
from ..vocabulary.abilities import Prey, PreyOnly
from ..zones import put
from .gone import leave_out_gone

CANNOT_ENGAGE = forbidding(Engaged)


@procedure
class Engage(Event[Engaged]):
    """Enemies engage at once; `who` is 0 until it is chosen among several investigators."""

    @cites("LCG-230", "LCG-494")
    def question(self, state: LcgState) -> Decision | None:
        """The lead chooses among investigators who match the prey instruction equally."""
        for part in self.what:
            if not part.who:
                options = tuple(
                    option("engage", part.enemy, who) for who in engageable(state, part.enemy)
                )
                return Event.gather.offer(state.seat_of(state.lead), options)
        return None

    def answer(self, state: LcgState, chosen: Option) -> Procedure | None:
        enemy, who = chosen.ids
        self.change(self.what.index(Engaged(enemy, 0)), Engaged(enemy, who))
        return None

    @cites("LCG-164", "LCG-224", "LCG-253", "LCG-490")
    def impact(self, state: LcgState) -> Procedure | None:
        for place, part in enumerate(self.pending()):
            if part is None:
                continue
            if not state.is_in_play(part.enemy) or state.is_out(part.who):
                # An interrupt has removed the enemy or the investigator.
                self.cancel(place)
                continue
            if not has_keyword(state, part.enemy, "massive"):
                put(state, part.enemy, "threat", part.who)
            state.tell("engaged", part.enemy, who=part.who)
        return None


@cites("LCG-226", "LCG-227", "LCG-228", "LCG-229", "LCG-240", "LCG-253")
def engagements(state: LcgState) -> Engage | None:
    """All ready unengaged enemies at investigators' locations engage at once, unless aloof."""
    parts = []
    for location in dict.fromkeys([row.location for row in state.investigators.values()]):
        there = state.pile("at", location)
        if not there or not state.investigators_at(location):
            continue
        for enemy in there:
            if state.face(enemy).TYPE != "enemy" or state.cards[enemy].exhausted:
                continue
            if has_keyword(state, enemy, "aloof") or has_keyword(state, enemy, "massive"):
                continue
            if found := engageable(state, enemy):
                parts.append(Engaged(enemy, found[0] if len(found) == 1 else 0))
    return Engage(tuple(parts)) if parts else None


@cites("LCG-004")
def engageable(state: LcgState, enemy: int) -> tuple[int, ...]:
    """The investigators at its location whom an enemy may engage: those it prefers."""
    here = state.investigators_at(state.location_of(enemy))
    if CANNOT_ENGAGE in state.listeners.hooks:
        here = tuple(who for who in here if not state.forbids(Engaged(enemy, who)))
    return preyed_upon(state, enemy, here)


@cites("LCG-232", "LCG-233")
def only_prey(state: LcgState, enemy: int, among: tuple[int, ...]) -> tuple[int, ...]:
    """Those among some investigators whom an enemy may move toward and engage on its own."""
    for one in state.face(enemy).abilities:
        if isinstance(one, PreyOnly) and not is_blank(state, enemy):
            whom = one.whom.ids(state, Scope(0, enemy))
            return tuple(who for who in among if who in whom)
    return among


@cites("LCG-230")
def preyed_upon(state: LcgState, enemy: int, among: tuple[int, ...]) -> tuple[int, ...]:
    """Those among some investigators whom an enemy prefers most."""
    among = only_prey(state, enemy, among)
    prey = next((one for one in state.face(enemy).abilities if isinstance(one, Prey)), None)
    if prey is None or is_blank(state, enemy) or len(among) < 2:
        return among
    scores = {who: _score(state, prey.stat, who) for who in among}
    best = (max if prey.highest else min)(scores.values())
    return tuple(who for who in among if scores[who] == best)


def _score(state: LcgState, stat: str, who: int) -> int:
    if stat in SKILLS:
        return value(state, who, stat)
    if stat in ("health", "sanity"):
        return remaining(state, who, stat) or 0
    if stat == "cards in hand":
        return len(state.pile("hand", who))
    return state.investigators[who].clues


@procedure
class Evade(Event[Evaded]):
    """Enemies are evaded: they exhaust and disengage, staying at the investigator's location."""

    @cites("LCG-168")
    def impact(self, state: LcgState) -> Procedure | None:
        leave_out_gone(self, state, "enemy")
        for part in self.parts():
            state.set_card(part.enemy, exhausted=True)
            put(state, part.enemy, "at", state.location_of(part.who))
            state.tell("evaded", part.enemy, who=part.who)
        return None


@cites("LCG-168")
def evade(who: int, enemies: tuple[int, ...]) -> Evade:
    """The event of evading enemies."""
    return Evade(tuple(Evaded(enemy, who) for enemy in enemies))
