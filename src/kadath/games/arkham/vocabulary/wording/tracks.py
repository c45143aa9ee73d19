"""What conditions say of the tracks of the board."""

from __future__ import annotations

from kadath.text.says import says

from ..tracks import TerrorAtLeast

says(
    TerrorAtLeast,
    en="the [arkham.terror_level] is {level} or higher",
    pl="[arkham.terror_level] wynosi co najmniej {level}",
    uk="[arkham.terror_level] становить щонайменше {level}",
)
