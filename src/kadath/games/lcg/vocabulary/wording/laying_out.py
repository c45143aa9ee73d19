"""The text of the set-up verbs."""

from __future__ import annotations

from kadath.text.says import says

from ..laying_out import AddToken, PutSomeIntoPlay, Recorded

says(
    PutSomeIntoPlay,
    en=(
        "<bring> {number? 1=one|{number}} of these into play at random and <take> the rest out of "
        "the game: {cards}"
    ),
    pl=(
        "<umieścić> w grze losowo {number? 1=jedną|{number}} z tych kart, a resztę <usunąć> z gry: "
        "{cards:nom}"
    ),
    uk=(
        "<ввести> у гру навмання {number? 1=одну|{number}} з цих карт, а решту <прибрати> з гри: "
        "{cards:nom}"
    ),
)
says(
    AddToken,
    en="<add> [lcg.symbol_$token] to the [lcg.chaos_bag]",
    pl="<dodać> [lcg.symbol_$token:acc] do [lcg.chaos_bag:gen]",
    uk="<додати> [lcg.symbol_$token:acc] до [lcg.chaos_bag:gen]",
)
says(
    Recorded,
    en="the campaign log says “[=lcg-record-$record]”",
    pl="w dzienniku kampanii zapisano „[=lcg-record-$record]”",
    uk="у журналі кампанії записано «[=lcg-record-$record]»",
)
