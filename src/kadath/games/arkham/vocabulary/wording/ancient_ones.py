"""The text of the sheets of the Ancient Ones."""

from __future__ import annotations

from kadath.text.says import says

from ..ancient_ones import (
    AncientRating,
    Attack,
    BattleCheck,
    DevouredWithout,
    InStreet,
    LoseTheGame,
    LoseTrophy,
    LowerMaximum,
    MasksJoin,
    MinusTerror,
    NoWeather,
    RegainDoom,
    RollForItems,
    YouAreAttacked,
)

says(
    Attack,
    en=(
        "{effect? BeDevoured=the first player is devoured|{only_first? true=first player"
        "|each [arkham.investigator] in turn}: {effect:open}}"
    ),
    pl=(
        "{effect? BeDevoured=pierwszy gracz zostaje pochłonięty|{only_first? true=pierwszy gracz"
        "|każdy [arkham.investigator:nom] po kolei}: {effect:open}}"
    ),
    uk=(
        "{effect? BeDevoured=першого гравця пожерто|{only_first? true=перший гравець"
        "|кожен [arkham.investigator:nom] по черзі}: {effect:open}}"
    ),
)
says(
    YouAreAttacked,
    en="when the [arkham.ancient_one] attacks you{,}",
    pl="gdy [arkham.ancient_one:nom] cię atakuje{,}",
    uk="коли [arkham.ancient_one:nom] атакує вас{,}",
)
says(
    BattleCheck,
    en=(
        "<make> a [arkham.$(skill)_check] (+1, and 1 less in each further round)// "
        "if you fail, {failed:imp}"
    ),
    pl=(
        "<wykonać> [arkham.$(skill)_check:acc] (+1, o 1 mniej w każdej kolejnej rundzie)// "
        "jeśli go nie zdasz, {failed:imp}"
    ),
    uk=(
        "<виконати> [arkham.$(skill)_check:acc] (+1, на 1 менше в кожному наступному раунді)// "
        "якщо провалите її, {failed:imp}"
    ),
)
says(
    DevouredWithout,
    en=(
        "if you have no {what? clues=[arkham.clue_token:pl]|trophies=[arkham.monster_trophy:pl]"
        "|[arkham.gate_trophy:pl]} left, you are devoured"
    ),
    pl=(
        "jeśli nie masz już {what? clues=[arkham.clue_token:gen.pl]"
        "|trophies=trofeów za potwory|trofeów za bramy}, "
        "zostajesz pochłonięty"
    ),
    uk=(
        "якщо у вас більше немає {what? clues=[arkham.clue_token:gen.pl]"
        "|trophies=трофеїв за монстрів|трофеїв за брами}, вас пожерто"
    ),
)
says(
    LoseTrophy,
    en="<lose> {what? trophies={1:n arkham.monster_trophy}|{1:n arkham.gate_trophy}}",
    pl="<stracić> {what? trophies={1:acc arkham.monster_trophy}|{1:acc arkham.gate_trophy}}",
    uk="<втратити> {what? trophies={1:acc arkham.monster_trophy}|{1:acc arkham.gate_trophy}}",
)
says(
    LowerMaximum,
    en="<reduce> {@? you=your|their} [arkham.maximum_sanity] or [arkham.maximum_stamina] by 1",
    pl="<zmniejszyć> swoją [arkham.maximum_sanity:acc] lub [arkham.maximum_stamina:acc] o 1",
    uk="<зменшити> [arkham.maximum_sanity:acc] або [arkham.maximum_stamina:acc] на 1",
)
says(
    RegainDoom,
    en="<put> a [arkham.doom_token] back on the [arkham.doom_track] unless it is full",
    pl="<umieścić> na [arkham.doom_track:loc] [arkham.doom_token:acc], jeśli tor nie jest pełny",
    uk="<покласти> [arkham.doom_token:acc] назад на [arkham.doom_track:acc], якщо вона не повна",
)
says(
    RollForItems,
    en=(
        "<roll> a [arkham.die] for each of your [arkham.item:pl]// "
        "without a [arkham.success], that [arkham.item] is lost"
    ),
    pl=(
        "<rzucić> [arkham.die:ins] za każdy swój [arkham.item:acc]// "
        "bez [arkham.success:gen] tracisz ten [arkham.item:acc]"
    ),
    uk=(
        "<кинути> [arkham.die:acc] за кожен свій [arkham.item:acc]// "
        "без [arkham.success:gen] ви втрачаєте цей [arkham.item:acc]"
    ),
)
says(
    LoseTheGame,
    en="the [arkham.investigator:pl] lose at once",
    pl="[arkham.investigator:nom.pl] natychmiast przegrywają",
    uk="[arkham.investigator:nom.pl] негайно програють",
)
says(
    AncientRating,
    en="the combat rating of the [arkham.ancient_one] is "
    "{value? MinusTerror,TimesOnSheet={value}|{value:signed}}",
    pl="modyfikator walki [arkham.ancient_one:gen] wynosi "
    "{value? MinusTerror,TimesOnSheet={value:nom}|{value:signed}}",
    uk="модифікатор бою [arkham.ancient_one:gen] "
    "{value? MinusTerror,TimesOnSheet=– це {value:nom}|становить {value:signed}}",
)
says(
    MinusTerror,
    en="minus the [arkham.terror_level]",
    pl="minus [arkham.terror_level]",
    uk="[arkham.terror_level] зі знаком «мінус»",
)
says(
    InStreet,
    en="you are in a [arkham.street_area]",
    pl="jesteś na [arkham.street_area:loc]",
    uk="ви на [arkham.street_area:loc]",
)
says(
    MasksJoin,
    en="[arkham.monster:pl] with “[=arkham-keyword-mask]” are in the [arkham.monster_cup], too",
    pl=(
        "wszystkie [arkham.monster:nom.pl] ze zdolnością „[=arkham-keyword-mask]” są w "
        "[arkham.monster_cup:loc]"
    ),
    uk=(
        "[arkham.monster:nom.pl] зі здібністю «[=arkham-keyword-mask]» теж є в "
        "[arkham.monster_cup:loc]"
    ),
)
says(
    NoWeather,
    en=(
        "{skipped? true=weather is skipped: the next [arkham.mythos_card] is drawn in its place"
        "|weather never comes into play}"
    ),
    pl=(
        "{skipped? true=pogodę się pomija: w jej miejsce dobiera się następną "
        "[arkham.mythos_card:acc]|pogoda nigdy nie wchodzi do gry}"
    ),
    uk=(
        "{skipped? true=погоду пропускають: замість неї беруть наступну [arkham.mythos_card:acc]"
        "|погода ніколи не входить у гру}"
    ),
)
