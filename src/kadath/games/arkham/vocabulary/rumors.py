"""How Rumors grow, pass and come true."""

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
    """The Mythos phase is over, and this Rumor was in play before it."""

    KIND = PhaseEnds

    @cites("AH-3.5.10")
    def matches(self, state: ArkhamState, scope: Scope, part: PhaseEnds) -> bool:
        return part.phase == "mythos" and not state.cards[scope.this].fresh


@node
class RumorEnds(Effect):
    """The Rumor is over, and goes back to the box; perhaps something happens."""

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
    """Put so many tokens on this card."""

    tokens: int

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.set_card(scope.this, tokens=state.cards[scope.this].tokens + self.tokens)
        return None


@node
class TakeTokens(Effect):
    """Take so many tokens off this card."""

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
    """Roll dice; an effect is resolved for each that shows so much or less."""

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
    """All elder signs leave the board."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.seals = ()
        state.note("signs-vanish")
        return None


@node
class PlayersAtMost(Condition):
    """So many players are in the game, or fewer; or else (`more`) there are more."""

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
    """Draw a Mythos card of which only the gate counts."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return ResolvingMythos(use=GATE_ONLY)


@node
class AllyIsLost(Effect):
    """An Ally of the deck, whoever it is, goes back to the box."""

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
    """Somebody has drawn the card that shows the Innsmouth Look."""

    KIND = ShowsLook

    def matches(self, state: ArkhamState, scope: Scope, part: ShowsLook) -> bool:
        return True


# --- The Terrible Experiment ----------------------------------------------------------------------


@node
class Capture(Effect):
    """Monsters from the cup are put on this card."""

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
    """Meet a monster of your choice from this card."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return MeetingCaptive(scope.who)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        return bool(state.captives)


@procedure
class MeetingCaptive(Procedure):
    """A monster is chosen to be met."""

    who: int

    @ask("which", "AH-3.5.10", prompt="which-monster")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer one of each kind."""
        options = tuple(option("trophy", kind) for kind in dict.fromkeys(s.captives))
        return MeetingCaptive.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def meet(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """It comes out."""
        captives = list(s.captives)
        captives.remove(chosen.words[0])
        s.captives = tuple(captives)
        return Meeting(self.who, captive=chosen.words[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class Captives(Condition):
    """At least so many monsters lie on this card, or (0) none does."""

    least: int = 0

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        if self.least:
            return len(state.captives) >= self.least
        return not state.captives and not any(enclosing(state, Meeting))


@node
class CaptivesBreakOut(Effect):
    """Terror rises to its highest level, and all monsters of this card come to a street."""

    space: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        captives, state.captives = state.captives, ()
        return BreakingOut(self.space, captives)


@procedure
class BreakingOut(Procedure):
    """Captives break out."""

    space: str
    captives: tuple[str, ...]

    @step("terror", "AH-3.5.10")
    def terrify(self, s: ArkhamState) -> Procedure | None:
        """Terror rises to the top."""
        return RaisingTerror(HIGHEST - s.terror)

    @step("monsters", "AH-3.5.10")
    def come(self, s: ArkhamState) -> Procedure | None:
        """And all of them are in the street."""
        return PlacingMonsters(self.space, len(self.captives), self.captives)
