"""Standing orders: which questions a seat passes without being asked.

An order only ever passes, where the rules let a seat pass. The game classifies a question as a kind
of occasion, and a seat sets for each kind whether to be asked. By default people are also not asked
when no option could affect the current attempt, or when there is only one sensible answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Game
from kadath.kernel.state import State

from .seats import Seat, is_one_person

ASK = "ask"
"""Ask, unless the seat passes everything until its turn."""
PASS_BY = "pass"
"""Pass every occasion of this kind."""
STOP = "stop"
"""Always ask."""
WISHES = (ASK, PASS_BY, STOP)


class Orders(NamedTuple):
    """The orders of one seat."""

    until_turn: bool = False
    """Pass everything until the seat's turn begins, except the kinds set to `STOP`."""
    wishes: tuple[tuple[str, str], ...] = ()
    """The seat's settings by kind of occasion; the game's defaults apply to the others."""
    sparing: bool = True
    """Ask only if it can matter, and join questions that can be asked at once, except for the kinds
    set to `STOP`."""

    def wish(self, game: Game[Any], kind: str) -> str:
        """The setting that applies to a kind of occasion."""
        wishes = dict(self.wishes)
        return wishes.get(kind) or (STOP if game.occasions().get(kind) else ASK)

    def wishing(self, kind: str, wish: str) -> Orders:
        """The same orders with another setting for a kind."""
        if wish not in WISHES:
            raise NotWellFormed(f"{wish!r} is not an order", accepted=", ".join(WISHES))
        wishes = {**dict(self.wishes), kind: wish}
        return self._replace(wishes=tuple(sorted(wishes.items())))

    def data(self) -> dict[str, Any]:
        """The orders as plain data."""
        return {"until_turn": self.until_turn, "wishes": dict(self.wishes)}


NONE = Orders(sparing=False)
"""No orders, because nobody is being asked, e.g. while a record is replayed."""


def orders_from(data: Mapping[str, Any], game: Game[Any]) -> Orders:
    """Orders from their data; kinds that the game no longer has are dropped."""
    orders = Orders(bool(data.get("until_turn")))
    wishes = data.get("wishes")
    for kind, wish in wishes.items() if isinstance(wishes, Mapping) else ():
        if kind in game.occasions() and wish in WISHES:
            orders = orders.wishing(str(kind), str(wish))
    return orders


def passed_by(game: Game[Any], state: State, orders: Orders) -> str | None:
    """The key of the option that passes, if the orders of the deciding seat say so."""
    occasion = game.occasion(state)
    if occasion is None or occasion.passing is None:
        return None
    wish = orders.wish(game, occasion.kind)
    waiting = orders.until_turn and not occasion.is_own_turn
    return occasion.passing.key if wish == PASS_BY or (wish == ASK and waiting) else None


def spared(game: Game[Any], state: State, orders: Orders) -> str | None:
    """The key of the option that passes, if no option could matter.

    During an attempt, options that leave its odds unchanged do not matter. What a player declined
    before is asked again, since they may have waited to see what the others do. A question that can
    wait is asked when it no longer can.
    """
    occasion = game.occasion(state)
    if occasion is None or occasion.passing is None:
        return None
    if not orders.sparing or orders.wish(game, occasion.kind) == STOP or state.decision is None:
        return None
    if occasion.can_wait:
        return occasion.passing.key
    if not occasion.in_attempt:
        return None
    odds = game.odds(state, state.decision.seat)
    if odds is None or odds.standing is None:
        return None
    chances = (odds.options.get(one.key, odds.standing) for one in state.decision.options)
    return occasion.passing.key if all(one == odds.standing for one in chances) else None


def agreed(game: Game[Any], state: State, orders: Orders, seats: Sequence[Seat]) -> str | None:
    """The key of the option that agrees, if the same person made the proposal for another seat."""
    occasion = game.occasion(state) if orders.sparing else None
    if occasion is None or occasion.agreeing is None or state.decision is None:
        return None
    deciding = seats[state.decision.seat]
    if not 0 <= occasion.proposer < len(seats):
        return None
    is_own = is_one_person(deciding, seats[occasion.proposer])
    return occasion.agreeing.key if is_own else None


def settled(game: Game[Any], state: State, orders: Orders) -> str | None:
    """The key of the only sensible option, unless the seat wants to be asked anyway."""
    occasion = game.occasion(state) if orders.sparing else None
    if occasion is None or occasion.sensible is None:
        return None
    return occasion.sensible.key if orders.wish(game, occasion.kind) != STOP else None


def still_standing(game: Game[Any], state: State, orders: Orders) -> Orders:
    """The orders of the deciding seat after it is asked: `until_turn` ends with its own turn."""
    occasion = game.occasion(state)
    if orders.until_turn and occasion is not None and occasion.is_own_turn:
        return orders._replace(until_turn=False)
    return orders
