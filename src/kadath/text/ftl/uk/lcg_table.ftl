### Arkham Horror: The Card Game at the table: prompts, options, log lines, the chart of its steps.
###
### Names of people, enemies and locations are declined (GEN, AT, TO and the like ask for a form); other
### cards stand in quotation marks. Log lines are told in the present tense, which needs no gender.

## The game and its setting up

lcg-title = Жах Аркгема: карткова гра

lcg-setup-seats = Гравці
lcg-setup-scenario = Сценарій
lcg-setup-difficulty = Рівень складності
lcg-setup-investigators = Дослідники
lcg-setup-lead = Провідний дослідник

lcg-investigator-random = навмання

lcg-difficulty-easy = легкий
lcg-difficulty-standard = середній
lcg-difficulty-hard = важкий
lcg-difficulty-expert = надважкий

lcg-set-core = базовий набір
lcg-home-made = саморобна: { $set }
lcg-unique = унікальна карта
lcg-kind-investigator = дослідник
lcg-kind-investigator-woman = дослідниця
lcg-kind-asset = здобуток
lcg-kind-event = подія
lcg-kind-skill = вміння
lcg-kind-weakness = слабкість
lcg-kind-scenario = пам’ятка сценарію
lcg-kind-agenda = загроза
lcg-kind-act = справа
lcg-kind-location = локація
lcg-kind-enemy = ворог
lcg-kind-treachery = підступність
lcg-kind-story_asset = сюжетний здобуток

lcg-phase-mythos = фаза Міфу
lcg-phase-investigation = фаза дослідників
lcg-phase-enemy = фаза ворогів
lcg-phase-upkeep = фаза відновлення
lcg-progress-mythos = Міф
lcg-progress-investigation = Дослідники
lcg-progress-enemy = Вороги
lcg-progress-upkeep = Відновлення
lcg-progress-interlude = Між сценаріями

lcg-token-skull = череп
lcg-token-cultist = культист
lcg-token-tablet = табличка
lcg-token-elder-thing = прадавня істота
lcg-token-auto-fail = автоматичний провал
lcg-token-elder-sign = знак Прадавніх

## How things are called within a sentence

lcg-titled = { $type ->
   *[other] «{ $name }»
}
lcg-unknown-card = невідома карта
lcg-encounter-deck = колода контактів
lcg-nowhere = поза грою
lcg-skill-value = { $skill } { $value }
lcg-printed-value = { $stat ->
    [level] рівень
    [cost] ціна
    [fight] сила
    [health] здоров’я
    [sanity] розум
    [evade] спритність
    [damage] рани
    [horror] жах
    [shroud] морок
    [clues] здогадки
   *[doom] приреченість
} { $value }{ $each ->
    [yes] {" "}за дослідника
   *[no] {""}
}
lcg-damages = { $damage ->
    [one] { $case ->
        [acc] { $damage } рану
       *[nom] { $damage } рана
    }
    [few] { $damage } рани
   *[many] { $damage } ран
}
lcg-horrors = { $horror ->
    [one] { $horror } жах
    [few] { $horror } жахи
   *[many] { $horror } жахів
}
lcg-harm = { $damages } і { $horrors }
# In the accusative.
lcg-clue-count = { $clues ->
    [0] 0 здогадок
    [one] { $clues } здогадку
    [few] { $clues } здогадки
   *[many] { $clues } здогадок
}
lcg-left = { $stat ->
    [health] здоров’я { $left }
   *[sanity] розум { $left }
}
lcg-holds-unrevealed = закрита локація
lcg-holds-clues = здогадок: { $clues }

## Prompts

