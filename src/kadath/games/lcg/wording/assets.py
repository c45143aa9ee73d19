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
    en="<take> {cards:each} back into {cards? This=your|its owner’s} hand",
    pl="<wziąć> {cards:each acc} z powrotem na rękę{cards? This=| właściciela}",
    uk="<повернути> {cards:each acc} {cards? This=собі на руку|на руку власника}",
)
