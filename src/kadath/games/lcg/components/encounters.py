"""Encounter cards: enemies, treacheries and scenario reference cards."""

from __future__ import annotations

from kadath.kernel.effects import If
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER, WHEN

from ..abilities import Action, Forbid, Forced, Prey, Revelation, Spawn, Symbol
from ..amounts import FailedBy, HowMany, Minus
from ..choices import Choose, MustChoose
from ..conditions import ThereIs
from ..effects import (
    Attach,
    Deal,
    Discard,
    Heal,
    MakeTest,
    PutIntoThreatArea,
    SpendClues,
)
from ..faces import EnemyFace, ScenarioFace, TreacheryFace, face
from ..selectors import (
    ATTACHED,
    THIS,
    THIS_LOCATION,
    YOU,
    YOUR_LOCATION,
    Assets,
    Called,
    Enemies,
    Investigators,
    Named,
)
from ..triggers import EnemyDefeated, EnemyEngages, PlaysCard, RoundEnds, SucceedsAt

GHOULS_HERE = Enemies(at=YOUR_LOCATION, trait="Ghoul")

face(
    ScenarioFace(
        key="the-gathering",
        code="01104",
        abilities=(
            Symbol("skull", Minus(HowMany(GHOULS_HERE))),
            Symbol("cultist", -1, if_failed=Deal(YOU, horror=1)),
            Symbol("tablet", -2, effect=If(ThereIs(GHOULS_HERE), Deal(YOU, damage=1))),
        ),
    )
)

face(
    EnemyFace(
        key="swarm-of-rats",
        code="01159",
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

face(
    EnemyFace(
        key="ghoul-minion",
        code="01160",
        copies=3,
        traits=("Humanoid", "Monster", "Ghoul"),
        fight=2,
        health=2,
        evade=2,
        damage=1,
        horror=1,
    )
)

face(
    EnemyFace(
        key="goat-spawn",
        code="01180",
        copies=3,
        traits=("Humanoid", "Monster"),
        keywords=("hunter", "retaliate"),
        fight=3,
        health=3,
        evade=2,
        damage=1,
        horror=0,
        abilities=(
            Forced(WHEN, EnemyDefeated(THIS), Deal(Investigators(at=THIS_LOCATION), horror=1)),
        ),
    )
)

face(
    EnemyFace(
        key="young-deep-one",
        code="01181",
        copies=2,
        traits=("Humanoid", "Monster", "Deep One"),
        keywords=("hunter",),
        fight=3,
        health=3,
        evade=3,
        damage=1,
        horror=1,
        abilities=(
            Prey("combat"),
            Forced(AFTER, EnemyEngages(THIS), Deal(YOU, horror=1)),
        ),
    )
)

face(
    EnemyFace(
        key="flesh-eater",
        code="01118",
        traits=("Humanoid", "Monster", "Ghoul"),
        victory=1,
        fight=4,
        health=4,
        evade=1,
        damage=1,
        horror=2,
        abilities=(Spawn(Called("attic")),),
    )
)

face(
    EnemyFace(
        key="relentless-dark-young",
        code="01179",
        traits=("Monster", "Dark Young"),
        victory=1,
        fight=4,
        health=5,
        evade=2,
        damage=2,
        horror=1,
        abilities=(Prey("agility"), Forced(WHEN, RoundEnds(), Heal(THIS, damage=2))),
    )
)

face(
    TreacheryFace(
        key="dissonant-voices",
        code="01165",
        copies=2,
        traits=("Terror",),
        abilities=(
            Revelation(PutIntoThreatArea()),
            Forbid(PlaysCard()),
            Forced(WHEN, RoundEnds(), Discard(THIS)),
        ),
    )
)

face(
    TreacheryFace(
        key="dreams-of-rlyeh",
        code="01182",
        copies=2,
        traits=("Omen",),
        abilities=(
            Revelation(PutIntoThreatArea()),
            Adjust(YOU, "willpower", -1),
            Adjust(YOU, "sanity", -1),
            Action(MakeTest("willpower", 3, success=Discard(THIS))),
        ),
    )
)

face(
    TreacheryFace(
        key="hunting-shadow",
        code="01135",
        copies=3,
        traits=("Curse",),
        keywords=("peril",),
        abilities=(Revelation(MustChoose((SpendClues(1), Deal(YOU, damage=2)))),),
    )
)

face(
    TreacheryFace(
        key="grasping-hands",
        code="01162",
        copies=3,
        traits=("Hazard",),
        abilities=(Revelation(MakeTest("agility", 3, failure=Deal(YOU, damage=FailedBy()))),),
    )
)

face(
    TreacheryFace(
        key="rotting-remains",
        code="01163",
        copies=3,
        traits=("Terror",),
        abilities=(Revelation(MakeTest("willpower", 3, failure=Deal(YOU, horror=FailedBy()))),),
    )
)

face(
    TreacheryFace(
        key="crypt-chill",
        code="01167",
        copies=2,
        traits=("Hazard",),
        abilities=(
            Revelation(
                MakeTest(
                    "willpower",
                    4,
                    failure=If(
                        ThereIs(Assets(YOU)),
                        Choose("asset", Assets(YOU), Discard(Named("asset"))),
                        Deal(YOU, damage=2),
                    ),
                )
            ),
        ),
    )
)

face(
    TreacheryFace(
        key="obscuring-fog",
        code="01168",
        copies=2,
        traits=("Hazard",),
        abilities=(
            Revelation(Attach(YOUR_LOCATION, limit=1)),
            Adjust(ATTACHED, "shroud", 2),
            Forced(AFTER, SucceedsAt("investigate", Investigators(), ATTACHED), Discard(THIS)),
        ),
    )
)