lcg-ask-mulligan = { $who }: оберіть стартові карти для заміни{ $chosen ->
    [0] {""}
   *[other] {" "}(поки що: { $chosen })
}
lcg-ask-choose-turn = { $who }: оберіть, чий хід наступний
lcg-ask-take-action = { $who }: { $left ->
    [0] виконайте додаткову дію
   *[other] виконайте дію (лишилося: { $left })
}
lcg-ask-react = { $who }: { $time ->
    [free] ви можете щось зробити в цьому вікні гравця
    [test] ви можете щось зробити в цьому вікні гравця під час { $own ->
        [yes] своєї перевірки
       *[no] перевірки, яку проходить { $tester }
    } ({ $skill }: поки що { $total } за складності { $difficulty })
    [after] ви можете зреагувати ({ $what })
   *[other] ви можете зреагувати на те, що має статися ({ $what })
}
lcg-ask-order-forced = { $who }: оберіть, яку примусову властивість розіграти наступною ({ $what })
lcg-ask-gather = { $who }: { $verb ->
    [assign] розподіліть { $harm }
    [spawn] оберіть, де розмістити { ACC($card) }
    [make-room] оберіть, що скинути, щоб звільнити місце для карти { $card }
    [engage] оберіть, з ким вступає в бій { NOM($card) }
    [disengage] припинити битися?
   *[move] оберіть, куди йдете
}
lcg-ask-choose-effect = { $who }: оберіть, що станеться – { $source }
lcg-ask-choose-target = { $who }: оберіть ціль – { $source }: { $text }
lcg-ask-choose-skill = { $who }: оберіть уміння для перевірки
lcg-ask-commit = { $who }: додайте карти до { $own ->
    [yes] своєї перевірки
   *[no] перевірки, яку проходить { $tester }
} ({ $skill }: поки що { $total } за складності { $difficulty }) – { NOM($about) }
lcg-ask-choose-token = { $who }: оберіть жетон хаосу, який розіграєте; решта ігнорується
lcg-ask-order-results = { $who }: оберіть, який результат перевірки застосувати наступним
lcg-ask-order-discards = { $who }: оберіть, у якому порядку додані карти підуть у ваш відбій
lcg-ask-choose-attacker = { $who }: оберіть, який ворог атакує наступним{ $phase ->
    [opportunity] {" "}(атаки на випередження)
   *[enemy] {""}
}
lcg-ask-choose-attacked = { $who }: оберіть, кого тепер атакує { NOM($enemy) }
lcg-ask-choose-mover = { $who }: оберіть, який ворог переміститься наступним
lcg-ask-move-hunter = { $who }: оберіть, куди переміщується { NOM($enemy) }
lcg-ask-choose-lead = { $who }: оберіть нового провідного дослідника
lcg-ask-choose-ending = { $who }: вони полягли разом – оберіть, як завершиться сценарій
lcg-ask-contribute-clues = { $who }: скільки здогадок ви даєте? Ще потрібно: { $clues } – { $source }
lcg-ask-discard-from-hand = { $who }: { $down ->
    [yes] на руці можна мати не більше ніж { $most } { $most ->
        [one] карту
        [few] карти
       *[many] карт
    }; оберіть, що скинете (ще { $cards })
   *[no] оберіть карти, які скинете з руки (ще { $cards })
}
lcg-ask-make-room = { $who }: оберіть, що скинути, бо у ваших слотах бракує місця
lcg-ask-search = { $who }: оберіть одну зі знайдених карт – { $source }
lcg-ask-put-back = { $who }: оберіть порядок цих карт, починаючи з верхньої, на верху { $deck ->
    [encounter] колоди контактів
   *[own] колоди
}

## Options

lcg-dearer = { $text } – коштує на { $more ->
    [one] { $more } дію
    [few] { $more } дії
   *[many] { $more } дій
} більше
lcg-tested = { $text } – з перевіркою: { NOM($card) }
lcg-provokes = { $text } – { lcg-provoking }
lcg-provoking = { $count ->
    [1] провокує атаку
   *[other] провокує атаки
}: { NOM($enemies) }
lcg-without-action = { $text } – без витрати дії
lcg-of-somebody = { $who }: { $text }

