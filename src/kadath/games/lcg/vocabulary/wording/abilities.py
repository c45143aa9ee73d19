"""The text of abilities: a label, when they may be used, their cost, and their effect."""

from __future__ import annotations

from kadath.text.says import says

from ..abilities import (
    Action,
    CommitToYourTests,
    DiscardWithoutUses,
    Forced,
    Free,
    IfRevealed,
    IfSuccessful,
    MaxCommitted,
    Play,
    PlayFast,
    Prey,
    PreyOnly,
    Reaction,
    ReturnsAfterTest,
    Revelation,
    Spawn,
    Symbol,
)
from .places import TIMES, if_en, if_pl, if_uk

WHEN_EN = "{time? after=after {to:done}|would=when {to:would}|when {to:ind}}"
WHEN_PL = (
    "{time? after=po tym, jak {to:done}|would=kiedy {to:would}"
    "|kiedy {effect? SpawnHere={to:would}|{to:ind}}}"
)
WHEN_UK = "{time? after=після того, як {to:done}|would=коли {to:would}|коли {to:ind}}"

COST = "{cost? none=|, {cost:and}}"

LIMIT_EN = (
    "{limit? none=|// {limit.group? true=group limit|limit}: "
    "{limit.times? 1=once|2=twice|{limit.times:n kernel.time}} "
    "per [lcg.$(limit.period)]}"
)
LIMIT_PL = (
    "{limit? none=|// {limit.group? true=limit grupowy|limit}: "
    "{limit.times} na {limit.period? game=grę|[lcg.$(limit.period):acc]}}"
)
LIMIT_UK = (
    "{limit? none=|// {limit.group? true=спільний ліміт|ліміт}: "
    "{limit.times? 1=раз|2=двічі|{limit.times:nom kernel.time}} "
    "за {limit.period? game=гру|[lcg.$(limit.period):acc]}}"
)

# --- Triggered abilities -------------------------------------------------------------------------

says(
    Forced,
    en=f"{{~label? none=forced{{-}}|}}{WHEN_EN}: {{effect:open}}",
    pl=f"{{~label? none=wymuszony{{-}}|}}{WHEN_PL}: {{effect:open}}",
    uk=f"{{~label? none=примусово{{-}}|}}{WHEN_UK}: {{effect:open}}",
)
says(
    Reaction,
    en=(
        "{~label? none=reaction{-}|}{cost? none=|{cost:and} }"
        f"{WHEN_EN}: {{effect:open}}{LIMIT_EN}"
    ),
    pl=f"{{~label? none=reakcja{{-}}|}}{WHEN_PL}{COST}: {{effect:open}}{LIMIT_PL}",
    uk=f"{{~label? none=реакція{{-}}|}}{WHEN_UK}{COST}: {{effect:open}}{LIMIT_UK}",
)


def paid(condition: str, after_a_time: str) -> str:
    """A condition, a cost, or both, before a colon."""
    return (
        f"{{condition? none=|{condition}"
        f"{{cost? none=|{{condition? {TIMES}={after_a_time}|,}} }}}}"
        "{cost? none=|{cost:and}}"
        "{condition? none={cost? none=|: }|: }"
    )


says(
    Free,
    en=f"free{{-}}{paid(if_en(), ',')}{{effect:open}}{LIMIT_EN}",
    pl=f"darmowa zdolność{{-}}{paid(if_pl(), '')}{{effect:open}}{LIMIT_PL}",
    uk=f"безкоштовно{{-}}{paid(if_uk(), '')}{{effect:open}}{LIMIT_UK}",
)

NAMED = "Fight,TryToEvade,Investigate,Resign"
"""The effects whose text starts with the name of the action."""

DESIGNATOR_EN = (
    f"{{designator? none=|{{effect? {NAMED}=|{{designator? fight=fight|evade=evade"
    "|investigate=investigate|move=move|parley=parley|resign=resign}// }}"
)
DESIGNATOR_PL = (
    f"{{designator? none=|{{effect? {NAMED}=|{{designator? fight=Walka|evade=Wymykanie się"
    "|investigate=Badanie|move=Poruszanie się|parley=Pertraktacje|resign=Rezygnacja}// }}"
)
DESIGNATOR_UK = (
    f"{{designator? none=|{{effect? {NAMED}=|{{designator? fight=атака|evade=втеча"
    "|investigate=дослідження|move=переміщення|parley=перемовини|resign=відступ}// }}"
)

