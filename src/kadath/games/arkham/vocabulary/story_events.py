"""What Personal Stories wait for: conditions, and things that happen in the game."""

from __future__ import annotations

from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.effects import Condition, Scope
from kadath.kernel.nodes import node
from kadath.kernel.windows import WOULD

from ..board import JOINED, LOST, NEIGHBORHOOD, in_arkham, is_street
from ..cards import ALLY, BLESSING, ITEMS, Monster
from ..foes import worth
from ..happenings import (
    Becomes,
    Defeats,
    EndsMovement,
    Gains,
    GateCloses,
    GateOpens,
    GatePrevented,
    LosesCards,
    Received,
    ShowsLook,
    SpendsClue,
    TakesTrophy,
    UsesCard,
    WorldEncounterEnds,
)
from ..rules.clues import ON_CHECK
from ..rules.fight import fight_of
from ..rules.parting import owned
from ..state import ArkhamState
from ..values import doom_track
from .monsters import Which


@node
class DoomAtLeast(Condition):
    """At least this many doom tokens are on the doom track, or it is full."""

    tokens: int

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return state.doom >= min(self.tokens, doom_track(state))


@node
class HoldsAtLeast(Condition):
    """You have at least this many cards of a kind."""

    least: int
    what: str

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        if scope.who not in state.investigators:
            return False
        return len(owned(state, scope.who, self.what)) >= self.least


@node
class BlessedAtLeast(Condition):
    """At least this many investigators are blessed."""

    people: int

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        blessed = [
            who
            for who in state.investigators
            if any(state.cards[card].face == BLESSING for card in state.cards_of(who))
        ]
        return len(blessed) >= self.people


@node
class GatesAtLeast(Condition):
    """At least this many gates are open."""

    gates: int

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return len(state.gates) >= self.gates


@node
class MonstersInTown(Condition):
    """At least this many such monsters are in Arkham."""

    least: int
    which: Which

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        here = [one for one in self.which.ids(state, scope) if in_arkham(state.monsters[one].space)]
        return len(here) >= self.least


@node
class WithoutInnsmouth(Condition):
    """The board of Innsmouth is not in play."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return not state.has_innsmouth


@node
class AgainstTough(Condition):
    """You are fighting a monster of at least this toughness."""

    toughness: int

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        fight = fight_of(state, scope.who)
        return fight is not None and fight.against(state).toughness >= self.toughness


@node
class Tough(Which):
    """Monsters of at least this toughness."""

    toughness: int

    def fits(self, state: ArkhamState, scope: Scope, monster: Monster, token: int) -> bool:
        return worth(state, monster.key) >= self.toughness


@node
class YouCloseGate(Trigger[GateCloses]):
    """You have closed a gate, or only one to a certain world, or only one that you sealed."""

    KIND = GateCloses

    world: str = ""
    sealed: bool = False

    def matches(self, state: ArkhamState, scope: Scope, part: GateCloses) -> bool:
        if part.who != scope.who or (self.sealed and not part.sealed):
            return False
        return self.world in ("", part.world)


@node
class AGateIsSealed(Trigger[GateCloses]):
    """An investigator has sealed a gate with Clue tokens."""

    KIND = GateCloses

    def matches(self, state: ArkhamState, scope: Scope, part: GateCloses) -> bool:
        return part.sealed and not part.by_sign


@node
class AGateIsPrevented(Trigger[GatePrevented]):
    """A gate was prevented from opening."""

    KIND = GatePrevented

    def matches(self, state: ArkhamState, scope: Scope, part: GatePrevented) -> bool:
        return True


@node
class AGateWouldOpenNearYou(Trigger[GateOpens]):
    """A gate is about to open in your neighborhood."""

    KIND = GateOpens
    TIME = WOULD

    def matches(self, state: ArkhamState, scope: Scope, part: GateOpens) -> bool:
        here = NEIGHBORHOOD.get(space_of(state, scope.who))
        return here is not None and NEIGHBORHOOD.get(part.space) == here


@node
class YouHealAnother(Trigger[Gains]):
    """You have restored another investigator's Sanity or Stamina with an ability of your sheet."""

    KIND = Gains

    what: str

    def matches(self, state: ArkhamState, scope: Scope, part: Gains) -> bool:
        own = state.investigators[scope.who].sheet
        return part.by == own and part.who != scope.who and part.what == self.what


