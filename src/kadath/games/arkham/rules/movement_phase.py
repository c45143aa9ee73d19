"""The Movement phase (AH-3.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.events import announced
from kadath.kernel.graph import distances
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, ask, procedure, step

from ..board import AREAS, BUS, CELL, JOINED, LOST, REEF, STATION
from ..cards import CLUES, MONEY
from ..happenings import EndsMovement
from ..state import ArkhamState
from ..town_rules import NO_RAILS, PARADE, PARADE_STREET, is_ruled
from ..values import skill
from ..vocabulary.abilities import MOVEMENT
from .abilities import actions, place_actions, tried, using
from .clues import may_be_left
from .combat import Combat
from .evading import Evading
from .losses import gain
from .martial_law import PassingTheWatch, is_watched
from .moving import Moves
from .other_worlds import MovingOn
from .phases import Phase
from .places import come_into, is_closed
from .trade import TRADE, Trading, hindrance_to_trade

RIDES = {STATION: BUS, BUS: STATION}
FARE = 1
HALT = option("halt")
LEAVE = option("leave")
"""Also ends the movement, but does not take all the Clues that lie there."""
SHUT = Hindrance("AH-3.2.14", "closed")
DEALT_WITH = Hindrance("AH-5.5", "dealt-with")
NO_WATCH = Hindrance("IH-4.8", "no-watch")
PAST_WATCH = Hindrance("IH-4.8", "past-watch")
MAY_STOP = Hindrance("IH-4.8", "may-stop")
MOVEMENT_POINTS = "movement_points"
"""The value for how many movement points an investigator gets in addition to Speed."""


@procedure
class MovementPhase(Phase):
    """Every investigator moves, from the first player on."""

    PHASE = MOVEMENT

    @cites("AH-3.2.8", "AH-3.2.9", "AH-3.2.12", "AH-3.2.13", "AH-7.7", "IH-4.2", "IH-4.5")
    def turn_of(self, s: ArkhamState, who: int) -> Procedure | None:
        row = s.investigators[who]
        is_away = row.space in AREAS or row.space == LOST
        if row.out:
            if row.arrested:
                stand_up(s, who)
            return None
        if (is_away and row.delayed) or row.space == CELL:
            stand_up(s, who)
            return StayingPut(who) if row.space != LOST else None
        if is_away:
            return MovingOn(who) if row.space != LOST else None
        return Movement(who)


@cites("AH-3.2.12", "AH-7.6", "AH-7.7")
def stand_up(s: ArkhamState, who: int) -> None:
    """Stand a delayed investigator's marker up."""
    s.set_investigator(who, delayed=False, arrested=False)
    s.note("stands-up", who=who)


@procedure
class StayingPut(Procedure):
    """An investigator who cannot move, in an Other World or in the cell, may still trade."""

    who: int

    @ask("trade", "AH-3.2.12", "AH-15.3", prompt="stay-put")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer to trade, if somebody else is there."""
        if self.hindrance_to_trade(s) is not None:
            return None
        return StayingPut.choose.offer(s.seat_of(self.who), (TRADE, DONE))

    @choose.chosen
    def trade(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Propose a trade, or move on."""
        return None if chosen == DONE else Trading(self.who, self.traders(s))

    def attempts(self, s: ArkhamState) -> Iterable[Attempt]:
        """Trading, and not trading."""
        yield Attempt(TRADE, self.hindrance_to_trade(s))
        yield Attempt(DONE, None)

    def hindrance_to_trade(self, s: ArkhamState) -> Hindrance | None:
        """What prevents the investigator from trading here, if anything."""
        return hindrance_to_trade(s, self.traders(s))

    def traders(self, s: ArkhamState) -> tuple[int, ...]:
        """The investigators in the same space."""
        return s.at(s.investigators[self.who].space)

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who}


