### Карткова гра «Жах Аркгема»: назви карт і того, що на них надруковано.

## Що стоїть навколо тексту карти

lcg-uses = Застосовність ({ $uses }).
lcg-victory = Перемога { $points }.

## Ключові слова

lcg-keyword-aloof = Відчужений
lcg-keyword-exceptional = Винятковий
lcg-keyword-fast = Миттєво
lcg-keyword-hunter = Мисливець
lcg-keyword-massive = Масивний
lcg-keyword-peril = Небезпека
lcg-keyword-permanent = Постійний
lcg-keyword-retaliate = Месник
lcg-keyword-surge = Навала

## Що означають ключові слова, для тих, хто питає

lcg-reminder-aloof = Сам не вступає в бій, а доки він поза боєм, ніхто не може його атакувати.
lcg-reminder-exceptional = Коштує вдвічі більше досвіду, і в колоді може бути тільки 1 її копія.
lcg-reminder-fast = Щоб зіграти цю карту, дія не потрібна, і атак на випередження це не провокує.
lcg-reminder-hunter = У фазі ворогів, якщо він оновлений і поза боєм, переміщується на 1 локацію в бік найближчого дослідника.
lcg-reminder-massive = Доки він оновлений, вважається, що він у бою з кожним дослідником у своїй локації.
lcg-reminder-peril = Доки її розігрують, ви не можете радитися з іншими, а вони не можуть грати карти, активувати властивості чи додавати карти до вашої перевірки.
lcg-reminder-permanent = У грі від самого початку, не враховується в розмірі колоди й не може вийти з гри.
lcg-reminder-retaliate = Якщо ваша атака на нього провалилася, коли він оновлений, він атакує вас.
lcg-reminder-surge = Коли її розіграно, візьміть ще одну карту контакту.

## Вміння та їхні символи

lcg-skill-willpower = воля
lcg-skill-intellect = інтелект
lcg-skill-combat = сила
lcg-skill-agility = спритність
lcg-skill-wild = універсальний символ

## Класи

lcg-class-guardian = вартовий
lcg-class-seeker = шукач
lcg-class-rogue = спритник
lcg-class-mystic = містик
lcg-class-survivor = вцілілий
lcg-class-neutral = нейтральна

## Типи карт

lcg-type-investigator = дослідник
lcg-type-asset = здобуток
lcg-type-event = подія
lcg-type-skill = вміння
lcg-type-enemy = ворог
lcg-type-treachery = підступність
lcg-type-location = локація
lcg-type-act = справа
lcg-type-agenda = загроза
lcg-type-scenario = пам’ятка сценарію

## Слоти

lcg-slot-accessory = аксесуар
lcg-slot-ally = союзник
lcg-slot-arcane = магічний слот
lcg-slot-body = одяг
lcg-slot-hand = рука

## Карти гравців за номером у наборі

