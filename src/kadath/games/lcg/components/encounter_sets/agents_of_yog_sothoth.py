"""The encounter set Agents of Yog-Sothoth."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.effects import If, do
from kadath.kernel.windows import WHEN

from ...faces import EnemyFace, TreacheryFace, face
from ...vocabulary.abilities import Forced, Prey, Revelation
from ...vocabulary.attacks import StrengthenAttack
from ...vocabulary.choices import MustChoose
from ...vocabulary.conditions import ThereIs
from ...vocabulary.doom import PlaceDoom
from ...vocabulary.effects import Deal, Draw
from ...vocabulary.enemy_triggers import EnemyAttacks
from ...vocabulary.hands import DiscardAtRandom
from ...vocabulary.selectors import CardsInHand

SET = "agents-of-yog-sothoth"

face(
    EnemyFace(
        key="yithian-observer",
        code="01177",
        encounter_set=SET,
        copies=2,
        traits=("Monster", "Yithian"),
        victory=1,
        fight=4,
        health=4,
        evade=3,
        damage=1,
        horror=1,
        abilities=(
            Prey("cards in hand"),
            Forced(
                WHEN,
                EnemyAttacks(THIS, YOU),
                If(
                    ThereIs(CardsInHand(YOU)),
                    DiscardAtRandom(YOU),
                    StrengthenAttack(damage=1, horror=1),
                ),
            ),
        ),
    )
)

face(
    TreacheryFace(
        key="offer-of-power",
        code="01178",
        encounter_set=SET,
        copies=2,
        traits=("Pact",),
        keywords=("peril",),
        abilities=(
            Revelation(
                MustChoose(
                    (do(Draw(2), PlaceDoom(2, may_advance=True)), Deal(YOU, horror=2)),
                )
            ),
        ),
    )
)
