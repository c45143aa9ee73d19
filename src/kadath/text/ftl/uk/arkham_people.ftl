### Жах Аркгема: назви людей і речей.

## Дослідники

arkham-card-amanda_sharpe = Аманда Шарп
arkham-card-bob_jenkins = Боб Дженкінс
arkham-card-carolyn_fern = Керолін Ферн
arkham-card-darrell_simmons = Даррелл Сіммонс
arkham-card-dexter_drake = Декстер Дрейк
arkham-card-harvey_walters = Гарві Волтерс
arkham-card-jenny_barnes = Дженні Барнс
arkham-card-joe_diamond = Джо Даймонд
arkham-card-kate_winthrop = Кейт Вінтроп
arkham-card-mandy_thompson = Менді Томпсон
arkham-card-michael_mcglen = Майкл Макглен
arkham-card-monterey_jack = Монтерей Джек
arkham-card-sister_mary = Сестра Мері
arkham-card-vincent_lee = Вінсент Лі
arkham-card-agnes_baker = Агнес Бейкер
arkham-card-akachi_onyele = Акачі Оньєле
arkham-card-finn_edwards = Фінн Едвардс
arkham-card-george_barnaby = Джордж Барнабі
arkham-card-hank_samson = Генк Семсон
arkham-card-minh_thi_phan = Мінь Тхі Фан
arkham-card-patrice_hathaway = Патріс Гетевей
arkham-card-roland_banks = Роланд Бенкс
arkham-card-silas_marsh = Сайлас Марш
arkham-card-skids_otoole = «Слизький» О’Тул
arkham-card-tommy_muldoon = Томмі Малдун
arkham-card-william_yorick = Вільям Йорик
arkham-card-zoey_samaras = Зої Самарас

## Звичайні предмети

arkham-card-knife = Ніж
arkham-card-bullwhip = Батіг
arkham-card-cavalry_saber = Кавалерійська шабля
arkham-card-derringer_18 = Деррінджер .18
arkham-card-axe = Сокира
arkham-card-revolver_38 = Револьвер .38
arkham-card-cross = Хрест
arkham-card-automatic_45 = Пістолет .45
arkham-card-shotgun = Дробовик
arkham-card-rifle = Гвинтівка
arkham-card-tommy_gun = Автомат Томпсона
arkham-card-dynamite = Динаміт
arkham-card-food = Їжа
arkham-card-whiskey = Віскі
arkham-card-dark_cloak = Темний плащ
arkham-card-lantern = Ліхтар
arkham-card-lucky_cigarette_case = Щасливий портсигар
arkham-card-research_materials = Дослідницькі матеріали
arkham-card-map_of_arkham = Мапа Аркгема
arkham-card-motorcycle = Мотоцикл
arkham-card-ancient_tome = Стародавній том
arkham-card-old_journal = Старий щоденник

## Унікальні предмети

arkham-card-nameless_cults = Безіменні культи
arkham-card-book_of_dzyan = Книга Дзян
arkham-card-cabala_of_saboth = Кабала Сабота
arkham-card-cultes_des_goules = Культи гулів
arkham-card-necronomicon = Некрономікон
arkham-card-the_king_in_yellow = Король у Жовтому
arkham-card-alien_statue = Чужинська статуетка
arkham-card-ancient_tablet = Стародавня табличка
arkham-card-blue_watcher_of_the_pyramid = Блакитний вартовий піраміди
arkham-card-elder_sign = Знак Прадавніх
arkham-card-enchanted_jewelry = Зачаровані коштовності
arkham-card-silver_key = Срібний ключ
arkham-card-gate_box = Скринька брам
arkham-card-healing_stone = Цілющий камінь
arkham-card-obsidian_statue = Обсидіанова статуетка
arkham-card-pallid_mask = Бліда маска
arkham-card-ruby_of_rlyeh = Рубін із Р’льєха
arkham-card-flute_of_the_outer_gods = Флейта Зовнішніх Богів
arkham-card-warding_statue = Охоронна статуетка
arkham-card-enchanted_knife = Зачарований ніж
arkham-card-enchanted_blade = Зачарований клинок
arkham-card-lamp_of_alhazred = Лампа Альхазреда
arkham-card-sword_of_glory = Меч слави
arkham-card-holy_water = Свята вода
arkham-card-powder_of_ibn_ghazi = Порошок Ібн-Газі

## Заклинання

arkham-card-bind_monster = Скування монстра
arkham-card-dread_curse_of_azathoth = Жахливе прокляття Азатота
arkham-card-enchant_weapon = Зачарування зброї
arkham-card-find_gate = Пошук брами
arkham-card-flesh_ward = Захист плоті
arkham-card-heal = Зцілення
arkham-card-mists_of_releh = Тумани Релеха
arkham-card-red_sign_of_shudde_mell = Червоний знак Шудде М’елла
arkham-card-shrivelling = Висушування
arkham-card-voice_of_ra = Голос Ра
arkham-card-wither = В’янення

## Навички

arkham-card-speed = Швидкість
arkham-card-sneak = Скрадання
arkham-card-fight = Бій
arkham-card-will = Воля
arkham-card-lore = Знання
arkham-card-luck = Удача
arkham-card-bravery = Хоробрість
arkham-card-expert_occultist = Досвідчений окультист
arkham-card-marksman = Влучний стрілець
arkham-card-stealth = Непомітність

## Союзники

arkham-card-anna_kaslow = Анна Каслов
arkham-card-duke = Дюк
arkham-card-eric_colt = Ерік Кольт
arkham-card-john_legrasse = Джон Леграсс
arkham-card-professor_armitage = Професор Армітедж
arkham-card-richard_upton_pickman = Річард Аптон Пікман
arkham-card-ruby_standish = Рубі Стендіш
arkham-card-ryan_dean = Раян Дін
arkham-card-sir_william_brinton = Сер Вільям Брінтон
arkham-card-thomas_f_malone = Томас Ф. Мелоун
arkham-card-tom_mountain_murphy = Том «Гора» Мерфі

## Особливі карти

arkham-card-bank_loan = Банківська позика
arkham-card-retainer = Гонорар
arkham-card-blessing = Благословення
arkham-card-curse = Прокляття
arkham-card-silver_twilight_lodge_membership = Членство в Ложі Срібних Сутінків
arkham-card-deputy_of_arkham = Помічник шерифа
arkham-card-deputys_revolver = Револьвер помічника
arkham-card-patrol_wagon = Патрульний фургон
arkham-card-defaulted_loan = Банківська позика (несплачена)
arkham-card-dragons_eye = Око дракона
arkham-card-ashcan_pete = Піт «Волоцюга»
arkham-card-gloria_goldberg = Глорія Голдберг
arkham-card-norman_withers = Норман Візерс
arkham-card-trish_scarborough = Тріш Скарборо
arkham-card-ursula_downs = Урсула Даунс
