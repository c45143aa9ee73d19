"""The text of the conditions about tracks."""

from __future__ import annotations

from kadath.text.says import says

from ..tracks import AncientOneSleeps, TerrorAtLeast

says(
    TerrorAtLeast,
    en="the [arkham.terror_level] {~soon? true=reaches {level}|is {level} or higher}",
    pl="[arkham.terror_level] {~soon? true=osiągnie {level}|wynosi co najmniej {level}}",
    uk="[arkham.terror_level] {~soon? true=сягне {level}|становить щонайменше {level}}",
)
says(
    AncientOneSleeps,
    en="you are not fighting the [arkham.ancient_one]",
    pl="nie walczysz z [arkham.ancient_one:ins]",
    uk="ви не б’єтеся з [arkham.ancient_one:ins]",
)
