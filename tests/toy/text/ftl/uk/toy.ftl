### Ліхтарі.

toy-title = Ліхтарі
toy-setup-seats = Ліхтарники
toy-setup-lights = Ліхтарі
toy-kind-oil = карта оливи
toy-oil-1 = крапля оливи (1)
toy-oil-2 = чашка оливи (2)
toy-oil-3 = глек оливи (3)
toy-oil-4 = бочка оливи (4)
toy-text-1 = Рахується за 1 проти темряви.
toy-text-2 = Рахується за 2 проти темряви.
toy-text-3 = Рахується за 3 проти темряви.
toy-text-4 = Рахується за 4 проти темряви.

toy-kind-track = трек
toy-kind-keeper = ліхтарник
toy-track-night = Ніч
toy-keeper-1 = Ліхтарник 1
toy-keeper-2 = Ліхтарник 2
toy-number-dark = темрява
toy-number-lights = ліхтарі
toy-number-deck = карти в колоді
toy-number-cards = карти в руці

toy-ask-play = Ліхтарник { $seat }: зіграйте карту
toy-option-play = Зіграти: { $oil }
toy-log-dusk = Година { $hour }. Сила темряви: { $dark }.
toy-log-drew = Ви берете: { $oil }.
toy-log-played = { $keeper } грає: { $oil }.
toy-log-out = { $lights ->
    [0] Гасне останній ліхтар.
    [one] Ліхтар гасне. Горить ще один.
    [few] Ліхтар гасне. Горять ще { $lights }.
   *[many] Ліхтар гасне. Горить ще { $lights }.
}
toy-outcome-dawn = Світає, а ліхтар іще горить. Перемога!
toy-outcome-dark = Згас останній ліхтар. Поразка.

toy-procedure-Night = Ніч
toy-step-Night-1 = 1. сутінки
toy-step-Night-2 = 2. зіграйте оливу
toy-step-Night-3 = 3. порівняння
toy-step-Night-4 = 4. добір карт
