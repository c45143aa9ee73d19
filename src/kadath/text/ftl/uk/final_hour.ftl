### Arkham Horror: Final Hour: names, prompts, options, log lines and the chart of its steps.
###
### Proper names are declined: AT, TO, GEN and the like ask for a form. Log lines are told in the
### present tense, which needs no gender.

## The game and its setting up

final_hour-title = Жах Аркгема: Остання година

final_hour-setup-seats = Гравці
final_hour-setup-ancient_one = Прадавній
final_hour-setup-difficulty = Рівень складності
final_hour-setup-investigators = Дослідники
final_hour-setup-lead = Спершу веде

final_hour-difficulty-easy = легкий
final_hour-difficulty-normal = нормальний
final_hour-difficulty-nightmare = кошмарний

final_hour-kind-investigator = дослідник
final_hour-kind-investigator-woman = дослідниця
final_hour-kind-action_card = карта дії
final_hour-kind-priority_card = карта пріоритету
final_hour-kind-item_card = карта предмета
final_hour-kind-common_monster = звичайний монстр
final_hour-kind-unique_monster = унікальний монстр
final_hour-kind-ancient_one = Прадавній

## The campus

final_hour-location-1 = Зала ім. Дороті Апман
final_hour-location-2 = студентська спілка
# A name of our own: the printed one is not known.
final_hour-location-3 = Двір Засновників
final_hour-location-4 = Бібліотека Орна
final_hour-location-5 = Міскатонікський музей
final_hour-location-6 = Зала Дербі
final_hour-location-7 = лекційна зала
final_hour-location-8 = лабораторія
final_hour-location-9 = адміністрація
final_hour-location-10 = Обсерваторія Уоррена
final_hour-location-11 = Семінарія Прадавньої Віри
final_hour-location-12 = Гуманітарний факультет
final_hour-location-13 = спортивні споруди
final_hour-location-14 = студентське братство
final_hour-location-15 = жіноче студентське товариство

final_hour-zone-green = зелена зона
final_hour-zone-purple = фіолетова зона
final_hour-zone-orange = помаранчева зона

final_hour-place = { $name } ({ $number })
final_hour-path = { $from } – { $to }
final_hour-between = між { INS($from) } та { INS($to) }

final_hour-seal-yellow = жовтим боком догори
final_hour-seal-grey = сірим боком догори

## Investigators and their cards

final_hour-investigator-jenny_barnes = Дженні Барнс
final_hour-investigator-rita_young = Ріта Янг
final_hour-investigator-michael_mcglen = Майкл Макглен
final_hour-investigator-ashcan_pete = Піт «Волоцюга»
final_hour-investigator-lily_chen = Лілі Чен
final_hour-investigator-tommy_muldoon = Томмі Малдун
final_hour-investigator-random = навмання

final_hour-investigator-jenny_barnes-role = Світська левиця
final_hour-investigator-rita_young-role = Спортсменка
final_hour-investigator-michael_mcglen-role = Гангстер
final_hour-investigator-ashcan_pete-role = Волоцюга
final_hour-investigator-lily_chen-role = Майстриня бойових мистецтв
final_hour-investigator-tommy_muldoon-role = Поліцейський-новачок

# The one player of a solo game, where no single investigator is asked.
final_hour-player = Гравець

final_hour-action-color_for_all_seasons = Барва на кожну пору року
final_hour-action-socialite = Душа товариства
final_hour-action-twin_45s = Парні .45 Дженні
final_hour-action-soiree = Званий вечір
final_hour-action-grand_gala = Гала-вечір
final_hour-action-obstacles = Перешкоди
final_hour-action-relays = Естафета
final_hour-action-overcome = Подолання
final_hour-action-cross_country = Крос
final_hour-action-marathon = Марафон
final_hour-action-doorkeeper = Викидайло
final_hour-action-finish_the_work = Довершити справу
final_hour-action-dynamite = Динаміт
final_hour-action-make_a_scene = Влаштувати сцену
final_hour-action-thompson = Пістолет-кулемет Томпсона
final_hour-action-end_of_the_world = Видіння кінця світу
final_hour-action-duke_to_the_rescue = Дюк поспішає на поміч
final_hour-action-versatile_instrument = Універсальний інструмент
final_hour-action-throw_a_bone = Кинути кістку
final_hour-action-prophetic_dreams = Пророчі сни
final_hour-action-meditate = Медитація
final_hour-action-empty_hand = Порожня рука
final_hour-action-calculated_force = Виважена сила
final_hour-action-pierce_the_eye = Пробити око
final_hour-action-daughter_of_prophecy = Дитя пророцтва
final_hour-action-serve_and_protect = Служити й захищати
final_hour-action-becky = Беккі
final_hour-action-police_surveillance = Поліційний нагляд
final_hour-action-high_ground = Панівна висота
final_hour-action-stand_firm = Стояти твердо

