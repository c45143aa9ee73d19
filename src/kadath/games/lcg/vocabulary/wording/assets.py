"""The text of the verbs about assets."""

from __future__ import annotations

from kadath.text.says import says

from ..assets import AddUses, ReturnToHand, UsesToResources
from .costs import USES
from .places import THIS_EN

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
    uk=(
        "{cards? This={cards!each} <повернутися> вам на руку"
        "|<повернути> {cards:each acc} на руку власника}"
    ),
)
says(
    UsesToResources,
    en=(
        f"<move> {USES.format(case='n')} from {THIS_EN} to your [lcg.resource_pool] "
        "as {uses? 1=a [lcg.resource]|[lcg.resource:pl]}"
    ),
    pl=(
        f"<przenieść> z tej [lcg.card:gen] {USES.format(case='acc')} do swojej "
        "[lcg.resource_pool:gen] jako {uses? 1=[lcg.resource:nom]|[lcg.resource:nom.pl]}"
    ),
    uk=(
        f"<перемістити> {USES.format(case='acc')} з цієї [lcg.card:gen] до свого "
        "[lcg.resource_pool:gen] як {uses? 1=[lcg.resource:nom]|[lcg.resource:nom.pl]}"
    ),
)
