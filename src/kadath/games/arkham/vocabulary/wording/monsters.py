"""The text of the selectors of monsters, and of the modifiers of monsters."""

from __future__ import annotations

from kadath.text.says import says

from ..monsters import (
    AnyMonster,
    FoughtWith,
    ImmunityIsResistance,
    MonstersGain,
    MonstersGet,
    MonstersHave,
    MonstersLose,
    MonstersMoveAs,
    OfDimension,
    OfKind,
    ThisMonster,
    WithAbility,
    YourFoe,
)

# --- Selectors ------------------------------------------------------------------------------------

says(
    AnyMonster,
    en="[arkham.monster]",
    pl="[arkham.monster]",
    uk="[arkham.monster]",
    kind_of_thing=True,
)
says(
    OfKind,
    en="[arkham.$kind]",
    pl="[arkham.$kind]",
    uk="[arkham.$kind]",
    kind_of_thing=True,
)
says(
    OfDimension,
    en="[arkham.monster] with the symbol “[=arkham-dimension-$symbol]”",
    pl="[arkham.monster] o symbolu [=arkham-dimension-$symbol:gen]",
    uk="[arkham.monster] із символом «[=arkham-dimension-$symbol]»",
    kind_of_thing=True,
)
says(
    WithAbility,
    en="[arkham.monster] with the ability “[=arkham-keyword-$keyword]”",
    pl="[arkham.monster] ze zdolnością „[=arkham-keyword-$keyword]”",
    uk="[arkham.monster] зі здібністю «[=arkham-keyword-$keyword]»",
    kind_of_thing=True,
)
says(
    ThisMonster,
    en="this [arkham.monster]",
    pl="[ten] [arkham.monster]",
    uk="[цей] [arkham.monster]",
)
says(
    YourFoe,
    en="the [arkham.monster] you fight",
    pl="[arkham.monster], z którym walczysz,",
    uk="[arkham.monster], з яким ви б’єтеся,",
)

# --- Modifiers ------------------------------------------------------------------------------------

WHICH_EN = (
    "{which? ThisMonster=this [arkham.monster]|YourFoe=the [arkham.monster] you fight|{which:n.pl}}"
)
WHICH_PL = (
    "{which? ThisMonster=ten [arkham.monster:nom]"
    "|YourFoe=[arkham.monster:nom], z którym walczysz,|{which:nom.pl}}"
)
WHICH_UK = (
    "{which? ThisMonster=цей [arkham.monster:nom]"
    "|YourFoe=[arkham.monster:nom], з яким ви б’єтеся,|{which:nom.pl}}"
)
HAS_EN = "{which? ThisMonster,YourFoe=has|have}"
HAS_PL = "{which? ThisMonster,YourFoe=ma|mają}"
HAS_UK = "{which? ThisMonster,YourFoe=має|мають}"

says(
    MonstersGet,
    en=(
        f"{WHICH_EN} {HAS_EN} {{by:signed}} [arkham.monster_$(number)]"
        "{least? none=| (but no less than {least})}{to_you? true= against you|}"
    ),
    pl=(
        f"{WHICH_PL} {HAS_PL} {{by:signed}} do [arkham.monster_$(number):gen]"
        "{least? none=| (nie mniej niż {least})}{to_you? true= w walce z tobą|}"
    ),
    uk=(
        f"{WHICH_UK} {HAS_UK} {{by:signed}} до [arkham.monster_$(number):gen]"
        "{least? none=| (не менше ніж {least})}{to_you? true= у бою з вами|}"
    ),
)
VALUE = "{number? combat,horror,awareness={value:signed}|{value}}"
says(
    MonstersHave,
    en=f"{WHICH_EN} {HAS_EN} [arkham.monster_$(number)] {VALUE}",
    pl=f"{WHICH_PL} {HAS_PL} [arkham.monster_$(number):acc] {VALUE}",
    uk=f"{WHICH_UK} {HAS_UK} [arkham.monster_$(number):acc] {VALUE}",
)
says(
    MonstersGain,
    en=f"{WHICH_EN} {HAS_EN} the ability “[=arkham-keyword-$keyword]”",
    pl=f"{WHICH_PL} {HAS_PL} zdolność „[=arkham-keyword-$keyword]”",
    uk=f"{WHICH_UK} {HAS_UK} здібність «[=arkham-keyword-$keyword]»",
)
says(
    MonstersLose,
    en="the ability “[=arkham-keyword-$keyword]” of {which:n.pl} does not work against you",
    pl="zdolność „[=arkham-keyword-$keyword]” {which:gen.pl} nie działa na ciebie",
    uk="здібність «[=arkham-keyword-$keyword]» {which:gen.pl} не діє на вас",
)
says(
    ImmunityIsResistance,
    en=(
        "in your [arkham.combat_check:pl] you ignore physical and magical resistance, "
        "and immunity counts as resistance"
    ),
    pl=(
        "w swoich [arkham.combat_check:loc.pl] ignorujesz fizyczną i magiczną odporność, "
        "a niewrażliwość traktujesz jak odporność"
    ),
    uk=(
        "у своїх [arkham.combat_check:loc.pl] ви ігноруєте фізичний і магічний опір, "
        "а імунітет вважаєте опором"
    ),
)
MOVES_EN = "{which? ThisMonster,YourFoe=moves|move}"
MOVES_PL = "{which? ThisMonster,YourFoe=porusza|poruszają}"
MOVES_UK = "{which? ThisMonster,YourFoe=рухається|рухаються}"
says(
    MonstersMoveAs,
    en=(
        f"{WHICH_EN} {MOVES_EN} like {{which? ThisMonster,YourFoe=a "
        "[=arkham-movement-$movement] [arkham.monster]"
        "|[=arkham-movement-$movement] [arkham.monster:pl]}"
    ),
    pl=(
        f"{WHICH_PL} {MOVES_PL} się jak "
        "{which? ThisMonster,YourFoe=[=arkham-movement-$movement] [arkham.monster:nom]"
        "|{movement? flying=latające|fast=szybkie|stationary=nieruchome|aquatic=wodne"
        "|unique=wyjątkowe|zwykłe} [arkham.monster:nom.pl]}"
    ),
    uk=(
        f"{WHICH_UK} {MOVES_UK} як "
        "{which? ThisMonster,YourFoe=[=arkham-movement-$movement] [arkham.monster:nom]"
        "|{movement? flying=летючі|fast=швидкі|stationary=нерухомі|aquatic=водні"
        "|unique=особливі|звичайні} [arkham.monster:nom.pl]}"
    ),
)
says(
    FoughtWith,
    en="[arkham.combat_check:pl] against this [arkham.monster] use [arkham.$skill]",
    pl="w [arkham.combat_check:loc.pl] z tym [arkham.monster:ins] używa się [arkham.$skill:gen]",
    uk="у [arkham.combat_check:loc.pl] із цим [arkham.monster:ins] діє [arkham.$skill:nom]",
)
