"""The text of the verbs about doom."""

from __future__ import annotations

from kadath.text.says import says

from ..doom import PlaceDoom

COMPUTED = "HowMany,Tokens,AmountIf"
says(
    PlaceDoom,
    en=(
        f"{{doom? {COMPUTED}=on {{on:each}}, <put> {{doom:n lcg.doom}}"
        "|<put> {doom:n lcg.doom} on {on:each}}"
        "{may_advance? true= (which can make the agenda advance)|}"
    ),
    pl=(
        "<położyć> na {on:each loc} {doom? HowMany,Tokens=po {doom:loc lcg.doom}"
        "|{doom:acc lcg.doom}}"
        "{may_advance? true= (może to spowodować postęp tajemnicy)|}"
    ),
    uk=(
        "<покласти> на {on:each acc} {doom? HowMany,Tokens=по {doom:loc lcg.doom}"
        "|{doom:acc lcg.doom}}"
        "{may_advance? true= (через це загроза може просунутися)|}"
    ),
)
