"""Combat with a monster (AH-6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.abilities.kinds import Passive
from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, PASS, Decision, Option, option
from kadath.kernel.events import announced, enclosing
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.several import RankedSet, Several, ask_several

from ..cards import SANITY, SPELL, STAMINA, Face
from ..happenings import Defeats, FightBegins, FightEnds, Loses, RoundEnds
from ..privileges import BLIND_TO_HORROR, is_privileged
from ..state import ArkhamState
from ..vocabulary.abilities import COMBAT as IN_COMBAT
from .abilities import actions, cards_tried, using
from .checks import COMBAT, EVADE, HORROR, SkillCheck, result_of_check, roll_of
from .defeating import Defeating
from .fight import Cornering, Fight
from .losses import Losing
from .moving import stop_moving

NIGHTMARISH = "nightmarish"
OVERWHELMING = "overwhelming"
AMBUSH = Hindrance("AH-6.10", "ambush")
CORNERED = Hindrance("AH-3.3.12", "cornered")


@procedure
class Arms(Fight):
    """What every round of a fight has in common: choosing the cards in hand."""

    @cites("AH-6.5", "AH-6.14")
    def wielding(self, s: ArkhamState) -> Several | None:
        """Ask what to hold: weapons and spells still in effect, as far as the hands allow.

        Nothing is asked if the choice makes no difference to the roll.
        """
        cards = self.holdable(s)
        if not self.wielded and self.is_no_real_choice(s, cards):
            return None
        free = self.free_hands(s)
        weights = [s.face(card).hands or 0 for card in cards]
        picked = tuple(option("wield", card) for card in self.wielded if card in cards)
        bears = free + sum(s.face(one.ids[0]).hands or 0 for one in picked)
        candidates = tuple(option("wield", card) for card in cards)
        faces = [s.cards[card].face for card in cards]
        alike = [faces.index(face) for face in faces]
        return RankedSet(s.seat_of(self.who), candidates, picked, alike, weights, bears)

    @cites("AH-6.12", "AH-6.13")
    def is_no_real_choice(self, s: ArkhamState, cards: list[int]) -> bool:
        """Whether these cards are plain weapons, and holding any, all or none gives the same roll.

        Cards that work by being used or let go, as spells do, always make a difference.
        """
        if not all(is_plain_weapon(s.face(card)) for card in cards):
            return False
        rolls = set()
        for held in ((), tuple(cards), *((card,) for card in cards)):
            self.wielded = held
            rolls.add(roll_of(s, self.who, self.against(s).combat, self.monster))
        self.wielded = ()
        return len(rolls) == 1

    @cites("AH-6.14", "AH-6.15")
    def take(self, s: ArkhamState, chosen: Option) -> bool:
        """Take one more card in hand; once all are chosen, spells that were let go end."""
        if chosen != DONE:
            self.wielded += (chosen.ids[0],)
            return True
        # What needs no hands stays in effect without being held.
        kept = tuple(
            one
            for one in self.lasting
            if one.scope.source in self.wielded or not takes_hands(s, int(one.scope.source))
        )
        for lasting in self.lasting:
            if lasting not in kept:
                s.listeners.forget(lasting.id)
        self.lasting = kept
        return False

    @cites("AH-6.14")
    def holdable(self, s: ArkhamState) -> list[int]:
        """The cards that may be taken in hand this round."""
        works = {lasting.scope.source for lasting in self.lasting}
        return [
            card
            for card in s.cards_of(self.who)
            for face in (s.face(card),)
            if face.hands is not None
            and card not in self.cast
            and (
                (face.is_weapon and not s.cards[card].exhausted)
                or (face.kind == SPELL and face.hands and card in works)
            )
        ]

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "monster": self.monster, "wielded": self.wielded}


def is_plain_weapon(face: Face) -> bool:
    """Whether a card is a weapon that gives its bonus, and does nothing else when held."""
    return face.is_weapon and all(isinstance(one, Passive) for one in face.abilities)


@procedure
class Combat(Arms):
    """A Horror check, then rounds of fighting or fleeing until one of the two is gone.

    `spared` says that the Horror check is still to come; `erred`, that a check has failed. `toll`
    is the cost of the victory. `stalled` says that there were no dice to roll in this round, and
    `stamina` how much Stamina the investigator had before its check.
    """

    round: int = 1
    toll: int = 0
    spared: bool = True
    erred: bool = False
    stalled: bool = False
    stamina: int = 0

    @step("begin", "AH-3.2.5", "AH-6.1")
    def begin(self, s: ArkhamState) -> Procedure | None:
        """Any fight ends the movement."""
        stop_moving(s, self.who)
        s.note("fights", who=self.who, monster=s.monsters[self.monster].monster)
        return announced(s, FightBegins(self.who, self.monster))

    @ask("before", "AH-6.17", prompt="before-horror")
    def choose_before(self, s: ArkhamState) -> Decision | None:
        """Spells usable in any phase may be cast before the Horror check."""
        options = tuple(actions(s, self.who, IN_COMBAT)) if self.horrifies(s) else ()
        return self._offer(s, Combat.choose_before, (*options, PASS)) if options else None

    @choose_before.chosen
    def act_before(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Use it, and ask again."""
        if chosen == PASS:
            return None
        self.goto("before")
        return using(s, chosen)

    @step("1", "AH-6.1")
    def horror_check(self, s: ArkhamState) -> Procedure | None:
        """One Horror check, against monsters that have a horror rating."""
        if not self.horrifies(s):
            self.goto("2")
            return None
        self.spared = False
        rating = self.against(s).horror
        assert rating is not None
        return SkillCheck(self.who, HORROR, rating, monster=self.monster)

    @step("1 result", "AH-6.1", "AH-6.2")
    def horror(self, s: ArkhamState) -> Procedure | None:
        """A failure costs Sanity; a nightmarish monster costs some even on a success."""
        monster = self.against(s)
        if result_of_check(s).passed:
            return self._loss(SANITY, monster.nightmarish, NIGHTMARISH)
        return self._loss(SANITY, monster.horror_damage, HORROR)

    @ask("2", "AH-6.3", "AH-6.10", "AH-6.17", "AH-6.23", prompt="fight-or-flee")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Fight or flee; fleeing an ambusher is impossible."""
        options = [option("fight")]
        if self.hindrance_to_flee(s) is None:
            options.append(option("flee"))
        if self.stalled:
            options.append(option("break-off"))
        return self._offer(s, Combat.choose, (*options, *actions(s, self.who, IN_COMBAT)))

    @choose.chosen
    def decide(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Continue with what was chosen."""
        if chosen.verb == "use":
            self.goto("2")
            return using(s, chosen)
        self.goto({"fight": "wield", "flee": "flee", "break-off": "over"}[chosen.verb])
        return None

    @cites("AH-3.3.12", "AH-6.10")
    def hindrance_to_flee(self, s: ArkhamState) -> Hindrance | None:
        """What prevents the investigator from fleeing, if anything."""
        if any(meeting.corners(self.monster) for meeting in enclosing(s, Cornering)):
            return CORNERED
        return AMBUSH if "ambush" in self.against(s).keywords else None

    def attempts(self, s: ArkhamState) -> Iterator[Attempt]:
        """Fleeing, and every card that may come to mind in the fight."""
        if self.at not in ("before", "2"):
            return
        if self.at == "2":
            yield Attempt(option("fight"), None)
            yield Attempt(option("flee"), self.hindrance_to_flee(s))
            if self.stalled:
                yield Attempt(option("break-off"), None)
        yield from cards_tried(s, self.who, IN_COMBAT)

    @step("flee", "AH-6.4")
    def flee(self, s: ArkhamState) -> Procedure | None:
        """An Evade check."""
        return self._check(s, EVADE, self.against(s).awareness, 1)

    @step("fled", "AH-6.4")
    def fled(self, s: ArkhamState) -> Procedure | None:
        """On a success the investigator is away; on a failure they are hurt, and fight on."""
        if result_of_check(s).passed:
            self.goto("over")
            return None
        self.erred = True
        self.goto("round")
        return self._loss(STAMINA, self.against(s).combat_damage, EVADE)

    @ask_several("wield", "AH-6.5", "AH-6.14", prompt="wield")
    def choose_weapons(self, s: ArkhamState) -> Several | None:
        """Ask what is taken in hand."""
        return self.wielding(s)

    @choose_weapons.chosen
    def wield(self, s: ArkhamState, chosen: Option) -> None:
        """Take it in hand, and ask again."""
        if self.take(s, chosen):
            self.goto("wield")

    @step("check", "AH-6.5")
    def combat_check(self, s: ArkhamState) -> Procedure | None:
        """A Combat check that needs as many successes as the monster's toughness."""
        monster = self.against(s)
        return self._check(s, COMBAT, monster.combat, max(1, monster.toughness))

    @step("check result", "AH-6.6", "AH-6.8")
    def result(self, s: ArkhamState) -> Procedure | None:
        """The monster is defeated, or it deals its damage."""
        monster = self.against(s)
        if result_of_check(s).passed:
            self.toll = monster.overwhelming
            return Defeating((defeat_of(s, self.who, self.monster, COMBAT),))
        self.erred = True
        self.goto("round")
        return self._loss(STAMINA, monster.combat_damage, COMBAT)

    @step("victory", "AH-6.7", "AH-6.9")
    def victory(self, s: ArkhamState) -> Procedure | None:
        """An overwhelming monster costs even the victor Stamina."""
        self.goto("over")
        return self._loss(STAMINA, self.toll, OVERWHELMING)

    @step("round", "AH-6.8", "AH-6.9", "AH-6.23")
    def end_round(self, s: ArkhamState) -> Procedure | None:
        """Only spells still in effect carry over; note whether the round changed anything."""
        self.wielded = self.cast = ()
        self.stalled = self.stalled and s.investigators[self.who].stamina == self.stamina
        return announced(s, RoundEnds(self.who, self.monster, self.round))

    @step("next", "AH-6.3")
    def next_round(self, s: ArkhamState) -> None:
        """Start the next round; a Horror check that was spared may now be due."""
        self.round += 1
        self.goto("1" if self.horrifies(s) else "2")

    @step("over", "AH-6.9")
    def over(self, s: ArkhamState) -> Procedure | None:
        """Lasting effects of this combat end."""
        self.expire(s)
        return announced(s, FightEnds(self.who))

    @cites("AH-6.1")
    def horrifies(self, s: ArkhamState) -> bool:
        """Whether a Horror check is due."""
        if not self.spared or self.against(s).horror is None:
            return False
        return self.erred or not is_privileged(s, self.who, BLIND_TO_HORROR)

    def _check(self, s: ArkhamState, kind: str, modifier: int, need: int) -> Procedure:
        check = SkillCheck(self.who, kind, modifier, need, monster=self.monster)
        self.stalled = check.pool(s) == 0
        self.stamina = s.investigators[self.who].stamina
        return check

    def _offer(self, s: ArkhamState, asks: Any, options: tuple[Option, ...]) -> Decision:
        decision: Decision = asks.offer(s.seat_of(self.who), options)
        return decision

    def _loss(self, what: str, amount: int, by: str) -> Procedure | None:
        return Losing((Loses(self.who, what, amount, by),)) if amount else None


def defeat_of(s: ArkhamState, who: int, monster: int, by: str = "") -> Defeats:
    """The event of an investigator defeating a monster."""
    row = s.monsters[monster]
    return Defeats(who, monster, row.monster, row.space, by)


@cites("AH-6.14")
def takes_hands(s: ArkhamState, source: int) -> bool:
    """Whether a lasting effect of a fight requires its card to be held."""
    return source in s.cards and bool(s.face(source).hands)
