"""Neutral cards."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.modifiers import Adjust

from ..faces import AssetFace, EventFace, SkillFace, face
from ..vocabulary.abilities import Action, IfSuccessful, MaxCommitted, Play
from ..vocabulary.attempts import Fight, Investigate
from ..vocabulary.costs import DiscardThis, SpendUses
from ..vocabulary.effects import Draw, GainResources
from ..vocabulary.selectors import YOUR_LOCATION

face(
    AssetFace(
        key="knife",
        code="01086",
        traits=("Item", "Weapon", "Melee"),
        cost=1,
        icons=("combat",),
        slots=("hand",),
        abilities=(
            Action(Fight(gets=(Adjust(YOU, "combat", 1),)), designator="fight"),
            Action(
                Fight(gets=(Adjust(YOU, "combat", 2), Adjust(YOU, "attack damage", 1))),
                cost=(DiscardThis(),),
                designator="fight",
            ),
        ),
    )
)

face(
    AssetFace(
        key="flashlight",
        code="01087",
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
        traits=("Supply",),
        cost=0,
        abilities=(Play(GainResources(3)),),
    )
)

face(
    SkillFace(
        key="guts",
        code="01089",
        traits=("Innate",),
        icons=("willpower", "willpower"),
        abilities=(MaxCommitted(1), IfSuccessful(Draw(1))),
    )
)

face(
    SkillFace(
        key="perception",
        code="01090",
        traits=("Practiced",),
        icons=("intellect", "intellect"),
        abilities=(MaxCommitted(1), IfSuccessful(Draw(1))),
    )
)

face(
    SkillFace(
        key="overpower",
        code="01091",
        traits=("Practiced",),
        icons=("combat", "combat"),
        abilities=(MaxCommitted(1), IfSuccessful(Draw(1))),
    )
)

face(
    SkillFace(
        key="manual-dexterity",
        code="01092",
        traits=("Innate",),
        icons=("agility", "agility"),
        abilities=(MaxCommitted(1), IfSuccessful(Draw(1))),
    )
)

face(
    SkillFace(
        key="unexpected-courage",
        code="01093",
        traits=("Innate",),
        icons=("wild", "wild"),
        abilities=(MaxCommitted(1),),
    )
)

face(
    AssetFace(
        key="bulletproof-vest",
        code="01094",
        traits=("Item", "Armor"),
        cost=2,
        icons=("combat", "wild"),
        slots=("body",),
        health=4,
    )
)

face(
    AssetFace(
        key="elder-sign-amulet",
        code="01095",
        traits=("Item", "Relic"),
        cost=2,
        icons=("willpower", "wild"),
        slots=("accessory",),
        sanity=4,
    )
)