@node
class AnotherBecame(Trigger[Becomes]):
    """Another investigator has become lost, devoured or the like."""

    KIND = Becomes

    state: str

    def matches(self, state: ArkhamState, scope: Scope, part: Becomes) -> bool:
        return part.who != scope.who and part.state == self.state


@node
class AnotherNearbyWouldBecome(Trigger[Becomes]):
    """Another investigator in your neighborhood is about to become insane, lost or the like.

    `beside`: in your space or an adjacent one instead, in any neighborhood.
    """

    KIND = Becomes
    TIME = WOULD

    state: str
    beside: bool = False

    def matches(self, state: ArkhamState, scope: Scope, part: Becomes) -> bool:
        if part.who == scope.who or part.state != self.state:
            return False
        here, there = space_of(state, scope.who), space_of(state, part.who)
        if there in ("", LOST):
            return False
        if self.beside:
            is_here = part.who in state.together_with(scope.who)
            return is_here or there in JOINED.get(here, ())
        return there in NEIGHBORHOOD and NEIGHBORHOOD[there] == NEIGHBORHOOD.get(here)


def space_of(s: ArkhamState, who: int) -> str:
    """Where an investigator is, or "" if they are out of the game."""
    row = s.investigators.get(who)
    return row.space if row is not None else ""


@node
class YouAreRobbed(Trigger[LosesCards]):
    """You lost an Ally or an item while in Arkham."""

    KIND = LosesCards

    def matches(self, state: ArkhamState, scope: Scope, part: LosesCards) -> bool:
        if part.who != scope.who or not in_arkham(space_of(state, scope.who)):
            return False
        return any(state.face(card).kind in (ALLY, *ITEMS) for card in part.cards)


@node
class AnyoneUses(Trigger[UsesCard]):
    """An investigator has used a certain card."""

    KIND = UsesCard

    face: str

    def matches(self, state: ArkhamState, scope: Scope, part: UsesCard) -> bool:
        return part.face == self.face


@node
class AWorldIsMet(Trigger[WorldEncounterEnds]):
    """You have had an encounter in an Other World."""

    KIND = WorldEncounterEnds

    def matches(self, state: ArkhamState, scope: Scope, part: WorldEncounterEnds) -> bool:
        return part.who == scope.who


@node
class YouWinCard(Trigger[Received]):
    """You have received a card of a kind during a fight."""

    KIND = Received

    what: str

    def matches(self, state: ArkhamState, scope: Scope, part: Received) -> bool:
        if part.who != scope.who or fight_of(state, scope.who) is None:
            return False
        return part.card in owned(state, scope.who, self.what)


@node
class YouSpendClue(Trigger[SpendsClue]):
    """One of your Clue tokens was spent; with `on_check`, you have spent one on a check."""

    KIND = SpendsClue

    on_check: bool = False

    def matches(self, state: ArkhamState, scope: Scope, part: SpendsClue) -> bool:
        if self.on_check:
            return part.who == scope.who and part.on == ON_CHECK
        return part.owner == scope.who


@node
class YouSpendTrophyAsClue(Trigger[SpendsClue]):
    """You have spent a monster trophy as a Clue token on a check."""

    KIND = SpendsClue

    def matches(self, state: ArkhamState, scope: Scope, part: SpendsClue) -> bool:
        return part.who == scope.who and part.on == ON_CHECK and part.way == "trophy"


@node
class YouTakeTrophy(Trigger[TakesTrophy]):
    """You have taken a monster as a trophy."""

    KIND = TakesTrophy

    def matches(self, state: ArkhamState, scope: Scope, part: TakesTrophy) -> bool:
        return part.who == scope.who


@node
class YouDefeatOutside(Trigger[Defeats]):
    """You have defeated a monster in a street."""

    KIND = Defeats

    def matches(self, state: ArkhamState, scope: Scope, part: Defeats) -> bool:
        return part.who == scope.who and is_street(part.space)


@node
class YouEndMovement(Trigger[EndsMovement]):
    """You have ended your movement."""

    KIND = EndsMovement

    def matches(self, state: ArkhamState, scope: Scope, part: EndsMovement) -> bool:
        return part.who == scope.who


@node
class YouDrawLook(Trigger[ShowsLook]):
    """You have drawn the Innsmouth Look."""

    KIND = ShowsLook

    def matches(self, state: ArkhamState, scope: Scope, part: ShowsLook) -> bool:
        return part.who == scope.who
