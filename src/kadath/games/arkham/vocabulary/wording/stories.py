"""The text of Personal Stories."""

from __future__ import annotations

from kadath.text.says import says

from ..stories import (
    AgainstTough,
    AGateIsPrevented,
    AGateIsSealed,
    AGateWouldOpenNearYou,
    AnotherBecame,
    AnotherNearbyWouldBecome,
    AnyoneUses,
    AWorldIsMet,
    BlessedAtLeast,
    CalmTheDeep,
    CloseAndSeal,
    ClueIsWasted,
    CountToughness,
    CountUp,
    DoomAtLeast,
    GatesAtLeast,
    HoldsAtLeast,
    LoseAbility,
    LoseAllBut,
    Mark,
    Marked,
    MonstersInTown,
    MoreDice,
    NobodyBecomes,
    NotMarkedHere,
    OthersResolve,
    PassClue,
    RefreshSpell,
    StoryFails,
    StoryPasses,
    Tough,
    WithoutInnsmouth,
    YouAreRobbed,
    YouCloseGate,
    YouDefeatOutside,
    YouDrawLook,
    YouEndMovement,
    YouHealAnother,
    YouSpendClue,
    YouSpendTrophyAsClue,
    YouTakeTrophy,
    YouWinCard,
)
from .effects.choices import DEEDS
from .fates import ANYONES_PL, BY_ITSELF, DONE_UK, STATE_EN, became_uk, would_become_uk

NEARBY_UK = "{beside? true=вашому або сусідньому місці|вашому [arkham.neighborhood:loc]}"

