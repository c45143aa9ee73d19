"""Rogue cards."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import YOU, Named
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER

from ..faces import AssetFace, EventFace, SkillFace, face
from ..vocabulary.abilities import (
    Action,
    CommitToYourTests,
    Free,
    Play,
    PlayFast,
    Reaction,
    ReturnsAfterTest,
)
from ..vocabulary.amounts import AmountIf
from ..vocabulary.attempts import Fight, Investigate
from ..vocabulary.choices import Choose
from ..vocabulary.conditions import InTest, SucceededBy, YourTurn
from ..vocabulary.costs import Exhaust, SpendResources, SpendUses
from ..vocabulary.effects import Deal, DisengageAndMove, Draw, GainResources, Until
from ..vocabulary.enemy_triggers import EnemyEvaded
from ..vocabulary.interrupts import SwitchSign
from ..vocabulary.modifiers import AdditionalAction
from ..vocabulary.selectors import YOUR_LOCATION, ConnectingTo, Enemies, Locations
from ..vocabulary.skill_test_triggers import RevealsToken

MORE_DAMAGE_BY_2 = Adjust(YOU, "attack damage", AmountIf(SucceededBy(2), 1))

face(
    AssetFace(
        key="switchblade",
        code="01044",
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
        key="burglary",
        code="01045",
        traits=("Talent", "Illicit"),
        cost=1,
        icons=("intellect",),
        abilities=(
            Action(
                Investigate(instead=GainResources(3)),
                cost=(Exhaust(),),
                designator="investigate",
            ),
        ),
    )
)

face(
    AssetFace(
        key="pickpocketing",
        code="01046",
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
        key="leo-de-luca",
        code="01048",
        traits=("Ally", "Criminal"),
        unique=True,
        cost=6,
        icons=("intellect",),
        slots=("ally",),
        health=2,
        sanity=2,
        abilities=(AdditionalAction(),),
    )
)

face(
    AssetFace(
        key="hard-knocks",
        code="01049",
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
        key="elusive",
        code="01050",
        traits=("Tactic",),
        keywords=("fast",),
        cost=2,
        icons=("intellect", "agility"),
        abilities=(
            PlayFast(
                DisengageAndMove(
                    YOU,
                    Enemies(engaged_with=YOU),
                    Locations(revealed=True, without_enemies=True),
                ),
                condition=YourTurn(),
            ),
        ),
    )
)

face(
    EventFace(
        key="backstab",
        code="01051",
        traits=("Tactic",),
        cost=3,
        icons=("combat", "agility"),
        abilities=(
            Play(
                Fight(skill="agility", gets=(Adjust(YOU, "attack damage", 2),)),
                designator="fight",
            ),
        ),
    )
)

face(
    EventFace(
        key="sneak-attack",
        code="01052",
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
    SkillFace(
        key="opportunist",
        code="01053",
        traits=("Innate",),
        icons=("wild",),
        abilities=(CommitToYourTests(), ReturnsAfterTest(SucceededBy(3))),
    )
)

face(
    AssetFace(
        key="leo-de-luca-1",
        code="01054",
        title="leo-de-luca",
        traits=("Ally", "Criminal"),
        unique=True,
        cost=5,
        icons=("intellect",),
        slots=("ally",),
        health=2,
        sanity=2,
        abilities=(AdditionalAction(),),
    )
)

face(
    AssetFace(
        key="cat-burglar",
        code="01055",
        traits=("Ally", "Criminal"),
        cost=4,
        icons=("willpower", "agility"),
        slots=("ally",),
        health=2,
        sanity=2,
        abilities=(
            Adjust(YOU, "agility", 1),
            Action(
                DisengageAndMove(YOU, Enemies(engaged_with=YOU), ConnectingTo(YOUR_LOCATION)),
                cost=(Exhaust(),),
                provokes=False,
            ),
        ),
    )
)

face(
    EventFace(
        key="sure-gamble",
        code="01056",
        traits=("Fortune", "Insight"),
        keywords=("fast",),
        cost=2,
        abilities=(PlayFast(SwitchSign(), AFTER, RevealsToken(negative=True)),),
    )
)

face(
    EventFace(
        key="hot-streak",
        code="01057",
        traits=("Fortune",),
        cost=3,
        icons=("wild",),
        abilities=(Play(GainResources(10)),),
    )
)
