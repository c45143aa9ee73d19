"""Machina Arcana as the rest of Kadath sees it."""

from __future__ import annotations

from kadath.kernel.capabilities import HasOccasions, HasRulesOfThumb, Teaches, TellsOdds
from kadath.kernel.decision import Option
from kadath.kernel.errors import NotWellFormed
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
from kadath.kernel.rng import Rng, seeded
from kadath.kernel.sleeves.redealing import redealt
from kadath.kernel.views import Look, Seen

from .advice import advice
from .body import Foretold, MachinaBody
from .cards import CARDS, EXPLORER
from .catalogue import catalogue
from .estimate import estimate
from .foes import rank
from .lessons import FIRST_GAME
from .manifest import MANIFEST
from .occasions import OCCASIONS, occasion
from .odds import odds
from .progress import progress
from .rules.game_die import EASY, VERY_EASY
from .rules.opening import Choices, set_up
from .rules.play import MachinaPlay
from .rules.setting_up import LENGTHS
from .state import Variants
from .things import things
from .thumb.options import DOUBT, worths
from .view import foretold, seen

SCENARIOS = {"ice": 1, "statue": 2, "beast": 3}
FIRST = "ice"
EXPLORERS = tuple(key for key, card in CARDS.items() if card.kind == EXPLORER)
RANDOM = "random"
ALONE, CAMPAIGN = "scenario", "campaign"

_NOT_FIRST = (("scenario", "statue"), ("scenario", "beast"))
"""The scenarios without a choice of length."""
_OPTIONS = (
    SetupOption("seats", MANIFEST.seats, 2),
    SetupOption("scenario", tuple(SCENARIOS), FIRST, advice=FIRST),
    SetupOption("investigators", EXPLORERS, RANDOM),
    SetupOption("party", (0, 1, 2, 3, 4), 0),
    SetupOption("mode", (ALONE, CAMPAIGN), ALONE, idle=(("scenario", "beast"),)),
    SetupOption("length", tuple(LENGTHS), "whole", idle=_NOT_FIRST),
    SetupOption("difficulty", ("normal", EASY, VERY_EASY), "normal", advice=EASY),
    SetupOption("dead", ("scheme", "rest"), "scheme", idle=(("seats", 1),)),
)


class Machina(
    HasOccasions[MachinaPlay],
    HasRulesOfThumb[MachinaPlay],
    Teaches[MachinaPlay],
    TellsOdds[MachinaPlay],
):
    """The game interface of Machina Arcana."""

    manifest = MANIFEST
    state = MachinaPlay
    doubt = DOUBT

    def setup_options(self) -> tuple[SetupOption, ...]:
        """The choices before the game: people, scenario, explorers, length, and difficulty."""
        return _OPTIONS

    def new(self, setup: Setup, seed: int) -> MachinaPlay:
        """A game at its first decision."""
        state = set_up(self._choices(setup, seed), seeded(seed, self.name))
        state.derive()
        state.advance()
        return state

    def seats(self, state: MachinaPlay) -> int:
        """The number of seats."""
        return state.seats

    def seen(self, state: MachinaPlay, seat: int | None) -> Seen[MachinaBody]:
        """All that a seat may know; it is the same for every seat."""
        return seen(state)

    def foretold(self, state: MachinaPlay) -> Foretold:
        """What monsters will do, what abilities would do, and what is in sight."""
        return foretold(state)

    def things(self, state: MachinaPlay) -> Look:
        """The things on the table, the same for everybody."""
        found = things(state)
        return lambda seat: found

    def determinize(self, state: MachinaPlay, seat: int | None, rng: Rng) -> MachinaPlay:
        """A state that looks the same to the seat, with everything it does not know redealt."""
        return redealt(state, seat, rng)

    def estimate(self, state: MachinaPlay, seat: int) -> float:
        """How close the game looks to being won; for seats that steer monsters, to being lost."""
        return estimate(state, seat)

    def worths(self, state: MachinaPlay) -> list[float]:
        """How good each option of the decision looks by rules of thumb."""
        return worths(state)

    def first_game(self) -> FirstGame:
        """One explorer in the first scenario, shortened."""
        return FIRST_GAME

    def advice(self, state: MachinaPlay, option: Option, language: str) -> str:
        """Why an option looks best."""
        return advice(state, option, language)

    def progress(self, state: MachinaPlay) -> Progress:
        """The round and its phase."""
        return progress(state)

    def odds(self, state: MachinaPlay, seat: int | None) -> Odds | None:
        """The exact chances of attacks."""
        return odds(state, seat)

    def stakes(self, state: MachinaPlay, language: str) -> Stakes | None:
        """What success or failure of an attack means, while it can still be raised."""
        from .stakes import stakes

        return stakes(state, language)

    def occasions(self) -> dict[str, bool]:
        """The questions that can be passed automatically."""
        return OCCASIONS

    def occasion(self, state: MachinaPlay) -> Occasion | None:
        """The kind of the current question, for the seat that is asked."""
        return occasion(state)

    def rank(self, state: MachinaPlay, option: Option) -> int:
        """The sort key of an option: what hits only friends comes late."""
        return rank(state, option)

    def components(self) -> tuple[Component, ...]:
        """The catalogue of the box."""
        return catalogue()

    def printed(self, component: str) -> object:
        """A card with its abilities."""
        return CARDS.get(component)

    def narrator(self) -> Narrator:
        """What the game says to people; a simulation never loads it."""
        from .narrator import MachinaNarrator

        return MachinaNarrator()

    def _choices(self, setup: Setup, seed: int) -> Choices:
        chosen = filled_in(self.setup_options(), setup)
        seats = chosen["seats"]
        party = chosen["party"] or seats
        if party < seats:
            raise NotWellFormed(f"party should be 0 or at least {seats}, not {party}")
        named: tuple[str, ...] = ()
        if chosen["investigators"] != RANDOM:
            named = different("investigators", chosen["investigators"], EXPLORERS, seats, party)
        others = [key for key in EXPLORERS if key not in named]
        drawn = Rng(seed, "explorers").shuffled(others)[: party - len(named)]
        explorers = (*named, *drawn)
        length = chosen["length"] if chosen["scenario"] == FIRST else "whole"
        campaign = chosen["mode"] == CAMPAIGN
        variants = Variants(length, chosen["difficulty"], chosen["dead"] == "scheme", campaign)
        return Choices(seats, SCENARIOS[chosen["scenario"]], explorers, variants)
