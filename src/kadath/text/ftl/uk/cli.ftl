### Команда kadath: довідка, відповіді й повідомлення про помилки.

cli-help =
    Kadath – стіл для кооперативних настільних ігор за Лавкрафтом, який сам пильнує всі правила.

    використання: kadath [КОМАНДА] ...

    Без команди стіл відкривається в браузері, як після `kadath serve --open`.

    команди:
      play [ГРА]           сісти за стіл у терміналі
      learn ГРА            вивчити гру, граючи з провідником, у терміналі
      serve                відкрити стіл для браузерів, тут і в локальній мережі
      sim ГРА              боти зіграють цілі партії; побачите, як часто вони перемагають
      cards ГРА [НАЗВА]    прочитати, які компоненти має гра й що вони роблять
      rules ГРА [СЛОВА]    прочитати правила гри або знайти потрібні
      check                перевірити, чи вміст усіх ігор повний
      replay ФАЙЛ          відтворити записану партію й перевірити, чи вона досі сходиться
      bench                виміряти швидкість ігор

    параметри:
      --lang en|pl|uk      мова; без цього – мова системи
      --sets ТЕКА          саморобні компоненти в цій теці
      --version            показати версію
      -h, --help           показати цю довідку; після команди – довідку про неї

    приклади:
      kadath
      kadath play
      kadath cards final_hour двостволка
      kadath rules final_hour бар’єр
      kadath sim final_hour -n 1000 --seats 4 --bot rush

cli-usage = використання
cli-arguments = аргументи
cli-options = параметри
cli-option-sets = тека з набором саморобних компонентів або з кількома наборами
cli-option-lang = мова; без цього – мова системи
cli-option-help = показати цю довідку
cli-option-json = вивести результат як JSON, для програм
cli-place-game = ГРА
cli-place-name = НАЗВА
cli-place-words = СЛОВА
cli-place-pair = КЛЮЧ=ЗНАЧЕННЯ
cli-place-file = ФАЙЛ
cli-place-folder = ТЕКА
cli-arg-game = гра, напр. final_hour

## play

cli-about-play = Відкриває стіл у терміналі: кілька людей можуть грати за однією клавіатурою, вільні місця посідають боти, а партія зберігається на ходу.
cli-examples-play =
    приклади:
      kadath play                     обрати гру або продовжити останню партію
      kadath play final_hour          одразу підготувати «Останню годину»
      kadath play --lang pl           польською
cli-play-game = гра, яку підготувати; без цього оберете її за столом
cli-play-data = де зберігати партії; без цього – там, де система тримає такі дані

## learn

cli-about-learn = Починає першу гру з провідником за столом. Він пояснює кожну річ, коли вона трапляється, і каже, що обрав би сам і чому; будь-якої миті можна грати далі без нього.
cli-examples-learn =
    приклади:
      kadath learn final_hour
      kadath learn lcg --lang pl      польською
cli-no-guide = { $name } не має першої гри з провідником; її мають: { $known }

## serve

cli-about-serve = Відкриває стіл для браузерів: на цьому комп’ютері, у локальній мережі або за вебсервером. Усе зберігається одразу, а зупинений сервер продовжує гру звідти, де вона була.
cli-examples-serve =
    приклади:
      kadath serve                        для всіх у локальній мережі
      kadath serve --open                 і відкрити його тут у браузері
      kadath serve --host 127.0.0.1       лише для цього комп’ютера
      kadath serve --port 8080 --data games
      kadath serve --host 127.0.0.1 --origin https://kadath.example
cli-serve-host = адреса, на якій чекати з’єднань (0.0.0.0: усі адреси цього комп’ютера)
cli-serve-port = порт (8000); 0 означає будь-який вільний
cli-serve-data = де зберігати столи; інакше там, де система тримає такі дані
cli-serve-origin = інша адреса сторінки, коли спереду стоїть вебсервер
cli-serve-open = відкрити сторінку в браузері
cli-serve-no-origin = --origin потребує адреси сторінки без шляху, напр. https://table.example, а не «{ $origin }»
cli-serve-no-port = { $port } не є портом: найбільший номер порту – 65535

## sim

