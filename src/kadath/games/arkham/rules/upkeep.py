"""The Upkeep phase (AH-3.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.decision import DONE, Decision, Option, option
from kadath.kernel.legality import Attempt, Hindrance
from kadath.kernel.modifiers import worked_out
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.several import ChosenSet, Picks, ask_several
from kadath.kernel.windows import WHEN, Moment

from ..board import AT_SEA, JOINED, LOST, NEIGHBORHOOD
from ..cards import SHEETS
from ..happenings import TakesUpkeep
from ..privileges import ABNORMAL_FOCUS, is_privileged
from ..state import ArkhamState
from ..values import focus
from ..vocabulary.abilities import UPKEEP
from .abilities import actions, cards_tried, open_actions, using
from .clues import PayingClues, clues_within_reach
from .phases import Phase
from .places import come_into, is_closed
from .uprising import add_to_raid, free_raid_spaces


@procedure
class UpkeepPhase(Phase):
    """Everyone's Upkeep, from the first player on."""

    PHASE = UPKEEP

    @cites("AH-3.1.5", "AH-7.6")
    def turn_of(self, s: ArkhamState, who: int) -> Procedure | None:
        row = s.investigators[who]
        return None if row.out or (row.space == LOST and row.delayed) else Upkeep(who)


@procedure
class Upkeep(Procedure):
    """One investigator's Upkeep, in any order the player likes.

    `done` are the mandatory effects already resolved, `declined` what the player passed on.
    """

    who: int
    done: tuple[Option, ...] = ()
    declined: tuple[Option, ...] = ()

    @ask("return", "AH-7.6", prompt="return-where")
    def choose_return(self, s: ArkhamState) -> Decision | None:
        """An investigator lost in time and space returns to any street or location."""
        if s.investigators[self.who].space != LOST:
            return None
        options = tuple([option("return", space) for space in self.open_spaces(s)])
        return Upkeep.choose_return.offer(s.seat_of(self.who), options)

    @choose_return.chosen
    def come_back(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Put them there."""
        return come_into(s, self.who, chosen.words[0])

    @step("refresh", "AH-3.1.1")
    def refresh(self, s: ArkhamState) -> None:
        """Turn all exhausted cards face up."""
        for card in s.cards_of(self.who):
            if s.cards[card].exhausted:
                s.set_card(card, exhausted=False)

    @ask("actions", "AH-3.1.2", prompt="upkeep")
    def choose(self, s: ArkhamState) -> Decision | None:
        """Offer what may be done in Upkeep, along with what must be done, in any order."""
        options = self.allowed(s)
        if all(one in self.declined for one in options):
            return None
        return Upkeep.choose.offer(s.seat_of(self.who), (*self.due(s), *options, DONE))

    @choose.chosen
    def act(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Do it, and ask again; after passing, only new options are asked for."""
        if chosen == DONE:
            self.declined = tuple(self.allowed(s))
            return None
        if chosen.verb == "trigger":
            return self.do_due(s, chosen)
        self.goto("actions")
        if chosen.verb == "evidence":
            return GivingEvidence(self.who, chosen.words[0])
        if chosen.verb == "ability":
            return using(s, chosen, self.who)
        return using(s, chosen)

    @ask("due", "AH-3.1.2", "AH-15.11", prompt="order-forced")
    def choose_due(self, s: ArkhamState) -> Decision | None:
        """Mandatory effects that are left come now, in the player's choice of order."""
        due = self.due(s)
        if len(due) > 1 and not s.order_matters(self.moment(), due):
            due = due[:1]
        return Upkeep.choose_due.offer(s.seat_of(self.who), due) if due else None

    @choose_due.chosen
    def do_due(self, s: ArkhamState, chosen: Option) -> Procedure | None:
        """Do it, and look again at what may be done."""
        self.goto("actions")
        moment = self.moment()
        self.done += (chosen,)
        return s.respond(moment, chosen)

    def moment(self) -> Moment:
        """The moment that cards with an effect in each Upkeep respond to."""
        return Moment(WHEN, (TakesUpkeep(self.who),), used=self.done)

    def due(self, s: ArkhamState) -> tuple[Option, ...]:
        """The mandatory effects of this Upkeep that are left."""
        return tuple(s.forced(self.moment())) if self.is_here(s) else ()

    def allowed(self, s: ArkhamState) -> list[Option]:
        """The optional actions in Upkeep."""
        if not self.is_here(s):
            return []
        options = [*actions(s, self.who, UPKEEP), *open_actions(s, self.who, UPKEEP)]
        return options + [one for one, hindrance in self.evidence(s) if hindrance is None]

    def attempts(self, s: ArkhamState) -> Iterator[Attempt]:
        """Every card that may come to mind in Upkeep, and giving evidence."""
        if self.at == "actions" and self.is_here(s):
            yield from [Attempt(one, None) for one in self.due(s)]
            yield from cards_tried(s, self.who, UPKEEP)
            yield from self.evidence(s)
            yield from [Attempt(one, None) for one in open_actions(s, self.who, UPKEEP)]

    @step("sliders", "AH-3.1.4")
    def slide(self, s: ArkhamState) -> Procedure | None:
        """Then move the sliders, as far as Focus allows."""
        if not self.is_here(s):
            return None
        if is_privileged(s, self.who, ABNORMAL_FOCUS):
            s.set_investigator(self.who, sliders=(0, 0, 0))
            return Sliding(self.who, worked_out(s, self.who, SHIFTS, 5).floored())
        most = focus(s, self.who)
        return Sliding(self.who, most) if most else None

    @step("over", "AH-3.1.3")
    def end(self, s: ArkhamState) -> None:
        """Cards gained since the last Upkeep have now had their first one."""
        for card in s.cards_of(self.who):
            if s.cards[card].fresh:
                s.set_card(card, fresh=False)

    @cites("IH-7.2", "IH-7.4")
    def evidence(self, s: ArkhamState) -> Iterator[Attempt]:
        """In Innsmouth a Clue may go to the Feds, if they know too little about the neighborhood.

        In the final battle nobody is in Innsmouth any more.
        """
        if s.awake:
            return
        space = NEIGHBORHOOD.get(s.investigators[self.who].space, "")
        if space in free_raid_spaces(s):
            yield Attempt(option("evidence", space), hindrance_to_tell(s, self.who))

    def is_here(self, s: ArkhamState) -> bool:
        """Whether the investigator is still in the game and in the turn."""
        return self.who in s.investigators and not s.investigators[self.who].out

    @cites("AH-7.6", "IH-3.5")
    def open_spaces(self, s: ArkhamState) -> list[str]:
        """Every street, and every location that is not closed, except those out at sea."""
        return [
            space
            for space in JOINED
            if s.is_on_board(space) and space not in AT_SEA and not is_closed(s, space)
        ]

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "due": len(self.due(s))}


