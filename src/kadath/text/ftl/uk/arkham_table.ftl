### Жах Аркгема: повідомлення під час гри.

## Гра

arkham-setup-seats = Дослідники
arkham-setup-investigators = Хто грає
arkham-setup-board = Поле
arkham-board-arkham = Аркгем
arkham-board-innsmouth = Аркгем та Інсмут
arkham-progress-upkeep = Утримання
arkham-progress-movement = Рух
arkham-progress-encounters = Контакти в Аркгемі
arkham-progress-other_worlds = Контакти в Інших Світах
arkham-progress-mythos = Міф
arkham-progress-set-up = Підготовка
arkham-progress-turn = Хід
arkham-progress-battle = Битва, раунд
arkham-progress-refresh = Відпочинок
arkham-progress-attack = Ваша атака
arkham-progress-attacked = Його атака
arkham-outcome-closed = Останню браму закрито, шлях до Аркгема перекрито. Дослідники перемагають.
arkham-outcome-sealed = Знаки Прадавніх назавжди стримують Прадавнього. Дослідники перемагають.
arkham-ending-sealed = Знаки Прадавніх назавжди стримують { ACC($ancient_one) }. Дослідники перемагають.
arkham-outcome-awakened = Прадавній пробудився, і ніхто не стоїть на його шляху. Дослідники програють.
arkham-ending-awakened = { $ancient_one } пробуджується, і ніхто вже не відверне загибелі. Дослідники програють.

## Що лежить на столі

arkham-kind-track = шкала
arkham-kind-space = місце
arkham-kind-world = брама
arkham-kind-card = карта
arkham-kind-pile = стос
arkham-kind-mythos = карта Міфу
arkham-kind-gate = карта Брами
arkham-kind-place = локація
arkham-group-space = Місто
arkham-group-investigator = Дослідники
arkham-group-monster = Монстри
arkham-group-pile = Колоди й жетони
arkham-track-town = Місто
arkham-track-innsmouth = Інсмут
arkham-pile-common_item = Звичайні предмети
arkham-pile-unique_item = Унікальні предмети
arkham-pile-spell = Заклинання
arkham-pile-skill_card = Навички
arkham-pile-ally = Союзники
arkham-pile-blessing = Благословення та Прокляття
arkham-pile-loan = Банківські позики
arkham-pile-gate_marker = Жетони брам
arkham-pile-mythos_card = Колода Міфу
arkham-pile-gate_card = Колода Брам
arkham-pile-box = Поза грою
arkham-pile-cup = Пул монстрів
arkham-number-doom = приреченість
arkham-number-doom-track = шкала приреченості
arkham-number-terror = паніка
arkham-number-score = рахунок
arkham-number-uprising = повстання Глибоководних
arkham-number-feds = здогадки федералів
arkham-number-clues = здогадки
arkham-number-modifier = модифікатор
arkham-number-sanity = Розум
arkham-number-most-sanity = макс. Розум
arkham-number-stamina = Витривалість
arkham-number-most-stamina = макс. Витривалість
arkham-number-money = гроші
arkham-number-speed = Швидкість
arkham-number-sneak = Скрадання
arkham-number-fight = Бій
arkham-number-will = Воля
arkham-number-lore = Знання
arkham-number-luck = Удача
arkham-number-trophies = трофеї
arkham-number-tokens = жетони
arkham-number-price = ціна
arkham-number-cards = карти
arkham-number-monsters = монстри
arkham-mark-martial-law = воєнний стан
arkham-mark-sealed = знак Прадавніх
arkham-mark-closed = зачинено
arkham-mark-activity = активність
arkham-mark-first-player = перший гравець
arkham-mark-delayed = затримка
arkham-mark-explored = маркер дослідження
arkham-mark-arrested = арешт
arkham-mark-exhausted = задіяна
arkham-skill-speed = Швидкість
arkham-skill-sneak = Скрадання
arkham-skill-fight = Бій
arkham-skill-will = Воля
arkham-skill-lore = Знання
arkham-skill-luck = Удача
arkham-skill-combat = бій
arkham-skill-evade = ухиляння
arkham-skill-horror = жах
arkham-skill-spell = заклинання
arkham-what-sanity = Розум
arkham-what-stamina = Витривалість
arkham-what-clues = здогадки
arkham-what-money = долари
arkham-points-sanity = { $amount } { $amount ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} Розуму
arkham-points-stamina = { $amount } { $amount ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} Витривалості
arkham-points-clues = { $amount } { $amount ->
    [one] здогадку
    [few] здогадки
   *[many] здогадок
}
arkham-points-money = { $amount ->
    [one] { $amount } долар
    [few] { $amount } долари
   *[many] { $amount } доларів
}
arkham-state-insane = божевілля
arkham-state-unconscious = непритомність
arkham-why-doom = шкалу приреченості заповнено
arkham-why-gates = відкрито забагато брам
arkham-why-markers = не лишилося жетонів брам
arkham-why-monsters = пул монстрів порожній
arkham-why-overrun = монстри заполонили місто
arkham-deck-gate_card = Колоду Брам
arkham-deck-mythos_card = Колоду Міфу

