"""The text of the verbs about a scenario's own deck."""

from __future__ import annotations

from kadath.text.says import says

from ..side_deck import DrawFromSideDeck, MakeSideDeck

says(
    MakeSideDeck,
    en="<shuffle> the encounter set [=lcg-set-$encounter_set] into a deck of its own",
    pl="<potasować> zestaw spotkań [=lcg-set-$encounter_set] jako osobną talię",
    uk="<перетасувати> набір контактів «[=lcg-set-$encounter_set]» як окрему колоду",
)
says(
    DrawFromSideDeck,
    en="<draw> {1:n lcg.card} from the top of the [lcg.$(name)_deck]",
    pl="<dobrać> [lcg.top_card:acc] [lcg.$(name)_deck:gen]",
    uk="<взяти> [lcg.top_card:acc] [lcg.$(name)_deck:gen]",
)
