"""The final battle with the Ancient One (AH-13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.events import Event, Period, enclosing
from kadath.kernel.legality import Attempt
from kadath.kernel.modifiers import worked_out
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.several import Several, ask_several

from ..board import LOST
from ..cards import ANCIENT_ONES, MYTHOS, TABLE, AncientOne, Monster
from ..foes import as_it_is
from ..happenings import AttacksYou
from ..state import ArkhamState
from ..values import doom_track
from ..vocabulary.abilities import COMBAT as IN_COMBAT
from .abilities import actions, cards_tried, using
from .checks import COMBAT, SkillCheck, result_of_check
from .combat import Arms
from .first_player import keeps_marker, pass_on
from .mythos import discard_mythos
from .status import DEVOURED, become
from .trade import TRADE, Trading, hindrance_to_trade
from .upkeep import Upkeep

RATING = "ancient_rating"
"""The value for how hard the Ancient One is for an investigator to hit."""
HITS = "ancient_hits"
"""The value for how many successes of an attack count in addition to those rolled."""
MOST_A_ROUND = "most_doom_a_round"
"""The value for how many doom tokens may be removed in a round."""
ALL = 1000


def ancient_one(s: ArkhamState) -> AncientOne:
    """The Ancient One of this game."""
    return ANCIENT_ONES[s.cards[s.ancient_one].face]


@procedure
class FinalBattle(Period):
    """Refresh, attack, and be attacked, until one side is gone.

    Each round is a turn to what lasts for a turn or may be done once in it.

    `hits` are the successes that have not removed a doom token yet, `removed` the tokens removed
    this round; `beaten` counts how often the Ancient One was beaten.
    """

    PERIOD = "turn"

    round: int = 0
    hits: int = 0
    removed: int = 0
    beaten: int = 0
    done: tuple[int, ...] = ()

    @step("lost", "AH-13.1", "AH-15.15")
    def devour_the_lost(self, s: ArkhamState) -> Procedure | None:
        """Investigators lost in time and space are devoured; Mythos cards leave play."""
        for card in s.cards_of(TABLE):
            if s.cards[card].face in MYTHOS:
                discard_mythos(s, card)
        s.doom = max(s.doom, doom_track(s))
        lost = next((who for who, row in s.investigators.items() if row.space == LOST), None)
        if lost is None:
            return None
        self.goto("lost")
        return become(s, lost, DEVOURED)

    @step("start", "AH-13.3")
    def start(self, s: ArkhamState) -> Procedure | None:
        """Resolve the start-of-battle effect of its sheet."""
        for who, row in s.investigators.items():
            if row.out or row.delayed:
                s.set_investigator(who, out=False, delayed=False)
        start = ancient_one(s).start
        return start.run(s, Scope(0, s.ancient_one)) if start is not None else None

    @step("round", "AH-13.4")
    def begin_round(self, s: ArkhamState) -> None:
        """The next round begins, if anybody is left."""
        self.expire(s)
        self.used = ()
        self.round += 1
        self.removed = 0
        self.done = ()
        if not s.investigators:
            s.finish(Outcome(False, "devoured", "AH-13.9"))
            return
        s.note("battle-round", round=self.round)

    @step("refresh", "AH-13.2", "AH-13.4")
    def refresh(self, s: ArkhamState) -> Procedure | None:
        """Everyone refreshes as in Upkeep."""
        who = self._next(s)
        if who is None:
            self.done = ()
            return None
        self.goto("refresh")
        return Upkeep(who)

    @step("marker", "AH-13.4")
    def pass_marker(self, s: ArkhamState) -> None:
        """The first player marker is passed on."""
        if not keeps_marker(s):
            pass_on(s)

    @ask("trade", "AH-13.4", "AH-15.3", prompt="battle-trade")
    def choose_trade(self, s: ArkhamState) -> Decision | None:
        """Everyone may trade as if in one place; the first player proposes the trade."""
        traders = s.player_order()
        if hindrance_to_trade(s, traders) is not None:
            return None
        return FinalBattle.choose_trade.offer(s.seat_of(traders[0]), (TRADE, PASS))

    @choose_trade.chosen
    def trade(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Propose it, or go on."""
        traders = s.player_order()
        return None if chosen == PASS else Trading(traders[0], traders)

    @step("attack", "AH-13.5")
    def attack(self, s: ArkhamState) -> Procedure | None:
        """The investigators attack one after another."""
        who = self._next(s)
        if who is None:
            self.done = ()
            self.goto("attacked")
            return None
        return BattleAttack(who, 0)

    @step("hits", "AH-13.6", "AH-13.7", "AH-14.3", "IH-9.9", "IH-9.10")
    def count_hits(self, s: ArkhamState) -> None:
        """As many successes as there are investigators in the game remove a doom token."""
        self.goto("attack")
        self.hits += s.returned or 0
        paid = min(self.hits, s.extra_hits)
        self.hits -= paid
        s.extra_hits -= paid
        most, before = worked_out(s, 0, MOST_A_ROUND, ALL).total, self.removed
        while self.hits >= len(s.seats) and s.doom and self.removed < most:
            self.hits -= len(s.seats)
            self.removed += 1
            s.doom -= 1
        if self.removed >= most:
            self.hits = 0
        if self.removed != before:
            s.note("doom", doom=s.doom, size=doom_track(s))
        if s.doom or s.extra_hits:
            s.note("hits", hits=self.hits, needed=len(s.seats) + s.extra_hits)
            return
        self.beaten += 1
        if self.beaten >= ancient_one(s).times:
            s.finish(Outcome(True, "defeated", "AH-14.3"))
            return
        s.doom, self.hits = doom_track(s), 0

    @step("attacked", "AH-13.8")
    def be_attacked(self, s: ArkhamState) -> Procedure | None:
        """The Ancient One attacks."""
        attack = ancient_one(s).attack
        assert attack is not None
        self.goto("round")
        s.note("ancient-attacks", ancient_one=ancient_one(s).key)
        return attack.run(s, Scope(0, s.ancient_one))

    def _next(self, s: ArkhamState) -> int | None:
        who = next((one for one in s.player_order() if one not in self.done), None)
        if who is not None:
            self.done += (who,)
        return who


