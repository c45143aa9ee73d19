"""The text of the verbs about items."""

from __future__ import annotations

from kadath.text.says import says

from ..items import (
    DestroyThis,
    EquipRangedWeapon,
    GiveItem,
    Unequip,
    UseInventory,
)

says(
    GiveItem,
    en=(
        "<give> an [machina.item] to another [machina.explorer] on the same tile, "
        "who may give you one in return"
    ),
    pl=(
        "<dać> [machina.item:acc] innemu [machina.explorer:dat] na tym samym kafelku planszy, "
        "który może w zamian dać ci inny"
    ),
    uk=(
        "<дати> [machina.item:acc] іншому [machina.explorer:dat] на тому самому тайлі карти, "
        "який може натомість дати вам інший"
    ),
)
says(
    EquipRangedWeapon,
    en=(
        "{as_main? true=<equip> a [machina.ranged_weapon] as a [machina.main_item]"
        "|<attach> an [machina.upgrade] or [machina.augmentation] "
        "to an equipped [machina.ranged_weapon]}"
    ),
    pl=(
        "{as_main? true=<wyposażyć się> w [machina.ranged_weapon:acc] jako [machina.main_item:acc]"
        "|<dołączyć> [machina.upgrade:acc] lub [machina.augmentation:acc] "
        "do [machina.ranged_weapon:gen] na wyposażeniu}"
    ),
    uk=(
        "{as_main? true=<спорядити> [machina.ranged_weapon:acc] як [machina.main_item:acc]"
        "|<приєднати> [machina.upgrade:acc] або [machina.augmentation:acc] "
        "до спорядженої [machina.ranged_weapon:gen]}"
    ),
)
says(
    Unequip,
    en=(
        "{who!each} <unequip> one {kind? apparel=piece of |}[machina.$kind] "
        "of {who? You=your|their} choice"
    ),
    pl=(
        "{who!each} <usunąć> z wyposażenia {kind? apparel=jeden wybrany element ubioru"
        "|[jeden:acc machina.$kind] [wybrany:acc machina.$kind] [machina.$kind:acc]}"
    ),
    uk=(
        "{who!each} <зняти> {kind? apparel=один предмет одягу"
        "|[один:acc machina.$kind] [machina.$kind:acc]} на свій вибір"
    ),
)
says(
    UseInventory,
    en="{who!each} <use> {who? You=your|their} [machina.inventory] free of charge",
    pl="{who!each} <użyć> swojego [machina.inventory:gen] bez ponoszenia kosztu",
    uk="{who!each} <скористатися> своїм [machina.inventory:ins] безкоштовно",
)
says(DestroyThis, en="<destroy> this card", pl="<zniszczyć> tę kartę", uk="<знищити> цю карту")
