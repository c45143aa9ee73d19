"""What the options of Arkham Horror refer to, for texts and for pointing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kadath.kernel.abilities.one_of import ChoosingCost
from kadath.kernel.decision import DONE, PASS, Option
from kadath.kernel.effects import Choosing
from kadath.kernel.game import Thing
from kadath.kernel.listeners import Hook

from .board import ALERTNESS
from .cards import MONEY, PLACE, SANITY, SHEETS, SKILLS, STAMINA, kind_of
from .foes import foe, worth
from .prospects import TAKEN, failing, loss
from .rules.casting import cost_of
from .rules.checks import COMBAT, EVADE, HORROR, SkillCheck
from .rules.drawing import Drawing
from .rules.martial_law import is_watched
from .rules.movement_phase import HALT, LEAVE, Movement
from .rules.shops import Shopping
from .rules.upkeep import Sliding
from .state import ArkhamState
from .values import maximum
from .vocabulary.ancient_ones import Lowering
from .vocabulary.effects.checks import Checking
from .vocabulary.effects.spells import Cast

SPACES = frozenset(
    {"move", "return", "more", "here", "to", "go", "gate", "deck", "raid", "ride", "evidence"}
)
MONSTERS = frozenset({"evade", "fight", "monster"})
CARDS = frozenset(
    {
        "lose",
        "wield",
        "weapon",
        "keep",
        "take-card",
        "sell",
        "discard",
        "gate-trophy",
    }
)
HERE = frozenset({"encounter", "close", "take", "leave"})
"""What is done in the investigator's space."""
FOUGHT = frozenset({"fight", "flee"})
"""What is done about the monster in the current fight."""
ABILITIES = frozenset({"use", "ability", "trigger"})
PEOPLE = frozenset({"heal", "clue-to", "bless", "whom", "free", "fetch"})
NAMED = {"monster": "monster", **dict.fromkeys(CARDS, "card"), **dict.fromkeys(PEOPLE, "who")}
"""The name that a message has for the only argument, if that has to be named."""
PLAIN = {
    **dict.fromkeys(SPACES, "space"),
    "world": "card",
    "investigator": "card",
    "close": "skill",
    "symbol": "symbol",
    "weaken": "keyword",
}
"""The name that a message has for the only argument, if that is a word itself."""


Values = dict[str, Any]


def about(s: ArkhamState, option: Option) -> Values:
    """The arguments of an option, by the names that its message has for them."""
    tell = _OF_QUESTION.get(option.verb)
    if tell is not None:
        return tell(s, option)
    if not option.args:
        return s.stack[-1].about(s) if s.stack else {}
    tell = _OF_ARGUMENTS.get(option.verb)
    if tell is not None:
        return tell(s, option)
    first = option.args[0]
    if option.verb in NAMED:
        return {NAMED[option.verb]: s.name_of(first)}
    return {PLAIN.get(option.verb, "number"): first}


def _clue(s: ArkhamState, option: Option) -> Values:
    card = s.name_of(option.args[0]) if option.args else ""
    return {"is_own": not option.args, "card": card}


def _pass_check(s: ArkhamState, option: Option) -> Values:
    checking = s.stack[-1]
    assert isinstance(checking, Checking)
    return {"text": checking.check.sure}


def _from_bottom(s: ArkhamState, option: Option) -> Values:
    drawing = s.stack[-1]
    assert isinstance(drawing, Drawing)
    return {"cards": tuple([s.name_of(card) for card in drawing.below(s)])}


def _stop(s: ArkhamState, option: Option) -> Values:
    """What stopping here means depends on the question."""
    asked = s.decision.ask if s.decision is not None else ""
    frame = s.stack[-1]
    return {
        "prompt": asked,
        "clues": frame.about(s)["clues"] if isinstance(frame, Movement) else 0,
        "watch": watch(s, frame) if isinstance(frame, Movement) else None,
        "slid": len(frame.picked) if isinstance(frame, Sliding) else 0,
        "dice": len(frame.dice) if isinstance(frame, SkillCheck) else 0,
        "helpers": tuple(_helpers(s, frame)) if isinstance(frame, SkillCheck) else (),
    }


