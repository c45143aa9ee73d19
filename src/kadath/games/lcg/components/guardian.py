"""Guardian cards."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.abilities.selectors import THIS, YOU, Named, That
from kadath.kernel.modifiers import SET, Adjust
from kadath.kernel.windows import AFTER, WHEN

from ..faces import AssetFace, EventFace, SkillFace, face
from ..vocabulary.abilities import Action, DiscardWithoutUses, Free, Play, PlayFast, Reaction
from ..vocabulary.amounts import AmountIf, ResultBy
from ..vocabulary.assets import AddUses
from ..vocabulary.attempts import Fight
from ..vocabulary.choices import Choose, OneOf
from ..vocabulary.conditions import InTest, IsOnly, SuccessfulTest
from ..vocabulary.costs import DiscardThis, Exhaust, SpendResources, SpendUses, Suffer
from ..vocabulary.effects import Deal, Discover, Heal, Until
from ..vocabulary.enemy_triggers import EnemyAttacks, EnemyDefeated
from ..vocabulary.granted import While
from ..vocabulary.selectors import (
    TESTED,
    TESTER,
    YOUR_LOCATION,
    Assets,
    ConnectingTo,
    Either,
    Enemies,
    Investigators,
    TakingTurn,
)
from ..vocabulary.triggers import DamageDealt
from ..vocabulary.turns import GainActions

THERE = Named("location")

face(
    AssetFace(
        key="45-automatic",
        code="01016",
        traits=("Item", "Weapon", "Firearm"),
        cost=4,
        icons=("agility",),
        slots=("hand",),
        uses=4,
        use_type="ammo",
        abilities=(
            Action(
                Fight(gets=(Adjust(YOU, "combat", 1), Adjust(YOU, "attack damage", 1))),
                cost=(SpendUses(1),),
                designator="fight",
            ),
        ),
    )
)

face(
    AssetFace(
        key="physical-training",
        code="01017",
        traits=("Talent",),
        cost=2,
        icons=("willpower", "combat"),
        abilities=tuple(
            Free(
                Until("test", Adjust(YOU, skill, 1)),
                cost=(SpendResources(1),),
                condition=InTest(by=YOU),
            )
            for skill in ("willpower", "combat")
        ),
    )
)

face(
    AssetFace(
        key="first-aid",
        code="01019",
        traits=("Talent", "Science"),
        cost=2,
        icons=("willpower",),
        uses=3,
        use_type="supplies",
        abilities=(
            Action(
                Choose(
                    "investigator",
                    Investigators(at=YOUR_LOCATION),
                    OneOf(
                        (
                            Heal(Named("investigator"), damage=1),
                            Heal(Named("investigator"), horror=1),
                        )
                    ),
                ),
                cost=(SpendUses(1),),
            ),
            DiscardWithoutUses(),
        ),
    )
)

face(
    AssetFace(
        key="beat-cop",
        code="01018",
        traits=("Ally", "Police"),
        cost=4,
        icons=("combat",),
        slots=("ally",),
        health=2,
        sanity=2,
        abilities=(
            Adjust(YOU, "combat", 1),
            Free(
                Choose("enemy", Enemies(at=YOUR_LOCATION), Deal(Named("enemy"), damage=1)),
                cost=(DiscardThis(),),
            ),
        ),
    )
)

face(
    AssetFace(
        key="machete",
        code="01020",
        traits=("Item", "Weapon", "Melee"),
        cost=3,
        icons=("combat",),
        slots=("hand",),
        abilities=(
            Action(
                Fight(
                    gets=(
                        Adjust(YOU, "combat", 1),
                        Adjust(
                            YOU,
                            "attack damage",
                            AmountIf(IsOnly(TESTED, Enemies(engaged_with=YOU)), 1),
                        ),
                    )
                ),
                designator="fight",
            ),
        ),
    )
)

face(
    AssetFace(
        key="guard-dog",
        code="01021",
        traits=("Ally", "Creature"),
        cost=3,
        icons=("combat",),
        slots=("ally",),
        health=3,
        sanity=1,
        abilities=(
            Reaction(
                WHEN,
                DamageDealt("damage", THIS, by_attack=True),
                Deal(That("attacker"), damage=1),
            ),
        ),
    )
)

face(
    EventFace(
        key="evidence",
        code="01022",
        traits=("Insight",),
        keywords=("fast",),
        cost=1,
        icons=("intellect", "intellect"),
        abilities=(PlayFast(Discover(1), AFTER, EnemyDefeated(by=YOU)),),
    )
)

face(
    EventFace(
        key="dodge",
        code="01023",
        traits=("Tactic",),
        keywords=("fast",),
        cost=1,
        icons=("willpower", "agility"),
        abilities=(PlayFast(Cancel(), WHEN, EnemyAttacks(whom=Investigators(at=YOUR_LOCATION))),),
    )
)

face(
    EventFace(
        key="dynamite-blast",
        code="01024",
        traits=("Tactic",),
        cost=5,
        icons=("willpower",),
        abilities=(
            Play(
                Choose(
                    "location",
                    Either((YOUR_LOCATION, ConnectingTo(YOUR_LOCATION))),
                    Deal(Either((Enemies(at=THERE), Investigators(at=THERE))), damage=3),
                )
            ),
        ),
    )
)

face(
    SkillFace(
        key="vicious-blow",
        code="01025",
        traits=("Practiced",),
        icons=("combat",),
        abilities=(While(SuccessfulTest("fight"), (Adjust(TESTER, "attack damage", 1),)),),
    )
)

face(
    EventFace(
        key="extra-ammunition",
        code="01026",
        traits=("Supply",),
        cost=2,
        icons=("intellect",),
        abilities=(
            Play(
                Choose(
                    "asset",
                    Assets(Investigators(at=YOUR_LOCATION), trait="Firearm"),
                    AddUses(Named("asset"), 3, "ammo"),
                )
            ),
        ),
    )
)

face(
    AssetFace(
        key="police-badge",
        code="01027",
        traits=("Item",),
        cost=3,
        icons=("willpower", "wild"),
        slots=("accessory",),
        abilities=(
            Adjust(YOU, "willpower", 1),
            Free(
                GainActions(2, TakingTurn(at=YOUR_LOCATION)),
                cost=(DiscardThis(),),
            ),
        ),
    )
)

face(
    AssetFace(
        key="beat-cop-2",
        code="01028",
        title="beat-cop",
        traits=("Ally", "Police"),
        cost=4,
        icons=("combat", "agility"),
        slots=("ally",),
        health=3,
        sanity=2,
        abilities=(
            Adjust(YOU, "combat", 1),
            Free(
                Choose("enemy", Enemies(at=YOUR_LOCATION), Deal(Named("enemy"), damage=1)),
                cost=(Exhaust(), Suffer(THIS, damage=1)),
            ),
        ),
    )
)

face(
    AssetFace(
        key="shotgun",
        code="01029",
        traits=("Item", "Weapon", "Firearm"),
        cost=5,
        icons=("combat", "combat"),
        slots=("hand", "hand"),
        uses=2,
        use_type="ammo",
        abilities=(
            Action(
                Fight(
                    gets=(
                        Adjust(YOU, "combat", 3),
                        Adjust(YOU, "attack damage", ResultBy(1, 5), SET),
                    )
                ),
                cost=(SpendUses(1),),
                designator="fight",
            ),
        ),
    )
)