@procedure
class Movement(Moves):
    """One investigator's movement in town.

    `dealt` are the monsters that were evaded or fought; `traded` says that nothing has changed
    since the last trade, so there is nothing new to trade. `watched` says that they have met the
    watch of Innsmouth where they stopped, `leaves` that they will not take all Clues there.
    """

    dealt: tuple[int, ...] = ()
    traded: bool = False
    watched: bool = False
    leaves: bool = False

    @step("points", "AH-3.2.1", "AH-3.2.12", "AH-4.12")
    def get_points(self, s: ArkhamState) -> None:
        """As many movement points as Speed; a delayed investigator stands up instead."""
        if s.investigators[self.who].delayed:
            stand_up(s, self.who)
            self.is_still = True
        else:
            speed = skill(s, self.who, "speed").floored()
            self.points = worked_out(s, self.who, MOVEMENT_POINTS, speed).floored()

    @ask("move", "AH-3.2.2", "AH-3.2.3", "AH-3.2.7", prompt="movement")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer every step, cards, trading, facing monsters, and stopping."""
        if not self.is_here(s):
            return None
        options = [one for one, hindrance in self.ways(s) if hindrance is None]
        options += self.faceable(s)
        options += [*place_actions(s, self.who, MOVEMENT), *actions(s, self.who, MOVEMENT)]
        if self.hindrance_to_trade(s) is None:
            options.append(TRADE)
        if self.hindrance_to_stop(s) is None:
            options += [DONE, LEAVE] if self.may_leave(s) else [DONE]
        elif self.hindrance_to_halt(s) is None:
            options.append(HALT)
        return Movement.choose.offer(s.seat_of(self.who), tuple(options))

    @choose.chosen
    def act(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Do it, and ask again."""
        if chosen in (DONE, LEAVE):
            self.leaves = chosen == LEAVE
            return None
        self.goto("move")
        self.traded = chosen == TRADE
        if chosen == TRADE:
            return Trading(self.who, s.at(s.investigators[self.who].space))
        if chosen.verb == "use":
            return using(s, chosen)
        if chosen.verb == "ability":
            return using(s, chosen, self.who)
        if chosen == HALT:
            self.is_still = self.watched = True
            return PassingTheWatch(self.who)
        if chosen.verb in ("move", "ride"):
            return self.step_to(s, chosen.words[0], fare=chosen.verb == "ride")
        monster = chosen.ids[0]
        self.dealt += (monster,)
        return Combat(self.who, monster) if chosen.verb == "fight" else Evading(self.who, monster)

    @cites("IH-3.9", "IH-3.11")
    def step_to(self, s: ArkhamState, space: str, *, fare: bool) -> Procedure | None:
        """Spend a movement point, and the fare for a ride; movement ends at Devil Reef."""
        self.points -= 1
        self.walked = True
        self.spent += 1
        if fare:
            s.set_investigator(self.who, money=s.investigators[self.who].money - FARE)
            s.note("spends", who=self.who, what=MONEY, amount=FARE)
        if space == REEF:
            self.is_still = True
        return come_into(s, self.who, space, self.spent)

    @step("watch", "IH-4.8", "IH-4.9")
    def pass_watch(self, s: ArkhamState) -> Procedure | None:
        """Under martial law, an investigator who stops in Innsmouth must get past the watch."""
        self.is_still = True
        if not self.is_here(s) or self.watched:
            return None
        space = s.investigators[self.who].space
        return PassingTheWatch(self.who) if is_watched(s, space) else None

    @step("stop", "AH-3.2.4")
    def stop(self, s: ArkhamState) -> Procedure | None:
        """The movement is over."""
        self.is_still = True
        if not self.is_here(s):
            self.finish()
            return None
        return announced(s, EndsMovement(self.who, s.investigators[self.who].space))

    @ask("clues", "AH-3.2.6", prompt="take-clues")
    def choose_clues(self, s: ArkhamState) -> Decision | None:
        """Where the movement ends, all Clue tokens are taken, or as many as the player likes."""
        lying = self.lying(s)
        if not lying:
            return None
        wanted = range(lying - 1, -1, -1) if self.leaves else (lying,)
        options = tuple([option("take", clues) for clues in wanted])
        return Movement.choose_clues.offer(s.seat_of(self.who), options)

    @choose_clues.chosen
    def take_clues(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Take them."""
        space, taken = s.investigators[self.who].space, chosen.ids[0]
        s.clues[space] -= taken
        return gain(s, self.who, CLUES, taken) if taken else None

    def lying(self, s: ArkhamState) -> int:
        """How many Clue tokens lie where the investigator is."""
        row = s.investigators.get(self.who)
        return s.clues.get(row.space, 0) if row is not None and not row.out else 0

    @cites("AH-3.2.6")
    def may_leave(self, s: ArkhamState) -> bool:
        """Whether there are Clues here, and a reason to leave some behind."""
        return self.lying(s) > 0 and may_be_left(s)

    @cites("AH-3.2.2", "AH-3.2.3", "AH-3.2.14", "IH-3.9", "IH-3.10")
    def ways(self, s: ArkhamState) -> Iterator[Attempt]:
        """Where the next movement point may lead, each with what prevents it.

        Between the towns there is a ride: from the Train Station to Joe Sargent's bus, and back.
        """
        here, stopped = s.investigators[self.who].space, self.stopped(s)
        for space in JOINED[here]:
            yield Attempt(option("move", space), stopped or shut(s, here, space))
        way = RIDES.get(here)
        if way is not None and s.has_innsmouth:
            yield Attempt(option("ride", way), stopped or hindrance_to_ride(s, self.who))

    @cites("AH-3.2.2")
    def farther(self, s: ArkhamState) -> Iterator[Attempt]:
        """The spaces that no single movement point leads to, each with how far it is."""
        stopped = self.stopped(s)
        for space, steps in steps_from(s, s.investigators[self.who].space).items():
            if steps > 1:
                far = (("steps", steps), ("points", self.points))
                yield Attempt(option("move", space), stopped or Hindrance("AH-3.2.2", "far", far))

    @cites("AH-3.2.4")
    def hindrance_to_stop(self, s: ArkhamState) -> Hindrance | None:
        """What prevents the investigator from ending the movement here, if anything."""
        return Hindrance("AH-3.2.4", "monsters") if self.undealt(s) else None

    @cites("IH-4.8", "IH-4.9")
    def hindrance_to_halt(self, s: ArkhamState) -> Hindrance | None:
        """What prevents the investigator from meeting the watch before the monsters, if anything.

        It is a choice only for an investigator who cannot simply stop.
        """
        if not is_watched(s, s.investigators[self.who].space):
            return NO_WATCH
        if self.watched:
            return PAST_WATCH
        return MAY_STOP if self.hindrance_to_stop(s) is None else None

    def hindrance_to_trade(self, s: ArkhamState) -> Hindrance | None:
        """What prevents the investigator from trading here, if anything."""
        traders = s.at(s.investigators[self.who].space)
        return hindrance_to_trade(s, traders, traded=self.traded)

    @cites("AH-3.2.1", "AH-3.2.3", "AH-3.2.5", "AH-5.6")
    def stopped(self, s: ArkhamState) -> Hindrance | None:
        """What prevents the investigator from taking another step, if anything."""
        if self.is_still:
            return Hindrance("AH-3.2.5", "still")
        if not self.points:
            return Hindrance("AH-3.2.1", "no-points")
        return Hindrance("AH-3.2.3", "monsters") if self.undealt(s) else None

    def attempts(self, s: ArkhamState) -> Iterable[Attempt]:
        """Every step, ride, card and monster that may come to mind, trading and stopping."""
        if self.at != "move" or not self.is_here(s):
            return
        yield from self.ways(s)
        yield from self.farther(s)
        for monster in s.monsters_at(s.investigators[self.who].space):
            dealt = DEALT_WITH if monster in self.dealt else None
            for verb in ("evade", "fight"):
                yield Attempt(option(verb, monster), dealt)
        yield from tried(s, self.who, MOVEMENT)
        yield Attempt(TRADE, self.hindrance_to_trade(s))
        yield Attempt(DONE, self.hindrance_to_stop(s))
        if self.may_leave(s):
            yield Attempt(LEAVE, self.hindrance_to_stop(s))
        if s.martial_law:
            yield Attempt(HALT, self.hindrance_to_halt(s))

    @cites("AH-3.2.3", "AH-3.2.4", "AH-5.1", "AH-6.21", "AH-8.9")
    def faceable(self, s: ArkhamState) -> list[Option]:
        """The monsters here that may still be evaded or fought."""
        return [option(verb, monster) for monster in self.undealt(s) for verb in ("evade", "fight")]

    @cites("AH-5.5")
    def undealt(self, s: ArkhamState) -> list[int]:
        """The monsters in this space that have been neither evaded nor fought yet."""
        here = s.monsters_at(s.investigators[self.who].space)
        return [monster for monster in here if monster not in self.dealt]

    def is_here(self, s: ArkhamState) -> bool:
        """Whether the investigator is still in the game, in town and in the turn."""
        row = s.investigators.get(self.who)
        return row is not None and not row.out and row.space in JOINED

    def about(self, s: ArkhamState) -> dict[str, Any]:
        foes = self.undealt(s) if self.is_here(s) else []
        return {
            "who": self.who,
            "points": self.points,
            "goes_on": int(self.points > 0 and not self.is_still),
            "foes": len(foes),
            "clues": self.lying(s),
            "monster": foes[0] if foes else "",
        }


@cites("IH-3.9")
def hindrance_to_ride(s: ArkhamState, who: int) -> Hindrance | None:
    """What prevents an investigator from taking the train or the bus, if anything."""
    if is_ruled(s, NO_RAILS):
        return Hindrance("IH-3.9", "no-rails")
    return Hindrance("IH-3.9", "no-fare") if s.investigators[who].money < FARE else None


@cites("AH-3.2.14")
def shut(s: ArkhamState, here: str, there: str) -> Hindrance | None:
    """What blocks the way between two connected spaces, if anything."""
    return SHUT if is_closed(s, there) or is_paraded(s, here, there) else None


@cites("AH-3.2.2", "IH-3.9")
def steps_from(s: ArkhamState, here: str) -> dict[str, int]:
    """How many movement points lead to each space, on foot and by the ride between the towns."""
    has_rides = s.has_innsmouth and not is_ruled(s, NO_RAILS)

    def open_ways(space: str) -> list[str]:
        return [there for there in next_to(space, has_rides) if shut(s, space, there) is None]

    return distances(open_ways, here)


@cites("AH-3.2.2", "IH-3.9")
def next_to(space: str, has_rides: bool) -> tuple[str, ...]:
    """Where a movement point leads from a space if nothing is in the way."""
    near = JOINED.get(space, ())
    return (*near, RIDES[space]) if has_rides and space in RIDES else near


@cites("AH-3.5.13")
def is_paraded(s: ArkhamState, here: str, there: str) -> bool:
    """Whether a parade blocks the way between two spaces."""
    return PARADE_STREET in (here, there) and is_ruled(s, PARADE)
