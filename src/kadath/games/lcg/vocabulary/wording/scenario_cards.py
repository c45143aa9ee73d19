"""The text of what is printed on acts, agendas, and locations."""

from __future__ import annotations

from kadath.text.says import says

from ..scenario_cards import ActAndAgenda, AdvanceIf, LeadsTo, Objective

says(
    Objective,
    en="objective{-}{ability:open}",
    pl="cel{-}{ability:open}",
    uk="ціль{-}{ability:open}",
    words={"label": "objective"},
)
says(
    AdvanceIf,
    en="if {condition}, advance this [lcg.act]",
    pl="jeśli {condition}, ten [lcg.act] postępuje",
    uk="якщо {condition}, ця [lcg.act] просувається",
)
says(
    ActAndAgenda,
    en="this [lcg.card] serves as the [lcg.current_act] and the [lcg.current_agenda] at once",
    pl="ta [lcg.card] to zarazem [lcg.current_act:nom] i [lcg.current_agenda:nom]",
    uk="ця [lcg.card] – водночас [lcg.current_act:nom] і [lcg.current_agenda:nom]",
)
says(
    LeadsTo,
    en=("this [lcg.location] is connected to each other [=lcg-trait-$trait] [lcg.location]"),
    pl=(
        "ta [lcg.location] łączy się ze wszystkimi innymi [lcg.location:ins.pl] z cechą "
        "[=lcg-trait-$trait]"
    ),
    uk=(
        "ця [lcg.location] сполучена з кожною іншою [lcg.location:ins] з рисою [=lcg-trait-$trait]"
    ),
)
