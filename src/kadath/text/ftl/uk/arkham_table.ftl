### Жах Аркгема: повідомлення під час гри.

## Гра

arkham-setup-seats = Слідчі
arkham-setup-investigators = Хто грає
arkham-setup-board = Поле
arkham-board-arkham = Аркгем
arkham-board-innsmouth = Аркгем та Іннсмут
arkham-progress-upkeep = Підтримка
arkham-progress-movement = Рух
arkham-progress-encounters = Пригоди в Аркгемі
arkham-progress-other_worlds = Пригоди в інших світах
arkham-progress-mythos = Міф
arkham-progress-set-up = Підготовка
arkham-progress-battle = Остання битва
arkham-outcome-closed = Останню браму закрито, шлях до Аркгема перекрито. Слідчі перемогли.
arkham-outcome-sealed = Шість давніх знаків назавжди стримують Прадавнього. Слідчі перемогли.
arkham-outcome-awakened = Прадавній прокинувся, і ніхто не стоїть на його шляху. Слідчі програли.

## Що лежить на столі

arkham-kind-track = трек
arkham-kind-space = місце
arkham-kind-world = брама
arkham-kind-card = карта
arkham-kind-pile = стос
arkham-kind-mythos = карта міфу
arkham-kind-gate = карта брами
arkham-kind-place = локація
arkham-group-space = Місто
arkham-group-investigator = Слідчі
arkham-group-monster = Монстри
arkham-group-pile = Колоди й жетони
arkham-track-town = Місто
arkham-track-innsmouth = Іннсмут
arkham-pile-common_item = Звичайні предмети
arkham-pile-unique_item = Унікальні предмети
arkham-pile-spell = Закляття
arkham-pile-skill_card = Уміння
arkham-pile-ally = Союзники
arkham-pile-blessing = Благословення та прокляття
arkham-pile-loan = Банківські позики
arkham-pile-gate_marker = Жетони брам
arkham-pile-mythos_card = Колода міфу
arkham-pile-gate_card = Колода брам
arkham-pile-box = Поза грою
arkham-pile-cup = Чаша монстрів
arkham-number-doom = загибель
arkham-number-doom-track = трек загибелі
arkham-number-terror = жах
arkham-number-score = рахунок
arkham-number-uprising = повстання глибоководних
arkham-number-feds = докази федералів
arkham-number-clues = докази
arkham-number-modifier = модифікатор
arkham-number-sanity = розсудливість
arkham-number-most-sanity = макс. розсудливість
arkham-number-stamina = витривалість
arkham-number-most-stamina = макс. витривалість
arkham-number-money = гроші
arkham-number-speed = швидкість
arkham-number-sneak = непомітність
arkham-number-fight = бій
arkham-number-will = воля
arkham-number-lore = знання
arkham-number-luck = удача
arkham-number-trophies = трофеї
arkham-number-tokens = жетони
arkham-number-cards = карти
arkham-number-monsters = монстри
arkham-mark-martial-law = воєнний стан
arkham-mark-sealed = давній знак
arkham-mark-closed = зачинено
arkham-mark-activity = активність
arkham-mark-first-player = перший гравець
arkham-mark-delayed = затримання
arkham-mark-explored = жетон дослідження
arkham-mark-arrested = заарештований
arkham-mark-exhausted = виснажена
arkham-skill-speed = швидкість
arkham-skill-sneak = непомітність
arkham-skill-fight = бій
arkham-skill-will = воля
arkham-skill-lore = знання
arkham-skill-luck = удача
arkham-skill-combat = бій
arkham-skill-evade = ухиляння
arkham-skill-horror = жах
arkham-skill-spell = закляття
arkham-what-sanity = розсудливість
arkham-what-stamina = витривалість
arkham-what-clues = докази
arkham-what-money = долари
arkham-state-insane = божевілля
arkham-state-unconscious = непритомність
arkham-why-doom = трек загибелі заповнено
arkham-why-gates = відкрито забагато брам
arkham-why-markers = не лишилося жетонів брам
arkham-why-monsters = чаша монстрів порожня
arkham-why-overrun = монстри заполонили місто
arkham-deck-gate_card = Колода брам

