### Machina Arcana на сторінці.

web_machina-board = Мапа, стовпців: { $columns }, рядів: { $rows }. Стрілки переходять з поля на поле, Enter робить те, що там можна зробити.
web_machina-closer = Ближче
web_machina-farther = Далі
web_machina-whole = Уся мапа
web_machina-cell = стовпець { $column }, ряд { $row }
web_machina-cost = дійти коштує { $stamina } витривалості
web_machina-amount = { $name }: { $have } з { $of }
web_machina-monsters = Монстри в порядку ходів
web_machina-inventory = Спорядження
web_machina-nothing = порожньо
web_machina-tour-story = Розділ каже, що треба зробити. Під ним показники появи й жаху, загроза й рівень монстрів та самі монстри.
web_machina-tour-board = Мапа. Числа кажуть, скільки витривалості коштує дійти: натисніть поле, щоб піти туди, або те, що світиться, щоб ним скористатися. Мапу можна перетягувати.
web_machina-tour-you = Ваш дослідник: здоров’я, витривалість і есенція, броня й воля.
web_machina-tour-hand = Ваші предмети. З’єднані діють разом.
web_machina-layers = На мапі видно
web_machina-layer-move = Шляхи
web_machina-layer-move-tip = Куди можна дійти й скільки це коштує (M)
web_machina-layer-sight = Огляд
web_machina-layer-sight-tip = Що видно й що заступає (S)
web_machina-layer-intent = Наміри
web_machina-layer-intent-tip = Що зроблять монстри, якщо нічого не зміниться; блідо там, де вирішують кубики чи вибір, ніби атаки схибили (I)
web_machina-no-strike = без атаки
web_machina-ability = здібність
web_machina-near = Хто поруч
web_machina-intents = Що зроблять монстри, якщо нічого не зміниться
web_machina-far = { $steps }, { $direction }
web_machina-in-sight = у полі зору
web_machina-out-of-sight = поза полем зору
web_machina-met-wall = огляд заступає стіна
web_machina-met-closed_door = огляд заступають зачинені двері
web_machina-met-rubble = огляд заступає завал
web_machina-met-obstacle = у полі зору, але на лінії пострілу перешкода
web_machina-intent-strikes =
    { $steps ->
        [0] стоїть
        [one] { $steps } крок
        [few] { $steps } кроки
       *[other] { $steps } кроків
    }{ $doors ->
        [0] { "" }
       *[other] , виламує двері
    }, атакує, ціль: { $target }, { $times ->
        [1] { $chance }
       *[other] { $times } × { $chance }
    }
web_machina-intent-uses =
    { $steps ->
        [0] стоїть
        [one] { $steps } крок
        [few] { $steps } кроки
       *[other] { $steps } кроків
    }{ $doors ->
        [0] { "" }
       *[other] , виламує двері
    }, застосовує здібність, ціль: { $target }
web_machina-intent-comes =
    { $steps ->
        [0] стоїть
        [one] { $steps } крок
        [few] { $steps } кроки
       *[other] { $steps } кроків
    }{ $doors ->
        [0] { "" }
       *[other] , виламує двері
    }, ціль: { $target }, без атаки
web_machina-intent-idle = нічого не робить
web_machina-intent-unsure = { $line }; певна лише частина, решта так, ніби атаки схибили
web_machina-intent-note = ≈ Певна лише частина: від першого кидка чи вибору так, ніби атаки схибили.
web_machina-walk = Рух: натисніть поле на мапі або виберіть крок
web_machina-stage = Атака: { $attacker }, ціль: { $blocker }
web_machina-stage-others = ті самі кубики рахуються й для інших цілей: { $count }
web_machina-stage-needed = треба
web_machina-stage-bonus = бонус
web_machina-die-high = кубик сильної атаки
web_machina-die-low = кубик слабкої атаки
web_machina-stage-sums = Можливі суми; { $needed } або більше влучає
web_machina-arrange-worn = Споряджене
web_machina-arrange-bag = У торбі
web_machina-arrange-not = Зараз це туди не пасує.
web_machina-arrange-key = Enter переносить на наступне місце.
