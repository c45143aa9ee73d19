### Стіл у терміналі.

terminal-needed = Столу потрібен термінал, у якому його можна намалювати.

## Початок

terminal-start-subtitle = холодна пустка, а посеред неї стіл
terminal-start-continue = Продовжити останню гру
terminal-start-new-game = Нова гра: { $game }
terminal-start-load = Завантажити гру
terminal-start-language = Мова: { $language }
terminal-start-unofficial = Неофіційний витвір шанувальників. Назви ігор належать їхнім видавцям.

## Клавіші, одним-двома словами

terminal-key-choose = вибір
terminal-key-about = читати
terminal-key-why = чому
terminal-key-why-not = чому ні
terminal-key-guide = провідник
terminal-guide-got-it = Зрозуміло
terminal-guide-leave = грати далі без провідника
terminal-guide-title = Провідник
terminal-guide-waits = Провідник чекає з вами на вашу чергу.
terminal-guide-left = Провідник відійшов від столу. Гра триває.
terminal-start-learn = Вчитися граючи
terminal-key-undo = скасувати
terminal-key-news = новини
terminal-key-board = поле
terminal-key-language = мова
terminal-key-save = запис
terminal-key-help = довідка
terminal-key-leave = вийти
terminal-key-quit = Завершити
terminal-key-tempo = темп
terminal-key-enough = досить
terminal-key-tick = позначити
terminal-key-confirm = підтвердити
terminal-several-missing = { $picked ->
    [0] { $count ->
        [one] Оберіть одне
       *[other] Оберіть { $count }
    }
   *[other] { $count ->
        [one] Оберіть ще одне
       *[other] Оберіть ще { $count }
    }
}
terminal-enough-twice = Натисніть e ще раз, щоб обрати: { $option }
terminal-key-ending = кінець
terminal-key-close = закрити
terminal-key-open = відкрити
terminal-key-back = повернутися
terminal-key-yes = так
terminal-key-no = ні
terminal-key-ok = зберегти
terminal-key-cancel = скасувати
terminal-key-next = далі
terminal-key-skip = до кінця
terminal-key-pace = темп: { $pace }

## Підготовка

terminal-set-up-title = нова гра
terminal-set-up-seats = Хто де сидить
terminal-set-up-seat = Місце { $number }
terminal-set-up-name = ім’я
terminal-set-up-solo = одна людина веде двох дослідників
terminal-set-up-advised = радимо для першої гри
terminal-set-up-advice = для першої гри: { $value }
terminal-set-up-begin = почати
terminal-set-up-beginners = для новачків
terminal-set-up-random = навмання
terminal-set-up-note = ← → змінити, ↑ ↓ перейти. Місця з тим самим іменем належать одній людині, яка грає за всі. Якщо екран один на кількох, гра питає їх по черзі, щоразу опускаючи завісу.
terminal-set-up-own-deck = своя колода
terminal-set-up-deck-file = Файл із колодою: простий список («2x Назва») або JSON із сайту колод:
terminal-player = Гравець { $number }
terminal-owner-person = людина
terminal-owner-bot = бот: { $how }

## Збережені ігри

terminal-load-title = Збережені ігри
terminal-load-none = Збережених ігор ще немає.
terminal-load-folder = Тека: { $folder }
terminal-load-failed = Файл { $name } не відкривається, його залишено без змін: { $why }
terminal-save-title = Зберегти копію
terminal-save-text = Гра зберігається сама після кожного вибору. Копія запам’ятає цю мить під назвою:
terminal-saved = Збережено як «{ $name }».
terminal-save-failed = Не вдалося зберегти гру: { $why }
terminal-save-choices = { $choices ->
    [one] { $choices } вибір
    [few] { $choices } вибори
   *[many] { $choices } виборів
}
terminal-misfit-setup = Підготовка цієї гри не відповідає правилам цієї версії.
terminal-misfit-choice = Правила цієї версії не дозволяють вибору № { $number } ({ $key }) цієї гри.
terminal-misfit-state = Після вибору № { $number } ({ $key }) ця гра за правилами цієї версії йде інакше.
terminal-misfit-whole = Гра триває точно з того місця, де зупинилася; не можна лише скасувати те, що було раніше.
terminal-misfit-part = Гра триває з місця, до якого все збігається, в окремому файлі; старий файл зберігає все.

## Стіл

terminal-round = Раунд { $round }/{ $rounds }
terminal-round-open = Раунд { $round }
terminal-round-counted = { $counted } { $number }
terminal-silence = тиша
terminal-gates-short = лишилося { $tokens }
terminal-thinking = Бот думає…
terminal-since = Від вашого останнього ходу
terminal-since-choice = Від вашого останнього вибору

terminal-panel-cards = карти
terminal-panel-hands = руки
terminal-panel-clues = здогадки
terminal-panel-team = команда
terminal-panel-ancient-one = знамення
terminal-panel-piles = стоси
terminal-panel-where = правила
terminal-panel-things = стіл
terminal-panel-log = журнал

