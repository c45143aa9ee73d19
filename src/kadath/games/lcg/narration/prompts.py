"""Prompts: who is asked for what."""

from __future__ import annotations

from typing import Any

from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import FREE, Window

from ..frames import test_now
from ..happenings import Defeated, Taken
from ..rules.choosing import Choosing
from ..rules.damage import DealDamage
from ..rules.enemy_attack import MassiveAttacks, OpportunityAttacks, PhaseAttacks
from ..rules.enemy_phase import HunterMove, MoveTowards
from ..rules.investigation_phase import Turn
from ..rules.search import LookAtTop, Search, SearchEncounterCards
from ..rules.setting_up import SetUp
from ..rules.skill_test import SkillTest
from ..rules.spending_clues import SpendAsGroup
from ..rules.turn_actions import actions_left
from ..rules.upkeep_phase import HAND_SIZE, UpkeepPhase
from ..state import SCENARIO, LcgState
from ..vocabulary.costs import DiscardingFromHand
from . import between
from .happenings import happening
from .names import Names
from .rules_text import rules_text

Values = dict[str, Any]

OWNED = frozenset({"commit", "mulligan", "discard"})
"""The verbs about cards owned by the investigator who is asked."""

LEADS = frozenset({"turn", "hunt", "mover", "attacked"})
"""The verbs the lead investigator chooses among."""

MOST_LISTED = 3
"""How many simultaneous events a prompt mentions; the log has all of them."""


def prompt_text(names: Names, s: LcgState) -> str:
    """What the table is waiting for, without private information; or how the game ended."""
    if s.outcome is not None:
        return _ended(names, s, s.outcome.reason)
    assert s.decision is not None
    if between.is_between(s):
        return between.prompt_text(names, s)
    values = _values(names, s, s.stack[-1])
    return names.say(f"ask-{s.decision.ask}", who=asked(names, s), **values)


def _ended(names: Names, s: LcgState, reason: str) -> str:
    """How it ended: by a resolution of the scenario, followed by its story, or of the campaign."""
    outcome = names.name("outcome", reason)
    if reason != s.resolution or not s.scenario:
        return outcome
    story = names.name("ending", f"{s.cards[s.scenario].face}-{reason}")
    return names.say("ended", outcome=outcome, text=story)


def asked(names: Names, s: LcgState) -> str:
    """The investigator who chooses, or all of the seat's if it is not one's alone."""
    assert s.decision is not None
    seat = s.decision.seat
    who = _asked(s, s.stack[-1])
    if who in s.investigators and s.investigators[who].seat == seat:
        return names.investigator(s, who)
    return names.seat(s, seat)


def _asked(s: LcgState, frame: Procedure) -> int:
    assert s.decision is not None
    first = s.decision.options[0]
    verb, args = first
    if verb in OWNED:
        return s.cards[first.ids[0]].owner
    if verb in ("assign", "contribute", "refuse"):
        return first.ids[0]
    if verb in LEADS or (verb == "engage" and len(args) > 1):
        return s.lead
    if isinstance(frame, Choosing):
        return frame.by or frame.scope.who
    scope = getattr(frame, "scope", None)
    who: int = getattr(frame, "who", 0) or getattr(frame, "drawer", 0)
    return who or (scope.who if scope is not None else 0)


def _values(names: Names, s: LcgState, frame: Procedure) -> Values:
    """The arguments of the prompt, by the current procedure and the options."""
    assert s.decision is not None
    first = s.decision.options[0]
    verb, args = first
    values = {"verb": verb, **_source(names, s, frame), **_about(names, s, frame)}
    if verb == "assign":
        values["harm"] = _to_assign(names, frame, int(args[0]))
    elif verb in ("spawn", "make-room", "engage") and isinstance(frame, Event):
        part = frame.what[0]
        values["card"] = names.thing(s, getattr(part, "enemy", 0) or part.card, None)
    return values