lcg-card-roland-banks = Роланд Бенкс
lcg-card-daisy-walker = Дейзі Уокер
lcg-card-skids-otoole = «Слизький» О’Тул
lcg-card-agnes-baker = Агнес Бейкер
lcg-card-wendy-adams = Венді Адамс
lcg-card-rolands-38-special = Револьвер Роланда 38-{ "\u2060" }го калібру
lcg-card-cover-up = Замести сліди
lcg-card-daisys-tote-bag = Торбинка Дейзі
lcg-card-the-necronomicon = Некрономікон
lcg-card-on-the-lam = На втіках
lcg-card-hospital-debts = Лікарняні борги
lcg-card-heirloom-of-hyperborea = Гіперборейська реліквія
lcg-card-dark-memory = Темні спогади
lcg-card-wendys-amulet = Амулет Венді
lcg-card-abandoned-and-alone = Покинутість і самотність
lcg-card-45-automatic = Кольт 45-{ "\u2060" }го калібру
lcg-card-physical-training = Фізична підготовка
lcg-card-beat-cop = Патрульний
lcg-card-first-aid = Перша допомога
lcg-card-machete = Мачете
lcg-card-guard-dog = Сторожовий пес
lcg-card-evidence = Доказ!
lcg-card-dodge = Ухилення
lcg-card-dynamite-blast = Вибух динаміту
lcg-card-vicious-blow = Нищівний удар
lcg-card-extra-ammunition = Додаткові боєприпаси
lcg-card-police-badge = Поліційний жетон
lcg-card-beat-cop-2 = Патрульний
lcg-card-shotgun = Дробовик
lcg-card-magnifying-glass = Лупа
lcg-card-old-book-of-lore = Стара книга знань
lcg-card-research-librarian = Бібліотекар-консультант
lcg-card-dr-milan-christopher = Доктор Мілан Крістофер
lcg-card-hyperawareness = Надчутливість
lcg-card-medical-texts = Медичні записи
lcg-card-mind-over-matter = Дух сильніший за плоть
lcg-card-working-a-hunch = Слідом за підказками
lcg-card-barricade = Барикада
lcg-card-deduction = Дедукція
lcg-card-magnifying-glass-1 = Лупа
lcg-card-disc-of-itzamna = Диск Іцамни
lcg-card-encyclopedia = Енциклопедія
lcg-card-cryptic-research = Таємні дослідження
lcg-card-switchblade = Викидний ніж
lcg-card-burglary = Пограбування
lcg-card-pickpocketing = Кишенькова крадіжка
lcg-card-41-derringer = Деррінджер 41-{ "\u2060" }го калібру
lcg-card-leo-de-luca = Лео де Лука
lcg-card-hard-knocks = Загартованість життям
lcg-card-elusive = Невловимість
lcg-card-backstab = Удар у спину
lcg-card-sneak-attack = Напад зненацька
lcg-card-opportunist = Кмітливість
lcg-card-leo-de-luca-1 = Лео де Лука
lcg-card-cat-burglar = Зломщик
lcg-card-sure-gamble = Упевнена гра
lcg-card-hot-streak = Біла смуга
lcg-card-forbidden-knowledge = Заборонені знання
lcg-card-holy-rosary = Свята вервиця
lcg-card-shrivelling = Висушування
lcg-card-scrying = Ворожіння
lcg-card-arcane-studies = Вивчення магії
lcg-card-arcane-initiate = Посвячена
lcg-card-drawn-to-the-flame = Летіти на вогонь
lcg-card-ward-of-protection = Захисна магія
lcg-card-blinding-light = Осліпливе світло
lcg-card-fearless = Безстрашність
lcg-card-mind-wipe = Стирання розуму
lcg-card-blinding-light-2 = Осліпливе світло
lcg-card-book-of-shadows = Книга Тіней
lcg-card-grotesque-statue = Химерна статуетка
lcg-card-leather-coat = Шкіряне пальто
lcg-card-scavenging = Копирсання в смітті
lcg-card-baseball-bat = Бейсбольна бита
lcg-card-rabbits-foot = Кроляча лапка
lcg-card-stray-cat = Бродячий кіт
lcg-card-dig-deep = Завзятість
lcg-card-cunning-distraction = Відвернення уваги
lcg-card-look-what-i-found = «Дивіться, що я знайшов!»
lcg-card-lucky = Пощастило!
lcg-card-survival-instinct = Інстинкт виживання
lcg-card-aquinnah = Аквінна
lcg-card-close-call = За крок від смерті
lcg-card-lucky-2 = Пощастило!
lcg-card-will-to-survive = Воля до життя
lcg-card-knife = Ніж
lcg-card-flashlight = Ліхтарик
lcg-card-emergency-cache = Недоторканний запас
lcg-card-guts = Хоробрість
lcg-card-perception = Проникливість
lcg-card-overpower = Пересилення
lcg-card-manual-dexterity = Вправність рук
lcg-card-unexpected-courage = Неочікувана сміливість
lcg-card-bulletproof-vest = Куленепробивний жилет
lcg-card-elder-sign-amulet = Амулет зі знаком Прадавніх
lcg-card-amnesia = Амнезія
lcg-card-paranoia = Параноя
lcg-card-haunted = Примари
lcg-card-psychosis = Психоз
lcg-card-hypochondria = Іпохондрія
lcg-card-mob-enforcer = Збирач боргів
lcg-card-silver-twilight-acolyte = Прислужник Срібних Сутінків
lcg-card-stubborn-detective = Упертий детектив

