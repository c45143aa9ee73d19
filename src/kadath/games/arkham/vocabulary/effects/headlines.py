"""Verbs of Headlines and Rumors, about the town and about certain investigators."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope, do
from kadath.kernel.nodes import Node, node
from kadath.kernel.procedure import Procedure, ask, procedure

from ...board import (
    AREAS,
    CELL,
    JAIL,
    LOST,
    NEIGHBORHOOD,
    OUTSKIRTS,
    SKY,
    STREET_OF,
    is_street,
)
from ...rules.awakening import awaken
from ...rules.cup import sweep
from ...rules.decks import discard
from ...rules.keeping import losable
from ...rules.lasting import stay_to_next_turn
from ...rules.monsters import PlacingMonsters
from ...rules.parting import lost
from ...rules.places import close_place, move_to
from ...rules.surge import Surging
from ...rules.terror import RaisingTerror
from ...state import ArkhamState
from ...town_rules import is_aquatic_location
from .choices import InTurn

OTHER_WORLDS = "other_worlds"
LOST_ONES = "lost"
WATERS = "waters"

STREETS = "streets"
LOCATIONS = "locations"
SKY_AND_OUTSKIRTS = "sky_and_outskirts"
TOWN = "town"


@node
class Those(Effect):
    """Every investigator in certain places resolves an effect, in player order."""

    where: str
    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        meant = [
            who
            for who in state.player_order()
            if is_among(state, self.where, state.investigators[who].space)
        ]
        return InTurn(tuple(meant), self.effect, scope)


def is_among(s: ArkhamState, where: str, space: str) -> bool:
    """Whether a space is in an Other World, is Lost in Time and Space, or is aquatic."""
    if where == OTHER_WORLDS:
        return space in AREAS
    return space == LOST if where == LOST_ONES else is_aquatic_location(s, space)


@node
class Owners(Effect):
    """Every investigator who has a certain card resolves an effect."""

    face: str
    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        owners = [
            who
            for who in state.player_order()
            if any(state.cards[card].face == self.face for card in state.cards_of(who))
        ]
        return InTurn(tuple(owners), self.effect, scope)


@node
class FirstPlayer(Effect):
    """The first player resolves an effect."""

    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return InTurn(state.player_order()[:1], self.effect, scope)


@node
class WhoHasLeast(Effect):
    """The investigator with the least Sanity or Stamina resolves an effect."""

    what: str
    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ChoosingLeast(self.what, self.effect, scope)


@procedure
class ChoosingLeast(Procedure):
    """The first player chooses among the investigators with the least."""

    what: str
    effect: Effect
    scope: Scope

    @ask("whom", "AH-15.11", prompt="choose-whom")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer those with the least."""
        have = {who: getattr(s.investigators[who], self.what) for who in s.player_order()}
        if not have:
            return None
        least = min(have.values())
        options = tuple(option("whom", who) for who in have if have[who] == least)
        return ChoosingLeast.choose.offer(s.first_player, options)

    @choose.chosen
    def resolve(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """They resolve it."""
        return InTurn((chosen.ids[0],), self.effect, self.scope)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {}


@node
class MonstersReturn(Effect):
    """Return monsters in certain places to the cup: all of them, or only two kinds.

    `terror`: raise the terror level if any returned.
    """

    where: str
    kind: str = ""
    other: str = ""
    terror: bool = False

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        gone = [
            monster
            for monster, row in state.monsters.items()
            if lies_in(row.space, self.where)
            and (not self.kind or row.monster in (self.kind, self.other))
        ]
        return RaisingTerror() if sweep(state, gone) and self.terror else None


def lies_in(space: str, where: str) -> bool:
    """Whether a space is in a neighborhood, or among the streets, the locations or the town."""
    if where == SKY_AND_OUTSKIRTS:
        return space in (SKY, OUTSKIRTS)
    if where == STREETS:
        return is_street(space)
    if where == LOCATIONS:
        return space in STREET_OF
    if where == TOWN:
        return space != OUTSKIRTS
    return NEIGHBORHOOD.get(space) == where


@node
class MonstersAppear(Effect):
    """Monsters from the cup appear in a place."""

    space: str
    monsters: int = 2

    @cites("AH-8.7")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return PlacingMonsters(self.space, self.monsters)


@node
class Space(Node):
    """A place of the board, as a card names it."""

    space: str


@node
class MonsterInEach(Effect):
    """One monster from the cup appears in each of several places, one place after the other."""

    spaces: tuple[Space, ...]

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return do(*(MonstersAppear(one.space, 1) for one in self.spaces)).run(state, scope)


@node
class TrophiesComeBack(Effect):
    """Return all trophies of a kind to the board, in a certain place."""

    kind: str
    space: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        back = 0
        for who, row in tuple(state.investigators.items()):
            kept = tuple(key for key in row.trophies if key != self.kind)
            back += len(row.trophies) - len(kept)
            state.set_investigator(who, trophies=kept)
        return PlacingMonsters(self.space, back, (self.kind,) * back) if back else None


@node
class ClosedToNextTurn(Effect):
    """A location is closed through the end of the next turn."""

    space: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        stay_to_next_turn(state, scope.this)
        close_place(state, self.space, scope.this)
        return None


@node
class InForceToNextTurn(Effect):
    """The abilities of this card are in force through the end of the next turn."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        stay_to_next_turn(state, scope.this)
        return None


@node
class EmptyJail(Effect):
    """Release everyone who is arrested."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        for who in state.player_order():
            row = state.investigators[who]
            if row.arrested or row.space == CELL:
                state.set_investigator(who, arrested=False, skips=False, delayed=False)
            if row.space == CELL:
                move_to(state, who, JAIL)
        return None


@node
class CluesVanish(Effect):
    """Remove all Clue tokens from the board."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.clues = {}
        return None


@node
class Surge(Effect):
    """Monsters surge out of all open gates."""

    @cites("IH-8.5")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Surging("")


@node
class Awaken(Effect):
    """The Ancient One awakens."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        awaken(state, "card")
        return None


@node
class LoseNamed(Effect):
    """Lose every copy of a certain card."""

    face: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        held = losable(state, scope.who, state.cards_of(scope.who))
        named = tuple([card for card in held if state.cards[card].face == self.face])
        for card in named:
            discard(state, card)
            state.note("discard", who=scope.who, card=card)
        return lost(state, scope.who, named)