final_hour-half-top = верхній ефект
final_hour-half-bottom = нижній ефект

## Items

final_hour-item-ttka_halot = Т’тка Галот
final_hour-item-storm_lantern = Штормовий ліхтар
final_hour-item-first_aid_satchel = Санітарна сумка
final_hour-item-warding_chalk = Захисна крейда
final_hour-item-porters_keys = Ключі швейцара
final_hour-item-bone_whistle = Кістяний свисток
final_hour-item-shotgun = Двостволка
final_hour-item-star_almanac = Зоряний альманах
final_hour-item-stopped_watch = Зупинений годинник

final_hour-timing-instead-of-bottom = Замість нижнього ефекту своєї карти дії
final_hour-timing-before-action = Після відкриття своєї карти дії, перед її ефектом
final_hour-timing-after-action = Одразу після виконання своєї карти дії
final_hour-timing-after-priority = Коли розіграно останню карту пріоритету в раунді
final_hour-timing-at-reckoning = Коли лічать знамення раунду

## When items may be let pass without being asked

final_hour-occasion-after-priority = предмети після розіграшу всіх карт пріоритету
final_hour-occasion-before-action = предмети перед ефектом моєї карти дії
final_hour-occasion-after-action = предмети після моєї карти дії
final_hour-occasion-at-reckoning = предмети під час лічби знамень

## Priority cards, clues and gates

final_hour-symbol-crystal = кристал
final_hour-symbol-hourglass = пісочний годинник
final_hour-symbol-moon = місяць
final_hour-symbol-star = зірка
final_hour-symbol-cross = хрест
final_hour-symbol-key = ключ

final_hour-gate-heptagram = гептаграма
final_hour-gate-tesseract = тесеракт
final_hour-gate-trinity = трійця

final_hour-omens = { $omens ->
    [0] без знамень
    [one] { $omens } знамення
    [few] { $omens } знамення
   *[many] { $omens } знамень
}
final_hour-priority = { $number } ({ $symbol }, { final_hour-omens })

## Monsters

final_hour-monster-common_monster = { $case ->
    [acc] звичайного монстра
   *[nom] звичайний монстр
}
final_hour-monster-red_monster = { $case ->
    [acc] червоного монстра
   *[nom] червоний монстр
}
final_hour-monster-blue_monster = { $case ->
    [acc] синього монстра
   *[nom] синій монстр
}
final_hour-monster-red_killer = { $case ->
    [acc] червоного вбивцю
   *[nom] червоний убивця
}
final_hour-monster-blue_killer = { $case ->
    [acc] синього вбивцю
   *[nom] синій убивця
}
final_hour-monster-red_runner = { $case ->
    [acc] червоного бігуна
   *[nom] червоний бігун
}
final_hour-monster-blue_runner = { $case ->
    [acc] синього бігуна
   *[nom] синій бігун
}
final_hour-monster-red_destroyer = { $case ->
    [acc] червоного руйнівника
   *[nom] червоний руйнівник
}
final_hour-monster-blue_destroyer = { $case ->
    [acc] синього руйнівника
   *[nom] синій руйнівник
}
final_hour-monster-deep_one = { $case ->
    [acc] глибоководного
   *[nom] глибоководний
}
final_hour-monster-star_spawn = { $case ->
    [acc] зоряного виплодка
   *[nom] зоряний виплодок
}
final_hour-monster-chthonian = { $case ->
    [acc] хтоніанина
   *[nom] хтоніанин
}
final_hour-monster-ghoul_horde = { $case ->
    [acc] орду гулів
   *[nom] орда гулів
}

