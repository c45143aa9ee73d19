"""The explorer events of Statue of Despair."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Passive
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import do

from ...cards import EXPLORER, EXPLORER_EVENT, STATUE_OF_DESPAIR, Card, print_cards
from ...values import ARMOR, HEALTH, SEES_ETHEREAL, STAMINA, WILL
from ...vocabulary.abilities import Active, EntersPlay
from ...vocabulary.costs import Pay, UseUp
from ...vocabulary.effects import Lose, Restore
from ...vocabulary.gaining import UseWorkbench
from ...vocabulary.modifiers import Increase, Is, Reduce
from ...vocabulary.selectors import Everywhere, OnTile
from ...vocabulary.story import LightChapter
from ...vocabulary.targets import TARGET, Direct
from ...vocabulary.timing import LastsThisRound

print_cards(
    Card(
        "the_sculptors_tools",
        EXPLORER_EVENT,
        (EntersPlay(UseWorkbench()),),
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
    Card(
        "pedestal_riddle",
        EXPLORER_EVENT,
        (EntersPlay(do(LightChapter(), Lose(1, STAMINA))),),
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
    Card(
        "stone_tears",
        EXPLORER_EVENT,
        (EntersPlay(Restore(1, HEALTH, OnTile(EXPLORER))),),
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
    Card(
        "averted_eyes",
        EXPLORER_EVENT,
        (Passive((Increase(YOU, WILL, 1),)),),
        attached=True,
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
    Card(
        "chisel_of_truth",
        EXPLORER_EVENT,
        (
            Active(
                (Pay(1, STAMINA), UseUp()),
                LastsThisRound(1, (Reduce(TARGET, ARMOR, 3),)),
                (Direct(),),
            ),
        ),
        attached=True,
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
    Card(
        "unfinished_face",
        EXPLORER_EVENT,
        (Passive((Is(Everywhere(EXPLORER), SEES_ETHEREAL),)),),
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
)
