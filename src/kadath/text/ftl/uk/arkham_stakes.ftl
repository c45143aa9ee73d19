### Arkham Horror: що залежить від перевірки.
### Built in code: arkham-stakes-

arkham-stakes-nothing = Нічого не стається.
arkham-stakes-defeats = Ви перемагаєте: { $monster }.
arkham-stakes-evades = Вам вдається втекти.
arkham-stakes-closes = Брама закривається.
arkham-stakes-stays-open = Брама лишається відкритою.
arkham-stakes-goes-on = Бій триває.
arkham-stakes-loses-sanity = Ви втрачаєте { $amount } розсудливості.
arkham-stakes-loses-stamina = Ви втрачаєте { $amount } витривалості.
arkham-stakes-falls-insane = Це зведе вас із розуму.
arkham-stakes-falls-unconscious = Ви знепритомнієте.
