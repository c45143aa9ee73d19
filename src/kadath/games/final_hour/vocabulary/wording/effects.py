"""The text of the verbs on Final Hour's cards."""

from __future__ import annotations

from kadath.text.says import says

from ..effects import (
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
from .selectors import AT_EN, AT_PL, AT_UK, EVERY_EN, EVERY_PL, EVERY_UK, SEVERAL

TIMES_EN = "{times? 1=|2= twice| {times:n kernel.time}}"

TIMES_PL = "{times? 1=|2= dwa razy| {times:acc kernel.time}}"

TIMES_UK = "{times? 1=|2= двічі| {times:acc kernel.time}}"

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
        "<виконати> {must? true=рівно {times:acc final_hour.move}"
        "|{times? 1=щонайбільше {times:acc final_hour.move}|до {times:gen final_hour.move}}}"
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
        " {damage:gen final_hour.damage}"
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
    en=f"<destroy> all [final_hour.monster:pl] with {{health:n final_hour.health}} {AT_EN}",
    pl=(
        f"<zniszczyć> wszystkie [final_hour.monster:acc.pl] z {{health:ins final_hour.health}} "
        f"{AT_PL}"
    ),
    uk=f"<знищити> всіх [final_hour.monster:acc.pl] з {{health:ins final_hour.health}} {AT_UK}",
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
        "<aktywować> wszystkie [final_hour.monster:acc.pl] "
        f"{{where? YourZone,Zone=w {{where:loc}}|{AT_PL}}}"
    ),
    uk=(
        "<активувати> всіх [final_hour.monster:acc.pl] "
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
        "<aktywować> {every? true=[wszystkie:acc.pl final_hour.$monster] "
        "[final_hour.$monster:acc.pl], w dowolnej kolejności|1 [dowolny:acc final_hour.$monster] "
        "[final_hour.$monster:acc]}"
    ),
    uk=(
        "<активувати> {every? true=[усі:acc.pl final_hour.$monster] "
        "[final_hour.$monster:acc.pl] у будь-якому порядку|[один:acc final_hour.$monster] "
        "[final_hour.$monster:acc] "
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

says(SkipEffect, en="nothing happens", pl="nic się nie dzieje", uk="нічого не стається")
