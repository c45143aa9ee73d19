"""Mystic cards."""

from __future__ import annotations

from kadath.kernel.abilities.selectors import THIS, YOU, Named
from kadath.kernel.effects import do
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER, WHEN, WOULD

from ..faces import AssetFace, EventFace, SkillFace, face
from ..vocabulary.abilities import (
    Action,
    DiscardWithoutUses,
    Forced,
    Free,
    IfRevealed,
    IfSuccessful,
    Play,
    PlayFast,
    Reaction,
)
from ..vocabulary.assets import AddUses, UsesToResources
from ..vocabulary.attempts import Fight, TryToEvade
from ..vocabulary.choices import Choose, Then
from ..vocabulary.conditions import InTest
from ..vocabulary.costs import Exhaust, SpendResources, SpendUses, Suffer
from ..vocabulary.doom import PlaceDoom
from ..vocabulary.effects import (
    Deal,
    Discover,
    DrawFromEncounterDeck,
    Heal,
    LookAtTop,
    SearchDeck,
    Until,
)
from ..vocabulary.interrupts import CancelRevelation, RevealMoreTokens
from ..vocabulary.kinds import CardKind
from ..vocabulary.modifiers import Blank, MoreSlots
from ..vocabulary.period_triggers import PhaseBegins
from ..vocabulary.selectors import TESTED, YOUR_LOCATION, Assets, DecksOf, Enemies, Investigators
from ..vocabulary.skill_test_triggers import DrawsToken
from ..vocabulary.triggers import DrawsTreachery, EntersPlay
from ..vocabulary.turns import LoseActions

ILL_OMENS = ("skull", "cultist", "tablet", "elder thing", "auto-fail")
"""The symbols that have side effects with certain spells."""

face(
    AssetFace(
        key="forbidden-knowledge",
        code="01058",
        traits=("Talent",),
        cost=0,
        icons=("intellect",),
        uses=4,
        use_type="secrets",
        abilities=(
            Free(UsesToResources(1), cost=(Exhaust(), Suffer(horror=1))),
            DiscardWithoutUses(),
        ),
    )
)

face(
    AssetFace(
        key="holy-rosary",
        code="01059",
        traits=("Item", "Charm"),
        cost=2,
        icons=("willpower",),
        slots=("accessory",),
        sanity=2,
        abilities=(Adjust(YOU, "willpower", 1),),
    )
)

face(
    AssetFace(
        key="shrivelling",
        code="01060",
        traits=("Spell",),
        cost=3,
        icons=("combat",),
        slots=("arcane",),
        uses=4,
        use_type="charges",
        abilities=(
            Action(
                Fight(
                    gets=(
                        Adjust(YOU, "attack damage", 1),
                        IfRevealed(ILL_OMENS, Deal(YOU, horror=1)),
                    ),
                    skill="willpower",
                ),
                cost=(SpendUses(1),),
                designator="fight",
            ),
        ),
    )
)

face(
    AssetFace(
        key="scrying",
        code="01061",
        traits=("Spell",),
        cost=1,
        icons=("intellect",),
        slots=("arcane",),
        uses=3,
        use_type="charges",
        abilities=(
            Action(
                Choose(
                    "deck",
                    DecksOf(Investigators(), encounter=True),
                    LookAtTop(3, Named("deck")),
                ),
                cost=(Exhaust(), SpendUses(1)),
            ),
        ),
    )
)

face(
    AssetFace(
        key="arcane-studies",
        code="01062",
        traits=("Talent",),
        cost=2,
        icons=("willpower", "intellect"),
        abilities=tuple(
            Free(
                Until("test", Adjust(YOU, skill, 1)),
                cost=(SpendResources(1),),
                condition=InTest(by=YOU),
            )
            for skill in ("willpower", "intellect")
        ),
    )
)

face(
    AssetFace(
        key="arcane-initiate",
        code="01063",
        traits=("Ally", "Sorcerer"),
        cost=1,
        icons=("willpower",),
        slots=("ally",),
        health=1,
        sanity=2,
        abilities=(
            Forced(AFTER, EntersPlay(THIS), PlaceDoom(1, THIS)),
            Free(SearchDeck(CardKind(trait="Spell"), top=3, draws=True), cost=(Exhaust(),)),
        ),
    )
)

face(
    EventFace(
        key="drawn-to-the-flame",
        code="01064",
        traits=("Insight",),
        cost=0,
        icons=("willpower", "intellect"),
        abilities=(Play(Then(DrawFromEncounterDeck(), Discover(2))),),
    )
)

face(
    EventFace(
        key="ward-of-protection",
        code="01065",
        traits=("Spell", "Spirit"),
        keywords=("fast",),
        cost=1,
        icons=("wild",),
        abilities=(
            PlayFast(Then(CancelRevelation(), Deal(YOU, horror=1)), WHEN, DrawsTreachery()),
        ),
    )
)

face(
    EventFace(
        key="blinding-light",
        code="01066",
        traits=("Spell",),
        cost=2,
        icons=("willpower", "agility"),
        abilities=(
            Play(
                TryToEvade(
                    gets=(IfRevealed(ILL_OMENS, LoseActions(1)),),
                    skill="willpower",
                    also=Deal(TESTED, damage=1),
                ),
                designator="evade",
            ),
        ),
    )
)

face(
    SkillFace(
        key="fearless",
        code="01067",
        traits=("Innate",),
        icons=("willpower",),
        abilities=(IfSuccessful(Heal(YOU, horror=1)),),
    )
)

face(
    EventFace(
        key="mind-wipe",
        code="01068",
        traits=("Spell",),
        keywords=("fast",),
        cost=1,
        icons=("willpower", "combat"),
        abilities=(
            PlayFast(
                Choose(
                    "enemy",
                    Enemies(at=YOUR_LOCATION, but_not="Elite"),
                    Until("phase", Blank(Named("enemy"))),
                ),
                AFTER,
                PhaseBegins(),
            ),
        ),
    )
)

face(
    EventFace(
        key="blinding-light-2",
        code="01069",
        title="blinding-light",
        traits=("Spell",),
        cost=1,
        icons=("willpower", "agility"),
        abilities=(
            Play(
                TryToEvade(
                    gets=(IfRevealed(ILL_OMENS, do(LoseActions(1), Deal(YOU, horror=1))),),
                    skill="willpower",
                    also=Deal(TESTED, damage=2),
                ),
                designator="evade",
            ),
        ),
    )
)


face(
    AssetFace(
        key="book-of-shadows",
        code="01070",
        traits=("Item", "Tome"),
        cost=4,
        icons=("willpower", "intellect"),
        slots=("hand",),
        abilities=(
            MoreSlots("arcane"),
            Action(
                Choose("asset", Assets(YOU, trait="Spell"), AddUses(Named("asset"), 1, "charges")),
                cost=(Exhaust(),),
            ),
        ),
    )
)

face(
    AssetFace(
        key="grotesque-statue",
        code="01071",
        traits=("Item", "Relic"),
        cost=2,
        icons=("wild",),
        slots=("hand",),
        uses=4,
        use_type="charges",
        abilities=(
            Reaction(WOULD, DrawsToken(), RevealMoreTokens(2), cost=(SpendUses(1),)),
            DiscardWithoutUses(),
        ),
    )
)