lcg-option-investigate = Дослідити { ACC($place) } (складність { $difficulty }, здогадок: { $clues })
lcg-brief-investigate = Дослідити { ACC($place) } ▒{ $difficulty } ◆{ $clues }
lcg-option-move = Переміститися { TO($card) }{ $has ->
    [0] {""}
   *[other] {" "}({ $contents })
}
lcg-option-draw = Взяти карту
lcg-option-resource = Отримати 1 ресурс
lcg-option-fight = Атакувати { ACC($card) } (складність { $difficulty }, залишок здоров’я { $health })
lcg-brief-fight = Атакувати { ACC($card) } ⚔{ $difficulty } ♥{ $health }
lcg-option-evade = Утекти від { GEN($card) } (складність { $difficulty })
lcg-brief-evade = Утекти від { GEN($card) } ↯{ $difficulty }
lcg-option-engage = { $by ->
    [you] Вступити в бій з { INS($card) }
   *[enemy] { NOM($card) } вступає в бій з { INS($who) }
}
lcg-option-play = Зіграти карту { $card } (ціна { $cost }){ $more ->
    [0] {""}
   *[other] {" "}– стосується: { $to }
}
lcg-option-activate = { $card }: { $text }
lcg-option-use = { $card }: { $text }
lcg-option-react = { $card }{ $more ->
    [0] {""}
   *[other] {" "}– стосується: { $to }
}: { $text }
lcg-option-forced = { $card }{ $more ->
    [0] {""}
   *[other] {" "}– стосується: { $to }
}: { $text }
lcg-option-advance = Просунути справу { $card }: спільно витратити { lcg-clue-count }
lcg-option-contribute = Дати { lcg-clue-count } (лишається: { $left })
lcg-option-refuse = Відмовитися й нічого не витрачати
lcg-option-mulligan = Замінити карту { $card }
lcg-option-commit = Додати карту { $card } (+{ $icons })
lcg-option-discard = Скинути карту { $card }
lcg-option-find = Узяти карту { $card }
lcg-option-put-back = { $card }
lcg-option-make-room = Скинути з гри карту { $card }
lcg-option-spawn = Розмістити { AT($card) }{ $has ->
    [0] {""}
   *[other] {" "}({ $contents })
}
lcg-option-choose = { NOM($card) }{ $has ->
    [0] {""}
   *[other] {" "}({ $contents })
}
lcg-option-assign = { $kind ->
    [damage] 1 рана: { NOM($card) }, залишок здоров’я { $left }
   *[horror] 1 жах: { NOM($card) }, залишок розуму { $left }
}
lcg-option-attacker = Атакує { NOM($card) }: { $harm }
lcg-option-attacked = Ціль атаки – { $card }
lcg-option-mover = Тепер переміщується { NOM($card) }
lcg-option-hunt = { NOM($card) } переміщується { TO($place) }
lcg-option-turn = Далі ходить { $card }
lcg-option-lead = { GENDER($card) ->
    [f] Провідною дослідницею
   *[m] Провідним дослідником
} стає { $card }
lcg-option-no-resolution = Розв’язки не досягнуто
lcg-option-skill = Перевірити вміння: { $skill } ({ $value })
lcg-option-resolve = Розіграти жетон: { $token }
lcg-option-effect = { $text }
lcg-deed = { $deed } (розв’язка { $number })
lcg-option-result = { $card }: { $text }
lcg-option-disengage = Припинити битися з ворогами
lcg-option-pass = { $prompt ->
    [react] Нічого зараз не робити
    [disengage] Лишитися в бою
    [move] Лишитися тут
   *[other] Пропустити
}
lcg-option-done = { $prompt ->
    [mulligan] { $taken ->
        [0] Залишити всі карти
       *[other] Більше нічого не замінювати
    }
    [commit] { $taken ->
        [0] Нічого не додавати
       *[other] Більше нічого не додавати
    }
    [take-action] Завершити хід{ $left ->
        [0] {""}
        [one] {" "}(пропадає { $left } дія)
        [few] {" "}(пропадають { $left } дії)
       *[many] {" "}(пропадає { $left } дій)
    }
   *[other] Більше нічого
}

## What windows are about

lcg-happening-Damaged = { NOM($card) } отримує { $harm }
lcg-happening-Taken = { $who } отримує { $harm }
lcg-happening-Defeated = { $sort ->
    [asset] карту { $card } переможено
   *[other] { ACC($card) } переможено
}
lcg-happening-Attacked = { NOM($enemy) } атакує { ACC($who) }: { $harm }
lcg-happening-Engaged = { NOM($enemy) } вступає в бій з { INS($who) }
lcg-happening-Evaded = { $who } втікає від { GEN($enemy) }
lcg-happening-Disengaged = { $who } припиняє битися з { INS($enemy) }
lcg-happening-Moved = { NOM($mover) } переміщується { TO($destination) }
lcg-happening-EnteredPlay = { NOM($card) } { GENDER($card) ->
    [pl] входять
   *[m] входить
} у гру
lcg-happening-LeftPlay = { NOM($card) } виходить із гри
lcg-happening-Spawned = { ACC($enemy) } розміщено
lcg-happening-Revealing = { $who } витягує жетон хаосу
lcg-happening-TokenRevealed = { $who } витягує жетон хаосу: { $token }
lcg-happening-Failed = { $who } провалює перевірку{ $by ->
    [0] {""}
   *[other] , бракує { $by }
}
lcg-happening-Succeeded = { $who } успішно проходить перевірку{ $by ->
    [0] {""}
   *[other] {" "}із запасом { $by }
}
lcg-happening-Drawn = { $who } бере карту { $card }
lcg-happening-Played = { $who } грає карту { $card }
lcg-happening-Discovered = { $who } знаходить { lcg-clue-count } { AT($location) }
lcg-happening-CluesSpent = { $who } витрачає здогадки
lcg-happening-Investigated = { $who } досліджує { ACC($location) }
lcg-happening-PhaseBegan = починається { $phase }
lcg-happening-PhaseEnded = завершується { $phase }
lcg-happening-TurnBegan = { $who } починає хід
lcg-happening-TurnEnded = { $who } завершує хід
lcg-happening-RoundEnded = завершується раунд
lcg-happening-GameEnded = { $who } завершує гру
lcg-happening-Resigned = { $who } відступає
lcg-happening-Advanced = просувається: { $card }
lcg-happening-ControlTaken = { $who } відтепер розпоряджається картою { $card }

