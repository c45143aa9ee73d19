"""The artifacts of the third level."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU

from ...cards import ARTIFACT, EXPLORER, MONSTER, Card, Connectors, print_cards
from ...rules.doors import CLOSE
from ...values import ARMOR, ESSENCE, HEALTH, STAMINA, WILL
from ...vocabulary.abilities import Active
from ...vocabulary.costs import Pay
from ...vocabulary.doors import ANY_ON_TILE, ChangeDoor
from ...vocabulary.effects import Attack, Banish, BlockAsAttacker, TakeControl
from ...vocabulary.modifiers import Increase
from ...vocabulary.moving import TeleportTo, TeleportToExplorer
from ...vocabulary.selectors import OnTile
from ...vocabulary.story import SPAWN, LowerThreat, RefreshRating
from ...vocabulary.targets import TARGET, Ranged
from ...vocabulary.timing import LastsThisRound, OncePerRound
from ...vocabulary.triggers import IsAboutToAttack, IsAttacked

print_cards(
    Card(
        "teleportabulus",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active((Pay(4, STAMINA),), TeleportTo("spawn_space", any_one=True)),
            Active((Pay(3, STAMINA),), Attack(2, 2, TARGET, arcane=True), (Ranged(4),)),
        ),
        level=3,
        connectors=Connectors(bottom="r_up_1"),
        original=True,
    ),
    Card(
        "scrutinizing_mirror",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Forced(IsAboutToAttack(YOU), OncePerRound(BlockAsAttacker())),
            Forced(IsAttacked(YOU), BlockAsAttacker()),
        ),
        level=3,
        connectors=Connectors(top="r_up_2"),
        original=True,
    ),
    Card(
        "crown_of_wires",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 2),)),
            Active(
                (Pay(3, STAMINA), Pay(2, ESSENCE)), OncePerRound(TakeControl(TARGET)), (Ranged(4),)
            ),
        ),
        level=3,
        connectors=Connectors(top="r_up_1"),
        original=True,
    ),
    Card(
        "black_codex_leaf",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active(
                (Pay(3, STAMINA), Pay(1, HEALTH)),
                Attack(3, 2, TARGET, arcane=True),
                (Ranged(4, past_obstacles=True),),
            ),
        ),
        level=3,
        connectors=Connectors(top="r_up_2", bottom="r_up_1"),
        original=True,
    ),
    Card(
        "eye_of_the_deep",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 2),)),
            Active(
                (Pay(3, STAMINA), Pay(1, ESSENCE)),
                Banish(2, TARGET),
                (Ranged(4, past_obstacles=True),),
            ),
        ),
        level=3,
        connectors=Connectors(top="r_up_1", bottom="r_up_2"),
        original=True,
    ),
    Card(
        "clock_of_unmaking",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active((Pay(3, ESSENCE),), LowerThreat(2)),
            Active((Pay(2, STAMINA),), RefreshRating((SPAWN,))),
        ),
        level=3,
        connectors=Connectors(top="r_up_2"),
        original=True,
    ),
    Card(
        "heart_of_the_deep_rock",
        ARTIFACT,
        (
            Passive((Increase(YOU, ARMOR, 1), Increase(YOU, WILL, 1))),
            Active(
                (Pay(2, STAMINA),),
                LastsThisRound(
                    1, (Increase(OnTile(EXPLORER), ARMOR, 1), Increase(OnTile(EXPLORER), WILL, 1))
                ),
            ),
        ),
        level=3,
        connectors=Connectors(bottom="r_up_1"),
        original=True,
    ),
    Card(
        "door_in_a_box",
        ARTIFACT,
        (
            Active((Pay(3, STAMINA),), TeleportToExplorer()),
            Active((Pay(1, ESSENCE),), ChangeDoor(CLOSE, ANY_ON_TILE)),
        ),
        level=3,
        connectors=Connectors(top="r_up_1"),
        original=True,
    ),
    Card(
        "hymn_wheel",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active((Pay(3, STAMINA), Pay(1, ESSENCE)), Attack(2, 1, OnTile(MONSTER), arcane=True)),
        ),
        level=3,
        connectors=Connectors(top="r_up_2", bottom="r_up_1"),
        original=True,
    ),
)
