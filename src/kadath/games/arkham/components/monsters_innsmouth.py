"""The monsters of Innsmouth; for the order of the arguments see those of the base game."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.kinds import Forced
from kadath.kernel.effects import do

from ..cards import MONSTERS, SANITY, STAMINA, Monster, print_into
from ..vocabulary.effects.choices import EachInvestigator
from ..vocabulary.effects.gains import AtOnce, Lose
from ..vocabulary.effects.monsters import NearThisMonster, ThisLeaves
from ..vocabulary.effects.states import BeDevoured
from ..vocabulary.effects.town import AddDoom, RemoveDoom
from ..vocabulary.fates import ThisActivates
from ..vocabulary.fight_triggers import RoundIsOver, ThisWouldBeDefeated, YouFail
from .monsters import MASK, RESISTS_PHYSICAL

SPAWN = frozenset({"spawn"})

print_into(
    MONSTERS,
    Monster(
        "barnabas_marsh", "aquatic", "plus", -3, -2, 2, 2, -3, 3,
        frozenset({"physical_resistance", "magical_resistance"}),
        (Forced(ThisWouldBeDefeated(), do(ThisLeaves("box"), RemoveDoom(1))),),
        innsmouth=1,
    ),
    Monster("deep_one", "aquatic", "plus", 0, -2, 2, 2, -1, 2, innsmouth=6),
    Monster("deep_one_hybrid", "aquatic", "plus", -1, -1, 1, 1, 0, 2, innsmouth=4),
    Monster(
        "lloigor", "unique", "square", 0, -1, 3, 2, -2, 3, frozenset({"weapon_immunity"}),
        (
            Forced(
                ThisActivates(),
                Instead(
                    EachInvestigator(
                        AtOnce((Lose(1, SANITY), Lose(1, STAMINA))), NearThisMonster()
                    )
                ),
            ),
        ),
        innsmouth=3,
    ),
    Monster(
        "priest_of_dagon", "aquatic", "plus", -2, -2, 2, 2, -2, 2,
        frozenset({"magical_immunity"}), innsmouth=1,
    ),
    Monster("proto_shoggoth", "fast", "diamond", -2, 0, 2, 3, 0, 2, RESISTS_PHYSICAL, innsmouth=4),
    Monster(
        "servitor_of_outer_gods", "flying", "square", 0, -3, 3, 3, -2, 0, frozenset({"endless"}),
        (Forced(YouFail(("combat_check", "evade_check")), BeDevoured()),),
        nightmarish=2, overwhelming=1, innsmouth=1,
    ),
    Monster(
        "shugeron", "aquatic", "plus", -1, -2, 2, 3, -3, 3, MASK,
        (Forced(YouFail(("combat_check",)), AddDoom(1)),), innsmouth=1,
    ),
    Monster(
        "wailing_writher", "stationary", "diamond", -3, -3, 3, 3, -3, 3, MASK,
        (Forced(YouFail(("evade_check",)), BeDevoured()),), innsmouth=1,
    ),
)  # fmt: skip

print_into(
    MONSTERS,
    *(
        Monster(f"being_of_ib_{number}", "none", "slash", 0, None, 0, 0, 0, 0, SPAWN, innsmouth=1)
        for number in (1, 2, 3, 4)
    ),
    Monster(
        "tendril_of_nyogtha", "normal", "diamond", -2, -1, 2, 2, -2, 2,
        frozenset({"spawn", "ambush", "physical_immunity"}),
        (Forced(RoundIsOver(2), BeDevoured()),), innsmouth=1,
    ),
)  # fmt: skip
