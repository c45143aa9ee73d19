"""What is at stake in a skill test: what success and failure do."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.effects import Effect, Scope
from kadath.kernel.game import Stakes
from kadath.text.sentences import finished

from ..frames import test_now
from ..rules.enemy_attack import retaliation
from ..rules.results import results_of
from ..rules.skill_test import SkillTest
from ..state import LcgState
from ..values import explained
from ..vocabulary.attempts import (
    AttackHits,
    AttackMisses,
    EvasionSucceeds,
    InvestigationSucceeds,
)
from .names import Names
from .rules_text import rules_text


def stakes(names: Names, s: LcgState) -> Stakes | None:
    """What is at stake in the current test, with the cards committed so far."""
    test = test_now(s)
    if test is None or test.result:
        return None
    # While there is no result, these are the results of success.
    success = tuple(_said(names, s, test, *one) for one in results_of(s, test))
    failure = tuple(finished(one) for one in _failure(names, s, test))
    nothing = finished(names.say("stakes-nothing", kind=test.kind or "test"))
    return Stakes(success or (nothing,), failure or (nothing,))


def _failure(names: Names, s: LcgState, test: SkillTest) -> Iterator[str]:
    if isinstance(test.failure, AttackMisses):
        other = s.engaged_with(test.against)
        if other and other != test.who:
            yield names.say(
                "stakes-hits", card=names.investigator(s, other), harm=_harm(names, s, test)
            )
    elif test.failure is not None:
        yield rules_text(s, test.failure, test.scope, names.language)
    if test.kind == "fight" and retaliation(s, test.against, test.who) is not None:
        enemy = names.thing(s, test.against, None)
        yield names.say("stakes-retaliates", card=enemy, who=names.investigator(s, test.who))


def _said(names: Names, s: LcgState, test: SkillTest, effect: Effect, scope: Scope) -> str:
    """What a result of success does, with current numbers."""
    if isinstance(effect, InvestigationSucceeds):
        clues = explained(s, test.who, "clues discovered", 1).floored()
        there = s.cards[test.against].clues
        return finished(names.say("stakes-clues", clues=min(clues, there)))
    if isinstance(effect, AttackHits):
        enemy = names.thing(s, test.against, None)
        return finished(names.say("stakes-hits", card=enemy, harm=_harm(names, s, test)))
    if isinstance(effect, EvasionSucceeds):
        return finished(names.say("stakes-evaded", card=names.thing(s, test.against, None)))
    text = rules_text(s, effect, scope, names.language)
    if effect is test.success:
        return finished(text)
    return finished(
        names.say("option-result", card=names.thing(s, int(scope.source), None), text=text)
    )


def _harm(names: Names, s: LcgState, test: SkillTest) -> str:
    return names.harm(explained(s, test.who, "attack damage", 1).floored(), 0, "acc")