@cites("IH-7.2")
def hindrance_to_tell(s: ArkhamState, who: int) -> Hindrance | None:
    """What prevents an investigator from giving evidence, if anything."""
    return None if clues_within_reach(s, who) else Hindrance("IH-7.2", "no-clues")


@procedure
class GivingEvidence(Procedure):
    """A Clue token is spent and put on the Feds' track."""

    who: int
    neighborhood: str

    @step("spend", "IH-7.2", "IH-7.4")
    def spend(self, s: ArkhamState) -> Procedure | None:
        """Spend it, in any available way."""
        return PayingClues(self.who, 1)

    @step("track", "IH-7.2", "IH-7.3")
    def put(self, s: ArkhamState) -> Procedure | None:
        """Put it on the track, if it was spent."""
        return add_to_raid(s, self.neighborhood) if s.returned else None


SHIFTS = "shifts"
"""The value for how many stops the sliders may be moved, all starting from the left."""
ANYWHERE = 99
"""At the start, sliders may be put on any stop."""


@procedure
class Sliding(Procedure):
    """An investigator moves the skill sliders by a total number of stops."""

    who: int
    most: int
    picked: Picks = ()

    @ask_several("sliders", "AH-3.1.4", "AH-2.8", prompt="sliders")
    def choose(self, s: ArkhamState) -> ChosenSet | None:
        """Offer every other stop of each slider; a slider is moved only once."""
        row = s.investigators[self.who]
        stops = SHEETS[row.sheet].sliders
        moves = tuple(
            [
                option("slide", slider, stop)
                for slider, now in enumerate(row.sliders)
                for stop in range(len(stops[slider]))
                if 0 < abs(stop - now) <= self.most
            ]
        )
        return ChosenSet(s.seat_of(self.who), moves, self.picked, fits=self.fitting(s))

    @choose.chosen
    def pick(self, s: ArkhamState, chosen: Option) -> None:
        """Record the stop, and ask again; at the end all sliders are moved at once."""
        if chosen != DONE:
            self.picked += (chosen,)
            self.goto("sliders")

    @step("move", "AH-3.1.4")
    def move(self, s: ArkhamState) -> None:
        """Move the sliders."""
        sliders = list(s.investigators[self.who].sliders)
        for slider, stop in [one.ids for one in self.picked]:
            sliders[slider] = stop
        if self.picked:
            s.set_investigator(self.who, sliders=tuple(sliders))
            s.note("sliders", who=self.who, sliders=tuple(sliders))

    @cites("AH-3.1.4")
    def fitting(self, s: ArkhamState) -> Any:
        """A test that moves are of different sliders, and within Focus."""
        now = s.investigators[self.who].sliders

        def fits(picks: Picks) -> bool:
            sliders = [one.ids[0] for one in picks]
            stops = sum(abs(one.ids[1] - now[one.ids[0]]) for one in picks)
            return stops <= self.most and len(set(sliders)) == len(sliders)

        return fits

    def about(self, s: ArkhamState) -> dict[str, Any]:
        return {"who": self.who, "most": self.most, "is_free": self.most >= ANYWHERE}
