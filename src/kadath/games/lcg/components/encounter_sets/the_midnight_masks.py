"""The encounter set The Midnight Masks: its reference card, agendas, act, locations, and cards."""

from __future__ import annotations

from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.selectors import THIS, YOU, Named
from kadath.kernel.effects import If, do
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER, WHEN

from ...faces import ActFace, AgendaFace, EnemyFace, LocationFace, ScenarioFace, TreacheryFace, face
from ...vocabulary.abilities import Action, Forced, Prey, Revelation, Spawn, Symbol
from ...vocabulary.amounts import DoomInPlay, FailedBy, Minus, MostTokens, PerInvestigator, Tokens
from ...vocabulary.choices import Choose, MustChoose
from ...vocabulary.clues import GainClues, PayCluesAsGroup, PlaceYourClues
from ...vocabulary.conditions import AtMost, EngagedWithYou, ThereIs
from ...vocabulary.costs import SpendResources
from ...vocabulary.doom import PlaceDoom
from ...vocabulary.effects import (
    Deal,
    Draw,
    GainResources,
    Heal,
    MakeTest,
    MoveTo,
    SearchDeck,
    SpendClues,
)
from ...vocabulary.encounter_deck import GainSurge
from ...vocabulary.enemy_triggers import Spawns
from ...vocabulary.granted import While
from ...vocabulary.interrupts import RevealAnotherToken
from ...vocabulary.kinds import CardKind, EitherTrait
from ...vocabulary.modifiers import Forbid
from ...vocabulary.scenario_cards import AdvanceIf, Objective
from ...vocabulary.selectors import Called, CardsInHand, Enemies, Investigators, LocationOf
from ...vocabulary.side_deck import DrawFromSideDeck
from ...vocabulary.spawning import SpawnHere
from ...vocabulary.story import Reach, Resign
from ...vocabulary.triggers import DiscoversClues, Enters, SpendsClues
from ...vocabulary.victory import UniqueInVictoryDisplay
from ...vocabulary.whereabouts import ItsPrey, Nearest

SET = "the-midnight-masks"

CULTISTS = Enemies(trait="Cultist")
ONCE_PER_GAME = Limit("game")
GIVE_UP = Action(Resign(), designator="resign")

face(
    ScenarioFace(
        key="the-midnight-masks",
        code="01120",
        encounter_set=SET,
        abilities=(
            Symbol("skull", Minus(MostTokens("doom", CULTISTS))),
            Symbol(
                "cultist",
                -2,
                effect=Choose("cultist", Nearest(CULTISTS), PlaceDoom(1, Named("cultist"))),
            ),
            Symbol("tablet", -3, if_failed=PlaceYourClues(1)),
        ),
        back=(
            Symbol("skull", Minus(DoomInPlay())),
            Symbol(
                "cultist",
                -2,
                effect=If(ThereIs(CULTISTS), PlaceDoom(1, CULTISTS), RevealAnotherToken()),
            ),
            Symbol("tablet", -4, if_failed=PlaceYourClues()),
        ),
    )
)

face(
    AgendaFace(
        key="predator-or-prey",
        code="01121a",
        encounter_set=SET,
        stage=1,
        doom=6,
        abilities=(GIVE_UP,),
        becomes="the-masked-hunter",
    )
)

face(
    EnemyFace(
        key="the-masked-hunter",
        code="01121b",
        encounter_set=SET,
        traits=("Humanoid", "Cultist", "Elite"),
        keywords=("hunter",),
        unique=True,
        victory=2,
        fight=4,
        health=4,
        evade=2,
        damage=2,
        horror=1,
        abilities=(
            # It then engages its prey there by itself, before anything else can happen.
            Spawn(LocationOf(ItsPrey())),
            Prey("clues", highest=True),
            Adjust(THIS, "health", PerInvestigator(2)),
            While(EngagedWithYou(), (Forbid(DiscoversClues()),)),
            While(EngagedWithYou(), (Forbid(SpendsClues()),)),
        ),
    )
)

face(
    AgendaFace(
        key="time-is-running-short",
        code="01122",
        encounter_set=SET,
        stage=2,
        doom=8,
        abilities=(GIVE_UP,),
        reverse=Reach(2),
    )
)

face(
    ActFace(
        key="uncovering-the-conspiracy",
        code="01123",
        encounter_set=SET,
        stage=1,
        abilities=(
            Action(DrawFromSideDeck("cultist"), cost=(PayCluesAsGroup(PerInvestigator(2)),)),
            Objective(AdvanceIf(UniqueInVictoryDisplay(6, "Cultist"))),
        ),
        reverse=Reach(1),
    )
)

