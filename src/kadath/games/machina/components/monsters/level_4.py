"""The monsters of the fourth level."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import This

from ...cards import EXPLORER, MONSTER, Card, print_cards
from ...rules.doors import DESTROY
from ...values import ARMOR, ATTACK_ROLL, ETHEREAL, STAMINA, WILL
from ...vocabulary.abilities import Active, EntersPlay
from ...vocabulary.costs import Pay
from ...vocabulary.doors import ALL_ON_TILE, ChangeDoor
from ...vocabulary.effects import Attack
from ...vocabulary.modifiers import Is, Reduce
from ...vocabulary.moving import Push
from ...vocabulary.selectors import Adjacent, Closest, OnTile, Within
from ...vocabulary.spaces import SpringTraps
from ...vocabulary.story import LowerThreat, SpawnMonster
from ...vocabulary.targets import TARGET, Direct, Ranged, Targetable
from ...vocabulary.timing import OnRoll
from ...vocabulary.triggers import IsDestroyed, IsHit, TurnBegins

print_cards(
    Card(
        "rhan_tegoth",
        MONSTER,
        (
            Passive((Is(This(), ETHEREAL),)),
            Passive(
                (
                    Reduce(Targetable(EXPLORER, 2), ARMOR, 3),
                    Reduce(Targetable(EXPLORER, 2), WILL, 3),
                    Reduce(Targetable(EXPLORER, 2), ATTACK_ROLL, 3),
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
    Card(
        "the_tide_king",
        MONSTER,
        (
            Passive((Reduce(OnTile(EXPLORER), STAMINA, 1),)),
            Active((Pay(3, STAMINA),), Attack(3, 1, TARGET), (Ranged(2),)),
            Active((Pay(1, STAMINA),), Push(2, Adjacent(EXPLORER))),
        ),
        armor=7,
        will=6,
        health=3,
        stamina=5,
        level=4,
        original=True,
    ),
    Card(
        "engine_of_ruin",
        MONSTER,
        (
            Forced(TurnBegins(This()), SpringTraps()),
            Active((Pay(3, STAMINA),), Attack(3, 1, TARGET), (Direct(),)),
        ),
        armor=8,
        will=5,
        health=3,
        stamina=5,
        level=4,
        original=True,
    ),
    Card(
        "the_clockwork_pharaoh",
        MONSTER,
        (
            EntersPlay(ChangeDoor(DESTROY, ALL_ON_TILE)),
            Active((Pay(3, STAMINA),), Attack(2, 2, TARGET, arcane=True), (Ranged(3),)),
            Passive((Reduce(OnTile(EXPLORER), WILL, 1),)),
        ),
        armor=8,
        will=6,
        health=3,
        stamina=4,
        level=4,
        original=True,
    ),
    Card(
        "mother_of_ash",
        MONSTER,
        (
            Active((Pay(3, STAMINA),), Attack(2, 2, Within(EXPLORER, 2))),
            Forced(IsHit(This()), OnRoll(7, SpawnMonster(Closest(OnTile(EXPLORER))))),
            Forced(IsDestroyed(This()), LowerThreat(1)),
        ),
        armor=7,
        will=5,
        health=3,
        stamina=5,
        level=4,
        original=True,
    ),
)
