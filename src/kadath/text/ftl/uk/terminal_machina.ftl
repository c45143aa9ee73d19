### Стіл Machina Arcana в терміналі.
### Built in code: machina-tried-

terminal-machina-monsters = монстри
terminal-machina-items = предмети
terminal-machina-team = дослідники
terminal-machina-story = історія
terminal-machina-standing = поява { $spawn }+ жах { $horror }+ загроза { $threat } рівень { $level }
terminal-machina-cost = дійти коштує { $stamina } { $stamina ->
    [one] пункт
    [few] пункти
   *[many] пунктів
} витривалості
terminal-machina-chance = влучає: { $hit }, убиває: { $kill }
terminal-machina-explorer = дослідник: перша літера й здоров’я
terminal-machina-monster = монстр: місце в черзі й здоров’я
terminal-machina-boss = супротивник фінального випробування і його здоров’я
terminal-machina-wall = стіна
terminal-machina-open = відчинені двері
terminal-machina-closed = зачинені двері
terminal-machina-way = вихід, якого ще ніхто не дослідив
terminal-machina-steps = підлога й витривалість, потрібна, щоб дійти
terminal-machina-walked = шлях до курсора
terminal-machina-intent = крок монстра з цього місця в черзі, якщо нічого не зміниться
terminal-machina-reached = підлога в межах досяжності здібності

## Its own word for what one might think of doing

machina-tried-move = Рух
