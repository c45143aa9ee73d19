"""The explorer events of The Beast."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU, That
from kadath.kernel.effects import Repeat, do

from ...cards import EXPLORER, EXPLORER_EVENT, MONSTER, THE_BEAST, Card, print_cards
from ...values import ARMOR, ATTACK_ROLL, ESSENCE, ETHEREAL, STAMINA, WILL
from ...vocabulary.abilities import EntersPlay
from ...vocabulary.conditions import AgainstWounded
from ...vocabulary.effects import Attack, Banish, Restore
from ...vocabulary.gaining import GainItem
from ...vocabulary.modifiers import Increase, Is, Reduce
from ...vocabulary.moving import Move, Push, Steer
from ...vocabulary.selectors import Adjacent, Closest, Everywhere, One, OnTile
from ...vocabulary.spaces import YOUR_TILE, ASpace, TreatAs
from ...vocabulary.story import Explore, LookAtTile
from ...vocabulary.timing import LastsThisRound, OnRoll
from ...vocabulary.triggers import IsHit, Kills

print_cards(
    Card(
        "bait_and_cage",
        EXPLORER_EVENT,
        (
            EntersPlay(
                do(
                    Steer(2, Closest(OnTile(MONSTER))),
                    LastsThisRound(1, (Reduce(Adjacent(MONSTER), STAMINA, 2),)),
                )
            ),
        ),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "fresh_tracks",
        EXPLORER_EVENT,
        (EntersPlay(do(LookAtTile(), Move(3))),),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "hunters_snare",
        EXPLORER_EVENT,
        (
            EntersPlay(
                do(
                    Repeat(2, TreatAs(ASpace("floor", YOUR_TILE), "trap_space")),
                    Restore(1, ESSENCE),
                )
            ),
        ),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "bone_charm",
        EXPLORER_EVENT,
        (Forced(IsHit(YOU), OnRoll(7, Push(1, That("attacker")))),),
        attached=True,
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "wounded_animal",
        EXPLORER_EVENT,
        (EntersPlay(Attack(2, 2, Closest(OnTile(MONSTER)))),),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "old_hunter",
        EXPLORER_EVENT,
        (Passive((Increase(YOU, ATTACK_ROLL, 1),), AgainstWounded()),),
        attached=True,
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "feast_of_carrion",
        EXPLORER_EVENT,
        (EntersPlay(Banish(1, One(OnTile(MONSTER)))),),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "quiet_steps",
        EXPLORER_EVENT,
        (EntersPlay(LastsThisRound(1, (Is(YOU, ETHEREAL),))),),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "shared_kill",
        EXPLORER_EVENT,
        (Forced(Kills(One(Everywhere(EXPLORER))), Restore(1, ESSENCE, One(Everywhere(EXPLORER)))),),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "den_entrance",
        EXPLORER_EVENT,
        (EntersPlay(do(Explore(), GainItem())),),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "second_skin",
        EXPLORER_EVENT,
        (Passive((Increase(YOU, ARMOR, 1), Reduce(YOU, WILL, 1))),),
        attached=True,
        scenario=THE_BEAST,
        original=True,
    ),
)
