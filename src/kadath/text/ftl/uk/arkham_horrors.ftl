### Жах Аркгема: назви монстрів, Прадавніх, вісників та історій.

## Здібності монстрів

arkham-keyword-ambush = Засідка
arkham-keyword-endless = Нескінченний
arkham-keyword-mask = Маска
arkham-keyword-spawn = Виводок
arkham-keyword-undead = Немертвий
arkham-keyword-physical_resistance = Фізичний опір
arkham-keyword-magical_resistance = Магічний опір
arkham-keyword-physical_immunity = Фізичний імунітет
arkham-keyword-magical_immunity = Магічний імунітет
arkham-keyword-weapon_immunity = Імунітет до зброї
arkham-keyword-nightmarish = Кошмарний
arkham-keyword-overwhelming = Нездоланний

## Рух монстрів

arkham-movement-normal = звичайний
arkham-movement-fast = швидкий
arkham-movement-stationary = нерухомий
arkham-movement-flying = летючий
arkham-movement-unique = особливий
arkham-movement-aquatic = водний
arkham-movement-none = немає

## Символи вимірів

arkham-dimension-circle = коло
arkham-dimension-diamond = ромб
arkham-dimension-hexagon = шестикутник
arkham-dimension-moon = місяць
arkham-dimension-plus = плюс
arkham-dimension-slash = скісна риска
arkham-dimension-square = квадрат
arkham-dimension-star = зірка
arkham-dimension-triangle = трикутник

## Монстри

arkham-card-byakhee = Б’якхі
arkham-card-chthonian = Хтоніанин
arkham-card-cultist = Культист
arkham-card-dark_young = Темна памолодь
arkham-card-dhole = Дгол
arkham-card-dimensional_shambler = Міжвимірний блукач
arkham-card-elder_thing = Прадавня істота
arkham-card-fire_vampire = Вогняний вампір
arkham-card-flying_polyp = Летючий поліп
arkham-card-formless_spawn = Безформний виплодок
arkham-card-ghost = Привид
arkham-card-ghoul = Гуль
arkham-card-god_of_the_bloody_tongue = Бог Кривавого Язика
arkham-card-gug = Гуг
arkham-card-haunter_of_the_dark = Блукач у пітьмі
arkham-card-high_priest = Верховний жрець
arkham-card-hound_of_tindalos = Гончак Тіндалоса
arkham-card-maniac = Маніяк
arkham-card-mi_go = Мі-Го
arkham-card-nightgaunt = Нічна примара
arkham-card-shoggoth = Шоггот
arkham-card-star_spawn = Зоряний виплодок
arkham-card-the_black_man = Чорний чоловік
arkham-card-the_bloated_woman = Розпухла жінка
arkham-card-the_dark_pharaoh = Темний Фараон
arkham-card-vampire = Вампір
arkham-card-warlock = Чорнокнижник
arkham-card-witch = Відьма
arkham-card-zombie = Зомбі
arkham-card-barnabas_marsh = Барнабас Марш
arkham-card-being_of_ib_1 = Істота з Іба (1)
arkham-card-being_of_ib_2 = Істота з Іба (2)
arkham-card-being_of_ib_3 = Істота з Іба (3)
arkham-card-being_of_ib_4 = Істота з Іба (4)
arkham-card-deep_one = Глибоководний
arkham-card-deep_one_hybrid = Гібрид Глибоководних
arkham-card-lloigor = Ллойгор
arkham-card-priest_of_dagon = Жрець Дагона
arkham-card-proto_shoggoth = Протошоггот
arkham-card-servitor_of_outer_gods = Слуга Зовнішніх Богів
arkham-card-shugeron = Шугерон
arkham-card-tendril_of_nyogtha = Мацак Ньогти
arkham-card-wailing_writher = Зойкливий плазун

## Прадавні

arkham-card-azathoth = Азатот
arkham-card-cthulhu = Ктулху
arkham-card-hastur = Хастур
arkham-card-ithaqua = Ітаква
arkham-card-nyarlathotep = Ньярлатотеп
arkham-card-shub_niggurath = Шуб-Ніггурат
arkham-card-yig = Їг
arkham-card-yog_sothoth = Йог-Сотот
arkham-card-bokrug = Бокруг
arkham-card-chaugnar_faugn = Чогнар Фогн
arkham-card-cthugha = Ктуга
arkham-card-ghatanothoa = Гатанотоа
arkham-card-nyogtha = Ньогта
arkham-card-quachil_uttaus = Квачіл Уттаус
arkham-card-rhan_tegoth = Ран-Тегот
arkham-card-zhar = Жар
arkham-card-the_look = Інсмутська подоба
arkham-card-no_look = Звичайне обличчя
arkham-card-dust_on_the_sill = Пил на підвіконні
arkham-card-a_grey_footprint = Сірий слід
arkham-card-brittle_paper = Крихкий папір
arkham-card-stopped_clock = Спинений годинник
arkham-card-withered_hand = Всохла рука
arkham-card-white_hair = Сивина
arkham-card-rust_and_rot = Іржа й тлін
arkham-card-circle_of_grey_light = Коло сірого світла
arkham-card-the_treader_nears = Той, що ступає, близько
arkham-card-ages_in_a_breath = Віки в одному подиху
arkham-card-the_beam_descends = Промінь сходить
arkham-card-dust_to_dust = Порох до пороху
arkham-card-father_dagon = Отець Дагон
arkham-card-mother_hydra = Мати Гідра
