"""The spells."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.abilities.kinds import Forced, Reaction
from kadath.kernel.effects import do

from ..cards import FACES, MAGICAL, SPELL, STAMINA, Casting, Face, print_into
from ..rules.checks import COMBAT as COMBAT_CHECK
from ..rules.checks import EVADE
from ..vocabulary.abilities import COMBAT, UPKEEP, Action
from ..vocabulary.amounts import Awareness, Successes, Toughness
from ..vocabulary.effects.cards import Discard
from ..vocabulary.effects.checks import PassCheck
from ..vocabulary.effects.gains import HealSomeone
from ..vocabulary.effects.spells import Cast, EnchantWeapon, LastsThisCombat
from ..vocabulary.modifiers import CombatBonus
from ..vocabulary.triggers import AncientOneAwakens, YouCheck, YouLose

print_into(
    FACES,
    Face(
        "flesh_ward",
        SPELL,
        (
            Reaction(YouLose(STAMINA), Cast(Cancel())),
            Forced(AncientOneAwakens(), Discard()),
        ),
        hands=0,
        casting=Casting(-2, sanity=1),
    ),
    Face(
        "shrivelling",
        SPELL,
        (Action(COMBAT, (), Cast(LastsThisCombat((CombatBonus(6, MAGICAL),)))),),
        hands=1,
        casting=Casting(-1, sanity=1),
    ),
    Face(
        "wither",
        SPELL,
        (Action(COMBAT, (), Cast(LastsThisCombat((CombatBonus(3, MAGICAL),)))),),
        hands=1,
        casting=Casting(0, sanity=0),
    ),
    Face(
        "mists_of_releh",
        SPELL,
        (Reaction(YouCheck(EVADE), Cast(PassCheck())),),
        hands=0,
        casting=Casting(Awareness(), sanity=0),
    ),
)

print_into(
    FACES,
    Face(
        "bind_monster",
        SPELL,
        (Reaction(YouCheck(COMBAT_CHECK), Cast(do(Discard(), PassCheck()), Toughness())),),
        hands=2,
        casting=Casting(4, sanity=2),
    ),
    Face(
        "enchant_weapon",
        SPELL,
        (Action(COMBAT, (), Cast(EnchantWeapon())),),
        hands=0,
        casting=Casting(0, sanity=1),
    ),
    Face(
        "heal",
        SPELL,
        (Action(UPKEEP, (), Cast(HealSomeone(Successes(), STAMINA))),),
        hands=0,
        casting=Casting(1, sanity=1),
    ),
)
