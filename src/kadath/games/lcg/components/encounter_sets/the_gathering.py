"""The encounter set The Gathering: its reference card, agendas, acts, locations, and enemies."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU, That
from kadath.kernel.effects import If, do
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER, WHEN

from ...faces import ActFace, AgendaFace, AssetFace, EnemyFace, LocationFace, ScenarioFace, face
from ...vocabulary.abilities import Action, Forced, Prey, Reaction, Spawn, Symbol
from ...vocabulary.amounts import HowMany, Minus
from ...vocabulary.choices import MustChoose
from ...vocabulary.conditions import Not, ThereIs, YouControl
from ...vocabulary.doom import PlaceDoom
from ...vocabulary.effects import AfterTest, Deal, Discard, MakeTest, Until
from ...vocabulary.encounter_deck import (
    DiscardUntil,
    SearchEncounterDeck,
    ShuffleInEncounterDiscards,
)
from ...vocabulary.enemy_moves import MoveTowards
from ...vocabulary.enemy_triggers import EnemyDefeated
from ...vocabulary.granted import Gains, While
from ...vocabulary.hands import DiscardAtRandom
from ...vocabulary.interrupts import RevealAnotherToken
from ...vocabulary.kinds import CardKind
from ...vocabulary.modifiers import Forbid
from ...vocabulary.period_triggers import PhaseEnds, RoundEnds
from ...vocabulary.scenario_cards import Objective
from ...vocabulary.selectors import (
    YOUR_LOCATION,
    Called,
    Either,
    Enemies,
    Investigators,
    LeadInvestigator,
    SetAside,
)
from ...vocabulary.skill_test_triggers import SucceedsAt
from ...vocabulary.story import (
    Advance,
    AtAct,
    DefeatInvestigators,
    PlaceInvestigators,
    PutIntoPlay,
    Reach,
    RemoveFromGame,
    Resign,
    RevealLocation,
    SpawnAt,
    SpendCluesAsGroup,
    TakeControl,
)
from ...vocabulary.triggers import Enters

SET = "the-gathering"

EVERYONE = Investigators()
STUDY, HALLWAY, PARLOR = Called("study"), Called("hallway"), Called("parlor")
GHOUL = CardKind("enemy", "Ghoul")
GHOULS_HERE = Enemies(at=YOUR_LOCATION, trait="Ghoul")
HERE = Investigators(at=YOUR_LOCATION)
LITA = Called("lita-chantler")

face(
    ScenarioFace(
        key="the-gathering",
        code="01104",
        encounter_set=SET,
        abilities=(
            Symbol("skull", Minus(HowMany(GHOULS_HERE))),
            Symbol("cultist", -1, if_failed=Deal(YOU, horror=1)),
            Symbol("tablet", -2, effect=If(ThereIs(GHOULS_HERE), Deal(YOU, damage=1))),
        ),
        back=(
            Symbol("skull", -2, if_failed=AfterTest(SearchEncounterDeck(GHOUL))),
            Symbol("cultist", effect=RevealAnotherToken(), if_failed=Deal(YOU, horror=2)),
            Symbol("tablet", -4, effect=If(ThereIs(GHOULS_HERE), Deal(YOU, damage=1, horror=1))),
        ),
    )
)

face(
    AgendaFace(
        key="whats-going-on",
        code="01105",
        encounter_set=SET,
        stage=1,
        doom=3,
        reverse=MustChoose((DiscardAtRandom(EVERYONE), Deal(LeadInvestigator(), horror=2))),
    )
)

face(
    AgendaFace(
        key="rise-of-the-ghouls",
        code="01106",
        encounter_set=SET,
        stage=2,
        doom=7,
        reverse=do(ShuffleInEncounterDiscards(), DiscardUntil(GHOUL, LeadInvestigator())),
    )
)

face(
    AgendaFace(
        key="theyre-getting-out",
        code="01107",
        encounter_set=SET,
        stage=3,
        doom=10,
        abilities=(
            Forced(
                AFTER,
                PhaseEnds("enemy"),
                MoveTowards(Enemies(trait="Ghoul", unengaged=True), PARLOR),
            ),
            Forced(
                AFTER,
                RoundEnds(),
                PlaceDoom(HowMany(Enemies(at=Either((HALLWAY, PARLOR)), trait="Ghoul")), THIS),
            ),
        ),
        reverse=If(AtAct((1, 2)), Reach(3), DefeatInvestigators(EVERYONE, physical=1)),
    )
)

face(
    ActFace(
        key="trapped",
        code="01108",
        encounter_set=SET,
        stage=1,
        clues=2,
        reverse=do(
            PutIntoPlay(
                Either(
                    (
                        SetAside("hallway"),
                        SetAside("cellar"),
                        SetAside("attic"),
                        SetAside("parlor"),
                    )
                )
            ),
            Discard(Enemies(at=STUDY)),
            PlaceInvestigators(HALLWAY),
            RemoveFromGame(STUDY),
        ),
    )
)

face(
    ActFace(
        key="the-barrier",
        code="01109",
        encounter_set=SET,
        stage=2,
        clues=3,
        abilities=(
            Objective(
                Reaction(
                    WHEN,
                    RoundEnds(),
                    SpendCluesAsGroup(Investigators(at=HALLWAY), Advance()),
                )
            ),
        ),
        reverse=do(
            RevealLocation(PARLOR),
            PutIntoPlay(SetAside("lita-chantler"), at=PARLOR),
            SpawnAt(SetAside("ghoul-priest"), HALLWAY),
        ),
    )
)

face(
    ActFace(
        key="what-have-you-done",
        code="01110",
        encounter_set=SET,
        stage=3,
        abilities=(
            Objective(
                Forced(AFTER, EnemyDefeated(Called("ghoul-priest", anywhere=True)), Advance())
            ),
        ),
        reverse=MustChoose((Reach(1), Reach(2))),
    )
)

face(LocationFace(key="study", code="01111", encounter_set=SET, shroud=2, clues=2, symbol="circle"))

face(
    LocationFace(
        key="hallway",
        code="01112",
        encounter_set=SET,
        shroud=1,
        clues=0,
        symbol="square",
        connects=("triangle", "plus", "diamond"),
    )
)

face(
    LocationFace(
        key="attic",
        code="01113",
        encounter_set=SET,
        victory=1,
        shroud=1,
        clues=2,
        symbol="triangle",
        connects=("square",),
        abilities=(Forced(AFTER, Enters(THIS), Deal(YOU, horror=1)),),
    )
)

face(
    LocationFace(
        key="cellar",
        code="01114",
        encounter_set=SET,
        victory=1,
        shroud=4,
        clues=2,
        symbol="plus",
        connects=("square",),
        abilities=(Forced(AFTER, Enters(THIS), Deal(YOU, damage=1)),),
    )
)

face(
    LocationFace(
        key="parlor",
        code="01115",
        encounter_set=SET,
        shroud=2,
        clues=0,
        symbol="diamond",
        connects=("square",),
        abilities=(
            Action(Resign(), designator="resign"),
            Gains(
                LITA,
                (
                    While(
                        Not(YouControl()),
                        (
                            Action(
                                MakeTest("intellect", 4, success=TakeControl()),
                                designator="parley",
                            ),
                        ),
                    ),
                ),
            ),
        ),
        back=(Forbid(Enters(THIS, EVERYONE)),),
    )
)

face(
    EnemyFace(
        key="ghoul-priest",
        code="01116",
        encounter_set=SET,
        traits=("Humanoid", "Monster", "Ghoul", "Elite"),
        keywords=("hunter", "retaliate"),
        victory=2,
        fight=4,
        health=5,
        health_per_investigator=True,
        evade=4,
        damage=2,
        horror=2,
        abilities=(Prey("combat", highest=True),),
    )
)

face(
    AssetFace(
        key="lita-chantler",
        code="01117",
        encounter_set=SET,
        traits=("Ally",),
        unique=True,
        cost=0,
        slots=("ally",),
        health=3,
        sanity=3,
        abilities=(
            While(
                YouControl(),
                (
                    Gains(
                        THIS,
                        (
                            Adjust(HERE, "combat", 1),
                            Reaction(
                                WHEN,
                                SucceedsAt("fight", HERE, Enemies(trait="Monster")),
                                Until("test", Adjust(That("who"), "attack damage", 1)),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    )
)

face(
    EnemyFace(
        key="flesh-eater",
        code="01118",
        encounter_set=SET,
        traits=("Humanoid", "Monster", "Ghoul"),
        victory=1,
        fight=4,
        health=4,
        evade=1,
        damage=1,
        horror=2,
        abilities=(Spawn(Called("attic")),),
    )
)

face(
    EnemyFace(
        key="icy-ghoul",
        code="01119",
        encounter_set=SET,
        traits=("Humanoid", "Monster", "Ghoul"),
        victory=1,
        fight=3,
        health=4,
        evade=4,
        damage=2,
        horror=1,
        abilities=(Spawn(Called("cellar")),),
    )
)
