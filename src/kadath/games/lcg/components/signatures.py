"""The investigators' signature cards and personal weaknesses."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.selectors import THIS, YOU
from kadath.kernel.effects import If, do
from kadath.kernel.modifiers import Adjust
from kadath.kernel.windows import AFTER, WHEN, WOULD

from ..faces import AssetFace, EventFace, TreacheryFace, face
from ..vocabulary.abilities import Action, Forced, Free, Play, PlayFast, Reaction, Revelation
from ..vocabulary.aftermath import EarnLess, SufferTrauma
from ..vocabulary.amounts import AmountIf, ThatMany, Tokens
from ..vocabulary.attempts import Fight
from ..vocabulary.choices import Then
from ..vocabulary.conditions import AtLeast, AtMost
from ..vocabulary.costs import SpendUses
from ..vocabulary.discard_piles import InDiscardPile
from ..vocabulary.doom import PlaceDoom
from ..vocabulary.effects import Deal, Discard, Draw, PutIntoThreatArea, Until
from ..vocabulary.enemy_triggers import EnemyAttacks
from ..vocabulary.granted import While, WhileInHand
from ..vocabulary.hands import ShowToAll
from ..vocabulary.kinds import CardKind
from ..vocabulary.modifiers import (
    BottomInsteadOfDiscard,
    Forbid,
    MoreSlots,
    PlayFromDiscard,
    TreatSymbol,
)
from ..vocabulary.period_triggers import GameEnds, TurnBegins, TurnEnds
from ..vocabulary.selectors import YOUR_LOCATION, Enemies
from ..vocabulary.story import RemoveFromGame
from ..vocabulary.tokens import DiscardTokens, MoveTokens, PlaceTokens
from ..vocabulary.triggers import DiscoversClues, LeavesPlay, PlaysCard

face(
    AssetFace(
        key="rolands-38-special",
        code="01006",
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
    TreacheryFace(
        key="cover-up",
        code="01007",
        traits=("Task",),
        weakness=True,
        abilities=(
            Revelation(do(PutIntoThreatArea(), PlaceTokens("clues", 3))),
            Reaction(
                WOULD,
                DiscoversClues(at=YOUR_LOCATION),
                Instead(DiscardTokens("clues", ThatMany("clues"))),
            ),
            Forced(
                WHEN,
                GameEnds(),
                If(AtLeast(Tokens("clues", THIS), 1), SufferTrauma(mental=1)),
            ),
        ),
    )
)

face(
    AssetFace(
        key="daisys-tote-bag",
        code="01008",
        traits=("Item",),
        unique=True,
        cost=2,
        icons=("willpower", "intellect", "wild"),
        abilities=(MoreSlots("hand", 2, trait="Tome"),),
    )
)

face(
    AssetFace(
        key="the-necronomicon",
        code="01009",
        traits=("Item", "Tome"),
        weakness=True,
        cost=None,
        slots=("hand",),
        abilities=(
            Revelation(do(PutIntoThreatArea(), PlaceTokens("horror", 3))),
            While(AtLeast(Tokens("horror", THIS), 1), (Forbid(LeavesPlay(THIS)),)),
            TreatSymbol("elder sign", "auto-fail"),
            Action(
                Then(
                    MoveTokens("horror", 1, THIS, YOU),
                    If(AtMost(Tokens("horror", THIS), 0), Discard(THIS)),
                )
            ),
        ),
    )
)

face(
    EventFace(
        key="on-the-lam",
        code="01010",
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
    TreacheryFace(
        key="hospital-debts",
        code="01011",
        traits=("Task",),
        weakness=True,
        abilities=(
            Revelation(PutIntoThreatArea()),
            Free(MoveTokens("resources", 1, YOU, THIS), limit=Limit("round", 2)),
            Forced(WHEN, GameEnds(), If(AtMost(Tokens("resources", THIS), 5), EarnLess(2))),
        ),
    )
)

face(
    AssetFace(
        key="heirloom-of-hyperborea",
        code="01012",
        traits=("Item", "Relic"),
        unique=True,
        cost=3,
        icons=("willpower", "combat", "wild"),
        slots=("accessory",),
        abilities=(Reaction(AFTER, PlaysCard("Spell"), Draw(1)),),
    )
)

face(
    EventFace(
        key="dark-memory",
        code="01013",
        traits=("Spell",),
        weakness=True,
        cost=2,
        abilities=(
            Play(PlaceDoom(1, may_advance=True)),
            WhileInHand((Forced(AFTER, TurnEnds(), do(ShowToAll(), Deal(YOU, horror=2))),)),
        ),
    )
)

face(
    AssetFace(
        key="wendys-amulet",
        code="01014",
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

face(
    TreacheryFace(
        key="abandoned-and-alone",
        code="01015",
        traits=("Madness",),
        weakness=True,
        abilities=(
            Revelation(do(Deal(YOU, horror=2, direct=True), RemoveFromGame(InDiscardPile()))),
        ),
    )
)
