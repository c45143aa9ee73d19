"""The artifacts of the first level."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU

from ...cards import ARTIFACT, EXPLORER, MONSTER, Card, Connectors, print_cards
from ...rules.doors import REPAIR
from ...values import ARMOR, ATTACK_ROLL, ESSENCE, ETHEREAL, HEALTH, SEES_ETHEREAL, STAMINA, WILL
from ...vocabulary.abilities import Active
from ...vocabulary.costs import Pay
from ...vocabulary.doors import ANY_ON_TILE, ChangeDoor
from ...vocabulary.effects import Attack, Restore
from ...vocabulary.items import GiveItem
from ...vocabulary.modifiers import Increase, Is, Reduce
from ...vocabulary.moving import Pull, Push, Teleport
from ...vocabulary.selectors import Adjacent, OnTile, Within
from ...vocabulary.story import HORROR, LightChapter, LookAtTile, RaiseRating
from ...vocabulary.targets import TARGET, Direct, Ranged, Target
from ...vocabulary.timing import LastsThisRound, OncePerRound
from ...vocabulary.triggers import Activates, Explores

print_cards(
    Card(
        "revolving_capsule",
        ARTIFACT,
        (
            Active((Pay(1, STAMINA),), GiveItem()),
            Active((Pay(4, STAMINA),), ChangeDoor(REPAIR, ANY_ON_TILE)),
        ),
        connectors=Connectors(top="r_up_1"),
    ),
    Card(
        "music_box",
        ARTIFACT,
        (
            Active((Pay(4, STAMINA),), Restore(1, HEALTH, TARGET), (Direct(),)),
            Active((Pay(3, STAMINA),), Restore(1, HEALTH)),
        ),
        connectors=Connectors(top="r_up_2"),
        original=True,
    ),
    Card(
        "crystal_figurine",
        ARTIFACT,
        (
            Active((Pay(1, ESSENCE),), LastsThisRound(1, (Is(YOU, ETHEREAL),))),
            Passive((Is(OnTile(EXPLORER), SEES_ETHEREAL),)),
        ),
        connectors=Connectors(bottom="r_up_2"),
        original=True,
    ),
    Card(
        "force_alternator",
        ARTIFACT,
        (
            Active(
                (Pay(2, STAMINA),),
                LastsThisRound(
                    2,
                    (
                        Increase(Target(1), ARMOR, 1),
                        Increase(Target(1), WILL, 1),
                        Reduce(Target(2), ARMOR, 1),
                        Reduce(Target(2), WILL, 1),
                    ),
                ),
                (Ranged(3), Ranged(3)),
            ),
            Active((Pay(2, STAMINA),), Attack(1, 1, TARGET, arcane=True), (Ranged(3),)),
        ),
        connectors=Connectors(top="r_up_1", bottom="r_up_2"),
        original=True,
    ),
    Card(
        "humming_tuning_fork",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active(
                (Pay(1, STAMINA),),
                LastsThisRound(2, (Reduce(TARGET, ATTACK_ROLL, 1),)),
                (Ranged(3, past_obstacles=True),),
            ),
        ),
        connectors=Connectors(top="r_up_1"),
        original=True,
    ),
    Card(
        "bone_compass",
        ARTIFACT,
        (Active((Pay(1, STAMINA),), LookAtTile()), Forced(Explores(YOU), Restore(1, STAMINA))),
        connectors=Connectors(top="r_up_2", bottom="r_up_1"),
        original=True,
    ),
    Card(
        "candle_of_names",
        ARTIFACT,
        (Active((Pay(1, HEALTH),), OncePerRound(Restore(1, ESSENCE))),),
        connectors=Connectors(top="r_up_1"),
        original=True,
    ),
    Card(
        "salt_circle",
        ARTIFACT,
        (
            Active((Pay(2, STAMINA),), Push(1, Adjacent(MONSTER))),
            Active((Pay(1, STAMINA),), LastsThisRound(1, (Increase(YOU, WILL, 1),))),
        ),
        connectors=Connectors(bottom="r_up_2"),
        original=True,
    ),
    Card(
        "whispering_jar",
        ARTIFACT,
        (Forced(Activates(YOU, "event_space"), Restore(2, STAMINA)),),
        connectors=Connectors(top="r_up_2"),
        original=True,
    ),
    Card(
        "cracked_idol",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active((Pay(2, STAMINA),), OncePerRound(RaiseRating(HORROR, 1))),
        ),
        connectors=Connectors(top="r_up_2"),
        original=True,
    ),
    Card(
        "ember_lantern",
        ARTIFACT,
        (
            Active((Pay(3, STAMINA), Pay(2, ESSENCE)), LightChapter()),
            Active((Pay(2, STAMINA),), Attack(1, who=TARGET, arcane=True), (Ranged(3),)),
        ),
        connectors=Connectors(top="r_up_1"),
        original=True,
    ),
    Card(
        "feather_of_the_scales",
        ARTIFACT,
        (Active((Pay(2, STAMINA),), OncePerRound(Teleport(3))),),
        connectors=Connectors(bottom="r_up_1"),
        original=True,
    ),
    Card(
        "locket_of_tides",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active((Pay(2, STAMINA),), Pull(1, TARGET), (Ranged(2),)),
        ),
        connectors=Connectors(top="r_up_1", bottom="r_up_2"),
        original=True,
    ),
    Card(
        "brass_scarab",
        ARTIFACT,
        (Forced(Activates(YOU, "chest"), Restore(2, STAMINA)),),
        connectors=Connectors(top="r_up_2", bottom="r_up_1"),
        original=True,
    ),
    Card(
        "grave_dust_censer",
        ARTIFACT,
        (Active((Pay(1, STAMINA),), LastsThisRound(1, (Increase(Within(EXPLORER, 1), WILL, 1),))),),
        connectors=Connectors(bottom="r_up_2"),
        original=True,
    ),
)
