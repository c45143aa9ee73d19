### Жах Аркгема. Остання година: чому чогось не можна зробити зараз, по одному реченню.

final_hour-why-not-already-there = Ви вже там.
final_hour-why-not-not-adjacent = Із вашої локації туди немає шляху.
final_hour-why-not-entered-before = Із цією картою не заходять двічі в ту саму локацію.
final_hour-why-not-walked-before = Із цією картою не йдуть двічі тим самим шляхом.
final_hour-why-not-by-a-card = Ви рухаєтеся, коли це дозволяє карта.
final_hour-why-not-item-time = Ним користуються у свій час: { $timing }.
final_hour-why-not-not-yours = Ним може скористатися лише той, хто його здобув.
final_hour-why-not-in-your-turn = Карту пріоритету ви розігруєте, коли настає ваша черга.
final_hour-why-not-end-of-round = Ритуал пробують повернути навспак наприкінці раунду.
final_hour-why-not-other-path = Цей ефект не стосується цього шляху.
final_hour-why-not-sealed = На цьому шляху вже є бар’єр.
final_hour-why-not-not-sealed = На цьому шляху немає бар’єра.
final_hour-why-not-out-of-range = Ця атака туди не сягає.
final_hour-why-not-nothing-falls = Шкоди замало для будь-якого з тамтешніх монстрів.
final_hour-why-not-not-there = Цей монстр в іншій локації.
final_hour-why-not-other-health = Цей ефект знищує монстрів з іншим здоров’ям.
final_hour-why-not-too-strong = Щоб його знищити, треба { $health } { $health ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} шкоди, а лишилося { $damage }.
final_hour-why-not-alike = Там є такий самий: оберіть його.
final_hour-why-not-passed-over = Обираючи, ви цього монстра вже пропустили.
