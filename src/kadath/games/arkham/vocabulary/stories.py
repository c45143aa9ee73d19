"""Nodes for Personal Stories: what they count and wait for, how they end, and their rewards."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.kinds import Forbidding
from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Condition, Effect, Scope
from kadath.kernel.events import part_at_hand
from kadath.kernel.listeners import Ability
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure
from kadath.kernel.windows import WOULD

from ..board import JOINED, LOST, NEIGHBORHOOD, in_arkham, is_street
from ..cards import ALLY, BLESSING, ITEMS, MONSTERS, SHEETS, SPELL, Monster
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
from ..rules.checks import check_of
from ..rules.closing import Closing
from ..rules.clues import ON_CHECK
from ..rules.decks import discard
from ..rules.fight import fight_of
from ..rules.parting import lost, owned
from ..rules.stories import FAILED, PASSED, end_story
from ..state import ArkhamState
from ..values import doom_track
from .effects.choices import InTurn
from .monsters import Which

BAD = "bad"


# --- How a story ends -----------------------------------------------------------------------------


@node
class StoryPasses(Effect):
    """The story passes: put its second card into play, and perhaps resolve an effect."""

    effect: Effect | None = None

    @cites("IH-11.2")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        end_story(state, scope.this, PASSED)
        return self.effect.run(state, scope) if self.effect is not None else None


@node
class StoryFails(Effect):
    """The story fails: put its second card into play, and perhaps resolve an effect."""

    effect: Effect | None = None

    @cites("IH-11.2")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        end_story(state, scope.this, FAILED)
        return self.effect.run(state, scope) if self.effect is not None else None


@node
class LoseAbility(Effect):
    """Lose an ability of your sheet."""

    ability: Ability

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        if scope.who not in state.investigators:
            return None
        printed = SHEETS[state.investigators[scope.who].sheet].abilities
        lost = state.lost_abilities.get(scope.who, ())
        state.lost_abilities[scope.who] = (*lost, printed.index(self.ability))
        state.listen(scope.who)
        return None


# --- What is counted ------------------------------------------------------------------------------


@node
class CountUp(Effect):
    """Put a token on this story."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.set_card(scope.this, tokens=state.cards[scope.this].tokens + 1)
        return None


@node
class CountToughness(Effect):
    """Put tokens on this story: as many as the new trophy's toughness."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        tokens = state.cards[scope.this].tokens + worth(state, part_at_hand(state, scope).kind)
        state.set_card(scope.this, tokens=tokens)
        return None


@node
class Mark(Effect):
    """Note on this story the world, symbol, neighborhood or place at hand, or a mishap."""

    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        label = self.label(state, scope)
        noted = state.story_marks.get(scope.this, ())
        if label and (label == BAD or label not in noted):
            state.story_marks[scope.this] = (*noted, label)
            state.set_card(scope.this, tokens=len(state.story_marks[scope.this]))
        return None

    def label(self, state: ArkhamState, scope: Scope) -> str:
        """What to note."""
        if self.what == BAD:
            return BAD
        if self.what == "place":
            return state.investigators[scope.who].space
        part = part_at_hand(state, scope)
        if self.what == "world":
            return str(part.world)
        if self.what == "symbol":
            return MONSTERS[part.kind].dimension
        return NEIGHBORHOOD.get(part.space, "") if in_arkham(part.space) else ""


@node
class Marked(Condition):
    """At least this many different things, or (`bad`) mishaps, are noted on this story."""

    least: int
    bad: bool = False

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        noted = state.story_marks.get(scope.this, ())
        mishaps = noted.count(BAD)
        return (mishaps if self.bad else len(noted) - mishaps) >= self.least


@node
class NotMarkedHere(Condition):
    """Your current place is not noted on this story yet."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        here = state.investigators[scope.who].space
        return here not in state.story_marks.get(scope.this, ())


# --- What is waited for ---------------------------------------------------------------------------


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
    """You have spent a Clue token; with `on_check`, only on a check."""

    KIND = SpendsClue

    on_check: bool = False

    def matches(self, state: ArkhamState, scope: Scope, part: SpendsClue) -> bool:
        return part.who == scope.who and (part.on == ON_CHECK or not self.on_check)


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


