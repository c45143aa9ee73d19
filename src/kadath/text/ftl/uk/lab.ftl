### Чого симуляція не приймає.

lab-no-module = немає модуля { $module } для бота «{ $bot }»; напишіть модуль:Клас, а модуль покладіть у цю теку або встановіть
lab-no-class = у модулі { $module } немає класу { $cls } для бота «{ $bot }»
lab-bot-not-made = «{ $bot }» не вдається створити з аргументами ({ $given }), які отримує кожен бот: { $error }
lab-no-bot = «{ $bot }» – не бот: потрібен метод choose(game, state, seat), який повертає варіант
lab-too-few-bots = { $bots ->
    [one] { $bots } бот
    [few] { $bots } боти
   *[many] { $bots } ботів
} на { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
   *[many] { $seats } місць
}: назвіть одного бота для всіх або по одному на кожне місце
lab-results-kind = «{ $file }» має закінчуватися так: { $known }
lab-results-there = { $file } уже існує: оберіть іншу назву або продовжте з --resume
lab-results-other = у { $file } партії іншої симуляції ({ $there }, а не { $asked }): оберіть іншу назву
lab-results-no-parquet = файли Parquet потребують пакета pyarrow, якого не встановлено: { $command }; можна також записати .csv або .jsonl
lab-results-unread = { $file } не вдається прочитати як результати симуляції: оберіть іншу назву
