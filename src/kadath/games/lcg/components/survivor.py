"""Survivor cards."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU, Named, That
from kadath.kernel.effects import do
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER, WHEN, WOULD

from ..faces import AssetFace, EventFace, SkillFace, face
from ..vocabulary.abilities import Action, Free, IfRevealed, IfSuccessful, Play, PlayFast, Reaction
from ..vocabulary.attempts import Fight
from ..vocabulary.choices import Choose
from ..vocabulary.conditions import InTest, YourTurn
from ..vocabulary.costs import DiscardThis, Exhaust, SpendResources, Suffer
from ..vocabulary.discard_piles import AddToHand, InDiscardPile, ShuffleIntoEncounterDeck
from ..vocabulary.effects import (
    AfterTest,
    Discard,
    Discover,
    DisengageAndMove,
    Draw,
    EvadeAutomatically,
    Until,
)
from ..vocabulary.enemy_triggers import EnemyAttacks, EnemyEvaded
from ..vocabulary.interrupts import RedirectDamage
from ..vocabulary.kinds import CardKind
from ..vocabulary.modifiers import Forbid
from ..vocabulary.selectors import (
    TESTED,
    TESTER,
    YOUR_LOCATION,
    ConnectingTo,
    Enemies,
    Except,
    LocationOf,
)
from ..vocabulary.skill_test_triggers import DrawsToken, FailsTest, SucceedsAt

face(
    AssetFace(
        key="leather-coat",
        code="01072",
        traits=("Item", "Armor"),
        cost=0,
        icons=("combat",),
        slots=("body",),
        health=2,
    )
)

face(
    AssetFace(
        key="scavenging",
        code="01073",
        traits=("Talent",),
        cost=1,
        icons=("intellect",),
        abilities=(
            Reaction(
                AFTER,
                SucceedsAt("investigate", least=2),
                Choose("card", InDiscardPile(CardKind(trait="Item")), AddToHand(Named("card"))),
                cost=(Exhaust(),),
            ),
        ),
    )
)

face(
    AssetFace(
        key="baseball-bat",
        code="01074",
        traits=("Item", "Weapon", "Melee"),
        cost=2,
        icons=("combat",),
        slots=("hand", "hand"),
        abilities=(
            Action(
                Fight(
                    gets=(
                        Adjust(YOU, "combat", 2),
                        Adjust(YOU, "attack damage", 1),
                        IfRevealed(("skull", "auto-fail"), AfterTest(Discard(THIS))),
                    )
                ),
                designator="fight",
            ),
        ),
    )
)

face(
    AssetFace(
        key="rabbits-foot",
        code="01075",
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
    AssetFace(
        key="dig-deep",
        code="01077",
        traits=("Talent",),
        cost=2,
        icons=("willpower", "agility"),
        abilities=tuple(
            Free(
                Until("test", Adjust(YOU, skill, 1)),
                cost=(SpendResources(1),),
                condition=InTest(by=YOU),
            )
            for skill in ("willpower", "agility")
        ),
    )
)

face(
    EventFace(
        key="cunning-distraction",
        code="01078",
        traits=("Tactic",),
        cost=5,
        icons=("willpower", "wild"),
        abilities=(Play(EvadeAutomatically(Enemies(at=YOUR_LOCATION)), designator="evade"),),
    )
)

face(
    EventFace(
        key="look-what-i-found",
        code="01079",
        traits=("Fortune",),
        keywords=("fast",),
        cost=2,
        icons=("intellect", "intellect"),
        abilities=(PlayFast(Discover(2), AFTER, FailsTest(kind="investigate", most=2)),),
    )
)

face(
    EventFace(
        key="lucky",
        code="01080",
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

face(
    AssetFace(
        key="aquinnah",
        code="01082",
        traits=("Ally",),
        unique=True,
        cost=5,
        icons=("willpower",),
        slots=("ally",),
        health=1,
        sanity=4,
        abilities=(
            Reaction(
                WHEN,
                EnemyAttacks(whom=YOU),
                Choose(
                    "other",
                    Except(Enemies(at=YOUR_LOCATION), That("enemy")),
                    RedirectDamage(Named("other")),
                ),
                cost=(Exhaust(), Suffer(THIS, horror=1)),
            ),
        ),
    )
)

face(
    EventFace(
        key="close-call",
        code="01083",
        traits=("Fortune",),
        keywords=("fast",),
        cost=2,
        icons=("combat", "agility"),
        abilities=(
            PlayFast(
                ShuffleIntoEncounterDeck(That("enemy")),
                AFTER,
                EnemyEvaded(Enemies(at=YOUR_LOCATION, but_not="Elite", no_weakness=True)),
            ),
        ),
    )
)

face(
    EventFace(
        key="lucky-2",
        code="01084",
        title="lucky",
        traits=("Fortune",),
        keywords=("fast",),
        cost=1,
        abilities=(
            PlayFast(do(Until("test", Adjust(YOU, "skill value", 2)), Draw(1)), WOULD, FailsTest()),
        ),
    )
)

face(
    EventFace(
        key="will-to-survive",
        code="01085",
        traits=("Spirit",),
        keywords=("fast",),
        cost=4,
        icons=("combat", "wild"),
        abilities=(PlayFast(Until("turn", Forbid(DrawsToken())), condition=YourTurn()),),
    )
)