## Confirming several things at once

lcg-confirm-mulligan = { $count ->
    [0] Залишити цю руку
   *[other] Замінити: { $things }
}
lcg-confirm-commit = { $count ->
    [0] Нічого не додавати
   *[other] Додати: { $things }
}
lcg-confirm-gather = Розподілити – { $things }
lcg-assigned = { NOM($card) }: { $harm }
lcg-confirm-discard-from-hand = Скинути: { $things }
lcg-confirm-order-discards = Скинути в такому порядку: { $things }
lcg-confirm-put-back = Згори донизу: { $things }

## What hangs on a skill test

lcg-stakes-clues = ви знаходите { lcg-clue-count }
lcg-stakes-hits = { NOM($card) } отримує { $harm }
lcg-stakes-evaded = { ACC($card) } задіяно, і бій припинено
lcg-stakes-retaliates = { NOM($card) } атакує { ACC($who) } у відповідь
lcg-stakes-nothing = { $kind ->
    [test] нічого не стається
   *[other] ви нічого не здобуваєте, а дію витрачено
}

## The log

lcg-log-prologue = { $text }
lcg-log-introduction = { $scenario }. { $text }
lcg-log-round = Раунд { $number }
lcg-log-turn = { $who } починає хід.
lcg-log-mulligan = { $who } замінює { $cards ->
    [one] { $cards } стартову карту
    [few] { $cards } стартові карти
   *[many] { $cards } стартових карт
}.
lcg-log-drew = { $who } бере карту { $card }.
lcg-log-drew-encounter = { $who } бере карту контакту { $card }.
lcg-log-found = { $who } знаходить і бере карту { $card }.
lcg-log-added-to-hand = { $who } бере на руку карту { $card }.
lcg-log-shown = Карту { $card } показано всім.
lcg-log-played = { $who } грає карту { $card }.
lcg-log-uses = { $sort ->
    [investigator] { $card } використовує свою властивість.
   *[other] { $by ->
        [somebody] { $who } використовує властивість карти { $card }.
       *[nobody] Спрацьовує властивість карти { $card }.
    }
}
lcg-log-put-into-play = { NOM($card) } { GENDER($card) ->
    [pl] входять
   *[m] входить
} у гру.
lcg-log-attached = Карту { $card } приєднано до { GEN($location) }.
lcg-log-discarded = { $by ->
    [somebody] { $who } скидає карту { $card }.
   *[nobody] Карту { $card } скинуто.
}
lcg-log-shuffled-in = { NOM($card) } повертається до колоди контактів.
lcg-log-moved = { NOM($card) } переміщується { TO($destination) }.
lcg-log-revealed = Відкрито { ACC($card) }; здогадок: { $clues }.
lcg-log-spawned = { NOM($card) } з’являється { AT($location) }.
lcg-log-engaged = { NOM($card) } вступає в бій з { INS($who) }.
lcg-log-disengaged = { $who } припиняє битися з { INS($card) }.
lcg-log-evaded = { $who } втікає від { GEN($card) }.
lcg-log-attacked = { NOM($card) } атакує { ACC($who) }.
lcg-log-damaged = { NOM($card) } отримує { $harm }.
lcg-log-healed = { DAT($card) } вилікувано { $harm }.
lcg-log-gained = { $who } отримує { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурси
   *[many] { $resources } ресурсів
}.
lcg-log-lost = { $resources ->
    [0] { $who } не має ресурсів, які можна втратити.
    [one] { $who } втрачає { $resources } ресурс.
    [few] { $who } втрачає { $resources } ресурси.
   *[many] { $who } втрачає { $resources } ресурсів.
}
lcg-log-defeated = { $sort ->
    [asset] Карту { $card } переможено.
   *[other] { ACC($card) } переможено.
}
lcg-log-trauma = { $who } отримує { $physical ->
    [0] { lcg-mental-trauma-count }
   *[other] { $mental ->
        [0] { lcg-physical-trauma-count }
       *[other] { lcg-physical-trauma-count } і { lcg-mental-trauma-count }
    }
}.
lcg-physical-trauma-count = { $physical ->
    [one] { $physical } фізичну травму
    [few] { $physical } фізичні травми
   *[many] { $physical } фізичних травм
}
lcg-mental-trauma-count = { $mental ->
    [one] { $mental } психічну травму
    [few] { $mental } психічні травми
   *[many] { $mental } психічних травм
}
lcg-log-added-to-victory-display = Карта { $card } переходить до переможного рахунку.
lcg-log-resigned = { $who } відступає.
lcg-log-discovered = { $who } знаходить { lcg-clue-count } { AT($location) }.
lcg-log-placed-clues = { $who } кладе { lcg-clue-count } { AT($location) }.
lcg-log-added-clues = На карту { $card } кладуть { lcg-clue-count } зі сховища жетонів.
lcg-log-spent-clues = { $who } витрачає { lcg-clue-count }.
lcg-log-doom = { $sort ->
    [enemy] На { ACC($card) }
   *[other] На карту { $card }
} покладено { $doom ->
    [one] { $doom } приреченість
    [few] { $doom } приреченості
   *[many] { $doom } жетонів приреченості
}.
lcg-log-advanced = Просувається { $type } { $card }. { $story }
lcg-log-current = Тепер у грі { $type } { $card }. { $story }
lcg-log-test = { $who } проходить { $test } (складність { $difficulty }).
lcg-log-committed = { $who } додає до перевірки карту { $card }.
lcg-log-revealed-token = { $who } витягує жетон хаосу: { $token }.
lcg-log-total = { $who }: значення вміння { $total }.
lcg-log-test-result = { $result ->
    [succeeded] Перевірка успішна{ $by ->
        [0] {""}
       *[other] {" "}(+{ $by })
    }.
   *[failed] Перевірку провалено{ $by ->
        [0] {""}
       *[other] {" "}(бракує { $by })
    }.
}

