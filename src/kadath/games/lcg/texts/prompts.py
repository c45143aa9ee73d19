"""Who is asked for what."""

from __future__ import annotations

from typing import Any

from kadath.kernel.events import Event
from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import FREE, Window

from ..costs import DiscardingFromHand
from ..frames import test_now
from ..happenings import Taken
from ..rules.choosing import Choosing
from ..rules.enemy_attack import MassiveAttacks, OpportunityAttacks, PhaseAttacks
from ..rules.enemy_phase import HunterMove, MoveTowards
from ..rules.investigation_phase import Turn
from ..rules.search import LookAtTop
from ..rules.setting_up import SetUp
from ..rules.skill_test import SkillTest
from ..rules.spending_clues import SpendAsGroup
from ..rules.turn_actions import actions_left
from ..state import SCENARIO, LcgState
from . import between
from .happenings import happening
from .names import Names
from .rules_text import rules_text

OWNED = frozenset({"commit", "mulligan", "discard"})
"""The verbs that are about cards of the one who is asked."""

LEADS = frozenset({"turn", "hunt", "mover", "attacked"})
"""The verbs between which the lead investigator chooses."""

MOST_TOLD = 3
"""How many things that happened at once a prompt tells; the log has them all."""


def prompt_text(names: Names, s: LcgState) -> str:
    """What the table waits for, without anything that only the asked one knows; or how it ended."""
    if s.outcome is not None:
        return _ended(names, s, s.outcome.reason)
    assert s.decision is not None
    if between.is_between(s):
        return between.prompt_text(names, s)
    values = _values(names, s, s.stack[-1])
    return names.say(f"ask-{s.decision.ask}", who=asked(names, s), **values)


def _ended(names: Names, s: LcgState, reason: str) -> str:
    """How it ended: by a resolution of the scenario, whose story follows, or of the campaign."""
    outcome = names.name("outcome", reason)
    if reason != s.resolution or not s.scenario:
        return outcome
    story = names.name("ending", f"{s.cards[s.scenario].face}-{reason}")
    return names.say("ended", outcome=outcome, text=story)


def asked(names: Names, s: LcgState) -> str:
    """The investigator whose choice it is; all of the seat, where it is not one's alone."""
    assert s.decision is not None
    seat = s.decision.seat
    who = _asked(s, s.stack[-1])
    if who in s.investigators and s.investigators[who].seat == seat:
        return names.investigator(s, who)
    return names.seat(s, seat)


def _asked(s: LcgState, frame: Procedure) -> int:
    assert s.decision is not None
    verb, args = s.decision.options[0]
    if verb in OWNED:
        return s.cards[int(args[0])].owner
    if verb in ("assign", "contribute", "refuse"):
        return int(args[0])
    if verb in LEADS or (verb == "engage" and len(args) > 1):
        return s.lead
    if isinstance(frame, Choosing):
        return frame.by or frame.scope.who
    scope = getattr(frame, "scope", None)
    who: int = getattr(frame, "who", 0) or getattr(frame, "drawer", 0)
    return who or (scope.who if scope is not None else 0)


def _values(names: Names, s: LcgState, frame: Procedure) -> dict[str, Any]:
    assert s.decision is not None
    verb, args = s.decision.options[0]
    values: dict[str, Any] = {"verb": verb}
    scope = getattr(frame, "scope", None)
    if scope is not None:
        source = int(scope.source)
        known = source in s.cards or source in s.investigators
        values["source"] = names.thing(s, source, None) if known else names.say("unknown-card")
    if isinstance(frame, Window):
        values |= {"time": frame.time, "what": _answered(names, s, frame)}
        if frame.time == FREE and (test := test_now(s)) is not None:
            values |= {"time": "test", **_test(names, s, test)}
    elif isinstance(frame, Choosing):
        chosen = frame.scope.bind(frame.name, frame.among[0])
        values["text"] = rules_text(s, frame.then, chosen, names.language)
    elif isinstance(frame, SetUp):
        values["chosen"] = len(frame.replaced)
    elif isinstance(frame, Turn):
        values["left"] = actions_left(s, frame)
    elif isinstance(frame, SkillTest):
        values |= _test(names, s, frame)
        values["tester"] = names.investigator(s, frame.who)
        values["own"] = "yes" if _asked(s, frame) == frame.who else "no"
        values["about"] = names.thing(s, frame.against, None) if frame.against else values["source"]
    elif isinstance(frame, HunterMove | MoveTowards | MassiveAttacks):
        if frame.enemy:
            values["enemy"] = names.thing(s, frame.enemy, None)
    elif isinstance(frame, PhaseAttacks | OpportunityAttacks):
        values["phase"] = "enemy" if isinstance(frame, PhaseAttacks) else "opportunity"
    elif isinstance(frame, SpendAsGroup):
        values["clues"] = frame.clues - sum(clues for _, clues in frame.given)
    elif isinstance(frame, DiscardingFromHand):
        values["cards"] = frame.left
    elif isinstance(frame, LookAtTop):
        values["deck"] = "encounter" if frame.deck == SCENARIO else "own"
    if verb == "assign":
        values["kind"] = args[1]
    elif verb in ("spawn", "make-room", "engage") and isinstance(frame, Event):
        about = frame.what[0]
        values["card"] = names.thing(s, getattr(about, "enemy", 0) or about.card, None)
    return values


def _answered(names: Names, s: LcgState, window: Window) -> str:
    """What a window is about."""
    moment = window.moment(s)
    parts = [part for part in moment.what if part is not None] if moment is not None else []
    # What somebody took is told by the cards that it is on.
    shown = [part for part in parts if not isinstance(part, Taken)] or parts
    told = [*dict.fromkeys(happening(names, s, part) for part in shown)]
    rest = "…" if len(told) > MOST_TOLD else ""
    return names.listed(told[:MOST_TOLD]) + rest


def _test(names: Names, s: LcgState, test: SkillTest) -> dict[str, Any]:
    """What is tested, and how it stands."""
    return {
        "skill": names.name("skill", test.skill),
        "total": test.total_skill(s).floored(),
        "difficulty": test.total_difficulty(s),
    }
