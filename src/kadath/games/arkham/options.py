"""What the options of Arkham Horror refer to, for texts and for pointing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.abilities.one_of import ChoosingCost
from kadath.kernel.decision import DONE, PASS, Option
from kadath.kernel.effects import Choosing
from kadath.kernel.game import Thing
from kadath.kernel.listeners import Hook

from .cards import MONEY, PLACE, SANITY, SHEETS, SKILLS, STAMINA, kind_of
from .foes import foe
from .prospects import TAKEN, failing, loss
from .rules.checks import COMBAT, EVADE, HORROR, SkillCheck
from .rules.drawing import Drawing
from .rules.shops import Shopping
from .rules.upkeep import Sliding
from .state import ArkhamState
from .vocabulary.effects.checks import Checking

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
PRINTED = frozenset({"world", "investigator"})
"""What is chosen by its printed name."""
HERE = frozenset({"encounter", "close", "take", "leave"})
"""What is done in the investigator's space."""
FOUGHT = frozenset({"fight", "flee"})
"""What is done about the monster in the current fight."""
ABILITIES = frozenset({"use", "ability", "trigger"})
GIFTS = frozenset({"give", "pay"})
PEOPLE = frozenset({"heal", "clue-to", "bless", "whom", "free", "fetch"})


def about(s: ArkhamState, option: Option) -> dict[str, Any]:
    """The arguments of an option, by the names that its message has for them."""
    verb, args = option.verb, option.args
    if verb == "clue":
        return {"is_own": not args, "card": s.name_of(args[0]) if args else ""}
    if verb == "pass-check":
        checking = s.stack[-1]
        assert isinstance(checking, Checking)
        return {"text": checking.check.sure}
    if verb == "from-bottom":
        drawing = s.stack[-1]
        assert isinstance(drawing, Drawing)
        return {"cards": tuple([s.name_of(card) for card in drawing.below(s)])}
    if option in (DONE, PASS):
        asked = s.decision.ask if s.decision is not None else ""
        stops = option == DONE and asked == "movement"
        frame = s.stack[-1]
        return {
            "prompt": asked,
            "clues": frame.about(s)["clues"] if stops else 0,
            "slid": len(frame.picked) if isinstance(frame, Sliding) else 0,
            "dice": len(frame.dice) if isinstance(frame, SkillCheck) else 0,
            "helpers": tuple(_helpers(s, frame)) if isinstance(frame, SkillCheck) else (),
        }
    if not args:
        return s.stack[-1].about(s) if s.stack else {}
    if verb == "move":
        return {"space": args[0], **_lying(s, option.words[0])}
    if verb in SPACES:
        return {"space": args[0]}
    if verb == "monster":
        return {"monster": s.name_of(args[0])}
    if verb in MONSTERS:
        return {"monster": s.name_of(args[0]), **_harm(s, verb, option.ids[0])}
    if verb == "buy":
        return _sale(s, option.ids[0])
    if verb in CARDS:
        return {"card": s.name_of(args[0])}
    if verb in PEOPLE:
        return {"who": s.name_of(args[0])}
    if verb in PRINTED:
        return {"card": args[0]}
    if verb in ABILITIES:
        ability, _ = s.read(Hook(option.ids[0], option.ids[1]))
        return {"card": s.name_of(args[0]), "text": ability}
    if verb in GIFTS:
        thing = {"card": s.name_of(args[0])} if verb == "give" else {"amount": args[0]}
        return {**thing, **_givers(s, option.ids[1], option.ids[2])}
    if verb == "trophy":
        return {"monster": args[0]}
    if verb == "mix":
        return {"first": args[0], "second": args[1]}
    if verb == "close":
        return {"skill": args[0]}
    if verb == "symbol":
        return {"symbol": args[0]}
    if verb == "lower":
        return {"what": args[0]}
    if verb == "weaken":
        return {"keyword": args[0]}
    if verb == "entry":
        return {"entry": args[0], "world": getattr(s.stack[-1], "world", "")}
    if verb == "effect":
        frame = s.stack[-1]
        assert isinstance(frame, Choosing)
        return {"text": frame.effects[option.ids[0]]}
    if verb == "cost":
        paying = s.stack[-1]
        assert isinstance(paying, ChoosingCost)
        return {"text": paying.costs[option.ids[0]]}
    if verb == "slide":
        return _slide(s, *option.ids)
    return {"number": args[0]}


def _helpers(s: ArkhamState, check: SkillCheck) -> Iterator[str]:
    """Those who are asked whether they help with a check, once the roll is kept."""
    for seat in s.reactions(check.moment()):
        if seat != s.seat_of(check.who) and seat not in check.declined:
            yield s.name_of(s.seats[seat])


def _lying(s: ArkhamState, space: str) -> dict[str, Any]:
    """What is to be found in a space: monsters, Clues, and the world behind its gate."""
    gate = s.gates.get(space)
    return {
        "met": tuple([s.name_of(one) for one in s.monsters_at(space)]),
        "clues": s.clues.get(space, 0),
        "world": s.name_of(gate) if gate is not None else "",
    }


def _harm(s: ArkhamState, verb: str, monster: int) -> dict[str, Any]:
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


def _givers(s: ArkhamState, giver: int, receiver: int) -> dict[str, Any]:
    """Who would give something to whom, and who proposes it."""
    proposer = getattr(s.stack[-1], "who", 0) if s.stack else 0
    role = {giver: "giver", receiver: "receiver"}.get(proposer, "other")
    return {"who": s.name_of(giver), "to": s.name_of(receiver), "role": role}


def _sale(s: ArkhamState, card: int) -> dict[str, Any]:
    """A card for sale, and its price: money, or something else."""
    frame = s.stack[-1]
    assert isinstance(frame, Shopping)
    named = {"card": s.name_of(card)}
    if frame.cost is not None:
        return {**named, "paid": "otherwise", "text": frame.cost}
    return {**named, "paid": MONEY, "what": MONEY, "amount": frame.price(s, card)}


def _slide(s: ArkhamState, slider: int, stop: int) -> dict[str, Any]:
    frame = s.stack[-1]
    assert isinstance(frame, Sliding)
    left, right = SHEETS[s.investigators[frame.who].sheet].sliders[slider][stop]
    return {
        "skill": SKILLS[2 * slider],
        "value": left,
        "other": SKILLS[2 * slider + 1],
        "other_value": right,
    }


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
