"""The weapons of the first level."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU, That
from kadath.kernel.effects import do

from ...cards import EXPLORER, WEAPON, Card, Connectors, print_cards
from ...values import (
    ARCANE_ATTACK_ROLL,
    ARMOR,
    ATTACK_ROLL,
    ESSENCE,
    HEALTH,
    SEES_ETHEREAL,
    STAMINA,
)
from ...vocabulary.abilities import Active
from ...vocabulary.conditions import FirstAttack
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Attack, Restore
from ...vocabulary.modifiers import AimsThrough, CostsLess, Increase, Is, Reduce
from ...vocabulary.moving import Move, Pull, Push
from ...vocabulary.selectors import OnTile
from ...vocabulary.targets import OBSTACLE, TARGET, Direct, Ranged
from ...vocabulary.timing import LastsThisRound, OnRoll
from ...vocabulary.triggers import Hits, HitsWith, Kills, KillsWith
from ...vocabulary.weapons import Augmented, ThisItem

print_cards(
    Card(
        "precision_scope",
        WEAPON,
        (Passive((AimsThrough(Augmented(), (OBSTACLE,)),)),),
        connectors=Connectors(left="w_aug_1"),
    ),
    Card(
        "magic_coating",
        WEAPON,
        (Passive((Increase(Augmented(), ARCANE_ATTACK_ROLL, 1),)),),
        connectors=Connectors(left="w_aug_2"),
    ),
    Card(
        "scarifier",
        WEAPON,
        (
            Active((Pay(3, STAMINA),), Attack(3, who=TARGET), (Ranged(4),)),
            Forced(Kills(YOU), OnRoll(7, Restore(1, HEALTH))),
        ),
        connectors=Connectors(top="w_up_1"),
        original=True,
    ),
    Card(
        "spiked_whip",
        WEAPON,
        (
            Active(
                (Pay(2, STAMINA),),
                do(Attack(1, 1, TARGET), LastsThisRound(2, (Reduce(TARGET, ATTACK_ROLL, 1),))),
                (Ranged(2),),
            ),
            Active((Pay(2, STAMINA),), Pull(1, TARGET), (Ranged(3),)),
        ),
        connectors=Connectors(top="w_up_2"),
        one_handed=True,
        original=True,
    ),
    Card(
        "vampiric_rifle",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(1, 1, TARGET), (Ranged(3),)),
            Forced(Hits(YOU), LastsThisRound(2, (Increase(YOU, ATTACK_ROLL, 1),))),
        ),
        connectors=Connectors(right="w_aug_2"),
        original=True,
    ),
    Card(
        "rivet_pistol",
        WEAPON,
        (Active((Pay(1, STAMINA),), Attack(1, who=TARGET), (Ranged(3),)),),
        connectors=Connectors(right="w_aug_1"),
        one_handed=True,
        original=True,
    ),
    Card(
        "boiler_hammer",
        WEAPON,
        (Active((Pay(3, STAMINA),), do(Attack(2, 1, TARGET), Push(1, TARGET)), (Direct(),)),),
        connectors=Connectors(top="w_up_1", right="w_aug_1"),
        original=True,
    ),
    Card(
        "surgeons_cleaver",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(1, 1, TARGET), (Direct(),)),
            Forced(KillsWith(ThisItem()), OnRoll(6, Restore(1, ESSENCE))),
        ),
        connectors=Connectors(top="w_up_2"),
        one_handed=True,
        original=True,
    ),
    Card(
        "harpoon_gun",
        WEAPON,
        (Active((Pay(3, STAMINA),), do(Attack(1, 2, TARGET), Pull(1, TARGET)), (Ranged(4),)),),
        connectors=Connectors(right="w_aug_2"),
        original=True,
    ),
    Card(
        "clip_on_bayonet",
        WEAPON,
        (Active((Pay(1, STAMINA),), Attack(1, who=TARGET), (Direct(),)),),
        connectors=Connectors(bottom="w_up_1"),
        one_handed=True,
        original=True,
    ),
    Card(
        "heat_sink",
        WEAPON,
        (Passive((Increase(Augmented(), ATTACK_ROLL, 1),), FirstAttack()),),
        connectors=Connectors(left="w_aug_1"),
        original=True,
    ),
    Card(
        "crowbar",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(0, 2, TARGET), (Direct(),)),
            Passive((CostsLess(YOU, ("chest",), STAMINA, 1),)),
        ),
        connectors=Connectors(top="w_up_2"),
        one_handed=True,
        original=True,
    ),
    Card(
        "flare_pistol",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(0, 2, TARGET), (Ranged(4),)),
            Forced(HitsWith(ThisItem()), LastsThisRound(1, (Is(OnTile(EXPLORER), SEES_ETHEREAL),))),
        ),
        connectors=Connectors(right="w_aug_1"),
        one_handed=True,
        original=True,
    ),
    Card(
        "trench_spade",
        WEAPON,
        (Active((Pay(2, STAMINA),), do(Attack(0, 2, TARGET), Push(1, TARGET)), (Direct(),)),),
        connectors=Connectors(bottom="w_up_2"),
        one_handed=True,
        original=True,
    ),
    Card(
        "ice_axe",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(1, 1, TARGET), (Direct(),)),
            Forced(KillsWith(ThisItem()), Move(1)),
        ),
        connectors=Connectors(top="w_up_1", right="w_aug_1"),
        one_handed=True,
        original=True,
    ),
    Card(
        "steam_musket",
        WEAPON,
        (Active((Pay(3, STAMINA),), Attack(2, 1, TARGET), (Ranged(4),)),),
        connectors=Connectors(top="w_up_2", right="w_aug_2"),
        original=True,
    ),
    Card(
        "wire_garrote",
        WEAPON,
        (
            Active(
                (Pay(2, STAMINA),),
                do(Attack(1, 1, TARGET), LastsThisRound(2, (Reduce(TARGET, STAMINA, 1),))),
                (Direct(),),
            ),
        ),
        connectors=Connectors(bottom="w_up_2"),
        one_handed=True,
        original=True,
    ),
    Card(
        "folding_shield",
        WEAPON,
        (
            Passive((Increase(YOU, ARMOR, 1),)),
            Active((Pay(1, STAMINA),), Push(1, TARGET), (Direct(),)),
        ),
        connectors=Connectors(bottom="w_up_1"),
        one_handed=True,
        original=True,
    ),
    Card(
        "oil_sprayer",
        WEAPON,
        (
            Active(
                (Pay(2, STAMINA),), LastsThisRound(2, (Reduce(TARGET, ARMOR, 1),)), (Ranged(2),)
            ),
            Active((Pay(3, STAMINA),), Attack(1, 2, TARGET), (Ranged(2),)),
        ),
        connectors=Connectors(right="w_aug_2"),
        original=True,
    ),
    Card(
        "weighted_grip",
        WEAPON,
        (Passive((Increase(Augmented(direct=True), ATTACK_ROLL, 1),)),),
        connectors=Connectors(left="w_aug_1"),
        original=True,
    ),
    Card(
        "serrated_edge",
        WEAPON,
        (Forced(HitsWith(Augmented()), LastsThisRound(2, (Reduce(That("blocker"), STAMINA, 1),))),),
        connectors=Connectors(left="w_aug_2"),
        original=True,
    ),
)
