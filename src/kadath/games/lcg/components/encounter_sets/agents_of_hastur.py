"""The encounter set Agents of Hastur."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.effects import do
from kadath.kernel.modifiers import Adjust

from ...faces import EnemyFace, TreacheryFace, face
from ...vocabulary.abilities import Prey, Revelation
from ...vocabulary.conditions import EngagedWithYou
from ...vocabulary.effects import Deal, MakeTest, SearchDeck
from ...vocabulary.granted import While
from ...vocabulary.kinds import WeaknessKind

SET = "agents-of-hastur"

face(
    EnemyFace(
        key="screeching-byakhee",
        code="01175",
        encounter_set=SET,
        copies=2,
        traits=("Monster", "Byakhee"),
        keywords=("hunter",),
        victory=1,
        fight=3,
        health=4,
        evade=3,
        damage=1,
        horror=2,
        abilities=(
            Prey("sanity"),
            While(EngagedWithYou(4), (Adjust(THIS, "fight", 1), Adjust(THIS, "evade", 1))),
        ),
    )
)

face(
    TreacheryFace(
        key="the-yellow-sign",
        code="01176",
        encounter_set=SET,
        copies=2,
        traits=("Omen",),
        abilities=(
            Revelation(
                MakeTest(
                    "willpower",
                    4,
                    failure=do(
                        Deal(YOU, horror=2),
                        SearchDeck(WeaknessKind(trait="Madness"), draws=True),
                    ),
                )
            ),
        ),
    )
)
