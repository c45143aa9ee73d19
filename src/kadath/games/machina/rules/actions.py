"""What explorers may do in their turn, each with what prevents it (MA-R3.4)."""

from __future__ import annotations

from collections.abc import Iterator

from kadath.kernel.citations import cites
from kadath.kernel.decision import Option, option
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.procedure import Procedure

from ..cards import EXPLORER
from ..state import CLOSED, DESTROYED, GONE, MachinaState
from ..tiles import ACTION_SPACES, SPAWN
from ..values import ESSENCE, STAMINA, action_cost
from .abilities import Aiming, uses_tried
from .activating import Activating, hindrance_to_activate
from .chapters import AllHaveLeft, leave
from .doors import DESTROY_DOOR, OPEN_OR_CLOSE, destroy_door, open_or_close
from .essence import can_pay
from .exploring import EXPLORE, Exploring, edges_at, hindrance_to_explore
from .final_challenge import (
    LIGHT_ESSENCE,
    LIGHT_STAMINA,
    LightingUp,
    can_pay_for_light,
    may_be_lit,
)
from .health import spend
from .lacking import lacking
from .movement import is_in_transit, step_cost, steps_offered, steps_tried, walk_onto
from .sealing import SEAL_ESSENCE, SEAL_STAMINA, PayingToSeal
from .sight import adjacent, sign
from .trading import TRADE, Trading, has_items
from .use_inventory import COST as USE_INVENTORY
from .use_inventory import UsingInventory

LEAVE = 2
"""What leaving by the exit costs in stamina."""
APART = Hindrance("MA-R11.21", "apart")
NO_ITEMS = Hindrance("MA-R11.22", "no-items")
NOT_BESIDE = Hindrance("MA-R10.10", "not-beside")
USED_UP = Hindrance("MA-R10.11", "used-up")


@cites("MA-R3.4", "MA-R5.5")
def attempts(s: MachinaState, who: int) -> Iterator[Attempt]:
    """Everything an explorer may think of doing now, each with what prevents it."""
    yield from steps_tried(s, who, s.units[who].stamina)
    yield from _besides_moving(s, who)
    yield from _out_of_reach(s, s.units[who].space)


@cites("MA-R10.10", "MA-R10.11", "MA-R10.20")
def _out_of_reach(s: MachinaState, here: int) -> Iterator[Attempt]:
    """What stands elsewhere, and what is used up, wherever it stands."""
    for space, printed in s.area.terrain.items():
        if printed in ACTION_SPACES or printed == SPAWN:
            hinders = USED_UP if sign(s, space) == GONE else NOT_BESIDE
            if hinders is USED_UP or not adjacent(s, here, space):
                yield Attempt(option("seal" if printed == SPAWN else "activate", space), hinders)


@cites("MA-R3.4", "MA-R5.5")
def offered(s: MachinaState, who: int) -> list[Option]:
    """Everything an explorer may do now; the reasons against other steps are not worked out."""
    found = steps_offered(s, who, s.units[who].stamina)
    found += [one for one, hindrance in _besides_moving(s, who) if hindrance is None]
    return found


def _besides_moving(s: MachinaState, who: int) -> Iterator[Attempt]:
    if is_in_transit(s, who):
        return
    yield from uses_tried(s, who)
    here, stamina = s.units[who].space, s.units[who].stamina
    for door, _ in s.area.doors_of.get(here, ()):
        yield from _doors(s, stamina, door)
    for space in s.area.around(here):
        what = sign(s, space)
        if what in ACTION_SPACES and adjacent(s, here, space):
            yield Attempt(option("activate", space), hindrance_to_activate(s, who, space))
        elif what == SPAWN and adjacent(s, here, space):
            yield Attempt(option("seal", space), hindrance_to_seal(s, who, space))
        elif s.final and may_be_lit(s, space) and adjacent(s, here, space):
            yield Attempt(option("light", space), hindrance_to_light(s, who, space))
    yield from _edges(s, who, here)
    yield from _with_others(s, who, here)


@cites("MA-R10.4", "MA-R10.5", "MA-R15.5")
def _doors(s: MachinaState, stamina: int, door: int) -> Iterator[Attempt]:
    how = s.doors.get(door)
    destroyed = Hindrance("MA-R10.5", "door-destroyed") if how == DESTROYED else None
    yield Attempt(option("door", door), destroyed or lacking(stamina, OPEN_OR_CLOSE))
    if how == CLOSED:
        yield Attempt(option("break", door), lacking(stamina, DESTROY_DOOR))


