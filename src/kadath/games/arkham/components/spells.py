"""The spells."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.abilities.kinds import Forced, Reaction
from kadath.kernel.effects import Number, do
from kadath.kernel.listeners import Ability

from ..cards import FACES, MAGICAL, SPELL, STAMINA, Casting, Face, print_into
from ..rules.checks import COMBAT as COMBAT_CHECK
from ..rules.checks import EVADE
from ..vocabulary.abilities import COMBAT, MOVEMENT, UPKEEP, Action
from ..vocabulary.amounts import Awareness, Successes, Toughness
from ..vocabulary.effects.cards import Discard
from ..vocabulary.effects.checks import PassCheck
from ..vocabulary.effects.gains import HealSomeone
from ..vocabulary.effects.moves import Return
from ..vocabulary.effects.possessions import InOtherWorld, LastsThisTurn, WeakenFoe
from ..vocabulary.effects.spells import Cast, EnchantWeapon, LastsThisCombat
from ..vocabulary.modifiers import Bonus, CombatBonus
from ..vocabulary.tracks import AncientOneSleeps
from ..vocabulary.triggers import AncientOneAwakens, YouCheck, YouLose


def spell(
    key: str, modifier: Number, sanity: int, hands: int, copies: int, *abilities: Ability
) -> Face:
    """A spell with its casting modifier and Sanity cost."""
    casting = Casting(modifier, sanity)
    return Face(key, SPELL, abilities, hands=hands, casting=casting, copies=copies)


def strike(bonus: int) -> Action:
    """The ability of a spell that gives a bonus in combat while it is held."""
    return Action(COMBAT, (), Cast(LastsThisCombat((CombatBonus(bonus, MAGICAL),))))


print_into(
    FACES,
    spell("dread_curse_of_azathoth", -2, 2, 2, 4, strike(9)),
    spell("shrivelling", -1, 1, 1, 5, strike(6)),
    spell("wither", 0, 0, 1, 6, strike(3)),
    spell(
        "bind_monster",
        4,
        2,
        2,
        2,
        Reaction(
            YouCheck(COMBAT_CHECK),
            Cast(do(Discard(), PassCheck()), Toughness()),
            condition=AncientOneSleeps(),
        ),
    ),
    spell("enchant_weapon", 0, 1, 0, 3, Action(COMBAT, (), Cast(EnchantWeapon()))),
    spell("red_sign_of_shudde_mell", -1, 1, 1, 2, Action(COMBAT, (), Cast(WeakenFoe()))),
    spell("mists_of_releh", Awareness(), 0, 0, 4, Reaction(YouCheck(EVADE), Cast(PassCheck()))),
    spell(
        "flesh_ward",
        -2,
        1,
        0,
        4,
        Reaction(YouLose(STAMINA), Cast(Cancel())),
        Forced(AncientOneAwakens(), Discard()),
    ),
    spell("find_gate", -1, 1, 0, 4, Action(MOVEMENT, (), Cast(Return()), InOtherWorld())),
    spell("heal", 1, 1, 0, 3, Action(UPKEEP, (), Cast(HealSomeone(Successes(), STAMINA)))),
    spell(
        "voice_of_ra",
        -1,
        1,
        0,
        3,
        Action(UPKEEP, (), Cast(LastsThisTurn((Bonus("any_check", 1),)))),
    ),
)
