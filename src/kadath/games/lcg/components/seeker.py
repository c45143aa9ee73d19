"""Seeker cards."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU, Named, That
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER, WHEN

from ..faces import SKILLS, AssetFace, EventFace, SkillFace, face
from ..vocabulary.abilities import Action, Forced, Free, Play, PlayFast, Reaction
from ..vocabulary.amounts import Tokens
from ..vocabulary.assets import ReturnToHand
from ..vocabulary.choices import Choose, OneOf
from ..vocabulary.conditions import AtMost, InTest, SuccessfulTest, YourTurn
from ..vocabulary.costs import DiscardThis, Exhaust, SpendResources
from ..vocabulary.effects import (
    Attach,
    Deal,
    Discard,
    Discover,
    Draw,
    GainResources,
    Heal,
    MakeTest,
    SearchDeck,
    Until,
)
from ..vocabulary.enemy_triggers import EnemyMoves, EnemySpawns
from ..vocabulary.granted import While
from ..vocabulary.kinds import CardKind
from ..vocabulary.modifiers import Forbid, MayUseSkill
from ..vocabulary.selectors import ATTACHED, TESTER, YOUR_LOCATION, Enemies, Investigators
from ..vocabulary.skill_test_triggers import SucceedsAt
from ..vocabulary.triggers import EntersPlay, Leaves

SOMEBODY = Named("investigator")
BETTER_AT_INVESTIGATING = While(InTest("investigate", by=YOU), (Adjust(YOU, "intellect", 1),))

face(
    AssetFace(
        key="magnifying-glass",
        code="01030",
        traits=("Item", "Tool"),
        keywords=("fast",),
        cost=1,
        icons=("intellect",),
        slots=("hand",),
        abilities=(BETTER_AT_INVESTIGATING,),
    )
)

face(
    AssetFace(
        key="old-book-of-lore",
        code="01031",
        traits=("Item", "Tome"),
        cost=3,
        icons=("willpower",),
        slots=("hand",),
        abilities=(
            Action(
                Choose(
                    "investigator",
                    Investigators(at=YOUR_LOCATION),
                    SearchDeck(CardKind(), who=SOMEBODY, top=3, draws=True),
                ),
                cost=(Exhaust(),),
            ),
        ),
    )
)

face(
    AssetFace(
        key="research-librarian",
        code="01032",
        traits=("Ally", "Miskatonic"),
        cost=2,
        icons=("agility",),
        slots=("ally",),
        health=1,
        sanity=1,
        abilities=(Reaction(AFTER, EntersPlay(THIS), SearchDeck(CardKind("asset", "Tome"))),),
    )
)

face(
    AssetFace(
        key="dr-milan-christopher",
        code="01033",
        traits=("Ally", "Miskatonic"),
        unique=True,
        cost=4,
        icons=("intellect",),
        slots=("ally",),
        health=1,
        sanity=2,
        abilities=(
            Adjust(YOU, "intellect", 1),
            Reaction(AFTER, SucceedsAt("investigate"), GainResources(1)),
        ),
    )
)

face(
    AssetFace(
        key="hyperawareness",
        code="01034",
        traits=("Talent",),
        cost=2,
        icons=("intellect", "agility"),
        abilities=tuple(
            Free(
                Until("test", Adjust(YOU, skill, 1)),
                cost=(SpendResources(1),),
                condition=InTest(by=YOU),
            )
            for skill in ("intellect", "agility")
        ),
    )
)

face(
    AssetFace(
        key="medical-texts",
        code="01035",
        traits=("Item", "Tome"),
        cost=2,
        icons=("combat",),
        slots=("hand",),
        abilities=(
            Action(
                Choose(
                    "investigator",
                    Investigators(at=YOUR_LOCATION),
                    MakeTest(
                        "intellect",
                        2,
                        success=Heal(SOMEBODY, damage=1),
                        failure=Deal(SOMEBODY, damage=1),
                    ),
                )
            ),
        ),
    )
)

face(
    EventFace(
        key="mind-over-matter",
        code="01036",
        traits=("Insight",),
        keywords=("fast",),
        cost=1,
        icons=("combat", "agility"),
        abilities=(
            PlayFast(
                Until("round", MayUseSkill("intellect", instead_of=("combat", "agility"))),
                condition=YourTurn(),
            ),
        ),
    )
)

face(
    EventFace(
        key="working-a-hunch",
        code="01037",
        traits=("Insight",),
        keywords=("fast",),
        cost=2,
        icons=("intellect", "intellect"),
        abilities=(PlayFast(Discover(1), condition=YourTurn()),),
    )
)

face(
    EventFace(
        key="barricade",
        code="01038",
        traits=("Insight", "Tactic"),
        cost=0,
        icons=("willpower", "intellect", "agility"),
        abilities=(
            Play(Attach(YOUR_LOCATION)),
            Forbid(EnemyMoves(Enemies(but_not="Elite"), into=ATTACHED)),
            Forced(WHEN, Leaves(ATTACHED), Discard(THIS)),
        ),
    )
)

face(
    SkillFace(
        key="deduction",
        code="01039",
        traits=("Practiced",),
        icons=("intellect",),
        abilities=(While(SuccessfulTest("investigate"), (Adjust(TESTER, "clues discovered", 1),)),),
    )
)

face(
    AssetFace(
        key="magnifying-glass-1",
        code="01040",
        title="magnifying-glass",
        traits=("Item", "Tool"),
        keywords=("fast",),
        cost=0,
        icons=("intellect",),
        slots=("hand",),
        abilities=(
            BETTER_AT_INVESTIGATING,
            Free(ReturnToHand(), condition=AtMost(Tokens("clues", YOUR_LOCATION), 0)),
        ),
    )
)

face(
    AssetFace(
        key="disc-of-itzamna",
        code="01041",
        traits=("Item", "Relic"),
        unique=True,
        cost=3,
        icons=("willpower", "intellect", "combat"),
        slots=("accessory",),
        abilities=(
            Reaction(
                WHEN,
                EnemySpawns(at=YOUR_LOCATION, but_not="Elite"),
                Discard(That("enemy")),
                cost=(DiscardThis(),),
            ),
        ),
    )
)

face(
    AssetFace(
        key="encyclopedia",
        code="01042",
        traits=("Item", "Tome"),
        cost=2,
        icons=("wild",),
        slots=("hand",),
        abilities=(
            Action(
                Choose(
                    "investigator",
                    Investigators(at=YOUR_LOCATION),
                    OneOf(tuple(Until("phase", Adjust(SOMEBODY, skill, 2)) for skill in SKILLS)),
                ),
                cost=(Exhaust(),),
            ),
        ),
    )
)

face(
    EventFace(
        key="cryptic-research",
        code="01043",
        traits=("Insight",),
        keywords=("fast",),
        cost=0,
        abilities=(
            PlayFast(
                Choose("investigator", Investigators(at=YOUR_LOCATION), Draw(3, SOMEBODY)),
                condition=YourTurn(),
            ),
        ),
    )
)
