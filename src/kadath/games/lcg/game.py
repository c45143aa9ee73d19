"""The card game as the rest of Kadath sees it."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

from kadath.kernel.capabilities import (
    Foresees,
    HasOccasions,
    HasRulesOfThumb,
    OpensHands,
    TakesDecks,
    TakesSets,
    Teaches,
    TellsOdds,
)
from kadath.kernel.citations import cites
from kadath.kernel.decision import Option
from kadath.kernel.events import enclosing
from kadath.kernel.game import (
    Component,
    GivenDeck,
    Held,
    Narrator,
    Occasion,
    Odds,
    Progress,
    Setup,
    SetupOption,
    Stakes,
)
from kadath.kernel.lessons import FirstGame
from kadath.kernel.rng import Rng
from kadath.kernel.sets import ComponentSet
from kadath.kernel.several import Picks
from kadath.kernel.views import Look, Seen

from .components import FACES
from .decks.box import copies_in_box
from .decks.every import ADDED, SETS_OF
from .estimate import estimate
from .faces import AssetFace, Face
from .foreseen import foreseen
from .lessons import FIRST_GAME
from .manifest import MANIFEST
from .occasions import OCCASIONS, occasion
from .odds import chance, odds
from .opening import opened, settled, setup_options, with_same_decks
from .progress import progress
from .ranks import rank
from .rules.encounter import ResolveDrawnCard
from .rules.play import LcgPlay
from .state import LcgState
from .thumb.options import DOUBT, worths
from .views.body import LcgBody
from .views.redealing import determinize
from .views.view import look, seen


class Lcg(
    TakesDecks[LcgState],
    TakesSets[LcgState],
    TellsOdds[LcgState],
    HasOccasions[LcgState],
    Foresees[LcgState],
    OpensHands[LcgState],
    HasRulesOfThumb[LcgState],
    Teaches[LcgState],
):
    """The game interface of the card game."""

    manifest = MANIFEST
    state = LcgPlay
    doubt = DOUBT

    def setup_options(self) -> tuple[SetupOption, ...]:
        """The number of players, mode, difficulty, investigators, and who leads."""
        return setup_options()

    def new(self, setup: Setup, seed: int) -> LcgState:
        """A game at its first decision."""
        return opened(setup, seed, self.name)

    def another(self, setup: Setup, seed: int) -> Setup:
        """The set-up for another game with the same investigators, decks, and weaknesses."""
        return with_same_decks(setup, self.new(setup, seed))

    def settled(self, setup: Setup) -> Setup:
        """The set-up with the custom sets its decks need."""
        return settled(setup)

    def bring(self, folder: Path) -> None:
        """Load the set of cards in a folder."""
        from .sets.loading import bring

        bring(folder)

    def sets(self) -> tuple[ComponentSet, ...]:
        """The Core Set and the custom sets."""
        return (*self.manifest.sets, *(home_made_box(name) for name in ADDED))

    def facts(self, key: str) -> dict[str, Any] | None:
        """What is printed on a custom card, and its deck-building facts."""
        from .page import home_made

        return home_made(key) if key in SETS_OF else None

    def deck(self, given: str, setup: Setup, language: str) -> GivenDeck:
        """A deck from a plain list or a deck site's JSON."""
        from .narration.decks import given_deck

        return given_deck(given, setup, language)

    def seats(self, state: LcgState) -> int:
        """How many people play."""
        return state.spectator

    def seen(self, state: LcgState, seat: int | None) -> Seen[LcgBody]:
        """Everything a seat (None: a spectator) may know."""
        return seen(state, seat)

    def things(self, state: LcgState) -> Look:
        """The things on the table, for any viewer."""
        return look(state)

    def determinize(self, state: LcgState, seat: int | None, rng: Rng) -> LcgState:
        """A state that looks the same to the seat, with everything hidden from it redealt."""
        return determinize(state, seat, rng)

    def estimate(self, state: LcgState, seat: int) -> float:
        """The estimated chance of winning."""
        return estimate(state)

    def progress(self, state: LcgState) -> Progress:
        """The round and its phase."""
        return progress(state)

    def odds(self, state: LcgState, seat: int | None) -> Odds | None:
        """The exact chances of skill tests."""
        return odds(state, seat)

    def chance(self, state: LcgState, seat: int, picks: Picks) -> Fraction | None:
        """The exact chance of a skill test with some cards committed."""
        return chance(state, picks)

    def stakes(self, state: LcgState, language: str) -> Stakes | None:
        """What success and failure mean in the current skill test."""
        from .narration.names import names
        from .narration.stakes import stakes

        return stakes(names(language), state)

    def occasions(self) -> dict[str, bool]:
        """The kinds of questions that can be passed automatically."""
        return OCCASIONS

    def occasion(self, state: LcgState) -> Occasion | None:
        """What kind of question the deciding seat is asked."""
        return occasion(state)

    def rank(self, state: LcgState, option: Option) -> int:
        """Where an option is listed: unlikely choices come late."""
        return rank(state, option)

    def foreseen(self, state: LcgState, seat: int) -> LcgState | None:
        """A state in which the seat is asked for its mulligan or its purchases."""
        return foreseen(state, seat)

    def worths(self, state: LcgState) -> list[float]:
        """How good each option of the decision looks, by rules of thumb."""
        return worths(state)

    def first_game(self) -> FirstGame:
        """One investigator in the first scenario."""
        return FIRST_GAME

    def advice(self, state: LcgState, option: Option, language: str) -> str:
        """Why an option looks best."""
        from .narration.advice import advice
        from .narration.names import names

        return advice(names(language), state, option)

    @cites("LCG-259")
    def silent(self, state: LcgState) -> frozenset[int]:
        """Nobody may talk to an investigator who is resolving a card with peril."""
        if any(frame.peril for frame in enclosing(state, ResolveDrawnCard)):
            return frozenset(range(self.seats(state)))
        return frozenset()

    def hand(self, state: LcgState, seat: int) -> tuple[Held, ...]:
        """The hands of a seat's investigators."""
        return tuple(
            Held(card, state.cards[card].face)
            for who, row in state.investigators.items()
            if row.seat == seat
            for card in state.pile("hand", who)
        )

    def components(self) -> tuple[Component, ...]:
        """The catalogue of the box."""
        return tuple(
            Component(key, kind_of(face), copies_in_box(key), set=SETS_OF.get(key, ""))
            for key, face in FACES.items()
        )

    def printed(self, component: str) -> Face | None:
        """The face of a card."""
        return FACES.get(component)

    def narrator(self) -> Narrator:
        """The game's narrator."""
        from .narrator import LcgNarrator

        return LcgNarrator()


def home_made_box(name: str) -> ComponentSet:
    """A custom set as a component set: it contains what it prints."""
    printed: Counter[str] = Counter()
    for card in ADDED[name]:
        printed[kind_of(FACES[card.key])] += card.copies
    return ComponentSet(name, printed)


def kind_of(face: Face) -> str:
    """The kind of component a face belongs to."""
    if face.weakness:
        return "weakness"
    if isinstance(face, AssetFace) and face.encounter_set:
        return "story_asset"
    return face.TYPE
