### Стіл гри «Жах Аркгема» в терміналі.
### Built in code: arkham-tried-

terminal-arkham-stage = сцена
terminal-arkham-sheet = аркуші
terminal-arkham-gates = брами
terminal-arkham-ancient-one = Прадавній
terminal-arkham-standing = приреченість { $doom }/{ $track } паніка { $terror } брами { $gates }/{ $most_gates } монстри { $monsters }/{ $most_monsters } околиці { $outskirts }/{ $most_outskirts }
terminal-arkham-deep = Глибоководні { $uprising }/6 федерали { $feds }/6
terminal-arkham-foe = пильність { $awareness }, жах { $horror } ({ $madness }), бій { $combat } ({ $wounds }), стійкість { $toughness }
terminal-arkham-foe-calm = пильність { $awareness }, без жаху, бій { $combat } ({ $wounds }), стійкість { $toughness }
terminal-arkham-goes = { $symbol }: біла стрілка – { $white }, чорна стрілка – { $black }
terminal-arkham-acts = замість рухатися, робить щось інше
terminal-arkham-quiet = Зараз ніхто не проходить перевірку й не б’ється.
terminal-arkham-check = перевірка: { $check }, кубиків: { $pool }, потрібно успіхів: { $needed } (успіх від { $lowest }), шанс { $chance }
terminal-arkham-dice = успіхів: { $successes } із { $needed }
terminal-arkham-spent = здогадок витрачено { $clues }: { $chance }
terminal-arkham-horror = перевірку жаху пройдено: { $chance }
terminal-arkham-round = раунд: кубиків { $dice }, потрібно успіхів { $needed }, перемога { $round }; втеча { $flee }
terminal-arkham-ends = до кінця: перемога { $won }, рани { $hurt }, непритомність { $unconscious }, божевілля { $insane }
terminal-arkham-better = якщо витратити: { $cards } – перемога { $won }
terminal-arkham-taken = { $fate ->
    [lost] загублення в часі та просторі
    [dragged] затягування в браму
   *[devoured] пожирання
} { $chance }
terminal-arkham-battle = лишилося жетонів приреченості: { $doom }; { $each ->
    [one] кожен успіх знімає один
    [few] { $each } успіхи знімають один, поки що { $hits }
   *[many] { $each } успіхів знімають один, поки що { $hits }
}
terminal-arkham-battle-extra = лишилося жетонів приреченості: { $doom }; успіхи, потрібні, перш ніж їх знімати: { $extra }
terminal-arkham-battle-fighter = { $attacked ->
    [1] уже після атаки; наступного разу кубики { $dice }
   *[other] кубики { $dice }
}, хоч один успіх { $hit }
terminal-arkham-battle-withstands = вистоїть проти атаки { $chance }
terminal-arkham-battle-by = перемога до раунду { $round }: { $chance }
terminal-arkham-battle-test = У цьому раунді: перевірка – { $skill } ({ $modifier }).
terminal-arkham-investigator = дослідники за ініціалами; якщо їх більше ніж четверо, показано кількість
terminal-arkham-monster = монстри за ініціалами; якщо їх більше ніж четверо, показано кількість
terminal-arkham-gate = відкрита брама з ініціалами свого світу
terminal-arkham-far = стільки кроків звідси
terminal-arkham-edge = За лівим або правим краєм лежить друге місто.

## Its own word for what one might think of doing

arkham-tried-evade = Ухилитися
arkham-tried-fight = Битися
