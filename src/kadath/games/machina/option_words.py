"""The additional arguments of option messages: where things are, what is paid, what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from kadath.kernel.decision import Option
from kadath.kernel.effects import Choosing, Scope
from kadath.text.declined import listed
from kadath.text.fluent import messages
from kadath.text.render import render, render_offer

from . import narration, places
from .foes import only_foe
from .prospects import Shove, shoved
from .rules.abilities import UNITS, Aiming, targets
from .rules.actions import price
from .rules.activating import cost_to_activate, may_advance
from .rules.attack import Attacking
from .rules.choices import ChoosingDoor
from .rules.doors import DESTROY, OPEN_OR_CLOSE, REPAIR
from .rules.final_challenge import LIGHT_ESSENCE, LIGHT_STAMINA
from .rules.movement import TELEPORTS, WALKS
from .rules.sealing import SEAL_ESSENCE, SEAL_STAMINA
from .rules.sight import sign
from .rules.spaces import KINDS, OTHER, kind_at
from .rules.steering import SCHEMING_DOOR, Steering
from .rules.turn import whose_turn
from .rules.wounding import LosingHealth
from .state import CLOSED, MachinaState
from .tiles import PLAIN
from .values import ESSENCE, STAMINA, action_cost
from .vocabulary.abilities import Active

if TYPE_CHECKING:
    from .narrator import MachinaNarrator

Values = dict[str, str | int]


class Telling(NamedTuple):
    """An option to be put into words, and the unit that would act (0: none on the map)."""

    words: MachinaNarrator
    s: MachinaState
    option: Option
    language: str
    actor: int

    def way(self, space: int) -> str:
        """The direction from the actor to a space; its column and row if there is no actor."""
        if self.actor not in self.s.units:
            return places.cell(self.s, space, self.language)
        return places.way(self.s, self.s.units[self.actor].space, space, self.language)

    def costs(self, stamina: int, essence: int = 0) -> Values:
        """The cost in words."""
        points = self.words.points_text
        return {
            "essence": essence,
            "stamina_points": points("stamina", stamina, self.language),
            "essence_points": points("essence", essence, self.language),
        }


def further_values(
    words: MachinaNarrator, s: MachinaState, option: Option, language: str
) -> Values:
    """The arguments of an option's message beyond those of the option itself."""
    tell = _VALUES.get(option.verb)
    return tell(Telling(words, s, option, language, _actor(s))) if tell is not None else {}


def asked_explorer(s: MachinaState) -> int:
    """The explorer whose turn it is, or the first explorer of the seat that is asked."""
    about = s.stack[-1].about(s) if s.stack else {}
    if "explorer" in about:
        found: int = about["explorer"]
        return found
    assert s.decision is not None
    own = [one for one in s.explorers if s.seat_of(one) == s.decision.seat]
    return next((one for one in own if one in s.living()), own[0])


def _actor(s: MachinaState) -> int:
    frame = s.stack[-1] if s.stack else None
    named = (getattr(frame, name, 0) for name in ("unit", "monster", "who"))
    return next((one for one in named if one in s.units), 0)


def _ask(t: Telling) -> str:
    return t.s.decision.ask if t.s.decision is not None else ""


# --- Walking and what stands near -----------------------------------------------------------------


def _step(t: Telling) -> Values:
    space = t.option.ids[0]
    kind = kind_at(t.s, space)
    ground = "" if kind in (KINDS[PLAIN], OTHER) else t.words.name("space", kind, t.language)
    return {
        "how": TELEPORTS if _ask(t) == "teleport" else WALKS,
        "direction": t.way(space),
        "ground": ground,
        "plain": "no" if ground else "yes",
    }


