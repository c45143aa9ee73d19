"""The text of the verbs about doors."""

from __future__ import annotations

from kadath.text.says import says

from ..doors import ChangeDoor

says(
    ChangeDoor,
    en=(
        "{how? open=<open>|close=<close>|destroy=<destroy>|repair=<repair>|toggle=<open> or close} "
        "{which? the_target=that [machina.door]"
        "|any_on_tile=any {how? repair=destroyed |}[machina.door] on the same tile"
        "|all_on_tile=all [machina.door:pl] on the same tile|all=all [machina.door:pl] in play}"
    ),
    pl=(
        "{how? open=<otworzyć>|close=<zamknąć>|destroy=<zniszczyć>|repair=<naprawić>"
        "|toggle=<otworzyć> lub zamknij} "
        "{which? the_target=te [machina.door:acc.pl]"
        "|any_on_tile=dowolne {how? repair=zniszczone |}[machina.door:acc.pl] "
        "na tym samym kafelku planszy"
        "|all_on_tile=wszystkie [machina.door:acc.pl] na tym samym kafelku planszy"
        "|all=wszystkie [machina.door:acc.pl] w grze}"
    ),
    uk=(
        "{how? open=<відчинити>|close=<зачинити>|destroy=<знищити>|repair=<відремонтувати>"
        "|toggle=<відчинити> або зачиніть} "
        "{which? the_target=ці [machina.door:acc.pl]"
        "|any_on_tile=будь-які {how? repair=знищені |}[machina.door:acc.pl] "
        "на тому самому тайлі карти"
        "|all_on_tile=усі [machina.door:acc.pl] на тому самому тайлі карти"
        "|all=усі [machina.door:acc.pl] в грі}"
    ),
)
