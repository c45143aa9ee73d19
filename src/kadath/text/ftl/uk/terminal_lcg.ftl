### The table of the card game in a terminal.
### Built in code: terminal-skill-, terminal-lcg-, lcg-tried-

## Letters that stand for skills. No two may be alike.

terminal-skill-willpower = В
terminal-skill-intellect = І
terminal-skill-combat = С
terminal-skill-agility = П
terminal-skill-wild = *

## The panels

terminal-lcg-panel-card = карта
terminal-lcg-panel-hand = рука
terminal-lcg-panel-areas = у грі
terminal-lcg-panel-bag = хаос
terminal-lcg-panel-story = сюжет

terminal-lcg-unknown = невідома карта
terminal-lcg-unrevealed = ще не відкрита
terminal-lcg-out = поза грою
terminal-lcg-shown = показано:
terminal-lcg-ways = Звідси можна перейти до
terminal-lcg-victory = Переможний рахунок
terminal-lcg-victory-points = { $points ->
    [one] Переможний рахунок: { $points } бал
    [few] Переможний рахунок: { $points } бали
   *[other] Переможний рахунок: { $points } балів
}
terminal-lcg-encounter = Колода контактів
terminal-lcg-aside = Відкладено
terminal-lcg-removed = Прибрано з гри
terminal-lcg-bag = Вмістилище хаосу: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[other] { $tokens } жетонів
}
terminal-lcg-bag-for = Символи так, як вони рахуються зараз: { $name }
terminal-lcg-against = проти { $difficulty }

## The end

terminal-lcg-survived = у грі до кінця
terminal-lcg-fate-defeated = поразка
terminal-lcg-fate-resigned = відступ
terminal-lcg-fate-left = поки що поза кампанією
terminal-lcg-fate-killed = смерть
terminal-lcg-fate-insane = божевілля

## The campaign

terminal-lcg-campaign = Журнал кампанії
terminal-lcg-experience = досвід: { $experience }
terminal-lcg-deck = Колода ({ $cards })
terminal-lcg-log-interrogated = Допитані:
terminal-lcg-log-got_away = Утекли:

## Signs

terminal-lcg-legend-health = залишок здоров’я
terminal-lcg-legend-sanity = залишок розуму
terminal-lcg-legend-clue = здогадки
terminal-lcg-legend-doom = приреченість
terminal-lcg-legend-resource = ресурси; ціна карти
terminal-lcg-legend-shroud = морок: складність дослідження
terminal-lcg-legend-action = дії, що лишилися в цьому ході
terminal-lcg-legend-hand = карти на руці
terminal-lcg-legend-uses = застосування, що лишилися: набої, заряди, таємниці, припаси
terminal-lcg-legend-fight = складність атаки на ворога
terminal-lcg-legend-evade = складність утечі від ворога
terminal-lcg-legend-provokes = спершу провокує атаку на випередження
terminal-lcg-legend-exhausted = задіяно
terminal-lcg-legend-engaged = ворог б’ється з дослідником із цією літерою
terminal-lcg-legend-ways = номери локацій, куди можна перейти
terminal-lcg-legend-attached = приєднано або покладено там
terminal-lcg-legend-lead = провідний дослідник

## Its own word for what one might think of doing

lcg-tried-move = Переміститися
