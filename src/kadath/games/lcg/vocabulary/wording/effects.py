"""The text of the verbs on cards."""

from __future__ import annotations

from kadath.text.says import says

from ..effects import (
    AfterTest,
    Attach,
    Deal,
    Discard,
    Discover,
    DisengageAndMove,
    Draw,
    DrawFromEncounterDeck,
    EvadeAutomatically,
    GainResources,
    Heal,
    LookAtTop,
    MakeTest,
    MoveTo,
    PutIntoThreatArea,
    SearchDeck,
    SpendClues,
    Until,
)
from .places import THIS_EN, at_en, at_pl, hurt

# --- Damage and horror ---------------------------------------------------------------------------

HURT_EN, HURT_PL, HURT_UK = (
    hurt("n", "and", "direct"),
    hurt("acc", "i", "direct"),
    hurt("acc", "і", "direct"),
)
PERSONS = "Investigators,LeadInvestigator"
"""Recipients worded as taking damage, instead of being dealt it."""

says(
    Deal,
    en=(
        f"{{to? You=<take> {HURT_EN}|{PERSONS},Either={{to!each}} <take> {HURT_EN}"
        f"|<deal> {HURT_EN} to {{to:each}}}}"
    ),
    pl=(
        f"{{to? You={{@mood? imp=<otrzymać:ind>|<otrzymać>}} {HURT_PL}"
        f"|{PERSONS}={{to!each}} <otrzymać> {HURT_PL}|<zadać> {{to:each dat}} {HURT_PL}}}"
    ),
    uk=(
        f"{{to? You=<отримати> {HURT_UK}|{PERSONS}={{to!each}} <отримати> {HURT_UK}"
        f"|<нанести> {{to:each dat}} {HURT_UK}}}"
    ),
)
says(
    Heal,
    en=f"<heal> {hurt('n', 'and')}{{of? You=| from {{of:each}}}}",
    pl=f"<wyleczyć>{{of? You=| {{of:each dat}}}} {hurt('acc', 'i')}",
    uk=f"<вилікувати>{{of? You=| {{of:each dat}}}} {hurt('acc', 'і')}",
)

# --- Clues, resources and cards ------------------------------------------------------------------

says(
    Discover,
    en=f"<discover> {{clues? 1=a [lcg.clue]|{{clues:n lcg.clue}}}}{at_en('at')}",
    pl=f"<odkryć> {{clues:acc lcg.clue}}{at_pl('at')}",
    uk="у {at:loc} <знайти> {clues:acc lcg.clue}",
)
says(
    SpendClues,
    en="<spend> {clues:n lcg.clue}",
    pl="<wydać> {clues:acc lcg.clue}",
    uk="<витратити> {clues:acc lcg.clue}",
)
says(
    GainResources,
    en="<gain> {resources:n lcg.resource}",
    pl="<zyskać> {resources:acc lcg.resource}",
    uk="<отримати> {resources:acc lcg.resource}",
)
says(
    Draw,
    en="{who!} <draw> {cards? 1=a [lcg.card]|{cards:n lcg.card}}",
    pl="{who!} <dobrać> {cards:acc lcg.card}",
    uk="{who!} <взяти> {cards:acc lcg.card}",
)
says(
    DrawFromEncounterDeck,
    en="<draw> {1:n lcg.card} from the top of the [lcg.encounter_deck]",
    pl="<dobrać> [lcg.top_card:acc] [lcg.encounter_deck:gen]",
    uk="<взяти> [lcg.top_card:acc] [lcg.encounter_deck:gen]",
)
says(
    Discard,
    en="<discard> {cards:all}",
    pl="<odrzucić> {cards:all acc}",
    uk="<скинути> {cards:all acc}",
)
says(
    SearchDeck,
    en=(
        "{who!} <search> for {kind} {top? 0=in|among the top {top:n lcg.card} of} "
        "{@? you=your|their} [lcg.deck], "
        "{draws? true=<draw> it|<add> it to {@? you=your|their} hand}, "
        "and <shuffle> {@? you=your|their} [lcg.deck]"
    ),
    pl=(
        "{who!} <przeszukać> {top? 0=swoją [lcg.deck:acc]"
        "|{top:acc lcg.top_card} swojej [lcg.deck:gen]} w poszukiwaniu "
        "{kind.trait? none={kind.type? none=dowolnej |}|}{kind:gen}, "
        "{draws? true=<dobrać> [on:acc kind]|<wziąć> [on:acc kind] na rękę} "
        "i <potasować> swoją [lcg.deck:acc]"
    ),
    uk=(
        "{who!} <знайти> {kind:acc} {top? 0=у своїй [lcg.deck:loc]"
        "|серед {top:gen lcg.top_card} своєї [lcg.deck:gen]}, "
        "<взяти> [він:acc kind]{draws? true=| на руку} та <перетасувати> "
        "свою [lcg.deck:acc]"
    ),
)
says(
    LookAtTop,
    en=(
        "<look> at {cards:n lcg.card} from the top of {deck} "
        "and <put> them back on top in any order"
    ),
    pl=(
        "<obejrzeć> {cards:acc lcg.top_card} {deck:gen} i <odłożyć> je na wierzch "
        "w dowolnej kolejności"
    ),
    uk=(
        "<переглянути> {cards:acc lcg.top_card} {deck:gen} та <повернути> їх на верх колоди "
        "в будь-якому порядку"
    ),
)
says(
    PutIntoThreatArea,
    en=f"{THIS_EN} enters play in your [lcg.threat_area]",
    pl="<umieścić> tę [lcg.card:acc] w grze na swoim [lcg.threat_area:loc]",
    uk="<ввести> цю [lcg.card:acc] у гру у своїй [lcg.threat_area:loc]",
)
says(
    Attach,
    en=(
        f"<attach> {THIS_EN} to {{to}}"
        "{limit? 0=|// limit: {limit:n lcg.copy} per {to? LocationOf=[lcg.location]|[lcg.card]}}"
    ),
    pl=(
        "<dołączyć> tę [lcg.card:acc] do {to:gen}"
        "{limit? 0=|// limit: {limit:nom lcg.copy} na {to? LocationOf=[lcg.location:acc]"
        "|[lcg.card:acc]}}"
    ),
    uk=(
        "<приєднати> цю [lcg.card:acc] до {to:gen}"
        "{limit? 0=|// ліміт: {limit:nom lcg.copy} на {to? LocationOf=[lcg.location:acc]"
        "|[lcg.card:acc]}}"
    ),
)