## Питання

arkham-ask-mend-roll = { $who }: витратьте докази на перевірку, скористайтеся чимось або залиште кидок { $dice }
arkham-ask-help-check = { $who }: допомогти з перевіркою?
arkham-ask-reroll-die = { $who }: оберіть кубик, який перекинути
arkham-ask-heal-whom = { $who }: оберіть, кого зцілити
arkham-ask-enchant-weapon = { $who }: оберіть зброю, яку зачарувати
arkham-ask-before-horror = { $who }: скористатися чимось перед перевіркою жаху?
arkham-ask-fight-or-flee = { $who }: бийтеся або тікайте – { $monster }
arkham-ask-wield = { $who }: оберіть, що взяти в руки
arkham-ask-lose-items = { $who }: оберіть утрачені предмети: { $to_lose } ({ $state })
arkham-ask-trade = { $who }: запропонуйте обмін
arkham-ask-agree-trade = { $who }: погодитися на обмін, який пропонує { $by }?
arkham-ask-movement = { $who }: рух (лишилося очок руху: { $points })
arkham-ask-take-clues = { $who }: узяти звідси докази?
arkham-ask-take-clue = { $who }: хто бере доказ? ({ $space })
arkham-ask-return-where = { $who }: оберіть, куди повернутися
arkham-ask-return-gate = { $who }: оберіть браму, крізь яку повернутися
arkham-ask-upkeep = { $who }: скористатися чимось у фазі підтримки?
arkham-ask-sliders = { $who }: { $is_free ->
    [1] поставте повзунки вмінь, як хочете
   *[other] пересуньте повзунки вмінь, разом не більше ніж на { $most }
}
arkham-ask-seal = { $who }: заплатити, щоб запечатати браму? ({ $space })
arkham-ask-encounter = { $who }: що ви тут робите? ({ $space })
arkham-ask-encounter-card = { $who }: оберіть пригоду ({ $space })
arkham-ask-surge-extra = { $who }: оберіть брами, з яких вийде на одного монстра більше
arkham-ask-surge-limit = { $who }: оберіть брами, де з’являться монстри; решта піде на околиці
arkham-ask-monster-where = { $who }: оберіть, куди рухається { $monster }
arkham-ask-choose-effect = { $who }: оберіть, що станеться
arkham-ask-order-forced = { $who }: оберіть, що станеться спершу
arkham-ask-react = { $who }: скористатися чимось зараз?
arkham-ask-lend-clue = { $who }: дозволити витратити ваш доказ?
arkham-ask-spend-clue = { $who }: оберіть, що витратити як доказ
arkham-ask-keep-cards = { $who }: оберіть карти, які лишити: { $keep }
arkham-ask-take-card = { $who }: оберіть карту, яку взяти
arkham-ask-discard-cards = { $who }: оберіть карти, які скинути: { $many }
arkham-ask-buy = { $who }: оберіть, що купити
arkham-ask-sell = { $who }: оберіть, що продати
arkham-ask-spend-trophy = { $who }: оберіть трофей, який віддати (лишилося міцності: { $due })
arkham-ask-choose-number = { $who }: оберіть число
arkham-ask-mix-points = { $who }: оберіть, як поділити
arkham-ask-pass-check = { $who }: пройти перевірку за плату?
arkham-ask-pay-or-not = { $who }: заплатити?
arkham-ask-help-prisoners = { $who }: допомогти тим, хто в камері?
arkham-ask-raid-space = { $who }: оберіть, про що дізнаються федерали
arkham-option-raid = { $space }
arkham-ask-free-whom = { $who }: оберіть, кого звільнити

## Підтвердження вибору

arkham-confirm-sliders = { $count ->
    [0] Залишити повзунки
   *[other] Поставити: { $things }
}
arkham-confirm-lose-items = Втратити: { $things }
arkham-confirm-trade = { $count ->
    [0] Нічого не міняти
   *[other] Запропонувати: { $things }
}
arkham-confirm-surge-extra = На одного більше: { $things }
arkham-confirm-surge-limit = З’являться тут: { $things }
arkham-confirm-wield = { $count ->
    [0] Битися голіруч
   *[other] Узяти в руки: { $things }
}
arkham-confirm-keep-cards = Лишити: { $things }
arkham-confirm-discard-cards = Скинути: { $things }

