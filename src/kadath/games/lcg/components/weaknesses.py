"""Basic weaknesses."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER

from ..faces import SKILLS, EnemyFace, TreacheryFace, face
from ..vocabulary.abilities import Action, Forced, PreyOnly, Revelation
from ..vocabulary.costs import SpendResources
from ..vocabulary.doom import PlaceDoom
from ..vocabulary.effects import Deal, Discard, PutIntoThreatArea
from ..vocabulary.enemy_triggers import EnemyAttacks
from ..vocabulary.hands import DiscardAllBut
from ..vocabulary.modifiers import Blank
from ..vocabulary.selectors import THIS_LOCATION, Bearer, Investigators
from ..vocabulary.tokens import LoseAllResources
from ..vocabulary.triggers import TakesHarm

face(
    TreacheryFace(
        key="amnesia",
        code="01096",
        traits=("Madness",),
        weakness=True,
        abilities=(Revelation(DiscardAllBut(1)),),
    )
)

face(
    TreacheryFace(
        key="paranoia",
        code="01097",
        traits=("Madness",),
        weakness=True,
        abilities=(Revelation(LoseAllResources()),),
    )
)

face(
    TreacheryFace(
        key="haunted",
        code="01098",
        traits=("Curse",),
        weakness=True,
        abilities=(
            Revelation(PutIntoThreatArea()),
            *(Adjust(YOU, skill, -1) for skill in SKILLS),
            Action(Discard(THIS), actions=2),
        ),
    )
)

face(
    TreacheryFace(
        key="psychosis",
        code="01099",
        traits=("Madness",),
        weakness=True,
        abilities=(
            Revelation(PutIntoThreatArea()),
            Forced(AFTER, TakesHarm("horror"), Deal(YOU, damage=1, direct=True)),
            Action(Discard(THIS), actions=2),
        ),
    )
)

face(
    TreacheryFace(
        key="hypochondria",
        code="01100",
        traits=("Madness",),
        weakness=True,
        abilities=(
            Revelation(PutIntoThreatArea()),
            Forced(AFTER, TakesHarm("damage"), Deal(YOU, horror=1, direct=True)),
            Action(Discard(THIS), actions=2),
        ),
    )
)

face(
    EnemyFace(
        key="mob-enforcer",
        code="01101",
        traits=("Humanoid", "Criminal"),
        keywords=("hunter",),
        weakness=True,
        fight=4,
        health=3,
        evade=3,
        damage=1,
        horror=0,
        abilities=(
            PreyOnly(Bearer()),
            Action(Discard(THIS), cost=(SpendResources(4),), designator="parley"),
        ),
    )
)

face(
    EnemyFace(
        key="silver-twilight-acolyte",
        code="01102",
        traits=("Humanoid", "Cultist", "Silver Twilight"),
        keywords=("hunter",),
        weakness=True,
        fight=2,
        health=3,
        evade=3,
        damage=1,
        horror=0,
        abilities=(
            PreyOnly(Bearer()),
            Forced(AFTER, EnemyAttacks(THIS), PlaceDoom(1)),
        ),
    )
)

face(
    EnemyFace(
        key="stubborn-detective",
        code="01103",
        traits=("Humanoid", "Detective"),
        keywords=("hunter",),
        weakness=True,
        fight=3,
        health=2,
        evade=2,
        damage=1,
        horror=0,
        abilities=(PreyOnly(Bearer()), Blank(Investigators(at=THIS_LOCATION))),
    )
)
