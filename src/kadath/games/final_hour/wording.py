"""What the effects of Final Hour's cards say; to import this is to teach the renderer the game."""

from __future__ import annotations

from kadath.text.says import says

from .effects import (
    Activate,
    ActivateUnique,
    Attack,
    Damage,
    Destroy,
    DestroyEvery,
    DriveOut,
    LoseHealth,
    Lure,
    Move,
    PlaceSeal,
    PlaceSealBehind,
    Recover,
    RemoveSeal,
    Repair,
    Search,
    SkipEffect,
    Spawn,
)
from .omens import (
    AddOmens,
    CyclePriority,
    ExchangePlayed,
    Foresee,
    LowerOmens,
    PlayFaceDown,
    StashOmens,
)
from .recipients import Another, AnyInvestigator, EachInvestigator, EachOtherInZone, Lead, OneHere
from .selector_wording import AT_EN, AT_PL, AT_UK, EVERY_EN, EVERY_PL, EVERY_UK, SEVERAL

TIMES_EN = "{times? 1=|2= twice| {times:n kernel.time}}"
TIMES_PL = "{times? 1=|2= dwa razy| {times:acc kernel.time}}"
TIMES_UK = "{times? 1=|2= двічі| {times:acc kernel.time}}"

TOP_CARDS = "{cards? 1=[final_hour.top_card:acc]|{cards:acc final_hour.top_card}}"
TOP_EN = "the top {cards? 1=card|{cards} cards} of the [final_hour.priority_deck]"
TOP_PL = f"{TOP_CARDS} z talii kart pierwszeństwa"
TOP_UK = f"{TOP_CARDS} з колоди карт пріоритету"

# --- Who -----------------------------------------------------------------------------------------

says(
    Another,
    en="another [final_hour.investigator] of {@? you=your|their} choice {!s3}{effect}",
    pl="inny wybrany{@? you= przez ciebie|} [final_hour.investigator] {!s3}{effect}",
    uk="інший [final_hour.investigator]{@? you= на ваш вибір|} {!s3}{effect}",
)
says(
    AnyInvestigator,
    en="one [final_hour.investigator] of {@? you=your|their} choice {!s3}{effect}",
    pl="dowolny wybrany{@? you= przez ciebie|} [final_hour.investigator] {!s3}{effect}",
    uk="будь-який [final_hour.investigator]{@? you= на ваш вибір|} {!s3}{effect}",
)
says(
    OneHere,
    en=(
        "one [final_hour.investigator] in {@? you=your|their} location"
        "{@? you= (it may be you)|} {!s3}{effect}"
    ),
    pl=(
        "wybrany [final_hour.investigator] na {@? you=twoim|jego} obszarze"
        "{@? you= (możesz to być ty)|} {!s3}{effect}"
    ),
    uk=(
        "один [final_hour.investigator] у {@? you=вашій|його} локації"
        "{@? you= (ним можете бути й ви)|} {!s3}{effect}"
    ),
)
says(
    Lead,
    en="the [final_hour.lead_investigator] {!s3}{effect}",
    pl="ten, kto jest [final_hour.lead_investigator:ins], {!s3}{effect}",
    uk="[final_hour.lead_investigator] {!s3}{effect}",
)
says(
    EachInvestigator,
    en="each [final_hour.investigator], in turn order, {!s3}{effect}",
    pl="każdy [final_hour.investigator], w kolejności graczy, {!s3}{effect}",
    uk="у порядку гравців кожен [final_hour.investigator] {!s3}{effect}",
)
says(
    EachOtherInZone,
    en=(
        "each [final_hour.other_investigator] in {@? you=your|their} zone, "
        "in turn order, {!s3}{effect}"
    ),
    pl=(
        "każdy [final_hour.other_investigator] w {@? you=twojej|jego} strefie, "
        "w kolejności graczy, {!s3}{effect}"
    ),
    uk=(
        "у порядку гравців кожен [final_hour.other_investigator] "
        "у {@? you=вашій|його} зоні {!s3}{effect}"
    ),
)