final_hour-icon-killer = убивця
final_hour-icon-runner = бігун
final_hour-icon-destroyer = руйнівник

final_hour-icon-killer-rule = Убивця: дослідник у його локації втрачає 1 пункт здоров’я.
final_hour-icon-runner-rule = Бігун: рухається за стрілкою свого кольору.
final_hour-icon-destroyer-rule = Руйнівник: пошкоджує поле, на якому стоїть.
final_hour-icon-twice = { $rule } Робить це двічі.

final_hour-colour-red = Рухається за червоними стрілками.
final_hour-colour-blue = Рухається за синіми стрілками.

final_hour-health = { $health ->
    [0] здоров’я: на 1 більше, ніж інших монстрів у його локації
    [one] { $health } пункт здоров’я
    [few] { $health } пункти здоров’я
   *[many] { $health } пунктів здоров’я
}
final_hour-monster-with-health = { $monster } ({ $health })

## The Ancient Ones

final_hour-ancient_one-cthulhu = Ктулху
final_hour-ancient_one-cthulhu-subtitle = Сплячий у Р’льєху
final_hour-ancient_one-shudde_mell = Шудде М’елл
final_hour-ancient_one-shudde_mell-subtitle = Копач із підземель
final_hour-ancient_one-umordhoth = Умордхот
final_hour-ancient_one-umordhoth-subtitle = Пожирач із глибин

final_hour-omen-rising_tide = Приплив
final_hour-omen-glimpse_rlyeh = Проблиск Р’льєха
final_hour-omen-waking_nightmare = Кошмар наяву
final_hour-omen-rlyeh_rises = Р’льєх піднімається з глибин
final_hour-omen-from_below = З-під землі
final_hour-omen-tremor = Поштовх
final_hour-omen-undermined = Підкопані підмурки
final_hour-omen-ground_gives_way = Земля йде з-під ніг
final_hour-omen-gnawing_hunger = Нестерпний голод
final_hour-omen-broken_wards = Зламані бар’єри
final_hour-omen-horde_gathers = Орда збирається

## How a card of the catalogue is put together

final_hour-rules-action_card =
    Верхній ефект: { $top }
    Нижній ефект: { $bottom }
final_hour-rules-item_card = { $timing }: { $text }
final_hour-rules-monster = { final_hour-health }. { $arrows } { $icons }
final_hour-rules-omen = { $omens } { $omen }. { $text }
final_hour-rules-omen-solo = { $omens } { $omen }. { $text } Гра наодинці: { $solo }
final_hour-range = { $least }–{ $most }:
final_hour-range-open = { $least }+:

## Prompts

