### Жах Аркгема. Карткова гра: чому чогось не можна зробити зараз, по одному реченню.

## Дії

lcg-why-not-actions = { $left ->
    [0] У вас не лишилося дій.
   *[other] Це коштує { $needed } { $needed ->
        [few] дії
       *[other] дій
    }, а у вас { $left ->
        [one] лишилася
       *[other] лишилося
    } { $left }.
}
lcg-why-not-already-there = Ви вже там.
lcg-why-not-not-connected = { NOM($it) } не { GENDER($it) ->
    [pl] сполучаються
   *[m] сполучається
} з вашою локацією.
lcg-why-not-not-here = У вашій локації немає { GEN($it) }.
lcg-why-not-aloof = { NOM($it) } – відчужений ворог: перш ніж атакувати, вступіть з ним у бій.
lcg-why-not-engaged = Ви вже б’єтеся з { INS($it) }.
lcg-why-not-not-engaged = Утекти можна лише від ворога, з яким ви б’єтеся.
lcg-why-not-massive = { NOM($it) } – масивний ворог: дією з ним у бій не вступають.
lcg-why-not-forbidden = Цього не дозволяє карта { $by }.

## Карти, які грають

lcg-why-not-skill = Вміння не грають: додайте його до перевірки.
lcg-why-not-never-played = Цю карту не грають.
lcg-why-not-resources = Замало ресурсів: ціна { $cost }, а у вас { $resources }.
lcg-why-not-no-effect = Зараз це нічого б не змінило.
lcg-why-not-no-room = Для неї немає слота, а ніщо з того, що займає слот, не може вийти з гри.
lcg-why-not-copy-in-play = Вона унікальна, а її копія вже в грі.
lcg-why-not-not-in-hand = Її немає у вас на руці.
lcg-why-not-not-your-turn = Миттєвий здобуток грають у свій хід.
lcg-why-not-in-your-turn = Потрібна дія у ваш хід.
lcg-why-not-in-a-window = Потрібне вікно гравця, а зараз його немає.
lcg-why-not-moment = Зараз її не можна застосувати: коли можна, каже її текст.
lcg-why-not-condition = Її умову зараз не виконано.
lcg-why-not-taken-back = Вона повернулася в цьому ж вікні гравця: зіграйте її в наступному.
lcg-why-not-peril = Небезпека: діяти може лише той, хто взяв карту.

## Властивості

lcg-why-not-not-used = Цю властивість не застосовують: вона діє сама.
lcg-why-not-cost = Ви не можете сплатити ціну: { $cost }.
lcg-why-not-limit = Її вже застосовано стільки разів, скільки можна.
lcg-why-not-in-vain = Її властивість зараз нічого б не змінила.
lcg-why-not-answered = Для цього її вже застосовано.
lcg-why-not-somebody-elses = Застосувати її може лише той, хто нею розпоряджається.
lcg-why-not-out-of-reach = Її немає у вашій локації.
lcg-why-not-refused = Інші цього ходу відмовилися платити свою частку.

## Карти до перевірки

lcg-why-not-no-icon = На ній немає символу для цієї перевірки ({ $skill }).
lcg-why-not-not-your-test = Її додають лише до власних перевірок.
lcg-why-not-too-many-copies = До цієї перевірки не можна додати більше її копій.
lcg-why-not-passed-over = Обираючи, ви цю карту вже пропустили.

## Справа

lcg-why-not-no-act = Справи немає.
lcg-why-not-no-clues = Ні в кого немає здогадок, які можна витратити.
lcg-why-not-gives-no-clues = У вас немає здогадок, які можна дати.
lcg-why-not-clues = Справа потребує { $needed } { $needed ->
    [one] здогадки
   *[other] здогадок
}, а разом ви можете витратити { $clues }.
lcg-why-not-objective = Просування цієї справи залежить від її цілі.
lcg-why-not-cannot-advance = Карта в грі не дає справі просунутися.
lcg-why-not-nobodys-turn = Здогадки на просування справи витрачають під час ходу дослідника.