cli-about-sim = Боти грають цілі партії, а команда повідомляє, як часто вони перемагають і чим закінчуються партії. Те саме зерно дає ті самі партії за будь-якої кількості процесів.
cli-examples-sim =
    приклади:
      kadath sim final_hour -n 1000
      kadath sim final_hour -n 200 --seats 4 --set-up difficulty=normal ancient_one=umordhoth
      kadath sim final_hour -n 20 --bot search --iterations 400
      kadath sim final_hour -n 1000 --bot rush --json
      kadath sim final_hour -n 1000 --bot rush,random --out partii.csv

    Партія номер i має зерно S + i - 1.
cli-sim-n = скільки партій (100)
cli-sim-seed = зерно першої партії (1)
cli-sim-seats = скільки людей за столом
cli-sim-set-up = що ще обрати перед грою, напр. difficulty=normal, або з файлів: decks=@a.txt,b.json
cli-sim-bot = хто грає: random (навмання), rush (пробує перемогти одразу), thumb (грає на око), search (думає наперед) або власний клас як модуль:Клас; кілька назв через кому займають місця по черзі; без цього random
cli-sim-iterations = як довго search думає над вибором: скільки партій грає подумки
cli-sim-seconds = те саме в секундах; тоді результати щоразу інші
cli-sim-jobs = скільки процесів; без цього – по одному на ядро
cli-sim-out = записати по рядку на партію в цей новий файл: .csv, .jsonl або .parquet
cli-sim-resume = продовжити у файлі з --out: зіграти лише ті партії, яких у ньому ще немає
cli-sim-games = { $count ->
    [one] { $count } партія бота { $bot }, зерна від { $first } до { $last }
    [few] { $count } партії бота { $bot }, зерна від { $first } до { $last }
   *[many] { $count } партій бота { $bot }, зерна від { $first } до { $last }
}
cli-sim-won = Перемоги: { $rate } (95-відсотковий довірчий інтервал: від { $low } до { $high })
cli-sim-rounds = Раундів у партії, у середньому: { $mean }
cli-sim-endings = Чим закінчувалися партії:
cli-sim-failed = Партія із зерном { $seed } обірвалася: { $error }
cli-progress-left = залишилося { $time }
cli-sim-time = { $decisions ->
    [one] { $decisions } рішення за { $seconds } с ({ $rate } за секунду)
    [few] { $decisions } рішення за { $seconds } с ({ $rate } за секунду)
   *[many] { $decisions } рішень за { $seconds } с ({ $rate } за секунду)
}

## cards and rules

cli-about-cards = Виводить усі компоненти гри з текстом їхніх правил або лише ті, що мають таку назву.
cli-examples-cards =
    приклади:
      kadath cards final_hour
      kadath cards final_hour двостволка
      kadath cards final_hour --json
cli-cards-name = частина назви або весь ключ із квадратних дужок
cli-cards-original = власна розробка
cli-cards-back = зворот
cli-about-rules = Виводить пронумеровані правила гри: усі або потрібні, починаючи з найближчого.
cli-examples-rules =
    приклади:
      kadath rules final_hour бар’єр
      kadath rules final_hour FH-115
cli-rules-words = що шукати: слова або номер правила
cli-rules-none = У жодному правилі немає «{ $words }».

## check and replay

cli-about-check = Перевіряє, чи вміст усіх ігор повний: чи в кожному наборі компонентів стільки, скільки в його коробці, крім свідомо пропущених, чи кожне посилання на щось указує й чи все має текст англійською, польською та українською. Для кожного набору показує, скільки компонентів у коробці, скільки тут, скільки пропущено й чому та скільки з них власної розробки.
cli-examples-check =
    приклад:
      kadath check
cli-check-printed = у коробці
cli-check-implemented = тут
cli-check-left_out = пропущено
cli-check-original = власна розробка
cli-check-total = разом
cli-check-begun = { $title } (у роботі)
cli-check-reason = Пропущено: { $kind } ×{ $copies }. { $reason }
cli-check-problems = { $count ->
    [0] Усе на місці.
    [one] { $count } проблема.
    [few] { $count } проблеми.
   *[many] { $count } проблем.
}
cli-about-replay = Відтворює записану партію з її підготовки, зерна й виборів і повідомляє, чим вона закінчується або де саме перестає сходитися.
cli-examples-replay =
    приклад:
      kadath replay partiya.json
