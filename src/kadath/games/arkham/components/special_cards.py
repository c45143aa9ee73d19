"""The special cards: blessing and curse, the two sides of one card, and the bank loan.

Whoever cannot pay the interest gives the loan back here; that no other is ever granted comes with
the bank itself.
"""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.effects import do

from ..cards import BLESSING, FACES, ITEM, LOAN, MONEY, Face, print_into
from ..vocabulary.abilities import ANY, Action
from ..vocabulary.costs import Spend
from ..vocabulary.effects.cards import Discard, LoseAllCards
from ..vocabulary.effects.checks import OnDie
from ..vocabulary.effects.choices import MustPay
from ..vocabulary.effects.gains import Gain
from ..vocabulary.modifiers import SucceedOn
from ..vocabulary.triggers import YouReceiveThis, YourUpkeep

print_into(
    FACES,
    Face("blessing", BLESSING, (Passive((SucceedOn(4),)),)),
    Face("curse", BLESSING, (Passive((SucceedOn(6),)),)),
)

print_into(
    FACES,
    Face(
        "bank_loan",
        LOAN,
        (
            Forced(YouReceiveThis(), Gain(10, MONEY)),
            Forced(
                YourUpkeep(), OnDie(3, MustPay(Spend(1, MONEY), do(LoseAllCards(ITEM), Discard())))
            ),
            Action(ANY, (Spend(10, MONEY),), Discard()),
        ),
    ),
)
