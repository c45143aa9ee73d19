"""The scenario The Midnight Masks."""

from __future__ import annotations

from kadath.kernel.effects import If, do

from ...campaign.scenarios import Ending, Scenario, scenario
from ...rules.ending import NO_RESOLUTION
from ...vocabulary.conditions import InvestigatorsAtLeast
from ...vocabulary.laying_out import PutSomeIntoPlay, Recorded
from ...vocabulary.selectors import Called, Either, SetAside
from ...vocabulary.side_deck import MakeSideDeck
from ...vocabulary.story import PlaceInvestigators, PutIntoPlay, RemoveFromGame, SpawnAt
from ..chaos_bags import NIGHT_OF_THE_ZEALOT
from .the_gathering import HOUSE_BURNED, HOUSE_STANDING, LITA_FINDS_OTHERS, PRIEST_ALIVE

PAST_MIDNIGHT = "past-midnight"

DOWNTOWN = "downtown-first-bank-of-arkham"
SOUTHSIDE = "southside-historical-society"
ALWAYS = (
    "northside",
    "easttown",
    "rivertown",
    "st-marys-hospital",
    "graveyard",
    "miskatonic-university",
)


scenario(
    Scenario(
        key="the-midnight-masks",
        reference="the-midnight-masks",
        encounter_sets=(
            "the-midnight-masks",
            "chilling-cold",
            "nightgaunts",
            "dark-cult",
            "locked-doors",
            "cult-of-umordhoth",
        ),
        recalls=(HOUSE_BURNED, HOUSE_STANDING, LITA_FINDS_OTHERS, PRIEST_ALIVE),
        agendas=("predator-or-prey", "time-is-running-short"),
        acts=("uncovering-the-conspiracy",),
        set_up=do(
            MakeSideDeck("cult-of-umordhoth"),
            PutSomeIntoPlay(SetAside(DOWNTOWN)),
            PutSomeIntoPlay(SetAside(SOUTHSIDE)),
            PutIntoPlay(Either(tuple(SetAside(one) for one in ALWAYS))),
            If(
                Recorded(HOUSE_BURNED),
                do(
                    RemoveFromGame(SetAside("your-house")),
                    PlaceInvestigators(Called("rivertown")),
                ),
                do(
                    PutIntoPlay(SetAside("your-house")),
                    PlaceInvestigators(Called("your-house")),
                ),
            ),
            If(
                InvestigatorsAtLeast(2),
                SpawnAt(SetAside("acolyte"), Called(SOUTHSIDE)),
            ),
            If(
                InvestigatorsAtLeast(3),
                SpawnAt(SetAside("acolyte"), Called(DOWNTOWN)),
            ),
            If(InvestigatorsAtLeast(4), SpawnAt(SetAside("acolyte"), Called("graveyard"))),
        ),
        guests=((PRIEST_ALIVE, "ghoul-priest"),),
        chaos_bags=NIGHT_OF_THE_ZEALOT,
        # Who was interrogated and who got away depends on the position at the end of the game.
        endings={
            NO_RESOLUTION: Ending(names_cultists=True),
            "R1": Ending(names_cultists=True),
            "R2": Ending((PAST_MIDNIGHT,), names_cultists=True),
        },
    )
)
