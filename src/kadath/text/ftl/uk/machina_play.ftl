### Запитання, вибори й події гри Machina Arcana.

machina-ask-whose-turn = Хто ходить далі?
machina-ask-explorer-action = { $explorer }: оберіть дію
machina-ask-choose-target = { $card }: оберіть ціль
machina-ask-between-actions = { $next ->
    [turn] Перш ніж { $who } діятиме далі: скористайтеся чимось або пропустіть
   *[monsters] Перед фазою появи: скористайтеся чимось або пропустіть
}
machina-ask-choose-unit = { $card }: «{ $does }» Оберіть істоту
machina-ask-choose-effect = { $card }: оберіть ефект для розіграшу
machina-ask-convert = { $who }: скільки здоров’я стане есенцією?
machina-ask-draw-items = { $items ->
    [1] { $explorer }: візьміть { $number } { $number ->
        [one] предмет
        [few] предмети
       *[many] предметів
    } і залиште один. З яких колод?
   *[other] { $explorer }, предмет { $at_item } з { $items }: візьміть { $number } і залиште один. З яких колод?
}
machina-ask-keep-item = { $items ->
    [1] { $explorer }: { $number ->
        [1] хто залишає собі взятий предмет?
       *[other] залиште один із { $number } взятих предметів
    }
   *[other] { $explorer }, предмет { $at_item } з { $items }: { $number ->
        [1] хто залишає собі взятий?
       *[other] залиште один із { $number } взятих
    }
}
machina-ask-keep-cards = { $explorer }: оберіть, що залишаєте на наступний сценарій
machina-ask-keep-made = { $explorer }: залиште одну карту з верстака
machina-ask-exchange-items = { $explorer }: обміняйте взяті карти на свої предмети або продовжуйте
machina-ask-return-items = { $explorer }: оберіть карти, що повернуться на верх колод; решту буде знищено
machina-ask-equip-kept = { $explorer }: одразу спорядити { ACC($item) }?
machina-ask-enter-where = { $explorer }: оберіть, де увійти
machina-ask-exit-where = Оберіть край тайла карти для жетона виходу
machina-ask-explore-where = { $explorer }: оберіть край тайла карти для дослідження
machina-ask-flip-tile = { $explorer }: який бік верхнього тайла карти має бути згори?
machina-ask-gather = { $unit } має втратити { $health } { $health ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} здоров’я. Втратити натомість есенцію?
machina-ask-give-item = { $explorer }: оберіть предмет, який віддаєте
machina-ask-return-item = { $explorer }: віддати натомість предмет?
machina-ask-light-for = Кому освітити поле розділу?
machina-ask-light-where = { $explorer }: оберіть поле розділу, яке освітити
machina-ask-monster-step = { $monster }: оберіть наступний крок
machina-ask-move = { $unit }: оберіть крок або зупиніться; { $left ->
    [one] залишилося { $left } поле
    [few] залишилося { $left } поля
   *[many] залишилося { $left } полів
}
machina-ask-order-forced = Оберіть, що розіграти спершу
machina-ask-raise-attack = { $attacker }: результат { $result }; щоб влучити в { ACC($missed) }, потрібно { $needed }. Втратити есенцію, щоб збільшити результат?
machina-ask-react = Скористайтеся здібністю або пропустіть
machina-ask-sacrifice = { $explorer }: оберіть споряджений предмет, який буде знищено
machina-ask-share-essence = { $explorer }: хто втрачає { $amount } { $amount ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} есенції?
machina-ask-agree-to-pay = Допомогти { DAT($explorer) } своєю есенцією?
machina-ask-spawn-where = { $monster }: оберіть місце появи
machina-ask-teleport = { $unit }: оберіть, куди телепортуватися
machina-ask-trade = { $explorer } та { $other }: які предмети змінюють власника?
machina-ask-agree-to-trade = { $other }: погодитися на обмін з { INS($explorer) }?
machina-ask-unequip-item = { $who }: оберіть предмет, який зняти
machina-ask-use-inventory = { $whose }: розмістіть спорядження
machina-confirm-keep-cards = Залишити: { $count }
machina-confirm-return-items = { $count ->
    [0] Знищити: { $rest }
   *[other] { $rest ->
        [0] Повернути на колоди: { $count }
       *[other] Повернути на колоди: { $count }, знищити: { $rest }
    }
}
machina-confirm-share-essence = Сплатити так
machina-confirm-trade = { $count ->
    [0] Нічого не міняти
   *[other] Обміняти: { $count }
}
machina-confirm-use-inventory = Залишити так
machina-occasion-between = здібності між діями дослідників
machina-occasion-monsters = здібності між діями монстрів
machina-occasion-equipping = спорядження предметом, для якого є місце
machina-occasion-aiming = ціль атаки, яка дістає лише одного ворога
machina-occasion-walking = крок монстра в дорозі, коли кілька однаково добрі
machina-occasion-raising = есенція, яка лише допомогла б атаці влучити в дослідників

