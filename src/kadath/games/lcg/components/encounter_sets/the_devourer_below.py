"""The encounter set The Devourer Below: its reference card, agendas, acts, locations and cards."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.selectors import THIS, YOU, Named
from kadath.kernel.effects import If, Repeat, do
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER, WHEN

from ...faces import ActFace, AgendaFace, EnemyFace, LocationFace, ScenarioFace, TreacheryFace, face
from ...vocabulary.abilities import Action, Forced, Revelation, Symbol
from ...vocabulary.amounts import AmountIf, FailedBy, HowMany, Minus, PerInvestigator, Tokens
from ...vocabulary.choices import Choose, MustChoose, OneOf, Then
from ...vocabulary.clues import AddClues, PayClues
from ...vocabulary.conditions import AtLeast, InvestigatorsAtLeast, ThereIs, YouControlCalled
from ...vocabulary.doom import PlaceDoom
from ...vocabulary.effects import AfterTest, Deal, Discard, Heal, MakeTest
from ...vocabulary.either_skill import TestEither
from ...vocabulary.encounter_deck import (
    DiscardUntilSome,
    SearchEncounterDeck,
    ShuffleInEncounterDiscards,
)
from ...vocabulary.enemy_triggers import EnemyDefeated
from ...vocabulary.everyone import InPlayerOrder
from ...vocabulary.got_away import WhoGotAway
from ...vocabulary.hands import ChooseAndDiscard
from ...vocabulary.interrupts import RevealAnotherToken
from ...vocabulary.kinds import CardKind
from ...vocabulary.modifiers import UseSkill
from ...vocabulary.period_triggers import Advances, RoundEnds, TurnEnds
from ...vocabulary.random_weaknesses import AddRandomWeakness
from ...vocabulary.readying import Ready
from ...vocabulary.scenario_cards import ActAndAgenda, AdvanceIf, LeadsTo, Objective
from ...vocabulary.selectors import YOUR_LOCATION, Called, Enemies, Investigators, SetAside
from ...vocabulary.spawning import SpawnEach
from ...vocabulary.story import Advance, AtAct, PutIntoPlay, Reach, Resign, SpawnAt
from ...vocabulary.triggers import Enters, Leaves
from ...vocabulary.whereabouts import Nearest

SET = "the-devourer-below"
WOODS = "arkham-woods-unhallowed-ground"
"""The title shared by all of the Arkham Woods."""

MAIN_PATH, RITUAL_SITE = Called("main-path"), Called("ritual-site")
THE_FOUND = Named("enemy")
MONSTER_HERE = ThereIs(Enemies(at=YOUR_LOCATION, trait="Monster"))
THE_ANCIENT_ONE = If(ThereIs(Enemies(trait="Ancient One")), RevealAnotherToken())

face(
    ScenarioFace(
        key="the-devourer-below",
        code="01142",
        encounter_set=SET,
        abilities=(
            Symbol("skull", Minus(HowMany(Enemies(trait="Monster")))),
            Symbol(
                "cultist",
                -2,
                effect=Choose("enemy", Nearest(Enemies()), PlaceDoom(1, Named("enemy"))),
            ),
            Symbol("tablet", -3, effect=If(MONSTER_HERE, Deal(YOU, damage=1))),
            Symbol("elder thing", -5, effect=THE_ANCIENT_ONE),
        ),
        back=(
            Symbol(
                "skull",
                -3,
                if_failed=AfterTest(SearchEncounterDeck(CardKind("enemy", "Monster"))),
            ),
            Symbol(
                "cultist",
                -4,
                effect=Choose("enemy", Nearest(Enemies()), PlaceDoom(2, Named("enemy"))),
            ),
            Symbol("tablet", -5, effect=If(MONSTER_HERE, Deal(YOU, damage=1, horror=1))),
            Symbol("elder thing", -7, effect=THE_ANCIENT_ONE),
        ),
    )
)

face(
    AgendaFace(
        key="the-arkham-woods",
        code="01143",
        encounter_set=SET,
        stage=1,
        doom=4,
        reverse=do(
            ShuffleInEncounterDiscards(),
            DiscardUntilSome(
                "enemy",
                CardKind("enemy", "Monster"),
                1,
                Then(SpawnAt(THE_FOUND, MAIN_PATH), PlaceDoom(1, THE_FOUND)),
            ),
        ),
    )
)

face(
    AgendaFace(
        key="the-ritual-begins",
        code="01144",
        encounter_set=SET,
        stage=2,
        doom=5,
        abilities=(Adjust(Enemies(), "fight", 1), Adjust(Enemies(), "evade", 1)),
        reverse=InPlayerOrder(MakeTest("willpower", 6, failure=AddRandomWeakness("Madness"))),
    )
)

face(
    AgendaFace(
        key="vengeance-awaits",
        code="01145",
        encounter_set=SET,
        stage=3,
        doom=5,
        abilities=(
            Forced(
                WHEN,
                Advances(),
                If(
                    AtAct((1,)),
                    do(
                        PutIntoPlay(SetAside("ritual-site")),
                        SpawnAt(SetAside("umordhoth"), RITUAL_SITE),
                    ),
                    do(
                        Discard(Enemies(at=RITUAL_SITE)),
                        SpawnAt(SetAside("umordhoth"), RITUAL_SITE),
                    ),
                ),
            ),
        ),
        becomes="the-devourer-rises",
    )
)

face(
    AgendaFace(
        key="the-devourer-rises",
        code="01145b",
        encounter_set=SET,
        # The other side of a card that is already counted.
        copies=0,
        stage=3,
        doom=None,
        abilities=(
            ActAndAgenda(),
            Objective(Forced(AFTER, EnemyDefeated(Called("umordhoth", anywhere=True)), Reach(2))),
        ),
    )
)

face(
    ActFace(
        key="investigating-the-trail",
        code="01146",
        encounter_set=SET,
        stage=1,
        clues=3,
        reverse=do(PutIntoPlay(SetAside("ritual-site")), SpawnEach(WhoGotAway(), MAIN_PATH)),
    )
)

face(
    ActFace(
        key="into-the-darkness",
        code="01147",
        encounter_set=SET,
        stage=2,
        abilities=(Objective(Forced(AFTER, Enters(RITUAL_SITE, Investigators()), Advance())),),
        reverse=do(
            ShuffleInEncounterDiscards(),
            DiscardUntilSome(
                "enemy",
                CardKind("enemy"),
                AmountIf(InvestigatorsAtLeast(3), 2, 1),
                SpawnEach(THE_FOUND, RITUAL_SITE),
            ),
        ),
    )
)

face(
    ActFace(
        key="disrupting-the-ritual",
        code="01148",
        encounter_set=SET,
        stage=3,
        abilities=(
            Action(
                TestEither("willpower", "agility", 3, success=AddClues(1)),
                cost=(PayClues(1),),
            ),
            Objective(AdvanceIf(AtLeast(Tokens("clues", THIS), PerInvestigator(2)))),
        ),
        reverse=Reach(1),
    )
)

face(
    LocationFace(
        key="main-path",
        code="01149",
        encounter_set=SET,
        traits=("Woods",),
        shroud=2,
        clues=0,
        symbol="squiggle",
        connects=("square", "plus"),
        abilities=(LeadsTo("Woods"), Action(Resign(), designator="resign")),
    )
)

face(
    LocationFace(
        key=WOODS,
        code="01150",
        encounter_set=SET,
        traits=("Woods",),
        shroud=4,
        clues=1,
        symbol="triangle",
        connects=("squiggle", "hourglass", "diamond"),
        hidden_symbol="square",
        hidden_connects=("squiggle",),
        abilities=(
            Forced(
                AFTER,
                Enters(THIS),
                MakeTest("willpower", 4, failure=Deal(YOU, damage=1, horror=1)),
            ),
        ),
    )
)

face(
    LocationFace(
        key="arkham-woods-twisting-paths",
        code="01151",
        title=WOODS,
        encounter_set=SET,
        traits=("Woods",),
        shroud=3,
        clues=1,
        symbol="tee",
        connects=("squiggle", "diamond", "slanted equals"),
        hidden_symbol="square",
        hidden_connects=("squiggle",),
        abilities=(Forced(WHEN, Leaves(THIS, YOU), MakeTest("intellect", 3, failure=Cancel())),),
    )
)

face(
    LocationFace(
        key="arkham-woods-old-house",
        code="01152",
        title=WOODS,
        encounter_set=SET,
        traits=("Woods",),
        shroud=2,
        clues=1,
        symbol="diamond",
        connects=("squiggle", "triangle", "tee"),
        hidden_symbol="square",
        hidden_connects=("squiggle",),
        abilities=(UseSkill("investigate", THIS, "willpower"),),
    )
)

face(
    LocationFace(
        key="arkham-woods-cliffside",
        code="01153",
        title=WOODS,
        encounter_set=SET,
        traits=("Woods",),
        shroud=2,
        clues=1,
        symbol="hourglass",
        connects=("squiggle", "crescent", "triangle"),
        hidden_symbol="square",
        hidden_connects=("squiggle",),
        abilities=(UseSkill("investigate", THIS, "agility"),),
    )
)

face(
    LocationFace(
        key="arkham-woods-tangled-thicket",
        code="01154",
        title=WOODS,
        encounter_set=SET,
        traits=("Woods",),
        shroud=2,
        clues=1,
        symbol="slanted equals",
        connects=("squiggle", "tee", "crescent"),
        hidden_symbol="square",
        hidden_connects=("squiggle",),
        abilities=(UseSkill("investigate", THIS, "combat"),),
    )
)

face(
    LocationFace(
        key="arkham-woods-quiet-glade",
        code="01155",
        title=WOODS,
        encounter_set=SET,
        traits=("Woods",),
        shroud=1,
        clues=0,
        symbol="crescent",
        connects=("squiggle", "slanted equals", "hourglass"),
        hidden_symbol="square",
        hidden_connects=("squiggle",),
        abilities=(
            Action(
                OneOf((Heal(YOU, damage=1), Heal(YOU, horror=1))),
                limit=Limit("turn"),
            ),
        ),
    )
)

face(
    LocationFace(
        key="ritual-site",
        code="01156",
        encounter_set=SET,
        traits=("Cave",),
        shroud=3,
        clues=2,
        symbol="plus",
        connects=("squiggle",),
        abilities=(Forced(AFTER, RoundEnds(), AddClues(PerInvestigator(2), up_to=True)),),
    )
)

face(
    TreacheryFace(
        key="umordhoths-wrath",
        code="01158",
        encounter_set=SET,
        copies=2,
        traits=("Curse",),
        abilities=(
            Revelation(
                MakeTest(
                    "willpower",
                    5,
                    failure=Repeat(
                        FailedBy(),
                        MustChoose((ChooseAndDiscard(), Deal(YOU, damage=1, horror=1))),
                    ),
                )
            ),
        ),
    )
)

face(
    EnemyFace(
        key="umordhoth",
        code="01157",
        encounter_set=SET,
        traits=("Ancient One", "Elite"),
        keywords=("hunter", "massive"),
        unique=True,
        fight=5,
        health=6,
        evade=6,
        damage=3,
        horror=3,
        abilities=(
            Adjust(THIS, "health", PerInvestigator(4)),
            Forced(AFTER, TurnEnds(Investigators()), Ready()),
            Action(If(YouControlCalled("lita-chantler"), Reach(3))),
        ),
    )
)
