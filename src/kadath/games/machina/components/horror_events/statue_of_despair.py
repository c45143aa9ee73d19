"""The horror events of Statue of Despair."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Passive
from kadath.kernel.effects import do

from ...cards import EXPLORER, HORROR_EVENT, STATUE_OF_DESPAIR, Card, print_cards
from ...values import ARMOR, ESSENCE, STAMINA
from ...vocabulary.abilities import EntersPlay
from ...vocabulary.effects import Attack, Lose
from ...vocabulary.modifiers import USE_INVENTORY, CostsMore, Increase, Reduce
from ...vocabulary.selectors import Everywhere, Those
from ...vocabulary.story import SPAWN, LowerRating, SpawnMonster
from ...vocabulary.targets import WALL
from ...vocabulary.tests import Alone, AwayFrom, NextTo

print_cards(
    Card(
        "gaze_of_despair",
        HORROR_EVENT,
        (EntersPlay(Attack(0, 3, Those(Everywhere(EXPLORER), AwayFrom((WALL,))), arcane=True)),),
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
    Card(
        "petrification",
        HORROR_EVENT,
        (
            Passive(
                (Reduce(Everywhere(EXPLORER), STAMINA, 1), Increase(Everywhere(EXPLORER), ARMOR, 1))
            ),
        ),
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
    Card(
        "statues_stir",
        HORROR_EVENT,
        (
            EntersPlay(
                do(SpawnMonster(Those(Everywhere(EXPLORER), Alone())), LowerRating(SPAWN, 1))
            ),
        ),
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
    Card(
        "weight_of_ages",
        HORROR_EVENT,
        (Passive((CostsMore(Everywhere(EXPLORER), (USE_INVENTORY, "workbench"), STAMINA, 1),)),),
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
    Card(
        "crumbling_arch",
        HORROR_EVENT,
        (EntersPlay(Attack(0, 3, Those(Everywhere(EXPLORER), NextTo((WALL,))))),),
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
    Card(
        "hollow_laughter",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    Attack(1, 1, Those(Everywhere(EXPLORER), Alone()), arcane=True),
                    Lose(1, ESSENCE, Everywhere(EXPLORER)),
                )
            ),
        ),
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
)
