"""What each option does, as a menu item."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kadath.kernel.decision import Option
from kadath.kernel.effects import Choosing
from kadath.kernel.game import Thing
from kadath.kernel.procedure import Procedure
from kadath.kernel.several import Picks
from kadath.text.sentences import capitalized

from ..components.items import ITEMS
from ..outlook import outlook
from ..rules.action_phase import TOPS_A_ROUND
from ..rules.attack import Attacking, Destroying
from ..rules.monsters import health_of, location_of
from ..rules.monsters_moved import MovingMonsters
from ..rules.movement import Moving
from ..rules.priority import CyclingRow, Foreseeing
from ..rules.solo import CARDS_EACH
from ..state import BOTTOM, TOP, FinalHourState
from . import forecast
from .names import Names
from .rules_text import offered_text
from .values import in_words

ARGUMENT = {
    **dict.fromkeys(("play", "set-aside", "onto", "discard", "on-top"), "card"),
    **dict.fromkeys(("replace", "exchange", "keep-back"), "card"),
    **dict.fromkeys(("destroy", "activate", "under", "lure"), "token"),
    **dict.fromkeys(("attack", "move", "location", "towards"), "location"),
    **dict.fromkeys(("victim", "investigator", "deck"), "figure"),
    **dict.fromkeys(("seal", "remove-seal"), "path"),
    "use": "item",
}
"""What the first id of an option refers to, by verb."""


def points(option: Option) -> list[Thing]:
    """The things on the board an option is about."""
    kind = ARGUMENT.get(option.verb)
    return [Thing(kind, one) for one in option.args] if kind is not None else []


def option_text(names: Names, s: FinalHourState, option: Option) -> str:
    """What choosing an option does, using only what the deciding seat may know."""
    frame = s.stack[-1]
    message = f"option-{option.verb}"
    values: dict[str, Any] = {}
    if option.verb in ARGUMENT:
        values = in_words(names, s, {ARGUMENT[option.verb]: option.args[0]})
    if ARGUMENT.get(option.verb) == "token":
        token = option.ids[0]
        values["health"] = health_of(s, token, location_of(s, token))
    if option.verb in MORE:
        values |= MORE[option.verb](names, s, frame, option)
    if "left" in values and option.verb == "destroy":
        message += "-damage"
    if option.verb == "exchange" and s.is_solo:
        message += "-deck"
    return capitalized(names.say(message, **values))


def confirm_text(names: Names, s: FinalHourState, picks: Picks) -> str:
    """What confirming these picks does, as a button label."""
    assert s.decision is not None
    call: dict[str, Callable[[int], str]] = {
        "token": names.token,
        "path": names.path,
        "card": names.priority,
    }
    things = names.listed(call[ARGUMENT[one.verb]](one.ids[0]) for one in picks)
    return names.say(f"confirm-{s.decision.ask}", count=len(picks), things=things)


Values = dict[str, Any]
More = Callable[[Names, FinalHourState, Procedure, Option], Values]


def _play(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    half, lower = half_to_come(s, option.ids[0])
    action = names.name("action", s.plays[-1].action)
    return {"half": half, "lower": lower, "action": action}


def half_to_come(s: FinalHourState, card: int) -> tuple[str, int]:
    """Which half a priority card played now leads to, and how many lower cards would change that.

    The two lowest cards of the round give the top effect. Only cards the deciding seat knows count
    as lower or higher; face-down ones are as open as those still to come.
    """
    assert s.decision is not None
    seat = s.decision.seat
    known = [
        play.priority
        for play in s.plays
        if play.priority and s.priority_known[play.priority] >> seat & 1
    ]
    half, is_sure = outlook(card, known)
    return (half, 0) if is_sure else ("open", TOPS_A_ROUND - sum(other < card for other in known))


def _half_in_row(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    return {"half": TOP if s.row.index(option.ids[0]) < TOPS_A_ROUND else BOTTOM}


def _deck(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    return {"left": CARDS_EACH - sum(play.figure == option.args[0] for play in s.plays)}


def _effect(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    assert isinstance(frame, Choosing)
    return {"text": offered_text(frame.effects[option.ids[0]], names.language)}


def _investigator(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    figure = option.ids[0]
    return {"place": names.place(s.where[figure]), "health": s.health[figure]}


def _victim(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    return {"left": s.health[option.ids[0]] - 1}


def _contents(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    location = option.ids[0]
    holds = []
    if location == s.ritual_site:
        holds.append(names.say("holds-ritual"))
    if location in s.gate_locations:
        gates = s.gates[s.gate_locations.index(location)]
        holds.append(names.say("holds-gate", count=gates))
    if s.monsters[location]:
        holds.append(names.say("holds-monsters", count=len(s.monsters[location])))
    if s.clues[location] is not None:
        holds.append(names.say("holds-clue"))
    if s.damage[location]:
        holds.append(names.say("holds-damage", count=s.damage[location]))
    return {"has": len(holds), "contents": names.listed(holds)}


def _attack(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    return {"monsters": names.monsters(s, option.ids[0])}


def _destroy(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    """The damage an attack would have left; empty if already picked, or not destroyed by it."""
    if not isinstance(frame, Attacking) or option.ids[0] in frame.picked:
        return {}
    left = frame.damage - health_of(s, option.ids[0], frame.locations[0])
    return {"left": left} if left >= 0 else {}


def _activate(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    token = option.ids[0]
    place = names.place(location_of(s, token))
    return {"place": place, "then": forecast.activated(names, s, token)}


def _under(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    return {"then": forecast.displaced(names, s, option.ids[0])}


def _lure(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    assert isinstance(frame, MovingMonsters)
    if frame.outward:
        return {"way": "out"}
    token = option.ids[0]
    then = forecast.moved(names, s, token, s.where[frame.figure])
    return {"way": "in", "place": names.place(location_of(s, token)), "then": then}


def _towards(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    assert isinstance(frame, MovingMonsters)
    return {"then": forecast.moved(names, s, frame.moving, option.ids[0])}


def _side(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    return {"side": names.name("seal", s.seals[option.ids[0]])}


def _use(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    item = ITEMS[option.ids[0]]
    return {"timing": item.timing, "text": offered_text(item.effect, names.language)}


def _exchange(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    return {} if s.is_solo else {"new": names.priority(option.ids[1])}


def _stop(names: Names, s: FinalHourState, frame: Procedure, option: Option) -> Values:
    assert s.decision is not None
    values: Values = {"prompt": s.decision.ask}
    if isinstance(frame, Moving):
        values["place"] = names.place(s.where[frame.scope.who])
    elif isinstance(frame, CyclingRow):
        values["card"] = names.priority(frame.drawn)
    elif isinstance(frame, Attacking | Destroying):
        values["taken"] = len(frame.picked)
    elif isinstance(frame, MovingMonsters):
        values["taken"] = len(frame.moved)
    elif isinstance(frame, Foreseeing):
        values["taken"] = len(frame.dropped)
    return values


MORE: dict[str, More] = {
    "play": _play,
    "onto": _half_in_row,
    "replace": _half_in_row,
    "deck": _deck,
    "effect": _effect,
    "investigator": _investigator,
    "victim": _victim,
    "move": _contents,
    "location": _contents,
    "attack": _attack,
    "destroy": _destroy,
    "activate": _activate,
    "under": _under,
    "lure": _lure,
    "towards": _towards,
    "remove-seal": _side,
    "use": _use,
    "exchange": _exchange,
    "pass": _stop,
    "done": _stop,
}
"""The arguments of an option's text besides the thing it names, by verb."""
