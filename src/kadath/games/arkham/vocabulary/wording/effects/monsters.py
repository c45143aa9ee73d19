"""The text of the verbs and conditions on monsters."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.monsters import (
    DefeatAllHere,
    DraggedThroughGate,
    Hunt,
    InTown,
    LoseWeaponOrSpell,
    MonsterTakesPlace,
    NearThisMonster,
    OnHighDie,
    ThisLeaves,
)

says(
    DefeatAllHere,
    en="<defeat> all [arkham.monster:pl] where you are",
    pl="<pokonać> wszystkie [arkham.monster:acc.pl] tam, gdzie jesteś",
    uk="<перемогти> всіх [arkham.monster:acc.pl] там, де ви є",
)
says(
    ThisLeaves,
    en="<return> this [arkham.monster] to the {to? cup=[arkham.monster_cup]|box}",
    pl="<zwrócić> tego [arkham.monster:acc] do {to? cup=[arkham.monster_cup:gen]|pudełka}",
    uk="<повернути> цього [arkham.monster:acc] до {to? cup=[arkham.monster_cup:gen]|коробки}",
)
says(
    LoseWeaponOrSpell,
    en="<lose> a weapon or a [arkham.spell] of your choice",
    pl="<stracić> wybraną broń lub [arkham.spell:acc]",
    uk="<втратити> зброю або [arkham.spell:acc] на свій вибір",
)
says(
    DraggedThroughGate,
    en=(
        "you are drawn through the nearest [arkham.open_gate] "
        "(in an [arkham.other_world]: back to Arkham)"
    ),
    pl=(
        "zostajesz wciągnięty przez najbliższą [arkham.open_gate:acc] "
        "(w [arkham.other_world:loc]: z powrotem do Arkham)"
    ),
    uk=(
        "вас затягує крізь найближчу [arkham.open_gate:acc] "
        "(в [arkham.other_world:loc]: назад до Аркгема)"
    ),
)
says(
    Hunt,
    en=(
        "this [arkham.monster] moves to the nearest [arkham.investigator] in a [arkham.location], "
        "but not to [=the arkham-space-st_marys_hospital] or [=the arkham-space-arkham_asylum]"
    ),
    pl=(
        "ten [arkham.monster] idzie do najbliższego [arkham.investigator:gen] na obszarze, lecz "
        "nie do [=arkham-space-st_marys_hospital:gen] ani do [=arkham-space-arkham_asylum:gen]"
    ),
    uk=(
        "цей [arkham.monster] іде до найближчого [arkham.investigator:gen] в локації, але не до "
        "[=arkham-space-st_marys_hospital:gen] і не до [=arkham-space-arkham_asylum:gen]"
    ),
)
says(
    OnHighDie,
    en="<roll> a [arkham.die]// on {least} or more, {effect:imp}",
    pl="<rzucić> [arkham.die:ins]// przy wyniku {least} lub więcej {effect:imp}",
    uk="<кинути> [arkham.die:acc]// за результату {least} або більше {effect:imp}",
)
says(
    NearThisMonster,
    en="you are in the same place as this [arkham.monster] or next to it",
    pl="jesteś w miejscu tego [arkham.monster:gen] lub w sąsiednim",
    uk="ви в тому самому місці, що й цей [arkham.monster:nom], або поруч із ним",
)
says(InTown, en="you are in Arkham", pl="jesteś w Arkham", uk="ви в Аркгемі")
says(
    MonsterTakesPlace,
    en="<put> a [=arkham-card-$kind] from the [arkham.monster_cup] where you are, if there is one",
    pl="<umieścić> [=arkham-card-$kind:acc] z [arkham.monster_cup:gen] tam, gdzie jesteś",
    uk="<покласти> [=arkham-card-$kind:acc] з [arkham.monster_cup:gen] там, де ви є",
)