terminal-cards-round = Цього раунду
terminal-cards-none = ще не розіграно жодної карти
terminal-cards-hidden = долілиць
terminal-cards-free = вільна
terminal-half-now = зараз
terminal-half-sure = напевно
terminal-half-so-far = поки що

terminal-play-half = { $half ->
    [top] ▲ верхній ефект
    [bottom] ▼ нижній ефект
   *[open] ▲ верхній, якщо не { $lower } { $lower ->
        [one] менший номер
        [few] менші номери
       *[many] менших номерів
    }
}

terminal-hands-aside = Відкладено для ритуалу
terminal-hands-nothing = поки нічого

terminal-clues-were = Таємні здогадки: { $clues }.
terminal-clues-left = { $times ->
    [0] неможливо
    [one] максимум раз
    [few] можливо
   *[many] можливо
}
terminal-clues-found = знайдено
terminal-clues-held = на руці
terminal-clues-needed = Потрібно збігів: { $matches }

terminal-team-lead = провідний дослідник

terminal-omens-so-far = Видимих знамень: { $omens }
terminal-gates-left = Жетонів брам у стосі: { $tokens }
terminal-unique-left = { $tokens } біля аркуша

terminal-piles-actions = Скинуті карти дій: { $name }
terminal-piles-deck = (у колоді: { $cards })
terminal-piles-priority = Скинуті карти пріоритету
terminal-piles-top = Ви знаєте верх колоди: { $cards }
terminal-piles-cup = Запас монстрів: { $tokens }
terminal-piles-destroyed = Знищено: { $tokens }
terminal-piles-items = Використані предмети: { $items }

## Локація

terminal-sign-ritual = місце ритуалу
terminal-sign-clue = здогадка
terminal-sign-gate = брама
terminal-location-gate = брама, { $gate }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[many] { $tokens } жетонів
}
terminal-location-clue = жетон здогадки долілиць
terminal-location-damage = { $tokens ->
    [one] { $tokens } пошкоджене поле
    [few] { $tokens } пошкоджені поля
   *[many] { $tokens } пошкоджених полів
}
terminal-location-free = { $spaces ->
    [0] вільних полів немає
    [one] { $spaces } вільне поле
    [few] { $spaces } вільні поля
   *[many] { $spaces } вільних полів
}
terminal-location-paths = Шляхи ведуть до
terminal-location-no-path = { $name } (поза шляхами)

## Літери, що позначають монстрів на полі. В одній грі вони не мають збігатися.

terminal-letter-red = Ч
terminal-letter-blue = С
terminal-letter-deep_one = Г
terminal-letter-star_spawn = З
terminal-letter-chthonian = Х
terminal-letter-ghoul_horde = О

## Шанси

terminal-odds-standing = Шанс: { $chance }, якщо ніхто нічого більше не застосує
terminal-odds-short = шанс { $chance }

## Постійні накази й те, що показують усім

terminal-orders-title = Про що не питати
terminal-orders-text = Про що гра вас питає, а що пропускає сама. За вас ніколи нічого не оберуть: пропустити можна лише те, що дозволяють пропускати правила. ← → змінюють, ↑ ↓ пересувають.
terminal-orders-until = пропускати все до мого ходу
terminal-orders-open = граю з відкритою рукою
terminal-orders-wish-ask = питати
terminal-orders-wish-pass = пропускати
terminal-orders-wish-stop = питати завжди
terminal-orders-on = так
terminal-orders-off = ні
terminal-orders-none = У цій грі нічого не можна пропускати.
terminal-orders-waiting = ⏵ усе пропускаємо до вашого ходу
terminal-orders-passed = { $times ->
    [one] ⏵ пропущено { $times } запитання
    [few] ⏵ пропущено { $times } запитання
   *[other] ⏵ пропущено { $times } запитань
}
terminal-key-orders = що пропускати
terminal-key-rest = до мого ходу
terminal-key-show = показати карту
terminal-rest-on = Пропускаємо все до вашого ходу, крім того, про що ви хочете знати завжди.
terminal-rest-off = Гра знову вас питає.
terminal-shown-card = Показано всім: { $card }
terminal-shown-none = Наведіть курсор на карту на руці, щоб показати її.
terminal-shown-silence = Правила вимагають зараз тиші: нічого не можна показувати.
terminal-help-orders = про що не питати: що пропускати без запитань; відкриті руки
terminal-help-rest = пропускати все до мого ходу або перестати
terminal-help-show = показати всім карту під курсором
terminal-opening-title = Як усе починається

## Чому про це питають

terminal-about-title = Карти цього вибору
terminal-about-nothing = Цей вибір не стосується жодної карти.
terminal-why-title = Чому про це питають
terminal-why-place = Де ми в правилах
terminal-why-more = (+{ $rules })
terminal-why-not-title = Чому ні
terminal-why-not-nothing = Казати нема про що: усе, що могло б спасти на думку, можна обрати, або вирішує хтось інший.
terminal-why-not-tried = { $deed }: { $things }

## What one might think of doing, before the things one would do it with

