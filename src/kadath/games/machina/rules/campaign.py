"""The campaign: successive scenarios, and what survivors keep (MA-R19.5)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Option, option
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.several import ChosenSet, Picks, ask_several

from ..cards import CARDS
from ..state import MAIN, NO_TOKEN, MachinaState
from .handing_over import owned_by
from .inventory import unequip
from .setting_up import OFF_BOARD, prepare_scenario
from .use_inventory import UsingInventory

BOUND_EVENT = 2
"""How much a kept bound event raises the threat; an item raises it by its level."""


@cites("MA-R19.5")
def campaign_threat(s: MachinaState, who: int) -> int:
    """How much an explorer's kept cards raise the threat of the next scenario."""
    items = [s.card(item).level for item, row in s.items.items() if row.owner == who]
    bound = sum(owner == who for owner in s.attached.values())
    return sum(items) + BOUND_EVENT * bound


@procedure
class BetweenScenarios(Procedure):
    """Survivors choose what they keep, and the next scenario is prepared."""

    waiting: tuple[int, ...] = ()
    picked: Picks = ()

    @step("rest", "MA-R19.5")
    def rest(self, s: MachinaState) -> None:
        """Clear the tiles; the living explorers wait for the next scenario."""
        for who in s.living():
            row = s.units.get(who) or s.away[who]
            card = CARDS[row.card]
            s.away[who] = row._replace(
                space=OFF_BOARD, health=card.health, stamina=card.stamina, essence=0
            )
        put_away(s)
        self.waiting = s.living()

    @ask_several("keep", "MA-R19.5", prompt="keep-cards")
    def choose(self, s: MachinaState) -> ChosenSet | None:
        """Ask the next explorer which items and bound events to keep."""
        if not self.waiting:
            return None
        who = self.waiting[0]
        cards = (*owned_by(s, who), *_bound(s, who))
        return ChosenSet(s.seat_of(who), tuple(option("retain", one) for one in cards), self.picked)

    @choose.chosen
    def keep(self, s: MachinaState, chosen: Option) -> None:
        """Record the choice; what is not kept goes back into the box."""
        self.goto("keep")
        if chosen != DONE:
            self.picked += (chosen,)
            return
        who, self.waiting = self.waiting[0], self.waiting[1:]
        kept = {one.ids[0] for one in self.picked}
        self.picked = ()
        for item in owned_by(s, who):
            if s.items[item].place == MAIN:
                unequip(s, item)
        for card in (*owned_by(s, who), *_bound(s, who)):
            if card not in kept:
                del (s.items if card in s.items else s.attached)[card]
                del s.beliefs[card]
                s.listen(card)

    @step("prepare", "MA-R19.5", "MA-R2.3")
    def prepare(self, s: MachinaState) -> None:
        """Prepare the decks, the chapters and the first tile of the next scenario."""
        s.campaign_threat = max((campaign_threat(s, who) for who in s.living()), default=0)
        s.scenario += 1
        prepare_scenario(s)
        s.listen(s.scenario_card)
        s.note("scenario-begins", card=s.scenario_card)
        self.waiting = s.living()

    @step("inventory", "MA-R19.5", "MA-R11.22")
    def use_inventory(self, s: MachinaState) -> Procedure | None:
        """Explorers use their inventories."""
        if not self.waiting:
            return None
        who, self.waiting = self.waiting[0], self.waiting[1:]
        self.goto("inventory")
        return UsingInventory(who, who)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.waiting[0]} if self.waiting else {}


def _bound(s: MachinaState, who: int) -> tuple[int, ...]:
    return tuple([event for event, owner in s.attached.items() if owner == who])


def put_away(s: MachinaState) -> None:
    """Everything from the last scenario goes back into the box, except what explorers keep."""
    # Their sleeves stay, so that the log can still name the cards.
    kept = {*s.items, *s.attached}
    s.beliefs = {card: held for card, held in s.beliefs.items() if card in kept}
    s.units, s.track, s.boss = {}, (), 0
    for marker in s.markers:
        s.set_marker(marker)
    s.decks = dict.fromkeys(s.decks, ())
    s.spent = dict.fromkeys(s.spent, ())
    s.countdowns, s.taken_part, s.controlled = {}, {}, {}
    s.doors, s.tokens, s.treated, s.up = {}, {}, {}, {}
    s.removed = s.chapters = ()
    s.chapter = s.scenario_card = s.final = s.boss_lost = s.spawn = s.horror = s.round = 0
    s.entry = s.exit = NO_TOKEN
    s.lay(())
    s.listeners = s.rebuilt_listeners()
