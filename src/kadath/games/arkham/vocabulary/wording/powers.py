"""The text of the sleeping Ancient Ones of Innsmouth, and of the heralds."""

from __future__ import annotations

from kadath.text.says import says

from ..powers import (
    AnotherMythos,
    ComesFromCup,
    DeepOnesRise,
    DrawDust,
    EachSpendsOrDoom,
    FeedsOn,
    LieOnSheet,
    MarkerStays,
    MetInstead,
    MoreDoom,
    NeedMoreHits,
    NotDrawn,
    OnDoubles,
    OnSheet,
    PlusMonsters,
    PlusToughness,
    SendAway,
    SignNearby,
    TheFedsRaid,
    TimesOnSheet,
    TurnUpVisage,
    YouGainAtLeast,
    YouStepBeyond,
)
from .counters import COUNTED, COUNTED_EN

PLUS = "[=arkham-dimension-plus]"
PLUS_PL = "[=arkham-dimension-plus:gen]"

says(
    LieOnSheet,
    en="{kinds:n and arkham.*} {kinds? 1=lies|lie} on this sheet from the beginning",
    pl="na tym arkuszu od początku {kinds? 1=leży|leżą:} {kinds:nom and arkham.*}",
    uk="на цьому аркуші від початку {kinds? 1=лежить |лежать: }{kinds:nom and arkham.*}",
)
says(
    OnSheet,
    en="the [arkham.$kind] is on this sheet",
    pl="[arkham.$kind:nom] leży na tym arkuszu",
    uk="[arkham.$kind:nom] лежить на цьому аркуші",
)
says(
    TimesOnSheet,
    en="{each? 2=twice|minus twice} the [arkham.number] of [arkham.monster:pl] on this sheet",
    pl="{each? 2=|minus }podwojona [arkham.number] [arkham.monster:gen.pl] na tym arkuszu",
    uk=(
        "подвоєне [arkham.number] [arkham.monster:gen.pl] на цьому аркуші"
        "{each? 2=| зі знаком «мінус»}"
    ),
)
says(
    SendAway,
    en="<return> a [arkham.monster] of your choice from this sheet to the box",
    pl="<odłożyć> wybranego [arkham.monster:acc] z tego arkusza do pudełka",
    uk="<повернути> обраного [arkham.monster:acc] з цього аркуша в коробку",
)
says(
    SignNearby,
    en="there is an [arkham.elder_sign_token] in your [arkham.neighborhood]",
    pl="w twojej [arkham.neighborhood:loc] leży [arkham.elder_sign_token:nom]",
    uk="у вашому [arkham.neighborhood:loc] лежить [arkham.elder_sign_token:nom]",
)
says(
    YouStepBeyond,
    en=(
        "each [arkham.investigator]: each time you spend a [arkham.movement_point] on a step "
        "beyond the first {points} in a [arkham.turn]{,}"
    ),
    pl=(
        "każdy [arkham.investigator:nom]: za każdym razem, gdy wydajesz na krok "
        "[arkham.movement_point:acc] "
        "ponad pierwsze {points} w [arkham.turn:loc]{,}"
    ),
    uk=(
        "кожен [arkham.investigator:nom]: щоразу, коли ви витрачаєте на крок "
        "[arkham.movement_point:acc] "
        "понад перші {points} за [arkham.turn:acc]{,}"
    ),
)
says(
    YouGainAtLeast,
    en=(
        "{~on? sheet=each [arkham.investigator]: |}after you gain at least "
        + COUNTED_EN.format(amount="least")
        + " at once{,}"
    ),
    pl=(
        "{~on? sheet=każdy [arkham.investigator:nom]: |}po tym, jak otrzymasz "
        "{least? 1={what? money=pieniądze}|naraz co najmniej "
        + COUNTED.format(amount="least")
        + "}{,}"
    ),
    uk=(
        "{~on? sheet=кожен [arkham.investigator:nom]: |}після того як ви отримаєте за раз "
        "щонайменше " + COUNTED.format(amount="least") + "{,}"
    ),
)
says(
    TurnUpVisage,
    en=(
        "<turn> up one of the 8 Visage tokens// its face devours you, any other stays turned up// "
        "with the fourth, turn them all face down and mix them"
    ),
    pl=(
        "<odkryć> jeden z 8 żetonów Oblicza// oblicze cię pochłania, każdy inny zostaje odkryty// "
        "przy czwartym zakryj wszystkie i wymieszaj"
    ),
    uk=(
        "<відкрити> один із 8 жетонів Лику// лик пожирає вас, будь-який інший лишається "
        "відкритим// на четвертому закрийте всі й перемішайте"
    ),
)
says(
    MetInstead,
    en=(
        "when a [arkham.monster] appears alone in an encounter, it is the [arkham.$kind], "
        "which then returns to this sheet"
    ),
    pl=(
        "gdy w spotkaniu pojawia się sam [arkham.monster:nom], jest nim [arkham.$kind:nom] "
        "i potem wraca na ten arkusz"
    ),
    uk=(
        "коли в контакті з’являється сам [arkham.monster:nom], це [arkham.$kind:nom], "
        "що потім повертається на цей аркуш"
    ),
)
says(
    MarkerStays,
    en="the first player’s marker is passed on only when its holder is devoured",
    pl=(
        "znacznik pierwszego gracza przechodzi dalej, "
        "dopiero gdy jego posiadacz zostanie pochłonięty"
    ),
    uk="маркер першого гравця переходить далі лише тоді, коли його власника пожерто",
)
says(
    DrawDust,
    en="<draw> a [arkham.dust]",
    pl="<dobrać> [arkham.dust:acc]",
    uk="<добрати> [arkham.dust:acc]",
)
says(
    FeedsOn,
    en=(
        "each [arkham.$kind] drawn from the [arkham.monster_cup] comes to this sheet: the "
        "[arkham.terror_level] rises by 1, add {1:n arkham.doom_token}, and another "
        "[arkham.monster] is drawn"
    ),
    pl=(
        "każdy [arkham.$kind:nom] dobrany z [arkham.monster_cup:gen] trafia na ten arkusz: "
        "[arkham.terror_level:nom] rośnie o 1, umieść na torze {1:acc arkham.doom_token}, "
        "po czym dobiera się innego [arkham.monster:acc]"
    ),
    uk=(
        "кожен [arkham.$kind:nom], узятий із [arkham.monster_cup:gen], лягає на цей аркуш: "
        "[arkham.terror_level:nom] зростає на 1, додайте {1:acc arkham.doom_token}, "
        "а тоді тягнуть іншого [arkham.monster:acc]"
    ),
)
says(
    NotDrawn,
    en="each [arkham.$kind] drawn from the [arkham.monster_cup] is put back, and another is drawn",
    pl=(
        "[każdy:acc arkham.$kind] [dobrany:acc arkham.$kind] z [arkham.monster_cup:gen] "
        "[arkham.$kind:acc] "
        "odkłada się i dobiera kolejnego [arkham.monster:acc]"
    ),
    uk=(
        "[кожен:acc arkham.$kind] [arkham.$kind:acc], якого витягнуто з [arkham.monster_cup:gen], "
        "кладуть назад і тягнуть іншого [arkham.monster:acc]"
    ),
)
says(
    OnDoubles,
    en="<roll> {2:n arkham.die}// if both show the same, {effect:imp}",
    pl="<rzucić> {2:ins arkham.die}// jeśli obie pokazują to samo, {effect:imp}",
    uk="<кинути> {2:acc arkham.die}// якщо на обох те саме, {effect:imp}",
)
says(
    AnotherMythos,
    en="<draw> another [arkham.mythos_card] and resolve it",
    pl="<dobrać> jeszcze jedną [arkham.mythos_card:acc] i rozpatrz ją",
    uk="<добрати> ще одну [arkham.mythos_card:acc] і виконайте її",
)
says(
    TheFedsRaid,
    en="after the Feds raid Innsmouth{,}",
    pl="po nalocie Federalnych na Innsmouth",
    uk="після облави федералів в Інсмуті",
)
says(
    DeepOnesRise,
    en="after an [arkham.uprising_token] is added{,}",
    pl="po dodaniu [arkham.uprising_token:gen]",
    uk="після додавання [arkham.uprising_token:gen]",
)
says(
    EachSpendsOrDoom,
    en=(
        "each [arkham.investigator] spends {1:n arkham.clue_token}// "
        "if anyone cannot, add {1:n arkham.doom_token}"
    ),
    pl=(
        "każdy [arkham.investigator:nom] wydaje {1:acc arkham.clue_token}// "
        "jeśli ktoś nie może, umieść na [arkham.doom_track:loc] {1:acc arkham.doom_token}"
    ),
    uk=(
        "кожен [arkham.investigator:nom] витрачає {1:acc arkham.clue_token}// "
        "якщо хтось не може, додайте {1:acc arkham.doom_token}"
    ),
)
says(
    ComesFromCup,
    en=(
        "<put> a [=arkham-card-$kind] from the [arkham.monster_cup] "
        "(or else a [=arkham-card-$otherwise]) [=where arkham-space-$space]"
    ),
    pl=(
        "<umieścić> [=arkham-card-$kind:acc] z [arkham.monster_cup:gen] "
        "(a jeśli jej nie ma, [=arkham-card-$otherwise:acc]) na [=arkham-space-$space:loc]"
    ),
    uk=(
        "<покласти> [=arkham-card-$kind:acc] з [arkham.monster_cup:gen] "
        "(а як немає – [=arkham-card-$otherwise:acc]) на [=arkham-space-$space:acc]"
    ),
)
says(
    NeedMoreHits,
    en="you need further [arkham.success:pl] in the [arkham.final_battle]: {hits}",
    pl=(
        "w [arkham.final_battle:loc] potrzeba o tyle więcej [arkham.success:gen.pl], "
        "ile wynosi {hits:nom}"
    ),
    uk="в [arkham.final_battle:loc] потрібні додаткові [arkham.success:nom.pl]: {hits:nom}",
)
says(
    MoreDoom,
    en="<add> {tokens:n arkham.doom_token}, beyond the end of the doom track",
    pl="poza torem zagłady <położyć> {tokens:acc arkham.doom_token}",
    uk="понад шкалу приреченості <покласти> {tokens:acc arkham.doom_token}",
)
says(
    PlusMonsters,
    en=(
        f"the [arkham.number] of monsters in play with the symbol “{PLUS}”"
        "{most? 0=| (up to {most})}"
    ),
    pl=(
        f"[arkham.number] obecnych w grze potworów o symbolu {PLUS_PL}"
        "{most? 0=| (najwyżej {most})}"
    ),
    uk=f"[arkham.number] монстрів у грі з символом «{PLUS}»{{most? 0=| (щонайбільше {{most}})}}",
)
says(
    PlusToughness,
    en=f"the [arkham.toughness] of all monsters in play with the symbol “{PLUS}”",
    pl=f"[arkham.toughness] wszystkich obecnych w grze potworów o symbolu {PLUS_PL}",
    uk=f"[arkham.toughness] усіх монстрів у грі із символом «{PLUS}»",
)
