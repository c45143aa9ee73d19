### Назви речей у грі Machina Arcana.

machina-setup-seats = Гравці
machina-setup-scenario = Сценарій
machina-setup-investigators = Дослідники
machina-investigator-random = навмання
machina-setup-party = Кількість дослідників
machina-setup-mode = Гра
machina-setup-length = Тривалість
machina-setup-difficulty = Рівень складності
machina-setup-dead = Після смерті
machina-scenario-ice = Жах, скутий кригою
machina-scenario-statue = Статуя розпачу
machina-scenario-beast = Звір
machina-party-0 = по одному на гравця
machina-mode-scenario = один сценарій
machina-mode-campaign = кампанія: цей сценарій і наступні
machina-length-whole = увесь сценарій
machina-length-short = коротка (без розділів 2 і 7)
machina-length-very_short = дуже коротка (розділи 1, 2 і 4)
machina-difficulty-normal = нормальний
machina-difficulty-easy = легкий
machina-difficulty-very_easy = дуже легкий
machina-dead-scheme = керують монстрами
machina-dead-rest = спостерігають
machina-progress-explorers = Фаза дослідників
machina-progress-spawn = Фаза появи
machina-progress-horror = Фаза жаху
machina-progress-monsters = Фаза монстрів
machina-kind-track = шкала
machina-kind-final = фінальне випробування
machina-kind-tile = тайл карти
machina-kind-space = поле
machina-kind-door = двері
machina-kind-token = жетон
machina-kind-boss = володар
machina-kind-item = предмет
machina-kind-event = прив’язана подія
machina-kind-scenario = сценарій
machina-kind-final_challenge = фінальне випробування
machina-kind-deck = колода
machina-kind-pile = стос
machina-group-explorer = Дослідники
machina-group-monster = Монстри
machina-group-tile = Тайли карти
machina-group-space = Поля
machina-group-door = Двері
machina-group-deck = Колоди
machina-group-pile = Знищені карти
machina-track-story = Планшет розділу
machina-door-door = двері
machina-token-entry = жетон входу
machina-token-exit = жетон виходу
machina-space-floor = підлога
machina-space-rubble = завал
machina-space-chasm = прірва
machina-space-trap_space = поле пастки
machina-space-spawn_space = поле появи
machina-space-exploding_barrel = вибухова бочка
machina-space-chest = скриня
machina-space-event_space = поле події
machina-space-chapter_space = поле розділу
machina-space-workbench = верстак
machina-space-recharge_station = станція відновлення
machina-space-trap_lever = важіль пастки
machina-space-brazier = жаровня
machina-space-mirror = дзеркало
machina-space-statue = статуя
machina-deck-weapon = зброя
machina-deck-apparel = одяг
machina-deck-artifact = артефакти
machina-deck-consumable = витратні предмети
machina-deck-explorer_event = події дослідників
machina-deck-horror_event = події жаху
machina-deck-monster = монстри
machina-deck-tile = тайли карти
machina-deck-item-destroyed = знищені предмети
machina-deck-explorer_event-destroyed = зіграні події дослідників
machina-deck-horror_event-destroyed = зіграні події жаху
machina-deck-monster-destroyed = знищені монстри
machina-number-threat = загроза монстрів
machina-number-level = рівень монстрів
machina-number-spawn = показник появи
machina-number-horror = показник жаху
machina-number-tokens = жетони відліку
machina-number-column = стовпець
machina-number-row = ряд
machina-number-turns = оберти
machina-number-turn = черга
machina-number-cards = карти
machina-number-markers = маркери
machina-number-health = здоров’я
machina-number-stamina = витривалість
machina-number-essence = есенція
machina-number-armor = броня
machina-number-will = воля
machina-number-nothing = нічого
machina-points-health = { $amount } { $amount ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} здоров’я
machina-points-stamina = { $amount } { $amount ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} витривалості
machina-points-essence = { $amount } { $amount ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} есенції
machina-mark-destroyed = знищено
machina-mark-lit = освітлено
machina-mark-closed = зачинено
machina-mark-ethereal = ефірна форма
machina-mark-immobile = без руху
machina-mark-wounded = рана
machina-mark-away = поза картою
machina-mark-dead = загибель
machina-mark-main = основний предмет
machina-mark-upgrade = покращення
machina-mark-augmentation = підсилення
machina-mark-drawn = щойно взятий
machina-mark-attached = прив’язана
machina-mark-current = поточна
machina-mark-played = розігрується
machina-mark-blocking = блокувальний
machina-who-horror = жах
machina-who-gone = прибраний тайл
machina-direction-n = північ
machina-direction-ne = північний схід
machina-direction-e = схід
machina-direction-se = південний схід
machina-direction-s = південь
machina-direction-sw = південний захід
machina-direction-w = захід
machina-direction-nw = північний захід
machina-direction-here = тут
machina-tile-1a = Котельна нава
machina-tile-1b = Галерея безодні
machina-tile-2a = Замерзлий передпокій
machina-tile-2b = Зала поршнів
machina-tile-3a = Цистерна
machina-tile-3b = Кістяний архів
machina-tile-4a = Перехрестя печей
machina-tile-4b = Шепотливий клуатр
machina-tile-5a = Розбитий міст
machina-tile-5b = Палата алхіміка
machina-tile-6a = Криниця шестерень
machina-tile-6b = Скута кригою крипта
machina-tile-7a = Лабіринт колон
machina-tile-7b = Шлюзи
machina-tile-8a = Коло осуарію
machina-tile-8b = Ліфтова шахта
machina-tile-9a = Каплиця вентилів
machina-tile-9b = Завалена шахта
machina-tile-10a = Обсерваторія
machina-tile-10b = Комора виплодків
machina-tile-final_1 = Крижана зала
machina-tile-final_2 = Двір статуї
machina-tile-final_3 = Шлях звіра