## Карти контактів за номером у наборі

lcg-card-the-gathering = Зібрання
lcg-card-whats-going-on = Що відбувається?!
lcg-card-rise-of-the-ghouls = Повстання гулів
lcg-card-theyre-getting-out = Вони вириваються!
lcg-card-trapped = У пастці
lcg-card-the-barrier = Бар’єр
lcg-card-what-have-you-done = Що ви накоїли?
lcg-card-study = Кабінет
lcg-card-hallway = Передпокій
lcg-card-attic = Горище
lcg-card-cellar = Підвал
lcg-card-parlor = Вітальня
lcg-card-ghoul-priest = Гуль-жрець
lcg-card-lita-chantler = Літа Чентлер
lcg-card-flesh-eater = Пожирач плоті
lcg-card-icy-ghoul = Крижаний гуль
lcg-card-the-midnight-masks = Опівнічні маски
lcg-card-predator-or-prey = Хижак чи здобич?
lcg-card-the-masked-hunter = Мисливець у масці
lcg-card-time-is-running-short = Час добігає кінця
lcg-card-uncovering-the-conspiracy = Викрити змову
lcg-card-your-house = Ваш дім
lcg-card-rivertown = Рівертаун
lcg-card-southside-historical-society = Саузсайд
lcg-card-southside-mas-boarding-house = Саузсайд
lcg-card-st-marys-hospital = Лікарня св. Марії
lcg-card-miskatonic-university = Міскатонікський університет
lcg-card-downtown-first-bank-of-arkham = Даунтаун
lcg-card-downtown-arkham-asylum = Даунтаун
lcg-card-easttown = Істтаун
lcg-card-graveyard = Цвинтар
lcg-card-northside = Норзсайд
lcg-card-hunting-shadow = Тінь, що переслідує
lcg-card-false-lead = Хибний слід
lcg-card-wolf-man-drew = «Людина-вовк» Дрю
lcg-card-herman-collins = Герман Коллінз
lcg-card-peter-warren = Пітер Уоррен
lcg-card-victoria-devereux = Вікторія Деверо
lcg-card-ruth-turner = Рут Тернер
lcg-card-the-devourer-below = Пожирач із глибин
lcg-card-the-arkham-woods = Аркгемські ліси
lcg-card-the-ritual-begins = Ритуал розпочато
lcg-card-vengeance-awaits = Помста чекає
lcg-card-the-devourer-rises = Пожирач із глибин
lcg-card-investigating-the-trail = Ідучи по сліду
lcg-card-into-the-darkness = У темряву
lcg-card-disrupting-the-ritual = Зірвати ритуал
lcg-card-main-path = Головна стежка
lcg-card-arkham-woods-unhallowed-ground = Аркгемські ліси
lcg-card-arkham-woods-twisting-paths = Аркгемські ліси
lcg-card-arkham-woods-old-house = Аркгемські ліси
lcg-card-arkham-woods-cliffside = Аркгемські ліси
lcg-card-arkham-woods-tangled-thicket = Аркгемські ліси
lcg-card-arkham-woods-quiet-glade = Аркгемські ліси
lcg-card-ritual-site = Місце ритуалу
lcg-card-umordhoth = Умордхот
lcg-card-umordhoths-wrath = Гнів Умордхота
lcg-card-swarm-of-rats = Зграя щурів
lcg-card-ghoul-minion = Гуль-прислужник
lcg-card-ravenous-ghoul = Зголоднілий гуль
lcg-card-grasping-hands = Чіпкі руки
lcg-card-rotting-remains = Гнилі рештки
lcg-card-frozen-in-fear = Завмерти від страху
lcg-card-dissonant-voices = Невгамовні голоси
lcg-card-ancient-evils = Прадавнє зло
lcg-card-crypt-chill = Убивчий холод
lcg-card-obscuring-fog = Щільний туман
lcg-card-acolyte = Прислужник
lcg-card-wizard-of-the-order = Чаклун ордену
lcg-card-mysterious-chanting = Таємниче наспівування
lcg-card-hunting-nightgaunt = Нічна примара-мисливиця
lcg-card-on-wings-of-darkness = На крилах темряви
lcg-card-locked-door = Замкнені двері
lcg-card-screeching-byakhee = Верескливий б’якхі
lcg-card-the-yellow-sign = Жовтий Знак
lcg-card-yithian-observer = Їтіанський спостерігач
lcg-card-offer-of-power = Пропозиція сили
lcg-card-relentless-dark-young = Безжалісна темна памолодь
lcg-card-goat-spawn = Козлине поріддя
lcg-card-young-deep-one = Молодий глибоководний
lcg-card-dreams-of-rlyeh = Сни про Р’льєх

