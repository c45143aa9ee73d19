"""The scenario card, the chapters and the final challenge of Horror in the Ice."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import AsSoonAs, Passive
from kadath.kernel.abilities.selectors import YOU, This
from kadath.kernel.effects import do

from ...cards import (
    BOSS,
    CHAPTER,
    EXPLORER,
    FINAL_CHALLENGE,
    HORROR_IN_THE_ICE,
    MONSTER,
    SCENARIO,
    Card,
    print_cards,
)
from ...values import ESSENCE, HEALTH, IMMOBILE, STAMINA, UNYIELDING
from ...vocabulary.abilities import Active, EntersPlay
from ...vocabulary.conditions import AnyIs, EveryExplorerHasToken
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Attack, Restore
from ...vocabulary.gaining import GainItem
from ...vocabulary.modifiers import Is
from ...vocabulary.moving import Move
from ...vocabulary.selectors import Everywhere, OnTile
from ...vocabulary.spaces import SpringTraps
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
from ...vocabulary.tests import NextTo
from ...vocabulary.timing import CountDown, PutToken
from .expedition import CROWD, KIT, LAST_EXPLORER

print_cards(
    Card(
        "horror_in_the_ice",
        SCENARIO,
        (KIT, LAST_EXPLORER, CROWD),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "entrance",
        CHAPTER,
        (EntersPlay(PlaceEntry()),),
        scenario=HORROR_IN_THE_ICE,
        number=1,
        spawn_rating=4,
        horror_rating=7,
    ),
    Card(
        "trail_of_blood",
        CHAPTER,
        (
            EntersPlay(Move(2, Everywhere(EXPLORER))),
            Active((Pay(1, HEALTH),), do(Move(3), CountDown(4, BeginNextChapter()))),
        ),
        scenario=HORROR_IN_THE_ICE,
        number=2,
        spawn_rating=4,
        horror_rating=6,
        blocking=True,
    ),
    Card(
        "the_abandoned_camp",
        CHAPTER,
        (
            EntersPlay(
                do(
                    GainItem(1, Everywhere(EXPLORER)),
                    Restore(1, HEALTH, Everywhere(EXPLORER)),
                    LightChapter(),
                )
            ),
        ),
        scenario=HORROR_IN_THE_ICE,
        number=3,
        spawn_rating=6,
        horror_rating=6,
        original=True,
    ),
    Card(
        "the_way_down",
        CHAPTER,
        (EntersPlay(do(PlaceExit(), Restore(1, HEALTH, Everywhere(EXPLORER)))),),
        scenario=HORROR_IN_THE_ICE,
        number=4,
        spawn_rating=6,
        horror_rating=6,
        original=True,
    ),
    Card(
        "hall_of_columns",
        CHAPTER,
        (
            EntersPlay(
                do(
                    PlaceEntry(),
                    AddItems((2,)),
                    GainItem(1, Everywhere(EXPLORER)),
                    Restore(2, HEALTH, Everywhere(EXPLORER)),
                    BeginRound(),
                )
            ),
        ),
        scenario=HORROR_IN_THE_ICE,
        number=5,
        spawn_rating=6,
        horror_rating=6,
        original=True,
    ),
    Card(
        "keepers_of_the_pulse",
        CHAPTER,
        (
            EntersPlay(SpawnMonster(Everywhere(EXPLORER))),
            Active(
                (Pay(2, STAMINA), PutToken()),
                Restore(1, ESSENCE),
                condition=AnyIs(YOU, NextTo(("event_space", "chest"), destroyed=True)),
            ),
            AsSoonAs(EveryExplorerHasToken(), BeginNextChapter()),
        ),
        scenario=HORROR_IN_THE_ICE,
        number=6,
        spawn_rating=7,
        horror_rating=6,
        blocking=True,
        original=True,
    ),
    Card(
        "a_false_dawn",
        CHAPTER,
        (EntersPlay(do(Restore(1, HEALTH, Everywhere(EXPLORER)), LightChapter(), RaiseThreat(1))),),
        scenario=HORROR_IN_THE_ICE,
        number=7,
        spawn_rating=6,
        horror_rating=6,
        original=True,
    ),
    Card(
        "the_buried_engine",
        CHAPTER,
        (
            EntersPlay(
                do(
                    AddItems((3,)),
                    GainItem(1, Everywhere(EXPLORER)),
                    SpawnMonster(Everywhere(EXPLORER)),
                )
            ),
            Active(
                (Pay(2, STAMINA), PutToken()),
                SpringTraps(),
                condition=AnyIs(
                    YOU, NextTo(("trap_lever", "workbench", "recharge_station"), destroyed=True)
                ),
            ),
            AsSoonAs(EveryExplorerHasToken(), BeginNextChapter()),
        ),
        scenario=HORROR_IN_THE_ICE,
        number=8,
        spawn_rating=6,
        horror_rating=6,
        blocking=True,
        original=True,
    ),
    Card(
        "where_the_mountain_splits",
        CHAPTER,
        (EntersPlay(do(PlaceExit(), SetLevel(3), Move(2, Everywhere(MONSTER)))),),
        scenario=HORROR_IN_THE_ICE,
        number=9,
        spawn_rating=6,
        horror_rating=6,
        original=True,
    ),
    Card(
        "the_heart_under_the_ice",
        CHAPTER,
        (
            EntersPlay(
                do(
                    BeginFinalChallenge(),
                    Restore(2, HEALTH, Everywhere(EXPLORER)),
                    Restore(2, ESSENCE, Everywhere(EXPLORER)),
                    BeginRound(),
                )
            ),
        ),
        scenario=HORROR_IN_THE_ICE,
        number=10,
        spawn_rating=7,
        horror_rating=6,
        blocking=True,
        original=True,
    ),
    Card(
        "the_thing_in_the_ice",
        FINAL_CHALLENGE,
        (EntersPlay(SpawnMonster(Everywhere(EXPLORER))),),
        scenario=HORROR_IN_THE_ICE,
        spawn_rating=7,
        horror_rating=6,
        original=True,
    ),
    Card(
        "heart_in_the_ice",
        BOSS,
        (
            Passive((Is(This(), IMMOBILE),)),
            Passive((Is(This(), UNYIELDING),)),
            Active((Pay(2, STAMINA),), Attack(1, 1, OnTile(EXPLORER), arcane=True)),
        ),
        armor=9,
        will=9,
        health=4,
        stamina=2,
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
)