says(
    StoryPasses,
    en="you pass your [arkham.personal_story]{effect? none=|// {effect:open}}",
    pl="twoja [arkham.personal_story:nom] kończy się sukcesem{effect? none=|// {effect:open}}",
    uk="ви проходите свою [arkham.personal_story:acc]{effect? none=|// {effect:open}}",
)
says(
    StoryFails,
    en="you fail your [arkham.personal_story]{effect? none=|// {effect:open}}",
    pl="twoja [arkham.personal_story:nom] kończy się porażką{effect? none=|// {effect:open}}",
    uk="ви провалюєте свою [arkham.personal_story:acc]{effect? none=|// {effect:open}}",
)
says(
    LoseAbility,
    en="you lose this ability from your sheet: {ability}",
    pl="tracisz zdolność ze swojego arkusza: {ability}",
    uk="ви втрачаєте здібність свого аркуша: {ability}",
    words={"soon": ""},
)
says(
    CountUp,
    en="<put> {1:n arkham.token} on this story",
    pl="<położyć> {1:acc arkham.token} na karcie tej historii",
    uk="<покласти> {1:acc arkham.token} на карту цієї історії",
)
says(
    CountToughness,
    en="<put> as many [arkham.token:pl] on this story as it has [arkham.toughness]",
    pl=(
        "<położyć> na karcie tej historii tyle [arkham.token:gen.pl], ile ma on "
        "[arkham.toughness:gen]"
    ),
    uk=(
        "<покласти> на карту цієї історії стільки [arkham.token:gen.pl], скільки він має "
        "[arkham.toughness:gen]"
    ),
)
says(
    Mark,
    en=(
        "<note> {what? world=the [arkham.other_world]|symbol=its symbol"
        "|neighborhood=your [arkham.neighborhood] in Arkham|place=it|bad=a mishap} "
        "on this story"
    ),
    pl=(
        "<zapisać> {what? place=je |}na karcie tej historii"
        "{what? world= ten [arkham.other_world:acc]|symbol= jego symbol"
        "|neighborhood= swoją [arkham.neighborhood:acc] w Arkham|bad= wpadkę|}"
    ),
    uk=(
        "<записати> {what? place=його |}на карті цієї історії"
        "{what? world= цей [arkham.other_world:acc]|symbol= його символ"
        "|neighborhood= свій [arkham.neighborhood:acc] в Аркгемі|bad= халепу|}"
    ),
)
says(
    Marked,
    en="{bad? true={least} mishaps are noted|{least} different things are noted} on this story",
    pl=(
        "na karcie tej historii {bad? true=znajdą się {least} wpadki"
        "|{least? 2,3,4=znajdą się|znajdzie się} {least:nom arkham.different_note}}"
    ),
    uk=("на карті цієї історії буде {bad? true={least} халепи|{least:nom arkham.different_note}}"),
)
says(
    NotMarkedHere,
    en="this place is not noted yet",
    pl="to miejsce nie jest jeszcze zapisane",
    uk="це місце ще не записано",
)
says(
    DoomAtLeast,
    en="there are {tokens:n arkham.doom_token} on the [arkham.doom_track] (or it is full)",
    pl=(
        "na [arkham.doom_track:loc] {~soon? true=znajdzie się|leży} co najmniej "
        "{tokens:nom arkham.doom_token} (albo tor {~soon? true=będzie|jest} pełny)"
    ),
    uk=(
        "на [arkham.doom_track:loc] {~soon? true=буде|лежить} {tokens} або більше "
        "[arkham.doom_token:gen.pl] (чи вона {~soon? true=заповниться|повна})"
    ),
)
says(
    HoldsAtLeast,
    en="you have {least} or more [arkham.$what:pl]",
    pl="{~soon? true=będziesz mieć|masz} {least:acc arkham.$what} lub więcej",
    uk="ви {~soon? true=матимете|маєте} {least:acc arkham.$what} або більше",
)
says(
    BlessedAtLeast,
    en="{people:n arkham.investigator} are blessed",
    pl="co najmniej {people:nom arkham.investigator} {~soon? true=będzie mieć|ma} Błogosławieństwo",
    uk="{people:nom arkham.investigator} {~soon? true=матимуть|мають} Благословення",
)
says(
    GatesAtLeast,
    en="{gates:n arkham.gate} are open",
    pl="otwartych bram {~soon? true=będzie|jest} co najmniej {gates}",
    uk="відкритих брам {~soon? true=буде |}щонайменше {gates}",
)
says(
    MonstersInTown,
    en="there are {least} {which:n.pl} in Arkham",
    pl=(
        "w Arkham {~soon? true={least? 2,3,4=będą|będzie}|{least? 2,3,4=są|jest}} "
        "co najmniej {least:nom which}"
    ),
    uk="в Аркгемі {~soon? true=буде|є} щонайменше {least:nom which}",
)
says(
    WithoutInnsmouth,
    en="the board of Innsmouth is not in play",
    pl="nie gracie z planszą Innsmouth",
    uk="ви граєте без поля Інсмута",
)
says(
    AgainstTough,
    en="you fight a [arkham.monster] with [arkham.toughness] {toughness} or more",
    pl="walczysz z [arkham.monster:ins] o [arkham.toughness:loc] {toughness} lub większej",
    uk="ви б’єтеся з [arkham.monster:ins] зі [arkham.toughness:ins] {toughness} або більшою",
)
says(
    Tough,
    en="[arkham.monster] with [arkham.toughness] {toughness} or more",
    pl="[arkham.monster] o [arkham.toughness:loc] {toughness} lub większej",
    uk="[arkham.monster] зі [arkham.toughness:ins] {toughness} або більшою",
    kind_of_thing=True,
)
says(
    YouCloseGate,
    en=(
        "after you close {sealed? true=and seal |}a [arkham.gate]"
        "{world? none=| to [=the arkham-card-$world]}{,}"
    ),
    pl=(
        "po tym, jak zamkniesz {sealed? true=i zapieczętujesz |}[arkham.gate:acc]"
        "{world? none=| do [=arkham-card-$world:gen]}{,}"
    ),
    uk=(
        "після того як ви закриєте {sealed? true=й запечатаєте |}[arkham.gate:acc]"
        "{world? none=| до [=arkham-card-$world:gen]}{,}"
    ),
)
says(
    AGateIsSealed,
    en="after anyone seals a [arkham.gate] with [arkham.clue_token:pl]{,}",
    pl="po tym, jak ktokolwiek zapieczętuje [arkham.gate:acc] [arkham.clue_token:ins.pl]{,}",
    uk="після того як хтось запечатає [arkham.gate:acc] [arkham.clue_token:ins.pl]{,}",
)
says(
    AGateIsPrevented,
    en="after a [arkham.gate] is kept from opening{,}",
    pl="po tym, jak [arkham.gate:nom] się nie otworzy, choć miała{,}",
    uk="після того як [arkham.gate:nom] не відкриється, хоч мала{,}",
)
says(
    AGateWouldOpenNearYou,
    en="when a [arkham.gate] would open in your [arkham.neighborhood]{,}",
    pl="gdy w twojej [arkham.neighborhood:loc] ma się otworzyć [arkham.gate:nom]{,}",
    uk="коли у вашому [arkham.neighborhood:loc] має відкритися [arkham.gate:nom]{,}",
)
says(
    YouHealAnother,
    en="after your ability restores [arkham.$what] to another [arkham.investigator]{,}",
    pl="po tym, jak twoja zdolność przywróci innemu Badaczowi [arkham.$what:acc.pl]{,}",
    uk="після того як ваша здібність відновить іншому досліднику [arkham.$what:acc.pl]{,}",
)
says(
    AnotherBecame,
    en=f"after another [arkham.investigator] is {STATE_EN}{{,}}",
    pl=f"po tym, jak inny [arkham.investigator:nom] zostanie {ANYONES_PL}{{,}}",
    uk=became_uk("інший [arkham.investigator:nom]", "іншого [arkham.investigator:gen]"),
)
says(
    AnotherNearbyWouldBecome,
    en=(
        "when another [arkham.investigator] in your "
        f"{{beside? true=place or next to it|[arkham.neighborhood]}} would be {STATE_EN}{{,}}"
    ),
    pl=(
        "gdy inny [arkham.investigator:nom] w "
        "{beside? true=twoim miejscu lub sąsiednim|twojej [arkham.neighborhood:loc]} ma zostać "
        f"{ANYONES_PL}{{,}}"
    ),
    uk=would_become_uk(
        f"інший [arkham.investigator:nom] у {NEARBY_UK} має",
        f"іншого [arkham.investigator:gen] у {NEARBY_UK} мають",
    ),
)
says(
    YouAreRobbed,
    en="after you lose an [arkham.ally] or an [arkham.item] in Arkham (not as a cost){,}",
    pl=(
        "po tym, jak w Arkham stracisz [arkham.ally:acc] lub [arkham.item:acc] (nie jako koszt){,}"
    ),
    uk=(
        "після того як в Аркгемі ви втратите [arkham.ally:acc] або [arkham.item:acc] "
        "(не як плату){,}"
    ),
)
says(
    AnyoneUses,
    en="after anyone uses [=arkham-card-$face]{,}",
    pl="po tym, jak ktokolwiek użyje [=arkham-card-$face:gen kernel.card]{,}",
    uk="після того як хтось використає [=arkham-card-$face:acc kernel.card]{,}",
)
says(
    AWorldIsMet,
    en="after you have had an encounter in an [arkham.other_world]{,}",
    pl="po swoim spotkaniu w [arkham.other_world:loc]",
    uk="після вашого контакту в [arkham.other_world:loc]",
)
says(
    YouWinCard,
    en="after you gain a [arkham.$what] in a fight{,}",
    pl="po tym, jak zdobędziesz [arkham.$what:acc] w walce{,}",
    uk="після того як ви здобудете [arkham.$what:acc] в бою{,}",
)
says(
    YouSpendTrophyAsClue,
    en="after you spend a [arkham.monster_trophy] as a [arkham.clue_token] on a check{,}",
    pl="po tym, jak na test zamiast [arkham.clue_token:gen] wydasz trofeum za potwora{,}",
    uk=(
        "після того як на перевірку замість [arkham.clue_token:gen] ви витратите трофей "
        "за монстра{,}"
    ),
)
says(
    YouTakeTrophy,
    en="after you take a [arkham.monster] as a trophy{,}",
    pl="po tym, jak weźmiesz [arkham.monster:acc] jako trofeum{,}",
    uk="після того як ви візьмете [arkham.monster:acc] за трофей{,}",
)
says(
    YouSpendClue,
    en=(
        "after {on_check? true=you spend a [arkham.clue_token] on a check"
        "|one of your [arkham.clue_token:pl] is spent}{,}"
    ),
    pl=(
        "po tym, jak {on_check? true=wydasz [arkham.clue_token:acc] na test"
        "|zostanie wydany twój [arkham.clue_token:nom]}{,}"
    ),
    uk=(
        "після того як {on_check? true=ви витратите [arkham.clue_token:acc] на перевірку"
        "|витратять ваш [arkham.clue_token:acc]}{,}"
    ),
)
says(
    YouDefeatOutside,
    en="after you defeat a [arkham.monster] in a [arkham.street_area]{,}",
    pl="po tym, jak pokonasz [arkham.monster:acc] na [arkham.street_area:loc]{,}",
    uk="після того як ви переможете [arkham.monster:acc] на [arkham.street_area:loc]{,}",
)
says(
    YouEndMovement,
    en="when you end your movement{,}",
    pl="gdy kończysz ruch{,}",
    uk="коли ви закінчуєте рух{,}",
)
says(
    YouDrawLook,
    en="when you draw the Innsmouth Look{,}",
    pl="gdy dobierzesz Wygląd Innsmouth{,}",
    uk="коли ви добираєте Інсмутську подобу{,}",
)
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
