### Arkham Horror: The Card Game: what lies on the table, for whoever draws it plainly.
### Built in code: lcg-

lcg-kind-card = карта
lcg-kind-pile = стос
lcg-kind-deck = колода
lcg-kind-test = перевірка вміння
lcg-kind-bag = вмістилище
lcg-kind-face = дослідник

lcg-group-location = Локації
lcg-group-investigator = Дослідники
lcg-group-face = Дослідники
lcg-group-pile = Карти й стоси
lcg-group-deck = Колоди
lcg-group-bag = Вмістилище хаосу

lcg-number-damage = рани
lcg-number-horror = жах
lcg-number-clues = здогадки
lcg-number-doom = приреченість
lcg-number-uses = використання
lcg-number-resources = ресурси
lcg-number-actions = лишилося дій
lcg-number-willpower = воля
lcg-number-intellect = інтелект
lcg-number-combat = сила
lcg-number-agility = спритність
lcg-number-health = здоров’я
lcg-number-sanity = розум
lcg-number-fight = сила ворога
lcg-number-evade = спритність ворога
lcg-number-attack-damage = наносить ран
lcg-number-attack-horror = наносить жаху
lcg-number-shroud = морок
lcg-number-clues-needed = здогадок витратити
lcg-number-doom-limit = потрібно приреченості
lcg-number-cards = карти
lcg-number-tokens = жетони
lcg-number-total = значення вміння
lcg-number-difficulty = складність
lcg-number-experience = досвід
lcg-number-physical = фізичні травми
lcg-number-mental = психічні травми

lcg-mark-exhausted = задіяно
lcg-mark-unrevealed = закрита
lcg-mark-threat = зона боротьби
lcg-mark-committed = додано до перевірки
lcg-mark-lead = провідний дослідник
lcg-mark-out = поза грою

lcg-pile-story = Справа й загроза
lcg-pile-limbo = Виконується
lcg-pile-victory = Переможний рахунок
lcg-pile-hand = Рука
lcg-pile-discard = Відбій
lcg-pile-encounter = Відбій контактів

lcg-deck-deck = Колода
lcg-deck-encounter = Колода контактів
lcg-deck-side = Колода сценарію

lcg-bag-chaos = Вмістилище хаосу

lcg-card-unknown = закрита карта
