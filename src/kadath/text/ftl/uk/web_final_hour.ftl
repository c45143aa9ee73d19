### «Остання година» на сторінці.

## Поле

web_final_hour-board = Кампус. Клавішами стрілок переходять між локаціями, M веде до наступного монстра, пробіл показує зблизька.
web_final_hour-key-monsters = до наступного монстра; із Shift до попереднього
web_final_hour-letter-red = Ч
web_final_hour-letter-blue = С
web_final_hour-letter-deep_one = Г
web_final_hour-letter-star_spawn = З
web_final_hour-letter-chthonian = Х
web_final_hour-letter-ghoul_horde = О
web_final_hour-gate = брама ({ $gate }), { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[many] { $tokens } жетонів
}
web_final_hour-damaged = { $spaces ->
    [one] { $spaces } пошкоджене поле
    [few] { $spaces } пошкоджені поля
   *[many] { $spaces } пошкоджених полів
}
web_final_hour-free = { $spaces ->
    [0] вільних полів немає
    [one] { $spaces } вільне поле
    [few] { $spaces } вільні поля
   *[many] { $spaces } вільних полів
}
web_final_hour-seal = бар’єр, { $side }
web_final_hour-no-path = { $name } (поза шляхами)
web_final_hour-red-to = Червоні монстри йдуть до локації
web_final_hour-blue-to = Сині монстри йдуть до локації
web_final_hour-paths-to = Шляхи ведуть до локацій

## Карти

web_final_hour-plays = Цього раунду, по черзі
web_final_hour-plays-none = Ще не розіграно жодної карти.
web_final_hour-face-down = долілиць
web_final_hour-half = { $state ->
    [now] виконується зараз
    [sure] буде виконано
    [done] виконано
   *[so-far] поки що цей
}
web_final_hour-hand = Ваша рука
web_final_hour-hand-of = { $cards ->
    [one] { $cards } карта на руці
    [few] { $cards } карти на руці
   *[many] { $cards } карт на руці
}
web_final_hour-aside = Відкладено для ритуалу
web_final_hour-laid = Викладено для ритуалу
web_final_hour-about-number = Карти виконують від найменшого номера: дві з найменшими номерами дають верхній ефект, дві з найбільшими – нижній.
web_final_hour-about-symbol = Символ рахується під час ритуалу: { $symbol }.
web_final_hour-about-omens = { $omens ->
    [0] Без знамень.
    [one] { $omens } знамення, яке рахують наприкінці раунду.
    [few] { $omens } знамення, які рахують наприкінці раунду.
   *[many] { $omens } знамень, які рахують наприкінці раунду.
}

## Панелі

web_final_hour-panel-clues = Здогадки
web_final_hour-panel-team = Команда
web_final_hour-panel-omens = Знамення
web_final_hour-panel-piles = Стоси
web_final_hour-clues = Що може бути таємним
web_final_hour-symbol = Символ
web_final_hour-found = Знайдено
web_final_hour-chance = Прихований?
web_final_hour-held = У вас
web_final_hour-impossible = неможливо
web_final_hour-hidden = Два жетони здогадок лежать таємно. Шанси випливають із тих, що знайдено.
web_final_hour-were = Таємні здогадки: { $clues }
web_final_hour-needed = Ритуал потребує збігів: { $matches }.
web_final_hour-lead = провідний дослідник
web_final_hour-health = здоров’я { $health } з { $most }
web_final_hour-omens = Видимих знамень: { $omens }
web_final_hour-coming = Зараз настало б: { $omen }.
web_final_hour-gates-left = Жетонів брам у стосі: { $tokens }
web_final_hour-unique-left = { $monster }: { $tokens } біля аркуша
web_final_hour-pile-priority = Скинуті карти пріоритету (у колоді: { $cards })
web_final_hour-pile-top = Ви знаєте верх колоди:
web_final_hour-pile-actions = Скинуті карти дій: { $name } (у колоді: { $cards })
web_final_hour-pile-cup = Запас монстрів: { $tokens }
web_final_hour-pile-destroyed = Знищено: { $tokens }
web_final_hour-pile-items = Використані предмети
web_final_hour-matches = Збігів: { $matches } із { $needed } потрібних
web_final_hour-tally-clues = знайдені здогадки
web_final_hour-tally-monsters = знищені монстри
web_final_hour-tally-seals = поставлені бар’єри
web_final_hour-tally-health = втрачене здоров’я

web_final_hour-filter-cards = Карти
web_final_hour-filter-monsters = Монстри
web_final_hour-filter-clues = Здогадки й предмети
web_final_hour-filter-omens = Знамення й здоров’я

web_final_hour-tour-board = Кампус. Монстри стоять на полях кожної локації; літера й край жетона кажуть, чи йдуть вони за червоними пунктирними стрілками, чи за синіми суцільними. Якщо в місці ритуалу, обрамленому променями, не лишиться вільних полів, ви програли. Натисніть на локацію, щоб зазирнути в неї.
web_final_hour-tour-hand = Ваші карти пріоритету. Щораунду кожну з них розігрують на карту дії. Малі номери діють раніше й дають добрий верхній ефект; символи важать під час ритуалу, а очі – це знамення.
web_final_hour-tour-plays = Карти цього раунду в порядку виконання. ▲ позначає верхній ефект, ▼ – нижній, який зазвичай будить монстрів.
web_final_hour-tour-track = Вісім раундів по п’ять кроків. Коли правила вимагають тиші, це видно тут, а чат відпочиває.
web_final_hour-tour-panels = Журнал і те, що варто знати: які здогадки ще можуть бути таємними, як ведеться іншим, що принесуть знамення. Щоб перемогти, шукайте здогадки, виведіть два таємні символи й викладіть карти, що їм відповідають.

## Ритуал на сцені

web_final_hour-stage = Повернути ритуал навспак
web_final_hour-stage-who = { $held ->
    [0] Жодна з ваших карт не може збігтися
    [one] Може збігтися { $held } ваша карта
    [few] Можуть збігтися { $held } ваші карти
   *[other] Може збігтися { $held } ваших карт
}; разом потрібно { $needed ->
    [one] { $needed } збіг
    [few] { $needed } збіги
   *[other] { $needed } збігів
}
web_final_hour-stage-held = ваші карти
web_final_hour-stage-yours = Що ви можете викласти
web_final_hour-stage-needed = потрібно збігів
web_final_hour-stage-site = місце ритуалу
web_final_hour-stage-draws = Символи, що можуть бути таємними: { $count }; у вас є { $good } з них
web_final_hour-stage-ready = Уже час повернути ритуал навспак