final_hour-ask-play-priority = { $who }: розіграйте карту пріоритету ({ $turn } з 4)
final_hour-ask-set-aside = { $who }: оберіть карту, яку збережете для ритуалу
final_hour-ask-choose-deck = { $who }: оберіть, чия карта дії наступна
final_hour-ask-choose-place = { $who }: оберіть карту в ряду для карти «{ $action }»
final_hour-ask-choose-effect = { $who }: оберіть, що робите – «{ $source }»
final_hour-ask-choose-investigator = { $who }: «{ $source }» – оберіть, хто { $text }
final_hour-ask-choose-next-investigator = { $who }: «{ $source }» – оберіть, хто тепер { $text }
final_hour-ask-choose-location = { $who }: оберіть локацію – «{ $source }»
final_hour-ask-activate-next = { $who }: оберіть, якого монстра зараз активуєте { AT($place) }
final_hour-ask-activate-unique = { $who }: оберіть, якого монстра зараз активуєте
final_hour-ask-killer-victim = { $who }: оберіть, кого ранить { $monster }
final_hour-ask-attack-where = { $who }: оберіть, де атакуєте ({ $left ->
    [one] { $left } пункт
    [few] { $left } пункти
   *[many] { $left } пунктів
} шкоди)
final_hour-ask-attack = { $who }: оберіть, кого знищуєте { AT($place) }; { $left ->
    [one] лишився { $left } пункт
    [few] лишилося { $left } пункти
   *[many] лишилося { $left } пунктів
} шкоди
final_hour-ask-destroy = { $who }: оберіть монстрів, яких знищуєте { AT($place) }; лишилося: { $left }
final_hour-ask-move = { $who }: оберіть, куди йдете (лишилося рухів: { $left })
final_hour-ask-move-monster = { $who }: оберіть монстра, якого { $way ->
    [out] виганяєте { FROM($place) }
   *[in] заманюєте { TO($place) }
} (щонайбільше { $left })
final_hour-ask-move-monster-where = { $who }: оберіть, куди йде { $monster }
final_hour-ask-damage-under = { $who }: { AT($place) } немає вільного поля; оберіть монстра, чиє поле буде пошкоджено
final_hour-ask-place-seal = { $who }: оберіть шляхи, на яких ставите бар’єри (лишилося: { $left })
final_hour-ask-remove-seal = { $who }: оберіть бар’єр, який зникає з ігрового поля
final_hour-ask-use-item = { $who }: зараз можна скористатися предметом
final_hour-ask-discard-priority = { $who }: оберіть карту пріоритету, яку скидаєте
final_hour-ask-replace-in-row = { $who }: оберіть карту в ряду, яку замінить карта { $card }
final_hour-ask-foresee-discard = { $who }: оберіть, які з переглянутих карт скинути
final_hour-ask-foresee-order = { $who }: оберіть порядок карт на колоді, починаючи з верхньої
final_hour-ask-exchange-played = { $who }: оберіть розіграну карту, яку обмінюєте
final_hour-ask-ready-for-ritual = { $who }: чи вже час повернути ритуал навспак?
final_hour-ask-lay-cards = { $who }: оберіть карту, яка лишається на руці; решта піде на ритуал

## Options

final_hour-option-play = Розіграти карту { $card }: { $half ->
    [top] верхній ефект карти «{ $action }»
    [bottom] нижній ефект карти «{ $action }»
   *[open] верхній ефект карти «{ $action }», якщо не { $lower ->
        [one] трапиться карта з меншим номером
        [few] трапляться { $lower } карти з меншими номерами
       *[many] трапиться { $lower } карт із меншими номерами
    }
}
final_hour-option-set-aside = Зберегти карту { $card }
final_hour-option-deck = { $who }: відкрити верхню карту дії (лишилося в цьому раунді: { $left })
final_hour-option-onto = На карту { $card }: { $half ->
    [top] верхній ефект
   *[bottom] нижній ефект
}
final_hour-option-effect = { $text }
final_hour-option-investigator = { $who } – { $place }, здоров’я: { $health }
final_hour-option-location = { $place }{ $has ->
    [0] {""}
   *[other] : { $contents }
}
final_hour-option-activate = Активувати { $target } ({ final_hour-health }) { AT($place) }: { $then }
final_hour-option-victim = { $who } втрачає 1 пункт здоров’я { $left ->
    [0] і гине: гру програно
   *[other] (лишиться: { $left })
}
final_hour-option-attack = Атакувати { AT($place) }: { $monsters }
final_hour-option-destroy = Знищити { $target } ({ final_hour-health })
final_hour-option-destroy-damage = Знищити { $target } ({ final_hour-health }, { $left ->
    [one] лишиться { $left } пункт
    [few] лишиться { $left } пункти
   *[many] лишиться { $left } пунктів
} шкоди)
final_hour-option-move = Іти { TO($place) }{ $has ->
    [0] {""}
   *[other] : { $contents }
}
final_hour-option-lure = { $way ->
    [out] Пересунути { $target } ({ final_hour-health })
   *[in] Пересунути { $target } ({ final_hour-health }) { FROM($place) }: { $then }
}
final_hour-option-towards = { TO($place) }: { $then }
final_hour-option-under = Пошкодити поле, на якому стоїть { $monster } ({ final_hour-health }): { $then }
final_hour-option-seal = Поставити бар’єр на шляху { $path }
final_hour-option-remove-seal = Прибрати бар’єр зі шляху { $path }, { $side }
final_hour-option-use = Скористатися предметом «{ $item }»: { $timing ->
    [instead-of-bottom] нижній ефект не виконується
   *[other] { $text }
}
final_hour-option-discard = Скинути карту { $card }
final_hour-option-on-top = { $card }
final_hour-option-replace = Замінити карту { $card }: { $half ->
    [top] верхній ефект
   *[bottom] нижній ефект
}
final_hour-option-exchange = Обміняти карту { $card } на карту { $new }
final_hour-option-exchange-deck = Обміняти карту { $card } на верхню карту колоди
final_hour-option-keep-back = Залишити собі карту { $card }
final_hour-option-lay-all = Викласти всі карти
final_hour-option-ready = Уже час
final_hour-option-not-yet = Ще ні
final_hour-option-pass = { $prompt ->
    [use-item] Не користуватися предметом
    [replace-in-row] Скинути карту { $card }
   *[other] Пропустити
}
final_hour-option-done = { $prompt ->
    [move] Лишитися { AT($place) }
    [attack] { $taken ->
        [0] Нікого не знищувати
       *[other] Більше нікого не знищувати
    }
    [destroy] { $taken ->
        [0] Нікого не знищувати
       *[other] Більше нікого не знищувати
    }
    [move-monster] { $taken ->
        [0] Не пересувати монстрів
       *[other] Більше не пересувати монстрів
    }
    [place-seal] Закінчити з бар’єрами
    [foresee-discard] { $taken ->
        [0] Нічого не скидати
       *[other] Більше нічого не скидати
    }
   *[other] Більше нічого
}

