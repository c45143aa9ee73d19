"""The text of the verbs about tokens."""

from __future__ import annotations

from kadath.text.says import says

from ..tokens import DiscardTokens, LoseAllResources, MoveTokens, PlaceTokens

says(
    PlaceTokens,
    en="<put> {tokens:n lcg.$kind} on {on:each}",
    pl="<umieścić> na {on:each loc} {tokens:acc lcg.$kind}",
    uk="<покласти> {tokens:acc lcg.$kind} на {on:each acc}",
)
says(
    DiscardTokens,
    en=(
        "<discard> {tokens? ThatMany=that many [lcg.$kind:pl]|{tokens:n lcg.$kind}} from {of:each}"
    ),
    pl=(
        "<odrzucić> {tokens? ThatMany=tyle samo [lcg.$kind:gen.pl]|{tokens:acc lcg.$kind}} "
        "z {of:each gen}"
    ),
    uk=(
        "<скинути> {tokens? ThatMany=стільки ж [lcg.$kind:gen.pl]|{tokens:acc lcg.$kind}} "
        "з {of:each gen}"
    ),
)
says(
    MoveTokens,
    en=(
        "<move> {tokens:n lcg.$kind} from {origin? You={kind? resources=your [lcg.resource_pool]"
        "|you}|{origin}} to {to? You={kind? resources=your [lcg.resource_pool]|you}|{to}}"
    ),
    pl=(
        "<przenieść> z {origin? You={kind? resources=swojej [lcg.resource_pool:gen]|siebie}"
        "|{origin:gen}} {tokens:acc lcg.$kind} "
        "{to? You={kind? resources=do swojej [lcg.resource_pool:gen]|na siebie}|na {to:acc}}"
    ),
    uk=(
        "<перемістити> {tokens:acc lcg.$kind} {origin? You={kind? resources=зі свого "
        "[lcg.resource_pool:gen]|із себе}|з {origin:gen}} "
        "{to? You={kind? resources=до свого [lcg.resource_pool:gen]|на себе}|на {to:acc}}"
    ),
)
says(
    LoseAllResources,
    en="<lose> all your [lcg.resource:pl]",
    pl="{@mood? imp=<stracić:ind>|<stracić>} wszystkie swoje [lcg.resource:acc.pl]",
    uk="<втратити> всі свої [lcg.resource:acc.pl]",
)