## Підзаголовки

lcg-subtitle-roland-banks = Федеральний агент
lcg-subtitle-daisy-walker = Бібліотекарка
lcg-subtitle-skids-otoole = Колишній в’язень
lcg-subtitle-agnes-baker = Офіціантка
lcg-subtitle-wendy-adams = Безпритульна
lcg-subtitle-the-necronomicon = У перекладі Джона Ді
lcg-subtitle-heirloom-of-hyperborea = Артефакт з іншого життя
lcg-subtitle-dr-milan-christopher = Професор ентомології
lcg-subtitle-disc-of-itzamna = Захисний амулет
lcg-subtitle-leo-de-luca = Луїзіанський лев
lcg-subtitle-leo-de-luca-1 = Луїзіанський лев
lcg-subtitle-aquinnah = Забута донька
lcg-subtitle-lita-chantler = Одержима
lcg-subtitle-the-masked-hunter = Мовчазний переслідувач
lcg-subtitle-southside-historical-society = Історичне товариство
lcg-subtitle-southside-mas-boarding-house = Пансіон Матінки
lcg-subtitle-downtown-first-bank-of-arkham = Перший банк Аркгема
lcg-subtitle-downtown-arkham-asylum = Аркгемська клініка
lcg-subtitle-wolf-man-drew = Людожер
lcg-subtitle-herman-collins = Могильник
lcg-subtitle-peter-warren = Професор окультизму
lcg-subtitle-victoria-devereux = Колекціонерка
lcg-subtitle-ruth-turner = Працівниця моргу
lcg-subtitle-arkham-woods-unhallowed-ground = Неосвячена земля
lcg-subtitle-arkham-woods-twisting-paths = Звивисті стежки
lcg-subtitle-arkham-woods-old-house = Старий будинок
lcg-subtitle-arkham-woods-cliffside = Скеля
lcg-subtitle-arkham-woods-tangled-thicket = Непрохідні хащі
lcg-subtitle-arkham-woods-quiet-glade = Затишна галявина
lcg-subtitle-umordhoth = Пожирач із глибин

## Зворотні сторони справ і загроз

lcg-back-whats-going-on = Провал у часі
lcg-back-rise-of-the-ghouls = Підземні тунелі
lcg-back-theyre-getting-out = Гулі вирвалися на волю
lcg-back-trapped = Двері в підлозі
lcg-back-the-barrier = Бар’єр зруйновано
lcg-back-what-have-you-done = Захистити дім
lcg-back-time-is-running-short = Годинник б’є північ
lcg-back-uncovering-the-conspiracy = Таємниці розкриті
lcg-back-the-arkham-woods = Смерть чужинцям
lcg-back-the-ritual-begins = Воля Умордхота
lcg-back-investigating-the-trail = Розкрити задуми
lcg-back-into-the-darkness = Останні приготування
lcg-back-disrupting-the-ritual = Ритуал зірвано