## Варіанти

arkham-option-pass = { $prompt ->
    [encounter] Нічого не робити біля брами
    [seal] Не запечатувати
    [take-clue] Лишити там
   *[other] Нічого не робити
}
arkham-option-done = { $prompt ->
    [movement] Завершити рух
    [mend-roll] Залишити кидок
    [wield] Атакувати
    [sliders] Поставити повзунки
    [upkeep] Далі
    [trade] Запропонувати
   *[other] Готово
}
arkham-option-move = Іти: { $space }
arkham-option-return = { $space }
arkham-option-more = { $space }
arkham-option-here = { $space }
arkham-option-to = { $space }
arkham-option-evade = Ухилитися: { $monster }
arkham-option-fight = Битися: { $monster }
arkham-option-flee = Тікати: { $monster }
arkham-option-lose = Втратити: { $card }
arkham-option-wield = Узяти в руки: { $card }
arkham-option-weapon = { $card }
arkham-option-heal = { $who }
arkham-option-clue-to = Бере { $who }
arkham-option-use = { $card }: { $text }
arkham-option-ability = { $card }: { $text }
arkham-option-trigger = { $card }: { $text }
arkham-option-effect = { $text }
arkham-option-give = { $card }: віддає { $who }, отримує { $to }
arkham-option-agree = Погодитися
arkham-option-refuse = Відмовитися
arkham-option-pay = { $amount }$: віддає { $who }, отримує { $to }
arkham-option-trade = Обмінятися
arkham-option-close = Закрити браму: { $skill }
arkham-option-seal = Запечатати за докази: { $number }
arkham-option-encounter = Мати пригоду
arkham-option-entry = { $entry }
arkham-option-slide = { $skill } { $value }, { $other } { $other_value }
arkham-option-take = { $number ->
    [0] Лишити їх
   *[other] Узяти докази: { $number }
}
arkham-option-clue = { $is_own ->
    [1] Витратити доказ
   *[other] Витратити доказ ({ $card })
}
arkham-option-die = Кубик із { $number }
arkham-option-lend = Дозволити
arkham-option-keep = Лишити: { $card }
arkham-option-take-card = { $card }
arkham-option-discard = Скинути: { $card }
arkham-option-buy = Купити: { $card }
arkham-option-sell = Продати: { $card }
arkham-option-trophy = { $monster }
arkham-option-number = { $number }
arkham-option-mix = { $first } і { $second }
arkham-option-pass-check = Заплатити й пройти
arkham-option-pay-cost = Заплатити
arkham-option-ride = Їхати за 1$: { $space }
arkham-option-halt = Зупинитися тут попри варту
arkham-option-evidence = Передати федералам доказ: { $space }
arkham-option-bribe = Витратити доказ
arkham-option-sneak-in = Спробувати потайки
arkham-option-free = { $who }

## Що сталося