def _to_assign(names: Names, frame: Procedure, who: int) -> str:
    """All the damage and horror an investigator may assign."""
    assert isinstance(frame, DealDamage)
    parts = [part for part in frame.what if part.card == who and not part.direct]
    return names.harm(sum(part.damage for part in parts), sum(part.horror for part in parts), "acc")


def _source(names: Names, s: LcgState, frame: Procedure) -> Values:
    """The card whose text is being resolved."""
    scope = getattr(frame, "scope", None)
    if scope is None:
        return {}
    source = scope.this
    is_there = source in s.cards or source in s.investigators
    return {"source": names.thing(s, source, None) if is_there else names.say("unknown-card")}


def _cause(names: Names, s: LcgState) -> Values:
    """The card that caused the current procedure."""
    return next(found for frame in reversed(s.stack) if (found := _source(names, s, frame)))


def _about(names: Names, s: LcgState, frame: Procedure) -> Values:
    """What the procedure that asks is about."""
    match frame:
        case Window():
            return _window(names, s, frame)
        case Choosing():
            chosen = frame.scope.bind(frame.name, frame.among[0])
            return {"text": rules_text(s, frame.then, chosen, names.language)}
        case SetUp():
            return {"chosen": len(frame.replaced)}
        case Turn():
            return {"left": actions_left(s, frame)}
        case SkillTest():
            return _committing(names, s, frame)
        case HunterMove() | MoveTowards() | MassiveAttacks():
            return {"enemy": names.thing(s, frame.enemy, None)} if frame.enemy else {}
        case PhaseAttacks():
            return {"phase": "enemy"}
        case OpportunityAttacks():
            return {"phase": "opportunity"}
        case SpendAsGroup():
            return {"clues": frame.clues - sum(clues for _, clues in frame.given)}
        case DiscardingFromHand():
            down = isinstance(s.stack[-2], UpkeepPhase)
            return {"cards": frame.left, "most": HAND_SIZE, "down": "yes" if down else "no"}
        case Search() | SearchEncounterCards():
            return _cause(names, s)
        case LookAtTop():
            return {"deck": "encounter" if frame.deck == SCENARIO else "own"}
    return {}


def _window(names: Names, s: LcgState, window: Window) -> Values:
    values = {"time": window.time, "what": _answered(names, s, window)}
    if window.time == FREE and (test := test_now(s)) is not None:
        assert s.decision is not None
        own = s.seat_of(test.who) == s.decision.seat
        tester = names.investigator(s, test.who)
        whose = {"own": "yes" if own else "no", "tester": tester}
        return {**values, "time": "test", **whose, **_test(names, s, test)}
    return values


def _committing(names: Names, s: LcgState, test: SkillTest) -> Values:
    about = names.thing(s, test.against, None) if test.against else None
    return {
        **_test(names, s, test),
        "tester": names.investigator(s, test.who),
        "own": "yes" if _asked(s, test) == test.who else "no",
        "about": about or _source(names, s, test)["source"],
    }


def _is_defeat(part: Any) -> bool:
    """Whether this is a defeat, which follows the damage that caused it."""
    return isinstance(part, Defeated)


def _answered(names: Names, s: LcgState, window: Window) -> str:
    """What a window responds to."""
    moment = window.moment(s)
    parts = [part for part in moment.what if part is not None] if moment is not None else []
    # What an investigator took is covered by the cards it was placed on.
    shown = [part for part in parts if not isinstance(part, Taken)] or parts
    shown.sort(key=_is_defeat)
    happenings = [*dict.fromkeys(happening(names, s, part) for part in shown)]
    rest = "…" if len(happenings) > MOST_LISTED else ""
    return names.listed(happenings[:MOST_LISTED]) + rest


def _test(names: Names, s: LcgState, test: SkillTest) -> Values:
    """The test and its current values."""
    return {
        "skill": names.name("skill", test.skill),
        "total": test.total_skill(s).floored(),
        "difficulty": test.total_difficulty(s),
    }
