"""The encounter set Dark Cult."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, Named
from kadath.kernel.effects import If
from kadath.kernel.windows import AFTER

from ...faces import EnemyFace, TreacheryFace, face
from ...vocabulary.abilities import Forced, Revelation, Spawn
from ...vocabulary.choices import Choose
from ...vocabulary.conditions import ThereIs
from ...vocabulary.doom import PlaceDoom
from ...vocabulary.encounter_deck import SearchEncounterDeck
from ...vocabulary.kinds import CardKind
from ...vocabulary.period_triggers import PhaseEnds
from ...vocabulary.selectors import Enemies, Locations
from ...vocabulary.triggers import EntersPlay
from ...vocabulary.whereabouts import Nearest

SET = "dark-cult"

CULTISTS = Enemies(trait="Cultist")

face(
    EnemyFace(
        key="acolyte",
        code="01169",
        encounter_set=SET,
        copies=3,
        traits=("Humanoid", "Cultist"),
        fight=3,
        health=1,
        evade=2,
        damage=1,
        horror=0,
        abilities=(
            Spawn(Locations(empty=True)),
            Forced(AFTER, EntersPlay(THIS), PlaceDoom(1, THIS)),
        ),
    )
)

face(
    EnemyFace(
        key="wizard-of-the-order",
        code="01170",
        encounter_set=SET,
        traits=("Humanoid", "Cultist"),
        keywords=("retaliate",),
        fight=4,
        health=2,
        evade=2,
        damage=1,
        horror=0,
        abilities=(
            Spawn(Locations(empty=True)),
            Forced(AFTER, PhaseEnds("mythos"), PlaceDoom(1, THIS)),
        ),
    )
)

face(
    TreacheryFace(
        key="mysterious-chanting",
        code="01171",
        encounter_set=SET,
        copies=2,
        traits=("Hex",),
        abilities=(
            Revelation(
                If(
                    ThereIs(CULTISTS),
                    Choose("cultist", Nearest(CULTISTS), PlaceDoom(2, Named("cultist"))),
                    SearchEncounterDeck(CardKind("enemy", "Cultist")),
                )
            ),
        ),
    )
)
