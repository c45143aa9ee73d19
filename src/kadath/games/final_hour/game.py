"""Final Hour as the rest of Kadath sees it."""

from __future__ import annotations

from kadath.kernel.capabilities import HasOccasions, Teaches
from kadath.kernel.citations import cites
from kadath.kernel.decision import Option
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import (
    Component,
    Narrator,
    Occasion,
    Progress,
    Setup,
    SetupOption,
    Stakes,
    different,
    filled_in,
)
from kadath.kernel.lessons import FirstGame
from kadath.kernel.rng import Rng, seeded
from kadath.kernel.views import Look, Seen

from .body import FinalHourBody
from .components.action_cards import ACTION_CARDS, INVESTIGATORS
from .components.ancient_ones import ANCIENT_ONES, DIFFICULTIES
from .components.items import ITEMS
from .components.monsters import KINDS
from .components.priority_cards import NUMBERS
from .estimate import estimate
from .lessons import FIRST_GAME
from .manifest import MANIFEST
from .occasions import OCCASIONS, occasion
from .progress import progress
from .redealing import determinize
from .rules.action_phase import ItemsAfterPriority, PlayingPriorityCards, ResolvingActionCards
from .rules.ritual import ProposingRitual, ReversingRitual
from .rules.setup import set_up
from .state import FinalHourState
from .things import things
from .view import seen

_OPTIONS = (
    SetupOption("seats", MANIFEST.seats, 2),
    SetupOption("ancient_one", tuple(ANCIENT_ONES), "cthulhu", advice="cthulhu"),
    SetupOption("difficulty", DIFFICULTIES, "easy", advice="easy"),
    SetupOption("investigators", INVESTIGATORS, "random"),
    SetupOption("lead", (0, 1, 2, 3), 0),
)

_SILENT = (PlayingPriorityCards, ItemsAfterPriority, ProposingRitual, ReversingRitual)


class FinalHour(HasOccasions[FinalHourState], Teaches[FinalHourState]):
    """The game interface of Final Hour."""

    manifest = MANIFEST
    state = FinalHourState

    def setup_options(self) -> tuple[SetupOption, ...]:
        """The number of players, Ancient One, difficulty, investigators, and who leads."""
        return _OPTIONS

    def new(self, setup: Setup, seed: int) -> FinalHourState:
        """A game at its first decision."""
        chosen = self._checked(setup)
        investigators = chosen["investigators"]
        if investigators == "random":
            drawn = Rng(seed, "investigators").shuffled(INVESTIGATORS)
            investigators = drawn[: self._figures(chosen["seats"])]
        state = set_up(
            chosen["seats"],
            tuple(investigators),
            chosen["lead"],
            chosen["ancient_one"],
            chosen["difficulty"],
            seeded(seed, self.name),
        )
        state.advance()
        return state

    def seats(self, state: FinalHourState) -> int:
        """How many people play."""
        return state.seats

    def seen(self, state: FinalHourState, seat: int | None) -> Seen[FinalHourBody]:
        """Everything a seat (None: a spectator) may know."""
        return seen(state, seat)

    def things(self, state: FinalHourState) -> Look:
        """The things on the table, for any viewer."""
        return things(state)

    def determinize(self, state: FinalHourState, seat: int | None, rng: Rng) -> FinalHourState:
        """A state that looks the same to the seat, with everything hidden from it redealt."""
        return determinize(state, seat, rng)

    def estimate(self, state: FinalHourState, seat: int) -> float:
        """The estimated chance of winning."""
        return estimate(state)

    def first_game(self) -> FirstGame:
        """Two investigators on easy, as the rulebook advises."""
        return FIRST_GAME

    def advice(self, state: FinalHourState, option: Option, language: str) -> str:
        """Why an option looks best."""
        from .narration.advice import advice
        from .narration.names import names

        return advice(names(language), state, option)

    def progress(self, state: FinalHourState) -> Progress:
        """The round and its step."""
        return progress(state)

    def stakes(self, state: FinalHourState, language: str) -> Stakes | None:
        """What success and failure mean while players decide about the ritual."""
        from .narration.names import names

        if not state.stack or not isinstance(state.stack[-1], ProposingRitual | ReversingRitual):
            return None
        say = names(language).say
        return Stakes((say("stakes-success"),), (say("stakes-failure"),))

    def occasions(self) -> dict[str, bool]:
        """The times when an item may be used."""
        return OCCASIONS

    def occasion(self, state: FinalHourState) -> Occasion | None:
        """What kind of question the deciding seat is asked."""
        return occasion(state)

    @cites("FH-075", "FH-083", "FH-084", "FH-109")
    def silent(self, state: FinalHourState) -> frozenset[int]:
        """Nobody may talk while cards are played or the ritual is considered, or before a reveal.

        FH-075, FH-083, FH-084, FH-109; in a solo game there is nobody to talk to.
        """
        if state.is_solo:
            return frozenset()
        seats = frozenset(range(state.seats))
        for frame in state.stack:
            if isinstance(frame, _SILENT):
                return seats
            if isinstance(frame, ResolvingActionCards):
                return seats - {play.figure for play in state.plays if play.revealed}
        return frozenset()

    def components(self) -> tuple[Component, ...]:
        """The catalogue of the box."""
        return (
            *(Component(who, "investigator") for who in INVESTIGATORS),
            *(
                Component(card.key, "action_card", original=any(card.original))
                for card in ACTION_CARDS
            ),
            *(Component(f"priority-{number}", "priority_card") for number in NUMBERS),
            *(Component(item.key, "item_card", original=item.original) for item in ITEMS),
            *(
                Component(
                    f"monster-{number}",
                    "common_monster" if kind.is_common else "unique_monster",
                    kind.copies,
                    kind.original,
                )
                for number, kind in enumerate(KINDS)
            ),
            *(
                Component(one.key, "ancient_one", original=any(o.original for o in one.omens))
                for one in ANCIENT_ONES.values()
            ),
        )

    def printed(self, component: str) -> object:
        """A card, monster, or Ancient One, with its effects."""
        known: dict[str, object] = {
            **ANCIENT_ONES,
            **{card.key: card for card in ACTION_CARDS},
            **{item.key: item for item in ITEMS},
            **{f"monster-{number}": kind for number, kind in enumerate(KINDS)},
        }
        return known.get(component)

    def narrator(self) -> Narrator:
        """The game's narrator; simulations never load it."""
        from .narrator import FinalHourNarrator

        return FinalHourNarrator()

    def _figures(self, seats: int) -> int:
        return MANIFEST.alone if seats == 1 else seats

    def _checked(self, setup: Setup) -> Setup:
        chosen = filled_in(self.setup_options(), setup)
        figures = self._figures(chosen["seats"])
        named = chosen["investigators"]
        if named != "random":
            different("investigators", named, INVESTIGATORS, figures, figures)
        if chosen["lead"] >= figures:
            raise NotWellFormed(f"lead should be below {figures}, not {chosen['lead']}")
        return chosen
