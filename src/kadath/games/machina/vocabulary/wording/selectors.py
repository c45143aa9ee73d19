"""What the selectors and targets of Machina Arcana's cards say.

A selector of several units is worded as what each of them is ("adjacent unit"); the verbs say "all"
before it, with the patterns below, or "each", and `One` says "any".
"""

from __future__ import annotations

from kadath.kernel.abilities.selectors import That, These, This
from kadath.text.says import says

from ..selectors import (
    Accompanied,
    Adjacent,
    Around,
    Direct,
    Everywhere,
    One,
    OnTile,
    Ranged,
    Target,
    Targetable,
)

KINDS = "Adjacent,OnTile,Everywhere,Around,Accompanied,Targetable"
"""The selectors that pick out several units."""

ALL_EN = f"{{who? You=yourself|{KINDS}=all {{who:n.pl}}|{{who}}}}"

ALL_PL = f"{{who? You=siebie|{KINDS}=[wszystkie:acc.pl who] {{who:acc.pl}}|{{who:acc}}}}"

ALL_UK = f"{{who? You=себе|{KINDS}=[усі:acc.pl who] {{who:acc.pl}}|{{who:acc}}}}"
"""The field `who` as the object of a verb: "all adjacent units"."""

TO_ALL_PL = ALL_PL.replace("acc", "dat")

TO_ALL_UK = ALL_UK.replace("acc", "dat")
"""The field `who` as those to whom something is given."""

# --- Whoever the card speaks of -------------------------------------------------------------------

says(
    This,
    game="machina",
    en="this [machina.monster]",
    pl="[ten] [machina.monster]",
    uk="[цей] [machina.monster]",
)
says(
    Target,
    en="the {number? 1={~targets? none,1=|first }|2=second }[machina.target]",
    pl="{number? 1={~targets? none,1=|[pierwszy] }|2=[drugi] }[machina.target]",
    uk="{number? 1={~targets? none,1=|[перший] }|2=[другий] }[machina.target]",
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
    Everywhere,
    en="[machina.$kind] in play",
    pl="[machina.$kind] w grze",
    uk="[machina.$kind] у грі",
    kind_of_thing=True,
)
says(One, en="any {of:*}", pl="[dowolny] {of:*}", uk="[будь-який] {of:*}")

# --- Targets and items ----------------------------------------------------------------------------

says(Direct, en="[machina.melee_target]", pl="[machina.melee_target]", uk="[machina.melee_target]")
says(
    Ranged,
    en=(
        "[machina.ranged_target] within {spaces:n machina.space}"
        "{past_obstacles? true= (even past obstacles)|}"
    ),
    pl=(
        "[machina.ranged_target] w zasięgu {spaces}{past_obstacles? true= (także za przeszkodami)|}"
    ),
    uk=(
        "[machina.ranged_target] на дальності до {spaces}"
        "{past_obstacles? true= (навіть за перешкодами)|}"
    ),
)
says(
    Around,
    en="[machina.unit] on or next to the space of {of}",
    pl="[machina.unit] na polu {of:gen} lub obok niego",
    uk="[machina.unit] на полі {of:gen} або поруч із ним",
    kind_of_thing=True,
)
says(
    Accompanied,
    en="[machina.$kind] with another on the same tile",
    pl="[machina.$kind] z innym na tym samym kafelku planszy",
    uk="[machina.$kind] з іншим на тому самому тайлі карти",
    kind_of_thing=True,
)
says(
    Targetable,
    # In words: a figure in a subject would be taken for the one that follows it.
    en="[machina.$kind] within targeting range ({spaces? 2=two|3=three|4=four|{spaces}} spaces)",
    pl="[machina.$kind] w zasięgu celowania ({spaces? 2=dwa|3=trzy|4=cztery|{spaces}} pola)",
    uk="[machina.$kind] на дальності прицілювання ({spaces? 2=два|3=три|4=чотири|{spaces}} поля)",
    kind_of_thing=True,
)
