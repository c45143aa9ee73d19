### Жах Аркгема: карти Локацій і Брам та те, що діється під час контактів.
### Built in code: arkham-

## Карти місць

arkham-entry = { $place }, карта { $number }
arkham-gate-card = { $color ->
    [yellow] Жовта
    [green] Зелена
    [red] Червона
   *[blue] Синя
} карта Брами { $number }
arkham-gate-card-shuffles = Карта Брами без кольору
arkham-gate-card-shuffling = Перетасуйте карти Брам разом із цією й доберіть ще раз.
arkham-mythos-shuffling = Перетасуйте колоду Міфу разом із цією картою й доберіть ще раз.
arkham-world-other = Решта світів
arkham-space-inner_sanctum = Внутрішнє святилище
arkham-neighborhood-northside = Норзсайд
arkham-neighborhood-downtown = Даунтаун
arkham-neighborhood-easttown = Істтаун
arkham-neighborhood-rivertown = Рівертаун
arkham-neighborhood-merchant_district = Торговий район
arkham-neighborhood-miskatonic_university = Міскатонікський університет
arkham-neighborhood-french_hill = Французький пагорб
arkham-neighborhood-southside = Саузсайд
arkham-neighborhood-uptown = Аптаун
arkham-neighborhood-church_green = Церковний майдан
arkham-neighborhood-factory_district = Фабричний район
arkham-neighborhood-innsmouth_shore = Інсмутський берег

## Запитання

arkham-ask-spend-gate = { $who }: оберіть трофей за браму, який витрачаєте
arkham-ask-choose-cost = { $who }: оберіть, як платите
arkham-ask-go-where = { $who }: оберіть, куди йдете
arkham-ask-which-world = { $who }: оберіть Інший Світ
arkham-ask-which-gate = { $who }: оберіть браму
arkham-ask-move-gate = { $who }: оберіть, куди переміститься брама
arkham-ask-meet-monster = { $who }: з’являється { $monster } – ухилитися чи битися?
arkham-ask-which-monster = { $who }: { $purpose ->
    [defeat] оберіть монстра, якого перемагаєте
    [trophy] оберіть монстра, якого берете як трофей
   *[face] оберіть монстра, з яким зустрінетеся
}
arkham-ask-which-deck = { $who }: оберіть колоду, верхню карту якої буде відкрито
arkham-ask-bless-whom = { $who }: оберіть, хто отримає Благословення
arkham-ask-new-investigator = { $who }: оберіть, хто вас замінить

## Варіанти

arkham-option-gate-trophy = { $card }
arkham-option-cost = { $text }
arkham-option-go = { $space }{ $lying_count ->
    [0] {""}
   *[other] {" "}({ $lying })
}
arkham-option-gate = { $space }
arkham-option-world = { $card }
arkham-option-monster = { $monster }
arkham-option-deck = { $space }
arkham-option-bless = { $who }
arkham-option-investigator = { $card }

## Що сталося

arkham-log-trophy = { $who } бере { ACC($monster) } як трофей.
arkham-log-turned-up = Наступна карта Локації відома: { $card }.
arkham-log-look = { $who } добирає карти Інсмутської подоби ({ $cards }): { $looks ->
    [1] подоба проявляється
   *[other] нічого не відбувається
}.

## Розділи правил

arkham-procedure-ChoosingCost = Вибір ціни
arkham-procedure-SpendingOne = Витрата трофея
arkham-procedure-SpendingGates = Витрата трофеїв за брами
arkham-procedure-PayingWithYourself = Ціна
arkham-procedure-GoingAnywhere = Вибір місця
arkham-procedure-GoingToWorld = Вибір Іншого Світу
arkham-procedure-GoingThroughGate = Крізь браму
arkham-procedure-ChoosingGate = Вибір брами
arkham-procedure-ClosingByDice = Брами, що можуть закритися
arkham-procedure-Meeting = З’являється монстр
arkham-procedure-MeetingMonsters = З’являється монстр
arkham-procedure-ChoosingMonster = Вибір монстра
arkham-procedure-ChoosingTrophy = Витрата трофея
arkham-procedure-ChoosingNeighborhood = Вибір колоди
arkham-procedure-DrawingLook = Інсмутська подоба
arkham-procedure-Swapping = Новий дослідник
arkham-procedure-Blessing = Благословення
arkham-ask-choose-whom = { $who }: оберіть, кого це стосується
arkham-option-whom = { $who }
arkham-procedure-ChoosingLeast = Вибір дослідника
arkham-why-card = так каже карта
arkham-space-encounter = контакт