# --- What investigators do -----------------------------------------------------------------------

says(
    Move,
    en=(
        "<move> {must? true=exactly {times:n kernel.time}|up to {times}}"
        "{fresh? location=, without visiting any location twice"
        "|path=, without using any path twice|}"
        "{after_each? none=|// after each move, {after_each}}"
    ),
    pl=(
        "<wykonać> {must? true=dokładnie|maksymalnie} {times:acc final_hour.move}"
        "{fresh? location=, nie odwiedzając żadnego obszaru dwa razy"
        "|path=, nie przechodząc żadną ścieżką dwa razy|}"
        "{after_each? none=|// po każdym ruchu {after_each}}"
    ),
    uk=(
        "<виконати> {must? true=рівно {times:acc final_hour.move}|до {times:gen final_hour.move}}"
        "{fresh? location=, не відвідуючи жодної локації двічі"
        "|path=, не проходячи жодним шляхом двічі|}"
        "{after_each? none=|// після кожного руху {after_each}}"
    ),
)
says(
    Attack,
    en=(
        f"<attack> {AT_EN}"
        "{where? HereAndAdjacent,HereAndCameFrom=, each time for {damage}| for {damage}}"
    ),
    pl=(
        f"<zaatakować> potwory {AT_PL}"
        f"{{where? {SEVERAL}=, na każdym z nich zadając| i <zadać>}}"
        "{damage? TwiceCardsPlayed=| łącznie} {damage:acc final_hour.damage}"
    ),
    uk=(
        f"<атакувати> монстрів {AT_UK}"
        f"{{where? {SEVERAL}=, у кожній з них завдаючи| та <завдати>}}"
        " {damage:acc final_hour.damage}"
    ),
)
says(
    Destroy,
    en=(
        "{up_to? true={monsters? 1=<may> <destroy:inf>|<destroy> up to}|<destroy>} "
        "{monsters:n final_hour.monster}{health? 0=| with {health:n final_hour.health}} "
        "in {@? you=your|their} location"
    ),
    pl=(
        "{up_to? true={monsters? 1=<móc> <zniszczyć:inf>|<zniszczyć> maksymalnie}|<zniszczyć>} "
        "{monsters:acc final_hour.monster}{health? 0=| z {health:ins final_hour.health}} "
        "na swoim obszarze"
    ),
    uk=(
        "{up_to? true={monsters? 1=<могти> <знищити:inf> {monsters:acc final_hour.monster}"
        "|<знищити> до {monsters:gen final_hour.monster}}"
        "|<знищити> {monsters:acc final_hour.monster}}"
        "{health? 0=| з {health:ins final_hour.health}} у своїй локації"
    ),
)
says(
    DestroyEvery,
    en=f"<destroy> every [final_hour.monster] with {{health:n final_hour.health}} {AT_EN}",
    pl=f"<zniszczyć> każdego [final_hour.monster:acc] z {{health:ins final_hour.health}} {AT_PL}",
    uk=f"<знищити> кожного [final_hour.monster:acc] з {{health:ins final_hour.health}} {AT_UK}",
)
says(
    Search,
    en="<search> {@? you=your|their} [final_hour.location]",
    pl="<przeszukać> swój [final_hour.location:acc]",
    uk="<обшукати> свою [final_hour.location:acc]",
)
says(
    PlaceSeal,
    en=(
        "{up_to? true={seals? 1=<may> <place:inf>|<place> up to}|<place>} "
        "{seals:n final_hour.seal} on {seals? 1=a path|paths} from {@? you=your|their} location"
    ),
    pl=(
        "{up_to? true={seals? 1=<móc> <postawić:inf>|<postawić> maksymalnie}|<postawić>} "
        "{seals:acc final_hour.seal} na {seals? 1=ścieżce|ścieżkach} przy swoim obszarze"
    ),
    uk=(
        "{up_to? true={seals? 1=<могти> <поставити:inf> {seals:acc final_hour.seal}"
        "|<поставити> до {seals:gen final_hour.seal}}"
        "|<поставити> {seals:acc final_hour.seal}} "
        "на {seals? 1=шляху|шляхах} біля своєї локації"
    ),
)
says(
    PlaceSealBehind,
    en="<may> <place:inf> {1:n final_hour.seal} on a path {@? you=you|they} used with this card",
    pl="<móc> <postawić:inf> {1:acc final_hour.seal} na ścieżce przebytej dzięki tej karcie",
    uk="<могти> <поставити:inf> {1:acc final_hour.seal} на шляху, пройденому завдяки цій карті",
)
says(
    Repair,
    en=f"<repair> {{@? you=your|their}} [final_hour.location]{TIMES_EN}",
    pl=f"<naprawić> swój [final_hour.location:acc]{TIMES_PL}",
    uk=f"<відремонтувати> свою [final_hour.location:acc]{TIMES_UK}",
)
says(
    Recover,
    en="<recover> {health:n final_hour.health}",
    pl="<odzyskać> {health:acc final_hour.health}",
    uk="<відновити> {health:acc final_hour.health}",
)
says(
    LoseHealth,
    en="<lose> {health:n final_hour.health}",
    pl="<stracić> {health:acc final_hour.health}",
    uk="<втратити> {health:acc final_hour.health}",
)
says(
    Lure,
    en=(
        "<lure> up to {monsters:n final_hour.monster} from adjacent locations "
        "into {@? you=your|their} location"
    ),
    pl=(
        "<przesunąć> maksymalnie {monsters:acc final_hour.monster} "
        "z sąsiadujących obszarów na swój obszar"
    ),
    uk=("<пересунути> до {monsters:gen final_hour.monster} із сусідніх локацій до своєї локації"),
)
says(
    DriveOut,
    en=(
        "<drive> up to {monsters:n final_hour.monster} from {@? you=your|their} location "
        "into {together? true=one adjacent location|adjacent locations}"
    ),
    pl=(
        "<przesunąć> maksymalnie {monsters:acc final_hour.monster} ze swojego obszaru "
        "na {together? true=jeden sąsiadujący obszar|sąsiadujące obszary}"
    ),
    uk=(
        "<пересунути> до {monsters:gen final_hour.monster} зі своєї локації "
        "до {together? true=однієї сусідньої локації|сусідніх локацій}"
    ),
)

