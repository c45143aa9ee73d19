"""The monsters of the third level."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import That, This

from ...cards import EXPLORER, MONSTER, WEAPON, Card, print_cards
from ...values import ATTACK_ROLL, ESSENCE, STAMINA
from ...vocabulary.abilities import Active
from ...vocabulary.conditions import AnyIs
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Attack, Lose, LoseAll
from ...vocabulary.items import Unequip
from ...vocabulary.modifiers import Increase, PassesThrough, Reduce
from ...vocabulary.moving import Pull
from ...vocabulary.selectors import Adjacent, OnTile
from ...vocabulary.story import RaiseThreat
from ...vocabulary.targets import CHASM, CLOSED_DOOR, OBSTACLE, RUBBLE, TARGET, WALL, Direct, Ranged
from ...vocabulary.tests import Wounded
from ...vocabulary.timing import LastsThisRound, OnRoll
from ...vocabulary.triggers import Hits, IsDestroyed

print_cards(
    Card(
        "spawn_of_atlach_nacha",
        MONSTER,
        (
            Active((Pay(2, STAMINA),), Attack(2, 2, TARGET), (Ranged(3),)),
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
        "iron_seraph",
        MONSTER,
        (
            Active((Pay(3, STAMINA),), Attack(1, 2, TARGET), (Ranged(3),)),
            Passive((Increase(OnTile(MONSTER), ATTACK_ROLL, 1),), AnyIs(This(), Wounded())),
        ),
        armor=5,
        will=4,
        health=2,
        stamina=5,
        level=3,
        original=True,
    ),
    Card(
        "weeping_colossus",
        MONSTER,
        (
            Active((Pay(3, STAMINA),), Attack(2, 2, Adjacent(EXPLORER))),
            Forced(Hits(This()), OnRoll(9, RaiseThreat(1))),
        ),
        armor=6,
        will=3,
        health=3,
        stamina=4,
        level=3,
        original=True,
    ),
    Card(
        "drinker_of_memory",
        MONSTER,
        (
            Active(
                (Pay(3, STAMINA),),
                Attack(2, 2, TARGET, arcane=True),
                (Ranged(4, past_obstacles=True),),
            ),
            Forced(Hits(This()), LastsThisRound(1, (Reduce(That("blocker"), STAMINA, 1),))),
        ),
        armor=4,
        will=5,
        health=2,
        stamina=5,
        level=3,
        original=True,
    ),
    Card(
        "hound_of_the_angles",
        MONSTER,
        (
            Active((Pay(2, STAMINA),), Attack(1, 2, TARGET), (Direct(),)),
            Passive((PassesThrough(This(), (WALL, CLOSED_DOOR, RUBBLE)),)),
            Forced(Hits(This()), Lose(1, ESSENCE, That("blocker"))),
        ),
        armor=4,
        will=4,
        health=2,
        stamina=5,
        level=3,
        original=True,
    ),
    Card(
        "shantak",
        MONSTER,
        (
            Active((Pay(3, STAMINA),), Attack(2, 2, TARGET), (Direct(),)),
            Active((Pay(1, STAMINA),), Pull(1, TARGET), (Ranged(4),)),
            Passive((PassesThrough(This(), (CHASM, OBSTACLE)),)),
        ),
        armor=5,
        will=4,
        health=2,
        stamina=5,
        level=3,
        original=True,
    ),
    Card(
        "spider_of_leng",
        MONSTER,
        (
            Active((Pay(3, STAMINA),), Attack(2, 2, TARGET), (Ranged(2),)),
            Forced(Hits(This()), LastsThisRound(2, (Reduce(That("blocker"), STAMINA, 1),))),
        ),
        armor=6,
        will=3,
        health=2,
        stamina=4,
        level=3,
        original=True,
    ),
)
