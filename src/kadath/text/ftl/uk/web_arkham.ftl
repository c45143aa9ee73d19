### Жах Аркгема на сторінці.
### Built in code: web_arkham-

web_arkham-board = Мапа: { $town }. Клавішами стрілок переходять від місця до місця, Enter робить те, що там можна зробити; G, M і P ведуть до брам, монстрів і людей.
web_arkham-town-arkham = Аркгем
web_arkham-town-innsmouth = Інсмут
web_arkham-layers = Що показано на мапі
web_arkham-layer-arrows = Стрілки монстрів (A)
web_arkham-layer-who = Куди пішов би який монстр (O)
web_arkham-layer-names = Назви місць (N)
web_arkham-key-gates = до наступної брами
web_arkham-key-monsters = до наступного монстра
web_arkham-key-people = до наступного дослідника
web_arkham-key-home = назад до свого дослідника
web_arkham-key-arrows = показати або сховати стрілки монстрів
web_arkham-key-who = показати або сховати, куди пішов би який монстр
web_arkham-key-names = показати або сховати назви місць
web_arkham-key-town = до другого міста, якщо воно в грі
web_arkham-worlds = Інші Світи
web_arkham-gate-to = брама: { $world }, { $modifier }
web_arkham-gate-at = брама тут: { $place }
web_arkham-mythos-headline = Заголовок
web_arkham-mythos-environment = Умови
web_arkham-mythos-rumor = Чутка
web_arkham-mythos-story_continues = Карта Міфу
web_arkham-gate-opens = Брама: { $place }
web_arkham-no-gate = туди не веде жодна брама
web_arkham-in-area = { $name }, поле { $area }
web_arkham-unstable = нестабільна
web_arkham-steps = { $steps ->
    [one] { $steps } крок звідси
    [few] { $steps } кроки звідси
   *[many] { $steps } кроків звідси
}
web_arkham-arrow-white = біла стрілка: { $to }
web_arkham-arrow-black = чорна стрілка: { $to }
web_arkham-on-white = білі
web_arkham-on-black = чорні
web_arkham-errand-white = білі: { $name }
web_arkham-errand-black = чорні: { $name }
web_arkham-errand-both = будь-які: { $name }
web_arkham-goes-white = За білими стрілками: { $to }
web_arkham-goes-black = За чорними стрілками: { $to }
web_arkham-stays-white = За білими стрілками лишається
web_arkham-stays-black = За чорними стрілками лишається
web_arkham-acts = Не рухається, а робить те, що каже його текст
web_arkham-harms = { $name }: втрата { $amount } ({ $what }), { $percent }%
web_arkham-harms-nobody = Поки що нікому не зашкодить
web_arkham-vortex = вир
web_arkham-raid = Облава федералів
web_arkham-rising-full = Заповнена: Прадавній пробуджується
web_arkham-raid-full = Заповнена: обидві шкали очищено
web_arkham-martial-law-from = Воєнний стан від { $doom }-{ "\u2060" }го жетона приреченості
web_arkham-doom = Приреченість { $doom } з { $track }
web_arkham-terror = Паніка { $terror } з 10
web_arkham-overrun = місто захоплене
web_arkham-closes =
    { $shop ->
        [ye_olde_magick_shoppe] Магічна крамничка
       *[other] { $name }
    }
