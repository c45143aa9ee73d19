"""The Rumors of the base game, and The Story Continues."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import AsSoonAs, Forced, Passive
from kadath.kernel.effects import If

from ..cards import (
    ALLY,
    CLUES,
    COMMON,
    MONEY,
    MYTHOS,
    RUMOR,
    SKILL,
    SPELL,
    STORY_CONTINUES,
    UNIQUE,
    MythosCard,
    print_into,
)
from ..vocabulary.abilities import INSTEAD, Action
from ..vocabulary.amounts import Paid
from ..vocabulary.ancient_ones import LowerMaximum
from ..vocabulary.conditions import BothHold, HasTokens
from ..vocabulary.costs import DiscardOwn, Spend, SpendGates
from ..vocabulary.effects.cards import Draw
from ..vocabulary.effects.checks import OnDie
from ..vocabulary.effects.choices import EachInvestigator, PayAny
from ..vocabulary.effects.gains import Gain
from ..vocabulary.effects.states import BecomeCursed
from ..vocabulary.effects.town import AddDoom, RaiseTerror
from ..vocabulary.environments import APhaseBegins, AtSpace
from ..vocabulary.monsters import MonstersGet, OfKind
from ..vocabulary.rumors import (
    AllyIsLost,
    AnotherGate,
    Captives,
    CaptivesBreakOut,
    Capture,
    FromNowOn,
    MeetCaptive,
    NoAlliesLeft,
    NoTokens,
    OnEachDie,
    PlayersAtMost,
    PutTokens,
    RumorEnds,
    RumorGrows,
    SignsVanish,
    TakeTokens,
)
from ..vocabulary.tracks import TerrorAtLeast

print_into(
    MYTHOS,
    MythosCard(
        "disturbing_the_dead",
        RUMOR,
        "black_cave",
        (),
        ("slash", "star", "triangle"),
        ("hexagon",),
        abilities=(
            Forced(RumorGrows(), OnDie(2, RaiseTerror())),
            Action(
                INSTEAD,
                (SpendGates(2),),
                RumorEnds(True, EachInvestigator(Draw(SPELL))),
                AtSpace("rivertown"),
            ),
            AsSoonAs(TerrorAtLeast(10), RumorEnds(False, EachInvestigator(BecomeCursed()))),
        ),
    ),
    MythosCard(
        "good_work_undone",
        RUMOR,
        "unvisited_isle",
        (),
        ("slash", "star", "triangle"),
        ("hexagon",),
        effect=PutTokens(6),
        abilities=(
            Action(INSTEAD, (), PayAny(CLUES, TakeTokens(Paid(CLUES))), AtSpace("easttown")),
            Forced(RumorGrows(), OnEachDie(2, 2, PutTokens(1))),
            AsSoonAs(NoTokens(), RumorEnds(True, EachInvestigator(Draw(UNIQUE)))),
            AsSoonAs(HasTokens(10), RumorEnds(False, SignsVanish())),
        ),
    ),
    MythosCard(
        "the_great_ritual",
        RUMOR,
        "graveyard",
        (),
        ("slash", "star", "triangle"),
        ("hexagon",),
        abilities=(
            Passive(
                (
                    MonstersGet(OfKind("cultist"), "toughness", 2),
                    MonstersGet(OfKind("witch"), "toughness", 2),
                    MonstersGet(OfKind("warlock"), "toughness", 2),
                    MonstersGet(OfKind("high_priest"), "toughness", 2),
                )
            ),
            Forced(RumorGrows(), PutTokens(1)),
            Action(
                INSTEAD,
                (DiscardOwn(3, SPELL),),
                RumorEnds(True, EachInvestigator(Gain(2, CLUES))),
                BothHold(AtSpace("french_hill"), PlayersAtMost(4)),
            ),
            Action(
                INSTEAD,
                (DiscardOwn(4, SPELL),),
                RumorEnds(True, EachInvestigator(Gain(2, CLUES))),
                BothHold(AtSpace("french_hill"), PlayersAtMost(4, more=True)),
            ),
            AsSoonAs(
                HasTokens(5),
                RumorEnds(False, FromNowOn(Forced(APhaseBegins("mythos"), AnotherGate()))),
            ),
        ),
    ),
    MythosCard(
        "the_southside_strangler_strikes",
        RUMOR,
        "independence_square",
        (),
        ("slash", "star", "triangle"),
        ("hexagon",),
        abilities=(
            Forced(
                RumorGrows(),
                If(
                    NoAlliesLeft(), RumorEnds(False, EachInvestigator(LowerMaximum())), AllyIsLost()
                ),
            ),
            Action(
                INSTEAD,
                (Spend(5, CLUES),),
                RumorEnds(True, EachInvestigator(Gain(5, MONEY))),
                AtSpace("mas_boarding_house"),
            ),
        ),
    ),
    MythosCard(
        "the_stars_are_right",
        RUMOR,
        "science_building",
        (),
        ("slash", "star", "triangle"),
        ("hexagon",),
        abilities=(
            Forced(RumorGrows(), OnDie(2, AddDoom(1))),
            Action(
                INSTEAD,
                (DiscardOwn(1, ALLY),),
                RumorEnds(True, EachInvestigator(Draw(COMMON, 2))),
                AtSpace("downtown"),
            ),
        ),
    ),
    MythosCard("the_story_continues", STORY_CONTINUES),
    MythosCard(
        "the_terrible_experiment",
        RUMOR,
        "unvisited_isle",
        (),
        ("slash", "star", "triangle"),
        ("hexagon",),
        effect=Capture(5),
        abilities=(
            Action(INSTEAD, (), MeetCaptive(), AtSpace("miskatonic_university")),
            Forced(RumorGrows(), Capture(1)),
            AsSoonAs(Captives(), RumorEnds(True, EachInvestigator(Draw(SKILL)))),
            AsSoonAs(Captives(8), RumorEnds(False, CaptivesBreakOut("miskatonic_university"))),
        ),
    ),
)