## Питання

arkham-ask-mend-roll = { $dice_count ->
    [0] { $who }: нема чого кидати. { $ways ->
        [clues] Витратьте здогадки на перевірку або залиште як є
        [use] Скористайтеся чимось або залиште як є
       *[both] Витратьте здогадки на перевірку, скористайтеся чимось або залиште як є
    }
   *[other] { $who }: { $dice_count ->
        [1] на кубику
       *[other] на кубиках
    } { $dice }. { $ways ->
        [clues] Витратьте здогадки або залиште кидок
        [use] Скористайтеся чимось або залиште кидок
       *[both] Витратьте здогадки, скористайтеся чимось або залиште кидок
    }
}
arkham-ask-help-check = { $who }: допомогти з перевіркою?
arkham-ask-reroll-die = { $who }: оберіть кубик, який перекинути
arkham-ask-heal-whom = { $who }: оберіть, кого зцілити
arkham-ask-enchant-weapon = { $who }: оберіть зброю, яку зачарувати
arkham-ask-before-horror = { $who }: скористатися чимось перед перевіркою жаху?
arkham-ask-fight-or-flee = { $who }: битися з { INS($monster) } чи тікати?
arkham-ask-wield = { $who }: оберіть, що взяти в руки
arkham-ask-lose-items = { $who }: оберіть { $to_lose } { $to_lose ->
    [one] предмет, який
    [few] предмети, які
   *[many] предметів, які
} втрачаєте ({ $state })
arkham-ask-trade = { $who }: запропонуйте обмін
arkham-ask-agree-trade = { $who }: погодитися на обмін, який пропонує { $by }?
arkham-ask-movement = { $foes ->
    [0] { $goes_on ->
        [1] { $who }: рух ({ $points ->
            [one] лишилося { $points } очко руху
            [few] лишилося { $points } очки руху
           *[many] лишилося { $points } очок руху
        })
       *[0] { $points ->
            [0] { $who }: очок руху більше немає
           *[other] { $who }: ваш рух завершено
        }
    }
    [1] { $goes_on ->
        [1] { $who }: ухиліться від { GEN($monster) }, щоб іти далі, або бийтеся: це завершить ваш рух
       *[0] { $who }: ухиліться від { GEN($monster) } або бийтеся; потім ваш рух завершиться
    }
   *[other] { $goes_on ->
        [1] { $who }: ухиліться від усіх монстрів тут (лишилося: { $foes }), щоб іти далі, або бийтеся: це завершить ваш рух
       *[0] { $who }: від кожного монстра тут ухиліться або бийтеся з ним (лишилося: { $foes }); потім ваш рух завершиться
    }
}
arkham-ask-take-clues = { $who }: скільки здогадок узяти?
arkham-ask-take-clue = { $here ->
    [1] { $who }: чи берете ви здогадку { AT($space) }?
   *[other] { $who }: хто бере здогадку { AT($space) }?
}
arkham-ask-return-where = { $who }: оберіть, куди повернутися
arkham-ask-return-gate = { $who }: оберіть браму, крізь яку повернутися
arkham-ask-upkeep = { $who }: { $due ->
    [0] скористатися чимось у фазі Утримання?
   *[other] розіграйте Утримання в будь-якому порядку; після «Далі» відбудеться все обов’язкове, що лишилося
}
arkham-ask-sliders = { $who }: { $is_free ->
    [1] поставте повзунки навичок, як хочете
   *[other] пересуньте повзунки навичок, разом не більше ніж на { $most }
}
arkham-ask-seal = { $who }: заплатити, щоб запечатати браму { AT($space) }?
arkham-ask-encounter = { $who } { AT($space) }: що робити?
arkham-ask-encounter-card = { $who } { AT($space) }: оберіть контакт
arkham-ask-surge-extra = { $who }: оберіть брами, з яких вийде на одного монстра більше
arkham-ask-surge-limit = { $who }: оберіть брами, біля яких з’являться монстри; решта піде на Околиці
arkham-ask-monster-where = { $who }: оберіть, куди рухається { $monster }
arkham-ask-choose-effect = { $who }: оберіть, що станеться
arkham-ask-choose-effect-by = { $who }: оберіть, що станеться ({ $thing })
arkham-ask-order-forced = { $who }: оберіть, що станеться спершу
arkham-ask-react = { $who }: скористатися чимось зараз?
arkham-ask-react-loss = { $who }: ви маєте втратити { $points }. Скористатися чимось?
arkham-ask-lend-clue = { $who }: дозволити витратити вашу здогадку?
arkham-ask-spend-clue = { $who }: оберіть, що витратити як здогадку
arkham-ask-keep-cards = { $who }: оберіть { $keep } { $keep ->
    [one] карту, яку
    [few] карти, які
   *[many] карт, які
} залишаєте собі
arkham-ask-take-card = { $who }: оберіть карту, яку взяти
arkham-ask-discard-cards = { $who }: оберіть { $many } { $many ->
    [one] карту, яку
    [few] карти, які
   *[many] карт, які
} скидаєте
arkham-ask-buy = { $who }: оберіть, що купити (маєте { $points })
arkham-ask-sell = { $who }: оберіть, що продати
arkham-ask-spend-trophy = { $who }: оберіть трофей, який витратити (бракує ще стійкості: { $due })
arkham-ask-spend-one-trophy = { $who }: оберіть трофей, який витратити
arkham-ask-choose-number = { $who }: { $pays ->
    [clues] оберіть, скільки здогадок витрачаєте
    [money] оберіть, скільки доларів витрачаєте
    [sanity] оберіть, скільки Розуму витрачаєте
    [stamina] оберіть, скільки Витривалості витрачаєте
   *[none] оберіть, скільки втрачаєте: що більше, то більше отримаєте
}
arkham-ask-mix-points = { $who }: { $is_loss ->
    [1] оберіть, що втрачаєте
   *[0] оберіть, що отримуєте
} (разом: { $amount })
arkham-ask-pass-check = { $who }: пройти перевірку за плату?
arkham-ask-pay-or-not = { $who }: { $costs_count ->
    [0] оберіть, що станеться
   *[other] платити чи ні?
}
arkham-ask-pay-or-not-by = { $who }: { $costs_count ->
    [0] оберіть, що станеться
   *[other] платити чи ні?
} ({ $thing })
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
arkham-confirm-keep-cards = Залишити собі: { $things }
arkham-confirm-discard-cards = Скинути: { $things }

