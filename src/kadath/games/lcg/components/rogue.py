"""Rogue cards."""

from __future__ import annotations

from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER

from ..abilities import Action, Free, Play, Reaction
from ..amounts import AmountIf
from ..choices import Choose
from ..conditions import InTest, SucceededBy
from ..costs import Exhaust, SpendResources, SpendUses
from ..effects import Deal, Draw, GainResources, Until
from ..faces import AssetFace, EventFace, face
from ..rules.attempts import Fight
from ..selectors import YOU, YOUR_LOCATION, Enemies, Named
from ..triggers import EnemyEvaded

MORE_DAMAGE_BY_2 = Adjust(YOU, "attack damage", AmountIf(SucceededBy(2), 1))

face(
    AssetFace(
        key="switchblade",
        code="01044",
        cls="rogue",
        traits=("Item", "Weapon", "Melee", "Illicit"),
        keywords=("fast",),
        cost=1,
        icons=("agility",),
        slots=("hand",),
        abilities=(Action(Fight(gets=(MORE_DAMAGE_BY_2,)), designator="fight"),),
    )
)

face(
    AssetFace(
        key="pickpocketing",
        code="01046",
        cls="rogue",
        traits=("Talent", "Illicit"),
        cost=2,
        icons=("agility",),
        abilities=(Reaction(AFTER, EnemyEvaded(by=YOU), Draw(1), cost=(Exhaust(),)),),
    )
)

face(
    AssetFace(
        key="41-derringer",
        code="01047",
        cls="rogue",
        traits=("Item", "Weapon", "Firearm", "Illicit"),
        cost=3,
        icons=("combat",),
        slots=("hand",),
        uses=3,
        use_type="ammo",
        abilities=(
            Action(
                Fight(gets=(Adjust(YOU, "combat", 2), MORE_DAMAGE_BY_2)),
                cost=(SpendUses(1),),
                designator="fight",
            ),
        ),
    )
)

face(
    AssetFace(
        key="hard-knocks",
        code="01049",
        cls="rogue",
        traits=("Talent",),
        cost=2,
        icons=("combat", "agility"),
        abilities=tuple(
            Free(
                Until("test", Adjust(YOU, skill, 1)),
                cost=(SpendResources(1),),
                condition=InTest(by=YOU),
            )
            for skill in ("combat", "agility")
        ),
    )
)

face(
    EventFace(
        key="sneak-attack",
        code="01052",
        cls="rogue",
        traits=("Tactic",),
        cost=2,
        icons=("intellect", "combat"),
        abilities=(
            Play(
                Choose(
                    "enemy",
                    Enemies(at=YOUR_LOCATION, exhausted=True),
                    Deal(Named("enemy"), damage=2),
                )
            ),
        ),
    )
)

face(
    EventFace(
        key="hot-streak",
        code="01057",
        cls="rogue",
        level=4,
        traits=("Fortune",),
        cost=3,
        icons=("wild",),
        abilities=(Play(GainResources(10)),),
    )
)
