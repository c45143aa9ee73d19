"""What turns and additional actions say."""

from __future__ import annotations

from kadath.text.says import says

from ..abilities import AdditionalAction
from ..selectors import TakingTurn
from ..turns import GainActions
from .places import at_en, at_pl, at_uk, trait_en, trait_pl, trait_uk

says(
    GainActions,
    en="{who!} <may> take {actions:n lcg.additional_action} this [lcg.turn]",
    pl="{who!} <móc> <wykonać:inf> w tej [lcg.turn:loc] {actions:acc lcg.additional_action}",
    uk="{who!} <могти> <виконати:inf> цього [lcg.turn:gen] {actions:acc lcg.additional_action}",
)
says(
    TakingTurn,
    en=f"the [lcg.investigator] taking a [lcg.turn]{at_en('at')}",
    pl=f"[lcg.investigator]{at_pl('at')}, [który] rozgrywa swoją turę{{,}}",
    uk=f"[lcg.investigator]{at_uk('at')}, [який] виконує свій хід{{,}}",
)
says(
    AdditionalAction,
    en=(
        "you may take {1:n lcg.additional_action} during your [lcg.turn]"
        f"{{trait? none=|, but only to use an [lcg.ability] of a {trait_en()}[lcg.card]}}"
    ),
    pl=(
        "podczas swojej [lcg.turn:gen] możesz wykonać {1:acc lcg.additional_action}"
        "{trait? none=|, ale tylko po to, by użyć [lcg.ability:gen] [lcg.card:gen]"
        f"{trait_pl()}}}"
    ),
    uk=(
        "під час свого [lcg.turn:gen] ви можете виконати {1:acc lcg.additional_action}"
        "{trait? none=|, але тільки щоб застосувати [lcg.ability:acc] [lcg.card:gen]"
        f"{trait_uk()}}}"
    ),
)
