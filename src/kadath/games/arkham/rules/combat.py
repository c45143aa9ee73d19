"""Combat with a monster, and evading it (AH-5, AH-6)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, PASS, Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..cards import MONSTERS, SANITY, SPELL, STAMINA
from ..happenings import Loses
from ..state import ArkhamState
from ..vocabulary.abilities import COMBAT as IN_COMBAT
from .abilities import actions, using
from .checks import COMBAT, EVADE, HORROR, SkillCheck, result_of_check
from .fight import Fight
from .losses import Losing
from .moving import stop_moving

NIGHTMARISH = "nightmarish"
OVERWHELMING = "overwhelming"


@procedure
class Combat(Fight):
    """A Horror check, then rounds of fighting or fleeing until one of the two is gone."""

    @step("begin", "AH-3.2")
    def begin(self, s: ArkhamState) -> None:
        """Any fight ends the movement."""
        stop_moving(s, self.who)

    @ask("before", "AH-6", prompt="before-horror")
    def choose_before(self, s: ArkhamState) -> Decision | None:
        """Spells of any phase may be cast before the Horror check."""
        options = tuple(actions(s, self.who, IN_COMBAT))
        return self._offer(s, Combat.choose_before, (*options, PASS)) if options else None

    @choose_before.chosen
    def act_before(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Use it, and ask on."""
        if chosen == PASS:
            return None
        self.goto("before")
        return using(s, chosen)

    @step("1", "AH-6")
    def horror_check(self, s: ArkhamState) -> Procedure | None:
        """One Horror check, with monsters that horrify."""
        rating = self.against(s).horror
        return SkillCheck(self.who, HORROR, rating) if rating is not None else None

    @step("1 result", "AH-6")
    def horror(self, s: ArkhamState) -> Procedure | None:
        """Whoever fails loses Sanity; what is nightmarish costs some even of those who pass."""
        monster = self.against(s)
        passed = monster.horror is None or result_of_check(s).passed
        if passed:
            return self._loss(SANITY, monster.nightmarish, NIGHTMARISH)
        return self._loss(SANITY, monster.horror_damage)

    @ask("2", "AH-6", prompt="fight-or-flee")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Fight or flee; an ambusher cannot be fled."""
        options = [option("fight")]
        if "ambush" not in self.against(s).keywords:
            options.append(option("flee"))
        return self._offer(s, Combat.choose, (*options, *actions(s, self.who, IN_COMBAT)))

    @choose.chosen
    def decide(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Go on with what was chosen."""
        if chosen.verb == "use":
            self.goto("2")
            return using(s, chosen)
        self.goto("wield" if chosen.verb == "fight" else "flee")
        return None

    @step("flee", "AH-5", "AH-6")
    def flee(self, s: ArkhamState) -> Procedure | None:
        """An Evade check."""
        return SkillCheck(self.who, EVADE, self.against(s).awareness, monster=self.monster)

    @step("fled", "AH-5", "AH-6")
    def fled(self, s: ArkhamState) -> Procedure | None:
        """Whoever passes is away; whoever fails is hurt, and fights on."""
        if result_of_check(s).passed:
            self.goto("over")
            return None
        self.goto("round")
        return self._loss(STAMINA, self.against(s).combat_damage)

    @ask("wield", "AH-6", prompt="wield")
    def choose_weapon(self, s: ArkhamState) -> Decision | None:
        """Offer what the free hands can hold: weapons, and spells that still work."""
        free = self.free_hands(s)
        options = tuple(option("wield", card) for card in self.holdable(s, free))
        return self._offer(s, Combat.choose_weapon, (*options, DONE))

    @choose_weapon.chosen
    def wield(self, s: ArkhamState, chosen: Option) -> None:
        """Take it in hand, and ask on; a spell that is let go works no more."""
        if chosen.args:
            self.wielded += (chosen.ids[0],)
            self.goto("wield")
            return
        # What needs no hands works on without being held.
        kept = tuple(
            one
            for one in self.lasting
            if one.scope.source in self.wielded or not s.face(int(one.scope.source)).hands
        )
        for lasting in self.lasting:
            if lasting not in kept:
                s.listeners.forget(lasting.id)
        self.lasting = kept

    @step("check", "AH-6")
    def combat_check(self, s: ArkhamState) -> Procedure | None:
        """A Combat check that needs as many successes as the monster is tough."""
        monster = self.against(s)
        return SkillCheck(self.who, COMBAT, monster.combat, monster.toughness)

    @step("check result", "AH-6")
    def result(self, s: ArkhamState) -> Procedure | None:
        """The monster is defeated, or it deals its damage."""
        monster = self.against(s)
        if not result_of_check(s).passed:
            return self._loss(STAMINA, monster.combat_damage)
        self.goto("over")
        defeat(s, self.who, self.monster)
        return self._loss(STAMINA, monster.overwhelming, OVERWHELMING)

    @step("round", "AH-6")
    def next_round(self, s: ArkhamState) -> None:
        """Nothing of a round is kept but the spells that work."""
        self.wielded = self.cast = ()
        self.goto("2")

    @step("over", "AH-6")
    def over(self, s: ArkhamState) -> None:
        """What lasted for this combat ends."""
        self.expire(s)

    @cites("AH-6")
    def holdable(self, s: ArkhamState, free: int) -> list[int]:
        """The cards that free hands can hold."""
        works = {lasting.scope.source for lasting in self.lasting}
        return [
            card
            for card in s.cards_of(self.who)
            for face in (s.face(card),)
            if face.hands is not None
            and face.hands <= free
            and card not in self.wielded
            and (face.is_weapon or (face.kind == SPELL and face.hands and card in works))
        ]

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "monster": self.monster, "wielded": self.wielded}

    def _offer(self, s: ArkhamState, asks: Any, options: tuple[Option, ...]) -> Decision:
        decision: Decision = asks.offer(s.seat_of(self.who), options)
        return decision

    def _loss(self, what: str, amount: int, by: str = "") -> Procedure | None:
        return Losing((Loses(self.who, what, amount, by),)) if amount else None


@cites("AH-6")
def defeat(s: ArkhamState, who: int, monster: int) -> None:
    """Take a monster off the board as a trophy; an endless one goes back to the cup."""
    row = s.monsters.pop(monster)
    s.note("defeat", who=who, monster=row.monster)
    if "endless" in MONSTERS[row.monster].keywords:
        s.cup = tuple(sorted((*s.cup, row.monster)))
    else:
        trophies = s.investigators[who].trophies
        s.set_investigator(who, trophies=(*trophies, row.monster))


@procedure
class Evading(Procedure):
    """An investigator tries to get past a monster outside of combat (AH-5)."""

    who: int
    monster: int

    @step("check", "AH-5")
    def check(self, s: ArkhamState) -> Procedure | None:
        """An Evade check."""
        awareness = s.monster(self.monster).awareness
        return SkillCheck(self.who, EVADE, awareness, monster=self.monster)

    @step("result", "AH-5")
    def result(self, s: ArkhamState) -> Procedure | None:
        """Whoever fails is hurt at once."""
        if result_of_check(s).passed:
            self.finish()
            return None
        stop_moving(s, self.who)
        damage = s.monster(self.monster).combat_damage
        return Losing((Loses(self.who, STAMINA, damage),)) if damage else None

    @step("combat", "AH-5")
    def fight(self, s: ArkhamState) -> Procedure | None:
        """And has to fight, if still there."""
        row = s.investigators.get(self.who)
        here = row is not None and row.space == s.monsters[self.monster].space
        return Combat(self.who, self.monster) if here else None
