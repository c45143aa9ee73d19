"""The text of the targets of active abilities."""

from __future__ import annotations

from kadath.text.says import says

from ..targets import Around, AroundSpace, Direct, Ranged, Target, Targetable

says(
    Target,
    en="the {number? 1={~targets? none,1=|first }|2=second }[machina.target]",
    pl="{number? 1={~targets? none,1=|[pierwszy] }|2=[drugi] }[machina.target]",
    uk="{number? 1={~targets? none,1=|[перший] }|2=[другий] }[machina.target]",
)
says(
    Direct,
    en="{what? unit=[machina.melee_target]|adjacent [machina.$what]}",
    pl="{what? unit=[machina.melee_target]|[sąsiadujący] [machina.$what]}",
    uk="{what? unit=[machina.melee_target]|[сусідній] [machina.$what]}",
)
says(
    Ranged,
    en=(
        "{what? unit=[machina.ranged_target]|[machina.$what]} within {spaces:n machina.space}"
        "{past_obstacles? true= (even past obstacles)|}"
    ),
    pl=(
        "{what? unit=[machina.ranged_target]|[machina.$what]} w zasięgu {spaces}"
        "{past_obstacles? true= (także za przeszkodami)|}"
    ),
    uk=(
        "{what? unit=[machina.ranged_target]|[machina.$what]} на дальності до {spaces}"
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
    AroundSpace,
    en="[machina.$kind] on or next to that [machina.space:sg]",
    pl="[machina.$kind] na tym [machina.space:loc] lub obok niego",
    uk="[machina.$kind] на цьому [machina.space:loc] або поруч із ним",
    kind_of_thing=True,
)
says(
    Targetable,
    # In words: the renderer would take a figure in the subject for the number of the noun after it.
    en="[machina.$kind] within targeting range ({spaces? 2=two|3=three|4=four|{spaces}} spaces)",
    pl="[machina.$kind] w zasięgu celowania ({spaces? 2=dwa|3=trzy|4=cztery|{spaces}} pola)",
    uk="[machina.$kind] на дальності прицілювання ({spaces? 2=два|3=три|4=чотири|{spaces}} поля)",
    kind_of_thing=True,
)
