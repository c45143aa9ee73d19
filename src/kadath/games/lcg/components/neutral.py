"""Neutral cards."""

from __future__ import annotations

from kadath.kernel.modifiers import Adjust

from ..abilities import Action, IfSuccessful, MaxCommitted, Play
from ..costs import SpendUses
from ..effects import Draw, GainResources
from ..faces import AssetFace, EventFace, SkillFace, face
from ..rules.attempts import Investigate
from ..selectors import YOUR_LOCATION, Investigators

HERE = Investigators(at=YOUR_LOCATION)

face(
    AssetFace(
        key="flashlight",
        code="01087",
        copies=4,
        cls="neutral",
        traits=("Item", "Tool"),
        cost=2,
        icons=("intellect",),
        slots=("hand",),
        uses=3,
        use_type="supplies",
        abilities=(
            Action(
                Investigate(gets=(Adjust(YOUR_LOCATION, "shroud", -2),)),
                cost=(SpendUses(1),),
                designator="investigate",
            ),
        ),
    )
)

face(
    EventFace(
        key="emergency-cache",
        code="01088",
        copies=4,
        cls="neutral",
        traits=("Supply",),
        cost=0,
        abilities=(Play(GainResources(3)),),
    )
)

face(
    SkillFace(
        key="guts",
        code="01089",
        copies=2,
        cls="neutral",
        traits=("Innate",),
        icons=("willpower", "willpower"),
        abilities=(MaxCommitted(1), IfSuccessful(Draw(1))),
    )
)

face(
    SkillFace(
        key="unexpected-courage",
        code="01093",
        copies=2,
        cls="neutral",
        traits=("Innate",),
        icons=("wild", "wild"),
        abilities=(MaxCommitted(1),),
    )
)
