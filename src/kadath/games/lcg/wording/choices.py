"""What choices within effects say."""

from __future__ import annotations

from kadath.text.says import says

from ..choices import Choose, MustChoose, Then

# A choice is told by naming its object ("deal 1 damage to an enemy at your location"), unless the
# object comes up only inside something else: then the choice has a sentence of its own.
says(
    Choose,
    en="{then? direct={then}|<choose> {among}// {then}}",
    pl="{then? direct={then}|<wybrać> {among:acc}// {then}}",
    uk="{then? direct={then}|<обрати> {among:acc}// {then}}",
    binds=("name", "among"),
)
says(
    Then,
    en="{first}// then {then:open}",
    pl="{first}// następnie {then:open}",
    uk="{first}// потім {then:open}",
)
says(
    MustChoose,
    en="{effects? own=<must> choose one: {effects:or}|<must> {effects:inf one}}",
    pl="{effects? own=<musieć> wybrać jedno: {effects:or}|<musieć> {effects:inf one}}",
    uk="{effects? own=<повинен> обрати одне: {effects:or}|<повинен> {effects:inf one}}",
)
