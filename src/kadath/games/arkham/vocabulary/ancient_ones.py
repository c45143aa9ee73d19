"""Nodes for the sheets of the Ancient Ones: their attacks, and rules while they sleep."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Amount, Condition, Effect, Number, Scope, count
from kadath.kernel.events import period
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import SET, VALUE, Change, Modifier
from kadath.kernel.nodes import node
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.windows import WOULD

from ..board import is_street
from ..cards import CLUES, ITEMS, MARKER, SANITY, STAMINA
from ..happenings import AttacksYou
from ..rules.checks import SkillCheck, Staking, result_of_check
from ..rules.cup import to_cup
from ..rules.decks import discard
from ..rules.final_battle import RATING, AncientAttack, battle_round
from ..rules.keeping import losable
from ..rules.losses import keep_to_maxima
from ..rules.mythos import NO_WEATHER, WEATHER_SKIPPED
from ..rules.parting import lost
from ..rules.rolling import roll_dice
from ..rules.setup import MASKS_IN_CUP
from ..rules.status import DEVOURED, become
from ..rules.trophies import spend_gate
from ..state import ArkhamState
from ..values import doom_track, maximum
from .modifiers import Bonus

TROPHIES = "trophies"
GATES = "gates"


@node
class Attack(Effect):
    """The Ancient One attacks the investigators one after the other, or only the first player."""

    effect: Effect
    only_first: bool = False

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        spared = state.player_order()[1:] if self.only_first else ()
        return Attacking(self.effect, scope.this, spared, scope.names)


@procedure
class Attacking(Procedure):
    """The Ancient One attacks one investigator after the other."""

    effect: Effect
    source: int
    attacked: tuple[int, ...] = ()
    names: tuple[tuple[str, Any], ...] = ()

    @step("next", "AH-13.8")
    def next_one(self, s: ArkhamState) -> Procedure | None:
        """Attack the next investigator."""
        who = next((one for one in s.player_order() if one not in self.attacked), None)
        if who is None:
            return None
        self.attacked += (who,)
        self.goto("next")
        return AncientAttack((AttacksYou(who),), self.effect, self.source, self.names)


@node
class YouAreAttacked(Trigger[AttacksYou]):
    """The Ancient One is about to attack you."""

    KIND = AttacksYou
    TIME = WOULD

    def matches(self, state: ArkhamState, scope: Scope, part: AttacksYou) -> bool:
        return part.who == scope.who


@node
class BattleCheck(Effect):
    """Make a check at +1 in the first round, and 1 lower in each later round."""

    skill: str
    failed: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return BattleChecking(self, scope)

    @staticmethod
    def modifier(state: ArkhamState) -> int:
        """The modifier of the check in this round."""
        return 2 - battle_round(state)


@procedure
class BattleChecking(Staking):
    """An investigator makes a check against an attack."""

    check: BattleCheck
    scope: Scope

    @step("check", "AH-13.8")
    def make(self, s: ArkhamState) -> Procedure | None:
        """Make it."""
        return SkillCheck(self.scope.who, self.check.skill, self.check.modifier(s))

    def is_at_stake(self, s: ArkhamState) -> bool:
        """Whether failing could change anything."""
        return self.check.failed.could(s, self.scope)

    @step("result", "AH-13.8")
    def resolve(self, s: ArkhamState) -> Procedure | None:
        """Resolve the attack if the check failed."""
        return None if result_of_check(s).passed else self.check.failed.run(s, self.scope)


@node
class DevouredWithout(Effect):
    """You are devoured if you have no Clue tokens, monster trophies or gate trophies."""

    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        if scope.who not in state.investigators or held(state, scope.who, self.what):
            return None
        return become(state, scope.who, DEVOURED)


def held(s: ArkhamState, who: int, what: str) -> int:
    """How many Clue tokens, monster trophies or gate trophies an investigator has."""
    if what == CLUES:
        return s.investigators[who].clues
    if what == TROPHIES:
        return len(s.investigators[who].trophies)
    return len(s.cards_of(who, frozenset({MARKER})))


@node
class LoseTrophy(Effect):
    """Lose a monster trophy or a gate trophy of your choice."""

    what: str

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return LosingTrophy(scope.who, self.what)


@procedure
class LosingTrophy(Procedure):
    """An investigator chooses a trophy to lose."""

    who: int
    what: str

    @ask("which", "AH-13.8", prompt="lose-trophy")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask which."""
        if self.what == TROPHIES:
            kinds = dict.fromkeys(s.investigators[self.who].trophies)
            options = tuple(option("trophy", kind) for kind in kinds)
        else:
            gates = s.cards_of(self.who, frozenset({MARKER}))
            options = tuple(option("lose", gate) for gate in gates)
        return LosingTrophy.choose.offer(s.seat_of(self.who), options) if options else None

    @choose.chosen
    def lose(self, s: ArkhamState, chosen: Option) -> None:
        """Return it to where it came from."""
        if chosen.verb == "trophy":
            trophies = list(s.investigators[self.who].trophies)
            trophies.remove(chosen.words[0])
            s.set_investigator(self.who, trophies=tuple(trophies))
            to_cup(s, chosen.words[0])
        else:
            spend_gate(s, chosen.ids[0])

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class LowerMaximum(Effect):
    """Lower your maximum Sanity or Stamina by 1 for the rest of the game; you choose which."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Lowering(scope.who, scope.this)


@procedure
class Lowering(Procedure):
    """An investigator chooses which maximum to lower."""

    who: int
    source: int

    @ask("which", "AH-13.8", prompt="lower-maximum")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask which."""
        options = tuple(option("lower", what) for what in (SANITY, STAMINA))
        return Lowering.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def lower(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Lower it, and the current value with it; at a maximum of 0 they are devoured."""
        what = chosen.words[0]
        change = Bonus(f"maximum_{what}", -1)
        s.last_for(period(s, "game"), change, Scope(self.who, self.source))
        keep_to_maxima(s)
        s.note("lowers", who=self.who, what=what, most=maximum(s, self.who, what))
        return None if maximum(s, self.who, what) else become(s, self.who, DEVOURED)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@node
class RegainDoom(Effect):
    """Add a doom token, unless the track is full."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        size = doom_track(state)
        # A herald may have put more tokens there than the track has spaces.
        if state.doom < size:
            state.doom += 1
            state.note("doom", doom=state.doom, size=size)
        return None


@node
class RollForItems(Effect):
    """Roll a die for each of your items, and lose it unless the roll is a success."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        gone: tuple[int, ...] = ()
        for card in losable(state, scope.who, state.cards_of(scope.who, ITEMS)):
            if not roll_dice(state, scope.who).successes:
                state.note("lost-item", who=scope.who, card=card)
                discard(state, card)
                gone += (card,)
        return lost(state, scope.who, gone)


@node
class LoseTheGame(Effect):
    """The investigators lose at once."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        state.finish(Outcome(False, "awakened", "AH-14.4"))
        return None


@node
class AncientRating(Modifier):
    """The Ancient One's combat rating is this number."""

    value: Number

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, RATING),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, SET, count(self.value, state, scope))


@node
class MinusTerror(Amount):
    """The terror level, as a penalty."""

    def count(self, state: ArkhamState, scope: Scope) -> int:
        return -state.terror


@node
class InStreet(Condition):
    """You are in a street."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return is_street(state.investigators[scope.who].space)


@node
class MasksJoin(Modifier):
    """Mask monsters are in the cup from the start."""

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, MASKS_IN_CUP),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, SET, 1)


@node
class NoWeather(Modifier):
    """No weather card can enter play; with `skipped`, another Mythos card is drawn instead."""

    skipped: bool = False

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, WEATHER_SKIPPED if self.skipped else NO_WEATHER),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        return Change(scope.source, SET, 1)
