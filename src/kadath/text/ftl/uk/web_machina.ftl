### Machina Arcana на сторінці.

web_machina-board = Мапа, стовпців: { $columns }, рядів: { $rows }. Стрілки переходять з поля на поле, Enter робить те, що там можна зробити.
web_machina-closer = Ближче
web_machina-farther = Далі
web_machina-whole = Уся мапа
web_machina-cell = стовпець { $column }, ряд { $row }
web_machina-cost = дійти коштує { $stamina } витривалості
web_machina-amount = { $name }: { $have } з { $of }
web_machina-monsters = Монстри в порядку ходів
web_machina-inventory = Спорядження
web_machina-nothing = порожньо
web_machina-tour-story = Розділ каже, що треба зробити. Під ним показники появи й жаху, загроза й рівень монстрів та самі монстри.
web_machina-tour-board = Мапа. Числа кажуть, скільки витривалості коштує дійти: натисніть поле, щоб піти туди, або те, що світиться, щоб ним скористатися. Мапу можна перетягувати.
web_machina-tour-you = Ваш дослідник: здоров’я, витривалість і есенція, броня й воля.
web_machina-tour-hand = Ваші предмети. З’єднані діють разом.