## What a place holds, and what a monster would do

final_hour-holds-ritual = місце ритуалу
final_hour-holds-gate = брама ({ $count })
final_hour-holds-monsters = { $count ->
    [one] { $count } монстр
    [few] { $count } монстри
   *[many] { $count } монстрів
}
final_hour-holds-clue = здогадка
final_hour-holds-damage = { $count ->
    [one] { $count } пошкодження
    [few] { $count } пошкодження
   *[many] { $count } пошкоджень
}

final_hour-then-moved = іде { TO($place) }
final_hour-then-arrives = стає на вільне поле
final_hour-then-stopped-by-seal = гине на бар’єрі на шляху { $path }
final_hour-then-driven-to-ritual = потрапляє просто до місця ритуалу
final_hour-then-damaged-by = пошкоджує своє поле
final_hour-then-stays = лишається на місці
final_hour-then-strikes = дослідник у цій локації втрачає 1 пункт здоров’я
final_hour-then-strikes-nobody = нікого там не застає
final_hour-then-overrun = у місці ритуалу бракує полів, і гру програно
final_hour-then-again = { $what } ({ $times ->
    [2] двічі
    [few] { $times } рази
   *[many] { $times } разів
})

## Confirming several things at once

final_hour-confirm-attack = { $count ->
    [0] Нікого не знищувати
   *[other] Знищити: { $things }
}
final_hour-confirm-destroy = { $count ->
    [0] Нікого не знищувати
   *[other] Знищити: { $things }
}
final_hour-confirm-place-seal = { $count ->
    [0] Не ставити бар’єрів
   *[other] Поставити бар’єри: { $things }
}
final_hour-confirm-foresee-discard = { $count ->
    [0] Нічого не скидати
   *[other] Скинути: { $things }
}
final_hour-confirm-foresee-order = Згори донизу: { $things }

## The log

