"""The consumables of the second level."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU

from ...cards import CONSUMABLE, EXPLORER, MONSTER, Card, print_cards
from ...rules.doors import DESTROY, OPEN
from ...values import ARMOR, ATTACK_ROLL, ESSENCE, HEALTH, SEES_ETHEREAL, STAMINA
from ...vocabulary.abilities import DOOR, Active
from ...vocabulary.costs import Pay, UseUp
from ...vocabulary.doors import ANY_ON_TILE, THE_TARGET, ChangeDoor
from ...vocabulary.effects import Attack, Banish, Restore
from ...vocabulary.events import InvokeExplorerEvent
from ...vocabulary.gaining import GainItem
from ...vocabulary.modifiers import Increase, Is, Reduce
from ...vocabulary.selectors import OnTile
from ...vocabulary.spaces import NEXT_TO_YOU, ASpace, RebuildSpace, SpringTraps
from ...vocabulary.story import Explore, LightChapter
from ...vocabulary.targets import TARGET, Around, Direct, Ranged
from ...vocabulary.timing import LastsThisRound

print_cards(
    Card(
        "signal_flare",
        CONSUMABLE,
        (
            Active((Pay(1, STAMINA), UseUp()), LightChapter()),
            Active((UseUp(),), LastsThisRound(1, (Is(OnTile(EXPLORER), SEES_ETHEREAL),))),
        ),
        level=2,
        original=True,
    ),
    Card(
        "acid_flask",
        CONSUMABLE,
        (
            Active(
                (Pay(1, STAMINA), UseUp()),
                LastsThisRound(1, (Reduce(TARGET, ARMOR, 3),)),
                (Ranged(3),),
            ),
            Active((Pay(1, STAMINA), UseUp()), ChangeDoor(DESTROY, THE_TARGET), (Direct(DOOR),)),
        ),
        level=2,
        original=True,
    ),
    Card(
        "banishing_salt",
        CONSUMABLE,
        (Active((Pay(2, STAMINA), Pay(1, ESSENCE), UseUp()), Banish(2, TARGET), (Direct(),)),),
        level=2,
        original=True,
    ),
    Card(
        "powder_keg",
        CONSUMABLE,
        (
            Active((Pay(2, STAMINA), UseUp()), SpringTraps()),
            Active((Pay(3, STAMINA), UseUp()), Attack(3, 1, Around(TARGET)), (Ranged(2),)),
        ),
        level=2,
        original=True,
    ),
    Card(
        "skeleton_key",
        CONSUMABLE,
        (
            Active((UseUp(),), RebuildSpace(ASpace("chest", NEXT_TO_YOU))),
            Active((UseUp(),), ChangeDoor(OPEN, ANY_ON_TILE)),
        ),
        level=2,
        original=True,
    ),
    Card(
        "tincture_of_lead",
        CONSUMABLE,
        (
            Active((Pay(1, STAMINA), UseUp()), LastsThisRound(1, (Increase(YOU, ARMOR, 2),))),
            Active(
                (Pay(1, STAMINA), UseUp()),
                LastsThisRound(1, (Reduce(TARGET, STAMINA, 2),)),
                (Ranged(3),),
            ),
        ),
        level=2,
        original=True,
    ),
    Card(
        "dowsing_pendulum",
        CONSUMABLE,
        (Active((Pay(1, STAMINA), UseUp()), GainItem()), Active((UseUp(),), Explore())),
        level=2,
        original=True,
    ),
    Card(
        "ghost_bait",
        CONSUMABLE,
        (
            Active(
                (Pay(1, STAMINA), UseUp()),
                LastsThisRound(1, (Reduce(OnTile(MONSTER), ATTACK_ROLL, 2),)),
            ),
        ),
        level=2,
        original=True,
    ),
    Card(
        "blood_ink",
        CONSUMABLE,
        (
            Active((Pay(1, HEALTH), UseUp()), InvokeExplorerEvent()),
            Active((Pay(1, ESSENCE), UseUp()), Restore(1, HEALTH, OnTile(EXPLORER))),
        ),
        level=2,
        original=True,
    ),
)