arkham-log-turn = Хід { $turn }.
arkham-log-phase = { $phase }.
arkham-phase-upkeep = Підтримка
arkham-phase-movement = Рух
arkham-phase-encounters = Пригоди в Аркгемі
arkham-phase-other_worlds = Пригоди в інших світах
arkham-phase-mythos = Міф
arkham-log-joins = { $who } прибуває до Аркгема.
arkham-log-moved = { $who } іде до місця «{ $space }».
arkham-log-sliders = { $who } пересуває повзунки вмінь.
arkham-log-stands-up = { $who } більше не затримується.
arkham-log-delayed = { $who } затримується.
arkham-log-arrested = { $who } потрапляє під арешт.
arkham-log-lost = { $who } губиться в часі та просторі.
arkham-log-loses-turn = { $who } втрачає наступний хід.
arkham-log-devoured = { $sheet } гине: поглинання.
arkham-log-falls = Відтепер { $who }: { $state }.
arkham-log-wake = { $who } отямлюється: { $space }.
arkham-log-lost-item = { $who } втрачає: { $card }.
arkham-log-lose = { $who } втрачає { $amount }: { $what }.
arkham-log-gain = { $who } отримує { $amount }: { $what }.
arkham-log-draw = { $who } бере карту: { $card }.
arkham-log-use = { $who ->
    [0] { $thing }
   *[other] { $who }: { $thing }
}.
arkham-log-check = { $who } викидає { $dice } ({ $check }): { $passed ->
    [1] успіх
   *[other] невдача
}.
arkham-log-die = На кубику { $rolled }.
arkham-log-defeat = { $who } перемагає: { $monster }.
arkham-log-give = { $who } дає: { $card } ({ $to }).
arkham-log-pay = { $who } дає { $amount }$ ({ $to }).
arkham-log-refused = { $who } відмовляється від обміну.
arkham-log-encounter = { $who } має пригоду ({ $space }): { $entry }.
arkham-log-gate-card = { $who } має пригоду ({ $world }): { $card }.
arkham-log-shuffled = { $deck }: перетасовано.
arkham-log-through = { $who } проходить крізь браму: { $world }.
arkham-log-returns = { $who } повертається: { $space }.
arkham-log-gate = Відкривається брама ({ $space }): { $world }.
arkham-log-prevented = Брама не відкривається ({ $space }).
arkham-log-closes = Браму закрито ({ $space }): { $world }.
arkham-log-sealed = Давній знак запечатує: { $space }.
arkham-log-spend-gate = { $who } віддає трофей: { $world }.
arkham-log-doom = Загибель: { $doom } з { $size }.
arkham-log-terror = Рівень жаху зростає до { $level }.
arkham-log-ally-leaves = { $card } покидає Аркгем.
arkham-log-closed = { $space }: зачинено.
arkham-log-appears = У місці «{ $space }» з’являється { $monster }.
arkham-log-leaves = { $monster } зникає з поля.
arkham-log-overflow = Околиці переповнені: монстри повертаються до чаші.
arkham-log-monster-moves = { $monster } іде до місця «{ $space }».
arkham-log-surge = Наплив монстрів: { $monsters }.
arkham-log-mythos = Карта міфу: «{ $card }».
arkham-log-mythos-leaves = { $card }: дію завершено.
arkham-log-clue = З’являється доказ: { $space }.
arkham-log-awakens = Прадавній прокидається: { $why }!
arkham-log-discard = { $who } скидає: { $card }.
arkham-log-sell = { $who } продає за { $money }$: { $card }.
arkham-log-spend_trophy = { $who } віддає трофей: { $monster }.
arkham-log-spend-clue = { $who } витрачає доказ.
arkham-log-martial-law = В Іннсмуті оголошено воєнний стан.
arkham-log-burst = Брама розриває давній знак: { $space }.
arkham-log-jail-help = { $who } допомагає тим, хто в камері.
arkham-log-freed = { $who } вибирається з камери.
arkham-log-uprising = Повстання глибоководних: { $tokens }.
arkham-log-tracks-cleared = Федерали влаштовують облаву в Іннсмуті: обидва треки очищено.
arkham-log-raid = Федерали отримують доказ: { $space }.
arkham-why-uprising = глибоководні повстали

## Чому ні

arkham-why-not-still = Ваш рух у цьому ході вже завершено.
arkham-why-not-no-points = У вас не лишилося очок руху.
arkham-why-not-monsters = Спершу треба ухилитися від тутешніх монстрів або битися з ними.
arkham-why-not-closed = Цю локацію зачинено.
arkham-why-not-no-fare = Поїздка коштує 1$.
arkham-why-not-no-gate = Тут немає відкритої брами.
arkham-why-not-gate-here = Поки тут відкрита брама, пригод немає.
arkham-why-not-phase = Цим можна скористатися лише в іншій фазі.

## Розділи правил

