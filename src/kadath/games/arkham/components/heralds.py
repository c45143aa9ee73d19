"""The heralds of Innsmouth. Mother Hydra is our own design, except for her setup."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.effects import do

from ..cards import FACES, HERALD, INNSMOUTH, Face, print_into
from ..vocabulary.ancient_ones import AncientRating
from ..vocabulary.conditions import InPlay
from ..vocabulary.effects.town import AddUprising
from ..vocabulary.fates import TerrorRose, TheGameIsSetUp
from ..vocabulary.monsters import MonstersGet, OfDimension
from ..vocabulary.powers import (
    AnotherMythos,
    ComesFromCup,
    DeepOnesRise,
    EachSpendsOrDoom,
    MoreDoom,
    NeedMoreHits,
    PlusMonsters,
    PlusToughness,
    TheFedsRaid,
)
from ..vocabulary.privileges import EachHas
from ..vocabulary.triggers import AncientOneAwakens

WITH_CTHULHU = InPlay("cthulhu")

print_into(
    FACES,
    Face(
        "father_dagon",
        HERALD,
        (
            Forced(TheGameIsSetUp(), do(AddUprising(1), AnotherMythos())),
            Forced(TheFedsRaid(), AddUprising(1)),
            Forced(TerrorRose(), EachSpendsOrDoom()),
            Passive((AncientRating(-7),), WITH_CTHULHU),
            Forced(AncientOneAwakens(), NeedMoreHits(PlusToughness()), WITH_CTHULHU),
        ),
        box=INNSMOUTH,
    ),
    Face(
        "mother_hydra",
        HERALD,
        (
            Forced(TheGameIsSetUp(), AddUprising(1)),
            Forced(TheFedsRaid(), AddUprising(1)),
            Forced(
                DeepOnesRise(),
                ComesFromCup("deep_one", "deep_one_hybrid", "innsmouth_shore"),
                limit=Limit("turn"),
            ),
            Passive((MonstersGet(OfDimension("plus"), "toughness", 1),)),
            Passive((EachHas("look_cards", 1),)),
            Forced(AncientOneAwakens(), MoreDoom(PlusMonsters(4)), WITH_CTHULHU),
        ),
        box=INNSMOUTH,
        original=True,
    ),
)
