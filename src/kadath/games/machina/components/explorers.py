"""The explorers."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Passive
from kadath.kernel.effects import do

from ..cards import EXPLORER, Card, print_cards
from ..values import ATTACK_ROLL, ESSENCE, HEALTH, STAMINA
from ..vocabulary.abilities import Active
from ..vocabulary.costs import Pay
from ..vocabulary.effects import Attack, Restore
from ..vocabulary.modifiers import Increase, Reduce
from ..vocabulary.selectors import One, OnTile
from ..vocabulary.targets import Direct, Target
from ..vocabulary.timing import LastsThisRound
from ..vocabulary.weapons import DIRECT, YourWeapons

LORRAI_GERRARD, HANK_HORDEN = print_cards(
    Card(
        "lorrai_gerrard",
        EXPLORER,
        (
            Active((Pay(2, ESSENCE),), Restore(1, HEALTH, One(OnTile(EXPLORER)))),
            Active(
                (Pay(2, STAMINA),),
                do(
                    Attack(1, who=Target(), arcane=True),
                    LastsThisRound(1, (Reduce(Target(), ATTACK_ROLL, 1),)),
                ),
                (Direct(),),
            ),
        ),
        armor=2,
        will=3,
        essence=6,
        health=4,
        stamina=6,
    ),
    Card(
        "hank_horden",
        EXPLORER,
        (
            Passive((Increase(YourWeapons(DIRECT), ATTACK_ROLL, 1),)),
            Active(
                (Pay(2, STAMINA),),
                do(
                    Attack(1, who=Target()),
                    LastsThisRound(1, (Reduce(Target(), STAMINA, 1),)),
                ),
                (Direct(),),
            ),
        ),
        armor=3,
        will=2,
        essence=4,
        health=6,
        stamina=6,
    ),
)
