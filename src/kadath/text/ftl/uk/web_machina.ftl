### Machina Arcana на сторінці.

web_machina-board = Мапа, стовпців: { $columns }, рядів: { $rows }. Клавішами стрілок переходять з поля на поле, Enter робить те, що там можна зробити.
web_machina-cost = дійти коштує { $stamina } { $stamina ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} витривалості
web_machina-monsters = Монстри в порядку ходів
web_machina-others = Інші дослідники
web_machina-inventory = Спорядження
web_machina-nothing = порожньо
web_machina-drawn = Щойно взяті предмети
web_machina-tour-story = Розділ каже, що треба зробити. Під ним показники появи й жаху, загроза й рівень монстрів та самі монстри.
web_machina-tour-board = Мапа. Числа кажуть, скільки витривалості коштує дійти: натисніть поле, щоб піти туди, або те, що світиться, щоб ним скористатися. Мапу можна перетягувати.
web_machina-tour-you = Ваш дослідник: здоров’я, витривалість і есенція, броня й воля.
web_machina-tour-hand = Ваші предмети. З’єднані діють разом.
web_machina-layers = На мапі видно
web_machina-layer-move = Шляхи
web_machina-layer-move-tip = Куди можна дійти й скільки це коштує (M)
web_machina-layer-sight = Огляд
web_machina-layer-sight-tip = Що видно й що заступає (S)
web_machina-layer-intent = Наміри
web_machina-layer-intent-tip = Що зроблять монстри, якщо нічого не зміниться; блідо там, де вирішують кубики чи вибір, ніби атаки схибили (I)
web_machina-key-slant = навскіс із поля на поле
web_machina-key-figures = до попередньої або наступної фігурки
web_machina-key-targets = до наступної фігурки, з якою можна щось зробити
web_machina-key-move = показати або сховати, куди можна дійти
web_machina-key-sight = показати або сховати, що видно
web_machina-key-intent = показати або сховати, що зроблять монстри
web_machina-no-strike = без атаки
web_machina-ability = здібність
web_machina-near = Хто поруч
web_machina-intents = Що зроблять монстри, якщо нічого не зміниться
web_machina-walk = Рух: натисніть поле на мапі або оберіть крок
web_machina-stage = { $attacker } атакує { ACC($blocker) }
web_machina-stage-traps = { $attacker } атакують { ACC($blocker) }
web_machina-stage-self = { $attacker } атакує себе
web_machina-stage-others = ті самі кубики рахуються й для інших цілей: { $others }
web_machina-stage-other = { $name } ({ $needed })
web_machina-stage-succeeded = Влучання
web_machina-stage-failed = Промах
web_machina-stage-hits = Влучання: { $hits } з { $count }
web_machina-stage-needed = треба
web_machina-stage-bonus = бонус
web_machina-die-high = кубик сильної атаки
web_machina-die-low = кубик слабкої атаки
web_machina-stage-sums = Можливі суми; { $needed } або більше влучає
web_machina-aim = { $title }, перед кидком
web_machina-aim-price = { $name }: ціна { $amount }, лишиться { $left }
web_machina-aim-dice = Кубики сильної атаки: { $high }, слабкої: { $low }
web_machina-aim-hit = Влучання
web_machina-aim-kill = Убивство
web_machina-aim-others = Також:
web_machina-tracks = Показники й монстри
web_machina-rating = { $name }: кидок { $rating } або більше, { $chance }; на карті { $printed }
web_machina-rating-short = { $chance } · із { $printed }
web_machina-rating-none = немає
web_machina-skull = череп
web_machina-arrange-worn = Споряджене
web_machina-arrange-bag = У торбі
web_machina-arrange-not = Зараз це туди не пасує.
web_machina-arrange-swapped = { $text }; натомість перекладено: { $others }
web_machina-arrange-no-joint = { $name } та { $other } не з’єднуються: вони різних типів або їхні роз’єми не пасують.
web_machina-arrange-no-main = Предмет «{ $name }» не можна спорядити окремо: його треба з чимось з’єднати або витратити з торби.
web_machina-arrange-key = Enter переносить на наступне місце.
web_machina-tally-monsters = убиті монстри
web_machina-tally-health = втрачене здоров’я
web_machina-tally-items = отримані предмети
web_machina-tally-threat = кроки загрози
web_machina-hazard-barrel = вибух
web_machina-hazard-trap = пастки

## Для чого потрібні поля.

web_machina-about-chest = Із сусіднього поля, 3 пункти витривалості: отримайте предмет і 1 пункт есенції.
web_machina-about-event_space = Із сусіднього поля, 3 пункти витривалості: подія дослідників і 1 пункт есенції.
web_machina-about-workbench = Із сусіднього поля, 3 пункти витривалості: візьміть три предмети, залиште один і розмістіть спорядження.
web_machina-about-recharge_station = Із сусіднього поля, 1 пункт витривалості: кубик відновлює здоров’я чи витривалість або нічого не дає.
web_machina-about-trap_lever = Із сусіднього поля, 2 пункти витривалості: пастки тайла карти атакують усіх, хто на них стоїть.
web_machina-about-chapter_space = Із сусіднього поля, 3 пункти витривалості й 3 пункти есенції; освітлене: лише 1 пункт витривалості. Оповідь рухається далі, якщо розділ цього не блокує.
web_machina-about-spawn_space = Звідси виходять монстри. Із сусіднього поля його можна запечатати за 2 пункти витривалості й 2 пункти есенції: загроза падає, а поле розділу освітлюється.
web_machina-about-exploding_barrel = Будь-яке влучання спричиняє вибух: три кубики сильної атаки проти всіх довкола.
web_machina-about-brazier = Із сусіднього поля його можна освітити за 2 пункти витривалості й 1 пункт есенції.
web_machina-about-mirror = Із сусіднього поля його можна освітити за 1 пункт витривалості.
web_machina-about-statue = Вона дивиться.
web_machina-about-entry = Тут ви ввійшли. Тут не можна ні досліджувати, ні вийти.
web_machina-about-exit = Хто стоїть перед виходом, може вийти за 2 пункти витривалості. Коли вийдуть усі, почнеться наступний розділ.