## How a scenario ends

lcg-log-ending = { $resolution }. { $text }
lcg-ended = { $outcome }. { $text }
lcg-outcome-resolution = Розв’язка { $number }
lcg-outcome-no-resolution = Розв’язки не досягнуто

## The chart: procedures and their steps

lcg-procedure-Doing = Ефекти один за одним
lcg-step-Doing-each = наступний ефект

lcg-procedure-Choosing = Вибір
lcg-step-Choosing-choose = оберіть

lcg-procedure-Window = Вікно
lcg-step-Window-forced = примусові властивості
lcg-step-Window-reactions = хто може діяти чи реагувати

lcg-procedure-Cancelling = Відміна
lcg-step-Cancelling-forced = примусові властивості чекають
lcg-step-Cancelling-reactions = хто може відмінити

lcg-procedure-Event = Щось відбувається
lcg-step-Event-forbidden = чи може це статися?
lcg-step-Event-gather = пов’язаний із цим вибір
lcg-step-Event-would = що сталося б натомість
lcg-step-Event-when = коли це має статися
lcg-step-Event-impact = це стається
lcg-step-Event-standing = правила, що діють завжди
lcg-step-Event-after = після того, як це сталося

lcg-procedure-Announced = Момент гри

lcg-procedure-Settle = Перевірка стану гри
lcg-step-Settle-standing = правила, що діють завжди

lcg-procedure-Resolution = Ефект карти
lcg-step-Resolution-effect = розіграйте ефект
lcg-step-Resolution-standing = правила, що діють завжди
lcg-step-Resolution-after = після його завершення

lcg-procedure-DealDamage = Рани та жах

lcg-procedure-DiscardingFromHand = Скидання з руки
lcg-step-DiscardingFromHand-choose = оберіть карту

lcg-procedure-MakeRoom = Забагато здобутків
lcg-step-MakeRoom-choose = оберіть, що скинути

lcg-procedure-EachInPlayerOrder = Кожен дослідник у порядку гравців
lcg-step-EachInPlayerOrder-each = наступний дослідник

lcg-procedure-ChoosingSkill = Перевірка одного з двох умінь
lcg-step-ChoosingSkill-choose = оберіть уміння

lcg-procedure-Spawning = Розміщення кількох ворогів
lcg-step-Spawning-each = наступний ворог

lcg-procedure-Paying = Ціна
lcg-step-Paying-each = сплатіть наступну ціну
lcg-step-Paying-standing = правила, що діють завжди

lcg-procedure-Discover = Пошук здогадок

lcg-procedure-PutIntoPlay = Введення в гру

lcg-procedure-DrawEncounterCard = Карта контакту
lcg-step-DrawEncounterCard-draw = візьміть її
lcg-step-DrawEncounterCard-resolve = розіграйте її
lcg-step-DrawEncounterCard-surge = навала

lcg-procedure-ResolveDrawnCard = Розіграш узятої карти
lcg-step-ResolveDrawnCard-peril = небезпека
lcg-step-ResolveDrawnCard-revelation = розкриття
lcg-step-ResolveDrawnCard-place = розмістіть або скиньте її
lcg-step-ResolveDrawnCard-after = після того, як її взято

