"""The card game as the rest of Kadath sees it."""

from __future__ import annotations

from typing import Any

from kadath.kernel.citations import cites
from kadath.kernel.codec import state_from_data
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.events import enclosing
from kadath.kernel.game import (
    BoxCount,
    Component,
    GameTexts,
    Occasion,
    Odds,
    Setup,
    SetupOption,
    filled_in,
)
from kadath.kernel.rng import Rng, seeded

from .components import FACES
from .components.decks import STARTER_DECKS
from .components.scenarios import SCENARIOS
from .estimate import estimate
from .faces import AssetFace, Face
from .occasions import OCCASIONS, occasion
from .odds import odds
from .rules.encounter import ResolveDrawnCard
from .rules.table import LcgTable
from .scenarios import DIFFICULTIES
from .setup import take_out
from .view import determinize, view

SEATS = (1, 2, 3, 4)
MOST_INVESTIGATORS = 4


class Lcg:
    """The game interface of the card game."""

    name = "lcg"

    def setup_options(self) -> tuple[SetupOption, ...]:
        """How many people, which scenario, how hard, with whom, and who leads."""
        return (
            SetupOption("seats", SEATS, 1),
            SetupOption("scenario", tuple(SCENARIOS), "the-gathering", advice="the-gathering"),
            SetupOption("difficulty", DIFFICULTIES, "standard", advice="easy"),
            SetupOption("investigators", tuple(STARTER_DECKS), "random"),
            SetupOption("lead", (0, 1, 2, 3), 0),
        )

    def new(self, setup: Setup, seed: int) -> LcgTable:
        """A game at its first decision.

        A seat may run several investigators: those that are named are given to the seats in turn.
        """
        chosen = self._checked(setup)
        investigators = chosen["investigators"]
        if investigators == "random":
            known = tuple(who for who in STARTER_DECKS if who in FACES)
            investigators = Rng(seed, "investigators").shuffled(known)[: chosen["seats"]]
        state = take_out(
            SCENARIOS[chosen["scenario"]],
            [STARTER_DECKS[who] for who in investigators],
            chosen["seats"],
            chosen["lead"],
            chosen["difficulty"],
            seeded(seed, self.name),
        )
        state.advance()
        return state

    def seats(self, state: LcgTable) -> int:
        """How many people sit at the table."""
        return state.spectator

    def view(self, state: LcgTable, seat: int | None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know."""
        return view(state, seat)

    def determinize(self, state: LcgTable, seat: int | None, rng: Rng) -> LcgTable:
        """A state that looks the same to the seat, with all it does not know dealt anew."""
        return determinize(state, seat, rng)

    def estimate(self, state: LcgTable, seat: int) -> float:
        """How near to winning the table looks."""
        return estimate(state)

    def odds(self, state: LcgTable, seat: int | None) -> Odds | None:
        """The exact chances of skill tests."""
        return odds(state, seat)

    def occasions(self) -> dict[str, bool]:
        """What one may be asked about without having to answer."""
        return OCCASIONS

    def occasion(self, state: LcgTable) -> Occasion | None:
        """What the question is to the seat that is asked."""
        return occasion(state)

    @cites("LCG-259")
    def silent(self, state: LcgTable) -> frozenset[int]:
        """Nobody talks with whoever resolves a card with peril."""
        if any(frame.peril for frame in enclosing(state, ResolveDrawnCard)):
            return frozenset(range(self.seats(state)))
        return frozenset()

    def components(self) -> tuple[Component, ...]:
        """The catalogue of the box."""
        return tuple(Component(key, kind_of(face), face.copies) for key, face in FACES.items())

    def box(self) -> tuple[BoxCount, ...]:
        """What the box prints, by kind."""
        return (
            BoxCount("investigator", 5),
            BoxCount("asset", 57),
            BoxCount("event", 29),
            BoxCount("skill", 15),
            BoxCount("weakness", 15),
            BoxCount("scenario", 3),
            BoxCount("agenda", 8),
            BoxCount("act", 7),
            BoxCount("location", 24),
            BoxCount("enemy", 33),
            BoxCount("treachery", 36),
            BoxCount("story_asset", 1),
        )

    def texts(self) -> GameTexts:
        """What the game says to people."""
        from .describe import LcgTexts

        return LcgTexts()

    def restore(self, data: dict[str, Any]) -> LcgTable:
        """A state from its plain data."""
        return state_from_data(LcgTable, data)

    def _checked(self, setup: Setup) -> Setup:
        chosen = filled_in(self.setup_options(), setup)
        investigators = chosen["investigators"]
        count = chosen["seats"]
        if investigators != "random":
            if (
                not isinstance(investigators, list | tuple)
                or any(who not in STARTER_DECKS for who in investigators)
                or not chosen["seats"] <= len(investigators) <= MOST_INVESTIGATORS
                or len(set(investigators)) != len(investigators)
            ):
                raise NotWellFormed(
                    f"investigators should be {chosen['seats']} to {MOST_INVESTIGATORS}"
                    f" different ones, not {investigators!r}",
                    accepted=", ".join(STARTER_DECKS),
                )
            count = len(investigators)
        if chosen["lead"] >= count:
            raise NotWellFormed(f"lead should be below {count}, not {chosen['lead']}")
        return chosen


def kind_of(face: Face) -> str:
    """The kind of component that a face is."""
    if face.weakness:
        return "weakness"
    if isinstance(face, AssetFace) and face.encounter_set:
        return "story_asset"
    return face.TYPE