final_hour-log-round = Раунд { $amount }
final_hour-log-drew-action = { $who } добирає карту дії «{ $action }».
final_hour-log-played = { $who } розігрує карту { $card }.
final_hour-log-played-face-down = { $who } розігрує карту пріоритету долілиць.
final_hour-log-drew = { $who } добирає карту пріоритету.
final_hour-log-drew-card = Добрано карту { $card }.
final_hour-log-revealed = { $who } виконує карту «{ $action }»: { $half }.
final_hour-log-actions-reshuffled = { $who } тасує нову колоду карт дій.
final_hour-log-priority-reshuffled = Скинуті карти пріоритету тасують у нову колоду.
final_hour-log-discarded-priority = { $who } скидає карту { $card }.
final_hour-log-row-drawn = Добрано: { $cards }.
final_hour-log-set-aside = Для ритуалу збережено: { $card }.
final_hour-log-row-laid = Ряд: { $cards }.
final_hour-log-turned-up-action = { $who } відкриває карту «{ $action }».
final_hour-log-turned-up = Відкрито: { $card }.
final_hour-log-replaced-in-row = Карта { $card } стає на місце карти { $old }.
final_hour-log-looked = { $who } переглядає { $amount ->
    [one] { $amount } верхню карту
    [few] { $amount } верхні карти
   *[many] { $amount } верхніх карт
} колоди карт пріоритету.
final_hour-log-saw-cards = Згори вниз: { $cards }.
final_hour-log-discarded-from-deck = З колоди карт пріоритету скинуто: { $card }.
final_hour-log-exchanged-played = Карта { $card } заступає розіграну карту { $old }.
final_hour-log-omens-added = Карту { $card } скинуто; її знамення рахуються в цій розплаті.
final_hour-log-omens-lowered = Знамень у цьому раунді меншає на { $amount }.
final_hour-log-stashed = Карта пріоритету лежить долілиць на аркуші до наступної розплати.
final_hour-log-face-down-next = Наступного раунду карти пріоритету розігрують долілиць.
final_hour-log-walked = { $who } іде { TO($place) }.
final_hour-log-spawned = { AT($place) } з’являється { $monster }.
final_hour-log-none-left = Жетонів не лишилося: { $monster }.
final_hour-log-cup-refilled = Знищені монстри повертаються до запасу монстрів.
final_hour-log-moved = { $monster } іде { TO($place) }.
final_hour-log-no-room = { $monster } не вміщається { AT($place) }.
final_hour-log-driven-to-ritual = { $monster } не знаходить дорогою вільного поля й потрапляє просто до місця ритуалу.
final_hour-log-stopped-by-seal = Бар’єр на шляху { $path } знищує { $target }.
final_hour-log-destroyed = { AT($place) } { $who } знищує { $target }.
final_hour-log-damaged = { AT($place) } пошкоджено одне поле.
final_hour-log-damaged-by = { AT($place) } { $monster } пошкоджує одне поле.
final_hour-log-repaired = { AT($place) } відремонтовано { $amount ->
    [one] { $amount } поле
    [few] { $amount } поля
   *[many] { $amount } полів
}.
final_hour-log-sealed = { $who } ставить бар’єр на шляху { $path }.
final_hour-log-seal-removed = Бар’єр на шляху { $path } зникає.
final_hour-log-struck = { $monster } атакує: { final_hour-log-lost-health }
final_hour-log-lost-health = { $who } втрачає { $amount ->
    [one] { $amount } пункт
    [few] { $amount } пункти
   *[many] { $amount } пунктів
} здоров’я.
final_hour-log-recovered = { $who } відновлює { $amount ->
    [one] { $amount } пункт
    [few] { $amount } пункти
   *[many] { $amount } пунктів
} здоров’я.
final_hour-log-fallen = { $who } гине.
final_hour-log-overrun = У місці ритуалу не лишилося вільного поля ({ $monster }): його захопили монстри.
final_hour-log-overrun-by-damage = У місці ритуалу не лишилося поля, яке можна пошкодити: гру програно.
final_hour-log-found-nothing = { $who } обшукує { ACC($place) }: здогадки там уже немає.
final_hour-log-found-clue = { $who } обшукує { ACC($place) } і знаходить здогадку: { $symbol }.
final_hour-log-found-item = { $who } знаходить ключ і бере предмет «{ $item }».
final_hour-log-used-item = { $who } користується предметом «{ $item }».
final_hour-log-effect-skipped = { $who } не виконує нижнього ефекту.
final_hour-log-reckoning = Розплата: { final_hour-omens } (карти { $numbers }).
final_hour-log-no-omens = Без знамень: нічого не стається.
final_hour-log-omen = { $ancient_one }: { $omen }.
final_hour-log-gate = Брама «{ $gate }» { AT($place) } росте: тепер на ній { $amount ->
    [one] { $amount } жетон
    [few] { $amount } жетони
   *[many] { $amount } жетонів
}.
final_hour-log-lead = { GENDER($who) ->
    [f] Провідною дослідницею
   *[m] Провідним дослідником
} стає { $who }.
final_hour-log-said-ready = { $who }: уже час для ритуалу.
final_hour-log-said-not-yet = { $who }: ще ні.
final_hour-log-laid = { $who } викладає карти для ритуалу.
final_hour-log-ritual-cards = Викладено для ритуалу: { $cards }.
final_hour-log-ritual-clues = Таємні здогадки: { $symbols }.
final_hour-log-ritual-matches = Збіглося символів: { $amount }, потрібно: { $needed }.

