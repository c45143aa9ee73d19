### Карткова гра на сторінці.

web_lcg-unknown = закрита карта
web_lcg-map = Локації
web_lcg-map-none = Локації викладуть, коли всі матимуть стартові карти.
web_lcg-map-whole = Уся мапа
web_lcg-map-near = До місця
web_lcg-map-alike = { $name } ({ $number })

## Панелі, фільтри, шкала

web_lcg-panel-team = Команда
web_lcg-panel-bag = Жетони
web_lcg-panel-piles = Стоси
web_lcg-filter-tests = Перевірки
web_lcg-filter-cards = Карти
web_lcg-filter-encounters = Контакти
web_lcg-filter-story = Сюжет

## Карти й те, що на них лежить

web_lcg-cost = ціна { $cost }
web_lcg-level = рівень { $level }
web_lcg-icons = символи: { $icons }
web_lcg-shroud = морок { $shroud }
web_lcg-exhausted = задіяно
web_lcg-engaged-with = у бою: { $name }
web_lcg-roaming = поза боєм
web_lcg-foe = { $name }: сила { $fight }, спритність { $evade }, здоров’я { $left } з { $health }
web_lcg-clue-count = здогадки: { $clues }
web_lcg-doom-count = приреченість: { $doom }
web_lcg-resources = ресурси: { $resources }
web_lcg-health = здоров’я { $left } з { $of }
web_lcg-sanity = розум { $left } з { $of }
web_lcg-home-made = саморобна
web_lcg-uses-ammo = { $uses ->
    [one] { $uses } набій
    [few] { $uses } набої
   *[other] { $uses } набоїв
}
web_lcg-uses-charges = { $uses ->
    [one] { $uses } заряд
    [few] { $uses } заряди
   *[other] { $uses } зарядів
}
web_lcg-uses-secrets = { $uses ->
    [one] { $uses } таємниця
    [few] { $uses } таємниці
   *[other] { $uses } таємниць
}
web_lcg-uses-supplies = { $uses ->
    [one] { $uses } припас
    [few] { $uses } припаси
   *[other] { $uses } припасів
}
web_lcg-attached = Приєднано:
web_lcg-covered = Її іншого боку ще ніхто не бачив: її відкриють, коли сюди зайде дослідник.
web_lcg-agenda-progress = приреченість { $have } з { $need }
web_lcg-act-progress = здогадки { $have } з { $need }
web_lcg-on-damage = рани
web_lcg-on-horror = жах
web_lcg-on-clue = здогадки
web_lcg-on-doom = приреченість
web_lcg-on-resource = ресурси
web_lcg-stat-willpower = воля
web_lcg-stat-intellect = інтелект
web_lcg-stat-combat = сила
web_lcg-stat-agility = спритність
web_lcg-stat-health = здоров’я
web_lcg-stat-sanity = розум
web_lcg-stat-fight = сила
web_lcg-stat-evade = спритність
web_lcg-stat-damage = наносить ран
web_lcg-stat-horror = наносить жаху
web_lcg-stat-shroud = морок
web_lcg-stat-clues = здогадок витратити
web_lcg-stat-doom = потрібно приреченості
web_lcg-printed = на карті { $value }
web_lcg-per-investigator = за дослідника
web_lcg-op-set = стає
web_lcg-op-times = помножено на
web_lcg-op-divide = поділено на
web_lcg-op-at-least = щонайменше
web_lcg-op-at-most = щонайбільше

## Дослідники

web_lcg-lead = провідний дослідник
web_lcg-actions = { $actions ->
    [one] лишилася { $actions } дія
    [few] лишилося { $actions } дії
   *[other] лишилося { $actions } дій
}
web_lcg-out-defeated = поза грою: поразка
web_lcg-out-resigned = поза грою: відступ
web_lcg-stayed = у грі до кінця
web_lcg-trauma = травми: фізичні { $physical }, психічні { $mental }
web_lcg-experience = досвід: { $experience }
web_lcg-experience-brief = досвід: { $experience }
web_lcg-play-area = У грі
web_lcg-threat-area = Зона боротьби
web_lcg-nothing = поки нічого
web_lcg-hand = Рука
web_lcg-hand-of = Рука: { $name }
web_lcg-hand-open = відкрита для всіх
web_lcg-hand-open-of = Відкрита рука: { $name }
web_lcg-hand-shown-of = Показано з руки: { $name }
web_lcg-hand-none = немає карт
web_lcg-hand-count = { $cards ->
    [one] { $cards } карта на руці
    [few] { $cards } карти на руці
   *[other] { $cards } карт на руці
}
web_lcg-slot = { $slot }: { $used } з { $room }

## Перевірки вмінь

web_lcg-test = Перевірка вміння
web_lcg-stage-who = { $name }: перевірка вміння ({ $skill })
web_lcg-stage-investigate = Дослідження: { $name }
web_lcg-stage-fight = Атака: { $name }
web_lcg-stage-evade = Втеча: { $name }
web_lcg-stage-commit = { $who }: додайте карти до { $own ->
    [yes] своєї перевірки
   *[no] перевірки, яку проходить { $tester }
}
web_lcg-stage-clues = здогадки тут
web_lcg-stage-token = жетон хаосу ({ $token })
web_lcg-stage-draws = Жетонів, яких досить: { $good } з { $count }
web_lcg-stage-go-on = Далі – допомогти може: { $names }{ $percent ->
    [none] {""}
   *[other] {" "}({ $percent }%)
}
web_lcg-difficulty = Складність
web_lcg-base = базове значення

