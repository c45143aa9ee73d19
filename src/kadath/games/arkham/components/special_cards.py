"""The special cards: memberships, debts, jobs, blessings and curses."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.triggers import AnyOf
from kadath.kernel.effects import If, do

from ..cards import (
    BLESSING,
    DEPUTY,
    DEPUTY_ITEM,
    FACES,
    ITEM,
    LOAN,
    MEMBERSHIP,
    MONEY,
    PHYSICAL,
    RETAINER,
    Face,
    print_into,
)
from ..privileges import INNER_SANCTUM
from ..vocabulary.abilities import ANY, MOVEMENT, Action
from ..vocabulary.conditions import HadBefore
from ..vocabulary.costs import Spend
from ..vocabulary.effects.cards import Discard, LoseAllCards, Take
from ..vocabulary.effects.checks import OnDie
from ..vocabulary.effects.choices import MustPay
from ..vocabulary.effects.gains import Gain
from ..vocabulary.effects.possessions import Default, ThisToBox
from ..vocabulary.effects.rides import Drive
from ..vocabulary.fight_triggers import YouHaveFought, YouReturn
from ..vocabulary.modifiers import CombatBonus, SucceedOn
from ..vocabulary.privileges import IsKept, Privilege
from ..vocabulary.triggers import YouReceiveThis, YourUpkeep

PASSES = Forced(YourUpkeep(later=True, in_battle=True), OnDie(1, Discard()))


def luck(key: str, lowest: int, copies: int) -> Face:
    """A blessing or a curse: the two sides of the same eight cards, counted as blessings."""
    return Face(key, BLESSING, (Passive((SucceedOn(lowest),)), PASSES), copies=copies)


print_into(FACES, luck("blessing", 4, 8), luck("curse", 6, 0))

print_into(
    FACES,
    Face(
        "bank_loan",
        LOAN,
        (
            Forced(YouReceiveThis(), Gain(10, MONEY)),
            Forced(
                YourUpkeep(later=True),
                OnDie(3, MustPay(Spend(1, MONEY), do(LoseAllCards(ITEM), Default()))),
            ),
            Action(ANY, (Spend(10, MONEY),), Discard()),
        ),
        copies=8,
        back="defaulted_loan",
    ),
    Face("defaulted_loan", LOAN, (), copies=0),
    Face(
        "retainer",
        RETAINER,
        (Forced(YourUpkeep(), do(Gain(2, MONEY), If(HadBefore(), OnDie(1, Discard())))),),
        copies=8,
    ),
    Face(
        "silver_twilight_lodge_membership",
        MEMBERSHIP,
        (Passive((Privilege(INNER_SANCTUM),)),),
        copies=8,
    ),
)

print_into(
    FACES,
    Face(
        "deputy_of_arkham",
        DEPUTY,
        (
            Forced(
                YouReceiveThis(),
                do(Take(DEPUTY_ITEM, "deputys_revolver"), Take(DEPUTY_ITEM, "patrol_wagon")),
            ),
            Forced(YourUpkeep(), Gain(1, MONEY)),
        ),
    ),
    Face(
        "deputys_revolver",
        DEPUTY_ITEM,
        (Passive((CombatBonus(3, PHYSICAL),)), Passive((IsKept(),))),
        hands=1,
        is_weapon=True,
    ),
    Face(
        "patrol_wagon",
        DEPUTY_ITEM,
        (
            Action(MOVEMENT, (), Drive()),
            Forced(AnyOf((YouHaveFought(), YouReturn())), OnDie(1, ThisToBox())),
        ),
    ),
)
