"""What happens to investigators: delayed, arrested, lost, insane, unconscious, devoured (AH-7)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.abilities.using import Using
from kadath.kernel.citations import cites
from kadath.kernel.decision import Option, option
from kadath.kernel.events import Event, enclosing
from kadath.kernel.procedure import END, Procedure, procedure, step
from kadath.kernel.several import ChosenSet, Picks, ask_several

from ..board import ASYLUM, CELL, HOSPITAL, LOST, POLICE, in_arkham, in_innsmouth
from ..cards import ITEMS, MARKER, MONEY, RETAINER, SANITY, STAMINA, kind_of
from ..happenings import Becomes
from ..state import ArkhamState
from ..values import maximum
from .decks import discard
from .dust import mix_dust
from .fight import fight_of
from .keeping import is_kept, most_lost
from .moving import stop_moving
from .parting import lost
from .stories import drop_story

DELAYED = "delayed"
ARRESTED = "arrested"
LOST_IN_TIME = "lost"
INSANE = "insane"
UNCONSCIOUS = "unconscious"
DEVOURED = "devoured"
LOSES_TURN = "skip_turn"

AT_ZERO = {INSANE: SANITY, UNCONSCIOUS: STAMINA}
WAKES_AT = {INSANE: ASYLUM, UNCONSCIOUS: HOSPITAL}


def become(s: ArkhamState, who: int, state: str) -> Procedure | None:
    """Put an investigator into a state, unless something prevents it."""
    return Becoming((Becomes(who, state),))


@procedure
class Affects(Procedure):
    """Something that affects one investigator, and ends if they fall or are taken (AH-3.3.15)."""

    who: int


@procedure
class Becoming(Event[Becomes]):
    """An investigator is about to enter a state."""

    def impact(self, s: ArkhamState) -> Procedure | None:
        """Enter the state, whatever it is."""
        for who, state in self.parts():
            if who not in s.investigators:
                continue
            if state in AT_ZERO:
                return FALLS[state](who, state)
            TAKES[state](s, who)
        return None


@cites("AH-3.2.12", "AH-7.11")
def be_delayed(s: ArkhamState, who: int) -> None:
    """Lay the marker down; being delayed twice does not last longer."""
    s.set_investigator(who, delayed=True)
    s.note("delayed", who=who)


@cites("AH-7.7", "IH-4.1", "IH-4.2")
def be_arrested(s: ArkhamState, who: int) -> None:
    """Go to the Jail Cell, lose half the money, and miss the next turn; in Innsmouth stay."""
    row = s.investigators[who]
    here = in_innsmouth(row.space)
    fine = 0 if is_kept(s, who, MONEY) else row.money // 2
    s.set_investigator(
        who,
        space=CELL if here else POLICE,
        money=row.money - fine,
        delayed=True,
        arrested=not here,
        skips=row.skips or not here,
        explored=False,
    )
    s.note("arrested", who=who)
    end_turn(s, who)


@cites("AH-7.6")
def be_lost(s: ArkhamState, who: int) -> None:
    """Be lost in time and space, and delayed there."""
    s.set_investigator(who, space=LOST, delayed=True, explored=False)
    s.note("lost", who=who)
    end_turn(s, who)


@cites("AH-7.12")
def lose_turn(s: ArkhamState, who: int) -> None:
    """Lose the next turn with all its phases."""
    s.set_investigator(who, skips=True)
    s.note("loses-turn", who=who)


@cites("AH-7.8", "AH-7.16", "IH-12.4")
def be_devoured(s: ArkhamState, who: int) -> None:
    """Leave the game with everything except trophies, which wait for the next investigator."""
    end_turn(s, who)
    drop_story(s, who)
    row = s.investigators.pop(who)
    s.listeners.forget(who)
    for card in s.cards_of(who):
        if kind_of(s.cards[card].face) != MARKER:
            discard(s, card)
    mix_dust(s)
    s.left_trophies[who] = row.trophies
    s.pool = tuple(sorted((*s.pool, row.sheet)))
    s.note("devoured", who=who, sheet=row.sheet)


TAKES = {
    DELAYED: be_delayed,
    ARRESTED: be_arrested,
    LOST_IN_TIME: be_lost,
    LOSES_TURN: lose_turn,
    DEVOURED: be_devoured,
}
"""What each state does, except for falls."""


@cites("AH-7.1", "AH-7.2", "AH-7.8", "AH-13.9")
def fallen(s: ArkhamState) -> Procedure | None:
    """The next investigator with no Sanity or Stamina left who is not being dealt with."""
    for who in s.player_order():
        row = s.investigators[who]
        if row.sanity > 0 and row.stamina > 0:
            continue
        if is_falling(s, who) or is_held_up(s, who):
            continue
        state = INSANE if row.sanity <= 0 else UNCONSCIOUS
        is_done_for = s.awake or not maximum(s, who, AT_ZERO[state])
        if is_done_for or (row.sanity <= 0 and row.stamina <= 0):
            return become(s, who, DEVOURED)
        return become(s, who, state)
    return None


def is_falling(s: ArkhamState, who: int) -> bool:
    """Whether an investigator's fall is already being resolved."""
    return any(
        one.who == who and one.state in (*AT_ZERO, DEVOURED)
        for frame in enclosing(s, Becoming)
        for one in frame.what
    )


@procedure
class HoldsUp(Procedure):
    """A procedure that its investigator completes before falling."""

    who: int


