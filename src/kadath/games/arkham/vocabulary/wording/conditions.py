"""What the conditions of Arkham Horror's cards say."""

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
    HasTokens,
    en="this card has {tokens:n arkham.token}",
    pl="na tej karcie {tokens? 2,3,4=są|jest} {tokens:nom arkham.token}",
    uk="на цій карті {tokens? 2,3,4=лежать|лежить} {tokens:nom arkham.token}",
)

says(
    Has,
    en="you have at least " + COUNTED_EN.format(amount="least"),
    pl="masz co najmniej " + COUNTED.format(amount="least"),
    uk="ви маєте щонайменше " + COUNTED.format(amount="least"),
)
says(
    HasAtMost,
    en="{most? 0=you have no "
    + NONE_EN
    + "|you have at most "
    + COUNTED_EN.format(amount="most")
    + "}",
    pl="{most? 0=nie masz " + NONE_PL + "|masz co najwyżej " + COUNTED.format(amount="most") + "}",
    uk="{most? 0=ви не маєте "
    + NONE_UK
    + "|ви маєте щонайбільше "
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
    pl="{most? 0=nie masz [arkham.$what:gen]|masz co najwyżej {most:acc arkham.$what}}",
    uk="{most? 0=ви не маєте [arkham.$what:gen]|ви маєте щонайбільше {most:acc arkham.$what}}",
)
says(
    HoldsNamed,
    en="you have [=arkham-card-$face]",
    pl="masz [=arkham-card-$face:acc kernel.card]",
    uk="ви маєте [=arkham-card-$face:acc kernel.card]",
)
says(IsCursed, en="you are cursed", pl="masz Klątwę", uk="ви прокляті")
says(IsBlessed, en="you are blessed", pl="masz Błogosławieństwo", uk="ви благословенні")
says(
    InPlay,
    en="[=arkham-card-$face]{other? none=| or [=arkham-card-$other]} is in play",
    pl="w grze jest [=arkham-card-$face]{other? none=| lub [=arkham-card-$other]}",
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
    en="[=arkham-card-$kind] or [=arkham-card-$other] is on the board",
    pl="na planszy jest [=arkham-card-$kind] lub [=arkham-card-$other]",
    uk="на полі є [=arkham-card-$kind] або [=arkham-card-$other]",
)
says(
    DoomSpacesAtMost,
    en="at most {most} space of the [arkham.doom_track] is empty",
    pl=(
        "na [arkham.doom_track:loc] {most? 1=jest najwyżej 1 wolne pole"
        "|2,3,4=są najwyżej {most} wolne pola|jest najwyżej {most} wolnych pól}"
    ),
    uk="на [arkham.doom_track:loc] щонайбільше {most} вільна поділка",
)
says(
    EitherHolds,
    en="{one} or {other? AtSpace=in [=the arkham-space-$(other.space)]|{other}}",
    pl="{one} lub {other? AtSpace=w [=arkham-space-$(other.space):loc]|{other}}",
    uk="{one} або {other? AtSpace=в [=arkham-space-$(other.space):loc]|{other}}",
)
says(
    BothHold,
    en="{one} and {other}",
    pl="{one} i {other}",
    uk="{one} і {other}",
)
