"""The weapons of the second level."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU, That
from kadath.kernel.effects import do

from ...cards import WEAPON, Card, Connectors, print_cards
from ...values import ARMOR, ATTACK_ROLL, RANGE, SEES_ETHEREAL, STAMINA, WILL
from ...vocabulary.abilities import Active
from ...vocabulary.conditions import TwoWeapons
from ...vocabulary.costs import Pay, RemoveMarker
from ...vocabulary.effects import Attack, Restore
from ...vocabulary.modifiers import Increase, Is, Reduce
from ...vocabulary.moving import Move, Pull, Push
from ...vocabulary.selectors import Adjacent, One
from ...vocabulary.targets import TARGET, Around, Direct, Ranged
from ...vocabulary.timing import LastsThisRound, OncePerRound, OnRoll
from ...vocabulary.triggers import AttacksWith, Hits, IsMissed
from ...vocabulary.weapons import AUGMENTED, Augmented, YourWeapons

print_cards(
    Card(
        "piercing_revolver",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(3, who=TARGET), (Ranged(3),)),
            Forced(
                AttacksWith(YourWeapons(AUGMENTED)),
                LastsThisRound(
                    2, (Reduce(That("blocker"), ARMOR, 2), Reduce(That("blocker"), WILL, 2))
                ),
            ),
        ),
        level=2,
        connectors=Connectors(right="w_aug_1"),
        one_handed=True,
    ),
    Card(
        "circular_saw",
        WEAPON,
        (
            Active(
                (Pay(2, STAMINA),),
                do(Attack(2, who=TARGET), LastsThisRound(1, (Reduce(TARGET, ARMOR, 1),))),
                (Direct(),),
            ),
            Active((RemoveMarker(),), Attack(2, who=One(Adjacent()))),
        ),
        level=2,
        connectors=Connectors(top="w_up_1"),
        one_handed=True,
        original=True,
    ),
    Card(
        "phosphor_rounds",
        WEAPON,
        (Forced(AttacksWith(Augmented()), LastsThisRound(2, (Reduce(That("blocker"), WILL, 1),))),),
        level=2,
        connectors=Connectors(left="w_aug_2"),
        original=True,
    ),
    Card(
        "arc_carbine",
        WEAPON,
        (Active((Pay(2, STAMINA),), Attack(2, 1, TARGET, arcane=True), (Ranged(3),)),),
        level=2,
        connectors=Connectors(top="w_up_2", right="w_aug_1"),
        original=True,
    ),
    Card(
        "piston_gauntlets",
        WEAPON,
        (
            Passive((Increase(YOU, ARMOR, 1),)),
            Active((Pay(2, STAMINA),), Attack(2, 1, TARGET), (Direct(),)),
            Active((Pay(2, STAMINA),), Push(2, TARGET), (Direct(),)),
        ),
        level=2,
        connectors=Connectors(top="w_up_1"),
        original=True,
    ),
    Card(
        "heavy_javelin",
        WEAPON,
        (Active((Pay(3, STAMINA),), do(Attack(2, 2, TARGET), Push(1, TARGET)), (Ranged(3),)),),
        level=2,
        connectors=Connectors(right="w_aug_1"),
        original=True,
    ),
    Card(
        "rogue_rifle",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(2, who=TARGET), (Ranged(4),)),
            Forced(Hits(YOU), Move(1)),
        ),
        level=2,
        connectors=Connectors(top="w_up_2", right="w_aug_2"),
        original=True,
    ),
    Card(
        "bone_saw_glaive",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(2, 1, TARGET), (Direct(),)),
            Active((Pay(3, STAMINA),), Attack(1, 2, Adjacent())),
        ),
        level=2,
        connectors=Connectors(top="w_up_1", right="w_aug_1"),
        original=True,
    ),
    Card(
        "dueling_revolver",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(2, who=TARGET), (Ranged(3),)),
            Passive((Increase(YOU, ATTACK_ROLL, 1),), TwoWeapons()),
        ),
        level=2,
        connectors=Connectors(right="w_aug_2"),
        one_handed=True,
        original=True,
    ),
    Card(
        "tesla_rod",
        WEAPON,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active((Pay(2, STAMINA),), Attack(1, 2, TARGET, arcane=True), (Ranged(2),)),
        ),
        level=2,
        connectors=Connectors(top="w_up_2"),
        one_handed=True,
        original=True,
    ),
    Card(
        "boarding_hook",
        WEAPON,
        (
            Active((Pay(1, STAMINA),), Pull(1, TARGET), (Ranged(3),)),
            Active((Pay(2, STAMINA),), Attack(2, who=TARGET), (Direct(),)),
        ),
        level=2,
        connectors=Connectors(top="w_up_1", bottom="w_up_2"),
        one_handed=True,
        original=True,
    ),
    Card(
        "flame_projector",
        WEAPON,
        (Active((Pay(3, STAMINA),), Attack(2, 1, Around(TARGET)), (Ranged(2),)),),
        level=2,
        connectors=Connectors(right="w_aug_1"),
        original=True,
    ),
    Card(
        "spring_crossbow",
        WEAPON,
        (Active((Pay(2, STAMINA),), Attack(1, 2, TARGET), (Ranged(4, past_obstacles=True),)),),
        level=2,
        connectors=Connectors(right="w_aug_2"),
        original=True,
    ),
    Card(
        "recoil_damper",
        WEAPON,
        (Forced(AttacksWith(Augmented()), OncePerRound(Restore(1, STAMINA))),),
        level=2,
        connectors=Connectors(left="w_aug_1"),
        original=True,
    ),
    Card(
        "aether_coil",
        WEAPON,
        (Passive((Increase(Augmented(), ATTACK_ROLL, 1),)), Passive((Is(YOU, SEES_ETHEREAL),))),
        level=2,
        connectors=Connectors(left="w_aug_2"),
        original=True,
    ),
    Card(
        "long_barrel",
        WEAPON,
        (Passive((Increase(Augmented(), RANGE, 2),)),),
        level=2,
        connectors=Connectors(left="w_aug_2"),
        original=True,
    ),
    Card(
        "parrying_guard",
        WEAPON,
        (
            Passive((Increase(YOU, ARMOR, 1),)),
            Forced(IsMissed(YOU), OnRoll(6, Push(1, That("attacker")))),
        ),
        level=2,
        connectors=Connectors(bottom="w_up_2"),
        one_handed=True,
        original=True,
    ),
)