## Варіанти

arkham-option-pass = { $prompt ->
    [encounter] Нічого не робити біля брами
    [seal] Не запечатувати
    [take-clue] Лишити там
    [pay-or-not] Не платити
    [buy] Нічого не купувати
    [pass-check] Виконати перевірку
   *[other] Нічого не робити
}
arkham-option-done = { $prompt ->
    [movement] { $clues ->
        [0] Завершити рух
        [1] Завершити рух і взяти здогадку
        [one] Завершити рух і взяти { $clues } здогадку
        [few] Завершити рух і взяти { $clues } здогадки
       *[many] Завершити рух і взяти { $clues } здогадок
    }{ $watch ->
        [none] {""}
       *[other] ; воєнний стан: пройти перевірку ухиляння ({ $watch }), інакше вас заарештують
    }
    [mend-roll] { $dice ->
        [0] Залишити як є
       *[other] Залишити кидок
    }{ $helpers_count ->
        [0] {""}
       *[other] {" "}(можлива ще допомога: { $helpers })
    }
    [wield] Атакувати
    [sliders] { $slid ->
        [0] Залишити повзунки
       *[other] Поставити повзунки
    }
    [upkeep] Далі
    [other-world] Далі
    [back-in-town] Не чіпати їх
    [trade] Запропонувати
   *[other] Готово
}
arkham-option-leave = { $clues ->
    [1] Завершити рух і лишити здогадку
   *[other] Завершити рух і лишити здогадки
}{ $watch ->
    [none] {""}
   *[other] ; воєнний стан: пройти перевірку ухиляння ({ $watch }), інакше вас заарештують
}
arkham-option-move = Іти { TO($space) }{ $lying_count ->
    [0] {""}
   *[other] {" "}({ $lying })
}
arkham-lying-clues = { $amount } { $amount ->
    [one] здогадка
    [few] здогадки
   *[many] здогадок
}
arkham-lying-gate = брама { TO($world) }
arkham-option-return = { $space }{ $lying_count ->
    [0] {""}
   *[other] {" "}({ $lying })
}
arkham-option-more = { $space }
arkham-option-here = { $space }
arkham-option-to = { $space }
arkham-option-evade = Ухилитися від { GEN($monster) }{ $harm_count ->
    [0] {""}
   *[other] {" "}({ $harm })
}
arkham-option-fight = Битися з { INS($monster) }{ $harm_count ->
    [0] {""}
   *[other] {" "}({ $harm })
}
arkham-harm-evade = невдача коштує { $points }
arkham-harm-horror = можете втратити { $points }
arkham-harm-fight = { $points } за кожен програний раунд
arkham-harm-lost = якщо програєте, ви губитеся в часі та просторі
arkham-harm-dragged = якщо програєте, монстр затягує вас у браму
arkham-harm-devoured = у разі невдачі монстр вас пожирає
arkham-option-flee = Тікати від { GEN($monster) }
arkham-option-break-off = Перервати бій із { INS($monster) }
arkham-option-lose = Втратити { ACC($card) }
arkham-option-wield = Узяти в руки { ACC($card) }
arkham-option-weapon = { $card }
arkham-option-heal = { $who }
arkham-option-clue-to = Бере { $who }
arkham-option-use = { $card }{ $amount ->
    [0] {""}
   *[other] {" "}({ $points })
}: { $text }
arkham-option-ability = { $card }: { $text }
arkham-option-own = Здібність { GEN($card) }{ $amount ->
    [0] {""}
   *[other] {" "}({ $points })
}: { $text }
arkham-option-trigger = { $card }{ $amount ->
    [0] {""}
   *[other] {" "}({ $points })
}: { $text }
arkham-option-effect = { $text }
arkham-on-kept-card = На цій карті: { $text }
arkham-option-give = { $role ->
    [giver] Віддати { DAT($to) } { ACC($card) }
    [receiver] Отримати від { GEN($who) } { ACC($card) }
   *[other] { $who } віддає { DAT($to) } { ACC($card) }
}
arkham-option-agree = Погодитися
arkham-option-refuse = Відмовитися
arkham-option-pay = { $role ->
    [giver] Віддати { DAT($to) }
    [receiver] Отримати від { GEN($who) }
   *[other] { $who } віддає { DAT($to) }
} { $amount ->
    [one] { $amount } долар
    [few] { $amount } долари
   *[many] { $amount } доларів
}
arkham-option-trade = Обмінятися
arkham-option-close = Закрити браму: { $skill }
arkham-option-seal = Запечатати за { $number } { $number ->
    [one] здогадку
    [few] здогадки
   *[many] здогадок
}
arkham-option-encounter = Розіграти контакт
arkham-option-entry = { $reads }
arkham-option-slide = { $skill } { $value }, { $other } { $other_value }
arkham-option-take = { $number ->
    [0] Лишити всі
    [one] Узяти { $number } здогадку
    [few] Узяти { $number } здогадки
   *[many] Узяти { $number } здогадок
}
arkham-option-clue = { $is_own ->
    [1] Витратити здогадку
   *[other] Витратити здогадку ({ $card })
}
arkham-option-die = Кубик із результатом { $number }
arkham-option-lend = Дозволити
arkham-option-keep = Залишити собі { ACC($card) }
arkham-option-take-card = { $card }
arkham-option-discard = Скинути { ACC($card) }
arkham-option-buy = { $paid ->
    [money] Купити { ACC($card) } за { $points }: { $reads }
   *[other] { $text } – { $card }: { $reads }
}
arkham-option-sell = Продати { ACC($card) }
arkham-option-trophy = { $monster } (стійкість { $toughness })
arkham-option-number = { $number }
arkham-option-mix = { $second ->
    [0] Розум: { $first }
   *[other] { $first ->
        [0] Витривалість: { $second }
       *[other] Розум: { $first }, Витривалість: { $second }
    }
}
arkham-option-pass-check = Пройти перевірку: { $text }
arkham-option-pay-cost = Заплатити
arkham-option-ride = Їхати { TO($space) } за 1 долар
arkham-option-halt = Зупинитися тут попри варту{ $watch ->
    [none] {""}
   *[other] : пройти перевірку ухиляння ({ $watch }), інакше вас заарештують
}
arkham-option-evidence = Передати федералам здогадку про { ACC($space) }
arkham-option-bribe = Витратити здогадку: ті, хто в камері, доберуть цього ходу ще 2 карти
arkham-option-sneak-in = Спробувати потайки: виконати перевірку Скрадання (−1); без успіху вас можуть заарештувати
arkham-option-free = { $who }

