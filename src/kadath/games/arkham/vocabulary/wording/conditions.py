"""The text of conditions."""

from __future__ import annotations

from kadath.text.says import says

from ..conditions import (
    Against,
    BothHold,
    DoomSpacesAtMost,
    EitherHolds,
    HadBefore,
    Has,
    HasAtMost,
    HasTokens,
    Holds,
    HoldsAtMost,
    HoldsNamed,
    InPlay,
    IsBlessed,
    IsCursed,
    MonsterInPlay,
    NoDeputy,
    NoLoan,
    OtherHandEmpty,
    TokensFromTo,
)
from .counters import COUNTED, COUNTED_EN

NONE_EN = "{what? clues=[arkham.clue_token:pl]|money=money|[arkham.$what] left}"
NONE_PL = "{what? clues=[arkham.clue_token:gen.pl]|money=pieniędzy|[arkham.$what:gen.pl]}"
NONE_UK = "{what? clues=[arkham.clue_token:gen.pl]|money=грошей|[arkham.$what:gen.pl]}"

says(
    Against,
    en="you fight a [arkham.monster] with the ability “[=arkham-keyword-$keyword]”",
    pl="walczysz z [arkham.monster:ins] ze zdolnością „[=arkham-keyword-$keyword]”",
    uk="ви б’єтеся з [arkham.monster:ins] зі здібністю «[=arkham-keyword-$keyword]»",
)
says(
    OtherHandEmpty,
    en="your other hand is empty",
    pl="masz pustą drugą dłoń",
    uk="ваша друга рука порожня",
)

says(
    HadBefore,
    en="this is not your first Upkeep with this card",
    pl="to nie jest twoje pierwsze Utrzymanie z tą kartą",
    uk="це не перше ваше Утримання із цією картою",
)
says(
    TokensFromTo,
    en="this card has {least} to {most} [arkham.token:pl]",
    pl="na tej karcie jest od {least} do {most} [arkham.token:gen.pl]",
    uk="на цій карті лежить від {least} до {most} [arkham.token:gen.pl]",
)
says(
    HasTokens,
    en="this card has {tokens:n arkham.token}",
    pl=(
        "na tej karcie {~soon? true={tokens? 2,3,4=znajdą się|znajdzie się}"
        "|{tokens? 2,3,4=są|jest}} {tokens:nom arkham.token}"
    ),
    uk=(
        "на цій карті {~soon? true={tokens? 2,3,4=лежатимуть|лежатиме}"
        "|{tokens? 2,3,4=лежать|лежить}} {tokens:nom arkham.token}"
    ),
)

says(
    Has,
    en="you have at least " + COUNTED_EN.format(amount="least"),
    pl="{~soon? true=będziesz mieć|masz} co najmniej " + COUNTED.format(amount="least"),
    uk="ви {~soon? true=матимете|маєте} щонайменше " + COUNTED.format(amount="least"),
)
says(
    HasAtMost,
    en="{most? 0=you have no "
    + NONE_EN
    + "|you have at most "
    + COUNTED_EN.format(amount="most")
    + "}",
    pl="{most? 0=nie {~soon? true=będziesz mieć|masz} "
    + NONE_PL
    + "|{~soon? true=będziesz mieć|masz} co najwyżej "
    + COUNTED.format(amount="most")
    + "}",
    uk="{most? 0=ви не {~soon? true=матимете|маєте} "
    + NONE_UK
    + "|ви {~soon? true=матимете|маєте} щонайбільше "
    + COUNTED.format(amount="most")
    + "}",
)
says(
    Holds,
    en="you have {what? unique_item,ally,item=a|a} [arkham.$what]",
    pl="masz [arkham.$what:acc]",
    uk="ви маєте [arkham.$what:acc]",
)
says(
    HoldsAtMost,
    en="{most? 0=you have no [arkham.$what]|you have at most {most:n arkham.$what}}",
    pl=(
        "{most? 0={~soon? true=przestaniesz mieć [arkham.$what:acc]|nie masz [arkham.$what:gen]}"
        "|masz co najwyżej {most:acc arkham.$what}}"
    ),
    uk=(
        "{most? 0={~soon? true=у вас не лишиться|ви не маєте} [arkham.$what:gen]"
        "|ви маєте щонайбільше {most:acc arkham.$what}}"
    ),
)
says(
    HoldsNamed,
    en="you have [=arkham-card-$face]",
    pl="masz [=arkham-card-$face:acc kernel.card]",
    uk="ви маєте [=arkham-card-$face:acc kernel.card]",
)
says(
    IsCursed,
    en="you are cursed",
    pl="{~soon? true=otrzymasz|masz} Klątwę",
    uk="{~soon? true=вас проклянуть|ви прокляті}",
)
says(IsBlessed, en="you are blessed", pl="masz Błogosławieństwo", uk="ви благословенні")
says(
    InPlay,
    en="[=arkham-card-$face]{other? none=| or [=arkham-card-$other]} is in play",
    pl=(
        "w grze jest {face? blackest_night=„[=arkham-card-$face]”|[=arkham-card-$face]}"
        "{other? none=| lub [=arkham-card-$other]}"
    ),
    uk="у грі є [=arkham-card-$face]{other? none=| або [=arkham-card-$other]}",
)
says(
    NoLoan,
    en="you have no [arkham.bank_loan]",
    pl="nie masz [arkham.bank_loan:gen]",
    uk="ви не маєте [arkham.bank_loan:gen]",
)
says(
    NoDeputy,
    en="nobody is [arkham.deputy]",
    pl="nikt nie jest [arkham.deputy:ins]",
    uk="ніхто не є [arkham.deputy:ins]",
)
says(
    MonsterInPlay,
    en="a [=arkham-card-$kind] or a [=arkham-card-$other] is on the board",
    pl="na planszy jest [=arkham-card-$kind] lub [=arkham-card-$other]",
    uk="на полі є [=arkham-card-$kind] або [=arkham-card-$other]",
)
says(
    DoomSpacesAtMost,
    en="the [arkham.doom_track] has only {most:n arkham.empty_space} left",
    pl=(
        "na [arkham.doom_track:loc] {most? 2,3,4={~soon? true=zostaną|są}"
        "|{~soon? true=zostanie|jest}} najwyżej {most:nom arkham.empty_space}"
    ),
    uk=(
        "на [arkham.doom_track:loc] {~soon? true={most? 2,3,4=лишаться|лишиться}|є} "
        "щонайбільше {most:nom arkham.empty_space}"
    ),
)
says(
    EitherHolds,
    en=(
        "{one}{other? AtSpace= or [=where arkham-space-$(other.space)]"
        "|BothHold= (or [=where arkham-space-$(other.one.space)] if {other.other})| or {other}}"
    ),
    pl=(
        "{one}{other? AtSpace= lub w [=arkham-space-$(other.space):loc]"
        "|BothHold= (albo w [=arkham-space-$(other.one.space):loc], jeśli {other.other})"
        "| lub {other}}"
    ),
    uk=(
        "{one}{other? AtSpace= або в [=arkham-space-$(other.space):loc]"
        "|BothHold= (чи в [=arkham-space-$(other.one.space):loc], якщо {other.other})"
        "| або {other}}"
    ),
)
says(
    BothHold,
    en="{one} and {other}",
    pl="{one} i {other}",
    uk="{one} і {other}",
)
