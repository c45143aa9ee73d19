"""The scenario card, the chapters and the final challenge of Statue of Despair."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import AsSoonAs, Passive
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import do

from ...cards import (
    CHAPTER,
    EXPLORER,
    FINAL_CHALLENGE,
    SCENARIO,
    STATUE_OF_DESPAIR,
    Card,
    print_cards,
)
from ...values import ESSENCE, HEALTH, SEES_ETHEREAL, STAMINA, WILL
from ...vocabulary.abilities import Active, EntersPlay
from ...vocabulary.conditions import AnyIs, EveryExplorerHasToken
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Restore
from ...vocabulary.gaining import GainItem
from ...vocabulary.modifiers import Is, Reduce
from ...vocabulary.moving import Move
from ...vocabulary.selectors import ByHealth, Everywhere, Those
from ...vocabulary.spaces import EACH_TILE, ASpace, RebuildSpace
from ...vocabulary.story import (
    AddItems,
    BeginFinalChallenge,
    BeginNextChapter,
    BeginRound,
    LightChapter,
    PlaceEntry,
    PlaceExit,
    RaiseThreat,
    SetLevel,
    SpawnMonster,
)
from ...vocabulary.tests import Alone, NextTo
from ...vocabulary.timing import PutToken
from .expedition import CROWD, KIT, LAST_EXPLORER

print_cards(
    Card(
        "statue_of_despair",
        SCENARIO,
        (KIT, LAST_EXPLORER, CROWD),
        scenario=STATUE_OF_DESPAIR,
        original=True,
    ),
    Card(
        "no_peace_for_the_bold",
        CHAPTER,
        (
            EntersPlay(
                do(PlaceEntry(), Move(3, Everywhere(EXPLORER)), SetLevel(2), AddItems((2, 3)))
            ),
        ),
        scenario=STATUE_OF_DESPAIR,
        number=1,
        spawn_rating=7,
        horror_rating=5,
    ),
    Card(
        "gallery_of_the_faceless",
        CHAPTER,
        (
            EntersPlay(Restore(1, HEALTH, Everywhere(EXPLORER))),
            Passive((Reduce(Those(Everywhere(EXPLORER), Alone()), WILL, 1),)),
        ),
        scenario=STATUE_OF_DESPAIR,
        number=2,
        spawn_rating=6,
        horror_rating=6,
        original=True,
    ),
    Card(
        "the_sculptors_debt",
        CHAPTER,
        (
            Active(
                (Pay(1, ESSENCE), PutToken()),
                GainItem(),
                condition=AnyIs(YOU, NextTo(("chest",), destroyed=True)),
            ),
            AsSoonAs(EveryExplorerHasToken(), BeginNextChapter()),
        ),
        scenario=STATUE_OF_DESPAIR,
        number=3,
        spawn_rating=6,
        horror_rating=6,
        blocking=True,
        original=True,
    ),
    Card(
        "broken_pedestals",
        CHAPTER,
        (
            EntersPlay(
                do(
                    SpawnMonster(ByHealth(Everywhere(EXPLORER), most=True)),
                    RebuildSpace(ASpace("action_space", EACH_TILE)),
                    GainItem(1, Everywhere(EXPLORER)),
                )
            ),
        ),
        scenario=STATUE_OF_DESPAIR,
        number=4,
        spawn_rating=6,
        horror_rating=6,
        original=True,
    ),
    Card(
        "down_the_spiral_stair",
        CHAPTER,
        (EntersPlay(do(PlaceExit(), Restore(2, STAMINA, Everywhere(EXPLORER)))),),
        scenario=STATUE_OF_DESPAIR,
        number=5,
        spawn_rating=6,
        horror_rating=6,
        original=True,
    ),
    Card(
        "the_mirror_court",
        CHAPTER,
        (
            EntersPlay(
                do(
                    PlaceEntry(),
                    GainItem(1, Everywhere(EXPLORER)),
                    Restore(2, HEALTH, Everywhere(EXPLORER)),
                    BeginRound(),
                )
            ),
            Passive((Is(Everywhere(EXPLORER), SEES_ETHEREAL),)),
        ),
        scenario=STATUE_OF_DESPAIR,
        number=6,
        spawn_rating=7,
        horror_rating=6,
        original=True,
    ),
    Card(
        "the_unveiling",
        CHAPTER,
        (
            EntersPlay(RaiseThreat(1)),
            Active(
                (Pay(2, STAMINA), Pay(1, HEALTH), PutToken()),
                LightChapter(),
                condition=AnyIs(YOU, NextTo(("chapter_space",), destroyed=True)),
            ),
            AsSoonAs(EveryExplorerHasToken(), BeginNextChapter()),
        ),
        scenario=STATUE_OF_DESPAIR,
        number=7,
        spawn_rating=7,
        horror_rating=6,
        blocking=True,
        original=True,
    ),
    Card(
        "before_the_statue",
        CHAPTER,
        (
            EntersPlay(
                do(
                    BeginFinalChallenge(),
                    SetLevel(3),
                    Restore(2, HEALTH, Everywhere(EXPLORER)),
                    BeginRound(),
                )
            ),
        ),
        scenario=STATUE_OF_DESPAIR,
        number=8,
        spawn_rating=7,
        horror_rating=6,
        blocking=True,
        original=True,
    ),
    Card(
        "the_statue_opens_its_eyes",
        FINAL_CHALLENGE,
        (EntersPlay(SpawnMonster(Everywhere(EXPLORER))),),
        scenario=STATUE_OF_DESPAIR,
        spawn_rating=6,
        horror_rating=6,
        original=True,
    ),
)
