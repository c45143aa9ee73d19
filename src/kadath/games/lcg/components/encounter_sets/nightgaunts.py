"""The encounter set Nightgaunts."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU

from ...faces import EnemyFace, TreacheryFace, face
from ...vocabulary.abilities import Revelation
from ...vocabulary.choices import Then
from ...vocabulary.effects import Deal, DisengageAndMove, MakeTest
from ...vocabulary.modifiers import DoubleNegatives
from ...vocabulary.selectors import Enemies, Locations

SET = "nightgaunts"

face(
    EnemyFace(
        key="hunting-nightgaunt",
        code="01172",
        encounter_set=SET,
        copies=2,
        traits=("Monster", "Nightgaunt"),
        keywords=("hunter",),
        fight=3,
        health=4,
        evade=1,
        damage=1,
        horror=1,
        abilities=(DoubleNegatives("evade", THIS),),
    )
)

face(
    TreacheryFace(
        key="on-wings-of-darkness",
        code="01173",
        encounter_set=SET,
        copies=2,
        abilities=(
            Revelation(
                MakeTest(
                    "agility",
                    4,
                    failure=Then(
                        Deal(YOU, damage=1, horror=1),
                        DisengageAndMove(
                            YOU,
                            Enemies(engaged_with=YOU, but_not="Nightgaunt"),
                            Locations(trait="Central"),
                        ),
                    ),
                )
            ),
        ),
    )
)