says(
    Action,
    en=(
        "{actions? 1=action|{actions:n lcg.action}}{-}{cost? none=|{cost:and}: }"
        f"{DESIGNATOR_EN}{{effect:open}}"
        "{provokes? true=|// this action provokes no attacks of opportunity}"
        f"{LIMIT_EN}"
    ),
    pl=(
        "{actions? 1=akcja|{actions:nom lcg.action}}{-}{cost? none=|{cost:and}: }"
        f"{DESIGNATOR_PL}{{effect:open}}"
        "{provokes? true=|// przy tej akcji nie ma ataków towarzyszących}"
        f"{LIMIT_PL}"
    ),
    uk=(
        "{actions? 1=дія|{actions:nom lcg.action}}{-}{cost? none=|{cost:and}: }"
        f"{DESIGNATOR_UK}{{effect:open}}"
        "{provokes? true=|// ця дія не провокує атак на випередження}"
        f"{LIMIT_UK}"
    ),
)

# --- Cards that are drawn, played or committed ---------------------------------------------------

says(
    Revelation,
    en="revelation{-}{effect:open}",
    pl="odkrycie{-}{effect:open}",
    uk="розкриття{-}{effect:open}",
)
says(
    Play,
    en=f"{DESIGNATOR_EN}{{effect}}",
    pl=f"{DESIGNATOR_PL}{{effect}}",
    uk=f"{DESIGNATOR_UK}{{effect}}",
)
says(
    PlayFast,
    en=(
        f"{{to? none={{condition? none=|you may play this card only {if_en()}// }}"
        f"|you may play this card {WHEN_EN}// }}{{effect}}"
    ),
    pl=(
        "{to? none={condition? none=|YourTurn,InTest=możesz zagrać tę kartę tylko {condition}// "
        "|możesz zagrać tę kartę tylko wtedy, gdy {condition}// }"
        "|możesz zagrać tę kartę{time? after= po tym, jak {to:done}|would=, kiedy {to:would}"
        "|, kiedy {to:ind}}// }{effect}"
    ),
    uk=(
        "{to? none={condition? none=|YourTurn,InTest=можете зіграти цю карту тільки {condition}// "
        "|можете зіграти цю карту тільки тоді, коли {condition}// }"
        "|можете зіграти цю карту{time? after= після того, як {to:done}|would=, коли {to:would}"
        "|, коли {to:ind}}// }{effect}"
    ),
)
says(
    IfSuccessful,
    en=(
        "if this {condition? none=test succeeds|InTest=is a successful {condition.kind? "
        "fight=attack|evade=evasion attempt|investigate=investigation|test}"
        "|test succeeds and {condition}}, {effect}"
    ),
    pl=(
        "jeśli {condition? none=ten test się powiedzie|InTest=to {condition.kind? "
        "fight=udany atak|evade=udana próba wymknięcia się|investigate=udane badanie|udany test}"
        "|ten test się powiedzie, a {condition}}, {effect}"
    ),
    uk=(
        "якщо {condition? none=ця перевірка успішна|InTest=це {condition.kind? fight=успішна атака"
        "|evade=успішна спроба втечі|investigate=успішне дослідження|успішна перевірка}"
        "|ця перевірка успішна, а {condition}}, {effect}"
    ),
    words={"test": "$condition.kind"},
)
says(
    IfRevealed,
    en="if a {symbols:or lcg.symbol_*} is revealed, {effect}",
    pl="jeśli odkryto {symbols:acc or lcg.symbol_*}, {effect}",
    uk="якщо витягнуто {symbols:acc or lcg.symbol_*}, {effect}",
)
says(
    MaxCommitted,
    en=(
        "no more than {copies:n lcg.copy} of this [lcg.card] may be committed to a [lcg.skill_test]"
    ),
    pl=(
        "na jeden [lcg.skill_test:acc] można przeznaczyć najwyżej {copies:acc lcg.copy} "
        "tej [lcg.card:gen]"
    ),
    uk=(
        "до однієї [lcg.skill_test:gen] можна додати щонайбільше {copies:acc lcg.copy} "
        "цієї [lcg.card:gen]"
    ),
)
says(
    CommitToYourTests,
    en="you may commit this [lcg.card] to your own skill tests only",
    pl="możesz przeznaczyć tę [lcg.card:acc] tylko na własny [lcg.skill_test:acc]",
    uk="ви можете додати цю [lcg.card:acc] тільки до власної [lcg.skill_test:gen]",
)
says(
    ReturnsAfterTest,
    en=(
        f"{if_en()}, this [lcg.card] goes back to your hand once the test is over, "
        "not to your [lcg.discard_pile]"
    ),
    pl=f"{if_pl()}, po teście ta [lcg.card] wraca na twoją rękę, zamiast zostać odrzucona",
    uk=f"{if_uk()}, після перевірки ця [lcg.card] повертається вам на руку, а не до відбою",
)
says(
    DiscardWithoutUses,
    en=(
        "discard this [lcg.card] when it has no {~uses? none=[lcg.use:pl]|[lcg.use_$~uses:pl]} left"
    ),
    pl=(
        "odrzuć tę [lcg.card:acc], kiedy nie ma na niej żadnych "
        "{~uses? none=[lcg.use:gen.pl]|[lcg.use_$~uses:gen.pl]}"
    ),
    uk=(
        "скиньте цю [lcg.card:acc], якщо на ній не лишилося "
        "{~uses? none=[lcg.use:gen.pl]|[lcg.use_$~uses:gen.pl]}"
    ),
)

