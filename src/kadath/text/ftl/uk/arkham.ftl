### «Жах Аркгема»: назви карт і те, що стоїть поруч із текстом правил.

## Коробка

arkham-title = Жах Аркгема
arkham-set-base = базова гра
arkham-set-innsmouth = Жах Інсмута
arkham-kind-investigator = дослідник
arkham-kind-ancient_one = Прадавній
arkham-kind-common_item = звичайний предмет
arkham-kind-unique_item = унікальний предмет
arkham-kind-spell = заклинання
arkham-kind-skill_card = карта навички
arkham-kind-ally = союзник
arkham-kind-retainer = Гонорар
arkham-kind-membership = Членство в Ложі Срібних Сутінків
arkham-kind-loan = Банківська позика
arkham-kind-blessing = Благословення або Прокляття
arkham-kind-deputy = карта помічника шерифа
arkham-kind-location_card = карта Локації
arkham-kind-mythos_card = карта Міфу
arkham-kind-gate_card = карта Брами
arkham-kind-gate_marker = жетон брами
arkham-kind-monster = жетон монстра
arkham-kind-personal_story = карта Особистої історії
arkham-kind-plot_card = карта Задуму Прадавнього
arkham-kind-innsmouth_look = карта Інсмутської подоби
arkham-kind-dust = карта Пилу
arkham-kind-herald = Вісник
arkham-left-out-plots = Їм потрібна колода Епічної битви з іншої коробки.
arkham-left-out-strangers = Вони належать дослідникам з інших коробок.

## Що стоїть поруч із текстом правил

arkham-rules-casting = Модифікатор накладання: { $modifier }. Ціна в Розумі: { $sanity }.
arkham-rules-moves = Рух: { $movement }. Вимір: { $dimension }.
arkham-rules-awareness = Пильність { $modifier }.
arkham-rules-horror = Перевірка жаху ({ $modifier }): провал коштує { $damage } { $damage ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} Розуму.
arkham-rules-no_horror = Без перевірки жаху.
arkham-rules-combat = Перевірка бою ({ $modifier }): провал коштує { $damage } { $damage ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} Витривалості.
arkham-rules-toughness = Стійкість { $toughness }.

## Дослідники

arkham-card-michael_mcglen = Майкл Макглен
arkham-card-harvey_walters = Гарві Волтерс
arkham-card-joe_diamond = Джо Даймонд

## Звичайні предмети

arkham-card-revolver_38 = Револьвер 38-го калібру
arkham-card-axe = Сокира
arkham-card-shotgun = Дробовик
arkham-card-cross = Хрест
arkham-card-bullwhip = Батіг
arkham-card-dynamite = Динаміт
arkham-card-food = Харчі
arkham-card-lucky_cigarette_case = Щасливий портсигар
arkham-card-old_journal = Старий щоденник

## Унікальні предмети

arkham-card-obsidian_statue = Обсидіанова статуетка
arkham-card-enchanted_jewelry = Зачаровані прикраси
arkham-card-pallid_mask = Бліда маска
arkham-card-silver_key = Срібний ключ
arkham-card-the_king_in_yellow = Король у Жовтому
arkham-card-necronomicon = Некрономікон

## Заклинання

arkham-card-flesh_ward = Захист плоті
arkham-card-shrivelling = В’янення
arkham-card-wither = Усихання
arkham-card-mists_of_releh = Тумани Релеха

## Навички

arkham-card-fight = Бій
arkham-card-marksman = Влучний стрілець
arkham-card-stealth = Непомітність

## Союзники й особливі карти

arkham-card-duke = Дюк
arkham-card-blessing = Благословення
arkham-card-curse = Прокляття

## Записи на картах Локацій

arkham-card-rivertown_1_black_cave = Чорна печера (Рівертаун)
arkham-card-rivertown_4_graveyard = Цвинтар (Рівертаун)
arkham-card-easttown_3_velmas_diner = Їдальня Велми (Істтаун)
arkham-card-merchant_district_2_unvisited_isle = Безлюдний острів (Торговий район)
arkham-card-miskatonic_university_3_library = Бібліотека (Міскатонікський університет)

## Монстри

arkham-card-mandy_thompson = Менді Томпсон
arkham-card-book_of_dzyan = Книга Дзян
arkham-card-alien_statue = Чужинська статуетка
arkham-card-blue_watcher_of_the_pyramid = Блакитний вартовий піраміди
arkham-card-flute_of_the_outer_gods = Флейта Зовнішніх Богів
arkham-card-bind_monster = Скування монстра
arkham-card-enchant_weapon = Зачарування зброї
arkham-card-heal = Зцілення
arkham-card-tom_mountain_murphy = Том «Гора» Мерфі
arkham-card-bank_loan = Банківська позика
