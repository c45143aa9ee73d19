"""The text of choices within effects."""

from __future__ import annotations

from kadath.text.says import says

from ..choices import Choose, MustChoose, OneOf, OrElse, Then

# A choice is worded by naming its object ("discard an asset you control"), unless the object
# appears only inside something else: then the choice has its own sentence.
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
    pl="{first}// następnie {first? Deal={then:ind}|{then:open}}",
    uk="{first}// потім {then:open}",
)
WHO_EN = "{~type? act,agenda=the [lcg.lead_investigator] {!s3}|}"
WHO = "{~type? act,agenda=[lcg.lead_investigator] {!s3}|}"
"""Who decides: on an act or agenda, the lead investigator."""

says(
    MustChoose,
    en=f"{WHO_EN}<must> decide: {{effects? own={{effects:one}}|{{effects:inf one}}}}",
    pl=f"{WHO}<musieć> {{effects? own=wybrać jedno: {{effects:one}}|{{effects:inf one}}}}",
    uk=f"{WHO}<повинен> {{effects? own=обрати одне: {{effects:one}}|{{effects:inf one}}}}",
)
says(
    OneOf,
    en="{effects? own=<choose> one: {effects:or}|{effects:or}}",
    pl="{effects? own=<wybrać> jedno: {effects:or}|{effects:or}}",
    uk="{effects? own=<обрати> одне: {effects:or}|{effects:or}}",
)
says(
    OrElse,
    en="{effect}// if that is impossible, {otherwise}",
    pl="{effect}// jeśli nie możesz, {otherwise}",
    uk="{effect}// якщо не можете, {otherwise}",
)