lcg-procedure-ResolveWeaknesses = Слабкості, що потрапили на руку
lcg-step-ResolveWeaknesses-each = розіграйте наступну

lcg-procedure-Reveal = Розкриття

lcg-procedure-SpawnEnemy = Розміщення ворога

lcg-procedure-Draw = Взяття карт
lcg-step-Draw-draw = візьміть
lcg-step-Draw-weaknesses = розіграйте слабкості
lcg-step-Draw-horror = жах за порожню колоду

lcg-procedure-Engage = Бій

lcg-procedure-Evade = Втеча

lcg-procedure-Move = Переміщення

lcg-procedure-SlipAway = Вихід із бою та переміщення

lcg-procedure-Search = Пошук у колоді
lcg-step-Search-look = перегляньте карти
lcg-step-Search-find = оберіть карту
lcg-step-Search-shuffle = перетасуйте колоду

lcg-procedure-SearchEncounterCards = Пошук у колоді контактів
lcg-step-SearchEncounterCards-look = перегляньте карти
lcg-step-SearchEncounterCards-find = оберіть карту
lcg-step-SearchEncounterCards-shuffle = перетасуйте колоду

lcg-procedure-LookAtTop = Перегляд верху колоди
lcg-step-LookAtTop-look = перегляньте карти
lcg-step-LookAtTop-order = оберіть порядок
lcg-step-LookAtTop-put_back = покладіть їх назад

lcg-procedure-RevealToken = Витягування жетона хаосу

lcg-procedure-TokensRevealed = Витягнуті жетони хаосу

lcg-procedure-ResolveTokens = Які жетони рахуються
lcg-step-ResolveTokens-choose = оберіть жетон
lcg-step-ResolveTokens-resolve = він рахується для перевірки

lcg-procedure-EnemyAttack = Атака ворога

lcg-procedure-OpportunityAttacks = Атаки на випередження
lcg-step-OpportunityAttacks-order = оберіть наступного ворога

lcg-procedure-PhaseAttacks = Атаки ворогів у бою
lcg-step-PhaseAttacks-order = оберіть наступного ворога
lcg-step-PhaseAttacks-exhaust = ворог стає задіяним

lcg-procedure-MassiveAttacks = Атаки масивного ворога
lcg-step-MassiveAttacks-order = оберіть наступного дослідника
lcg-step-MassiveAttacks-exhaust = ворог стає задіяним

lcg-procedure-SpendAsGroup = Спільне витрачання здогадок
lcg-step-SpendAsGroup-contribute = кожен дає здогадки
lcg-step-SpendAsGroup-spend = витратьте їх
lcg-step-SpendAsGroup-then = те, за що заплачено

lcg-procedure-AdvanceCard = Просування справи чи загрози
lcg-step-AdvanceCard-when = коли вона просувається
lcg-step-AdvanceCard-1 = приберіть жетони
lcg-step-AdvanceCard-2 = виконайте вказівки зі зворотного боку
lcg-step-AdvanceCard-3 = наступна карта
lcg-step-AdvanceCard-after = після просування

lcg-procedure-Advancing = Справа чи загроза ось-ось просунеться

lcg-procedure-SkillTest = Перевірка вміння
lcg-step-SkillTest-ST_1 = 1. початок перевірки
lcg-step-SkillTest-ST_1_skill = 1. оберіть уміння
lcg-step-SkillTest-ST_1_window = вікно гравця
lcg-step-SkillTest-ST_2 = 2. додайте карти
lcg-step-SkillTest-ST_2_window = вікно гравця
lcg-step-SkillTest-ST_3 = 3. витягніть жетон хаосу
lcg-step-SkillTest-ST_3_revealed = 3. дія витягнутого символу
lcg-step-SkillTest-ST_4 = 4. розіграйте символи
lcg-step-SkillTest-ST_5 = 5. визначте значення вміння
lcg-step-SkillTest-ST_6 = 6. успіх чи провал
lcg-step-SkillTest-ST_6_settled = 6. визначено
lcg-step-SkillTest-ST_7 = 7. застосуйте результати
lcg-step-SkillTest-retaliate = ворог-месник
lcg-step-SkillTest-ST_8_return = 8. карти, що повертаються
lcg-step-SkillTest-ST_8_order = 8. порядок скидання
lcg-step-SkillTest-ST_8 = 8. кінець перевірки
lcg-step-SkillTest-waiting = перевірка, що чекала

lcg-procedure-Determine = Успіх чи провал

