"""Arkham Horror as the rest of Kadath sees it."""

from __future__ import annotations

from fractions import Fraction

from kadath.kernel.capabilities import Foresees, HasOccasions, HasRulesOfThumb, Teaches, TellsOdds
from kadath.kernel.citations import cites
from kadath.kernel.decision import Option
from kadath.kernel.foresight import foreseen_in_turn
from kadath.kernel.game import (
    Component,
    Narrator,
    Occasion,
    Odds,
    Progress,
    Setup,
    SetupOption,
    Stakes,
    different,
    filled_in,
)
from kadath.kernel.lessons import FirstGame
from kadath.kernel.rng import Rng, seeded, shuffled
from kadath.kernel.several import Picks
from kadath.kernel.sleeves.redealing import redealt
from kadath.kernel.views import Look, Seen

from .advice import advice
from .body import ArkhamBody, Foretold
from .cards import ANCIENT_ONES, BASE, FACES, HERALD, INNSMOUTH, RANDOM, SHEETS
from .catalogue import catalogue, printed
from .chances import chances
from .estimate import estimate
from .lessons import FIRST_GAME
from .manifest import MANIFEST
from .occasions import OCCASIONS, occasion
from .odds import chance
from .progress import progress
from .prospects import usual_hold
from .rules.play import ArkhamPlay
from .rules.setup import lay_out
from .rules.upkeep import Sliding, Upkeep
from .rules.whole_game import WholeGame
from .things import things
from .thumb.options import DOUBT, worths
from .view import foretold, seen

ARKHAM = "arkham"
BOARDS = {ARKHAM: (BASE,), INNSMOUTH: (BASE, INNSMOUTH)}
"""The boards to play on, each with the boxes it uses."""
NOBODY = "nobody"
BOTH = "both"
HERALDS = tuple(key for key, face in FACES.items() if face.kind == HERALD)
WITHOUT, WITH = "without", "with"
IN_UPKEEP = (Upkeep.choose_return, Upkeep.choose, Sliding.choose)
"""What each investigator is asked in Upkeep, independently of the others."""


