"""The Common Items."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive, Reaction
from kadath.kernel.effects import Effect, do
from kadath.kernel.listeners import Ability

from ..cards import (
    CLUES,
    COMMON,
    FACES,
    MAGICAL,
    PHYSICAL,
    SANITY,
    SPELL,
    STAMINA,
    Face,
    print_into,
)
from ..privileges import SERVES_AS_CLUE
from ..rules.checks import COMBAT
from ..vocabulary.abilities import MOVEMENT, Action
from ..vocabulary.conditions import Against, OtherHandEmpty
from ..vocabulary.costs import DiscardThis, Exhaust, SpendMovement
from ..vocabulary.effects.cards import Discard, Draw
from ..vocabulary.effects.checks import Check, RerollCheck, RerollDie
from ..vocabulary.effects.gains import Gain, ReduceLoss
from ..vocabulary.effects.possessions import GainMovement
from ..vocabulary.modifiers import Bonus, CombatBonus, SixesCountTwice
from ..vocabulary.privileges import IsKept, Privilege
from ..vocabulary.triggers import UsedInCombat, YouLose, YouRolled


def weapon(key: str, price: int, hands: int, bonus: int, *more: Ability) -> Face:
    """A physical weapon."""
    held = Passive((CombatBonus(bonus, PHYSICAL),))
    return Face(key, COMMON, (held, *more), price, hands, is_weapon=True, copies=2)


def item(key: str, price: int, *abilities: Ability) -> Face:
    """An item that is not held in combat."""
    return Face(key, COMMON, abilities, price, copies=2)


def tome(key: str, price: int, points: int, passed: Effect) -> Face:
    """A Tome that is read during movement, and discarded once the check passes."""
    reading = Check("lore", -1, passed=do(passed, Discard()))
    ability = Action(MOVEMENT, (Exhaust(), SpendMovement(points)), reading)
    return Face(key, COMMON, (ability,), price, is_tome=True, copies=2)


print_into(
    FACES,
    weapon("knife", 2, 1, 1),
    weapon("bullwhip", 2, 1, 1, Reaction(YouRolled(COMBAT), RerollDie(), (Exhaust(),))),
    weapon("cavalry_saber", 3, 1, 2),
    weapon("derringer_18", 3, 1, 2, Passive((IsKept(),))),
    weapon("axe", 3, 1, 2, Passive((CombatBonus(1, PHYSICAL),), OtherHandEmpty())),
    weapon("revolver_38", 4, 1, 3),
    weapon("automatic_45", 5, 1, 4),
    weapon("shotgun", 6, 2, 4, Passive((SixesCountTwice(),))),
    weapon("rifle", 6, 2, 5),
    weapon("tommy_gun", 7, 2, 6),
    weapon("dynamite", 4, 2, 8, Forced(UsedInCombat(), Discard())),
    Face(
        "cross",
        COMMON,
        (
            Passive((CombatBonus(3, MAGICAL),), Against("undead")),
            Passive((Bonus("horror_check", 1),)),
        ),
        3,
        1,
        is_weapon=True,
        copies=2,
    ),
)

print_into(
    FACES,
    item("food", 1, Reaction(YouLose(STAMINA), ReduceLoss(1), (DiscardThis(),))),
    item("whiskey", 1, Reaction(YouLose(SANITY), ReduceLoss(1), (DiscardThis(),))),
    item("dark_cloak", 2, Passive((Bonus("evade_check", 1),))),
    item("lantern", 3, Passive((Bonus("luck_check", 1),))),
    item("lucky_cigarette_case", 1, Reaction(YouRolled(), RerollCheck(), (DiscardThis(),))),
    item("research_materials", 1, Passive((Privilege(SERVES_AS_CLUE),))),
    item("map_of_arkham", 2, Action(MOVEMENT, (Exhaust(),), GainMovement(1))),
    item("motorcycle", 4, Action(MOVEMENT, (Exhaust(),), GainMovement(2))),
    tome("ancient_tome", 4, 2, Draw(SPELL)),
    tome("old_journal", 1, 1, Gain(3, CLUES)),
)
