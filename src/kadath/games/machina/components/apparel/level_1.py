"""The apparel of the first level."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU

from ...cards import APPAREL, WEAPON, Card, Connectors, print_cards
from ...values import ARMOR, HEALTH, RANGE, SEES_ETHEREAL, STAMINA, STEADFAST, WILL
from ...vocabulary.abilities import Active
from ...vocabulary.costs import Pay, UnequipThis
from ...vocabulary.effects import Restore
from ...vocabulary.items import EquipRangedWeapon
from ...vocabulary.modifiers import EXPLORE, TRADE, USE_INVENTORY, Costs, CostsLess, Increase, Is
from ...vocabulary.moving import Move, Teleport
from ...vocabulary.targets import OBSTACLE
from ...vocabulary.timing import LastsThisRound, OncePerRound, OnRoll
from ...vocabulary.triggers import Activates, Explores, GainsItem, HorrorEventPlayed, IsHit

print_cards(
    Card(
        "proximity_warper",
        APPAREL,
        (Active((UnequipThis(),), Teleport(1)),),
        connectors=Connectors(bottom="a_up_1"),
    ),
    Card(
        "hobnailed_boots",
        APPAREL,
        (Forced(HorrorEventPlayed(), Move(1)),),
        connectors=Connectors(top="a_up_2"),
    ),
    Card(
        "leather_holster",
        APPAREL,
        (
            Active((Pay(1, STAMINA),), EquipRangedWeapon(as_main=True)),
            Active((Pay(1, STAMINA),), EquipRangedWeapon(as_main=False)),
            Forced(GainsItem(YOU, WEAPON), Restore(1, STAMINA)),
        ),
        connectors=Connectors(left="a_aug_1"),
    ),
    Card(
        "displacement_vest",
        APPAREL,
        (Passive((Increase(YOU, ARMOR, 1),)), Forced(IsHit(YOU), Move(1))),
        connectors=Connectors(top="a_up_1", bottom="a_up_2", right="a_aug_1"),
        original=True,
    ),
    Card(
        "welders_mask",
        APPAREL,
        (Passive((Increase(YOU, ARMOR, 1),)),),
        connectors=Connectors(bottom="a_up_1"),
        original=True,
    ),
    Card(
        "padded_expedition_coat",
        APPAREL,
        (Passive((Increase(YOU, ARMOR, 1),)), Forced(IsHit(YOU), OnRoll(8, Restore(1, HEALTH)))),
        connectors=Connectors(top="a_up_1", bottom="a_up_2", right="a_aug_1"),
        original=True,
    ),
    Card(
        "crampons",
        APPAREL,
        (Passive((Is(YOU, STEADFAST),)),),
        connectors=Connectors(top="a_up_2"),
        original=True,
    ),
    Card(
        "tool_harness",
        APPAREL,
        (
            Passive((Costs(YOU, ("trap_lever",), STAMINA, 1),)),
            Passive((CostsLess(YOU, ("workbench",), STAMINA, 1),)),
        ),
        connectors=Connectors(left="a_aug_1"),
        original=True,
    ),
    Card(
        "leather_cap",
        APPAREL,
        (Passive((Increase(YOU, WILL, 1),)),),
        connectors=Connectors(bottom="a_up_1"),
        original=True,
    ),
    Card(
        "miners_helmet",
        APPAREL,
        (Passive((Is(YOU, SEES_ETHEREAL),)), Passive((CostsLess(YOU, (EXPLORE,), STAMINA, 1),))),
        connectors=Connectors(bottom="a_up_1"),
        original=True,
    ),
    Card(
        "oxygen_respirator",
        APPAREL,
        (Forced(Activates(YOU, "recharge_station"), Restore(1, HEALTH)),),
        connectors=Connectors(bottom="a_up_1"),
        original=True,
    ),
    Card(
        "oilskin_coat",
        APPAREL,
        (Active((Pay(1, STAMINA),), LastsThisRound(1, (Increase(YOU, ARMOR, 1),))),),
        connectors=Connectors(top="a_up_1", bottom="a_up_2", right="a_aug_1"),
        original=True,
    ),
    Card(
        "quilted_jacket",
        APPAREL,
        (Passive((Increase(YOU, WILL, 1),)),),
        connectors=Connectors(top="a_up_1", bottom="a_up_2", right="a_aug_1"),
        original=True,
    ),
    Card(
        "fur_boots",
        APPAREL,
        (Forced(Explores(YOU), OnRoll(6, Restore(1, STAMINA))),),
        connectors=Connectors(top="a_up_2"),
        original=True,
    ),
    Card(
        "rope_harness",
        APPAREL,
        (Active((Pay(1, STAMINA),), OncePerRound(Move(2, through=(OBSTACLE,)))),),
        connectors=Connectors(top="a_up_2"),
        original=True,
    ),
    Card(
        "shoulder_lamp",
        APPAREL,
        (Passive((Increase(YOU, RANGE, 1),)),),
        connectors=Connectors(left="a_aug_1"),
        original=True,
    ),
    Card(
        "hidden_pockets",
        APPAREL,
        (Passive((CostsLess(YOU, (USE_INVENTORY, TRADE), STAMINA, 1),)),),
        connectors=Connectors(left="a_aug_1"),
        original=True,
    ),
)