machina-option-turn = { $explorer }
machina-option-move = { $how ->
    [teleports] { $plain ->
        [yes] Телепортація: { $space } ({ $direction })
       *[no] Телепортація: { $space } ({ $direction }; { $ground })
    }
   *[walks] { $plain ->
        [yes] Рух: { $direction }
       *[no] Рух: { $direction } ({ $ground })
    }
}
machina-option-step = { $plain ->
    [yes] { $direction }
   *[no] { $direction } ({ $ground })
}
machina-option-space = { $space }
machina-whose-card = { $card } ({ $who })
machina-whose-ability = { $whose ->
    [own] Власна здібність
    [unit] Здібність { GEN($card) }
   *[card] { $card }
}
machina-option-use = { $aimed ->
    [at-one] { $ability }: { $text } Єдина ціль: { $only }.
   *[no] { $ability }: { $text }
}
machina-option-trigger = { $ability }: { $text }
machina-option-effect = { $text }
machina-option-done = { $ask ->
    [explorer-action] Завершити хід{ $stamina ->
        [0] {""}
        [one] ; залишився { $stamina_points }
       *[other] ; залишилося { $stamina_points }
    }
    [steer] Завершити хід монстра
    [move] Зупинитися тут
    [exchange-items] Далі
   *[other] Готово
}
machina-option-pass = { $ask ->
    [equip-kept] Не споряджати
    [explore-where] Не досліджувати
   *[other] Пропустити
}
machina-option-door = { $how ->
    [open] Відчинити двері
    [destroy] Знищити двері
    [repair] Полагодити двері
   *[close] Зачинити двері
} ({ $direction }){ $stamina ->
    [0] {""}
   *[other] : { $stamina_points }
}
machina-option-break = Знищити двері ({ $direction }): 4 пункти витривалості
machina-option-activate = Активувати { ACC($name) } ({ $direction }): { $stamina_points }{ $essence ->
    [0] {""}
   *[other] {" "}і { $essence_points }
}{ $story ->
    [goes-on] . Почнеться наступний розділ
    [stays] . Новий розділ зараз не почнеться
   *[none] {""}
}
machina-option-seal = Запечатати поле появи ({ $direction }): { $stamina_points } і { $essence_points }{ $on ->
    [somebody] . Гине { $victim }
   *[nobody] {""}
}
machina-option-explore = { $paid ->
    [yes] Дослідити: { $edge } ({ $stamina_points })
   *[no] Дослідити: { $edge }
}
machina-option-edge = { $edge }
machina-option-leave = Вийти: 2 пункти витривалості
machina-option-inventory = { $own ->
    [yes] Використати власне спорядження: { $stamina_points }
   *[no] Використати спорядження { GEN($whose) }: { $stamina_points }
}
machina-option-trade = Обмінятися з { INS($other) }: { $stamina_points }
machina-option-target = { $unit }{ $whose ->
    [own] {" "}(ви)
    [nobody] {" "}({ $where })
   *[other] {""}
}{ $moved ->
    [yes] : { $then }
   *[no] {""}
}
machina-option-unit = { $unit }
machina-option-essence = { $amount ->
    [0] Без есенції
    [one] { $amount } пункт есенції
    [few] { $amount } пункти есенції
   *[many] { $amount } пунктів есенції
}{ $why ->
    [attack] : { $result }, { $many ->
        [0] атака ні в кого не влучає
       *[other] атака влучає в { ACC($hits) }
    }
    [health] { $lost ->
        [0] : здоров’я без змін
       *[other] : втрачаєте { $health_points }
    }
   *[none] {""}
}
machina-option-convert = { $amount }
machina-option-item = { $item }
machina-option-give = Дати { ACC($item) } { DAT($to) }
machina-option-equip = { $instead ->
    [yes] Спорядити { ACC($item) } замість { GEN($other) }
   *[no] Спорядити { ACC($item) }
}
machina-option-keep = { $own ->
    [yes] Залишити собі { ACC($item) }
   *[no] Дати { ACC($item) } { DAT($to) }
}{ $fate ->
    [destroy] ; знищити { ACC($other) }
    [return] ; повернути { ACC($other) } на колоду
   *[none] {""}
}
machina-option-draw = { $decks }
machina-option-exchange = Узяти { ACC($item) } замість { GEN($other) }
machina-option-back = Повернути { ACC($item) }
machina-option-put = Повернути { ACC($item) }
machina-option-retain = { $item }
machina-option-hand = { $item }
machina-option-agree = Погодитися
machina-option-refuse = Відмовитися
machina-option-pay = { $explorer } (має { $essence_points })
machina-option-stow = { $item }: не споряджено
machina-option-main = { $item }: основний предмет
machina-option-upgrade = { $item }: покращення { GEN($other) }
machina-option-augmentation = { $item }: підсилення { GEN($other) }
machina-option-side = { $side }

