### Arkham Horror: The Card Game: campaigns, what happens between scenarios, and scenarios alone.

## Setting up

lcg-setup-mode = Гра
lcg-mode-scenario = одиночний режим: один сценарій
lcg-mode-campaign = кампанія «Ніч одержимої»
lcg-setup-earlier = Попередні сценарії
lcg-earlier-first = завершилися розв’язкою 1
lcg-earlier-chosen = розв’язки оберемо самі
lcg-setup-decks = Колоди
lcg-decks-starter = стартові колоди
lcg-decks-own = власна колода: { $investigator }
lcg-setup-restarts = Повтор сценарію
lcg-restarts-no = ні
lcg-restarts-yes = за бажанням
lcg-setup-asking = Кого питати про карти
lcg-asking-who-can = лише тих, хто може їх додати
lcg-asking-who-might = усіх, хто міг би: ніхто не дізнається, хто може

## Prompts

lcg-player = Гравець { $number }

lcg-ask-again = { $who }: сценарій завершено – грати далі чи повторити?
lcg-ask-choose-trauma = { $who }: оберіть, яку травму отримуєте
lcg-ask-choose-party = { $who }: оберіть, ким гратимете наступний сценарій
lcg-ask-earn = { $who }: оберіть, до чиєї колоди потрапить { $card }
lcg-ask-buy = { $who }: витратьте досвід (лишилося: { $experience })
lcg-ask-replace = { $who }: оберіть карту, яку замінить { $card }
lcg-ask-choose-next-lead = { $who }: оберіть провідного дослідника наступного сценарію
lcg-ask-choose-earlier = { $who }: оберіть, чим завершився сценарій «{ $scenario }»
lcg-ask-choose-got-away = { $who }: оберіть культистів, що втекли

## Options

lcg-option-go-on = Грати далі
lcg-option-again = Повторити його з тими самими колодами
lcg-option-suffer = { $kind ->
    [physical] 1 фізична травма
   *[mental] 1 психічна травма
}
lcg-option-leave = { $who } покидає кампанію й пропускає наступний сценарій; колода й досвід чекають на повернення між сценаріями
lcg-option-return = { $who } повертається
lcg-option-join = { $who } приєднується з новою колодою ({ $sheet })
lcg-option-earn = { $card } потрапляє до колоди { GEN($who) }
lcg-option-buy = { $card } ({ $upgrade ->
    [no] досвід: { $price }
   *[yes] досвід: { $price }, як покращення
}{ $owned ->
    [0] {""}
   *[other] ; у колоді: { $owned }
})
lcg-option-replace = { $card } виходить із колоди (досвід: { $price })
lcg-option-leads = { GENDER($who) ->
    [f] Провідною дослідницею
   *[m] Провідним дослідником
} стає { $who }
lcg-option-earlier = { $resolution }
lcg-option-got-away = На волі: { $card }
lcg-option-nothing-more = { $prompt ->
    [buy] Більше нічого не купувати
    [choose-party] Нехай буде так
    [earn] Нехай { $card } не потрапляє до жодної колоди
   *[choose-got-away] Більше ніхто не втік
}

lcg-confirm-choose-got-away = { $count ->
    [0] Ніхто не втік
   *[other] Утекли: { $things }
}

## The log

lcg-log-recorded = Запис у журналі кампанії: { $record }.
lcg-log-crossed-out = Викреслено в журналі кампанії: { $record }.
lcg-log-named = { $list ->
    [interrogated] Допитані культисти: { NOM($card) }.
   *[got_away] Культисти, що втекли: { NOM($card) }.
}
lcg-log-earned = { $experience ->
    [0] { $who } не здобуває досвіду.
   *[other] { $who } здобуває { lcg-experience-count }.
}
lcg-log-experience = { $who } { $change ->
    [loses] втрачає
   *[gains] отримує
} { lcg-experience-count } за цей сценарій.
lcg-experience-count = { $experience ->
    [one] { $experience } бал досвіду
    [few] { $experience } бали досвіду
   *[many] { $experience } балів досвіду
}
lcg-log-joins-deck = Карта { $card } потрапляє до колоди { GEN($who) }.
lcg-log-killed = { $who } гине.
lcg-log-insane = { $who } божеволіє.
lcg-log-party-leave = { $who } покидає кампанію на якийсь час.
lcg-log-party-return = { $who } повертається до кампанії.
lcg-log-party-join = { $who } приєднується до кампанії.
lcg-log-bought = { $who } купує карту { $card } (досвід: { $experience }); із колоди виходить { $lost }.
lcg-log-again = Сценарій «{ $scenario }» починається знову з тими самими колодами.
lcg-log-earlier = { $scenario }. { $resolution }.

## How a campaign ends

lcg-outcome-nobody-left = Нема кому йти далі. Кампанію програно.
lcg-outcome-arkham-succumbed = Умордхот повстає, і Аркгем не побачить ранку. Кампанію програно.
lcg-outcome-ritual-broken = Ритуал перервано, і те, що кликали, не приходить. Кампанію виграно.
lcg-outcome-umordhoth-repelled = Умордхот мусить повернутися під землю. Кампанію виграно.
lcg-outcome-lita-sacrificed = Літу віддано, і Умордхот відходить. Ви вижили, та ціни не забудете.

## The chart

lcg-step-PlayScenario-earlier = попередні сценарії
lcg-step-PlayScenario-gather = що береться з коробки
lcg-step-PlayScenario-again = ще раз?
lcg-step-PlayScenario-resolution = розв’язка

lcg-procedure-ChooseEarlier = Що було раніше
lcg-step-ChooseEarlier-resolution = вибір розв’язки
lcg-step-ChooseEarlier-cultists = вибір культистів, що втекли
lcg-step-ChooseEarlier-earned = здобуті карти

lcg-procedure-PlayCampaign = Кампанія
lcg-step-PlayCampaign-scenario = наступний сценарій
lcg-step-PlayCampaign-defeated = травми переможених
lcg-step-PlayCampaign-trauma = вибір травми
lcg-step-PlayCampaign-resolution = розв’язка й журнал кампанії
lcg-step-PlayCampaign-last = чи завершено кампанію?
lcg-step-PlayCampaign-party = хто грає далі
lcg-step-PlayCampaign-earned = здобуті карти
lcg-step-PlayCampaign-left_behind = спадок провідного дослідника
lcg-step-PlayCampaign-experience = витрата досвіду
lcg-step-PlayCampaign-lead = провідний дослідник

lcg-procedure-ChooseParty = Хто приходить і хто йде
lcg-step-ChooseParty-seat = вибір дослідників
lcg-step-ChooseParty-nobody = чи хтось грає?

lcg-procedure-EarnStoryAsset = Сюжетний здобуток
lcg-step-EarnStoryAsset-earn = вибір колоди

lcg-procedure-SpendExperience = Досвід
lcg-step-SpendExperience-buy = вибір карти
lcg-step-SpendExperience-replace = вибір карти, що виходить
