### «Жах Аркгема»: назви карт і те, що стоїть поруч із текстом правил.

## Коробка

arkham-title = Жах Аркгема
arkham-set-base = базова гра
arkham-set-innsmouth = Жах Інсмута
arkham-kind-investigator = дослідник
arkham-kind-investigator-woman = дослідниця
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
arkham-rules-gate = Перевірка, щоб закрити: Бій або Знання ({ $modifier }). Вимір: { $dimension }.
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
