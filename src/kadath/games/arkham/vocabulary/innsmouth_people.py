"""Nodes that only investigators of the Innsmouth box use, about monsters and trophies."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.kinds import AsSoonAs, Forbidding
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.citations import cites
from kadath.kernel.decision import Option, option
from kadath.kernel.effects import Condition, Effect, Scope
from kadath.kernel.events import announced, enclosing, part_at_hand
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, procedure
from kadath.kernel.several import ChosenSet, Picks, Several, ask_several
from kadath.kernel.windows import WHEN

from ..board import ARROWS, BLACK, JOINED, SKY, VORTEX, WHITE, is_street
from ..cards import CLUES, SHEETS
from ..foes import worth
from ..happenings import Buries, Gains, SpendsTrophy, SymbolsShow
from ..privileges import CLAIMS_ENDLESS, is_privileged
from ..rules.movement_phase import shut
from ..rules.places import come_into
from ..rules.status import Falling
from ..state import ArkhamState


@node
class SymbolShows(Trigger[SymbolsShow]):
    """A Mythos card shows a symbol, and the monsters with it are about to move."""

    KIND = SymbolsShow
    TIME = WHEN

    symbol: str

    def matches(self, state: ArkhamState, scope: Scope, part: SymbolsShow) -> bool:
        return self.symbol in (*part.white, *part.black)


@node
class StepAsMonster(Effect):
    """Move as a normal monster with this symbol would, without being stopped."""

    symbol: str

    @cites("AH-9.1", "AH-9.3")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return come_into(state, scope.who, self.leads_to(state, scope))

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(self.leads_to(state, scope))

    @cites("AH-3.2.12", "IH-6.3")
    def leads_to(self, state: ArkhamState, scope: Scope) -> str:
        """Where the arrow leads; "" into a vortex or a closed location, or while delayed."""
        row = state.investigators[scope.who]
        color = WHITE if self.symbol in part_at_hand(state, scope).white else BLACK
        space = ARROWS[color].get(row.space, VORTEX)
        if row.delayed or space == VORTEX or shut(state, row.space, space) is not None:
            return ""
        return space


@node
class LureMonsters(Effect):
    """Move any number of monsters from adjacent spaces to yours."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Luring(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(monsters_next_to(state, scope.who))


def monsters_next_to(s: ArkhamState, who: int) -> tuple[int, ...]:
    """The monsters in the spaces next to an investigator's; the sky is next to every street."""
    here = s.investigators[who].space
    beside = (*JOINED.get(here, ()), *((SKY,) if is_street(here) else ()))
    return tuple(monster for space in beside for monster in s.monsters_at(space))


@procedure
class Luring(Procedure):
    """An investigator chooses which monsters to lure."""

    who: int
    picked: Picks = ()

    @ask_several("which", "AH-9.10", prompt="lure-monsters")
    def choose(self, s: ArkhamState) -> Several | None:
        """Ask which ones, one by one."""
        near = tuple(option("monster", monster) for monster in monsters_next_to(s, self.who))
        if not near:
            return None
        return ChosenSet(s.seat_of(self.who), near, self.picked, least=0, most=len(near))

    @choose.chosen
    def lure(self, s: ArkhamState, chosen: Option) -> None:
        """Remember the choice; at the end move all of them."""
        if chosen.args:
            self.picked += (chosen,)
            self.goto("which")
            return
        for one in self.picked:
            s.move_monster(one.ids[0], s.investigators[self.who].space)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class YouSpendTrophy(Trigger[SpendsTrophy]):
    """You have spent a monster trophy."""

    KIND = SpendsTrophy

    def matches(self, state: ArkhamState, scope: Scope, part: SpendsTrophy) -> bool:
        return part.who == scope.who


@node
class BuryIt(Effect):
    """Return the spent monster trophy to the box instead of the cup."""

    @cites("AH-6.22")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        kind = part_at_hand(state, scope).kind
        cup = list(state.cup)
        cup.remove(kind)
        state.cup = tuple(cup)
        state.removed = (*state.removed, kind)
        state.note("buried", who=scope.who, monster=kind)
        return announced(state, Buries(scope.who, kind))

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return part_at_hand(state, scope).kind in state.cup


@node
class YouBury(Trigger[Buries]):
    """You have returned a monster trophy to the box."""

    KIND = Buries

    def matches(self, state: ArkhamState, scope: Scope, part: Buries) -> bool:
        return part.who == scope.who


@node
class CountBuried(Effect):
    """Put tokens on this story: as many as the buried monster's toughness."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        tough = worth(state, part_at_hand(state, scope).kind, scope.who)
        state.set_card(scope.this, tokens=state.cards[scope.this].tokens + tough)
        return None


@node
class OnceInTheGame(Effect):
    """Resolve the effect, and remove this ability from the sheet for the rest of the game."""

    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        printed = SHEETS[state.investigators[scope.who].sheet].abilities
        lost = state.lost_abilities.get(scope.who, ())
        used = next(
            place
            for place, one in enumerate(printed)
            if isinstance(one, AsSoonAs) and one.effect == self
        )
        state.lost_abilities[scope.who] = (*lost, used)
        state.listen(scope.who)
        return self.effect.run(state, scope)


@node
class FallsAs(Condition):
    """You are in the middle of going insane or unconscious."""

    state: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        falls = enclosing(state, Falling)
        return any(one.who == scope.who and one.state == self.state for one in falls)


@node
class EndlessGivesNoClues(Forbidding):
    """Only investigators who may take endless monsters as trophies gain Clue tokens from a kind."""

    KIND = Gains

    kind: str

    def forbids(self, state: ArkhamState, scope: Scope, part: Gains) -> bool:
        is_meant = part.by == self.kind and part.what == CLUES
        return is_meant and not is_privileged(state, part.who, CLAIMS_ENDLESS)