# --- What monsters and the Ancient One do --------------------------------------------------------

says(
    Activate,
    en=(f"<activate> each [final_hour.monster] {{where? YourZone,Zone=in {{where}}|{AT_EN}}}"),
    pl=(
        "<aktywować> każdego [final_hour.monster:acc] "
        f"{{where? YourZone,Zone=w {{where:loc}}|{AT_PL}}}"
    ),
    uk=(
        "<активувати> кожного [final_hour.monster:acc] "
        f"{{where? YourZone,Zone=у {{where:loc}}|{AT_UK}}}"
    ),
)
says(
    ActivateUnique,
    en=(
        "<activate> {every? true=each [final_hour.$monster], in any order"
        "|one [final_hour.$monster] of {@? you=your|their} choice}"
    ),
    pl=(
        "<aktywować> {every? true=[każdy:acc final_hour.$monster] [final_hour.$monster:acc], "
        "w dowolnej kolejności|1 [dowolny:acc final_hour.$monster] [final_hour.$monster:acc]}"
    ),
    uk=(
        "<активувати> {every? true=[кожен:acc final_hour.$monster] [final_hour.$monster:acc] "
        "у будь-якому порядку|[один:acc final_hour.$monster] [final_hour.$monster:acc] "
        "на свій вибір}"
    ),
)
says(
    Spawn,
    en=f"<spawn> {{monsters:n final_hour.$monster}} {AT_EN}",
    pl=f"<umieścić> {{monsters:acc final_hour.$monster}} {AT_PL}",
    uk=f"<викласти> {{monsters:acc final_hour.$monster}} {AT_UK}",
)
says(
    Damage,
    en=f"<damage> {EVERY_EN}{TIMES_EN}",
    pl=f"<uszkodzić> {EVERY_PL}{TIMES_PL}",
    uk=f"<пошкодити> {EVERY_UK}{TIMES_UK}",
)
says(
    RemoveSeal,
    en="<remove> {1:n final_hour.seal} from the board",
    pl="<usunąć> {1:acc final_hour.seal} z planszy",
    uk="<прибрати> {1:acc final_hour.seal} з ігрового поля",
)

