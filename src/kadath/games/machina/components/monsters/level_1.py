"""The monsters of the first level."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import That, This
from kadath.kernel.effects import If

from ...cards import EXPLORER, MONSTER, Card, print_cards
from ...values import ESSENCE, HEALTH, IMMOBILE, STAMINA, WILL
from ...vocabulary.abilities import Active, EntersPlay
from ...vocabulary.conditions import AnyIs
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Attack, Lose, Restore
from ...vocabulary.events import InvokeExplorerEvent
from ...vocabulary.modifiers import Increase, Is, PassesThrough
from ...vocabulary.moving import Move
from ...vocabulary.selectors import Adjacent, OnTile
from ...vocabulary.story import RaiseThreat
from ...vocabulary.targets import OBSTACLE, TARGET, Direct, Ranged
from ...vocabulary.tests import Wounded
from ...vocabulary.timing import OnRoll
from ...vocabulary.triggers import Hits, IsDestroyed, IsHit

print_cards(
    Card(
        "sarall",
        MONSTER,
        (
            Active((Pay(3, STAMINA),), Attack(2, 2, TARGET), (Direct(),)),
            Forced(IsDestroyed(This()), Attack(0, 3, Adjacent())),
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
                    Attack(0, 3, OnTile(EXPLORER), arcane=True),
                ),
            ),
        ),
        armor=4,
        will=3,
        health=1,
        stamina=1,
    ),
    Card(
        "deep_one",
        MONSTER,
        (
            EntersPlay(RaiseThreat(1)),
            Active((Pay(2, STAMINA),), Attack(0, 3, TARGET), (Direct(),)),
            Forced(Hits(This()), OnRoll(8, RaiseThreat(1))),
        ),
        armor=3,
        will=3,
        health=1,
        stamina=5,
    ),
    Card(
        "mi_go",
        MONSTER,
        (
            Active((Pay(2, STAMINA),), Attack(0, 3, TARGET, arcane=True), (Direct(),)),
            Forced(IsDestroyed(This()), InvokeExplorerEvent(That("attacker"))),
        ),
        armor=3,
        will=4,
        health=2,
        stamina=5,
    ),
    Card(
        "buopoth",
        MONSTER,
        (
            Active((Pay(3, STAMINA),), Attack(1, 1, TARGET), (Direct(),)),
            Forced(IsHit(This()), Move(1, This())),
        ),
        armor=2,
        will=3,
        health=2,
        stamina=5,
        original=True,
    ),
    Card(
        "gutter_ghast",
        MONSTER,
        (
            Active((Pay(3, STAMINA),), Attack(1, 1, TARGET), (Direct(),)),
            Passive((PassesThrough(This(), (OBSTACLE,)),)),
        ),
        armor=2,
        will=2,
        health=1,
        stamina=6,
        original=True,
    ),
    Card(
        "pale_acolyte",
        MONSTER,
        (
            Active((Pay(3, STAMINA),), Attack(1, 1, TARGET, arcane=True), (Ranged(3),)),
            Passive((Increase(OnTile(MONSTER), WILL, 1),)),
        ),
        armor=3,
        will=2,
        health=1,
        stamina=4,
        original=True,
    ),
    Card(
        "clockwork_husk",
        MONSTER,
        (
            Active((Pay(3, STAMINA),), Attack(1, 1, TARGET), (Direct(),)),
            Forced(IsDestroyed(This()), Attack(2, who=Adjacent())),
        ),
        armor=4,
        will=2,
        health=2,
        stamina=4,
        original=True,
    ),
    Card(
        "ice_leech",
        MONSTER,
        (
            Active((Pay(3, STAMINA),), Attack(1, 1, TARGET), (Direct(),)),
            Forced(Hits(This()), Lose(1, ESSENCE, That("blocker"))),
        ),
        armor=2,
        will=3,
        health=1,
        stamina=6,
        original=True,
    ),
)
