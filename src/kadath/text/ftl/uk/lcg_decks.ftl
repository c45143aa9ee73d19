### Жах Аркгема: Карткова гра: колоди та причини, чому їх не прийнято.

lcg_decks-random-basic-weakness = Випадкова базова слабкість
# Що сайти колод пишуть над картами списку, а картами не є; через кому.
lcg_decks-headings = Дослідник, Дослідниця, Колода, Основна колода, Карти, Усього, Всього, Набори, Досвід, Здобуток, Здобутки, Актив, Активи, Подія, Події, Вміння, Уміння, Навичка, Навички, Слабкість, Слабкості, Базова слабкість, Базові слабкості, Підступність, Підступності, Ворог, Вороги, Постійні, Особисті карти, Обов’язкові карти, Особливі карти, Сюжетні здобутки, Союзник, Союзники, Рука, Руки, Аксесуар, Аксесуари, Магічний слот, Магія, Одяг, Тіло, Інше, Без слота, Вартовий, Шукач, Спритник, Містик, Вцілілий, Нейтральна, Нейтральні, Рівень

## Чого не вдалося прочитати

lcg_decks-refusal-not-a-deck = Це не колода: у ній немає списку карт.
lcg_decks-refusal-unknown-card = «{ $name }» – такої карти в цій коробці немає.
lcg_decks-refusal-unknown-investigator = «{ $name }» – такого дослідника в цій коробці немає.
lcg_decks-refusal-wrong-count = «{ $name }»: { $count } – це не кількість копій.

## Чому колодою не можна грати

lcg_decks-refusal-no-investigator = У колоди немає дослідника.
lcg_decks-refusal-second-investigator = До колоди належить рівно одна карта дослідника; { $card } – зайва.
lcg_decks-refusal-size =
    До розміру колоди { $count ->
        [one] враховано { $count } карту
        [few] враховано { $count } карти
       *[other] враховано { $count } карт
    }; колода, яку веде { $investigator }, має містити їх рівно { $size }.
lcg_decks-refusal-copies =
    { $card }: { $count } { $count ->
        [one] копія
        [few] копії
       *[other] копій
    } усіх рівнів разом; { $limit ->
        [one] дозволено лише { $limit }
       *[other] дозволено щонайбільше { $limit }
    }.
lcg_decks-refusal-class = { $card } (клас: { $cls }): { $investigator } не має доступу до цього класу.
lcg_decks-refusal-level = { $card } (клас: { $cls }): { $investigator } може брати карти цього класу лише до рівня { $highest }.
lcg_decks-refusal-level-zero = { $card }: у новій колоді без досвіду можуть бути лише карти рівня 0.
lcg_decks-refusal-starting-experience = Ціна карт, вищих за рівень 0, у балах досвіду: { $cost }; доступно: { $experience }.
lcg_decks-refusal-required = Бракує карти { $card }: вона має бути в колоді, яку веде { $investigator }.
lcg_decks-refusal-signature = { $card }: ця карта може бути лише в колоді, яку веде { $owner }.
lcg_decks-refusal-story = { $card } – сюжетна карта: додати її до колоди може лише сценарій.
lcg_decks-refusal-basic-weaknesses =
    { $count ->
        [0] У колоді немає базових слабкостей
        [one] У колоді { $count } базова слабкість
        [few] У колоді { $count } базові слабкості
       *[other] У колоді { $count } базових слабкостей
    }; випадкових слабкостей має бути рівно { $due }.
lcg_decks-refusal-standalone = Загальна ціна карт у балах досвіду: { $cost }; для одиночного режиму має бути менше ніж { $limit }.

## Чому карту не можна купити

lcg_decks-refusal-price = { $card } – ціна в балах досвіду: { $price }; доступно: { $experience }.
lcg_decks-refusal-not-for-sale = Карту { $card } не можна купити.
lcg_decks-refusal-not-in-deck = Карти { $card } немає в колоді, тож прибрати її не можна.
lcg_decks-refusal-must-stay = Карта { $card } має лишитися в колоді.
lcg_decks-refusal-nothing-removed = За карту { $card } треба прибрати з колоди іншу карту.
