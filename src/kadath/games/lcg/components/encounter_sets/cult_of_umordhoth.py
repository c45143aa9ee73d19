"""The encounter set Cult of Umôrdhoth."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS
from kadath.kernel.windows import AFTER, WHEN

from ...faces import EnemyFace, face
from ...vocabulary.abilities import Action, Forced, Spawn
from ...vocabulary.clues import PayClues
from ...vocabulary.costs import DiscardFromHand, SpendResources
from ...vocabulary.effects import Heal
from ...vocabulary.enemy_triggers import EnemyAttacks, EnemyEvaded
from ...vocabulary.selectors import Called
from ...vocabulary.victory import AddToVictoryDisplay

SET = "cult-of-umordhoth"

face(
    EnemyFace(
        key="wolf-man-drew",
        code="01137",
        encounter_set=SET,
        traits=("Humanoid", "Cultist"),
        unique=True,
        victory=1,
        fight=4,
        health=4,
        evade=2,
        damage=2,
        horror=0,
        abilities=(
            Spawn(Called("downtown-first-bank-of-arkham")),
            Forced(WHEN, EnemyAttacks(THIS), Heal(THIS, damage=1)),
        ),
    )
)

face(
    EnemyFace(
        key="herman-collins",
        code="01138",
        encounter_set=SET,
        traits=("Humanoid", "Cultist"),
        unique=True,
        victory=1,
        fight=3,
        health=4,
        evade=4,
        damage=1,
        horror=1,
        abilities=(
            Spawn(Called("graveyard")),
            Action(AddToVictoryDisplay(), cost=(DiscardFromHand(4),), designator="parley"),
        ),
    )
)

face(
    EnemyFace(
        key="peter-warren",
        code="01139",
        encounter_set=SET,
        traits=("Humanoid", "Cultist"),
        unique=True,
        victory=1,
        fight=2,
        health=3,
        evade=3,
        damage=1,
        horror=0,
        abilities=(
            Spawn(Called("miskatonic-university")),
            Action(AddToVictoryDisplay(), cost=(PayClues(2),), designator="parley"),
        ),
    )
)

face(
    EnemyFace(
        key="victoria-devereux",
        code="01140",
        encounter_set=SET,
        traits=("Humanoid", "Cultist"),
        unique=True,
        victory=1,
        fight=3,
        health=3,
        evade=2,
        damage=1,
        horror=0,
        abilities=(
            Spawn(Called("northside")),
            Action(AddToVictoryDisplay(), cost=(SpendResources(5),), designator="parley"),
        ),
    )
)

face(
    EnemyFace(
        key="ruth-turner",
        code="01141",
        encounter_set=SET,
        traits=("Humanoid", "Cultist"),
        unique=True,
        victory=1,
        fight=2,
        health=4,
        evade=5,
        damage=1,
        horror=0,
        abilities=(
            Spawn(Called("st-marys-hospital")),
            Forced(AFTER, EnemyEvaded(THIS), AddToVictoryDisplay()),
        ),
    )
)
