"""Spending trophies (AH-3.3.11, AH-6.19, AH-6.20)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import announced
from kadath.kernel.procedure import Procedure, ask, procedure
from kadath.kernel.sleeves import piles

from ..cards import MARKER, MONSTERS
from ..foes import worth
from ..happenings import SpendsTrophy, TakesTrophy
from ..state import ArkhamState

MOON = "moon"
GATE_TROPHY = frozenset({MARKER})


@cites("AH-6.19")
def toughness_held(s: ArkhamState, who: int) -> int:
    """The total toughness of an investigator's monster trophies."""
    return sum(worth(s, key, who) for key in s.investigators[who].trophies)


@cites("AH-6.20")
def spend_monster(s: ArkhamState, who: int, key: str) -> Procedure | None:
    """Put a monster trophy back into the cup; the caller returns the responses."""
    trophies = list(s.investigators[who].trophies)
    trophies.remove(key)
    s.set_investigator(who, trophies=tuple(trophies))
    s.cup = tuple(sorted((*s.cup, key)))
    s.note("spend_trophy", who=who, monster=key)
    return announced(s, SpendsTrophy(who, key))


@cites("AH-6.6")
def add_trophy(s: ArkhamState, who: int, key: str) -> Procedure | None:
    """Give an investigator a monster as a trophy; the caller returns the responses."""
    s.set_investigator(who, trophies=(*s.investigators[who].trophies, key))
    s.note("trophy", who=who, monster=key)
    return announced(s, TakesTrophy(who, key))


@procedure
class SpendingTrophies(Procedure):
    """An investigator spends monster trophies worth at least what is due; no change is given."""

    who: int
    due: int

    @ask("which", "AH-3.3.11", "AH-6.20", prompt="spend-trophy")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask for one monster after another, unless all of them are needed."""
        if self.due <= 0:
            return None
        keys = sorted(set(s.investigators[self.who].trophies))
        spare = toughness_held(s, self.who) - self.due
        if keys and spare < min(worth(s, key, self.who) for key in keys):
            keys = keys[:1]
        options = tuple(option("trophy", key) for key in keys)
        return SpendingTrophies.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def spend(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """It goes back to the cup; ask for what is still due."""
        key = chosen.words[0]
        self.due -= worth(s, key, self.who)
        self.goto("which")
        return spend_monster(s, self.who, key)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "due": self.due}


@cites("AH-6.20")
def trophies_with(s: ArkhamState, who: int, symbol: str) -> list[str]:
    """The kinds of an investigator's monster trophies with a symbol."""
    trophies = sorted(set(s.investigators[who].trophies))
    return [key for key in trophies if MONSTERS[key].dimension == symbol]


@procedure
class SpendingOne(Procedure):
    """An investigator spends one monster trophy with a symbol."""

    who: int
    symbol: str

    @ask("which", "AH-6.20", prompt="spend-one-trophy")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer them."""
        kinds = trophies_with(s, self.who, self.symbol)
        options = tuple(option("trophy", key) for key in kinds)
        return SpendingOne.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def spend(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """It goes back to the cup."""
        return spend_monster(s, self.who, chosen.words[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@cites("AH-6.20")
def spend_gate(s: ArkhamState, marker: int) -> None:
    """Put a gate trophy under the stack of markers; everybody has seen it."""
    row = s.cards[marker]
    s.set_card(marker, owner=0)
    piles.put_under(s.decks, MARKER, (marker,))
    s.note("spend-gate", who=row.owner, world=row.face)


@procedure
class SpendingGates(Procedure):
    """An investigator spends gate trophies."""

    who: int
    due: int

    @ask("which", "AH-3.3.11", "AH-6.20", prompt="spend-gate")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask for one gate after another, unless all are needed; gates to one world are alike."""
        if self.due <= 0:
            return None
        held = s.cards_of(self.who, GATE_TROPHY)
        gates = {s.cards[card].face: card for card in held[: 1 if len(held) <= self.due else None]}
        options = tuple(option("gate-trophy", card) for card in gates.values())
        return SpendingGates.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def spend(self, s: ArkhamState, chosen: Option) -> None:
        """It goes under the stack of markers."""
        self.due -= 1
        spend_gate(s, chosen.ids[0])
        self.goto("which")

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "due": self.due}
