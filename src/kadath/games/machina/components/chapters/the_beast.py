"""The scenario card, the chapters and the final challenge of The Beast."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import AsSoonAs, Passive
from kadath.kernel.abilities.selectors import YOU, This
from kadath.kernel.effects import do

from ...cards import (
    BOSS,
    CHAPTER,
    EXPLORER,
    FINAL_CHALLENGE,
    MONSTER,
    SCENARIO,
    THE_BEAST,
    Card,
    print_cards,
)
from ...values import ATTACK_ROLL, HEALTH, STAMINA, STEADFAST, UNYIELDING
from ...vocabulary.abilities import Active, EntersPlay
from ...vocabulary.conditions import AgainstWounded, AnyIs, EveryExplorerHasToken
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Attack, Restore
from ...vocabulary.gaining import GainItem
from ...vocabulary.modifiers import Increase, Is
from ...vocabulary.moving import Move
from ...vocabulary.selectors import Adjacent, Everywhere, OnTile
from ...vocabulary.story import (
    SPAWN,
    AddItems,
    BeginFinalChallenge,
    BeginNextChapter,
    BeginRound,
    LightChapter,
    LowerRating,
    LowerThreat,
    PlaceEntry,
    PlaceExit,
    SetLevel,
    SetThreat,
    SpawnMonster,
)
from ...vocabulary.tests import NextTo
from ...vocabulary.timing import PutToken
from .expedition import CROWD, KIT, LAST_EXPLORER

print_cards(
    Card(
        "the_beast",
        SCENARIO,
        (KIT, LAST_EXPLORER, CROWD),
        scenario=THE_BEAST,
        original=True,
    ),
    Card(
        "the_nightmare_continues",
        CHAPTER,
        (
            EntersPlay(
                do(
                    PlaceEntry(),
                    SetThreat(5),
                    GainItem(1, Everywhere(EXPLORER)),
                    Move(1, Everywhere(EXPLORER)),
                )
            ),
        ),
        scenario=THE_BEAST,
        number=1,
        spawn_rating=4,
        horror_rating=6,
    ),
    Card(
        "spoor_in_the_dust",
        CHAPTER,
        (EntersPlay(do(Move(2, Everywhere(EXPLORER)), LowerRating(SPAWN, 2), LightChapter())),),
        scenario=THE_BEAST,
        number=2,
        spawn_rating=7,
        horror_rating=7,
        original=True,
    ),
    Card(
        "the_wounded_guide",
        CHAPTER,
        (
            Active((Pay(3, STAMINA), PutToken()), Move(2, OnTile(EXPLORER))),
            AsSoonAs(EveryExplorerHasToken(), BeginNextChapter()),
        ),
        scenario=THE_BEAST,
        number=3,
        spawn_rating=8,
        horror_rating=6,
        blocking=True,
        original=True,
    ),
    Card(
        "bones_in_the_well",
        CHAPTER,
        (
            EntersPlay(
                do(
                    AddItems((2,)),
                    GainItem(1, Everywhere(EXPLORER)),
                    Restore(1, HEALTH, Everywhere(EXPLORER)),
                )
            ),
        ),
        scenario=THE_BEAST,
        number=4,
        spawn_rating=7,
        horror_rating=6,
        original=True,
    ),
    Card(
        "out_of_the_burrow",
        CHAPTER,
        (EntersPlay(do(PlaceExit(), SpawnMonster(Everywhere(EXPLORER)))),),
        scenario=THE_BEAST,
        number=5,
        spawn_rating=7,
        horror_rating=6,
        original=True,
    ),
    Card(
        "the_hunting_ground",
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
            Passive((Increase(Everywhere(EXPLORER), ATTACK_ROLL, 1),), AgainstWounded()),
        ),
        scenario=THE_BEAST,
        number=6,
        spawn_rating=7,
        horror_rating=7,
        original=True,
    ),
    Card(
        "smoke_them_out",
        CHAPTER,
        (
            Active(
                (Pay(2, STAMINA), PutToken()),
                LowerThreat(1),
                condition=AnyIs(YOU, NextTo(("exploding_barrel", "spawn_space"), destroyed=True)),
            ),
            AsSoonAs(EveryExplorerHasToken(), BeginNextChapter()),
        ),
        scenario=THE_BEAST,
        number=7,
        spawn_rating=7,
        horror_rating=6,
        blocking=True,
        original=True,
    ),
    Card(
        "nest_of_the_spawn",
        CHAPTER,
        (
            EntersPlay(
                do(
                    AddItems((3,)),
                    GainItem(1, Everywhere(EXPLORER)),
                    SpawnMonster(Everywhere(EXPLORER)),
                    LightChapter(),
                )
            ),
        ),
        scenario=THE_BEAST,
        number=8,
        spawn_rating=7,
        horror_rating=7,
        original=True,
    ),
    Card(
        "the_scent_turns",
        CHAPTER,
        (
            EntersPlay(Move(2, Everywhere(MONSTER))),
            Active((Pay(1, HEALTH), PutToken()), Move(3)),
            AsSoonAs(EveryExplorerHasToken(), PlaceExit()),
        ),
        scenario=THE_BEAST,
        number=9,
        spawn_rating=7,
        horror_rating=6,
        blocking=True,
        original=True,
    ),
    Card(
        "the_last_gallery",
        CHAPTER,
        (
            EntersPlay(
                do(
                    PlaceEntry(),
                    Restore(1, HEALTH, Everywhere(EXPLORER)),
                    GainItem(1, Everywhere(EXPLORER)),
                    SetLevel(3),
                    LightChapter(),
                    BeginRound(),
                )
            ),
        ),
        scenario=THE_BEAST,
        number=10,
        spawn_rating=7,
        horror_rating=6,
        original=True,
    ),
    Card(
        "the_beast_at_bay",
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
        scenario=THE_BEAST,
        number=11,
        spawn_rating=7,
        horror_rating=6,
        blocking=True,
        original=True,
    ),
    Card(
        "the_beast_goes_home",
        FINAL_CHALLENGE,
        (EntersPlay(SpawnMonster(Everywhere(EXPLORER))),),
        scenario=THE_BEAST,
        spawn_rating=7,
        horror_rating=7,
        original=True,
    ),
    Card(
        "wounded_beast",
        BOSS,
        (
            Passive((Is(This(), STEADFAST),)),
            Passive((Is(This(), UNYIELDING),)),
            Active((Pay(2, STAMINA),), Attack(2, 1, Adjacent(EXPLORER))),
        ),
        armor=5,
        will=5,
        health=5,
        stamina=2,
        scenario=THE_BEAST,
        original=True,
    ),
)