def _door(t: Telling) -> Values:
    door = t.option.ids[0]
    here = t.s.units[t.actor].space if t.actor in t.s.units else -1
    other = next(one for one in t.s.area.door_sides(door) if one != here)
    how = "open" if t.s.doors.get(door) == CLOSED else "close"
    frame = t.s.stack[-1]
    if isinstance(frame, ChoosingDoor):
        # By the effect of a card, whose cost has been paid.
        done = frame.how if frame.how in (DESTROY, REPAIR) else how
        return {"direction": t.way(other), "how": done, "stamina": 0}
    stamina = SCHEMING_DOOR if isinstance(frame, Steering) else OPEN_OR_CLOSE
    told: Values = {"direction": t.way(other), "how": how, "stamina": stamina}
    return told | t.costs(stamina)


def _near(t: Telling) -> Values:
    space = t.option.ids[0]
    kind = KINDS.get(t.s.treated.get(space) or t.s.area.terrain[space], OTHER)
    return {"direction": t.way(space), "name": t.words.declined("space", kind, t.language)}


def _activate(t: Telling) -> Values:
    space = t.option.ids[0]
    costs = t.costs(*cost_to_activate(t.s, asked_explorer(t.s), space))
    told = _near(t) | costs | {"story": "none"}
    if kind_at(t.s, space) == "chapter_space":
        told["story"] = "goes-on" if may_advance(t.s) else "stays"
    return told


def _seal(t: Telling) -> Values:
    essence = action_cost(t.s, asked_explorer(t.s), "seal", ESSENCE, SEAL_ESSENCE)
    space = t.option.ids[0]
    on_it = [unit for unit, row in t.s.units.items() if row.space == space]
    told = {
        "on": "somebody" if on_it else "nobody",
        "victim": t.words.called(t.s, on_it[0], t.language) if on_it else "",
    }
    return _near(t) | t.costs(SEAL_STAMINA, essence) | told


def _light(t: Telling) -> Values:
    kind = sign(t.s, t.option.ids[0])
    return _near(t) | t.costs(LIGHT_STAMINA[kind], LIGHT_ESSENCE[kind])


def _paid(t: Telling) -> Values:
    return t.costs(price(t.s, t.actor, t.option.verb)) if _ask(t) == "explorer-action" else {}


def _inventory(t: Telling) -> Values:
    return _paid(t) | {"own": "yes" if t.option.ids[0] == t.actor else "no"}


def _explore(t: Telling) -> Values:
    # An event may let somebody explore from afar without paying.
    return _paid(t) | {"paid": "yes" if _ask(t) == "explorer-action" else "no"}


def _ending(t: Telling) -> Values:
    stamina = t.s.units[t.actor].stamina if t.actor in t.s.units else 0
    left = t.words.points_text(STAMINA, stamina, t.language)
    return {"ask": _ask(t), "stamina": stamina, "stamina_points": left}


# --- Items ----------------------------------------------------------------------------------------


def _draw(t: Telling) -> Values:
    said, kinds = messages(t.language), t.option.words
    decks = [
        said.format(f"machina-drawn-{kind}", count=kinds.count(kind))
        for kind in dict.fromkeys(kinds)
    ]
    return {"decks": listed(decks, t.language)}


def _keep(t: Telling) -> Values:
    fate = t.option.words[3] if len(t.option.args) > 3 else "none"
    own = "yes" if t.option.ids[1] == asked_explorer(t.s) else "no"
    return {"fate": fate, "own": own}


def _equip(t: Telling) -> Values:
    return {"instead": "yes" if t.option.ids[1] else "no"}


# --- Abilities and attacks ------------------------------------------------------------------------


def _use(t: Telling) -> Values:
    # Between actions, an option starts with the explorer who uses it; an answer starts with its
    # card.
    own = t.option.verb == "use" and _ask(t) != "react"
    card, number = t.option.ids[1:3] if own else t.option.ids[:2]
    ability = t.s.abilities(card)[number]
    user = t.option.ids[0] if own else asked_explorer(t.s)
    reader = narration.reader_on_table(t.s, user, t.language)
    only = ""
    if own and isinstance(ability, Active) and len(ability.targets) == 1:
        found = targets(t.s, Scope(t.option.ids[0], card), ability, 0)
        foe = only_foe(t.s, t.option.ids[0], ability, found)
        if foe or (len(found) == 1 and ability.targets[0].what in UNITS):
            only = t.words.called(t.s, foe or found[0], t.language)
    return {
        "ability": _ability_of(t, t.option.ids[0] if own else 0, card),
        "text": render(ability, t.language, game=t.words.game, **reader),
        "aimed": "at-one" if only else "no",
        "only": only,
    }