## Що сталося

arkham-log-turn = Хід { $turn }
arkham-log-phase = { $phase }.
arkham-phase-upkeep = Утримання
arkham-phase-movement = Рух
arkham-phase-encounters = Контакти в Аркгемі
arkham-phase-other_worlds = Контакти в Інших Світах
arkham-phase-mythos = Міф
arkham-log-joins = { $who } прибуває до Аркгема.
arkham-log-moved = { $who } іде { TO($space) }.
arkham-log-sliders = { $who } пересуває повзунки навичок: { $skills }.
arkham-log-stands-up = { $who } більше не { GENDER($who) ->
    [f] затримана
   *[m] затриманий
}.
arkham-log-delayed = { ACC($who) } затримано.
arkham-log-arrested = { ACC($who) } заарештовано.
arkham-log-lost = { $who } губиться в часі та просторі.
arkham-log-loses-turn = { $who } втрачає наступний хід.
arkham-log-devoured = { ACC($sheet) } пожерто.
arkham-log-falls = { $state_key ->
    [insane] { $who } божеволіє.
   *[other] { $who } непритомніє.
}
arkham-log-wake = { $who } приходить до тями { AT($space) }.
arkham-log-lost-item = { $who } втрачає { ACC($card) }.
arkham-log-lose = { $who } втрачає { $points }.
arkham-log-lowers = { $what_key ->
    [sanity] { $who }: максимум Розуму падає до { $most }.
   *[other] { $who }: максимум Витривалості падає до { $most }.
}
arkham-log-gain = { $who } отримує { $points }.
arkham-log-draw = { $who } добирає { ACC($card) }.
arkham-log-draw-gate = { $who } добирає браму до { GEN($card) } як трофей.
arkham-log-receive = { $who } отримує { ACC($card) }.
arkham-log-buy = { $who } купує { ACC($card) } за { $points }.
arkham-log-use = { $who } користується здібністю { GEN($thing) }.
arkham-log-works = Діє здібність { GEN($thing) }.
arkham-log-ability = { $thing }: { $text }
arkham-log-check = { $dice_count ->
    [0] { $passed ->
        [1] { $who } проходить перевірку без кидка ({ $check }).
       *[other] { $who } не має чого кидати ({ $check }): { $counts ->
            [1] без успіхів
           *[other] провал
        }.
    }
   *[other] { $who } викидає { $dice } ({ $check }{ $clues ->
        [0] {""}
        [one] , за { $clues } здогадку
        [few] , за { $clues } здогадки
       *[many] , за { $clues } здогадок
    }): { $counts ->
        [1] { $successes ->
            [one] { $successes } успіх
            [few] { $successes } успіхи
           *[many] { $successes } успіхів
        }
       *[other] { $passed ->
            [1] успіх
           *[other] провал
        }
    }.
}
arkham-log-die = Результат кидка: { $rolled }.
arkham-log-fights = { $who } б’ється з { INS($monster) }.
arkham-log-evades = { $who } намагається ухилитися від { GEN($monster) }.
arkham-log-defeat = { $who } перемагає { ACC($monster) }.
arkham-log-give = { $who } віддає { DAT($to) } { ACC($card) }.
arkham-log-pay = { $who } віддає { DAT($to) } { $amount ->
    [one] { $amount } долар
    [few] { $amount } долари
   *[many] { $amount } доларів
}.
arkham-log-refused = { $who } відмовляється від обміну.
arkham-log-encounter = { $who } розігрує контакт { AT($space) }: { $reads }
arkham-log-gate-card = { $who } розігрує контакт { AT($world) }: { $reads }
arkham-log-shuffled = { $deck } перетасовано.
arkham-log-through = { $who } проходить крізь браму { TO($world) }.
arkham-log-returns = { $who } повертається { TO($space) }.
arkham-log-gate = { AT($space) } відкривається брама { TO($world) }.
arkham-log-gate-moves = Брама { TO($world) } переноситься { TO($space) }.
arkham-log-gate-turns = Брама { AT($space) } тепер веде { TO($world) }.
arkham-log-prevented = { AT($space) } брама не відкривається.
arkham-log-closes = { AT($space) } закривається брама { TO($world) }.
arkham-log-sealed = Знак Прадавніх запечатує { ACC($space) }.
arkham-log-spend-gate = { $who } витрачає трофей за браму { TO($world) }.
arkham-log-doom = Приреченість: { $doom } з { $size }.
arkham-log-battle-round = Остаточна битва, раунд { $round }.
arkham-log-hits = Успіхи для наступного жетона приреченості: { $hits } з { $needed }.
arkham-log-ancient-attacks = { $ancient_one } атакує.
arkham-log-terror = Рівень паніки зростає до { $level }.
arkham-log-ally-leaves = { $card } покидає Аркгем.
arkham-log-closed = { ACC($space) } зачинено.
arkham-log-appears = { $space_key ->
    [outskirts] На Околиці потрапляє { $monster }.
    [encounter] З’являється { $monster }.
   *[other] { AT($space) } з’являється { $monster }.
    }
