"""The encounter set Dark Cult."""

from __future__ import annotations

from kadath.kernel.effects import If
from kadath.kernel.windows import AFTER

from ...abilities import Forced, Revelation, Spawn
from ...choices import Choose
from ...conditions import ThereIs
from ...doom import PlaceDoom
from ...encounter_deck import SearchEncounterDeck
from ...faces import EnemyFace, TreacheryFace, face
from ...kinds import CardKind
from ...period_triggers import PhaseEnds
from ...selectors import THIS, Enemies, Locations, Named
from ...triggers import EntersPlay
from ...whereabouts import Nearest

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
