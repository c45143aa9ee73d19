"""Going insane, falling unconscious, being devoured (AH-7)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.using import Using
from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.events import enclosing
from kadath.kernel.procedure import END, Procedure, ask, procedure, step

from ..board import ASYLUM, HOSPITAL
from ..cards import ITEMS, SANITY, STAMINA
from ..state import ArkhamState
from .decks import discard
from .fight import fight_of
from .moving import stop_moving

WAKES_AT = {SANITY: ASYLUM, STAMINA: HOSPITAL}


@cites("AH-7")
def fallen(s: ArkhamState) -> Procedure | None:
    """The next investigator who has no Sanity or no Stamina left, and is not being seen to."""
    for who in s.player_order():
        row = s.investigators[who]
        if row.sanity > 0 and row.stamina > 0:
            continue
        if any(frame.who == who for frame in enclosing(s, Falling)) or is_held_up(s, who):
            continue
        if row.sanity <= 0 and row.stamina <= 0:
            devour(s, who)
            continue
        return Falling(who, SANITY if row.sanity <= 0 else STAMINA)
    return None


@procedure
class HoldsUp(Procedure):
    """A procedure that its investigator sees through before falling."""

    who: int


def is_held_up(s: ArkhamState, who: int) -> bool:
    """Whether an investigator must see something through first."""
    if any(frame.who == who and frame.at != END for frame in enclosing(s, HoldsUp)):
        return True
    # Whoever pays the last of something for an ability still begins to resolve it.
    return any(frame.scope.who == who and frame.at == "effect" for frame in enclosing(s, Using))


@procedure
class Falling(Procedure):
    """An investigator loses mind or consciousness, and wakes elsewhere with half of everything."""

    who: int
    what: str
    to_lose: int = 0

    @step("losses", "AH-7")
    def count_losses(self, s: ArkhamState) -> None:
        """Half of the items and half of the Clue tokens are lost, each rounded down."""
        clues = s.investigators[self.who].clues
        s.set_investigator(self.who, clues=clues - clues // 2)
        self.to_lose = len(s.cards_of(self.who, ITEMS)) // 2

    @ask("items", "AH-7", prompt="lose-item")
    def choose_item(self, s: ArkhamState) -> Decision | None:
        """Ask which item is lost next."""
        if not self.to_lose:
            return None
        options = tuple(option("lose", card) for card in s.cards_of(self.who, ITEMS))
        return Falling.choose_item.offer(s.seat_of(self.who), options)

    @choose_item.chosen
    def lose_item(self, s: ArkhamState, chosen: Option) -> None:
        """Lose it, and ask on."""
        discard(s, chosen.ids[0])
        self.to_lose -= 1
        self.goto("items")

    @step("wake", "AH-7")
    def wake(self, s: ArkhamState) -> None:
        """Wake with 1 where there was none; the fight and the movement are over."""
        s.set_investigator(self.who, **{self.what: 1, "space": WAKES_AT[self.what]})
        s.note("wake", who=self.who, what=self.what)
        leave_fight(s, self.who)
        stop_moving(s, self.who)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "what": self.what}


@cites("AH-7")
def devour(s: ArkhamState, who: int) -> None:
    """Take an investigator out of the game with everything but the trophies."""
    leave_fight(s, who)
    for card in s.cards_of(who):
        discard(s, card)
    del s.investigators[who]
    s.listeners.forget(who)
    s.note("devoured", who=who)


def leave_fight(s: ArkhamState, who: int) -> None:
    """End the fight an investigator can no longer fight."""
    fight = fight_of(s, who)
    if fight is not None:
        fight.goto("over")