## Що зроблять монстри й що видно.

machina-intent-strikes =
    { $steps ->
        [0] стоїть
        [one] { $steps } крок
        [few] { $steps } кроки
       *[other] { $steps } кроків
    }{ $doors ->
        [0] { "" }
       *[other] , виламує двері
    }, атакує { ACC($target) }: { $times ->
        [1] { $chance }
       *[other] { $times } × { $chance }
    }
machina-intent-uses =
    { $steps ->
        [0] стоїть
        [one] { $steps } крок
        [few] { $steps } кроки
       *[other] { $steps } кроків
    }{ $doors ->
        [0] { "" }
       *[other] , виламує двері
    }, застосовує здібність на { ACC($target) }
machina-intent-comes =
    { $steps ->
        [0] стоїть
        [one] { $steps } крок
        [few] { $steps } кроки
       *[other] { $steps } кроків
    }{ $doors ->
        [0] { "" }
       *[other] , виламує двері
    }, іде на { ACC($target) }, без атаки
machina-intent-idle = нічого не робить
machina-intent-unsure = { $line }; певна лише частина, решта так, ніби атаки схибили
machina-intent-note = ≈ Певна лише частина: від першого кидка чи вибору так, ніби атаки схибили.
machina-met-wall = огляд заступає стіна
machina-met-closed_door = огляд заступають зачинені двері
machina-met-rubble = огляд заступає завал
machina-met-obstacle = у полі зору, але на лінії пострілу перешкода
machina-in-sight = у полі зору
machina-out-of-sight = поза полем зору

## Де щось є.

machina-cell = стовпець { $column }, ряд { $row }
machina-far = { $steps } на { $direction }
machina-far-both = { $first } і { $then }
machina-edge-n = північний край тайла «{ $tile }»
machina-edge-e = східний край тайла «{ $tile }»
machina-edge-s = південний край тайла «{ $tile }»
machina-edge-w = західний край тайла «{ $tile }»
machina-shove-pushed = відштовхування ({ $direction })
machina-shove-pulled = притягування ({ $direction })
machina-shove-chasm = падіння в прірву
machina-shove-barrel = бочка вибухне
machina-shove-traps = пастки спрацюють

## Скільки предметів береться.

machina-drawn-weapon = { $count ->
    [1] карта зброї
    [2] дві карти зброї
   *[3] три карти зброї
}
machina-drawn-apparel = { $count ->
    [1] карта одягу
    [2] дві карти одягу
   *[3] три карти одягу
}
machina-drawn-artifact = { $count ->
    [1] артефакт
    [2] два артефакти
   *[3] три артефакти
}
machina-drawn-consumable = { $count ->
    [1] витратний предмет
    [2] два витратні предмети
   *[3] три витратні предмети
}

## Що ще надруковано на картах.

machina-class-gunner = стрілець: одразу споряджає отриманий одяг
machina-class-bruiser = силач: одразу споряджає отриману зброю
machina-class-mystic = містик: одразу споряджає отриманий артефакт
machina-class-craftsman = ремісник: одразу споряджає будь-який отриманий предмет
machina-trait-level = рівень { $level }
machina-trait-one-handed = одноручна
machina-trait-two-handed = дворучна
machina-trait-top = приймає покращення ▲{ $symbol }
machina-trait-bottom = підходить як покращення ▲{ $symbol }
machina-trait-right = приймає підсилення ◆{ $symbol }
machina-trait-left = підсилення ◆{ $symbol }

## Як рухається оповідь.

machina-goal-space = Щоб рушити далі: активуйте поле розділу.
machina-goal-exit = Щоб рушити далі: усі виходять через вихід.
machina-goal-card = Щоб рушити далі: виконайте те, чого вимагає розділ. Поля розділу його не завершують.
machina-goal-final = Фінальне випробування: дивіться, що дає перемогу, а що – поразку.