# --- Priority cards and omens --------------------------------------------------------------------

says(
    CyclePriority,
    en=("<draw> {1:n final_hour.priority_card} and <discard> 1 from {@? you=your|their} hand"),
    pl="<dobrać> {1:acc final_hour.priority_card} i <odrzucić> 1 z ręki",
    uk="<добрати> {1:acc final_hour.priority_card} та <скинути> 1 з руки",
)
says(
    Foresee,
    en=(
        f"<look> at {TOP_EN}, {{cards? 1=then <discard> it or <put> it back"
        "|<discard> any number of them and <put> the rest back on top in any order}"
    ),
    pl=(
        f"<obejrzeć> {TOP_PL}, {{cards? 1=a następnie <odrzucić> ją lub <odłożyć> na wierzch"
        "|<odrzucić> dowolną ich liczbę, a resztę <odłożyć> na wierzch w dowolnej kolejności}"
    ),
    uk=(
        f"<переглянути> {TOP_UK}, {{cards? 1=а потім <скинути> її або <повернути> нагору"
        "|<скинути> скільки завгодно з них, а решту <повернути> нагору в будь-якому порядку}"
    ),
)
says(
    AddOmens,
    en=f"<discard> {TOP_EN} and <add> {{cards? 1=its|their}} omens to this round’s reckoning",
    pl=f"<odrzucić> {TOP_PL} i <doliczyć> {{cards? 1=jej|ich}} omeny do rozrachunku tej rundy",
    uk=f"<скинути> {TOP_UK} та <додати> {{cards? 1=її|їхні}} знамення до розплати цього раунду",
)
says(
    StashOmens,
    en=(
        f"<put> {TOP_EN} face down on the Ancient One’s sheet, without looking"
        "// {cards? 1=its|their} omens count at the next reckoning"
    ),
    pl=(
        f"<położyć> na arkuszu Przedwiecznego {TOP_PL}, "
        "{cards? 1=zakrytą|zakryte} i bez podglądania"
        "// {cards? 1=jej|ich} omeny liczą się w następnym rozrachunku"
    ),
    uk=(
        f"<покласти> на аркуш Прадавнього долілиць, не дивлячись, {TOP_UK}"
        "// {cards? 1=її|їхні} знамення рахуються в наступній розплаті"
    ),
)
says(
    PlayFaceDown,
    en=(
        "the priority cards of the next round are played face down "
        "and turned up together once the last one is played"
    ),
    pl=(
        "w kolejnej rundzie karty pierwszeństwa zagrywa się zakryte "
        "i odkrywa je razem po zagraniu ostatniej"
    ),
    uk=(
        "у наступному раунді карти пріоритету розігрують долілиць "
        "і відкривають разом, коли розіграно останню"
    ),
)
says(
    LowerOmens,
    en="<lower> the number of omens by {omens}",
    pl="<zmniejszyć> liczbę omenów o {omens}",
    uk="<зменшити> кількість знамень на {omens}",
)
says(
    ExchangePlayed,
    en=(
        "<exchange> one priority card {@? you=you|they} have played this round "
        "for one from {@? you=your|their} hand"
    ),
    pl=("<zamienić> jedną ze swoich kart pierwszeństwa zagranych w tej rundzie na kartę z ręki"),
    uk=("<обміняти> одну зі своїх карт пріоритету, розіграних у цьому раунді, на карту з руки"),
)
says(SkipEffect, en="nothing happens", pl="nic się nie dzieje", uk="нічого не стається")
