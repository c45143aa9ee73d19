"""What the verbs and costs about clue tokens say."""

from __future__ import annotations

from kadath.text.says import says

from ..clues import AddClues, GainClues, PayClues, PlaceYourClues

says(
    PayClues,
    en="<spend> {clues:n lcg.clue}",
    pl="<wydać> {clues:acc lcg.clue}",
    uk="<витратити> {clues:acc lcg.clue}",
)
says(
    PlaceYourClues,
    en=(
        "{clues? none=<place> all your [lcg.clue:pl] in your [lcg.location]"
        "|from your own clues, <place> in your [lcg.location] {clues:n lcg.clue}}"
    ),
    pl=(
        "{clues? none=<umieścić> w swojej [lcg.location:loc] wszystkie swoje [lcg.clue:acc.pl]"
        "|spośród swoich wskazówek <umieścić> w swojej [lcg.location:loc] {clues:acc lcg.clue}}"
    ),
    uk=(
        "{clues? none=<покласти> у свою [lcg.location:acc] усі свої [lcg.clue:acc.pl]"
        "|зі своїх здогадок <покласти> у свою [lcg.location:acc] {clues:acc lcg.clue}}"
    ),
)
says(
    GainClues,
    en="<take> {clues:n lcg.clue} from the [lcg.token_pool]",
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
        "{up_to? true=z [lcg.token_pool:gen] <uzupełnić> wskazówki w {on:each loc} do: "
        "{clues:nom lcg.clue}"
        "|<umieścić> {clues:acc lcg.clue} z [lcg.token_pool:gen] na {on:each loc}}"
    ),
    uk=(
        "{up_to? true=зі [lcg.token_pool:gen] <доповнити> здогадки в {on:each loc} до: "
        "{clues:nom lcg.clue}"
        "|<покласти> {clues:acc lcg.clue} зі [lcg.token_pool:gen] на {on:each acc}}"
    ),
)
