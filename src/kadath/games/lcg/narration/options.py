"""What each option does, as a menu item."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kadath.kernel.abilities.bearing import lasting_effect
from kadath.kernel.decision import DONE, PASS, Option
from kadath.kernel.effects import Scope
from kadath.kernel.listeners import Ability
from kadath.kernel.procedure import Procedure
from kadath.kernel.windows import FREE, Window
from kadath.text.declined import listed
from kadath.text.sentences import capitalized

from ..frames import test_now, turn_now
from ..odds import forced_test
from ..rules.actions import Act
from ..rules.chaos import ResolveTokens
from ..rules.committing import icons
from ..rules.damage import STAT, DealDamage
from ..rules.enemy_attack import able_to_attack
from ..rules.initiation import QUIET
from ..rules.investigation_phase import Turn
from ..rules.play_card import designator_of, is_fast
from ..rules.results import Results
from ..rules.setting_up import SetUp
from ..rules.skill_test import SkillTest
from ..rules.turn_actions import actions_left
from ..state import LcgState
from ..values import cost_to_play, remaining, value
from ..vocabulary.abilities import Action
from ..vocabulary.either_skill import ChoosingSkill
from ..vocabulary.story import Reach
from . import between
from .happenings import subject
from .names import Names
from .rules_text import rules_text

Values = dict[str, Any]
More = Callable[[Names, LcgState, Procedure, Option], Values]


def option_text(names: Names, s: LcgState, option: Option) -> str:
    """What choosing an option does and provokes, using only what the deciding seat may know."""
    text = deed_text(names, s, option)
    enemies = provoked(s, option)
    if not enemies:
        return text
    return names.say("provokes", text=text.removesuffix("."), **_attackers(names, s, enemies))


def provoking_text(names: Names, s: LcgState, enemies: tuple[int, ...]) -> str:
    """What an action that provokes these enemies causes, for all such actions at once."""
    return names.say("provoking", **_attackers(names, s, enemies))


def _attackers(names: Names, s: LcgState, enemies: tuple[int, ...]) -> Values:
    called = [names.thing(s, enemy, None) for enemy in enemies]
    return {"enemies": listed(called, names.language), "count": len(enemies)}


def deed_text(names: Names, s: LcgState, option: Option, *, brief: bool = False) -> str:
    """What choosing an option does, apart from attacks it provokes; `brief` uses symbols."""
    assert s.decision is not None
    if between.is_between(s):
        return between.option_text(names, s, option)
    frame = s.stack[-1]
    values: Values = {}
    if option.verb in ABOUT_A_CARD:
        values["card"] = names.thing(s, option.ids[0], s.decision.seat)
    if option.verb in MORE:
        values |= MORE[option.verb](names, s, frame, option)
    form = "brief" if brief and option.verb in IN_BRIEF else "option"
    text = capitalized(names.say(f"{form}-{option.verb}", **values))
    if isinstance(frame, Turn) and option != DONE and (more := Act(frame.who, option).dearer(s)):
        text = names.say("dearer", text=text.removesuffix("."), more=more)
    if isinstance(frame, Turn) and (tester := forced_test(s, option)) is not None:
        card = names.thing(s, tester, None)
        text = names.say("tested", text=text.removesuffix("."), card=card)
    if (user := _user(s, option)) is not None:
        return names.say("of-somebody", who=names.investigator(s, user), text=text)
    if isinstance(frame, Window) and frame.time == FREE and option != PASS:
        return _in_player_window(names, s, option, text)
    return text


def _user(s: LcgState, option: Option) -> int | None:
    """Who would use a card open to all, if the deciding seat has several who might."""
    assert s.decision is not None
    if option.verb != "use" or len(option.args) < 4:
        return None
    staying = [who for who in s.investigators if not s.is_out(who)]
    own = [who for who in staying if s.seat_of(who) == s.decision.seat]
    return option.ids[3] if len(own) > 1 else None


def _in_player_window(names: Names, s: LcgState, option: Option, text: str) -> str:
    """In a player window, next to actions: say that it takes no action, and whose it is."""
    assert s.decision is not None
    turn = turn_now(s)
    if test_now(s) is not None:
        return text
    if turn is not None and option.verb in ("play", "advance"):
        text = names.say("without-action", text=text.removesuffix("."))
    seat = s.decision.seat
    if seat != s.seat_of(turn.who if turn is not None else s.lead):
        return names.say("of-somebody", who=names.seat(s, seat), text=text)
    return text


def provoked(s: LcgState, option: Option) -> tuple[int, ...]:
    """The enemies that would attack before an action is performed."""
    frame = s.stack[-1]
    if not isinstance(frame, Turn) or (not option.args and option.verb == "done"):
        return ()
    verb = option.verb
    if verb == "play":
        card = option.ids[0]
        if is_fast(s, card):
            return ()
        verb = designator_of(s, card)
    elif verb == "activate":
        ability = _ability(s, option)[0]
        if isinstance(ability, Action):
            if not ability.provokes:
                return ()
            verb = ability.designator
    if verb in QUIET:
        return ()
    return able_to_attack(s, frame.who)


def _ability(s: LcgState, option: Option) -> tuple[Ability, Scope]:
    """The ability an option uses, and its scope."""
    bearer, giver, number = option.ids[:3]
    if giver < 0:
        lasting = lasting_effect(s, giver)
        assert lasting is not None
        return lasting.what, lasting.scope
    return s.face(giver).placed[number].ability, Scope(0, bearer)


def _use(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    ability, scope = _ability(s, option)
    return {
        "text": rules_text(s, ability, scope, names.language),
        **_answered(names, s, frame, option, 3),
    }


def _answered(names: Names, s: LcgState, frame: Procedure, option: Option, place: int) -> Values:
    """What a response is to, if the same ability could respond to more than one thing."""
    if not isinstance(frame, Window) or len(option.args) <= place or s.decision is None:
        return {"more": 0}
    if frame.time == FREE:
        # There is nothing to respond to: the place is that of the user.
        return {"more": 0}
    alike = [
        one
        for one in s.decision.options
        if one.verb == option.verb and one.args[:place] == option.args[:place]
    ]
    moment = frame.moment(s)
    if len(alike) < 2 or moment is None:
        return {"more": 0}
    to = subject(names, s, moment.what[option.ids[place]], s.decision.seat)
    return {"more": int(bool(to)), "to": to}


def _play(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    card = option.ids[0]
    cost = cost_to_play(s, card, s.cards[card].owner)
    return {"cost": cost, **_answered(names, s, frame, option, 1)}


def _test(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    enemy = option.ids[0]
    difficulty = value(s, enemy, option.verb)
    return {"difficulty": difficulty, "health": remaining(s, enemy, "health") or 0}


def _investigate(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    assert isinstance(frame, Turn)
    here = s.location_of(frame.who)
    place = names.thing(s, here, None)
    return {"place": place, "difficulty": value(s, here, "shroud"), "clues": s.cards[here].clues}


def _contents(names: Names, s: LcgState, location: int) -> Values:
    row = s.cards[location]
    holds = [] if row.revealed else [names.say("holds-unrevealed")]
    if row.clues:
        holds.append(names.say("holds-clues", clues=row.clues))
    holds += [names.thing(s, enemy, None) for enemy in s.enemies_at(location)]
    return {"has": len(holds), "contents": names.listed(holds)}


def _go(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    return _contents(names, s, option.ids[-1])


def _hunt(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    return {"place": names.thing(s, option.ids[1], None)}


def _engage(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    if len(option.args) == 1:
        return {"by": "you"}
    return {"by": "enemy", "who": names.investigator(s, option.ids[1])}


def _choose(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    """What is known about a thing to choose."""
    thing = option.ids[0]
    row = s.cards.get(thing)
    contents = []
    place = s.location_of(thing)
    if row is not None and row.zone == "map":
        contents = [_contents(names, s, thing)["contents"]]
    elif place:
        contents = [names.thing(s, place, None)]
    if s.is_in_play(thing):
        contents += [
            names.say("left", stat=stat, left=left)
            for stat in ("health", "sanity")
            if (left := remaining(s, thing, stat)) is not None
        ]
    contents = [one for one in contents if one]
    return {"has": len(contents), "contents": names.listed(contents)}


def _assign(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    kind = option.words[1]
    left = remaining(s, option.ids[0], STAT[kind]) or 0
    assert isinstance(frame, DealDamage)
    placed = sum(getattr(one, kind) for one in frame.assigned if one.card == option.args[0])
    return {"kind": kind, "left": left - placed}


def _attacker(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    enemy = option.ids[0]
    return {"harm": names.harm(value(s, enemy, "damage"), value(s, enemy, "horror"))}


def _commit(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    assert isinstance(frame, SkillTest)
    return {"icons": icons(s, option.ids[0], frame.skill)}


def _skill(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    assert isinstance(frame, SkillTest | ChoosingSkill)
    who = frame.who if isinstance(frame, SkillTest) else frame.scope.who
    skill = option.words[0]
    return {"skill": names.name("skill", skill), "value": value(s, who, skill)}


def _effect(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    effects, scope = frame.about(s)["effects"], frame.about(s)["scope"]
    effect = effects[option.ids[0]]
    if isinstance(effect, Reach):
        # The number of a resolution says nothing about what it does.
        deed = names.name("deed", f"{s.cards[s.scenario].face}-R{effect.resolution}")
        return {"text": names.say("deed", deed=deed, number=effect.resolution)}
    return {"text": rules_text(s, effect, scope, names.language, offered=True)}


def _result(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    assert isinstance(frame, Results)
    effect, scope = frame.left[option.ids[0]]
    text = rules_text(s, effect, scope, names.language, offered=True)
    return {"card": names.thing(s, scope.this, None), "text": text}


def _resolve(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    assert isinstance(frame, ResolveTokens)
    token = frame.revealed(s).what[option.ids[0]].token
    return {"token": names.token(token)}


def _advance(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    return {"clues": value(s, option.ids[0], "clues")}


def _contribute(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    who, clues = option.ids
    return {"clues": clues, "left": s.investigators[who].clues - clues}


def _stop(names: Names, s: LcgState, frame: Procedure, option: Option) -> Values:
    assert s.decision is not None
    values: Values = {"prompt": s.decision.ask, "left": 0, "taken": 0}
    if isinstance(frame, Turn):
        values["left"] = actions_left(s, frame)
    elif isinstance(frame, SetUp):
        values["taken"] = len(frame.replaced)
    elif isinstance(frame, SkillTest):
        values["taken"] = len(frame.committed)
    # During a turn, moving is an action like any other.
    elif s.decision.options[0].verb in ("disengage", "move"):
        values["prompt"] = s.decision.options[0].verb
    return values


ABOUT_A_CARD = frozenset(
    {
        *("play", "activate", "use", "react", "forced", "commit", "mulligan", "discard", "find"),
        *("put-back", "make-room", "fight", "evade", "engage", "move", "spawn", "choose", "assign"),
        *("attacker", "attacked", "hunt", "mover", "lead", "turn", "advance"),
    }
)
"""The verbs whose first id is the card or investigator the text names."""

IN_BRIEF = frozenset({"fight", "evade", "investigate"})
"""The verbs with a brief text."""

MORE: dict[str, More] = {
    **dict.fromkeys(("activate", "use", "react", "forced"), _use),
    **dict.fromkeys(("fight", "evade"), _test),
    **dict.fromkeys(("move", "spawn"), _go),
    **dict.fromkeys(("pass", "done"), _stop),
    "play": _play,
    "investigate": _investigate,
    "hunt": _hunt,
    "engage": _engage,
    "choose": _choose,
    "assign": _assign,
    "attacker": _attacker,
    "commit": _commit,
    "skill": _skill,
    "effect": _effect,
    "result": _result,
    "resolve": _resolve,
    "advance": _advance,
    "contribute": _contribute,
}
"""The arguments of an option's text besides the card it names, by verb."""
