"""The monsters."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import That, This
from kadath.kernel.effects import If

from ..cards import EXPLORER, MONSTER, Card, print_cards
from ..values import ETHEREAL, HEALTH, IMMOBILE, STAMINA
from ..vocabulary.abilities import Active
from ..vocabulary.conditions import AnyWounded, NextToWall
from ..vocabulary.costs import Pay
from ..vocabulary.effects import Attack, InvokeExplorerEvent, Pull, Restore
from ..vocabulary.modifiers import Is
from ..vocabulary.selectors import Adjacent, Direct, OnTile, Ranged, Target
from ..vocabulary.triggers import IsDestroyed

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
                    AnyWounded(OnTile(MONSTER)),
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
            Passive((Is(This(), ETHEREAL),), NextToWall()),
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
