"""What the conditions of Arkham Horror's cards say."""

from __future__ import annotations

from kadath.text.says import says

from ..conditions import (
    Against,
    Has,
    HasAtMost,
    HasTokens,
    Holds,
    HoldsAtMost,
    HoldsNamed,
    OtherHandEmpty,
)
from .counters import COUNTED, COUNTED_EN

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
    HasTokens,
    en="this card has {tokens:n arkham.token}",
    pl="na tej karcie są {tokens:nom arkham.token}",
    uk="на цій карті лежать {tokens:nom arkham.token}",
)

says(
    Has,
    en="you have at least " + COUNTED_EN.format(amount="least"),
    pl="masz co najmniej " + COUNTED.format(amount="least"),
    uk="ви маєте щонайменше " + COUNTED.format(amount="least"),
)
says(
    HasAtMost,
    en="you have at most " + COUNTED_EN.format(amount="most"),
    pl="masz co najwyżej " + COUNTED.format(amount="most"),
    uk="ви маєте щонайбільше " + COUNTED.format(amount="most"),
)
says(
    Holds,
    en="you have {what? unique_item,ally,item=a|a} [arkham.$what]",
    pl="masz [arkham.$what:acc]",
    uk="ви маєте [arkham.$what:acc]",
)
says(
    HoldsAtMost,
    en="you have at most {most:n arkham.$what}",
    pl="masz co najwyżej {most:acc arkham.$what}",
    uk="ви маєте щонайбільше {most:acc arkham.$what}",
)
says(
    HoldsNamed,
    en="you have [=arkham-card-$face]",
    pl="masz kartę „[=arkham-card-$face]”",
    uk="ви маєте карту «[=arkham-card-$face]»",
)
