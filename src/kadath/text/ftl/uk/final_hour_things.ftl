### Arkham Horror: Final Hour: what lies on the table, for whoever draws it plainly.
### Built in code: final_hour-

final_hour-kind-location = локація
final_hour-kind-token = монстр
final_hour-kind-figure = дослідник
final_hour-kind-item = предмет
final_hour-kind-card = карта пріоритету
final_hour-kind-play = карта дії
final_hour-kind-pile = стос
final_hour-kind-symbol = здогадка
final_hour-kind-path = шлях

final_hour-group-location = Кампус
final_hour-group-figure = Дослідники
final_hour-group-pile = Карти й жетони
final_hour-group-symbol = Здогадки
final_hour-group-path = Бар’єри
final_hour-group-ancient_one = Прадавній

final_hour-number-health = здоров’я
final_hour-number-damage = пошкоджені поля
final_hour-number-gate = жетони брами
final_hour-number-actions = колода дій
final_hour-number-priority = пріоритет
final_hour-number-cards = карти
final_hour-number-tokens = жетони
final_hour-number-omens = знамення
final_hour-number-extra-omens = додаткові знамення
final_hour-number-found = знайдено
final_hour-number-possible = ще можливо

final_hour-mark-ritual = місце ритуалу
final_hour-mark-clue = здогадка
final_hour-mark-activated = активовано
final_hour-mark-lead = провідний дослідник
final_hour-mark-resolved = виконано
final_hour-mark-seal-yellow = бар’єр жовтим боком догори
final_hour-mark-seal-grey = бар’єр сірим боком догори

final_hour-pile-hand = Рука
final_hour-pile-row = Ряд карт пріоритету
final_hour-pile-aside = Відкладено для ритуалу
final_hour-pile-laid = Викладено для ритуалу
final_hour-pile-stash = Карти долілиць на аркуші
final_hour-pile-deck = Колода пріоритету
final_hour-pile-discard = Скинуті карти пріоритету
final_hour-pile-cup = Запас монстрів
final_hour-pile-destroyed = Знищені монстри
final_hour-pile-unique = Унікальні монстри біля аркуша
final_hour-pile-gates = Жетони брам у стосі
final_hour-pile-items = Колода предметів

final_hour-play-face-down = карта дії долілиць
