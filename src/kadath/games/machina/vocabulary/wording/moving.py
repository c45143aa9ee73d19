"""The text of the verbs about moving."""

from __future__ import annotations

from kadath.text.says import says

from ..moving import Move, Pull, Push, Steer, Swap, Teleport, TeleportTo, TeleportToExplorer
from .selectors import ALL_EN, ALL_PL, ALL_UK

says(
    Move,
    en=(
        "{who!each} <move> up to {spaces:n machina.space}"
        "{through? none=|, even through {through:n.pl and machina.*}}"
    ),
    pl=(
        "{who!each} <poruszyć się> maksymalnie o {spaces:acc machina.space}"
        "{through? none=|, także przez {through:acc.pl and machina.*}}"
    ),
    uk=(
        "{who!each} <рухатися> щонайбільше на {spaces:acc machina.space}"
        "{through? none=|, навіть крізь {through:acc.pl and machina.*}}"
    ),
)
says(
    Steer,
    en=f"you move {ALL_EN} up to {{spaces:n machina.space}}, wherever you like",
    pl=f"<przesunąć> {ALL_PL} maksymalnie o {{spaces:acc machina.space}} wybraną drogą",
    uk=f"<перемістити> {ALL_UK} щонайбільше на {{spaces:acc machina.space}}, куди захочете",
)
says(
    Teleport,
    en="{who!each} <teleport> within {within:n machina.space}",
    pl="{who!each} <teleportować się> na odległość do {within:gen machina.space}",
    uk="{who!each} <телепортуватися> на відстань до {within:gen machina.space}",
)
BESIDE = "event_space,chapter_space"
"""Spaces nobody can stand on: units land beside them."""
says(
    TeleportTo,
    en=(
        f"<teleport> {{kind? {BESIDE}=next |}}to {{any_one? true=any|the closest}} "
        "[machina.$kind] on the same tile"
    ),
    pl=(
        f"<teleportować się> {{kind? {BESIDE}=obok "
        "{any_one? true=[dowolny:gen machina.$kind]|[najbliższy:gen machina.$kind]} "
        "[machina.$kind:gen]"
        "|na {any_one? true=[dowolny:acc machina.$kind]|[najbliższy:acc machina.$kind]} "
        "[machina.$kind:acc]} na tym samym kafelku planszy"
    ),
    uk=(
        f"<телепортуватися> {{kind? {BESIDE}=до "
        "{any_one? true=[будь-який:gen machina.$kind]|[найближчий:gen machina.$kind]} "
        "[machina.$kind:gen]"
        "|на {any_one? true=[будь-який:acc machina.$kind]|[найближчий:acc machina.$kind]} "
        "[machina.$kind:acc]} на тому самому тайлі карти"
    ),
)
says(
    TeleportToExplorer,
    en="<teleport> to a free [machina.space] next to another [machina.explorer] on any tile",
    pl=(
        "<teleportować się> na wolne [machina.space:acc] obok innego [machina.explorer:gen] "
        "na dowolnym kafelku planszy"
    ),
    uk=(
        "<телепортуватися> на вільне [machina.space:acc] поруч з іншим [machina.explorer:ins] "
        "на будь-якому тайлі карти"
    ),
)
says(
    Push,
    en=(
        f"<push> {ALL_EN} {{spaces:n machina.space}} away"
        "{origin? none=| from the closest [machina.$origin]}"
    ),
    pl=(
        f"<odepchnąć> {ALL_PL} o {{spaces:acc machina.space}}"
        "{origin? none=| od [najbliższy:gen machina.$origin] [machina.$origin:gen]}"
    ),
    uk=(
        f"<відштовхнути> {ALL_UK} на {{spaces:acc machina.space}}"
        "{origin? none=| від [найближчий:gen machina.$origin] [machina.$origin:gen]}"
    ),
)
says(
    Pull,
    en=(
        f"<pull> {ALL_EN} {{spaces:n machina.space}} closer"
        "{origin? none=| to the closest [machina.$origin]}"
    ),
    pl=(
        f"<przyciągnąć> {ALL_PL} o {{spaces:acc machina.space}}"
        "{origin? none=| w stronę [najbliższy:gen machina.$origin] [machina.$origin:gen]}"
    ),
    uk=(
        f"<притягнути> {ALL_UK} на {{spaces:acc machina.space}}"
        "{origin? none=| до [найближчий:gen machina.$origin] [machina.$origin:gen]}"
    ),
)
says(
    Swap,
    en=f"<swap> places with {ALL_EN}",
    pl=f"<zamienić się> miejscami z {ALL_PL.replace('acc', 'ins')}",
    uk=f"<помінятися> місцями з {ALL_UK.replace('acc', 'ins')}",
)
