"""The scenario The Devourer Below."""

from __future__ import annotations

from kadath.kernel.effects import If, Repeat, do

from ...campaign.scenarios import SURVIVED, WON, Ending, Scenario, scenario
from ...rules.ending import NO_RESOLUTION
from ...vocabulary.doom import PlaceDoom
from ...vocabulary.got_away import NamesWhoGotAway
from ...vocabulary.hands import DiscardAtRandom
from ...vocabulary.laying_out import AddToken, PutSomeIntoPlay, Recorded
from ...vocabulary.selectors import Called, Investigators, SetAside
from ...vocabulary.story import PlaceInvestigators, PutIntoPlay
from ..chaos_bags import NIGHT_OF_THE_ZEALOT
from .the_gathering import PRIEST_ALIVE
from .the_midnight_masks import PAST_MIDNIGHT

ARKHAM_SUCCUMBED = "arkham-succumbed"
RITUAL_BROKEN = "ritual-broken"
UMORDHOTH_REPELLED = "umordhoth-repelled"
LITA_SACRIFICED = "lita-sacrificed"

CULTISTS = (
    "the-masked-hunter",
    "wolf-man-drew",
    "herman-collins",
    "peter-warren",
    "victoria-devereux",
    "ruth-turner",
)
WOODS = "arkham-woods-unhallowed-ground"

scenario(
    Scenario(
        key="the-devourer-below",
        reference="the-devourer-below",
        encounter_sets=(
            "the-devourer-below",
            "ancient-evils",
            "striking-fear",
            "ghouls",
            "dark-cult",
        ),
        one_of=(
            "agents-of-yog-sothoth",
            "agents-of-shub-niggurath",
            "agents-of-cthulhu",
            "agents-of-hastur",
        ),
        agendas=("the-arkham-woods", "the-ritual-begins", "vengeance-awaits"),
        acts=("investigating-the-trail", "into-the-darkness", "disrupting-the-ritual"),
        set_up=do(
            PutIntoPlay(SetAside("main-path")),
            PutSomeIntoPlay(SetAside(WOODS), 4),
            PlaceInvestigators(Called("main-path")),
            AddToken("elder thing"),
            If(Recorded(PAST_MIDNIGHT), Repeat(2, DiscardAtRandom(Investigators()))),
        ),
        set_aside=("umordhoth", *CULTISTS),
        begins_with=PlaceDoom(NamesWhoGotAway(2)),
        guests=((PRIEST_ALIVE, "ghoul-priest"),),
        cultists_return=True,
        recalls=(PAST_MIDNIGHT, PRIEST_ALIVE),
        chaos_bags=NIGHT_OF_THE_ZEALOT,
        endings={
            NO_RESOLUTION: Ending((ARKHAM_SUCCUMBED,), None, kills_all=True),
            "R1": Ending((RITUAL_BROKEN,), 5, mental_trauma=2, result=WON),
            "R2": Ending((UMORDHOTH_REPELLED,), 10, physical_trauma=2, mental_trauma=2, result=WON),
            "R3": Ending(
                (LITA_SACRIFICED,),
                physical_trauma=2,
                mental_trauma=2,
                loses="lita-chantler",
                weakness="Madness",
                result=SURVIVED,
            ),
        },
    )
)
