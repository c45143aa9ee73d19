"""The explorers."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import do

from ..cards import BRUISER, CRAFTSMAN, EXPLORER, GUNNER, MYSTIC, Card, print_cards
from ..rules.doors import TOGGLE
from ..values import ATTACK_ROLL, ESSENCE, ETHEREAL, HEALTH, RANGE, STAMINA
from ..vocabulary.abilities import DOOR, Active
from ..vocabulary.costs import Pay
from ..vocabulary.doors import THE_TARGET, ChangeDoor
from ..vocabulary.effects import Attack, Restore
from ..vocabulary.modifiers import USE_INVENTORY, CostsLess, Increase, Is, Reduce
from ..vocabulary.moving import Move, Push
from ..vocabulary.selectors import One, OnTile
from ..vocabulary.spaces import NEXT_TO_YOU, ASpace, RebuildSpace
from ..vocabulary.targets import TARGET, Direct, Ranged
from ..vocabulary.timing import LastsThisRound
from ..vocabulary.triggers import Kills
from ..vocabulary.weapons import DIRECT, YourWeapons

print_cards(
    Card(
        "lorrai_gerrard",
        EXPLORER,
        (
            Active((Pay(2, ESSENCE),), Restore(1, HEALTH, One(OnTile(EXPLORER)))),
            Active(
                (Pay(2, STAMINA),),
                do(
                    Attack(1, who=TARGET, arcane=True),
                    LastsThisRound(1, (Reduce(TARGET, ATTACK_ROLL, 1),)),
                ),
                (Direct(),),
            ),
        ),
        armor=2,
        will=3,
        health=4,
        stamina=6,
        essence=6,
        klass=MYSTIC,
    ),
    Card(
        "hank_horden",
        EXPLORER,
        (
            Passive((Increase(YourWeapons(DIRECT), ATTACK_ROLL, 1),)),
            Active(
                (Pay(2, STAMINA),),
                do(Attack(1, who=TARGET), LastsThisRound(1, (Reduce(TARGET, STAMINA, 1),))),
                (Direct(),),
            ),
        ),
        armor=3,
        will=2,
        health=6,
        stamina=6,
        essence=4,
        klass=BRUISER,
    ),
    Card(
        "kim_richards",
        EXPLORER,
        (
            Passive((Increase(YOU, RANGE, 1),)),
            Active((Pay(2, STAMINA),), do(Attack(1, who=TARGET), Push(1, TARGET)), (Ranged(2),)),
        ),
        armor=2,
        will=2,
        health=6,
        stamina=6,
        essence=5,
        klass=GUNNER,
        original=True,
    ),
    Card(
        "phillip",
        EXPLORER,
        (
            Passive((CostsLess(YOU, ("workbench", "recharge_station"), STAMINA, 1),)),
            Active(
                (Pay(1, STAMINA),),
                ChangeDoor(TOGGLE, THE_TARGET),
                (Ranged(3, past_obstacles=True, what=DOOR),),
            ),
            Active((Pay(2, STAMINA),), Attack(1, who=TARGET), (Direct(),)),
        ),
        armor=2,
        will=3,
        health=5,
        stamina=6,
        essence=5,
        klass=CRAFTSMAN,
        original=True,
    ),
    Card(
        "ottilie_brandt",
        EXPLORER,
        (
            Active(
                (Pay(2, STAMINA), Pay(2, ESSENCE)),
                RebuildSpace(ASpace("action_space", NEXT_TO_YOU)),
            ),
            Passive((CostsLess(YOU, (USE_INVENTORY,), STAMINA, 1),)),
            Active((Pay(2, STAMINA),), Attack(1, who=TARGET), (Direct(),)),
        ),
        armor=3,
        will=3,
        health=5,
        stamina=6,
        essence=4,
        klass=CRAFTSMAN,
        original=True,
    ),
    Card(
        "mirela_voss",
        EXPLORER,
        (
            Active(
                (Pay(1, ESSENCE),),
                LastsThisRound(1, (Is(TARGET, ETHEREAL),)),
                (Ranged(3, past_obstacles=True, what=EXPLORER),),
            ),
            Active((Pay(2, STAMINA),), Attack(1, who=TARGET, arcane=True), (Ranged(2),)),
        ),
        armor=2,
        will=4,
        health=4,
        stamina=6,
        essence=5,
        klass=MYSTIC,
        original=True,
    ),
    Card(
        "tomas_haldane",
        EXPLORER,
        (
            Forced(Kills(YOU), Restore(1, STAMINA)),
            Active((Pay(2, STAMINA),), do(Attack(1, who=TARGET), Push(1, TARGET)), (Direct(),)),
        ),
        armor=4,
        will=2,
        health=6,
        stamina=6,
        essence=3,
        klass=BRUISER,
        original=True,
    ),
    Card(
        "ignatius_pell",
        EXPLORER,
        (
            Active((Pay(3, STAMINA),), Attack(1, 1, TARGET), (Ranged(3),)),
            Forced(Kills(YOU), Move(1)),
        ),
        armor=2,
        will=3,
        health=6,
        stamina=6,
        essence=4,
        klass=GUNNER,
        original=True,
    ),
)
