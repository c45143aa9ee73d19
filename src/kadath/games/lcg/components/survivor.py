"""Survivor cards."""

from __future__ import annotations

from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER, WOULD

from ..abilities import Free, IfSuccessful, PlayFast, Reaction
from ..choices import Choose
from ..conditions import InTest
from ..costs import DiscardThis, Exhaust
from ..effects import DisengageAndMove, Draw, EvadeAutomatically, Until
from ..faces import AssetFace, EventFace, SkillFace, face
from ..selectors import (
    TESTED,
    TESTER,
    YOU,
    YOUR_LOCATION,
    ConnectingTo,
    Enemies,
    Except,
    LocationOf,
    Named,
)
from ..triggers import FailsTest

face(
    AssetFace(
        key="rabbits-foot",
        code="01075",
        cls="survivor",
        traits=("Item", "Charm"),
        cost=1,
        icons=("wild",),
        slots=("accessory",),
        abilities=(Reaction(AFTER, FailsTest(), Draw(1), cost=(Exhaust(),)),),
    )
)

face(
    AssetFace(
        key="stray-cat",
        code="01076",
        cls="survivor",
        traits=("Ally", "Creature"),
        cost=1,
        icons=("agility",),
        slots=("ally",),
        health=1,
        abilities=(
            Free(
                Choose(
                    "enemy",
                    Enemies(at=YOUR_LOCATION, but_not="Elite"),
                    EvadeAutomatically(Named("enemy")),
                ),
                cost=(DiscardThis(),),
            ),
        ),
    )
)

face(
    EventFace(
        key="lucky",
        code="01080",
        cls="survivor",
        traits=("Fortune",),
        keywords=("fast",),
        cost=1,
        abilities=(PlayFast(Until("test", Adjust(YOU, "skill value", 2)), WOULD, FailsTest()),),
    )
)

face(
    SkillFace(
        key="survival-instinct",
        code="01081",
        cls="survivor",
        traits=("Innate",),
        icons=("agility",),
        abilities=(
            IfSuccessful(
                DisengageAndMove(
                    TESTER,
                    Except(Enemies(engaged_with=TESTER), TESTED),
                    ConnectingTo(LocationOf(TESTER)),
                    optional=True,
                ),
                InTest("evade"),
            ),
        ),
    )
)