def watch(s: ArkhamState, movement: Movement) -> int | None:
    """The modifier of the check to get past the watch for stopping here; None without a check."""
    row = s.investigators.get(movement.who)
    if row is None or movement.watched or not is_watched(s, row.space):
        return None
    return ALERTNESS[row.space]


def _move(s: ArkhamState, option: Option) -> Values:
    return {"space": option.args[0], **_lying(s, option.words[0])}


def _arrive(s: ArkhamState, option: Option) -> Values:
    """A space that somebody comes to, with what is there beside the gate they come through."""
    values = _move(s, option)
    if s.decision is not None and s.decision.ask == "return-gate":
        values["world"] = ""
    return values


def _trophy(s: ArkhamState, option: Option) -> Values:
    key = option.words[0]
    return {"monster": key, "toughness": worth(s, key, getattr(s.stack[-1], "who", 0))}


def _lower(s: ArkhamState, option: Option) -> Values:
    """What falls by 1, a maximum or a value, and from what number."""
    frame, what = s.stack[-1], option.words[0]
    who: int = getattr(frame, "who", 0)
    falls = maximum(s, who, what) if isinstance(frame, Lowering) else points_of(s, who, what)
    return {"what": what, "most": falls, "left": falls - 1}


def points_of(s: ArkhamState, who: int, what: str) -> int:
    """How much Sanity or Stamina, or how many Clues, an investigator has."""
    points: int = getattr(s.investigators[who], what)
    return points


def _face(s: ArkhamState, option: Option) -> Values:
    monster = option.ids[0]
    return {"monster": s.name_of(monster), **_harm(s, option.verb, monster)}


def _ability(s: ArkhamState, option: Option) -> Values:
    thing, number, *_ = option.ids
    ability, scope = s.read(Hook(thing, number))
    casts = any(isinstance(part, Cast) for part in ability.walk())
    sanity = cost_of(s, scope.who, thing) if casts else 0
    return {"card": s.name_of(thing), "text": ability, "what": SANITY, "amount": sanity}


def _give(s: ArkhamState, option: Option) -> Values:
    card, giver, receiver, *_ = option.ids
    return {"card": s.name_of(card), **_givers(s, giver, receiver)}


def _pay(s: ArkhamState, option: Option) -> Values:
    amount, giver, receiver, *_ = option.ids
    return {"amount": amount, **_givers(s, giver, receiver)}


def _mix(s: ArkhamState, option: Option) -> Values:
    return {"first": option.args[0], "second": option.args[1]}


def _entry(s: ArkhamState, option: Option) -> Values:
    return {"entry": option.args[0], "world": getattr(s.stack[-1], "world", "")}


def _effect(s: ArkhamState, option: Option) -> Values:
    frame = s.stack[-1]
    assert isinstance(frame, Choosing)
    return {"text": frame.effects[option.ids[0]]}


def _cost(s: ArkhamState, option: Option) -> Values:
    paying = s.stack[-1]
    assert isinstance(paying, ChoosingCost)
    return {"text": paying.costs[option.ids[0]]}


def _helpers(s: ArkhamState, check: SkillCheck) -> Iterator[str]:
    """Those who are asked whether they help with a check, once the roll is kept."""
    for seat in s.reactions(check.moment()):
        if seat != s.seat_of(check.who) and seat not in check.declined:
            yield s.name_of(s.seats[seat])


def _lying(s: ArkhamState, space: str) -> Values:
    """What is to be found in a space: monsters, Clues, and the world behind its gate."""
    gate = s.gates.get(space)
    return {
        "met": tuple([s.name_of(one) for one in s.monsters_at(space)]),
        "clues": s.clues.get(space, 0),
        "world": s.name_of(gate) if gate is not None else "",
    }