## The end

final_hour-stakes-success = Ритуал повернуто навспак, і всі перемагають.
final_hour-stakes-failure = Спробу не можна повторити: усі програють.
final_hour-outcome-reversed = Ритуал повернуто навспак
final_hour-outcome-failed = Ритуал не вдалося повернути навспак
final_hour-outcome-fallen = Хтось із дослідників загинув
final_hour-outcome-overrun = Місце ритуалу захопили монстри

final_hour-ending-reversed = Ви правильно прочитали знаки: ритуал тече назад, брами гаснуть, і Аркгем прокидається звичайного ранку. Перемога!
final_hour-ending-failed = Замало ваших символів збіглося з таємними здогадками. Ритуал завершено, і розповісти про це вже нікому. Поразка.
final_hour-ending-fallen = Хтось із вас лежить на холодній землі, а решті самим не вистояти. Поразка.
final_hour-ending-overrun = У місці ритуалу самі монстри, і пробитися туди вже годі. Поразка.

## The steps of a round, in short

final_hour-progress-1 = Карти
final_hour-progress-2 = Дії
final_hour-progress-3 = Розплата
final_hour-progress-4 = Брама
final_hour-progress-5 = Ритуал?

## The chart: procedures and their steps

final_hour-procedure-Round = Раунд
final_hour-step-Round-begin = початок раунду
final_hour-step-Round-1 = фаза дій
final_hour-step-Round-1-2 = фаза дій
final_hour-step-Round-2 = фаза дій
final_hour-step-Round-3 = фаза Прадавнього
final_hour-step-Round-4 = фаза Прадавнього
final_hour-step-Round-5 = фаза Прадавнього, 5. передача жетона провідного дослідника
final_hour-step-Round-ritual = чи повернути ритуал навспак?
final_hour-step-Round-again = наступний раунд

final_hour-procedure-PlayingPriorityCards = 1. Розіграш карт пріоритету
final_hour-step-PlayingPriorityCards-1_a = погляньте на карту дії
final_hour-step-PlayingPriorityCards-1_b = розіграйте карту пріоритету
final_hour-step-PlayingPriorityCards-1_c = доберіть карту пріоритету
final_hour-step-PlayingPriorityCards-1_d = відкрийте розігране долілиць

final_hour-procedure-LayingTheRow = 1. Викладання ряду
final_hour-step-LayingTheRow-1_a = доберіть п’ять карт пріоритету
final_hour-step-LayingTheRow-1_b = збережіть одну для ритуалу
final_hour-step-LayingTheRow-1_c = викладіть ряд

final_hour-procedure-ItemsAfterPriority = Предмети перед картами дій
final_hour-step-ItemsAfterPriority-items = власники в порядку гравців

final_hour-procedure-ResolvingActionCards = 2. Виконання карт дій
final_hour-step-ResolvingActionCards-2 = карта з найменшим номером

final_hour-procedure-ResolvingBesideTheRow = 2. Виконання карт дій
final_hour-step-ResolvingBesideTheRow-2_a = карта з однієї з колод
final_hour-step-ResolvingBesideTheRow-2_b = її місце в ряду
final_hour-step-ResolvingBesideTheRow-2_c = скиньте карти дій

final_hour-procedure-ResolvingCard = Карта дії
final_hour-step-ResolvingCard-reveal = відкрийте її
final_hour-step-ResolvingCard-before = предмети перед її ефектом
final_hour-step-ResolvingCard-effect = виконайте її ефект
final_hour-step-ResolvingCard-discard = скиньте її
final_hour-step-ResolvingCard-after = предмети після неї

final_hour-procedure-Reckoning = 3. Розплата
final_hour-step-Reckoning-3_a = скиньте карти й полічіть знамення
final_hour-step-Reckoning-3_b = предмети, що змінюють лік знамень
final_hour-step-Reckoning-3_c = виконайте знамення

