"""The text of selectors.

A selector of several units is worded in the singular ("adjacent unit"). The verbs put "all" (with
the patterns below) or "each" before it, and `One` puts "any".
"""

from __future__ import annotations

from kadath.kernel.abilities.selectors import That, These, This
from kadath.text.says import says

from ..selectors import (
    Adjacent,
    AtRandom,
    ByHealth,
    Closest,
    Everywhere,
    One,
    OnTile,
    Those,
    Within,
)

KINDS = "Adjacent,OnTile,Within,Everywhere,Those,Around,AroundSpace,Targetable"
"""The selectors that pick out several units."""

ALL_EN = f"{{who? You=yourself|{KINDS}=all {{who:n.pl}}|{{who}}}}"

ALL_PL = f"{{who? You=siebie|{KINDS}=[wszystkie:acc.pl who] {{who:acc.pl}}|{{who:acc}}}}"

ALL_UK = f"{{who? You=себе|{KINDS}=[усі:acc.pl who] {{who:acc.pl}}|{{who:acc}}}}"
"""The field `who` as the object of a verb: "all adjacent units"."""

TO_ALL_PL = ALL_PL.replace("acc", "dat")

TO_ALL_UK = ALL_UK.replace("acc", "dat")
"""The field `who` as the indirect object of a verb, in the dative."""

# --- Units already mentioned ----------------------------------------------------------------------

says(
    This,
    game="machina",
    en="this {~kind? boss=[machina.unit]|[machina.monster]}",
    pl="[ten] {~kind? boss=[machina.unit]|[machina.monster]}",
    uk="[цей] {~kind? boss=[machina.unit]|[machina.monster]}",
)
says(
    That,
    game="machina",
    en="{what? unit=that|the} [machina.$what]",
    pl="{what? unit=[ten] |}[machina.$what]",
    uk="{what? unit=[цей] |}[machina.$what]",
)
says(
    These,
    game="machina",
    en="the [machina.unit] under this effect",
    pl="[machina.unit] pod działaniem tego efektu",
    uk="[machina.unit] під дією цього ефекту",
    silent=("things",),
)

# --- Groups ---------------------------------------------------------------------------------------

says(
    Adjacent,
    en="adjacent [machina.$kind]",
    pl="[sąsiadujący] [machina.$kind]",
    uk="[сусідній] [machina.$kind]",
    kind_of_thing=True,
)
says(
    OnTile,
    en="[machina.$kind] on the same tile",
    pl="[machina.$kind] na tym samym kafelku planszy",
    uk="[machina.$kind] на тому самому тайлі карти",
    kind_of_thing=True,
)
says(
    Within,
    # In words: the renderer would take a figure in the subject for the number of the noun after it.
    en="[machina.$kind] within {spaces? 1=one space|2=two spaces|3=three spaces}",
    pl="[machina.$kind] w promieniu {spaces? 1=jednego pola|2=dwóch pól|3=trzech pól}",
    uk="[machina.$kind] у радіусі {spaces? 1=одного поля|2=двох полів|3=трьох полів}",
    kind_of_thing=True,
)
says(
    Everywhere,
    en="[machina.$kind] in play",
    pl="[machina.$kind] w grze",
    uk="[machina.$kind] у грі",
    kind_of_thing=True,
)
says(
    Those,
    en="{test? Wounded=wounded |}{of:*}{test? Wounded=| {test}}",
    pl="{test? Wounded=[ranny] |}{of:*}{test? Wounded=|NextTo,AwayFrom= [stojący] {test}| {test}}",
    uk="{test? Wounded=[поранений] |}{of:*}{test? Wounded=| {test}}",
    kind_of_thing=True,
)

# --- Picks ----------------------------------------------------------------------------------------

says(One, en="any {of:*}", pl="[dowolny] {of:*}", uk="[будь-який] {of:*}")
says(Closest, en="the closest {of:*}", pl="[najbliższy] {of:*}", uk="[найближчий] {of:*}")
says(AtRandom, en="a random {of:*}", pl="[losowy] {of:*}", uk="[випадковий] {of:*}")
says(
    ByHealth,
    en="the {of:*} with the {most? true=most|least} health",
    pl="{of:*} z {most? true=największą|najmniejszą} liczbą punktów zdrowia",
    uk="{of:*} з {most? true=найбільшою|найменшою} кількістю здоров’я",
)
