### Жах Аркгема: що кажуть про Прадавніх з Інсмута, вісників та історії.
### Built in code: arkham-

arkham-setup-herald = Вісник
arkham-setup-stories = Особисті історії
arkham-investigator-random = навмання
arkham-herald-nobody = без вісника
arkham-herald-father_dagon = Отець Дагон
arkham-herald-mother_hydra = Мати Гідра
arkham-herald-both = обоє вісників
arkham-stories-without = без них
arkham-stories-with = з ними
arkham-pile-dust_1 = Пил, перша колода
arkham-pile-dust_2 = Пил, друга колода
arkham-pile-dust_3 = Пил, третя колода
arkham-ask-send-away = { $who }: оберіть, хто залишає аркуш
arkham-ask-pay-toll = { $who }: оберіть, що витрачаєте (лишилося { $due })
arkham-log-fed = Прадавній забирає { ACC($monster) }.
arkham-log-sent-away = { $monster } іде назавжди.
arkham-log-visage = { $is_face ->
    [1] { $who } бачить лик.
   *[other] { $who } відкриває порожній жетон.
}
arkham-log-drained = { $who } втрачає { $amount } { $amount ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} Витривалості.
arkham-log-grasped = { $who } потрапляє в лещата Прадавнього.
arkham-procedure-SendingAway = Вигнання Істоти
arkham-procedure-TakingToll = Данина вогню
arkham-procedure-Draining = Голод
arkham-procedure-PreventingGate = Брама не відкривається
arkham-log-rumor = { $passed ->
    [1] Чутка вщухає.
   *[other] Чутка справджується.
}
arkham-log-signs-vanish = Усі знаки Прадавніх зникають.
arkham-why-not-no-rails = Колії розмито.
arkham-why-not-no-watch = Тут немає варти.
arkham-why-not-past-watch = Варта вас тут уже перевірила.
arkham-why-not-may-stop = Просто завершіть рух: варта прийде тоді.
arkham-procedure-StreetBusiness = Справи на вулиці
arkham-procedure-Risking = Усе на кону
arkham-procedure-ChoosingInStreets = Хтось на вулиці
arkham-procedure-MeetingCaptive = Бранець
arkham-procedure-BreakingOut = Втеча
arkham-log-story = { $passed ->
    [1] { $who } проходить Особисту історію «{ $card }».
   *[other] { $who } провалює Особисту історію «{ $card }».
}
arkham-ask-gate-card = { $who }: оберіть контакт
arkham-ask-which-end = { $who }: добираєте зверху чи знизу колоди ({ $drawn })?
arkham-ask-which-symbol = { $who }: оберіть символ
arkham-ask-refresh-spell = { $who }: оберіть заклинання, яке оновлюєте
arkham-ask-clue-from = { $who }: оберіть, хто віддає здогадку
arkham-ask-clue-for = { $who }: оберіть, хто її отримує
arkham-option-from-top = Зверху
arkham-option-from-bottom = Знизу: { $cards }
arkham-option-symbol = { $symbol }
arkham-procedure-Reading = Читання запису
arkham-procedure-Sweeping = У зорях
arkham-procedure-ClosingAndSealing = Закриття й запечатування
arkham-procedure-RefreshingSpell = Оновлення заклинання
arkham-procedure-PassingClue = Здогадка переходить до іншого
