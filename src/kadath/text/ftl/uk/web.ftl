### Стіл у браузері. Ці написи використовує сторінка, у web/src.

## Всюди

web-language = Мова
web-close = Закрити
web-cancel = Скасувати
web-back = Назад
web-next = Далі
web-search = Шукати
web-loading = Хвилинку…
web-to-start = На початкову сторінку
web-error-unreachable = Сервер недоступний. Спробуйте за мить.
web-connection-lost = Зв’язок утрачено, він відновлюється. Тим часом обирати не можна; вибір, що був у дорозі, буде надіслано, щойно зв’язок повернеться.
web-unofficial = Неофіційний витвір шанувальників. Назви ігор належать їхнім видавцям. Жодних їхніх малюнків і текстів не використано.

## Початкова сторінка

web-start-title = Стіл для останніх годин світу
web-start-text = Kadath веде кооперативні ігри космічного жаху й пильнує всі правила: у браузері, з друзями або з ботами. Без реєстрації.
web-name-title = Хто ви?
web-name-text = Скажіть іншим, хто ви. Грати можна й так, а ім’я змінити згодом.
web-name = Ваше ім’я
web-name-enter = Увійти
web-name-guest = Гість
web-name-change = Змінити
web-signed-in = Ви – { $name }

web-motto = Стіл у темряві й місце для друзів
web-door-alone = Грати наодинці
web-door-friends = З друзями
web-door-more = Інші варіанти
web-door-players = { $least }–{ $most } { $most ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
web-first-game = Зіграти першу гру зараз
web-first-game-text = Підготовка, яку радять правила{ $bots ->
    [0] , для однієї людини.
   *[other] , разом із ботами ({ $bots }).
}
web-table-name = Назва столу
web-advised = радимо для першої гри
web-random = навмання
web-taken = уже обрано
web-seat = Місце { $number }
web-seat-me = Я
web-seat-open = Вільне для друга
web-seat-solo = Наодинці ви ведете двох дослідників.
web-setup-person = Персонаж { $number }
web-setup-deck = Колода { $number }
web-option-hints = Підказки бота дозволено
web-option-spectators = Інші можуть спостерігати
web-create = Створити стіл

web-bot = Бот ({ $kind })

web-my-tables = Мої столи
web-my-tables-none = Ще жодного. Створіть стіл або відкрийте посилання від друга.
web-your-move = ваш хід
web-table-gathering = гравці збираються
web-table-playing = гра триває
web-table-unreadable = Більше не можна прочитати: завантажте те, що лишилося
web-table-forget = Прибрати «{ $name }» зі списку
web-network = Друзі в тій самій мережі
web-network-text = Вони знайдуть цей сервер за адресою:
web-more = Більше
web-recovery = Перейти на інший пристрій
web-recovery-text = Відкрийте це посилання на іншому пристрої протягом доби, і там ви будете тією самою людиною. Воно діє лише раз. Нікому його не показуйте.
web-import = Відкрити файл запису

web-join-play = Вас запрошують грати
web-join-watch = Вас запрошують спостерігати
web-join-people = за столом: { $names }
web-join-go = Сісти за стіл
web-join-watch-go = Спостерігати
web-recover-title = Продовжити на цьому пристрої?
web-recover-text = Завдяки цьому посиланню ви тут будете тією самою людиною, що й на іншому пристрої, з усіма столами.
web-recover-go = Так, це я

## Збір

web-lobby-seats = Хто де сидить
web-lobby-is-ready = Готово
web-lobby-not-ready = Ще не готово
web-lobby-ready = Можна починати
web-lobby-unready = Ні, ще не час
web-lobby-note = Гра почнеться, коли всі місця буде зайнято й усі підтвердять готовність.
web-lobby-plays = Грає за
web-lobby-people = За столом: { $names }.
web-seat-free = Вільне
web-seat-sit = Сісти тут
web-seat-stand = Встати
web-seat-remove = Попросити вийти
web-seat-handed = { $name } – грає бот ({ $kind })
web-seat-hand-over = Хай за мене грає бот
web-seat-take-back = Далі граю я
web-seat-give-bot = Хай грає бот
web-seat-vacate = Звільнити місце
web-seat-host = Передати роль господаря
web-seat-give = Віддати місце…
web-here = за столом
web-away = не за столом
web-spectators = Спостерігають: { $names }

web-invite = Запросити
web-invite-play = Грати
web-invite-watch = Спостерігати
web-invite-link = Посилання для друзів
web-invite-copy = Копіювати
web-invite-copied = Посилання скопійовано.
web-invite-renew = Створити нові посилання
web-invite-renewed = Старі посилання більше не діють; нові – тут.
web-invite-qr = Та сама адреса як малюнок для камери телефона
web-invite-here = Це посилання відкриється лише на цьому комп’ютері: сервер недоступний у мережі.

## Стіл

web-prompt = Про що йдеться
web-prompt-yours = Ваше рішення
web-prompt-waits = Чекаємо на хід: { $name }
web-prompt-free = Місце { $number } порожнє: гра чекає, доки хтось його займе або за нього сяде бот
web-seed-known = Гру завантажено із запису ({ $name }): хто має запис, може знати, як усе роздано.
web-prompt-away = Чекаємо на хід: { $name } (не за столом)
web-prompt-bot = Вирішує бот ({ $kind })
web-prompt-over = Гру завершено
web-options = Варіанти
web-offer = Що з цим можна зробити
web-options-all = Показати всі варіанти
web-prepare = Підготуйте відповідь
web-prepare-whole = Її буде дано, щойно вас запитають. Ніхто інший її не бачить.
web-prepare-withdraw = Скасувати
web-options-first = Перед цим можна
web-options-hide = Сховати варіанти
web-options-show = Варіанти ({ $count })
web-options-held = Торкніться карти внизу, щоб прочитати її, і ще раз, щоб зіграти.
web-options-more = { $count ->
    [one] Ще { $count } варіант…
    [few] Ще { $count } варіанти…
   *[many] Ще { $count } варіантів…
}
web-choosable = Можна обрати.
web-several-weighing = …
web-several-missing = { $picked ->
    [0] { $count ->
        [one] Оберіть одне
       *[other] Оберіть { $count }
    }
   *[other] { $count ->
        [one] Оберіть ще одне
       *[other] Оберіть ще { $count }
    }
}
web-several-times = { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[many] { $count } разів
}
web-several-place = номер { $place }
web-several-less = На одне менше: { $option }
web-several-more = Більше: { $option }
web-several-amount = Скільки: { $option }
web-several-earlier = Раніше: { $option }
web-several-later = Пізніше: { $option }
web-confirm-again = Ще раз, щоб підтвердити
web-why = Чому?
web-why-rule = Чому? { $rule }
web-why-title = Чому про це питають
web-why-trail = Де ми в правилах
web-rules = Правила
web-rules-search = Шукати в правилах
web-rules-none = Нічого не знайдено.
web-rules-read = Читати правила
web-rules-of = { $game }: правила
web-rules-games = Правила ігор
web-rules-chapters = Розділи
web-rules-print = Друкувати
web-rules-place = У грі:
web-rules-see = Дивіться також:
web-rules-cards = Карти, про які в ньому йдеться:
web-rules-cards-more = і ще { $count }
web-rules-found = { $count ->
    [0] Нічого не знайдено.
    [one] Знайдено { $count } правило
    [few] Знайдено { $count } правила
   *[many] Знайдено { $count } правил
}
web-guide = Провідник
web-guide-advice = Моя порада: { $option }.
web-guide-advice-several = Моя порада: позначте { $count ->
    [few] { $count } виділені варіанти
   *[other] { $count } виділених варіантів
}.
web-guide-would = Це обрав би провідник
web-guide-would-tick = Це позначив би провідник
web-guide-waits = Провідник чекає з вами на вашу чергу.
web-guide-got-it = Зрозуміло
web-guide-again = Ще раз: { $title }
web-guide-leave = Грати далі без провідника
web-learn = Вчитися граючи
web-learn-text = Перша гра з провідником, який пояснює кожну річ, коли вона трапляється.
web-why-not = Чому ні?
web-look = Зблизька
web-map-closer = Ближче
web-map-farther = Далі
web-map-mini = Уся мапа в мініатюрі: натисніть, щоб туди перейти
web-map-whole = Уся мапа
web-amount = { $name }: { $have } з { $of }
web-point = Вказати іншим
web-show = Показати карти
web-show-title = Показати карти з руки
web-show-text = Показану карту бачать усі за столом, також ті, хто лише дивиться, доки ви знову щось не оберете. У чаті лишається згадка, яка це була.
web-show-open = Граю з відкритою рукою: усі бачать мої карти
web-show-card = Показати всім
web-show-end = Більше не показувати
web-shown-mark = показано всім
web-shown-by = { $name } показує:

web-round = Раунд { $round }/{ $rounds }
web-round-open = Раунд { $round }
web-round-counted = { $counted } { $number }
web-round-none = Перед першим раундом
web-track = Кроки раунду
web-silence = Тиша
web-silence-why = Зараз правила вимагають тиші.

web-undo = Скасувати
web-undo-what = Ваш останній вибір: { $choice }
web-undo-title = Скасувати?
web-undo-needed = Мають погодитися: { $names }.
web-undo-ask = Запитати
web-undo-asked = { $name } хоче скасувати свій вибір
web-undo-agree = Згода
web-undo-refuse = Ні, граємо далі
web-undo-pending = Скасування чекає на згоду: { $names }

web-hint = Підказка
web-hint-thinking = Думаю…
web-hint-estimate = шанс на перемогу близько { $estimate }
web-hint-best = Підказка: { $option }
web-odds = шанс на успіх
web-what-if = А якби? Спробувати на копії
web-what-if-short = А якби?
web-what-if-here = А якби: ваша власна копія, усе приховане роздано наново
web-what-if-back = Назад до столу

web-beat-next = Далі
web-beat-of = { $number } з { $count }
web-beat-keys = натискання або пробіл: далі · Esc: пропустити все
web-beat-tap = дотик: далі
web-beat-happening = Ось що відбувається
web-beat-waits = Питання з’явиться, коли ви це побачите.
web-beat-all = Пропустити все
web-just-now = Щойно
web-just-again = Переглянути ще раз ({ $count })
web-stage-against = проти
web-stage-score = { $total } проти { $needed }
web-stage-success = У разі успіху:
web-stage-failure = У разі провалу:
web-stage-fold = Показати стіл
web-stage-go = Витягнути жетон
web-stage-go-chance = Витягнути жетон: { $percent }%
web-stage-succeeded = Успіх на { $by }
web-stage-failed = Провал на { $by }
web-stage-dice = Кубики: { $faces }; успіхи: { $hits }
web-moments-missed = Сталося більше, ніж тут можна показати: дивіться журнал.
web-views = Частини столу
web-view-place = Місце
web-view-hand = Рука
web-view-you = Ви
web-view-team = Команда
web-view-log = Журнал
web-log = Журнал
web-log-search = Шукати в журналі
web-log-filter = Які рядки показано
web-log-all = Усе
web-log-none = Поки нічого.
web-log-from-the-beginning = Показати журнал від початку
web-log-earlier = Раніші рядки: { $count }
web-people = Люди
web-chat = Чат
web-chat-none = Ще ніхто нічого не сказав.
web-chat-say = Скажіть щось
web-chat-send = Надіслати
web-menu = Меню
web-leave = Вийти з-за столу назавжди
web-leave-sure = Справді вийти? Ваше місце звільниться

web-report = Тут щось не так
web-report-title = Тут щось не так
web-report-text = Буде збережено запис, з якого цю мить можна відтворити. Поки гра триває, відкрити його може лише господар столу.
web-report-what = Що не так?
web-report-save = Зберегти
web-report-saved = Збережено як { $report }. Дякуємо.

web-ending = Чим закінчилося
web-ending-won = Перемога
web-ending-lost = Поразка
web-ending-again = Зіграти ще раз
web-ending-again-joined = Приєднатися до наступної гри
web-ending-again-watched = Дивитися наступну гру
web-ending-moments = Ключові моменти
web-ending-course = Як усе йшло
web-ending-course-round = Раунд { $round }: { $sum }
web-ending-lasted = { $rounds ->
    [one] Гра тривала { $rounds } раунд.
    [few] Гра тривала { $rounds } раунди.
   *[other] Гра тривала { $rounds } раундів.
}
web-ending-what-if = А якби…?
web-ending-share = Скопіювати посилання
web-ending-replay = Переглянути гру ще раз
web-ending-record = Зберегти запис
web-ending-start = На початкову сторінку

## Повтори

web-replay = Повтор
web-replay-begin = До першого вибору
web-replay-moment = Вибір { $at } з { $of }
web-replay-first = На початок
web-replay-last = На кінець
web-replay-play = Відтворити
web-replay-pause = Пауза
web-replay-speed = Темп
web-replay-seat = Погляд
web-replay-open = Усіх разом
web-replay-spectator = Глядача
web-replay-branch = Грати далі звідси
web-replay-chapters = Розділи
web-replay-place = Місце в грі
web-replay-shown = Що показано
web-replay-share = Копіювати посилання

## Довідка й налаштування

web-help-title = Довідка й налаштування
web-help-keys = Клавіші
web-help-keys-board = Клавіші на полі
web-help-mouse = Клацати можна на всьому: на варіантах, на картах і на тому, що на полі має світлу рамку. Затримайте вказівник на карті, щоб побачити її великою. Клацання з клавішею Alt вказує місце іншим.
web-help-touch = Торкатися можна всього: варіантів, карт і того, що на полі має світлу рамку. Дотик показує, що це й що з цим можна зробити. Звідти можна й указати на це іншим.
web-key-digits = вибір за номером
web-key-enough = більше нічого або пропустити
web-key-arrows = по варіантах або по полю
web-key-options = до варіантів
web-key-board = до поля; Пробіл показує, що всередині
web-key-why = чому про це питають
web-key-undo = скасувати
web-key-hint = підказка
web-key-log = до журналу
web-key-chat = до чату
web-key-pass = про що не питати
web-key-show = показати карти з руки
web-key-help = ця сторінка
web-key-next = завершити те, що показується; утримувати: пришвидшити
web-key-close = закрити, пропустити те, що показується, або показати всі варіанти
web-key-zoom = ближче або далі
web-settings = Налаштування
web-settings-pace = Темп подій
web-settings-pace-slow = Повільний
web-settings-pace-normal = Звичайний
web-settings-pace-fast = Швидкий
web-settings-pace-instant = Одразу
web-settings-motion = Анімація
web-settings-motion-system = Як у системі
web-settings-motion-full = Уся
web-settings-motion-less = Якнайменше
web-settings-confirm = Перепитувати перед кожним вибором
web-settings-sounds = Тихі звуки: коли щось відбувається й коли мій хід
web-settings-shortcuts = Гарячі клавіші

web-tour = Оглянути стіл
web-tour-count = { $at } з { $of }
web-tour-skip = Пропустити
web-tour-done = Почати
web-tour-prompt = Цей аркушик завжди каже, чиє рішення, про що питають і чому. «Чому?» відкриває правило простими словами. Якщо рішення ваше, тут стоять ваші варіанти.
web-tour-tools = Вибір можна скасувати: одразу, якщо ніхто з нього нічого не дізнався, інакше – за згодою інших. Підказка каже, що на вашому місці зробив би бот. Усі клавіші й налаштування – під знаком питання вгорі, а на телефоні – у меню. Хай щастить!

## Постійні розпорядження

web-orders = Пропуск…
web-orders-title = Про що не питати
web-orders-text = Про вікна, у яких ви нічого не хочете робити, можна не питати. За вас ніколи нічого не оберуть, хіба що пропустять, а змінити це можна будь-коли.
web-orders-until-turn = Пропускати все до мого ходу, крім того, що завжди зупиняє
web-orders-preset = Як часто питати
web-orders-preset-all = Питати про все.
web-orders-preset-all-text = Зупиняє кожне вікно, навіть те, де мало хто щось робить.
web-orders-preset-usual = Як зазвичай.
web-orders-preset-usual-text = Нагальне зупиняє завжди; решта – якщо ви не чекаєте свого ходу.
web-orders-preset-quick = Швидко.
web-orders-preset-quick-text = Зупиняє лише нагальне; решту пропускає.
web-orders-each = Кожна нагода окремо
web-orders-wish-ask = Питати, якщо я не чекаю на свій хід
web-orders-wish-pass = Пропускати
web-orders-wish-stop = Завжди зупиняти
web-orders-passed = { $count ->
    [one] пропущено { $count } запитання
    [few] пропущено { $count } запитання
   *[other] пропущено { $count } запитань
}

## Власні колоди

web-deck = Колода
web-deck-starter = стартова колода
web-deck-build = Скласти колоди

## Гра без власної сторінки

web-plain-table = Стіл
web-plain-own = Ваше
web-plain-at = Місце: { $place }
web-plain-here = Тут: { $things }
web-plain-ways = Шляхи до: { $places }
web-plain-tour-board = Усе, що є на столі: кожне місце й те, що на ньому. Що світиться, можна обрати; будь-що інше можна натиснути, щоб роздивитися зблизька.
web-plain-tour-track = Як далеко зайшла гра: раунд, його кроки й той, що триває.
