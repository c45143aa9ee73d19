"""The text of what Personal Stories bring when they pass or fail."""

from __future__ import annotations

from kadath.text.says import says

from ..story_rewards import (
    CalmTheDeep,
    CloseAndSeal,
    ClueIsWasted,
    LoseAllBut,
    MoreDice,
    NobodyBecomes,
    OthersResolve,
    PassClue,
    RefreshSpell,
)
from .effects.choices import DEEDS
from .fates import ANYONES_PL, BY_ITSELF, DONE_UK, STATE_EN

says(
    NobodyBecomes,
    en=f"no [arkham.investigator] can be {STATE_EN}",
    pl=f"żaden [arkham.investigator:nom] nie może zostać {ANYONES_PL}",
    uk=(
        f"{{state? {BY_ITSELF}=жоден [arkham.investigator:nom] не може"
        f"|жодного [arkham.investigator:gen] не можна}} {DONE_UK}"
    ),
)
says(
    LoseAllBut,
    en="<lose> all your [arkham.$what:pl] but [=arkham-card-$face]",
    pl=(
        "<stracić> [wszystkie:acc.pl arkham.$what] [swój:acc.pl arkham.$what] "
        "[arkham.$what:acc.pl] oprócz [=arkham-card-$face:gen kernel.card]"
    ),
    uk="<втратити> всіх [arkham.$what:acc.pl], крім [=arkham-card-$face:gen kernel.card]",
)
says(
    MoreDice,
    en="<roll> {dice:n arkham.die} more in it",
    pl="<dorzucić> {dice:acc arkham.die}",
    uk="<докинути> {dice:acc arkham.die}",
)
says(
    ClueIsWasted,
    en="it adds no [arkham.die]",
    pl="nie daje on [arkham.die:gen]",
    uk="він не додає [arkham.die:gen]",
)
says(
    CloseAndSeal,
    en="<close> and seal an [arkham.open_gate] of your choice",
    pl="<zamknąć> i <zapieczętować> wybraną [arkham.open_gate:acc]",
    uk="<закрити> й <запечатати> обрану [arkham.open_gate:acc]",
)
says(
    RefreshSpell,
    en="<refresh> an exhausted [arkham.spell] of yours",
    pl="<odkryć> jedno swoje zakryte [arkham.spell:acc]",
    uk="<оновити> одне своє задіяне [arkham.spell:acc]",
)
says(
    PassClue,
    en="<move> {1:n arkham.clue_token} from one [arkham.investigator] where you are to another",
    pl=(
        "<przenieść> {1:acc arkham.clue_token} od jednego [arkham.investigator:gen] "
        "w twoim miejscu do innego"
    ),
    uk=(
        "<перемістити> {1:acc arkham.clue_token} від одного [arkham.investigator:gen] "
        "у вашому місці до іншого"
    ),
)
says(
    OthersResolve,
    en=(f"each other [arkham.investigator]{{effect? {DEEDS}= {{!s3}}{{effect}}|: {{effect:imp}}}}"),
    pl=(
        "każdy inny [arkham.investigator:nom]"
        f"{{effect? {DEEDS}= {{!s3}}{{effect}}|: {{effect:imp}}}}"
    ),
    uk=(
        "кожен інший [arkham.investigator:nom]"
        f"{{effect? {DEEDS}= {{!s3}}{{effect}}|: {{effect:imp}}}}"
    ),
)
says(
    CalmTheDeep,
    en="<remove> all [arkham.uprising_token:pl]",
    pl="<usunąć> wszystkie [arkham.uprising_token:acc.pl]",
    uk="<прибрати> всі [arkham.uprising_token:acc.pl]",
)