arkham-procedure-PassingTheWatch = Воєнний стан
arkham-procedure-JailBreak = Втеча з в’язниці
arkham-procedure-HelpingPrisoners = Провулок Костоправа
arkham-procedure-Vanishing = У вирі
arkham-procedure-HelpingRaid = Облава федералів
arkham-procedure-SpendingClue = Витрата доказу
arkham-procedure-SpendingClues = Витрата доказів
arkham-procedure-Defeating = Перемога над монстром
arkham-procedure-Arms = Руки
arkham-procedure-Fight = Бій
arkham-procedure-Moves = Рух
arkham-procedure-Affects = Ефект
arkham-procedure-HoldsUp = Ефект
arkham-procedure-Phase = Фаза
arkham-procedure-Drawing = Добір карт
arkham-procedure-Searching = Пошук у колоді
arkham-procedure-Parting = Скидання карт
arkham-procedure-SpendingTrophies = Віддавання трофеїв
arkham-procedure-Mixing = Поділ очок
arkham-procedure-Taking = Узяття карти
arkham-procedure-CheckingTable = Перевірка з карти
arkham-procedure-Offering = Пропозиція
arkham-procedure-ChoosingNumber = Вибір числа
arkham-procedure-InTurn = По черзі
arkham-procedure-Shopping = Купівля
arkham-procedure-Selling = Продаж
arkham-procedure-Doing = Ефекти
arkham-procedure-Choosing = Вибір
arkham-procedure-Window = Реакції
arkham-procedure-Event = Подія
arkham-procedure-Announced = Подія
arkham-procedure-Collector = Ефект
arkham-procedure-Resolution = Ефект
arkham-procedure-Period = Період
arkham-procedure-Paying = Сплата
arkham-procedure-Using = Застосування здібності
arkham-procedure-SkillCheck = Перевірка вміння
arkham-procedure-RerollingDie = Перекидання кубика
arkham-procedure-Losing = Втрата
arkham-procedure-Combat = Бій
arkham-procedure-Evading = Ухиляння
arkham-procedure-Healing = Зцілення
arkham-procedure-Checking = Перевірка з карти
arkham-procedure-Becoming = Зміна стану
arkham-procedure-Falling = Божевілля чи непритомність
arkham-procedure-CastingSpell = Накладання закляття
arkham-procedure-ChoosingWeapon = Вибір зброї
arkham-procedure-Awakening = Прадавній прокидається
arkham-procedure-RaisingTerror = Жах зростає
arkham-procedure-PlacingMonsters = З’являються монстри
arkham-procedure-OpeningGate = Відкривається брама
arkham-procedure-GateAppears = Відкривається брама
arkham-procedure-MovingMonsters = Рух монстрів
arkham-procedure-Activating = Рух монстра
arkham-procedure-MovingMonster = Рух монстра
arkham-procedure-Surging = Наплив монстрів
arkham-procedure-MythosPhase = Міф
arkham-procedure-ResolvingMythos = Карта міфу
arkham-procedure-UpkeepPhase = Підтримка
arkham-procedure-Upkeep = Підтримка слідчого
arkham-procedure-Sliding = Повзунки вмінь
arkham-procedure-Replacing = Новий слідчий
arkham-procedure-Equipping = Спорядження
arkham-procedure-SettingUp = Підготовка
arkham-procedure-TryingToClose = Закриття брами
arkham-procedure-Closing = Брама закривається
arkham-procedure-UsingElderSign = Давній знак
arkham-procedure-EncountersPhase = Пригоди в Аркгемі
arkham-procedure-ArkhamEncounter = Пригода слідчого
arkham-procedure-HavingEncounter = Карта локації
arkham-procedure-Encountering = Пригода
arkham-procedure-OtherWorldsPhase = Пригоди в інших світах
arkham-procedure-OtherWorldEncounter = Карта брами
arkham-procedure-MovingOn = В іншому світі
arkham-procedure-Returning = Повернення
arkham-procedure-Trading = Обмін
arkham-procedure-MovementPhase = Рух
arkham-procedure-Movement = Рух слідчого
arkham-procedure-Turn = Хід
arkham-procedure-WholeGame = Жах Аркгема
