"""Chapters: how one leads to the next, and the tokens they place (MA-R12)."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Scope
from kadath.kernel.events import enclosing, report, window_after
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.sleeves.knowledge import shuffle

from ..area import Laid
from ..happenings import NewChapterBegins
from ..state import HORROR, NO_TOKEN, MachinaState
from ..tiles import FLOOR
from .enter_play import entering_play
from .exploring import draw_tile, take_away
from .lasting import return_from, returning
from .ratings import HORROR as HORROR_RATING
from .ratings import SPAWN, refresh_rating
from .sight import neighbours, occupied, sign
from .spawning import free_near
from .winning import triumph


@procedure
class NextChapter(Procedure):
    """The story moves on: the current chapter is flipped, and the next one enters play."""

    who: int = 0

    @step("1", "MA-R12.6", "MA-R12.7", "MA-R12.19", "MA-R12.2", "MA-R19.1", "MA-R19.2")
    def flip(self, s: MachinaState) -> None:
        """The next chapter becomes current, with its ratings; after the last, the game is won."""
        if not s.chapters:
            win(s)
            return
        old, s.chapter, s.chapters = s.chapter, s.chapters[0], s.chapters[1:]
        if old:
            s.countdowns.pop(old, None)
            s.taken_part.pop(old, None)
            return_from(s, old)
            s.listen(old)
        s.listen(s.chapter)
        s.note("chapter", chapter=s.chapter)
        refresh_rating(s, SPAWN)
        refresh_rating(s, HORROR_RATING)

    @step("2", "MA-R12.2", "MA-R14.8")
    def enter_play(self, s: MachinaState) -> Procedure | None:
        """Resolve the chapter's enters-play effects."""
        return entering_play(s, s.chapter, Scope(self.who, s.chapter))

    @step("3", "MA-R16.2")
    def begun(self, s: MachinaState) -> Procedure | None:
        """Responses to a new chapter."""
        return report(s, (NewChapterBegins(s.chapter),))


@cites("MA-R12.16", "MA-R1.3", "MA-R1.4")
def win(s: MachinaState) -> None:
    """All living explorers win."""
    triumph(s, "victory", "MA-R12.16")


@procedure
class PlacingEntry(Procedure):
    """The entry token enters play, and the explorers with it."""

    @step("1", "MA-R12.8")
    def lay_tile(self, s: MachinaState) -> None:
        """Lay out a new tile, unless the first tile of the game is already there."""
        if s.laid and s.round:
            clear_area(s)
        if not s.laid:
            tile, side = draw_tile(s)
            s.lay((Laid(tile, side),))

    @step("2", "MA-R12.8")
    def place_token(self, s: MachinaState) -> Procedure:
        """Put the token on the direction symbol, and the explorers around it."""
        s.entry, symbol = s.area.symbol(s.laid[0].tile)
        waiting = step_aside(s)
        s.note("entry")
        return PlacingExplorers(symbol, waiting)


@procedure
class PlacingExplorers(Procedure):
    """Explorers are placed on or around a space, then enter play one after another."""

    around: int
    waiting: tuple[int, ...]
    placed: tuple[int, ...] = ()

    @ask("place", "MA-R12.8", "MA-R12.15", prompt="enter-where")
    def choose(self, s: MachinaState) -> Decision | None:
        """Ask where the next explorer is placed."""
        if not self.waiting:
            return None
        options = tuple(option("space", space) for space in places_at(s, self.around))
        return PlacingExplorers.choose.offer(s.seat_of(self.waiting[0]), options)

    @choose.chosen
    def place(self, s: MachinaState, chosen: Option) -> None:
        """Put the explorer there."""
        who, self.waiting = self.waiting[0], self.waiting[1:]
        come_back(s, who, chosen.ids[0])
        self.placed += (who,)
        if self.waiting:
            self.goto("place")

    @step("enter", "MA-R6.4", "MA-R12.8", "MA-R14.8")
    def enter_play(self, s: MachinaState) -> Procedure | None:
        """Resolve the enters-play effects of explorers and their items."""
        if not self.placed:
            return None
        who, self.placed = self.placed[0], self.placed[1:]
        self.goto("enter")
        return EnteringTile(who) if who in s.units else None

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.waiting[0]}


