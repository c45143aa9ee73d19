"""The investigators."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive, Reaction
from kadath.kernel.abilities.limits import Limit

from ..cards import SANITY, SHEETS, STAMINA, Sheet, print_into
from ..vocabulary.effects.checks import RerollFailures
from ..vocabulary.effects.gains import ReduceLoss
from ..vocabulary.modifiers import ExtraClueDie
from ..vocabulary.triggers import AnyoneRolled, YouLose

print_into(
    SHEETS,
    Sheet(
        "michael_mcglen",
        sanity=3,
        stamina=7,
        home="mas_boarding_house",
        focus=1,
        sliders=(
            ((2, 4), (3, 3), (4, 2), (5, 1)),
            ((3, 4), (4, 3), (5, 2), (6, 1)),
            ((0, 3), (1, 2), (2, 1), (3, 0)),
        ),
        abilities=(Forced(YouLose(STAMINA), ReduceLoss(1)),),
    ),
    Sheet(
        "harvey_walters",
        sanity=7,
        stamina=3,
        home="administration_building",
        focus=2,
        sliders=(
            ((0, 5), (1, 4), (2, 3), (3, 2)),
            ((0, 3), (1, 2), (2, 1), (3, 0)),
            ((3, 4), (4, 3), (5, 2), (6, 1)),
        ),
        abilities=(Forced(YouLose(SANITY), ReduceLoss(1)),),
    ),
    Sheet(
        "joe_diamond",
        sanity=4,
        stamina=6,
        home="police_station",
        focus=3,
        sliders=(
            ((3, 4), (4, 3), (5, 2), (6, 1)),
            ((2, 3), (3, 2), (4, 1), (5, 0)),
            ((0, 3), (1, 2), (2, 1), (3, 0)),
        ),
        abilities=(Passive((ExtraClueDie(),)),),
    ),
)

print_into(
    SHEETS,
    Sheet(
        "mandy_thompson",
        sanity=5,
        stamina=5,
        home="library",
        focus=2,
        sliders=(
            ((1, 5), (2, 4), (3, 3), (4, 2)),
            ((0, 5), (1, 4), (2, 3), (3, 2)),
            ((1, 3), (2, 2), (3, 1), (4, 0)),
        ),
        abilities=(Reaction(AnyoneRolled(), RerollFailures(), limit=Limit("turn")),),
    ),
)
