"""The text of selectors and verbs about discard piles."""

from __future__ import annotations

from kadath.text.says import says

from ..discard_piles import AddToHand, InDiscardPile, ShuffleIntoEncounterDeck

says(
    InDiscardPile,
    en="{kind:*} from {of? You=your|{of}’s} [lcg.discard_pile]",
    pl=(
        "{kind:*} z{of? You={@? you=e swojego| twojego} [lcg.discard_pile:gen]"
        "|e [lcg.discard_pile:gen] {of:gen}}"
    ),
    uk=(
        "{kind:*} з{of? You={@? you=і свого| вашого} [lcg.discard_pile:gen]"
        "| [lcg.discard_pile:gen] {of:gen}}"
    ),
    kind_of_thing=True,
)
says(
    AddToHand,
    en="<add> {card} to your hand",
    pl="<wziąć> na rękę {card:acc}",
    uk="<взяти> на руку {card:acc}",
)
says(
    ShuffleIntoEncounterDeck,
    en="<shuffle> {enemies:each} into the [lcg.encounter_deck]",
    pl="<wtasować> {enemies:each acc} do [lcg.encounter_deck:gen]",
    uk="<затасувати> {enemies:each acc} до [lcg.encounter_deck:gen]",
)
