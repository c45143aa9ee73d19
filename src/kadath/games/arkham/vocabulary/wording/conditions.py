"""What the conditions of Arkham Horror's cards say."""

from __future__ import annotations

from kadath.text.says import says

from ..conditions import Against, HasTokens, OtherHandEmpty

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
