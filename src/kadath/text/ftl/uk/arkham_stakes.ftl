### Жах Аркгема: що залежить від перевірки.
### Built in code: arkham-

arkham-stakes-nothing = Нічого не стається.
arkham-stakes-defeats = Ви перемагаєте { ACC($monster) }.
arkham-stakes-evades = Вам удається ухилитися.
arkham-stakes-closes = Брама закривається.
arkham-stakes-stays-open = Брама лишається відкритою.
arkham-stakes-goes-on = Бій триває.
arkham-stakes-loses-sanity = Ви втрачаєте { $amount } { $amount ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} Розуму.
arkham-stakes-loses-stamina = Ви втрачаєте { $amount } { $amount ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} Витривалості.
arkham-stakes-falls-insane = Це зведе вас із розуму.
arkham-stakes-falls-unconscious = Ви знепритомнієте.
arkham-stakes-battle-hits = Рахується кожен успіх: { $each ->
    [one] кожен прибирає
    [few] { $each } разом прибирають
   *[many] { $each } разом прибирають
} жетон приреченості з Прадавнього.
arkham-stakes-battle-none = Без успіху жоден жетон приреченості не зникне, а невдовзі нападе Прадавній.
arkham-stakes-watch-passed = Варта вас не помічає.
arkham-stakes-watch-failed = Вас заарештовують.
arkham-stakes-jail-break-passed = За кожен успіх ви добираєте ще 1 карту на вибір.
arkham-stakes-jail-break-failed = Додаткових карт за це ви не добираєте.
arkham-stakes-jail-help-passed = Ті, хто в камері, добирають ще 2 карти; за 2 успіхів ви ще й визволяєте когось із них.
arkham-stakes-jail-help-failed = Ви кидаєте кубик, і за результату 1 або 2 вас заарештовують.