@procedure
class EnteringTile(Procedure):
    """An explorer was placed on a tile: the enters-play effects of their cards."""

    who: int
    cards: tuple[int, ...] = ()

    @step("own", "MA-R6.4", "MA-R14.8")
    def own(self, s: MachinaState) -> Procedure | None:
        """First the explorer's own card."""
        self.cards = s.equipped(self.who)
        return entering_play(s, self.who, Scope(self.who, self.who))

    @step("items", "MA-R12.8", "MA-R14.8")
    def items(self, s: MachinaState) -> Procedure | None:
        """Then the equipped items."""
        if not self.cards:
            return None
        item, self.cards = self.cards[0], self.cards[1:]
        self.goto("items")
        return entering_play(s, item, Scope(self.who, item)) if item in s.items else None


def step_aside(s: MachinaState) -> tuple[int, ...]:
    """Take the explorers in play off the board, to be placed along with those already away."""
    for one in s.explorers:
        if one in s.units:
            leave(s, one)
    return s.living()


def leave(s: MachinaState, who: int) -> None:
    """An explorer leaves the play area."""
    s.away[who] = s.units.pop(who)
    s.listen(who)


def come_back(s: MachinaState, who: int, space: int) -> None:
    """An explorer enters the play area."""
    s.units[who] = s.away.pop(who)._replace(space=space)
    s.listen(who)
    s.note("placed", who=who, space=space)


@cites("MA-R12.8")
def places_at(s: MachinaState, token: int) -> tuple[int, ...]:
    """The free spaces on a token or adjacent to it; if there are none, the closest."""
    near = (token, *neighbours(s, token))
    free = [one for one in near if sign(s, one) in FLOOR and not occupied(s, one)]
    return tuple(free) or free_near(s, token)


@cites("MA-R12.11", "MA-R12.12", "MA-R9.20")
def clear_area(s: MachinaState) -> None:
    """All monsters are banished, and the tiles are shuffled and put under the deck."""
    under = take_away(s, tuple(one.tile for one in s.laid), flipped=False)
    shuffle(s, under)


@procedure
class PlacingExit(Procedure):
    """The exit token is placed on an unexplored tile edge."""

    who: int = 0

    @ask("edge", "MA-R12.9", "MA-R12.17", prompt="exit-where")
    def choose(self, s: MachinaState) -> Decision | None:
        """Ask the explorer who caused it to be placed."""
        options = tuple(option("edge", edge) for edge in exit_edges(s))
        seat = s.seat_of(self.who)
        return PlacingExit.choose.offer(seat, options) if options else None

    @choose.chosen
    def place(self, s: MachinaState, chosen: Option) -> None:
        """Put it there."""
        s.exit = chosen.ids[0]
        if s.entry == s.exit:
            s.entry = NO_TOKEN
        s.note("exit", edge=s.exit)

    def about(self, s: MachinaState) -> dict[str, Any]:
        return {"explorer": self.who}


@cites("MA-R12.9", "MA-R12.17")
def exit_edges(s: MachinaState) -> tuple[int, ...]:
    """Where the exit token may be placed: an unexplored tile edge, or else a direction symbol."""
    edges = tuple(one.id for one in s.area.unexplored() if one.id != s.entry)
    if edges:
        return edges
    symbols = tuple(s.area.symbol(one.tile)[0] for one in s.laid)
    return tuple(one for one in symbols if one != s.entry) or symbols


@procedure
class AllHaveLeft(Procedure):
    """The last living explorer has left the play area: the story continues elsewhere."""

    who: int = 0

    @step("1", "MA-R12.11", "MA-R6.12", "MA-R9.16")
    def leave_all_behind(self, s: MachinaState) -> None:
        """Monsters are banished, and the tiles go back under the deck."""
        s.exit = NO_TOKEN
        clear_area(s)

    @step("2", "MA-R12.11")
    def go_on(self, s: MachinaState) -> Procedure | None:
        """The next chapter."""
        return NextChapter(self.who)


@procedure
class NewRound(Procedure):
    """The round starts over with the explorer phase; everything in progress is abandoned."""

    @step("begun", "MA-R16.2")
    def begun(self, s: MachinaState) -> Procedure | None:
        """A chapter that starts a new round is abandoned, too: first the responses to it."""
        if next(enclosing(s, NextChapter), None) is None:
            return None
        return window_after(s, (NewChapterBegins(s.chapter),))

    @step("1", "MA-R12.14", "MA-R3.10")
    def return_markers(self, s: MachinaState) -> Procedure | None:
        """Horror markers return; explorer markers return when the explorer phase begins."""
        return returning(s, HORROR)

    @step("2", "MA-R12.14")
    def start_over(self, s: MachinaState) -> None:
        """Unwind everything down to the scenario itself."""
        root = s.stack[0]
        s.note("new-round")
        s.unwind(root)
        root.goto("round")
