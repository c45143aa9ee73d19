"""The weapons, and what augments them.

The connector symbols are placeholders that fit what the rulebook shows to fit, and no more.
"""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU, That
from kadath.kernel.effects import do

from ..cards import WEAPON, Card, Connectors, print_cards
from ..values import ARCANE_ATTACK_ROLL, ARMOR, ATTACK_ROLL, HEALTH, STAMINA, WILL
from ..vocabulary.abilities import Active
from ..vocabulary.conditions import AnyIs
from ..vocabulary.costs import Pay, RemoveMarker
from ..vocabulary.effects import Attack, Destroy, Restore
from ..vocabulary.modifiers import AimsThrough, Increase, Reduce
from ..vocabulary.moving import Pull, Push
from ..vocabulary.selectors import Adjacent, One
from ..vocabulary.targets import OBSTACLE, Around, Direct, Ranged, Target
from ..vocabulary.tests import Wounded
from ..vocabulary.timing import LastsThisRound, OnRoll
from ..vocabulary.triggers import AttacksWith, Hits, HitsWith, Kills
from ..vocabulary.weapons import AUGMENTED, Augmented, ThisItem, YourWeapons

(
    CIRCULAR_SAW,
    VAMPIRIC_RIFLE,
    SPIKED_WHIP,
    SCARIFIER,
    PIERCING_REVOLVER,
    PRECISION_SCOPE,
    MAGIC_COATING,
    BOILER_HAMMER,
) = print_cards(
    Card(
        "circular_saw",
        WEAPON,
        (
            Active(
                (Pay(2, STAMINA),),
                do(
                    Attack(2, who=Target()),
                    LastsThisRound(1, (Reduce(Target(), ARMOR, 1),)),
                ),
                (Direct(),),
            ),
            Active((RemoveMarker(),), Attack(2, who=One(Adjacent()))),
        ),
        level=2,
        one_handed=True,
    ),
    Card(
        "vampiric_rifle",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(1, 1, Target()), (Ranged(3),)),
            Forced(Hits(YOU), LastsThisRound(2, (Increase(YOU, ATTACK_ROLL, 1),))),
        ),
        connectors=Connectors(right="weapon_b"),
    ),
    Card(
        "spiked_whip",
        WEAPON,
        (
            Active(
                (Pay(2, STAMINA),),
                do(
                    Attack(1, 1, Target()),
                    LastsThisRound(2, (Reduce(Target(), ATTACK_ROLL, 1),)),
                ),
                (Ranged(2),),
            ),
            Active((Pay(2, STAMINA),), Pull(1, Target()), (Ranged(3),)),
        ),
    ),
    Card(
        "scarifier",
        WEAPON,
        (
            Active((Pay(3, STAMINA),), Attack(3, who=Target()), (Ranged(4),)),
            Forced(Kills(YOU), OnRoll(7, Restore(1, HEALTH))),
        ),
    ),
    Card(
        "piercing_revolver",
        WEAPON,
        (
            Active((Pay(2, STAMINA),), Attack(3, who=Target()), (Ranged(3),)),
            Forced(
                AttacksWith(YourWeapons(AUGMENTED)),
                LastsThisRound(
                    2, (Reduce(That("blocker"), ARMOR, 2), Reduce(That("blocker"), WILL, 2))
                ),
            ),
        ),
        level=2,
        connectors=Connectors(right="weapon_a"),
        one_handed=True,
    ),
    Card(
        "precision_scope",
        WEAPON,
        (Passive((AimsThrough(Augmented(), (OBSTACLE,)),)),),
        connectors=Connectors(left="weapon_a"),
    ),
    Card(
        "magic_coating",
        WEAPON,
        (Passive((Increase(Augmented(), ARCANE_ATTACK_ROLL, 1),)),),
        connectors=Connectors(left="weapon_b"),
    ),
    Card(
        "boiler_hammer",
        WEAPON,
        (
            Active((Pay(3, STAMINA),), Attack(1, 2, Target()), (Direct(),)),
            Active((Pay(1, STAMINA),), Push(1, Target()), (Direct(),)),
        ),
        original=True,
    ),
)

EXECUTIONER, HIVE_LAUNCHER = print_cards(
    Card(
        "executioner",
        WEAPON,
        (
            Active((Pay(3, STAMINA),), Attack(3, 1, Target()), (Direct(),)),
            Forced(
                HitsWith(ThisItem()),
                OnRoll(7, Destroy(That("blocker"))),
                AnyIs(That("blocker"), Wounded()),
            ),
        ),
        level=3,
        original=True,
    ),
    Card(
        "hive_launcher",
        WEAPON,
        (
            Active((Pay(4, STAMINA),), Attack(2, 2, Around(Target())), (Ranged(4),)),
            Active(
                (Pay(1, STAMINA),),
                LastsThisRound(2, (Reduce(Target(), STAMINA, 1),)),
                (Ranged(4),),
            ),
        ),
        level=3,
        original=True,
    ),
)