machina-log-round = Раунд { $round }
machina-log-new-round = Раунд починається заново.
machina-log-scenario-won = Сценарій «{ $card }» завершено перемогою. { $told }
machina-log-scenario-begins = Починається сценарій «{ $card }».
machina-log-chapter = Починається розділ «{ $chapter }».
machina-log-entry = Жетон входу викладено.
machina-log-exit = Жетон виходу: { $edge }.
machina-log-placed = { $who } входить у гру ({ $space }).
machina-log-left = { $who } покидає карту через вихід.
machina-log-move = { $how ->
    [pushed] { ACC($unit) } відштовхнуто на { $direction } ({ $space }).
    [pulled] { ACC($unit) } притягнуто на { $direction } ({ $space }).
    [teleports] { $unit } телепортується ({ $space }).
    [walks] { $unit } йде на { $direction } ({ $space }).
   *[stands] { $unit } стає на інше поле ({ $space }).
}
machina-log-explored = { $who } досліджує. Новий тайл: { $side }.
machina-log-tiles-left = Тайли карти залишають ігрову зону.
machina-log-tile-seen = Верхній тайл карти: { $side }.
machina-log-activated = { $who } активує { ACC($what) } ({ $space }).
machina-log-recharged = { $who } кидає кубик відновлення: { $what }.
machina-log-sealed = { $who } запечатує поле появи ({ $space }).
machina-log-space-destroyed = { ACC($what) } знищено ({ $space }).
machina-log-space-rebuilt = { ACC($what) } відбудовано ({ $space }).
machina-log-space-lit = { ACC($what) } освітлено ({ $space }).
machina-log-space-treated = Поле ({ $space }) тепер вважається { INS($becomes) }.
machina-log-door-closed = Двері зачинено ({ $door }).
machina-log-door-opened = Двері відчинено ({ $door }).
machina-log-door-destroyed = Двері знищено ({ $door }).
machina-log-door-repaired = Двері відновлено ({ $door }).
machina-log-traps = Пастки спрацьовують.
machina-log-explodes = Бочка вибухає ({ $space }).
machina-log-attack = { $hazard ->
    [barrel] Вибух атакує { ACC($blockers) }
    [trap] Пастки атакують { ACC($blockers) }
    [self] { $attacker } атакує себе
    [self-too] { $attacker } атакує { ACC($blockers) }, а заразом і себе
   *[other] { $attacker } атакує { ACC($blockers) }
}: { $dice }. Потрібно: { $needed }.
machina-needed = { $needed } ({ $who })
machina-log-result = { $many ->
    [0] Результат { $result }: атака ні в кого не влучає.
   *[other] Результат { $result }: атака влучає в { ACC($hits) }.
}
machina-log-lose = { $unit } втрачає { $health } { $health ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} здоров’я.
machina-log-restore = { $unit } відновлює { $points }.
machina-log-destroyed = { $unit } гине.
machina-log-banished = { ACC($monster) } вигнано.
machina-log-spawned = { $monster } з’являється ({ $space }).
machina-log-spawn-roll = { $who } викидає { $rolled } за показника появи { $rating }: { $met ->
    [yes] щось з’являється.
   *[no] нічого не з’являється.
}
machina-log-horror-roll = На ігровому кубику { $rolled } за показника жаху { $rating }: { $met ->
    [yes] жах завдає удару.
   *[no] нічого не стається.
}
machina-log-spawn-rating = Показник появи: { $rating }.
machina-log-horror-rating = Показник жаху: { $rating }.
machina-log-threat = Загроза монстрів { $threat }, рівень монстрів { $level }.
machina-log-level = Рівень монстрів зростає до { $level }.
machina-log-sacrificed = { $who } жертвує { INS($item) }.
machina-log-event = { $deck ->
    [horror_event] Зіграно подію жаху «{ $event }».
   *[explorer_event] Зіграно подію дослідників «{ $event }».
}
machina-log-effect-roll = На ігровому кубику { $rolled }, потрібно { $at_least }.
machina-log-lasts = Здібність { GEN($card) } діє до кінця раунду.
machina-log-use = { $who } користується { INS($thing) }.
machina-log-use-own = { $who } користується своєю здібністю: «{ $does }»
machina-log-answers-own = Спрацьовує здібність { GEN($who) }: «{ $does }»
machina-log-takes-effect = Діє карта «{ $thing }».
machina-log-token = «{ $card }»: жетон { $tokens } із { $limit }.
machina-log-items-added = До колод додано предмети рівня { $levels }.
machina-log-item-drawn = { $who } бере { ACC($item) }.
machina-log-gained = { $who } отримує { ACC($item) }.
machina-log-item-put-away = { $fate ->
    [destroy] { ACC($item) } знищено.
   *[return] { ACC($item) } повернуто на колоду.
}
machina-log-equip = { $who } споряджає { ACC($item) }.
machina-log-arranged = { $own ->
    [yes] { $who } розміщує спорядження
   *[no] { $who } розміщує спорядження { GEN($whose) }
}; { $many ->
    [0] нічого не споряджено
   *[other] споряджено: { $worn }
}.
machina-log-give = { $to } отримує { ACC($item) }.
machina-log-pays-essence = { $who } втрачає { $amount } { $amount ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} есенції.
machina-outcome-explorers-destroyed = Загинув останній дослідник. Експедицію втрачено.
machina-outcome-victory = Оповідь завершено, і є кому її переказати. Перемога!