class Arkham(
    TellsOdds[ArkhamPlay],
    HasOccasions[ArkhamPlay],
    HasRulesOfThumb[ArkhamPlay],
    Teaches[ArkhamPlay],
    Foresees[ArkhamPlay],
):
    """The game interface of Arkham Horror."""

    manifest = MANIFEST
    state = ArkhamPlay
    doubt = DOUBT

    @cites("AH-1.3")
    def setup_options(self) -> tuple[SetupOption, ...]:
        """The choices before the game: investigators, board, Ancient One, herald, and stories."""
        return (
            SetupOption("seats", MANIFEST.seats, MANIFEST.first_seats),
            SetupOption("board", tuple(BOARDS), ARKHAM, advice=ARKHAM),
            SetupOption("investigators", tuple(SHEETS), RANDOM),
            SetupOption("ancient_one", (RANDOM, *ANCIENT_ONES), RANDOM),
            SetupOption("herald", (NOBODY, *HERALDS, BOTH), NOBODY, idle=(("board", ARKHAM),)),
            SetupOption("stories", (WITHOUT, WITH), WITHOUT),
        )

    def new(self, setup: Setup, seed: int) -> ArkhamPlay:
        """A game at its first decision."""
        chosen = self._checked(setup)
        state = ArkhamPlay(seeded(seed, self.name))
        state.boxes = BOARDS[chosen["board"]]
        sheets = chosen["investigators"]
        if sheets == RANDOM:
            known = sorted(key for key, sheet in SHEETS.items() if sheet.box in state.boxes)
            sheets = shuffled(state, known)[: chosen["seats"]]
        ancient_one = chosen["ancient_one"]
        if ancient_one == RANDOM:
            known = sorted(key for key in ANCIENT_ONES if FACES[key].box in state.boxes)
            ancient_one = shuffled(state, known)[0]
        herald = chosen["herald"]
        heralds = {NOBODY: (), BOTH: HERALDS}.get(herald, (herald,))
        lay_out(state, tuple(sheets), ancient_one, heralds, with_stories=chosen["stories"] == WITH)
        state.stack.append(WholeGame())
        state.advance()
        return state

    def seats(self, state: ArkhamPlay) -> int:
        """The number of seats."""
        return len(state.seats)

    def seen(self, state: ArkhamPlay, seat: int | None) -> Seen[ArkhamBody]:
        """All that a seat (None: a spectator) may know."""
        return seen(state, seat)

    def foretold(self, state: ArkhamPlay) -> Foretold:
        """What monsters are like now, where they would go, and how fights with them would end."""
        return foretold(state)

    def things(self, state: ArkhamPlay) -> Look:
        """A function from a seat to its things."""
        return things(state)

    def determinize(self, state: ArkhamPlay, seat: int | None, rng: Rng) -> ArkhamPlay:
        """A state that looks the same to the seat, with everything it does not know redealt."""
        return redealt(state, seat, rng)

    def worths(self, state: ArkhamPlay) -> list[float]:
        """How good each option of the decision looks by rules of thumb."""
        return worths(state)

    def occasions(self) -> dict[str, bool]:
        """The questions that can be passed automatically."""
        return OCCASIONS

    def occasion(self, state: ArkhamPlay) -> Occasion | None:
        """The kind of the current question, for the seat that is asked."""
        return occasion(state)

    def first_game(self) -> FirstGame:
        """One investigator against a weak Ancient One."""
        return FIRST_GAME

    def advice(self, state: ArkhamPlay, option: Option, language: str) -> str:
        """Why an option looks best."""
        return advice(state, option, language)

    def odds(self, state: ArkhamPlay, seat: int | None) -> Odds | None:
        """The chances of the current check, and of those that options begin with."""
        return chances(state, seat)

    def chance(self, state: ArkhamPlay, seat: int, picks: Picks) -> Fraction | None:
        """The chance to win a round of combat with some cards in hand."""
        return chance(state, picks)

    def usual_picks(self, state: ArkhamPlay) -> Picks:
        """The best cards to hold, except those that would be used up."""
        return usual_hold(state)

    def stakes(self, state: ArkhamPlay, language: str) -> Stakes | None:
        """What success and failure of the current check mean."""
        from .stakes import stakes

        return stakes(state, language)

    def foreseen(self, state: ArkhamPlay, seat: int) -> ArkhamPlay | None:
        """The seat's own question in Upkeep while somebody else is asked theirs."""
        if state.decision is None or state.decision.step not in IN_UPKEEP:
            return None
        dealt = self.determinize(state, seat, Rng(0, "foreseen"))
        return foreseen_in_turn(dealt, seat, IN_UPKEEP)

    def estimate(self, state: ArkhamPlay, seat: int) -> float:
        """How close the game looks to being won."""
        return estimate(state)

    def progress(self, state: ArkhamPlay) -> Progress:
        """The turn and its phase."""
        return progress(state)

    def components(self) -> tuple[Component, ...]:
        """The catalogue of the box."""
        return catalogue()

    def printed(self, component: str) -> object:
        """A card, a sheet or a monster, with its abilities."""
        return printed(component)

    def narrator(self) -> Narrator:
        """What the game says to people; a simulation never loads it."""
        from .narrator import ArkhamNarrator

        return ArkhamNarrator()

    @cites("IH-1.3")
    def _checked(self, setup: Setup) -> Setup:
        chosen = filled_in(self.setup_options(), setup)
        sheets = chosen["investigators"]
        if sheets != RANDOM:
            different("investigators", sheets, SHEETS, chosen["seats"], chosen["seats"])
        if chosen["board"] != INNSMOUTH:
            chosen["herald"] = NOBODY
        return chosen