## Вмістилище хаосу

web_lcg-ahead = { $cards ->
    [one] { $cards } карта попереду
    [few] { $cards } карти попереду
   *[other] { $cards } карт попереду
}
web_lcg-bag-count = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[other] { $tokens } жетонів
}
web_lcg-bag-line = { $count } · { $share }%
web_lcg-bag-out = Зараз поза вмістилищем: { $tokens }
web_lcg-reference = Що тут означають символи

## Стоси

web_lcg-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
   *[other] { $cards } карт
}
web_lcg-deck-of = Колода: { $name }
web_lcg-deck-count = карт у колоді: { $cards }
web_lcg-pile-deck = Колода контактів
web_lcg-pile-deck-of = Колода: { $name }
web_lcg-pile-discard = Відбій контактів
web_lcg-pile-discard-of = Відбій: { $name }
web_lcg-pile-victory = Переможний рахунок
web_lcg-pile-removed = Прибрано з гри
web_lcg-pile-aside = Відкладено
web_lcg-victory = Переможний рахунок: { $cards }.
web_lcg-tally-clues = знайдені здогадки
web_lcg-course-harm = рани й жах
web_lcg-tally-enemies = переможені вороги
web_lcg-tally-passed = пройдені перевірки
web_lcg-tally-failed = провалені перевірки
web_lcg-tally-damage = отримані рани
web_lcg-tally-horror = отриманий жах

## Перший погляд

web_lcg-tour-story = Загроза насувається на вас: коли на ній досить приреченості, вона просувається. Справа – ваш шлях уперед: вона просувається, коли ви витратите потрібні здогадки.
web_lcg-tour-map = Мапа. Пунктирні лінії з’єднують локації. На локації видно морок (як важко її дослідити) і здогадки; вороги й дослідники стоять нижче. Світиться те, що можна обрати. Щоб придивитися, наведіть курсор, перейдіть клавіатурою або затримайте палець.
web_lcg-tour-play = Ваш дослідник: вміння, здоров’я й розум, ресурси, здогадки та дії, що лишилися. Поряд лежить те, що у вас у грі, а нижче – те, що вам загрожує.
web_lcg-tour-hand = Ваша рука. Число – ціна; символи біля лівого краю допомагають, коли додаєте карту до перевірки вміння.
web_lcg-tour-track = У кожному раунді чотири фази: Міфу, дослідників, ворогів та відновлення.
web_lcg-tour-panels = Журнал, усі дослідники, вмістилище хаосу із шансами та стоси.

## Книга

web_lcg-panel-book = Книга
web_lcg-campaign-log = Журнал кампанії
web_lcg-interrogated = Допитано: { $names }
web_lcg-got-away = Утекли: { $names }
web_lcg-campaign-empty = Ще нічого не записано.
web_lcg-upgrades = Покращення
web_lcg-more-cards = Інші карти
web_lcg-comes = Потрапляє до колоди
web_lcg-leaves = Оберіть, що її залишить
web_lcg-fate-left = поки не бере участі
web_lcg-fate-killed = загибель
web_lcg-fate-insane = божевілля
web_lcg-deck = Колода

## Складання колод

web_lcg-decks = Колоди
web_lcg-decks-text = Складіть колоду для дослідника або імпортуйте готову. Ваші колоди є на кожному вашому пристрої; оберете їх, коли готуватимете стіл.
web_lcg-deck-new = Нова колода для дослідника
web_lcg-deck-from-starter = Зі стартової колоди
web_lcg-deck-empty = Порожня
web_lcg-deck-import = Імпортувати колоду
web_lcg-deck-import-text = Список на зразок «2x Ніж» або JSON із сайту колод
web_lcg-deck-bring = Імпортувати
web_lcg-deck-file = Із файлу
web_lcg-deck-size = { $cards } з { $of }
web_lcg-deck-name = Назва колоди
web_lcg-deck-for = Для чого
web_lcg-deck-for-scenario = Одиночний режим
web_lcg-deck-for-campaign = Кампанія
web_lcg-deck-repair = Прибрати недозволені карти й додати обов’язкові
web_lcg-deck-legal = Цією колодою можна грати.
web_lcg-deck-required = Завжди в колоді
web_lcg-deck-less = На одну менше: { $name }
web_lcg-deck-more = На одну більше: { $name }
web_lcg-deck-copy-text = Скопіювати як текст
web_lcg-deck-copy-json = Скопіювати як JSON
web_lcg-deck-drop = Видалити колоду
web_lcg-deck-play = До столів
web_lcg-deck-written = Колода списком
web_lcg-deck-pool = Карти на вибір
web_lcg-deck-search = Шукати карти
web_lcg-deck-types = Тип карти
web_lcg-deck-all-types = Усі типи
web_lcg-deck-copied = Скопійовано.
web_lcg-deck-not-copied = Браузер не дає копіювати. Скопіюйте колоду зі списку нижче.
