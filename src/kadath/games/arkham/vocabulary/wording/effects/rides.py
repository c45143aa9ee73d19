"""The text of the verbs about boats and wagons."""

from __future__ import annotations

from kadath.text.says import says

from ...effects.rides import CrossWater, Drive, Sail

says(
    Sail,
    en=(
        "<move> by boat to another [arkham.aquatic_location], or the boat brings an "
        "[arkham.investigator] from one (whoever sails moves no further)"
    ),
    pl=(
        "<popłynąć> łodzią na inny [arkham.aquatic_location:acc] albo <sprowadzić> nią stamtąd "
        "[arkham.investigator:acc] (kto płynie, kończy ruch)"
    ),
    uk=(
        "<перейти> човном до іншої [arkham.aquatic_location:gen], або човен привозить звідти "
        "[arkham.investigator:acc] (хто пливе, завершує рух)"
    ),
)
says(
    CrossWater,
    en="<move> to another [arkham.aquatic_location]",
    pl="<przejść> na inny [arkham.aquatic_location:acc]",
    uk="<перейти> до іншої [arkham.aquatic_location:gen]",
)
says(
    Drive,
    en=(
        "in place of walking, <move> to any [arkham.location] or [arkham.street_area] in Arkham, "
        "past all [arkham.monster:pl] on the way"
    ),
    pl=(
        "zamiast iść, <przejść> na dowolny [arkham.location:acc] lub dowolną "
        "[arkham.street_area:acc] w Arkham, mijając [arkham.monster:acc.pl] po drodze"
    ),
    uk=(
        "замість того щоб іти, <перейти> до будь-якої [arkham.location:gen] або на будь-яку "
        "[arkham.street_area:acc] в Аркгемі, минаючи [arkham.monster:acc.pl] дорогою"
    ),
)