## Риси

lcg-trait-agency = Агентство
lcg-trait-ally = Союзник
lcg-trait-ancient-one = Прадавній
lcg-trait-arkham = Аркгем
lcg-trait-armor = Захист
lcg-trait-byakhee = Б’якхі
lcg-trait-cave = Печера
lcg-trait-central = Центр
lcg-trait-charm = Оберіг
lcg-trait-creature = Істота
lcg-trait-criminal = Злочинець
lcg-trait-cultist = Культист
lcg-trait-curse = Прокляття
lcg-trait-dark-young = Темна памолодь
lcg-trait-deep-one = Глибоководний
lcg-trait-detective = Детектив
lcg-trait-drifter = Блукач
lcg-trait-drifter-f = Блукачка
lcg-trait-elite = Елітний
lcg-trait-firearm = Вогнепальна
lcg-trait-fortune = Фортуна
lcg-trait-ghoul = Гуль
lcg-trait-hazard = Ризик
lcg-trait-hex = Чаклунство
lcg-trait-humanoid = Гуманоїд
lcg-trait-illicit = Незаконний
lcg-trait-innate = Вроджене
lcg-trait-insight = Інтуїція
lcg-trait-item = Предмет
lcg-trait-madness = Божевілля
lcg-trait-melee = Ближній бій
lcg-trait-miskatonic = Міскатонік
lcg-trait-monster = Монстр
lcg-trait-nightgaunt = Нічна примара
lcg-trait-obstacle = Перешкода
lcg-trait-omen = Знамення
lcg-trait-pact = Угода
lcg-trait-police = Поліція
lcg-trait-practiced = Натреноване
lcg-trait-relic = Реліквія
lcg-trait-science = Наука
lcg-trait-silver-twilight = Срібні Сутінки
lcg-trait-sorcerer = Чаклун
lcg-trait-sorcerer-f = Чаклунка
lcg-trait-spell = Заклинання
lcg-trait-spirit = Дух
lcg-trait-supply = Запас
lcg-trait-tactic = Тактика
lcg-trait-talent = Талант
lcg-trait-task = Обов’язок
lcg-trait-terror = Жахіття
lcg-trait-tome = Книга
lcg-trait-tool = Інструмент
lcg-trait-weapon = Зброя
lcg-trait-woods = Ліси
lcg-trait-yithian = Їтіанин

## Набори контактів

lcg-set-the-gathering = Зібрання
lcg-set-the-midnight-masks = Опівнічні маски
lcg-set-cult-of-umordhoth = Культ Умордхота
lcg-set-the-devourer-below = Пожирач із глибин
lcg-set-rats = Щури
lcg-set-ghouls = Гулі
lcg-set-striking-fear = Охоплені страхом
lcg-set-ancient-evils = Прадавнє зло
lcg-set-chilling-cold = Пронизливий холод
lcg-set-dark-cult = Темний культ
lcg-set-nightgaunts = Нічні примари
lcg-set-locked-doors = Зачинені двері
lcg-set-agents-of-hastur = Агенти Хастура
lcg-set-agents-of-yog-sothoth = Агенти Йог-Сотота
lcg-set-agents-of-shub-niggurath = Агенти Шуб-Ніггурата
lcg-set-agents-of-cthulhu = Агенти Ктулху

## Журнал кампанії

lcg-record-house-burned = ваш дім згорів
lcg-record-house-standing = ваш дім уцілів
lcg-record-ghoul-priest-alive = гуль-жрець на волі
lcg-record-lita-finds-others = Літа пішла шукати підмоги в інших
lcg-record-past-midnight = пробило північ
lcg-record-arkham-succumbed = Умордхот помстився Аркгему
lcg-record-ritual-broken = ритуал зупинено, перш ніж з’явився Умордхот
lcg-record-umordhoth-repelled = Умордхота відкинуто назад
lcg-record-lita-sacrificed = Літу Чентлер віддано Умордхотові