web_arkham-count-gates = брами
web_arkham-count-sealed = печаті
web_arkham-count-monsters = монстри
web_arkham-count-outskirts = околиці
web_arkham-count-rising = повстання
web_arkham-count-raid = облава
web_arkham-focus = Зосередження
web_arkham-price = { $price } $
web_arkham-hands = руки
web_arkham-held = у руці
web_arkham-check-passed = Перевірку пройдено
web_arkham-check-failed = Перевірку провалено
web_arkham-possessions = Майно
web_arkham-counter = Карти на вибір
web_arkham-no-possessions = Майна немає
web_arkham-others = Інші дослідники
web_arkham-bring = Показати аркуш: { $name }
web_arkham-now = Зараз:
web_arkham-foe-awareness = пильність { $number }
web_arkham-foe-calm = без перевірки жаху
web_arkham-foe-horror = жах { $number }, коштує { $damage }
web_arkham-foe-combat = бій { $number }, коштує { $damage }
web_arkham-foe-toughness = стійкість { $number }
web_arkham-stage-who = { $name } · { $skill }
web_arkham-stage-check = Перевірка: { $check }
web_arkham-stage-against = Перевірка: { $check } – { $name }
web_arkham-stage-fight = Бій: { $name }
web_arkham-part-modifier = Модифікатор перевірки
web_arkham-part-before = До кидка
web_arkham-part-needed = Потрібно успіхів
web_arkham-part-dice = Кубики в раунді
web_arkham-part-round = Виграти раунд
web_arkham-part-flee = Утекти
web_arkham-part-calm = Не злякатися
web_arkham-part-toughness = Стійкість
web_arkham-part-combat = Бій
web_arkham-part-horror = Жах
web_arkham-part-costs-stamina = { $damage ->
    [0] { $number }, без поранень
   *[other] { $number }, Витривалість −{ $damage }
}
web_arkham-part-costs-sanity = { $damage ->
    [0] { $number }, без утрат
   *[other] { $number }, Розум −{ $damage }
}
web_arkham-successes = { $count ->
    [one] успіх
    [few] успіхи
   *[many] успіхів
}
web_arkham-dice = { $count ->
    [one] кубик
    [few] кубики
   *[many] кубиків
}
web_arkham-needed = потрібно
web_arkham-lacks = { $lacking ->
    [one] Бракує одного успіху: кубика з { $lowest ->
        [6] 6
       *[other] { $lowest } або більше
    }.
    [few] Бракує { $lacking } успіхів: кубиків із { $lowest ->
        [6] 6
       *[other] { $lowest } або більше
    }.
   *[many] Бракує { $lacking } успіхів: кубиків із { $lowest ->
        [6] 6
       *[other] { $lowest } або більше
    }.
}
web_arkham-with-clues = { $clues ->
    [one] З { $clues } здогадкою
    [few] З { $clues } здогадками
   *[many] З { $clues } здогадками
}
web_arkham-whole-fight = Увесь бій до кінця, без здогадок:
web_arkham-chance-won = Ви перемагаєте
web_arkham-chance-better = Ви перемагаєте, тримаючи: { $cards }
web_arkham-chance-hurt = Вас поранено
web_arkham-chance-unconscious = Ви непритомнієте
web_arkham-chance-insane = Ви божеволієте
web_arkham-chance-lost = Ви губитеся в часі та просторі
web_arkham-chance-dragged = Монстр затягує вас у браму
web_arkham-chance-devoured = Монстр вас пожирає
web_arkham-roll = Битися цим
web_arkham-roll-chance = Кинути кубики: { $percent }%
web_arkham-battle = Остаточна битва: { $name }
web_arkham-battle-beaten = перемог: { $beaten } з { $times }
web_arkham-battle-left = { $doom ->
    [one] Лишився { $doom } жетон приреченості.
    [few] Лишилося { $doom } жетони приреченості.
   *[many] Лишилося { $doom } жетонів приреченості.
}
web_arkham-battle-hits = { $each ->
    [one] Кожен успіх знімає один.
    [few] { $each } успіхи знімають один; поки що маєте { $hits }.
   *[many] { $each } успіхів знімають один; поки що маєте { $hits }.
}
web_arkham-battle-extra = Успіхи, потрібні до зняття жетонів приреченості: { $extra }
web_arkham-battle-test = У цьому раунді: перевірка – { $skill } ({ $modifier }).
web_arkham-battle-hopeless = { $name }: такими силами й без здогадок за { $rounds } { $rounds ->
    [one] раунд
    [few] раунди
   *[many] раундів
} не перемогти.
web_arkham-battle-do-refresh = Усі оновлюють карти, пересувають повзунки й можуть обмінюватися.
web_arkham-battle-do-attack = Кожен проходить перевірку бою, і успіхи додаються.
web_arkham-battle-do-attacked = { $name } робить те, що сказано в атаці.
web_arkham-battle-fighters = Хто б’ється
web_arkham-battle-dice = Кубики: { $dice }
web_arkham-battle-again = Уже після атаки
web_arkham-battle-mean = у середньому успіхів: { $mean }
web_arkham-battle-one = Хоч один успіх
web_arkham-battle-withstands = Вистояти проти атаки
web_arkham-battle-within = { $name }: шанс перемогти до кінця раунду, якщо всі б’ються далі так само, без здогадок:
web_arkham-battle-by = Перемога до раунду { $round }
web_arkham-battle-needed = на жетон приреченості
web_arkham-battle-doom = Приреченість
web_arkham-battle-token = Успіхів на жетон
web_arkham-battle-best = найкраще в руках
web_arkham-battle-bare = голі руки
web_arkham-battle-attacks = зараз атакує
web_arkham-battle-acts = зараз вирішує
web_arkham-battle-owned = Решта майна
web_arkham-filter-mythos = Міф
web_arkham-filter-fights = Перевірки та бої
web_arkham-tour-story = Прадавній і приреченість, рівень паніки та те, чого не повинно бути забагато.
web_arkham-tour-board = Місто. Натисніть те, що світиться, щоб піти туди або щось зробити; вікна – це Інші Світи. Черевик показує, куди пішов би який монстр.
web_arkham-tour-you = Ваш дослідник: Розум і Витривалість, гроші й здогадки та повзунки навичок, які ви рухаєте у фазі Утримання.
web_arkham-tour-hand = Ваше майно. Те, що руки тримають у бою, має світлу облямівку.
web_arkham-score = Рахунок: { $score }
web_arkham-lasted = { $rounds ->
    [one] Гра тривала { $rounds } хід.
    [few] Гра тривала { $rounds } ходи.
   *[other] Гра тривала { $rounds } ходів.
}
web_arkham-course-turn = Хід { $round }: { $sum }
web_arkham-tally-monsters = переможені монстри
web_arkham-tally-gates = закриті брами
web_arkham-tally-open = відкриті брами
web_arkham-tally-passed = пройдені перевірки
web_arkham-tally-failed = провалені перевірки
web_arkham-tally-sanity = втрачений Розум
web_arkham-tally-stamina = втрачена Витривалість
web_arkham-tally-doom = приреченість
web_arkham-tally-terror = паніка
web_arkham-tally-seals = печаті
web_arkham-fate-devoured = жертва Прадавнього