lcg-procedure-Results = Результати перевірки
lcg-step-Results-order = оберіть наступний
lcg-step-Results-after = після всіх

lcg-procedure-Thereafter = Ефект, потім інший
lcg-step-Thereafter-first = перший ефект
lcg-step-Thereafter-then = потім другий
lcg-step-Thereafter-after = після обох

lcg-procedure-ChoosingEffect = Вибір ефекту
lcg-step-ChoosingEffect-choose = оберіть

lcg-procedure-EnemyPhase = Фаза ворогів
lcg-step-EnemyPhase-3_1 = 3.1. початок фази
lcg-step-EnemyPhase-3_2 = 3.2. мисливці переміщуються
lcg-step-EnemyPhase-3_2_window = вікно гравця
lcg-step-EnemyPhase-3_3 = 3.3. вороги атакують
lcg-step-EnemyPhase-3_3_window = вікно гравця
lcg-step-EnemyPhase-3_4_expire = 3.4. завершуються тривалі ефекти
lcg-step-EnemyPhase-3_4 = 3.4. кінець фази

lcg-procedure-HunterMove = Переміщення мисливця
lcg-step-HunterMove-step = оберіть куди

lcg-procedure-MoveTowards = Переміщення ворогів
lcg-step-MoveTowards-order = оберіть наступного ворога
lcg-step-MoveTowards-step = оберіть куди
lcg-step-MoveTowards-next = наступний

lcg-procedure-EndScenario = Кінець сценарію
lcg-step-EndScenario-game_ends = гра завершується
lcg-step-EndScenario-victory = переможний рахунок
lcg-step-EndScenario-resolution = розв’язка

lcg-procedure-Eliminations = Усунення дослідників
lcg-step-Eliminations-each = наступний дослідник
lcg-step-Eliminations-6_resolution = яка розв’язка зараховується?
lcg-step-Eliminations-6 = чи хтось лишився?

lcg-procedure-Eliminate = Усунення
lcg-step-Eliminate-0 = гра для дослідника завершується
lcg-step-Eliminate-0_weaknesses = слабкості
lcg-step-Eliminate-1 = приберіть його карти
lcg-step-Eliminate-2 = поверніть його жетони
lcg-step-Eliminate-3 = залиште його ворогів
lcg-step-Eliminate-4 = скиньте карти із зони боротьби
lcg-step-Eliminate-5 = новий провідний дослідник

lcg-procedure-Resign = Відступ

lcg-procedure-Defeat = Поразка

lcg-procedure-Initiate = Застосування властивості
lcg-step-Initiate-costs = сплатіть її ціну
lcg-step-Initiate-opportunity = атаки на випередження
lcg-step-Initiate-effect = розіграйте її ефект

lcg-procedure-PlayCard = Розіграш карти
lcg-step-PlayCard-cost = сплатіть її ціну
lcg-step-PlayCard-opportunity = атаки на випередження
lcg-step-PlayCard-commence = карту зіграно
lcg-step-PlayCard-place = скиньте подію
lcg-step-PlayCard-played = після її розіграшу

lcg-procedure-Commence = Карту починають розігрувати

lcg-procedure-EnterPlay = Здобуток входить у гру

lcg-procedure-TakeControl = Перехід здобутку до іншого дослідника

lcg-procedure-Act = Дія
lcg-step-Act-cost = витратьте дії
lcg-step-Act-opportunity = атаки на випередження
lcg-step-Act-perform = виконайте її
lcg-step-Act-waiting = перевірка, що чекала

lcg-procedure-InvestigationPhase = Фаза дослідників
lcg-step-InvestigationPhase-2_1 = 2.1. початок фази
lcg-step-InvestigationPhase-2_1_window = вікно гравця
lcg-step-InvestigationPhase-2_2 = 2.2. наступний хід
lcg-step-InvestigationPhase-2_3_expire = 2.3. завершуються тривалі ефекти
lcg-step-InvestigationPhase-2_3 = 2.3. кінець фази

lcg-procedure-Turn = Хід
lcg-step-Turn-2_2 = 2.2. початок ходу
lcg-step-Turn-2_2_window = вікно гравця
lcg-step-Turn-2_2_1 = 2.2.1. виконайте дію
lcg-step-Turn-2_2_2_expire = 2.2.2. завершуються тривалі ефекти
lcg-step-Turn-2_2_2 = 2.2.2. кінець ходу

lcg-procedure-MythosPhase = Фаза Міфу
lcg-step-MythosPhase-1_1 = 1.1. початок раунду та фази
lcg-step-MythosPhase-1_2 = 1.2. покладіть 1 приреченість на загрозу
lcg-step-MythosPhase-1_3 = 1.3. перевірте число приреченості
lcg-step-MythosPhase-1_4 = 1.4. візьміть карти контактів
lcg-step-MythosPhase-1_4_window = вікно гравця
lcg-step-MythosPhase-1_5_expire = 1.5. завершуються тривалі ефекти
lcg-step-MythosPhase-1_5 = 1.5. кінець фази