# --- Rewards and penalties ------------------------------------------------------------------------


@node
class NobodyBecomes(Forbidding):
    """Nobody can become lost, arrested or the like."""

    KIND = Becomes

    state: str

    def forbids(self, state: ArkhamState, scope: Scope, part: Becomes) -> bool:
        return part.state == self.state


@node
class LoseAllBut(Effect):
    """Lose all your cards of a kind except a certain one."""

    what: str
    face: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        others = tuple(
            [
                card
                for card in owned(state, scope.who, self.what)
                if state.cards[card].face != self.face
            ]
        )
        for card in others:
            discard(state, card)
        return lost(state, scope.who, others)


@node
class MoreDice(Effect):
    """Roll this many more dice in the current check."""

    dice: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check_of(state, scope.who).add_dice(state, self.dice)
        return None


@node
class ClueIsWasted(Effect):
    """The Clue token that was just spent adds no die."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        check_of(state, scope.who).is_paying = False
        return None


@node
class CloseAndSeal(Effect):
    """Close and seal an open gate of your choice."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ClosingAndSealing(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.gates)


@procedure
class ClosingAndSealing(Procedure):
    """An investigator chooses a gate to close and seal."""

    who: int

    @ask("which", "AH-10.5", prompt="which-gate")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer every open gate."""
        options = tuple(option("gate", space) for space in s.gates)
        return ClosingAndSealing.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def close(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Close and seal it."""
        return Closing(chosen.words[0], self.who, with_sign=True)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class RefreshSpell(Effect):
    """Refresh one of your spells."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return RefreshingSpell(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(exhausted_spells(state, scope.who))


def exhausted_spells(s: ArkhamState, who: int) -> list[int]:
    """An investigator's exhausted spells."""
    return [card for card in s.cards_of(who, frozenset({SPELL})) if s.cards[card].exhausted]


@procedure
class RefreshingSpell(Procedure):
    """An investigator chooses a spell to refresh."""

    who: int

    @ask("which", "AH-3.1.1", prompt="refresh-spell")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask which."""
        options = tuple(option("weapon", card) for card in exhausted_spells(s, self.who))
        return RefreshingSpell.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def refresh(self, s: ArkhamState, chosen: Option) -> None:
        """Refresh it."""
        s.set_card(chosen.ids[0], exhausted=False)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class PassClue(Effect):
    """Move a Clue token from one investigator in your place to another."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return PassingClue(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        here = state.together_with(scope.who)
        return len(here) > 1 and any(state.investigators[who].clues for who in here)


@procedure
class PassingClue(Procedure):
    """A Clue token changes hands."""

    who: int
    giver: int = 0

    @ask("from", "AH-15.3", prompt="clue-from")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask who gives one."""
        here = s.together_with(self.who)
        options = tuple(option("whom", one) for one in here if s.investigators[one].clues)
        return PassingClue.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def take(self, s: ArkhamState, chosen: Option) -> None:
        """Remember the giver."""
        self.giver = chosen.ids[0]

    @ask("to", "AH-15.3", prompt="clue-for")
    def choose_receiver(self, s: ArkhamState) -> Decision | None:
        """Ask who gets it."""
        here = s.together_with(self.who)
        options = tuple(option("whom", one) for one in here if one != self.giver)
        return PassingClue.choose_receiver.offer(s.seat_of(self.who), options)

    @choose_receiver.chosen
    def give(self, s: ArkhamState, chosen: Option) -> None:
        """Hand it over."""
        for who, change in ((self.giver, -1), (chosen.ids[0], 1)):
            s.set_investigator(who, clues=s.investigators[who].clues + change)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class OthersResolve(Effect):
    """All other investigators resolve an effect."""

    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        others = tuple(who for who in state.player_order() if who != scope.who)
        return InTurn(others, self.effect, scope)


@node
class CalmTheDeep(Effect):
    """Remove all uprising tokens from the Deep Ones Rising track."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.uprising = 0
        state.note("uprising", tokens=0)
        return None
