"""Signature cards of the investigators, and the weaknesses that are theirs alone."""

from __future__ import annotations

from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER

from ..abilities import (
    Action,
    Forbid,
    MoreSlots,
    PlayFast,
    Reaction,
)
from ..amounts import AmountIf, Tokens
from ..conditions import AtLeast
from ..costs import SpendUses
from ..effects import Draw, Until
from ..faces import AssetFace, EventFace, face
from ..rules.attempts import Fight
from ..selectors import YOU, YOUR_LOCATION, Enemies
from ..triggers import (
    EnemyAttacks,
    PlaysCard,
    TurnBegins,
)
from ..values import BottomInsteadOfDiscard, CardKind, PlayFromDiscard

face(
    AssetFace(
        key="rolands-38-special",
        code="01006",
        cls="neutral",
        level=None,
        traits=("Item", "Weapon", "Firearm"),
        unique=True,
        cost=3,
        icons=("combat", "agility", "wild"),
        slots=("hand",),
        uses=4,
        use_type="ammo",
        abilities=(
            Action(
                Fight(
                    gets=(
                        Adjust(
                            YOU,
                            "combat",
                            AmountIf(AtLeast(Tokens("clues", YOUR_LOCATION), 1), 3, 1),
                        ),
                        Adjust(YOU, "attack damage", 1),
                    )
                ),
                cost=(SpendUses(1),),
                designator="fight",
            ),
        ),
    )
)

face(
    AssetFace(
        key="daisys-tote-bag",
        code="01008",
        cls="neutral",
        level=None,
        traits=("Item",),
        unique=True,
        cost=2,
        icons=("willpower", "intellect", "wild"),
        abilities=(MoreSlots("hand", 2, trait="Tome"),),
    )
)

face(
    EventFace(
        key="on-the-lam",
        code="01010",
        cls="neutral",
        level=None,
        traits=("Tactic",),
        keywords=("fast",),
        cost=1,
        icons=("intellect", "agility", "wild", "wild"),
        abilities=(
            PlayFast(
                Until("round", Forbid(EnemyAttacks(Enemies(but_not="Elite"), YOU))),
                AFTER,
                TurnBegins(),
            ),
        ),
    )
)

face(
    AssetFace(
        key="heirloom-of-hyperborea",
        code="01012",
        cls="neutral",
        level=None,
        traits=("Item", "Relic"),
        unique=True,
        cost=3,
        icons=("willpower", "combat", "wild"),
        slots=("accessory",),
        abilities=(Reaction(AFTER, PlaysCard("Spell"), Draw(1)),),
    )
)

face(
    AssetFace(
        key="wendys-amulet",
        code="01014",
        cls="neutral",
        level=None,
        traits=("Item", "Relic"),
        unique=True,
        cost=2,
        icons=("wild", "wild"),
        slots=("accessory",),
        abilities=(
            PlayFromDiscard(CardKind("event")),
            BottomInsteadOfDiscard(CardKind("event")),
        ),
    )
)
