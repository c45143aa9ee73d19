"""The monsters."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import That, This
from kadath.kernel.effects import If

from ..cards import EXPLORER, MONSTER, WEAPON, Card, print_cards
from ..values import ARMOR, ATTACK_ROLL, ETHEREAL, HEALTH, IMMOBILE, STAMINA, WILL
from ..vocabulary.abilities import Active
from ..vocabulary.conditions import AnyIs
from ..vocabulary.costs import Pay
from ..vocabulary.effects import Attack, LoseAll, Restore
from ..vocabulary.events import InvokeExplorerEvent
from ..vocabulary.items import Unequip
from ..vocabulary.modifiers import Is, Reduce
from ..vocabulary.moving import Pull
from ..vocabulary.selectors import Adjacent, OnTile
from ..vocabulary.targets import WALL, Direct, Ranged, Target, Targetable
from ..vocabulary.tests import NextTo, Wounded
from ..vocabulary.triggers import Hits, IsDestroyed

MI_GO, SARALL, KTHUN, MOON_BEAST = print_cards(
    Card(
        "mi_go",
        MONSTER,
        (
            Active((Pay(2, STAMINA),), Attack(3, who=Target(), arcane=True), (Direct(),)),
            Forced(IsDestroyed(This()), InvokeExplorerEvent(That("attacker"))),
        ),
        armor=3,
        will=4,
        health=2,
        stamina=5,
    ),
    Card(
        "sarall",
        MONSTER,
        (
            Active((Pay(3, STAMINA),), Attack(2, 2, Target()), (Direct(),)),
            Forced(IsDestroyed(This()), Attack(3, who=Adjacent())),
        ),
        armor=3,
        will=2,
        health=2,
        stamina=4,
    ),
    Card(
        "kthun",
        MONSTER,
        (
            Passive((Is(This(), IMMOBILE),)),
            Active(
                (Pay(1, STAMINA),),
                If(
                    AnyIs(OnTile(MONSTER), Wounded()),
                    Restore(1, HEALTH, OnTile(MONSTER)),
                    Attack(3, who=OnTile(EXPLORER), arcane=True),
                ),
            ),
        ),
        armor=4,
        will=3,
        health=1,
        stamina=1,
    ),
    # The printed attributes and level are not known.
    Card(
        "moon_beast",
        MONSTER,
        (
            Passive((Is(This(), ETHEREAL),), AnyIs(This(), NextTo((WALL,)))),
            Active((Pay(2, STAMINA),), Pull(2, Target()), (Ranged(3),)),
        ),
        armor=4,
        will=4,
        health=2,
        stamina=4,
        level=2,
        original=True,
    ),
)

SEEN = Targetable(EXPLORER, 2)

SPAWN_OF_ATLACH_NACHA, RHAN_TEGOTH = print_cards(
    Card(
        "spawn_of_atlach_nacha",
        MONSTER,
        (
            Active((Pay(2, STAMINA),), Attack(2, 2, Target()), (Ranged(3),)),
            Forced(Hits(This()), Unequip(WEAPON, That("blocker"))),
            Forced(IsDestroyed(This()), LoseAll(STAMINA, That("attacker"))),
        ),
        armor=6,
        will=4,
        health=1,
        stamina=5,
        level=3,
    ),
    Card(
        "rhan_tegoth",
        MONSTER,
        (
            Passive((Is(This(), ETHEREAL),)),
            Passive(
                (
                    Reduce(SEEN, ARMOR, 3),
                    Reduce(SEEN, WILL, 3),
                    Reduce(SEEN, ATTACK_ROLL, 3),
                )
            ),
            Active((Pay(2, STAMINA),), Attack(3, 2, Adjacent(EXPLORER))),
        ),
        armor=7,
        will=5,
        health=3,
        stamina=4,
        level=4,
    ),
)