def _edges(s: MachinaState, who: int, here: int) -> Iterator[Attempt]:
    for opening in edges_at(s, here):
        lack = lacking(s.units[who].stamina, price(s, who, "explore"))
        hinders = hindrance_to_explore(s, opening) or lack
        yield Attempt(option("explore", opening.id), hinders)
        if opening.id == s.exit:
            yield Attempt(option("leave", opening.id), lacking(s.units[who].stamina, LEAVE))


@cites("MA-R11.21", "MA-R11.22")
def _with_others(s: MachinaState, who: int, here: int) -> Iterator[Attempt]:
    for one in s.units_of(EXPLORER):
        apart = None if one == who or adjacent(s, here, s.units[one].space) else APART
        lack = apart or _hindrance_to_handle(s, who, "inventory", one)
        yield Attempt(option("inventory", one), lack)
        if one != who:
            lack = apart or _hindrance_to_handle(s, who, "trade", who, one)
            yield Attempt(option("trade", one), lack)


def _hindrance_to_handle(s: MachinaState, who: int, verb: str, *owners: int) -> Hindrance | None:
    """What prevents an explorer from an action with the items of these explorers, if anything."""
    if not has_items(s, *owners):
        return NO_ITEMS
    return lacking(s.units[who].stamina, price(s, who, verb))


@cites("MA-R12.20", "MA-R5.8")
def hindrance_to_light(s: MachinaState, who: int, space: int) -> Hindrance | None:
    """What prevents an explorer from lighting a brazier or a mirror, if anything."""
    if not can_pay_for_light(s, who, space):
        essence = LIGHT_ESSENCE[sign(s, space)]
        return Hindrance("MA-R12.20", "essence", (("essence", essence),))
    return lacking(s.units[who].stamina, LIGHT_STAMINA[sign(s, space)])


@cites("MA-R10.20", "MA-R5.8")
def hindrance_to_seal(s: MachinaState, who: int, space: int) -> Hindrance | None:
    """What prevents an explorer from sealing an adjacent spawn space, if anything."""
    essence = action_cost(s, who, "seal", ESSENCE, SEAL_ESSENCE)
    if not can_pay(s, who, essence, space):
        return Hindrance("MA-R10.20", "essence", (("essence", essence),))
    return lacking(s.units[who].stamina, SEAL_STAMINA)


@cites(
    "MA-R5.5", "MA-R9.3", "MA-R9.6", "MA-R9.14", "MA-R10.4", "MA-R10.5", "MA-R11.21", "MA-R11.22"
)
def acting(s: MachinaState, who: int, chosen: Option) -> Procedure | None:
    """Pay for an action, and carry it out."""
    verb, ids = chosen.verb, chosen.ids
    if verb == "use":
        return Aiming(who, ids[1], ids[2])
    if verb == "activate":
        return Activating(who, ids[0])
    if verb == "light":
        return LightingUp(who, ids[0])
    if verb == "seal":
        return PayingToSeal(who, ids[0])
    if verb == "move":
        spend(s, who, STAMINA, step_cost(s, who, s.units[who].space, ids[0]))
        return walk_onto(s, who, ids[0])
    spend(s, who, STAMINA, price(s, who, verb))
    if verb == "inventory":
        return UsingInventory(who, ids[0])
    if verb == "trade":
        return Trading(who, ids[0])
    if verb == "explore":
        return Exploring(who, ids[0])
    if verb == "door":
        open_or_close(s, ids[0])
    elif verb == "break":
        destroy_door(s, ids[0])
    else:
        return leaving(s, who)
    return None


@cites("MA-R9.14", "MA-R9.15", "MA-R9.16", "MA-R12.18")
def leaving(s: MachinaState, who: int) -> Procedure | None:
    """An explorer leaves by the exit; after the last one, the story continues elsewhere."""
    s.set_unit(who, stamina=0)
    s.note("left", who=who)
    leave(s, who)
    return None if s.units_of(EXPLORER) else AllHaveLeft(who)


def price(s: MachinaState, who: int, verb: str) -> int:
    """What an action costs an explorer in stamina."""
    if verb == "explore":
        return action_cost(s, who, "explore", STAMINA, EXPLORE)
    if verb == "inventory":
        return action_cost(s, who, "use_inventory", STAMINA, USE_INVENTORY)
    if verb == "trade":
        return action_cost(s, who, "trade", STAMINA, TRADE)
    return {"door": OPEN_OR_CLOSE, "break": DESTROY_DOOR, "leave": LEAVE}[verb]
