"""What the verbs that act on assets say."""

from __future__ import annotations

from kadath.text.says import says

from ..assets import AddUses, ReturnToHand

says(
    AddUses,
    en="<place> {uses:n lcg.use_$use_type} on {to:each}",
    pl="<umieścić> {uses:acc lcg.use_$use_type} na {to:each loc}",
    uk="<покласти> {uses:acc lcg.use_$use_type} на {to:each acc}",
)
says(
    ReturnToHand,
    en="<return> {cards:each} to {cards? This=your|its owner’s} hand",
    pl="<cofnąć> {cards:each acc} na {cards? This=swoją rękę|rękę właściciela}",
    uk="<повернути> {cards:each acc} на {cards? This=свою руку|руку власника}",
)
