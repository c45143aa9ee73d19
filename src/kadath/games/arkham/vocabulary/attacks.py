"""Nodes for the final battle with the Ancient Ones of Innsmouth."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.triggers import Trigger
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Condition, Effect, Number, Scope, count
from kadath.kernel.listeners import Topic
from kadath.kernel.modifiers import SET, VALUE, Change, Modifier
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..cards import ALLY, CLUES, SANITY, STAMINA, Monster
from ..foes import Reshapes
from ..happenings import Checks
from ..rules.checks import COMBAT
from ..rules.decks import discard, return_to_box
from ..rules.fight import fight_of
from ..rules.final_battle import RATING, battle_round, times_beaten
from ..rules.keeping import losable
from ..rules.parting import lost
from ..rules.rolling import roll_dice
from ..rules.status import DEVOURED, become, fallen
from ..state import ArkhamState
from ..values import skill


@node
class AncientGains(Reshapes):
    """The Ancient One has a monster ability in the final battle."""

    keyword: str

    def reshaped(
        self, state: ArkhamState, scope: Scope, monster: Monster, token: int, who: int
    ) -> Monster:
        return monster._replace(keywords=monster.keywords | {self.keyword})


@node
class BeatenBefore(Condition):
    """The Ancient One has been beaten once already, or (`not_yet`) it has not."""

    not_yet: bool = False

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return (times_beaten(state) == 0) is self.not_yet


@node
class FirstPlayerRating(Modifier):
    """The Ancient One's combat rating is this number against the first player."""

    value: int

    def topics(self) -> tuple[Topic, ...]:
        return ((VALUE, RATING),)

    def change(self, state: ArkhamState, scope: Scope, thing: int, stat: str) -> Change | None:
        is_first = state.seats[state.first_player] == thing
        return Change(scope.source, SET, self.value) if is_first else None


@node
class SheetHolds(Condition):
    """At least this many tokens and monsters lie on the sheet."""

    many: int

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return state.cards[state.ancient_one].tokens + len(state.on_sheet) >= self.many


@node
class RollOnce(Effect):
    """Roll one die for everybody, and resolve an effect that may refer to the roll."""

    effect: Effect

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        rolled = roll_dice(state, scope.who).total
        return self.effect.run(state, scope.bind("rolled", rolled))


@node
class PayOrBeDevoured(Effect):
    """Spend this many Clue tokens, Sanity and Stamina in any combination, or be devoured."""

    amount: Number

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return TakingToll(scope.who, count(self.amount, state, scope))


@procedure
class TakingToll(Procedure):
    """An investigator spends Clue tokens, Sanity and Stamina one by one."""

    who: int
    due: int

    @step("enough", "AH-13.8")
    def check(self, s: ArkhamState) -> Procedure | None:
        """Devour them if they have too little."""
        row = s.investigators[self.who]
        if row.clues + row.sanity + row.stamina >= self.due:
            return None
        self.finish()
        return become(s, self.who, DEVOURED)

    @ask("next", "AH-13.8", prompt="pay-toll")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask what to spend next."""
        if not self.due:
            return None
        row = s.investigators[self.who]
        options = tuple(
            option("lower", what) for what in (CLUES, SANITY, STAMINA) if getattr(row, what)
        )
        return TakingToll.choose.offer(s.seat_of(self.who), options)

    @choose.chosen
    def pay(self, s: ArkhamState, chosen: Option) -> None:
        """Spend it."""
        what = chosen.words[0]
        s.set_investigator(self.who, **{what: getattr(s.investigators[self.who], what) - 1})
        self.due -= 1
        self.goto("next")

    @step("fallen", "AH-13.9")
    def check_fallen(self, s: ArkhamState) -> Procedure | None:
        """Devour them if they have spent their last Sanity or Stamina."""
        return fallen(s)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "due": self.due}


@node
class YouHaveAttacked(Trigger[Checks]):
    """You have made a Combat check."""

    KIND = Checks

    def matches(self, state: ArkhamState, scope: Scope, part: Checks) -> bool:
        return part.who == scope.who and part.kind == COMBAT


@node
class DiscardWielded(Effect):
    """Discard the weapons that you used in this attack."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        fight = fight_of(state, scope.who)
        held = losable(state, scope.who, fight.wielded) if fight is not None else ()
        weapons = tuple([card for card in held if state.face(card).is_weapon])
        for card in weapons:
            state.note("lost-item", who=scope.who, card=card)
            discard(state, card)
        return lost(state, scope.who, weapons)

    def could(self, state: ArkhamState, scope: Scope) -> bool:
        fight = fight_of(state, scope.who)
        return fight is not None and any(state.face(card).is_weapon for card in fight.wielded)


@node
class OutrunOrBeDevoured(Effect):
    """You are devoured if you have fewer movement points than the number of the round."""

    @cites("AH-13.8")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        if skill(state, scope.who, "speed").floored() >= battle_round(state):
            return None
        return become(state, scope.who, DEVOURED)


@node
class AlliesLeave(Effect):
    """Return all your Allies to the box."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        allies = state.cards_of(scope.who, frozenset({ALLY}))
        for card in allies:
            state.note("ally-leaves", card=card)
            return_to_box(state, card)
        return lost(state, scope.who, allies)


@node
class DrainStrongest(Effect):
    """The investigator with the most Stamina rolls that many dice, and loses 1 for each failure."""

    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        return Draining()


@procedure
class Draining(Procedure):
    """The investigator with the most Stamina is drained."""

    @ask("whom", "AH-13.8", "AH-15.11", prompt="choose-whom")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Ask the first player which one, if there is a tie."""
        most = max((row.stamina for row in s.investigators.values()), default=0)
        strongest = [who for who in s.player_order() if s.investigators[who].stamina == most]
        options = tuple(option("whom", who) for who in strongest)
        return Draining.choose.offer(s.first_player, options) if options else None

    @choose.chosen
    def drain(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Nothing prevents the loss, and each point makes the Ancient One harder to defeat."""
        who = chosen.ids[0]
        stamina = s.investigators[who].stamina
        failures = stamina - roll_dice(s, who, stamina).successes
        s.set_investigator(who, stamina=stamina - failures)
        s.extra_hits += failures
        if failures:
            s.note("drained", who=who, amount=failures)
        return fallen(s)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {}


@node
class HoldsZhar(Condition):
    """You have the token from the sheet."""

    def holds(self, state: ArkhamState, scope: Scope) -> bool:
        return state.cards[state.ancient_one].tokens == scope.who


@node
class GraspOrDevour(Effect):
    """Devour whoever has the token from the sheet; if nobody has it, it goes to you.

    The sheet's number of tokens stores the id of the holder.
    """

    @cites("IH-9.11")
    def run(self, state: ArkhamState, scope: Scope) -> Procedure | None:
        holder = state.cards[state.ancient_one].tokens
        if holder in state.investigators:
            state.set_card(state.ancient_one, tokens=0)
            return become(state, holder, DEVOURED)
        state.set_card(state.ancient_one, tokens=scope.who)
        state.note("grasped", who=scope.who)
        return None
