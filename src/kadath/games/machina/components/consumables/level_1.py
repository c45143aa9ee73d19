"""The consumables of the first level."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import Repeat

from ...cards import CONSUMABLE, EXPLORER, Card, print_cards
from ...rules.doors import CLOSE
from ...values import ATTACK_ROLL, ESSENCE, ETHEREAL, HEALTH, STAMINA, WILL
from ...vocabulary.abilities import SPACE, Active
from ...vocabulary.costs import Pay, UseUp
from ...vocabulary.doors import ANY_ON_TILE, ChangeDoor
from ...vocabulary.effects import Attack, Lose, Restore, TurnHealthIntoEssence
from ...vocabulary.modifiers import CannotLoseHealth, Increase, Is
from ...vocabulary.selectors import OnTile
from ...vocabulary.spaces import NEXT_TO_YOU, ASpace, SpringTraps, TreatAs
from ...vocabulary.targets import TARGET, Around, AroundSpace, Direct, Ranged
from ...vocabulary.timing import LastsThisRound

print_cards(
    Card(
        "ethereal_gas_bomb",
        CONSUMABLE,
        (
            Active((Pay(3, STAMINA), UseUp()), Lose(1, HEALTH, OnTile())),
            Active((Pay(2, STAMINA), UseUp()), LastsThisRound(1, (CannotLoseHealth(OnTile()),))),
        ),
    ),
    Card(
        "blood_vial",
        CONSUMABLE,
        (Active((UseUp(),), Restore(1, HEALTH)), Active((UseUp(),), TurnHealthIntoEssence())),
        original=True,
    ),
    Card(
        "morphine_syrette",
        CONSUMABLE,
        (
            Active((Pay(1, STAMINA), UseUp()), Restore(2, HEALTH)),
            Active((UseUp(),), Restore(2, STAMINA)),
        ),
        original=True,
    ),
    Card(
        "smoke_pot",
        CONSUMABLE,
        (Active((Pay(2, STAMINA), UseUp()), LastsThisRound(1, (Is(OnTile(EXPLORER), ETHEREAL),))),),
        original=True,
    ),
    Card(
        "blasting_stick",
        CONSUMABLE,
        (
            Active(
                (Pay(2, STAMINA), UseUp()), Attack(3, who=AroundSpace()), (Ranged(3, what=SPACE),)
            ),
        ),
        original=True,
    ),
    Card(
        "essence_phial",
        CONSUMABLE,
        (
            Active((UseUp(),), Restore(2, ESSENCE)),
            Active((Pay(1, STAMINA), UseUp()), Restore(1, ESSENCE, OnTile(EXPLORER))),
        ),
        original=True,
    ),
    Card(
        "door_wedge",
        CONSUMABLE,
        (
            Active((UseUp(),), ChangeDoor(CLOSE, ANY_ON_TILE)),
            Active((Pay(1, STAMINA), UseUp()), SpringTraps()),
        ),
        original=True,
    ),
    Card(
        "field_rations",
        CONSUMABLE,
        (
            Active((UseUp(),), Restore(3, STAMINA)),
            Active((Pay(1, STAMINA), UseUp()), Restore(1, HEALTH, TARGET), (Direct(),)),
        ),
        original=True,
    ),
    Card(
        "bandage_roll",
        CONSUMABLE,
        (Active((Pay(1, STAMINA), UseUp()), Restore(2, HEALTH, TARGET), (Direct(),)),),
        original=True,
    ),
    Card(
        "nail_grenade",
        CONSUMABLE,
        (Active((Pay(1, STAMINA), UseUp()), Attack(2, 1, Around(TARGET)), (Ranged(3),)),),
        original=True,
    ),
    Card(
        "chalk_sigil",
        CONSUMABLE,
        (
            Active((Pay(1, STAMINA), UseUp()), LastsThisRound(1, (Increase(YOU, WILL, 2),))),
            Active((UseUp(),), LastsThisRound(1, (Increase(YOU, ATTACK_ROLL, 1),))),
        ),
        original=True,
    ),
    Card(
        "tripwire",
        CONSUMABLE,
        (
            Active(
                (Pay(1, STAMINA), UseUp()),
                Repeat(2, TreatAs(ASpace("floor", NEXT_TO_YOU), "trap_space")),
            ),
        ),
        original=True,
    ),
    Card(
        "lamp_oil",
        CONSUMABLE,
        (
            Active(
                (Pay(1, STAMINA), UseUp()),
                TreatAs(ASpace("floor", NEXT_TO_YOU), "exploding_barrel"),
            ),
        ),
        original=True,
    ),
    Card(
        "smelling_salts",
        CONSUMABLE,
        (
            Active((UseUp(),), Restore(2, STAMINA, TARGET), (Direct(),)),
            Active((Pay(1, STAMINA), UseUp()), Restore(1, ESSENCE, TARGET), (Direct(),)),
        ),
        original=True,
    ),
)
