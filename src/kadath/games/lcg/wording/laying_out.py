"""What the verbs of set-up say."""

from __future__ import annotations

from kadath.text.says import says

from ..laying_out import PutOneIntoPlay, Recorded

says(
    PutOneIntoPlay,
    en="<bring> one of these into play at random and <take> the rest out of the game: {cards}",
    pl="<umieścić> w grze losowo jedną z tych kart, a resztę <usunąć> z gry: {cards:nom}",
    uk="<ввести> у гру навмання одну з цих карт, а решту <прибрати> з гри: {cards:nom}",
)
says(
    Recorded,
    en="the campaign log says “[=lcg-record-$record]”",
    pl="w dzienniku kampanii zapisano „[=lcg-record-$record]”",
    uk="у журналі кампанії записано «[=lcg-record-$record]»",
)
