"""The investigators."""

from __future__ import annotations

from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.selectors import YOU, Named
from kadath.kernel.windows import AFTER, WHEN

from ..faces import InvestigatorFace, face
from ..vocabulary.abilities import Free, Reaction, Symbol
from ..vocabulary.amounts import HowMany, Tokens
from ..vocabulary.choices import Choose
from ..vocabulary.conditions import ThereIs, YourTurn
from ..vocabulary.costs import DiscardFromHand, SpendResources
from ..vocabulary.effects import Deal, Discover, Draw, GainResources
from ..vocabulary.enemy_triggers import EnemyDefeated
from ..vocabulary.interrupts import RedrawToken
from ..vocabulary.modifiers import AdditionalAction
from ..vocabulary.selectors import YOUR_LOCATION, Assets, Called, Enemies
from ..vocabulary.skill_test_triggers import RevealsToken
from ..vocabulary.triggers import DamageDealt
from ..vocabulary.turns import GainActions

face(
    InvestigatorFace(
        key="roland-banks",
        code="01001",
        traits=("Agency", "Detective"),
        unique=True,
        skills=(3, 3, 4, 2),
        health=9,
        sanity=5,
        abilities=(
            Reaction(AFTER, EnemyDefeated(by=YOU), Discover(1), limit=Limit("round")),
            Symbol("elder sign", Tokens("clues", YOUR_LOCATION)),
        ),
    )
)

face(
    InvestigatorFace(
        key="daisy-walker",
        code="01002",
        traits=("Miskatonic",),
        unique=True,
        skills=(3, 5, 2, 2),
        health=5,
        sanity=9,
        abilities=(
            AdditionalAction(trait="Tome"),
            Symbol("elder sign", 0, if_successful=Draw(HowMany(Assets(YOU, trait="Tome")))),
        ),
    )
)

face(
    InvestigatorFace(
        key="skids-otoole",
        code="01003",
        traits=("Criminal",),
        unique=True,
        skills=(2, 3, 3, 4),
        health=8,
        sanity=6,
        abilities=(
            Free(
                GainActions(1),
                cost=(SpendResources(2),),
                condition=YourTurn(),
                limit=Limit("turn"),
            ),
            Symbol("elder sign", 2, if_successful=GainResources(2)),
        ),
    )
)

face(
    InvestigatorFace(
        key="agnes-baker",
        code="01004",
        traits=("Sorcerer",),
        unique=True,
        skills=(5, 2, 2, 3),
        health=6,
        sanity=8,
        abilities=(
            Reaction(
                AFTER,
                DamageDealt("horror", YOU),
                Choose("enemy", Enemies(at=YOUR_LOCATION), Deal(Named("enemy"), damage=1)),
                limit=Limit("phase"),
            ),
            Symbol("elder sign", Tokens("horror", YOU)),
        ),
    )
)

face(
    InvestigatorFace(
        key="wendy-adams",
        code="01005",
        traits=("Drifter",),
        unique=True,
        skills=(4, 3, 1, 4),
        health=7,
        sanity=7,
        abilities=(
            Reaction(
                WHEN, RevealsToken(), RedrawToken(), cost=(DiscardFromHand(1),), limit=Limit("test")
            ),
            Symbol("elder sign", automatic_success=ThereIs(Called("wendys-amulet"))),
        ),
    )
)