terminal-tried-advance = Просунути
terminal-tried-attack = Атакувати
terminal-tried-buy = Купити
terminal-tried-commit = Додати до перевірки
terminal-tried-destroy = Знищити
terminal-tried-engage = Вступити в бій
terminal-tried-evade = Утекти
terminal-tried-explore = Дослідити
terminal-tried-fight = Атакувати
terminal-tried-flee = Тікати
terminal-tried-inventory = Використати спорядження
terminal-tried-investigate = Дослідити
terminal-tried-move = Іти
terminal-tried-play = Зіграти
terminal-tried-ready = Спробувати повернути ритуал навспак
terminal-tried-ride = Їхати
terminal-tried-trade = Обмінятися
terminal-tried-use = Скористатися

## Темп

terminal-pace-slow = повільний
terminal-pace-normal = спокійний
terminal-pace-fast = швидкий
terminal-pace-off = одразу
terminal-pace-step = покроково
terminal-pace-now = Темп: { $pace }

## Повернення вибору

terminal-undo-title = Скасувати вибір?
terminal-undo-nothing = Вам нема чого скасовувати.
terminal-undo-what = Ваш останній вибір: { $choice }
terminal-undo-learned = Відтоді хтось побачив щось нове й уже цього не забуде.
terminal-undo-random = Відтоді вирішував випадок; випаде те саме.
terminal-undo-others = Разом із ним буде скасовано вибір інших: { $names }.
terminal-undo-all = Чи всі згодні: { $names }?
terminal-undo-alone = Усе одно скасувати?

## Вихід

terminal-leave-title = Вийти з-за столу?
terminal-leave-text = Гру збережено. Її можна продовжити будь-коли.

## Завіса

terminal-curtain-turn = { $name }, ваш хід
terminal-curtain-others = Решта відвертається. Нічого прихованого не видно, доки { $name } не підтвердить.
terminal-curtain-here = я тут: { $name }
terminal-hand-over = Передати екран: { $name }
terminal-curtain-again = ще раз: { $name }

## Кінець

terminal-ending-title = Кінець
terminal-ending-look = глянути на стіл
terminal-ending-again = ще раз
terminal-ending-other = на початок
terminal-ending-won = Перемога
terminal-ending-lost = Поразка
terminal-ending-clues = Таємні здогадки
terminal-ending-laid = Викладені карти
terminal-ending-matches = Збігів: { $matches } із { $needed } потрібних
terminal-ending-double = Обидві здогадки однакові, тож кожен збіг рахується двічі.
terminal-ending-rounds = { $rounds ->
    [one] Гра тривала { $rounds } раунд.
    [few] Гра тривала { $rounds } раунди.
   *[many] Гра тривала { $rounds } раундів.
}

## Довідка

terminal-help-title = Клавіші та знаки
terminal-help-mouse = Клацати можна на всьому: на варіантах, локаціях поля, клавішах і панелях. Перше клацання на локації показує її варіанти, друге – обирає; права кнопка показує, що всередині.
terminal-help-digits = вибір за номером
terminal-help-enough = завершити вибір або обійтися без нього; після гри: чим вона закінчилася
terminal-help-arrows = рух курсора й вибір; поле показує, про що йдеться
terminal-help-about = прочитати карти, про які йдеться у виборі під курсором
terminal-help-why = чому про це питають: правило повністю
terminal-help-why-not = чому чогось не можна зробити: правило, яке заважає
terminal-help-undo = скасувати свій останній вибір
terminal-help-news = що сталося від вашого останнього ходу
terminal-help-board = до поля й назад; там стрілками переходять між локаціями, Enter вказує та обирає, Пробіл показує, що всередині
terminal-help-space = позначити те, на чому курсор; наступний рядок того, що діється
terminal-help-untick = зняти одну позначку
terminal-help-escape = пропустити до кінця; закрити вікно
terminal-help-pace = темп подій
terminal-help-language = наступна мова
terminal-help-save = зберегти копію під назвою
terminal-help-leave = вийти з-за столу; гру збережено
terminal-help-quit = завершити одразу; гру збережено
terminal-help-help = ця сторінка
terminal-help-panels = Панелі (двічі – на весь екран)

terminal-legend-title = Знаки
terminal-monsters-red = червоний монстр: { $letter }, здоров’я, значок
terminal-arrows-red = червоні стрілки, порожні; поза шляхами пунктиром
terminal-monsters-blue = синій монстр: { $letter }, здоров’я, значок
terminal-arrows-blue = сині стрілки, суцільні
terminal-legend-unique = { $name } (унікальний, синій)
terminal-legend-turned = мала літера: вже активований
terminal-legend-gate = брама ({ $gate }) і число її жетонів
terminal-legend-free = вільне поле монстра
terminal-legend-damage = пошкоджене поле
terminal-legend-seal = бар’єр, { $side }
terminal-legend-investigator = дослідники, за першими літерами
terminal-legend-omen = знамення
terminal-legend-possible = символ над полем: скільки разів щонайбільше він ще може бути прихований
terminal-legend-item = карта предмета
terminal-legend-doubt = ще може змінитися з наступними картами
terminal-legend-choosable = можна обрати зараз
terminal-legend-pointed = тут курсор
