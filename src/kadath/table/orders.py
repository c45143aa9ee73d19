"""Standing orders: which questions a seat passes without being asked.

An order never makes a choice: it only passes where the rules let a seat pass, and only there. The
game says what kind of occasion a question is; a seat says of each kind whether it will be asked.
People are also spared what cannot matter to what is attempted, and what has only one sensible
answer, unless they want to be asked always.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Game
from kadath.kernel.state import State

from .seats import Seat, is_one_person

ASK = "ask"
"""Ask, unless everything passes until one's turn."""
PASS_BY = "pass"
"""Pass every occasion of this kind."""
STOP = "stop"
"""Ask always."""
WISHES = (ASK, PASS_BY, STOP)


class Orders(NamedTuple):
    """The orders of one seat."""

    until_turn: bool = False
    """Let everything pass until one's turn begins, but for the kinds that say `STOP`."""
    wishes: tuple[tuple[str, str], ...] = ()
    """What the seat has said about kinds of occasions; for the others the game's advice holds."""
    sparing: bool = True
    """Ask only where it can matter, and not twice for what can be asked at once, but for the kinds
    that say `STOP`."""

    def wish(self, game: Game[Any], kind: str) -> str:
        """What holds for a kind of occasion."""
        said = dict(self.wishes)
        return said.get(kind) or (STOP if game.occasions().get(kind) else ASK)

    def wishing(self, kind: str, wish: str) -> Orders:
        """The same orders with another wish about a kind."""
        if wish not in WISHES:
            raise NotWellFormed(f"{wish!r} is no wish", accepted=", ".join(WISHES))
        said = {**dict(self.wishes), kind: wish}
        return self._replace(wishes=tuple(sorted(said.items())))

    def data(self) -> dict[str, Any]:
        """The orders as plain data."""
        return {"until_turn": self.until_turn, "wishes": dict(self.wishes)}


NONE = Orders(sparing=False)
"""No orders, because nobody is being asked, e.g. while a record is replayed."""


def orders_from(data: Mapping[str, Any], game: Game[Any]) -> Orders:
    """Orders from their data; what the game does not know any more is left out."""
    orders = Orders(bool(data.get("until_turn")))
    said = data.get("wishes")
    for kind, wish in said.items() if isinstance(said, Mapping) else ():
        if kind in game.occasions() and wish in WISHES:
            orders = orders.wishing(str(kind), str(wish))
    return orders


def passed_by(game: Game[Any], state: State, orders: Orders) -> str | None:
    """The key of the option that passes, where the orders of the seat that is asked say so."""
    occasion = game.occasion(state)
    if occasion is None or occasion.passing is None:
        return None
    wish = orders.wish(game, occasion.kind)
    waiting = orders.until_turn and not occasion.is_own_turn
    return occasion.passing.key if wish == PASS_BY or (wish == ASK and waiting) else None


def spared(game: Game[Any], state: State, orders: Orders) -> str | None:
    """The key of the option that passes, where nothing that is offered could matter.

    In the midst of something attempted that is what leaves its chance as it is. What was declined
    before is asked again: whoever passed may have waited for what the others do. What can wait is
    asked when it cannot.
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
    """The key of the option that agrees, where the same person has proposed it for another seat."""
    occasion = game.occasion(state) if orders.sparing else None
    if occasion is None or occasion.agreeing is None or state.decision is None:
        return None
    asked = seats[state.decision.seat]
    is_own = 0 <= occasion.proposer < len(seats) and is_one_person(asked, seats[occasion.proposer])
    return occasion.agreeing.key if is_own else None


def settled(game: Game[Any], state: State, orders: Orders) -> str | None:
    """The key of the only option that anybody would choose, unless one wants to be asked always."""
    occasion = game.occasion(state) if orders.sparing else None
    if occasion is None or occasion.sensible is None:
        return None
    return occasion.sensible.key if orders.wish(game, occasion.kind) != STOP else None


def still_standing(game: Game[Any], state: State, orders: Orders) -> Orders:
    """The orders of the seat that is asked, once it is asked: its own turn ends the waiting."""
    occasion = game.occasion(state)
    if orders.until_turn and occasion is not None and occasion.is_own_turn:
        return orders._replace(until_turn=False)
    return orders
