"""The artifacts of the second level."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import do

from ...cards import ARTIFACT, Card, Connectors, print_cards
from ...values import CHESTS_EXPLODE, ESSENCE, ETHEREAL, HEALTH, STAMINA, WILL
from ...vocabulary.abilities import Active
from ...vocabulary.conditions import AnyIs
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Attack, ReorderTrack, Restore
from ...vocabulary.events import ReinvokeExplorerEvent
from ...vocabulary.items import DestroyThis
from ...vocabulary.modifiers import SEAL, CostsLess, Increase, Is
from ...vocabulary.moving import Swap, Teleport, TeleportTo
from ...vocabulary.story import HORROR, SPAWN, RefreshRating
from ...vocabulary.targets import TARGET, Ranged
from ...vocabulary.tests import NextTo
from ...vocabulary.timing import LastsThisRound, OncePerRound
from ...vocabulary.triggers import ChapterBegins, Kills, LosesLastHealth, MarkerLeaves

print_cards(
    Card(
        "wheel_navigator",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active((Pay(3, STAMINA),), TeleportTo("event_space")),
            Active((Pay(3, STAMINA),), ReorderTrack()),
        ),
        level=2,
        connectors=Connectors(top="r_up_1"),
        original=True,
    ),
    Card(
        "stygian_pendant",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Forced(LosesLastHealth(YOU), Instead(LastsThisRound(1, (Is(YOU, ETHEREAL),)))),
            Forced(MarkerLeaves(), do(Restore(1, ESSENCE), DestroyThis())),
        ),
        level=2,
        connectors=Connectors(bottom="r_up_1"),
        original=True,
    ),
    Card(
        "chest_of_powder",
        ARTIFACT,
        (Passive((Increase(YOU, WILL, 1),)), Passive((Is(YOU, CHESTS_EXPLODE),))),
        level=2,
        connectors=Connectors(bottom="r_up_2"),
        original=True,
    ),
    Card(
        "threshold_key",
        ARTIFACT,
        (
            Active(
                (Pay(2, STAMINA),),
                TeleportTo("spawn_space", any_one=True),
                condition=AnyIs(YOU, NextTo(("spawn_space",))),
            ),
            Forced(ChapterBegins(), Restore(1, ESSENCE)),
        ),
        level=2,
        connectors=Connectors(top="r_up_2"),
        original=True,
    ),
    Card(
        "astral_sextant",
        ARTIFACT,
        (Passive((Increase(YOU, WILL, 1),)), Active((Pay(3, STAMINA),), Teleport(5))),
        level=2,
        connectors=Connectors(top="r_up_1", bottom="r_up_2"),
        original=True,
    ),
    Card(
        "hourglass_of_ash",
        ARTIFACT,
        (
            Active((Pay(1, ESSENCE),), RefreshRating((SPAWN,))),
            Active((Pay(2, ESSENCE),), RefreshRating((HORROR,))),
        ),
        level=2,
        connectors=Connectors(bottom="r_up_1"),
        original=True,
    ),
    Card(
        "mirror_seal",
        ARTIFACT,
        (Passive((Increase(YOU, WILL, 1),)), Passive((CostsLess(YOU, (SEAL,), ESSENCE, 1),))),
        level=2,
        connectors=Connectors(top="r_up_2"),
        original=True,
    ),
    Card(
        "orrery_of_fangs",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active(
                (Pay(3, STAMINA),),
                Attack(2, 1, TARGET, arcane=True),
                (Ranged(3, past_obstacles=True),),
            ),
            Active((Pay(1, STAMINA),), ReorderTrack()),
        ),
        level=2,
        connectors=Connectors(top="r_up_1"),
        original=True,
    ),
    Card(
        "twin_masks",
        ARTIFACT,
        (Active((Pay(3, STAMINA),), Swap(TARGET), (Ranged(4, past_obstacles=True),)),),
        level=2,
        connectors=Connectors(top="r_up_2", bottom="r_up_1"),
        original=True,
    ),
    Card(
        "thirsty_chalice",
        ARTIFACT,
        (
            Forced(Kills(YOU), OncePerRound(Restore(1, ESSENCE))),
            Active((Pay(2, ESSENCE),), Restore(1, HEALTH)),
        ),
        level=2,
        connectors=Connectors(bottom="r_up_1"),
        original=True,
    ),
    Card(
        "echo_bell",
        ARTIFACT,
        (
            Passive((Increase(YOU, WILL, 1),)),
            Active((Pay(1, STAMINA), Pay(2, ESSENCE)), OncePerRound(ReinvokeExplorerEvent())),
        ),
        level=2,
        connectors=Connectors(top="r_up_2"),
        original=True,
    ),
)
