"""The text of the verbs about Sanity, Stamina, Clue tokens and money."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.text.says import says

from ...effects.gains import (
    AtOnce,
    Gain,
    GainMix,
    HealSomeone,
    Lose,
    LoseAll,
    LoseHalf,
    LoseMix,
    PayWithYourself,
    ReduceLoss,
    RestoreToMaximum,
    SetTo,
)
from ..counters import COUNTED, COUNTED_EN

GAINED_EN = COUNTED_EN.format(amount="amount")
GAINED = COUNTED.format(amount="amount")

says(
    Lose,
    en=f"<lose> {GAINED_EN}",
    pl=f"<stracić> {GAINED}",
    uk=f"<втратити> {GAINED}",
)
says(
    AtOnce,
    en="{losses:and}, both at once",
    pl="jednocześnie {losses:and}",
    uk="одночасно {losses:and}",
)
says(
    Gain,
    en=f"<gain> {GAINED_EN}",
    pl=f"<otrzymać> {GAINED}",
    uk=f"<отримати> {GAINED}",
)
says(
    Cancel,
    game="arkham",
    en="{~prevented? entry=<ignore> it|<prevent> that}",
    pl="{~prevented? entry={@mood? inf=go <zignorować>|<zignorować> go}"
    "|{@mood? inf=temu <zapobiec>|<zapobiec> temu}}",
    uk="{~prevented? entry=<ігнорувати> його|<запобігти> цьому}",
)
says(
    ReduceLoss,
    en="<reduce> that loss by {by}",
    pl="<zmniejszyć> tę stratę o {by}",
    uk="<зменшити> цю втрату на {by}",
)
says(
    RestoreToMaximum,
    en="<restore> {@? you=your|their} {what? sanity=[Sanity]|stamina=[Stamina]} to its maximum",
    pl=(
        "<przywrócić> swoją {what? sanity=[Poczytalność:acc]|stamina=[Wytrzymałość:acc]} "
        "do maksimum"
    ),
    uk="<відновити> {what? sanity=свій [Розум:acc]|stamina=свою [Витривалість:acc]} до максимуму",
)
says(
    HealSomeone,
    en="you or another [arkham.investigator] in the same place gains {amount:n arkham.$what}",
    pl=(
        "ty lub inny [arkham.investigator:nom] w tym samym miejscu otrzymuje "
        "{amount:acc arkham.$what}"
    ),
    uk=(
        "{amount:acc arkham.$what} отримуєте ви або інший [arkham.investigator:nom] "
        "у тому самому місці"
    ),
)

OWNED_EN = "{what? clues=[arkham.clue_token:pl]|money=money|sanity=[Sanity]|stamina=[Stamina]}"
says(
    LoseAll,
    en=f"<lose> all your {OWNED_EN}{{always? true= (nothing can prevent this)|}}",
    pl=(
        "<stracić> {what? clues=wszystkie swoje [arkham.clue_token:acc.pl]"
        "|money=wszystkie swoje pieniądze|sanity=całą swoją [Poczytalność:acc]"
        "|stamina=całą swoją [Wytrzymałość:acc]}{always? true= (nie da się temu zapobiec)|}"
    ),
    uk=(
        "<втратити> {what? clues=усі свої [arkham.clue_token:acc.pl]|money=усі свої гроші"
        "|sanity=увесь свій [Розум:acc]|stamina=усю свою [Витривалість:acc]}"
        "{always? true= (цьому ніщо не запобіжить)|}"
    ),
)
says(
    LoseHalf,
    en=f"<lose> half of your {OWNED_EN} (rounded up)",
    pl=(
        "<stracić> połowę {what? clues=swoich [arkham.clue_token:gen.pl]|money=swoich pieniędzy"
        "|sanity=swojej [Poczytalność:gen]|stamina=swojej [Wytrzymałość:gen]} "
        "(zaokrąglając w górę)"
    ),
    uk=(
        "<втратити> половину {what? clues=своїх [arkham.clue_token:gen.pl]|money=своїх грошей"
        "|sanity=свого [Розум:gen]|stamina=своєї [Витривалість:gen]} (округливши вгору)"
    ),
)
says(
    SetTo,
    en=(
        "{@mood? inf=set your {what? sanity=[Sanity]|stamina=[Stamina]} to {amount:n}"
        "|your {what? sanity=[Sanity]|stamina=[Stamina]} becomes {amount:n}} (at most its maximum)"
    ),
    pl=(
        "{@mood? inf=<ustawić> swoją {what? sanity=[Poczytalność:acc]|stamina=[Wytrzymałość:acc]} "
        "na {amount:acc}|twoja {what? sanity=[Poczytalność:nom]|stamina=[Wytrzymałość:nom]} "
        "jest teraz równa {amount:dat}} (nie więcej niż maksimum)"
    ),
    uk=(
        "{@mood? inf=замінити {what? sanity=свій [Розум:acc]|stamina=свою [Витривалість:acc]} "
        "на {amount:acc}|{what? sanity=ваш [Розум:nom]|stamina=ваша [Витривалість:nom]} тепер "
        "становить {amount:acc}} (щонайбільше максимум)"
    ),
)
says(
    GainMix,
    en="<gain> {amount:n arkham.vital_point}{amount? 1=|, in any mix}",
    pl="<otrzymać> {amount:acc arkham.vital_point}{amount? 1=|, w dowolnym podziale}",
    uk="<отримати> {amount:acc arkham.vital_point}{amount? 1=|, у будь-якому поєднанні}",
)
says(
    LoseMix,
    en="<lose> {amount:n arkham.vital_point}{amount? 1=|, in any mix}",
    pl="<stracić> {amount:acc arkham.vital_point}{amount? 1=|, w dowolnym podziale}",
    uk="<втратити> {amount:acc arkham.vital_point}{amount? 1=|, у будь-якому поєднанні}",
)
says(
    PayWithYourself,
    en=(
        "<lose> {amount:n arkham.vital_point}{amount? 1=|, in any mix}// "
        "if you have no [Sanity] or no [Stamina] left, you are devoured"
    ),
    pl=(
        "<stracić> {amount:acc arkham.vital_point}{amount? 1=|, w dowolnym podziale}// "
        "jeśli twoja [Poczytalność:nom] lub [Wytrzymałość:nom] spadnie do 0, zostajesz pochłonięty"
    ),
    uk=(
        "<втратити> {amount:acc arkham.vital_point}{amount? 1=|, у будь-якому поєднанні}// "
        "якщо ваш [Розум:nom] або [Витривалість:nom] впаде до 0, вас пожерто"
    ),
)
