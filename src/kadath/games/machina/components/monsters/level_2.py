"""The monsters of the second level."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import This

from ...cards import EXPLORER, MONSTER, Card, print_cards
from ...values import ATTACK_ROLL, ETHEREAL, SEES_ETHEREAL, STAMINA
from ...vocabulary.abilities import Active, EntersPlay
from ...vocabulary.conditions import AnyIs
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Attack, BlockWithLower
from ...vocabulary.modifiers import AimsThrough, Increase, Is, PassesThrough
from ...vocabulary.moving import Move, Pull
from ...vocabulary.selectors import Everywhere, One, OnTile
from ...vocabulary.targets import CHASM, CLOSED_DOOR, OBSTACLE, RUBBLE, TARGET, WALL, Direct, Ranged
from ...vocabulary.tests import Accompanied, AwayFrom, NextTo
from ...vocabulary.triggers import IsAboutToAttack, IsDestroyed

print_cards(
    Card(
        "formless_spawn",
        MONSTER,
        (
            Passive((PassesThrough(This(), (WALL, CLOSED_DOOR)),)),
            Passive((AimsThrough(This(), (WALL, CLOSED_DOOR)),)),
            Active((Pay(2, STAMINA),), Attack(2, 3, TARGET), (Ranged(2),)),
            Forced(IsAboutToAttack(This()), BlockWithLower()),
        ),
        armor=5,
        will=4,
        health=1,
        stamina=4,
        level=2,
    ),
    Card(
        "moon_beast",
        MONSTER,
        (
            Passive((Is(This(), ETHEREAL),), AnyIs(This(), NextTo((WALL,)))),
            Active((Pay(2, STAMINA),), Pull(2, TARGET), (Ranged(3),)),
            Active((Pay(3, STAMINA),), Attack(1, 2, TARGET), (Direct(),)),
        ),
        armor=4,
        will=4,
        health=2,
        stamina=4,
        level=2,
        original=True,
    ),
    Card(
        "warden_in_chains",
        MONSTER,
        (
            Active((Pay(1, STAMINA),), Pull(1, TARGET), (Ranged(3),)),
            Active((Pay(3, STAMINA),), Attack(1, 2, TARGET), (Direct(),)),
        ),
        armor=4,
        will=3,
        health=2,
        stamina=5,
        level=2,
        original=True,
    ),
    Card(
        "mist_choir",
        MONSTER,
        (
            Passive((Is(This(), ETHEREAL),), AnyIs(This(), AwayFrom((EXPLORER,)))),
            Active(
                (Pay(3, STAMINA),),
                Attack(1, 2, TARGET, arcane=True),
                (Ranged(2, past_obstacles=True),),
            ),
        ),
        armor=3,
        will=4,
        health=2,
        stamina=4,
        level=2,
        original=True,
    ),
    Card(
        "tunnel_maw",
        MONSTER,
        (
            Passive((PassesThrough(This(), (OBSTACLE, RUBBLE)),)),
            Active((Pay(2, STAMINA),), Attack(2, 1, TARGET), (Direct(),)),
        ),
        armor=5,
        will=2,
        health=2,
        stamina=3,
        level=2,
        original=True,
    ),
    Card(
        "drowned_lantern_bearer",
        MONSTER,
        (
            EntersPlay(Move(2, OnTile(MONSTER))),
            Active((Pay(3, STAMINA),), Attack(1, 2, TARGET), (Direct(),)),
            Passive((Is(OnTile(MONSTER), SEES_ETHEREAL),)),
        ),
        armor=4,
        will=3,
        health=2,
        stamina=4,
        level=2,
        original=True,
    ),
    Card(
        "thrall",
        MONSTER,
        (
            Active((Pay(2, STAMINA),), Attack(1, 1, TARGET), (Direct(),)),
            Passive((Increase(This(), ATTACK_ROLL, 1),), AnyIs(This(), Accompanied())),
        ),
        armor=4,
        will=2,
        health=1,
        stamina=4,
        level=2,
        original=True,
    ),
    Card(
        "byakhee",
        MONSTER,
        (
            Active((Pay(2, STAMINA),), Attack(1, 1, TARGET), (Direct(),)),
            Passive((PassesThrough(This(), (CHASM, OBSTACLE)),)),
            Forced(IsDestroyed(One(Everywhere(MONSTER))), Move(2, This())),
        ),
        armor=3,
        will=4,
        health=1,
        stamina=5,
        level=2,
        original=True,
    ),
)