def _effect(t: Telling) -> Values:
    """One of several effects of a card, as a button says it."""
    frame = t.s.stack[-1]
    assert isinstance(frame, Choosing), "only there effects are options"
    reader = narration.reader_on_table(t.s, frame.scope.who, t.language)
    effect = frame.effects[t.option.ids[0]]
    return {"text": render_offer(effect, t.language, game=t.words.game, **reader)}


def _ability_of(t: Telling, who: int, card: int) -> str:
    """Whose ability it is: that of a card by its name, of a unit as its own."""
    whose = "card"
    if card in t.s.units:
        whose = "own" if who == card == t.actor else "unit"
    called = _card_of(t, who, card) if who else t.words.called(t.s, card, t.language)
    return messages(t.language).format("machina-whose-ability", whose=whose, card=called)


def _card_of(t: Telling, who: int, card: int) -> str:
    """The card to use, with its owner if the option is about another explorer of the seat."""
    called = t.words.called(t.s, card, t.language)
    same_seat = [one for one in t.s.explorers if t.s.seat_of(one) == t.s.seat_of(who)]
    if who in (card, whose_turn(t.s)) or who not in same_seat or len(same_seat) == 1:
        return called
    owner = t.words.called(t.s, who, t.language)
    return messages(t.language).format("machina-whose-card", card=called, who=owner)


def _target(t: Telling) -> Values:
    """Whether the target is the actor, which barrel it is, and where it would end up."""
    frame, unit = t.s.stack[-1], t.option.ids[0]
    if not isinstance(frame, Aiming):
        return {"whose": "other", "where": "", "then": "", "moved": "no"}
    own = unit == frame.who and t.s.is_explorer(unit)
    is_barrel = unit < 0
    here = t.s.units[frame.who].space
    then = [_shove(t, one) for one in shoved(t.s, t.option)]
    return {
        "whose": "own" if own else "nobody" if is_barrel else "other",
        "where": places.toward(t.s, here, -unit, t.language) if is_barrel else "",
        "then": listed(then, t.language) if then else "",
        "moved": "yes" if then else "no",
    }


def _shove(t: Telling, one: Shove) -> str:
    values: Values = {}
    if one.how in ("pushed", "pulled"):
        values["direction"] = places.toward(t.s, one.start, one.space, t.language)
    return messages(t.language).format(f"machina-shove-{one.how}", **values)


def _pay(t: Telling) -> Values:
    return t.costs(0, t.s.units[t.option.ids[0]].essence)


def _essence(t: Telling) -> Values:
    """What spending essence leads to: a result and whom it hits, or the health that is left."""
    frame, amount = t.s.stack[-1], t.option.ids[0]
    if isinstance(frame, Attacking):
        hits = [t.words.called(t.s, one, t.language) for one in frame.hit_with(t.s, amount)]
        return {
            "why": "attack",
            "result": frame.result + amount,
            "hits": listed(hits, t.language),
            "many": len(hits),
        }
    if isinstance(frame, LosingHealth):
        lost = frame.asked_part(t.s).health - amount
        return {
            "why": "health",
            "lost": lost,
            "health_points": t.words.points_text("health", lost, t.language),
        }
    return {"why": "none"}


_VALUES: dict[str, Callable[[Telling], Values]] = {
    "move": _step,
    "step": _step,
    "door": _door,
    "break": _door,
    "activate": _activate,
    "seal": _seal,
    "light": _light,
    "pull": _near,
    "explore": _explore,
    "inventory": _inventory,
    "trade": _paid,
    "done": _ending,
    "pass": _ending,
    "draw": _draw,
    "keep": _keep,
    "equip": _equip,
    "use": _use,
    "trigger": _use,
    "target": _target,
    "essence": _essence,
    "pay": _pay,
    "effect": _effect,
}
