"""The text of the verbs about the encounter deck."""

from __future__ import annotations

from kadath.text.says import says

from ..encounter_deck import (
    DiscardUntil,
    DiscardUntilSome,
    GainSurge,
    SearchEncounterDeck,
    ShuffleInEncounterDiscards,
)

says(
    ShuffleInEncounterDiscards,
    en="<shuffle> the encounter discards back into the [lcg.encounter_deck]",
    pl="<wtasować> odrzucone karty spotkań z powrotem do [lcg.encounter_deck:gen]",
    uk="<затасувати> [lcg.encounter_discard_pile:acc] до [lcg.encounter_deck:gen]",
)
says(
    DiscardUntil,
    en=(
        "<discard> cards off the [lcg.encounter_deck], one by one, until {kind} turns up"
        "// {who!} <draw> it"
    ),
    pl=(
        "<odrzucać> z [lcg.encounter_deck:gen] kartę po karcie, aż trafi się {kind:nom}"
        "// {who!} <dobrać> [on:acc kind]"
    ),
    uk=(
        "<скидати> карти з верху [lcg.encounter_deck:gen], доки не трапиться {kind:nom}"
        "// {who!} <взяти> [він:acc kind]"
    ),
)
says(
    DiscardUntilSome,
    en=(
        "<discard> cards off the [lcg.encounter_deck], one by one, until {kind} turns up"
        "{number? 1=| ({number.then} of them if {number.condition})}// {then}"
    ),
    pl=(
        "<odrzucać> z [lcg.encounter_deck:gen] kartę po karcie, aż trafi się {kind:nom}"
        "{number? 1=| ({number.then}, jeśli {number.condition})}// {then}"
    ),
    uk=(
        "<скидати> карти з верху [lcg.encounter_deck:gen], доки не трапиться {kind:nom}"
        "{number? 1=| ({number.then}, якщо {number.condition})}// {then}"
    ),
    binds=("name", "kind"),
)
says(
    SearchEncounterDeck,
    en=(
        "{who!} <search> for {kind} in the [lcg.encounter_deck] and its discard pile, <draw> it, "
        "and <shuffle> the deck"
    ),
    pl=(
        "{who!} <przeszukać> [lcg.encounter_deck:acc] i jej stos kart odrzuconych "
        "w poszukiwaniu {kind:gen}, <dobrać> [on:acc kind] i <potasować> talię"
    ),
    uk=(
        "{who!} <знайти> у [lcg.encounter_deck:loc] чи її відбої {kind:acc}, "
        "<взяти> [він:acc kind] та <перетасувати> колоду"
    ),
)
says(
    GainSurge,
    en="this [lcg.card] gains [=lcg-keyword-surge]",
    pl="ta [lcg.card] zyskuje słowo kluczowe [=lcg-keyword-surge]",
    uk="ця [lcg.card] отримує ключове слово «[=lcg-keyword-surge]»",
)
