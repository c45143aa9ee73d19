"""The text of privileges, and of modifiers that set a number."""

from __future__ import annotations

from kadath.text.says import says

from ..privileges import DrawsMore, EachHas, Fixed, IsKept, PayAtLeast, Privilege
from .modifiers import CHECKS, FEWER_CLUES_PL, RAISED

says(
    Privilege,
    en=(
        "{what? claims_endless=you may take even [arkham.monster:pl] with the ability "
        "“[=arkham-keyword-endless]” as [arkham.monster_trophy:pl]"
        "|returns_anywhere=you may come back from an [arkham.other_world] through any "
        "[arkham.open_gate], wherever it leads"
        "|serves_as_clue=you may discard this card instead of spending {1:n arkham.clue_token}"
        "|lends_clues=other [arkham.investigator:pl], wherever they are, may spend your "
        "[arkham.clue_token:pl] if you agree"
        "|trophies_as_clues=you may spend [arkham.monster_trophy:pl] as if they were "
        "[arkham.clue_token:pl]"
        "|stamina_for_spells=you may pay any part of the Sanity cost of a [arkham.spell] "
        "with [Stamina] instead"
        "|draws_from_bottom=you may draw [arkham.item:pl] and [arkham.spell:pl] from the bottom of "
        "their decks, and may look at the bottom cards at any time"
        "|seals_always=you may seal any [arkham.gate] you close, whatever other cards say"
        "|encounter_after_ability=you may have an encounter even after using the ability of a "
        "[arkham.location]"
        "|blind_to_horror=you make a [arkham.horror_check] only after you have failed a "
        "[arkham.combat_check] or an [arkham.evade_check] against the [arkham.monster]"
        "|inner_sanctum=at the Silver Twilight Lodge, use the entries of the Inner Sanctum"
        "|keeps_items=you cannot be made to lose [arkham.item:pl]"
        "|keeps_money=you cannot be made to lose money"
        "|keeps_retainer=your [arkham.retainer] is never lost"
        "|no_retainer=you cannot have a [arkham.retainer]"
        "|never_cursed=you cannot be cursed"
        "|never_blessed=you cannot be blessed"
        "|outlaw=you can neither become [arkham.deputy] nor take a [arkham.bank_loan]"
        "|abnormal_focus=you do not use [arkham.focus]: in each Upkeep all your sliders go fully "
        "to the left, then 5 stops in all to the right}"
    ),
    pl=(
        "{what? claims_endless=jako trofea możesz brać nawet [arkham.monster:acc.pl] ze zdolnością "
        "„[=arkham-keyword-endless]”"
        "|returns_anywhere=gdy powracasz z [arkham.other_world:gen], możesz powrócić na dowolny "
        "[arkham.location:acc] z [arkham.open_gate:ins]"
        "|serves_as_clue=możesz odrzucić tę kartę, zamiast wydać {1:acc arkham.clue_token}"
        "|lends_clues=inni [arkham.investigator:nom.pl], gdziekolwiek są, mogą za twoją zgodą "
        "wydawać twoje [arkham.clue_token:acc.pl]"
        "|trophies_as_clues=możesz wydawać trofea za potwory tak, jakby były to "
        "[arkham.clue_token:nom.pl]"
        "|stamina_for_spells=dowolną część kosztu [arkham.spell:gen] w Poczytalności możesz "
        "zapłacić [Wytrzymałość:ins]"
        "|draws_from_bottom=możesz dobierać [arkham.item:acc.pl] i [arkham.spell:acc.pl] ze spodu "
        "ich talii, a karty na spodzie możesz oglądać w dowolnej chwili"
        "|seals_always=każdą zamykaną [arkham.gate:acc] możesz zapieczętować, cokolwiek mówią inne "
        "karty"
        "|encounter_after_ability=możesz odbyć spotkanie nawet po użyciu zdolności "
        "[arkham.location:gen]"
        "|blind_to_horror=wykonujesz [arkham.horror_check:acc] dopiero po niezdanym "
        "[arkham.combat_check:loc] lub [arkham.evade_check:loc] przeciwko [arkham.monster:dat]"
        "|inner_sanctum=w Loży Srebrnego Świtu korzystaj z wpisów Wewnętrznego Sanktuarium"
        "|keeps_items=nic nie może cię zmusić do utraty [arkham.item:gen.pl]"
        "|keeps_money=nic nie może cię zmusić do utraty pieniędzy"
        "|keeps_retainer=nigdy nie tracisz [arkham.retainer:gen]"
        "|no_retainer=nie możesz mieć [arkham.retainer:gen]"
        "|never_cursed=nie możesz otrzymać [arkham.curse:gen]"
        "|never_blessed=nie możesz otrzymać [arkham.blessing:gen]"
        "|outlaw=nie możesz zostać [arkham.deputy:ins] ani zaciągnąć [arkham.bank_loan:gen]"
        "|abnormal_focus=nie używasz [arkham.focus:gen]: w każdym Utrzymaniu wszystkie suwaki "
        "wracają na lewy skraj, a potem przesuwasz je łącznie o 5 stopni w prawo}"
    ),
    uk=(
        "{what? claims_endless=ви можете брати за трофеї навіть [arkham.monster:acc.pl] зі "
        "здібністю «[=arkham-keyword-endless]»"
        "|returns_anywhere=повертаючись з [arkham.other_world:gen], ви можете повернутися до "
        "будь-якої [arkham.location:gen] з [arkham.open_gate:ins]"
        "|serves_as_clue=ви можете скинути цю карту замість того, щоб витратити "
        "{1:acc arkham.clue_token}"
        "|lends_clues=інші [arkham.investigator:nom.pl], хай де вони є, можуть за вашою згодою "
        "витрачати ваші [arkham.clue_token:acc.pl]"
        "|trophies_as_clues=ви можете витрачати трофеї за монстрів, наче це "
        "[arkham.clue_token:nom.pl]"
        "|stamina_for_spells=будь-яку частину ціни [arkham.spell:gen] в Розумі ви можете "
        "сплатити [Витривалість:ins]"
        "|draws_from_bottom=ви можете добирати [arkham.item:acc.pl] і [arkham.spell:acc.pl] з низу "
        "їхніх колод, а нижні карти можете переглядати будь-коли"
        "|seals_always=ви можете запечатати будь-яку [arkham.gate:acc], яку закриваєте, хай що "
        "кажуть інші карти"
        "|encounter_after_ability=ви можете розіграти контакт навіть після використання здібності "
        "[arkham.location:gen]"
        "|blind_to_horror=ви виконуєте [arkham.horror_check:acc] лише після того, як провалили "
        "[arkham.combat_check:acc] або [arkham.evade_check:acc] проти [arkham.monster:gen]"
        "|inner_sanctum=у Ложі Срібних Сутінків використовуйте записи Внутрішнього святилища"
        "|keeps_items=ніщо не може змусити вас втратити [arkham.item:acc.pl]"
        "|keeps_money=ніщо не може змусити вас втратити гроші"
        "|keeps_retainer=ви ніколи не втрачаєте [arkham.retainer:acc]"
        "|no_retainer=ви не можете мати [arkham.retainer:acc]"
        "|never_cursed=ви не можете отримати [arkham.curse:acc]"
        "|never_blessed=ви не можете отримати [arkham.blessing:acc]"
        "|outlaw=ви не можете стати [arkham.deputy:ins] чи взяти [arkham.bank_loan:acc]"
        "|abnormal_focus=ви не використовуєте [arkham.focus:acc]: у кожному Утриманні всі повзунки "
        "йдуть до лівого краю, а тоді разом на 5 поділок праворуч}"
    ),
)
says(
    IsKept,
    en="nobody can take this card from you: you lose it only if you like",
    pl="ta karta nie może zostać utracona ani skradziona, chyba że na to pozwolisz",
    uk="цю карту не можна втратити чи вкрасти, хіба що ви це дозволите",
)
says(
    DrawsMore,
    en="whenever you draw [arkham.$kind:pl], draw 1 more, then put one of the drawn cards back",
    pl=(
        "gdy dobierasz [arkham.$kind:acc.pl], dobierz o 1 więcej, "
        "a następnie odłóż jedną z dobranych kart"
    ),
    uk=(
        "коли ви добираєте [arkham.$kind:acc.pl], доберіть на 1 більше, "
        "а потім відкладіть одну з добраних карт"
    ),
)
says(
    EachHas,
    en=(
        "each [arkham.investigator]{where? none= has|InTown= in Arkham has|AtGateTo= at a "
        "[arkham.gate] to [=the arkham-card-$(where.world)] has|: while {where}, you have} "
        "{by:signed} to "
        f"{{to? {CHECKS}=[arkham.$to:n.pl]|[arkham.$to:n]}}"
    ),
    pl=(
        "każdy [arkham.investigator:nom]{where? none=|InTown= w Arkham|AtGateTo= przy "
        "[arkham.gate:loc] do [=arkham-card-$(where.world):gen]|: gdy {where},} "
        "{to? close_need=potrzebuje o {by:acc arkham.success} więcej do zamknięcia "
        "[arkham.gate:gen]"
        "|look_cards=dobiera o {by:acc arkham.innsmouth_look_card} więcej"
        "|ancient_hits=ma o {by? -1={1:acc arkham.success}} mniej w ataku na "
        "[arkham.ancient_one:acc]"
        "|hands=masz o {by? -1={1:acc arkham.hand}} mniej"
        f"|seal_cost=płaci {FEWER_CLUES_PL}"
        "|{where? none,InTown,AtGateTo=ma|masz} {by:signed} do " + RAISED + "}"
    ),
    uk=(
        "кожен [arkham.investigator:nom]{where? none= має|InTown= в Аркгемі має|AtGateTo= біля "
        "[arkham.gate:gen] до [=arkham-card-$(where.world):gen] має|: коли {where}, ви маєте} "
        "{by:signed} до " + RAISED
    ),
)
says(
    PayAtLeast,
    en="<pay> at least {dollars:n arkham.dollar} for it",
    pl="<płacić> za to co najmniej {dollars:acc arkham.dollar}",
    uk="<платити> за це щонайменше {dollars:acc arkham.dollar}",
)
says(
    Fixed,
    en="{everyone? true=for everyone |}{what? seal_cost,spell_cost=|the }[arkham.$what] is {value}",
    pl=(
        "{what? seal_cost=zapieczętowanie [arkham.gate:gen] kosztuje "
        "{everyone? true=każdego|cię} {value:acc arkham.clue_token}"
        "|spell_cost=rzucanie [arkham.spell:gen.pl] {value? 0=nie kosztuje Poczytalności}"
        "|most_doom_a_round=w jednej rundzie można usunąć najwyżej {value:acc arkham.doom_token}"
        "|shifts=przesuwasz suwaki łącznie o {value} {value? 4=stopnie|stopni}}"
    ),
    uk="{everyone? true=для кожного |}[arkham.$what:nom] становить {value}",
)
