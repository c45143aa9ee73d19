"""Mystic cards."""

from __future__ import annotations

from kadath.kernel.windows import AFTER, WHEN, WOULD

from ..abilities import Action, DiscardWithoutUses, Play, PlayFast, Reaction
from ..choices import Choose, Then
from ..costs import Exhaust, SpendUses
from ..effects import Deal, Discover, DrawFromEncounterDeck, LookAtTop, Until
from ..faces import AssetFace, EventFace, face
from ..interrupts import CancelRevelation, RevealMoreTokens
from ..selectors import YOU, YOUR_LOCATION, DecksOf, Enemies, Investigators, Named
from ..triggers import DrawsToken, DrawsTreachery, PhaseBegins
from ..values import Blank

face(
    AssetFace(
        key="scrying",
        code="01061",
        cls="mystic",
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
    EventFace(
        key="drawn-to-the-flame",
        code="01064",
        cls="mystic",
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
        cls="mystic",
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
        key="mind-wipe",
        code="01068",
        cls="mystic",
        level=1,
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
    AssetFace(
        key="grotesque-statue",
        code="01071",
        cls="mystic",
        level=4,
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
