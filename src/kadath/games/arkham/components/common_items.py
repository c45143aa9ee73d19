"""The Common Items."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive, Reaction
from kadath.kernel.effects import do

from ..cards import CLUES, COMMON, FACES, MAGICAL, PHYSICAL, STAMINA, Face, print_into
from ..rules.checks import COMBAT
from ..vocabulary.abilities import MOVEMENT, Action
from ..vocabulary.conditions import Against, OtherHandEmpty
from ..vocabulary.costs import DiscardThis, Exhaust, SpendMovement
from ..vocabulary.effects.cards import Discard
from ..vocabulary.effects.checks import Check, RerollCheck, RerollDie
from ..vocabulary.effects.gains import Gain, ReduceLoss
from ..vocabulary.modifiers import Bonus, CombatBonus, SixesCountTwice
from ..vocabulary.triggers import UsedInCombat, YouLose, YouRolled


def weapon(key: str, price: int, hands: int, *abilities: Passive | Reaction | Forced) -> Face:
    """A weapon among the Common Items."""
    return Face(key, COMMON, abilities, price, hands, is_weapon=True)


print_into(
    FACES,
    weapon("revolver_38", 4, 1, Passive((CombatBonus(3, PHYSICAL),))),
    weapon(
        "axe",
        3,
        1,
        Passive((CombatBonus(2, PHYSICAL),)),
        Passive((CombatBonus(1, PHYSICAL),), OtherHandEmpty()),
    ),
    weapon("shotgun", 6, 2, Passive((CombatBonus(4, PHYSICAL), SixesCountTwice()))),
    weapon(
        "cross",
        3,
        1,
        Passive((CombatBonus(3, MAGICAL),), Against("undead")),
        Passive((Bonus("horror_check", 1),)),
    ),
    weapon(
        "bullwhip",
        2,
        1,
        Passive((CombatBonus(1, PHYSICAL),)),
        Reaction(YouRolled(COMBAT), RerollDie(), (Exhaust(),)),
    ),
    weapon(
        "dynamite",
        4,
        2,
        Passive((CombatBonus(8, PHYSICAL),)),
        Forced(UsedInCombat(), Discard()),
    ),
    Face("food", COMMON, (Reaction(YouLose(STAMINA), ReduceLoss(1), (DiscardThis(),)),), 1),
    Face(
        "lucky_cigarette_case",
        COMMON,
        (Reaction(YouRolled(), RerollCheck(), (DiscardThis(),)),),
        1,
    ),
    Face(
        "old_journal",
        COMMON,
        (
            Action(
                MOVEMENT,
                (Exhaust(), SpendMovement(1)),
                Check("lore", -1, passed=do(Gain(3, CLUES), Discard())),
            ),
        ),
        1,
    ),
)
