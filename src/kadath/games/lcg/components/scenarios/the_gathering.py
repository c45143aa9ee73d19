"""The scenario The Gathering."""

from __future__ import annotations

from kadath.kernel.effects import do

from ...campaign.scenarios import Ending, Scenario, scenario
from ...rules.ending import NO_RESOLUTION
from ...vocabulary.selectors import Called, SetAside
from ...vocabulary.story import PlaceInvestigators, PutIntoPlay
from ..chaos_bags import NIGHT_OF_THE_ZEALOT

HOUSE_STANDING = "house-standing"
HOUSE_BURNED = "house-burned"
PRIEST_ALIVE = "ghoul-priest-alive"
LITA_FINDS_OTHERS = "lita-finds-others"

scenario(
    Scenario(
        key="the-gathering",
        reference="the-gathering",
        encounter_sets=(
            "the-gathering",
            "rats",
            "ghouls",
            "striking-fear",
            "ancient-evils",
            "chilling-cold",
        ),
        agendas=("whats-going-on", "rise-of-the-ghouls", "theyre-getting-out"),
        acts=("trapped", "the-barrier", "what-have-you-done"),
        set_up=do(PutIntoPlay(SetAside("study")), PlaceInvestigators(Called("study"))),
        set_aside=("ghoul-priest",),
        chaos_bags=NIGHT_OF_THE_ZEALOT,
        endings={
            NO_RESOLUTION: Ending((HOUSE_STANDING, PRIEST_ALIVE), 2, earns="lita-chantler"),
            "R1": Ending((HOUSE_BURNED,), 2, lead_mental_trauma=1, earns="lita-chantler"),
            "R2": Ending((HOUSE_STANDING,), 2, lead_experience=1),
            "R3": Ending(
                (LITA_FINDS_OTHERS, HOUSE_STANDING, PRIEST_ALIVE),
                None,
                earns="lita-chantler",
                kills_all_but_resigned=True,
            ),
        },
    )
)