machina-why-not-stamina = Це коштує { $stamina } { $stamina ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} витривалості.
machina-why-not-essence = Це коштує { $essence } { $essence ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} есенції, і ніхто поруч не може допомогти.
machina-why-not-health = Це коштує { $health } { $health ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} здоров’я, а стільки ви втратити не можете.
machina-why-not-limit = { $most ->
    [1] Цього раунду це вже застосовано: на карті лежить маркер.
   *[other] Цього раунду це вже застосовано: на карті лежать усі її маркери ({ $most }).
}
machina-why-not-no-marker-left = Вільного маркера немає: усі лежать на картах.
machina-why-not-no-marker-here = На карті немає маркера.
machina-why-not-token-put = Ваш жетон уже лежить на карті.
machina-why-not-none-adjacent = Поруч із вами немає такого поля.
machina-why-not-way-blocked = На шляху перешкода.
machina-why-not-rubble = На завал не можна ступити.
machina-why-not-wall-between = Між ними стіна або зачинені двері.
machina-why-not-occupied = Там хтось стоїть.
machina-why-not-door-destroyed = Двері знищено.
machina-why-not-explored = За цим краєм уже лежить тайл карти.
machina-why-not-token-on-edge = На цьому краю лежить жетон входу чи виходу.
machina-why-not-no-tiles = Тайлів карти більше немає.
machina-why-not-explorer-left-behind = На тайлі карти, який було б знищено, стоїть дослідник.
machina-why-not-no-target = У межах досяжності немає цілі.
machina-why-not-all-ethereal = У межах досяжності лише ефірні істоти, а їх не можна атакувати безпосередньо.
machina-why-not-not-your-turn = Це коштує витривалості, тож можливе лише у власний хід.
machina-why-not-to-act = Зачекайте, доки у ваш хід вас запитають про дію.
machina-why-not-not-beside = Ви стоїте не на сусідньому полі.
machina-why-not-used-up = Це поле вже знищене.
machina-why-not-apart = Ви не поруч одне з одним.
machina-why-not-no-items = Тут немає жодних предметів.
machina-ask-steer = { $monster }: оберіть дію
machina-ask-break-pair = Оберіть пару дзеркал, що розбивається
machina-ask-shoved-from = { $explorer }: яка з однаково близьких істот уважається найближчою?
machina-ask-get-off = { $unit }: оберіть, де стати
machina-ask-step-aside = Оберіть, куди відступити перед { INS($monster) }
machina-option-light = Освітити { ACC($name) } ({ $direction }): { $stamina_points }{ $essence ->
    [0] {""}
   *[other] {" "}і { $essence_points }
}
machina-option-pull = Активувати важіль пастки ({ $direction }): 3 пункти витривалості
machina-option-pair = Дзеркала: { $space } та { $second }
machina-log-final = Починається фінальне випробування «{ $final }».
machina-log-countdown = Жетон відліку { $tokens } із { $limit }.
machina-log-space-dark = { $what } гасне ({ $space }).
machina-log-gaze = Статуя розплющує очі.
machina-log-mirrors-broken = Розбивається пара дзеркал: { $broken } із 3.
machina-outcome-boss-destroyed = Фінальне випробування пройдено: ворога знищено. Перемога!
machina-outcome-mirrors = Розбито останню пару дзеркал, і статуя осліпла. Перемога!
machina-outcome-too-late = У фінальному випробуванні забракло часу. Поразка.
machina-outcome-beast-home = Звір дістався серця гори. Поразка.

# What hangs on an attack.
machina-stakes-hit = Той, у кого влучили, втрачає 1 пункт здоров’я.
machina-stakes-miss = Ніхто не втрачає здоров’я.