lcg-procedure-UpkeepPhase = Фаза відновлення
lcg-step-UpkeepPhase-4_1 = 4.1. початок фази
lcg-step-UpkeepPhase-4_1_window = вікно гравця
lcg-step-UpkeepPhase-4_3 = 4.3. оновіть задіяні карти
lcg-step-UpkeepPhase-standing = правила, що діють завжди
lcg-step-UpkeepPhase-4_4_draw = 4.4. кожен бере 1 карту
lcg-step-UpkeepPhase-4_4_resources = 4.4. кожен отримує 1 ресурс
lcg-step-UpkeepPhase-4_5 = 4.5. перевірте кількість карт на руці
lcg-step-UpkeepPhase-4_6_expire = 4.6. завершуються тривалі ефекти
lcg-step-UpkeepPhase-4_6 = 4.6. кінець фази

lcg-procedure-Round = Раунд
lcg-step-Round-I = 1. Фаза Міфу
lcg-step-Round-II = 2. Фаза дослідників
lcg-step-Round-III = 3. Фаза ворогів
lcg-step-Round-IV = 4. Фаза відновлення
lcg-step-Round-expire = завершуються ефекти, що тривали цілий раунд
lcg-step-Round-ends = кінець раунду

lcg-procedure-SetUp = Підготовка гри
lcg-step-SetUp-2 = 2. травми
lcg-step-SetUp-4 = 4. перетасуйте колоди
lcg-step-SetUp-6 = 6. вмістилище хаосу
lcg-step-SetUp-7 = 7. стартові ресурси
lcg-step-SetUp-8 = 8. стартові карти
lcg-step-SetUp-8_mulligan = 8. заміна карт
lcg-step-SetUp-8_weaknesses = 8. слабкості повертаються в колоду
lcg-step-SetUp-9 = 9. вступ
lcg-step-SetUp-10 = 10. підготуйте сценарій
lcg-step-SetUp-10_encounter_deck = 10. колода контактів
lcg-step-SetUp-11 = 11. колода загроз
lcg-step-SetUp-12 = 12. колода справ
lcg-step-SetUp-13 = 13. пам’ятка
lcg-step-SetUp-13_then = 13. подальші вказівки сценарію

lcg-procedure-PlayScenario = Сценарій
lcg-step-PlayScenario-set-up = підготовка
lcg-step-PlayScenario-round = наступний раунд

## Why the bots would choose something

lcg-advice-clues = щоб просунути справу, бракує здогадок: { $count }
lcg-advice-clues-there = там є здогадки, потрібні для справи
lcg-advice-spare = запас здогадок ще може знадобитися
lcg-advice-goal = ця справа саме про цього ворога
lcg-advice-threat = якщо лишити цього ворога, він атакуватиме далі
lcg-advice-weapon = із цією зброєю ви влучите певніше й сильніше
lcg-advice-escape = задіяний ворог не атакує
lcg-advice-engage = так ворог не нападе на слабшого
lcg-advice-nearer = звідти ближче до того, що треба зробити
lcg-advice-play = допоможе більше, ніж коштує
lcg-advice-ability = те, що це дає, зараз варте своєї ціни
lcg-advice-draw = на столі немає нічого нагальнішого за нову карту
lcg-advice-resource = за карти на руці треба буде заплатити
lcg-advice-enough = усе інше завдало б більше шкоди, ніж користі
lcg-advice-advance = ви готові до того, що далі
lcg-advice-commit = більший шанс вартий цієї карти
lcg-advice-keep-cards = пізніше карти знадобляться більше, ніж у цій перевірці
lcg-advice-mulligan = на початку вона мало допомагає
lcg-advice-keep-hand = ця рука годиться для початку
lcg-advice-assign = там це зашкодить найменше
lcg-advice-least-missed = за нею шкодуватимете найменше
lcg-advice-buy = підсилює колоду більше за будь-яку іншу покупку
lcg-advice-save = серед покупок немає нічого кращого за те, що вже є в колоді
lcg-advice-stay = ви знаєте цього персонажа та його колоду
lcg-advice-gift = це сильна карта, до того ж безкоштовна
lcg-advice-replacement = хтось має грати далі за вас
lcg-advice-no-need = ніщо із запропонованого зараз не варте своєї ціни
lcg-advice-best = у спробах подальшої гри це дає найкращий кінець
