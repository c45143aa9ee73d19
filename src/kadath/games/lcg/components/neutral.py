"""Neutral cards."""

from __future__ import annotations

from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import WHEN

from ..abilities import Action, IfSuccessful, MaxCommitted, Play, Reaction
from ..conditions import YouControl
from ..costs import SpendUses
from ..effects import Draw, GainResources, Until
from ..faces import AssetFace, EventFace, Gains, SkillFace, While, face
from ..rules.attempts import Investigate
from ..selectors import THIS, YOUR_LOCATION, Enemies, Investigators, That
from ..triggers import SucceedsAt

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

face(
    AssetFace(
        key="lita-chantler",
        code="01117",
        cls="neutral",
        level=None,
        traits=("Ally",),
        unique=True,
        cost=0,
        slots=("ally",),
        health=3,
        sanity=3,
        abilities=(
            While(
                YouControl(),
                (
                    Gains(
                        THIS,
                        (
                            Adjust(HERE, "combat", 1),
                            Reaction(
                                WHEN,
                                SucceedsAt("fight", HERE, Enemies(trait="Monster")),
                                Until("test", Adjust(That("who"), "attack damage", 1)),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    )
)
