### Machina Arcana: назви карт.

## Коробка

machina-title = Machina Arcana
machina-kind-explorer = дослідник
machina-kind-weapon = зброя
machina-kind-apparel = одяг
machina-kind-artifact = артефакт
machina-kind-consumable = витратний предмет
machina-kind-monster = монстр
machina-kind-explorer_event = подія дослідників
machina-kind-horror_event = подія жаху
machina-kind-chapter = розділ
machina-kind-map_tile = бік тайла карти
machina-kind-final_challenge_tile = тайл фінального випробування

## Дослідники

machina-card-lorrai_gerrard = Лоррай Джеррард
machina-card-hank_horden = Генк Горден

## Монстри

machina-card-mi_go = Мі-Ґо
machina-card-sarall = Саралл
machina-card-kthun = К’тун
machina-card-moon_beast = Місячний звір

## Зброя та її підсилення

machina-card-circular_saw = Циркулярна пилка
machina-card-vampiric_rifle = Вампірична гвинтівка
machina-card-spiked_whip = Шипастий батіг
machina-card-scarifier = Шрамувальник
machina-card-piercing_revolver = Пробивний револьвер
machina-card-precision_scope = Точний приціл
machina-card-magic_coating = Магічне покриття
machina-card-boiler_hammer = Молот котельника

## Одяг

machina-card-aerial_cloak = Повітряний плащ
machina-card-displacement_vest = Жилет зміщення
machina-card-hobnailed_boots = Підковані черевики
machina-card-proximity_warper = Викривлювач близькості

## Артефакти

machina-card-force_alternator = Альтернатор сил
machina-card-stygian_pendant = Стигійський кулон

## Витратні предмети

machina-card-morphine_syrette = Шприц-тюбик морфіну

## Події

machina-card-surge_of_strength = Приплив сил
# Власна назва: надрукована невідома.
machina-card-magic_blast = Магічний вибух
machina-card-shivers = Дрижаки
machina-card-healing_rituals = Цілющі ритуали
machina-card-executioner = Кат
machina-card-hive_launcher = Роємет
machina-card-mirror_weave = Дзеркальне плетиво
machina-card-revolving_capsule = Обертова капсула
machina-card-scrutinizing_mirror = Прискіпливе дзеркало
machina-card-blood_vial = Флакон крові
machina-card-marked_prey = Позначена здобич
machina-card-pack_tactics = Тактика зграї
machina-card-spawn_of_atlach_nacha = Виплодок Атлач-Начі
machina-card-rhan_tegoth = Ран-Тегот
