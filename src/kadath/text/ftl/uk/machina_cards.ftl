### Machina Arcana: про що питають і що роблять карти, а не дії.
### Built in code: machina-

machina-ask-choose-space = { $card }: «{ $does }» Оберіть поле
machina-ask-choose-door = Оберіть двері
machina-ask-equip-item = { $who }: спорядіть один із цих предметів або пропустіть
machina-ask-reorder-track = { $who }: який монстр наступний у черзі?
machina-option-next = { $monster }
machina-option-target-door = Двері ({ $door })
machina-option-target-space = { $space }

machina-log-controlled = { $who } керує наступним ходом { GEN($monster) }.
machina-log-swap = { $unit } міняється місцями з { INS($other) }.

machina-procedure-Advancing = Рух монстра
machina-step-Advancing-step = крок
machina-procedure-ChoosingSpaces = Вибір поля
machina-step-ChoosingSpaces-space = яке поле
machina-procedure-ChoosingDoor = Вибір дверей
machina-step-ChoosingDoor-door = які двері
machina-procedure-Fitting = Спорядження предмета
machina-step-Fitting-item = який предмет
machina-procedure-ReorderingTrack = Порядок черги монстрів
machina-step-ReorderingTrack-next = який монстр наступний
machina-log-not-paid = Ніхто не платить: здібність { GEN($who) } не діє.
machina-procedure-PayingForAbility = Оплата здібності есенцією
machina-step-PayingForAbility-pay = хто платить
machina-step-PayingForAbility-refused = чи сплачено