arkham-log-leaves = { $space_key ->
    [encounter] { $monster } зникає.
   *[other] { $monster } зникає з поля.
}
arkham-log-swept = { $monsters_count ->
    [1] До пулу монстрів повертається
   *[other] До пулу монстрів повертаються
}: { $monsters }.
arkham-log-vortex = { $monster } зникає у вирі біля Інсмута.
arkham-log-overflow = Околиці переповнюються, і всі монстри звідти повертаються до пулу: { $monsters }.
arkham-log-monster-moves = { $space_key ->
    [sky] { $monster } злітає в Небо.
   *[other] { $monster } іде { TO($space) }.
}
arkham-log-surge = Наплив монстрів: { $monsters }.
arkham-log-mythos = Карта Міфу: «{ $card }».
arkham-log-mythos-effect = «{ $card }»: { $reads }
arkham-log-mythos-leaves = «{ $card }» більше не діє.
arkham-log-no-weather = { $thing } не допускає Погоди: «{ $card }» не діє.
arkham-log-weather-skipped = { $thing } не допускає Погоди: замість неї беруть іншу карту.
arkham-log-not-first = Карта «{ $card }» не може розпочати гру: замість неї беруть іншу.
arkham-log-second-rumor = «{ $card }» не діє: у грі вже є інша чутка.
arkham-log-clue = { AT($space) } з’являється здогадка.
arkham-log-awakens = { $ancient_one } пробуджується: { $why }!
arkham-log-discard = { $who } скидає { ACC($card) }.
arkham-log-sell = { $who } продає { ACC($card) } за { $money ->
    [one] { $money } долар
    [few] { $money } долари
   *[many] { $money } доларів
}.
arkham-log-spend_trophy = { $who } витрачає трофей за { ACC($monster) }.
arkham-log-pays = { $who } платить { $points } за { ACC($card) }.
arkham-log-spends = { $who } платить { $points }.
arkham-log-spend-clues = { $who } витрачає { $points }.
arkham-log-lend-clue = { $by } витрачає здогадку за { ACC($who) }.
arkham-log-serves-as-clue = { $who } використовує { ACC($card) } як здогадку.
arkham-log-martial-law = В Інсмуті оголошено воєнний стан.
arkham-log-burst = Брама прориває знак Прадавніх { AT($space) }.
arkham-log-jail-help = { $who } допомагає тим, хто в камері.
arkham-log-freed = { $who } вибирається з камери.
arkham-log-uprising = Повстання Глибоководних: { $tokens }.
arkham-log-tracks-cleared = Федерали влаштовують облаву в Інсмуті: обидві шкали очищено.
arkham-log-raid = Федерали отримують здогадку про { ACC($space) }.
arkham-why-uprising = Глибоководні повстали