final_hour-procedure-Gate = 4. Брама
final_hour-step-Gate-4_a = відкрийте жетон брами
final_hour-step-Gate-4_b = викладіть монстрів

final_hour-procedure-ProposingRitual = Кінець раунду
final_hour-step-ProposingRitual-ready = чи вже час для ритуалу?
final_hour-step-ProposingRitual-begin = спроба повернути ритуал навспак

final_hour-procedure-ReversingRitual = Повернення ритуалу навспак
final_hour-step-ReversingRitual-1 = викладіть карти
final_hour-step-ReversingRitual-1_b = відкрийте карти
final_hour-step-ReversingRitual-2 = відкрийте таємні здогадки
final_hour-step-ReversingRitual-3 = полічіть збіги

final_hour-procedure-UsingItems = Предмети
final_hour-step-UsingItems-use = скористайтеся предметом

final_hour-procedure-Moving = Рух
final_hour-step-Moving-move = оберіть, куди

final_hour-procedure-Attacking = Атака
final_hour-step-Attacking-where = оберіть локацію
final_hour-step-Attacking-split = розподіліть шкоду
final_hour-step-Attacking-destroy = знищте монстрів

final_hour-procedure-Destroying = Знищення монстрів
final_hour-step-Destroying-choose = оберіть монстрів
final_hour-step-Destroying-destroy = знищте їх

final_hour-procedure-PlacingSeals = Бар’єр на шляху
final_hour-step-PlacingSeals-place = оберіть шлях

final_hour-procedure-RemovingSeal = Прибирання бар’єра
final_hour-step-RemovingSeal-remove = оберіть бар’єр

final_hour-procedure-DamagingLocation = Пошкодження локації
final_hour-step-DamagingLocation-free = спершу вільні поля
final_hour-step-DamagingLocation-under = поле монстра

final_hour-procedure-MovingMonsters = Пересування монстрів
final_hour-step-MovingMonsters-which = оберіть монстра
final_hour-step-MovingMonsters-where = оберіть, куди

final_hour-procedure-ActivatingLocations = Активація монстрів
final_hour-step-ActivatingLocations-find = знайдіть наступного монстра
final_hour-step-ActivatingLocations-next = оберіть наступного монстра

final_hour-procedure-ActivatingMonsters = Активація унікальних монстрів
final_hour-step-ActivatingMonsters-next = оберіть наступного монстра

final_hour-procedure-Activating = Символи монстра
final_hour-step-Activating-icon = оберіть жертву
final_hour-step-Activating-act = рух або пошкодження

final_hour-procedure-OneInvestigator = Один дослідник
final_hour-step-OneInvestigator-who = оберіть, хто

final_hour-procedure-InTurn = Дослідники в порядку гравців
final_hour-step-InTurn-next = хто наступний

final_hour-procedure-OneLocation = Одна локація
final_hour-step-OneLocation-where = оберіть, де

final_hour-procedure-AtEach = Локація за локацією
final_hour-step-AtEach-next = наступна локація

final_hour-procedure-Cycling = Обмін карти пріоритету
final_hour-step-Cycling-draw = доберіть карту
final_hour-step-Cycling-discard = скиньте карту

final_hour-procedure-CyclingRow = Заміна карти в ряду
final_hour-step-CyclingRow-draw = відкрийте карту
final_hour-step-CyclingRow-replace = оберіть, що вона замінить

final_hour-procedure-Foreseeing = Перегляд колоди карт пріоритету
final_hour-step-Foreseeing-look = перегляньте верхні карти
final_hour-step-Foreseeing-discard = оберіть, що скинути
final_hour-step-Foreseeing-drop = скиньте обрані карти
final_hour-step-Foreseeing-order = оберіть порядок
final_hour-step-Foreseeing-put_back = поверніть карти на колоду

final_hour-procedure-ExchangingPlayed = Обмін розіграної карти
final_hour-step-ExchangingPlayed-refill = перетасуйте нову колоду, якщо ця скінчилася
final_hour-step-ExchangingPlayed-exchange = оберіть карти

final_hour-procedure-Doing = Ефект за ефектом
final_hour-step-Doing-each = наступний ефект

final_hour-procedure-Choosing = Вибір ефекту
final_hour-step-Choosing-choose = оберіть
