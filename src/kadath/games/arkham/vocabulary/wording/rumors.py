"""The text of Rumors."""

from __future__ import annotations

from kadath.text.says import says

from ..rumors import (
    AllyIsLost,
    AnotherGate,
    Captives,
    CaptivesBreakOut,
    Capture,
    FromNowOn,
    MeetCaptive,
    NoAlliesLeft,
    NoTokens,
    OnEachDie,
    PlayersAtMost,
    PutTokens,
    RumorEnds,
    RumorGrows,
    SignsVanish,
    SomebodyLooks,
    TakeTokens,
)

says(
    RumorGrows,
    en="at the end of each Mythos phase after the one in which this card was drawn{,}",
    pl="na koniec każdej fazy Mitów po tej, w której pojawiła się ta karta{,}",
    uk="наприкінці кожної фази Міфу після тієї, у якій з’явилася ця карта{,}",
)
says(
    RumorEnds,
    en=(
        "the [arkham.rumor] {passed? true=passes|comes true} and goes back to the box"
        "{effect? none=|// {effect:open}}"
    ),
    pl=(
        "[arkham.rumor:nom] {passed? true=ucicha|się sprawdza} i wraca do pudełka"
        "{effect? none=|// {effect:open}}"
    ),
    uk=(
        "[arkham.rumor:nom] {passed? true=вщухає|справджується} і повертається в коробку"
        "{effect? none=|// {effect:open}}"
    ),
)
says(
    PutTokens,
    en="<put> {tokens:n arkham.token} on this card",
    pl="<położyć> na tej karcie {tokens:acc arkham.token}",
    uk="<покласти> {tokens:acc arkham.token} на цю карту",
)
says(
    TakeTokens,
    en="<take> {tokens:n arkham.token} off this card",
    pl="<zdjąć> z tej karty {tokens:acc arkham.token}",
    uk="<зняти> з цієї карти {tokens:acc arkham.token}",
)
says(
    NoTokens,
    en="there is no [arkham.token] on this card",
    pl="na tej karcie nie {~soon? true=będzie|ma} [arkham.token:gen.pl]",
    uk="на цій карті {~soon? true=не лишиться|немає} [arkham.token:gen.pl]",
)
says(
    OnEachDie,
    en="<roll> {dice:n arkham.die}// for each that shows {most} or less, {effect:imp}",
    pl="<rzucić> {dice:ins arkham.die}// za każdą z wynikiem {most} lub niższym {effect:imp}",
    uk="<кинути> {dice:acc arkham.die}// за кожен із результатом {most} або нижчим {effect:imp}",
)
says(
    SignsVanish,
    en="all [arkham.elder_sign_token:pl] leave the board",
    pl="wszystkie [arkham.elder_sign_token:nom.pl] znikają z planszy",
    uk="усі [arkham.elder_sign_token:nom.pl] зникають із поля",
)
says(
    PlayersAtMost,
    en="there are {more? true=more than {most}|at most {most}} [arkham.player:pl]",
    pl="jest {more? true=więcej niż {most}|najwyżej {most}} [arkham.player:gen.pl]",
    uk="{more? true=гравців більше ніж {most}|гравців щонайбільше {most}}",
)
says(
    FromNowOn,
    en="for the rest of the game: {rule}",
    pl="do końca gry: {rule}",
    uk="до кінця гри: {rule}",
)
says(
    AnotherGate,
    en="<draw> a [arkham.mythos_card] of which only the [arkham.gate] counts",
    pl="<dobrać> [arkham.mythos_card:acc], z której liczy się tylko [arkham.gate:nom]",
    uk="<добрати> [arkham.mythos_card:acc], з якої діє лише [arkham.gate:nom]",
)
says(
    AllyIsLost,
    en="a random [arkham.ally] from the [arkham.ally_deck] goes back to the box",
    pl="losowy [arkham.ally:nom] z [arkham.ally_deck:gen] wraca do pudełka",
    uk="випадковий [arkham.ally:nom] з [arkham.ally_deck:gen] повертається в коробку",
)
says(
    NoAlliesLeft,
    en="no [arkham.ally] is left in the deck",
    pl="w talii nie ma już [arkham.ally:gen.pl]",
    uk="у колоді більше немає [arkham.ally:gen.pl]",
)
says(
    SomebodyLooks,
    en="when an [arkham.investigator] draws the Innsmouth Look{,}",
    pl="gdy [arkham.investigator:nom] dobierze Wygląd Innsmouth{,}",
    uk="коли [arkham.investigator:nom] добирає Інсмутську подобу{,}",
)
says(
    Capture,
    en="<put> {monsters:n arkham.monster} from the [arkham.monster_cup] on this card",
    pl="<położyć> na tej karcie {monsters:acc arkham.monster} z [arkham.monster_cup:gen]",
    uk="<покласти> {monsters:acc arkham.monster} з [arkham.monster_cup:gen] на цю карту",
)
says(
    MeetCaptive,
    en="<evade> or fight a [arkham.monster] of your choice from this card",
    pl="<wybrać> [arkham.monster:acc] z tej karty: uniknij go albo z nim walcz",
    uk="<обрати> [arkham.monster:acc] з цієї карти: ухиліться від нього або бийтеся з ним",
)
says(
    Captives,
    en=(
        "there {least? 0=is no [arkham.monster]|are {least} or more [arkham.monster:pl]} "
        "on this card"
    ),
    pl=(
        "na tej karcie {least? 0=nie {~soon? true=będzie|ma} [arkham.monster:gen.pl]"
        "|{~soon? true=znajdzie się|jest} co najmniej {least} [arkham.monster:gen.pl]}"
    ),
    uk=(
        "на цій карті {least? 0={~soon? true=не лишиться|немає} [arkham.monster:gen.pl]"
        "|{~soon? true=буде |}щонайменше {least} [arkham.monster:gen.pl]}"
    ),
)
says(
    CaptivesBreakOut,
    en=(
        "the [arkham.terror_level] rises to 10, and all [arkham.monster:pl] of this card come to "
        "[=the arkham-space-$space]"
    ),
    pl=(
        "[arkham.terror_level:nom] rośnie do 10, a wszystkie [arkham.monster:nom.pl] z tej karty "
        "trafiają na [=arkham-space-$space:acc]"
    ),
    uk=(
        "[arkham.terror_level:nom] зростає до 10, а всі [arkham.monster:nom.pl] з цієї карти "
        "потрапляють на [=arkham-space-$space:acc]"
    ),
)