cli-replay-file = файл із партією
cli-replay-done = { $count ->
    [one] Відтворено { $count } вибір
    [few] Відтворено { $count } вибори
   *[many] Відтворено { $count } виборів
}, { $checks ->
    [0] порівняти нема з чим.
    [one] сходиться { $checks } контрольна точка.
    [few] сходяться { $checks } контрольні точки.
   *[many] сходяться { $checks } контрольних точок.
}
cli-replay-won = Перемога: { $ending }.
cli-replay-lost = Поразка: { $ending }.
cli-replay-unfinished = Партія триває: вирішує місце { $seat }.
cli-replay-diverged = Запис перестає сходитися: відтворено { $played } з { $of } { $of ->
    [one] вибору
   *[other] виборів
}.
cli-replay-offered = Там можна було обрати: { $options }

## bench

cli-about-bench = Вимірює швидкість кожної гри на одному ядрі: випадкові партії (рішення має щонайменше два варіанти), копіювання стану, запис у JSON, вигляд для гравця, роздавання наново того, чого гравець не знає. Поряд вимірює інші бібліотеки ігор, якщо вони встановлені.
cli-examples-bench =
    приклади:
      kadath bench
      kadath bench --seconds 5 --json
cli-bench-seconds = скільки приблизно секунд вимірювати кожну величину (2)
cli-bench-python = { $version }, { $rules ->
    [compiled] правила скомпільовано
   *[plain] правила не скомпільовано
}
cli-bench-decisions = рішень за секунду
cli-bench-games = цілих партій за секунду
cli-bench-all-setups = { $count ->
    [one] рішень за секунду, { $count } підготовка
    [few] рішень за секунду, усі { $count } підготовки
   *[many] рішень за секунду, усі { $count } підготовок
}
cli-bench-peer = { $name }, рішень за секунду
cli-bench-missing = Не встановлено, тому не виміряно: { $names }. Щоб установити: { $command }

## Mistakes

cli-no-such-command = немає команди «{ $name }»; є: { $known }
cli-no-such-language = немає мови «{ $name }»; є: { $known }
cli-no-such-game = немає гри «{ $name }»; є: { $known }
cli-no-such-bot = немає бота «{ $name }»; є: { $known }
cli-no-such-card = тут нічого не зветься «{ $name }»; щоб побачити все: { $help }
cli-no-such-setup = під час підготовки не вибирають нічого з назвою «{ $name }»; є: { $known }
cli-bad-setup = { $name } не може бути «{ $value }»; може бути: { $known }
cli-not-a-pair = замість «{ $value }» має бути КЛЮЧ=ЗНАЧЕННЯ, напр. difficulty=normal
cli-resume-what = --resume потребує --out ФАЙЛ: файлу, у якому продовжувати
cli-not-a-number = { $what } потребує цілого числа, щонайменше { $least }, а не «{ $value }»
cli-number-too-large = { $what } – це щонайбільше { $most }
cli-not-seconds = { $what } потребує числа секунд, напр. 0.5, а не «{ $value }»
cli-not-a-record = { $file } – не запис партії
cli-not-text = { $file } – не текстовий файл (UTF-8)
cli-file-missing = { $file }: немає такого файлу чи теки
cli-file-forbidden = { $file }: бракує прав на читання чи запис
cli-file-is-a-folder = { $file }: це тека, а потрібен файл
cli-file-not-a-folder = { $file }: частина цього шляху – файл, а не тека
cli-file-no-room = { $file }: на диску не лишилося місця
cli-file-refused = { $file }: система відмовляє ({ $reason })
cli-missing-argument = бракує: { $what }; див. { $help }
cli-unknown-argument = незрозуміло: { $what }; див. { $help }
cli-needs-value = { $what } потребує значення; див. { $help }
cli-takes-no-value = { $what } не приймає значення; див. { $help }
cli-other-mistake = { $what }; див. { $help }