# --- Enemies and chaos symbols -------------------------------------------------------------------

says(
    Spawn,
    en=(
        "spawn{-}{at? Called=[=lcg-card-$(at.face)]"
        "|LocationOf={at.of? ItsPrey=engaged with its [lcg.prey]|{at}}|{at}}"
    ),
    pl=(
        "rozstawienie{-}{at? Called=[=lcg-card-$(at.face)]"
        "|LocationOf={at.of? ItsPrey=w zwarciu ze swoją [lcg.prey:ins]|{at}}|{at}}"
    ),
    uk=(
        "розміщення{-}{at? Called=[=lcg-card-$(at.face)]"
        "|LocationOf={at.of? ItsPrey=у бою зі своєю [lcg.prey:ins]|{at}}|{at}}"
    ),
)
LEFT = "{stat? health,sanity=[lcg.remaining_$stat]|[lcg.$stat]}"
says(
    Prey,
    en=(
        "prey{-}{stat? clues={highest? true=most|fewest} [lcg.clue:pl]"
        "|cards_in_hand={highest? true=most|fewest} cards in hand"
        f"|{{highest? true=highest|lowest}} {LEFT}}}"
    ),
    pl=(
        "polowanie{-}{stat? clues={highest? true=najwięcej|najmniej} [lcg.clue:gen.pl]"
        "|cards_in_hand={highest? true=najwięcej|najmniej} kart na ręce"
        f"|{{highest? true=[najwyższy]|[najniższy]}} {LEFT}}}"
    ),
    uk=(
        "жертва{-}{stat? clues={highest? true=найбільше|найменше} [lcg.clue:gen.pl]"
        "|cards_in_hand={highest? true=найбільше|найменше} карт на руці"
        f"|{{highest? true=[найвищий]|[найнижчий]}} {LEFT}}}"
    ),
)
says(
    PreyOnly,
    en="prey{-}only {whom}",
    pl="polowanie{-}tylko {whom:nom}",
    uk="жертва{-}тільки {whom:nom}",
)

SYMBOL_EN = (
    "{symbol? elder_sign=elder sign|skull=skull|cultist=cultist|tablet=tablet"
    "|elder_thing=elder thing|auto-fail=auto-fail}"
)
SYMBOL_PL = (
    "{symbol? elder_sign=Znak Starszych Bogów|skull=czaszka|cultist=kultysta|tablet=tabliczka"
    "|elder_thing=starsza istota|auto-fail=automatyczna porażka}"
)
SYMBOL_UK = (
    "{symbol? elder_sign=знак Прадавніх|skull=череп|cultist=культист|tablet=табличка"
    "|elder_thing=прадавня істота|auto-fail=автоматичний провал}"
)

says(
    Symbol,
    en=(
        f"{SYMBOL_EN}: {{modifier:signed}}{{effect? none=|// {{effect}}}}"
        "{if_failed? none=|// on a failure, {if_failed}}"
        "{if_successful? none=|// on a success, {if_successful}}"
        "{automatic_success? none=|// if {automatic_success}, you succeed automatically}"
    ),
    pl=(
        f"{SYMBOL_PL}: {{modifier:signed}}{{effect? none=|// {{effect}}}}"
        "{if_failed? none=|// w razie porażki {if_failed}}"
        "{if_successful? none=|// w razie sukcesu {if_successful}}"
        "{automatic_success? none=|// jeśli {automatic_success}, test automatycznie kończy się "
        "sukcesem}"
    ),
    uk=(
        f"{SYMBOL_UK}: {{modifier:signed}}{{effect? none=|// {{effect}}}}"
        "{if_failed? none=|// якщо перевірку провалено, {if_failed}}"
        "{if_successful? none=|// якщо перевірка успішна, {if_successful}}"
        "{automatic_success? none=|// якщо {automatic_success}, перевірка автоматично успішна}"
    ),
)