def is_held_up(s: ArkhamState, who: int) -> bool:
    """Whether an investigator must complete something first."""
    if any(frame.who == who and frame.at != END for frame in enclosing(s, HoldsUp)):
        return True
    # An investigator who pays the last of something for an ability still starts resolving it.
    return any(frame.scope.who == who and frame.at == "effect" for frame in enclosing(s, Using))


@procedure
class Falling(Procedure):
    """An investigator loses mind or consciousness, and wakes elsewhere with half of everything."""

    who: int
    state: str
    to_lose: int = 0
    picked: Picks = ()

    @step("losses", "AH-7.1", "AH-7.2", "AH-7.18")
    def count_losses(self, s: ArkhamState) -> None:
        """Half of the items and Clue tokens are lost, rounded down, and any Retainer."""
        for card in s.cards_of(self.who, frozenset({RETAINER})):
            discard(s, card)
        clues = s.investigators[self.who].clues
        s.set_investigator(self.who, clues=clues - clues // 2)
        items = s.cards_of(self.who, ITEMS)
        self.to_lose = most_lost(s, self.who, items, len(items) // 2)
        s.note("falls", who=self.who, state=self.state)

    @ask_several("items", "AH-7.4", "AH-15.8", prompt="lose-items")
    def choose_items(self, s: ArkhamState) -> ChosenSet | None:
        """Ask which items are lost."""
        return self.losable_items(s)

    @choose_items.chosen
    def pick_item(self, s: ArkhamState, chosen: Option) -> None:
        """Record the pick, and ask again until all are picked."""
        self.pick(chosen)

    def losable_items(self, s: ArkhamState) -> ChosenSet | None:
        """The items to choose from, if any must go."""
        if not self.to_lose:
            return None
        items = tuple([option("lose", card) for card in s.cards_of(self.who, ITEMS)])
        return ChosenSet(
            s.seat_of(self.who), items, self.picked, least=self.to_lose, most=self.to_lose
        )

    def pick(self, chosen: Option) -> None:
        """Record a pick, and ask again; the closing option has no card."""
        if chosen.args:
            self.picked += (chosen,)
            self.goto("items")

    @step("lose", "AH-7.1", "AH-7.2")
    def lose_items(self, s: ArkhamState) -> Procedure | None:
        """Discard them."""
        items = tuple([one.ids[0] for one in self.picked])
        for card in items:
            s.note("lost-item", who=self.who, card=card)
            discard(s, card)
        return lost(s, self.who, items)

    @step("wake", "AH-7.1", "AH-7.2", "AH-7.3", "AH-7.5", "AH-7.21", "IH-3.8")
    def wake(self, s: ArkhamState) -> Procedure | None:
        """Wake with 1 of what had run out; those in an Other World are lost."""
        s.set_investigator(self.who, **{AT_ZERO[self.state]: 1})
        if in_arkham(s.investigators[self.who].space):
            s.set_investigator(self.who, space=WAKES_AT[self.state], explored=False)
            s.note("wake", who=self.who, space=WAKES_AT[self.state])
            end_turn(s, self.who)
            return None
        return become(s, self.who, LOST_IN_TIME)

    @step("over", "AH-7.3")
    def over(self, s: ArkhamState) -> None:
        """The turn is also over for an investigator who was saved from being lost."""
        if self.who in s.investigators and not s.investigators[self.who].out:
            end_turn(s, self.who)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "state": self.state, "to_lose": self.to_lose}


@procedure
class GoingInsane(Falling):
    """An investigator has no Sanity left."""

    @ask_several("items", "AH-7.1", "AH-7.4", "AH-15.8", prompt="lose-items")
    def choose_items(self, s: ArkhamState) -> ChosenSet | None:
        """Half of the items are lost that way."""
        return self.losable_items(s)

    @choose_items.chosen
    def pick_item(self, s: ArkhamState, chosen: Option) -> None:
        """Record the pick."""
        self.pick(chosen)


@procedure
class Fainting(Falling):
    """An investigator has no Stamina left."""

    @ask_several("items", "AH-7.2", "AH-7.4", "AH-15.8", prompt="lose-items")
    def choose_items(self, s: ArkhamState) -> ChosenSet | None:
        """Half of the items are lost that way."""
        return self.losable_items(s)

    @choose_items.chosen
    def pick_item(self, s: ArkhamState, chosen: Option) -> None:
        """Record the pick."""
        self.pick(chosen)


FALLS = {INSANE: GoingInsane, UNCONSCIOUS: Fainting}
"""How an investigator falls, by the state that follows."""


@cites("AH-7.3")
def end_turn(s: ArkhamState, who: int) -> None:
    """End an investigator's turn, with everything they were doing."""
    s.set_investigator(who, out=True)
    break_off(s, who)


@cites("AH-3.3.15", "AH-6.9")
def break_off(s: ArkhamState, who: int) -> None:
    """Break off the movement, fight and encounter of an investigator who is taken away."""
    stop_moving(s, who)
    fight = fight_of(s, who)
    if fight is not None:
        fight.goto("over")
    affected = next((frame for frame in enclosing(s, Affects) if frame.who == who), None)
    if affected is None:
        return
    for frame in s.stack[s.stack.index(affected) + 1 :]:
        # A period must end with its own last step; one that is already ending needs no help.
        if not isinstance(frame, Becoming | Falling) and frame is not fight:
            frame.clean_up(s)
            frame.finish()


@cites("AH-3.3.15")
def is_taken(s: ArkhamState, who: int) -> bool:
    """Whether an investigator fell or was taken away, so that no other card of theirs is drawn."""
    row = s.investigators.get(who)
    return row is None or row.out
