"""The consumables of the third level."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU

from ...cards import CONSUMABLE, EXPLORER, Card, print_cards
from ...values import ATTACK_ROLL, ESSENCE, STAMINA
from ...vocabulary.abilities import Active
from ...vocabulary.costs import Pay, UseUp
from ...vocabulary.effects import Attack, Banish, Restore
from ...vocabulary.modifiers import CannotLoseHealth, Increase
from ...vocabulary.selectors import OnTile
from ...vocabulary.spaces import NEXT_TO_YOU, ASpace, SealSpace
from ...vocabulary.story import HORROR, SPAWN, LowerThreat, RefreshRating
from ...vocabulary.targets import TARGET, Ranged
from ...vocabulary.timing import LastsThisRound

print_cards(
    Card(
        "adrenal_ampoule",
        CONSUMABLE,
        (
            Active((UseUp(),), Restore(5, STAMINA)),
            Active((UseUp(),), LastsThisRound(1, (Increase(YOU, ATTACK_ROLL, 2),))),
        ),
        level=3,
        original=True,
    ),
    Card(
        "last_rites",
        CONSUMABLE,
        (Active((UseUp(),), LastsThisRound(1, (CannotLoseHealth(OnTile(EXPLORER)),))),),
        level=3,
        original=True,
    ),
    Card(
        "star_salts",
        CONSUMABLE,
        (Active((UseUp(),), Restore(3, ESSENCE, OnTile(EXPLORER))),),
        level=3,
        original=True,
    ),
    Card(
        "annihilation_capsule",
        CONSUMABLE,
        (Active((Pay(3, STAMINA), UseUp()), Attack(3, 3, TARGET), (Ranged(3),)),),
        level=3,
        original=True,
    ),
    Card(
        "null_powder",
        CONSUMABLE,
        (
            Active(
                (Pay(2, STAMINA), Pay(1, ESSENCE), UseUp()),
                Banish(3, TARGET),
                (Ranged(3, past_obstacles=True),),
            ),
        ),
        level=3,
        original=True,
    ),
    Card(
        "time_lozenge",
        CONSUMABLE,
        (
            Active((UseUp(),), Restore(4, STAMINA, OnTile(EXPLORER))),
            Active((Pay(1, STAMINA), UseUp()), RefreshRating((SPAWN, HORROR))),
        ),
        level=3,
        original=True,
    ),
    Card(
        "saints_finger",
        CONSUMABLE,
        (
            Active((UseUp(),), LowerThreat(2)),
            Active((Pay(1, STAMINA), UseUp()), SealSpace(ASpace("spawn_space", NEXT_TO_YOU))),
        ),
        level=3,
        original=True,
    ),
)
