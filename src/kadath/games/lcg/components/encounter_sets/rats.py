"""The encounter set Rats."""

from __future__ import annotations

from ...faces import EnemyFace, face

SET = "rats"

face(
    EnemyFace(
        key="swarm-of-rats",
        code="01159",
        encounter_set=SET,
        copies=3,
        traits=("Creature",),
        keywords=("hunter",),
        fight=1,
        health=1,
        evade=3,
        damage=1,
        horror=0,
    )
)