## Чому ні

arkham-why-not-still = Ваш рух у цьому ході вже завершено.
arkham-why-not-no-points = У вас не лишилося очок руху.
arkham-why-not-far = Звідси туди { $steps } { $steps ->
    [one] крок
    [few] кроки
   *[many] кроків
}, а йдуть крок за кроком: у вас ще { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
} руху.
arkham-why-not-monsters = Спершу треба ухилитися від тутешніх монстрів або битися з ними.
arkham-why-not-closed = Цю локацію зачинено.
arkham-why-not-no-fare = Поїздка коштує 1 долар.
arkham-why-not-no-gate = Тут немає відкритої брами.
arkham-why-not-gate-here = Поки тут відкрита брама, контактів немає.
arkham-why-not-phase = Цим можна скористатися лише в іншій фазі.
arkham-why-not-alone = Тут більше немає з ким обмінюватися.
arkham-why-not-no-goods = Ні в кого тут немає чого обміняти.
arkham-why-not-traded = Обмін щойно відбувся, і відтоді нічого не змінилося.
arkham-why-not-dealt-with = Із цим монстром ви вже дали собі раду.
arkham-why-not-ambush = Від монстра із Засідкою не втечеш.
arkham-why-not-cornered = Від цього монстра не втекти.
arkham-why-not-too-dear = Це коштує { $price ->
    [one] { $price } долар
    [few] { $price } долари
   *[many] { $price } доларів
}, а стільки у вас немає.
arkham-why-not-no-clues = У вас немає для цього жетона здогадки.
arkham-why-not-to-act = Зачекайте, доки вас запитають, що ви хочете робити.
arkham-why-not-to-move = Ходити можна лише у фазі Руху, у свою чергу.
arkham-why-not-to-face = З монстрами ви стикаєтеся, коли зупиняєтеся там, де вони є, або хочете йти далі.
arkham-why-not-to-trade = Обмінюватися можна лише у фазі Руху, у свою чергу.

