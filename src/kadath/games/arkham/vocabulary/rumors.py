"""Nodes for Rumors: how they progress, pass and fail."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Condition, Effect, Number, Scope, count
from kadath.kernel.events import enclosing, period
from kadath.kernel.listeners import Ability
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..cards import ALLY
from ..happenings import PhaseEnds, ShowsLook
from ..rules.meeting import Meeting
from ..rules.monster_draws import DrawingMonsters
from ..rules.monsters import PlacingMonsters
from ..rules.mythos import GATE_ONLY, ResolvingMythos, discard_mythos
from ..rules.rolling import roll_dice
from ..rules.terror import HIGHEST, RaisingTerror, lose_random_ally
from ..state import ArkhamState


@node
class RumorGrows(Trigger[PhaseEnds]):
    """The Mythos phase is over, and this Rumor did not enter play in it."""

    KIND = PhaseEnds

    @cites("AH-3.5.10")
    def matches(self, state: ArkhamState, scope: Scope, part: PhaseEnds) -> bool:
        return part.phase == "mythos" and not state.cards[scope.this].fresh


@node
class RumorEnds(Effect):
    """End the Rumor and return it to the box; an effect may follow."""

    passed: bool = False
    effect: Effect | None = None

    @cites("AH-3.5.10")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.note("rumor", passed=self.passed)
        happens = self.effect.run(state, scope) if self.effect is not None else None
        discard_mythos(state, scope.this, to_box=True)
        return happens

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return state.rumor == scope.this


@node
class PutTokens(Effect):
    """Put this many tokens on this card."""

    tokens: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.set_card(scope.this, tokens=state.cards[scope.this].tokens + self.tokens)
        return None


@node
class TakeTokens(Effect):
    """Remove this many tokens from this card."""

    tokens: Number

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        left = state.cards[scope.this].tokens - count(self.tokens, state, scope)
        state.set_card(scope.this, tokens=max(0, left))
        return None


@node
class NoTokens(Condition):
    """No token lies on this card."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return state.cards[scope.this].tokens == 0


@node
class OnEachDie(Effect):
    """Roll dice, and resolve an effect for each that shows `most` or less."""

    dice: int
    most: int
    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        for _ in range(self.dice):
            if roll_dice(state, scope.who).total <= self.most:
                self.effect.run(state, scope)
        return None


@node
class SignsVanish(Effect):
    """Remove all elder signs from the board."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.seals = ()
        state.note("signs-vanish")
        return None


@node
class PlayersAtMost(Condition):
    """There are at most this many players or, with `more`, more than this many."""

    most: int
    more: bool = False

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return (len(state.seats) > self.most) is self.more


@node
class FromNowOn(Effect):
    """A rule is in force for the rest of the game."""

    rule: Ability

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.last_for(period(state, "game"), self.rule, Scope(0, scope.source))
        return None


@node
class AnotherGate(Effect):
    """Draw a Mythos card, and resolve only its gate."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ResolvingMythos(use=GATE_ONLY)


@node
class AllyIsLost(Effect):
    """Return a random Ally from the deck to the box."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        lose_random_ally(state)
        return None


@node
class NoAlliesLeft(Condition):
    """No Ally is left in the deck."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return not state.decks.get(ALLY)


@node
class SomebodyLooks(Trigger[ShowsLook]):
    """An investigator has drawn the card with the Innsmouth Look."""

    KIND = ShowsLook

    def matches(self, state: ArkhamState, scope: Scope, part: ShowsLook) -> bool:
        return True


# --- The Terrible Experiment ----------------------------------------------------------------------


@node
class Capture(Effect):
    """Put monsters from the cup on this card."""

    monsters: int

    @cites("AH-15.17")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Capturing(self.monsters)


@procedure
class Capturing(DrawingMonsters):
    """Monsters from the cup are put on the Rumor."""

    @cites("AH-15.17")
    def receive(self, s: ArkhamState, kind: str) -> Procedure | None:
        s.captives = (*s.captives, kind)
        return None


@node
class MeetCaptive(Effect):
    """Fight or evade a monster of your choice from this card."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return MeetingCaptive(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.captives)


@procedure
class MeetingCaptive(Procedure):
    """An investigator chooses a captive to face."""

    who: int

    @ask("which", "AH-3.5.10", prompt="which-monster")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer one of each kind."""
        options = tuple(option("trophy", kind) for kind in dict.fromkeys(s.captives))
        return MeetingCaptive.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def meet(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Take it off the card and face it."""
        captives = list(s.captives)
        captives.remove(chosen.words[0])
        s.captives = tuple(captives)
        return Meeting(self.who, captive=chosen.words[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "purpose": "face"}


@node
class Captives(Condition):
    """At least this many monsters lie on this card; 0: none do, and nobody is facing the last."""

    least: int = 0

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        if self.least:
            return len(state.captives) >= self.least
        return not state.captives and not any(enclosing(state, Meeting))


@node
class CaptivesBreakOut(Effect):
    """Raise terror to its highest level, and move all monsters from this card to a street."""

    space: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        captives, state.captives = state.captives, ()
        return BreakingOut(self.space, captives)


@procedure
class BreakingOut(Procedure):
    """The captives of a Rumor break out."""

    space: str
    captives: tuple[str, ...]

    @step("terror", "AH-3.5.10")
    def terrify(self, s: ArkhamState) -> Procedure | None:
        """Raise terror to its highest level."""
        return RaisingTerror(HIGHEST - s.terror)

    @step("monsters", "AH-3.5.10")
    def come(self, s: ArkhamState) -> Procedure | None:
        """Put all of them in the street."""
        return PlacingMonsters(self.space, len(self.captives), self.captives)
