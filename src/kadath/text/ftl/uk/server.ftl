### Що каже сам сервер: відмови, повідомлення за столом і перші слова в терміналі.

## Відмови

server-problem-malformed = Це не вдалося прочитати: тут очікували іншого.
server-problem-too-large = Це задовге.
server-problem-no-person = Спершу назвіться.
server-problem-bad-origin = Це надійшло з іншого сайту, тож його не виконано.
server-problem-not-allowed = Це вирішувати не вам.
server-problem-sealed = Це залишається запечатаним до кінця гри.
server-problem-no-such-thing = Нічого такого тут немає.
server-problem-no-such-method = За цією адресою такого зробити не можна.
server-problem-stale = Гра тим часом пішла далі. Погляньте на стіл і оберіть ще раз.
server-problem-wrong-seat = Зараз вирішує хтось інший.
server-problem-not-offered = Цього немає серед варіантів.
server-problem-not-now = Зараз цього зробити не можна.
server-problem-figure-taken = Цю постать уже обрав хтось інший. Оберіть іншу.
server-problem-seat-taken = Це місце зайняте.
server-problem-silence = Правила вимагають зараз тиші.
server-problem-nothing-to-undo = Вам нема чого скасовувати.
server-problem-too-many = Їх уже забагато.
server-problem-bad-setup = Так підготувати гру не можна.
server-problem-bad-record = Це не запис гри, або він не підходить до цієї версії.
server-problem-set-needed = Цей стіл розпочато з набором «{ $set }» ({ $needed }), якого сервер у такому вигляді не має. Стіл зачекає, доки той, хто тримає сервер, додасть його через --sets; нічого не втрачено.
server-problem-too-fast = Забагато водночас. Спробуйте знову за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
server-problem-still-here = Ця людина за столом або була тут щойно. Попросіть, щоб вона сама віддала місце, або зачекайте, доки її не буде хвилину.
server-problem-unreadable = Цей стіл збережено, але прочитати його вже не можна. Те, що від нього лишилося, можна взяти зі списку столів.
server-problem-failed = У програмі щось пішло не так. Нічого не змінено.
server-problem-busy = Боти зараз надто зайняті. Спробуйте за мить.
server-problem-storage = Це не вдалося зберегти, тож його не виконано. Чи не заповнений диск сервера?

## Скасування

server-undo = { $count ->
    [one] Буде скасовано { $count } останній вибір.
    [few] Буде скасовано { $count } останні вибори.
   *[many] Буде скасовано { $count } останніх виборів.
}
server-undo-free = Відтоді ніхто не дізнався нічого нового, тож це можна зробити вільно.
server-undo-learned = Відтоді хтось побачив щось нове й знатиме це й далі.
server-undo-random = Відтоді втрутився випадок; повториться те саме.
server-undo-others = Буде скасовано й вибори інших: { $names }.

## Повідомлення за столом

server-notice-joined = За столом: { $name }.
server-notice-left = { $name } іде з-за столу.
server-notice-sat-down = { $name } займає місце { $seat }.
server-notice-stood-up = { $name } звільняє місце { $seat }.
server-notice-gave-seat = { $name } віддає місце { $seat } комусь іншому.
server-notice-bot-plays = { $name }: на місці { $seat } відтепер грає бот ({ $bot }).
server-notice-bot-stops = { $name }: на місці { $seat } бот більше не грає.
server-notice-removed = { $name } просить вийти з-за столу: { $who }.
server-notice-new-host = Господар столу тепер { $name }.
server-notice-imported = Цю гру завантажено із запису ({ $name }); хто має запис, може знати, як усе роздано.
server-notice-unreadable = (Повідомлення, яке вже не можна прочитати.)
server-notice-seat-taken-over = Немає за столом: { $who }. Місце { $seat } дістає { $whom }; рішення: { $name }.
server-notice-seat-freed = Немає за столом: { $who }. Місце { $seat } вільне; рішення: { $name }.
server-notice-seat-bot = Немає за столом: { $who }. На місці { $seat } грає бот ({ $bot }); рішення: { $name }.
server-notice-came-back = { $name } повертається й знову займає місце { $seat }.
server-notice-begun = Гра починається.
server-notice-undo-asked = { $name } хоче скасувати свій вибір.
server-notice-undo-refused = { $name } не погоджується: нічого не скасовано.
server-notice-undone = { $count ->
    [one] Скасовано { $count } вибір.
    [few] Скасовано { $count } вибори.
   *[many] Скасовано { $count } виборів.
}
server-notice-shown = { $name } показує карту: { $card }.
server-notice-opened = { $name } грає з відкритою рукою.
server-notice-closed = { $name } більше не грає з відкритою рукою.
server-notice-misfit-whole = Kadath тепер має версію { $version }, правила якої інші. Гра триває точно звідти, де зупинилася; не можна лише скасувати те, що було раніше.
server-notice-misfit-part = Kadath тепер має версію { $version }, правила якої інші: вибір { $number } ({ $key }) уже неможливий. Гра триває з миті перед ним.
server-misfit = Вибір { $number } цього запису ({ $key }) не відповідає правилам цієї версії. Гра стоїть перед ним.

## Столи, яких більше не видно

server-gone-removed = Господар прибрав вас з-за столу.
server-gone-left = Ви пішли з-за цього столу.
server-gone-forgotten = Цю копію прибрано.

## Назви

server-table-of = Стіл: { $name }

## Сторінка замість справжньої

server-page-missing = Сервер працює, але сторінку ще не зібрано. У копії вихідного коду її збирає команда:
server-page-build = scripts/setup

## У терміналі

server-ready = Стіл готовий: { $url }
server-ready-network = У локальній мережі: { $url }
server-ready-end = Ctrl+C зупиняє сервер. Усі ігри збережено.
server-no-port = Порт { $port } використати не можна: { $why }. Інший можна обрати за допомогою --port.
server-unusable-locked = Інший Kadath уже працює з даними в { $folder }.
server-unusable-full = У { $folder } нічого не можна записати: диск заповнено або вичерпано квоту. Звільніть місце й запустіть знову; нічого не змінено.
server-unusable-read-only = У { $folder } не можна записувати. Надайте право запису тому, хто запускає сервер, або вкажіть іншу теку параметром --data.
server-unusable-damaged = Файл server.db у { $folder } пошкоджено, або це не база даних. Поверніть його копію або перенесіть його, щоб почати спочатку; нічого не змінено.
server-unusable-newer = Дані в { $folder } належать новішій версії Kadath. Запустіть ту версію або вкажіть іншу теку параметром --data; нічого не змінено.
server-unusable-refused = Даними в { $folder } не можна скористатися: { $why }. Усуньте причину або вкажіть іншу теку параметром --data.
server-no-browser = Тут немає браузера. Відкрийте цю адресу в іншому: { $url }
server-runs-already = Стіл уже відкрито: { $url }