## Розділи правил

arkham-procedure-PassingTheWatch = Воєнний стан
arkham-procedure-JailBreak = Втеча з в’язниці
arkham-procedure-HelpingPrisoners = Провулок Костоправа
arkham-procedure-Vanishing = У вирі
arkham-procedure-HelpingRaid = Облава федералів
arkham-procedure-SpendingClue = Витрата здогадки
arkham-procedure-SpendingClues = Витрата здогадок
arkham-procedure-PayingClues = Сплата здогадками
arkham-procedure-HavingToPay = Вимушена сплата
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
arkham-procedure-SpendingTrophies = Витрата трофеїв
arkham-procedure-Mixing = Поділ пунктів
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
arkham-procedure-UsingCard = { arkham-procedure-Using }
arkham-procedure-SkillCheck = Перевірка навички
arkham-procedure-RerollingDie = Перекидання кубика
arkham-procedure-Losing = Втрата
arkham-procedure-Combat = Бій
arkham-procedure-Evading = Ухиляння
arkham-procedure-Healing = Зцілення
arkham-procedure-Checking = Перевірка з карти
arkham-procedure-Becoming = Зміна стану
arkham-procedure-Falling = Божевілля чи непритомність
arkham-procedure-GoingInsane = Божевілля
arkham-procedure-Fainting = Непритомність
arkham-procedure-CastingSpell = Накладання заклинання
arkham-procedure-ChoosingWeapon = Вибір зброї
arkham-procedure-Awakening = Прадавній пробуджується
arkham-procedure-RaisingTerror = Паніка зростає
arkham-procedure-PlacingMonsters = З’являються монстри
arkham-procedure-DrawingMonster = Витягування монстра
arkham-procedure-DrawingMonsters = Монстри з пулу
arkham-procedure-DrawingTrophies = Трофеї з пулу
arkham-procedure-DrawingSymbol = Витягування символу
arkham-procedure-Capturing = Монстри на чутці
arkham-procedure-PayingTribute = Здогадка від кожного
arkham-procedure-OpeningGate = Відкривається брама
arkham-procedure-GateAppears = Відкривається брама
arkham-procedure-MovingMonsters = Рух монстрів
arkham-procedure-Activating = Рух монстра
arkham-procedure-MovingMonster = Рух монстра
arkham-procedure-Surging = Наплив монстрів
arkham-procedure-MythosPhase = Міф
arkham-procedure-ResolvingMythos = Карта Міфу
arkham-procedure-UpkeepPhase = Утримання
arkham-procedure-Upkeep = Утримання дослідника
arkham-procedure-Sliding = Повзунки навичок
arkham-procedure-Replacing = Новий дослідник
arkham-procedure-Equipping = Спорядження
arkham-procedure-SettingUp = Підготовка
arkham-procedure-TryingToClose = Закриття брами
arkham-procedure-Closing = Брама закривається
arkham-procedure-UsingElderSign = Знак Прадавніх
arkham-procedure-EncountersPhase = Контакти в Аркгемі
arkham-procedure-ArkhamEncounter = Контакт дослідника
arkham-procedure-HavingEncounter = Карта Локації
arkham-procedure-Encountering = Контакт
arkham-procedure-OtherWorldsPhase = Контакти в Інших Світах
arkham-procedure-OtherWorldEncounter = Карта Брами
arkham-procedure-MovingOn = В Іншому Світі
arkham-procedure-StayingPut = Без руху
arkham-procedure-Returning = Повернення
arkham-procedure-Trading = Обмін
arkham-procedure-MovementPhase = Рух
arkham-procedure-Movement = Рух дослідника
arkham-procedure-Turn = Хід
arkham-procedure-WholeGame = Жах Аркгема
