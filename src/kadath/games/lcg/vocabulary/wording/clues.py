"""The text of the verbs and costs about clue tokens."""

from __future__ import annotations

from kadath.text.says import says

from ..clues import AddClues, GainClues, PayClues, PayCluesAsGroup, PlaceYourClues
from .places import at_en, at_pl, at_uk

says(
    PayClues,
    en="<spend> {clues:n lcg.clue}",
    pl="<wydać> {clues:acc lcg.clue}",
    uk="<витратити> {clues:acc lcg.clue}",
)
says(
    PayCluesAsGroup,
    en=f"the investigators{at_en('by.at')} together {{!p3}}<spend> {{clues:n lcg.clue}}",
    pl=f"badacze{at_pl('by.at')} wspólnie {{!p3}}<wydać> {{clues:acc lcg.clue}}",
    uk=f"дослідники{at_uk('by.at')} разом {{!p3}}<витратити> {{clues:acc lcg.clue}}",
)
says(
    PlaceYourClues,
    en=(
        "{clues? none=<place> all your [lcg.clue:pl] in your [lcg.location]"
        "|FailedBy=<place> in your [lcg.location] {clues:n lcg.own_clue}"
        "|<place> {clues:n lcg.own_clue} in your [lcg.location]}"
    ),
    pl=(
        "{clues? none=<umieścić> w swojej [lcg.location:loc] wszystkie swoje [lcg.clue:acc.pl]"
        "|FailedBy=<umieścić> w swojej [lcg.location:loc] po 1 ze swoich [lcg.clue:gen.pl] "
        "za każdy punkt porażki"
        "|<umieścić> w swojej [lcg.location:loc] {clues} ze swoich [lcg.clue:gen.pl]}"
    ),
    uk=(
        "{clues? none=<покласти> у свою [lcg.location:acc] усі свої [lcg.clue:acc.pl]"
        "|<покласти> у свою [lcg.location:acc] {clues:acc lcg.own_clue}}"
    ),
)
says(
    GainClues,
    en="<take> {clues:n lcg.clue} out of the [lcg.token_pool]",
    pl="<wziąć> {clues:acc lcg.clue} z [lcg.token_pool:gen]",
    uk="<взяти> {clues:acc lcg.clue} зі [lcg.token_pool:gen]",
)
says(
    AddClues,
    en=(
        "{up_to? true=<fill> {on:each} up from the [lcg.token_pool] to {clues:n lcg.clue}"
        "|<place> {clues:n lcg.clue} from the [lcg.token_pool] on {on:each}}"
    ),
    pl=(
        "{up_to? true=z [lcg.token_pool:gen] <uzupełnić> liczbę wskazówek w {on:each loc} "
        "do {clues.number} na [lcg.investigator:acc]"
        "|<umieścić> na {on:each loc} {clues:acc lcg.clue} z [lcg.token_pool:gen]}"
    ),
    uk=(
        "{up_to? true=зі [lcg.token_pool:gen] <доповнити> кількість здогадок у {on:each loc} "
        "до {clues.number} за [lcg.investigator:acc]"
        "|<покласти> {clues:acc lcg.clue} зі [lcg.token_pool:gen] на {on:each acc}}"
    ),
)
