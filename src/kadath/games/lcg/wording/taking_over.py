"""What is said of a card that takes the place of the act and the agenda."""

from __future__ import annotations

from kadath.text.says import says

from ..taking_over import BecomeActAndAgenda

says(
    BecomeActAndAgenda,
    en=(
        "this side takes the place of the [lcg.current_act] and the [lcg.current_agenda]: "
        "it is both"
    ),
    pl=(
        "ta strona zastępuje [lcg.current_act:acc] i [lcg.current_agenda:acc]: jest jednym i drugim"
    ),
    uk=(
        "ця сторона замінює [lcg.current_act:acc] та [lcg.current_agenda:acc]: "
        "вона водночас і те, і те"
    ),
)