# --- Moving and evading --------------------------------------------------------------------------

LEFT_PL = (
    "{enemies? Enemies=ze wszystkimi wrogami{enemies.but_not? none=|, z wyjątkiem wrogów z cechą "
    "[=lcg-trait-$(enemies.but_not)]{,}}|Except=ze wszystkimi innymi wrogami|z {enemies:each ins}}"
)
LEFT_UK = (
    "{enemies? Enemies=з усіма ворогами{enemies.but_not? none=|, крім ворогів з рисою "
    "[=lcg-trait-$(enemies.but_not)]{,}}|Except=з усіма іншими ворогами|з {enemies:each ins}}"
)
"""The enemies someone disengages from."""

says(
    MoveTo,
    en="<move> to {location}",
    pl="<przejść> do {location:gen}",
    uk="<переміститися> до {location:gen}",
)
says(
    DisengageAndMove,
    en=(
        "{who!} {optional? true=<may> <disengage:inf> from {enemies:each} and <may> <move:inf>"
        " to {to}|<move> to {to}, disengaging from {enemies:each}}"
    ),
    pl=(
        f"{{who!}} {{optional? true=<móc> <wyjść:inf> ze zwarcia {LEFT_PL} "
        f"i <móc> <przejść:inf>|<wyjść> ze zwarcia {LEFT_PL} i <przejść>}} do {{to:gen}}"
    ),
    uk=(
        f"{{who!}} {{optional? true=<могти> <припинити:inf> битися {LEFT_UK} "
        f"і <могти> <переміститися:inf>|<припинити> битися {LEFT_UK} "
        "і <переміститися>} до {to:gen}"
    ),
)
says(
    EvadeAutomatically,
    en="automatically <evade> {enemies:each}",
    pl="automatycznie <wymknąć się> {enemies:all dat}",
    uk="автоматично <втекти> від {enemies:each gen}",
)

# --- Tests and lasting effects -------------------------------------------------------------------

says(
    MakeTest,
    en=(
        "<make> {skill? intellect,agility=an|a} [lcg.$(skill)_test] ({difficulty})"
        "{success? none=|// on a success{success? If=:|,} {success}}"
        "{failure? none=|// on a failure{failure? If=:|,} {failure}}"
    ),
    pl=(
        "<wykonać> [lcg.$(skill)_test:acc] ({difficulty})"
        "{success? none=|// w razie sukcesu{success? If=:|} {success}}"
        "{failure? none=|// w razie porażki{failure? If=:|} {failure}}"
    ),
    uk=(
        "<пройти> [lcg.$(skill)_test:acc] ({difficulty})"
        "{success? none=|// якщо перевірка успішна{success? If=:|,} {success}}"
        "{failure? none=|// якщо перевірку провалено{failure? If=:|,} {failure}}"
    ),
)
says(
    AfterTest,
    en="after this test, {effect}",
    pl="po tym teście {effect}",
    uk="після цієї перевірки {effect}",
)
says(
    Until,
    en="{end_of? test=for this test|until the [lcg.$end_of] is over}, {what}",
    pl="{end_of? test=w tym teście|do końca [lcg.$end_of:gen]} {what}",
    uk="{end_of? test=у цій перевірці|до кінця [lcg.$end_of:gen]} {what}",
)
