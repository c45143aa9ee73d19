"""The weapons of the third level."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU, That
from kadath.kernel.effects import May, Repeat, do

from ...cards import MONSTER, WEAPON, Card, Connectors, print_cards
from ...values import ARMOR, ATTACK_ROLL, ESSENCE, HEALTH, STAMINA, WILL
from ...vocabulary.abilities import Active
from ...vocabulary.conditions import AnyIs
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Attack, Destroy, Lose, Restore
from ...vocabulary.modifiers import AimsThrough, Increase, Reduce
from ...vocabulary.moving import Push
from ...vocabulary.selectors import Adjacent, OnTile
from ...vocabulary.spaces import NEXT_TO_YOU, ASpace, RebuildSpace, TreatAs
from ...vocabulary.targets import CLOSED_DOOR, TARGET, WALL, Around, Direct, Ranged
from ...vocabulary.tests import Wounded
from ...vocabulary.timing import LastsThisRound, OnRoll
from ...vocabulary.triggers import AttacksWith, Hits, HitsWith, KillsWith
from ...vocabulary.weapons import Augmented, ThisItem

print_cards(
    Card(
        "overseer",
        WEAPON,
        (
            Active((Pay(3, STAMINA),), Attack(2, 3, TARGET), (Ranged(4),)),
            Forced(KillsWith(ThisItem()), May(RebuildSpace(ASpace("action_space", NEXT_TO_YOU)))),
        ),
        level=3,
        connectors=Connectors(right="w_aug_1"),
        original=True,
    ),
    Card(
        "rail_lance",
        WEAPON,
        (Active((Pay(3, STAMINA),), Attack(3, 1, TARGET), (Ranged(5, past_obstacles=True),)),),
        level=3,
        connectors=Connectors(right="w_aug_2"),
        original=True,
    ),
    Card(
        "storm_engine",
        WEAPON,
        (Active((Pay(4, STAMINA), Pay(1, ESSENCE)), Attack(3, 1, OnTile(MONSTER), arcane=True)),),
        level=3,
        connectors=Connectors(top="w_up_2"),
        original=True,
    ),
    Card(
        "twin_coil_blades",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(2, 2, TARGET), (Direct(),)),
            Forced(Hits(YOU), LastsThisRound(2, (Increase(YOU, ATTACK_ROLL, 1),))),
        ),
        level=3,
        connectors=Connectors(right="w_aug_1"),
        one_handed=True,
        original=True,
    ),
    Card(
        "gatling_arm",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(2, 1, TARGET), (Ranged(4),)),
            Active((Pay(5, STAMINA),), Repeat(3, Attack(2, 1, TARGET)), (Ranged(4),)),
        ),
        level=3,
        connectors=Connectors(right="w_aug_1"),
        original=True,
    ),
    Card(
        "singing_blade",
        WEAPON,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active((Pay(2, STAMINA),), Attack(3, 1, TARGET, arcane=True), (Direct(),)),
            Forced(KillsWith(ThisItem()), Restore(1, ESSENCE)),
        ),
        level=3,
        connectors=Connectors(top="w_up_2", right="w_aug_2"),
        one_handed=True,
        original=True,
    ),
    Card(
        "thunder_maul",
        WEAPON,
        (
            Active((Pay(3, STAMINA),), do(Attack(3, 2, TARGET), Push(2, TARGET)), (Direct(),)),
            Active((Pay(2, STAMINA),), Push(1, Adjacent(MONSTER))),
        ),
        level=3,
        connectors=Connectors(top="w_up_1"),
        original=True,
    ),
    Card(
        "phase_rifle",
        WEAPON,
        (
            Active(
                (Pay(3, STAMINA),),
                Attack(2, 2, TARGET, arcane=True),
                (Ranged(5, past_obstacles=True),),
            ),
            Passive((AimsThrough(ThisItem(), (WALL, CLOSED_DOOR)),)),
        ),
        level=3,
        connectors=Connectors(right="w_aug_2"),
        original=True,
    ),
    Card(
        "executioner",
        WEAPON,
        (
            Active((Pay(3, STAMINA),), Attack(3, 1, TARGET), (Direct(),)),
            Forced(
                HitsWith(ThisItem()),
                OnRoll(7, Destroy(That("blocker"))),
                AnyIs(That("blocker"), Wounded()),
            ),
        ),
        level=3,
        connectors=Connectors(top="w_up_1", right="w_aug_1"),
        original=True,
    ),
    Card(
        "hive_launcher",
        WEAPON,
        (
            Active((Pay(4, STAMINA),), Attack(2, 2, Around(TARGET)), (Ranged(4),)),
            Active(
                (Pay(1, STAMINA),), LastsThisRound(2, (Reduce(TARGET, STAMINA, 1),)), (Ranged(4),)
            ),
        ),
        level=3,
        original=True,
    ),
    Card(
        "solar_lens",
        WEAPON,
        (
            Forced(
                AttacksWith(Augmented()), LastsThisRound(2, (Reduce(That("blocker"), ARMOR, 2),))
            ),
        ),
        level=3,
        connectors=Connectors(left="w_aug_1"),
        original=True,
    ),
    Card(
        "overcharger",
        WEAPON,
        (
            Passive((Increase(Augmented(), ATTACK_ROLL, 2),)),
            Forced(AttacksWith(Augmented()), OnRoll(9, Lose(1, HEALTH))),
        ),
        level=3,
        connectors=Connectors(left="w_aug_2"),
        original=True,
    ),
    Card(
        "star_iron_pick",
        WEAPON,
        (
            Passive((Increase(YOU, ARMOR, 1),)),
            Active((Pay(2, STAMINA),), Attack(2, 2, TARGET), (Direct(),)),
            Active((Pay(2, STAMINA),), TreatAs(ASpace("rubble", NEXT_TO_YOU), "floor")),
        ),
        level=3,
        connectors=Connectors(top="w_up_2", bottom="w_up_1"),
        one_handed=True,
        original=True,
    ),
)
