"""The text of what Personal Stories wait for."""

from __future__ import annotations

from kadath.text.says import says

from ..story_events import (
    AgainstTough,
    AGateIsPrevented,
    AGateIsSealed,
    AGateWouldOpenNearYou,
    AnotherBecame,
    AnotherNearbyWouldBecome,
    AnyoneUses,
    AWorldIsMet,
    BlessedAtLeast,
    DoomAtLeast,
    GatesAtLeast,
    HoldsAtLeast,
    MonstersInTown,
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
from .fates import ANYONES_PL, STATE_EN, became_uk, would_become_uk

NEARBY_UK = "{beside? true=вашому або сусідньому місці|вашому [arkham.neighborhood:loc]}"

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
    uk="щоразу, коли [arkham.gate:nom] мала б відкритися, але не відкривається{,}",
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
    uk="після того як ваша здібність відновить іншому дослідникові [arkham.$what:acc.pl]{,}",
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