face(
    LocationFace(
        key="your-house",
        code="01124",
        encounter_set=SET,
        traits=("Arkham",),
        shroud=2,
        clues=1,
        symbol="squiggle",
        connects=("circle",),
        abilities=(
            Forced(WHEN, Spawns(Called("ghoul-priest", anywhere=True)), SpawnHere()),
            Action(do(Draw(1), GainResources(1)), limit=Limit("turn")),
        ),
    )
)

face(
    LocationFace(
        key="rivertown",
        code="01125",
        encounter_set=SET,
        traits=("Arkham", "Central"),
        shroud=1,
        clues=1,
        symbol="circle",
        connects=("crescent", "diamond", "square", "squiggle", "hourglass"),
    )
)

face(
    LocationFace(
        key="southside-historical-society",
        code="01126",
        encounter_set=SET,
        traits=("Arkham",),
        shroud=3,
        clues=1,
        symbol="square",
        connects=("diamond", "plus", "circle"),
        abilities=(Action(Draw(3), limit=ONCE_PER_GAME),),
    )
)

face(
    LocationFace(
        key="southside-mas-boarding-house",
        code="01127",
        title="southside-historical-society",
        encounter_set=SET,
        traits=("Arkham",),
        shroud=2,
        clues=1,
        symbol="square",
        connects=("diamond", "plus", "circle"),
        abilities=(Action(SearchDeck(CardKind("asset", "Ally")), limit=ONCE_PER_GAME),),
    )
)

face(
    LocationFace(
        key="st-marys-hospital",
        code="01128",
        encounter_set=SET,
        traits=("Arkham",),
        shroud=2,
        clues=1,
        symbol="plus",
        connects=("diamond", "square"),
        abilities=(Action(Heal(YOU, damage=3), limit=ONCE_PER_GAME),),
    )
)

face(
    LocationFace(
        key="miskatonic-university",
        code="01129",
        encounter_set=SET,
        traits=("Arkham",),
        victory=1,
        shroud=4,
        clues=2,
        symbol="diamond",
        connects=("tee", "plus", "circle", "square"),
        abilities=(Action(SearchDeck(EitherTrait(trait="Tome", or_trait="Spell"), top=6)),),
    )
)

face(
    LocationFace(
        key="downtown-first-bank-of-arkham",
        code="01130",
        encounter_set=SET,
        traits=("Arkham",),
        shroud=3,
        clues=1,
        symbol="triangle",
        connects=("crescent", "tee"),
        abilities=(Action(GainResources(3), limit=ONCE_PER_GAME),),
    )
)

face(
    LocationFace(
        key="downtown-arkham-asylum",
        code="01131",
        title="downtown-first-bank-of-arkham",
        encounter_set=SET,
        traits=("Arkham",),
        victory=1,
        shroud=4,
        clues=2,
        symbol="triangle",
        connects=("crescent", "tee"),
        abilities=(Action(Heal(YOU, horror=3), limit=ONCE_PER_GAME),),
    )
)

face(
    LocationFace(
        key="easttown",
        code="01132",
        encounter_set=SET,
        traits=("Arkham",),
        shroud=2,
        clues=1,
        symbol="crescent",
        connects=("circle", "triangle"),
        abilities=(
            Adjust(
                CardsInHand(Investigators(at=THIS), CardKind("asset", "Ally")),
                "cost",
                -2,
            ),
        ),
    )
)

face(
    LocationFace(
        key="graveyard",
        code="01133",
        encounter_set=SET,
        traits=("Arkham",),
        victory=1,
        shroud=1,
        clues=2,
        symbol="hourglass",
        connects=("circle",),
        abilities=(
            Forced(
                AFTER,
                Enters(THIS),
                MakeTest(
                    "willpower",
                    3,
                    failure=MustChoose((Deal(YOU, horror=2), MoveTo(Called("rivertown")))),
                ),
            ),
        ),
    )
)

face(
    LocationFace(
        key="northside",
        code="01134",
        encounter_set=SET,
        traits=("Arkham",),
        victory=1,
        shroud=3,
        clues=2,
        symbol="tee",
        connects=("diamond", "triangle"),
        abilities=(
            Action(GainClues(2), cost=(SpendResources(5),), limit=Limit("game", group=True)),
        ),
    )
)

face(
    TreacheryFace(
        key="hunting-shadow",
        code="01135",
        encounter_set=SET,
        copies=3,
        traits=("Curse",),
        keywords=("peril",),
        abilities=(Revelation(MustChoose((SpendClues(1), Deal(YOU, damage=2)))),),
    )
)

face(
    TreacheryFace(
        key="false-lead",
        code="01136",
        encounter_set=SET,
        copies=2,
        abilities=(
            Revelation(
                If(
                    AtMost(Tokens("clues", YOU), 0),
                    GainSurge(),
                    MakeTest("intellect", 4, failure=PlaceYourClues(FailedBy())),
                )
            ),
        ),
    )
)
