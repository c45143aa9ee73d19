"""Seeker cards."""

from __future__ import annotations

from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER, WHEN

from ..abilities import Action, Forbid, Forced, Play, PlayFast, Reaction
from ..choices import Choose
from ..conditions import InTest, YourTurn
from ..costs import Exhaust
from ..effects import Attach, Deal, Discard, Discover, GainResources, Heal, MakeTest, SearchDeck
from ..faces import AssetFace, EventFace, SkillFace, While, face
from ..selectors import (
    ATTACHED,
    TESTER,
    THIS,
    YOU,
    YOUR_LOCATION,
    Enemies,
    Investigators,
    Named,
)
from ..triggers import EnemyMoves, EntersPlay, Leaves, SucceedsAt
from ..values import CardKind

SOMEBODY = Named("investigator")

face(
    AssetFace(
        key="old-book-of-lore",
        code="01031",
        cls="seeker",
        traits=("Item", "Tome"),
        cost=3,
        icons=("willpower",),
        slots=("hand",),
        abilities=(
            Action(
                Choose(
                    "investigator",
                    Investigators(at=YOUR_LOCATION),
                    SearchDeck(CardKind(), who=SOMEBODY, top=3),
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
        cls="seeker",
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
        cls="seeker",
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
        key="medical-texts",
        code="01035",
        cls="seeker",
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
        key="working-a-hunch",
        code="01037",
        cls="seeker",
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
        cls="seeker",
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
        cls="seeker",
        traits=("Practiced",),
        icons=("intellect",),
        abilities=(While(InTest("investigate"), (Adjust(TESTER, "clues discovered", 1),)),),
    )
)