def _harm(s: ArkhamState, verb: str, monster: int) -> Values:
    """What failing to evade a monster would cost, or failing a Horror check and losing a round."""
    who = getattr(s.stack[-1], "who", 0) if s.stack else 0
    if who not in s.investigators or monster not in s.monsters:
        return {"horror": 0, "wound": 0, "fate": ""}
    against = foe(s, monster, who)
    does = failing(s, monster, COMBAT if verb == "fight" else EVADE)
    return {
        "horror": loss(s, who, SANITY, against.horror_damage, HORROR) if verb == "fight" else 0,
        "wound": loss(s, who, STAMINA, against.combat_damage, COMBAT),
        "fate": next((TAKEN[type(one)] for one in does if type(one) in TAKEN), ""),
    }


def _givers(s: ArkhamState, giver: int, receiver: int) -> Values:
    """Who would give something to whom, and who proposes it."""
    proposer = getattr(s.stack[-1], "who", 0) if s.stack else 0
    role = {giver: "giver", receiver: "receiver"}.get(proposer, "other")
    return {"who": s.name_of(giver), "to": s.name_of(receiver), "role": role}


def _sale(s: ArkhamState, option: Option) -> Values:
    """A card for sale, and its price: money, or something else."""
    card = option.ids[0]
    frame = s.stack[-1]
    assert isinstance(frame, Shopping)
    named = {"card": s.name_of(card)}
    if frame.cost is not None:
        return {**named, "paid": "otherwise", "text": frame.cost}
    return {**named, "paid": MONEY, "what": MONEY, "amount": frame.price(s, card)}


def _slide(s: ArkhamState, option: Option) -> Values:
    slider, stop = option.ids
    frame = s.stack[-1]
    assert isinstance(frame, Sliding)
    left, right = SHEETS[s.investigators[frame.who].sheet].sliders[slider][stop]
    return {
        "skill": SKILLS[2 * slider],
        "value": left,
        "other": SKILLS[2 * slider + 1],
        "other_value": right,
    }


Tell = Callable[[ArkhamState, Option], Values]

_OF_QUESTION: dict[str, Tell] = {
    "clue": _clue,
    "pass-check": _pass_check,
    "from-bottom": _from_bottom,
    DONE.verb: _stop,
    PASS.verb: _stop,
    LEAVE.verb: _stop,
    HALT.verb: _stop,
}
"""By verb, for options that also depend on the question, even without arguments."""
_OF_ARGUMENTS: dict[str, Tell] = {
    "move": _move,
    "return": _arrive,
    "go": _arrive,
    "trophy": _trophy,
    "lower": _lower,
    "evade": _face,
    "fight": _face,
    "buy": _sale,
    **dict.fromkeys(ABILITIES, _ability),
    "give": _give,
    "pay": _pay,
    "mix": _mix,
    "entry": _entry,
    "effect": _effect,
    "cost": _cost,
    "slide": _slide,
}
"""By verb, for options whose arguments take more than a name."""


def pointed_at(s: ArkhamState, option: Option) -> list[Thing]:
    """The things on the table that an option refers to, the closest match first."""
    verb, args = option.verb, option.args
    if verb in HERE:
        who = getattr(s.stack[-1], "who", 0) if s.stack else 0
        return [Thing("space", s.investigators[who].space)] if who in s.investigators else []
    if verb in FOUGHT and not args:
        monster = getattr(s.stack[-1], "monster", 0) if s.stack else 0
        return [Thing("monster", monster)] if monster in s.monsters else []
    if not args:
        return []
    if verb in SPACES:
        return [Thing("space", args[0])]
    if verb in MONSTERS:
        return [Thing("monster", args[0])]
    if verb in CARDS or verb == "buy":
        return [Thing("card", args[0])]
    if verb in PEOPLE:
        return [Thing("investigator", args[0])]
    if verb == "give":
        return [Thing("card", args[0]), Thing("investigator", args[2])]
    if verb in ABILITIES:
        thing = option.ids[0]
        if thing in s.cards and kind_of(s.cards[thing].face) == PLACE:
            return [Thing("space", s.cards[thing].face)]
        return [Thing("investigator" if thing in s.investigators else "card", thing)]
    return []