def battle_round(s: ArkhamState) -> int:
    """The round of the final battle."""
    return next((battle.round for battle in enclosing(s, FinalBattle)), 1)


def times_beaten(s: ArkhamState) -> int:
    """How often the Ancient One has been beaten in the final battle."""
    return next((battle.beaten for battle in enclosing(s, FinalBattle)), 0)


@cites("AH-13.6", "AH-13.7", "IH-9.9")
def still_to_hit(s: ArkhamState) -> int:
    """How many more successes beat the Ancient One, or could still count this round."""
    fight = next(enclosing(s, FinalBattle), FinalBattle())
    most = worked_out(s, 0, MOST_A_ROUND, ALL).total - fight.removed
    return s.extra_hits + min(s.doom, most) * len(s.seats) - fight.hits


@procedure
class BattleAttack(Arms):
    """One investigator's attack; returns how many successes it had."""

    @ask("cast", "AH-13.5", "AH-13.10", prompt="battle")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer what may be used before the attack."""
        options = actions(s, self.who, IN_COMBAT)
        if not options:
            return None
        return BattleAttack.choose.offer(s.seat_of(self.who), (option("attack"), *options))

    @choose.chosen
    def act(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Use it, and ask again."""
        if chosen.verb != "use":
            return None
        self.goto("cast")
        return using(s, chosen)

    def attempts(self, s: ArkhamState) -> Iterator[Attempt]:
        """Every card that may come to mind before the attack."""
        if self.at == "cast":
            yield from cards_tried(s, self.who, IN_COMBAT)
            yield Attempt(option("attack"), None)

    @ask_several("wield", "AH-13.5", prompt="wield")
    def choose_weapons(self, s: ArkhamState) -> Several | None:
        """Ask what is taken in hand."""
        return self.wielding(s)

    @choose_weapons.chosen
    def wield(self, s: ArkhamState, chosen: Option) -> None:
        """Take it in hand, and ask again."""
        if self.take(s, chosen):
            self.goto("wield")

    @step("check", "AH-13.5")
    def check(self, s: ArkhamState) -> Procedure | None:
        """A Combat check in which every success counts."""
        most = still_to_hit(s) - worked_out(s, self.who, HITS, 0).total
        rating = self.against(s).combat
        return SkillCheck(self.who, COMBAT, rating, counts=True, most=max(1, most))

    @step("result", "AH-13.6")
    def result(self, s: ArkhamState) -> None:
        """The successes are added to those of the others."""
        hits = result_of_check(s).successes + worked_out(s, self.who, HITS, 0).total
        self.returns = max(0, hits)

    @step("over", "AH-13.10")
    def over(self, s: ArkhamState) -> None:
        """Spells last only for this attack."""
        self.expire(s)

    def against(self, s: ArkhamState) -> Monster:
        """The Ancient One, as if it were a monster."""
        return as_it_is(s, as_foe(s, self.who), who=self.who)


@cites("AH-13.5")
def as_foe(s: ArkhamState, who: int) -> Monster:
    """The Ancient One as a target for attacks."""
    printed = ancient_one(s)
    rating = worked_out(s, who, RATING, printed.combat).total
    return Monster(printed.key, "none", "none", 0, None, 0, 1, rating, 0, printed.defences)


@procedure
class AncientAttack(Event[AttacksYou]):
    """The Ancient One's attack on one investigator, which some cards cancel."""

    effect: Any
    source: int
    names: tuple[tuple[str, Any], ...] = ()

    @cites("AH-13.8", "AH-13.12")
    def impact(self, s: ArkhamState) -> Procedure | None:
        (part,) = self.parts()
        if part.who not in s.investigators:
            return None
        attack: Procedure | None = self.effect.run(s, Scope(part.who, self.source, self.names))
        return attack
